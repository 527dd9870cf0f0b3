"""Whether a variation is the same test: the reference visits the same clauses, and its players want the same."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.variation.wording import Names, reworded
from oracle.engines.reference import ReferenceEngine
from oracle.suite.follow import Listening, follow
from oracle.suite.intent.line import Fact, line_of
from oracle.suite.plan import Plan
from oracle.suite.run import run_plan


class Seen(Struct, frozen=True):
    """What a scenario comes to on the reference, by the names of the first."""

    verdict: str
    steps: tuple[object, ...]
    """Of each When step: how each call ended, which clause refused it, which clauses were visited."""
    wants: tuple[object, ...]
    """Every choice with its question, by action."""

    @property
    def holds(self) -> bool:
        return self.verdict in ("pass", "disputed")


def seen(plan: Plan, edition: str, names: Names | None = None) -> Seen:
    """Play the scenario; `names` lead from its names to those of the scenario it is compared with."""
    names = names or {}
    followed = follow(plan, Listening(), edition)
    if followed.verdict not in ("pass", "disputed"):
        return Seen(followed.verdict, (), ())
    engine = ReferenceEngine()
    verdict = run_plan(plan, engine, edition, engine.initialize()).verdict
    steps = tuple(
        tuple(
            (call.reply.status, call.reply.code, tuple(sorted({one for rule in call.rules for one in rule.clauses})))
            for call in step.calls
        )
        for step in followed.whens
    )
    line = line_of(plan, edition)
    units = tuple((unit.act, unit.refused, tuple(_want(fact, names) for fact in unit.facts)) for unit in line.units)
    flags = (tuple(sorted(line.probes)), tuple(sorted(line.interruptions)), line.whole, line.played)
    return Seen(verdict, steps, (units, flags))


def _want(fact: Fact, names: Names) -> object:
    def word(text: str) -> str:
        return reworded(text, names)

    asked = fact.question
    answer = None if fact.answer is None else tuple(map(word, fact.answer))
    options = tuple(sorted(map(word, asked.options)))
    source = word(asked.source or "")
    return (
        fact.place, fact.said, fact.looked_at, answer,
        asked.kind, word(asked.player), options, asked.least, asked.most, source, asked.part,
    )  # fmt: skip
