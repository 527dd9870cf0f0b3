"""Looking up clauses and conflicts: the facts collected, and that the output contains them."""

from __future__ import annotations

import io
import json

import pytest

from oracle.book.catalogue import Catalogue, UnknownClause
from oracle.book.citing import Cited, cited
from oracle.cli.conflicts import conflicts
from oracle.cli.errors import UsageError
from oracle.cli.outputs import PRINTED
from oracle.cli.where import where
from oracle.engines import reference_books as books
from oracle.kernel.errors import InputError
from oracle.report.clauses import console as clause_console
from oracle.report.clauses.lookup import Found, Homes, ScenarioRef, Scenarios
from oracle.report.clauses.lookup import find as find_cited
from oracle.report.conflicts.register import check_number, seen_outcomes
from oracle.report.output.terminal import Terminal

HOMES: Homes = {"4.3.2.2": ["oracle/a.py:42 announce_cost"], "1.9.4": ["oracle/b.py:7 total_damage"]}
SCENARIOS: Scenarios = {
    "4.3.2.2": [ScenarioRef("free-[red]choice", "paying [bold]ink[/bold]", "features/x.feature:12")]
}


def scenario(case: str, *editions: str) -> ScenarioRef:
    """A scenario that runs under these editions and readings."""
    return ScenarioRef(case, f"about {case}", "features/x.feature:12", editions=editions)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return books.catalogue("lorcana")


def one(asked: str, game: str = "lorcana") -> Cited:
    """What a name means in a single game."""
    (only,) = cited(asked, [game], books.catalogue)
    return only


def find(asked: str, catalogue: Catalogue) -> Found:
    return find_cited(one(asked, catalogue.book.game), catalogue, HOMES, SCENARIOS)


def told(
    asked: str, catalogue: Catalogue, console: Terminal, homes: Homes = HOMES, scenarios: Scenarios = SCENARIOS
) -> None:
    clause_console.show(find_cited(one(asked, catalogue.book.game), catalogue, homes, scenarios), console)


@pytest.fixture
def console() -> Terminal:
    return Terminal(file=io.StringIO(), width=100, color_system=None)


def _written(console: Terminal) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    "asked", ["4.3.2.2", "4.3.2.2.", " 4.3.2.2 ", "2.2:4.3.2.2", "lorcana:4.3.2.2", "lorcana/2.2:4.3.2.2"]
)
def test_the_ways_to_name_a_clause(catalogue: Catalogue, asked: str) -> None:
    found = find(asked, catalogue)
    assert found.asked == "lorcana/2.2:4.3.2.2"
    (clause,) = found.clauses
    assert clause.homes == ("oracle/a.py:42 announce_cost",)
    assert clause.scenarios == tuple(SCENARIOS["4.3.2.2"])
    assert "seed-4.3:4.3.2.2-free" in [source.name for source in clause.sources]
    assert [conflict.number for conflict in clause.conflicts] == [2, 6, 7, 12, 33]


def test_a_number_of_an_older_edition(catalogue: Catalogue, console: Terminal) -> None:
    told("lorcana/2.1:4.6.6.1", catalogue, console)
    written = _written(console)
    assert "lorcana/2.1:4.6.6.1 is 1.9.4 and 4.6.6.1 in 2.2" in written
    assert "oracle/b.py:7 total_damage" in written


def test_a_statement_of_another_document(catalogue: Catalogue, console: Terminal) -> None:
    found = find("seed-guide:3-free", catalogue)
    assert found.statement is not None
    assert [clause.number for clause in found.clauses] == list(found.statement.clauses)
    told("seed-guide:3-free", catalogue, console)
    assert "Compared with the book: a different outcome" in _written(console)


def test_a_statement_with_code_of_its_own(catalogue: Catalogue, console: Terminal) -> None:
    homes = {"seed-chapter-4:4.5": ["oracle/c.py:3 quest_for_a_mission"]}
    scenarios = {"seed-chapter-4:4.5": [scenario("quest", "seed-chapter-4")]}
    told("lorcana/seed-chapter-4:4.5", catalogue, console, homes, scenarios)
    written = _written(console).partition("4.1.3")[0]
    code = "Code\n  oracle/c.py:3 quest_for_a_mission\n"
    assert f"{code}Scenarios under seed-chapter-4\n  features/x.feature:12  quest" in written
    assert "The section goes on with 4.5-quest, 4.5-once, 4.5-assign" in written


def test_a_statement_lists_what_runs_under_its_own_reading(catalogue: Catalogue, console: Terminal) -> None:
    scenarios = {
        "seed-guide:5-drying": [scenario("own", "2.2", "seed-guide", "seed-guide-2"), scenario("book", "2.2")],
        "1.7.5": [scenario("clause", "2.2", "seed-guide"), scenario("elsewhere", "2.2", "2.1")],
        "5.1.1.11": [scenario("clause", "2.2", "seed-guide"), scenario("own", "2.2", "seed-guide", "seed-guide-2")],
    }
    told("seed-guide:5-drying", catalogue, console, scenarios=scenarios)
    written = _written(console).partition("\nConflicts")[0]
    own, _, further = written.partition("Scenarios under seed-guide\n")[2].partition("Further scenarios of its clauses")
    assert own.split()[1] == "own"
    assert "book" not in own
    assert further.count("clause ") == 1
    assert "elsewhere" not in further
    assert "own" not in further


def test_a_statement_said_once_more_has_the_scenarios_of_the_first(catalogue: Catalogue, console: Terminal) -> None:
    scenarios = {"seed-guide:5-drying": [scenario("both", "seed-guide", "seed-guide-2"), scenario("one", "seed-guide")]}
    (again,) = cited("seed-guide-2:b5.1.1-drying", ["lorcana"], books.catalogue)
    found = find_cited(again, catalogue, HOMES, scenarios).statement
    assert found is not None
    assert [one.case for one in found.scenarios] == ["both"]
    told("seed-guide-2:b5.1.1-drying", catalogue, console, scenarios=scenarios)
    assert "It repeats seed-guide:5-drying" in _written(console)


def test_a_note_of_a_statement_is_told(catalogue: Catalogue, console: Terminal) -> None:
    told("seed-guide:3-free", catalogue, console)
    assert "Note: What PAG-CR 206 is cannot be told" in _written(console)


def test_where_finds_the_scenarios_of_a_documents_statement(capsys: pytest.CaptureFixture[str]) -> None:
    where(["seed-guide-2:a5-zone"], json=PRINTED)
    told = json.loads(capsys.readouterr().out)["statement"]
    assert "action-rests-in-play-zone" in [one["case"] for one in told["scenarios"]]
    assert all("seed-guide-2" in one["editions"] for one in told["of_its_clauses"])
    assert told["of_its_clauses"]


@pytest.mark.parametrize(
    ("asked", "code", "conflicts"),
    [
        ("seed-chapter-4:4.4-locations", "none: No location has such an ability", [34, 48]),
        ("seed-chapter-4:4.4-resolve", "that of 4.4.4", []),
    ],
)
def test_a_statement_without_code_of_its_own_says_so(
    catalogue: Catalogue, console: Terminal, asked: str, code: str, conflicts: list[int]
) -> None:
    found = find(asked, catalogue)
    assert found.statement is not None
    assert [one.number for one in found.statement.conflicts] == conflicts
    told(asked, catalogue, console)
    assert f"Code\n  {code}" in _written(console)


def test_places_are_printed_whole_and_markup_as_it_is(catalogue: Catalogue) -> None:
    console = Terminal(file=io.StringIO(), width=30, color_system=None)
    told("4.3.2.2", catalogue, console)
    assert "  oracle/a.py:42 announce_cost\n" in _written(console)
    assert "  features/x.feature:12  free-[red]choice  paying [bold]ink[/bold]\n" in _written(console)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("4.3", "in the clauses below: 4.3.1, 4.3.2, 4.3.3, 4.3.4, 4.3.5, 4.3.6"),
        ("1.1.3", "none: A tournament matter"),
        ("4.3.2.4", "none yet"),
    ],
)
def test_clauses_without_code_say_so(catalogue: Catalogue, console: Terminal, asked: str, code: str) -> None:
    told(asked, catalogue, console)
    assert f"Code\n  {code}" in _written(console)


@pytest.mark.parametrize(
    ("asked", "near"),
    [("4.3.9", "4.3.5, 4.3.6"), ("seed-guide:3-fre", "3-free"), ("6.4.4", "in 2.1 it is what 2.2 has as 6.1.16")],
)
def test_unknown_clauses_name_the_nearest(catalogue: Catalogue, asked: str, near: str) -> None:
    with pytest.raises(UnknownClause) as error:
        find(asked, catalogue)
    assert near in str(error.value)


@pytest.mark.parametrize("asked", ["", ":", "lorcana/2.2:", "altered/3.0:5.1", "lorcana/9:4.3", "4.3\x1b[31m", "/:4"])
def test_what_names_no_clause_is_an_error_of_the_user(catalogue: Catalogue, asked: str) -> None:
    with pytest.raises(InputError):
        find(asked, catalogue)


def test_where_as_json(catalogue: Catalogue, console: Terminal) -> None:
    console.json(find("4.3.2.2", catalogue))
    told = json.loads(_written(console))
    assert told["asked"] == "lorcana/2.2:4.3.2.2"
    assert told["clauses"][0]["scenarios"][0]["case"] == "free-[red]choice"


def test_seen_outcomes_are_grouped_by_reading(catalogue: Catalogue) -> None:
    seen = {"free-is-a-choice": {"seed-4.3": "refused", "2.1": "accepted", "2.2": "accepted"}, "other": {"2.2": "-"}}
    conflict = next(one for one in catalogue.conflicts if one.number == 6)
    found = seen_outcomes(conflict, catalogue, seen)
    assert [(one.case, one.readings, one.outcome) for one in found] == [
        ("free-is-a-choice", ("2.2", "2.1"), "accepted"),
        ("free-is-a-choice", ("seed-4.3",), "refused"),
    ]


def test_unknown_conflict(catalogue: Catalogue) -> None:
    numbers = "1 to 13, 21 to 24, 31 to 52, 94, 105 to 118, 121 to 125, 137, 140, 145 to 147, 149, 160 to 162"
    numbers += ", 190 to 191, 193 to 196, 210 to 216"
    with pytest.raises(InputError, match=rf"conflict 20: there is no such conflict \(there are lorcana: {numbers}\)"):
        check_number(20, {"lorcana": catalogue})


# --- over both games ------------------------------------------------------------------------------------


def test_a_bare_number_of_both_games_is_shown_in_both_and_says_how_to_ask_for_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    where(["4.3"], verbose=True)
    written = capsys.readouterr().out
    lorcana, altered = written.index(" Lorcana "), written.index(" Altered ")
    assert lorcana < written.index("4.3  Play a card") < altered < written.index("4.3  Tiebreakers")
    assert "Several games have 4.3: lorcana/2.2:4.3 or altered/3.0:4.3 shows one of them." in written
    where(["4.3"], game="Altered", verbose=True)
    written = capsys.readouterr().out
    assert written.startswith("4.3  Tiebreakers")
    assert "Play a card" not in written


def test_as_json_one_clause_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UsageError, match=r"write lorcana/2\.2:4\.3 or altered/3\.0:4\.3$"):
        where(["4.3"], json=PRINTED)
    where(["altered/5.1.2.e"], json=PRINTED)
    assert json.loads(capsys.readouterr().out)["asked"] == "altered/3.0:5.1.2.e"


def test_the_same_number_of_two_editions_of_altered(capsys: pytest.CaptureFixture[str]) -> None:
    where(["altered/1.x:7.3.6"])
    assert "altered/1.x:7.3.6 is 7.3.10 in 3.0" in capsys.readouterr().out
    where(["altered/3.0:7.3.6"])
    assert capsys.readouterr().out.startswith("7.3.6 ")


def test_a_statement_of_a_document_that_bears_the_name_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    where(["altered/1.x:5.1.2.b.2"], verbose=True)
    written = capsys.readouterr().out
    assert "Compared with the book: a different outcome" in written
    assert "  14   When targets are chosen" in written


def test_conflicts_of_every_game_or_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    conflicts(["14", "1"])
    told = capsys.readouterr().out
    assert "(Lorcana, " in told
    assert "(Altered, " in told
    conflicts(game="altered", kind=["open", "differs", "words", "closed"], json=PRINTED)
    found = json.loads(capsys.readouterr().out)
    assert {conflict["game"] for conflict in found} == {"altered"}
    every = [one.number for one in books.catalogue("altered").conflicts]
    assert sorted(conflict["number"] for conflict in found) == every
    with pytest.raises(InputError, match=r"lorcana: 1 to 13, .*; altered: 14 to 20, "):
        conflicts(["99"])


def test_numbers_of_conflicts_are_of_one_game_only() -> None:
    numbers = [conflict.number for game in books.PLAYED for conflict in books.catalogue(game).conflicts]
    assert len(numbers) == len(set(numbers))


def test_a_game_there_is_not() -> None:
    with pytest.raises(UsageError, match="there is no game chess; known: lorcana, altered"):
        where(["4.3"], game="chess")
    with pytest.raises(UsageError, match="there is no game chess; known: lorcana, altered"):
        conflicts(game="chess")


def test_where_says_what_the_rules_leave_open(catalogue: Catalogue, console: Terminal) -> None:
    open_ones = [ScenarioRef(f"case-{n}", "a scenario", "features/x.feature:3", ("who pays?",)) for n in (1, 2)]
    told("8.7.3", catalogue, console, scenarios={"8.7.3": open_ones})
    assert _written(console).count("who pays?") == 1
    told("8.7.2", catalogue, console, scenarios={"8.7.3": open_ones})
    assert _written(console).count("who pays?") == 1
