"""4.5 Quest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import pay_to_act
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden, may_gain_lore
from oracle.games.lorcana.rules.events import Exerted, Lore, Quested
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import Object
from oracle.games.lorcana.rules.tasks import Quest
from oracle.games.lorcana.rules.turn_actions.general import (
    check_own_character,
    complete_turn_action,
    find_card,
    take_turn_action,
)
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.5.1", "4.5.2", "4.5.3")
def quest(run: Run, action: Quest) -> None:
    """The turn action: a character is exerted and its player gains its lore."""
    take_turn_action(run, action.player)
    thing = find_card(run, action.card, "4.5.1.1")
    declare_questing_character(run, action.player, thing)
    check_quest_limiters(run, action.player, thing)
    pay_to_quest(run, action.player, thing)
    run.commit()
    run.happen(Exerted(objects=(thing.id,), why="quest"))
    gain_lore_by_quest(run, action.player, thing.id)
    complete_turn_action(run)


@rule("4.5.1.1", "5.3.4")
def declare_questing_character(run: Run, player: str, thing: Object) -> None:
    """Only a character the player has in play can quest. Raises IllegalAction (4.5.1.1)."""
    check_own_character(run, player, thing, "4.5.1.1")


@rule("4.5.1.2", "4.5.1.3", "5.1.1.11", "1.7.5", "8.7.2")
def check_quest_limiters(run: Run, player: str, thing: Object) -> None:
    """Drying, exerted or reckless characters, and those that an effect prevents from it, cannot quest.

    Raises IllegalAction (1.7.5, 4.5.1.3, 8.7.2, 1.2.2).
    """
    if thing.drying and not quests_drying(run, thing):
        raise IllegalAction("1.7.5", f"{thing.card} is drying")
    if thing.exerted:
        raise IllegalAction("4.5.1.3", f"{thing.card} is exerted already")
    if view_of(run.state).keyword(thing, "reckless") is not None:
        raise IllegalAction("8.7.2", f"{thing.card} is reckless")
    check_not_forbidden(run, "quest", player, thing)


@home("1.2.1")
def quests_drying(run: Run, thing: Object) -> bool:
    """Whether a text in play lets this character quest in the turn in which it came into play."""
    view = view_of(run.state)
    return any(view.applies(source, may.what, may.condition, thing) for source, may in view.index.quest_drying)


@rule("4.5.1.2", "1.5.3")
def pay_to_quest(run: Run, player: str, thing: Object) -> None:
    """Costs that cards add to each quest are paid in full. Raises IllegalAction (1.5.3)."""
    pay_to_act(run, "quest", player, thing)


@rule("1.11.2", "4.5.1.4", "4.5.3.1", "6.6.3", "5.3.6.4")
def gain_lore_by_quest(run: Run, player: str, object_id: int) -> None:
    """A quest gives the character's Lore value; a negative one gives nothing."""
    lore = view_of(run.state).values(run.state.objects[object_id]).lore
    events: list[Event] = [Quested(object=object_id, player=player)]
    if lore > 0 and may_gain_lore(run, player):
        events.insert(0, Lore(player=player, by=lore))
    run.happen(*events)


def can_quest(run: Run, thing: Object) -> bool:
    """Whether a card can quest now, including the costs: only a character can."""

    def declare() -> None:
        declare_questing_character(run, thing.player, thing)
        check_quest_limiters(run, thing.player, thing)
        pay_to_quest(run, thing.player, thing)

    return run.could(declare)
