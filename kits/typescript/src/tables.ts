// Tables as the protocol shows them: one player's view, and what an engine does not model.
import type { Card, Observation, Region } from "./messages.ts";

/** What the players of a game do not see. */
export interface Hidden {
  /** Zones whose cards nobody sees; `deck` when left out. */
  readonly fromAll?: readonly string[];
  /** Zones whose cards their player sees; `hand` when left out. */
  readonly fromOthers?: readonly string[];
  /** States in which nobody sees a card. */
  readonly states?: readonly string[];
  /** Zones whose cards their player alone sees before the game begins, in the phase `setup`. */
  readonly presented?: readonly string[];
}

/**
 * What one player sees of a table; `known`: refs of the hidden cards that they know all the same.
 * Of another player's question they do not see the options: which hidden cards may be chosen tells what they are.
 */
export function viewOf(seen: Observation, viewer: string, hidden: Hidden, known: Iterable<string> = []): Observation {
  const refs = new Set(known);
  const { cards = [], regions = [] } = seen.position;
  const { fromOthers = ["hand"], presented = [] } = hidden;
  const others = seen.position.turn.phase === "setup" ? [...fromOthers, ...presented] : fromOthers;
  const shown = cards.map((card) =>
    !refs.has(card.ref) && hides({ ...hidden, fromOthers: others }, card, viewer) ? withoutName(card) : card,
  );
  const position = { ...seen.position, cards: shown, regions: regions.map(withoutTerrains) };
  const asked = seen.decision;
  return asked && asked.player !== viewer
    ? { ...seen, position, decision: { ...asked, options: [] } }
    : { ...seen, position };
}

function hides(hidden: Hidden, card: Card, viewer: string): boolean {
  const { fromAll = ["deck"], fromOthers = ["hand"], states = [] } = hidden;
  if (fromAll.includes(card.zone) || card.states?.some((state) => states.includes(state))) return true;
  return fromOthers.includes(card.zone) && card.player !== viewer;
}

const withoutName = ({ card: _, ...rest }: Card): Card => rest;

const withoutTerrains = (region: Region): Region => (region.facedown ? { facedown: true } : region);

/** The cards with as many of each player's resources spent as `spent` says (`resources-as-counter`). */
export function spentFirst(
  cards: readonly Card[],
  zone: string,
  state: string,
  spent: Readonly<Record<string, number>>,
): Card[] {
  const left = new Map(Object.entries(spent));
  return cards.map((card) => {
    const more = left.get(card.player) ?? 0;
    if (card.zone !== zone || more <= 0) return card;
    left.set(card.player, more - 1);
    return { ...card, states: [...new Set([...(card.states ?? []), state])].sort() };
  });
}

/** The cards with those of each stack under its top card, given by its ref (`stacks-as-sets`). */
export function stacked(cards: readonly Card[], stacks: Readonly<Record<string, readonly string[]>>): Card[] {
  const over = new Map(Object.entries(stacks).flatMap(([top, others]) => others.map((below) => [below, top] as const)));
  return cards.map((card) => {
    const under = over.get(card.ref);
    return under === undefined ? card : { ...card, under };
  });
}
