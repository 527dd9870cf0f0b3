"""Judges the options an engine offers by what the omitted options would change on the reference."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from oracle.profiles import Profile
from oracle.protocol.messages import Card, Decision
from oracle.suite.intent.line import Fact
from oracle.suite.intent.matching import same_question
from oracle.suite.intent.offers import misoffered, not_offered, shortened
from oracle.suite.intent.path import Doubt, Undetermined
from oracle.suite.intent.wanted import is_known, is_to_be_asked, left_out, swaps
from oracle.suite.intent.wishes import Wish
from oracle.suite.plan import Plan
from oracle.suite.play.world import NOBODY_ASKED
from oracle.suite.table.option_words import option_list
from oracle.suite.table.table import Table
from oracle.suite.table.wording import decision_words


def has_to_be_asked(plan: Plan, edition: str, wish: Wish, short: Decision | None) -> bool:
    """Whether an engine that does not ask this makes a choice that belongs to the player.

    `short`: the question that it asks instead, which does not offer the wanted answer. Raises Undetermined.
    """
    fact = wish.fact
    if not wish.open and swaps(plan, edition, fact) is not None:
        return False
    missing = short is None or left_out(plan, edition, fact, short.options) != ()
    return missing and _is_to_be_asked(plan, edition, fact, for_this=False)


def must_be_told(plan: Plan, edition: str, fact: Fact, short: Decision | None) -> bool:
    """Whether the engine must receive this: not if it may have chosen on its own because nothing else matters.

    Raises Undetermined.
    """
    if short is not None and left_out(plan, edition, fact, short.options) != ():
        _check_known(plan, edition, fact)
        return True
    return _is_to_be_asked(plan, edition, fact, for_this=True)


def _is_to_be_asked(plan: Plan, edition: str, fact: Fact, *, for_this: bool) -> bool:
    _check_known(plan, edition, fact)
    return is_to_be_asked(plan, edition, fact, for_this=for_this)


def _check_known(plan: Plan, edition: str, fact: Fact) -> None:
    """Raises Undetermined in a variation, in which a crowd may bring the answers.

    In a written scenario so many answers matter, such as the cards to put back before the game begins.
    """
    if plan.varied and not is_known(plan, edition, fact):
        asked = decision_words(fact.question)
        raise Undetermined(f"which of the answers matter is not known, as they are too many to try: {asked}")


def taken_instead(plan: Plan, edition: str, question: Decision, fact: Fact) -> Iterator[tuple[Doubt, int]]:
    """The equal things that an engine may have taken on its own if this later question is not about the fact.

    They are no longer offered, but the wanted thing still is.
    """
    if same_question(fact.question, question):
        return
    for which, swap in enumerate(swaps(plan, edition, fact) or (), start=1):
        offered = [(one in question.options, other in question.options) for one, other in swap]
        if all(pair == (True, False) for pair in offered):
            yield Doubt("taken", fact.place), which


def untold_words(wish: Wish, asked: Decision | None, short: Decision | None, surplus: Decision | None) -> str:
    """What happened instead of a question for the wish: the current question, and the one before."""
    if short is not None:
        return not_offered({*wish.left} - {*short.options}, short)
    if asked is not None:
        return f"another question: {decision_words(asked)}"
    if surplus is not None:
        return f"nobody is asked now; no answer that is wanted fits what was: {decision_words(surplus)}"
    return NOBODY_ASKED


def in_play(table: Table, game: Profile, but: Collection[str]) -> list[str]:
    """Refs of the other cards among which a target could be."""
    zones = {zone for zone in game.state_zones if zone != game.resource_zone}
    cards = [card.ref for card in table.cards.values() if card.zone in zones and card.under is None]
    return [ref for ref in cards if ref not in but]


def stays_open(plan: Plan, wishes: Sequence[Wish], question: Decision) -> bool:
    """Whether a question about cards comes up in a scenario about being asked: it stays unanswered."""
    if not plan.asked and not any(wish.open for wish in wishes):
        return False
    known = {card.ref for card in plan.position.cards}
    return any(option in known for option in question.options)


def wrong_offer(
    plan: Plan,
    edition: str,
    question: Decision,
    wish: Wish,
    about: Sequence[Wish],
    cards: Mapping[str, Card] | None,
) -> tuple[str, str] | None:
    """Expected and actual options, if an option that matters is missing, or there are too many.

    `cards`: the table, if no step checks the options. Surplus options are then ignored, and undetermined ones do not
    count against the engine. Raises Undetermined.
    """
    if cards is not None:
        missing, surplus = {*shortened(question, wish, cards)}, set[str]()
    else:
        missing, surplus = misoffered(question, wish, about) or (set(), set())
    if missing and not surplus:
        known = left_out(plan, edition, wish.fact, question.options)
        if known is not None:
            missing &= {*known}
        elif cards is not None:
            missing = set()
        else:
            _check_known(plan, edition, wish.fact)
    if not missing and not surplus:
        return None
    expected = f"{question.player} is asked to choose from {option_list(wish.fact.question.options)}"
    return expected, not_offered(missing, question) if missing else decision_words(question)
