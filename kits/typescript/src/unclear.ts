// What JSON allows and no reader should: an object with one key twice and two values. `JSON.parse` takes the last.

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** What contradicts itself in a JSON text, in words; null where nothing does. `read` is what was parsed from it. */
export function contradiction(text: string, read: unknown): string | null {
  return hasEachKeyOnce(text, read) ? null : new Search(text).value();
}

/**
 * Whether no key is there twice, as far as a quick look tells: what is read and written again has lost a colon with
 * each such key. An escaped colon would make up for it.
 */
const hasEachKeyOnce = (text: string, read: unknown): boolean =>
  !text.includes("\\u003") && colons(text) === colons(JSON.stringify(read));

const colons = (text: string): number => text.split(":").length;

/** The full look, through a text that is known to be JSON. */
class Search {
  readonly #text: string;
  readonly #tokens: RegExpExecArray[];
  #next = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = [...text.matchAll(TOKENS)];
  }

  value(): string | null {
    const token = this.#take();
    if (token === "{") return this.#object();
    if (token !== "[") return null;
    while (this.#peek() !== "]") {
      const found = this.value();
      if (found !== null) return found;
      if (this.#peek() === ",") this.#take();
    }
    this.#take();
    return null;
  }

  #object(): string | null {
    const fields = new Map<string, string>();
    while (this.#peek() !== "}") {
      const key = JSON.parse(this.#take()) as string;
      this.#take();
      const start = this.#place();
      const found = this.value();
      if (found !== null) return found;
      const [value, before] = [this.#text.slice(start, this.#place()), fields.get(key)];
      if (before !== undefined && !isSame(before, value)) return `${JSON.stringify(key)} stands there with two values`;
      fields.set(key, value);
      if (this.#peek() === ",") this.#take();
    }
    this.#take();
    return null;
  }

  #take = (): string => this.#tokens[this.#next++]?.[0] ?? "";
  #peek = (): string => this.#tokens[this.#next]?.[0] ?? "";
  #place = (): number => this.#tokens[this.#next]?.index ?? this.#text.length;
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => JSON.stringify(JSON.parse(text));
