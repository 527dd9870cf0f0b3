// An engine that takes everything with the action: it sings songs, and `doc` does not sing.
import { Adapter, BadParams, Refused, Unsupported } from "../src/index.ts";
import type {
  Action, Card, Characteristics, Choice, DeepRequired, Game, Legal, Observation, Part, Side, SetupParams,
} from "../src/index.ts";

export type Json = any;

export const CARDS: readonly Card[] = [
  { ref: "song", player: "Ann", zone: "hand", card: "song" },
  { ref: "doc", player: "Ann", zone: "play", card: "doc" },
  { ref: "hero", player: "Ann", zone: "play", card: "hero" },
  { ref: "secret", player: "Bob", zone: "deck", card: "doc" },
];

export class Choir implements Game {
  #table: DeepRequired<SetupParams>["position"];
  #seen = new Set<string>();

  constructor({ position }: DeepRequired<SetupParams>) {
    if (position.cards.some((card) => card.card === "maui")) throw new Unsupported("maui", "maui");
    this.#table = position;
  }

  act(_: string, { kind, card: ref, cost }: DeepRequired<Action>): void {
    if (kind === "concede") return;
    if (kind !== "play" || cost === null) throw new Unsupported(`the action ${kind}`);
    if (!this.#table.cards.some((card) => card.ref === ref)) throw new BadParams(`there is no card ${ref}`);
    this.#seen.add("secret");
    if (cost.by.join() === "doc") throw new Refused("doc does not sing", "no-singer", ["1.2"]);
    const sing = (card: DeepRequired<Card>): DeepRequired<Card> => ({
      ...card,
      ...(card.ref === ref ? { zone: "discard" } : { states: cost.by.includes(card.ref) ? ["exerted"] : [] }),
    });
    this.#table = { ...this.#table, cards: this.#table.cards.map(sing) };
  }

  decide(): void {
    throw new Error("it asks nothing itself");
  }

  look(): Observation {
    return { position: this.#table };
  }

  leftOut(_: string, __: DeepRequired<Action>, part: Part): Choice | null {
    return part === "by" ? { options: ["doc", "hero"], text: "who sings" } : null;
  }

  characteristics(ref: string): Characteristics {
    if (ref !== "doc") throw new Unsupported(ref);
    return { numbers: { strength: 2 } };
  }

  legal(): Legal {
    return { actions: [{ kind: "concede" }] };
  }

  known(): Set<string> {
    return this.#seen;
  }
}

const never = (): never => {
  throw new Error("nobody may ask this");
};

/** What every game must have, and no more. */
export const NO_GAME: Game = { act: never, decide: never, look: never };

/** An adapter, asked as the harness does. */
export class Asked {
  readonly adapter: Adapter;
  readonly position: Json;
  readonly ready: Json;

  constructor({ cards = CARDS, ...side }: { cards?: readonly Json[] } & Partial<Side> = {}) {
    const start = (params: DeepRequired<SetupParams>): Game => new Choir(params);
    this.adapter = new Adapter("choir", "1", { lorcana: { editions: ["2.2"], start, hidden: {}, ...side } });
    this.position = { players: [{ name: "Ann" }, { name: "Bob" }], turn: { player: "Ann" }, cards };
    this.ready = this.ask("setup", { game: "lorcana", edition: "2.2", position: this.position });
  }

  /** The result, or the whole answer where it is an error. */
  ask(method: string, params: Json = {}): Json {
    const answer = this.line(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
    return answer.result ?? answer;
  }

  line(line: string | Uint8Array): Json {
    return JSON.parse(this.adapter.answer(Buffer.from(line)).line);
  }

  sing(cost: Json = {}): Json {
    return this.ask("act", { player: "Ann", action: { kind: "play", card: "song", cost: { kind: "sing", ...cost } } });
  }

  answer(answer: readonly string[], { decision = "d1", player = "Ann" } = {}): Json {
    return this.ask("decide", { player, decision, answer });
  }

  get exerted(): string[] {
    const { cards } = this.ask("observe").position;
    return cards.filter((card: Json) => card.states.length > 0).map((card: Json) => card.ref);
  }
}
