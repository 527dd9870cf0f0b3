"""Names that differ only in how they are typed are the same name; no two printed cards come to share one."""

from __future__ import annotations

import pytest

from oracle.engines.reference_books import card_names
from oracle.protocol.names import full_names, name_key, named_in, same_name, spelled_as


@pytest.mark.parametrize(
    "other",
    [
        "Jetsam - Ursula\u2019s Spy",
        "jetsam - ursula's spy",
        "Jetsam \u2013 Ursula\u02bcs Spy",
        "Jetsam\u2014Ursula`s  Spy",
        " Jetsam\u00a0-\u00a0Ursula's Spy ",
    ],
)
def test_spelling_is_no_difference(other: str) -> None:
    assert same_name("Jetsam - Ursula's Spy", other)


@pytest.mark.parametrize("other", ["Jetsam", "Jetsam - Ursulas Spy", "Flotsam - Ursula's Spy", "", None])
def test_another_name_is_another_name(other: str | None) -> None:
    assert not same_name("Jetsam - Ursula's Spy", other)


def test_a_hidden_name_is_like_itself_only() -> None:
    assert same_name(None, None)
    assert not same_name(None, "")


@pytest.mark.parametrize("game", ["lorcana", "altered"])
def test_no_two_printed_cards_share_a_name(game: str) -> None:
    names = list(card_names(game))
    assert len({name_key(name) for name in names}) == len(names)


def test_a_made_up_card_has_a_full_name_too() -> None:
    assert full_names({"a": {"name": "a"}, "b": {"name": "Bee", "version": "Queen"}, "c": {}}) == {"b": "Bee - Queen"}


def test_names_in_what_an_engine_says() -> None:
    names = ["Stitch", "Stitch - Rock Star", "Ursula's Spy", "a card", ""]
    assert named_in("Stitch - Rock Star", names) == ["Stitch - Rock Star"]
    assert named_in("the card STITCH is unknown", names) == ["Stitch"]
    assert named_in("Ursula’s  spy: the ability draw", names) == ["Ursula's Spy"]
    assert named_in("stitched, a cardigan", names) == []


def test_a_known_spelling() -> None:
    assert spelled_as("BIRTHDAY  LIGHTS", [None, "Birthday Lights"]) == "Birthday Lights"
    assert spelled_as("Draw", ["Birthday Lights"]) == "Draw"
    assert spelled_as(None, ["Birthday Lights"]) is None
