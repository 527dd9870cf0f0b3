"""4.6 Challenge, first step: who challenges whom. The rest is in `challenge_damage`."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import gained
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import asked_to_act, pay_to_act
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Challenged, Exerted
from oracle.games.lorcana.rules.keywords.bodyguard import check_bodyguard
from oracle.games.lorcana.rules.keywords.evasive import check_evasive
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import PLAY, Allowed, Object, by_ref
from oracle.games.lorcana.rules.state import Challenge as UnderWay
from oracle.games.lorcana.rules.tasks import Challenge, ChallengeDamage, EndChallenge
from oracle.games.lorcana.rules.turn_actions.general import (
    BAG,
    CHECK,
    check_not_idle,
    check_own_character,
    complete_turn_action,
    find_card,
    take_turn_action,
)
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.6.1", "4.6.3", "4.6.5", "4.6.6.3", "4.6.7")
def challenge(run: Run, action: Challenge) -> None:
    """The turn action: the declaration, its triggers, the damage, and the triggers of that, in this order."""
    take_turn_action(run, action.player)
    challenger = find_card(run, action.card, "4.6.4.1")
    declare_challenger(run, action.player, challenger)
    challenged = choose_challenged(run, action.player, challenger, action.target)
    pay_to_challenge(run, action.player, challenger)
    run.commit()
    begin_challenge(run, action.player, challenger, challenged)
    run.then(CHECK, BAG, ChallengeDamage(), CHECK, BAG, EndChallenge())
    complete_turn_action(run)


@rule("4.6.1", "4.6.4.1", "4.6.4.3", "5.3.4")
def declare_challenger(run: Run, player: str, thing: Object) -> None:
    """Only a character the player has in play, ready and dry, challenges. Raises IllegalAction (4.6.4.1, 1.7.5)."""
    check_own_character(run, player, thing, "4.6.4.1")
    if thing.exerted:
        raise IllegalAction("4.6.4.1", f"{thing.card} is exerted")
    check_dry_or_rush(run, thing)
    check_not_forbidden(run, "challenge", player, thing)


@rule("1.7.5", "5.1.1.11", "5.3.5", "8.9.1")
def check_dry_or_rush(run: Run, thing: Object) -> None:
    """A drying character challenges only with Rush. Raises IllegalAction (1.7.5)."""
    check_not_idle(run, thing)
    if thing.drying and view_of(run.state).keyword(thing, "rush") is None:
        raise IllegalAction("1.7.5", f"{thing.card} is drying")


@rule("4.6.4.2", "4.6.4.3", "4.6.8.1")
def choose_challenged(run: Run, player: str, challenger: Object, target: str | None) -> Object:
    """The character or location challenged: the named one, or one for which the player is asked.

    Raises IllegalAction with the reason why the named one, or every one, cannot be challenged.
    """
    check = partial(check_challenged, run, player, challenger)
    if target is not None:
        thing = find_card(run, target, "4.6.4.2")
        check(thing)
        return thing
    opposing = within_reach(run, player)
    for thing in opposing:
        if run.could(partial(check, thing)):
            break
    else:
        raise IllegalAction("4.6.4.2", f"there is nothing {challenger.card} can challenge")
    if asked_to_act(run, "challenge", challenger):
        # Nothing is asked about a challenge that cannot be paid for.
        run.require(partial(pay_to_challenge, run, player, challenger))
    run.commit()
    return pick(
        run, player, opposing, label=lambda thing: thing.card, legal=check, find=partial(by_ref, run.state),
        source=challenger.card, text="whom to challenge", part="target",
    )[0]  # fmt: skip


@rule("4.6.4.2", reads=True)
def within_reach(run: Run, player: str) -> tuple[Object, ...]:
    """The targets that a player's characters may challenge, by the targets' own state; other cards need no check."""
    view = view_of(run.state)
    ready_too = some_may_challenge_ready(run)
    opposing = [thing for thing in view.in_play() if thing.player != player]
    return tuple(
        [thing for thing in opposing if ready_too or thing.exerted or view.definition(thing).type == "location"]
    )


@rule("1.2.1")
def some_may_challenge_ready(run: Run) -> bool:
    """Whether any text lets characters challenge ready ones."""
    view = view_of(run.state)
    return (
        bool(view.index.challenges_ready)
        or any(isinstance(effect, Allowed) for effect in run.state.modifiers)
        or any(gained(view, lang.ChallengesReady))
    )


@rule("4.6.4.3")
def check_challenged(run: Run, player: str, challenger: Object, thing: Object) -> None:
    """Whether one can challenge the other. Raises IllegalAction with the violated requirement or limiter."""
    check_can_be_challenged(run, player, challenger, thing)
    check_bodyguard(run, thing, partial(check_can_be_challenged, run, player, challenger))


@rule("4.6.4.2", "4.6.8", "4.6.8.2", "5.6.5.3")
def check_can_be_challenged(run: Run, player: str, challenger: Object, thing: Object) -> None:
    """The requirements on the challenged card itself, apart from other cards.

    An opposing exerted character, or an opposing location, which is never exerted. Raises IllegalAction (4.6.4.2,
    8.6.1, 1.2.2).
    """
    view = view_of(run.state)
    kind = view.game.cards[thing.cards[0]].type
    if thing.zone != PLAY or thing.player == player or kind not in ("character", "location"):
        raise IllegalAction("4.6.4.2", f"{thing.card} is no opposing character or location in play")
    if kind == "character" and not thing.exerted and not may_challenge_ready(run, challenger, thing):
        raise IllegalAction("4.6.4.2", f"{thing.card} is ready")
    check_evasive(run, challenger, thing)
    check_not_forbidden(run, "challenge", player, challenger, thing)
    check_not_forbidden(run, "be-challenged", player, thing, challenger)


@rule("1.2.1")
def may_challenge_ready(run: Run, challenger: Object, thing: Object) -> bool:
    """Whether a card's text lets this character challenge that ready one, contrary to the rule."""
    view = view_of(run.state)
    for source, allows in chain(view.index.challenges_ready, gained(view, lang.ChallengesReady)):
        mine = view.applies(source, allows.what, allows.condition, challenger)
        if mine and view.matches(thing, allows.against, Text(source.player, source.id)):
            return True
    return any(
        isinstance(effect, Allowed)
        and challenger.id in effect.objects
        and view.in_force(effect)
        and view.matches(thing, effect.what, Text(effect.player, effect.source, effect.bound))
        for effect in run.state.modifiers
    )


@rule("4.6.4.3", "1.5.3")
def pay_to_challenge(run: Run, player: str, challenger: Object) -> None:
    """Costs that cards add to each challenge are paid in full. Raises IllegalAction (1.5.3)."""
    pay_to_act(run, "challenge", player, challenger)


@rule("4.6.4.4", "4.6.4.5", "4.6.2")
def begin_challenge(run: Run, player: str, challenger: Object, challenged: Object) -> None:
    """The challenger is exerted, and the challenge between these two begins."""
    run.happen(Exerted(objects=(challenger.id,), why="challenge"))
    run.happen(Challenged(challenge=UnderWay(player=player, challenger=challenger.id, challenged=challenged.id)))


def can_challenge(run: Run, thing: Object) -> bool:
    """Whether a character can challenge anything now, including the costs."""

    def declare() -> None:
        declare_challenger(run, thing.player, thing)
        choose_challenged(run, thing.player, thing, None)
        pay_to_challenge(run, thing.player, thing)

    return run.could(declare)
