"""The decisions under which a run was judged, in words that all reports share."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.protocol.decisions_taken import DecisionTaken
from oracle.protocol.results import Report, Result
from oracle.report.output.text import one_line


def decision_lines(report: Report) -> Iterator[str]:
    """One line for each decision: who decided what, until when, and how many scenarios it settles."""
    yield from (one_line(decision_words(one), 600) for one in report.decisions)


def decision_words(one: DecisionTaken) -> str:
    """`damage-of-0 (conflict 114, Rules committee, 2026-11-01): "…"; holds until 2027-03-01 (not checked: --date)`."""
    about = f'{one.name} (conflict {one.conflict}, {one.who}, {one.date}): "{one.outcome}"'
    return f"{about}; {standing_words(one)}; {_settles(one)}"


def standing_words(one: DecisionTaken) -> str:
    """Whether it holds, and until when."""
    if one.standing == "expired":
        return f"not applied: it held until {one.until}"
    until = "" if one.until is None else f" until {one.until}"
    return f"holds{until}" + (" (not checked: give --date)" if one.standing == "not checked" else "")


def _settles(one: DecisionTaken) -> str:
    if one.standing == "expired":
        return "what it settled is disputed again"
    told = f"settles {_scenarios(len(one.settles))}"
    if one.leaves:
        told += f"; {', '.join(one.leaves)} {'stays' if len(one.leaves) == 1 else 'stay'} disputed: nobody has "
        told += "registered which outcome belongs to which side"
    return told


def _scenarios(count: int) -> str:
    return "1 scenario" if count == 1 else f"{count:,} scenarios" if count else "no scenario"


def decided_words(result: Result) -> str:
    """The decisions that require the outcome of a result; empty if there are none."""
    return f"by decision {', '.join(result.decided)}" if result.decided else ""
