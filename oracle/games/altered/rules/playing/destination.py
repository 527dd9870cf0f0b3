"""The destination of a played card: an Expedition, the Landmark zone or, for a Spell, its zone afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import NAME_OF
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.playing.final_cost import concerns_play
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import EXPEDITIONS, MANA, RESERVE, Object
from oracle.kernel.errors import IllegalAction, Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice

Destination = Literal["expedition", "landmark", "none"]


@home("1.x:5.1.2.e-permanent")
@rule("5.1.2.i", "2.2.3.d", "2.2.3.e")
def destination(run: Run, thing: Object) -> Destination:
    """A Character or Expedition Permanent joins an Expedition, a Landmark Permanent its zone; a Spell joins
    nothing.

    In 1.x every Permanent joins the Landmark zone. Raises Undecided for a Mana Orb, which has no such type (3.2.9.c).
    """
    if thing.zone == MANA:
        raise Undecided("5.1.2.i", "where a Mana Orb goes that is played")
    traits = view_of(run.state).traits(thing)
    if traits.type == "character":
        return "expedition"
    if traits.type != "permanent":
        return "none"
    return "expedition" if traits.zone_type == "expedition" and run.game.edition.expedition_permanents else "landmark"


@rule("5.2.1.a", "5.2.2.a", "5.1.2.i", "5.2.3.a", "3.1.1.b", "3.2.4.c")
def choose_own_expedition(
    run: Run, player: str, thing: Object, at: str | None, check: Callable[[str], None] | None = None
) -> str | None:
    """The player chooses which of their Expeditions a Character or Expedition Permanent joins.

    `check` raises IllegalAction for an Expedition for which the cost cannot be paid. Raises IllegalAction for a card
    that joins none.
    """
    goes_to = destination(run, thing)
    if goes_to != "expedition":
        if at is not None:
            raise IllegalAction("5.2.3.a" if goes_to == "landmark" else "5.1.2.i", f"{thing.card} joins no Expedition")
        return None
    open_ones = expeditions_open(run, player, thing)
    if at is None and check is not None:
        open_ones = tuple(zone for zone in open_ones if run.could(partial(check, zone))) or open_ones
    if at is None:
        return run.ask("option", player, open_ones, source=thing.card, text="in which Expedition", part="at")[0]
    if at not in EXPEDITIONS:
        clause = "5.2.1.a" if view_of(run.state).traits(thing).type == "character" else "5.2.2.a"
        raise IllegalAction(clause, f"{at} is no Expedition")
    if at not in open_ones:
        raise IllegalAction("2.4.5.c", f"{thing.card} is exhausted, and is not played there")
    return at


@rule("2.4.5.c", "2.4.5.d")
def expeditions_open(run: Run, player: str, thing: Object) -> tuple[str, ...]:
    """The player's Expeditions in which this card may be played; an exhausted card may be restricted."""
    if thing.zone != RESERVE or "exhausted" not in thing.status:
        return EXPEDITIONS
    view = view_of(run.state)
    voices = [
        voice
        for voice in view.passives(lang.PlaysExhausted)
        if voice.text.player == player and concerns_play(run, voice, thing)
    ]
    # Without any such text the card is not played at all, wherever it would go.
    there = [zone for zone in EXPEDITIONS if any(_lets_play_in(view, voice, player, zone) for voice in voices)]
    return tuple(there) or EXPEDITIONS


def _lets_play_in(view: View, voice: Voice, player: str, zone: str) -> bool:
    where = voice.ability.where if isinstance(voice.ability, lang.PlaysExhausted) else None
    return where is None or (player, NAME_OF[zone]) in view.places(where, voice.text)


def can_go_there(run: Run, player: str, thing: Object, voice: Voice) -> bool:
    """Whether a text lets an exhausted card be played there: anywhere, or to an Expedition of its player's."""
    where = voice.ability.where if isinstance(voice.ability, lang.PlaysExhausted) else None
    if where is None:
        return True
    view = view_of(run.state)
    joins = destination(run, thing) == "expedition"
    return joins and any(_lets_play_in(view, voice, player, zone) for zone in EXPEDITIONS)


@rule("2.4.6.a", "5.2.1.b", "5.2.2.b")
def is_fleeting_from_reserve(run: Run, thing: Object) -> bool:
    """A card played from Reserve gains Fleeting on its way to Limbo; a Landmark Permanent cannot have it."""
    return thing.zone == RESERVE and destination(run, thing) != "landmark"
