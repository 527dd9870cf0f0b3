// A walk over a made-up card's definition that says by itself which of its words an engine does not know.
import { Unsupported } from "./errors.ts";
import { LANGUAGES } from "./schema.ts";
import { isObject } from "./shape.ts";

type Node = Readonly<Record<string, unknown>>;

const CARD = "card";

/** The part of a game's card language that an engine knows, as data. */
export interface Known {
  /**
   * Kind of node → what may follow `is` → the other fields that may stand with it, separated by spaces. Nodes without
   * `is` stand under an empty word. The kind `card` is the definition itself.
   */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Field → the kind of node, or of a list or a map of nodes, that stands in it. */
  readonly inside: Readonly<Record<string, string>>;
  /** Field → the words that may stand in it; any may where a field is not here, or is null. */
  readonly values?: Readonly<Record<string, readonly string[] | null>>;
}

/**
 * What an engine knows of a card language. Where a field means something else at some places, these keys of `inside`
 * and `values` come first: `kind.word.field`, `word.field`, `kind.field`.
 */
export class Language {
  readonly #words: Known["words"];
  readonly #inside: Known["inside"];
  readonly #values: Readonly<Record<string, readonly string[] | null>>;

  constructor({ words, inside, values = {} }: Known) {
    const lost = Object.entries({ definitions: CARD, ...inside }).find(([, kind]) => !Object.hasOwn(words, kind));
    if (lost !== undefined) throw new Error(`Language: words lacks the kind ${lost[1]}, which ${lost[0]} contains`);
    this.#words = words;
    this.#inside = inside;
    this.#values = values;
  }

  /**
   * The newest version of the game's language whose unknown words are all named. Kinds of nodes and fields always are.
   * Further words in a field are where `values` or `inside` says what may stand there, or where no node has the field.
   */
  newest(game: string): number {
    const open = new Set<string>();
    for (const [kind, words] of Object.entries(this.#words)) {
      for (const [word, fields] of Object.entries(words)) {
        for (const field of fields.split(/\s+/)) {
          const told = meant(this.#values, kind, word, field) ?? meant(this.#inside, kind, word, field) ?? null;
          if (told === null) open.add(`${word}.${field}`);
        }
      }
    }
    let newest = 1;
    for (const [version, fields] of Object.entries(LANGUAGES[game] ?? {})) {
      if (fields.some((field) => open.has(field))) break;
      newest = Number(version);
    }
    return newest;
  }

  /** All that the engine does not know of a definition: kinds of nodes, their fields, words; each once. */
  unknown(definition: unknown): string[] {
    return [...new Set(this.#node(CARD, definition))];
  }

  /** Throws `Unsupported` with all that is unknown of some definitions, by the names of their cards. */
  check(definitions: Node): void {
    const names = Object.keys(definitions).sort();
    const lacks = names.flatMap((name) => this.unknown(definitions[name]).map((one) => `${name}: ${one}`));
    if (lacks.length > 0) throw new Unsupported(...lacks);
  }

  *#node(kind: string, node: unknown): Generator<string> {
    if (Array.isArray(node)) {
      for (const part of node) yield* this.#node(kind, part);
    } else if (isObject(node)) {
      const parts = Object.values(node);
      // Modes and the like: nodes by their names.
      if (!this.#knows(kind, "") && parts.every(isNested)) yield* this.#node(kind, parts);
      else yield* this.#fields(kind, String(node["is"] ?? ""), node);
    }
  }

  *#fields(kind: string, word: string, node: Node): Generator<string> {
    if (!this.#knows(kind, word)) {
      yield `the ${kind} ${word}`;
      return;
    }
    const known = this.#words[kind]?.[word]?.split(/\s+/) ?? [];
    for (const [field, value] of Object.entries(node)) {
      if (field === "is" || isEmpty(value)) continue;
      const inside = meant(this.#inside, kind, word, field);
      if (!known.includes(field)) yield `${field} of the ${kind} ${word}`.trimEnd();
      else if (inside !== undefined && isNested(value)) yield* this.#node(inside, value);
      else yield* this.#strange(kind, word, field, value);
    }
  }

  *#strange(kind: string, word: string, field: string, value: unknown): Generator<string> {
    const known = meant(this.#values, kind, word, field) ?? null;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (known !== null && typeof one === "string" && !known.includes(one)) {
        yield `${field} ${one} of the ${kind} ${word}`.trimEnd();
      }
    }
  }

  #knows = (kind: string, word: string): boolean => Object.hasOwn(this.#words[kind] ?? {}, word);
}

const isNested = (value: unknown): boolean => typeof value === "object" && value !== null;

/** An empty node says something all the same: a filter of any card. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

function meant<T>(table: Readonly<Record<string, T>>, kind: string, word: string, field: string): T | undefined {
  const places = [`${kind}.${word}.${field}`, `${word}.${field}`, `${kind}.${field}`, field];
  const place = places.find((one) => Object.hasOwn(table, one));
  return place === undefined ? undefined : table[place];
}
