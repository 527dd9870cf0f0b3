// What each effect word of cards.ts does.
import type { Effect } from "./cards.ts";
import type { Answer, Card, Change, Context, Question, State, Step } from "./state.ts";
import { ask, card, characters, definition, happen, inPlay, isA, keyword, opponents, zone } from "./state.ts";

type EffectStep = Extract<Step, { step: "effect" }>;
type Chosen = (answer: Answer) => State;

export const toSteps = (effects: readonly Effect[], context: Context): Step[] =>
  effects.map((effect) => ({ step: "effect", effect, context }));

const question = (
  context: Context,
  kind: Question["kind"],
  options: readonly string[],
  least: number,
  most: number,
): Omit<Question, "resume"> => ({ player: context.player, kind, options, least, most, source: context.source });

/** 1.12.2: as many as there are. */
export const draw = (state: State, player: string, n: number): State =>
  happen(state, ...zone(state, player, "deck").slice(0, n).map((it): Change => ({ to: "zone", ref: it.ref, zone: "hand" })));

/** Into a zone, in this order; what comes to a deck goes under it. */
export const send = (state: State, refs: readonly string[], to: string): State =>
  happen(state, ...refs.map((ref): Change => ({ to: "zone", ref, zone: to })));

const refs = (cards: readonly Card[]): string[] => cards.map((it) => it.ref);

/** 8.15.1: an opponent's card with Ward cannot be chosen. */
const choosable = (state: State, player: string): string[] =>
  refs(characters(state).filter((it) => it.player === player || keyword(state, it, "ward") === null));

const freePlays = (state: State, player: string, most: number): string[] =>
  refs(zone(state, player, "hand").filter((it) => isA(state, it, "character") && definition(state, it).cost <= most));

const keepable = (state: State, looked: readonly string[], keep: string): string[] =>
  looked.filter((ref) => definition(state, card(state, ref)).classifications.includes(keep));

/** Damage less Resist (8.8.1), never below nothing. */
function damage(state: State, chosen: readonly string[], n: number): State {
  return happen(
    state,
    ...chosen.map((ref): Change => {
      const it = card(state, ref);
      const dealt = Math.max(0, n - (keyword(state, it, "resist") ?? 0));
      return { to: "card", refs: [ref], with: { damage: it.damage + dealt } };
    }),
  );
}

/** One effect; those that ask come back as the same step with the answer. */
export function resolve(state: State, step: EffectStep): State {
  const { effect, context } = step;
  const { player } = context;
  const chooseOne = (options: readonly string[], then: Chosen): State =>
    ask(state, step, question(context, "choose", options, Math.min(1, options.length), 1), then);
  const chooseCharacter = (then: Chosen): State => chooseOne(choosable(state, player), then);
  switch (effect.do) {
    case "draw":
      return draw(state, player, effect.n);
    case "gain-lore":
      return happen(state, { to: "lore", player, n: effect.n });
    case "next-costs-less": {
      const less = effect.less === "your characters" ? characters(state, player).length : effect.less;
      const next = { player, less, classification: effect.classification ?? null };
      return happen(state, { to: "table", with: { nexts: [...state.nexts, next] } });
    }
    case "no-singing":
      return happen(state, { to: "table", with: { bans: [...state.bans, player] } });
    case "discard": {
      if (effect.who === "you") return chooseOne(refs(zone(state, player, "hand")), (picked) => send(state, picked, "discard"));
      const each = opponents(state, player).flatMap((it) => toSteps([{ do: "discard", who: "you" }], { ...context, player: it }));
      return happen(state, { to: "agenda", first: each });
    }
    case "damage-chosen":
      return chooseCharacter((picked) => damage(state, picked, effect.n));
    case "damage-opposing":
      return damage(state, refs(characters(state).filter((it) => it.player !== player)), effect.n);
    case "banish-chosen":
      return chooseCharacter((picked) => send(state, picked, "discard"));
    case "banish-all":
      return send(state, refs(characters(state)), "discard");
    case "return-chosen":
      return chooseCharacter((picked) => send(state, picked, "hand"));
    case "chosen-player-draws":
      return chooseOne(state.players, (picked) => (picked[0] === undefined ? state : draw(state, picked[0], effect.n)));
    case "draw-and-lore-per-singer":
      return happen(draw(state, player, context.singers.length), { to: "lore", player, n: context.singers.length });
    case "ink-top": {
      const top = zone(state, player, "deck")[0];
      return top === undefined ? state : happen(state, { to: "zone", ref: top.ref, zone: "inkwell", exerted: true });
    }
    case "exert-them":
      return context.them === null ? state : happen(state, { to: "card", refs: [context.them], with: { exerted: true } });
    case "play-free":
      return chooseOne(freePlays(state, player, effect.most), (picked) => enterFree(state, player, picked));
    case "may":
      if (!possible(state, context, effect.then)) return state;
      return ask(state, step, question(context, "may", ["yes", "no"], 1, 1), (picked) =>
        picked[0] === "yes" ? happen(state, { to: "agenda", first: toSteps(effect.then, context) }) : state);
    case "look": {
      const looked = { ...context, looked: refs(zone(state, player, "deck").slice(0, effect.n)) };
      const plan: Effect[] = [{ do: "may", then: [{ do: "take", keep: effect.keep }] }, { do: "bottom" }];
      return happen(state, { to: "agenda", first: toSteps(plan, looked) });
    }
    case "take":
      return chooseOne(keepable(state, context.looked, effect.keep), (picked) => send(state, picked, "hand"));
    case "bottom": {
      const left = context.looked.filter((ref) => card(state, ref).zone === "deck");
      return ask(state, step, question(context, "order", left, left.length, left.length), (order) => send(state, order, "deck"));
    }
  }
}

/** 6.7.8: the card is played in the middle of the effect; what it triggers waits. */
function enterFree(state: State, player: string, picked: readonly string[]): State {
  const cost = { kind: "free", onto: [], by: [], resources: [] };
  return happen(state, {
    to: "agenda",
    first: picked.map((ref): Step => ({ step: "enter", player, card: ref, cost })),
  });
}

/** Whether "may" is worth asking: its first part can be done at all (6.1.5.1). */
function possible(state: State, context: Context, effects: readonly Effect[]): boolean {
  const first = effects[0];
  switch (first?.do) {
    case "play-free":
      return freePlays(state, context.player, first.most).length > 0;
    case "take":
      return keepable(state, context.looked, first.keep).length > 0;
    case "exert-them": {
      const them = context.them === null ? undefined : card(state, context.them);
      return them !== undefined && inPlay(them) && !them.exerted;
    }
    default:
      return true;
  }
}
