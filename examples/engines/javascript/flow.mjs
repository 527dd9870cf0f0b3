// How a game goes on by itself: questions, the bag, game state checks, the end of a turn and the start of the next.
import { Table } from "./table.mjs";
import { banishItself, lendStrength } from "./effects.mjs";

const support = { event: "quests", name: "Support", run: lendStrength, matches: (event, self) => event.card === self };

export class Flow extends Table {
  /** One question for a choice: whether, which and how many at once. What leaves no choice is not asked. */
  *choose(player, cards, source, text, { least = 1, most = 1 } = {}) {
    const [low, high] = [Math.min(least, cards.length), Math.min(most, cards.length)];
    const options = cards.map((card) => card.ref);
    const question = { player, kind: "choose", options, least: low, most: high, source: source.ref, text };
    const chosen = low === cards.length ? cards : (yield question).map((ref) => this.card(ref));
    for (const card of chosen) this.noteVanish(card, source, player);
    return chosen;
  }

  *askMay(player, source, text) {
    const [answer] = yield { player, kind: "may", options: ["yes", "no"], source: source.ref, text };
    return answer === "yes";
  }

  noteVanish(card, source, player) {
    if (source.facts.type === "action" && card.zone === "play" && card.owner !== player && this.has(card, "vanish"))
      this.bag.push({ player: card.owner, source: card, ability: "Vanish", run: banishItself, event: { card } });
  }

  draw(player) {
    const [top] = this.zone(player, "deck");
    if (top) this.put(top, "hand");
  }

  /** What happened goes to every card that could wait for it: those in play, and those that are just leaving. */
  emit(event) {
    const full = { challenge: this.challenge, blow: this.blow, ...event };
    for (const source of this.inPlay()) {
      const abilities = this.has(source, "support") ? [...source.facts.triggered, support] : source.facts.triggered;
      for (const { event: kind, name, run, matches } of abilities)
        if (kind === event.kind && matches(full, source, this))
          this.bag.push({ player: source.owner, source, ability: name, run, event: full });
    }
  }

  banish(cards) {
    const there = cards.filter((card) => card.zone === "play");
    for (const card of there) {
      const inChallenge = this.challenge && [this.challenge.challenger, this.challenge.target].includes(card);
      if (inChallenge) this.banishedInChallenge.push(card.owner);
      this.emit({ kind: "banished", card, player: card.owner, challenge: inChallenge ? this.challenge : undefined });
    }
    for (const card of there) this.put(card, "discard");
  }

  end(winner, reason) {
    this.result = { winner, losers: [this.opponent(winner)], reason };
    this.bag = [];
    return true;
  }

  check() {
    for (;;) {
      const winner = this.inTurnOrder().find((name) => this.player(name).lore >= 20);
      if (winner) return this.end(winner, "20 lore");
      const characters = this.inPlay().filter((card) => card.facts.type === "character");
      const dead = characters.filter((card) => card.damage >= this.number(card, "willpower"));
      if (dead.length === 0) {
        this.blow = undefined;
        return false;
      }
      this.banish(dead);
      this.blow = undefined;
    }
  }

  /** A game state check, then the bag until it is empty: first the active player's abilities, then the other's. */
  *settle() {
    let whose = this.turn.player;
    while (!this.check() && this.bag.length > 0) {
      if (!this.bag.some((entry) => entry.player === whose)) whose = this.opponent(whose);
      const entry = yield* this.nextFromBag(whose);
      this.bag.splice(this.bag.indexOf(entry), 1);
      yield* entry.run(this, entry.source, entry.event, entry.player);
    }
  }

  *nextFromBag(player) {
    const mine = this.bag.filter((entry) => entry.player === player);
    if (mine.length === 1) return mine[0];
    const names = namesOf(mine);
    const [answer] = yield { player, kind: "trigger", options: names, text: "which ability resolves next" };
    return mine[names.indexOf(answer)];
  }

  *endTurn() {
    this.emit({ kind: "turn-ends", player: this.turn.player });
    yield* this.settle();
    if (this.result) return;
    this.lasting = this.lasting.filter((one) => one.until !== "end of turn");
    yield* this.settle();
    if (this.result) return;
    const next = this.opponent(this.turn.player);
    if (this.zone(this.turn.player, "deck").length === 0) this.end(next, "no cards in the deck");
    else yield* this.startTurn(next);
  }

  *startTurn(name) {
    this.turn = { player: name, number: this.turn.number + 1, inked: 0 };
    this.banishedInChallenge = [];
    for (const card of this.zone(name, "play")) {
      if (!card.stuck) card.exerted = false;
      card.stuck = false;
    }
    this.player(name).spent = 0;
    this.lasting = this.lasting.filter((one) => !(one.until === "start of turn" && one.player === name));
    this.emit({ kind: "turn-starts", player: name });
    for (const card of this.zone(name, "play")) card.drying = false;
    yield* this.settle();
    if (this.result || this.characters(name).some((card) => card.facts.skipsDraw)) return;
    this.draw(name);
    yield* this.settle();
  }
}

/** The names of waiting abilities, as short as they can be and no two alike. */
function namesOf(entries) {
  const count = (name, names) => names.filter((one) => one === name).length;
  const refs = entries.map((entry) => entry.source.ref);
  const byAbility = entries.map((entry) => `${entry.source.ref}: ${entry.ability}`);
  const several = entries.map((entry, i) => new Set(byAbility.filter((_, k) => refs[k] === refs[i])).size > 1);
  const names = entries.map((entry, i) => (several[i] ? byAbility[i] : refs[i]));
  const told = names.map((name, i) => {
    const { card } = entries[i].event;
    return count(name, names) > 1 && card && card !== entries[i].source ? `${name} (${card.ref})` : name;
  });
  return told.map((name, i) => (told.indexOf(name) < i ? `${name} ${count(name, told.slice(0, i)) + 1}` : name));
}
