"""Hostile words in everything that an engine, a file, a path or the environment brings, and a look at every output."""

from __future__ import annotations

import fcntl
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import msgspec
import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from playwright.sync_api import Browser

from oracle.cli import publish
from oracle.cli.suite import load_checked_suite
from oracle.engines.limits import Clock, Limits
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import EngineInfo
from oracle.report.output.markdown_text import Markdown, code, paragraphs, table
from oracle.report.output.text import STEERING
from oracle.report.run import markdown
from oracle.suite.files.sealed import unseal
from oracle.suite.reading.load import Suite
from tests.cli.writing import written_by

from .browsing import Watched
from .hostile import ATTACKS, BRIEF, MARK, everywhere
from .hostile_files import commands
from .sample import report

ROOT = Path(__file__).parents[2]
OURS = re.compile(r"\x1b\[(?!35;45m)[\d;]*m|\x1b\[(?:\?25[lh]|2K|1A)")
"""Colours, but for that of the attack, and how a bar is drawn over the one before."""
READER = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
LINKED = re.compile(r"://|www\.|@|\.example|javascript:", re.IGNORECASE)
"""What readers of Markdown make links of, outside of code."""
OWN_FILE = re.compile(r"[\w-]+\.md|\.\./features/(?:[\w.~-]|%[0-9A-F]{2}|/)+")
"""Where a page of ours may lead: to another one, or to a feature."""
BLOCKS = {"inline", "heading", "paragraph", "table", "thead", "tbody", "tr", "th", "td"}
"""What our pages are made of."""

ELSEWHERE = {
    "certify": "test_hostile_certificates.py",
    "verify": "test_hostile_certificates.py",
    "cards import": "tests/cards: what it writes is made of a card's text",
    "cards prove": "tests/cards: what it writes is made of a card's text",
    "mutants": "what it writes is the project's own words",
}
"""Commands whose files are looked at in another place, or hold nothing from outside."""


class Ran(NamedTuple):
    """A command, its exit code and what it printed."""

    words: list[str]
    code: int
    out: str
    err: str


class Outcome(NamedTuple):
    """What all commands printed and wrote."""

    folder: Path
    ran: list[Ran]

    def written(self, *patterns: str) -> list[Path]:
        found = [path for pattern in patterns for path in sorted((self.folder / "out").rglob(pattern))]
        assert found
        return found


@pytest.fixture(scope="module")
def outcome(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """The commands are run once, by whichever worker comes first."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    base = (
        tmp_path_factory.mktemp("hostile") if run is None else tmp_path_factory.getbasetemp().parent / f"hostile-{run}"
    )
    base.mkdir(exist_ok=True)
    codes = base / "codes.json"
    with (base / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not codes.exists():
            codes.write_bytes(_codes(base))
    return Outcome(base, [
        Ran(one["words"], code, *(_text(base / f"{number}.{kind}") for kind in ("out", "err")))
        for number, (one, code) in enumerate(
            zip(json.loads((base / "commands.json").read_text()), json.loads(codes.read_bytes()), strict=True)
        )
    ])  # fmt: skip


def _codes(base: Path) -> bytes:
    """Run the commands, and return their exit codes as JSON."""
    file = base / "commands.json"
    file.write_text(json.dumps(commands(base)))
    command = [sys.executable, "-m", "tests.report.run_hostile", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout


def _text(path: Path) -> str:
    return path.read_bytes().decode()


def shown(ran: Ran) -> str:
    """What was printed, without what we make of our own: colours, and on stderr the drawing of bars."""
    return OURS.sub("", ran.out + re.sub(r"\r(?=\x1b\[2K|\x1b\[1A)", "", ran.err))


def test_every_command_ends_as_it_should(outcome: Outcome) -> None:
    wrong = [ran for ran in outcome.ran if ran.code not in (0, 1, 2, 3) or re.search("Traceback|bug:", ran.err)]
    assert wrong == []
    assert {ran.words[0] for ran in outcome.ran if ran.code < 2} == {
        *("check", "impact", "coverage", "explain", "judge", "perft", "fuzz", "twins", "publish"),
        *("card", "conflicts", "decks"),
        *("compare", "history", "bisect"),
        *("annotate", "badges", "vectors", "lint", "connect", "where", "campaign"),
    }


def test_every_option_that_writes_is_given(outcome: Outcome) -> None:
    named = [(name, ran.words) for ran in outcome.ran for name in (ran.words[0], " ".join(ran.words[:2]))]
    given = {(name, word.removeprefix("--")) for name, words in named for word in words}
    options = {(name, option) for name, own in written_by().items() for option in own if option.islower()}
    assert {name for name, _ in options - given} == {*ELSEWHERE}, "give each of them in hostile_files.py"


def test_nothing_steers_a_terminal(outcome: Outcome) -> None:
    for ran in outcome.ran:
        assert STEERING.findall(shown(ran)) == [], ran.words
        assert not re.search(r"^\W*FORGED\W*$", shown(ran), re.MULTILINE), ran.words
    everything = "".join(map(shown, outcome.ran))
    for attack in ("[/x][bold]EVIL[/bold] :skull:", "[x] [bold]EVIL", "<script>hacked=1//EVIL"):
        assert attack in everything
    assert any("running scenarios" in ran.err for ran in outcome.ran)


def test_json_and_xml_can_be_read(outcome: Outcome) -> None:
    for path in outcome.written("*.json"):
        text = path.read_bytes()
        # How far a job of a campaign has come stands behind a checksum.
        content = unseal(text.rstrip(b"\n")) if path.parent.name == "jobs" else text
        assert content is not None
        assert msgspec.json.decode(content) is not None
    for path in outcome.written("*.junit"):
        tree = ElementTree.fromstring(path.read_bytes())  # noqa: S314 - our own file
        assert MARK in ElementTree.tostring(tree, encoding="unicode")
    for path in outcome.written("*.trace"):
        assert all(msgspec.json.decode(line) for line in path.read_bytes().splitlines())
    for path in outcome.written("*.baseline"):
        assert tomllib.loads(path.read_text(encoding="utf-8"))["expect"]
    judged = [ran for ran in outcome.ran if ran.words[0] == "judge" and "--json" in ran.words]
    assert [json.loads(ran.out)["game"] for ran in judged] == ["lorcana"]


def test_what_fuzz_found_can_be_read_back(outcome: Outcome) -> None:
    for path in outcome.written("*.feature"):
        assert load_checked_suite(path).plans


def test_every_file_has_a_plain_name_and_lies_where_it_should(outcome: Outcome) -> None:
    names = {path.name for path in outcome.written("*")}
    assert {name for name in names if not re.fullmatch(r"[\w.-]{1,80}", name, re.ASCII)} == set()
    ours = ("out", "cache", "commands.json", "codes.json", "lock", "card.json", "deck.txt")
    beside = {path.name for path in outcome.folder.iterdir() if path.name not in ours}
    assert {name for name in beside if MARK not in name and not re.fullmatch(r"\d+\.(out|err)", name)} == set()
    assert not list(outcome.folder.parent.rglob(MARK))


def test_pages_do_nothing(browser: Browser, outcome: Outcome) -> None:
    for path in outcome.written("*.html"):
        assert MARK in path.read_text(encoding="utf-8")
        assert incidents(browser, path) == []


def test_badges_do_nothing(browser: Browser, outcome: Outcome) -> None:
    badges = outcome.written("*.svg")
    assert MARK in "".join(map(_text, badges))
    assert [found for path in badges for found in incidents(browser, path)] == []


def test_annotations_are_those_of_our_own(outcome: Outcome) -> None:
    (told,) = [ran for ran in outcome.ran if ran.words[0] == "annotate" and "github" in ran.words]
    assert MARK in told.out
    assert all(re.match(r"::(error|warning|notice) ", line) for line in told.out.splitlines())


def test_markdown_does_nothing(browser: Browser, outcome: Outcome, tmp_path: Path) -> None:
    seen = [look_through(path.read_text(encoding="utf-8")) for path in outcome.written("*.markdown", "*.md")]
    assert MARK in "".join(_text(path) for path in outcome.written("*-engines.md"))
    pages = [READER.renderer.render(tokens, READER.options, {}) for tokens in seen]
    pages += [READER.render(page) for page in pages_of_our_own()]
    whole = tmp_path / "markdown.html"
    whole.write_text("<meta charset=utf-8>" + "\n<hr>\n".join(pages), encoding="utf-8", errors="strict")
    assert incidents(browser, whole) == []


@pytest.mark.parametrize("attack", [*ATTACKS, *BRIEF])
def test_markdown_marks_up_only_our_own_words(attack: str) -> None:
    page = paragraphs(
        attack,
        Markdown("# {}").format(attack),
        Markdown("{} and {:,}").format(code(attack), 1_000),
        table((attack, "two"), [(attack, code(attack)), (f"a {attack} z", f"{attack}\\")]),
        f"- {attack}",
    )
    look_through(page)
    rows = [token for token in READER.parse(page) if token.type == "tr_open"]
    cells = [token for token in READER.parse(page) if token.type in ("td_open", "th_open")]
    assert (len(rows), len(cells)) == (3, 6)
    assert page.count("\n") == paragraphs("x", "x", "x", table(("x", "x"), [("x", "x"), ("x", "x")]), "x").count("\n")


@pytest.mark.parametrize("attack", [attack for attack in (*ATTACKS, *BRIEF) if attack])
def test_a_code_span_is_one_whatever_is_in_it(attack: str) -> None:
    (line,) = READER.parseInline(code(attack))
    assert [part.type for part in line.children or ()] == ["code_inline"]
    row = table((code(attack),), ()).splitlines()[0].removeprefix("| ").removesuffix(" |")
    # With two backslashes in front some readers end the cell at the pipe, and some do not.
    assert not re.search(r"\\\\\||(?<!\\)\|", row)


class Named(ReferenceEngine):
    def __init__(self, attack: str) -> None:
        super().__init__()
        self.attack = attack

    def initialize(self) -> EngineInfo:
        return msgspec.structs.replace(super().initialize(), name=self.attack, version=self.attack)


def pages_of_our_own() -> Iterator[str]:
    """The Markdown that a command writes of an engine or a report with an attack in every name."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(publish, "open_engine", lambda name, _limits: Named(name))
        yield publish.engine_matrix(Suite(plans=(), features=0), "lorcana", [*ATTACKS, *BRIEF], Limits(), Clock())
    for attack in (*ATTACKS, *BRIEF):
        yield markdown.render(everywhere(report(), attack.__add__))


def look_through(page: str) -> list[Token]:
    """The page as it is read; fails if it holds markup that is not ours, or a foreign word outside of code."""
    tokens = READER.parse(page)
    for token in tokens:
        assert token.type.removesuffix("_open").removesuffix("_close") in BLOCKS, token
        for part in token.children or ():
            assert part.type in ("text", "code_inline", "softbreak", "link_open", "link_close"), part
            assert part.type != "link_open" or OWN_FILE.fullmatch(str(part.attrs["href"])), part
            assert part.type == "code_inline" or not LINKED.search(part.content), part
    return tokens


def incidents(browser: Browser, path: Path) -> list[str]:
    """What a page does that it should not while it is open."""
    context = browser.new_context()
    seen = Watched(context.new_page(), path.as_uri())
    seen.page.wait_for_timeout(100)
    if seen.page.evaluate("() => window.hacked") is not None:
        seen.incidents.append("a script ran")
    context.close()
    return seen.incidents
