"""Lorcana situations: a few kinds of card and a table in which a certain part of the rules matters.

`cards.THEMES` brings cards with related words together. A situation also makes sure that the parts are on one card,
refer to the right cards, and find a suitable table. Each is a class of moments in the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from oracle.assurance.fuzz.generate import situations
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.situations import CHEAP, Situation, Sketch
from oracle.engines.reference_books import definition_problem
from oracle.games.lorcana.profile.fuzz.cards import GAME, NAMES, plain
from oracle.protocol.messages import Card
from oracle.protocol.values import Json

FILES = ("lorcana/situations", "lorcana/paying", "lorcana/lasting")
CHANCE = 0.3
"""The share of games that are about a situation."""
DEEDS = ("triggered", "activated")
ATTEMPTS = 30
"""Texts drawn until they have a meaning together on a card of their kind; most do at once."""
MOST_PLACES = 3
"""Locations of one player."""


class LorcanaSketch(Sketch, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card of this game."""

    lore: tuple[int, ...] = ()
    """Possible Lore values; if empty, as for other cards."""
    song: bool = False
    named: str = ""
    """Its name; if empty, as for other cards."""


class LorcanaSituation(Situation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards, and the probabilities of their states."""

    cards: tuple[LorcanaSketch, ...]
    exerted: float = 0.0
    """The other players' characters."""
    ready: float = 0.0
    """The active player's characters: ready and dry."""
    hurt: float = 0.0
    """Damaged close to their Willpower, including Willpower that others give them."""
    visited: float = 0.0
    """Locations instead of another card, with characters at them."""
    lean: bool = False
    """Few other cards, so that the possible interactions occur soon."""
    ink: int = 0
    """Up to this much more ready ink than one card costs."""
    costs: tuple[int, ...] = CHEAP


def known() -> tuple[LorcanaSituation, ...]:
    """All of them."""
    return situations.read(FILES, LorcanaSituation)


def pick(dice: Dice) -> LorcanaSituation | None:
    """A situation for a game, or none."""
    return situations.pick(dice, known(), CHANCE)


def made(
    dice: Dice, sketch: LorcanaSketch, number: int, classes: tuple[str, ...], costs: Sequence[int] = CHEAP
) -> Json:
    """A card of that kind with meaningful texts; the number makes its name unique."""
    card = plain(dice, sketch.type, sketch.named or dice.pick(NAMES), classes)
    card |= {"version": f"Number {number}", "cost": dice.pick(costs)}
    if sketch.lore:
        card["lore"] = dice.pick(sketch.lore)
    if sketch.song:
        card["classifications"] = ["Song"]
    for _ in range(ATTEMPTS):
        worded = situations.worded(dice, dict(card), sketch, FILES, DEEDS)
        if not definition_problem(GAME, worded):
            break
    return worded


# --- the table ----------------------------------------------------------------------------------------------


def arranged(
    dice: Dice, situation: LorcanaSituation, placed: Sequence[Card], pool: Mapping[str, Json], active: str
) -> list[Card]:
    """The cards of a position, those in play as the situation requires."""
    cards = _visited(dice, situation.visited, placed, pool)
    found = []
    for card in cards:
        if card.zone == "play" and card.under is None:
            own = pool[card.card or ""]
            mine = card.player == active
            if own["type"] == "character" and dice.hit(situation.ready if mine else situation.exerted):
                card = replace(card, states=() if mine else ("exerted",))
            most = own["willpower"] - 1 + _lent(card, cards, pool) if own.get("willpower") is not None else 0
            if most > 0 and dice.hit(situation.hurt):
                card = replace(card, counters={"damage": max(1, most - dice.pick((0, 0, 0, 1, 1, 2)))})
        found.append(card)
    return found


def _visited(dice: Dice, chance: float, cards: Sequence[Card], pool: Mapping[str, Json]) -> list[Card]:
    """The cards, with some in play replaced by locations, and characters at them."""
    locations = [name for name in pool if pool[name]["type"] == "location"]
    stacks = {card.under for card in cards}
    found: list[Card] = []
    for card in cards:
        if card.zone != "play" or card.under is not None or card.ref in stacks:
            found.append(card)
            continue
        here = [each.ref for each in found if each.player == card.player and each.zone == "play"
                and each.under is None and pool[each.card or ""]["type"] == "location"]  # fmt: skip
        kind = pool[card.card or ""]["type"]
        if locations and kind != "location" and len(here) < MOST_PLACES and dice.hit(chance):
            card = replace(card, card=dice.pick(locations), states=(), counters={}, at=None)
        elif here and kind == "character" and dice.hit(chance):
            card = replace(card, at=dice.pick(here))
        found.append(card)
    return found


def _lent(card: Card, cards: Sequence[Card], pool: Mapping[str, Json]) -> int:
    """The Willpower that other cards in play give a card unconditionally."""
    lenders = [each for each in cards if each.zone == "play" and each.under is None and each.ref != card.ref]
    return sum(
        ability["plus"]
        for each in lenders
        for ability in pool[each.card or ""].get("abilities", ())
        if ability["is"] == "static-gets" and ability["stat"] == "willpower" and "condition" not in ability
        if isinstance(ability["plus"], int) and _text_concerns(card, pool, each, ability.get("what"))
    )


def _text_concerns(card: Card, pool: Mapping[str, Json], source: Card, what: Json) -> bool:
    """Whether another card's text applies to this one, by its printed characteristics and its player."""
    if what is None:
        return False
    own = pool[card.card or ""]
    whose = "yours" if card.player == source.player else "opposing"
    return (
        what.get("whose", whose) in ("any", whose)
        and own["type"] in what.get("type", (own["type"],))
        and own["name"] in what.get("named", (own["name"],))
    )
