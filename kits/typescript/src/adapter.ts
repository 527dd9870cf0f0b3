// The protocol from an adapter's side: every method, answered from the games that the author wrote.
import type { Request } from "./codec.ts";
import { INVALID_PARAMS, RequestError, UNKNOWN_METHOD, decodeRequest, encodeError, encodeResult } from "./codec.ts";
import { digest } from "./digest.ts";
import { BadParams, Unsupported } from "./errors.ts";
import type { Side } from "./game.ts";
import type { EngineInfo, GameSupport, Position, SetupParams, SetupResult } from "./messages.ts";
import type { Call } from "./play.ts";
import { Play } from "./play.ts";
import { ACTIONS } from "./schema.ts";
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

/** The games of one engine behind the methods of the protocol. */
export class Adapter {
  readonly #info: EngineInfo;
  readonly #games: ReadonlyMap<string, Side>;
  readonly #kept = new Map<string, readonly Call[]>();
  #play: Play | null = null;

  constructor(name: string, version: string, games: Readonly<Record<string, Side>>) {
    const odd = Object.keys(games).find((game) => !Object.hasOwn(ACTIONS, game));
    if (odd !== undefined) throw new Error(`there is no game ${odd}; the protocol has ${Object.keys(ACTIONS).join(", ")}`);
    this.#games = new Map(Object.entries(games));
    const support = Object.entries(games).map(([game, side]) => [game, supportOf(side)]);
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

  #call({ id, method, params }: Request): object {
    try {
      const result = this.#result(method, params);
      if (result !== null) return result;
    } catch (error) {
      if (error instanceof BadParams) throw new RequestError(INVALID_PARAMS, `${method}: ${error.message}`, id);
      throw error;
    }
    throw new RequestError(UNKNOWN_METHOD, `this engine does not offer ${method}`, id);
  }

  /** The result of a method; null where the engine does not offer it. */
  #result(method: string, params: object): object | null {
    switch (method) {
      case "initialize":
        return read("InitializeParams", params) && this.#info;
      case "setup":
        return this.#setup(read("SetupParams", params));
      case "act":
        return this.#playing.act(read("ActParams", params));
      case "decide":
        return this.#playing.decide(read("DecideParams", params));
      case "observe":
        return this.#playing.observe(read("ObserveParams", params).viewer);
      case "characteristics":
        return this.#characteristics(read("CharacteristicsParams", params).ref);
      case "legal":
        return this.#playing.game.legal?.() ?? null;
      case "digest":
        return { digest: digest(this.#playing.look()) };
      case "snapshot":
        return this.#snapshot();
      case "restore":
        return this.#restore(read("RestoreParams", params).snapshot);
      case "reset":
        return this.#again([]);
      case "shutdown":
        return NOTHING;
      default:
        return null;
    }
  }

  get #playing(): Play {
    if (this.#play === null) throw new BadParams("no position has been set up; call setup first");
    return this.#play;
  }

  #setup(params: DeepRequired<SetupParams>): SetupResult {
    this.#play = null;
    this.#kept.clear();
    const { game, edition, position } = params;
    const side = this.#games.get(game);
    if (!side?.editions.includes(edition)) return { status: "unsupported", unsupported: [`${game} ${edition}`] };
    checkPosition(position);
    try {
      this.#play = new Play(side, params);
    } catch (error) {
      if (error instanceof Unsupported) return { status: "unsupported", unsupported: [...new Set(error.lacks)] };
      throw error;
    }
    return { status: "ok" };
  }

  #characteristics(ref: string): object | null {
    try {
      return this.#playing.game.characteristics?.(ref) ?? null;
    } catch (error) {
      if (error instanceof Unsupported) throw new BadParams(`not known here: ${error.message}`);
      throw error;
    }
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

function supportOf({ editions, capabilities = [], manners, language, hidden }: Side): GameSupport {
  const brought = ["snapshots", "digest", ...(hidden === undefined ? [] : ["hidden-views"])];
  return { editions, capabilities: [...new Set([...capabilities, ...brought])], manners, language };
}

/** Throws `BadParams` for a position that contradicts itself, whatever the game. */
function checkPosition({ players, turn, cards }: DeepRequired<Position>): void {
  const names = new Set(players.map((player) => player.name));
  if (names.size < players.length || !names.has(turn.player) || (turn.first !== null && !names.has(turn.first))) {
    throw new BadParams("position: two players of one name, or a turn of nobody");
  }
  const refs = new Set(cards.map((card) => card.ref));
  if (refs.size < cards.length) throw new BadParams("position.cards: two cards have the same ref");
  for (const { ref, player, controller, under, at } of cards) {
    const stranger = [player, controller ?? player].find((name) => !names.has(name));
    if (stranger !== undefined) throw new BadParams(`card ${ref}: there is no player ${stranger}`);
    if ([under, at].some((other) => other !== null && (other === ref || !refs.has(other)))) {
      throw new BadParams(`card ${ref}: it is under or at a card that there is not`);
    }
  }
}
