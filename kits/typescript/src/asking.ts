// Questions: answers that are none, and the question for what an action left out.
import { BadParams, Refused } from "./errors.ts";
import type { Action, Decision } from "./messages.ts";
import { ACTIONS, COSTS } from "./schema.ts";
import type { DeepRequired } from "./shape.ts";

/** What an action can leave out. */
export type Part = "by" | "onto" | "at" | "target";

/** What may be taken for a part of an action. */
export interface Choice {
  readonly options: readonly string[];
  /** How many are taken at least; 1 when left out. */
  readonly least?: number;
  /** How many are taken at most; 1 when left out. */
  readonly most?: number;
  readonly text?: string;
}

type ReadAction = DeepRequired<Action>;

const PLAY = "play";
export const WITH_ACTION = "choices-with-action";
/** What an action may leave out, in the order in which it is asked for. */
const ASKED_FOR: readonly Part[] = ["by", "onto", "at", "target"];

/** Whether there is such a kind of action. Throws `BadParams` where a field that it must have is missing. */
export function checkAction(game: string, action: ReadAction): boolean {
  const fields = ACTIONS[game]?.[action.kind];
  if (fields === undefined) return false;
  if ((action.kind === PLAY) !== (action.cost !== null)) {
    throw new BadParams("action.cost is given with play, and only with play");
  }
  if (fields.includes("card") && action.card === null) throw new BadParams(`action.card: ${action.kind} needs a card`);
  return true;
}

/** The parts that the action could have and leaves out. */
export function partsLeftOut(game: string, action: ReadAction): Part[] {
  const { kind, cost } = action;
  const fields = [...(ACTIONS[game]?.[kind] ?? []), ...(cost === null ? [] : (COSTS[game]?.[cost.kind] ?? []))];
  return ASKED_FOR.filter((part) => fields.includes(part) && !(inCost(part) ? cost?.[part].length : action[part]));
}

/** The only possible answer; null if there are several. Throws `Refused` if there is none. */
export function onlyOf({ options, least = 1 }: Choice): readonly string[] | null {
  if (options.length < least) throw new Refused(`${options.length} can be taken, and ${least} must be`);
  return options.length > 0 && options.length === least ? options : null;
}

/** The action with a part told. */
export const withPart = (action: ReadAction, part: Part, answer: readonly string[]): ReadAction =>
  inCost(part)
    ? { ...action, cost: action.cost && { ...action.cost, [part]: answer } }
    : { ...action, [part]: answer[0] ?? null };

const inCost = (part: Part): part is "by" | "onto" => part === "by" || part === "onto";

/** Throws `Refused` for what answers no question, or not this one; then the question stays as it was. */
export function checkAnswer(asked: Decision | null, player: string, id: string, answer: readonly string[]): void {
  if (asked === null || asked.id !== id) throw new Refused(`no question ${id} is open`, "no-such-decision");
  if (asked.player !== player) throw new Refused(`${asked.player} is asked, not ${player}`, "not-your-decision");
  const { options, kind, least = 1, most = 1 } = asked;
  const strange = kind !== "name" && answer.some((one) => !options.includes(one));
  if (strange || new Set(answer).size < answer.length || answer.length < least || answer.length > most) {
    const taken = answer.join(", ") || "nothing";
    throw new Refused(`${taken} is not ${least} to ${most} of ${options.join(", ")}`, "illegal-choice");
  }
}
