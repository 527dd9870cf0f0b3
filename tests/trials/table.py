"""The bad engines of the trials, and what each must be called. Six scenarios are run on each."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace

from oracle.engines import cgroup

CASES = ("quest-for-lore", "who-cannot-quest", "no-quest-in-the-opponents-turn")
ALL = 6
"""Scenarios in a trial: two quests that are accepted, four that are refused."""
OF_THE_FIRST = 2
"""Those of the first case."""
IMPATIENT = "--timeout 0.5"
SOME = -1
"""At least one, where the clock decides how many."""
GIVEN_UP = "error given-up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A bad engine and what it must be called."""

    kind: str
    engine: str
    """Words after `players.py`."""
    labels: dict[str, int] = field(default_factory=dict)
    """How many scenarios end in what; nothing where the run cannot begin."""
    text: str = ""
    """Words that the console shows."""
    exit_code: int = 1
    options: str = ""
    """More options of the command."""
    in_ci: bool = False
    """Whether the tests always run it, and not only in a long run: what is done to many kinds of fault in the same way
    needs one of them, and the kinds are told apart in `tests/engines/test_faults.py`."""
    cases: tuple[str, ...] = CASES
    """What is run on it."""

    def shorter(self) -> Trial:
        """Of an engine that goes wrong in every scenario, and the same way: the first case alone.

        It is started for each scenario twice: two scenarios show what six show, but that it is given up by and by.
        """
        wrong = [label for label in self.labels if label != GIVEN_UP]
        if len(wrong) != 1 or not wrong[0].startswith("error") or SOME in self.labels.values():
            return self
        return replace(self, cases=CASES[:1], labels={wrong[0]: OF_THE_FIRST})


def every(label: str) -> dict[str, int]:
    """All scenarios end alike."""
    return {label: ALL}


def no_start(kind: str, engine: str, text: str, *, options: str = "", in_ci: bool = False) -> Trial:
    """An engine with which a run cannot begin."""
    return Trial(kind=kind, engine=engine, text=text, exit_code=3, options=options, in_ci=in_ci)


def hanging(kind: str, engine: str, *, in_ci: bool = False) -> Trial:
    """An engine that hangs in every scenario, and is given up after ten times."""
    return Trial(kind=kind, engine=engine, labels={"error timeout": 5, GIVEN_UP: 1}, options=IMPATIENT, in_ci=in_ci)


def fails(kind: str, engine: str, fault: str, text: str = "", *, in_ci: bool = False) -> Trial:
    """An engine with this fault in every scenario."""
    return Trial(kind=kind, engine=engine, labels=every(f"error {fault}"), text=text, in_ci=in_ci)


def harmless(kind: str, engine: str, *, in_ci: bool = False) -> Trial:
    """An engine that does nothing wrong, however odd it is."""
    return Trial(kind=kind, engine=engine, labels=every("pass"), exit_code=0, in_ci=in_ci)


def asking(kind: str, engine: str, fault: str, *, in_ci: bool = False) -> Trial:
    """An engine that asks what cannot be asked, after each of the two actions that are accepted."""
    return Trial(kind=kind, engine=engine, labels={"pass": 4, f"error {fault}": 2}, in_ci=in_ci)


LEFT_TO_ITSELF = fails("its supervisor killed, a daemon left", "leaves-and-kills-its-parent", "crash", in_ci=True)
"""Nothing leads to the daemon but the control group it was started in."""

TRIALS = (
    harmless("none: the same engine without a misdeed", "honest", in_ci=True),
    # --- at the start
    no_start("crash at the start", "crash-at-start", "start: the engine ended before it answered", in_ci=True),
    no_start("exit 0 at the start", "exit-at-start", "start: the engine ended before it answered"),
    no_start(
        "hang at the start",
        "hang-at-start",
        "timeout: the engine did not answer `initialize`",
        options="--start-timeout 0.5",
        in_ci=True,
    ),
    no_start("a banner on stdout at the start", "banner-at-start", "garbage: "),
    no_start("another protocol", "other-protocol", "lie: the engine speaks protocol 99"),
    no_start("an error for an introduction", "refuses-to-start", "engine-error: "),
    # --- the end of the process
    Trial(kind="crash in some scenarios", engine="crashes-in-some", labels={"pass": 2, "error crash": 4}),
    Trial(
        kind="crash mid-suite, once a process",
        engine="crash 12",
        labels={"pass": 5, "error crash flaky": 1},
        in_ci=True,
    ),
    Trial(
        kind="crash every tenth call",
        engine="crashes-every-tenth-call",
        labels={"pass": SOME, "error crash flaky": SOME},
    ),
    fails("killed by a signal", "killed", "crash", "SIGKILL"),
    fails("exit 0 mid-way", "exit", "exit"),
    fails("end in the middle of a line", "half-a-line", "exit"),
    fails("closed stdin", "closes-stdin", "closed"),
    fails("closed stdout", "closes-stdout", "closed"),
    # --- time
    hanging("hang in every call", "hangs-always"),
    Trial(
        kind="hang once a process",
        engine="hang 7",
        labels={"pass": SOME, "error timeout flaky": SOME},
        options=IMPATIENT,
    ),
    hanging("drip: bytes, never a line", "drip"),
    hanging("stopped by its own signal", "stops-itself"),
    Trial(
        kind="slow in every call",
        engine="takes-time",
        labels={"pass": SOME, GIVEN_UP: SOME},
        options="--total 12",
        cases=(),
        in_ci=True,
    ),
    hanging("endless stderr, no answer", "endless-stderr"),
    harmless("stderr flood, then an answer", "stderr-flood 3"),
    # --- what is written
    fails("garbage", "garbage", "garbage"),
    fails("an empty line", "empty-line", "garbage"),
    fails("not UTF-8", "not-utf-8", "encoding"),
    fails("half of a surrogate pair", "surrogate", "garbage"),
    fails("NaN", "nan", "garbage"),
    fails("a number beyond all floats", "huge-number", "shape"),
    fails("a number of 5,000 digits", "huge-integer", "shape"),
    fails("nesting 100,000 deep", "deep", "shape"),
    fails("a line without end", "endless-line", "flood"),
    fails("many lines nobody asked for", "many-lines", "flood"),
    fails("JSON of a wrong shape", "wrong-shape", "shape"),
    fails("no object", "no-object", "shape"),
    fails("neither result nor error", "no-result", "shape"),
    fails("result and error", "result-and-error", "shape"),
    fails("a card twice", "shows-a-card-twice", "shape"),
    fails("a zone that there is not", "shows-the-moon", "shape", "the-moon"),
    fails("a player that there is not", "shows-a-third-player", "shape", "Zoe"),
    fails("every card under a wrong name", "shows-wrong-names", "set-up", "Wrong Name"),
    # --- too much
    fails("60,000 new cards in every look", "shows-60000-new-cards", "flood"),
    fails("3,000 new cards in every look", "shows-3000-new-cards", "flood"),
    fails("as many new cards as there may be", "shows-2000-new-cards", "set-up", "-0, ref: sent nothing"),
    fails("a long name", "shows-long-names", "flood"),
    fails("a long ref", "shows-a-long-ref", "flood"),
    fails("one state many times", "shows-many-states", "flood"),
    fails("many counters", "shows-many-counters", "flood"),
    fails("thousands of players", "shows-many-players", "flood"),
    fails("thousands of regions", "shows-many-regions", "flood"),
    fails("thousands of facts", "shows-many-facts", "flood"),
    fails("10,000 waiting abilities", "shows-10000-waiting", "flood"),
    fails("seven megabytes of a field that nobody knows", "says-seven-megabytes", "flood"),
    asking("400,000 options", "asks-with-400000-options", "flood"),
    asking("6,000 options", "asks-with-6000-options", "flood"),
    asking("a question without end", "asks-at-length", "flood"),
    # --- what cannot be
    asking("at least minus one", "asks-for-minus-one", "shape"),
    asking("at least two, at most one", "asks-for-least-over-most", "shape"),
    asking("three of two", "asks-for-more-than-there-is", "shape"),
    asking("a question of no kind", "asks-in-an-unknown-kind", "shape"),
    asking("the same option twice", "offers-twice", "shape"),
    asking("a choice from nothing", "offers-nothing", "shape"),
    fails("negative damage", "shows-negative-damage", "shape", ">= 0"),
    fails("damage beyond all numbers", "shows-damage-beyond-numbers", "shape", "9007199254740991"),
    fails("damage as text", "shows-damage-as-text", "shape", "got `str`"),
    fails("damage as truth", "shows-damage-as-truth", "shape", "got `bool`"),
    fails("half a damage", "shows-half-a-damage", "shape", "got `float`"),
    fails("a negative turn", "shows-a-negative-turn", "shape", ">= 0"),
    fails("a player missing", "shows-one-player", "shape", "is missing"),
    fails("a key twice, with two values", "writes-it-twice-otherwise", "shape", "contradicts itself"),
    fails("an unknown field 90,000 deep", "writes-deep-moods", "shape", "nested too deeply"),
    fails("an unknown number of 90,000 digits", "writes-an-endless-number", "shape", "digits"),
    harmless("a key twice, with one value", "writes-it-twice-alike"),
    harmless("fields that nobody knows", "shows-moods"),
    fails("a message on many lines", "writes-on-many-lines", "garbage", "one message a line"),
    fails("an endless id", "writes-an-endless-id", "order"),
    fails("an error with endless data", "writes-a-large-error", "engine-error"),
    # --- order
    fails("no id", "no-id", "shape"),
    fails("the id of nobody", "wrong-id", "order"),
    fails("the id of an answered request", "old-id", "order"),
    fails("the same answer twice", "twice", "order"),
    fails("an answer before it is asked", "before-asked", "order"),
    fails("a question of its own", "asks-back", "order"),
    # --- processes of its own
    fails("crash; its child keeps the pipes", "crash-with-child", "crash"),
    hanging("hang; its child keeps the pipes", "hang-with-child"),
    harmless("a daemon of its own session", "leaves-a-daemon", in_ci=True),
    fails("crash; its daemon keeps the pipes", "crashes-with-daemon", "crash"),
    hanging("children that start children", "forks"),
    harmless("shutdown and SIGTERM ignored", "ignores-the-end"),
    harmless("a daemon that kept neither session, parents nor environment", "leaves-a-bare-daemon"),
    harmless("a daemon that stopped itself", "leaves-a-stopped-daemon"),
    harmless("one that hops from session to session", "leaves-a-hopper"),
    harmless("one that hops, without environment", "leaves-a-bare-hopper"),
    harmless("some that hop and fork without end", "breeds"),
    hanging("hang; some fork without end", "breeds-and-hangs"),
    fails("all its pipes closed, signals ignored", "closes-everything", "closed"),
    fails("its supervisor killed", "kills-its-parent", "crash"),
    *([LEFT_TO_ITSELF] if any(os.access(place, os.W_OK) for place in cgroup.places()) else []),
    harmless("its supervisor stopped", "stops-its-parent"),
    harmless("a starter; its child answers", "has-a-starter"),
    # --- memory
    Trial(
        kind="a leak in every call",
        engine="leaks",
        labels={"pass": SOME, "error memory flaky": SOME},
        options="--memory 200",
    ),
    Trial(
        kind="memory filled in one call",
        engine="fills-memory",
        labels={"error memory": 5, GIVEN_UP: 1},
        options="--memory 150 --timeout 20",
        in_ci=True,
    ),
    Trial(
        kind="memory filled by a child elsewhere",
        engine="child-fills-memory",
        labels={"error memory": 5, GIVEN_UP: 1},
        options="--memory 150 --timeout 20",
    ),
    # --- lies
    fails("a lie about capabilities", "lies-about-capabilities", "lie", in_ci=True),
    Trial(kind="a question that it hides", engine="asks-in-secret", labels={"error lie": 2, "fail": 4}),
    Trial(kind="accepted, whatever is asked", engine="accepts-everything", labels={"pass": 2, "fail": 4}),
    Trial(kind="refused, whatever is asked", engine="refuses-everything", labels={"pass": 4, "fail": 2}),
    Trial(kind="right replies, a table that stands still", engine="guesses", labels={"pass": 4, "fail": 2}),
    Trial(kind="a refusal that changes something", engine="changes-on-refusal", labels={"pass": 2, "fail": 4}),
    Trial(kind="nondeterminism", engine="wavers", labels={"pass": 5, "fail flaky": 1}, text="FLAKY", in_ci=True),
    harmless("a hostile name", "hostile-name", in_ci=True),
)
