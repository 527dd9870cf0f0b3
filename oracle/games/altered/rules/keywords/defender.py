"""7.4.2 Defender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import things_in
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@rule("7.4.2.b", "7.4.2.c")
def check_no_defender(run: Run, place: Place) -> None:
    """During Dusk an Expedition with a Defender in it does not move forward, whatever the cause.

    Raises IllegalAction (7.4.2.b).
    """
    if run.state.day.phase != "dusk":
        return
    view = view_of(run.state)
    if is_unhindered(run, place):
        return
    for thing in things_in(view, place):
        if view.traits(thing).type == "character" and view.keyword(thing, "defender") is not None:
            raise IllegalAction("7.4.2.b", f"{thing.card} is a Defender in {place[0]}'s {place[1]} Expedition")


@rule("7.4.2.b", "1.4.2.a")
def is_unhindered(run: Run, place: Place) -> bool:
    """Whether a text says that Defenders do not stop the Expedition from moving forward."""
    view = view_of(run.state)
    return any(
        isinstance(voice.ability, lang.Unhindered)
        and place in view.places(voice.ability.where, voice.text)
        and view.applies(voice)
        for voice in view.passives(lang.Unhindered)
    )
