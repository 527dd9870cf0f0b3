"""4.3 Play a card: announce it, choose the cost, determine the total, pay, and it is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules.abilities.printed import matches_card
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.card_types.actions import (
    check_effect_is_possible,
    enter_as_action,
    put_away,
    resolve_action,
)
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Moved, Played, Revealed, Shifted, TakenFromUnder
from oracle.games.lorcana.rules.keywords.shift import check_what_two_bring, returns_later
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import HAND, NOWHERE, PLAY, FromUnder, Object
from oracle.games.lorcana.rules.tasks import Check, CostChoice, PlayCard, ResolveAbility, ResolveAction
from oracle.games.lorcana.rules.turn_actions.entering import Entering, enters
from oracle.games.lorcana.rules.turn_actions.general import complete_turn_action, find_card, take_turn_action
from oracle.games.lorcana.rules.turn_actions.total_cost import determine_total_cost, pay_total_cost, payer_of
from oracle.games.lorcana.rules.turn_actions.ways import Way, ways_to_play
from oracle.kernel.errors import IllegalAction, Undecided
from oracle.kernel.open_questions import rests_on
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

AfterAction = Literal["discard", "bottom-of-deck"]
MOST_WITHIN = 20
"""Maximum nesting depth of actions before the nesting counts as endless."""


@rule("4.3.1", "4.1.4", "4.3.2", "4.3.4")
def play_a_card(run: Run, action: PlayCard) -> None:
    """The turn action: a card is announced and its cost is paid.

    Raises IllegalAction from any of its steps; the game then returns to before the announcement (4.1.4, 1.7.6).
    """
    take_from_under(run, action.player, action.card)
    thing = find_card(run, action.card, "4.3.2")
    if not _any_turn(run, thing):
        check_active_player(run, action.player, thing)
        take_turn_action(run, action.player)
    announce_card(run, action.player, thing)
    if run.game.edition.unplayable_in_part:
        check_effect_is_possible(run, action.player, thing)
    way = announce_cost(run, action.player, thing, action.cost)
    named = action.cost.ink if action.cost else ()
    if way.skips_payment:
        check_nothing_pays(thing, named)
        run.commit()
        become_played(run, action.player, thing, way, 0)
    else:
        total = determine_total_cost(run, action.player, thing, way)
        ink = pay_total_cost(run, payer_of(action.player, thing, way, named), total)
        become_played(run, action.player, thing, way, ink)
    complete_turn_action(run)


@home("1.5.5.3")
def check_nothing_pays(thing: Object, named: tuple[str, ...]) -> None:
    """Playing for free exerts no ink card, so none may be named. Raises IllegalAction (1.5.5.3)."""
    if named:
        raise IllegalAction("1.5.5.3", f"{thing.card} is played for free: {', '.join(named)} cannot be exerted for it")


@home("1.2.1")
def _any_turn(run: Run, thing: Object) -> bool:
    abilities = run.game.cards[thing.cards[0]].abilities
    if not abilities or run.state.waiting:
        return False
    return any(isinstance(a, lang.PlayableFrom) and a.any_turn and a.zone == thing.zone for a in abilities)


@rule("4.3.2")
def check_active_player(run: Run, player: str, thing: Object) -> None:
    """Only the active player plays cards. Raises IllegalAction (4.3.2)."""
    if player != run.state.turn.player:
        raise IllegalAction("4.3.2", f"it is {run.state.turn.player}'s turn; {player} cannot play {thing.card}")


@rule("4.3.2")
def check_may_be_played(run: Run, player: str, thing: Object) -> None:
    """Cards are played from their player's hand, unless a card's own text allows another zone.

    Raises IllegalAction (4.3.2).
    """
    if thing.player != player:
        raise IllegalAction("4.3.2", f"{thing.card} is not {player}'s card")
    if thing.zone in (HAND, NOWHERE):
        return
    if not _opens_its_zone(view_of(run.state).definition(thing), thing.zone):
        raise IllegalAction("4.3.2", f"{thing.card} is in {player}'s {thing.zone}, not in hand")


@home("4.3.2", "6.1.12")
def _opens_its_zone(card: Definition, zone: str) -> bool:
    return any(isinstance(ability, lang.PlayableFrom) and ability.zone == zone for ability in card.abilities)


@rule("1.2.1", "4.3.2")
def take_from_under(run: Run, player: str, ref: str) -> None:
    """A card that a text lets its player play from under another leaves the stack."""
    stack: Object = run.state.objects[run.state.where[ref]]
    if stack.cards[0] == ref:
        return
    for allowed in run.state.modifiers:
        if (
            isinstance(allowed, FromUnder)
            and (allowed.player, allowed.under) == (player, stack.id)
            and matches_card(run.game.cards[ref], allowed.what)
        ):
            run.happen(TakenFromUnder(card=ref))
            return


@rule("4.3.2.1")
def announce_card(run: Run, player: str, thing: Object) -> None:
    """First step: the card is announced and revealed."""
    check_may_be_played(run, player, thing)
    check_not_forbidden(run, "play", player, thing)
    run.declare(Revealed(cards=(thing.card,)))


@rule("4.3.2.2")
def announce_cost(run: Run, player: str, thing: Object, choice: CostChoice | None) -> Way:
    """Second step: the ink cost or one alternate cost; the others are ignored.

    Raises IllegalAction (4.3.2.2, or the clause of the alternate cost) if the card has no such cost.
    """
    ways = ways_to_play(run, player, thing)
    free = ways.get("free")
    if free is not None and free.skips_payment and run.game.edition.free_is_automatic:
        if choice is not None and choice.kind != "free":
            raise IllegalAction("4.3.2.2", f"{thing.card} can be played for free, which is chosen by itself")
        return free
    if choice is None:
        return ways[_ask_cost(run, player, thing, ways)].announced(run, player, thing, None)
    return find_cost(run, thing, ways, choice.kind).announced(run, player, thing, choice)


@rule("1.5.5", "1.5.5.3", "4.3.2.2", "5.4.4.2", "8.10.1", "8.12.1")
def find_cost(run: Run, thing: Object, ways: dict[str, Way], kind: str) -> Way:  # noqa: ARG001
    """The announced cost must be one the card has. Raises IllegalAction by the clause that gives cards such a cost."""
    if kind not in ways:
        raise IllegalAction(_NO_SUCH_COST.get(kind, "4.3.2.2"), f"{thing.card} has no cost of kind {kind}")
    return ways[kind]


_NO_SUCH_COST = {"shift": "8.10.1", "sing": "5.4.4.2", "sing-together": "8.12.1", "free": "1.5.5.3", "other": "1.5.5"}


def _ask_cost(run: Run, player: str, thing: Object, ways: dict[str, Way]) -> str:
    payable = tuple(kind for kind, way in ways.items() if run.could(partial(_probe, run, player, thing, way)))
    if not payable:
        # Let the rule that refuses the ink cost give the reason.
        _probe(run, player, thing, ways["ink"])
    return run.ask("cost", player, payable, source=thing.card, text="how to play it")[0]


def _probe(run: Run, player: str, thing: Object, way: Way) -> None:
    announced = way.announced(run, player, thing, None)
    total = determine_total_cost(run, player, thing, announced)
    pay_total_cost(run, payer_of(player, thing, announced), total)


@rule("4.3.3", "6.7.1")
def become_played(
    run: Run,
    player: str,
    thing: Object,
    way: Way,
    ink: int,
    entering: Entering | None = None,
    *,
    by_effect: bool = False,
    after: AfterAction = "discard",
) -> int:
    """The card enters play by its type and counts as played; returns its new object."""
    card = view_of(run.state).definition(thing)
    if card.type == "action":
        return play_action(run, player, thing, way, ink, by_effect=by_effect, after=after)
    return play_permanent(run, player, thing, way, ink, entering)


@rule("4.3.3.1", "6.7.1.1")
def play_permanent(run: Run, player: str, thing: Object, way: Way, ink: int, entering: Entering | None) -> int:
    """A character, item or location enters the Play zone; a shifted one on top of the card named in its cost."""
    how = enters(run, player, thing, way.onto, entering)
    if not way.onto:
        new: int = run.state.next_id
        move: Event = Moved(
            object=thing.id, to=PLAY, verb="play", exerted=how.exerted, drying=how.drying, damage=how.damage
        )
    else:
        new, *beside = way.onto
        check_what_two_bring(run, way.onto)
        move = Shifted(
            object=thing.id, onto=new, beside=tuple(beside), exerted=how.exerted, drying=how.drying, damage=how.damage
        )
    played = Played(object=new, card=thing.card, player=player, cost=way.kind, ink=ink, covered=way.onto)
    run.happen(move, played, *returns_later(run, player, thing, way.shift, way.onto))
    # The reason for entering exerted is part of playing it, not a triggered ability (6.7.9).
    run.then(*[ResolveAbility(player=player, source=new, card=thing.card, effect=effect) for effect in how.effects])
    return new


def note_actions_that_wait(run: Run, new: int) -> None:
    """Report an action played by an action while another, played earlier, is still waiting."""
    queued = {task.object for task in run.tasks if isinstance(task, ResolveAction)} | {new}
    there = [thing for thing in view_of(run.state).in_play() if view_of(run.state).definition(thing).type == "action"]
    # One of them is resolving.
    if len([thing for thing in there if thing.id not in queued]) > 1:
        rests_on(140)


@rule("4.3.3.2", "5.4.5", "5.4.1", "7.1.6.1", "7.4.1")
def play_action(
    run: Run, player: str, thing: Object, way: Way, ink: int, *, by_effect: bool, after: AfterAction
) -> int:
    """An action enters the Play zone; its effect resolves, then it goes to the discard."""
    new: int = run.state.next_id
    played = Played(object=new, card=thing.card, player=player, cost=way.kind, ink=ink, singers=way.singers)
    run.happen(*enter_as_action(run, player, thing, way.singers, played))
    resolves = ResolveAction(object=new, player=player, card=thing.card, after=after, singers=way.singers)
    if by_effect and run.game.edition.nested_action == "at-once":
        resolve_at_once(run, resolves)
    else:
        if after != "discard":
            # The effect that plays it puts it there and is still in progress; this action resolves from there (6.7.8).
            put_away(run, resolves)
        note_actions_that_wait(run, new)
        if by_effect:
            # The effect that played it is over before this action's own begins, and a check follows it (6.7.5).
            run.then(Check())
        run.then(resolves)
    return new


def resolve_at_once(run: Run, action: ResolveAction) -> None:
    """In the documents an action resolves within the effect that plays it, before the rest of that effect.

    Raises Undecided (6.1.10) for actions that keep playing one another: no clause says how that ends.
    """
    if run.depth == MOST_WITHIN:
        question = f"how it ends that actions play one another, each within the one before (more than {MOST_WITHIN})"
        raise Undecided("6.1.10", question, endless=True)
    run.depth += 1
    try:
        resolve_action(run, action)
    finally:
        run.depth -= 1
