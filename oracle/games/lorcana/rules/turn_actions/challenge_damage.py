"""4.6.6 to 4.6.9 Challenge, second step: damage, and the end of the challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import Hit, deal_damage
from oracle.games.lorcana.rules.events import ChallengeOver, Ended
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object, State
from oracle.games.lorcana.rules.tasks import ChallengeDamage, EndChallenge

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.6.6.2", "4.6.9", "4.6.9.1", "4.6.4.4")
def challenge_damage(run: Run, _task: ChallengeDamage) -> None:
    """Both sides deal their damage at once; none is dealt once either has left the challenge."""
    state: State = run.state
    fight = state.challenge
    if fight is None or fight.challenger not in state.objects or fight.challenged not in state.objects:
        return
    challenger, challenged = state.objects[fight.challenger], state.objects[fight.challenged]
    deal_damage(
        run,
        [
            Hit(object=challenged.id, base=damage_in_challenge(run, challenger), by=challenger.id),
            Hit(object=challenger.id, base=damage_in_challenge(run, challenged), by=challenged.id),
        ],
        in_challenge=True,
    )


@rule("4.6.6.1", "4.6.8.3", "6.6.2", "5.3.6.2")
def damage_in_challenge(run: Run, thing: Object) -> int | None:
    """The damage one side deals before modifiers of damage: its modified Strength, a negative one counting as 0.

    A location has no Strength and deals none, whatever modifies damage: None.
    """
    view = view_of(run.state)
    if view.strength_or_none(thing) is None:
        return None
    values = view.values(thing)
    instead = deals_with_instead(run, thing)
    return max(values.strength if instead is None else getattr(values, instead), 0)


@rule("1.2.1")
def deals_with_instead(run: Run, thing: Object) -> str | None:
    """The characteristic that a card's text uses for this character's damage instead of its Strength."""
    view = view_of(run.state)
    for source, fights in view.index.fights_with:
        if view.applies(source, fights.what, fights.condition, thing):
            return fights.stat
    return None


@rule("4.6.7", "4.6.9.2")
def end_challenge(run: Run, _task: EndChallenge) -> None:
    """Nothing is waiting: effects of the challenge end with it, and abilities for its end trigger."""
    fight = run.state.challenge
    if fight is None:
        return
    ending = tuple(modifier.id for modifier in run.state.modifiers if modifier.until == "this-challenge")
    ended = [Ended(modifiers=ending)] if ending else []
    run.happen(*ended, ChallengeOver(challenge=fight))
