"""5.1.2.g Limbo: the zone of a card being played, and what the card gains on the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.language import Status
from oracle.games.altered.rules.concepts.golden_rules import Deed, forbidden
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import Moved, OngoingGone
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.destination import is_fleeting_from_reserve
from oracle.games.altered.rules.playing.final_cost import concerns_play
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import LIMBO, Object
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice


@rule("5.1.2.g", "5.1.2.a")
def move_to_limbo(run: Run, player: str, thing: Object, *, scouted: bool) -> Object:
    """After the declaration the card goes to Limbo, unless it is there; returns its object in Limbo."""
    used_up = emblems_used_up(run, player, thing)
    if thing.zone != LIMBO:
        status: tuple[Status, ...] = ("fleeting",) if fleeting_in_limbo(run, player, thing) else ()
        move = Moved(
            object=thing.id, to=LIMBO, verb="play", controller=player, by=player, status=status, scouted=scouted
        )
        step(run, [move], player)
        thing = run.state.objects[run.state.where[thing.card]]
    if used_up:
        run.happen(OngoingGone(emblems=used_up))
    return thing


@rule("5.2.1.b", "5.2.2.b", "5.2.4.a", "2.4.6.a")
def fleeting_in_limbo(run: Run, player: str, thing: Object) -> bool:
    """Whether the card is Fleeting as it enters Limbo: from Reserve, and a Spell by its text and by passives too."""
    fleeting = is_fleeting_from_reserve(run, thing)
    if view_of(run.state).traits(thing).type == "spell":
        fleeting = fleeting or fleeting_by_its_text(run, thing)
        fleeting = fleeting_by_passives(run, player, thing, fleeting=fleeting)
    if fleeting:
        _check_nothing_forbids_it(run, player, thing)
    return fleeting


def _check_nothing_forbids_it(run: Run, player: str, thing: Object) -> None:
    # Registered: a prohibition on an object does not mention its new object in Limbo.
    if forbidden(run, Deed(action="gain-status", player=player, thing=thing, status="fleeting")) is not None:
        raise Undecided("2.4.6.a", "whether what is forbidden to gain Fleeting enters Limbo with it", 144)


@rule("2.4.6.b", "5.2.4.a")
def fleeting_by_its_text(run: Run, thing: Object) -> bool:
    """Some Spells are Fleeting from wherever they are played."""
    return view_of(run.state).keyword(thing, "fleeting") is not None


@rule("5.2.4.a")
def fleeting_by_passives(run: Run, player: str, thing: Object, *, fleeting: bool) -> bool:
    """Last, the passive abilities about played Spells, in order of timestamp."""
    for voice in played_with(run, player, thing):
        assert isinstance(voice.ability, lang.PlayedWith)  # noqa: S101
        fleeting = (fleeting or "fleeting" in voice.ability.gains) and "fleeting" not in voice.ability.loses
    return fleeting


def played_with(run: Run, player: str, thing: Object) -> list[Voice]:
    """The passive abilities that give something to, or take it from, this played card."""
    view = view_of(run.state)
    return [voice for voice in view.passives(lang.PlayedWith) if _concerned(run, voice, player, thing)]


@rule("7.3.1.b")
def activating_too(run: Run, player: str, thing: Object) -> list[Voice]:
    """The passive abilities by which a played card activates Reactions as if it were played from elsewhere."""
    view = view_of(run.state)
    return [voice for voice in view.passives(lang.ActivatesToo) if _concerned(run, voice, player, thing)]


@rule("2.2.14.c")
def emblems_used_up(run: Run, player: str, thing: Object) -> tuple[int, ...]:
    """The Ongoing Emblems about the next card, used up by this card; those that give something last until it has it."""
    view = view_of(run.state)
    spell = view.traits(thing).type == "spell"
    kinds = (lang.CostAlteration, lang.PlayedWith) if spell else (lang.CostAlteration,)
    return tuple(
        [
            voice.timestamp
            for voice in view.passives(*kinds)
            if is_next(run, voice) and _concerned(run, voice, player, thing)
        ]
    )


def is_next(run: Run, voice: Voice) -> bool:
    """Whether a passive ability belongs to an emblem and concerns the next card only."""
    ability = voice.ability
    of_next = isinstance(ability, lang.CostAlteration | lang.PlayedWith | lang.ActivatesToo) and ability.next
    return of_next and any(emblem.id == voice.timestamp for emblem in run.state.modifiers)


def _concerned(run: Run, voice: Voice, player: str, thing: Object) -> bool:
    ability = voice.ability
    assert isinstance(ability, lang.CostAlteration | lang.PlayedWith | lang.ActivatesToo)  # noqa: S101
    if ability.source and thing.zone not in ability.source:
        return False
    return player in view_of(run.state).players(ability.who, voice.text.player) and concerns_play(run, voice, thing)
