"""What every game says alike in the protocol: decisions, results, and refs that mean nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from oracle.kernel.decisions import Decision
from oracle.kernel.errors import InputError
from oracle.protocol import messages

MOST_LISTED = 12
"""Refs that an error lists."""


def decision_words(decision: Decision, *, hides: bool = False) -> messages.Decision:
    """A decision in the words of the protocol; `hides` leaves out the options from a view of another player."""
    return messages.Decision(
        id=question_id(decision),
        player=decision.player,
        kind=decision.kind,
        options=() if hides else decision.options,
        least=decision.least,
        most=decision.most,
        source=decision.source,
        text=decision.text,
        modes=decision.modes,
        part=decision.part,
    )


def question_id(decision: Decision) -> str:
    """How `decide` names a question."""
    return f"d{decision.serial}"


def result_words(result: Any) -> messages.GameResult:
    """How a game ended."""
    return messages.GameResult(winner=result.winner, losers=result.losers, reason=result.reason)


def known_player(players: Collection[str], player: str) -> None:
    """Raises InputError for a name that is no player's."""
    if player not in players:
        raise InputError("player", f"{player} is no player", ", ".join(players))


def known_counters(where: str, counters: Collection[str], known: Collection[str]) -> None:
    """Raises InputError for a counter that the game does not have there."""
    unknown = [name for name in counters if name not in known]
    if unknown:
        raise InputError(f"{where}.counters", f"{unknown[0]} is no counter", ", ".join(known))


def known_ref(where: str, ref: str | None, refs: Collection[str]) -> str:
    """The ref of a card of this game. Raises InputError for one that is missing or unknown."""
    if ref is None or ref not in refs:
        wrong = "the card is missing" if ref is None else f"{ref} is no card of this game"
        raise InputError(where, wrong, ", ".join(sorted(refs)[:MOST_LISTED]))
    return ref
