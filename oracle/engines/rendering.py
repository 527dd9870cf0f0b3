"""The parts of the protocol that are the same for every game: decisions, results, and invalid refs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from oracle.kernel.decisions import Decision
from oracle.kernel.errors import InputError
from oracle.protocol import messages

MOST_LISTED = 12
"""The refs listed in an error."""


def decision_words(decision: Decision, *, hides: bool = False) -> messages.Decision:
    """A decision in the words of the protocol; `hides` omits the options in another player's view."""
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
    """The id of a question for `decide`."""
    return f"d{decision.serial}"


def result_words(result: Any) -> messages.GameResult:
    """How a game ended."""
    return messages.GameResult(winner=result.winner, losers=result.losers, reason=result.reason)


def known_player(players: Collection[str], player: str) -> None:
    """Raises InputError for an unknown player."""
    if player not in players:
        raise InputError("player", f"{player} is not a player", ", ".join(players))


def known_counters(where: str, counters: Collection[str], known: Collection[str]) -> None:
    """Raises InputError for a counter that the game does not have in this place."""
    unknown = [name for name in counters if name not in known]
    if unknown:
        raise InputError(f"{where}.counters", f"{unknown[0]} is not a counter", ", ".join(known))


def known_ref(where: str, ref: str | None, refs: Collection[str]) -> str:
    """The ref of a card of this game. Raises InputError if it is missing or unknown."""
    if ref is None or ref not in refs:
        wrong = "the card is missing" if ref is None else f"{ref} is not a card of this game"
        raise InputError(where, wrong, ", ".join(sorted(refs)[:MOST_LISTED]))
    return ref
