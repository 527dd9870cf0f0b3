"""2.5 Counters: which objects can have them, and how many can be spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.rules.objects.statuses import WITHOUT
from oracle.games.altered.rules.rulebook import rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.state import Object


@rule("2.5.a", "2.5.b")
def check_can_have_counters(_run: Run, thing: Object) -> None:
    """Objects in Discard piles and cards in Decks and Hands neither have nor gain any. Raises IllegalAction (2.5.b)."""
    if thing.zone in WITHOUT:
        raise IllegalAction("2.5.b", f"{thing.card} is in the {thing.zone}, where nothing has counters")


@rule("2.5.h", "7.3.27.b")
def check_has_counters(_run: Run, thing: Object, counter: str, count: int) -> None:
    """No more counters can be spent than there are. Raises IllegalAction (7.3.27.b)."""
    have = thing.count(counter)
    if have < count:
        raise IllegalAction("7.3.27.b", f"{thing.card} has {have} {counter} counters and would spend {count}")
