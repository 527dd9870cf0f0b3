"""Files with hostile words in every place that a user's files and their names have, and the commands that meet them."""

from __future__ import annotations

import datetime
import json
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tomlkit
from msgspec.structs import replace

from oracle.report.output import plain_json
from oracle.report.output.text import encodable
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root

from .hostile import BRIEF, everywhere
from .hostile_engine import TURNS
from .hostile_results import baseline, history, reports
from .sample import report

NAMES = (
    b"[x] [bold]EVIL [link=http:EVIL]",
    b"\x1b[35;45mEVIL\x1b]0;EVIL\x07\xc2\x9b2J",
    b"EVIL\nFORGED\n\xff\xfe" + "\u202e\u2028FORGED".encode(),
    b"<img src=x onerror=hacked=1>|`EVIL @x",
)
"""Of folders and files; the second to last is no UTF-8."""
SIZES = ("²", "-1", "0", "99999999999999", "EVIL\x1b[35;45m")
"""What a terminal's width is said to be."""
FUZZED = "2"
"""The turn of the hostile engine that makes a difference which is shrunk at once."""
LIKE = ("lorcana/conflicts/entering-play.feature", "altered/conflicts/modes-of-several-steps.feature")
"""Own features of which there are copies below hostile names, for questions, abilities that wait and another game."""


def folder(base: Path) -> Path:
    """Hostile features below a hostile name; its own name stands at the end of the path."""
    features = base / os.fsdecode(NAMES[0]) / os.fsdecode(NAMES[2])
    features.mkdir(parents=True)
    (features / f"{os.fsdecode(NAMES[1])}.feature").write_text(_feature(), encoding="utf-8", newline="\n")
    for name, own in zip((NAMES[0], NAMES[3]), LIKE, strict=True):
        shutil.copy(feature_root() / own, features / f"{os.fsdecode(name)}.feature")
    return features


def question(refused: bool = False) -> dict[str, Any]:
    """A position for `judge` and `perft` whose names are all hostile."""
    cards = [
        {"ref": f"ref{number}{bad}", "player": BRIEF[0], "zone": "play", "card": _named(bad)}
        for number, bad in enumerate(BRIEF)
    ]
    act = {"kind": "quest", "card": cards[0]["ref"]}
    return {
        "game": "lorcana",
        "position": {
            "players": [{"name": BRIEF[0]}, {"name": BRIEF[8]}],
            "turn": {"player": BRIEF[0]},
            "cards": [*cards, {"ref": "last", "player": BRIEF[8], "zone": "deck", "card": _named(BRIEF[0])}],
        },
        "definitions": {_named(bad): _card(bad) for bad in BRIEF},
        "do": [{"player": BRIEF[8 if refused else 0], "action": act}],
    }


def _named(bad: str) -> str:
    return f"Card {bad}"


def _card(bad: str) -> dict[str, object]:
    ability = {"is": "triggered", "name": bad, "when": [{"event": "quested", "who": "any"}], "effect": {"is": "draw"}}
    return {
        "name": _named(bad), "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1,
        "classifications": ["Hero"], "abilities": [ability],
    }  # fmt: skip


def _feature() -> str:
    """A scenario for each attack and each turn of the hostile engine: of three one that does not hold."""
    lines = [f"Feature: {_line(' '.join(BRIEF[:12]))}", f"  {_line(' '.join(BRIEF))}"]
    for number in range(max(len(BRIEF), len(TURNS))):
        bad = BRIEF[number % len(BRIEF)]
        name = _line(bad).strip().replace('"', "'").replace("\\", "/")
        tag = "".join(_line(bad).replace(":", "").replace("@", "").split())
        cell = name.replace("|", "\\|")
        json_card = json.dumps({**_card(bad), "name": name}, ensure_ascii=number % 2 == 0).replace("\x7f", "")
        lines += [
            f"  @case:hostile-{number} @clause:4.5.1 @edition:2.2 @x{tag}",
            f"  Scenario: {number} {_line(bad)}",
            "    Given a game of Lorcana",
            f'    And the made-up card "{name}"',
            *('      """', f"      {_line(json_card)}", '      """'),
            "    And these cards",
            *("      | ref | card | player | zone |", f"      | doc{number} | {cell} | Ann | play |"),
            f"    When Ann quests with doc{number}",
            "    Then it is accepted",
            f"    And Ann has {7 if number % 3 == 2 else 1} lore",
        ]
    return "\n".join(lines) + "\n"


def _line(text: str) -> str:
    """What a line of a feature can hold of it."""
    return " ".join(encodable(text).splitlines()).replace("\x00", "")


def _playing(*how: str) -> list[str]:
    return ["--engine", shlex.join([sys.executable, "-m", "tests.report.hostile_engine", *how]), "--total", "60"]


def _of_answers(base: Path, kept: Callable[..., list[str]]) -> list[list[str]]:
    """The words of the commands that write their answer as JSON."""
    card, deck = base / "card.json", base / "deck.txt"
    card.write_text(json.dumps(_card(BRIEF[0])))
    deck.write_text("".join(f"1 {_line(bad)}\n" for bad in BRIEF), encoding="utf-8", newline="\n")
    return [
        ["where", "quest", *kept("where", "json")],
        ["conflicts", "--game", "altered", *kept("conflicts", "json")],
        ["card", str(card), *kept("card", "json")],
        ["decks", "check", str(deck), "--game", "lorcana", *kept("decks", "json")],
    ]


def _of_committees(base: Path, inside: list[str], kept: Callable[..., list[str]]) -> list[list[str]]:
    """The words of the commands that take a committee's files: a decision and a proposal."""
    bad = encodable(" ".join(bad[:80] for bad in BRIEF))
    decision, proposal = base / "EVIL.toml", base / os.fsdecode(NAMES[1] + b".toml")
    said: dict[str, object] = {"conflict": 108, "outcome": "Ann has won", "reason": bad, "who": bad}
    decision.write_text(tomlkit.dumps(said | {"date": datetime.date(2026, 11, 1)}), encoding="utf-8")
    clauses = [{"number": "8.10.4", "says": bad}]
    asked = {"always_enters_ready_and_drying": True}
    proposed = {"title": bad, "edition": "lorcana/2.2", "answers": asked, "clause": clauses}
    proposal.write_text(tomlkit.dumps(proposed), encoding="utf-8")
    written = kept("proposal", "json", "report", "scenario")
    return [
        ["conflicts", "108", "--decisions", str(decision)],
        ["check", "--case", "both-reach-twenty-in-bobs-turn", "--decisions", str(decision)],
        ["impact", "--proposal", str(proposal), *inside, "--games", "0", *written],
    ]


def _runs(base: Path, features: Path) -> list[list[str]]:
    """The words of the commands."""
    out = base / "out"
    feature = features / f"{os.fsdecode(NAMES[1])}.feature"
    out.mkdir()
    asked, refused = base / os.fsdecode(NAMES[1] + b".json"), base / os.fsdecode(NAMES[2] + b".json")
    asked.write_text(json.dumps(question()))
    refused.write_text(json.dumps(question(refused=True)))
    results, broken = base / os.fsdecode(NAMES[0] + b".json"), base / os.fsdecode(NAMES[1] + b".feature")
    results.write_bytes(_results(len(load_suite(features).plans)))
    broken.write_text("".join(f"  {_line(bad)}\n" for bad in ("Feature: a", *BRIEF)), encoding="utf-8", newline="\n")

    def kept(name: str, *kinds: str) -> list[str]:
        return [word for kind in kinds for word in (f"--{kind}", str(out / f"{name}.{kind}"))]

    inside = ["--features", str(features)]
    return [
        ["check", *inside, *_playing(), *kept("check", "json", "junit", "report", "markdown", "trace"), "-v"],
        ["check", *inside, *_playing("manner")],
        *_of_results(base, inside, kept),
        ["impact", "lorcana/2.2", "lorcana/seed-guide", *inside, *kept("impact", "json", "report"), "--verbose"],
        *_of_committees(base, inside, kept),
        ["coverage", *inside, *kept("coverage", "json")],
        ["explain", f"{feature}:4", *kept("explain", "json")],
        ["judge", str(asked)],
        ["judge", str(refused), "--json", "-"],
        ["judge", str(feature)],
        *_of_answers(base, kept),
        *_of_engines(asked, out, kept),
        *_of_one_result(results, out, inside),
        ["vectors", str(out / "vectors"), *inside],
        ["lint", str(feature), str(features)],
        ["lint", str(broken)],
        ["publish", str(out / "published"), *_playing("5")[:2]],
        *(["check", f"--{bad}", bad] for bad in BRIEF[5:9]),
        ["check", "--case", BRIEF[6] + BRIEF[8], *inside],
        ["fuzz", "--engine", BRIEF[6] + BRIEF[8]],
        ["check", "--features", str(features / "none")],
        ["where", BRIEF[6]], ["schema", "--game", BRIEF[8]], [BRIEF[8]],
    ]  # fmt: skip


def _of_engines(asked: Path, out: Path, kept: Callable[..., list[str]]) -> list[list[str]]:
    """Those that play an engine, and no scenarios that are named."""

    def into(*names: str) -> list[str]:
        return [word for name in names for word in (f"--{name}", str(out / name))]

    return [
        ["connect", *_playing(), *kept("connect", "json")],
        ["perft", str(asked), "--depth", "1", "--divide", *_playing("0")[:2], *kept("perft", "json")],
        [
            "fuzz",
            *_playing(FUZZED)[:2],
            "--games",
            "1",
            "--corpus",
            str(out / "corpus"),
            "--records",
            str(out / "games"),
            *kept("fuzz", "json"),
        ],
        ["replay", str(out / "records"), *into("found"), *kept("replay", "json")],
        ["twins", *_playing("0")[:2], "--pairs", "1", *kept("twins", "json")],
        [
            "campaign",
            str(_plan(asked.parent)),
            "--workers",
            "1",
            "--verbose",
            *into("found"),
            *kept("campaign", "json", "db"),
        ],
    ]


def _plan(base: Path) -> Path:
    """A plan of a game with the hostile engine, in a folder with a hostile name."""
    plan = base / os.fsdecode(NAMES[3]) / "plan.toml"
    plan.parent.mkdir()
    engines = {"one": {"command": _playing(FUZZED)[1]}}
    plan.write_text(tomlkit.dumps({"engines": engines, "fuzz": [{"game": "lorcana", "games": 1}]}), encoding="utf-8")
    return plan


def _of_one_result(results: Path, out: Path, inside: list[str]) -> list[list[str]]:
    return [
        ["annotate", str(results), "--as", "github", "--at", f"{BRIEF[0]}{BRIEF[6]}:3"],
        ["annotate", str(results), "--as", "gitlab", "--at", BRIEF[8], "--output", str(out / "annotations.json")],
        ["badges", str(results), str(out / "badges"), *inside],
    ]


def _of_results(base: Path, inside: list[str], kept: Callable[..., list[str]]) -> list[list[str]]:
    """Those that hold results against a baseline, other results or earlier ones."""
    one, other = reports(base, (os.fsdecode(NAMES[3]) + ".json", os.fsdecode(NAMES[2]) + ".old"))
    past = str(history(base / f"{os.fsdecode(NAMES[0])}.sqlite"))
    known = baseline(base / f"{os.fsdecode(NAMES[1])}.toml")
    foreign = str(base / os.fsdecode(NAMES[2]))
    new = ("--update-baseline", *kept("new", "baseline", "db"))
    return [
        ["check", *inside, "--baseline", str(known), *kept("own", "json", "junit", "report", "markdown"), "-v"],
        ["check", *inside, *new],
        ["check", "--baseline", BRIEF[8], *inside],
        ["compare", str(one), str(other), *kept("compare", "json", "report", "markdown"), "-v"],
        ["compare", "--run", "reference", *_playing()[1:2], *inside, "--case", "hostile-2"],
        ["compare", BRIEF[6], "--run", BRIEF[8], *inside],
        ["bisect", "hostile-2", *inside, "--build", _playing()[1], "--build", "reference", *kept("bisect", "json")],
        ["compare", foreign, BRIEF[6]],
        ["history", "--db", past, *kept("history", "report"), "-v"],
        ["history", "--db", past, "--json", "-"],
        ["history", "--db", past, "--engine", BRIEF[6], "--case", BRIEF[8], "--clause", BRIEF[7]],
        *(["history", "--db", bad] for bad in (BRIEF[6], foreign, str(one))),
    ]


def _results(scenarios: int) -> bytes:
    """What `check --json` might have written, with hostile words in each of its texts."""
    found = everywhere(report(), lambda text: f"{BRIEF[len(text) % len(BRIEF)]}{text}")
    return plain_json.encode(replace(found, suite=replace(found.suite, scenarios=scenarios)))


def commands(base: Path) -> list[dict[str, Any]]:
    """Every command that has output, with hostile words in its files, its engine, its arguments, its environment."""
    features = folder(base)
    terminal = {"FORCE_COLOR": "1", "TERM": "xterm"}
    dull = dict.fromkeys(("TERM", "COLORTERM", "NO_COLOR", "LANG", "TZ", "TTY_INTERACTIVE", "LC_ALL"), BRIEF[6])
    return [
        {
            "words": words,
            "features": str(features) if words[0] == "publish" else "",
            "environment": {
                "TERMINAL_WIDTH": SIZES[number % len(SIZES)],
                "COLUMNS": SIZES[number % len(SIZES)],
                "LINES": SIZES[-1],
                # Nobody's features are read by `connect`: it can have what is kept of the suite's own.
                **({} if words[0] == "connect" else {"XDG_CACHE_HOME": str(base / "cache")}),
                **(dull if number % 2 else terminal),
            },
        }
        for number, words in enumerate(_runs(base, features))
    ]
