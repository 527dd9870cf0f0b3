"""Faults in Shift."""

from __future__ import annotations

from typing import Any

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import PLAY, Object
from oracle.kernel.errors import IllegalAction
from tests.faulty.lorcana.paying import right

_way: list[str] = ["ink"]


def remember_way(run: Run, player: str, thing: Object, way: Any) -> object:
    """Not a fault: tells the faults below how the card is played."""
    _way[0] = way.kind
    return right("determine_total_cost")(run, player, thing, way)


def no_reductions(run: Run, player: str, thing: Object, kind: str, ink: int, additional: int) -> Any:
    """Reductions do not apply to a Shift cost."""
    total = right("total_ink")(run, player, thing, kind, ink, additional)
    if _way[0] != "shift":
        return total
    more = [-amount for amount in right("payment_modifiers")(run, player, thing, kind) if amount < 0]
    return ink + additional + sum(more)


def no_increases(run: Run, player: str, thing: Object, kind: str, ink: int, additional: int) -> Any:
    """Increases do not apply to a Shift cost."""
    total = right("total_ink")(run, player, thing, kind, ink, additional)
    if _way[0] != "shift":
        return total
    less = [amount for amount in right("payment_modifiers")(run, player, thing, kind) if amount > 0]
    return max(ink + additional - sum(less), 0)


def fresh_states(_run: Run, _onto: int) -> tuple[bool, bool]:
    """A shifted character always enters ready and drying."""
    return False, True


def any_base(run: Run, player: str, _thing: Object, _shift: object, base: Object) -> None:
    """Any character of the player will do, whatever its name."""
    if base.zone != PLAY or base.player != player or view_of(run.state).definition(base).type != "character":
        raise IllegalAction("8.10.1", "no character")
