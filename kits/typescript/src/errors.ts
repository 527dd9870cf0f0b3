// What an engine says no with; the kit turns each into the answer that the protocol has for it.

/** The rules do not allow it. Everything must be as it was before. */
export class Refused extends Error {
  readonly code: string;
  readonly clauses: readonly string[];

  constructor(message: string, code = "", clauses: readonly string[] = []) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.clauses = clauses;
  }
}

/** The engine does not know how; `lacks` are the cards, words, zones or costs that it lacks. */
export class Unsupported extends Error {
  readonly lacks: readonly string[];

  constructor(...lacks: readonly string[]) {
    super(lacks.join(", "));
    this.name = "Unsupported";
    this.lacks = lacks;
  }
}

/** No position, action or player at all: the request itself is wrong. */
export class BadParams extends Error {
  constructor(message: string) {
    super(message);
    this.name = "BadParams";
  }
}
