"""Picking among candidates: what may be taken is what no rule refuses, and a refused pick is told which rule it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.kernel.run import Run

T = TypeVar("T")


def pick(
    run: Run,
    player: str,
    candidates: Iterable[T],
    *,
    label: Callable[[T], str],
    legal: Callable[[T], None],
    whole: Callable[[list[T]], None] | None = None,
    beyond: Callable[[T], None] | None = None,
    find: Callable[[str], T | None],
    kind: str = "choose",
    least: int = 1,
    most: int = 1,
    source: str | None = None,
    text: str = "",
) -> list[T]:
    """What a player picks among the candidates for which `legal` raises nothing.

    `label` names a candidate (a ref), `find` looks any label up, also of things that were no candidates, so that
    `legal` can say why not. `whole` judges everything picked together; what it refuses is asked for again. `beyond`
    raises for a pick after which the rest cannot be done: such picks are not offered, and when there are no others,
    nothing is asked. With fewer legal candidates than `least`, all of them are picked (as much as possible).
    """
    options: dict[str, T] = {}
    for candidate in candidates:
        try:
            legal(candidate)
        except IllegalAction:
            continue
        options[label(candidate)] = candidate

    if beyond is not None and len(options) > 1:
        leading: dict[str, T] = {}
        for name, thing in options.items():
            if run.could(partial(beyond, thing)):
                if whole is None and least <= 1:
                    # One pick that can be gone on with is all that a trial wants to know.
                    run.commit()
                leading[name] = thing
        if not leading:
            beyond(next(iter(options.values())))
        options = leading

    def why_not(option: str) -> IllegalAction | None:
        thing = find(option)
        if thing is None:
            return None
        try:
            legal(thing)
            if beyond is not None:
                beyond(thing)
        except IllegalAction as reason:
            return reason
        return None

    asked = run.cursor
    taken = run.ask(
        kind, player, tuple(options), least=min(least, len(options)), most=min(most, len(options)),
        source=source, text=text, why_not=why_not,
    )  # fmt: skip
    picked = [options[name] for name in taken]
    if whole is not None:
        try:
            whole(picked)
        except IllegalAction as illegal:
            if run.cursor > asked:
                illegal.back_to = asked
            raise
    return picked
