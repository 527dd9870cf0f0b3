"""What deciding a conflict changes as scenarios are played: with the answers of a side in place of an edition's own.

Only conflicts whose sides part in the code by a question of the edition, or by a rule that a document replaces, can be
played so (`asks` in the register). A scenario is played under one document of each side that loses, and once more for
each side that could win, if it has asked for anything that this side answers otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from oracle.book.catalogue import Catalogue, Conflict
from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.profiles import PROFILES
from oracle.suite.docket.deciding import Tagged, drawn
from oracle.suite.docket.entries import Decision, Entry, Shift
from oracle.suite.impact.scenarios import Differing, differing
from oracle.suite.plan import Plan
from oracle.suite.reading.kept import kept
from oracle.suite.run.follow import Listening, follow

E = TypeVar("E", bound=Entry)
Progress = Callable[[int, int, str], None]
"""Called with how many scenarios are done, how many there are, and the feature."""


class Played(Struct, frozen=True, kw_only=True):
    """What came of playing every scenario of a game for one conflict."""

    scenarios: int
    """How many runs there were, a scenario under a document each."""
    again: int
    """How many of these were played once more, since they came to a question that a side answers otherwise."""
    shifts: tuple[tuple[Shift, ...], ...]
    """For each side of the conflict, in its order: the scenarios that deciding for it changes."""


def played(game: str, conflict: Conflict, plans: Callable[[], Iterable[Plan]], progress: Progress) -> Played:
    """Play what deciding a conflict changes, or take what is kept of it. `plans`: gives the scenarios when asked."""

    def anew() -> Played:
        return play(game, conflict, [plan for plan in plans() if plan.game == game], progress)

    return kept(f"deciding-{game}-{conflict.number}", Played, anew)


def can_be_played(conflict: Conflict) -> bool:
    """Whether the code can take each side of a conflict by itself."""
    return bool(conflict.asks) and not conflict.closed


def with_played(entry: E, found: Played, catalogue: Catalogue, tagged: Tagged) -> E:
    """The entry of a conflict with what was played, where the scenarios as they are written do not say it already.

    `tagged`: the conflicts that scenarios are tagged with.
    """
    conflict = next(one for one in catalogue.conflicts if one.number == entry.number)
    decisions: list[Decision] = []
    for decision, side, more in zip(entry.decisions, conflict.side, found.shifts, strict=True):
        written = {(one.case, one.edition) for one in decision.shifts}
        shifts = (*decision.shifts, *(one for one in more if (one.case, one.edition) not in written))
        others = drawn(conflict, side, catalogue.conflicts, shifts, tagged)
        decisions.append(replace(decision, shifts=shifts, drawn=others))
    return replace(entry, decisions=tuple(decisions))


def play(game: str, conflict: Conflict, plans: Sequence[Plan], progress: Progress) -> Played:
    """Play these scenarios of a game for one conflict."""
    shifts: list[list[Shift]] = [[] for _ in conflict.side]
    runs = again = 0
    for done, plan in enumerate(plans, start=1):
        for edition in _of_each_side(conflict, plan):
            runs += 1
            found = list(_shifts(game, conflict, plan, edition))
            again += len(found)
            for place, shift in found:
                shifts[place] += [] if shift is None else [shift]
        progress(done, len(plans), plan.feature)
    return Played(scenarios=runs, again=again, shifts=tuple(map(tuple, shifts)))


def _of_each_side(conflict: Conflict, plan: Plan) -> Iterator[str]:
    """One document of each side under which a scenario runs."""
    for side in conflict.side:
        yield from [edition for edition in plan.editions if edition in side.readings][:1]


def _shifts(game: str, conflict: Conflict, plan: Plan, edition: str) -> Iterator[tuple[int, Shift | None]]:
    """For each side for which it was played once more: its place, and how the scenario ends then, if otherwise."""
    asked = books.listener(game)
    engine = Listening(tells=False, asked=asked)
    one = follow(plan, engine, edition)
    heard = engine.rests_on - {conflict.number}
    names = set(conflict.asks) & (asked.questions.keys() | asked.rules)
    for place, side in enumerate(conflict.side if names else ()):
        instead = None if edition in side.readings else _instead(game, edition, side.readings[0], names)
        if instead is None:
            continue
        engine = Listening(tells=False, asked=instead)
        found = differing(one, follow(plan, engine, edition), PROFILES[game])
        shift = None if found is None else _shift(found, edition, heard, engine.rests_on - {conflict.number})
        yield place, shift


def _instead(game: str, edition: str, reading: str, names: set[str]) -> Instead | None:
    """What a reading answers otherwise of these questions and rules."""
    answers, rules = books.differing(game, edition, reading)
    instead = Instead(
        {name: answers[name][1] for name in sorted(names & answers.keys())},
        {name: rules[name][1] for name in sorted(names & rules.keys())},
    )
    return instead if instead.answers or instead.rules else None


def _shift(found: Differing, edition: str, before: set[int], after: set[int]) -> Shift:
    mine, theirs = _told(found)
    return Shift(
        case=found.case,
        edition=edition,
        manner="played",
        step=found.step,
        before=mine,
        after=theirs,
        comes=tuple(sorted(after - before)),
        goes=tuple(sorted(before - after)),
    )


def _told(found: Differing) -> tuple[str, str]:
    """The first difference, on both sides of it."""
    if found.a.said != found.b.said:
        return found.a.said, found.b.said
    if found.changes:
        first = found.changes[0]
        return f"{first.what}: {first.before}", f"{first.what}: {first.after}"
    return found.a.verdict, found.b.verdict
