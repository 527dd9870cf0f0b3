"""What effects do with hands, decks, inkwells and stacks."""

from __future__ import annotations

from plain.base import Decision, Json, Steps, Unsupported
from plain.lorcana.game import Game
from plain.lorcana.model import Card, Moment
from plain.lorcana.words import amount, in_play, matches, meant, players


def whose_zone(game: Game, moment: Moment, effect: Json, usual: str) -> list[str]:
    """Whose hand or deck a text means, or could mean."""
    whose = effect.get("whose", usual)
    if whose == "player":
        raise Unsupported("a player who is chosen to show cards")
    return players(game, moment, "opponents" if whose == "opponent" else str(whose))


def chooser_of(game: Game, moment: Moment, effect: Json) -> list[str]:
    who = players(game, moment, effect.get("who", "you"))
    if len(who) > 1 and effect.get("who") == "opponents":
        raise Unsupported("which of several opponents chooses")
    return who[:1]


def chosen_whose(game: Game, moment: Moment, effect: Json, usual: str) -> Steps[list[str]]:
    """1.3.5.1: one of several opponents is chosen."""
    names = whose_zone(game, moment, effect, usual)
    if effect.get("whose", usual) == "opponent" and len(names) > 1:
        names = yield Decision(moment.player, "option", names, 1, 1, moment.speaker.ref, "choose an opponent")
    return names


def reveal_hand(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    names = yield from chosen_whose(game, moment, effect, "opponent")
    cards = [card for who in names for card in game.zone(who, "hand")]
    moment.bind("revealed", cards)
    if effect.get("look"):
        game.table.seen = {moment.player: {card.ref for card in cards}}
    else:
        game.reveal(cards)
    return True


def gathered(game: Game, moment: Moment, effect: Json) -> list[Card]:
    cards = game.zone(moment.player, effect["zone"])
    return [card for card in cards if matches(game, moment, effect.get("what", {}), card)]


def gather(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    moment.bind("gathered", gathered(game, moment, effect))
    yield from ()
    return bool(moment.cards("gathered"))


def discard_them(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    named = [card for card in moment.cards(effect.get("it", "taken")) if card.zone == "hand"]
    cards = [card for card in named if not game.forbidden("discard", card.owner, card)]
    game.discard(cards)
    moment.bind("discarded", cards)
    moment.numbers["cards-discarded"] = len(cards)
    yield from ()
    return bool(cards) and len(cards) == len(named)


def draw(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    count = amount(game, moment, effect.get("cards", 1))
    yield from ()
    return game.draw(moment.player, count) == count


def meant_to_discard(game: Game, moment: Moment, effect: Json) -> list[Card]:
    return [c for c in game.zone(moment.player, "hand") if matches(game, moment, effect.get("what", {}), c)]


def to_discard(game: Game, moment: Moment, effect: Json) -> list[Card]:
    meant = meant_to_discard(game, moment, effect)
    return [card for card in meant if not game.forbidden("discard", moment.player, card)]


def discard(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    meant, hand = meant_to_discard(game, moment, effect), to_discard(game, moment, effect)
    count = len(meant) if effect.get("all") else amount(game, moment, effect.get("cards", 1))
    if effect.get("any_number"):
        cards = yield from game.choose(moment, hand, "discard any number", 0, len(hand))
        count = len(cards)
    else:
        cards = yield from game.choose(moment, hand, "discard", count, count)
    game.discard(cards)
    moment.bind("discarded", cards)
    moment.numbers["cards-discarded"] = len(cards)
    return len(cards) == count


def look_at_top(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    wanted, names = amount(game, moment, effect["cards"]), (yield from chosen_whose(game, moment, effect, "you"))
    moment.bind("looked", [card for who in names for card in game.zone(who, "deck")[:wanted]])
    game.table.seen = {moment.player: {card.ref for card in moment.cards("looked")}}
    return len(moment.cards("looked")) == wanted * len(names)


def top_of_deck(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    wanted = amount(game, moment, effect.get("cards", 1))
    moment.bind("top", game.zone(moment.player, "deck")[:wanted])
    yield from ()
    return len(moment.cards("top")) == wanted


def put_under(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    upper = in_play(game, moment.cards(effect.get("under", "this")))
    # Nothing lies under itself.
    cards = [card for card in meant(game, moment, effect, "top") if card not in game.stack(upper[0])] if upper else []
    for card in cards:
        lowest = game.stack(upper[0])[-1]
        # What lay facedown below it already is turned up by nothing (8.4.2).
        stack = [(part, part.facedown or bool(effect.get("facedown", True))) for part in game.stack(card)]
        for part, facedown in stack:
            game.move(part, "play")
            part.facedown, part.under = facedown, lowest.ref
            lowest = part
        game.put_beneath(moment.player, upper[0], len(stack))
    yield from ()
    return bool(cards)


def reveal_top(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    wanted, names = amount(game, moment, effect.get("cards", 1)), (yield from chosen_whose(game, moment, effect, "you"))
    moment.bind("revealed", [card for who in names for card in game.zone(who, "deck")[:wanted]])
    game.reveal(moment.cards("revealed"))
    yield from ()
    # 6.1.5.1: fewer than asked for is not all of it.
    return len(moment.cards("revealed")) == wanted * len(names)


def take_from(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    cards = moment.cards(effect.get("it", "looked"))
    fitting = [card for card in cards if matches(game, moment, effect.get("what", {}), card)]
    if effect.get("to_play"):
        # 1.7.7: what may not be played is chosen in vain, and the choice is taken back.
        fitting = [card for card in fitting if not game.forbidden("play", moment.player, card)]
    least, most = effect.get("least", 0), effect.get("most", 1)
    taken = yield from game.choose(moment, fitting, f"take {least} to {most}", least, most)
    moment.bind("taken", taken)
    moment.bind("rest", [card for card in cards if card not in taken])
    if effect.get("reveal", True) and taken:
        for player in game.table.players:
            game.table.seen.setdefault(player, set()).update(card.ref for card in taken)
    return len(taken) >= max(int(least), 1)


def shuffle_in(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    cards = meant(game, moment, effect)
    for card in cards:
        game.move(card, "deck")
    own = {moment.player} if effect.get("own") else set()
    for player in sorted({card.owner for card in cards} | own):
        game.shuffle(player)
    yield from ()
    return bool(cards or own)


def put(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    named, to = meant(game, moment, effect), effect["to"]
    # 7.5.6: only from another zone.
    cards = [card for card in named if card.zone != to or to == "deck"]
    bottom = effect.get("place", "top") == "bottom"
    ordered = (yield from in_any_order(game, moment, cards)) if effect.get("any_order") else []
    moved = list(cards) if bottom or to != "deck" else list(reversed(cards))
    inked: list[Card] = []
    for card in moved:
        parts = game.stack(card)
        game.move(card, to, top=to == "deck" and not bottom)
        inked += parts if to == "inkwell" else []
        if to == "inkwell" and effect.get("exerted"):
            # 2.1 does not say that the cards below come there exerted as well.
            for part in parts if game.table.edition != "2.1" else [card]:
                part.exerted = True
    for part in ordered if bottom else reversed(ordered):
        game.table.cards.remove(part)
        game.table.cards.insert(len(game.table.cards) if bottom else 0, part)
    game.inked(moment.player, inked)
    return bool(cards) and len(cards) == len(named)


def in_any_order(game: Game, moment: Moment, cards: list[Card]) -> Steps[list[Card]]:
    """7.2.3.1: whose cards they are puts them in order, those of stacks one by one.

    Cards that are in a deck already are put in order by whoever does what the text says.
    """
    parts, found = [part for card in cards for part in game.stack(card)], []
    for player in players(game, moment, "each"):
        own = [part.ref for part in parts if part.owner == player]
        if len(own) > 1:
            text = "in which order, first on top"
            who = moment.player if all(card.zone == "deck" for card in cards) else player
            own = yield Decision(who, "order", own, len(own), len(own), moment.speaker.ref, text)
        found += [game.find(ref) for ref in own]
    return found


def ink_top(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    top = game.zone(moment.player, "deck")[:1]
    for card in top:
        game.move(card, "inkwell")
        card.exerted = effect.get("exerted", True)
    game.inked(moment.player, top)
    yield from ()
    return bool(top)


def boost(game: Game, moment: Moment, _effect: Json) -> Steps[bool]:
    """8.4.1: the top card of the deck goes face down under this card."""
    top = game.zone(moment.player, "deck")[:1]
    for card in top:
        game.move(card, "play")
        card.facedown, card.under = True, moment.source.ref
        game.put_beneath(moment.player, moment.source, 1)
    yield from ()
    return bool(top)
