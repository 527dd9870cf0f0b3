// Refs of the scenario, and what the engine calls the same cards.
import { BadParams } from "./errors.ts";

/** A map from each ref to the engine's own id, and back. */
export class Refs<Own> {
  readonly #own = new Map<string, Own>();
  readonly #ref = new Map<Own, string>();
  #tokens = 0;

  /** A card of the position. Throws `BadParams` where the ref is another card's. */
  add(ref: string, own: Own): void {
    if (this.#own.has(ref)) throw new BadParams(`two cards have the ref ${ref}`);
    this.#own.set(ref, own);
    this.#ref.set(own, ref);
  }

  /** The engine's id of a card. Throws `BadParams` where there is none. */
  own(ref: string | null | undefined): Own {
    if (ref === null || ref === undefined) throw new BadParams("an action names no card where it needs one");
    if (!this.#own.has(ref)) throw new BadParams(`there is no card ${ref}`);
    return this.#own.get(ref) as Own;
  }

  /** The ref of a card; of one never named before, a token, the next of `token1`, `token2`… */
  ref(own: Own): string {
    const known = this.#ref.get(own);
    if (known !== undefined) return known;
    this.#tokens += 1;
    this.add(`token${this.#tokens}`, own);
    return `token${this.#tokens}`;
  }
}
