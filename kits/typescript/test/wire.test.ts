// Lines of bytes: what is no request, where a line ends, how a process of the kit ends.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { linesOf } from "../src/loop.ts";
import { Asked } from "./choir.ts";

const request = (rest: string): string => `{"jsonrpc": "2.0", "id": 7, ${rest}}`;

test("a line that is no request is answered with JSON-RPC's error, and its id where it has one", () => {
  const cases: readonly [string | Uint8Array, number, number | null][] = [
    ["{not json", -32700, null],
    ["", -32700, null],
    [Buffer.from([0x22, 0xff, 0x22]), -32700, null],
    [request('"method": "observe", "params": {"viewer": "\\ud83d"}'), -32700, null],
    [request('"method": "observe", "params": {"viewer": "\\\\\\udE00\\\\ud83d"}'), -32700, null],
    [request('"method": "observe", "params": {"viewer": "\\ud83d\\ude00\\\\ud83d"}'), -32602, 7],
    ["[1]", -32600, null],
    ['{"jsonrpc": "2.0", "method": "reset"}', -32600, null],
    ['{"jsonrpc": "2.0", "id": 1.5, "method": "reset"}', -32600, null],
    [`{"jsonrpc": "2.0", "id": ${2 ** 53}, "method": "reset"}`, -32600, null],
    ['{"id": 7, "method": "reset"}', -32600, 7],
    [request('"method": 1'), -32600, 7],
    [request('"method": "reset", "method": "shutdown"'), -32600, 7],
    [request('"method": "\u2028"'), -32601, 7],
    [request('"method": "juggle"'), -32601, 7],
    [request('"method": "toString"'), -32601, 7],
    [request('"method": "reset", "params": []'), -32602, 7],
    [request('"method": "juggle", "params": []'), -32601, 7],
    [request('"method": "restore", "params": {}'), -32602, 7],
    ["[".repeat(100_000), -32700, null],
    [request(`"method": "reset", "params": {"a": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`), -32600, 7],
  ];
  for (const [line, code, id] of cases) {
    const answer = new Asked().line(line);
    assert.deepEqual([answer.error.code, answer.id], [code, id], String(line).slice(0, 80));
    assert.ok(answer.error.message);
  }
});

test("a key that is there twice must say the same", () => {
  const asked = new Asked();
  const params = (text: string): string => request(`"method": "observe", "params": {${text}}`);
  for (const same of ['"viewer": "Ann", "viewer": "Ann"', '"a": {"b": [1, 2]}, "a": { "b": [1,2] }', '"\\u003a": 1']) {
    assert.ok(asked.line(params(same)).result, same);
  }
  for (const other of ['"viewer": "Ann", "viewer": "Bob"', '"a": [{"b": 1, "b": [1]}]', '"a\\u003a": 1, "a:": {}']) {
    assert.match(asked.line(params(other)).error.message, /two values/, other);
  }
});

async function lines(limit: number, ...chunks: string[]): Promise<(string | null)[]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const found = [];
  for await (const line of linesOf(stream(), limit)) found.push(line === null ? null : Buffer.from(line).toString());
  return found;
}

test("a line ends at a line feed and nowhere else, wherever it is cut", async () => {
  assert.deepEqual(await lines(9, "a", "b\nc\r\u2028", "\n\nd"), ["ab", "c\r\u2028", "", "d"]);
  assert.deepEqual(await lines(9), []);
});

test("a line that is too long is skipped to its end", async () => {
  assert.deepEqual(await lines(3, "abc\nabcd\nab", "c\nab", "cd", "ef\n", "a\n"), ["abc", null, "abc", null, "a"]);
});

const ENGINE = `
  import { Adapter, serve } from ${JSON.stringify(new URL("../src/index.ts", import.meta.url).href)};
  const game = { act() { console.log("a log"); }, decide() {}, look: () => { throw new Error("a bug of its own"); } };
  await serve(new Adapter("logging", "1", { lorcana: { editions: ["2.2"], start: () => game } }));
  console.log("after");
`;
const SETUP = {
  game: "lorcana",
  edition: "2.2",
  position: { players: [{ name: "Ann" }], turn: { player: "Ann" } },
};

function engine(...calls: [string, object][]): { said: any[]; logged: string; status: number | null } {
  const input = calls.map(([method, params], id) => `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
  const words = ["--input-type=module", "--eval", ENGINE];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { input: input.join(""), encoding: "utf8" });
  return { said: stdout.trimEnd().split("\n").map((line) => JSON.parse(line)), logged: stderr, status };
}

test("what is printed goes to stderr, and shutdown is the last that is answered", () => {
  const act: [string, object] = ["act", { player: "Ann", action: { kind: "end-turn" } }];
  const { said, logged, status } = engine(["setup", SETUP], act, ["shutdown", {}], act);
  assert.deepEqual(said.map((one) => one.result), [{ status: "ok" }, { status: "accepted" }, {}]);
  assert.deepEqual([logged, status], ["a log\nafter\n", 0]);
});

test("the end of stdin is an end, and a bug is a crash that shows where", () => {
  assert.equal(engine(["setup", SETUP]).status, 0);
  const { logged, status } = engine(["setup", SETUP], ["observe", {}]);
  assert.match(logged, /a bug of its own/);
  assert.equal(status, 1);
});
