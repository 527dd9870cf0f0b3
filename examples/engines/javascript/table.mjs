// The table: where cards lie, who has how much ink and lore, and what the position says of it. Ink is two numbers.
import { BadParams, Unsupported, spentFirst } from "../../../kits/typescript/src/index.ts";
import { PRINTED } from "./cards.mjs";

const KEYWORDS = [
  "alert", "bodyguard", "challenger", "evasive", "reckless", "resist", "rush", "singer", "support", "vanish", "ward",
];
const ZONES = ["hand", "deck", "inkwell", "play", "discard"];

const plainAbility = (ability) => ability.is === "keyword" && KEYWORDS.includes(ability.keyword);

/** A made-up card without any text but keywords can be played as it is described; of any other nothing is guessed. */
function madeUp(definition) {
  const { abilities = [], effect, ...facts } = definition;
  if (facts.type === "location" || facts.type === "action" || !abilities.every(plainAbility)) return null;
  const keywords = Object.fromEntries(abilities.map((ability) => [ability.keyword, ability.value ?? 0]));
  return { inkwell: true, classifications: [], ...facts, keywords };
}

function factsOf(name, definitions) {
  const facts = name in definitions ? madeUp(definitions[name]) : PRINTED[name];
  if (!facts) throw new Unsupported(name ?? "a card without a name");
  const [short] = (facts.name ?? name).split(" - ");
  // Two names joined by an ampersand are each a name of the card, and so is the whole.
  const names = short.includes(" & ") ? [short, ...short.split(" & ")] : [short];
  return { keywords: {}, triggered: [], activated: [], names, ...facts };
}

function refuseUnknown({ players, turn, cards, happened }) {
  if (players.length !== 2) throw new Unsupported("a game of other than two players");
  if (turn.phase !== "main") throw new Unsupported(`the phase ${turn.phase}`);
  for (const card of cards) {
    if (card.under) throw new Unsupported("cards under a card");
    if (card.at) throw new Unsupported("locations");
    if (!ZONES.includes(card.zone)) throw new Unsupported(`the zone ${card.zone}`);
  }
  for (const fact of happened) if (fact.what !== "banished-in-challenge") throw new Unsupported(fact.what);
}

export class Table {
  constructor({ position, definitions }) {
    refuseUnknown(position);
    this.players = position.players.map(({ name, counters }) => ({ name, lore: counters.lore ?? 0, ink: 0, spent: 0 }));
    const { player, number, counters } = position.turn;
    this.turn = { player, number, inked: counters.inked ?? 0 };
    this.cards = position.cards.map((card) => this.fromPosition(card, definitions));
    this.banishedInChallenge = position.happened.map((fact) => fact.player);
    this.lasting = [];
    this.bag = [];
  }

  fromPosition(card, definitions) {
    const { ref, player, zone, states = [], counters = {} } = card;
    const facts = zone === "inkwell" ? null : factsOf(card.card, definitions);
    if (zone === "inkwell") {
      this.player(player).ink += 1;
      if (states.includes("exerted")) this.player(player).spent += 1;
    }
    return {
      ref, owner: player, name: card.card, facts, zone, damage: counters.damage ?? 0,
      exerted: zone !== "inkwell" && states.includes("exerted"), drying: states.includes("drying"), stuck: false,
    };
  }

  player(name) {
    return this.players.find((player) => player.name === name);
  }

  opponent(name) {
    return this.players.find((player) => player.name !== name).name;
  }

  inTurnOrder() {
    return [this.turn.player, this.opponent(this.turn.player)];
  }

  card(ref) {
    const card = this.cards.find((one) => one.ref === ref);
    if (!card) throw new BadParams(`there is no card ${ref}`);
    return card;
  }

  zone(player, zone) {
    return this.cards.filter((card) => card.owner === player && card.zone === zone);
  }

  inPlay() {
    return this.inTurnOrder().flatMap((player) => this.zone(player, "play"));
  }

  characters(player) {
    return this.zone(player, "play").filter((card) => card.facts.type === "character");
  }

  /** The characters a player may choose with an effect: not the opponent's with Ward. */
  choosable(player) {
    return this.inPlay().filter((card) =>
      card.facts.type === "character" && (card.owner === player || !this.has(card, "ward")));
  }

  has(card, keyword) {
    return keyword in card.facts.keywords;
  }

  /** A number as it counts: all that applies is added up first, and less than nothing counts as nothing. */
  number(card, name) {
    const given = this.lasting.filter((one) => one.kind === name && one.card === card);
    return Math.max(0, given.reduce((sum, one) => sum + one.by, card.facts[name] ?? 0));
  }

  put(card, zone) {
    this.lasting = this.lasting.filter((one) => one.card !== card);
    Object.assign(card, { zone, damage: 0, exerted: false, drying: false, stuck: false });
    if (zone === "inkwell") this.player(card.owner).ink += 1;
  }

  /** An effect's damage, or a challenge's; Resist makes it less. */
  damage(card, by) {
    if (card.zone === "play") card.damage += Math.max(0, by - (card.facts.keywords.resist ?? 0));
  }

  shown(card) {
    const states = [];
    if (card.drying) states.push("drying");
    if (card.exerted) states.push("exerted");
    const counters = card.damage > 0 ? { damage: card.damage } : {};
    return { ref: card.ref, player: card.owner, zone: card.zone, card: card.name, states, counters };
  }

  look() {
    const counters = this.turn.inked > 0 ? { inked: this.turn.inked } : {};
    const spent = Object.fromEntries(this.players.map((player) => [player.name, player.spent]));
    const cards = spentFirst(this.cards.map((card) => this.shown(card)), "inkwell", "exerted", spent);
    return {
      position: {
        players: this.players.map(({ name, lore }) => ({ name, counters: lore > 0 ? { lore } : {} })),
        turn: { player: this.turn.player, number: this.turn.number, counters }, cards,
      },
      waiting: this.bag.map(({ player, source, ability }) => ({ player, source: source.ref, ability })),
      ...(this.result && { result: this.result }),
    };
  }
}
