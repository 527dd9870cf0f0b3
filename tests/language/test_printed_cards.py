"""The loader of printed cards: what it reads and when, how a card is found, and the errors for an invalid file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import Struct

from oracle.engines.reference_books import not_understood
from oracle.games.lorcana.cards import PRINTED
from oracle.language.printed_cards import CardFileError, PrintedCards, UnknownCardError
from oracle.suite.reading.known import card_hint, card_problem

printed = PRINTED.printed


class Piece(Struct, forbid_unknown_fields=True):
    name: str
    version: str | None = None
    cost: int = 0


LINES = {
    "2-B": '{"card":{"name":"Rook"},"by_hand":true}\n',
    "1-A": '{"card":{"name":"Pawn","version":"White","cost":1},"printings":["A/1","B/9"]}\n'
    '{"name":"Queen - White","stopped":"queen"}\n{"card":{"name":"Pawn","version":"Black"}}\n',
}


@pytest.fixture
def pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PrintedCards[Piece]:
    return kept(tmp_path, monkeypatch, LINES)


def kept(folder: Path, monkeypatch: pytest.MonkeyPatch, files: Mapping[str, str]) -> PrintedCards[Piece]:
    (folder / "cards").mkdir()
    for name, lines in files.items():
        (folder / "cards" / f"{name}.jsonl").write_text(lines, "utf-8")
    monkeypatch.setattr("importlib.resources.files", lambda game: folder)
    return PrintedCards("chess", Piece)


def test_cards_stand_in_the_order_of_sets_and_lines(pieces: PrintedCards[Piece]) -> None:
    assert list(pieces) == ["Pawn - White", "Pawn - Black", "Rook"]
    assert pieces["Pawn - White"] == Piece("Pawn", "White", 1)
    assert {name: [entry.full_name for entry in of] for name, of in pieces.sets().items()} == {
        "A": ["Pawn - White", "Queen - White", "Pawn - Black"],
        "B": ["Rook"],
    }


def test_a_line_tells_what_is_known_besides(pieces: PrintedCards[Piece]) -> None:
    assert pieces.entry("Rook").by_hand
    assert not pieces.entry("Pawn - White").by_hand
    assert pieces.entry("Pawn - White").printings == ("A/1", "B/9")


def test_what_is_not_understood_is_no_card(pieces: PrintedCards[Piece]) -> None:
    assert "Queen - White" not in pieces
    with pytest.raises(KeyError):
        pieces["Queen - White"]


def test_nothing_is_read_before_the_first_look_and_no_definition_before_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = '{"card":{"name":"Rook","colour":"white"}}\n'
    pieces = kept(tmp_path, monkeypatch, {"1-A": ""})
    (tmp_path / "cards" / "1-A.jsonl").write_text(LINES["2-B"] + wrong.replace("Rook", "Bishop"), "utf-8")
    assert pieces["Rook"] is pieces["Rook"]
    assert "Bishop" in pieces
    with pytest.raises(CardFileError, match=r"1-A.jsonl:2: .*colour"):
        pieces["Bishop"]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [("{", "truncated"), ('{"card":{"cost":1}}', "name"), ('{"card":"Rook"}', "got `str`")],
)
def test_a_line_that_is_no_card_is_named(
    line: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = kept(tmp_path, monkeypatch, {"1-A": LINES["2-B"] + line + "\n"})
    with pytest.raises(CardFileError, match=rf"1-A.jsonl:2: .*{wrong}"):
        list(pieces)


@pytest.mark.parametrize(
    "asked",
    [
        "Belle - Strange but Special",
        "belle - strange BUT special",
        "Belle – Strange but Special",
        " Belle -  Strange but Special",
    ],
)
def test_a_card_is_found_however_its_name_is_typed(asked: str) -> None:
    assert printed(asked) is PRINTED["Belle - Strange but Special"]
    assert printed("Dr. Facilier’s Cards").full_name == "Dr. Facilier's Cards"


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("Doc - Leader of the Sevn Dwarfs", "Doc - Leader of the Seven Dwarfs"),
        ("Doc", "Doc - Leader of the Seven Dwarfs"),
        ("Lanturn", "Lantern"),
    ],
)
def test_an_unknown_card_names_the_nearest(asked: str, nearest: str) -> None:
    with pytest.raises(UnknownCardError, match=nearest) as caught:
        printed(asked)
    assert caught.value.nearest[0] == nearest
    assert isinstance(caught.value, KeyError)


def test_an_unknown_card_without_a_near_name_says_what_to_do() -> None:
    with pytest.raises(UnknownCardError, match="Name - Version") as caught:
        printed("zzqqxx")
    assert caught.value.nearest == ()


@pytest.mark.parametrize(
    ("game", "name", "why"),
    [
        ("lorcana", "Mulan – elite archer", "the rules leave open which cards are other ones"),
        ("altered", "X Marks the Spot - R1", 'reading its text stopped at "the xth"'),
        ("lorcana", "Lantern", ""),
        ("lorcana", "Nobody - Never Printed", ""),
    ],
)
def test_a_card_that_is_not_understood_says_why(game: str, name: str, why: str) -> None:
    assert not_understood(game, name) == why
    assert card_hint(game, name).startswith(f": it is printed, but {why}") is bool(why)
    assert (name in card_problem(game, name)) is (name != "Lantern")


def test_a_card_that_is_not_understood_is_not_taken_for_another() -> None:
    with pytest.raises(UnknownCardError, match=r"Last Stand.* reading its text stopped at .who was") as caught:
        printed("last stand")
    assert caught.value.nearest == ()
