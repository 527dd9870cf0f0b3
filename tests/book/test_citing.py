"""What the name of a clause can mean: every way to write it, in every edition, over both games."""

from __future__ import annotations

import pytest

from oracle.book.catalogue import Catalogue, UnknownClause
from oracle.book.citing import cited
from oracle.engines import reference_books as books
from oracle.kernel.errors import InputError

GAMES = ("lorcana", "altered")
KNOWN = {game: books.catalogue(game) for game in GAMES}
asked: list[str] = []


def catalogue(game: str) -> Catalogue:
    asked.append(game)
    return KNOWN[game]


def meant(text: str) -> dict[str, list[str]]:
    """Full name → today's clauses for it, and what a document states."""
    return {
        one.name: [clause.number for clause in one.clauses] + (["stated"] if one.statement is not None else [])
        for one in cited(text, GAMES, catalogue)
    }


@pytest.mark.parametrize(
    "text",
    ["5.1.2.e", "altered/5.1.2.e", "altered:5.1.2.e", "3.0:5.1.2.e", "altered/3.0:5.1.2.e", " 5.1.2.e. "],
)
def test_the_ways_to_name_a_clause_that_one_game_has(text: str) -> None:
    assert meant(text) == {"altered/3.0:5.1.2.e": ["5.1.2.e"]}


def test_a_bare_number_means_a_clause_of_every_game_that_has_it() -> None:
    assert meant("4.3") == {"lorcana/2.2:4.3": ["4.3"], "altered/3.0:4.3": ["4.3"]}
    assert meant("4.3.2.4") == {"lorcana/2.2:4.3.2.4": ["4.3.2.4"]}


def test_one_number_means_different_clauses_in_two_editions() -> None:
    assert meant("altered/1.x:7.3.6") == {"altered/1.x:7.3.6": ["7.3.10"]}
    assert meant("altered/3.0:7.3.6") == {"altered/3.0:7.3.6": ["7.3.6"]}
    assert meant("lorcana/2.1:4.6.6.1") == {"lorcana/2.1:4.6.6.1": ["1.9.4", "4.6.6.1"]}
    assert meant("lorcana/2.2:4.6.6.1") == {"lorcana/2.2:4.6.6.1": ["4.6.6.1"]}


def test_a_document_under_the_name_of_an_edition_is_asked_first_and_the_edition_for_the_rest() -> None:
    assert meant("1.x:1.2.5.b") == {"altered/1.x:1.2.5.b": ["1.2.5.b", "6.4.b", "stated"]}
    assert meant("1.x:1.2.5.b-consequence") == {"altered/1.x:1.2.5.b-consequence": ["1.2.5.b", "stated"]}
    stated = {one.number for one in KNOWN["altered"].readings["1.x"].statements}
    assert "3.2.2.a" not in stated
    assert meant("1.x:3.2.2.a") == {"altered/1.x:3.2.2.a": ["3.2.2.a"]}


def test_only_the_games_that_can_be_meant_are_read() -> None:
    asked.clear()
    cited("altered/5.1.2.e", GAMES, catalogue)
    assert set(asked) == {"altered"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("lorcana/4.3.9", r"^lorcana/2\.2:4\.3\.9: there is no such clause \(near it: .*4\.3\.6"),
        ("5.1.2.z", r"in lorcana/2\.2 \(near it: .*\), nor in altered/3\.0 \(near it: .*5\.1\.2\.j"),
        ("6.4.4", r"in lorcana/2\.2 \(in 2\.1 it is what 2\.2 has as 6\.1\.16; near it"),
        ("99.9", r"^99\.9: there is no such clause in lorcana/2\.2, nor in altered/3\.0$"),
        ("altered/1.x:1.2.5.z", r"^altered/1\.x:1\.2\.5\.z: there is no such clause \(near it: .*1\.2\.5\.e"),
        ("seed-guide:3-fre", "3-free"),
        ("altered/9:4", r"^altered/9:4: there is no .* altered/3\.0, altered/1\.x$"),
        ("9:4", r"^9:4: there is no game, edition or reading .* lorcana/2\.2, .* altered/1\.x$"),
    ],
)
def test_what_nothing_has_is_told_with_what_is_near(text: str, says: str) -> None:
    with pytest.raises(UnknownClause, match=says):
        cited(text, GAMES, catalogue)


@pytest.mark.parametrize("text", ["", ":", "/", "/:4", "altered/", "altered:", "lorcana/2.2:", "chess/4", "chess/1:4"])
def test_what_names_no_clause_is_an_error_of_the_user(text: str) -> None:
    with pytest.raises(InputError, match=r"^clause: "):
        cited(text, GAMES, catalogue)
