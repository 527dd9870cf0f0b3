"""A report as JUnit XML, for continuous integration services."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path

from junitparser import Error, Failure, JUnitXml, Properties, Property, Skipped, TestCase, TestSuite

from oracle.protocol.results import Gone, Report, Result, as_expected, wrong
from oracle.report.output.files import write_whole
from oracle.report.output.text import clean, one_line
from oracle.report.run.decided import decided_words, decision_lines
from oracle.report.run.expected import expectation_of
from oracle.report.run.wording import cards_of, cast_words, flaky_words, message_of, ordered
from oracle.suite.baseline.expected import line_of

MOST_CHANGES = 50


def write(report: Report, path: Path, seconds: Mapping[tuple[str, str, str], float] | None = None) -> None:
    """Write one test suite per feature and one test case per result.

    `seconds`: the durations by game, case and edition; without them equal reports give equal bytes. Unsupported cases
    are skipped; disputed ones pass, with the open question as a property and as output. Failures expected by a
    baseline are skipped, and deviations from it fail. Raises `ReportNotWrittenError`.
    """
    engine = f"{report.engine.name} {report.engine.version}".strip()
    document = JUnitXml(name=one_line(engine))
    features: dict[str, list[Result]] = {}
    for result in ordered(report.results):
        features.setdefault(result.feature, []).append(result)
    for feature, results in features.items():
        document.add_testsuite(suite := _suite(feature, results, seconds or {}))
        if any(result.decided for result in results):
            for line in decision_lines(report):
                suite.add_property("decision", line)
    if report.baseline and report.baseline.gone:
        document.add_testsuite(_gone(report.baseline.gone))
    buffer = io.BytesIO()
    document.write(buffer, pretty=True)
    write_whole(Path(path), buffer.getvalue())


def _suite(feature: str, results: Sequence[Result], seconds: Mapping[tuple[str, str, str], float]) -> TestSuite:
    suite = TestSuite(one_line(feature))
    for result in results:
        case = _case(result)
        took = seconds.get((result.game, result.case, result.edition))
        if took is not None:
            case.time = round(took, 3)
        suite.add_testcase(case)
    return suite


def _gone(entries: Sequence[Gone]) -> TestSuite:
    suite = TestSuite("baseline")
    for one in entries:
        edition = f"{one_line(one.game, 40)}/{one_line(one.edition, 40)}"
        case = TestCase(f"{one_line(one.case)} ({edition})", classname="baseline.gone")
        case.result = [Failure(one_line(line_of(one), 400), "gone")]
        suite.add_testcase(case)
    return suite


def _case(result: Result) -> TestCase:
    name = f"{one_line(result.case)} ({one_line(result.game, 40)}/{one_line(result.edition, 40)})"
    clause = result.clauses[0] if result.clauses else "no clause"
    case = TestCase(name, classname=f"{one_line(result.game, 40)}.{one_line(clause, 60)}")
    properties = Properties()  # type: ignore[no-untyped-call]
    properties.add_property(Property("scenario", one_line(result.scenario)))
    properties.add_property(Property("clauses", one_line(", ".join(result.clauses), 400)))
    if result.decided:
        properties.add_property(Property("decision", one_line(", ".join(result.decided), 400)))
    if told := expectation_of(result):
        properties.add_property(Property("baseline", told))
    if result.flaky:
        properties.add_property(Property("flaky", one_line(result.again, 400) or "flaky"))
    if result.cast:
        properties.add_property(Property("cast", one_line(cards_of(result.cast), 400)))
    message = one_line(message_of(result), 400)
    if as_expected(result) and result.verdict in ("fail", "error"):
        case.result = [Skipped(told, "expected")]
    elif result.verdict == "fail" or (wrong(result) and result.verdict != "error"):
        case.result = [_with_text(Failure(_about(told, message) or "failed", result.verdict), result)]
    elif result.verdict == "error":
        case.result = [_with_text(Error(_about(told, message) or "error", "error"), result)]
    elif result.verdict == "unsupported":
        case.result = [Skipped(message or "unsupported", "unsupported")]
    elif result.verdict == "disputed":
        properties.add_property(Property("disputed", message or "disputed"))
        case.system_out = clean(f"Disputed: {result.message}")
    case.append(properties)  # type: ignore[no-untyped-call]
    return case


def _about(told: str, message: str) -> str:
    return "; ".join(filter(None, (told, message)))


def _with_text(element: Failure | Error, result: Result) -> Failure | Error:
    lines = [f"{result.feature}:{result.line} {result.scenario}"]
    told = (decided_words(result), expectation_of(result), flaky_words(result), cast_words(result), result.message)
    lines += [clean(text) for text in told if text]
    for step in result.steps:
        lines.append(f"[{step.status}] {one_line(step.text, 400)} (line {step.line})")
        lines += [f"  expected: {clean(step.expected)}"] if step.expected else []
        lines += [f"  got: {clean(step.actual)}"] if step.actual else []
    for change in result.changes[:MOST_CHANGES]:
        lines.append(f"changed: {one_line(change.what)}: {one_line(change.before)} -> {one_line(change.after)}")
    if len(result.changes) > MOST_CHANGES:
        lines.append(f"changed: {len(result.changes) - MOST_CHANGES} more")
    if result.played:
        lines += ["As it was played, ready to save and run:", clean(result.played)]
    element.text = clean("\n".join(lines), 40_000)
    return element
