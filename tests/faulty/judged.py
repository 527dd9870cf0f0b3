"""What a run of the suite caught, by scenario."""

from __future__ import annotations

from oracle.protocol.results import Report


def scenario(case: str) -> str:
    """The case id of a scenario or outline: the part before its row."""
    return case.partition("/")[0]


def caught(report: Report) -> set[str]:
    """The scenarios that failed in any of their rows."""
    return {scenario(result.case) for result in report.results if result.verdict == "fail"}
