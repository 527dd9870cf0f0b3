"""The reference of the card languages: every kind of node is there, with a card that a scenario plays."""

from __future__ import annotations

import pytest

from oracle.engines import language
from oracle.engines.games import PLAYED
from oracle.report.languages.page import examples, page
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite

UNPLAYED = {"altered": {"PlayableFrom"}}
"""Kinds that no scenario can play: what a card costs that is played from elsewhere is undecided (5.1.2.d)."""


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


@pytest.mark.parametrize("game", PLAYED)
def test_every_kind_of_node_has_a_card_that_a_scenario_plays(game: str, plans: tuple[Plan, ...]) -> None:
    own = [plan for plan in plans if plan.game == game]
    shown = examples(game, own)
    assert {kind.name for kind in language.kinds(game)} - shown.keys() == UNPLAYED.get(game, set())
    for kind, example in shown.items():
        assert example.card in {card.card for card in example.plan.position.cards} | example.plan.definitions.keys()
        if example.definition:
            assert kind in language.kinds_in(game, example.plan.definitions[example.card])


@pytest.mark.parametrize("game", PLAYED)
def test_the_page_tells_every_field_and_how_it_is_said(game: str, plans: tuple[Plan, ...]) -> None:
    text = page(game, [plan for plan in plans if plan.game == game])
    for kind in language.kinds(game):
        _, found, after = text.partition(f"## {kind.group}\n")[2].partition(f"### `{kind.tag}`\n")
        section = after.partition("\n### ")[0]
        assert found
        assert all(f"| `{field.name}` |" in section for field in kind.fields)
        assert all(clause in section for clause in kind.clauses)


@pytest.mark.parametrize(("game", "tag"), [("altered", "did"), ("altered", "internal-done")])
def test_what_the_rules_alone_make_is_not_in_it(game: str, tag: str) -> None:
    assert tag not in {kind.tag for kind in language.kinds(game)}
