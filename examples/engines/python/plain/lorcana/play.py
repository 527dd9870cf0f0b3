"""4.3 Play a card, with its alternate costs: Shift, singing, for free, and what the card says (1.5.5)."""

from __future__ import annotations

from itertools import combinations

from plain.base import Decision, Json, Refused, Steps, Unsupported
from plain.lorcana.costs import check_ink, ink_of, pay, pay_ink, payable, ready_ink
from plain.lorcana.game import Game
from plain.lorcana.model import Card, Event, Moment
from plain.lorcana.shift import choose_bases, put_on_top, shift_for_a_turn, shift_of
from plain.lorcana.words import amount, holds, matches

KINDS = ("ink", "shift", "sing", "sing-together", "free", "other")


def play(game: Game, player: str, action: Json) -> Steps[None]:
    card, cost = game.own_card(player, action.get("card")), action["cost"]
    kind = cost["kind"]
    zones = {"hand", *(text["zone"] for text in card.facts.texts("playable-from"))}
    if card.zone not in zones:
        raise Refused("not-in-hand", "4.3.2: cards are played from the hand")
    if kind not in KINDS:
        raise Unsupported(f"the cost {kind}")
    if (cost.get("onto") and kind != "shift") or (cost.get("by") and not kind.startswith("sing")):
        raise Refused("not-this-cost", "`onto` belongs to shift, `by` to singing")
    if game.forbidden("play", player, card):
        raise Refused("forbidden", f"1.2.2: {player} cannot play this card now")
    game.show([card])
    yield from announce(game, Moment(player, card), cost)
    game.table.seen = {}
    yield from game.settle()


def announce(game: Game, moment: Moment, cost: Json) -> Steps[None]:
    """4.3.2.2 to 4.3.3: choose the cost, total it, pay it, put the card into play."""
    kind, player, card = cost["kind"], moment.player, moment.source
    singers: list[Card] = []
    bases: list[Card] = []
    parts: list[Json] = []
    ink, waived, named = (card.facts.sure("cost") if kind == "ink" else 0), False, list(cost.get("resources", []))
    if kind == "shift":
        text = shift_of(game, card)
        parts, ink = list(text["cost"]), ink_of(text["cost"])
        check_ink(game, player, whole_ink(game, moment, kind, ink), named)
        rest = [*parts, *(part for more in additional(card) for part in more)]
        bases = yield from choose_bases(game, moment, text, list(cost.get("onto", [])), rest)
    elif kind.startswith("sing"):
        singers, ink = (yield from choose_singers(game, moment, cost)), 0
    elif kind in ("free", "other"):
        parts, waived = yield from alternate(game, moment, kind == "other")
        ink = ink_of(parts)
    if not waived:
        parts = parts + [part for text in card.facts.texts("additional-cost") for part in text["cost"]]
        ink = whole_ink(game, moment, kind, ink)
    used = frozenset([(True, c.ref) for c in singers] + [(False, base.ref) for base in bases])
    check_ink(game, player, ink, named)
    yield from pay(game, moment, parts, frozenset({card.ref}), used)
    pay_ink(game, player, ink, named)
    # Who has left play to pay for something else exerted first.
    game.exert([singer for singer in singers if game.is_in_play(singer)])
    event = Event("played", player, card, cost=kind, ink=ink)
    yield from enter(game, moment, event, bases, singers)


def whole_ink(game: Game, moment: Moment, kind: str, ink: int) -> int:
    """With the ink of additional costs and all modifiers. It is known before anybody is asked what else is paid."""
    card = moment.source
    return total_ink(game, moment.player, card, kind, ink + sum(map(ink_of, additional(card))))


def additional(card: Card) -> list[list[Json]]:
    return [text["cost"] for text in card.facts.texts("additional-cost")]


def total_ink(game: Game, player: str, card: Card, kind: str, ink: int) -> int:
    """4.3.2.3: the chosen cost plus all payment modifiers; never below 0."""
    for source, text in [*game.statics("pays"), *((card, text) for text in card.facts.texts("pays"))]:
        if pays_applies(game, source, text, player, card, kind):
            moment = Moment(source.owner, source)
            ink += amount(game, moment, text.get("more", 0)) - amount(game, moment, text.get("less", 0))
    ink -= sum(t.amount for t in game.timed("pay-less") if next_fits(game, t.moment, t.text, player, card))
    return max(0, ink)


def pays_applies(game: Game, source: Card, text: Json, player: str, card: Card, kind: str) -> bool:
    """4.3.6: one that speaks of its own card works outside play too, any other only in play."""
    moment = Moment(source.owner, source)
    if bool(text.get("this")) != (source is card) or not holds(game, moment, text.get("condition")):
        return False
    if text.get("this"):
        return True
    if not game.is_meant(text.get("who", "you"), source.owner, player):
        return False
    if text.get("kinds") and kind not in text["kinds"]:
        return False
    if text.get("next") and once_key(source, text) in game.table.once:
        return False
    return matches(game, moment, text.get("what", {}), card)


def once_key(source: Card, text: Json) -> tuple[str, int, str]:
    return source.ref, source.life, f"{source.facts.abilities.index(text)}"


def next_fits(game: Game, moment: Moment, text: Json, player: str, card: Card) -> bool:
    return player == moment.player and matches(game, moment, text["next"], card)


def use_up_nexts(game: Game, player: str, card: Card) -> None:
    """4.3.6: by the next card that fits, however it was paid for."""
    game.table.timed = [
        t for t in game.table.timed if t.kind != "pay-less" or not next_fits(game, t.moment, t.text, player, card)
    ]
    for source, text in game.statics("pays"):
        if text.get("next") and pays_applies(game, source, text, player, card, ""):
            game.table.once.add(once_key(source, text))


# 5.4.4.2 Singing, 8.11 Singer, 8.12 Sing Together.


def choose_singers(game: Game, moment: Moment, cost: Json) -> Steps[list[Card]]:
    kind, named, ink = cost["kind"], list(cost.get("by", [])), list(cost.get("resources", []))
    card, together = moment.source, kind == "sing-together"
    if not together and not card.facts.song:
        raise Refused("not-a-song", "5.4.4.2: only songs are sung")
    needed = int(card.facts.sure("cost"))
    if together:
        text = card.facts.printed_keyword("sing-together")
        if text is None:
            raise Refused("no-sing-together", "8.12.1: the song has no Sing Together")
        needed = int(text.get("value") or 0)
    able = [c for c in game.in_play("character", moment.player) if can_sing(game, c)]
    able = able if together else [c for c in able if singing_cost(game, c) >= needed]
    if sum(singing_cost(game, c) for c in able) < needed or not able:
        raise Refused("nobody-can-sing", f"5.4.4.2: no ready, dry characters that may sing for cost {needed}")

    rest = [part for parts in additional(card) for part in parts]

    def fits(refs: list[str]) -> bool:
        """Enough of them, and nobody who has to exert for an additional cost too."""
        return sum(singing_cost(game, game.find(ref)) for ref in refs) >= needed and free(refs)

    def free(refs: list[str]) -> bool:
        return payable(game, moment, rest, frozenset({card.ref}), frozenset((True, ref) for ref in refs))

    allowed = [c.ref for c in able if (free([c.ref]) if together else fits([c.ref]))]
    most = len(allowed) if together else 1
    if named:
        if len(set(named)) != len(named) or len(named) > most or not set(named) <= set(allowed) or not fits(named):
            raise Refused("cannot-sing", f"8.12.2, 5.4.4.2: {named} cannot sing this song")
        return [game.find(ref) for ref in named]
    sets = [list(some) for size in range(1, most + 1) for some in combinations(allowed, size) if fits(list(some))]
    if not sets:
        raise Refused("cannot-sing", "1.5.3: nobody can sing and pay the rest")
    everyone_needed = sets == [allowed]
    if everyone_needed:
        return [game.find(ref) for ref in allowed]
    check_ink(game, moment.player, whole_ink(game, moment, kind, 0), ink)
    refs = yield Decision(moment.player, "cost", allowed, 1, most, card.ref, "who sings", fits)
    return [game.find(ref) for ref in refs]


def can_sing(game: Game, card: Card) -> bool:
    return not (card.exerted or card.drying or game.forbidden("sing", card.owner, card))


def singing_cost(game: Game, card: Card) -> int:
    """8.11.1: Singer counts only here; the ink cost itself stays (4.3.5). 8.11.3: bonuses add to it."""
    singer = game.keywords(card, "singer")
    return int(singer[0] if singer else card.facts.sure("cost")) + game.stat(card, "cost-to-sing")


# 1.5.5 Alternate costs that the card itself names.


def alternate(game: Game, moment: Moment, paid: bool) -> Steps[tuple[list[Json], bool]]:
    """`other` is one that is paid; `free` one of nothing, or paid "to play for free". Also: whether it is for free."""
    known = moment.source.facts.texts("alternate-cost")
    texts = [text for text in known if text.get("cost")] if paid else [text for text in known if text.get("free", True)]
    texts = [text for text in texts if holds(game, moment, text.get("condition"))]
    if not texts and paid:
        raise Refused("no-other-cost", "1.5.5: the card has no such alternate cost now")
    if not texts:
        raise Refused("not-free", "1.5.5.3: nothing allows to play this card for free now")
    yield from ()
    return list(texts[0].get("cost", [])), bool(texts[0].get("free", True))


# 4.3.3 The card enters play and is now played.


def enter(
    game: Game,
    moment: Moment,
    event: Event,
    bases: list[Card],
    singers: list[Card],
    exerted: bool = False,
    after: str = "discard",
) -> Steps[None]:
    """What it triggers waits in the bag. 6.7.9: how it enters is part of entering."""
    card, player, watching = moment.source, moment.player, game.in_play()
    ways = [text for text in card.facts.texts("enters-play") if holds(game, moment, text.get("condition"))]
    exerted = exerted or any(base.exerted for base in bases) or any(text.get("exerted") for text in ways)
    if card.facts.type == "character" and game.keywords(card, "bodyguard", entering=True) and not exerted:
        exerted = yield from game.may(moment, "Bodyguard: enter play exerted")
    use_up_nexts(game, player, card)
    game.move(card, "play")
    if bases:
        put_on_top(game, card, bases)
        if "temporary" in shift_of(game, card).get("variants", ()):
            shift_for_a_turn(game, player, card)
    elif card.facts.type == "character":
        card.drying = True
    card.exerted = exerted and card.facts.type in ("character", "item")
    if card.facts.type in ("character", "location"):
        card.damage += sum(int(text.get("damage", 0)) for text in ways)
    if card.facts.type == "action":
        action = Moment(player, card, of_action=True)
        action.bind("singers", singers)
        game.table.actions.append((action, after))
    game.note("played", player, card)
    sang = [Event("sang", player, card, others=singers, cost=event.cost)] if singers else []
    sang += [Event("sings", player, singer, other=card) for singer in singers]
    game.emit([event, *sang], [*watching, card])
    if card.facts.type == "action" and after != "discard":
        # 6.7.8: the effect that plays it puts it there while it lasts itself; it resolves from there.
        game.put_away(card, after)


def affordable(game: Game, moment: Moment) -> bool:
    """Whether the ink cost of a card that an effect plays could be paid, with what it costs besides (1.5.3)."""
    card = moment.source
    keywords = (card.facts.printed_keyword(word) for word in ("shift", "sing-together"))
    if card.facts.song or any(keywords) or card.facts.texts("alternate-cost"):
        raise Unsupported("an effect that plays a card with several costs, not for free")
    ink, parts = ink_within(game, moment)
    return len(ready_ink(game, moment.player)) >= ink and payable(game, moment, parts, frozenset({card.ref}))


def ink_within(game: Game, moment: Moment) -> tuple[int, list[Json]]:
    card = moment.source
    return whole_ink(game, moment, "ink", card.facts.sure("cost")), [part for cost in additional(card) for part in cost]


def play_within(game: Game, moment: Moment, card: Card, text: Json) -> Steps[None]:
    """6.1.7, 6.7.8: inside an effect; for free every cost is ignored, another alternate cost cannot be paid."""
    game.reveal([card])
    free, ink, own = bool(text.get("free", True)), 0, Moment(moment.player, card)
    if not free:
        ink, parts = ink_within(game, own)
        yield from pay(game, own, parts, frozenset({card.ref}))
        pay_ink(game, moment.player, ink, [])
    event = Event("played", moment.player, card, cost="free" if free else "ink", ink=ink)
    entering, after = bool(text.get("enters_exerted")), str(text.get("after", "discard"))
    yield from enter(game, own, event, [], [], entering, after)
