"""The reference's verdict on actions in a position, without any expected results."""

from __future__ import annotations

from msgspec import Struct

from oracle.kernel.rules import Applied
from oracle.protocol.messages import Decision
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
    """The deciding clause: the one that refuses, asks, or caused the last event."""
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


def deciding(verdict: ReplyEnding, code: str, rules: tuple[Applied, ...], makers: tuple[Applied | None, ...]) -> str:
    """The clause that decides a step; empty if no rule of the trace does.

    `code`: the clause of the reply; `makers`: for each event the rule that made it.
    """
    if code:
        return code
    asking = [rule for rule in rules if rule.outcome == "asked" and rule.clauses]
    if verdict == "needs an answer":
        return asking[-1].clauses[0] if asking else ""
    made = [rule.clauses[0] for rule in makers if rule is not None and rule.clauses]
    return made[-1] if made else ""
