"""4.4 Use an activated ability."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import gained
from oracle.games.lorcana.rules.abilities.printed import printed_keywords
from oracle.games.lorcana.rules.abilities.resolving import context_of, resolve_effect
from oracle.games.lorcana.rules.abilities.texts import Text, in_play
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.concepts.costs import Payer, Total, ink_of, other_than_ink, pay_in_full
from oracle.games.lorcana.rules.events import AbilityUsed, Moved, Used
from oracle.games.lorcana.rules.keywords.boost import boost
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import PLAY, Object
from oracle.games.lorcana.rules.tasks import ResolveAbility, UseAbility
from oracle.games.lorcana.rules.turn_actions.general import (
    check_not_idle,
    complete_turn_action,
    find_card,
    take_turn_action,
)
from oracle.kernel.errors import IllegalAction, Undecided
from oracle.language.told import told

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.4.3", "4.4.5", "6.3.3", "6.3.1", "6.3.2", "8.4.1")
def use_an_activated_ability(run: Run, action: UseAbility) -> None:
    """The turn action: announce an ability of a card in play, pay its cost, and its effect resolves at once."""
    take_turn_action(run, action.player)
    thing = find_card(run, action.card, "4.4.1")
    ability = announce_ability(run, action.player, thing, action.ability)
    check_not_used(run, thing, ability)
    check_not_idle(run, thing)
    start = len(run.events)
    pay_for_ability(run, action.player, thing, ability)
    paid = what_was_paid(run, thing, ability, start)
    run.happen(AbilityUsed(object=thing.id, ability=ability.name, player=action.player))
    if ability.once:
        run.happen(Used(object=thing.id, ability=mark_of(thing, ability)))
    run.then(ResolveAbility(player=action.player, source=thing.id, card=thing.card, effect=ability.effect, bound=paid))
    complete_turn_action(run)


@rule("4.4.1", "4.4.3.1")
def announce_ability(run: Run, player: str, thing: Object, name: str | None) -> lang.Activated:
    """The announced ability is on a card its player has in play. Raises IllegalAction (4.4.1)."""
    if thing.player != player or thing.zone != PLAY:
        raise IllegalAction("4.4.1", f"{thing.card} is not in play under {player}")
    abilities = activated_abilities(view_of(run.state), thing)
    named = [a for a in abilities if name is None or a.name == name]
    if not named:
        raise IllegalAction("4.4.1", f"{thing.card} has no activated ability{f' named {name}' if name else ''}")
    if len(named) == 1:
        return named[0]
    names = tuple(a.name for a in named)
    if len(set(names)) < len(names):
        raise Undecided("4.4.3.1", f"{thing.card} has several abilities of one name: nobody can say which is used")
    taken = run.ask("option", player, names, source=thing.card, text="which ability")
    return named[names.index(taken[0])]


def activated_abilities(view: View, thing: Object) -> Sequence[lang.Activated]:
    """Every activated ability of an object in play: in its text, gained, and Boost (8.4.1)."""
    card, index = view.game.cards[thing.cards[0]], view.index
    if not (view.modifiers or index.gains or index.losses or index.gives or thing.id in view.departed):
        return told(_written, card)
    boosts = view.keyword(thing, "boost")
    abilities = [a for a in card.abilities if isinstance(a, lang.Activated)]
    for whose, ability in gained(view, lang.Activated):
        # If it is gained twice, either gives the same result.
        if whose.id == thing.id and ability not in abilities:
            abilities.append(ability)
    return abilities if boosts is None else [*abilities, boost(boosts)]


def _written(card: lang.Definition) -> tuple[lang.Activated, ...]:
    abilities = tuple(each for each in card.abilities if isinstance(each, lang.Activated))
    boosts = printed_keywords(card).get("boost")
    return abilities if boosts is None else (*abilities, boost(boosts))


@rule("8.4.1", "6.1.13.2")
def check_not_used(run: Run, thing: Object, ability: lang.Activated) -> None:
    """An ability that works once during one's turn must not have been used yet. Raises IllegalAction (6.1.13.2)."""
    if ability.once and run.state.used.count((thing.id, mark_of(thing, ability))) >= times_had(run, thing, ability):
        raise IllegalAction("6.1.13.2", f"{ability.name} of {thing.card} has been used this turn")


@home("6.1.13.2")
def times_had(run: Run, thing: Object, ability: lang.Activated) -> int:
    """How many equal abilities an object has: each has its own use."""
    view = view_of(run.state)
    had = [given for whose, given in gained(view, lang.Activated) if whose.id == thing.id]
    return max([*view.definition(thing).abilities, *had].count(ability), 1)


def mark_of(thing: Object, ability: lang.Activated) -> str:
    """The key under which the state records the use: by card, since a stack may change its top card."""
    return f"{thing.card}/{ability.name}"


@rule("4.4.3.3", "4.4.3.4", "4.4.2", "4.4.2.1", "5.6.4", "6.3.1.1")
def pay_for_ability(run: Run, player: str, thing: Object, ability: lang.Activated) -> None:
    """The total cost is determined and paid in full; a character exerted for it must be dry."""
    cost = ability.cost
    if is_used_for_free(run, player, thing, ability):
        cost = tuple(part for part in cost if isinstance(part, lang.ExertThis | lang.ExertSome))
    total = Total(ink=ink_of(cost), parts=other_than_ink(cost))
    pay_in_full(run, Payer(player=player, thing=thing), total)


@home("6.1.11", "6.7.7")
def what_was_paid(run: Run, thing: Object, ability: lang.Activated, start: int) -> dict[str, tuple[int, ...]]:
    """The cards that left their zone as a cost, by their names in the effect: as they are now and, for those that left
    play, as they were there. `start`: the number of earlier events.
    """
    moves = [event for event in run.events[start:] if isinstance(event, Moved)]
    if not moves:
        return {}
    # If the card with the ability pays by being banished, it is also the banished card.
    itself = any(isinstance(part, lang.BanishThis) for part in ability.cost)
    given = [event for event in moves if not (itself and event.object == thing.id)]
    found = {
        "this": [event for event in moves if event.object == thing.id],
        "discarded": [event for event in given if event.verb == "discard"],
        "banished": [event for event in given if event.verb == "banish"],
    }
    bound = {}
    for name, events in found.items():
        if events:
            bound[name] = tuple([event.new for event in events])
            if all(event.object in run.state.departed for event in events):
                bound[in_play(name)] = tuple([event.object for event in events])
    return bound


@rule("4.4.3.2", "1.5.5.4", "6.1.7.1")
def is_used_for_free(run: Run, player: str, thing: Object, ability: lang.Activated) -> bool:
    """Whether the ability can be used for free: then it is, and only exerting is paid."""
    view = view_of(run.state)
    return any(
        isinstance(free, lang.UsesFree)
        and free.ability in ("", ability.name)
        and (free.condition is None or view.holds(free.condition, Text(player, thing.id)))
        for free in view.definition(thing).abilities
    )


@rule("4.4.4")
def resolve_ability(run: Run, task: ResolveAbility) -> None:
    """The effect resolves immediately once the cost is paid."""
    resolve_effect(run, task.effect, context_of(task.player, task.source, task.card, task.bound))
