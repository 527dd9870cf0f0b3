"""The reference's verdict on actions in a position, without any expected results."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from oracle.kernel.rules import Applied
from oracle.protocol.messages import Decision, Observation
from oracle.protocol.results import Change
from oracle.suite.run.follow import ReplyEnding
from oracle.suite.run.resting import Rest


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The verdict on one step."""

    player: str
    did: str
    verdict: ReplyEnding
    clause: str = ""
    why: str = ""
    by: str = ""
    """The deciding clause: the one that refuses, asks, or changed a card last."""
    decision: Decision | None = None
    clauses: tuple[Applied, ...] = ()
    """Rules in order of application, with their clauses."""
    changes: tuple[Change, ...] = ()


class Judgement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The verdicts on all steps."""

    game: str
    edition: str
    steps: tuple[Judged, ...]
    conflicts: tuple[Rest, ...] = ()
    """Open conflicts that the outcome rests on."""


def deciding(
    verdict: ReplyEnding,
    code: str,
    rules: tuple[Applied, ...],
    events: Iterable[tuple[Collection[str], tuple[str, ...]]],
    after: Observation | None,
) -> str:
    """The clause that decides a step; empty if no rule of the trace does.

    `code`: the clause of the reply; `events`: for each event its subjects, and the clauses of the rule that made it;
    `after`: the table afterwards. Events about a card count before the start of a turn or a game state check, unless
    the game has ended.
    """
    if code:
        return code
    asking = [rule for rule in rules if rule.outcome == "asked" and rule.clauses]
    if verdict == "needs an answer":
        return asking[-1].clauses[0] if asking else ""
    made = [(about, clauses[0]) for about, clauses in events if clauses]
    cards = set() if after is None or after.result is not None else {card.ref for card in after.position.cards}
    to_cards = [one for one in made if not cards.isdisjoint(one[0])]
    return (to_cards or made)[-1][1] if made else ""
