// The hash of a table, as the page for implementers defines it word by word.
import type { Card, Decision, Observation } from "./messages.ts";

type Counters = { readonly [name: string]: number };

/** The zone whose order counts. */
const ORDERED = "deck";

/** Not imported: a browser has no such module, and its own hash would have to be waited for. */
const crypto = globalThis.process?.getBuiltinModule("node:crypto");

/** Whether tables can be hashed here. */
export const CAN_HASH = crypto !== undefined;

/** SHA-256 of the canonical JSON of a table, in hexadecimal; null in a browser. */
export const digest = (seen: Observation): string | null =>
  crypto?.createHash("sha256").update(canonical(seen)).digest("hex") ?? null;

/** Everything of a table that is compared, written in one way only; once the game is over that is the result. */
export function canonical(seen: Observation): string {
  const { result } = seen;
  return written(result ? { result: [result.winner ?? null, sorted(result.losers)] } : table(seen));
}

function table({ position, decision, waiting = [] }: Observation): object {
  const { turn, players, cards = [], regions = [] } = position;
  const { player, number = 2, phase = "main", first = null } = turn;
  const abilities = waiting.map((one) => [one.player, one.source, one.ability ?? ""]);
  return {
    cards: cardsOf(cards),
    decision: decision ? decisionOf(decision) : null,
    players: players.map((one) => [one.name, counters(one.counters)]),
    regions: regions.map((region) => [region.terrains ?? [], region.facedown ?? false]),
    result: null,
    turn: [player, number, phase, first, counters(turn.counters)],
    waiting: abilities.sort(byParts),
  };
}

/** By player, zone, and in a deck by its order, elsewhere by ref. */
const cardsOf = (cards: readonly Card[]): object =>
  cards
    .map((card, place) => ({ card, place: card.zone === ORDERED ? place : 0 }))
    .sort((one, other) =>
      byParts([one.card.player, one.card.zone], [other.card.player, other.card.zone]) ||
      one.place - other.place || byCodePoints(one.card.ref, other.card.ref))
    .map(({ card }) => cardOf(card));

function cardOf(card: Card): object {
  const controller = card.controller === card.player ? null : (card.controller ?? null);
  const [name, under, at] = [card.card ?? null, card.under ?? null, card.at ?? null];
  return [card.player, card.zone, card.ref, name, sorted(card.states), counters(card.counters), controller, under, at];
}

const decisionOf = ({ player, kind, options, least = 1, most = 1 }: Decision): object =>
  [player, kind, sorted(options), least, most];

const counters = (all: Counters = {}): Counters =>
  Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));

const sorted = (texts: readonly string[] = []): readonly string[] => [...texts].sort(byCodePoints);

/** The order of UTF-8, which the comparison of strings does not keep. */
function byCodePoints(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  const at = left.findIndex((letter, place) => letter !== right[place]);
  if (at < 0) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}

const byParts = (one: readonly string[], other: readonly string[]): number =>
  one.map((part, place) => byCodePoints(part, other[place] ?? "")).find((order) => order !== 0) ?? 0;

/** JSON with the keys in order, which an object of JavaScript does not keep where they are numbers. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => byCodePoints(one, other));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`).join(",")}}`;
}
