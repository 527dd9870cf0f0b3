"""Cards drawn from the phrases of a game, and from the types of its language, with the text that says them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple, cast

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.cards.compiler import Compiler, compiler_of
from oracle.cards.phrasing import Phrasing
from oracle.cards.reading import as_data
from oracle.cards.templates import Phrase, one_effect
from oracle.engines.games import binding
from oracle.engines.reference_books import definition_problem
from oracle.games.altered import printed as altered
from oracle.games.altered.profile.fuzz import cards as altered_cards
from oracle.games.lorcana import printed as lorcana
from oracle.games.lorcana.profile.fuzz import cards as lorcana_cards
from tests.cards.sayings import Sayings

Json = Any
NUMBERS = tuple(str(number) for number in range(1, 10))
NAMES = ("WIBBLE", "WOBBLE WOO", "NINE!")
ROOM = (2, 3, 4, 4, 5, 6, 8)
"""How deep phrases are nested, more or less."""
_NAMED = re.compile(r"[A-Z][a-z]|\{|A [a-z]|\d+ \{I\}")
"""What an ability's name may stand before."""


class Text(NamedTuple):
    """The text of a card in the columns of a file."""

    text: str
    support: str = ""


class Drawn(NamedTuple):
    """A definition as the language has it, the words that were drawn for it, and their phrases."""

    card: dict[str, Any]
    text: Text
    phrases: tuple[Phrase, ...]


class Game(NamedTuple):
    """How cards of a game are drawn."""

    id: str
    phrases: Callable[[], Phrasing]
    drawn: Callable[[Dice], tuple[dict[str, Any], Text, tuple[Phrase, ...]]]
    """A card from the phrases: it may mean nothing. Raises SaidTwiceError."""
    at_large: Callable[[Dice], dict[str, Any]]
    """A card from the types of the language."""
    texts: Callable[[Mapping[str, Any], Sequence[str]], Text]
    """The text of a card from what says its parts."""

    @staticmethod
    def printable(text: Text) -> bool:
        """Whether nothing in quotes stands within quotes."""
        return not re.search("“[^”]*“", text.text + text.support)

    @property
    def phrasing(self) -> Phrasing:
        """Made when it is first asked for, which takes seconds: whoever only lists the games need not wait."""
        return self.phrases()

    @property
    def compiler(self) -> Compiler:
        return cast("Compiler", compiler_of(self.id))

    def right(self, card: dict[str, Any]) -> dict[str, object] | None:
        """The definition as the language has it; None where it means nothing."""
        if definition_problem(self.id, card):
            return None
        return as_data(msgspec.convert(card, binding(self.id).definition))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- Lorcana ----------------------------------------------------------------------------------------------

LORCANA_SAMPLES = {
    "num": NUMBERS,
    "signed": ("+1", "+2", "+5", "-1", "-2", "-3"),
    "kw": ("[alert]", "[bodyguard]", "[challenger]", "[evasive]", "[reckless]", "[resist]", "[rush]", "[support]",
           "[ward]"),
    "name": ('"Wobble"', '"Nine of Nine"', '"Odd-Ball"'),
    "ink": ("Amber", "Ruby", "Steel"),
    "class": ("Hero", "Racer", "Seven Dwarfs"),
}  # fmt: skip


_LORCANA_FACTS: dict[str, dict[str, object]] = {
    "character": {"name": "Wobble", "type": "character", "cost": 2, "strength": 1, "willpower": 1, "lore": 1},
    "location": {"name": "Wobble", "type": "location", "cost": 2, "move_cost": 1, "willpower": 5, "lore": 1},
    "item": {"name": "Wobble", "type": "item", "cost": 2},
}


@cache
def _lorcana() -> Sayings:
    return Sayings(lorcana.phrasing(), LORCANA_SAMPLES, ("line", "body"))


def _lorcana_card(dice: Dice) -> tuple[dict[str, object], Text, tuple[Phrase, ...]]:
    if dice.hit(0.4):
        body = _lorcana().draw(dice, "body", dice.pick(ROOM))
        card = {
            "name": "Wobble",
            "type": "action",
            "cost": 2,
            "effect": one_effect(lorcana.references.named(body.data)),
        }
        return card, Text(_capital(body.words)), body.phrases
    lines = [_lorcana().draw(dice, "line", dice.pick(ROOM)) for _ in range(dice.pick((1, 1, 1, 1, 2, 3)))]
    card = {**_LORCANA_FACTS[dice.pick(("character", "character", "location", "item"))], "abilities": []}
    words = []
    for place, line in enumerate(lines):
        several = lorcana.references.named(line.data)
        named = len(several) > 1 or line.words[0].isdigit() or dice.hit(0.6)
        name = NAMES[place] if named and _NAMED.match(_capital(line.words)) else ""
        card["abilities"] += [one | ({"name": name} if name else {}) for one in several]
        words.append(_headed(name, line.words))
    return card, Text("\n".join(words)), tuple(each for line in lines for each in line.phrases)


def _lorcana_at_large(dice: Dice) -> dict[str, object]:
    made: dict[str, Any] = lorcana_cards.made_up(dice, 1, lorcana_cards.NAMES, lorcana_cards.CLASSES)
    renamed = [
        one | ({"name": NAMES[place]} if "name" in one else {}) for place, one in enumerate(made.get("abilities", ()))
    ]
    return made | {"abilities": renamed}


def _lorcana_texts(card: Mapping[str, Any], said: Sequence[str]) -> Text:
    several = groupby(card.get("abilities", ()), key=lambda one: one.get("name") or id(one))
    names = [next(of).get("name", "") for _, of in several]
    return Text("\n".join(_headed(name, words) for name, words in zip([*names, ""], said, strict=False)))


def _headed(name: str, words: str) -> str:
    return f"{name} {_capital(words)}".strip()


# --- Altered ----------------------------------------------------------------------------------------------

ALTERED_SAMPLES = {
    "num": NUMBERS,
    "mana": ("{1}", "{2}", "{5}"),
    "name": ('"Brassbug"', '"Nine of Nine"'),
    "counter": ("'kelon'", "'odd'"),
    "sub": ("Robot", "Animal", "Deity"),
}


@cache
def _altered() -> Sayings:
    return Sayings(altered.phrasing(), ALTERED_SAMPLES, ("line", "support", "body"))


def _altered_card(dice: Dice) -> tuple[dict[str, object], Text, tuple[Phrase, ...]]:
    if dice.hit(0.4):
        body = _altered().draw(dice, "body", dice.pick(ROOM))
        card = _ALTERED_FACTS["spell"] | {"effect": one_effect(altered.references.named(body.data))}
        return card, Text(_printed(body.words)), body.phrases
    kinds = [*["line"] * dice.pick((1, 1, 2)), *["support"] * dice.pick((0, 0, 0, 1))]
    lines = [_altered().draw(dice, kind, dice.pick(ROOM)) for kind in kinds]
    abilities = [_altered_ability(line.data, str(number)) for number, line in enumerate(lines)]
    words = [[_printed(line.words) for line, of in zip(lines, kinds, strict=True) if of == kind]
             for kind in ("line", "support")]  # fmt: skip
    phrases = tuple(each for line in lines for each in line.phrases)
    return _ALTERED_FACTS["character"] | {"abilities": abilities}, Text(*map("\n".join, words)), phrases


def _altered_ability(data: Json, name: str) -> dict[str, Any]:
    """Those of which a card may have several have names."""
    named = {"name": name} if data["is"] in ("quick-action", "reaction") else {}
    return {**altered.references.named(data), **named}


_ALTERED_FACTS: dict[str, dict[str, object]] = {
    "spell": {"name": "Wobble", "type": "spell", "hand_cost": 1, "reserve_cost": 1},
    "character": {"name": "Wobble", "type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1,
                  "water": 1},
}  # fmt: skip


def _altered_at_large(dice: Dice) -> dict[str, object]:
    made: dict[str, Any] = altered_cards.made_up(dice, "Wobble")
    return made | {"abilities": sorted(made.get("abilities", ()), key=lambda one: bool(one.get("support")))}


def _altered_texts(card: Mapping[str, Any], said: Sequence[str]) -> Text:
    supports = [bool(one.get("support")) for one in card.get("abilities", ())]
    parts = [*zip(supports, said, strict=False), *((False, words) for words in said[len(supports) :])]
    return Text(*("\n".join(_printed(words) for support, words in parts if support == of) for of in (False, True)))


def _printed(words: str) -> str:
    """A normal form as it is printed where it has tokens, counters and abilities that are quoted."""
    words = re.sub(r'"([^"]+)" (\d+) / (\d+) / (\d+)', r"[\1 \2/\3/\4]", words)
    words = re.sub(r"'([a-z]+)' counter", lambda found: f"{found[1].title()} counter", words)
    return _capital(re.sub(r"“ ([^“]*?) ”", r'"\1"', words))


GAMES = {
    "lorcana": Game("lorcana", lorcana.phrasing, _lorcana_card, _lorcana_at_large, _lorcana_texts),
    "altered": Game("altered", altered.phrasing, _altered_card, _altered_at_large, _altered_texts),
}
