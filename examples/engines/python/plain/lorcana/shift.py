"""8.10 Shift: what a card may be put on top of, what it takes over from there, and how a Temporary Shift ends."""

from __future__ import annotations

from itertools import combinations, permutations

from plain.base import Decision, Json, Refused, Steps, Unsupported
from plain.lorcana.costs import payable
from plain.lorcana.game import Game
from plain.lorcana.model import Card, Moment, Timed

SIZES = {"duo": (2,), "combo": (1, 2)}
"""8.10.8.3, 8.10.8.4: on how many cards at once a Shift goes that is about the two names of its card."""


def shift_of(game: Game, card: Card) -> Json:
    """2.1 knows no variant but the classification and Universal Shift."""
    text = card.facts.printed_keyword("shift")
    if text is None or (text.get("variants") and game.table.edition == "2.1"):
        raise Refused("no-shift", "8.10.1: the card has no Shift")
    return text


def choose_bases(game: Game, moment: Moment, text: Json, onto: list[str], rest: list[Json]) -> Steps[list[Card]]:
    """What the card is put on, the uppermost first. None of it pays for `rest`, the parts of the cost."""
    card, player = moment.source, moment.player
    groups = groups_for(game, moment, text)
    if onto:
        groups = [group for group in groups if refs(group) == sorted(onto)]
    if not groups:
        raise Refused("nothing-to-shift-onto", f"8.10.1: {player} has nothing to shift {card.ref} onto")
    kept = frozenset({card.ref})
    groups = [g for g in groups if payable(game, moment, rest, kept, frozenset((False, base.ref) for base in g))]
    if not groups:
        raise Refused("cannot-pay", f"1.5.3: {player} cannot pay the rest of the cost")
    answer = onto or [base.ref for base in groups[0]]
    if len(groups) > 1:
        options, sizes = [base.ref for group in groups for base in group], [len(group) for group in groups]
        answer = yield Decision(
            player, "cost", list(dict.fromkeys(options)), min(sizes), max(sizes), card.ref, "shift onto what",
            lambda some: sorted(some) in [refs(group) for group in groups],
        )  # fmt: skip
    return [game.find(ref) for ref in answer]


def refs(cards: list[Card]) -> list[str]:
    return sorted(card.ref for card in cards)


def groups_for(game: Game, moment: Moment, text: Json) -> list[list[Card]]:
    """The cards in play that the Shift may go on together; mostly it is one."""
    fitting = [base for base in game.in_play(player=moment.player) if fits(game, moment.source, text, base)]
    sizes = next((SIZES[variant] for variant in text.get("variants", ()) if variant in SIZES), (1,))
    groups = [list(some) for size in sizes for some in combinations(fitting, size)]
    return [some for some in groups if len(some) == 1 or bring_both_names(moment.source, some)]


def fits(game: Game, card: Card, text: Json, base: Card) -> bool:
    """8.10.9: of several variants the conditions of each are met."""
    variants, wanted = text.get("variants", ()), text.get("onto")
    if "potato" in variants:
        return base.facts.type == "item" and "potato" in base.facts.names
    of_two = any(variant in SIZES for variant in variants)
    by_name = wanted is None or of_two
    # 8.10.1 speaks of cards since 2.2; its variants go on speaking of characters.
    any_type = by_name and not of_two and game.table.edition != "2.1"
    return (
        (any_type or base.facts.type == "character")
        and (wanted in (None, "any") or wanted in game.classes(base))
        and (not by_name or counts_as(base, card.facts.names))
    )


def counts_as(base: Card, names: set[str]) -> bool:
    """5.2.6.1; 1.2.1: a card may say that it counts as named something else for what is shifted onto it."""
    texts = base.facts.texts("named-for-shift")
    more = {name.casefold() for text in texts for name in text.get("named", ())}
    return bool((base.facts.names | more) & names) or any(not text.get("named") for text in texts)


def bring_both_names(card: Card, pair: list[Card]) -> bool:
    """8.10.8.3: one for each name; who has both stands for one of them."""
    names = permutations(card.facts.name.casefold().split(" & "), len(pair))
    return any(all(counts_as(base, {name}) for base, name in zip(pair, each, strict=True)) for each in names)


def put_on_top(game: Game, card: Card, bases: list[Card]) -> None:
    """8.10.2-8.10.6: the upper card takes over states, damage and effects; those below keep none (5.1.3)."""
    if len({base.at for base in bases}) > 1:
        raise Unsupported("where a card is that is put on two at different places")
    card.drying = any(keeps_drying(game, base) for base in bases)
    card.at, card.damage = bases[0].at, sum(base.damage for base in bases)
    card.hit_by = [by for base in bases for by in base.hit_by]
    above = card
    for base in bases:
        game.go_on_as(base, card)
        for other in game.table.cards:
            if other.at == base.ref:
                other.at = None
        base.under, base.at, base.damage, base.hit_by = above.ref, None, 0, []
        base.exerted = base.drying = False
        above = base


def keeps_drying(game: Game, base: Card) -> bool:
    """8.10.4; 8.10.4.1: of what is no character it is asked whether it came into play this turn."""
    if base.facts.type == "character":
        return base.drying
    played = [(card, life) for what, _, card, life in game.table.happened if what == "played"]
    return (base, base.life) in played


def shift_for_a_turn(game: Game, player: str, card: Card) -> None:
    """8.10.8.5: it leaves a delayed ability behind. That is about the card alone, whatever else is put on it."""
    effect = {"is": "return-alone", "card": card.ref, "life": card.life}
    trigger = {"is": "triggered", "name": "Temporary Shift", "when": [{"event": "turn-ends", "who": "any"}]}
    text = {"is": "later", "ability": {**trigger, "effect": effect}}
    game.table.timed.append(Timed(text, Moment(player, card), [], "", game.table.number))


def return_alone(game: Game, moment: Moment, effect: Json) -> Steps[bool]:
    """8.10.8.5: if it is still in play; under another card it is not (5.1.1.5)."""
    card = game.find(effect["card"])
    yield from ()
    if card.life != effect["life"] or not game.is_in_play(card):
        return False
    game.heal(moment.player, card, card.damage)
    game.remember(card)
    below = [other for other in game.table.cards if other.under == card.ref]
    for base in below[:1]:
        uncover(game, card, base)
    for other in below[1:]:
        other.under = below[0].ref
    game.move(card, "hand")
    return True


def uncover(game: Game, card: Card, base: Card) -> None:
    """The character goes on as the card below, as far as that can be what the one on top was (5.1.2.2, 5.1.2.3)."""
    game.go_on_as(card, base)
    base.under, base.exerted = None, card.exerted and base.facts.type != "location"
    if base.facts.type == "character":
        base.drying, base.at = card.drying, card.at
    if base.facts.type != "item":
        base.damage = card.damage
