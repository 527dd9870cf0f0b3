"""Scenarios as data: every one has all of it, in the form that the schema says, the same every time."""

from __future__ import annotations

import msgspec
import pytest

from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.profiles import Profile
from oracle.protocol.messages import Card
from oracle.suite.changes import ExpectedChange
from oracle.suite.difference import describe
from oracle.suite.load import load_suite
from oracle.suite.locate import load_steps
from oracle.suite.phrases import REGISTRY
from oracle.suite.plan import Plan
from oracle.suite.vectors.build import vector_files, vector_of
from oracle.suite.vectors.model import Answer, File, See, Vector
from oracle.suite.vectors.rows import row_of


def plan(case: str) -> Plan:
    return next(one for one in load_suite().plans if one.case == case)


def vector(case: str, edition: str) -> Vector:
    return vector_of(plan(case), edition)


def test_every_then_phrase_says_what_it_looks_at() -> None:
    load_steps()
    lacking = [phrase.pattern for phrase in REGISTRY.phrases() if phrase.keyword == "then" and phrase.seen is None]
    assert lacking == []


def test_every_step_of_the_suite_is_told_and_reads_back_as_the_schema_has_it() -> None:
    plans = load_suite().plans[::40]
    files = vector_files([(one, edition) for one in plans for edition in one.editions])
    for file in files:
        written = msgspec.json.encode(file)
        assert msgspec.json.encode(msgspec.json.decode(written, type=File)) == written
    steps = {vector.case: len(vector.steps) for file in files for vector in file.vectors}
    assert steps == {one.case: len(one.calls) for one in plans}


def test_editions_that_say_the_same_share_a_vector_and_others_do_not() -> None:
    (file,) = vector_files([(one, edition) for one in [plan("who-chooses-the-defender")] for edition in one.editions])
    assert sorted(one.editions for one in file.vectors) == [("2.1", "2.2"), ("seed-chapter-4",)]
    asked = [step.checks for one in file.vectors for step in one.steps if isinstance(step, See)]
    assert sorted(check.player for checks in asked for check in checks) == ["Ann", "Bob"]  # type: ignore[union-attr]


def test_a_choice_has_the_reference_s_question_behind_it() -> None:
    found = vector("altered-half-a-payment/too-few", "3.0")
    answers = {place for place, step in enumerate(found.steps) if isinstance(step, Answer)}
    wished = {wish.step for intent in found.intents for wish in intent.wishes if not wish.said}
    assert wished <= answers | {len(found.steps)}
    assert all(set(wish.answer or ()) <= set(wish.question.options) for one in found.intents for wish in one.wishes)


@pytest.mark.parametrize(
    ("what", "words", "game", "path", "value"),
    [
        ("turn", "Bob", LORCANA, "turn/player", "Bob"),
        ("turn number", "3", LORCANA, "turn/number", 3),
        ("Ann's ink", "1 ready, 2 exerted", LORCANA, "resources/Ann", {"ready": 1, "spent": 2}),
        ("Ann's ink", "nothing", LORCANA, "resources/Ann", {}),
        ("Ann's lore", "4", LORCANA, "players/Ann/lore", 4),
        ("Ann's inked cards", "1", LORCANA, "turn/counters/Ann/inked", 1),
        ("Ann's deck order", "a, b", LORCANA, "order/Ann/deck", ["a", "b"]),
        ("waiting", "doc, elsa", LORCANA, "waiting", {"doc": True, "elsa": True}),
        ("result", "Ann won", LORCANA, "result", "Ann"),
        ("result", "none", LORCANA, "result", None),
        ("Bob", "has passed", ALTERED, "players/Bob/passed", 1),
        ("regions", "the Arena", ALTERED, "adventure", 1),
        ("region 3", "forest and water", ALTERED, "regions/3", {"forest": True, "water": True}),
        ("region 3", "face down", ALTERED, "regions/3", {"facedown": True}),
        ("Ann's hero expedition", "2", ALTERED, "players/Ann/hero", 2),
        ("doc", "no zone", LORCANA, "cards/doc", {}),
        ("owl", "limbo", ALTERED, "cards/owl", {"zone": "limbo"}),
    ],
)
def test_a_row_of_changes_becomes_a_path_and_a_value(
    what: str, words: str, game: Profile, path: str, value: object
) -> None:
    row = row_of(ExpectedChange(what, None, words), game)
    assert (row.path, row.to, row.before) == (path, value, msgspec.UNSET)


@pytest.mark.parametrize(
    ("card", "game"),
    [
        (
            Card(ref="doc", player="Ann", zone="play", states=("drying", "exerted"), counters={"damage": 2}),
            LORCANA,
        ),
        (Card(ref="doc", player="Ann", zone="play", under="elsa"), LORCANA),
        (Card(ref="doc", player="Ann", zone="play", at="mine"), LORCANA),
        (
            Card(ref="owl", player="Ann", controller="Bob", zone="hero-expedition", counters={"boost": 3}),
            ALTERED,
        ),
        (Card(ref="owl", player="Ann", zone="reserve", counters={"story": 1}), ALTERED),
    ],
)
def test_a_card_in_words_becomes_the_card(card: Card, game: Profile) -> None:
    row = row_of(ExpectedChange("owl", None, describe(card, game)), game)
    states = tuple(sorted(row.to.pop("states", {})))
    found = Card(ref=card.ref, states=states, **row.to)
    assert describe(found, game) == describe(card, game)
