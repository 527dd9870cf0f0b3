"""The statement of a certificate: an in-toto Statement v1 with the predicate test-result, and our own fields beside
it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct, field

import oracle
from oracle.certify.levels import Level
from oracle.certify.playing import Outcomes, not_reached
from oracle.certify.transcript import Digest
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.suite.reading.sources import suite_digests
from oracle.suite.runner import SUITE_NAME

OURS = "urn:tcg-oracle:certificate:v1"
"""The extension field of the predicate with this project's own data."""
LONGEST_NAME = 60
_MARKS = "spaces or . _ + ( ) / -"
_PLAIN = re.compile(rf"[\w .+()/-]{{0,{LONGEST_NAME}}}")
_CLAIMS = re.compile(r"witness|certifi|verified|selfdeclared|official")
"""Words that only a certificate's grade and its issuer may use."""
_LIKE_LATIN = re.compile(r"CYRILLIC|GREEK|ARMENIAN|CHEROKEE|COPTIC|LISU")
"""Alphabets with letters that look like Latin ones; a name must not mix them."""
TRANSCRIPT = "transcript"
"""The name of the subject that every statement has."""


class Subject(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A certified thing: the transcript, and files of the engine."""

    name: str
    digest: dict[str, str]


class Suite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The judging program."""

    name: str
    version: str


class Engine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The engine's introduction of itself."""

    name: str
    version: str
    capabilities: tuple[str, ...]
    manners: tuple[str, ...]


class Certified(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Our part of the predicate."""

    suite: Suite
    engine: Engine
    level: str
    edition: str
    seed: str
    variations: int
    """Scenarios played again on another table and with other names, drawn from the seed."""
    games: int
    """The number of games of differential play without a difference."""
    whole_games: int = 0
    """Whole games with printed decks, without a difference."""
    actions: int = 0
    """The actions of all these games."""
    in_play: dict[str, int] = {}
    """Clauses of the level that were used in them → the number of actions."""
    not_in_play: tuple[str, ...] = ()
    """Clauses of the level that are the subject of a rule that was never applied."""
    pairs: int
    """The number of pairs of games that differ only in hidden information, without a leak."""
    without_scenario: tuple[str, ...]
    """Clauses of the level that nothing played covers."""
    casts: dict[str, dict[str, str]] = {}
    """For scenarios played with other cards than written: role → printed card."""
    left_out: tuple[str, ...] = ()
    """Scenarios not played for lack of a printed card; other scenarios show everything that these show."""
    decisions: tuple[Subject, ...] = ()
    """The decisions under which it was judged, with the digests of their content."""
    transcript: Digest


class Predicate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The in-toto test-result, with ours as an extension field."""

    result: Literal["PASSED", "WARNED"]
    configuration: tuple[Subject, ...]
    passed: tuple[str, ...] = field(name="passedTests")
    warned: tuple[str, ...] = field(name="warnedTests")
    """Disputed: the rule book is unclear, and the engine follows one permitted reading."""
    failed: tuple[str, ...] = field(name="failedTests")
    ours: Certified = field(name=OURS)


class Statement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A certificate's statement."""

    type: Literal["https://in-toto.io/Statement/v1"] = field(name="_type", default="https://in-toto.io/Statement/v1")
    subject: tuple[Subject, ...]
    predicate_type: Literal["https://in-toto.io/attestation/test-result/v0.1"] = field(
        name="predicateType", default="https://in-toto.io/attestation/test-result/v0.1"
    )
    predicate: Predicate

    @property
    def ours(self) -> Certified:
        return self.predicate.ours

    @property
    def files(self) -> tuple[Subject, ...]:
        """The subjects that are files."""
        return tuple(one for one in self.subject if one.name != TRANSCRIPT)


def missing(level: Level, info: EngineInfo, outcomes: Outcomes) -> list[str]:
    """The reasons why a level is not reached, one per line; empty if it is reached."""
    told = [f"the engine does not declare {name}" for name in level.undeclared(info)]
    told += [_unfit_name(name) for name in (info.name, info.version) if not is_plain_name(name)]
    for name, result in outcomes.results.items():
        if not_reached(result):
            how = f", varied ({'; '.join(outcomes.varied[name])})" if name in outcomes.varied else ""
            told.append(f"{name}{how}: {'flaky' if result.flaky else result.verdict}: {result.message}")
    told += [f"only scenarios with missing cards show {clause}" for clause in outcomes.unshown.clauses]
    if faults := outcomes.unshown.faults:
        told.append(
            f"{len(faults):,} known faults show only in scenarios with cards that the engine lacks: {', '.join(faults)}"
        )
    if not outcomes.results:
        told.append("the level has no scenario in this edition")
    told += [f"differential play: {one}" for one in outcomes.in_play.differences]
    return told + [f"hidden information: {one}" for one in outcomes.hidden.leaks]


def is_plain_name(name: str) -> bool:
    """Whether a certificate can contain this name or version of an engine: short, plain, without claims."""
    letters = "".join(filter(str.isalnum, name)).casefold()
    alphabets = " ".join(unicodedata.name(letter, "") for letter in set(letters))
    mixed = "LATIN" in alphabets and _LIKE_LATIN.search(alphabets)
    plain = _PLAIN.fullmatch(name) and unicodedata.is_normalized("NFKC", name) and not mixed
    return bool(plain) and not _CLAIMS.search(letters)


def _unfit_name(name: str) -> str:
    allowed = f"at most {LONGEST_NAME} letters of one alphabet, digits and {_MARKS}, and no claim"
    return f'the name of the engine is "{shown(name, 80)}"; in a certificate a name has {allowed}'


def statement(
    level: Level,
    edition: str,
    seed: str,
    info: EngineInfo,
    outcomes: Outcomes,
    transcript: Digest,
    without_scenario: Sequence[str],
    files: Mapping[str, str],
    decisions: Mapping[str, str],
) -> Statement:
    """A statement of what was played; `files`, `decisions`: name → SHA-256. Equal results give equal statements."""
    of = {verdict: [name for name, one in outcomes.results.items() if one.verdict == verdict] for verdict in _VERDICTS}
    support = info.games[level.game]
    ours = Certified(
        suite=Suite(name=SUITE_NAME, version=oracle.__version__),
        engine=Engine(name=info.name, version=info.version, capabilities=support.capabilities, manners=support.manners),
        level=level.id,
        edition=edition,
        seed=seed,
        variations=len(outcomes.varied),
        games=outcomes.in_play.games,
        whole_games=outcomes.in_play.whole_games,
        actions=outcomes.in_play.actions,
        in_play=outcomes.in_play.clauses,
        not_in_play=outcomes.in_play.not_reached,
        pairs=outcomes.hidden.pairs,
        without_scenario=tuple(without_scenario),
        casts={name: dict(cast) for name, cast in outcomes.casts.items()},
        left_out=outcomes.left_out,
        decisions=tuple(_subject(name, decisions[name]) for name in sorted(decisions)),
        transcript=transcript,
    )
    predicate = Predicate(
        result="WARNED" if of["disputed"] else "PASSED",
        configuration=tuple(_subject(name, digest) for name, digest in suite_digests().items()),
        passed=tuple(of["pass"]),
        warned=tuple(of["disputed"]),
        failed=(),
        ours=ours,
    )
    subjects = [_subject(TRANSCRIPT, transcript.sha256), *(_subject(name, files[name]) for name in sorted(files))]
    return Statement(subject=tuple(subjects), predicate=predicate)


_VERDICTS = ("pass", "disputed")


def _subject(name: str, digest: str) -> Subject:
    return Subject(name=name, digest={"sha256": digest})


def canonical(value: object) -> bytes:
    """The canonical form of a value as JSON."""
    plain = msgspec.to_builtins(value)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def check_in_toto(payload: bytes) -> None:
    """Check that it is an in-toto Statement with a test-result, by in-toto's own types. Raises ValueError."""
    from google.protobuf import json_format
    from in_toto_attestation.predicates.test_result.v0 import test_result_pb2
    from in_toto_attestation.v1 import statement_pb2
    from in_toto_attestation.v1.statement import Statement as InToto

    try:
        read = json_format.Parse(payload, statement_pb2.Statement())
        InToto.copy_from_pb(read).validate()
        predicate = json_format.MessageToDict(read.predicate)
        json_format.ParseDict(predicate, test_result_pb2.TestResult(), ignore_unknown_fields=True)
    except json_format.ParseError as error:
        raise ValueError(str(error)) from None
