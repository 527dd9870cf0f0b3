"""Faults in who plays, and in singing."""

from __future__ import annotations

from typing import Any

from oracle.games.lorcana.rules.abilities.printed import is_song
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import PLAY, Object, cards_in
from oracle.games.lorcana.rules.tasks import CostChoice
from oracle.kernel.errors import IllegalAction
from tests.faulty.lorcana.paying import ready_ink, right


def nothing(_run: Run, *_args: Any) -> None:
    """Leaves a check out."""


def any_player(run: Run, _player: str) -> object:
    """Whoever acts is taken for the active player."""
    return right("take_turn_action")(run, run.state.turn.player)


def drying_sings(run: Run, player: str, singer: Object) -> None:
    """A drying character may sing."""
    card = view_of(run.state).definition(singer)
    if singer.zone != PLAY or singer.player != player or card.type != "character" or singer.exerted:
        raise IllegalAction("5.4.4.2", "cannot sing")
    right("check_not_forbidden")(run, "sing", player, singer)


def sings_when_short(run: Run, player: str, thing: Object, choice: CostChoice | None) -> object:
    """A song that is to be paid with ink is sung without a word when the ink is short."""
    card = view_of(run.state).definition(thing)
    if choice is not None and choice.kind == "ink" and is_song(card) and ready_ink(run, player) < card.cost:
        for singer in cards_in(run.state, player, PLAY):
            sung = CostChoice(kind="sing", by=(singer.card,))
            if run.could(lambda sung=sung: right("announce_cost")(run, player, thing, sung)):  # type: ignore[misc]
                return right("announce_cost")(run, player, thing, sung)
    return right("announce_cost")(run, player, thing, choice)


def singer_ignored(run: Run, singer: Object) -> int:
    """Singer's number is not looked at."""
    return view_of(run.state).definition(singer).cost
