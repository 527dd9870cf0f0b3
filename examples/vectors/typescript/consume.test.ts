// Judges an engine in process by vectors: `VECTORS=DIR node --test consume.test.ts`. Only Node and the engine are used.
// ENGINE names another engine.ts; VERDICTS a file that gets a verdict a line, as JSON. See docs/vectors.md.
import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";

type Json = any;
class Ended extends Error {} // the end of a run: `message` is the verdict, `cause` says why

/** Null for what is nothing: missing, false, 0, empty. */
const something = (value: Json): Json =>
  value && (typeof value !== "object" || Object.keys(value).length > 0) ? value : null;
const within = (list: string[]) => (one: string): boolean => list.includes(one);
const count = (counts: Json, key: string): Json => Object.assign(counts, { [key]: (counts[key] ?? 0) + 1 });
const counters = ({ counters: all = {} }: Json, prefix = ""): Json =>
  Object.fromEntries(Object.entries(all).flatMap(([name, amount]) => (amount ? [[prefix + name, amount]] : [])));

const keyed = (rows: Json[]): Json => Object.fromEntries(rows.map(({ at, from, to }) => [at.join("/"), [from, to]]));

/** The plain table: groups, and what stands in each by its key. */
function plain({ position, result, decision: asked, waiting = [] }: Json, words: Json): Json {
  const { turn, players, cards = [], regions = [], happened = [] } = position;
  const { id, player, kind, options = [], least = 1, most = 1, source = null } = asked ?? {};
  const table: Json = { cards: {}, marks: {}, names: {}, zones: {}, resources: {}, order: {} };
  for (const card of cards) {
    const { ref, zone, player: owner } = card;
    const [implied, shown] = [words.implied[zone] ?? [], card.states ?? []];
    const states = Object.fromEntries([...shown, ...implied].map((state: string) => [state, true]));
    const marks = { states, counters: counters(card) };
    const own = Object.fromEntries(shown.filter((one: string) => !implied.includes(one)).map((one: string) => [one, true]));
    const whole = { ...card, player: card.controller ?? owner, ...marks, states: own };
    table.cards[ref] = Object.fromEntries((words.zones[zone] ?? []).map((part: string) => [part, whole[part] ?? null]));
    [table.marks[ref], table.names[ref]] = [marks, card.card];
    count(table.zones, `${whole.player}/${zone}`);
    if (words.order_zones.includes(zone)) (table.order[`${owner}/${zone}`] ??= []).push(ref);
    const used = words.spent in states ? "spent" : "ready";
    if (zone === words.resource_zone) count((table.resources[owner] ??= {}), used);
  }
  const entries = result ? [] : waiting.map((one: Json) => one.source).sort();
  const ends = (turned: (refs: string[]) => string[]): Json =>
    Object.fromEntries(
      Object.entries<string[]>(table.order).flatMap(([key, refs]) => turned(refs).map((ref, at) => [`${key}/${at}`, ref])),
    );
  return {
    ...table,
    top: ends((refs) => refs),
    bottom: ends((refs) => refs.toReversed()),
    seats: Object.fromEntries(players.map((one: Json) => [one.name, true])),
    hidden: { ...regions.map((one: Json) => (one.facedown ? { terrains: [...(one.terrains ?? [])].sort() } : null)) },
    losers: Object.fromEntries((result?.losers ?? []).map((name: string) => [name, true])),
    players: Object.assign({}, ...players.map((one: Json) => counters(one, `${one.name}/`))),
    regions: { ...regions.map((one: Json) => (one.facedown ? ["facedown"] : [...one.terrains].sort())) },
    adventure: { regions: regions.length },
    turn: { player: turn.player, phase: turn.phase ?? "main" },
    number: { turn: turn.number ?? 2 },
    first: { player: turn.first },
    counters: counters(turn, `${turn.player}/`),
    rest: { lists: [regions, waiting, happened].map((list) => list.map((one: Json) => JSON.stringify(one)).sort()) },
    waiting: { sources: [...new Set(entries)], entries },
    result: result ? { winner: result.winner ?? "nobody", losers: [...(result.losers ?? [])].sort() } : {},
    question: asked && !result ? { player, kind, options: [...options].sort(), least, most, source } : {},
    pending: { decision: id },
  };
}

/** Where two tables differ, and what stood and stands there; of some things only what is there both times. */
function differences(old: Json, table: Json, groups: string[]): Json {
  const found: Json[] = [];
  for (const group of groups) {
    for (const key of Object.keys({ ...old[group], ...table[group] }).filter((one) => one !== "entries")) {
      let [from, to] = [something(old[group][key]), something(table[group][key])];
      const both = from !== null && to !== null;
      if (group === "order" && both) [from, to] = [from.filter(within(to)), to.filter(within(from))];
      const counts = both || (!["names", "order", "hidden"].includes(group) && key !== "losers");
      if (counts && !isDeepStrictEqual(from, to)) found.push({ at: [group, key], from, to });
    }
  }
  return keyed(found);
}

/** A vector under one edition, on an engine that declares this support. */
function run(support: Json = { editions: [], capabilities: [] }, words: Json, vector: Json, setup: Json): void {
  const declared = [...support.editions, ...support.capabilities];
  const alikeInManners = (vector.manners ?? []).every(within(support.manners ?? []));
  const tables: Json[] = [];
  let table: Json = null;

  function expect(holds: boolean, verdict: string, why: Json): void {
    const known = verdict === "unsupported" || alikeInManners;
    const cause = `step ${tables.length}: ${JSON.stringify(why)}`;
    if (!holds) throw new Ended(known ? verdict : "otherwise", { cause });
  }

  function call(method: string, params: Json): Json {
    const { error, result } = ask(method, params);
    expect(error === undefined, "error", error);
    expect(result.status !== "unsupported", "unsupported", result);
    if (method !== "observe") table = plain(call("observe", {}), words);
    return result;
  }

  function doStep({ do: method, params, reply: replies, asks, may_ask: mayAsk, may_end: mayEnd }: Json): void {
    expect(method === "act" || table.pending.decision, "otherwise", "nothing is asked");
    const reply = call(method, method === "act" ? params : { ...params, ...table.pending });
    const { player, most, options } = table.question;
    const alike = isDeepStrictEqual([player, most, options], [asks?.player, asks?.most, asks?.options]);
    expect(alike || mayAsk || reply.status === "refused", "otherwise", table.question);
    expect(replies.includes(reply.status), "fail", reply);
    expect(mayEnd || !("winner" in table.result), "fail", "the game is over");
    table.reply = { ...reply, clauses: [reply.code, ...(reply.clauses ?? [])] };
  }

  function holds(check: Json): boolean {
    const { kind, at, values, viewer, status, clause, player, options, sources, since, groups, rows, outcomes, see } = check;
    if (kind === "replied") {
      const named = clause && declared.includes("clauses");
      return table.reply.status === status && (!named || table.reply.clauses.includes(clause));
    }
    if (kind === "asked") {
      const asked = table.question;
      const right = options ? [...options].sort() : asked.options;
      return asked.player === player && isDeepStrictEqual(asked.options, right);
    }
    if (kind === "waits") {
      const counted = declared.includes("counted-triggers");
      const wanted = [...(counted ? sources : new Set(sources))].sort();
      return isDeepStrictEqual(table.waiting[counted ? "entries" : "sources"], wanted);
    }
    if (kind === "any") return outcomes.some((outcome: Json) => outcome.see.every(holds));
    if (kind === "not") return !see.every(holds);
    if (kind === "changed") return isDeepStrictEqual(differences(tables[since], table, groups), keyed(rows));
    if (at[0] === "characteristics") {
      const found = call(at[0], { ref: at[1] })[at[2]]?.[at[3]];
      return values.includes(found === undefined ? null : `${found}`) === (kind === "is");
    }
    const shown = viewer ? plain(call("observe", { viewer }), words) : table;
    const found = something(at.reduce((part: Json, name: string) => part?.[name], shown));
    return values.some((value: Json) => isDeepStrictEqual(value, found)) === (kind === "is");
  }

  expect([setup.edition, ...(vector.needs ?? [])].every(within(declared)), "unsupported", "not declared");
  call("setup", setup);
  expect(isDeepStrictEqual(differences(plain(setup, words), table, words.sent), {}), "error", "another position");
  for (const step of vector.steps) {
    tables.push(table);
    if (step.do !== "see") doStep(step);
    for (const check of step.checks ?? []) expect(holds(check), "fail", check);
  }
  expect(false, vector.open_questions ? "disputed" : "pass", "");
}

const folder = process.env["VECTORS"] ?? "vectors";
const engine = process.env["ENGINE"] ?? resolve(import.meta.dirname, "../../engines/typescript/engine.ts");
const { adapter } = await import(engine);
const ask = (method: string, params: Json): Json =>
  JSON.parse(adapter.answer(Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))).line);
const read = (path: string): Json => JSON.parse(readFileSync(resolve(folder, path), "utf8"));
const { format, files, protocol, vocabulary } = read("index.json");
assert.equal(format, 4, `${folder} holds vectors of format ${format}; this consumer reads format 4`);
const { games } = ask("initialize", { protocol }).result;

for (const { path, feature, game } of files) {
  test(feature, () => {
    for (const vector of read(path).vectors) {
      for (const edition of vector.editions) {
        try {
          run(games[game], vocabulary[game], vector, { ...vector.setup, game, edition });
        } catch (ended) {
          if (!(ended instanceof Ended)) throw ended;
          const line = JSON.stringify({ case: vector.case, edition, verdict: ended.message, why: ended.cause });
          if (process.env["VERDICTS"]) appendFileSync(process.env["VERDICTS"], `${line}\n`);
          assert.ok(!["fail", "error"].includes(ended.message), line);
        }
      }
    }
  });
}
