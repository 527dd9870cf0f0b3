"""Cards for random Lorcana games: printed ones, and made-up ones with odd costs, keywords, triggers and effects."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer
from oracle.assurance.fuzz.generate.drawing.focus import ANYTHING, Subject, best_of
from oracle.assurance.fuzz.generate.grammar import material
from oracle.assurance.fuzz.generate.vocabulary import places, words
from oracle.engines.games import binding
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.profile.fuzz import drawing
from oracle.protocol.messages import SetupParams
from oracle.protocol.values import Json

GAME = "lorcana"
NAMES, CLASSES = drawing.NAMES, drawing.CLASSES
THEMES: tuple[tuple[str, ...], ...] = (
    ("type location", "event moves", "moves-free", "move-pays", "keyword evasive", "move-to"),
    ("type location", "static-gets", "stat lore", "stat willpower", "not-reduced-below", "keyword bodyguard"),
    ("pays", "pay-less", "keyword shift", "type action", "alternate-cost", "play"),
    ("pay-less", "keyword shift", "keyword singer", "type action", "play"),
    ("keyword bodyguard", "keyword evasive", "keyword alert", "challenges-ready", "type location", "keyword reckless"),
    ("keyword challenger", "challenges-ready", "event challenged", "keyword reckless", "fights-with"),
    ("event played", "event banished", "event damaged", "event drew", "event discarded", "triggered"),
    ("event banished", "event banishes", "event challenged", "event challenges", "event deals-damage", "banish"),
    ("activated", "uses-free", "ink", "once", "event used"),
    ("move-damage", "put-damage", "event damaged", "event healed", "keyword resist", "instead"),
    ("deal-damage", "put-damage", "remove-damage", "instead", "replace", "keyword resist"),
    ("ready", "forbid", "action ready", "action ready-at-start", "cannot", "event readied"),
    ("later", "whenever", "event turn-ends", "event turn-starts", "sequence"),
    ("play", "type action", "event played", "alternate-cost", "enters-play"),
    ("static-gets", "stat lore", "stat strength", "gets", "not-reduced-below", "fights-with"),
    ("lose-lore", "gain-lore", "cannot", "action gain-lore", "event quested", "cost-to"),
    ("keyword shift", "put-under", "event put-under", "event left-play", "put", "keyword boost"),
    ("draw", "discard", "skip-step", "event drew", "shuffle-into-deck", "decks-face-up"),
    ("choose", "must-be-chosen", "keyword ward", "event chosen", "cannot"),
    ("ink-more", "ink-top-of-deck", "event inked", "put", "playable-from"),
    ("type item", "activated", "banish", "exert", "event exerted"),
)
"""Words of card texts that interact in a rule."""
TALKATIVE = {"character": 5.0, "action": 5.0, "item": 1.5, "location": 1.0}
"""Card types whose text is their main purpose, with weights."""
TYPES = {"character": 6.0, "action": 3.0, "item": 1.0, "location": 1.0}


def definition(setup: SetupParams, name: str | None) -> Json:
    """A card of a position as JSON, made-up or printed; empty for an unknown one."""
    made_up = setup.definitions.get(name or "")
    return made_up if made_up is not None else every_printed().get(name or "", {})


@cache
def every_printed() -> dict[str, Json]:
    """Every printed card by its full name, as JSON."""
    found: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(dict(sorted(binding("lorcana").cards.items()))))
    return found


@cache
def printed() -> dict[str, Json]:
    """Every printed card with a definite meaning, by full name, as JSON.

    As lists, so that `vocabulary` finds the parts of its text.
    """
    return {name: card for name, card in every_printed().items() if not leaves_open(card)}


def leaves_open(card: Json) -> bool:
    """Whether the book leaves a card's text open, for example whether "otherwise" after a "may" covers declining
    it.

    Also: payments when a card is played for free, the choice between two costs of one kind, and actions with Shift.
    """
    if card["name"] in EXEMPTED or any(_is_open(part) for _, part, _ in places(card)):
        return True
    abilities = card.get("abilities", ())
    if any(a["is"] == "alternate-cost" and a.get("cost") and a.get("free", True) for a in abilities):
        return True
    costs = [ability.get("keyword", ability["is"]) for ability in abilities]
    return max(costs.count("shift") * (2 if card["type"] == "action" else 1), costs.count("alternate-cost")) > 1


def _is_open(part: Json) -> bool:
    if not isinstance(part, dict) or part.get("is") != "if" or not part.get("otherwise"):
        return False
    return bool(part["then"]["is"] == "may" and part["otherwise"] != BACK_ON_TOP)


EXEMPTED = ("Gantu",)
"""Cards whose reminder may be a rule: his exempts sung songs from a higher cost of actions."""
BACK_ON_TOP = {"is": "put", "it": "revealed", "to": "deck"}
"""The effect of putting a revealed card where it already is."""


def plain(dice: Dice, kind: str, name: str, classes: tuple[str, ...]) -> Json:
    """A card without abilities."""
    card: Json = {"name": name, "type": kind, "cost": dice.pick((0, 1, 1, 2, 2, 3, 4, 5)), "inkwell": dice.hit(0.8)}
    if kind == "character":
        card |= {"strength": dice.between(0, 4), "willpower": dice.between(1, 5), "lore": dice.between(0, 2)}
    if kind == "location":
        card |= {"move_cost": dice.between(0, 2), "willpower": dice.between(1, 6), "lore": dice.between(0, 2)}
    card["classifications"] = sorted({dice.pick(classes)}) if kind != "action" else []
    return card


def made_up(
    dice: Dice, number: int, names: tuple[str, ...], classes: tuple[str, ...], about: Subject = ANYTHING
) -> Json:
    """A card with a text drawn from the whole language; the number makes its name unique."""
    return best_of(about, lambda: _drawn(dice, number, names, classes, about))


def _drawn(dice: Dice, number: int, names: tuple[str, ...], classes: tuple[str, ...], about: Subject) -> Definition:
    kind = dice.weighed(TALKATIVE)
    traits = plain(dice, kind, dice.pick(names), classes) | drawing.traits(dice) | {"version": f"Number {number}"}
    if kind == "action" and dice.hit(0.5):
        traits["classifications"] = ["Song"]
    card: Definition = msgspec.convert(traits, Definition)
    drawer = Drawer(dice, drawing.WORDS, about.favoured, about.lacking)
    if kind == "action":
        card = drawing.with_effect(drawer, card)
    return drawing.with_abilities(drawer, card, dice.pick((0, 0, 1) if kind == "action" else (1, 1, 1, 2, 2)))


def themed(dice: Dice, number: int, names: tuple[str, ...], classes: tuple[str, ...], theme: Sequence[str]) -> Json:
    """A card about one of these words: its type, or an ability or effect that mentions it."""
    word = dice.pick(theme)
    kind = word.removeprefix("type ") if word.startswith("type ") else dice.weighed(TYPES)
    by_word = about(kind == "action")
    parts = (
        by_word.get(word)
        or by_word.get(dice.pick(theme))
        or material(GAME)["effects" if kind == "action" else "abilities"]
    )
    card = plain(dice, kind, dice.pick(names), classes)
    card["version"] = f"Number {number}"
    card["abilities"] = []
    if kind == "action":
        card["effect"] = copy.deepcopy(dice.pick(parts))
        if dice.hit(0.6):
            card["classifications"] = ["Song"]
        return card
    chosen = [dice.pick(parts)]
    if dice.hit(0.5):
        chosen.append(dice.pick(by_word.get(dice.pick(theme)) or parts))
    card["abilities"] = [_named(copy.deepcopy(each), place) for place, each in enumerate(chosen)]
    return card


@cache
def about(actions: bool) -> dict[str, tuple[Json, ...]]:
    """Effects if `actions`, otherwise abilities, by the words they mention."""
    parts = material(GAME)
    pool = list(parts["effects"] if actions else parts["abilities"])
    for card in printed().values():
        pool += [card["effect"]] if actions and "effect" in card else [] if actions else card.get("abilities", [])
    if not actions:
        draw = {"is": "draw"}
        pool += [{"is": "triggered", "when": [when], "effect": draw} for when in parts["whens"]]
        pool += [{"is": "triggered", "when": [parts["whens"][0]], "effect": each} for each in parts["effects"]]
        pool += [{"is": "activated", "cost": [{"is": "exert-this"}], "effect": each} for each in parts["effects"]]
    found: dict[str, list[Json]] = {}
    for part in pool:
        for word in sorted(words({"effect": part} if actions else {"abilities": [part]})):
            found.setdefault(word, []).append(part)
    return {word: tuple(found[word]) for word in sorted(found)}


def _named(ability: Json, place: int) -> Json:
    """Anything distinguished by name, such as once-a-turn marks, gets a unique name."""
    if ability["is"] in ("triggered", "activated", "pays"):
        ability["name"] = f"Deed {place}"
    return ability
