// The table: plain immutable data, the changes that turn one table into the next, and questions about it.
import type { Ability, CardDef, Effect, Static } from "./cards.ts";

/** How a card is played; what the player left out is an empty list. */
export interface Cost {
  readonly kind: string;
  readonly onto: readonly string[];
  readonly by: readonly string[];
  readonly resources: readonly string[];
}

export interface Card {
  readonly ref: string;
  readonly player: string;
  readonly zone: string;
  readonly card: string;
  readonly exerted: boolean;
  readonly drying: boolean;
  readonly facedown: boolean;
  readonly damage: number;
  readonly under: string | null;
  readonly at: string | null;
}

/** "The next X you play": waits for a matching card, for the rest of the turn. */
export interface Next {
  readonly player: string;
  readonly less: number;
  readonly classification: string | null;
}

/** Whose ability or effect resolves, from which card, and what it speaks about. */
export interface Context {
  readonly player: string;
  readonly source: string;
  readonly them: string | null;
  readonly looked: readonly string[];
  readonly singers: readonly string[];
}

/** What is still to be done, in order. `answer` is there when the step asked and was answered. */
export type Step =
  | { readonly step: "play"; readonly player: string; readonly card: string; readonly cost: Cost; readonly answer?: Answer }
  | { readonly step: "enter"; readonly player: string; readonly card: string; readonly cost: Cost; readonly answer?: Answer }
  | { readonly step: "action-done"; readonly card: string }
  | { readonly step: "effect"; readonly effect: Effect; readonly context: Context; readonly answer?: Answer }
  | { readonly step: "check"; readonly turnEnds?: true }
  | { readonly step: "bag"; readonly answer?: Answer }
  | { readonly step: "alter"; readonly waiting: readonly string[]; readonly altered: readonly string[]; readonly answer?: Answer }
  | { readonly step: "ready"; readonly player?: string }
  | { readonly step: "turn-over" | "set" | "draw" };
export type Answer = readonly string[];

export interface Waiting {
  readonly ability: string;
  readonly effects: readonly Effect[];
  readonly context: Context;
}

export interface Question {
  readonly player: string;
  readonly kind: "choose" | "may" | "trigger" | "order";
  readonly options: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly source: string | null;
  /** The step that asked, to be run again with the answer. */
  readonly resume: Step;
}

export interface Fact {
  readonly what: string;
  readonly player: string;
  readonly card?: string;
}

export interface State {
  /** Who began the game, from left to left. */
  readonly seats: readonly string[];
  /** Those of them who have not left it (9.2.3). */
  readonly players: readonly string[];
  readonly lore: { readonly [player: string]: number };
  readonly active: string;
  readonly number: number;
  readonly phase: "setup" | "start" | "main" | "end";
  readonly inked: number;
  /** In the order of their zones: decks top first, whatever moves goes last. */
  readonly cards: readonly Card[];
  readonly definitions: { readonly [full: string]: CardDef };
  readonly happened: readonly Fact[];
  readonly nexts: readonly Next[];
  /** Cards whose once-a-turn modifier was used this turn. */
  readonly spent: readonly string[];
  /** At the start of whose turns a ban on singing ends. */
  readonly bans: readonly string[];
  readonly agenda: readonly Step[];
  readonly bag: readonly Waiting[];
  readonly resolver: string | null;
  readonly question: Question | null;
  /** What is told of the chance to come, and the seed of this engine's own. */
  readonly chance: readonly (readonly string[])[];
  readonly seed: number;
  readonly result: { readonly winner: string; readonly losers: readonly string[]; readonly reason: string } | null;
}

/** The player tried what the rules forbid; the table stays as it was. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export function refuse(code: string, message: string): never {
  throw new Refusal(code, message);
}

/** The engine does not know how; never a judgement. */
export class Unsupported extends Error {}

export type Change =
  | { readonly to: "zone"; readonly ref: string; readonly zone: string; readonly exerted?: boolean }
  | { readonly to: "card"; readonly refs: readonly string[]; readonly with: Partial<Omit<Card, "ref" | "player" | "zone" | "under">> }
  | { readonly to: "stack"; readonly ref: string; readonly onto: string }
  | { readonly to: "nowhere"; readonly player: string }
  | { readonly to: "lore"; readonly player: string; readonly n: number }
  | { readonly to: "agenda"; readonly first: readonly Step[] }
  | { readonly to: "bag"; readonly add: readonly Waiting[] }
  | { readonly to: "table"; readonly with: Partial<Omit<State, "cards" | "lore">> };

export const happen = (state: State, ...changes: readonly Change[]): State => changes.reduce(reduce, state);

/** The one way a table changes. */
export function reduce(state: State, change: Change): State {
  switch (change.to) {
    case "zone":
      return moved(state, change.ref, change.zone, change.exerted ?? false);
    case "card":
      return patched(state, change.refs, change.with);
    case "stack":
      return stacked(state, change.ref, change.onto);
    case "nowhere":
      return withoutCardsOf(state, change.player);
    case "lore":
      return { ...state, lore: { ...state.lore, [change.player]: (state.lore[change.player] ?? 0) + change.n } };
    case "agenda":
      return { ...state, agenda: [...change.first, ...state.agenda] };
    case "bag":
      return { ...state, bag: [...state.bag, ...change.add] };
    case "table":
      return { ...state, ...change.with };
  }
}

const patched = (state: State, refs: readonly string[], fields: Partial<Card>): State => ({
  ...state,
  cards: state.cards.map((it) => (refs.includes(it.ref) ? { ...it, ...fields } : it)),
});

/** A stack leaves play as one (5.1.1.7); states end with the zone they belong to. */
function moved(state: State, ref: string, zone: string, exerted: boolean): State {
  const going = new Set(card(state, ref).zone === "play" ? stack(state, ref) : [ref]);
  const clean = { zone, exerted, drying: false, facedown: false, damage: 0, under: null, at: null };
  const stay = state.cards.filter((it) => !going.has(it.ref));
  const arrive = state.cards.filter((it) => going.has(it.ref)).map((it) => ({ ...it, ...clean }));
  const cards = [...stay.map((it) => (it.at !== null && going.has(it.at) ? { ...it, at: null } : it)), ...arrive];
  return { ...state, cards, spent: state.spent.filter((it) => !going.has(it)) };
}

function withoutCardsOf(state: State, player: string): State {
  const gone = new Set(state.cards.filter((it) => it.player === player).map((it) => it.ref));
  const stay = state.cards.filter((it) => !gone.has(it.ref));
  const cards = stay.map((it) => (it.at !== null && gone.has(it.at) ? { ...it, at: null } : it));
  return { ...state, cards, spent: state.spent.filter((it) => !gone.has(it)) };
}

/** 8.10.2, 8.10.4, 8.10.6: the upper card takes over what the lower one was. */
function stacked(state: State, ref: string, onto: string): State {
  const { exerted, drying, damage, at } = card(state, onto);
  const upper = patched(moved(state, ref, "play", false), [ref], { exerted, drying, damage, at });
  return patched(upper, [onto], { exerted: false, drying: false, damage: 0, at: null, under: ref });
}

/** The card and everything under it. */
const stack = (state: State, top: string): string[] => [
  top,
  ...state.cards.filter((it) => it.under === top).flatMap((it) => stack(state, it.ref)),
];

export function card(state: State, ref: string): Card {
  const found = state.cards.find((it) => it.ref === ref);
  if (found === undefined) throw new Error(`no card ${ref}`);
  return found;
}

export function definition(state: State, it: Card): CardDef {
  const found = state.definitions[it.card];
  if (found === undefined) throw new Error(`no definition of ${it.card}`);
  return found;
}

/** 5.1.1.8: face up, in the Play zone, with nothing on top. */
export const inPlay = (it: Card): boolean => it.zone === "play" && it.under === null && !it.facedown;

export const isA = (state: State, it: Card, type: string): boolean => definition(state, it).type === type;

export const characters = (state: State, player?: string): Card[] =>
  state.cards.filter((it) => inPlay(it) && (player === undefined || it.player === player) && isA(state, it, "character"));

export const zone = (state: State, player: string, name: string): Card[] =>
  state.cards.filter((it) => it.player === player && it.zone === name);

export const readyInk = (state: State, player: string): string[] =>
  zone(state, player, "inkwell").filter((it) => !it.exerted).map((it) => it.ref);

/** 9.2.1: the players still in the game, from this seat on to the left. */
export function inTurnOrder({ seats, players }: State, from: string): string[] {
  const at = seats.indexOf(from);
  return [...seats.slice(at), ...seats.slice(0, at)].filter((it) => players.includes(it));
}

/** 1.3.5.1: everybody else who is still in the game. */
export const opponents = (state: State, player: string): string[] =>
  inTurnOrder(state, player).filter((it) => it !== player);

/** 5.2.6.1: a name with an ampersand counts as each of the names it joins, and as the whole. */
export const namesOf = (name: string): string[] => [name, ...name.split(" & ")].map((each) => each.toLowerCase());

export const hasCharacterNamed = (state: State, player: string, name: string): boolean =>
  characters(state, player).some((it) => namesOf(definition(state, it).name).includes(name.toLowerCase()));

/** Every static ability of the cards in play, with the card it is on. */
export const statics = (state: State): (readonly [Card, Static])[] =>
  state.cards.filter(inPlay).flatMap((it) => definition(state, it).statics.map((rule) => [it, rule] as const));

/** The keyword's number, 0 for a keyword without one, null when the card lacks it. */
export function keyword(state: State, it: Card, name: string): number | null {
  const def = definition(state, it);
  const granted = statics(state).some(
    ([by, rule]) =>
      rule.is === "yours-have" && rule.keyword === name && by.player === it.player &&
      def.type === "character" && def.classifications.includes(rule.classification),
  );
  return def.keywords[name] ?? (granted ? 0 : null);
}

/** The abilities of one card that this event sets off; `them` is the card the event is about. */
export function triggered(state: State, source: string, on: Ability["on"], them: string): Waiting[] {
  const it = card(state, source);
  const cost = definition(state, card(state, them)).cost;
  return definition(state, it)
    .abilities.filter((ability) => ability.on === on && cost <= (ability.most ?? Infinity))
    .map(({ name, effects }) => ({
      ability: name,
      effects,
      context: { player: it.player, source, them, looked: [], singers: [] },
    }));
}

/** Runs `then` with the answer given to this step or the only possible one; otherwise the table asks and the step waits. */
export function ask(
  state: State,
  step: Step & { readonly answer?: Answer },
  question: Omit<Question, "resume">,
  then: (answer: Answer) => State,
): State {
  if (step.answer !== undefined) return then(step.answer);
  const { options, least, most, kind } = question;
  if (options.length === 0 || most === 0) return then([]);
  if (least === options.length && (kind !== "order" || least === 1)) return then(options);
  return happen(state, { to: "table", with: { question: { ...question, resume: step } } });
}
