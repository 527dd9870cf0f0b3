// Reading parameters: every field has its type, and one that is left out has its default.
import { BadParams } from "./errors.ts";
import type { Messages } from "./messages.ts";
import { SHAPES } from "./schema.ts";

/** A message as read, where no field is missing. */
export type DeepRequired<T> = T extends object
  ? { readonly [K in keyof T]-?: DeepRequired<Exclude<T[K], undefined>> }
  : T;

/** The part of JSON Schema that the protocol uses. */
export interface Shape {
  readonly $ref?: string;
  readonly additionalProperties?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly default?: unknown;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: Shape;
  readonly required?: readonly string[];
  readonly type?: string;
}

/** The value as a message of this type. Throws `BadParams` that names the first field that is wrong. */
export function read<K extends keyof Messages>(type: K, value: unknown): DeepRequired<Messages[K]> {
  return readShape({ $ref: type }, value, "$") as DeepRequired<Messages[K]>;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readShape(shape: Shape, value: unknown, path: string): unknown {
  if (shape.$ref !== undefined) return readShape(named(shape.$ref), value, path);
  if (shape.anyOf !== undefined) {
    const [other] = shape.anyOf.filter((one) => one.type !== "null");
    return value === null || other === undefined ? null : readShape(other, value, path);
  }
  switch (shape.type) {
    case "object":
      return readObject(shape, value, path);
    case "array":
      return readList(shape, value, path);
    case "string":
      return readText(shape, value, path);
    case "integer":
      return readNumber(shape, value, path);
    default:
      if (typeof value !== shape.type) throw wrong(path, `a ${shape.type}`, value);
      return value;
  }
}

function named(ref: string): Shape {
  const shape = SHAPES[ref.replace("#/$defs/", "")];
  if (shape === undefined) throw new Error(`schema.ts has no type ${ref}: run npm run generate`);
  return shape;
}

function readObject(shape: Shape, value: unknown, path: string): unknown {
  if (!isObject(value)) throw wrong(path, "an object", value);
  const { properties, additionalProperties: each } = shape;
  if (properties !== undefined) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, inner]) => [name, readField(shape, name, inner, value, path)]));
  }
  if (each === undefined) return value;
  const entries = Object.entries(value);
  atMost(shape.maxProperties, entries.length, path, "fields");
  return Object.fromEntries(
    entries.map(([name, inner]) => {
      const key = shape.propertyNames === undefined ? name : readText(shape.propertyNames, name, path);
      return [key, readShape(each, inner, `${path}.${name}`)];
    }),
  );
}

function readField(shape: Shape, name: string, inner: Shape, value: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(value, name)) return readShape(inner, value[name], `${path}.${name}`);
  if (shape.required?.includes(name)) throw new BadParams(`${path}.${name} is missing`);
  return structuredClone(inner.default);
}

function readList(shape: Shape, value: unknown, path: string): unknown {
  if (!Array.isArray(value)) throw wrong(path, "a list", value);
  atMost(shape.maxItems, value.length, path, "entries");
  const { items } = shape;
  return items === undefined ? value : value.map((inner, place) => readShape(items, inner, `${path}[${place}]`));
}

function readText(shape: Shape, value: unknown, path: string): unknown {
  if (typeof value !== "string") throw wrong(path, "a string", value);
  atMost(shape.maxLength, value.length, path, "characters");
  return value;
}

function readNumber({ minimum = 0, maximum = Infinity }: Shape, value: unknown, path: string): unknown {
  if (!Number.isInteger(value)) throw wrong(path, "a whole number", value);
  const number = value as number;
  if (number < minimum || number > maximum) throw wrong(path, `a number from ${minimum} to ${maximum}`, value);
  return value;
}

function atMost(most: number | undefined, length: number, path: string, what: string): void {
  if (most !== undefined && length > most) throw new BadParams(`${path} has ${length} ${what}; send ${most} at most`);
}

const LONGEST = 60;

function wrong(path: string, expected: string, value: unknown): BadParams {
  const given = JSON.stringify(value);
  const shown = given.length > LONGEST ? `${given.slice(0, LONGEST)}…` : given;
  return new BadParams(`${path} must be ${expected}, not ${shown}`);
}
