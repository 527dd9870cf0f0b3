// An independent engine for playing a Lorcana card: `node engine.ts` speaks protocol 1 over stdin and stdout.
// Positions come in and go out here; the rules are in rules.ts and effects.ts, the table in state.ts.
import { realpathSync } from "node:fs";
import type { CardDef } from "./cards.ts";
import { PRINTED, readDefinition } from "./cards.ts";
import type { Handler, Json, JsonObject } from "./protocol.ts";
import {
  INVALID_PARAMS, RpcError, asAction, asCount, asList, asObject, asText, asTextOrNull, asTexts, serve,
} from "./protocol.ts";
import { act, decide, legal } from "./rules.ts";
import type { Card, Fact, Question, State } from "./state.ts";
import { Refusal, Unsupported } from "./state.ts";

const GAME = "lorcana";
const EDITIONS = ["2.1", "2.2"];
const CAPABILITIES = [
  "made-up-cards", "stepwise-triggers", "resource-choice", "free", "shift", "sing", "sing-together", "locations",
  "second-player", "history", "snapshots",
];
const ZONES = new Set(["hand", "deck", "inkwell", "play", "discard"]);
const STATES = new Set(["exerted", "drying", "facedown"]);

/** What the present position holds that this engine cannot play. */
type Missing = Set<string>;
let table: State | null = null;
let start: State | null = null; // as the last setup left it; a state is never changed, only followed by another
let stopped = false;

const bad = (message: string): RpcError => new RpcError(INVALID_PARAMS, message);

function current(): State {
  if (table === null) throw bad("no position yet: call setup first");
  return table;
}

// --- position in ----------------------------------------------------------------------------------------

function readCard(json: Json, players: readonly string[], missing: Missing): Card {
  const it = asObject(json, "card");
  const ref = asText(it["ref"], "card.ref");
  const where = `card ${ref}`;
  const states = asTexts(it["states"], `${where}: states`);
  const counters = asObject(it["counters"] ?? {}, `${where}: counters`);
  const player = asText(it["player"], `${where}: player`);
  const zone = asText(it["zone"], `${where}: zone`);
  if (!players.includes(player)) throw bad(`${where}: no player ${player}`);
  if (!ZONES.has(zone)) missing.add(`zone ${zone}`);
  for (const state of states) if (!STATES.has(state)) missing.add(`state ${state}`);
  for (const counter of Object.keys(counters)) if (counter !== "damage") missing.add(`counter ${counter}`);
  return {
    ref,
    player,
    zone,
    card: asText(it["card"], `${where}: card`),
    exerted: states.includes("exerted"),
    drying: states.includes("drying"),
    facedown: states.includes("facedown"),
    damage: asCount(counters["damage"], `${where}: damage`, 0),
    under: asTextOrNull(it["under"], `${where}: under`),
    at: asTextOrNull(it["at"], `${where}: at`),
  };
}

/** A position that cannot be is an error, not a game. */
function verify(cards: readonly Card[], definitions: State["definitions"]): void {
  const byRef = new Map(cards.map((it) => [it.ref, it]));
  if (byRef.size !== cards.length) throw bad("two cards have the same ref");
  for (const it of cards) {
    for (const other of [it.under, it.at]) {
      if (other === null) continue;
      if (other === it.ref || byRef.get(other)?.zone !== "play" || it.zone !== "play") throw bad(`card ${it.ref}: ${other} is not beside it in play`);
    }
    if (it.damage > 0 && it.zone !== "play") throw bad(`card ${it.ref}: damage outside play`);
    if (it.drying && (definitions[it.card]?.type ?? "character") !== "character") throw bad(`card ${it.ref}: only characters are drying`);
    if (it.zone === "hand" && (it.exerted || it.drying)) throw bad(`card ${it.ref}: a card in a hand has no states`);
  }
}

function definitionsFor(cards: readonly Card[], made: JsonObject, missing: Missing): State["definitions"] {
  const found = new Map<string, CardDef>();
  for (const [full, json] of Object.entries(made)) {
    const read = readDefinition(full, asObject(json, `definition ${full}`));
    if (typeof read === "string") missing.add(`card ${full} (${read})`);
    else found.set(full, read);
  }
  for (const it of cards) {
    const printed = PRINTED.get(it.card);
    if (Object.hasOwn(made, it.card)) continue;
    if (printed === undefined) missing.add(`card ${it.card}`);
    else found.set(it.card, printed);
  }
  return Object.fromEntries(found);
}

function readFact(json: Json, missing: Missing): Fact {
  const it = asObject(json, "happened");
  const what = asText(it["what"], "happened.what");
  const card = asTextOrNull(it["card"], "happened.card");
  if (what !== "banished-in-challenge") missing.add(`history ${what}`);
  return { what, player: asText(it["player"], "happened.player"), ...(card === null ? {} : { card }) };
}

function readPlayers(json: Json | undefined, missing: Missing): ReadonlyMap<string, number> {
  const lore = new Map<string, number>();
  for (const item of asList(json, "players")) {
    const it = asObject(item, "player");
    const counters = asObject(it["counters"] ?? {}, "player.counters");
    for (const counter of Object.keys(counters)) if (counter !== "lore") missing.add(`counter ${counter}`);
    lore.set(asText(it["name"], "player.name"), asCount(counters["lore"], "lore", 0));
  }
  if (lore.size !== 2) missing.add("a number of players other than two");
  return lore;
}

function readPosition(params: JsonObject, missing: Missing): State {
  const position = asObject(params["position"], "position");
  const turn = asObject(position["turn"], "turn");
  const counters = asObject(turn["counters"] ?? {}, "turn.counters");
  const lore = readPlayers(position["players"], missing);
  const players = [...lore.keys()];
  const active = asText(turn["player"], "turn.player");
  if (!players.includes(active)) throw bad(`turn: no player ${active}`);
  const phase = asTextOrNull(turn["phase"], "turn.phase") ?? "main";
  if (phase !== "main") missing.add(`phase ${phase}`);
  const cards = asList(position["cards"], "cards").map((it) => readCard(it, players, missing));
  const definitions = definitionsFor(cards, asObject(params["definitions"] ?? {}, "definitions"), missing);
  verify(cards, definitions);
  return {
    players, active, cards, definitions,
    lore: Object.fromEntries(lore),
    number: asCount(turn["number"], "turn.number", 2),
    phase: "main",
    inked: asCount(counters["inked"], "turn.inked", 0),
    happened: asList(position["happened"], "happened").map((it) => readFact(it, missing)),
    nexts: [], spent: [], bans: [], agenda: [], bag: [], resolver: null, question: null, asked: 0, result: null,
  };
}

// --- position out ---------------------------------------------------------------------------------------

function writeCard(it: Card): JsonObject {
  const states = [it.drying && "drying", it.exerted && "exerted", it.facedown && "facedown"].filter((name) => name !== false);
  return {
    ref: it.ref, player: it.player, zone: it.zone, card: it.card, states,
    counters: it.damage > 0 ? { damage: it.damage } : {},
    ...(it.under === null ? {} : { under: it.under }),
    ...(it.at === null ? {} : { at: it.at }),
  };
}

const positive = (name: string, n: number): JsonObject => (n > 0 ? { [name]: n } : {});

const writePosition = (state: State): JsonObject => ({
  players: state.players.map((name) => ({ name, counters: positive("lore", state.lore[name] ?? 0) })),
  turn: { player: state.active, number: state.number, phase: state.phase, counters: positive("inked", state.inked) },
  cards: state.cards.map(writeCard),
  happened: state.happened.map((fact) => ({ ...fact })),
});

const writeQuestion = ({ resume: _, source, ...rest }: Question): JsonObject => ({ ...rest, ...(source === null ? {} : { source }) });

const pending = (state: State): JsonObject => (state.question === null ? {} : { decision: writeQuestion(state.question) });

// --- methods --------------------------------------------------------------------------------------------

/** The new table is kept only when the rules allowed it. */
function attempt(change: (state: State) => State): JsonObject {
  try {
    table = change(current());
    return { status: "accepted", ...pending(table) };
  } catch (error) {
    if (error instanceof Refusal) return { status: "refused", code: error.code, message: error.message };
    if (error instanceof Unsupported) return { status: "unsupported", message: error.message };
    throw error;
  }
}

function player(params: JsonObject): string {
  const name = asText(params["player"], "player");
  if (!current().players.includes(name)) throw bad(`no player ${name}`);
  return name;
}

function setup(params: JsonObject): JsonObject {
  const missing: Missing = new Set();
  table = start = null;
  if (params["game"] !== GAME) missing.add(`game ${asText(params["game"], "game")}`);
  else if (!EDITIONS.includes(asText(params["edition"], "edition"))) missing.add(`edition ${String(params["edition"])}`);
  const state = missing.size === 0 ? readPosition(params, missing) : null;
  if (state === null || missing.size > 0) {
    return { status: "unsupported", unsupported: [...missing].sort(), message: "beyond this engine" };
  }
  table = start = state;
  return { status: "ok" };
}

function observe(params: JsonObject): JsonObject {
  if (params["viewer"] !== undefined && params["viewer"] !== null) throw bad("this engine has no views of one player");
  const state = current();
  const waiting = state.bag.map(({ ability, context }) => ({ player: context.player, source: context.source, ability }));
  const result = state.result === null ? {} : { result: { ...state.result } };
  return { position: writePosition(state), waiting, ...pending(state), ...result };
}

function restore(params: JsonObject): JsonObject {
  try {
    table = JSON.parse(asText(params["snapshot"], "snapshot")) as State;
  } catch (error) {
    if (error instanceof SyntaxError) throw bad("no snapshot of this engine");
    throw error;
  }
  return {};
}

const initialize = (): JsonObject => ({
  name: "typescript-example",
  version: "0.1.0",
  protocol: 1,
  games: { [GAME]: { editions: EDITIONS, capabilities: CAPABILITIES } },
});

/** What the engine answers to each method; whoever imports this file may ask it in process. */
export const METHODS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["initialize", initialize],
  ["setup", setup],
  ["act", (params) => {
    const [who, action] = [player(params), asAction(params["action"])];
    return attempt((state) => act(state, who, action));
  }],
  ["decide", (params) => {
    const [who, id, answer] = [player(params), asText(params["decision"], "decision"), asTexts(params["answer"], "answer")];
    return attempt((state) => decide(state, who, id, answer));
  }],
  ["observe", observe],
  ["legal", () => ({ actions: legal(current()), complete: false })],
  ["snapshot", () => ({ snapshot: JSON.stringify(current()) })],
  ["restore", restore],
  ["reset", () => {
    current();
    table = start;
    return {};
  }],
  ["shutdown", () => {
    stopped = true;
    return {};
  }],
]);

if (import.meta.filename === realpathSync(process.argv[1] ?? "")) await serve(METHODS, () => stopped);
