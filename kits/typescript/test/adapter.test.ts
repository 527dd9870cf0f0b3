// What the kit says of itself, and what it makes of requests that are wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Adapter } from "../src/index.ts";
import type { Side } from "../src/index.ts";
import type { Json } from "./choir.ts";
import { Asked, CARDS, Choir, NO_GAME } from "./choir.ts";

test("the kit declares what it brings", () => {
  const asked = new Asked({ manners: ["asks-targets"], language: 2 });
  assert.deepEqual(asked.ask("initialize", { protocol: 1 }), {
    name: "choir",
    version: "1",
    protocol: 1,
    games: {
      lorcana: {
        editions: ["2.2"],
        capabilities: ["snapshots", "digest", "hidden-views"],
        manners: ["asks-targets"],
        language: 2,
      },
    },
  });
});

test("a game that the protocol does not have is told at once", () => {
  const start = (params: any): Choir => new Choir(params);
  assert.throws(() => new Adapter("odd", "1", { chess: { editions: [], start } }), /no game chess.*lorcana/);
});

test("a position that contradicts itself is an error", () => {
  const cases: readonly [object, RegExp][] = [
    [{ player: "Zed" }, /there is no player Zed/],
    [{ controller: "Zed" }, /there is no player Zed/],
    [{ under: "nobody" }, /under or at a card that does not exist/],
    [{ at: "song" }, /under or at a card that does not exist/],
    [{ ref: "doc" }, /two cards have the same ref/],
  ];
  for (const [twist, said] of cases) {
    const { error } = new Asked({ cards: [{ ...CARDS[0], ...twist }, ...CARDS.slice(1)] }).ready;
    assert.equal(error.code, -32602);
    assert.match(error.message, said);
  }
  const asked = new Asked();
  const twice = { ...asked.position, players: [{ name: "Ann" }, { name: "Ann" }] };
  const nobody = { ...asked.position, turn: { player: "Ann", first: "Zed" } };
  for (const position of [twice, nobody]) {
    const { error } = asked.ask("setup", { game: "lorcana", edition: "2.2", position });
    assert.match(error.message, /two players with the same name, or a turn of an unknown player/);
  }
});

test("what is lacking is named, and nothing is set up then", () => {
  const asked = new Asked({ cards: [...CARDS, { ref: "maui", player: "Ann", zone: "hand", card: "maui" }] });
  assert.deepEqual(asked.ready, { status: "unsupported", unsupported: ["maui"] });
  const later = asked.ask("setup", { game: "lorcana", edition: "1.0", position: asked.position });
  assert.deepEqual(later.unsupported, ["lorcana 1.0"]);
  for (const method of ["observe", "reset", "digest", "snapshot"]) {
    assert.match(asked.ask(method).error.message, /no position has been set up; call setup first/);
  }
});

test("an action that is none is an error", () => {
  const cases: readonly [object, RegExp][] = [
    [{ kind: "play", card: "song" }, /cost/],
    [{ kind: "quest", card: "doc", cost: { kind: "free" } }, /cost/],
    [{ kind: "quest" }, /needs a card/],
  ];
  for (const [action, said] of cases) {
    assert.match(new Asked().ask("act", { player: "Ann", action }).error.message, said);
  }
});

test("an unknown kind of action is unsupported", () => {
  const said = new Asked().ask("act", { player: "Ann", action: { kind: "trade" } });
  assert.deepEqual(said, { status: "unsupported", message: "the action trade" });
});

test("characteristics and lists of actions are those of the game, if it has any", () => {
  const asked = new Asked();
  assert.deepEqual(asked.ask("characteristics", { ref: "doc" }), { numbers: { strength: 2 } });
  assert.match(asked.ask("characteristics", { ref: "hero" }).error.message, /not known here: hero/);
  assert.deepEqual(asked.ask("legal"), { actions: [{ kind: "concede" }] });
  const plain = new Asked({ start: () => NO_GAME });
  for (const [method, params] of [["legal", {}], ["characteristics", { ref: "doc" }]] as const) {
    assert.equal(plain.ask(method, params).error.code, -32601);
  }
});

test("a side that can say is asked which cards it knows", () => {
  const cards = { Doc: [{ set: "1", number: 2 }], Maui: [], Bob: [{ set: "9", number: 9 }] };
  const knows: Side["knows"] = (name, printings) => name === "Doc" || printings.some(({ set }) => set === "9");
  const asked = new Asked({ knows });
  assert.deepEqual(asked.ask("cards", { game: "lorcana", cards }), { known: ["Doc", "Bob"] });
  assert.ok(asked.ask("initialize").games.lorcana.capabilities.includes("known-cards"));
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, number) => [`card ${number}`, []]));
  assert.equal(asked.ask("cards", { game: "lorcana", cards: many }).error.code, -32602);
  for (const game of ["lorcana", "altered"]) {
    assert.equal(new Asked().ask("cards", { game, cards }).error.code, -32601);
  }
});

test("parameters of another shape are an error that names the field", () => {
  const asked = new Asked();
  const cards = (change: object): object => ({ ...asked.position, cards: [{ ...CARDS[0], ...change }] });
  const cases: readonly [Json, RegExp][] = [
    [{ edition: 2.2 }, /setup: \$\.edition must be a string, not 2.2/],
    [{ edition: undefined }, /\$\.edition is missing/],
    [{ position: [] }, /\$\.position must be an object, not \[\]/],
    [{ position: cards({ states: "exerted" }) }, /\$\.position\.cards\[0\]\.states must be a list/],
    [{ position: cards({ states: [1] }) }, /\$\.position\.cards\[0\]\.states\[0\] must be a string/],
    [{ position: cards({ counters: { damage: 1.5 } }) }, /counters\.damage must be a whole number, not 1.5/],
    [{ position: cards({ counters: { damage: -1 } }) }, /counters\.damage must be a number from 0 to/],
    [{ position: cards({ under: 3 }) }, /\$\.position\.cards\[0\]\.under must be a string/],
    [{ position: cards({ card: "x".repeat(10_001) }) }, /card has 10001 characters; send 10000 at most/],
    [{ position: { ...asked.position, regions: [{ facedown: 1 }] } }, /facedown must be a boolean/],
    [{ position: { ...asked.position, happened: Array(1001).fill({}) } }, /happened has 1001 entries/],
    [{ language: 2 ** 53 }, /\$\.language must be a number from 0 to/],
  ];
  for (const [change, said] of cases) {
    const { error } = asked.ask("setup", { game: "lorcana", edition: "2.2", position: asked.position, ...change });
    assert.equal(error.code, -32602);
    assert.match(error.message, said);
  }
});

test("what a message leaves out has its default, and what nobody knows is ignored", () => {
  let seen: Json;
  const start = (params: any): Choir => new Choir((seen = params));
  const asked = new Asked({ start, cards: [{ ...CARDS[0], colour: "red" }] });
  const filled = { states: [], counters: {}, controller: null, under: null, at: null };
  assert.deepEqual(seen.position.cards, [{ ...CARDS[0], ...filled }]);
  assert.deepEqual(seen.position.turn, { player: "Ann", number: 2, phase: "main", first: null, counters: {} });
  assert.deepEqual([seen.definitions, seen.printings, seen.chance, seen.language], [{}, {}, [], 1]);
  assert.deepEqual(asked.ready, { status: "ok" });
});
