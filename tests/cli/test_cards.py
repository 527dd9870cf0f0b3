"""`tcg-oracle cards`: a file of made-up cards read, compiled, proven."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oracle.cli.errors import FAILED, HELD, USAGE
from tests.cli.inside import Run

CARD = {"set": "99", "number": 1, "name": "Wobble", "type": "character", "cost": 2, "inkable": True,
        "strength": 1, "willpower": 1, "lore": 1, "text": "<Rush>"}  # fmt: skip


def rows(path: Path, *cards: dict[str, Any]) -> Path:
    path.write_text("".join(json.dumps(card) + "\n" for card in cards), "utf-8")
    return path


def test_definitions_are_written_and_can_be_read(tmp_path: Path, exit_code: Run) -> None:
    file = rows(tmp_path / "cards.jsonl", CARD)
    (tmp_path / "made").mkdir()
    assert exit_code("cards", "import", file, "--game", "lorcana", "--into", tmp_path / "made") == HELD
    (card,) = json.loads((tmp_path / "made" / "lorcana" / "set-99.json").read_bytes())
    assert (card["name"], len(card["abilities"])) == ("Wobble", 1)


def test_the_words_that_stopped_texts_are_told(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    refused = {**CARD, "text": "NO When you play this character, juggle a card."}
    file = rows(tmp_path / "cards.jsonl", CARD, refused, refused)
    report = tmp_path / "report.json"
    assert exit_code("cards", "import", file, "--game", "lorcana", "--json", report) == FAILED
    assert "2 stopped at: juggle a" in capsys.readouterr().out
    share = {"cards": 3, "understood": 1, "said_back": 1, "beyond": 0}
    assert json.loads(report.read_text("utf-8"))["sets"]["99"] == share


def test_a_mapping_names_other_columns(tmp_path: Path, exit_code: Run) -> None:
    other = {("Rules" if name == "text" else name): value for name, value in CARD.items()}
    file = rows(tmp_path / "cards.jsonl", {**other, "Rules": "juggle"})
    mapping = tmp_path / "mapping.json"
    mapping.write_text('{"text": "Rules"}', "utf-8")
    assert exit_code("cards", "prove", file, "--game", "lorcana") == HELD
    assert exit_code("cards", "prove", file, "--game", "lorcana", "--mapping", mapping) == FAILED


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "cards.jsonl:2: not valid JSON"),
        ("[]", "cards.jsonl:2: not a JSON object"),
        ("{}", "no name in column 'name'"),
    ],
)
def test_a_broken_line_is_named(
    line: str, said: str, tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    file = rows(tmp_path / "cards.jsonl", CARD)
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")
    assert exit_code("cards", "prove", file, "--game", "lorcana") == USAGE
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_game_without_a_compiler_is_wrong_use(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code("cards", "prove", rows(tmp_path / "cards.jsonl", CARD), "--game", "chess") == USAGE
    assert "those of lorcana, altered can" in capsys.readouterr().err


FEATURE = """
Feature: A card of one's own

  @case:own-wobble @clause:4.3.2.4
  Scenario: It is played and quests
    Given a game of Lorcana
    And these cards
      | ref    | card   | player | zone |
      | wobble | Wobble | Ann    | hand |
    And Ann has 2 ready ink
    When Ann plays wobble for its ink cost
    Then it is accepted
    And wobble is in Ann's play
"""


def own(folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: cards that are known stay known."""
    command = [sys.executable, "-c", "import sys; from oracle.cli import main; sys.exit(main())", *map(str, words)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_imported_cards_are_known_to_every_command(tmp_path: Path, exit_code: Run) -> None:
    file = rows(tmp_path / "cards.jsonl", CARD)
    assert exit_code("cards", "import", file, "--game", "lorcana", "--into", tmp_path / "made") == HELD
    (tmp_path / "own.feature").write_text(FEATURE, "utf-8")
    unknown = own(tmp_path, "check", "--features", "own.feature")
    assert unknown.returncode == USAGE
    assert "Wobble" in unknown.stderr
    known = own(tmp_path, "--cards", "made", "check", "--features", "own.feature")
    assert known.returncode == HELD, known.stderr
    assert "The one case passed" in known.stdout


ALTERED_FEATURE = """
Feature: A Character of one's own

  @case:own-wibble @clause:7.1.1.b
  Scenario: It is played from Hand and draws
    Given a game of Altered
    And these cards
      | ref    | card   | player | zone |
      | wibble | Wibble | Ann    | hand |
    And Ann has 2 ready mana
    And Ann's deck has 9 cards
    When Ann plays wibble for its mana cost in the hero expedition
    Then it is accepted
    And Ann has 4 cards in hand
"""


def test_cards_of_every_game_are_known(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    card = {"set": "NINE", "reference": "X_9", "name": "Wibble", "type": "character", "hand_cost": 2, "reserve_cost": 2,
            "forest": 1, "mountain": 1, "water": 1, "text": "{H} Draw four cards.", "support": None}  # fmt: skip
    file = rows(tmp_path / "cards.jsonl", card, {**card, "text": "You may [Rush] to draw nine cards."})
    assert exit_code("cards", "import", file, "--game", "altered", "--into", tmp_path / "made") == FAILED
    told = " ".join(capsys.readouterr().out.split())
    assert "set NINE: 2 cards, 1 understood, 1 reproduced unchanged, 1 with words that are not in the rule book" in told
    (tmp_path / "own.feature").write_text(ALTERED_FEATURE, "utf-8")
    known = own(tmp_path, "--cards", "made", "check", "--features", "own.feature")
    assert known.returncode == HELD, known.stdout + known.stderr


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "it is not JSON: the JSON is truncated: it ends in line 1"),
        ("{}", "it is not a list"),
        ('[{"name": "Elf", "type": "elf", "cost": 1}]', "set.json[0].type"),
        (
            '[{"name": "Elf", "type": "action", "cost": 1, "effect": {"is": "banish", "it": "x"}}]',
            'nothing is called "x"',
        ),
    ],
)
def test_a_wrong_file_of_own_cards_is_named(content: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "made" / "lorcana").mkdir(parents=True)
    (tmp_path / "made" / "lorcana" / "set.json").write_text(content, "utf-8")
    ended = own(tmp_path, "--cards", "made", "schema")
    assert ended.returncode == USAGE
    assert told in " ".join(ended.stderr.split())


def test_a_folder_without_cards_is_wrong_use(tmp_path: Path) -> None:
    assert "has no cards" in " ".join(own(tmp_path, "--cards", ".", "schema").stderr.split())
    assert "there is no folder" in " ".join(own(tmp_path, "--cards", "gone", "schema").stderr.split())
