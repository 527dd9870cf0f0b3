"""4.6 of the notes: challenging. The sequence of steps and the damage are as in the book."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NoReturn

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Challenged
from oracle.games.lorcana.rules.readings.seed_chapter_4.general import check_first_of_turn, had
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.readings.seed_chapter_4.quest import is_assigned
from oracle.games.lorcana.rules.state import PLAY, Object, by_ref
from oracle.games.lorcana.rules.state import Challenge as UnderWay
from oracle.games.lorcana.rules.turn_actions.challenge import check_dry_or_rush
from oracle.games.lorcana.rules.turn_actions.general import check_own_character, find_card
from oracle.kernel.errors import IllegalAction, Undecided
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@NOTES.rule("4.6-1", "4.6-none", replaces="declare_challenger")
def check_without_vigilance(run: Run, player: str, thing: Object) -> None:
    """The challenger is a character of the player's own that has no mission; it may be exerted.

    An earlier challenge this turn need not be checked, since there is only one. Other chapters' restrictions on
    challenging still apply. Raises IllegalAction (4.6-once, 4.6-1, 4.5-attack; 1.7.5, 1.2.2 of the book).
    """
    check_one_challenge(run)
    check_own_character(run, player, thing, NOTES.cite("4.6-1"))
    check_not_assigned(run, thing)
    check_dry_or_rush(run, thing)
    check_not_forbidden(run, "challenge", player, thing)


@NOTES.rule("4.6-once")
def check_one_challenge(run: Run) -> None:
    """Raises IllegalAction (4.6-once) for a second challenge of the turn."""
    check_first_of_turn(run, "challenge", "4.6-once")


@NOTES.rule("4.5-attack")
def check_not_assigned(run: Run, thing: Object) -> None:
    """A character with a mission does not attack. Raises IllegalAction (4.5-attack)."""
    if is_assigned(view_of(run.state), thing):
        raise IllegalAction(NOTES.cite("4.5-attack"), f"{thing.card} has a mission this turn")


@NOTES.rule("4.6-2", "4.6-challenge", replaces="choose_challenged")
def opponent_picks_defender(run: Run, player: str, challenger: Object, target: str | None) -> Object:
    """The opponent picks one of their characters. If there is only one, the challenger may name it.

    Raises IllegalAction (4.6-2, 4.6-challenge), Undecided (4.6-no-defender).
    """
    check = partial(check_defender, run, player, challenger)
    if target is not None:
        check(find_card(run, target, NOTES.cite("4.6-challenge")))
    things = [thing for thing in view_of(run.state).in_play() if thing.player != player]
    able = [thing for thing in things if run.could(partial(check, thing))]
    if not able:
        nobody_defends(run)
    if target is not None and len(able) > 1:
        raise IllegalAction(NOTES.cite("4.6-2"), f"it is {able[0].player} who picks the defender")
    return pick(
        run, able[0].player, things, label=lambda thing: thing.card, legal=check, find=partial(by_ref, run.state),
        source=challenger.card, text="which character defends",
    )[0]  # fmt: skip


@NOTES.rule("4.6-challenge", "4.6-2")
def check_defender(run: Run, player: str, challenger: Object, thing: Object) -> None:
    """A character of the opponent, ready or exerted, that has no Evasive and no mission.

    Raises IllegalAction (4.6-challenge, 4.6-2; 1.2.2 of the book).
    """
    view = view_of(run.state)
    if thing.zone != PLAY or thing.player == player or view.definition(thing).type != "character":
        raise IllegalAction(NOTES.cite("4.6-challenge"), f"{thing.card} is no character of the opponent")
    if view.keyword(thing, "evasive") is not None or is_assigned(view, thing):
        raise IllegalAction(NOTES.cite("4.6-2"), f"{thing.card} has Evasive or a mission, and does not defend")
    check_not_forbidden(run, "challenge", player, challenger, thing)
    check_not_forbidden(run, "be-challenged", player, thing, challenger)


def nobody_defends(run: Run) -> NoReturn:
    """The challenge happens and the attacker is damaged, but the notes give no amount: the oracle cannot continue.

    Raises Undecided (4.6-no-defender); in a trial, IllegalAction.
    """
    clause = NOTES.cite("4.6-no-defender")
    if run.trial:
        raise IllegalAction(clause, "nobody can say how a challenge without a defender ends")
    raise Undecided(clause, "how much damage does an attacker take when nobody can defend")


@NOTES.rule("4.6", replaces="begin_challenge")
def challenge_without_exerting(run: Run, player: str, challenger: Object, challenged: Object) -> None:
    """The challenge between these two begins; nobody is exerted for it."""
    fight = UnderWay(player=player, challenger=challenger.id, challenged=challenged.id)
    run.happen(Challenged(challenge=fight), had("challenge"))
