"""4.2 The day: five phases, three of them with daily effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.day.morning import draw_two, expand, prepare, succeed
from oracle.games.altered.rules.day.night import clean_up, rest
from oracle.games.altered.rules.day.progress import progress
from oracle.games.altered.rules.day.turns import ending_with
from oracle.games.altered.rules.day.victory import check_victory
from oracle.games.altered.rules.effects.triggers import triggers_of
from oracle.games.altered.rules.events import DailyEffect, DayBegan, PhaseBegan
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.tasks import BeginPhase, CheckReactions, Daily, EndDay, FirstTurn
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Task

DAILY_EFFECTS: dict[str, tuple[Daily, ...]] = {
    "morning": (Daily(effect="succeed"), Daily(effect="prepare"), Daily(effect="draw"), Daily(effect="expand")),
    "noon": (),
    "afternoon": (),
    "dusk": (Daily(effect="progress"),),
    "night": (Daily(effect="rest"), Daily(effect="clean-up"), Daily(effect="check-victory")),
}
"""4.2.1.a, 4.2.4.a, 4.2.5.a: what resolves in each phase, in order."""

FOLLOWING: dict[str, Task] = {
    "morning": BeginPhase(phase="noon"),
    "noon": BeginPhase(phase="afternoon"),
    "afternoon": FirstTurn(),
    "dusk": BeginPhase(phase="night"),
    "night": EndDay(),
}
"""What follows the daily effects; the Afternoon's last turn is followed by Dusk."""

RESOLVING: dict[str, Callable[[Run], None]] = {
    "succeed": succeed,
    "prepare": prepare,
    "draw": draw_two,
    "expand": expand,
    "progress": progress,
    "rest": rest,
    "clean-up": clean_up,
    "check-victory": check_victory,
}


@rule("4.2.b", "4.2.e", "4.2.2.a", "4.2.3.a")
def begin_phase(run: Run, task: BeginPhase) -> None:
    """Events "at" the phase, then its daily effects, with Reactions checked after each; then what follows."""
    run.happen(PhaseBegan(phase=task.phase))
    run.then(CheckReactions())
    for effect in DAILY_EFFECTS[task.phase]:
        run.then(effect, CheckReactions())
    run.then(FOLLOWING[task.phase])


@rule("4.2.c", "4.2.d", "1.2.6.a")
def daily_effect(run: Run, task: Daily) -> None:
    """A daily effect resolves, and activates the Reactions "after" it."""
    waiting = waiting_for(run, task.effect)
    RESOLVING[task.effect](run)
    if not waiting <= run.state.objects.keys():
        rests_on(86)
    if run.state.result is None:
        run.happen(DailyEffect(effect=task.effect))


def waiting_for(run: Run, effect: str) -> set[int]:
    """The objects with a Reaction that works now and is activated after this daily effect."""
    view = view_of(run.state)
    return {
        thing.id
        for thing in view.in_play()
        for has in view.working(thing)
        if isinstance(has.ability, lang.Reaction)
        if any((one.event, one.effect) == ("daily-effect", effect) for one in triggers_of(has.ability))
    }


@rule("4.2.a")
def end_day(run: Run, _task: EndDay) -> None:
    """Effects lasting this day end, and the next day starts with its Morning."""
    day = run.state.day
    run.happen(*ending_with(run.state, "this-day"), DayBegan(first=day.first, number=day.number + 1))
    run.then(BeginPhase(phase="morning"))
