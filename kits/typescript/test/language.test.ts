// The walk over a definition, refs, and what an engine does not model.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BadParams, Language, Refs, Unsupported, spentFirst, stacked } from "../src/index.ts";
import { viewOf } from "../src/tables.ts";
import type { Card } from "../src/index.ts";
import { Asked } from "./choir.ts";

const words = {
  card: { "": "name effect" },
  effect: { draw: "cards who", sequence: "steps", modes: "modes", choose: "what" },
  filter: { "": "type" },
  number: { count: "what" },
};
const KNOWN = new Language({
  words,
  inside: { effect: "effect", steps: "effect", modes: "effect", cards: "number", what: "filter" },
  values: { who: ["you"], "choose.what.type": null, "filter.type": ["hero"], "modes.who": null },
});

test("a walk names every word that is not known", () => {
  const cases: readonly [object, string[]][] = [
    [{ is: "draw", cards: 2, who: "you" }, []],
    [{ is: "draw", who: "all" }, ["who all of the effect draw"]],
    [{ is: "draw", slowly: false, cards: null }, ["slowly of the effect draw"]],
    [{ is: "draw", cards: {}, of: {}, from: [] }, ["of of the effect draw"]],
    [{ is: "draw", cards: { is: "count", what: { type: ["hero", "song"] } } }, ["type song of the filter"]],
    [{ is: "sequence", steps: [{ is: "burn" }, { is: "draw" }, { is: "burn" }] }, ["the effect burn"]],
    [{ is: "modes", modes: { one: { is: "draw" }, two: { is: "burn" } } }, ["the effect burn"]],
    [{ is: "modes", modes: { is: "draw", who: "all" } }, ["who all of the effect draw"]],
    [{ type: "hero" }, ["the effect "]],
    [{ is: "toString" }, ["the effect toString"]],
  ];
  for (const [effect, unknown] of cases) assert.deepEqual(KNOWN.unknown({ name: "odd", effect }), unknown);
});

test("definitions are checked by the names of their cards", () => {
  const made = { b: { cost: 1 }, a: { effect: { is: "burn" } }, c: { name: "c" } };
  assert.throws(() => KNOWN.check(made), new Unsupported("a: the effect burn", "b: cost of the card"));
});

test("the newest version is that whose unknown words are all named", () => {
  const newest = (effect: Record<string, string>, values: Record<string, string[] | null> = {}): number =>
    new Language({ words: { card: { "": "name effect" }, effect }, inside: { effect: "effect" }, values }).newest("lorcana");
  assert.equal(newest({ gets: "amount" }), 4);
  assert.equal(newest({ gets: "amount stat" }), 1);
  assert.equal(newest({ gets: "amount stat" }, { stat: ["strength"] }), 4);
  assert.equal(newest({ gets: "amount stat" }, { "effect.gets.stat": ["strength"] }), 4);
  assert.equal(newest({ gets: "amount stat" }, { stat: null }), 1);
  assert.equal(newest({ "": "event" }), 1);
});

test("a side with a language is started with no word that is not in it", () => {
  const asked = new Asked({ language: KNOWN });
  const definitions = { a: { effect: { is: "burn" } } };
  const said = asked.ask("setup", { game: "lorcana", edition: "2.2", position: asked.position, definitions });
  assert.deepEqual(said, { status: "unsupported", unsupported: ["a: the effect burn"] });
  assert.equal(asked.ask("initialize").games.lorcana.language, KNOWN.newest("lorcana"));
});

test("a kind of node without words is told at once", () => {
  const lost = (): Language => new Language({ words, inside: { who: "player" } });
  assert.throws(lost, /words lacks the kind player, which who contains/);
});

test("refs name tokens in their order", () => {
  const refs = new Refs<number>();
  refs.add("doc", 7);
  assert.equal(refs.own("doc"), 7);
  assert.deepEqual([7, 8, 9, 8].map((own) => refs.ref(own)), ["doc", "token1", "token2", "token1"]);
  for (const ref of [null, undefined, "nobody"]) assert.throws(() => refs.own(ref), BadParams);
  assert.throws(() => refs.add("doc", 1), BadParams);
});

test("what an engine does not model is shown all the same", () => {
  const ink: Card[] = [0, 1, 2].map((n) => ({ ref: `ink${n}`, player: "Ann", zone: "inkwell" }));
  const spent = spentFirst(ink, "inkwell", "exerted", { Ann: 2 });
  assert.deepEqual(spent.map((card) => card.states), [["exerted"], ["exerted"], undefined]);
  assert.deepEqual(stacked(ink, { ink2: ["ink0", "ink1"] }).map((card) => card.under), ["ink2", "ink2", undefined]);
});

test("what is presented is hidden until it is revealed", () => {
  const cards: Card[] = [{ ref: "hero", player: "Ann", zone: "hero", card: "H" }];
  const shown = (phase: string, viewer: string, known: string[] = []): string | null | undefined => {
    const seen = { position: { players: [], turn: { player: "Ann", phase }, cards } };
    return viewOf(seen, viewer, { presented: ["hero"] }, known).position.cards?.[0]?.card;
  };
  assert.equal(shown("setup", "Bob"), undefined);
  assert.equal(shown("setup", "Ann"), "H");
  assert.equal(shown("setup", "Bob", ["hero"]), "H");
  assert.equal(shown("main", "Bob"), "H");
});
