"""How often a scenario is played where an engine's questions leave several ways, and to which end it comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oracle.engines.base import EngineFault
from oracle.protocol.messages import Observation, Player, Position, Turn
from oracle.suite.intent.path import MOST_RUNS, NOTHING, Attempt, Attempted, Doubt, NotOffered, Path, Vacuous
from oracle.suite.intent.search import Search, TooManyRuns

GOOD = "pass"


def table(number: int) -> Observation:
    return Observation(position=Position(players=(Player(name="Ann"),), turn=Turn(player="Ann", number=number)))


def searched(run: Callable[[Path], str]) -> tuple[str, Search[str], list[Path]]:
    """The end, the search, and the paths of all runs in turn."""
    paths: list[Path] = []

    def noted(path: Path) -> str:
        paths.append(path)
        return run(path)

    search = Search(noted, lambda end: end != GOOD, lambda one, other: one == other)
    return search.end(), search, paths


def test_a_scenario_without_other_questions_is_played_once() -> None:
    end, search, _ = searched(lambda path: GOOD)
    assert (end, search.runs) == (GOOD, 1)


def test_every_answer_is_given_in_a_run_of_its_own() -> None:
    seen: list[tuple[int, int]] = []

    def run(path: Path) -> str:
        seen.append((path.take(2, 0), path.take(3, 1)))
        return GOOD

    assert searched(run)[0] == GOOD
    # The second question is the same whatever the first was answered, so its answers are tried once.
    assert seen == [(0, 0), (1, 0), (0, 1), (0, 2)]


def test_questions_that_come_only_after_another_answer_are_answered_in_every_way_too() -> None:
    seen: list[tuple[int, ...]] = []

    def run(path: Path) -> str:
        first = path.take(2, 0)
        seen.append((first, path.take(3, 0)) if first else (first,))
        return GOOD

    assert searched(run)[0] == GOOD
    assert sorted(seen) == [(0,), (1, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize("bad", [0, 1, 2])
def test_all_answers_must_hold(bad: int) -> None:
    assert searched(lambda path: f"fail {bad}" if path.take(3, 0) == bad else GOOD)[0] == f"fail {bad}"


def test_answers_that_come_to_other_tables_decide_something() -> None:
    def run(path: Path) -> str:
        if path.decides == 4:
            return "decides"
        path.tables[4] = table(path.take(2, 4))
        return GOOD

    assert searched(run)[0] == "decides"


def test_answers_that_come_to_the_same_table_decide_nothing() -> None:
    def run(path: Path) -> str:
        path.take(2, 4)
        path.tables[4] = table(1)
        return GOOD

    assert searched(run)[0] == GOOD


def test_a_way_that_takes_the_action_back_is_passed_over() -> None:
    def run(path: Path) -> str:
        if path.take(2, 0) == 0:
            raise Vacuous
        return GOOD

    end, search, _ = searched(run)
    assert (end, search.runs) == (GOOD, 2)


def test_where_every_way_takes_the_action_back_that_is_judged() -> None:
    def run(path: Path) -> str:
        path.take(2, 0)
        if not path.keeps:
            raise Vacuous
        return "nothing came of it"

    assert searched(run)[0] == "nothing came of it"


@pytest.mark.parametrize(("ways", "too_many"), [(MOST_RUNS, False), (MOST_RUNS + 1, True)])
def test_so_many_runs_and_no_more(ways: int, too_many: bool) -> None:
    def run(path: Path) -> str:
        path.take(ways, 0)
        return GOOD

    if too_many:
        with pytest.raises(TooManyRuns):
            searched(run)
    else:
        assert searched(run)[1].runs == MOST_RUNS


def test_a_doubtful_question_may_be_about_nothing() -> None:
    def run(path: Path) -> str:
        if path.meaning(0) == NOTHING:
            return GOOD
        path.note(doubtful=True, nothing=True)
        return "fail"

    end, search, paths = searched(run)
    assert (end, search.runs, paths[-1].meanings) == (GOOD, 2, frozenset({(Doubt("question", 0), NOTHING)}))


def test_a_question_that_is_surely_about_a_wish_is_not_taken_for_another() -> None:
    def run(path: Path) -> str:
        path.note(doubtful=False, nothing=True)
        return "fail"

    end, search, _ = searched(run)
    assert (end, search.runs) == ("fail", 1)


def test_the_failure_told_is_that_of_the_first_meaning() -> None:
    def run(path: Path) -> str:
        path.note(doubtful=True, nothing=True)
        return "second" if path.meanings else "first"

    assert searched(run)[0] == "first"


@pytest.mark.parametrize(("second", "ambiguous"), [(GOOD, True), ("fail", False)])
def test_an_end_is_ambiguous_where_another_meaning_holds_too(second: str, ambiguous: bool) -> None:
    def run(path: Path) -> str:
        path.note(doubtful=True, nothing=False, others=(1, 1))
        path.literal = False
        return second if path.meanings else GOOD

    end, search, paths = searched(run)
    assert (end, search.runs) == (GOOD, 1)
    assert search.is_ambiguous(paths[0]) is ambiguous
    assert search.runs == 2


def test_an_end_is_not_ambiguous_where_all_was_asked_word_for_word_or_another_meaning_breaks_the_engine() -> None:
    def literal(path: Path) -> str:
        path.note(doubtful=True, nothing=False, others=(1, 1))
        return GOOD

    def breaking(path: Path) -> str:
        path.note(doubtful=True, nothing=False, others=(1, 1))
        path.literal = False
        if path.meanings:
            raise EngineFault("crash", "it was told another chance")
        return GOOD

    for run, runs in ((literal, 1), (breaking, 2)):
        _, search, paths = searched(run)
        assert not search.is_ambiguous(paths[0])
        assert search.runs == runs


def test_an_end_that_could_not_be_tried_otherwise_is_ambiguous() -> None:
    def run(path: Path) -> str:
        path.note(doubtful=True, nothing=False, others=(MOST_RUNS, MOST_RUNS))
        path.literal = False
        return "fail" if path.meanings else GOOD

    _, search, paths = searched(run)
    assert search.is_ambiguous(paths[0])


def test_an_action_that_names_what_is_not_offered_counts_as_refused() -> None:
    def run(path: Path) -> str:
        if 3 not in path.refused:
            raise NotOffered(3)
        return GOOD

    assert searched(run)[0] == GOOD


@pytest.mark.parametrize("accepted", [True, False])
@pytest.mark.parametrize("legal", [True, False])
def test_an_attempt_must_come_out_as_the_rules_say(accepted: bool, legal: bool) -> None:
    wanted = Attempt(0, "target", ("doc",), legal, 2)

    def run(path: Path) -> str:
        if path.wrong is not None:
            return f"wrong at {path.wrong.step}"
        if path.attempt is not None:
            raise Attempted(accepted)
        path.attempts.append(wanted)
        return GOOD

    assert searched(run)[0] == (GOOD if accepted == legal else "wrong at 2")


def test_an_attempt_is_made_once() -> None:
    def run(path: Path) -> str:
        if path.attempt is not None:
            raise Attempted(True)
        path.take(3, 0)
        path.attempts.append(Attempt(0, "target", ("doc",), True, 2))
        return GOOD

    _, search, _ = searched(run)
    assert search.runs == 3 + 1
