"""4.5 of the notes: questing by missions.

The notes do not say where mission cards are. Here they are cards with the classification Mission in their player's
Play zone, their Lore being the points; an assigned one is *at* its character.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.concepts.costs import pay_to_act
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden, may_gain_lore
from oracle.games.lorcana.rules.events import Assigned, Lore, Moved, Quested, Unassigned, left_zone
from oracle.games.lorcana.rules.readings.seed_chapter_4.general import check_first_of_turn, had
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.state import DISCARD, PLAY, Object, by_ref, cards_in
from oracle.games.lorcana.rules.tasks import Quest
from oracle.games.lorcana.rules.turn_actions.general import (
    check_own_character,
    complete_turn_action,
    find_card,
    take_turn_action,
)
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

MISSION = "Mission"


def is_mission(view: View, thing: Object) -> bool:
    return MISSION in view.definition(thing).classifications


def is_assigned(view: View, character: Object) -> bool:
    """Whether a character has a mission."""
    return any(thing.at == character.id and is_mission(view, thing) for thing in view.in_play())


@NOTES.rule("4.5", "4.5-quest", "4.5-assign", replaces="quest")
def quest_for_a_mission(run: Run, action: Quest) -> None:
    """The turn action: a mission is assigned to a character. It is not exerted, and no lore is gained yet."""
    take_turn_action(run, action.player)
    check_one_quest(run)
    thing = find_card(run, action.card, NOTES.cite("4.5-assign"))
    check_may_quest(run, action.player, thing)
    mission = choose_mission(run, action.player, thing)
    pay_to_act(run, "quest", action.player, thing)
    run.commit()
    run.happen(
        Assigned(mission=mission.id, character=thing.id), Quested(object=thing.id, player=action.player), had("quest")
    )
    complete_turn_action(run)


@NOTES.rule("4.5-once")
def check_one_quest(run: Run) -> None:
    """Raises IllegalAction (4.5-once) for a second quest of the turn."""
    check_first_of_turn(run, "quest", "4.5-once")


@NOTES.rule("4.5-assign", book=("1.7.5", "8.7.2"))
def check_may_quest(run: Run, player: str, thing: Object) -> None:
    """A character the player controls; other chapters' restrictions on questing still apply, exerted or not.

    Raises IllegalAction (4.5-assign; 1.7.5, 8.7.2, 1.2.2 of the book).
    """
    check_own_character(run, player, thing, NOTES.cite("4.5-assign"))
    if thing.drying:
        raise IllegalAction("1.7.5", f"{thing.card} is drying")
    if view_of(run.state).keyword(thing, "reckless") is not None:
        raise IllegalAction("8.7.2", f"{thing.card} is reckless")
    check_not_forbidden(run, "quest", player, thing)


@NOTES.rule("4.5-assign")
def choose_mission(run: Run, player: str, thing: Object) -> Object:
    """One of the player's missions. Raises IllegalAction (4.5-assign) when there is none to assign."""
    missions: list[Object] = [one for one in cards_in(run.state, player, PLAY) if is_mission(view_of(run.state), one)]
    if all(one.at is not None for one in missions):
        raise IllegalAction(NOTES.cite("4.5-assign"), f"{player} has no mission to assign")
    return pick(
        run, player, missions, label=lambda one: one.card, legal=partial(check_can_be_assigned, run, player),
        find=partial(by_ref, run.state), source=thing.card, text="which mission to assign",
    )[0]  # fmt: skip


def check_can_be_assigned(run: Run, player: str, mission: Object) -> None:
    """Raises IllegalAction (4.5-assign) for anything but an unassigned mission of this player."""
    if mission.player != player or mission.zone != PLAY or not is_mission(view_of(run.state), mission):
        raise IllegalAction(NOTES.cite("4.5-assign"), f"{mission.card} is no mission {player} has in play")
    if mission.at is not None:
        raise IllegalAction(NOTES.cite("4.5-assign"), f"{mission.card} is assigned already")


@NOTES.rule("4.5-lore", "4.5-unassign")
def missions_bring_lore(run: Run, _events: list[Event]) -> list[Event]:
    """At the end of a turn, assigned missions give their points to the player who has the character."""
    view = view_of(run.state)
    done = [(one, view.objects[one.at]) for one in view.in_play() if one.at is not None and is_mission(view, one)]
    gains: dict[str, int] = {}
    for mission, character in done:
        gains[character.player] = gains.get(character.player, 0) + max(view.values(mission).lore, 0)
    lore: list[Event] = [
        Lore(player=player, by=by) for player, by in gains.items() if by and may_gain_lore(run, player)
    ]
    return [*lore, *[Unassigned(mission=mission.id) for mission, _ in done]]


@NOTES.rule("4.5-leaves")
def missions_are_discarded(run: Run, events: list[Event]) -> list[Event]:
    """The missions of a character that leaves the Play zone are discarded with it."""
    view = view_of(run.state)
    gone = [was for event in events if (was := left_zone(event)) is not None]
    left = {was.id for was in gone if was.zone == PLAY}
    moved = {was.id for was in gone}
    return [
        Moved(object=mission.id, to=DISCARD, verb="discard")
        for mission in view.in_play()
        if mission.at in left and mission.id not in moved and is_mission(view, mission)
    ]
