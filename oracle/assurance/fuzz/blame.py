"""The first clause that differs: which rule of the reference made, asked or refused what an engine sees otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.rules import Applied, makers
from oracle.protocol.messages import Reply


class Called(Struct, frozen=True, kw_only=True):
    """What the reference did in one call."""

    reply: Reply
    rules: tuple[Applied, ...]
    told: tuple[str, ...]

    def makers(self) -> tuple[Applied | None, ...]:
        """The innermost rule of each event."""
        return makers(self.rules, len(self.told))


def called(reference: ReferenceEngine, reply: Reply) -> Called:
    """The last call of the reference, which must be tracing."""
    return Called(reply=reply, rules=reference.applied(), told=reference.told_events())


def refusing(calls: Sequence[Called]) -> str:
    """The clause that refused."""
    return calls[-1].reply.code if calls else ""


def asking(calls: Sequence[Called]) -> str:
    """The clause of the rule that waits for an answer, the innermost one."""
    for call in reversed(calls):
        for rule in reversed(call.rules):
            if rule.outcome == "asked" and rule.clauses:
                return rule.clauses[0]
    return acting(calls)


def acting(calls: Sequence[Called]) -> str:
    """The clause of the action as a whole: the first rule that was applied."""
    for call in calls:
        for rule in call.rules:
            if rule.clauses:
                return rule.clauses[0]
    return ""


def changing(calls: Sequence[Called], things: Iterable[str]) -> str:
    """The clause of the innermost rule in whose events one of these things changed first."""
    for words in things:
        thing = re.compile(rf"(?<![\w-]){re.escape(words)}(?![\w-])")
        for call in calls:
            for says, rule in zip(call.told, call.makers(), strict=True):
                if rule is not None and rule.clauses and thing.search(says):
                    return rule.clauses[0]
    return ""
