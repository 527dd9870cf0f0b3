// Writes what the kit takes from the protocol's JSON Schema: `npm run generate`, with `tcg-oracle` on the PATH.
// messages.ts holds the types for the compiler, schema.ts the same for reading requests.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONSchema } from "json-schema-to-typescript";
import { compile } from "json-schema-to-typescript";

interface Schema {
  $defs: Record<string, object>;
  methods: Record<string, { params: string }>;
  actions: object;
  costs: object;
  languages: object;
}

const FOR_PEOPLE = ["title", "description"];
/** What src/shape.ts reads. Another keyword would go unchecked in silence. */
const READ = [
  "$ref", "additionalProperties", "anyOf", "default", "items", "maxItems", "maxLength", "maxProperties", "maximum",
  "minimum", "properties", "propertyNames", "required", "type",
];

const nameOf = (ref: string): string => ref.replace("#/$defs/", "");

/** Lists become readonly, so that an engine may show those it keeps, and bare objects hold anything. */
function inTypeScript(node: any): any {
  if (Array.isArray(node)) return node.map(inTypeScript);
  if (typeof node !== "object" || node === null) return node;
  const { description } = node;
  if (node.type === "array") return { description, tsType: listType(node) };
  if (node.type === "object" && !node.properties && !node.additionalProperties) {
    return { description, tsType: "{ readonly [name: string]: unknown }" };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inTypeScript(value)]));
}

const listType = ({ items }: any): string => {
  const inner = items.type === "array" ? `(${listType(items)})` : items.$ref ? nameOf(items.$ref) : items.type;
  return `readonly ${inner}[]`;
};

/** All types as fields of one, by which the others are found too. */
async function types(schema: Schema, head: string): Promise<string> {
  const names = Object.keys(schema.$defs).filter((name) => !name.includes("."));
  const $defs = inTypeScript(Object.fromEntries(names.map((name) => [name, schema.$defs[name]])));
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const messages = { type: "object", description: "Type by its name.", properties, required: names, $defs };
  const made = await compile(messages as JSONSchema, "Messages", { additionalProperties: false, bannerComment: head });
  return made.replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, "/** $1 */");
}

function withoutWords(node: any): any {
  if (Array.isArray(node)) return node.map(withoutWords);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => !FOR_PEOPLE.includes(key));
  const strange = kept.find(([key]) => !READ.includes(key));
  if (strange) throw new Error(`src/shape.ts does not read "${strange[0]}": teach it to, and add it to READ`);
  const inner = (key: string, value: unknown): any => (key === "properties" ? eachWithoutWords : withoutWords)(value);
  return Object.fromEntries(kept.map(([key, value]) => [key, inner(key, value)]));
}

const eachWithoutWords = (all: any): any =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, withoutWords(value)]));

/** The types that requests are made of. */
function reached(schema: Schema): Record<string, object> {
  const names = new Set(Object.values(schema.methods).map((method) => method.params));
  for (const name of names) {
    for (const [, ref] of JSON.stringify(schema.$defs[name]).matchAll(/"\$ref":"([^"]+)"/g)) names.add(nameOf(ref!));
  }
  return eachWithoutWords(Object.fromEntries([...names].sort().map((name) => [name, schema.$defs[name]])));
}

/** One entry a line, so that a change of the protocol is a readable diff. */
const table = (name: string, type: string, entries: object): string => {
  const rows = Object.entries(entries).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `export const ${name}: ${type} = {\n${rows.join("")}};\n`;
};

function data(schema: Schema, head: string): string {
  const params = Object.entries(schema.methods).map(([name, method]) => [name, method.params]);
  const methods = JSON.stringify(Object.fromEntries(params), null, 2);
  const games = "Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>";
  return [
    `${head}import type { Shape } from "./shape.ts";\n`,
    `/** Type → its shape. */\n${table("SHAPES", "Readonly<Record<string, Shape>>", reached(schema))}`,
    `/** Method → the type of its parameters. */\nexport const METHODS = ${methods} as const;\n`,
    `/** Game → kind of action → the fields that belong to it. */\n${table("ACTIONS", games, schema.actions)}`,
    `/** Game → kind of cost → the fields that belong to it. */\n${table("COSTS", games, schema.costs)}`,
    `/** Game → version of its language of cards → fields that more words stand in. */\n${table("LANGUAGES", games, schema.languages)}`,
  ].join("\n");
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("say where to write: node scripts/generate.ts FOLDER");
const schema = JSON.parse(execFileSync("tcg-oracle", ["schema"], { encoding: "utf8" })) as Schema;
const made = createHash("sha256").update(JSON.stringify(schema)).digest("hex");
const head = `// Generated by \`npm run generate\`; do not edit.\n// From the schema ${made}.\n\n`;
writeFileSync(join(folder, "messages.ts"), await types(schema, head.trimEnd()));
writeFileSync(join(folder, "schema.ts"), data(schema, head));
