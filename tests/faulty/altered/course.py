"""Faults in the course of a day, and in who decides first."""

from __future__ import annotations

from typing import Any

from oracle.games.altered.rules.day.turns import next_player
from oracle.games.altered.rules.events import TurnTaken
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.objects.expeditions import facing, statistic, statistics_of
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.tasks import BeginPhase
from tests.faulty.altered.right import right


def always_ends(run: Run, _task: object) -> None:
    """A quick action ends the turn as well."""
    right("end_turn")(run)


def last_to_pass_keeps_initiative(run: Run) -> None:
    """Who has passed last goes on deciding first, at Dusk and at Night."""
    last = run.state.day.turn
    right("end_turn")(run)
    if run.state.day.turn is None:
        run.happen(TurnTaken(player=last))


def keeps_initiative_over_night(run: Run, task: object) -> None:
    """And in the next Morning too."""
    last = run.state.day.turn
    right("end_day")(run, task)
    run.happen(TurnTaken(player=last))


def first_player_has_initiative(run: Run, waiting: Any) -> object:
    """In the Afternoon too the first player's Reactions come first."""
    first = run.state.day.first
    mine = [emblem for emblem in waiting if emblem.player == first]
    return right("next_reaction")(run, mine or waiting)


def passed_take_turns(run: Run) -> None:
    """Turns alternate until both have passed, also if one of them has."""
    if next_player(run.state) is None:
        right("end_turn")(run)
        return
    names = list(run.state.players)
    following = names[(names.index(run.state.day.initiative) + 1) % len(names)]
    run.happen(TurnTaken(player=following))


def one_pass_ends_the_afternoon(run: Run) -> None:
    """Dusk comes as soon as one player has passed."""
    if any(own.passed for own in run.state.players.values()):
        run.happen(TurnTaken(player=None))
        run.then(BeginPhase(phase="dusk"))
        return
    right("end_turn")(run)


def ahead_with_as_much(run: Run, place: Any, terrain: Any) -> bool:
    """As much as the Expedition facing it is enough."""
    view = view_of(run.state)
    own = statistic(statistics_of(view, place), terrain)
    return own >= statistic(statistics_of(view, facing(view, place)), terrain) and own > 0


def first_player_stays(_run: Run) -> None:
    """The first player of the first day is that of every day."""
