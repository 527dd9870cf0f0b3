// Judges an engine in process by vectors: `VECTORS=DIR node --test consume.test.ts`. Only Node and the engine are used.
// ENGINE names another engine.ts; VERDICTS a file that gets a verdict a line, as JSON. See docs/vectors.md.
import assert from "node:assert/strict";
import { appendFileSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import type { Json, Table } from "./table.ts";
import { at, counted, flat, plain } from "./table.ts";

/** The end of a run: a verdict, and why. */
class Ended extends Error {
  verdict: string;
  constructor(verdict: string, why: string) {
    super(why);
    this.verdict = verdict;
  }
}

type Ask = (method: string, params: Json) => Json;

/** A question as far as it must be the reference's. */
const letters = (asked: Json): Json => asked && [asked.player, asked.least ?? 1, asked.most ?? 1, [...asked.options].sort()];
const alike = (one: Json, other: Json): boolean => isDeepStrictEqual(letters(one), letters(other));

/** The answer to a question that has only one, else null. */
function forced({ kind, options, least = 1, most = 1 }: Json): string[] | null {
  if (most <= 0 || (options.length === 0 && least <= 0)) return [];
  if (kind === "name" || least !== most || options.length === 0 || most > options.length) return null;
  const oneWay = new Set(options).size === 1 || (most === options.length && kind !== "order");
  return oneWay ? options.slice(0, most) : null;
}

/** A vector under one edition. */
class Run {
  step = 0;
  over = false;
  refused = false;
  disputed = false;
  byLetter = true;
  leftOpen = false;
  question: Json = null;
  told: Json = null;
  reply: Json = {};
  table: Table = {};
  beforeAct: Table = {};
  beforeCall: Table = {};
  wishes: Json[];
  wanted: Set<number>;
  ask: Ask;
  words: Json;
  vector: Json;
  capabilities: string[];

  constructor(ask: Ask, words: Json, support: Json, vector: Json) {
    [this.ask, this.words, this.vector, this.capabilities] = [ask, words, vector, support.capabilities];
    const wishes = (vector.intents ?? []).flatMap((intent: Json) => intent.wishes ?? []);
    this.wanted = new Set(wishes.map((wish: Json) => wish.step));
    this.wishes = wishes.filter((wish: Json) => !wish.said);
    const asksTargets = (support.manners ?? []).includes("asks-targets");
    this.leftOpen = !asksTargets && this.wishes.some((wish) => wish.question.part === "target");
  }

  play(setup: Json): never {
    if (this.call("setup", setup).status !== "ok") throw new Ended("unsupported", "setup");
    this.look();
    // An engine may leave the first player out, and may call a made-up card by its name without our words for it.
    const position = { ...at(this.table, "turn/first"), ...plain(setup, this.words), ...at(this.table, "names") };
    const [sent, seen] = counted(position, this.table, this.words);
    if (this.question || !isDeepStrictEqual(sent, seen)) throw new Ended("error", "the table is not the position");
    for (const [place, step] of this.vector.steps.entries()) {
      this.step = place;
      for (const check of step.checks ?? []) this.expect(this.holds(check), JSON.stringify(check));
      if (step.do !== "see") this.when(step);
    }
    this.step += 1;
    this.leave();
    return this.settle(this.disputed ? "disputed" : "pass", "");
  }

  /** End here. Where the engine does not ask word for word as the reference, only meanings could tell. */
  settle(verdict: string, why: string): never {
    const otherwise = this.leftOpen || (["fail", "error"].includes(verdict) && !this.byLetter);
    throw new Ended(otherwise ? "otherwise" : verdict, `step ${this.step}: ${why}`);
  }

  expect(holds: boolean, why: string): void {
    if (!holds) this.settle("fail", why);
  }

  call(method: string, params: Json): Json {
    const { error, result } = this.ask(method, params);
    if (error) this.settle("error", error.message);
    if (result.status === "unsupported") throw new Ended("unsupported", result.message ?? "");
    return result;
  }

  look(): Json {
    const seen = this.call("observe", {});
    this.table = plain(seen, this.words);
    this.question = seen.result ? null : (seen.decision ?? null);
    this.expect(this.over || !seen.result, "the game goes on");
    return this.question;
  }

  /** As something else begins: nothing refused or asked that no step speaks of. */
  leave(): void {
    this.expect(!this.refused, "accepted");
    if (this.wishes[0]?.step < this.step) this.byLetter = false;
    const openToo = (this.vector.leaves_open ?? []).includes(this.step);
    if (this.question && this.question !== this.told && !openToo) this.leftOpen = true;
  }

  when(step: Json): void {
    const before = this.table;
    if (step.do === "act") {
      this.leave();
      this.over ||= this.step === this.vector.ends_in;
      this.beforeAct = before;
    }
    this.expect(!this.refused, "accepted");
    if (step.do === "answer" && !this.question) this.byLetter = false;
    this.expect(step.do !== "answer" || this.question !== null, "a question to answer");
    this.reply =
      step.do === "answer"
        ? this.call("decide", { player: step.player, decision: this.question.id, answer: step.answer })
        : this.call("act", { player: step.player, action: step.action });
    this.refused = this.reply.status === "refused";
    this.beforeCall = step.do === "decline" && !this.refused ? this.beforeAct : before;
    const asked = this.refused ? this.look() : this.answerForced(this.reply);
    if (!asked || this.refused || (step.do === "answer" && !this.wanted.has(this.step))) return;
    const wish = this.wishes.shift();
    this.byLetter &&= wish !== undefined && alike(wish.question, asked);
  }

  /** The first question with several answers. */
  answerForced(first: Json): Json {
    let reply = first;
    for (let count = 0; count < 100; count += 1) {
      const asked = this.look();
      if (asked && !alike(reply.decision, asked)) throw new Ended("error", "reply and observe disagree");
      const only = asked && forced(asked);
      if (only === null) return asked;
      reply = this.call("decide", { player: asked.player, decision: asked.id, answer: only });
      this.expect(reply.status === "accepted", "the only answer is accepted");
    }
    return this.settle("fail", "the end of questions");
  }

  holds(check: Json): boolean {
    const { table, question: asked, reply } = this;
    switch (check.kind) {
      case "accepted":
        return reply.status === "accepted";
      case "refused": {
        const named = check.clause !== undefined && this.capabilities.includes("clauses");
        const fits = !named || [reply.code, ...(reply.clauses ?? [])].includes(check.clause);
        this.refused &&= !fits;
        return reply.status === "refused" && fits;
      }
      case "unchanged": {
        const [old, now] = counted(this.beforeCall, table, this.words);
        return isDeepStrictEqual(old, now) && ("result" in table || isDeepStrictEqual(this.beforeCall, table));
      }
      case "changed":
        return this.changed(check.rows);
      case "is":
        return isDeepStrictEqual(at(table, check.path), flat(check.value, check.path));
      case "is-not":
        return !isDeepStrictEqual(at(table, check.path), flat(check.value, check.path));
      case "one-of":
        return check.values.includes(table[check.path]);
      case "asked": {
        this.told = asked;
        if (!asked) this.byLetter = false;
        const options = [...(check.options ?? asked?.options ?? [])].sort();
        return asked?.player === check.player && isDeepStrictEqual([...asked.options].sort(), options);
      }
      case "not-asked":
        return !asked;
      case "sees": {
        const { cards } = this.call("observe", { viewer: check.player }).position;
        return cards.some((one: Json) => one.ref === check.card && Boolean(one.card)) === check.seen;
      }
      case "any":
        this.disputed = true;
        return check.outcomes.some((outcome: Json) => outcome.see.every((one: Json) => this.holds(one)));
      default:
        throw new Error(`a kind of check that format 1 does not have: ${check.kind}`);
    }
  }

  changed(rows: Json[]): boolean {
    const [old, now] = counted(this.beforeAct, this.table, this.words);
    const differs = (path: string): boolean => !isDeepStrictEqual(old[path], now[path]);
    let left = Object.fromEntries(Object.keys({ ...old, ...now }).filter(differs).map((path) => [path, true]));
    for (const { path, to, from } of rows) {
      const here = at(left, path);
      if (Object.keys(here).length === 0 || !isDeepStrictEqual(at(now, path), flat(to, path))) return false;
      if (from !== undefined && !isDeepStrictEqual(at(old, path), flat(from, path))) return false;
      left = Object.fromEntries(Object.entries(left).filter(([one]) => !(one in here)));
    }
    return Object.keys(left).length === 0;
  }
}

function judge(ask: Ask, info: Json, words: Json, game: string, vector: Json, edition: string): [string, string] {
  const support = info.games[game];
  const declared = (need: string): boolean => support.capabilities.includes(need);
  if (!support?.editions.includes(edition) || !(vector.needs ?? []).every(declared)) return ["unsupported", "not declared"];
  try {
    return new Run(ask, words, support, vector).play({ ...vector.setup, game, edition });
  } catch (ended) {
    if (ended instanceof Ended) return [ended.verdict, ended.message];
    throw ended;
  }
}

const folder = process.env["VECTORS"] ?? "vectors";
const engine = process.env["ENGINE"] ?? resolve(import.meta.dirname, "../../engines/typescript/engine.ts");
const { METHODS } = await import(engine);
const { answer } = await import(resolve(engine, "../protocol.ts"));
const ask: Ask = (method, params) => answer(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), METHODS);
const read = (path: string): Json => JSON.parse(readFileSync(resolve(folder, path), "utf8"));
const index = read("index.json");
const info = ask("initialize", { protocol: index.protocol }).result;

for (const { path, feature, game } of index.files) {
  test(feature, () => {
    for (const vector of read(path).vectors) {
      for (const edition of vector.editions) {
        const [verdict, why] = judge(ask, info, index.vocabulary[game], game, vector, edition);
        const line = JSON.stringify({ case: vector.case, game, edition, verdict, why });
        if (process.env["VERDICTS"]) appendFileSync(process.env["VERDICTS"], `${line}\n`);
        assert.ok(!["fail", "error"].includes(verdict), line);
      }
    }
  });
}
