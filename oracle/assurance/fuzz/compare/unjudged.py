"""What no engine is judged by, and why: tables of reasons. Where one holds, the game ends without verdict."""

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
"""Cards on a table, tokens too, with which an engine has to keep up."""


class Inconclusive(Exception):
    """The game cannot be judged from here on; the text says why."""


class Moment(Protocol):
    """A game on both engines, at the point where reasons are looked for."""

    game: Profile
    capabilities: frozenset[str]
    reference: ReferenceEngine
    move: Move
    asked: Decision | None
    """What the reference asked before the move."""
    table: Observation
    """The reference's, with what it asks now."""
    question: Decision | None
    """What the engine asks now."""
    calls: list[Called]
    """What the reference did for the move."""
    uncompared: list[Called]
    """What it did since the tables were compared last."""
    answered: tuple[Decision, tuple[str, ...]] | None
    """The question that was answered last, and the answer."""
    exact: bool
    """Whether the same resources are used up in both, not only as many."""
    known: tuple[tuple[str, ...], ...]
    """The chance that the engine was told."""
    drawn: tuple[tuple[str, ...], ...]
    """What chance has done in the reference by now."""


Reasons = Mapping[Callable[[Moment], bool], str]


def check(moment: Moment, reasons: Reasons) -> None:
    """Raise `Inconclusive` for the first reason that holds."""
    for holds, why in reasons.items():
        if holds(moment):
            raise Inconclusive(why)


def names_unlike_resources(now: Moment) -> bool:
    """The move names what pays for it, and other resources are ready in the engine."""
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
    """The same was asked right before, not about a card, and answered otherwise: engines may ask in another order.

    That may be a yes or no, or to which Expedition something goes.
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
    """The answer names one of several waiting abilities that only a number tells apart."""
    if now.asked is None or now.asked.kind != "trigger":
        return False
    return any(f"{_without_number(each)} 2" in now.asked.options for each in now.move.answer or ())


def _without_number(label: str) -> str:
    before, _, number = label.rpartition(" ")
    return before if before and number.isdecimal() else label


def gave_up(now: Moment) -> bool:
    """The reference has stopped what would go on for ever."""
    return now.reference.gave_up()


def beyond_counting(now: Moment) -> bool:
    """There are more counters of a kind than the protocol can say."""
    position = now.table.position
    counted = [*(card.counters for card in position.cards), *(player.counters for player in position.players)]
    return any(number > LARGEST_NUMBER for counters in counted for number in counters.values())


def crowded(now: Moment) -> bool:
    """There are so many cards that a right engine may take long to answer."""
    return len(now.reference.observe().position.cards) > MOST_CARDS


def beyond_the_protocol(now: Moment) -> bool:
    """The reference asks or shows more than a message may hold, so that no engine could."""
    asked = [call.reply.decision for call in now.uncompared]
    if any(each is not None and len(each.options) > MOST_OPTIONS for each in asked):
        return True
    try:
        msgspec.convert(msgspec.to_builtins(now.reference.observe()), Observation)
    except msgspec.ValidationError:
        return True
    return False


def chance_taken_back(now: Moment) -> bool:
    """What chance did, and the engine was told of, has not happened after all."""
    return now.drawn[: len(now.known)] != now.known


def amount_again(now: Moment) -> bool:
    """The reference asks "up to how much" for one of several cards after another, and does not say for which."""
    before, asked = now.asked, now.table.decision
    if before is None or asked is None or before.kind != "option" or not _about_a_number(before):
        return False
    return _about_a_number(asked) and (before.source, before.text) == (asked.source, asked.text)


def _about_a_number(asked: Decision | None) -> bool:
    return asked is not None and bool(asked.options) and all(option.isdecimal() for option in asked.options)


def dice_thrown_early(now: Moment) -> bool:
    """One of them asks which result is taken: the engine threw the dice before it was told what they come to."""
    return now.game.dice and (_about_a_number(now.table.decision) or _about_a_number(now.question))


def players_in_another_order(now: Moment) -> bool:
    """The reference asks about an optional change, and next, answered in some way, what the engine asks now.

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
    """A resource is among the options, and other ones are used up in the engine."""
    options = {option for asked in (now.table.decision, now.question) if asked is not None for option in asked.options}
    return not now.exact and bool(options & comparison.resources(now.table.position, now.game))


def nobody_orders(now: Moment) -> bool:
    """Several cards have come to a deck, and no text says in which order."""
    unordered = own(now.game.id).unordered
    return bool(unordered) and any(applied.rule in unordered for call in now.uncompared for applied in call.rules)


def book_leaves_winner_open(now: Moment) -> bool:
    """The rule book does not say who has won."""
    return own(now.game.id).open_end(now.table)


def rests_on_a_conflict(now: Moment) -> bool:
    """Under another side of an open conflict what the reference did would have been something else."""
    return bool(now.reference.rests_on)


RESOURCES = "other resources are used up in the engine"
TRIGGERS = "the engine chooses which ability resolves next"
LIKE_CARDS = "cards of one name lie in each other's places"

TWO_THINGS: Reasons = {
    answered_otherwise: "nowhere is it said which of several things each question is about",
    told_by_number: "nowhere is it said which of several waiting abilities a number stands for",
}
BEFORE_A_MOVE: Reasons = {
    names_unlike_resources: RESOURCES,
    answers_nobody: "nobody is asked",
    engine_orders_triggers: TRIGGERS,
    **TWO_THINGS,
}
BEFORE_A_MOVE_OF_AN_ACTION: Reasons = {nobody_asks: "nobody is asked", **TWO_THINGS}
"""The same where whole actions are compared."""
AFTER_A_MOVE: Reasons = {
    gave_up: "the reference ends what does not end by itself",
    crowded: "there are more cards than an engine has to keep up with",
}
"""Looked at before the engine makes the move."""
BY_CHANCE: Reasons = {chance_taken_back: "what chance had done was taken back"}
AFTER_AN_ACCEPTED_MOVE: Reasons = {
    beyond_counting: "there are more counters than the protocol can say",
    amount_again: "nowhere is it said of which of several cards each amount is asked",
}
OTHER_QUESTION: Reasons = {
    dice_thrown_early: "the engine threw a die before it asked",
    players_in_another_order: "nowhere is it said in which order players are asked about what they may change",
}
OTHER_QUESTION_ALONE: Reasons = {engine_orders_triggers: TRIGGERS, offers_unlike_resources: RESOURCES}
"""Where the tables are alike."""
OTHER_ORDER: Reasons = {nobody_orders: "nowhere is it said in which order several cards come to a deck"}
FAULT: Reasons = {beyond_the_protocol: "the reference says more than the protocol can"}
"""Where an engine breaks the protocol."""
DIFFERENCE: Reasons = {rests_on_a_conflict: "the game rests on a conflict that is open"}
"""Whatever differs."""
OTHER_RESULT: Reasons = {book_leaves_winner_open: "the book leaves open who has won"}
