"""Results of a run of the suite: one verdict per scenario and edition, with everything a reader needs to understand
it.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, get_args

from msgspec import Struct

from oracle.protocol.card_results import CardResult
from oracle.protocol.decisions_taken import DecisionTaken
from oracle.protocol.messages import Decision, EngineInfo, Observation
from oracle.protocol.values import Json

Verdict = Literal["pass", "fail", "unsupported", "error", "disputed"]
VERDICTS: tuple[Verdict, ...] = ("pass", "fail", "unsupported", "error", "disputed")

ORACLE = "oracle"
"""The fault of a result spoiled by a bug in the reference."""

StepStatus = Literal["passed", "failed", "skipped"]


DeviationKind = Literal["reply", "question", "table", "chance"]


class Deviation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How an engine deviates from a step, as data; the step's `expected` and `actual` say it in words."""

    kind: DeviationKind = "table"
    """What it concerns: a call's reply, a question, the table, or chance."""
    at: tuple[str, ...] = ()
    """For a thing on the table: its path in the plain table (`docs/vectors.md`)."""
    values: tuple[Json, ...] = ()
    """The permitted values."""
    found: Json = None
    """The value found; for a reply its status."""
    code: str = ""
    """For a refusal: the engine's code or clause."""


class StepResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One step of a scenario; with `expected` and `actual` unless it simply passed."""

    text: str
    line: int
    status: StepStatus
    expected: str = ""
    actual: str = ""
    deviation: Deviation | None = None


class Unlike(Struct, frozen=True):
    """A difference between the table that was sent and the table shown right after `setup`."""

    what: str
    """A ref, a player, `turn`, `region 3`…"""
    field: str
    """As in the message."""
    sent: str
    shown: str


class Stopped(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The origin of a failure, as data: the step that was refused, whose question no step answers, or after which the
    engine says that the game is over.
    """

    kind: Literal["refused", "unanswered", "over"]
    step: int
    """Its index among the result's steps; for a game that is over at once, the index of the last Given step."""
    code: str = ""
    """For a refusal: the engine's code or clause."""
    clauses: tuple[str, ...] = ()
    message: str = ""
    """For a refusal: the engine's own words."""
    question: Decision | None = None
    """The question whose answer was refused, or that is still open."""


JudgedKind = Literal["view", "list", "characteristics", "digest", "snapshot", "reset", "answer", "refusal"]
JUDGED: tuple[JudgedKind, ...] = get_args(JudgedKind)
"""The kinds of judgements besides the steps of a scenario. Each has the fault `wrong-` plus its name."""


class Judged(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How an engine deviates besides the steps, from its declarations or from the protocol, as data."""

    kind: JudgedKind
    step: int
    """After how many steps of the scenario, including those of the position."""
    viewer: str = ""
    """For a view: its viewer."""
    at: tuple[str, ...] = ()
    """Its subject: the path of a field, a ref, an action or an answer."""
    wanted: Json = None
    found: Json = None


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One difference between two positions: what, from, to (in the words of the scenarios)."""

    what: str
    before: str
    after: str


Standing = Literal["expected", "new", "changed", "unexpected pass", "renamed", "expired"]
STANDINGS: tuple[Standing, ...] = ("expected", "new", "changed", "unexpected pass", "renamed", "expired")
GONE = "gone"


class Expectation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A result's entry in a baseline, and whether the result matches it."""

    standing: Standing
    verdict: Verdict = "pass"
    """The one that the baseline expects."""
    by: str = ""
    """The reason in the entry that explains the case: `capability locations`; empty for an entry of a single case."""
    reason: str = ""
    link: str = ""
    text: str = ""
    """How the result differs; empty if it does not."""


class Gone(Struct, frozen=True, kw_only=True):
    """A case of a baseline that no longer exists."""

    game: str
    case: str
    edition: str


class Held(Struct, frozen=True, kw_only=True):
    """The comparison of a run with a baseline."""

    counts: dict[str, int]
    """How many results have each standing, and how many cases of entries are gone; each is named."""
    gone: tuple[Gone, ...] = ()
    unchecked: int = 0
    """How many entries end on a date, if no date was given to compare with."""

    @property
    def differs(self) -> bool:
        """Whether anything deviates from the baseline."""
        return any(count for name, count in self.counts.items() if name != "expected")


class Otherwise(Struct, frozen=True, kw_only=True):
    """The result of a failure replayed with other cards."""

    cast: dict[str, str]
    """Like the cast of a result."""
    without: tuple[str, ...] = ()
    """The printed cards of the failure that were not used this time."""
    verdict: Verdict


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The verdict on one scenario under one edition."""

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
    """Empty if passed; otherwise what was wrong, what was missing, or the open question."""
    steps: tuple[StepResult, ...] = ()
    stopped: Stopped | None = None
    """For a failure: the earlier step that caused it."""
    before: Observation | None = None
    """For a failure: the table before the last action."""
    after: Observation | None = None
    changes: tuple[Change, ...] = ()
    fault: str = ""
    """For an error, its kind in one word: a fault of the engine, or `oracle` for a bug in the reference."""
    unlike: Unlike | None = None
    """For the fault `set-up`: the first thing that differs from what was sent."""
    judged: Judged | None = None
    """For the faults `wrong-view`, `wrong-list` and so on: what was judged, and what was found."""
    lacking: tuple[str, ...] = ()
    """For an unsupported result: what the engine says it lacks, such as a card."""
    stderr: str = ""
    """For a failure: the end of the engine's stderr output meanwhile."""
    flaky: bool = False
    """Whether a rerun ended differently; the worst verdict counts."""
    again: str = ""
    """For a flaky result: how the other run ended."""
    expectation: Expectation | None = None
    """The baseline's expectation; None without a baseline, and for a pass without an entry."""
    cast: dict[str, str] = {}
    """For a scenario that was recast: role → the printed card that played it, empty for a plain card; a printed card
    that played itself was sent with its definition.
    """
    adapted: bool = False
    """Whether steps or position follow the cast: its printed cards do more, do less or ask differently."""
    moves: int = 0
    """The actions and answers of the game from decks that leads to the scenario; 0 for one that is set up directly."""
    otherwise: tuple[Otherwise, ...] = ()
    """For a failure with printed cards: its results under other casts."""
    played: str = ""
    """For a failure under a cast: the scenario as it was played, as a feature file."""
    decided: tuple[str, ...] = ()
    """The decisions that require one of the outcomes that the rules leave open."""
    digest: str = ""
    """The digest of its scenario without its name, if the results are written as JSON: it identifies a renamed case."""
    unprinted: bool = False
    """For a failed or unsupported result: it rests on wording that no printed card has, so no printed cards can play
    it.
    """

    @property
    def on_the_way(self) -> bool:
        """Whether the game that leads to the scenario already failed: nothing is known about its own clauses then."""
        ends = [place for place, step in enumerate(self.steps) if step.status != "passed"]
        return self.verdict in ("fail", "error") and bool(self.moves) and (not ends or ends[0] < self.moves)

    @property
    def suspects(self) -> tuple[str, ...]:
        """For a failure that passes with other cards: the cards that appear in none of the passing casts."""
        passed = [set(other.without) for other in self.otherwise if other.verdict in ("pass", "disputed")]
        return tuple(sorted(set.intersection(*passed))) if passed else ()

    @property
    def cleared(self) -> tuple[str, ...]:
        """For a failure: the printed cards without which it fails too."""
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
"""The engine accepts what the reference refuses, or vice versa; both refuse, citing different clauses; the engine asks
a different question; something on the table that the reference changes in another way, or does not change at all.
"""


class Looks(Struct, frozen=True):
    """How failures differ from the reference."""

    kind: LooksKind
    clause: str
    """The clause that refuses, asks or changes something in the reference; else the clause of the action."""


class KnownFault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A known fault that matches some failures."""

    name: str
    does: str
    """What an engine with this fault does, in a sentence."""
    others: tuple[str, ...] = ()
    """Other known faults that this run cannot distinguish from it."""
    others_do: tuple[str, ...] = ()
    """What engines with these faults do, in the same order."""
    matches: int
    """Failures that look like this fault, at the same step."""
    against: int
    """Cases that pass, or fail at a later step, but would not with this fault."""


class Cause(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A possible single cause of several failures."""

    game: str
    kind: CauseKind
    """`known`: the engine behaves as if it had a fault of the dictionary."""
    name: str
    """The known fault, the clause, the printed card, the kind of fault, or the field that `setup` got wrong."""
    title: str = ""
    """For a clause: its title."""
    clauses: tuple[str, ...] = ()
    """Up to two clauses to read, the likeliest first."""
    known: KnownFault | None = None
    """The matching known fault; for a cause of another kind, a fault that it resembles."""
    stage: Stage
    """The stage at which most of them fail: setup, a question, a rule, or the protocol."""
    looks: Looks | None = None
    """How most of them differ from the reference."""
    results: tuple[str, ...]
    """All of them, as `case (edition)`."""
    shortest: str
    """The case that is quickest to read."""
    says: str
    """The error in that case."""


MaskKind = Literal["fault", "set-up", "over", "refused"]


class Mask(Struct, frozen=True, kw_only=True):
    """A problem that nearly every case reaches and none gets past, so that further problems behind it are hidden."""

    game: str
    kind: MaskKind
    """`over`: the engine says that the game is over."""
    name: str
    """The kind of fault, the field that `setup` gets wrong, or the kind of action that is always refused."""
    cases: int
    """How many cases end there."""
    of: int
    """How many cases reach it."""
    shortest: str
    """The case that is quickest to read."""


class Unlock(Struct, frozen=True, kw_only=True):
    """Something that an engine lacks, and how many more cases could run with it and everything listed before it."""

    game: str
    kind: Literal["capability", "language", "card", "said"]
    """`said`: something that the engine has called unsupported, in its own words."""
    names: tuple[str, ...]
    """One name, or printed cards that belong together."""
    cases: int


class Report(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All findings of one run of `tcg-oracle check`; no times, so that equal runs give equal bytes."""

    engine: EngineInfo
    suite: SuiteInfo
    results: tuple[Result, ...]
    clauses: tuple[ClauseSummary, ...]
    summary: dict[str, int]
    """Number of results by verdict, including zeros."""
    flaky: int = 0
    """Number of results whose rerun ended differently."""
    baseline: Held | None = None
    decisions: tuple[DecisionTaken, ...] = ()
    """The decisions that were given, by name."""
    causes: tuple[Cause, ...] = ()
    """Failures by cause; each failure has exactly one."""
    masks: tuple[Mask, ...] = ()
    """The faults that hide other failures, the one that hides most first."""
    unlocks: tuple[Unlock, ...] = ()
    """Additions that would let the engine run more cases, the most effective first."""
    unlisted: dict[str, str] = {}
    """Game → the error when the engine was asked which cards it knows."""
    cards: tuple[CardResult, ...] = ()
    """For a run about certain cards: each of them."""


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
    """Whether a result needs attention: it failed, or deviates from the baseline if there is one."""
    if result.expectation is None:
        return result.verdict in ("fail", "error")
    return not as_expected(result)


def as_expected(result: Result) -> bool:
    """Whether a result did not pass, as the baseline expects."""
    return result.expectation is not None and result.expectation.standing == "expected"


def held(results: tuple[Result, ...], gone: tuple[Gone, ...], unchecked: int = 0) -> Held:
    """The summary of results compared with a baseline; `unchecked` as in `Held`."""
    found = Counter[str](one.expectation.standing for one in results if one.expectation is not None)
    counts = {name: found[name] for name in STANDINGS} | {GONE: len(gone)}
    return Held(counts=counts, gone=gone, unchecked=unchecked)
