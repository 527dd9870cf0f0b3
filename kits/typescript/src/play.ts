// One game from its setup on, with the question that is open, and all its calls.
import type { Choice, Part } from "./asking.ts";
import { WITH_ACTION, checkAction, checkAnswer, onlyOf, partsLeftOut, withPart } from "./asking.ts";
import { BadParams, Refused, Unsupported } from "./errors.ts";
import type { Game, Question, Side } from "./game.ts";
import type {
  Action, ActParams, Characteristics, DecideParams, Decision, Observation, Reply, SetupParams,
} from "./messages.ts";
import type { DeepRequired } from "./shape.ts";
import { viewOf } from "./tables.ts";

type ReadAction = DeepRequired<Action>;

/** A call; a game is what its calls make of its position, refused ones too: they may have revealed something. */
export type Call = DeepRequired<ActParams> | DeepRequired<DecideParams>;

/** An action that a question was asked for: who acts, the action so far, the part. */
interface Filling {
  readonly player: string;
  readonly action: ReadAction;
  readonly part: Part;
}

/** What a player may do while a question is open. */
const DECLINE = "decline";
const CONCEDE = "concede";

export class Play {
  readonly side: Side;
  readonly params: DeepRequired<SetupParams>;
  readonly game: Game;
  readonly calls: Call[] = [];
  #filling: Filling | null = null;
  #question: Decision | null = null;
  #asked = 0;

  constructor(side: Side, params: DeepRequired<SetupParams>) {
    this.side = side;
    this.params = params;
    this.game = side.start(params);
  }

  call(call: Call): Reply {
    return "action" in call ? this.act(call) : this.decide(call);
  }

  act(params: DeepRequired<ActParams>): Reply {
    const { player, action } = params;
    this.#checkPlayer(player);
    if (!checkAction(this.params.game, action)) {
      return this.#withQuestion({ status: "unsupported", message: `the action ${action.kind}` });
    }
    return this.#reply(params, () => this.#act(player, action));
  }

  decide(params: DeepRequired<DecideParams>): Reply {
    return this.#reply(params, () => {
      checkAnswer(this.#question, params.player, params.decision, params.answer);
      if (this.#filling === null) {
        this.game.decide(params.answer);
        this.#ask(this.game.question?.());
      } else {
        const { player, action, part } = this.#filling;
        this.#begin(player, withPart(action, part, params.answer));
      }
    });
  }

  observe(viewer: string | null): Observation {
    const seen = this.look();
    if (viewer === null) return seen;
    this.#checkPlayer(viewer);
    if (this.side.hidden === undefined) throw new BadParams("this engine has no views of one player");
    return viewOf(seen, viewer, this.side.hidden, this.game.known?.(viewer));
  }

  /** What the game says of a card; null where it says nothing of any. */
  characteristics(ref: string): Characteristics | null {
    try {
      return this.game.characteristics?.(ref) ?? null;
    } catch (error) {
      if (error instanceof Unsupported) throw new BadParams(`not known here: ${error.message}`);
      throw error;
    }
  }

  /** The whole table. */
  look(): Observation {
    const seen = this.game.look();
    return this.#question === null ? seen : { ...seen, decision: this.#question };
  }

  #act(player: string, action: ReadAction): void {
    const asked = this.#question;
    if (asked === null) {
      this.#begin(player, action);
    } else if (this.#filling === null || action.kind === CONCEDE) {
      this.#do(player, action);
    } else if (action.kind === DECLINE && player === asked.player) {
      this.#filling = this.#question = null;
    } else {
      throw new Refused(`${asked.player} must answer ${asked.id} first`, "decision-pending");
    }
  }

  /** Fill in what is left out and leaves no choice, ask for the first part that does, or do it. */
  #begin(player: string, action: ReadAction): void {
    for (const part of partsLeftOut(this.params.game, action)) {
      const choice = this.game.leftOut?.(player, action, part);
      const only = choice ? onlyOf(choice) : null;
      if (only !== null) {
        action = withPart(action, part, only);
      } else if (choice && !this.side.manners?.includes(WITH_ACTION)) {
        this.#filling = { player, action, part };
        this.#ask(questionFor(choice, player, action, part));
        return;
      }
    }
    this.#do(player, action);
  }

  #do(player: string, action: ReadAction): void {
    this.game.act(player, action);
    this.#filling = null;
    this.#ask(this.game.question?.());
  }

  #ask(question: Question | null | undefined): void {
    if (question) this.#asked += 1;
    this.#question = question ? { ...question, id: `d${this.#asked}` } : null;
  }

  #reply(call: Call, made: () => void): Reply {
    try {
      made();
    } catch (error) {
      if (error instanceof BadParams) throw error;
      this.calls.push(call);
      return this.#withQuestion(replyTo(error));
    }
    this.calls.push(call);
    return this.#withQuestion({ status: "accepted" });
  }

  #withQuestion = (reply: Reply): Reply => (this.#question === null ? reply : { ...reply, decision: this.#question });

  #checkPlayer(player: string): void {
    const { players } = this.params.position;
    if (!players.some((one) => one.name === player)) throw new BadParams(`there is no player ${player}`);
  }
}

function replyTo(error: unknown): Reply {
  if (error instanceof Refused) {
    const { code, message, clauses } = error;
    return { status: "refused", message, ...(code && { code }), ...(clauses.length > 0 && { clauses }) };
  }
  if (error instanceof Unsupported) return { status: "unsupported", message: error.message };
  throw error;
}

const questionFor = (choice: Choice, player: string, action: ReadAction, part: Part): Question => ({
  ...choice,
  player,
  kind: part === "at" ? "option" : "choose",
  source: action.card,
  part,
});
