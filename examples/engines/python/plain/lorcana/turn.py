"""Chapter 3 and the short turn actions: ink (4.2), abilities (4.4), quest (4.5), moving (4.7), the end of the turn."""

from __future__ import annotations

from collections.abc import Callable

from plain.base import Decision, Json, Refused, Steps, Unsupported
from plain.lorcana.challenge import can_challenge, challenge
from plain.lorcana.costs import can_exert, pay_all, pay_ink, ready_ink
from plain.lorcana.game import Game, TurnAction
from plain.lorcana.model import Card, Event, Moment, Timed
from plain.lorcana.play import play
from plain.lorcana.words import holds

# 4.2 Ink a card.


def ink(game: Game, player: str, action: Json) -> Steps[None]:
    card = game.own_card(player, action.get("card"))
    if card.zone != "hand":
        raise Refused("not-in-hand", "4.2.1.1: only a card in hand can be inked")
    if not card.facts.sure("inkwell"):
        game.show([card])
        raise Refused("no-inkwell-symbol", "4.2.1.1: the card has no inkwell symbol")
    limit = 1 + sum(int(text.get("cards", 1)) for source, text in game.statics("ink-more") if source.owner == player)
    if game.table.inked >= limit:
        raise Refused("already-inked", f"4.2.3: {limit} card(s) a turn")
    game.table.seen = {}
    game.move(card, "inkwell")
    game.inked(player, [card])
    game.table.inked += 1
    yield from game.settle()


# 4.4 Use an activated ability.


def use(game: Game, player: str, action: Json) -> Steps[None]:
    card, name = game.own_card(player, action.get("card")), action.get("ability")
    if not game.is_in_play(card):
        raise Refused("not-in-play", "4.4.1: the card is not in play")
    texts = [text for text in activated(game, card) if not name or name.casefold() == str(text["name"]).casefold()]
    if not texts:
        raise Refused("no-such-ability", f"4.4.1: {card.ref} has no such activated ability")
    text, moment = texts[0], Moment(player, card)
    # What is given twice it is the same to use either.
    several = [option for at, option in enumerate(texts) if option not in texts[:at]]
    if len(several) > 1:
        texts, names = several, [str(option["name"]) for option in several]
        if len(set(names)) < len(names):
            raise Unsupported("several abilities of one name")
        answer = yield Decision(player, "option", names, 1, 1, card.ref, "which ability")
        text = texts[names.index(answer[0])]
    if text.get("once"):
        key = (card.ref, card.life, str(text["name"]))
        if game.table.used.count(key) >= activated(game, card).count(text):
            raise Refused("used-up", "6.1.13.2, 8.4.1: once a turn, each of them")
        game.table.used.append(key)
    if any(cost["is"] == "exert-this" for cost in text["cost"]) and not can_exert(card):
        if card.exerted:
            raise Refused("exerted", "5.1.1.2: an exerted card cannot exert")
        if card.facts.type == "location":
            raise Refused("location", "5.1.2.3: a location can be neither ready nor exerted")
        raise Refused("drying", "4.4.2: a drying character cannot exert")
    yield from pay_all(game, moment, text["cost"])
    if card.life != moment.life:
        # Paid for its own ability, it is spoken of where it has gone (7.1.6), as it was in play (6.7.7).
        moment.gone["this"], moment.life = [card.was[moment.life]], card.life
    yield from game.run_effect(game, moment, text["effect"])
    game.table.seen = {}
    yield from game.settle()


def activated(game: Game, card: Card) -> list[Json]:
    """8.4.1: Boost is one more of them."""
    found: list[Json] = [{"name": "", **text} for text in game.texts(card, "activated")]
    for number in game.keywords(card, "boost"):
        cost = [{"is": "ink", "amount": number}]
        found.append({"name": "Boost", "cost": cost, "effect": {"is": "boost"}, "once": True})
    return found


# 4.5 Quest.


def why_no_quest(game: Game, card: Card) -> Refused | None:
    """What keeps this card from questing, but for what it would have to pay."""
    if not game.is_in_play(card) or card.facts.type != "character":
        return Refused("not-a-character", "4.5.1: only characters in play can quest")
    if card.drying:
        return Refused("drying", "1.7.5: a drying character cannot quest")
    if card.exerted:
        return Refused("exerted", "4.5.1.3: an exerted character cannot exert")
    if game.has(card, "reckless"):
        return Refused("reckless", "8.7.2: a character with Reckless cannot quest")
    if game.forbidden("quest", card.owner, card):
        return Refused("forbidden", "4.5.1.2: it cannot quest")
    return None


def check_must_quest(game: Game, player: str) -> None:
    """1.2.1: whoever has to quest keeps the turn from ending as long as it can."""
    for timed in game.timed("must-quest"):
        for card, life in timed.targets:
            if card.owner != player or card.life != life or why_no_quest(game, card) is not None:
                continue
            if game.costs_to("quest", card):
                raise Unsupported("whether who has to pay for a quest must quest")
            raise Refused("must-quest", f"1.2.1: {card.ref} can quest, and has to")


def quest(game: Game, player: str, action: Json) -> Steps[None]:
    card = game.own_card(player, action.get("card"))
    refusal = why_no_quest(game, card)
    if refusal is not None:
        raise refusal
    yield from pay_all(game, Moment(player, card), game.costs_to("quest", card), frozenset({card.ref}))
    game.exert([card])
    game.gain_lore(player, max(0, game.stat(card, "lore")))
    game.note("quested", player, card)
    game.emit([Event("quested", player, card)])
    yield from game.settle()


# 4.7 Move a character to a location.


def move(game: Game, player: str, action: Json) -> Steps[None]:
    card = game.own_card(player, action.get("card"))
    if not game.is_in_play(card) or card.facts.type != "character":
        raise Refused("not-a-character", "4.7.1: only characters in play move")
    options = [place for place in game.in_play("location", player) if card.at != place.ref]
    if action.get("target") is not None:
        wanted = game.find(action["target"])
        if wanted not in options:
            raise Refused("no-such-move", f"4.7.1-4.7.2: {card.ref} cannot move to {wanted.ref}")
        options = [wanted]
    if not options:
        raise Refused("no-such-move", "4.7.1: there is no location to move to")
    ready = len(ready_ink(game, player))
    options = [place for place in options if game.move_cost(card, place) <= ready]
    if not options:
        raise Refused("not-enough-ink", f"4.7.3.4: {ready} ready ink does not pay for the move")
    place = (yield from game.choose(Moment(player, card), options, "move to which location"))[0]
    pay_ink(game, player, game.move_cost(card, place), [])
    game.put_at(card, place)
    yield from game.settle()


# 3.4 and 3.2: the turn ends, the next one starts.


def end_turn(game: Game, player: str, _action: Json) -> Steps[None]:
    table = game.table
    for card in game.in_play("character", player):
        if game.has(card, "reckless") and can_challenge(game, card):
            raise Refused("reckless", f"8.7.3: {card.ref} can challenge")
    check_must_quest(game, player)
    table.phase = "end"
    game.emit([Event("turn-ends", player)])
    yield from game.empty_bag()
    expire(game, of_this_turn(game))
    yield from game.empty_bag()
    table.ending = True
    game.check()
    yield from game.empty_bag()
    if table.result is None:
        expire(game, of_this_turn(game))
        table.ending, table.once, table.used = False, set(), []
        yield from pass_turn(game)


def pass_turn(game: Game) -> Steps[None]:
    """9.2.1; 9.2.3: what would last until a turn of somebody who has left ends when it would be that turn."""
    table = game.table
    following, seats = game.others(table.active)[0], table.seats
    at = seats.index(table.active)
    round_ = seats[at + 1 :] + seats[:at]
    passed = round_[: round_.index(following)]
    expire(game, lambda t: t.until == "until-your-next-turn" and t.moment.player in passed)
    expire(game, lambda t: t.whose in passed and t.until != "this-turn")
    yield from start_turn(game, following)


def concede(game: Game, player: str, _action: Json) -> Steps[None]:
    """9.2.3, of several; in their own turn that turn is over."""
    table = game.table
    mine = player == table.active and table.phase != "setup"
    game.leave(player)
    yield from game.settle()
    if mine and table.result is None:
        expire(game, of_this_turn(game))
        yield from game.empty_bag()
        yield from game.settle()
        table.once, table.used = set(), []
        yield from pass_turn(game)


def expire(game: Game, over: Callable[[Timed], bool]) -> None:
    game.table.timed = [timed for timed in game.table.timed if not over(timed)]


def of_this_turn(game: Game) -> Callable[[Timed], bool]:
    """3.4.1.2: "this turn", and "their next turn" where it is this one."""
    table = game.table
    theirs = "during-their-next-turn"
    return lambda t: t.until == "this-turn" or (t.until == theirs and t.applies_in(table.number, table.active))


def start_turn(game: Game, player: str) -> Steps[None]:
    """3.2: Ready, Set, Draw, with a check at the end of each; the bag waits for Set (3.2.1.4)."""
    table = game.table
    table.active, table.number, table.phase = player, table.number + 1, "start"
    table.inked, table.happened = 0, []
    cards = [*game.in_play(player=player), *game.zone(player, "inkwell")]
    # Ink cards are not in play, so no text about cards in play keeps them from being readied.
    free = [card for card in cards if card.zone == "inkwell" or not game.forbidden("ready-at-start", player, card)]
    game.ready(player, free)
    expire(game, lambda t: t.until == "until-your-next-turn" and t.moment.player == player)
    expire(game, lambda t: t.until == "start-of-their-next-turn" and t.whose == player and t.made < table.number)
    game.emit([Event("turn-starts", player)])
    game.check()
    for card in game.in_play(player=player):
        card.drying = False
    game.gain_lore(player, sum(max(0, game.stat(card, "lore")) for card in game.in_play("location", player)))
    yield from game.empty_bag()
    game.check()
    yield from game.empty_bag()
    skipping = [(source, text) for source, text in game.statics("skip-step") if source.owner == player]
    skipped = any(holds(game, Moment(player, source), text.get("condition")) for source, text in skipping)
    if table.result is None and table.number > 1 and not skipped:
        game.draw(player, 1)
        game.check()
        yield from game.empty_bag()
    if table.result is None:
        table.phase = "main"


ACTIONS: dict[str, TurnAction] = {
    "ink": ink,
    "play": play,
    "use": use,
    "quest": quest,
    "challenge": challenge,
    "move": move,
    "end-turn": end_turn,
    "concede": concede,
}
