// What texts of cards do. Each effect is a generator: it yields a question and goes on with the answer, so the code
// reads as the card does. `self` is the card whose text it is, `you` the player who resolves it.

export function* mayDraw(game, self, event, you) {
  if (yield* game.askMay(you, self, "draw a card")) game.draw(you);
}

export function* drawTwo(game, self, event, you) {
  game.draw(you);
  game.draw(you);
}

export function* drawThenDiscard(game, self, event, you) {
  if (!(yield* game.askMay(you, self, "draw, then discard"))) return;
  game.draw(you);
  yield* discardOne(game, self, you);
}

export function* opponentDiscards(game, self, event, you) {
  yield* discardOne(game, self, game.opponent(you));
}

function* discardOne(game, self, player) {
  for (const card of yield* game.choose(player, game.zone(player, "hand"), self, "discard")) game.put(card, "discard");
}

export function* eachMayDraw(game, self, event, you) {
  for (const player of game.inTurnOrder()) if (yield* game.askMay(player, self, "draw a card")) game.draw(player);
}

export function* nextCharacterCheaper(game, self, event, you) {
  game.lasting.push({ kind: "cheaper", player: you, by: 1, until: "end of turn" });
}

export function* forbidSinging(game, self, event, you) {
  game.lasting.push({ kind: "no singing", until: "start of turn", player: you });
}

export function* banishWeak(game, self, event, you) {
  const weak = game.choosable(you).filter((card) => game.number(card, "strength") <= 2);
  game.banish(yield* game.choose(you, weak, self, "banish"));
}

export function* dealTwoAndDraw(game, self, event, you) {
  for (const card of yield* game.choose(you, game.choosable(you), self, "deal 2 damage")) game.damage(card, 2);
  game.draw(you);
}

export function* playCheapForFree(game, self, event, you) {
  const cheap = game.zone(you, "hand").filter((card) => card.facts.type === "character" && card.facts.cost <= 5);
  // Whether at all and which one are one question: of the cards that may be played, none need be taken.
  for (const card of yield* game.choose(you, cheap, self, "play for free", { least: 0 })) yield* game.enter(card);
}

export function* readyAnother(game, self, event, you) {
  if (!self.exerted || self.zone !== "play") return;
  const others = game.characters(you).filter((card) => card !== self);
  for (const card of yield* game.choose(you, others, self, "ready", { least: 0 })) card.exerted = false;
}

export function* healAndReady(game, self, event, you) {
  const hurt = game.characters(you).filter((card) => card !== self && card.damage > 0);
  // Which of them get healed is one question: up to one point of each, and each is its own choice.
  const options = { least: 0, most: hurt.length };
  for (const card of yield* game.choose(you, hurt, self, "remove 1 damage from each", options)) {
    card.damage -= 1;
    card.exerted = false;
  }
}

export function* hurtWithoutCaptain(game, self, event, you) {
  if (self.zone !== "play" || !self.exerted) return;
  if (!game.characters(you).some((card) => card.facts.classifications.includes("Captain"))) game.damage(self, 1);
}

export function* hurtItself(game, self) {
  game.damage(self, 1);
}

export function* keepExerted(game, self, event, you) {
  const theirs = game.choosable(you).filter((card) => card.owner !== you);
  for (const card of yield* game.choose(you, theirs, self, "cannot ready")) card.stuck = true;
}

export function* exertToDraw(game, self, event, you) {
  const { card } = event;
  if (card.zone !== "play" || card.exerted) return;
  if (!(yield* game.askMay(you, self, "exert them to draw"))) return;
  card.exerted = true;
  game.draw(you);
}

export function* mayReturn(game, self, event, you) {
  if (self.zone !== "discard") return;
  if (yield* game.askMay(you, self, "return to hand")) game.put(self, "hand");
}

export function* banishChallenger(game, self, event) {
  game.banish([event.challenge.challenger]);
}

export function* dealTwo(game, self, event, you) {
  for (const card of yield* game.choose(you, game.choosable(you), self, "deal 2 damage")) game.damage(card, 2);
}

export function* dealThreeToThree(game, self, event, you) {
  const options = { least: 0, most: 3 };
  for (const card of yield* game.choose(you, game.choosable(you), self, "deal 3 damage", options)) game.damage(card, 3);
}

export function* moveOneDamage(game, self, event, you, least = 1) {
  const [from] = yield* game.choose(you, game.choosable(you), self, "move 1 damage from", { least });
  if (!from) return;
  const theirs = game.choosable(you).filter((card) => card.owner !== you);
  const [to] = yield* game.choose(you, theirs, self, "move 1 damage to");
  // Damage cannot be moved from a card to itself.
  if (!to || to === from || from.damage === 0) return;
  from.damage -= 1;
  to.damage += 1;
}

export function* mayMoveOneDamage(game, self, event, you) {
  yield* moveOneDamage(game, self, event, you, 0);
}

export function* removeUpToTwo(game, self, event, you) {
  const [card] = yield* game.choose(you, game.choosable(you), self, "remove damage from");
  if (!card || card.damage === 0) return;
  const numbers = ["0", "1", "2"].filter((number) => Number(number) <= card.damage);
  const [number] = yield { player: you, kind: "option", options: numbers, source: self.ref, text: "how much damage" };
  card.damage -= Number(number);
}

export function* returnUpToTwo(game, self, event, you) {
  const cheap = game.zone(you, "discard").filter((card) => card.facts.type === "character" && card.facts.cost <= 2);
  const options = { least: 0, most: 2 };
  for (const card of yield* game.choose(you, cheap, self, "return to hand", options)) game.put(card, "hand");
}

export function* returnIt(game, self) {
  if (self.zone === "discard") game.put(self, "hand");
}

export function* sweepToDraw(game, self, event, you) {
  if (self.zone !== "play" || !(yield* game.askMay(you, self, "banish this to draw"))) return;
  game.banish([self]);
  game.draw(you);
}

export function* banishOneForOne(game, self, event, you) {
  const mine = game.characters(you).filter((card) => card !== self);
  const chosen = yield* game.choose(you, mine, self, "banish", { least: 0 });
  if (chosen.length === 0) return;
  game.banish(chosen);
  const opponent = game.opponent(you);
  game.banish(yield* game.choose(opponent, game.characters(opponent), self, "banish"));
}

export function* eachPlaysForFree(game, self, event, you) {
  for (const player of game.inTurnOrder()) {
    const characters = game.zone(player, "hand").filter((card) => card.facts.type === "character");
    const chosen = yield* game.choose(player, characters, self, "play for free", { least: 0 });
    for (const card of chosen) yield* game.enter(card);
  }
}

export function* gainOne(game, self, event, you) {
  game.player(you).lore += 1;
}

export function* gainTwo(game, self, event, you) {
  game.player(you).lore += 2;
}

/** Support. */
export function* lendStrength(game, self, event, you) {
  const others = game.choosable(you).filter((card) => card !== self);
  for (const card of yield* game.choose(you, others, self, "add strength", { least: 0 }))
    game.lasting.push({ kind: "strength", card, by: game.number(self, "strength"), until: "end of turn" });
}

/** Vanish. */
export function* banishItself(game, self) {
  game.banish([self]);
}
