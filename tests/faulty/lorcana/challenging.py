"""Faults in challenges, and in the keywords that matter there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import Hit
from oracle.games.lorcana.rules.events import Challenged, Exerted
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import Challenge, Object
from oracle.games.lorcana.rules.tasks import Check
from oracle.kernel.errors import IllegalAction
from tests.faulty.lorcana.paying import right

Judge = Callable[[Object], None]

_dealt: dict[str, int] = {}
"""What each side of the last challenge would have dealt as it was declared, by card."""


def nothing(_run: Run, *_args: Any) -> None:
    """Leaves a check, a payment or an end out."""


def always(_run: Run, *_args: Any) -> bool:
    """Ready characters are challenged as well."""
    return True


# --- limiters -------------------------------------------------------------------------------------------


def evasive_is_out_of_reach(run: Run, challenger: Object, thing: Object) -> None:
    """Characters with Evasive cannot be challenged, not even by others with Evasive."""
    right("check_evasive")(run, challenger, thing)
    view = view_of(run.state)
    if view.keyword(thing, "evasive") is not None and view.keyword(challenger, "alert") is None:
        raise IllegalAction("8.6.1", "Evasive")


def evasive_challenges_evasive_only(run: Run, challenger: Object, thing: Object) -> None:
    """Read the wrong way round: a character with Evasive challenges nothing that lacks it."""
    right("check_evasive")(run, challenger, thing)
    view = view_of(run.state)
    if view.keyword(challenger, "evasive") is not None and view.keyword(thing, "evasive") is None:
        raise IllegalAction("8.6.1", "Evasive")


def alert_is_evasive(run: Run, challenger: Object, thing: Object) -> None:
    """A character with Alert counts as one with Evasive when it is challenged too."""
    right("check_evasive")(run, challenger, thing)
    view = view_of(run.state)
    if view.keyword(thing, "alert") is not None and all(
        view.keyword(challenger, keyword) is None for keyword in ("alert", "evasive")
    ):
        raise IllegalAction("8.6.1", "Alert")


def guards(run: Run, thing: Object) -> list[Object]:
    """The other characters with Bodyguard of the same player, if the thing is a character without it."""
    view = view_of(run.state)
    if view.definition(thing).type != "character" or view.keyword(thing, "bodyguard") is not None:
        return []
    return [
        other
        for other in view.in_play()
        if other.player == thing.player
        and view.definition(other).type == "character"
        and view.keyword(other, "bodyguard") is not None
    ]


def ready_bodyguard_binds(run: Run, thing: Object, check: Judge) -> None:
    """One with Bodyguard protects the others while it is ready as well."""
    right("check_bodyguard")(run, thing, check)
    if any(not other.exerted for other in guards(run, thing)):
        raise IllegalAction("8.3.3", "Bodyguard")


def exerted_bodyguard_binds(run: Run, thing: Object, check: Judge) -> None:
    """Any exerted one with Bodyguard protects the others, whether it can be challenged or not."""
    right("check_bodyguard")(run, thing, check)
    if any(other.exerted for other in guards(run, thing)):
        raise IllegalAction("8.3.3", "Bodyguard")


def bodyguard_guards_locations(run: Run, thing: Object, check: Judge) -> None:
    """Locations are protected by a character with Bodyguard too."""
    right("check_bodyguard")(run, thing, check)
    view = view_of(run.state)
    if view.definition(thing).type == "location" and any(
        other.exerted and other.player == thing.player and view.keyword(other, "bodyguard") is not None
        for other in view.in_play()
    ):
        raise IllegalAction("8.3.3", "Bodyguard")


def locations_must_be_exerted(run: Run, player: str, challenger: Object, thing: Object) -> None:
    """A location that is not exerted is not challenged, and none ever is."""
    right("check_can_be_challenged")(run, player, challenger, thing)
    if view_of(run.state).definition(thing).type == "location" and not thing.exerted:
        raise IllegalAction("4.6.4.2", "the location is ready")


def exerts_before_the_limiters(run: Run, player: str, challenger: Object, target: str | None) -> object:
    """The challenger is exerted first of all, so what counts exerted characters counts it."""
    run.happen(Exerted(objects=(challenger.id,), why="challenge"))
    return right("choose_challenged")(run, player, challenger, target)


# --- the challenge --------------------------------------------------------------------------------------


def challenger_stays_ready(run: Run, player: str, challenger: Object, challenged: Object) -> None:
    """The challenger is not exerted."""
    run.happen(Challenged(challenge=Challenge(player=player, challenger=challenger.id, challenged=challenged.id)))


def triggers_after_damage(run: Run, action: object) -> None:
    """What triggers from the declaration resolves only once the damage is dealt."""
    right("challenge")(run, action)
    # check, bag, damage, …: the first bag goes.
    del run.tasks[1]


def one_after_the_other(run: Run, _task: Any) -> None:
    """The challenger deals its damage first; only who is left deals any back."""
    fight = run.state.challenge
    assert fight is not None
    for source, target in ((fight.challenger, fight.challenged), (fight.challenged, fight.challenger)):
        if source not in run.state.objects or target not in run.state.objects:
            return
        base = right("damage_in_challenge")(run, run.state.objects[source])
        right("deal_damage")(run, [Hit(object=target, base=base, by=source)], in_challenge=True)
        right("game_state_check")(run, Check())


def remember_damage(run: Run, player: str, challenger: Object, challenged: Object) -> None:
    """Not a fault: tells the one below what the two would deal."""
    right("begin_challenge")(run, player, challenger, challenged)
    for thing in (challenger, challenged):
        now = run.state.objects[thing.id]
        _dealt[str(thing.id)] = right("damage_in_challenge")(run, now)


def damage_by_who_has_left(run: Run, task: Any) -> None:
    """Who has left the challenge deals its damage all the same to who is still there."""
    right("challenge_damage")(run, task)
    fight = run.state.challenge
    assert fight is not None
    for source, target in ((fight.challenger, fight.challenged), (fight.challenged, fight.challenger)):
        if source not in run.state.objects and target in run.state.objects:
            hit = Hit(object=target, base=_dealt[str(source)])
            right("deal_damage")(run, [hit], in_challenge=True)


def challenger_in_defence(run: Run, thing: Object) -> Any:
    """Challenger adds Strength to who is being challenged as well."""
    damage = right("damage_in_challenge")(run, thing)
    if run.state.challenge is None or run.state.challenge.challenged != thing.id:
        return damage
    return (damage or 0) + (view_of(run.state).keyword(thing, "challenger") or 0)


def location_hits_back(run: Run, thing: Object) -> Any:
    """A location deals as much damage as it has Willpower."""
    view = view_of(run.state)
    if view.definition(thing).type == "location":
        return view.values(thing).willpower
    return right("damage_in_challenge")(run, thing)


def challenge_is_called_off(run: Run, task: object) -> None:
    """A challenger that has been readied meanwhile is no longer in the challenge."""
    fight = run.state.challenge
    assert fight is not None
    challenger = run.state.objects.get(fight.challenger)
    if challenger is None or challenger.exerted:
        right("challenge_damage")(run, task)


FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    "challenges-ready-characters": {"may_challenge_ready": always, "some_may_challenge_ready": always},
    "drying-challenges": {"check_dry_or_rush": nothing},
    "challenges-without-paying": {"pay_to_challenge": nothing},
    "evasive-ignored": {"check_evasive": nothing},
    "evasive-out-of-reach": {"check_evasive": evasive_is_out_of_reach},
    "evasive-challenges-evasive-only": {"check_evasive": evasive_challenges_evasive_only},
    "alert-is-evasive": {"check_evasive": alert_is_evasive},
    "bodyguard-ignored": {"check_bodyguard": nothing},
    "ready-bodyguard-binds": {"check_bodyguard": ready_bodyguard_binds},
    "bodyguard-binds-though-out-of-reach": {"check_bodyguard": exerted_bodyguard_binds},
    "bodyguard-guards-locations": {"check_bodyguard": bodyguard_guards_locations},
    "locations-must-be-exerted": {"check_can_be_challenged": locations_must_be_exerted},
    "exerts-before-limiters": {"choose_challenged": exerts_before_the_limiters},
    "challenger-not-exerted": {"begin_challenge": challenger_stays_ready},
    "challenge-triggers-after-damage": {"challenge": triggers_after_damage},
    "damage-one-after-the-other": {"challenge_damage": one_after_the_other},
    "damage-by-who-has-left": {"begin_challenge": remember_damage, "challenge_damage": damage_by_who_has_left},
    "challenger-in-defence": {"damage_in_challenge": challenger_in_defence},
    "location-hits-back": {"damage_in_challenge": location_hits_back},
    "readied-leaves-the-challenge": {"challenge_damage": challenge_is_called_off},
    "challenge-never-over": {"end_challenge": nothing},
}
"""Fault → the rules it replaces."""
