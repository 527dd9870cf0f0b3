"""`tcg-oracle card`: what it says of a made-up card, and of whatever else it is given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.errors import FAILED, HELD, UsageError

STATS = {"strength": 1, "willpower": 2, "lore": 1}
DRAWS = {"is": "triggered", "when": [{"event": "played", "this": True}], "effect": {"is": "draw", "cards": 2}}
ELF: dict[str, Any] = {"name": "Elf", "type": "character", "cost": 3, **STATS}


def run(tmp_path: Path, text: str, *more: str) -> Any:
    file = tmp_path / "card.json"
    file.write_text(text, encoding="utf-8")
    return CliRunner(env={"COLUMNS": "200"}).invoke(mounted(), ["card", str(file), *more])


def test_a_card_is_said_in_english_with_its_clauses(tmp_path: Path) -> None:
    ended = run(tmp_path, json.dumps({**ELF, "abilities": [DRAWS]}))
    assert ended.exit_code == HELD
    assert "When this card is played (players: you), draw 2 cards." in ended.output
    assert "Rests on 5.2, 6.2.1, 6.2.3, 6.2.2, 1.12.1, 1.12.2" in ended.output


def test_a_refused_card_is_told_with_the_path_and_what_would_be_right(tmp_path: Path) -> None:
    wrong = {**DRAWS, "effect": {"is": "banish", "it": "nobody"}}
    ended = run(tmp_path, json.dumps({**ELF, "name": "Elf\x1b[31m", "abilities": [wrong]}))
    assert ended.exit_code == FAILED
    assert 'abilities[0].effect.it: nothing is called "nobody" here' in ended.output
    assert "expected: one of that, this" in ended.output


def test_as_json_the_parts_of_the_answer_stand_apart(tmp_path: Path) -> None:
    ended = run(tmp_path, json.dumps({**ELF, "type": "elf"}), "--json", "-", "--game", "lorcana")
    assert ended.exit_code == FAILED
    assert json.loads(ended.output)["where"] == "type"


def test_what_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    effect: dict[str, Any] = {"is": "draw"}
    for _ in range(300):
        effect = {"is": "may", "do": effect}
    ended = run(tmp_path, json.dumps({"name": "Deep", "type": "action", "cost": 1, "effect": effect}))
    assert ended.exit_code == FAILED
    assert "nested too deeply" in ended.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[]", "the file holds a list; give a file with one card"),
        ('"Ariel - On Human Legs"', "the file holds a string; a made-up card is a JSON object"),
        ("3", "the file holds no card"),
        ('{"name"', "give one card as a JSON object"),
        ('{"name": "a", "name": "b"}', '"name" is there twice'),
        ('{"definitions": {}}', "a whole setup"),
        ("[" * 100_000, "nested too deeply"),
        ('{"name": "a", "type": "action"}', "add --game lorcana or --game altered"),
    ],
)
def test_what_is_no_card_is_wrong_use(tmp_path: Path, text: str, told: str) -> None:
    ended = run(tmp_path, text)
    assert isinstance(ended.exception, UsageError)
    assert told in str(ended.exception)


def test_a_printed_card_is_no_file() -> None:
    ended = CliRunner().invoke(mounted(), ["card", "Ariel - On Human Legs"])
    assert "is a printed card" in str(ended.exception)
