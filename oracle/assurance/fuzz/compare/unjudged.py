"""Situations in which no engine is judged: tables of reasons. If one applies, the game ends without a verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec
from msgspec.structs import replace

from oracle.assurance.fuzz.compare import comparison
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.replacing import OPTIONAL
from oracle.profiles import Profile
from oracle.protocol.bounds import LARGEST_NUMBER, MOST_OPTIONS
from oracle.protocol.messages import Decision, Observation
from oracle.suite.localisation import Called
from oracle.suite.phrases.move import Move

MOST_CARDS = 300
"""The maximum number of cards on a table, including tokens, that an engine must handle."""


class Inconclusive(Exception):
    """The game cannot be judged from here on; the text gives the reason."""


class Moment(Protocol):
    """A game on both engines, at the point where reasons are looked for."""

    game: Profile
    capabilities: frozenset[str]
    reference: ReferenceEngine
    move: Move
    asked: Decision | None
    """The reference's question before the move."""
    table: Observation
    """The reference's answer, with its next question."""
    question: Decision | None
    """The engine's next question."""
    calls: list[Called]
    """The reference's events of the move."""
    uncompared: list[Called]
    """The reference's events since the last comparison of tables."""
    answered: tuple[Decision, tuple[str, ...]] | None
    """The last answered question, and the answer."""
    exact: bool
    """Whether the same resources are used up in both, not only as many."""
    known: tuple[tuple[str, ...], ...]
    """The outcomes of chance that the engine received."""
    drawn: tuple[tuple[str, ...], ...]
    """The outcomes of chance in the reference so far."""


Reasons = Mapping[Callable[[Moment], bool], str]


def check(moment: Moment, reasons: Reasons) -> None:
    """Raise `Inconclusive` for the first reason that applies."""
    for holds, why in reasons.items():
        if holds(moment):
            raise Inconclusive(why)


def names_unlike_resources(now: Moment) -> bool:
    """The move names its payment, and other resources are ready in the engine."""
    return bool(now.move.resources) and not now.exact


def answers_nobody(now: Moment) -> bool:
    """The move is an answer, and one of the two asks nothing."""
    return now.move.action is None and (now.asked is None or now.question is None)


def nobody_asks(now: Moment) -> bool:
    """The move is an answer, and the reference asks nothing."""
    return now.move.action is None and now.asked is None


def engine_orders_triggers(now: Moment) -> bool:
    """The reference asks which ability resolves next; this engine does not declare that it does."""
    asked = now.table.decision
    return asked is not None and asked.kind == "trigger" and comparison.STEPWISE not in now.capabilities


def answered_otherwise(now: Moment) -> bool:
    """The same question was asked just before, not about a card, and answered differently: engines may ask in another
    order.

    It may be a yes or no, or the choice of an Expedition.
    """
    if now.answered is None or now.asked is None or now.move.answer is None:
        return False
    before, answer = now.answered
    if not {card.ref for card in now.table.position.cards}.isdisjoint(now.asked.options):
        return False
    if now.asked.kind == "may":
        same = replace(before, id="") == replace(now.asked, id="")
    else:
        same = replace(before, id="", text="") == replace(now.asked, id="", text="")
    return same and answer != now.move.answer


def told_by_number(now: Moment) -> bool:
    """The answer names one of several waiting abilities that only a number distinguishes."""
    if now.asked is None or now.asked.kind != "trigger":
        return False
    return any(f"{_without_number(each)} 2" in now.asked.options for each in now.move.answer or ())


def _without_number(label: str) -> str:
    before, _, number = label.rpartition(" ")
    return before if before and number.isdecimal() else label


def gave_up(now: Moment) -> bool:
    """The reference has stopped an endless loop."""
    return now.reference.gave_up()


def beyond_counting(now: Moment) -> bool:
    """There are more counters of a kind than the protocol can express."""
    position = now.table.position
    counted = [*(card.counters for card in position.cards), *(player.counters for player in position.players)]
    return any(number > LARGEST_NUMBER for counters in counted for number in counters.values())


def crowded(now: Moment) -> bool:
    """There are so many cards that a correct engine may take long to answer."""
    return len(now.reference.observe().position.cards) > MOST_CARDS


def beyond_the_protocol(now: Moment) -> bool:
    """The reference asks or shows more than a message may hold, so no engine could answer."""
    asked = [call.reply.decision for call in now.uncompared]
    if any(each is not None and len(each.options) > MOST_OPTIONS for each in asked):
        return True
    try:
        msgspec.convert(msgspec.to_builtins(now.reference.observe()), Observation)
    except msgspec.ValidationError:
        return True
    return False


def chance_taken_back(now: Moment) -> bool:
    """An outcome of chance that the engine was given has not occurred after all."""
    return now.drawn[: len(now.known)] != now.known


def amount_again(now: Moment) -> bool:
    """The reference asks "up to how much" for one card after another, without naming the card."""
    before, asked = now.asked, now.table.decision
    if before is None or asked is None or before.kind != "option" or not _about_a_number(before):
        return False
    return _about_a_number(asked) and (before.source, before.text) == (asked.source, asked.text)


def _about_a_number(asked: Decision | None) -> bool:
    return asked is not None and bool(asked.options) and all(option.isdecimal() for option in asked.options)


def dice_thrown_early(now: Moment) -> bool:
    """One of them asks which result is taken: the engine rolled the dice before it received their outcome."""
    return now.game.dice and (_about_a_number(now.table.decision) or _about_a_number(now.question))


def players_in_another_order(now: Moment) -> bool:
    """The reference asks about an optional change; after one of the answers it asks the engine's current question.

    Several players' changes of one step have no order (altered/3.0:6.1.e).
    """
    asked, theirs = now.table.decision, now.question
    if asked is None or theirs is None or asked.text != OPTIONAL:
        return False
    before = now.reference.snapshot()
    following = []
    for option in asked.options:
        following.append(now.reference.decide(asked.player, asked.id, (option,)).decision)
        now.reference.restore(before)
    return any(comparison.questions(each, theirs) is None for each in following)


def offers_unlike_resources(now: Moment) -> bool:
    """A resource is among the options, and the engine has used up other resources."""
    options = {option for asked in (now.table.decision, now.question) if asked is not None for option in asked.options}
    return not now.exact and bool(options & comparison.resources(now.table.position, now.game))


def nobody_orders(now: Moment) -> bool:
    """Several cards have gone to a deck, and no text states their order."""
    unordered = own(now.game.id).unordered
    return bool(unordered) and any(applied.rule in unordered for call in now.uncompared for applied in call.rules)


def book_leaves_winner_open(now: Moment) -> bool:
    """The rule book does not state who has won."""
    return own(now.game.id).open_end(now.table)


def rests_on_a_conflict(now: Moment) -> bool:
    """Under another side of an open conflict the reference would have acted differently."""
    return bool(now.reference.rests_on)


RESOURCES = "other resources are used up in the engine"
TRIGGERS = "the engine chooses which ability resolves next"
ANSWERS = "a question has too many answers to try"
LIKE_CARDS = "cards with the same name are in each other's places"

TWO_THINGS: Reasons = {
    answered_otherwise: "nothing says which of several things each question is about",
    told_by_number: "nothing says which of several waiting abilities a number stands for",
}
BEFORE_A_MOVE: Reasons = {
    names_unlike_resources: RESOURCES,
    answers_nobody: "nobody is asked",
    engine_orders_triggers: TRIGGERS,
    **TWO_THINGS,
}
BEFORE_A_MOVE_OF_AN_ACTION: Reasons = {nobody_asks: "nobody is asked", **TWO_THINGS}
"""The same reasons when whole actions are compared."""
AFTER_A_MOVE: Reasons = {
    gave_up: "the reference has stopped an endless process",
    crowded: "there are more cards than an engine must handle",
}
"""Checked before the engine makes the move."""
BY_CHANCE: Reasons = {chance_taken_back: "an outcome of chance was taken back"}
AFTER_AN_ACCEPTED_MOVE: Reasons = {
    beyond_counting: "there are more counters than the protocol can express",
    amount_again: "nothing says for which of several cards each amount is asked",
}
OTHER_QUESTION: Reasons = {
    dice_thrown_early: "the engine rolled a die before it asked",
    players_in_another_order: "no rule says in which order players are asked about optional changes",
}
OTHER_QUESTION_ALONE: Reasons = {engine_orders_triggers: TRIGGERS, offers_unlike_resources: RESOURCES}
"""If the tables are equal."""
OTHER_ORDER: Reasons = {nobody_orders: "nothing says in which order several cards go to a deck"}
FAULT: Reasons = {beyond_the_protocol: "the reference asks or shows more than the protocol can express"}
"""If an engine breaks the protocol."""
DIFFERENCE: Reasons = {rests_on_a_conflict: "the game rests on an open conflict"}
"""For any difference."""
OTHER_RESULT: Reasons = {book_leaves_winner_open: "the book leaves open who has won"}
