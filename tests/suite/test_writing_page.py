"""The page on writing scenarios lists exactly the phrases there are, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES, spoken
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.phrases.registry import KEYWORDS, REGISTRY
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan
from steps import given
from tests.suite.fake_altered import FakeAltered

load_steps()
PAGE = (Path(__file__).parents[2] / "docs/writing-scenarios.md").read_text(encoding="utf-8")
FEATURES = [text for text in re.findall(r"```gherkin\n(.*?)```", PAGE, re.DOTALL) if text.startswith("Feature")]


def section(keyword: str) -> list[tuple[str, str, str]]:
    """Phrase, game and example of every row of a keyword's table."""
    start = PAGE.index(f"## {keyword.title()}: ")
    table = PAGE[start:].split("\n\n")[1]
    rows = [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return [(cells[0], cells[1], cells[-1]) for cells in rows]


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_the_page_lists_exactly_the_phrases_there_are(keyword: str) -> None:
    listed = [(phrase, game.lower()) for phrase, game, _ in section(keyword)]
    known = [(phrase.shown, phrase.game) for phrase in REGISTRY.phrases() if phrase.keyword == keyword]
    assert sorted(listed) == sorted(known)


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_phrase_has_an_example_that_fits(keyword: str) -> None:
    for phrase, _, example in section(keyword):
        assert REGISTRY.match(keyword, example).phrase.shown == phrase


def test_the_page_names_every_zone_state_edition_and_kind_of_card() -> None:
    for game in PROFILES.values():
        words = [*map(spoken, game.zones), *game.states, *game.normal_states, *game.counter_states, *game.readings]
        assert [word for word in words if f"`{word}`" not in PAGE] == []
        kinds = [f" {kind}" + ("`" if kind in game.cards.costless else " costing") for kind in game.cards.kinds]
        assert [kind for kind in kinds if kind not in PAGE] == []


def test_the_page_has_every_column_of_the_table_of_cards() -> None:
    table = PAGE.partition("### The table of cards\n")[2].partition("\nA card is")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [*given.NEEDED, *given.OPTIONAL]


@pytest.mark.parametrize("text", FEATURES)
def test_the_examples_hold_on_the_reference(text: str) -> None:
    problems = Problems("page.feature")
    plans = [compile_scenario(scenario, problems) for scenario in read_feature(text, problems)]
    assert problems.errors == []
    engine = ReferenceEngine()
    played = engine.initialize().games
    for plan in plans:
        assert plan is not None
        for edition in plan.editions:
            subject = engine if plan.game in played else FakeAltered()
            result = run_plan(plan, subject, edition, subject.initialize())
            assert (result.verdict, result.message) == ("pass", "")


def test_there_are_examples() -> None:
    assert len(FEATURES) == 4
