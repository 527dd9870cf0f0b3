"""Questions that nowhere say what they are about, or in which order they come: no engine is blamed for them."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.compare import comparison
from oracle.engines.base import Engine
from oracle.kernel.replacing import OPTIONAL
from oracle.protocol.messages import Decision


def about_a_number(*questions: Decision | None) -> bool:
    """Whether one of them asks for a number; of dice, which result is taken: they are thrown before that is told."""
    return any(each and each.options and all(option.isdecimal() for option in each.options) for each in questions)


def answered_otherwise(
    before: tuple[Decision, tuple[str, ...]] | None, asked: Decision | None, answer: tuple[str, ...] | None
) -> bool:
    """Whether the same yes or no was asked right before and answered otherwise: engines may ask in another order."""
    if before is None or asked is None or answer is None or asked.kind != "may":
        return False
    return replace(before[0], id="") == replace(asked, id="") and before[1] != answer


def amount_again(before: Decision | None, asked: Decision | None) -> bool:
    """Whether "up to how much" is asked for one of several cards after another, and no question says for which."""
    if before is None or asked is None or before.kind != "option" or not about_a_number(before):
        return False
    return about_a_number(asked) and (before.source, before.text) == (asked.source, asked.text)


def only_numbered(asked: Decision | None, answer: tuple[str, ...] | None) -> bool:
    """Whether an answer names one of several waiting abilities that only a number tells apart."""
    if asked is None or asked.kind != "trigger":
        return False
    return any(f"{_without_number(each)} 2" in asked.options for each in answer or ())


def _without_number(label: str) -> str:
    before, _, number = label.rpartition(" ")
    return before if before and number.isdecimal() else label


def asked_next(reference: Engine, asked: Decision | None, theirs: Decision | None) -> bool:
    """Whether the reference asks about an optional change, and next, answered in some way, what the engine asks now.

    The reference is left as it was. Several players' changes of one step have no order (altered/3.0:6.1.e).
    """
    if asked is None or theirs is None or asked.text != OPTIONAL:
        return False
    before = reference.snapshot()
    following = []
    for option in asked.options:
        following.append(reference.decide(asked.player, asked.id, (option,)).decision)
        reference.restore(before)
    return any(comparison.questions(each, theirs) is None for each in following)
