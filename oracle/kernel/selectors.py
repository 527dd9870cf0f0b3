"""Picks among candidates: a player may pick anything that no rule refuses, and a refused pick cites its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.kernel.run import AnyRun

T = TypeVar("T")


def pick(
    run: AnyRun,
    player: str,
    candidates: Iterable[T],
    *,
    label: Callable[[T], str],
    legal: Callable[[T], None],
    whole: Callable[[list[T]], None] | None = None,
    beyond: Callable[[T], None] | None = None,
    find: Callable[[str], T | None],
    kind: str = "choose",
    least: int | Callable[[Sequence[T]], int] = 1,
    most: int = 1,
    source: str | None = None,
    text: str = "",
    part: str = "",
) -> list[T]:
    """The player's pick among the candidates for which `legal` raises nothing.

    `label` names a candidate (a ref). `find` looks up any label, including those of non-candidates, so that `legal` can
    say why not. `whole` judges all picks together; a refused set is asked for again. `beyond` raises for a pick after
    which the rest cannot be done: such picks are not offered, and if no others exist, nothing is asked. With fewer
    legal candidates than `least`, all of them are picked (as much as possible); `least` may be a function of the legal
    candidates.
    """
    options: dict[str, T] = {}
    for candidate in candidates:
        if _refusal(candidate, legal) is None:
            options[label(candidate)] = candidate
    if not isinstance(least, int):
        least = least(tuple(options.values()))
    if beyond is not None and len(options) > 1:
        options = _leading_on(run, options, beyond, enough=1 if whole is None and least <= 1 else None)

    asked = run.cursor
    taken = run.ask(
        kind, player, tuple(options), least=min(least, len(options)), most=min(most, len(options)),
        source=source, text=text, part=part, why_not=lambda option: _why_not(find(option), legal, beyond),
    )  # fmt: skip
    # Order matters only where a player puts things in order; any other joint choice has the same result in any order.
    picked = [options[name] for name in (taken if kind == "order" else options) if name in taken]
    if whole is not None:
        _judge_together(run, picked, whole, asked)
    return picked


def _judge_together(run: AnyRun, picked: list[T], whole: Callable[[list[T]], None], asked: int) -> None:
    """Apply `whole` to the picks; if it refuses and there was a question, that question is open again."""
    try:
        whole(picked)
    except IllegalAction as illegal:
        if run.cursor > asked:
            illegal.back_to = asked
        raise


def _why_not(thing: T | None, *judges: Callable[[T], None] | None) -> IllegalAction | None:
    """The first judge's refusal of a thing; None if the thing does not exist or no judge refuses it."""
    if thing is None:
        return None
    return next(filter(None, (_refusal(thing, judge) for judge in judges if judge is not None)), None)


def _refusal(thing: T, judge: Callable[[T], None]) -> IllegalAction | None:
    try:
        judge(thing)
    except IllegalAction as reason:
        return reason
    return None


def _leading_on(run: AnyRun, options: dict[str, T], beyond: Callable[[T], None], enough: int | None) -> dict[str, T]:
    """The options that leave the rest possible; a trial needs no more than `enough`."""
    leading: dict[str, T] = {}
    for name, thing in options.items():
        if run.could(partial(beyond, thing)):
            leading[name] = thing
            if len(leading) == enough:
                run.commit()
    if not leading:
        beyond(next(iter(options.values())))
    return leading
