"""The engine's work in a step: the rules it applied, one below the other, with the events under each."""

from __future__ import annotations

from typing import NamedTuple

from oracle.kernel.rules import Applied, makers
from oracle.report.site.places import Places
from oracle.report.tables.trace import MOST_CLAUSES, section
from oracle.suite.run.follow import Asking, Happened

DEEPEST = 9
"""Deeper levels are drawn at this depth."""


class Cited(NamedTuple):
    """A clause, as it is linked to."""

    number: str
    address: str


class Rule(NamedTuple):
    """A rule that was applied, `times` in a row."""

    depth: int
    outcome: str
    clauses: tuple[Cited, ...]
    more: int
    """Further clauses, not shown."""
    title: str
    name: str
    times: int


class Event(NamedTuple):
    """An event, and the clause that caused it."""

    depth: int
    says: str
    by: Cited | None


def cited(number: str, places: Places) -> Cited:
    """A clause with its address, which is empty if it has no page."""
    return Cited(number, places.clause(number))


def trail(call: Asking, places: Places) -> tuple[Rule | Event, ...]:
    """The trail of a call: rules in the order in which they were applied, and events where they happened."""
    home = section(call.rules[0]) if call.rules else ""
    made_by = makers(call.rules, len(call.events))
    found: list[Rule | Event] = []
    told = 0
    for rule in call.rules:
        while told < min(rule.first_event, len(call.events)):
            found.append(_event(call.events[told], made_by[told], places))
            told += 1
        _add(found, _rule(rule, home, places))
    found += [_event(call.events[at], made_by[at], places) for at in range(told, len(call.events))]
    return tuple(found)


def _add(found: list[Rule | Event], one: Rule) -> None:
    """A rule that is applied repeatedly takes one line."""
    last = found[-1] if found else None
    if isinstance(last, Rule) and last._replace(times=1) == one:
        found[-1] = last._replace(times=last.times + 1)
    else:
        found.append(one)


def _event(event: Happened, rule: Applied | None, places: Places) -> Event:
    if rule is None:
        return Event(0, event.says, None)
    return Event(min(rule.depth + 1, DEEPEST), event.says, cited((*rule.clauses, rule.rule)[0], places))


def _rule(rule: Applied, home: str, places: Places) -> Rule:
    clauses = sorted(rule.clauses, key=lambda clause: not clause.startswith(f"{home}."))
    return Rule(
        depth=min(rule.depth, DEEPEST),
        outcome=rule.outcome,
        clauses=tuple(cited(clause, places) for clause in clauses[:MOST_CLAUSES]),
        more=max(len(clauses) - MOST_CLAUSES, 0),
        title=places.title(clauses[0]) if clauses else "",
        name=rule.rule,
        times=1,
    )
