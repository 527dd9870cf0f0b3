"""What goes to a terminal: text stays text, in tables and bars too, and sizes that are none are not believed."""

from __future__ import annotations

import io
import json
import os
import re

import pytest
from rich.table import Table
from rich.text import Text

from oracle.cli import streams
from oracle.report.output import plain_json
from oracle.report.output.bar import bar
from oracle.report.output.terminal import Terminal, believe_sizes

from .hostile import ATTACKS, BRIEF

HOSTILE = (*ATTACKS, *BRIEF)


def terminal(encoding: str = "utf-8", *, colour: bool = False) -> tuple[Terminal, io.BytesIO]:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, newline="", write_through=True)
    streams.set_up(stream)
    return Terminal(file=stream, width=60, force_terminal=colour, color_system="standard" if colour else None), raw


def steers(text: str) -> bool:
    return bool(re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text))


@pytest.mark.parametrize("attack", HOSTILE)
def test_text_is_text_wherever_it_stands(attack: str) -> None:
    out, raw = terminal()
    table = Table(attack, title=attack, caption=attack)
    table.add_column(Text(attack))
    table.add_row(attack, Text(attack))
    table.add_section()
    for one in (attack, Text(attack, "bold"), Text.assemble((attack, "red"), attack), table):
        out.print(one)
    out.rule(attack)
    assert not steers(raw.getvalue().decode())


def test_neither_markup_nor_names_of_emoji_are_read() -> None:
    out, raw = terminal(colour=True)
    out.print("[bold]x[/bold] [/x] :skull: [link=http://l.example]y[/link]", highlight=False)
    assert raw.getvalue().decode() == "[bold]x[/bold] [/x] :skull: [link=http://l.example]y[/link]\n"


def test_what_is_spelled_out_leaves_the_styles_around_it() -> None:
    out, raw = terminal(colour=True)
    out.print(Text.assemble(("a\x1bb", "red"), "c\u202ed", ("e", "green")))
    assert raw.getvalue().decode() == "\x1b[31ma\x1b[0m⟨U+001B⟩\x1b[31mb\x1b[0mc⟨U+202E⟩d\x1b[32me\x1b[0m\n"


def test_a_plain_terminal_gets_escapes_for_what_it_cannot_write() -> None:
    out, raw = terminal("ascii")
    table = Table("手")
    table.add_column("x", no_wrap=True, overflow="ellipsis", width=4)
    table.add_row("手", "longer than it is wide")
    out.print(table)
    assert "\\u624b" in raw.getvalue().decode("ascii")


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_json_for_a_terminal_is_the_same_json(encoding: str) -> None:
    value = {f"{place}{attack}": attack for place, attack in enumerate(HOSTILE) if "\ud800" not in attack}
    out, raw = terminal(encoding)
    out.json(value)
    assert not steers(raw.getvalue().decode(encoding))
    assert json.loads(raw.getvalue()) == value == json.loads(plain_json.document(value))


def test_json_of_what_no_message_can_hold() -> None:
    assert json.loads(plain_json.encode({"a\udcff": ("\ud800",)})) == {"a\ufffd": ["\ufffd"]}


@pytest.mark.parametrize("attack", ["[/x]", "[bold", *BRIEF])
def test_a_bar_shows_what_it_is_told(attack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setenv("FORCE_COLOR", "1")
    with bar(attack) as tell:
        tell(1, 2, attack)
    said = re.sub(r"\x1b\[(?!35;45m)[\d;?]*[mKAlh]|\r(?=\x1b)", "", stream.getvalue())
    assert "1/2" in said
    assert not steers(said)


@pytest.mark.parametrize("size", ["²", "x", "-1", "0", "", "10001", "9" * 30, "1\x1b[2J", "1e3"])
def test_sizes_that_are_none_are_forgotten(size: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("COLUMNS", "LINES", "TERMINAL_WIDTH")
    for name in names:
        monkeypatch.setenv(name, size)
    believe_sizes()
    assert not {*names} & {*os.environ}
    monkeypatch.setenv("COLUMNS", "123")
    believe_sizes()
    assert Terminal().width == 123
