"""The files that the workbench writes and reads: scenarios, questions for `judge`, findings, reports, certificates."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import Finding
from oracle.assurance.fuzz.render.feature import Heading, NotExpressible, write_feature
from oracle.assurance.records.finding import Finding as RecordFinding
from oracle.certify import bundle
from oracle.certify.errors import NotVerified
from oracle.certify.statement import Statement
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.results import Report
from oracle.protocol.unclear import UnclearJSON
from oracle.suite.errors import InvalidWordsError, Problems, SuiteErrors
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.question import Question, Step, question_in, question_of
from oracle.web.edit import setup_of
from oracle.web.playing import decided_by, moves_of, tried
from oracle.web.ruled import Rulings
from oracle.web.work import NOTED, Work, checked, opened

PASTED = "the text"
"""The name of pasted text in errors."""
_FEATURE = re.compile(r"\s*(#|@|Feature:|Rule:)")
MOST_LISTED = 500
MOST_FOUND = 60
"""Maximum findings, and scenarios of a file, that are listed; each has to be read."""
LONGEST_WORDS = 200_000
"""Maximum characters of a scenario or of Given and When lines; reading more would take too long for a page."""


class Listed(NamedTuple):
    """A scenario of a report or a certificate, or a finding."""

    game: str
    edition: str
    case: str
    what: str
    """Its result there."""
    work: Work | None = None
    """A position that is not a scenario of the suite."""


class _Met(Struct):
    """A finding as `fuzz --json` has it, and its corpus."""

    engine: str
    case: Case
    difference: Difference


class _Fuzzed(Struct):
    new: list[_Met]


class _Recorded(Struct):
    """A record as `replay --json` has it."""

    name: str
    engine: str = ""
    finding: RecordFinding | None = None


class _Replayed(Struct):
    records: list[_Recorded]


def scenario(work: Work, title: str, case: str) -> str:
    """The played steps as a feature file, with the outcomes of the reference as Then steps.

    It names the open conflicts in which the reference took a side: an engine may take the other one. Raises
    InvalidWordsError if no scenario can express it.
    """
    question = work.played
    played = tried(question)
    if played.followed.message:
        raise InvalidWordsError(f"it cannot be played to its end: {played.followed.message}")
    heading = Heading(
        feature=_line(title) or "From the workbench",
        scenario=_line(title) or "From the workbench",
        case=case or case_of(title),
        clauses=_clauses(question, [decided_by(step) for step in played.followed.steps]),
        edition=question.edition,
    )
    setup = setup_of(question, played.chance)
    remarks = "".join(
        f"# It rests on conflict {one.number}, which is open; this is the reference's side: {_line(one.question)}\n"
        for one in Rulings().of(question.game, question.edition, played.rests)
    )
    case_played = Case(setup=setup, moves=moves_of(question, played.followed))
    try:
        return remarks + write_feature(case_played, heading, ReferenceEngine())
    except NotExpressible as error:
        raise InvalidWordsError(f"no scenario can say this: {error}") from None


def case_of(title: str) -> str:
    """The case id made from a title."""
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))[:80].strip("-") or "from-the-workbench"


def _clauses(question: Question, deciding: Iterable[str]) -> tuple[str, ...]:
    """The clauses to tag: those that decided the last steps, in the numbers of the current edition."""
    known = [one for one in dict.fromkeys(reversed(list(deciding))) if books.has_clause(question.game, one)]
    return tuple(known[:3]) or tuple(books.catalogue(question.game).clauses)[:1]


def _line(text: str) -> str:
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())[:160]


def as_json(work: Work) -> bytes:
    """The played steps as JSON for `tcg-oracle judge`."""
    return msgspec.json.format(msgspec.json.encode(work.played), indent=1) + b"\n"


def of_plan(plan: Plan, edition: str = "", note: str = "") -> Work:
    """A scenario of the suite, under an edition that it is written for. `note`: a remark about it."""
    moves = [call.move for call in plan.calls if call.move is not None]
    known = PROFILES[plan.game]
    wanted = edition if edition in known.editions else known.current
    shown = wanted if edition or wanted in plan.editions else plan.editions[0]
    told = f"{plan.case}: {plan.scenario}" + (f". {note}" if note else "")
    return opened(replace(question_of(plan.game, plan, moves), edition=shown), told)


def read(text: str) -> Work | list[Listed]:
    """The contents of a text: a work, or scenarios and findings to choose from. Raises InvalidWordsError."""
    try:
        if text.lstrip()[:1] in ("{", "["):
            return _json(text.encode())
        if len(text) > LONGEST_WORDS:
            raise InvalidWordsError(f"more than {LONGEST_WORDS:,} characters; `tcg-oracle web FILE` opens larger files")
        if _FEATURE.match(text):
            return _only(_features(text))
        found = opened(question_in(text.encode(), PASTED, json=False))
    except SuiteErrors as errors:
        raise InvalidWordsError("\n".join(f"line {one.line}: {one.text}" for one in errors.errors[:8])) from None
    except (UnclearJSON, RecursionError, UnicodeError) as error:
        raise InvalidWordsError(f"the text cannot be read: {error}") from None
    checked(found)
    return found


def _only(found: list[Listed]) -> Work | list[Listed]:
    """The work, if there is nothing to choose."""
    for one in found:
        if one.work is not None:
            checked(one.work)
    return found[0].work if len(found) == 1 and found[0].work is not None else found


def _json(text: bytes) -> Work | list[Listed]:
    try:
        raw = msgspec.json.decode(text)
        if not isinstance(raw, dict):
            raise InvalidWordsError("the JSON is a list; a question for `judge` is an object")
        if "dsseEnvelope" in raw:
            return _certified(text)
        if "results" in raw:
            return _reported(msgspec.json.decode(text, type=Report))
        if "found_as" in raw:
            one = msgspec.json.decode(text, type=Finding)
            return _only([_found(one.case, f"{one.engine} {one.version}", one, one.engine_says)])
        if "difference" in raw:
            return _only([_met(msgspec.json.decode(text, type=_Met))])
        if "new" in raw:
            return _only([_met(one) for one in msgspec.json.decode(text, type=_Fuzzed).new[:MOST_FOUND]])
        if "records" in raw:
            return _only(_recorded(msgspec.json.decode(text, type=_Replayed)))
    except msgspec.MsgspecError as error:
        raise InvalidWordsError(f"the JSON cannot be read: {error}") from None
    found = opened(question_in(text, PASTED, json=True))
    checked(found)
    return found


def _met(one: _Met) -> Listed:
    return _found(one.case, one.engine, one.difference, one.difference.engine)


def _recorded(found: _Replayed) -> list[Listed]:
    """The unexplained steps of records, if a scenario shows them."""
    shown = [one for one in found.records if one.finding is not None and one.finding.feature][:MOST_FOUND]
    return [
        each._replace(what=note, work=None if each.work is None else replace(each.work, note=note))
        for one in shown
        if one.finding is not None
        for note in (_note(f"{one.name}, line {one.finding.line}", one.finding, one.finding.record),)
        for each in _features(one.finding.feature)
    ]


def _note(who: str, found: Finding | Difference | RecordFinding, says: str) -> str:
    """Where an engine differs, and how."""
    where = f"{found.clause}, " if found.clause else ""
    did = found.did or "the position was set up"
    told = f"{who}: {where}{did}. {found.what}: the reference has {found.reference}, the engine {says}"
    return told[:NOTED]


def _found(case: Case, who: str, found: Finding | Difference, says: str) -> Listed:
    """The case of a finding, with a note on what it shows."""
    setup, note = case.setup, _note(who, found, says)
    question = Question(
        game=setup.game,
        edition=setup.edition,
        position=setup.position,
        definitions=setup.definitions,
        chance=setup.chance,
        do=tuple(_step(move) for move in case.moves),
    )
    return Listed(setup.game, setup.edition, found.did, note, opened(question, note))


def _step(move: Move) -> Step:
    return Step(player=move.player, action=move.action, answer=move.answer, if_asked=move.if_asked)


def _reported(report: Report) -> list[Listed]:
    """The scenarios of a report that did not pass."""
    return [
        Listed(one.game, one.edition, one.case, f"{one.verdict}: {one.message}" if one.message else one.verdict)
        for one in report.results
        if one.verdict != "pass"
    ][:MOST_LISTED]


def _certified(text: bytes) -> list[Listed]:
    """The scenarios of a certificate that failed, those that were disputed, and the others. It is not verified here."""
    try:
        # A form sends other ends of lines than the file has.
        statement = msgspec.json.decode(bundle.parse(text.strip() + b"\n").certificate.content, type=Statement)
    except NotVerified as error:
        raise InvalidWordsError(f"the certificate cannot be read: {error}") from None
    of = statement.predicate
    named = [(name, what) for what, names in (("fail", of.failed), ("disputed", of.warned)) for name in names]
    named += [(name, "pass") for name in of.passed]
    parts = ((name.split("/", 2), what) for name, what in named[:MOST_LISTED])
    return [Listed(part[0], part[1], part[2], what) for part, what in parts if len(part) == 3]


def _features(text: str) -> list[Listed]:
    """The scenarios of a feature file."""
    load_steps()
    problems = Problems(PASTED)
    plans = [compile_scenario(scenario, problems) for scenario in read_feature(text, problems)[:MOST_FOUND]]
    if problems.errors:
        raise SuiteErrors(problems.errors)
    found = [of_plan(plan) for plan in plans if plan is not None]
    if not found:
        raise InvalidWordsError("there is no scenario in the text")
    return [Listed(one.question.game, one.question.edition, one.note.partition(":")[0], one.note, one) for one in found]
