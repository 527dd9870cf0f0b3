// 4.3, play a card: announce it, choose a cost, settle the total, pay it, put the card into play.
import type { CardDef } from "./cards.ts";
import type { Answer, Change, Cost, State, Step, Waiting } from "./state.ts";
import {
  Unsupported, ask, card, characters, definition, happen, hasCharacterNamed, inPlay, isA, keyword, namesOf,
  readyInk, refuse, statics, triggered, zone,
} from "./state.ts";
import { toSteps } from "./effects.ts";

type PlayStep = Extract<Step, { step: "play" | "enter" }>;

/** 4.3.2.1 to 4.3.2.4: announced, a way to pay chosen, the total settled and paid. */
export function play(state: State, step: PlayStep): State {
  const it = card(state, step.card);
  if (it.zone !== "hand") refuse("not-in-hand", `${it.ref} is in the ${it.zone}, not in the hand`);
  const def = definition(state, it);
  switch (step.cost.kind) {
    case "ink":
      return happen(payInk(state, step, def, def.cost), entering(step));
    case "free":
      payNoInk(step);
      if (!mayBeFree(state, step.player, def)) refuse("not-free", `nothing lets ${step.player} play ${it.ref} for free`);
      return happen(state, entering(step));
    case "shift":
      return shift(state, step, def);
    case "sing":
    case "sing-together":
      return sing(state, step, def);
    case "other":
      return refuse("no-such-cost", `${def.full} has no other cost`);
    default:
      throw new Unsupported(`cost ${step.cost.kind}`);
  }
}

/** Paid for: the card comes next, with what of its cost still matters. */
const entering = ({ player, card: ref, cost }: PlayStep, how: Partial<Cost> = {}): Change => ({
  to: "agenda",
  first: [{ step: "enter", player, card: ref, cost: { kind: cost.kind, onto: [], by: [], resources: [], ...how } }],
});

/** 1.5.3: in full or not at all. */
function payInk(state: State, step: PlayStep, def: CardDef, base: number): State {
  const due = total(state, step.player, def, base);
  const available = readyInk(state, step.player);
  const named = step.cost.resources;
  const strange = named.find((ref) => !available.includes(ref));
  if (strange !== undefined) refuse("no-ready-ink", `${strange} is no ready ink of ${step.player}`);
  if (named.length > 0 && (new Set(named).size !== named.length || named.length !== due)) {
    refuse("wrong-ink", `the total cost is ${due} ink`);
  }
  if (available.length < due) refuse("ink-short", `the total cost is ${due} ink and ${available.length} are ready`);
  const spent = named.length > 0 ? named : available.slice(0, due);
  return happen(state, { to: "card", refs: spent, with: { exerted: true } });
}

/** 1.5.3: ink pays only for what costs ink. */
function payNoInk(step: PlayStep): void {
  if (step.cost.resources.length > 0) refuse("wrong-ink", `${step.card} is not played for ink`);
}

/** 1.5.4, 4.3.2.3: increases first, then reductions, never below nothing. */
function total(state: State, player: string, def: CardDef, base: number): number {
  let more = 0;
  let less = 0;
  for (const [by, rule] of statics(state)) {
    if (rule.is === "costs-more" && rule.types.includes(def.type)) more += rule.more;
    if (by.player !== player) continue;
    if (rule.is === "costs-less" && matches(def, rule.classification) && items(state, player) >= rule.items) less += rule.less;
    if (rule.is === "first-costs-less" && def.type === "character" && !state.spent.includes(by.ref)) less += rule.less;
  }
  for (const rule of def.statics) {
    if (rule.is === "self-costs-less" && hasCharacterNamed(state, player, rule.withCharacter)) less += rule.less;
  }
  for (const next of state.nexts) if (next.player === player && matches(def, next.classification)) less += next.less;
  return Math.max(0, base + more - less);
}

const items = (state: State, player: string): number =>
  zone(state, player, "play").filter((it) => inPlay(it) && isA(state, it, "item")).length;

const matches = (def: CardDef, classification: string | null): boolean =>
  def.type === "character" && (classification === null || def.classifications.includes(classification));

const mayBeFree = (state: State, player: string, def: CardDef): boolean =>
  def.statics.some((rule) => {
    if (rule.is !== "self-free") return false;
    if (rule.withCharacter !== undefined) return hasCharacterNamed(state, player, rule.withCharacter);
    return state.happened.some((fact) => fact.what === "banished-in-challenge" && fact.player !== player);
  });

const sharesName = (one: CardDef, other: CardDef): boolean =>
  namesOf(one.name).some((name) => namesOf(other.name).includes(name));

/** 8.10.1: onto a character of one's own with the same name; 4.3.2.3 counts for this cost too. */
function shift(state: State, step: PlayStep, def: CardDef): State {
  const base = def.keywords["shift"];
  if (base === undefined) refuse("no-shift", `${def.full} has no Shift`);
  const same = characters(state, step.player).filter((it) => sharesName(definition(state, it), def)).map((it) => it.ref);
  if (same.length === 0) refuse("nothing-to-shift-onto", `${step.player} has no character named ${def.name} in play`);
  const { onto } = step.cost;
  if (onto.length > 1) refuse("onto-several", "Shift puts the card on top of one character");
  if (onto[0] !== undefined && !same.includes(onto[0])) refuse("wrong-onto", `${onto[0]} is no character named ${def.name} of ${step.player}`);
  const paid = payInk(state, step, def, base);
  const question = { player: step.player, kind: "choose", options: same, least: 1, most: 1, source: step.card } as const;
  const put = (picked: Answer): State => happen(paid, entering(step, { onto: picked }));
  return onto.length === 1 ? put(onto) : ask(state, step, question, put);
}

/** 5.4.4.2, 8.11, 8.12: characters exert for the song; of ink, only what modifiers add is paid (4.3.2.3). */
function sing(state: State, step: PlayStep, def: CardDef): State {
  const together = step.cost.kind === "sing-together";
  const need = together ? def.keywords["sing-together"] : def.cost;
  if (!together && (def.type !== "action" || !def.classifications.includes("Song"))) refuse("no-song", `${def.full} is no song`);
  if (need === undefined) refuse("no-sing-together", `${def.full} has no Sing Together`);
  if (state.bans.length > 0) refuse("no-singing", "characters cannot exert to sing now");
  const paid = payInk(state, step, def, 0);
  const { by } = step.cost;
  for (const ref of by) if (!ableToSing(state, step.player, ref)) refuse("cannot-sing", `${ref} is no ready, dry character of ${step.player}`);
  const pay = (singers: Answer): State => {
    enoughVoices(state, singers, need, together);
    return happen(paid, { to: "card", refs: singers, with: { exerted: true } }, entering(step, { by: singers }));
  };
  if (by.length > 0) return pay(by);
  const able = characters(state, step.player).filter((it) => ableToSing(state, step.player, it.ref)).map((it) => it.ref);
  const options = together ? able : able.filter((ref) => voice(state, ref) >= need);
  enoughVoices(state, together ? options : options.slice(0, 1), need, together);
  const [least, most] = together ? [fewestVoices(state, options, need), options.length] : [1, 1];
  return ask(state, step, { player: step.player, kind: "choose", options, least, most, source: step.card }, pay);
}

function enoughVoices(state: State, singers: readonly string[], need: number, together: boolean): void {
  if (new Set(singers).size !== singers.length) refuse("twice", "a character exerts once");
  if (!together && singers.length > 1) refuse("too-many-singers", "one character sings a song");
  const sum = singers.reduce((so, ref) => so + voice(state, ref), 0);
  if (singers.length === 0 || sum < need) refuse("voices-short", `singing it takes ${need}, the characters count ${sum}`);
}

/** How many singers it takes at least, the loudest first. */
function fewestVoices(state: State, singers: readonly string[], need: number): number {
  let sum = 0;
  const loudest = singers.map((ref) => voice(state, ref)).sort((a, b) => b - a);
  return loudest.findIndex((one) => (sum += one) >= need) + 1;
}

/** 5.1.1.11, 5.1.1.12: only a dry character can be exerted as a cost. */
const ableToSing = (state: State, player: string, ref: string): boolean =>
  characters(state, player).some((it) => it.ref === ref && !it.exerted && !it.drying);

const voice = (state: State, ref: string): number => {
  const it = card(state, ref);
  return keyword(state, it, "singer") ?? definition(state, it).cost;
};

/** 4.3.3: the card enters and is now played; 4.3.6: that uses up what waited for it, however it was paid. */
export function enter(state: State, step: PlayStep): State {
  const def = definition(state, card(state, step.card));
  if (def.type === "action") return resolveAction(state, step, def);
  const [onto] = step.cost.onto;
  const exerted = onto !== undefined && card(state, onto).exerted;
  if (def.keywords["bodyguard"] === undefined || exerted) return entered(state, step, def, false);
  const question = { player: step.player, kind: "may", options: ["yes", "no"], least: 1, most: 1, source: step.card } as const;
  return ask(state, step, question, (picked) => entered(state, step, def, picked[0] === "yes"));
}

/** 8.10.2 to 8.10.6 for a stack, 5.1.2.1 and its neighbours for all else. */
function entered(state: State, step: PlayStep, def: CardDef, exerted: boolean): State {
  const onto = step.cost.onto[0];
  const used = spend(state, step.player, def);
  const anew: readonly Change[] = [
    { to: "zone", ref: step.card, zone: "play", exerted },
    { to: "card", refs: [step.card], with: { drying: def.type === "character" } },
  ];
  const posture: readonly Change[] = exerted ? [{ to: "card", refs: [step.card], with: { exerted } }] : [];
  const there = happen(used, ...(onto === undefined ? anew : [{ to: "stack", ref: step.card, onto } as const, ...posture]));
  return happen(there, { to: "bag", add: playTriggers(there, step.player, step.card, def) });
}

function spend(state: State, player: string, def: CardDef): State {
  if (def.type !== "character") return state;
  const nexts = state.nexts.filter((next) => next.player !== player || !matches(def, next.classification));
  const once = statics(state).filter(([by, rule]) => rule.is === "first-costs-less" && by.player === player);
  const spent = [...new Set([...state.spent, ...once.map(([by]) => by.ref)])];
  return happen(state, { to: "table", with: { nexts, spent } });
}

/** 4.3.3.2: in the Play zone while its effect resolves, then to the discard. */
function resolveAction(state: State, step: PlayStep, def: CardDef): State {
  const context = { player: step.player, source: step.card, them: null, looked: [], singers: step.cost.by };
  return happen(
    state,
    { to: "zone", ref: step.card, zone: "play" },
    { to: "agenda", first: [...toSteps(def.effect, context), { step: "action-done", card: step.card }] },
  );
}

/** 4.3.4.1: the card's own ability counts as well as those already in play. */
function playTriggers(state: State, player: string, ref: string, def: CardDef): Waiting[] {
  const mine = triggered(state, ref, "is-played", ref);
  if (def.type !== "character") return mine;
  return [...mine, ...characters(state, player).flatMap((it) => triggered(state, it.ref, "you-play", ref))];
}
