"""7.5.5 Which player did something."""

from __future__ import annotations

from collections.abc import Callable

from oracle.altered.rulebook import home
from oracle.altered.state import Object


@home("7.5.5.b")
def named_by_effect(named: str | None, _controller: str | None, _thing: Object | None) -> str | None:
    """The player of whom the effect says that they do it."""
    return named


@home("7.5.5.c")
def controls_effect(_named: str | None, controller: str | None, _thing: Object | None) -> str | None:
    """The controller of the effect."""
    return controller


@home("7.5.5.d")
def controls_object(_named: str | None, _controller: str | None, thing: Object | None) -> str | None:
    """The controller of the object it is done to."""
    return None if thing is None else thing.controller


CRITERIA: tuple[Callable[[str | None, str | None, Object | None], str | None], ...] = (
    named_by_effect,
    controls_effect,
    controls_object,
)


@home("7.5.5.a", "7.5.5.e")
def doer(*, named: str | None = None, controller: str | None = None, thing: Object | None = None) -> str | None:
    """Who does an atomic action: by the first criterion that tells, or nobody."""
    return next((who for tells in CRITERIA if (who := tells(named, controller, thing)) is not None), None)
