// The protocol from an adapter's side: every method, answered from the games that the author wrote.
import type { Request } from "./codec.ts";
import { INVALID_PARAMS, RequestError, UNKNOWN_METHOD, decodeRequest, encodeError, encodeResult } from "./codec.ts";
import { CAN_HASH, digest } from "./digest.ts";
import { BadParams, Unsupported } from "./errors.ts";
import type { Side } from "./game.ts";
import { Language } from "./language.ts";
import type {
  CardsParams, CardsResult, EngineInfo, GameSupport, Messages, Position, SetupParams, SetupResult,
} from "./messages.ts";
import type { Call } from "./play.ts";
import { Play } from "./play.ts";
import { ACTIONS, METHODS } from "./schema.ts";
import type { DeepRequired } from "./shape.ts";
import { read } from "./shape.ts";

/** The version of the protocol. */
const PROTOCOL = 1;
const NOTHING = {};

/** The line that answers a line, with its line feed, and whether it is the last one. */
export interface Answer {
  readonly line: string;
  readonly last: boolean;
}

type Method = keyof typeof METHODS;
type ParamsOf<M extends Method> = DeepRequired<Messages[(typeof METHODS)[M]]>;
/** Method → what answers it; null from one that the engine does not offer. */
type Calls = { readonly [M in Method]: (params: ParamsOf<M>) => object | null };

const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);

/** The games of one engine behind the methods of the protocol. */
export class Adapter {
  readonly #info: EngineInfo;
  readonly #games: ReadonlyMap<string, Side>;
  readonly #kept = new Map<string, readonly Call[]>();
  #play: Play | null = null;

  constructor(name: string, version: string, games: Readonly<Record<string, Side>>) {
    const odd = Object.keys(games).find((game) => !Object.hasOwn(ACTIONS, game));
    if (odd !== undefined) throw new Error(`there is no game ${odd}; known: ${Object.keys(ACTIONS).join(", ")}`);
    this.#games = new Map(Object.entries(games));
    const support = Object.entries(games).map(([game, side]) => [game, supportOf(game, side)]);
    this.#info = { name, version, protocol: PROTOCOL, games: Object.fromEntries(support) };
  }

  /** The answer to one line of bytes, with or without its line feed. */
  answer(line: Uint8Array): Answer {
    try {
      const request = decodeRequest(line);
      return { line: encodeResult(request.id, this.#call(request)), last: request.method === "shutdown" };
    } catch (error) {
      if (error instanceof RequestError) return { line: encodeError(error), last: false };
      throw error;
    }
  }

  readonly #calls: Calls = {
    initialize: () => this.#info,
    cards: (params) => this.#cards(params),
    setup: (params) => this.#setup(params),
    act: (params) => this.#playing.act(params),
    decide: (params) => this.#playing.decide(params),
    observe: ({ viewer }) => this.#playing.observe(viewer),
    characteristics: ({ ref }) => this.#playing.characteristics(ref),
    legal: () => this.#playing.game.legal?.() ?? null,
    digest: () => this.#digest(),
    snapshot: () => this.#snapshot(),
    restore: ({ snapshot }) => this.#restore(snapshot),
    reset: () => this.#again([]),
    shutdown: () => NOTHING,
  };

  #call({ id, method, params }: Request): object {
    try {
      const result = isMethod(method) ? this.#result(method, params) : null;
      if (result !== null) return result;
    } catch (error) {
      if (error instanceof BadParams) throw new RequestError(INVALID_PARAMS, `${method}: ${error.message}`, id);
      throw error;
    }
    throw new RequestError(UNKNOWN_METHOD, `this engine does not offer ${method}`, id);
  }

  #result<M extends Method>(method: M, params: unknown): object | null {
    return this.#calls[method](read(METHODS[method], params) as ParamsOf<M>);
  }

  get #playing(): Play {
    if (this.#play === null) throw new BadParams("no position has been set up; call setup first");
    return this.#play;
  }

  #cards({ game, cards }: DeepRequired<CardsParams>): CardsResult | null {
    const knows = this.#games.get(game)?.knows;
    if (knows === undefined) return null;
    return { known: Object.entries(cards).filter(([name, printings]) => knows(name, printings)).map(([name]) => name) };
  }

  #setup(params: DeepRequired<SetupParams>): SetupResult {
    this.#play = null;
    this.#kept.clear();
    const { game, edition, position } = params;
    const side = this.#games.get(game);
    if (!side?.editions.includes(edition)) return { status: "unsupported", unsupported: [`${game} ${edition}`] };
    checkPosition(position);
    try {
      if (side.language instanceof Language) side.language.check(params.definitions);
      this.#play = new Play(side, params);
    } catch (error) {
      if (error instanceof Unsupported) return { status: "unsupported", unsupported: [...new Set(error.lacks)] };
      throw error;
    }
    return { status: "ok" };
  }

  #digest(): object | null {
    const hash = digest(this.#playing.look());
    return hash === null ? null : { digest: hash };
  }

  #snapshot(): object {
    const snapshot = `s${this.#kept.size + 1}`;
    this.#kept.set(snapshot, [...this.#playing.calls]);
    return { snapshot };
  }

  #restore(snapshot: string): object {
    const calls = this.#kept.get(snapshot);
    if (calls === undefined) throw new BadParams(`there is no snapshot ${snapshot} of this position`);
    return this.#again(calls);
  }

  #again(calls: readonly Call[]): object {
    const play = new Play(this.#playing.side, this.#playing.params);
    for (const call of calls) play.call(call);
    this.#play = play;
    return NOTHING;
  }
}

function supportOf(game: string, side: Side): GameSupport {
  const { editions, capabilities = [], manners, hidden, knows } = side;
  const language = side.language instanceof Language ? side.language.newest(game) : side.language;
  const brought = ["snapshots"];
  if (CAN_HASH) brought.push("digest");
  if (hidden !== undefined) brought.push("hidden-views");
  if (knows !== undefined) brought.push("known-cards");
  return { editions, capabilities: [...new Set([...capabilities, ...brought])], manners, language };
}

/** Throws `BadParams` for a position that contradicts itself, whatever the game. */
function checkPosition({ players, turn, cards }: DeepRequired<Position>): void {
  const names = new Set(players.map((player) => player.name));
  if (names.size < players.length || !names.has(turn.player) || (turn.first !== null && !names.has(turn.first))) {
    throw new BadParams("position: two players with the same name, or a turn of an unknown player");
  }
  const refs = new Set(cards.map((card) => card.ref));
  if (refs.size < cards.length) throw new BadParams("position.cards: two cards have the same ref");
  for (const { ref, player, controller, under, at } of cards) {
    const stranger = [player, controller ?? player].find((name) => !names.has(name));
    if (stranger !== undefined) throw new BadParams(`card ${ref}: there is no player ${stranger}`);
    if ([under, at].some((other) => other !== null && (other === ref || !refs.has(other)))) {
      throw new BadParams(`card ${ref}: it is under or at a card that does not exist`);
    }
  }
}
