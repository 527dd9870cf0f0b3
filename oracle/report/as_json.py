"""A report as JSON, for other programs, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from oracle.protocol.results import VERDICTS, Report, Result, summarize
from oracle.report.errors import ReportNotReadError
from oracle.report.files import write_whole
from oracle.report.text import encodable, natural
from oracle.report.wording import ordered
from oracle.suite.user_files import UnreadableError, read_regular

_TOP = ("engine", "suite", "summary", "flaky", "clauses", "results")
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
    tidy = msgspec.structs.replace(report, results=tuple(ordered(report.results)), clauses=tuple(clauses))
    plain = _encodable(msgspec.to_builtins(tidy, order="deterministic"))
    plain["results"] = [_first(_ALWAYS | result, Result.__struct_fields__) for result in plain["results"]]
    return msgspec.json.format(msgspec.json.encode(_first(plain, _TOP)), indent=1) + b"\n"


def read(path: Path) -> Report:
    """Read back what `write` wrote, every type checked.

    Raises `ReportNotReadError`, which names the field that is wrong.
    """
    path = Path(path)
    try:
        report = msgspec.json.decode(read_regular(path, LARGEST), type=Report)
    except UnreadableError as problem:
        raise ReportNotReadError(path, str(problem), "Give the path of a report written with --json.") from problem
    except msgspec.ValidationError as problem:
        raise ReportNotReadError(path, f"it is no report: {problem}", _WRITE_AGAIN) from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise ReportNotReadError(path, f"it is not valid JSON: {problem}", _WRITE_AGAIN) from problem
    except RecursionError as problem:
        raise ReportNotReadError(path, "its values are nested too deeply", _WRITE_AGAIN) from problem
    _check(report, path)
    return report


_WRITE_AGAIN = "Write it again with --json, with the same version of tcg-oracle."


def _check(report: Report, path: Path) -> None:
    """What types cannot say: the counts fit the results, and no result is there twice."""
    if report.summary != summarize(report.results):
        raise ReportNotReadError(path, "`$.summary` does not count the results in the file", _WRITE_AGAIN)
    if report.flaky != sum(result.flaky for result in report.results):
        raise ReportNotReadError(path, "`$.flaky` does not count the flaky results in the file", _WRITE_AGAIN)
    for index, clause in enumerate(report.clauses):
        if not clause.counts.keys() <= set(VERDICTS) or min(clause.counts.values(), default=0) < 0:
            raise ReportNotReadError(path, f"`$.clauses[{index}].counts` is no count by verdict", _WRITE_AGAIN)
    met: set[tuple[str, str, str]] = set()
    for index, result in enumerate(report.results):
        key = (result.game, result.case, result.edition)
        if key in met:
            why = f"`$.results[{index}]` repeats case {result.case!r} of edition {result.edition!r}"
            raise ReportNotReadError(path, why, _WRITE_AGAIN)
        met.add(key)


def _first(fields: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """The fields in the order of `names`."""
    return {name: fields[name] for name in names if name in fields}


def _encodable(value: Any) -> Any:
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, list | tuple):
        return [_encodable(one) for one in value]
    if isinstance(value, dict):
        return {_encodable(name): _encodable(one) for name, one in value.items()}
    return value
