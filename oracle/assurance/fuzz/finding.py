"""Shrinks a difference, and writes it as a scenario and as JSON."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import STATUS, Difference
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.lockstep.replay import replies
from oracle.assurance.fuzz.lockstep.whole_actions import play_by_actions
from oracle.assurance.fuzz.reduce.reducer import Bounds, Reduced, Reducer
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, expressible, write_feature
from oracle.assurance.fuzz.render.messages import conversation
from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import catalogue, has_clause, title_of
from oracle.kernel.errors import BREAKDOWNS
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.suite import localisation as blame
from oracle.suite.files.whole import replace_whole
from oracle.suite.localisation import Called
from oracle.suite.play.failure import REFUSED

_SLUG = 40
"""The maximum number of characters of a clause's title in a case id."""
_QUOTED = 160
"""The maximum number of characters of an engine's words in a remark."""


class Finding(Struct, frozen=True, kw_only=True):
    """A difference as JSON, next to its scenario."""

    case_id: str
    engine: str
    version: str
    seed: int
    game: str
    edition: str
    clause: str
    title: str
    did: str
    kind: str
    what: str
    reference: str
    engine_says: str
    signature: str
    found_as: str
    """The signature of the difference before it was shrunk."""
    flaky: bool
    """Whether the engine was flaky."""
    length: float
    was: float
    runs: int
    finished: bool
    feature: str | None = None
    """The file with the scenario; None if no phrases can express it."""
    no_scenario: str = ""
    """Why there is no scenario."""
    trace: str | None = None
    """The file with the messages, if there is no scenario."""
    case: Case
    found: Case
    """The case as it was found."""


class Written(Struct, frozen=True, kw_only=True):
    """The files of a difference."""

    feature: Path | None
    trace: Path | None
    """The messages, if no phrase shows the difference."""
    json: Path
    finding: Finding
    difference: Difference
    """The clauses of the shrunk case."""

    @property
    def files(self) -> tuple[str, ...]:
        """The names of all files, the one to read first at the front."""
        return tuple(file.name for file in (self.feature, self.trace, self.json) if file is not None)


def report_difference(
    case: Case,
    difference: Difference,
    make_engine: Callable[[], Engine],
    folder: Path,
    *,
    seed: int = 0,
    bounds: Bounds | None = None,
) -> Written:
    """Shrink a case and write the difference into a folder, which is created if needed.

    `make_engine` starts a new engine, which is closed at the end. Raises OSError, and EngineFault of the kind `start`.
    """
    reference, engine = ReferenceEngine(tracing=True), make_engine()
    try:
        info = engine.initialize()
        reducer = Reducer(reference, engine, info, bounds, expressible)
        shrunk = reducer.reduce(case, difference)
        return _write(case, difference, shrunk, Judge(engine=engine, info=info), folder, seed)
    finally:
        engine.close()
        reference.close()


def _write(case: Case, was: Difference, shrunk: Reduced, judge: Judge, folder: Path, seed: int) -> Written:
    found, setup = shrunk.difference, shrunk.case.setup
    clause = clause_of(shrunk.case, found)
    title = title_of(setup.game, clause)
    name = _case_id(title, shrunk)
    text, no_scenario = _feature(shrunk, judge, clause, title, name, seed)
    folder.mkdir(parents=True, exist_ok=True)
    feature = folder / f"{name}.feature" if text is not None else None
    trace = folder / f"{name}.trace.txt" if text is None else None
    finding = Finding(
        case_id=name,
        engine=shown(judge.info.name),
        version=shown(judge.info.version),
        seed=seed,
        game=setup.game,
        edition=setup.edition,
        clause=clause,
        title=title,
        did=found.did,
        kind=found.kind,
        what=found.what,
        reference=found.reference,
        engine_says=found.engine,
        signature=signature_words(found),
        found_as=signature_words(was),
        flaky=shrunk.flaky,
        length=shrunk.length,
        was=shrunk.was,
        runs=shrunk.runs,
        finished=shrunk.finished,
        feature=None if feature is None else feature.name,
        no_scenario=no_scenario,
        trace=None if trace is None else trace.name,
        case=shrunk.case,
        found=case,
    )
    _write_told(shrunk, judge, finding, text, folder)
    json = folder / f"{name}.json"
    replace_whole(json, msgspec.json.format(msgspec.json.encode(finding), indent=1) + b"\n")
    return Written(feature=feature, trace=trace, json=json, finding=finding, difference=found)


def _write_told(shrunk: Reduced, judge: Judge, finding: Finding, text: str | None, folder: Path) -> None:
    """The scenario, or the messages if there is none."""
    if finding.feature is not None and text is not None:
        replace_whole(folder / finding.feature, text.encode())
    if finding.trace is not None:
        replace_whole(folder / finding.trace, "\n".join((*told_of(shrunk, judge, finding.no_scenario), "")).encode())


def told_of(shrunk: Reduced, judge: Judge, no_scenario: str) -> Iterator[str]:
    """The text about a case without a scenario: the difference, the reason, and the messages."""
    found, engine = shrunk.difference, shown(f"{judge.info.name} {judge.info.version}".strip())
    yield f"{signature_words(found)}, against {engine}"
    yield f"{found.what}: reference: {found.reference}; engine: {found.engine}"
    yield f"There is no scenario: {no_scenario}"
    yield ""

    def played(case: Case, heard: Engine) -> Difference | None:
        if shrunk.by_actions:
            return play_by_actions(case, heard, judge.info)
        return play(case, ReferenceEngine(tracing=True), heard, judge.info)

    yield from conversation(shrunk.case, played, judge.engine, ReferenceEngine())


def signature_words(difference: Difference) -> str:
    """The common features of differences with one cause, on one line."""
    one = difference.signature
    return f"{one.game} {one.clause or '-'} {one.kind} {one.action}: {one.words()}"


def _feature(shrunk: Reduced, judge: Judge, clause: str, title: str, name: str, seed: int) -> tuple[str | None, str]:
    """The text of the feature, or the reason why there is none."""
    found, setup = shrunk.difference, shrunk.case.setup
    if found.kind == "reference":
        return None, "the reference itself fails, so no scenario can pass on it"
    heading = Heading(
        feature=f"Found by differential play: {title}",
        scenario=_scenario(found),
        case=name,
        clauses=(clause,),
        edition=setup.edition,
        row=found.row,
        remarks=_remarks(shrunk, judge.info, clause, title, seed),
    )
    try:
        return write_feature(shrunk.case, heading, ReferenceEngine(), judge), ""
    except NotExpressible as error:
        return None, str(error)
    except EngineFault as fault:
        return None, f"the engine broke the protocol: {fault}"


def _scenario(found: Difference) -> str:
    done = found.did or "The position is set up"
    row = found.row
    if row is not None and row.at == STATUS:
        says = f"refused by {found.clause}" if row.before == REFUSED else row.before
    else:
        on_a_table = found.kind not in ("clause", "question", "fault")
        says = f"{found.what}: {found.reference}" if on_a_table else found.reference
    return shown(f"{done} ({says})", _QUOTED)


def _remarks(shrunk: Reduced, info: EngineInfo, clause: str, title: str, seed: int) -> tuple[str, ...]:
    found, engine = shrunk.difference, shown(f"{info.name} {info.version}".strip())
    remarks = [
        f"Found by differential play against {engine}, seed {seed}.",
        f"The first clause that differs: {clause}, {title}.",
        f"{found.what}: reference: {found.reference}; {engine}: {found.engine}",
    ]
    if shrunk.flaky:
        remarks.append("The engine is flaky: it did not always behave in the same way.")
    return tuple(shown(remark, 3 * _QUOTED) for remark in remarks)


def _case_id(title: str, shrunk: Reduced) -> str:
    words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:_SLUG].strip("-")
    told = f"{signature_words(shrunk.difference)} {shrunk.case.setup.edition}"
    return "-".join(filter(None, ("found", words, hashlib.sha256(told.encode()).hexdigest()[:8])))


def clause_of(case: Case, found: Difference) -> str:
    """The named clause; if an engine broke the protocol, that of the pending action."""
    game = case.setup.game
    if found.clause and has_clause(game, found.clause):
        return found.clause
    reference = ReferenceEngine(tracing=True)
    acting = ""
    # The finding may be a bug in the reference itself.
    with suppress(*BREAKDOWNS):
        if reference.setup(case.setup).status == "ok":
            for move in case.moves:
                first, *_ = replies(move, reference, reference.observe().decision)
                acting = blame.acting([Called(first, reference.last_call())]) or acting
    known = catalogue(game).clauses
    return acting if acting and has_clause(game, acting) else next(iter(known))
