// JSON-RPC 2.0 from the engine's side: a request from a line of bytes, an answer to a line of text.
import { isObject } from "./shape.ts";
import { contradiction } from "./unclear.ts";

/** Most bytes of one line, its line feed not counted. */
export const MESSAGE_LIMIT = 8 * 1024 * 1024;

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const UNKNOWN_METHOD = -32601;
export const INVALID_PARAMS = -32602;

export type Id = string | number;

export interface Request {
  readonly id: Id;
  readonly method: string;
  /** As it came; of no type yet. */
  readonly params: unknown;
}

/** A line that is no request: what its sender must be told, with the id where it had one. */
export class RequestError extends Error {
  readonly code: number;
  readonly id: Id | null;

  constructor(code: number, message: string, id: Id | null = null) {
    super(message);
    this.code = code;
    this.id = id;
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const NO_ID = "a request needs an id, a string or a whole number below 2^53; this protocol has no notifications";

/** The request in a line. Throws `RequestError` with the code and id that the answer must carry. */
export function decodeRequest(line: Uint8Array): Request {
  const text = decode(line);
  const message = parse(text);
  if (!isObject(message)) throw new RequestError(INVALID_REQUEST, "a request is one JSON object a line");
  const id = isId(message["id"]) ? message["id"] : null;
  const { method, params = {} } = message;
  if (message["jsonrpc"] !== "2.0") throw new RequestError(INVALID_REQUEST, 'a request needs "jsonrpc": "2.0"', id);
  if (typeof method !== "string") throw new RequestError(INVALID_REQUEST, "method must be a string", id);
  if (id === null) throw new RequestError(INVALID_REQUEST, NO_ID);
  const unclear = lookForContradiction(text, message);
  if (unclear !== null) throw new RequestError(INVALID_REQUEST, `a request is not clear: ${unclear}`, id);
  return { id, method, params };
}

const isId = (value: unknown): value is Id => typeof value === "string" || Number.isSafeInteger(value);

function decode(line: Uint8Array): string {
  try {
    return UTF8.decode(line);
  } catch {
    throw new RequestError(PARSE_ERROR, "a line that is not UTF-8");
  }
}

function parse(text: string): unknown {
  try {
    if (hasHalfPair(text)) throw new SyntaxError("half of a surrogate pair in a text");
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw new RequestError(INVALID_REQUEST, "a message that is nested too deeply");
    throw new RequestError(PARSE_ERROR, `a line that is not JSON: ${(error as Error).message}`);
  }
}

/** `JSON.parse` takes half of a surrogate pair, which no answer in UTF-8 could repeat. Only an escape can bring one. */
const hasHalfPair = (text: string): boolean =>
  HALF.test(text) && HALF.test(text.replaceAll("\\\\", "").replaceAll(/\\ud[89ab]..\\ud[c-f]../gi, ""));

const HALF = /\\ud[89a-f]/i;

/** Its own stack is what a message that is nested too deeply overflows. */
function lookForContradiction(text: string, message: unknown): string | null {
  try {
    return contradiction(text, message);
  } catch (error) {
    if (error instanceof RangeError) return "it is nested too deeply";
    throw error;
  }
}

export const encodeResult = (id: Id, result: object): string => encode({ jsonrpc: "2.0", id, result });

export const encodeError = ({ id, code, message }: RequestError): string =>
  encode({ jsonrpc: "2.0", id, error: { code, message } });

const encode = (message: object): string => `${JSON.stringify(message)}\n`;
