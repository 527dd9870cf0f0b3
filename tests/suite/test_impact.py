"""Two editions compared: nothing is missed, nothing is made up, and each difference has its cause."""

from __future__ import annotations

from functools import cache

import pytest

from oracle.engines import reference_books as books
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.suite.errors import InvalidWordsError
from oracle.suite.impact.scenarios import Differing, Impact, answer_words, differing, edition_named, impact
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.follow import Followed, Listening, follow
from tests.extent import LONG

GAME = LORCANA
PAIRS = [("2.1", "2.2"), ("2.2", "seed-guide"), ("2.2", "seed-chapter-4")]


NAMED = (
    "toll-lowered-to-nothing",
    "toll-lowered-but-not-to-nothing",
    "no-legal-choice-does-nothing",
    "shift-keeps-dry",
    "action-rests-in-play-zone",
    "action-leaves-play-after-its-question",
    "quest-for-lore/ann",
)
EVERY = 6 if LONG else 40
"""Every so many scenarios are played, and those that tests name: all of them would take minutes."""


@cache
def plans() -> tuple[Plan, ...]:
    own = [plan for plan in load_suite().plans if plan.game == GAME.id]
    return tuple(plan for index, plan in enumerate(own) if index % EVERY == 0 or plan.case in NAMED)


@cache
def followed(edition: str) -> tuple[Followed, ...]:
    engine = Listening()
    return tuple(follow(plan, engine, edition) for plan in plans())


@cache
def compared(a: str, b: str) -> Impact:
    return impact(plans(), GAME, a, b)


def scenario(found: Impact, case: str) -> Differing:
    return next(one for one in found.scenarios if one.case == case)


def test_the_behaviour_change_of_2_2_is_shown_with_both_outcomes() -> None:
    found = compared("2.1", "2.2")
    (question,) = [one for one in found.questions if one.name == "zero_damage_was_dealt"]
    assert (question.a, question.b) == ("no", "yes")
    assert {"1.9.5", "8.8.2"} <= set(question.clauses)
    assert "toll-lowered-to-nothing" in question.cases
    toll = scenario(found, "toll-lowered-to-nothing")
    assert (toll.kind, toll.questions) == ("outcome", ("zero_damage_was_dealt",))
    assert (toll.a.verdict, toll.b.verdict) == ("pass", "pass")
    assert [(one.what, one.before, one.after) for one in toll.changes] == [
        ("prey", "Bob's play", "Bob's play, 2 damage")
    ]
    assert toll.step == "When Ann plays toll for its ink cost"
    assert "toll-lowered-but-not-to-nothing" not in {one.case for one in found.scenarios}


def test_clauses_moved_are_new_and_changed() -> None:
    documents = compared("2.1", "2.2").documents
    assert ("4.6.6.1", "1.9.4") in {(one.a, one.b) for one in documents.moved}
    assert {"1.9.5", "4.3.4.2"} <= {one.number for one in documents.added if one.only_in == "2.2"}
    changed = {one.number: one for one in documents.changed}
    assert "toll-lowered-to-nothing" in changed["8.8.2"].cases
    backwards = compared("2.2", "2.1").documents
    assert {(one.b, one.a) for one in backwards.moved} == {(one.a, one.b) for one in documents.moved}
    assert backwards.added == documents.added


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_what_was_not_played_again_would_have_come_to_the_same(a: str, b: str) -> None:
    found = {one.case for one in compared(a, b).scenarios}
    both = zip(followed(a), followed(b), strict=True)
    assert found == {one.case for one, other in both if differing(one, other, GAME) is not None}


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_a_scenario_that_fails_under_one_alone_is_listed(a: str, b: str) -> None:
    found = {one.case for one in compared(a, b).scenarios}
    for one, other in zip(followed(a), followed(b), strict=True):
        assert one.verdict == other.verdict or one.case in found, one.case


def test_the_way_back_finds_the_same_scenarios() -> None:
    there, back = compared("2.2", "seed-guide"), compared("seed-guide", "2.2")
    assert {one.case: one.kind for one in there.scenarios} == {one.case: one.kind for one in back.scenarios}


def test_each_difference_has_the_question_that_brings_it() -> None:
    found = compared("2.2", "seed-guide")
    answers, _ = books.differing("lorcana", "2.2", "seed-guide")
    assert {one.name for one in found.questions} == set(answers)
    assert scenario(found, "no-legal-choice-does-nothing").questions == ("unplayable_in_part",)
    assert scenario(found, "shift-keeps-dry").questions == ("always_enters_ready_and_drying",)
    assert all(set(one.questions) <= set(answers) and one.questions for one in found.scenarios)


def test_a_scenario_for_one_edition_alone_shows_the_step_that_fails_under_the_other() -> None:
    one = scenario(compared("2.2", "seed-guide"), "shift-keeps-dry")
    assert (one.a.written, one.b.written) == (True, False)
    assert (one.a.verdict, one.b.verdict) == ("pass", "fail")
    assert one.b.failed == "And star is dry and ready"
    assert (one.b.expected, one.b.actual) == ("star is dry and ready", "star is drying")


def test_what_differs_only_under_way_is_told_apart() -> None:
    found = compared("2.2", "seed-guide")
    kinds = {one.case: one.kind for one in found.scenarios}
    assert kinds["action-leaves-play-after-its-question"] == "passing"
    assert kinds["action-rests-in-play-zone"] == "outcome"
    assert kinds["no-legal-choice-does-nothing"] == "outcome"


def test_conflicts_have_the_sides_of_the_two_and_the_witnesses_that_differ() -> None:
    disputes = {one.number: one for one in compared("2.2", "seed-guide").documents.conflicts}
    assert disputes[1].shown_by == ("action-rests-in-play-zone",)
    assert "2.2" in disputes[1].a[0].readings
    assert "seed-guide" in disputes[1].b[0].readings
    assert 1 not in {one.number for one in compared("2.1", "2.2").documents.conflicts}


def test_two_readings_that_answer_alike_differ_in_nothing() -> None:
    found = compared("seed-guide", "seed-guide-2")
    assert (found.scenarios, found.questions, found.again) == ((), (), 0)


def test_every_question_of_the_editions_is_put_in_words() -> None:
    for name, words in books.questions("lorcana").items():
        assert words.endswith("?"), name
        assert words[0].isupper()


def test_a_rule_that_is_another_altogether_is_a_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    from msgspec.structs import replace

    from oracle.games.lorcana.rules import editions
    from oracle.kernel.errors import IllegalAction
    from oracle.kernel.run import AnyRun

    def quest(run: AnyRun, task: object) -> None:
        raise IllegalAction("4.5.1", "nobody quests here")

    other = replace(editions.EDITIONS["seed-guide-2"], overrides={"quest": quest})
    monkeypatch.setitem(editions.EDITIONS, "seed-guide-2", other)
    found = impact(plans(), GAME, "seed-guide", "seed-guide-2")
    (rule,) = found.questions
    assert rule.name == "quest"
    assert "(oracle/games/lorcana/rules/turn_actions/quest.py:" in rule.a
    assert rule.b.startswith("(tests/suite/test_impact.py:")
    assert rule.cases
    assert {one.questions for one in found.scenarios} == {("quest",)}
    refused = scenario(found, "quest-for-lore/ann")
    assert (refused.a.ending, refused.b.clause, refused.kind) == ("accepted", "4.5.1", "outcome")


@pytest.mark.parametrize(("text", "edition"), [("lorcana/2.1", "2.1"), ("seed-guide", "seed-guide")])
def test_editions_are_named_with_or_without_their_game(text: str, edition: str) -> None:
    assert edition_named(text) == (GAME, edition)


@pytest.mark.parametrize("text", ["", "lorcana", "lorcana/", "lorcana/9", "chess/2.1", "2.1 "])
def test_an_unknown_edition_names_all_there_are(text: str) -> None:
    with pytest.raises(InvalidWordsError) as error:
        edition_named(text)
    assert all(f"lorcana/{edition}" in str(error.value) for edition in GAME.editions)


@pytest.mark.parametrize(
    ("answer", "words"), [(True, "yes"), (False, "no"), ("at-once", "at-once"), (("b", "a"), "a, b"), ((), "nothing")]
)
def test_answers_in_words(answer: object, words: str) -> None:
    assert answer_words(answer) == words
