"""The bad engines of the trials, and what each must be called. Six scenarios are run on each."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from oracle.engines import cgroup

ALL = 6
"""Scenarios in a trial: two quests that are accepted, four that are refused."""
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
    """Whether the tests run it too, and not only the benchmark."""


def every(label: str) -> dict[str, int]:
    """All scenarios end alike."""
    return {label: ALL}


def no_start(kind: str, engine: str, text: str, *, options: str = "", in_ci: bool = False) -> Trial:
    """An engine with which a run cannot begin."""
    return Trial(kind=kind, engine=engine, text=text, exit_code=3, options=options, in_ci=in_ci)


def hanging(kind: str, engine: str, *, in_ci: bool = False) -> Trial:
    """An engine that hangs in every scenario, and is given up after ten times."""
    return Trial(kind=kind, engine=engine, labels={"error timeout": 5, GIVEN_UP: 1}, options=IMPATIENT, in_ci=in_ci)


def flood(kind: str, engine: str, *, in_ci: bool = False) -> Trial:
    """An engine that shows too much in every scenario."""
    return Trial(kind=kind, engine=engine, labels=every("error flood"), in_ci=in_ci)


def asking(kind: str, engine: str, fault: str, *, in_ci: bool = False) -> Trial:
    """An engine that asks what cannot be asked, after each of the two actions that are accepted."""
    return Trial(kind=kind, engine=engine, labels={"pass": 4, f"error {fault}": 2}, in_ci=in_ci)


def wrong(kind: str, engine: str, text: str, *, in_ci: bool = False) -> Trial:
    """An engine that shows what cannot be in every scenario."""
    return Trial(kind=kind, engine=engine, labels=every("error shape"), text=text, in_ci=in_ci)


LEFT_TO_ITSELF = Trial(
    kind="its supervisor killed, a daemon left",
    engine="leaves-and-kills-its-parent",
    labels=every("error crash"),
    in_ci=True,
)
"""Nothing leads to the daemon but the control group it was started in."""

TRIALS = (
    Trial(
        kind="none: the same engine without a misdeed", engine="honest", labels=every("pass"), exit_code=0, in_ci=True
    ),
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
        kind="crash mid-suite, once a process", engine="crash 7", labels={"pass": 5, "error crash flaky": 1}, in_ci=True
    ),
    Trial(kind="crash every tenth call", engine="crashes-every-tenth-call", labels={"pass": 4, "error crash flaky": 2}),
    Trial(kind="killed by a signal", engine="killed", labels=every("error crash"), text="SIGKILL"),
    Trial(kind="exit 0 mid-way", engine="exit", labels=every("error exit")),
    Trial(kind="end in the middle of a line", engine="half-a-line", labels=every("error exit")),
    Trial(kind="closed stdin", engine="closes-stdin", labels=every("error closed")),
    Trial(kind="closed stdout", engine="closes-stdout", labels=every("error closed")),
    # --- time
    hanging("hang in every call", "hangs-always"),
    Trial(kind="hang once a process", engine="hang 7", labels={"pass": 5, "error timeout flaky": 1}, options=IMPATIENT),
    hanging("drip: bytes, never a line", "drip", in_ci=True),
    hanging("stopped by its own signal", "stops-itself"),
    Trial(
        kind="slow in every call",
        engine="takes-time",
        labels={"pass": SOME, GIVEN_UP: SOME},
        options="--total 3",
        in_ci=True,
    ),
    hanging("endless stderr, no answer", "endless-stderr"),
    Trial(kind="stderr flood, then an answer", engine="stderr-flood 3", labels=every("pass"), exit_code=0),
    # --- what is written
    Trial(kind="garbage", engine="garbage", labels=every("error garbage")),
    Trial(kind="an empty line", engine="empty-line", labels=every("error garbage")),
    Trial(kind="not UTF-8", engine="not-utf-8", labels=every("error encoding")),
    Trial(kind="half of a surrogate pair", engine="surrogate", labels=every("error garbage")),
    Trial(kind="NaN", engine="nan", labels=every("error garbage")),
    Trial(kind="a number beyond all floats", engine="huge-number", labels=every("error shape")),
    Trial(kind="a number of 5,000 digits", engine="huge-integer", labels=every("error shape")),
    Trial(kind="nesting 100,000 deep", engine="deep", labels=every("error shape")),
    Trial(kind="a line without end", engine="endless-line", labels=every("error flood"), in_ci=True),
    Trial(kind="many lines nobody asked for", engine="many-lines", labels=every("error flood")),
    Trial(kind="JSON of a wrong shape", engine="wrong-shape", labels=every("error shape")),
    Trial(kind="no object", engine="no-object", labels=every("error shape")),
    Trial(kind="neither result nor error", engine="no-result", labels=every("error shape")),
    Trial(kind="result and error", engine="result-and-error", labels=every("error shape")),
    Trial(kind="a card twice", engine="shows-a-card-twice", labels=every("error shape")),
    Trial(kind="a zone that there is not", engine="shows-the-moon", labels=every("error shape"), text="the-moon"),
    Trial(kind="a player that there is not", engine="shows-a-third-player", labels=every("error shape"), text="Zoe"),
    Trial(
        kind="every card under a wrong name",
        engine="shows-wrong-names",
        labels=every("error set-up"),
        text="Wrong Name",
        in_ci=True,
    ),
    # --- too much
    flood("60,000 new cards in every look", "shows-60000-new-cards"),
    flood("3,000 new cards in every look", "shows-3000-new-cards"),
    Trial(
        kind="as many new cards as there may be",
        engine="shows-2000-new-cards",
        labels=every("error set-up"),
        text="-0, ref: sent nothing",
    ),
    flood("a long name", "shows-long-names"),
    flood("a long ref", "shows-a-long-ref"),
    flood("one state many times", "shows-many-states"),
    flood("many counters", "shows-many-counters"),
    flood("thousands of players", "shows-many-players"),
    flood("thousands of regions", "shows-many-regions"),
    flood("thousands of facts", "shows-many-facts"),
    flood("10,000 waiting abilities", "shows-10000-waiting"),
    flood("seven megabytes of a field that nobody knows", "says-seven-megabytes"),
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
    wrong("negative damage", "shows-negative-damage", ">= 0"),
    wrong("damage beyond all numbers", "shows-damage-beyond-numbers", "9007199254740991"),
    wrong("damage as text", "shows-damage-as-text", "got `str`"),
    wrong("damage as truth", "shows-damage-as-truth", "got `bool`"),
    wrong("half a damage", "shows-half-a-damage", "got `float`"),
    wrong("a negative turn", "shows-a-negative-turn", ">= 0"),
    wrong("a player missing", "shows-one-player", "is missing"),
    wrong("a key twice, with two values", "writes-it-twice-otherwise", "contradicts itself"),
    wrong("an unknown field 90,000 deep", "writes-deep-moods", "nested too deeply"),
    wrong("an unknown number of 90,000 digits", "writes-an-endless-number", "digits"),
    Trial(kind="a key twice, with one value", engine="writes-it-twice-alike", labels=every("pass"), exit_code=0),
    Trial(kind="fields that nobody knows", engine="shows-moods", labels=every("pass"), exit_code=0),
    Trial(
        kind="a message on many lines",
        engine="writes-on-many-lines",
        labels=every("error garbage"),
        text="one message a line",
    ),
    Trial(kind="an endless id", engine="writes-an-endless-id", labels=every("error order")),
    Trial(kind="an error with endless data", engine="writes-a-large-error", labels=every("error engine-error")),
    # --- order
    Trial(kind="no id", engine="no-id", labels=every("error shape")),
    Trial(kind="the id of nobody", engine="wrong-id", labels=every("error order")),
    Trial(kind="the id of an answered request", engine="old-id", labels=every("error order")),
    Trial(kind="the same answer twice", engine="twice", labels=every("error order")),
    Trial(kind="an answer before it is asked", engine="before-asked", labels=every("error order"), in_ci=True),
    Trial(kind="a question of its own", engine="asks-back", labels=every("error order")),
    # --- processes of its own
    Trial(kind="crash; its child keeps the pipes", engine="crash-with-child", labels=every("error crash")),
    hanging("hang; its child keeps the pipes", "hang-with-child"),
    Trial(kind="a daemon of its own session", engine="leaves-a-daemon", labels=every("pass"), exit_code=0, in_ci=True),
    Trial(
        kind="crash; its daemon keeps the pipes", engine="crashes-with-daemon", labels=every("error crash"), in_ci=True
    ),
    hanging("children that start children", "forks", in_ci=True),
    Trial(kind="shutdown and SIGTERM ignored", engine="ignores-the-end", labels=every("pass"), exit_code=0, in_ci=True),
    Trial(
        kind="a daemon that kept neither session, parents nor environment",
        engine="leaves-a-bare-daemon",
        labels=every("pass"),
        exit_code=0,
        in_ci=True,
    ),
    Trial(kind="a daemon that stopped itself", engine="leaves-a-stopped-daemon", labels=every("pass"), exit_code=0),
    Trial(kind="one that hops from session to session", engine="leaves-a-hopper", labels=every("pass"), exit_code=0),
    Trial(
        kind="one that hops, without environment",
        engine="leaves-a-bare-hopper",
        labels=every("pass"),
        exit_code=0,
        in_ci=True,
    ),
    Trial(kind="some that hop and fork without end", engine="breeds", labels=every("pass"), exit_code=0),
    hanging("hang; some fork without end", "breeds-and-hangs"),
    Trial(kind="all its pipes closed, signals ignored", engine="closes-everything", labels=every("error closed")),
    Trial(kind="its supervisor killed", engine="kills-its-parent", labels=every("error crash"), in_ci=True),
    *([LEFT_TO_ITSELF] if any(os.access(place, os.W_OK) for place in cgroup.places()) else []),
    Trial(kind="its supervisor stopped", engine="stops-its-parent", labels=every("pass"), exit_code=0),
    Trial(kind="a starter; its child answers", engine="has-a-starter", labels=every("pass"), exit_code=0),
    # --- memory
    Trial(
        kind="a leak in every call",
        engine="leaks",
        labels={"pass": SOME, "error memory flaky": SOME},
        options="--memory 200",
        in_ci=True,
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
    Trial(kind="a lie about capabilities", engine="lies-about-capabilities", labels=every("error lie"), in_ci=True),
    Trial(kind="a question that it hides", engine="asks-in-secret", labels={"error lie": 2, "fail": 4}),
    Trial(kind="accepted, whatever is asked", engine="accepts-everything", labels={"pass": 2, "fail": 4}),
    Trial(kind="refused, whatever is asked", engine="refuses-everything", labels={"pass": 4, "fail": 2}),
    Trial(kind="right replies, a table that stands still", engine="guesses", labels={"pass": 4, "fail": 2}),
    Trial(
        kind="a refusal that changes something", engine="changes-on-refusal", labels={"pass": 2, "fail": 4}, in_ci=True
    ),
    Trial(kind="nondeterminism", engine="wavers", labels={"pass": 5, "fail flaky": 1}, text="FLAKY", in_ci=True),
    Trial(kind="a hostile name", engine="hostile-name", labels=every("pass"), exit_code=0, in_ci=True),
)
