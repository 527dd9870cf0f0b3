"""The docket at a command line of 80 columns: its order, its ten lines an entry, its filters, and a history."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle.cli.docket import open_docket
from oracle.history.database import Database
from oracle.history.store import record
from oracle.suite.docket.entries import Entry
from tests.history.reports import COMMAND, SUITE, report, result

from .inside import Run

COLUMNS = 80
LINES = 10
"""Most lines of an entry."""
Told = Callable[..., str]


@pytest.fixture
def told(exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    """`told(words…)` is what `conflicts` prints."""
    monkeypatch.setenv("COLUMNS", str(COLUMNS))

    def run(*words: object) -> str:
        assert exit_code("conflicts", *words) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    return run


def entries() -> dict[int, Entry]:
    return {one.number: one for one in open_docket()}


def test_each_entry_has_ten_lines_at_most_and_those_that_touch_most_come_first(told: Told) -> None:
    lines = told().splitlines()
    assert max(map(len, lines)) <= COLUMNS
    blocks = [list(group) for filled, group in groupby(lines, key=bool) if filled]
    assert all(len(block) <= LINES for block in blocks[:10])
    first = [int(block[0].split()[0]) for block in blocks[:10]]
    known = entries()
    weights = [known[number].weight for number in first]
    assert weights == sorted(weights, reverse=True)
    open_ones = {number for number, one in known.items() if one.undecided}
    rest = [int(line.split()[0]) for line in blocks[10][1:] if line.split()[0].isdecimal()]
    assert {*first, *rest} == open_ones
    assert len(first) + len(rest) == len(open_ones)
    assert "Counted are the scenarios tagged with the conflict" in blocks[10][len(rest) + 1]


def test_what_is_printed_of_an_entry_is_what_the_docket_has(told: Told) -> None:
    one = entries()[108]
    text = " ".join(told("108").split())
    assert text.startswith("108 Where turn order begins (Lorcana, open)")
    assert "both-reach-twenty-in-bobs-turn" in text
    assert f"touches {len(one.scenarios)} scenario (1 undecided), no ruling" in text


@pytest.mark.parametrize(
    ("words", "inside", "outside"),
    [
        (("4.3.6",), {3, 23}, {108, 171}),
        (("Scrooge McDuck - Resourceful Miser",), {2}, {108}),
        (("A124",), {171}, {108}),
        (("turn", "order", "starting", "player"), {108}, set[int]()),
        (("14", "108"), {14, 108}, {2}),
    ],
)
def test_entries_are_chosen_by_clause_card_ruling_words_and_number(
    told: Told, words: tuple[str, ...], inside: set[int], outside: set[int]
) -> None:
    found = {one["number"] for one in json.loads(told(*words, "--json", "-"))}
    assert inside <= found
    assert not outside & found


def test_a_card_that_only_casts_bring_in_chooses_its_conflicts(told: Told) -> None:
    one = next(one for one in entries().values() if one.cast)
    found = {each["number"] for each in json.loads(told(one.cast[0], "--game", one.game, "--json", "-"))}
    assert one.number in found


def test_entries_are_chosen_by_how_they_stand(told: Told, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    known = entries()
    for kind in ("open", "differs", "words", "closed"):
        found = {one["number"] for one in json.loads(told("--kind", kind, "--json", "-"))}
        assert found == {number for number, one in known.items() if one.standing == kind}
    assert "1 conflict found, none of them of this kind: closed" in told("108", "--kind", "closed")
    assert exit_code("conflicts", "--kind", "silly") == 2
    assert "there is no such kind; the kinds are open, differs, words, closed" in capsys.readouterr().err


def test_json_has_what_is_counted_and_what_each_decision_changes(told: Told) -> None:
    (found,) = json.loads(told("6", "--json", "-"))
    assert found["touches"] == {
        "scenarios": 1,
        "rulings": 0,
        "cards": len(entries()[6].cards + entries()[6].cast),
        "engines": 0,
    }
    book, notes = found["decisions"]
    assert "2.2" in book["readings"]
    assert {"free-is-a-choice"} <= {one["case"] for one in notes["shifts"]}
    assert found["seen"]
    assert found["runs"] > 1000
    assert found["again"] > 0


def test_with_everything_the_scenarios_that_change_are_told_and_how_they_end(told: Told) -> None:
    text = " ".join(told("6", "--verbose").split())
    assert "If it is decided for side 2" in text
    assert "How its scenarios end on the reference" in text
    assert "free-is-a-choice under 2.2" in text
    assert "cites 2.2:1.5.5, 2.2:4.3.2.2" in text


def test_what_each_engine_of_a_history_does(told: Told, tmp_path: Path) -> None:
    one = entries()[108]
    case = one.scenarios[0]
    bob = next(each for each in one.permitted if each.edition == "2.2" and each.side == 1)
    db = tmp_path / "history.sqlite"
    database = Database(str(db), write=True)
    disputed = replace(result(case, "disputed"), message=bob.told)
    for engine, results in (
        ("Old", [replace(disputed, message=one.permitted[0].told)]),
        ("Old", [disputed]),
        ("Fails", [result(case, "fail")]),
        ("Lacks", [result(case, "unsupported")]),
        ("[bold]Odd", [replace(disputed, message="something else")]),
        ("Elsewhere", [result("another-case")]),
    ):
        record(report(*results, engine=engine), database, command=COMMAND, suite=SUITE)
    (found,) = json.loads(told("108", "--db", db, "--json", "-"))
    by_name = {each["engine"]: each for each in found["engines"]}
    assert {*by_name} == {"Old", "Fails", "Lacks", "[bold]Odd"}
    assert by_name["Old"]["sides"] == [[], [f"{case} (2.2)"]]
    assert by_name["Fails"]["neither"] == by_name["[bold]Odd"]["neither"] == [f"{case} (2.2)"]
    assert by_name["Lacks"]["unsupported"] == [f"{case} (2.2)"]
    assert found["touches"]["engines"] == 3
    text = " ".join(told("108", "--db", db).split())
    assert "Old 1.0: side 2 in 1" in text
    assert "[bold]Odd 1.0: neither in 1" in text
    assert "3 engines" in text


def test_an_engine_that_passes_does_what_its_document_has(told: Told, tmp_path: Path) -> None:
    db = tmp_path / "history.sqlite"
    notes = replace(result("free-is-a-choice"), edition="seed-4.3")
    both = report(result("free-is-a-choice"), notes, engine="Both")
    record(both, Database(str(db), write=True), command=COMMAND, suite=SUITE)
    (found,) = json.loads(told("6", "--db", db, "--json", "-"))
    assert found["engines"][0]["sides"] == [["free-is-a-choice (2.2)"], ["free-is-a-choice (seed-4.3)"]]
