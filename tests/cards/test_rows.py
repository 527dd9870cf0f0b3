"""Files of cards: lines, documents, the public formats; what is wrong with one, and where."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from oracle.cards.compiler import Compiler, compiler_of
from oracle.cards.importing import imported
from oracle.cards.rows import CardRowsError, mapping_of, rows_of
from oracle.games.lorcana.language import Definition

LORCANA = cast("Compiler", compiler_of("lorcana"))
ALTERED = cast("Compiler", compiler_of("altered"))
PLAIN = {
    "name": "Wobble", "version": "Made Up", "type": "character", "cost": 9, "inkable": True, "inks": ["ruby"],
    "strength": 9, "willpower": 8, "lore": 7, "move_cost": None, "classifications": ["Hero"], "set": "99",
    "number": 9, "text": "<Rush>\nWIBBLE {E}, 9 {I} \N{EM DASH} Choose one:\n• Gain 9 lore.\n• Draw 9 cards.",
}  # fmt: skip
LORCANA_JSON = {
    "name": "Wobble", "version": "Made Up", "fullName": "Wobble - Made Up", "type": "Character", "cost": 9,
    "inkwell": True, "color": "Ruby", "strength": 9, "willpower": 8, "lore": 7, "subtypes": ["Hero"],
    "setCode": "99", "number": 9, "fullText": "…",
    "fullTextSections": ["Rush", "WIBBLE ⟳, 9 ⬡ \N{EM DASH} Choose\none:\n• Gain 9\nlore.\n• Draw 9 cards."],
}  # fmt: skip
LORCAST = {
    "name": "Wobble", "version": "Made Up", "type": ["Character"], "cost": 9, "inkwell": True, "ink": "Ruby",
    "inks": None, "strength": 9, "willpower": 8, "lore": 7, "move_cost": None, "classifications": ["Hero"],
    "set": {"code": "99", "name": "Nine"}, "collector_number": "9",
    "text": "Rush\nWIBBLE {E}, 9 {I} \N{EM DASH} Choose one:\n• Gain 9 lore.\n• Draw 9 cards.",
}  # fmt: skip
OF_API: dict[str, Any] = {
    "reference": "ALT_NINE_B_AX_99_R1", "name": "Wobble", "cardType": {"reference": "CHARACTER"},
    "cardSubTypes": [{"reference": "ROBOT", "name": "Robot"}], "cardSet": {"reference": "NINE"},
    "rarity": {"reference": "RARE"}, "mainFaction": {"reference": "AX", "name": "Axiom"},
    "elements": {"MAIN_COST": "#9#", "RECALL_COST": "8", "FOREST_POWER": "1", "MOUNTAIN_POWER": "2",
                 "OCEAN_POWER": "3", "MAIN_EFFECT": "{J} I gain #9 boosts#.",
                 "ECHO_EFFECT": "{D} : Draw nine cards."},
}  # fmt: skip
OF_LOCALES = {
    "id": "ALT_NINE_B_AX_99_R1", "name": {"fr": "Bancal", "en": "Wobble"}, "type": "CHARACTER", "subtypes": ["ROBOT"],
    "rarity": "RARE", "mainFaction": "AX",
    "elements": {**OF_API["elements"], "MAIN_EFFECT": {"fr": "…", "en": "{J} I gain #9 boosts#."},
                 "ECHO_EFFECT": {"en": "{D} : Draw nine cards."}},
}  # fmt: skip
OF_HEIR = {
    "reference": "ALT_NINE_B_AX_99_R1", "name": {"en_US": "Wobble"}, "set": {"reference": "NINE"},
    "cardType": {"reference": "CHARACTER"}, "cardSubTypes": [{"reference": "ROBOT", "name": {"en_US": "Robot"}}],
    "rarity": {"reference": "RARE"}, "faction": {"code": "AX"}, "mainCost": 9, "recallCost": 8, "forestPower": 1,
    "mountainPower": 2, "oceanPower": 3, "mainEffect": {"en_US": "{J} I gain #9 boosts#."},
    "echoEffect": {"en_US": "{D} : Draw nine cards."},
}  # fmt: skip


def made(tmp_path: Path, content: str, compiler: Compiler = LORCANA) -> dict[str, list[dict[str, Any]]]:
    file = tmp_path / "cards"
    file.write_text(content, "utf-8")
    return imported(rows_of(file, compiler), compiler, {}).cards


def test_the_public_formats_are_read_as_they_are(tmp_path: Path) -> None:
    plain = made(tmp_path, json.dumps(PLAIN))
    assert [one["is"] for one in plain["99"][0]["abilities"]] == ["keyword", "activated"]
    assert made(tmp_path, json.dumps({"metadata": {}, "sets": {}, "cards": [LORCANA_JSON]})) == plain
    assert made(tmp_path, json.dumps({"cards": [LORCANA_JSON]}, indent=2)) == plain
    assert made(tmp_path, json.dumps([LORCAST])) == plain
    assert made(tmp_path, json.dumps({"results": [LORCAST]})) == plain


@pytest.mark.parametrize(
    "document",
    [{"hydra:member": [OF_API]}, {"ALT_NINE_B_AX_99_R1": OF_LOCALES}, [OF_HEIR], {"data": [OF_HEIR]}],
    ids=["the game's own", "by locale", "an heir", "an heir's page"],
)
@pytest.mark.parametrize("indent", [None, 1])
def test_those_of_altered_too(tmp_path: Path, document: Any, indent: int | None) -> None:
    (card,) = made(tmp_path, json.dumps(document, indent=indent), ALTERED)["NINE"]
    assert {"hand_cost": 9, "reserve_cost": 8, "forest": 1, "water": 3, "faction": "Axiom", "rarity": "rare",
            "subtypes": ["Robot"]}.items() <= card.items()  # fmt: skip
    assert [one["is"] for one in card["abilities"]] == ["reaction", "quick-action"]


def test_a_mapping_names_columns_and_columns_within(tmp_path: Path) -> None:
    file, mapping = tmp_path / "cards", tmp_path / "mapping"
    file.write_text(json.dumps({"Title": "Wobble", "type": "action", "cost": 1, "of": {"code": "9"}, "Rules": "Draw."}))
    mapping.write_text(json.dumps({"name": "Title", "set": "of.code", "text": "Rules"}))
    (row,) = rows_of(file, LORCANA, mapping_of(mapping, LORCANA))
    assert (row.name, row.facts["set"], row.text) == ("Wobble", "9", "Draw.")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "no cards in it"),
        ("\n \n", "no cards in it"),
        ("[]", "no cards in it"),
        ('{"name": "A"}\n{"name": "B\n', ":2: not valid JSON: Invalid control character"),
        ('{"name": "A"}\n[1]\n', ":2: not a JSON object"),
        ('{"name": "A"}\n{"name": 9}\n', ":2: no name in column 'name'; name the columns with --mapping"),
        ('{"name": " "}', ":1: no name"),
        ('{"name": "A", "text": ["b"]}', ":1: the text in column 'text' is not text"),
        ('{"name": "A", "x": ' + "[" * 100_000 + "]" * 100_000 + "}", ":1: nested too deeply"),
        ("[\n{},\n7]", "card 2 is not a JSON object|:1: no name"),
        ("[\n{]", "not valid JSON"),
        ("[" * 100_000, "nested too deeply"),
        (r'{"name": "\ud83d"}', "ud83d is half a surrogate pair"),
        ('{"name": "A", "cost": ' + "9" * 5000 + "}", "a number with thousands of digits"),
        ('{"name": "A", "cost": NaN}', "NaN is not a JSON number"),
        ("name,cost\nA,1\n", ":1: not valid JSON"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, content: str, said: str) -> None:
    with pytest.raises(CardRowsError, match=said):
        made(tmp_path, content)


def test_a_keyword_that_the_book_does_not_have_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    file.write_text(json.dumps(PLAIN | {"text": "<Juggle> 9 (Nine balls.)"}))
    found = imported(rows_of(file, LORCANA), LORCANA, {})
    assert [one.words for one in found.stopped] == ["Juggle (the rule book has no such keyword)"]
    assert found.whole.beyond == 1


def test_names_of_several_cards_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "cards"
    file.write_text("\n".join(json.dumps(PLAIN | {"number": number}) for number in (1, 2)))
    assert imported(rows_of(file, LORCANA), LORCANA, {}).alike == ["Wobble - Made Up"]


@pytest.mark.parametrize(("text", "agreeing", "differing"), [("same", 1, []), ("other", 0, ["Wobble - Made Up"])])
def test_a_definition_is_held_against_the_one_known_by_its_name(
    text: str, agreeing: int, differing: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "cards"
    file.write_text(json.dumps(PLAIN))
    known = made(tmp_path, json.dumps(PLAIN if text == "same" else PLAIN | {"text": "<Ward>"}))["99"][0]
    file.write_text("\n".join(json.dumps(PLAIN | {"name": name}) for name in ("Wobble", "Nobody Knows")))
    found = imported(rows_of(file, LORCANA), LORCANA, {"Wobble - Made Up": msgspec.convert(known, Definition)})
    assert (found.agreeing, found.differing) == (agreeing, differing)


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CardRowsError, match="is not a file; give a file of cards"):
        list(rows_of(tmp_path, LORCANA))


def test_types_and_inks_may_have_capitals(tmp_path: Path) -> None:
    assert made(tmp_path, json.dumps(PLAIN | {"type": "Character", "inks": ["Ruby"]})) == made(
        tmp_path, json.dumps(PLAIN)
    )
