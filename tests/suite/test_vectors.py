"""Scenarios as data: every one has all of it, in the form that the schema says, the same every time."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.profiles import Profile
from oracle.protocol.messages import Card
from oracle.suite.errors import SuiteErrors
from oracle.suite.feature_file import Row as TableRow
from oracle.suite.feature_file import Table
from oracle.suite.phrases.changes import expected_changes
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from oracle.suite.table.checks import LAST_ACTION, Asked, Changed, Row
from oracle.suite.table.wording import describe
from oracle.suite.vectors.build import vector_files, vector_of
from oracle.suite.vectors.model import Act, Decide, File, See, Vector


def plan(case: str) -> Plan:
    return next(one for one in load_suite().plans if one.case == case)


def vector(case: str, edition: str) -> Vector:
    return vector_of(plan(case), edition)


def test_every_step_of_the_suite_is_told_and_reads_back_as_the_schema_has_it() -> None:
    plans = [one for one in load_suite().plans if not any(call.if_asked for call in one.calls)][::40]
    files = vector_files([(one, edition) for one in plans for edition in one.editions])
    for file in files:
        written = msgspec.json.encode(file)
        assert msgspec.json.encode(msgspec.json.decode(written, type=File)) == written
    steps = {vector.case: len(vector.steps) for file in files for vector in file.vectors}
    without = [one for one in plans if one.case not in steps]
    assert steps == {one.case: len(one.calls) for one in plans if one not in without}
    # What the reference leaves undecided has no outcome that could be told.
    reference = ReferenceEngine()
    info = reference.initialize()
    verdicts = {run_plan(one, reference, edition, info).verdict for one in without for edition in one.editions}
    assert verdicts <= {"disputed"}
    assert len(without) < len(plans) / 10


def test_where_whatever_an_engine_does_is_right_there_is_no_vector() -> None:
    assert vector_files([(plan("loop-of-ever-new-objects"), "3.0")]) == ()
    (file,) = vector_files([(plan("exhausted-twice-to-pay"), "3.0")])
    assert [one.open_questions for one in file.vectors] == [("can it be exhausted to pay?",)]


def test_editions_that_say_the_same_share_a_vector_and_others_do_not() -> None:
    (file,) = vector_files([(one, edition) for one in [plan("who-chooses-the-defender")] for edition in one.editions])
    assert sorted(one.editions for one in file.vectors) == [("2.1", "2.2"), ("seed-chapter-4",)]
    asked = [step.checks for one in file.vectors for step in one.steps if isinstance(step, See)]
    looked_at = [check for checks in asked for check in checks if isinstance(check, Asked)]
    assert sorted(check.player for check in looked_at) == ["Ann", "Bob"]


def test_a_choice_has_the_reference_s_question_behind_it() -> None:
    found = vector("altered-half-a-payment/too-few", "3.0")
    answers = {place for place, step in enumerate(found.steps) if isinstance(step, Decide)}
    wishes = [wish for intent in found.intents for wish in intent.wishes if not wish.said]
    assert {wish.step for wish in wishes} <= answers | {len(found.steps)}
    for wish in wishes:
        step = found.steps[wish.asked or 0]
        assert isinstance(step, Act | Decide)
        assert step.asks is not None
        assert set(wish.answer or ()) <= set(step.asks.options)


def test_a_step_says_what_the_engine_must_reply() -> None:
    steps = vector("altered-half-a-payment/too-few", "3.0").steps
    assert [step.reply for step in steps if isinstance(step, Act | Decide)] == [("refused",), ("accepted",)]


@pytest.mark.parametrize(
    ("what", "words", "game", "path", "value"),
    [
        ("turn", "Bob", LORCANA, ("turn", "player"), "Bob"),
        ("turn number", "3", LORCANA, ("number", "turn"), 3),
        ("Ann's ink", "1 ready, 2 exerted", LORCANA, ("resources", "Ann"), {"ready": 1, "spent": 2}),
        ("Ann's ink", "nothing", LORCANA, ("resources", "Ann"), None),
        ("Ann's lore", "4", LORCANA, ("players", "Ann/lore"), 4),
        ("Ann's inked cards", "1", LORCANA, ("counters", "Ann/inked"), 1),
        ("Ann's deck order", "a, b", LORCANA, ("order", "Ann/deck"), ["a", "b"]),
        ("waiting", "elsa, doc", LORCANA, ("waiting", "sources"), ["doc", "elsa"]),
        ("result", "Ann won", LORCANA, ("result", "winner"), "Ann"),
        ("result", "none", LORCANA, ("result", "winner"), None),
        ("Bob", "has passed", ALTERED, ("players", "Bob/passed"), 1),
        ("regions", "the Arena", ALTERED, ("adventure", "regions"), 1),
        ("region 3", "forest and water", ALTERED, ("regions", "3"), ["forest", "water"]),
        ("region 3", "face down", ALTERED, ("regions", "3"), ["facedown"]),
        ("Ann's hero expedition", "2", ALTERED, ("players", "Ann/hero"), 2),
        ("doc", "no zone", LORCANA, ("cards", "doc"), None),
        (
            "owl",
            "limbo",
            ALTERED,
            ("cards", "owl"),
            {"zone": "limbo", "under": None, "at": None, "states": {}, "counters": {}},
        ),
    ],
)
def test_a_row_of_changes_becomes_a_path_and_a_value(
    what: str, words: str, game: Profile, path: tuple[str, ...], value: object
) -> None:
    row = row_of(what, words, game)
    assert (row.at, row.before, row.to) == (path, UNSET, value)


def row_of(what: str, words: str, game: Profile) -> Row:
    """The row of a table of changes in a scenario with two players and these cards."""
    context = Context(REGISTRY, game.official)
    context.game, context.players = game, ("Ann", "Bob")
    refs = ("a", "b", "doc", "elsa", "mine", "owl")
    context.cards = {ref: Card(ref=ref, player="Ann", zone="hand") for ref in refs}
    table = Table(line=1, header=("what", "to"), rows=(TableRow(line=2, cells=(what, words)),))
    (row,) = expected_changes(table, context)
    return row


def test_a_row_that_leaves_out_what_was_before_has_no_vector() -> None:
    told = plan("who-chooses-the-defender")
    rows = (Row(at=("cards", "doc"), to=None),)
    with pytest.raises(SuiteErrors, match='"from"'):
        vector_of(with_step(told, Changed(since=LAST_ACTION, groups=(), rows=rows)), told.editions[0])


def with_step(told: Plan, check: Changed) -> Plan:
    """The scenario with this check in place of its last step's."""
    *calls, last = told.calls
    return replace(told, calls=(*calls, replace(last, function=lambda *_: (check,), arguments=())))


@pytest.mark.parametrize(
    ("card", "game"),
    [
        (Card(ref="doc", player="Ann", zone="play", states=("drying", "exerted"), counters={"damage": 2}), LORCANA),
        (Card(ref="doc", player="Ann", zone="play", under="elsa"), LORCANA),
        (Card(ref="doc", player="Ann", zone="play", at="mine"), LORCANA),
        (Card(ref="owl", player="Ann", controller="Bob", zone="hero-expedition", counters={"boost": 3}), ALTERED),
        (Card(ref="owl", player="Ann", zone="reserve", counters={"story": 1}), ALTERED),
    ],
)
def test_a_card_in_words_becomes_the_card(card: Card, game: Profile) -> None:
    value = dict(row_of("owl", describe(card, game), game).to)
    found = Card(ref=card.ref, states=tuple(sorted(value.pop("states", {}))), **value)
    assert describe(found, game) == describe(card, game)
