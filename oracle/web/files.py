"""What the workbench writes and reads: scenarios, questions for `judge`, findings, reports, certificates."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.finding import Finding
from oracle.assurance.fuzz.render.feature import Heading, NotExpressible, write_feature
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
from oracle.web.work import Work, checked, opened

PASTED = "the text"
"""The name of what was pasted, in errors."""
_FEATURE = re.compile(r"\s*(#|@|Feature:|Rule:)")
MOST_LISTED = 500
LONGEST_WORDS = 200_000
"""Characters of a scenario or of Given and When lines; reading takes longer than a page may."""


class Listed(NamedTuple):
    """A scenario of a report or a certificate."""

    game: str
    edition: str
    case: str
    what: str
    """Its result there."""


def scenario(work: Work, title: str, case: str) -> str:
    """The played steps as a feature file, with the outcomes of the reference as Then steps.

    Raises InvalidWordsError if no scenario can say it.
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
    try:
        return write_feature(Case(setup=setup, moves=moves_of(question, played.followed)), heading, ReferenceEngine())
    except NotExpressible as error:
        raise InvalidWordsError(f"no scenario can say this: {error}") from None


def case_of(title: str) -> str:
    """The case id that a title makes."""
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))[:80].strip("-") or "from-the-workbench"


def _clauses(question: Question, deciding: Iterable[str]) -> tuple[str, ...]:
    """The clauses to tag: what decided the last steps, in the numbers of the current edition."""
    known = [one for one in dict.fromkeys(reversed(list(deciding))) if books.has_clause(question.game, one)]
    return tuple(known[:3]) or tuple(books.catalogue(question.game).clauses)[:1]


def _line(text: str) -> str:
    return " ".join("".join(one if one.isprintable() else " " for one in text).split())[:160]


def as_json(work: Work) -> bytes:
    """The played steps as JSON for `tcg-oracle judge`."""
    return msgspec.json.format(msgspec.json.encode(work.played), indent=1) + b"\n"


def of_plan(plan: Plan, edition: str = "") -> Work:
    """A scenario of the suite, under an edition that it is written for."""
    moves = [call.move for call in plan.calls if call.move is not None]
    known = PROFILES[plan.game]
    wanted = edition if edition in known.editions else known.current
    shown = wanted if edition or wanted in plan.editions else plan.editions[0]
    return opened(replace(question_of(plan.game, plan, moves), edition=shown))


def read(text: str) -> Work | list[Listed]:
    """What a text holds: a work, or scenarios of a report or a certificate to choose from. Raises InvalidWordsError."""
    try:
        if text.lstrip()[:1] in ("{", "["):
            return _json(text.encode())
        if len(text) > LONGEST_WORDS:
            raise InvalidWordsError(f"more than {LONGEST_WORDS:,} characters; `tcg-oracle web FILE` opens larger files")
        found = _feature(text) if _FEATURE.match(text) else opened(question_in(text.encode(), PASTED, json=False))
    except SuiteErrors as errors:
        raise InvalidWordsError("\n".join(f"line {one.line}: {one.text}" for one in errors.errors[:8])) from None
    except (UnclearJSON, RecursionError, UnicodeError) as error:
        raise InvalidWordsError(f"the text cannot be read: {error}") from None
    checked(found)
    return found


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
            found = opened(_found(msgspec.json.decode(text, type=Finding).case))
            checked(found)
            return found
    except msgspec.MsgspecError as error:
        raise InvalidWordsError(f"the JSON cannot be read: {error}") from None
    found = opened(question_in(text, PASTED, json=True))
    checked(found)
    return found


def _found(case: Case) -> Question:
    """The case of a finding, as a question."""
    setup = case.setup
    return Question(
        game=setup.game,
        edition=setup.edition,
        position=setup.position,
        definitions=setup.definitions,
        chance=setup.chance,
        do=tuple(_step(move) for move in case.moves),
    )


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
        statement = msgspec.json.decode(bundle.parse(text).certificate.content, type=Statement)
    except NotVerified as error:
        raise InvalidWordsError(f"the certificate cannot be read: {error}") from None
    of = statement.predicate
    named = [(name, what) for what, names in (("fail", of.failed), ("disputed", of.warned)) for name in names]
    named += [(name, "pass") for name in of.passed]
    parts = ((name.split("/", 2), what) for name, what in named[:MOST_LISTED])
    return [Listed(part[0], part[1], part[2], what) for part, what in parts if len(part) == 3]


def _feature(text: str) -> Work:
    """The only scenario of a feature file, or its first one."""
    load_steps()
    problems = Problems(PASTED)
    scenarios = read_feature(text, problems)
    plan = compile_scenario(scenarios[0], problems) if scenarios else None
    if plan is None or problems.errors:
        raise SuiteErrors(problems.errors) if problems.errors else InvalidWordsError("there is no scenario in the text")
    return of_plan(plan)
