"""Writes a report as JSON for other programs, and reads it back."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec

from oracle.protocol.malformed import malformed
from oracle.protocol.results import VERDICTS, Report, Result, held, summarize, wrong
from oracle.protocol.values import JsonObject
from oracle.report.output import plain_json
from oracle.report.output.errors import ReportNotReadError
from oracle.report.output.files import write_whole
from oracle.report.output.text import natural
from oracle.report.run.wording import ordered
from oracle.suite.files.user_files import UnreadableError, read_regular

_TOP = (
    "engine",
    "suite",
    "summary",
    "flaky",
    "baseline",
    "decisions",
    "causes",
    "unlisted",
    "unlocks",
    "clauses",
    "cards",
    "results",
)
_NO_RESULTS = b"[]\n}"
LARGEST = 512 * 1024 * 1024
_ALWAYS = {"message": "", "clauses": []}
"""Fields of a result that are written even when empty, so that readers need not know defaults."""


def write(report: Report, path: Path) -> None:
    """Write the whole report, sorted, indented, ending in a newline; equal reports give equal bytes.

    Nothing is cut or spelled out differently, except that halves of surrogate pairs (which JSON files cannot hold)
    become U+FFFD. Raises `ReportNotWrittenError`.
    """
    write_whole(Path(path), encode(report))


def encode(report: Report) -> bytes:
    """The bytes that `write` writes."""
    clauses = sorted(report.clauses, key=lambda one: (one.game, natural(one.clause), one.title))
    bare = msgspec.to_builtins(
        msgspec.structs.replace(report, results=(), clauses=tuple(clauses)), order="deterministic"
    )
    top = plain_json.document(_first(bare | {"results": []}, _TOP)).removesuffix(b"\n")
    # One by one, since all results at once would take ten times their memory.
    written = io.BytesIO()
    written.write(top.removesuffix(_NO_RESULTS))
    for number, result in enumerate(ordered(report.results)):
        fields = _ALWAYS | _plain(result)
        one = plain_json.document(_first(fields, Result.__struct_fields__)).removesuffix(b"\n")
        written.write((b",\n  " if number else b"[\n  ") + one.replace(b"\n", b"\n  "))
    written.write(b"\n ]\n}\n" if report.results else _NO_RESULTS + b"\n")
    return written.getvalue()


def read(path: Path) -> Report:
    """Read back what `write` wrote, every type checked.

    Raises `ReportNotReadError`, which names the field that is wrong.
    """
    path = Path(path)
    try:
        content = read_regular(path, LARGEST)
        report = msgspec.json.decode(content, type=Report)
    except UnreadableError as problem:
        raise ReportNotReadError(path, str(problem), "Give the path of a report written with --json.") from problem
    except msgspec.ValidationError as problem:
        raise ReportNotReadError(path, f"it is not a report: {problem}", _WRITE_AGAIN) from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        why = malformed(content) or problem
        raise ReportNotReadError(path, f"it is not valid JSON: {why}", _WRITE_AGAIN) from problem
    except RecursionError as problem:
        raise ReportNotReadError(path, "its values are nested too deeply", _WRITE_AGAIN) from problem
    _check(report, path)
    return report


_WRITE_AGAIN = "Write it again with --json, with the same version of tcg-oracle."


def _check(report: Report, path: Path) -> None:
    """Check what types cannot express: the counts fit the results, and no result is repeated."""
    if report.summary != summarize(report.results):
        raise ReportNotReadError(path, "`$.summary` does not count the results in the file", _WRITE_AGAIN)
    if report.flaky != sum(result.flaky for result in report.results):
        raise ReportNotReadError(path, "`$.flaky` does not count the flaky results in the file", _WRITE_AGAIN)
    baseline = report.baseline
    if baseline is not None and baseline != held(report.results, baseline.gone, baseline.unchecked):
        raise ReportNotReadError(path, "`$.baseline` does not count the results in the file", _WRITE_AGAIN)
    grouped = sum(len(cause.results) for cause in report.causes)
    if report.causes and grouped != sum(wrong(one) and one.verdict in ("fail", "error") for one in report.results):
        raise ReportNotReadError(path, "`$.causes` does not count the failures in the file", _WRITE_AGAIN)
    for index, clause in enumerate(report.clauses):
        if not clause.counts.keys() <= set(VERDICTS) or min(clause.counts.values(), default=0) < 0:
            raise ReportNotReadError(path, f"`$.clauses[{index}].counts` is not a count by verdict", _WRITE_AGAIN)
    met: set[tuple[str, str, str]] = set()
    for index, result in enumerate(report.results):
        key = (result.game, result.case, result.edition)
        if key in met:
            why = f"`$.results[{index}]` repeats case {result.case!r} of edition {result.edition!r}"
            raise ReportNotReadError(path, why, _WRITE_AGAIN)
        met.add(key)


def _plain(value: Report | Result) -> JsonObject:
    found: JsonObject = msgspec.to_builtins(value, order="deterministic")
    return found


def _first(fields: JsonObject, names: tuple[str, ...]) -> dict[str, object]:
    """The fields in the order of `names`."""
    return {name: fields[name] for name in names if name in fields}
