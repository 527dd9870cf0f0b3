"""Whether a variation is the same test: the reference visits the same clauses, and its players want the same.

It also rests on the same open conflicts: where it rests on one more, an engine that takes another side is right, too.
"""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.variation.rewriting import Names, reworded
from oracle.suite.intent.line import Fact
from oracle.suite.intent.wanted import wanted_line
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Listening
from oracle.suite.run.verdict import run_plan

Called = tuple[str, str, tuple[str, ...]]
"""How an action or an answer ended, which clause refused it, which clauses were visited."""


class Seen(Struct, frozen=True):
    """What a scenario comes to on the reference."""

    verdict: str
    rests_on: tuple[int, ...]
    """The open conflicts that this rests on, by number."""
    calls: tuple[Called, ...]
    wants: object
    """Every choice with its question, by action."""

    @property
    def holds(self) -> bool:
        return self.verdict in ("pass", "disputed")


def seen(plan: Plan, edition: str) -> Seen:
    """Play the scenario."""
    return Seen(*_played(plan, edition), _wants(plan, edition, {}))


def same(plan: Plan, edition: str, wanted: Seen, names: Names | None = None) -> bool:
    """Whether a scenario comes to the same; `names` lead from its names to those of the scenario it is compared with.

    What is wanted is looked at first: it tells most that differ, and is found by playing once.
    """
    return _wants(plan, edition, names or {}) == wanted.wants and _played(plan, edition) == (
        wanted.verdict,
        wanted.rests_on,
        wanted.calls,
    )


def _played(plan: Plan, edition: str) -> tuple[str, tuple[int, ...], tuple[Called, ...]]:
    engine = Listening()
    verdict = run_plan(plan, engine, edition, engine.initialize()).verdict
    return (
        verdict,
        tuple(sorted(engine.rests_on)),
        tuple(
            (call.reply.status, call.reply.code, tuple(sorted({one for rule in call.rules for one in rule.clauses})))
            for call in engine.calls
        ),
    )


def _wants(plan: Plan, edition: str, names: Names) -> object:
    line = wanted_line(plan, edition)
    units = tuple((unit.act, unit.refused, tuple(_want(fact, names) for fact in unit.facts)) for unit in line.units)
    return units, tuple(sorted(line.probes)), tuple(sorted(line.interruptions)), line.whole, line.played


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
