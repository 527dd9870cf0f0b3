"""7.4.3 Eternal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.objects.view import view_of
from oracle.altered.rulebook import rule

if TYPE_CHECKING:
    from oracle.altered.state import Object
    from oracle.kernel.run import Run


@rule("7.4.3.b")
def eternal_stays(run: Run, thing: Object) -> bool:
    """An Eternal Character is not sent to Reserve during Rest."""
    view = view_of(run.state)
    return view.traits(thing).type == "character" and view.keyword(thing, "eternal") is not None
