// What an author writes: a `Game` that is under way, and a `Side` for each game that the engine plays.
import type { Choice, Part } from "./asking.ts";
import type { Language } from "./language.ts";
import type { Action, Characteristics, Decision, Legal, Observation, Printing, SetupParams } from "./messages.ts";
import type { DeepRequired } from "./shape.ts";
import type { Hidden } from "./tables.ts";

/** A question of the engine; the kit gives it an id. */
export type Question = Omit<Decision, "id">;

/** A game from one `setup` to the next. Each call may throw `Refused`, `Unsupported` or `BadParams`. */
export interface Game {
  /**
   * Do what a player does; what is refused changes nothing. `begin`, where the capability `beginnings` is declared:
   * shuffle and deal as the setup's `chance` says, ask by `question()` what players decide, and go on to the first turn.
   */
  act(player: string, action: DeepRequired<Action>): void;

  /**
   * Go on with this answer to `question()`. The kit has seen to it that it comes from the player who is asked, and
   * takes as many options as it should.
   */
  decide(answer: readonly string[]): void;

  /** The whole table, with what waits and the result; the kit puts the question in. */
  look(): Omit<Observation, "decision">;

  /** What the engine asks now; nothing where it has no such method. */
  question?(): Question | null | undefined;

  /**
   * What may be taken for `part` of an action that leaves it out, whatever manners are declared; nothing where the
   * engine sees to that itself. The kit fills in the only choice there is, and refuses the action where there is none.
   * Where there are several it asks, unless the manner `choices-with-action` says that nothing is asked for: then the
   * action comes to `act` as it is.
   */
  leftOut?(player: string, action: DeepRequired<Action>, part: Part): Choice | null | undefined;

  /** What a card's numbers and keywords are now; for those who declare the capability of this name. */
  characteristics?(ref: string): Characteristics;

  /** The actions that the active player could take now; `complete` belongs to the capability `legal-lists`. */
  legal?(): Legal;

  /** Refs of the hidden cards that a player knows all the same. */
  known?(viewer: string): Iterable<string>;
}

/** One game that the engine plays. */
export interface Side {
  readonly editions: readonly string[];
  /**
   * A game from a position. It throws `Unsupported` with all that is lacking, `BadParams` for what cannot be. It is
   * called again for `reset` and `restore`, so it must begin alike each time: seed any chance of your own here.
   */
  readonly start: (params: DeepRequired<SetupParams>) => Game;
  /** Without `snapshots`, `digest`, `hidden-views` and `known-cards`, which the kit brings. */
  readonly capabilities?: readonly string[];
  readonly manners?: readonly string[];
  /**
   * The newest version of the card language that the engine knows; 1 when left out. With a `Language` the kit finds that
   * out, and calls what is not in it unsupported, so that `start` is given no other definition.
   */
  readonly language?: number | Language;
  /** Whether the engine knows a printed card, by its full name and every known printing; left out where it cannot say. */
  readonly knows?: (name: string, printings: readonly DeepRequired<Printing>[]) => boolean;
  /** What players do not see; left out where the engine shows no views. */
  readonly hidden?: Hidden;
}
