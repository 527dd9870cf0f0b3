// The messages of protocol 1 as this engine uses them, JSON-RPC errors, and the loop over lines.
import { createInterface } from "node:readline";
import { writeSync } from "node:fs";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

export interface Cost {
  readonly kind: string;
  readonly onto: readonly string[];
  readonly by: readonly string[];
  readonly resources: readonly string[];
}

export interface Action {
  readonly kind: string;
  readonly card: string | null;
  readonly cost: Cost | null;
  readonly ability: string | null;
}

/** A JSON-RPC error: the request was wrong, whatever the game says. */
export class RpcError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

const invalid = (what: string): RpcError => new RpcError(INVALID_PARAMS, what);

export function asObject(value: Json | undefined, where: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid(`${where} must be an object`);
  return value as JsonObject;
}

export function asList(value: Json | undefined, where: string): readonly Json[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${where} must be a list`);
  return value;
}

export function asText(value: Json | undefined, where: string): string {
  if (typeof value !== "string") throw invalid(`${where} must be a string`);
  return value;
}

export const asTextOrNull = (value: Json | undefined, where: string): string | null =>
  value === undefined || value === null ? null : asText(value, where);

export const asTexts = (value: Json | undefined, where: string): string[] =>
  asList(value, where).map((item, i) => asText(item, `${where}[${i}]`));

/** A whole number of 0 or more; `missing` where the field is absent. */
export function asCount(value: Json | undefined, where: string, missing: number): number {
  if (value === undefined || value === null) return missing;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0) {
    throw invalid(`${where} must be a whole number of 0 or more`);
  }
  return value;
}

export function asAction(value: Json | undefined): Action {
  const it = asObject(value, "action");
  const cost = it["cost"] === undefined || it["cost"] === null ? null : asCost(it["cost"]);
  const kind = asText(it["kind"], "action.kind");
  if ((kind === "play") !== (cost !== null)) throw invalid("action.cost is given with play and only with play");
  return {
    kind,
    card: asTextOrNull(it["card"], "action.card"),
    cost,
    ability: asTextOrNull(it["ability"], "action.ability"),
  };
}

function asCost(value: Json): Cost {
  const it = asObject(value, "action.cost");
  return {
    kind: asText(it["kind"], "action.cost.kind"),
    onto: asTexts(it["onto"], "action.cost.onto"),
    by: asTexts(it["by"], "action.cost.by"),
    resources: asTexts(it["resources"], "action.cost.resources"),
  };
}

export type Handler = (params: JsonObject) => Json;
type Id = string | number | null;

const failure = (id: Id, code: number, message: string): JsonObject => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** A line of bytes, a character each: so bad UTF-8 is noticed, and only a line feed ends a line. */
function parse(line: string): Json {
  try {
    return JSON.parse(UTF8.decode(Buffer.from(line, "latin1"))) as Json;
  } catch (error) {
    throw new RpcError(PARSE_ERROR, `not JSON: ${(error as Error).message}`);
  }
}

/** The answer to one line; null for a notification, which gets none. */
export function answer(line: string, methods: ReadonlyMap<string, Handler>): JsonObject | null {
  let id: Id = null;
  let silent = false;
  try {
    const message = parse(line);
    if (typeof message !== "object" || message === null || Array.isArray(message)) {
      throw new RpcError(INVALID_REQUEST, "a request is one JSON object a line");
    }
    const request = message as JsonObject;
    const given = request["id"];
    silent = given === undefined && typeof request["method"] === "string";
    if (typeof given === "string" || typeof given === "number") id = given;
    const result = call(request, methods);
    return silent ? null : { jsonrpc: "2.0", id, result };
  } catch (error) {
    if (silent) return null;
    if (error instanceof RpcError) return failure(id, error.code, error.message);
    return failure(id, INTERNAL_ERROR, `fault of this engine: ${(error as Error).message}`);
  }
}

function call(request: JsonObject, methods: ReadonlyMap<string, Handler>): Json {
  if (typeof request["method"] !== "string") throw new RpcError(INVALID_REQUEST, "method must be a string");
  const handler = methods.get(request["method"]);
  if (handler === undefined) throw new RpcError(METHOD_NOT_FOUND, `no method ${request["method"]}`);
  return handler(asObject(request["params"] ?? {}, "params"));
}

/** One write a message; a pipe that is full for the moment is tried again. */
function send(message: JsonObject): void {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === "EPIPE") process.exit(0);
      if (code !== "EAGAIN") throw error;
    }
  }
}

/** Answers every line of stdin until `over` says so or the input ends. */
export async function serve(methods: ReadonlyMap<string, Handler>, over: () => boolean): Promise<void> {
  const input = process.stdin.setEncoding("latin1");
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === "") continue;
    const message = answer(line, methods);
    if (message !== null) send(message);
    if (over()) break;
  }
  process.exit(0);
}
