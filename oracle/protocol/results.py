"""Results of a run of the suite: one verdict a scenario and edition, and what a reader needs to understand it."""

from __future__ import annotations

from collections import Counter
from typing import Literal, get_args

from msgspec import Struct

from oracle.protocol.card_results import CardResult
from oracle.protocol.messages import Decision, EngineInfo, Observation
from oracle.protocol.values import Json

Verdict = Literal["pass", "fail", "unsupported", "error", "disputed"]
VERDICTS: tuple[Verdict, ...] = ("pass", "fail", "unsupported", "error", "disputed")

ORACLE = "oracle"
"""The fault of a result that a bug of the reference spoiled."""

StepStatus = Literal["passed", "failed", "skipped"]


DeviationKind = Literal["reply", "question", "table", "chance"]


class Deviation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """In what an engine deviates from a step, as data; `expected` and `actual` of the step say it in words."""

    kind: DeviationKind = "table"
    """Whether it is about what a call comes to, who is asked what, the table, or what is left to chance."""
    at: tuple[str, ...] = ()
    """Of one thing on the table: its path in the plain table (`docs/vectors.md`)."""
    values: tuple[Json, ...] = ()
    """What may stand there."""
    found: Json = None
    """What stands there; of a reply its status."""
    code: str = ""
    """Of a refusal: the engine's code or clause."""


class StepResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a scenario that did not simply pass has `expected` and `actual`."""

    text: str
    line: int
    status: StepStatus
    expected: str = ""
    actual: str = ""
    deviation: Deviation | None = None


class Unlike(Struct, frozen=True):
    """What an engine shows otherwise than it was sent, right after `setup`."""

    what: str
    """A ref, a player, `turn`, `region 3`…"""
    field: str
    """As in the message."""
    sent: str
    shown: str


class Stopped(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a failure goes back to, as data: the step that was refused, whose question no step answers, or after which
    the engine says that the game is over."""

    kind: Literal["refused", "unanswered", "over"]
    step: int
    """Its place among the steps of the result; of a game that is over at once, that of the last Given step."""
    code: str = ""
    """Of a refusal: the engine's code or clause."""
    clauses: tuple[str, ...] = ()
    message: str = ""
    """Of a refusal: the engine's own words."""
    question: Decision | None = None
    """What was answered with what was refused, or what is still asked."""


JudgedKind = Literal["view", "list", "characteristics", "digest", "snapshot", "reset", "answer", "refusal"]
JUDGED: tuple[JudgedKind, ...] = get_args(JudgedKind)
"""What is judged beside the steps of a scenario. The fault of each is `wrong-` and its name."""


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """In what an engine deviates beside the steps, from what it has declared or from the protocol, as data."""

    kind: JudgedKind
    step: int
    """After how many steps of the scenario, those of the position counted."""
    viewer: str = ""
    """Of a view: whose."""
    at: tuple[str, ...] = ()
    """What it is about: the path of a field, a ref, an action or an answer."""
    wanted: Json = None
    found: Json = None


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One difference between two positions: what, from, to (all in the words of the scenarios)."""

    what: str
    before: str
    after: str


Standing = Literal["expected", "new", "changed", "unexpected pass", "renamed", "expired"]
STANDINGS: tuple[Standing, ...] = ("expected", "new", "changed", "unexpected pass", "renamed", "expired")
GONE = "gone"


class Expectation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a baseline says of a result, and whether it came so."""

    standing: Standing
    verdict: Verdict = "pass"
    """The one that the baseline expects."""
    reason: str = ""
    link: str = ""
    text: str = ""
    """How it differs; empty where it does not."""


class Gone(Struct, frozen=True, kw_only=True):
    """An entry of a baseline about which there is no case any more."""

    game: str
    case: str
    edition: str


class Held(Struct, frozen=True, kw_only=True):
    """What came of holding a run against a baseline."""

    counts: dict[str, int]
    """How many results have each standing, and how many entries are gone; every one named."""
    gone: tuple[Gone, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether anything is not as the baseline says."""
        return any(count for name, count in self.counts.items() if name != "expected")


class Otherwise(Struct, frozen=True, kw_only=True):
    """What came of a failure when other cards played it."""

    cast: dict[str, str]
    """As of a result."""
    without: tuple[str, ...] = ()
    """The printed cards of the failure that did not play then."""
    verdict: Verdict


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Verdict on one scenario under one edition."""

    case: str
    feature: str
    """Path of the feature file relative to the suite, with `/`."""
    scenario: str
    line: int
    game: str
    edition: str
    clauses: tuple[str, ...]
    verdict: Verdict
    message: str = ""
    """Empty when passed; otherwise what was wrong, what was lacking, or the open question."""
    steps: tuple[StepResult, ...] = ()
    stopped: Stopped | None = None
    """Of a failure: the earlier step that it goes back to."""
    before: Observation | None = None
    """The table before the last action of a scenario that failed."""
    after: Observation | None = None
    changes: tuple[Change, ...] = ()
    fault: str = ""
    """Of an error its kind in one word: a fault of the engine, or `oracle` for a bug of the reference."""
    unlike: Unlike | None = None
    """Of the fault `set-up`: the first thing that is not as it was sent."""
    judged: Judged | None = None
    """Of the faults `wrong-view`, `wrong-list` and so on: what was judged, and what came."""
    lacking: tuple[str, ...] = ()
    """Of an unsupported one: what the engine named that it lacks, such as a card."""
    stderr: str = ""
    """Of a failure: the end of what the engine wrote on stderr meanwhile."""
    flaky: bool = False
    """Whether it ended differently when it was run again; the worst verdict is the one that counts."""
    again: str = ""
    """Of a flaky one: how it ended the other time."""
    expectation: Expectation | None = None
    """What a baseline says of it; None without one, and for what passes without an entry."""
    cast: dict[str, str] = {}
    """Of one that was not played as it is written: role → the printed card that played it, empty for a plain card; a
    printed card that played itself was sent with its definition."""
    adapted: bool = False
    """Whether steps or position of the scenario follow its cast: printed cards that do or ask otherwise play it."""
    otherwise: tuple[Otherwise, ...] = ()
    """Of a failure with printed cards: what came of it under other casts."""
    played: str = ""
    """Of a failure under a cast: the scenario as it was played, as a feature file."""
    unprinted: bool = False
    """Of one that failed or is unsupported: it rests on a wording that nobody has printed; no printed cards play it."""

    @property
    def suspects(self) -> tuple[str, ...]:
        """Of a failure that passes when other cards play it: the cards that play in none of what passes."""
        passed = [set(other.without) for other in self.otherwise if other.verdict in ("pass", "disputed")]
        return tuple(sorted(set.intersection(*passed))) if passed else ()

    @property
    def cleared(self) -> tuple[str, ...]:
        """Of a failure: the printed cards without which it fails too."""
        return tuple(sorted({card for other in self.otherwise if other.verdict == "fail" for card in other.without}))


class ClauseSummary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Verdicts of the scenarios that rest on one clause."""

    game: str
    clause: str
    title: str
    counts: dict[str, int]


class SuiteInfo(Struct, frozen=True, kw_only=True):
    name: str
    version: str
    features: int
    scenarios: int


CauseKind = Literal["known", "clause", "card", "fault", "set-up"]
Stage = Literal["set-up", "question", "rule", "protocol"]
LooksKind = Literal["accepted", "refused", "clause", "question", "table", "more"]
"""The engine accepts what the reference refuses, or the other way round; both refuse, by other clauses; it asks another
question; something on the table that the reference changes in another way, or that it does not change at all."""


class Looks(Struct, frozen=True):
    """How failures differ from the reference."""

    kind: LooksKind
    clause: str
    """What refuses, asks or changes on the reference; else what the action is by."""


class KnownFault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A known fault that failures speak for."""

    name: str
    does: str
    """What an engine with this fault does, in a sentence."""
    others: tuple[str, ...] = ()
    """Other known faults that nothing in the run tells from it."""
    matches: int
    """Failures that show as with this fault, at the same step."""
    against: int
    """Cases that pass, or fail at a later step, and would not with this fault."""


class Cause(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one fault of the engine may stand behind."""

    game: str
    kind: CauseKind
    """`known`: the engine is as if it had a fault of the dictionary."""
    name: str
    """The known fault, the clause, the printed card, the kind of fault, or the field that `setup` got wrong."""
    title: str = ""
    """Of a clause."""
    clauses: tuple[str, ...] = ()
    """Up to two clauses to read, that most to blame first."""
    known: KnownFault | None = None
    """The fault as if which the engine is; of another kind than `known`, one that it resembles."""
    stage: Stage
    """Where most of them fail: as they are set up, at a question, by a rule, or against the protocol."""
    looks: Looks | None = None
    """What most of them look like beside the reference."""
    results: tuple[str, ...]
    """All of them, as `case (edition)`."""
    shortest: str
    """The case that is read most quickly."""
    says: str
    """What is wrong in it."""


MaskKind = Literal["fault", "set-up", "over", "refused"]


class Mask(Struct, frozen=True, kw_only=True):
    """Something that nearly every case comes to and none gets past: what is wrong behind it does not show."""

    game: str
    kind: MaskKind
    """`over`: the engine says that the game is over."""
    name: str
    """The kind of fault, the field that `setup` gets wrong, or the kind of action that is always refused."""
    cases: int
    """How many end there."""
    of: int
    """Of how many that come to it."""
    shortest: str
    """The case that is read most quickly."""


class Unlock(Struct, frozen=True, kw_only=True):
    """Something that an engine lacks, and how many more cases it would hear with it and all that is told before it."""

    game: str
    kind: Literal["capability", "language", "card", "said"]
    """`said`: what the engine has called unsupported, in its own words."""
    names: tuple[str, ...]
    """One, or printed cards that belong together."""
    cases: int


class Report(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything one run of `tcg-oracle check` found; no times, so that equal runs are equal bytes."""

    engine: EngineInfo
    suite: SuiteInfo
    results: tuple[Result, ...]
    clauses: tuple[ClauseSummary, ...]
    summary: dict[str, int]
    """Number of results by verdict, every verdict named."""
    flaky: int = 0
    """Number of results that ended differently when they were run again."""
    baseline: Held | None = None
    causes: tuple[Cause, ...] = ()
    """What failed, by cause; each failure has exactly one."""
    masks: tuple[Mask, ...] = ()
    """What hides other failures, that first which hides most."""
    unlocks: tuple[Unlock, ...] = ()
    """What would let the engine hear more, that first which does most."""
    unlisted: dict[str, str] = {}
    """Game → what was wrong where the engine was asked which cards it knows."""
    cards: tuple[CardResult, ...] = ()
    """Of a run about certain cards: each of them."""


def summarize(results: tuple[Result, ...]) -> dict[str, int]:
    """Number of results by verdict, zeros included, in the fixed order of `VERDICTS`."""
    counts = dict.fromkeys(VERDICTS, 0)
    for result in results:
        counts[result.verdict] += 1
    return {str(name): count for name, count in counts.items()}


def failed(summary: dict[str, int]) -> bool:
    """Whether a run with this summary must exit with 1."""
    return bool(summary["fail"] or summary["error"])


def wrong(result: Result) -> bool:
    """Whether a result is to be looked at: it failed, or is not as the baseline says if there is one."""
    if result.expectation is None:
        return result.verdict in ("fail", "error")
    return not as_expected(result)


def as_expected(result: Result) -> bool:
    """Whether a result did not pass, and a baseline says so."""
    return result.expectation is not None and result.expectation.standing == "expected"


def held(results: tuple[Result, ...], gone: tuple[Gone, ...]) -> Held:
    """The summary of results that were held against a baseline."""
    found = Counter[str](one.expectation.standing for one in results if one.expectation is not None)
    return Held(counts={name: found[name] for name in STANDINGS} | {GONE: len(gone)}, gone=gone)
