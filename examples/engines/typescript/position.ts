// Positions come in and go out here; what this engine cannot play of one is told all at once.
import { BadParams, Unsupported } from "../../../kits/typescript/src/index.ts";
import type * as kit from "../../../kits/typescript/src/index.ts";
import type { CardDef } from "./cards.ts";
import { PRINTED } from "./cards.ts";
import { LANGUAGE, readDefinition } from "./language.ts";
import type { Card, State } from "./state.ts";

type Setup = kit.DeepRequired<kit.SetupParams>;
type Row = kit.DeepRequired<kit.Card>;

const ZONES = ["hand", "deck", "inkwell", "play", "discard"];
const STATES = ["exerted", "drying", "facedown"];
const FACTS = ["banished-in-challenge"];

/** The table of a position. Throws `Unsupported` with what it holds that this engine cannot play. */
export function readPosition({ position, definitions: made, chance }: Setup): State {
  const { players, turn } = position;
  const lacks = [...foreign(position)];
  const definitions = definitionsFor(position.cards, made, lacks);
  if (lacks.length > 0) throw new Unsupported(...lacks.sort());
  const cards = position.cards.map(readCard);
  verify(cards, definitions);
  return {
    seats: players.map((it) => it.name),
    players: players.map((it) => it.name),
    active: turn.player,
    cards,
    definitions,
    lore: Object.fromEntries(players.map((it) => [it.name, it.counters["lore"] ?? 0])),
    number: turn.number,
    phase: turn.phase === "setup" ? "setup" : "main",
    inked: turn.counters["inked"] ?? 0,
    happened: position.happened.map(({ what, player, card }) => ({ what, player, ...(card === null ? {} : { card }) })),
    nexts: [], spent: [], bans: [], agenda: [], bag: [], resolver: null, question: null, result: null,
    chance, seed: 1,
  };
}

/** What of a position has no place on the table of this engine. */
function* foreign({ players, turn, cards, happened }: Setup["position"]): Generator<string> {
  const strange = (list: readonly string[], known: readonly string[], what: string): string[] =>
    list.filter((it) => !known.includes(it)).map((it) => `${what} ${it}`);
  const counters = (list: readonly { readonly counters: object }[]): string[] =>
    list.flatMap((it) => Object.keys(it.counters));
  if (players.length < 2 || players.length > 4) yield "a number of players other than two to four";
  yield* strange([turn.phase], ["setup", "main"], "phase");
  yield* strange(counters(players), ["lore"], "counter");
  yield* strange(counters(cards), ["damage"], "counter");
  yield* strange(cards.map((it) => it.zone), ZONES, "zone");
  yield* strange(cards.flatMap((it) => it.states), STATES, "state");
  yield* strange(happened.map((it) => it.what), FACTS, "history");
}

function definitionsFor(cards: readonly Row[], made: Setup["definitions"], lacks: string[]): State["definitions"] {
  const found = new Map<string, CardDef>();
  for (const [full, definition] of Object.entries(made)) {
    const unknown = LANGUAGE.unknown(definition);
    if (unknown.length === 0) found.set(full, readDefinition(full, definition));
    lacks.push(...unknown.map((it) => `${full}: ${it}`));
  }
  for (const { card } of cards) {
    const printed = PRINTED.get(card ?? "");
    if (card === null || Object.hasOwn(made, card)) continue;
    if (printed === undefined) lacks.push(card);
    else found.set(card, printed);
  }
  return Object.fromEntries(found);
}

const readCard = ({ ref, player, zone, card, states, counters, under, at }: Row): Card => ({
  ref, player, zone, under, at,
  card: card ?? "",
  exerted: states.includes("exerted"),
  drying: states.includes("drying"),
  facedown: states.includes("facedown"),
  damage: counters["damage"] ?? 0,
});

/** A position that cannot be is an error, not a game. */
function verify(cards: readonly Card[], definitions: State["definitions"]): void {
  const zones = new Map(cards.map((it) => [it.ref, it.zone]));
  for (const { ref, zone, card, under, at, damage, drying, exerted } of cards) {
    const wrong = (what: string): never => {
      throw new BadParams(`card ${ref}: ${what}`);
    };
    for (const other of [under, at]) {
      if (other === null || (zone === "play" && zones.get(other) === "play")) continue;
      wrong(`${other} is not beside it in play`);
    }
    if (damage > 0 && zone !== "play") wrong("damage outside play");
    if (drying && (definitions[card]?.type ?? "character") !== "character") wrong("only characters are drying");
    if (zone === "hand" && (exerted || drying)) wrong("a card in a hand has no states");
  }
}

export const writePosition = (state: State): kit.Position => ({
  players: state.seats.map((name) => ({
    name,
    counters: state.players.includes(name) ? positive("lore", state.lore[name] ?? 0) : { left: 1 },
  })),
  turn: { player: state.active, number: state.number, phase: state.phase, counters: positive("inked", state.inked) },
  cards: state.cards.map(writeCard),
  happened: state.happened,
});

const writeCard = ({ ref, player, zone, card, drying, exerted, facedown, damage, under, at }: Card): kit.Card => ({
  ref, player, zone, card,
  states: Object.entries({ drying, exerted, facedown }).flatMap(([name, is]) => (is ? [name] : [])),
  counters: positive("damage", damage),
  ...(under === null ? {} : { under }),
  ...(at === null ? {} : { at }),
});

const positive = (name: string, n: number): { [name: string]: number } => (n > 0 ? { [name]: n } : {});
