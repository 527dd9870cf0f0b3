// The turn actions and what follows them, clause by clause; a Refusal thrown here leaves the caller's table as it was.
import type { Answer, Card, Change, Cost, State, Step } from "./state.ts";
import {
  Refusal, Unsupported, ask, card, characters, definition, happen, inPlay, inTurnOrder, isA, keyword, opponents, refuse,
  triggered, zone,
} from "./state.ts";
import { alter, beginGame, startOfTurn } from "./beginning.ts";
import { draw, resolve, toSteps } from "./effects.ts";
import { enter, play } from "./play.ts";

export interface Action {
  readonly kind: string;
  readonly card: string | null;
  readonly cost: Cost | null;
  readonly ability: string | null;
}

// --- actions and answers --------------------------------------------------------------------------------

/** The table after a turn action, up to the next question. */
export function act(state: State, player: string, action: Action): State {
  if (state.result !== null) refuse("over", "the game is over");
  if (action.kind === "concede") return concede(state, player);
  if (state.question !== null) refuse("question-open", `${state.question.player} has a question to answer first`);
  if (action.kind === "begin") return run(beginGame(state));
  if (state.phase === "setup") refuse("not-begun", "the game has not begun");
  if (player !== state.active) refuse("not-your-turn", `it is ${state.active}'s turn`);
  return run(begin(then(state, { step: "check" }, { step: "bag" }), player, action));
}

/** The table after an answer to its question, which takes some of the options, as many as it should. */
export function decide(state: State, answer: Answer): State {
  const open = state.question;
  if (open === null) refuse("no-such-question", "no question is open");
  const step = { ...open.resume, answer } as Step;
  return run(happen(state, { to: "table", with: { question: null } }, { to: "agenda", first: [step] }));
}

/** The table with these steps to be done next. */
const then = (state: State, ...steps: readonly Step[]): State => happen(state, { to: "agenda", first: steps });

/** The actions the active player could take now, found by trying them. */
export function legal(state: State): { readonly kind: string; readonly card?: string; readonly cost?: { readonly kind: string } }[] {
  const cards = state.cards.filter((it) => it.player === state.active && (it.zone === "hand" || inPlay(it)));
  const plays = ["ink", "shift", "sing", "sing-together", "free"].flatMap((kind) =>
    cards.map((it) => ({ kind: "play", card: it.ref, cost: { kind } })));
  const others = ["ink", "quest", "use"].flatMap((kind) => cards.map((it) => ({ kind, card: it.ref })));
  return [...plays, ...others, { kind: "end-turn" }, { kind: "concede" }].filter((it) => allowed(state, it));
}

function allowed(state: State, it: { kind: string; card?: string; cost?: { kind: string } }): boolean {
  const cost = it.cost === undefined ? null : { kind: it.cost.kind, onto: [], by: [], resources: [] };
  try {
    act(state, state.active, { kind: it.kind, card: it.card ?? null, cost, ability: null });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function begin(state: State, player: string, action: Action): State {
  switch (action.kind) {
    case "play":
      if (action.cost === null) refuse("no-cost", "say how the card is paid for");
      return then(state, { step: "play", player, card: own(state, player, action.card).ref, cost: action.cost });
    case "ink":
      return ink(state, player, own(state, player, action.card));
    case "quest":
      return quest(state, player, own(state, player, action.card));
    case "use":
      return use(state, player, own(state, player, action.card), action.ability);
    case "end-turn":
      return endTurn(state, player);
    default:
      throw new Unsupported(`action ${action.kind}`);
  }
}

function own(state: State, player: string, ref: string | null): Card {
  const it = state.cards.find((one) => one.ref === ref);
  if (it === undefined) refuse("no-such-card", `no card ${ref ?? "named"}`);
  if (it.player !== player) refuse("not-yours", `${it.ref} is ${it.player}'s`);
  return it;
}

const run = (state: State): State => {
  let now = state;
  while (now.question === null && now.result === null) {
    const [step, ...agenda] = now.agenda;
    if (step === undefined) break;
    now = perform(happen(now, { to: "table", with: { agenda } }), step);
  }
  return now;
};

function perform(state: State, step: Step): State {
  switch (step.step) {
    case "play":
      return play(state, step);
    case "enter":
      return enter(state, step);
    case "action-done":
      return card(state, step.card).zone === "play" ? happen(state, { to: "zone", ref: step.card, zone: "discard" }) : state;
    case "effect":
      return resolve(state, step);
    case "check":
      return check(state, step.turnEnds ?? false);
    case "bag":
      return bag(state, step);
    case "alter":
      return alter(state, step);
    case "turn-over":
      return turnOver(state);
    case "ready":
      return ready(state, step.player ?? following(state));
    case "set":
      return set(state);
    case "draw":
      return happen(draw(state, state.active, state.number === 1 ? 0 : 1), { to: "table", with: { phase: "main" } });
  }
}

function over(state: State, winner: string, reason: string): State {
  const losers = state.seats.filter((it) => it !== winner);
  const result = { winner, losers, reason };
  return happen(state, { to: "table", with: { question: null, agenda: [], bag: [], resolver: null, result } });
}

/** 2.3.3.4: at any time. Of several players the others go on; who leaves in their own turn has ended it. */
function concede(state: State, player: string): State {
  if (!state.players.includes(player)) refuse("gone", `${player} has left the game`);
  const [first, ...others] = opponents(state, player);
  if (first === undefined || others.length === 0) return over(state, first ?? player, `${player} conceded`);
  if (state.question !== null) throw new Unsupported("leaving while something is under way");
  const mine = player === state.active && state.phase !== "setup";
  const ending: Step[] = mine ? [{ step: "turn-over" }, { step: "check" }, { step: "bag" }, ...startOfTurn()] : [{ step: "check" }];
  return run(then(leave(state, player), ...ending));
}

/** 9.2.3: with all cards, abilities that wait, and what their next cards would have cost less. */
function leave(state: State, player: string): State {
  if (state.cards.some((it) => it.player !== player && it.under !== null && card(state, it.under).player === player)) {
    throw new Unsupported("cards of others under one that leaves the game");
  }
  const stay = state.bag.filter((it) => it.context.player !== player);
  const nexts = state.nexts.filter((it) => it.player !== player);
  const players = state.players.filter((it) => it !== player);
  return happen(state, { to: "nowhere", player }, { to: "table", with: { players, nexts, bag: stay } });
}

// --- the other turn actions -----------------------------------------------------------------------------

/** 4.2 */
function ink(state: State, player: string, it: Card): State {
  if (it.zone !== "hand") refuse("not-in-hand", `${it.ref} is in the ${it.zone}, not in the hand`);
  if (!definition(state, it).inkwell) refuse("no-inkwell-symbol", `${it.card} has no inkwell symbol`);
  if (state.inked > 0) refuse("inked-already", `${player} has put a card into the inkwell this turn`);
  return happen(state, { to: "zone", ref: it.ref, zone: "inkwell" }, { to: "table", with: { inked: state.inked + 1 } });
}

/** 4.5 */
function quest(state: State, player: string, it: Card): State {
  const def = definition(state, it);
  if (!inPlay(it) || def.type !== "character") refuse("no-character", `${it.ref} is no character in play`);
  if (it.drying) refuse("drying", `${it.ref} is drying`);
  if (it.exerted) refuse("exerted", `${it.ref} is exerted`);
  if (keyword(state, it, "reckless") !== null) refuse("reckless", `${it.ref} cannot quest`);
  return happen(
    state,
    { to: "card", refs: [it.ref], with: { exerted: true } },
    { to: "lore", player, n: Math.max(0, def.lore) },
    { to: "bag", add: triggered(state, it.ref, "quests", it.ref) },
  );
}

/** 4.4: the only activated abilities known here cost the exerting of an item. */
function use(state: State, player: string, it: Card, ability: string | null): State {
  const { activated, type } = definition(state, it);
  if (!inPlay(it)) refuse("not-in-play", `${it.ref} is not in play`);
  if (activated === null) refuse("no-ability", `${it.card} has no ability to use`);
  if (ability !== null && ability.toLowerCase() !== activated.name.toLowerCase()) {
    refuse("no-ability", `${it.card} has no ability named ${ability}`);
  }
  if (it.exerted) refuse("exerted", `${it.ref} is exerted`);
  if (type === "character" && it.drying) refuse("drying", `${it.ref} is drying`);
  const paid = happen(state, { to: "card", refs: [it.ref], with: { exerted: true } });
  return then(paid, ...toSteps(activated.effects, { player, source: it.ref, them: null, looked: [], singers: [] }));
}

/** 3.4, then 3.2 for the next player. */
function endTurn(state: State, player: string): State {
  const bound = characters(state, player).find((it) => mustChallenge(state, it));
  if (bound !== undefined) refuse("reckless", `${bound.ref} is ready and can challenge`);
  return then(
    state,
    { step: "turn-over" }, { step: "check", turnEnds: true }, ...startOfTurn(),
  );
}

/** 8.7.3, with the limiters a challenge has by 8.2 and 8.6. */
function mustChallenge(state: State, it: Card): boolean {
  const has = (one: Card, name: string): boolean => keyword(state, one, name) !== null;
  if (!has(it, "reckless") || it.exerted || (it.drying && !has(it, "rush"))) return false;
  const reaches = has(it, "evasive") || has(it, "alert");
  return state.cards.some((one) => {
    if (!inPlay(one) || one.player === it.player) return false;
    if (isA(state, one, "location")) return true;
    return isA(state, one, "character") && one.exerted && (reaches || !has(one, "evasive"));
  });
}

/** 3.3.2: the next phase begins. 3.4.1.2: what lasts this turn ends. */
const turnOver = (state: State): State =>
  happen(state, { to: "table", with: { phase: "end", nexts: [], spent: [], happened: [] } });

/** 9.2.1: who is next; the active player may have left. */
const following = (state: State): string => opponents(state, state.active)[0] ?? state.active;

/** 3.2.1. 9.2.3: what ends at the start of a turn of somebody who has left ends when it would be that turn. */
function ready(state: State, active: string): State {
  const exerted = state.cards.filter((it) => it.player === active && it.exerted && ["play", "inkwell"].includes(it.zone));
  const bans = state.bans.filter((it) => it !== active && (state.players.includes(it) || !passedOver(state, it, active)));
  return happen(
    state,
    { to: "card", refs: exerted.map((it) => it.ref), with: { exerted: false } },
    { to: "table", with: { active, number: state.number + 1, phase: "start", inked: 0, bans } },
  );
}

/** Whether this seat lies between the active player and the next one. */
function passedOver({ seats, active }: State, seat: string, following: string): boolean {
  const after = (one: string): number => (seats.indexOf(one) - seats.indexOf(active) + seats.length) % seats.length;
  return after(seat) < (after(following) || seats.length) && seat !== active;
}

/** 3.2.2 */
function set(state: State): State {
  const mine = zone(state, state.active, "play").filter(inPlay);
  const lore = mine.filter((it) => isA(state, it, "location")).reduce((so, it) => so + definition(state, it).lore, 0);
  return happen(
    state,
    { to: "card", refs: mine.map((it) => it.ref), with: { drying: false } },
    { to: "lore", player: state.active, n: Math.max(0, lore) },
  );
}

// --- 1.8 game state check, 7.7 bag ----------------------------------------------------------------------

function check(state: State, turnEnds: boolean): State {
  const winner = state.players.find((it) => (state.lore[it] ?? 0) >= 20);
  if (winner !== undefined) return over(state, winner, `${winner} has 20 lore`);
  if (turnEnds && state.players.includes(state.active) && zone(state, state.active, "deck").length === 0) {
    const [first, ...others] = opponents(state, state.active);
    if (first !== undefined && others.length > 0) return check(leave(state, state.active), turnEnds);
    return over(state, first ?? state.active, `${state.active} ended the turn without a deck`);
  }
  const gone = state.cards.filter((it) => {
    const { type, willpower } = definition(state, it);
    return inPlay(it) && ["character", "location"].includes(type) && willpower !== null && it.damage >= willpower;
  });
  if (gone.length === 0) return state;
  const banished = happen(state, ...gone.map((it): Change => ({ to: "zone", ref: it.ref, zone: "discard" })));
  return check(banished, turnEnds);
}

/** 7.7.4: the one who resolved last goes on, then the bag passes in turn order from the active player. */
function bag(state: State, step: Extract<Step, { step: "bag" }>): State {
  if (state.bag.length === 0) return happen(state, { to: "table", with: { resolver: null } });
  const order = inTurnOrder(state, state.resolver ?? state.active);
  const player = order.find((it) => state.bag.some((one) => one.context.player === it)) ?? state.active;
  const options = [...new Set(state.bag.filter((it) => it.context.player === player).map((it) => it.context.source))];
  const question = { player, kind: "trigger", options, least: 1, most: 1, source: null } as const;
  return ask(state, step, question, ([source]) => {
    const first = state.bag.findIndex((it) => it.context.player === player && it.context.source === source);
    const chosen = state.bag[first];
    if (chosen === undefined) return state;
    return happen(
      state,
      { to: "table", with: { resolver: player, bag: state.bag.filter((_, i) => i !== first) } },
      { to: "agenda", first: [...toSteps(chosen.effects, chosen.context), { step: "check" }, { step: "bag" }] },
    );
  });
}
