// Questions, snapshots and views, on an engine that takes everything with the action.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Adapter } from "../src/index.ts";
import type { Question } from "../src/index.ts";
import type { Json } from "./choir.ts";
import { Asked, CARDS, Choir, NO_GAME } from "./choir.ts";

test("what an action leaves out is asked for, and told with it", () => {
  const asked = new Asked();
  const { decision } = asked.sing();
  assert.deepEqual([decision.part, decision.options, decision.source], ["by", ["doc", "hero"], "song"]);
  assert.deepEqual(asked.ask("observe").decision, decision);
  assert.deepEqual(asked.answer(["hero"]), { status: "accepted" });
  assert.deepEqual(asked.exerted, ["hero"]);
});

test("what the action tells is not asked for", () => {
  assert.deepEqual(new Asked().sing({ by: ["hero"] }), { status: "accepted" });
  assert.deepEqual(new Asked({ manners: ["choices-with-action"] }).sing(), { status: "accepted" });
});

const CHALLENGE = { player: "Ann", action: { kind: "challenge", card: "doc" } };

/** Challenges, and takes every target from a list. */
class Challenging extends Choir {
  readonly targets: readonly string[];
  static readonly came: string[] = [];

  constructor(params: any, targets: readonly string[]) {
    super(params);
    this.targets = targets;
  }

  override act(_: string, action: any): void {
    Challenging.came.push(action.target);
  }

  override leftOut(_: string, __: unknown, part: string): any {
    return part === "target" ? { options: this.targets } : null;
  }
}

test("the only target is filled in, none is refused, of several one is asked for, whatever the manners", () => {
  for (const manners of [[], ["asks-targets"], ["choices-with-action"]]) {
    const challenge = (...targets: string[]): Json =>
      new Asked({ manners, start: (params) => new Challenging(params, targets) }).ask("act", CHALLENGE);
    assert.deepEqual([challenge("hero"), Challenging.came.pop()], [{ status: "accepted" }, "hero"]);
    assert.equal(challenge().status, "refused");
    if (manners.includes("choices-with-action")) {
      assert.deepEqual([challenge("hero", "song"), Challenging.came.pop()], [{ status: "accepted" }, null]);
    } else {
      const { part, options } = challenge("hero", "song").decision;
      assert.deepEqual([part, options], ["target", ["hero", "song"]]);
    }
  }
});

test("an answer to no question of theirs is refused, and the question stays", () => {
  const cases = [
    [{ decision: "d9" }, "no-such-decision"],
    [{ player: "Bob" }, "not-your-decision"],
    [{ player: "Zed" }, "not-your-decision"],
  ] as const;
  for (const [other, code] of cases) {
    const asked = new Asked();
    asked.sing();
    const said = asked.answer(["hero"], other);
    assert.deepEqual([said.status, said.code, said.decision.id], ["refused", code, "d1"]);
  }
});

test("an answer that is none of the options is refused", () => {
  for (const refs of [["song"], [], ["doc", "hero"], ["hero", "hero"]]) {
    const asked = new Asked();
    asked.sing();
    assert.equal(asked.answer(refs).code, "illegal-choice");
  }
});

test("a question stays when the engine refuses what was answered", () => {
  const asked = new Asked();
  asked.sing();
  const { code, clauses } = asked.answer(["doc"]);
  assert.deepEqual([code, clauses, asked.answer(["hero"]).status], ["no-singer", ["1.2"], "accepted"]);
});

test("another action waits for the answer, but for conceding and declining", () => {
  const asked = new Asked();
  asked.sing();
  assert.equal(asked.sing().code, "decision-pending");
  assert.equal(asked.ask("act", { player: "Bob", action: { kind: "concede" } }).decision, undefined);
});

test("a question of the engine's own gets an id, and any word where it asks for a name", () => {
  const answers: unknown[] = [];
  const asking: Question = { player: "Ann", kind: "name", options: [] };
  class Naming extends Choir {
    question = (): Question | null => (answers.length === 0 ? asking : null);
    override decide(...answer: unknown[]): void {
      answers.push(...answer);
    }
  }
  const asked = new Asked({ start: (params) => new Naming(params) });
  assert.deepEqual(asked.sing({ by: ["hero"] }).decision, { ...asking, id: "d1" });
  assert.deepEqual(asked.answer(["Stitch"]), { status: "accepted" });
  assert.deepEqual(answers, [["Stitch"]]);
});

test("a declaration of Altered is taken back", () => {
  const game = { ...NO_GAME, leftOut: () => ({ options: ["hero-expedition", "companion-expedition"] }) };
  const adapter = new Adapter("one", "1", { altered: { editions: ["3.0"], start: () => game } });
  const position = { players: [{ name: "Ann" }], turn: { player: "Ann" } };
  const ask = (method: string, params: object): Json =>
    JSON.parse(adapter.answer(Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))).line).result;
  ask("setup", { game: "altered", edition: "3.0", position });
  const play = { kind: "play", card: "owl", cost: { kind: "mana" } };
  const { decision } = ask("act", { player: "Ann", action: play });
  assert.deepEqual([decision.kind, decision.part], ["option", "at"]);
  assert.deepEqual(ask("act", { player: "Ann", action: { kind: "decline" } }), { status: "accepted" });
});

test("a snapshot is what was called until then", () => {
  const asked = new Asked();
  asked.sing();
  const kept = asked.ask("snapshot");
  asked.answer(["hero"]);
  asked.ask("restore", kept);
  assert.equal(asked.ask("observe").decision.id, "d1");
  asked.answer(["hero"]);
  assert.deepEqual(asked.exerted, ["hero"]);
  asked.ask("reset");
  assert.deepEqual([asked.exerted, asked.sing().decision.id], [[], "d1"]);
  assert.match(asked.ask("restore", { snapshot: "s9" }).error.message, /no snapshot s9/);
});

test("what a refused action has shown is known in a snapshot too, and a request that was none is not in it", () => {
  const asked = new Asked();
  asked.sing({ by: ["doc"] });
  const nobody = { kind: "play", card: "nobody", cost: { kind: "free" } };
  assert.equal(asked.ask("act", { player: "Ann", action: nobody }).error.code, -32602);
  assert.deepEqual(asked.ask("restore", asked.ask("snapshot")), {});
  assert.equal(asked.ask("observe", { viewer: "Ann" }).position.cards[3].card, "doc");
});

test("a view hides zones from all and from others", () => {
  const names = (viewer: string): Json =>
    new Asked().ask("observe", { viewer }).position.cards.map((card: Json) => card.card);
  assert.deepEqual(names("Ann"), ["song", "doc", "hero", undefined]);
  assert.deepEqual(names("Bob"), [undefined, "doc", "hero", undefined]);
  assert.match(new Asked().ask("observe", { viewer: "Zed" }).error.message, /no player Zed/);
});

test("a view hides the hands of all others, however many there are", () => {
  const names = ["Ann", "Bob", "Cat", "Dan"];
  const cards = names.map((player) => ({ ref: player, player, zone: "hand", card: "doc" }));
  const asked = new Asked();
  const position = { ...asked.position, players: names.map((name) => ({ name })), cards };
  assert.deepEqual(asked.ask("setup", { game: "lorcana", edition: "2.2", position }), { status: "ok" });
  for (const viewer of ["Ann", "Cat", "Dan"]) {
    const shown = asked.ask("observe", { viewer }).position.cards.filter((card: Json) => card.card !== undefined);
    assert.deepEqual(shown.map((card: Json) => card.ref), [viewer]);
  }
});

test("any player may say that a game begins", () => {
  for (const player of ["Ann", "Bob"]) {
    const said = new Asked().ask("act", { player, action: { kind: "begin" } });
    assert.deepEqual(said, { status: "unsupported", message: "the action begin" });
  }
});

test("who shows no views says so", () => {
  const asked = new Asked({ hidden: undefined! });
  assert.equal(asked.ask("observe", { viewer: "Ann" }).error.code, -32602);
  assert.deepEqual(asked.ask("initialize").games.lorcana.capabilities, ["snapshots", "digest"]);
  assert.equal(CARDS.length, asked.ask("observe").position.cards.length);
});
