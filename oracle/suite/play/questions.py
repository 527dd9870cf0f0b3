"""An engine's questions: their valid answers, and whether two questions are the same."""

from __future__ import annotations

from itertools import combinations, islice, permutations

from oracle.protocol.messages import Decision


def forced_answer(decision: Decision | None) -> tuple[str, ...] | None:
    """The answer to a question that has only one, else None."""
    if decision is None or decision.kind == "name":
        return None
    if decision.most <= 0:
        return ()
    alike = len(set(decision.options)) <= 1
    if decision.least != decision.most or not decision.options or decision.most > len(decision.options):
        return () if not decision.options and decision.least <= 0 else None
    if alike:
        return decision.options[: decision.most]
    if decision.most == len(decision.options) and decision.kind != "order":
        return decision.options
    return None


def every_answer(question: Decision, limit: int) -> list[tuple[str, ...]] | None:
    """Every valid answer to a question; None if there are more than `limit`, or any word is valid."""
    if question.kind == "name":
        return None
    most = min(question.most, len(question.options))
    taking = permutations if question.kind == "order" else combinations
    every = (taken for count in range(question.least, most + 1) for taken in taking(question.options, count))
    found = list(islice(every, limit + 1))
    return found if len(found) <= limit else None


def offers(question: Decision | None, player: str, answer: tuple[str, ...]) -> bool:
    """Whether a question is this player's and offers these options."""
    return question is not None and question.player == player and set(answer) <= set(question.options)


def same_question(one: Decision | None, other: Decision | None) -> bool:
    """Whether both ask the same player for as many of the same options, in any order."""
    if one is None or other is None:
        return one is other
    return (one.player, one.least, one.most, sorted(one.options)) == (
        other.player,
        other.least,
        other.most,
        sorted(other.options),
    )
