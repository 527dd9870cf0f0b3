// An independent engine for playing a Lorcana card: `node engine.ts` speaks protocol 1 over stdin and stdout.
// This file is the adapter, on the kit for TypeScript; the rules are in rules.ts and effects.ts, the table in state.ts.
import { realpathSync } from "node:fs";
import { Adapter, Refused, Unsupported, serve } from "../../../kits/typescript/src/index.ts";
import type { Game, Legal, Observation, Question } from "../../../kits/typescript/src/index.ts";
import { readPosition, writePosition } from "./position.ts";
import type { Action } from "./rules.ts";
import { act, decide, legal } from "./rules.ts";
import type { State } from "./state.ts";
import * as state from "./state.ts";

const CAPABILITIES = [
  "made-up-cards", "stepwise-triggers", "resource-choice", "free", "shift", "sing", "sing-together", "locations",
  "second-player", "history", "beginnings", "players-3", "players-4",
];

/** A table is never changed, only followed by another; a refusal thrown on the way leaves the old one. */
class Table implements Game {
  #state: State;

  constructor(position: State) {
    this.#state = position;
  }

  act(player: string, action: Action): void {
    this.#state = inWordsOfTheKit(() => act(this.#state, player, action));
  }

  decide(answer: readonly string[]): void {
    this.#state = inWordsOfTheKit(() => decide(this.#state, answer));
  }

  question(): Question | null {
    if (this.#state.question === null) return null;
    const { resume: _, ...question } = this.#state.question;
    return question;
  }

  look(): Observation {
    const { bag, result } = this.#state;
    const waiting = bag.map(({ ability, context }) => ({ player: context.player, source: context.source, ability }));
    return { position: writePosition(this.#state), waiting, result };
  }

  legal(): Legal {
    return { actions: legal(this.#state), complete: false };
  }
}

/** What the rules throw, as the kit knows it. */
function inWordsOfTheKit<T>(play: () => T): T {
  try {
    return play();
  } catch (error) {
    if (error instanceof state.Refusal) throw new Refused(error.message, error.code);
    if (error instanceof state.Unsupported) throw new Unsupported(error.message);
    throw error;
  }
}

/** Whoever imports this file may ask it in process. */
export const adapter = new Adapter("typescript-example", "0.2.0", {
  lorcana: {
    editions: ["2.1", "2.2"],
    capabilities: CAPABILITIES,
    start: (params) => new Table(readPosition(params)),
  },
});

if (import.meta.filename === realpathSync(process.argv[1] ?? "")) await serve(adapter);
