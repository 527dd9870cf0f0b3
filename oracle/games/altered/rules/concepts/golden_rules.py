"""1.4.1 Prohibitions override permissions: the prohibitions of passive abilities, and their scope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import expeditions_named, terrains_at
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice
    from oracle.games.altered.rules.state import Object


class Deed(Struct, frozen=True, kw_only=True):
    """Something that may be forbidden."""

    action: lang.Forbidden
    player: str | None = None
    """Who does it (1.4.7); None: nobody."""
    thing: Object | None = None
    """The object with which or to which it is done."""
    status: lang.Status | None = None
    counter: str | None = None
    terrain: lang.Terrain | None = None
    place: Place | None = None
    """The Expedition to which it is done."""


@rule("1.4.1.a")
def check_not_forbidden(run: Run, deed: Deed) -> None:
    """Check that no passive ability forbids this. Raises IllegalAction (1.4.1.a)."""
    source = forbidden(run, deed)
    if source is not None:
        raise IllegalAction("1.4.1.a", f"{source} makes it impossible to {deed.action.replace('-', ' ')}")


def forbidden(run: Run, deed: Deed) -> str | None:
    """The card whose passive ability forbids this; None if there is none."""
    view = view_of(run.state)
    if not view.is_spoken(lang.Cannot):
        return None
    voices = view.passives(lang.Cannot)
    if deed.thing is not None and (own := view.own_passives(deed.thing, lang.Cannot)):
        voices += tuple([voice for voice in own if voice not in voices])
    for voice in voices:
        if forbids(view, voice, deed):
            return voice.source
    return None


def forbids(view: View, voice: Voice, deed: Deed) -> bool:
    """Whether a prohibition applies to this: every field it has must match."""
    cannot = voice.ability
    assert isinstance(cannot, lang.Cannot)  # noqa: S101
    return (
        cannot.action == deed.action
        and cannot.status in (None, deed.status)
        and cannot.counter in (None, deed.counter)
        and _terrain_fits(cannot, deed)
        and (cannot.who is None or deed.player in view.players(cannot.who, voice.text.player))
        and _is_about(view, cannot, voice, deed)
        and view.applies(voice)
    )


@home("4.2.4.c", "4.2.4.d")
def _terrain_fits(cannot: lang.Cannot, deed: Deed) -> bool:
    """ "Not due to a terrain" excludes that one; "only due to a terrain" excludes any other reason to move forward."""
    if cannot.action == "move-forward-only-due-to":
        return cannot.terrain != deed.terrain
    return cannot.terrain in (None, deed.terrain)


_OF_PLAYERS = ("draw", "resupply", "create-token")
_OF_EXPEDITIONS = ("move-forward", "move-forward-due-to", "move-forward-only-due-to")


def _is_about(view: View, cannot: lang.Cannot, voice: Voice, deed: Deed) -> bool:
    if deed.action in _OF_PLAYERS:
        return True
    if deed.action in _OF_EXPEDITIONS:
        there = deed.place is not None and _forbids_to(view, cannot, voice, deed.place)
        return there and (cannot.in_terrain is None or is_in(view, deed.place, cannot.in_terrain))
    if deed.thing is None:
        # A card at a position of a Deck: neither its own object nor one mentioned in a text.
        return False
    if cannot.what is None:
        # About its own object, unless it is about what players do with anything.
        of_players = deed.action in ("play", "use-quick-actions") and cannot.who is not None
        return of_players or deed.thing.id in voice.text.ids("this")
    if deed.action == "play":
        # The very card that would be played, in any zone (2.2.1.i).
        return view.is_such(cannot.what, deed.thing, voice.text)
    return view.means(cannot.what, deed.thing, voice.text)


@home("7.5.7.a")
def is_in(view: View, place: Place | None, terrain: lang.Terrain) -> bool:
    """Whether an Expedition is in a terrain."""
    return place is not None and terrain in terrains_at(view, place)


def _forbids_to(view: View, cannot: lang.Cannot, voice: Voice, place: Place) -> bool:
    whose = cannot.whose == "any" or (place[0] == voice.text.player) == (cannot.whose == "yours")
    match cannot.where:
        case None | "each":
            return whose
        case "hero" | "companion":
            return whose and place[1] == cannot.where
        case _:
            return place in expeditions_named(view, cannot.where, voice.text)
