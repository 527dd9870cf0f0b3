"""Which keywords an object has, and with which number (7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.cards import language as lang
from oracle.altered.objects.texts import Text
from oracle.altered.state import IN_PLAY, Object
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.altered.objects.view import View


def numbers_of(view: View, thing: Object, keyword: lang.Keyword) -> list[int]:
    """The numbers of every ability of an object that is this keyword, 0 for one without a number."""
    return [
        has.ability.value or 0
        for has in view.traits(thing).abilities
        if isinstance(has.ability, lang.HasKeyword)
        and has.ability.keyword == keyword
        and has.ability.what is None
        and _has_now(view, thing, has.ability)
    ]


def _has_now(view: View, thing: Object, ability: lang.HasKeyword) -> bool:
    # In play a keyword under a condition has become an ability of its own where the condition holds (2.3).
    if ability.condition is None:
        return True
    return thing.zone not in IN_PLAY and view.is_true(ability.condition, Text(thing.controller, thing.id))


def number_of(view: View, thing: Object, keyword: lang.Keyword) -> int | None:
    """The number of a keyword, None where the object lacks it. The rules do not say what two numbers amount to."""
    found = set(numbers_of(view, thing, keyword))
    if len(found) > 1:
        raise Undecided("7.4", f"what {keyword} with two different numbers on one object amounts to")
    return next(iter(found), None)
