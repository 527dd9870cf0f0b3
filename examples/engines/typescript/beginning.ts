// 2.2, from decks to the first turn.
import type { State, Step } from "./state.ts";
import { ask, happen, inTurnOrder, refuse, zone } from "./state.ts";
import { draw, send } from "./effects.ts";

type AlterStep = Extract<Step, { step: "alter" }>;

const HAND = 7;

/** 2.2.1: who starts, the decks from that player on, the opening hands; what players decide comes next. */
export function beginGame(state: State): State {
  if (state.phase !== "setup") refuse("begun", "the game has begun");
  const [starter, decided] = startingPlayer(state);
  const order = inTurnOrder(decided, starter);
  const shuffled = order.reduce(shuffle, happen(decided, { to: "table", with: { active: starter } }));
  const dealt = order.reduce((so, player) => draw(so, player, HAND), shuffled);
  return happen(dealt, { to: "agenda", first: [{ step: "alter", waiting: order, altered: [] }, ...startOfTurn(starter)] });
}

/** 3.2, of this player or else of the next one. */
export const startOfTurn = (player?: string): Step[] => [
  player === undefined ? { step: "ready" } : { step: "ready", player },
  { step: "check" }, { step: "set" }, { step: "check" }, { step: "bag" }, { step: "draw" },
];

/** 2.2.2: any cards go under the deck, for as many from its top; those who did so shuffle when all have decided. */
export function alter(state: State, step: AlterStep): State {
  const [player, ...waiting] = step.waiting;
  if (player === undefined) return step.altered.reduce(shuffle, state);
  const options = zone(state, player, "hand").map((it) => it.ref);
  const question = { player, kind: "choose", options, least: 0, most: options.length, source: null } as const;
  return ask(state, step, question, (put) => {
    const below = send(state, put, "deck");
    const now = put.length > 0 ? draw(below, player, HAND - zone(below, player, "hand").length) : below;
    const altered = put.length > 0 ? [...step.altered, player] : step.altered;
    return happen(now, { to: "agenda", first: [{ step: "alter", waiting, altered }] });
  });
}

// --- chance: what the harness has told first, then this engine's own ------------------------------------

function startingPlayer(state: State): [string, State] {
  const [told, ...chance] = state.chance;
  if (told?.[0] !== undefined) return [told[0], happen(state, { to: "table", with: { chance } })];
  const seed = next(state.seed);
  const picked = state.players[seed % state.players.length] ?? state.active;
  return [picked, happen(state, { to: "table", with: { seed } })];
}

/** An empty deck needs no chance. */
function shuffle(state: State, player: string): State {
  const deck = zone(state, player, "deck").map((it) => it.ref);
  if (deck.length === 0) return state;
  const [told, ...chance] = state.chance;
  if (told !== undefined) return send(happen(state, { to: "table", with: { chance } }), told, "deck");
  let seed = state.seed;
  const keyed = deck.map((ref) => ({ ref, key: (seed = next(seed)) }));
  const order = keyed.sort((one, other) => one.key - other.key).map(({ ref }) => ref);
  return send(happen(state, { to: "table", with: { seed } }), order, "deck");
}

/** The same numbers after each setup, since snapshots are made by playing the calls again. */
const next = (seed: number): number => (Math.imul(seed, 1664525) + 1013904223) >>> 0;
