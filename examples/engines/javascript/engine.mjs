// A small Disney Lorcana engine in plain JavaScript. A turn action is checked whole before anything happens, so what is
// refused has changed nothing; then it runs as a generator that stops at each question.
import { Refused, Unsupported } from "../../../kits/typescript/src/index.ts";
import { Flow } from "./flow.mjs";

function demand(holds, code, message) {
  if (!holds) throw new Refused(message, code);
}

export class Lorcana extends Flow {
  act(player, action) {
    demand(!this.result, "", "the game is over");
    if (action.kind === "concede") {
      this.pending = this.process = null;
      this.end(this.opponent(player), "conceded");
      return;
    }
    demand(!this.pending, "4.1.2", "a question is open");
    this.process = this.begin(player, action);
    this.goOn();
  }

  decide(answer) {
    this.goOn(answer);
  }

  question() {
    return this.pending ?? null;
  }

  goOn(answer) {
    const { value, done } = this.process.next(answer);
    this.pending = done ? null : value;
  }

  characteristics(ref) {
    const card = this.card(ref);
    const names = ["strength", "willpower", "lore"].filter((name) => card.facts?.[name] != null);
    const numbers = Object.fromEntries(names.map((name) => [name, this.number(card, name)]));
    return { numbers, keywords: card.facts?.keywords ?? {} };
  }

  /** Checks an action and returns the process that performs it. Nothing changes here. */
  begin(player, action) {
    demand(player === this.turn.player, "4.1.2", `it is not ${player}'s turn`);
    switch (action.kind) {
      case "ink": return this.ink(player, this.card(action.card));
      case "play": return this.play(player, this.card(action.card), action.cost);
      case "use": return this.use(player, this.card(action.card), action.ability);
      case "quest": return this.quest(player, this.card(action.card));
      case "challenge": return this.challengeWith(player, this.card(action.card), action.target);
      case "end-turn": return this.declareEnd(player);
      default: throw new Unsupported(action.kind);
    }
  }

  legal() {
    const player = this.turn.player;
    const costs = ["ink", "sing", "free"].map((kind) => ({ kind }));
    const [hand, mine] = [this.zone(player, "hand"), this.zone(player, "play")];
    const theirs = this.zone(this.opponent(player), "play");
    const actions = [
      ...hand.map((card) => ({ kind: "ink", card: card.ref })),
      ...hand.flatMap(({ ref }) => costs.map((cost) => ({ kind: "play", card: ref, cost }))),
      ...mine.flatMap(({ ref, facts }) =>
        facts.activated.map(({ name }) => ({ kind: "use", card: ref, ability: name }))),
      ...mine.map((card) => ({ kind: "quest", card: card.ref })),
      ...mine.flatMap((card) => theirs.map((target) => ({ kind: "challenge", card: card.ref, target: target.ref }))),
      { kind: "end-turn" },
    ];
    const free = !this.pending && !this.result;
    // Costs that this engine lacks could be paid too, so where a card has one the list may not be whole.
    const complete = !hand.some(({ facts }) => "shift" in facts.keywords || facts.singsTogether);
    return { actions: actions.filter((action) => free && this.allows(player, action)), complete };
  }

  allows(player, action) {
    try {
      this.begin(player, action);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  ink(player, card) {
    demand(card.zone === "hand" && card.owner === player, "4.2.1.1", "the card is not in the player's hand");
    demand(card.facts.inkwell, "4.2.1.1", "the card has no inkwell symbol");
    demand(this.turn.inked < 1, "4.2.3", "a card was inked this turn already");
    return this.inking(card);
  }

  *inking(card) {
    this.put(card, "inkwell");
    this.turn.inked += 1;
    yield* this.settle();
  }

  play(player, card, cost) {
    demand(card.zone === "hand" && card.owner === player, "4.3.1", "the card is not in the player's hand");
    if (cost.resources?.length) throw new Unsupported("resource-choice");
    if (cost.kind === "ink") {
      const price = this.demandPrice(player, card, card.facts.cost);
      return this.playing(card, () => { this.player(player).spent += price; });
    }
    if (cost.kind === "free") {
      demand(card.facts.free?.(this, player), "4.3.2", "nothing allows to play this for free");
      return this.playing(card, () => {});
    }
    if (cost.kind === "sing") return this.sing(player, card, cost.by ?? []);
    throw new Unsupported(cost.kind);
  }

  /** 4.3.2.3: what the cost asks of ink, with what makes it cheaper or dearer. */
  demandPrice(player, card, base) {
    const isCharacter = card.facts.type === "character";
    const next = this.lasting.filter((one) => isCharacter && one.kind === "cheaper" && one.player === player);
    const dearer = this.inPlay().map(({ facts }) => facts.dearer).filter((one) => one?.types.includes(card.facts.type));
    const own = card.facts.cheaper?.(this, player) ?? 0;
    const sum = (all) => all.reduce((total, one) => total + one.by, 0);
    const price = Math.max(0, base - sum(next) - own + sum(dearer));
    const { ink, spent } = this.player(player);
    demand(ink - spent >= price, "1.5.3", `${player} has ${ink - spent} ready ink and needs ${price}`);
    return price;
  }

  sing(player, card, by) {
    demand(card.facts.type === "action" && card.facts.classifications.includes("Song"), "5.4.4.2", "the card is no song");
    const singers = this.characters(player).filter((one) => this.canSing(one, card));
    demand(singers.length > 0, "5.4.4.2", "nobody can sing this");
    for (const ref of by) demand(singers.includes(this.card(ref)), "5.4.4.2", `${ref} cannot sing this`);
    demand(by.length <= 1, "5.4.4.2", "one character sings a song");
    return this.singing(player, card, by.length ? [this.card(by[0])] : singers);
  }

  canSing(character, song) {
    const counts = Math.max(character.facts.cost, character.facts.keywords.singer ?? 0);
    const forbidden = this.lasting.some((one) => one.kind === "no singing");
    return !forbidden && !character.exerted && !character.drying && counts >= song.facts.cost;
  }

  *singing(player, card, singers) {
    const price = this.demandPrice(player, card, 0);
    const singer = yield* this.oneOf(player, singers, { source: card.ref, part: "by", text: "who sings" });
    yield* this.playing(card, () => {
      singer.exerted = true;
      this.player(player).spent += price;
    });
  }

  *oneOf(player, cards, question) {
    if (cards.length === 1) return cards[0];
    const [ref] = yield { player, kind: "choose", options: cards.map((card) => card.ref), ...question };
    return this.card(ref);
  }

  *playing(card, pay) {
    pay();
    yield* this.enter(card);
    yield* this.settle();
  }

  /** A card that is paid for enters play; an action has its effect and goes to the discard. */
  *enter(card) {
    const you = card.owner;
    if (card.facts.type === "action") {
      this.put(card, "play");
      yield* card.facts.effect(this, card, { card }, you);
      this.put(card, "discard");
      return;
    }
    const isCharacter = card.facts.type === "character";
    const exerted = this.has(card, "bodyguard") && (yield* this.askMay(you, card, "enter play exerted"));
    this.put(card, "play");
    Object.assign(card, { exerted, drying: isCharacter, damage: card.facts.entersDamaged ?? 0 });
    if (isCharacter) this.lasting = this.lasting.filter((one) => !(one.kind === "cheaper" && one.player === you));
    this.emit({ kind: "played", card, player: you });
  }

  use(player, card, ability) {
    demand(card.zone === "play" && card.owner === player, "4.4.1", "the card is not in play under this player");
    const found = card.facts.activated.find(({ name }) => !ability || name.toLowerCase() === ability.toLowerCase());
    demand(found, "4.4.1", "the card has no such ability");
    demand(!card.exerted, "5.1.1.2", "the card is exerted");
    demand(!card.drying, "4.4.2", "the character is drying");
    return this.using(card, found);
  }

  *using(card, ability) {
    card.exerted = true;
    yield* ability.run(this, card, { card }, card.owner);
    yield* this.settle();
  }

  quest(player, card) {
    this.demandReady(player, card, "4.5.1");
    demand(!card.drying, "1.7.5", "the character is drying");
    demand(!this.has(card, "reckless"), "8.7.2", "the character is reckless");
    demand(card.facts.mayQuest?.(this, card) ?? true, "4.5.1.2", "the character's text forbids it");
    return this.questing(player, card);
  }

  demandReady(player, card, code) {
    demand(card.zone === "play" && card.owner === player, code, "the card is not in play under this player");
    demand(card.facts.type === "character", code, "the card is no character");
    demand(!card.exerted, code, "the character is exerted");
  }

  *questing(player, card) {
    card.exerted = true;
    this.player(player).lore += this.number(card, "lore");
    this.emit({ kind: "quests", card, player });
    yield* this.settle();
  }

  challengeWith(player, card, ref) {
    this.demandReady(player, card, "4.6.4.1");
    demand(!card.drying || this.has(card, "rush"), "4.6.4.1", "the character is drying");
    const reached = this.characters(this.opponent(player)).filter((one) => this.reaches(card, one));
    demand(reached.length > 0, "4.6.4.2", "nothing can be challenged");
    const guards = reached.filter((one) => this.has(one, "bodyguard"));
    const targets = guards.length > 0 ? guards : reached;
    if (!ref) return this.challengingOneOf(player, card, targets);
    demand(reached.includes(this.card(ref)), "4.6.4.2", "this cannot be challenged");
    demand(targets.includes(this.card(ref)), "8.3.3", "a bodyguard must be challenged");
    return this.challenging(player, card, this.card(ref));
  }

  *challengingOneOf(player, card, targets) {
    const question = { source: card.ref, part: "target", text: "whom to challenge" };
    yield* this.challenging(player, card, yield* this.oneOf(player, targets, question));
  }

  reaches(card, target) {
    const evades = this.has(target, "evasive") && !this.has(card, "evasive") && !this.has(card, "alert");
    return target.facts.type === "character" && target.exerted && !evades;
  }

  *challenging(player, challenger, target) {
    challenger.exerted = true;
    this.challenge = { challenger, target };
    this.emit({ kind: "challenges", card: challenger, target, player });
    yield* this.settle();
    if (challenger.zone === "play" && target.zone === "play") {
      const blow = this.number(challenger, "strength") + (challenger.facts.keywords.challenger ?? 0);
      const back = this.number(target, "strength");
      this.damage(target, blow);
      this.damage(challenger, back);
      this.blow = [challenger, target];
      yield* this.settle();
    }
    this.challenge = undefined;
  }

  declareEnd(player) {
    const theirs = this.characters(this.opponent(player));
    for (const card of this.characters(player)) {
      const able = !card.exerted && (!card.drying || this.has(card, "rush"));
      const must = this.has(card, "reckless") && able && theirs.some((one) => this.reaches(card, one));
      demand(!must, "8.7.3", "a reckless character can challenge");
    }
    return this.endTurn();
  }
}
