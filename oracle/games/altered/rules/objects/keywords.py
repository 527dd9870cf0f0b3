"""The keywords of an object, and their numbers (7.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.keywords import KEYWORDS
from oracle.games.altered.rules.objects.abilities import at_work, can_have
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.traits import Has
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import IN_PLAY, Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table


def has_keyword(view: Table, thing: Object, keyword: lang.Keyword) -> bool:
    """Whether an object has a keyword among its abilities, effective or not."""
    return bool(_numbers(view, thing, keyword, view.traits(thing).abilities))


@home("7.4.7.c", "7.4.5.c")
def number_of(view: Table, thing: Object, keyword: lang.Keyword) -> int | None:
    """The number of an effective keyword, 0 if it has none; None if the object lacks the keyword."""
    if not can_have(view, thing, lang.HasKeyword):
        return None
    found = _numbers(view, thing, keyword, at_work(view, thing).abilities)
    if KEYWORDS[keyword].adds_up and found:
        # Each of them asks for its own mana in addition (7.4.7.c).
        return sum(found)
    # Of two Scout costs a player has no use for the greater one; other keywords have no number.
    return min(found, default=None)


def _numbers(view: Table, thing: Object, keyword: lang.Keyword, abilities: Iterable[Has]) -> list[int]:
    return [
        amount_of(view, thing, has.ability)
        for has in abilities
        if isinstance(has.ability, lang.HasKeyword)
        and has.ability.keyword == keyword
        and has.ability.what is None
        and _has_now(view, thing, has.ability)
    ]


@home("7.4.7.b")
def amount_of(view: Table, thing: Object, ability: lang.HasKeyword) -> int:
    """A keyword's number, 0 if it has none; a computed number depends on the object's place."""
    return 0 if ability.value is None else view.amount(ability.value, Text(thing.controller, thing.id))


def _has_now(view: Table, thing: Object, ability: lang.HasKeyword) -> bool:
    # In play a conditional keyword has become a separate ability if its condition is true (2.3).
    if ability.condition is None:
        return True
    return thing.zone not in IN_PLAY and view.is_true(ability.condition, Text(thing.controller, thing.id))
