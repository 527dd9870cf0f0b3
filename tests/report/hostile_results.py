"""Results of runs with hostile words in every place: reports, a history of them, a baseline."""

from __future__ import annotations

from pathlib import Path

import tomlkit

from oracle.history.campaigns import Kept
from oracle.history.database import Database
from oracle.history.found import FoundRow, PlayRow
from oracle.history.store import record
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ClauseSummary, Report, Result, StepResult, SuiteInfo, Verdict, summarize
from oracle.report.run import as_json

from .hostile import BRIEF

OTHERWISE: dict[Verdict, Verdict] = {"pass": "fail", "fail": "unsupported", "unsupported": "pass"}


def results(changed: bool) -> Report:
    """A result for each kind of harm; `changed`: each with another verdict."""
    verdicts: list[Verdict] = ["pass", "fail", "unsupported"]
    found = []
    for number, bad in enumerate(BRIEF):
        verdict = verdicts[number % 3]
        found.append(_result(bad, OTHERWISE[verdict] if changed else verdict))
    return Report(
        engine=EngineInfo(name=BRIEF[0], version=BRIEF[6]),
        suite=SuiteInfo(name=BRIEF[3], version=BRIEF[7], features=1, scenarios=len(found)),
        results=tuple(found),
        clauses=tuple(ClauseSummary(game=bad, clause=bad, title=bad, counts={}) for bad in BRIEF),
        summary=summarize(tuple(found)),
    )


def _result(bad: str, verdict: Verdict) -> Result:
    steps = () if "<" in bad else (StepResult(text=bad, line=1, status="failed"),)
    return Result(
        case=bad,
        feature=bad,
        scenario=bad,
        line=1,
        game=bad,
        edition=bad,
        clauses=(bad, "4.3"),
        verdict=verdict,
        message="" if verdict == "pass" else bad,
        steps=steps,
        fault=bad if "]" in bad else "",
    )


def reports(folder: Path, names: tuple[str, str]) -> tuple[Path, Path]:
    """Two files of such results."""
    one, other = (folder / name for name in names)
    as_json.write(results(changed=False), one)
    as_json.write(results(changed=True), other)
    return one, other


def history(file: Path) -> Path:
    """A database of such runs."""
    database = Database(str(file), write=True)
    for changed in (False, True, False):
        record(results(changed), database, command=BRIEF[1], suite=BRIEF[2])
    engine = (results(changed=False).engine.name, BRIEF[4], BRIEF[1])
    played = PlayRow(engine=engine, games=1, clauses=1, last_new=1)
    found = [FoundRow(engine=engine, cause=bad, times=1, example=bad) for bad in BRIEF]
    Kept.begun(database, "0" * 64, BRIEF[3]).end(BRIEF[5], found, [played], [])
    return file


def baseline(file: Path) -> Path:
    """A baseline for the hostile features: some cases end as expected, some differently, and some do not exist."""
    verdicts = ("fail", "unsupported", "error", "disputed")
    entries = [
        {"case": f"hostile-{number}", "game": "lorcana", "edition": "2.2", "verdict": verdicts[number % 5 % 4]}
        for number in range(len(BRIEF))
    ]
    entries += [{"case": bad, "game": bad, "edition": bad, "verdict": "fail"} for bad in BRIEF]
    for entry, bad in zip(entries, (*BRIEF, *BRIEF), strict=True):
        entry |= {"reason": bad, "link": bad if len(bad) % 2 else f"https://x.example/{bad}"}
    file.write_text(tomlkit.dumps({"expect": entries}), encoding="utf-8")
    return file
