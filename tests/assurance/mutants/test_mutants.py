"""Mutants: how they are declared and applied, and what the matrix says of a suite."""

from __future__ import annotations

import ast
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.mutants import declared as declarations
from oracle.assurance.mutants.applying import applied, check, code_of, function_of, text_of
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import Status, Trial
from oracle.assurance.mutants.matrix import chosen, idle_tags, matrix
from oracle.assurance.mutants.parallel import MisfitError, check_all, plans, try_all
from oracle.assurance.mutants.quoted import replace_part
from oracle.assurance.mutants.sample import sample
from oracle.engines.games import PLAYED
from oracle.kernel.errors import InputError
from oracle.kernel.run import Game
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ClauseChoice
from tests.extent import LONG, only_long

DRAWN = 10 if LONG else 3
"""A tool's mutants that are drawn."""
PAY = Mutant(
    name="charges-one-less", clauses=("4.3.2.4",),
    function="oracle.games.lorcana.rules.turn_actions.total_cost.pay_total_cost",
    change="return pay_in_full(run, payer, total)",
    to="from msgspec.structs import replace\nreturn pay_in_full(run, payer, replace(total, ink=max(0, total.ink - 1)))",
    game="lorcana", declared="here",
)  # fmt: skip
INK = """
Feature: Paying

  Background:
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | elsa | a character costing 3 | Ann    | hand |

  @case:mutant-paid @clause:4.3.2.4
  Scenario: What is paid is used up
    Given Ann has 4 ready ink
    When Ann plays elsa for its ink cost
    Then only this has changed
      | what      | from       | to                 |
      | elsa      | Ann's hand | Ann's play, drying |
      | Ann's ink | 4 ready    | 1 ready, 3 exerted |

  @case:mutant-idle @clause:4.3.2.4
  Scenario: It is played at all
    Given Ann has 4 ready ink
    When Ann plays elsa for its ink cost
    Then elsa is in Ann's play
"""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    (tmp_path / "paying.feature").write_text(INK, encoding="utf-8")
    return tmp_path


def tried(mutant: Mutant, features: Path) -> Trial:
    return try_all([mutant], features=features, jobs=1)[0]


# --- declared and applied -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYED)
def test_every_declared_mutant_fits_the_code(game: str) -> None:
    mutants = declared(game)
    assert len(mutants) >= 125
    check_all(mutants)


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"change": "return nothing"}, "is not in oracle.*pay_total_cost"),
        (
            {"change": "found", "to": "game", "function": "oracle.engines.games.binding"},
            "is in oracle.*binding 2 times",
        ),
        ({"change": "return ("}, "not valid Python"),
        ({"change": "if run:"}, "not valid Python"),
        ({"to": "return ("}, "not valid Python"),
        ({"to": "return pay_in_part(run, payer, total)"}, "it uses pay_in_part, which its module does not have"),
        ({"to": "from oracle.kernel.run import Walk\nreturn Walk"}, "it uses Walk"),
        ({"to": "return pay_in_full(run,  payer,  total)"}, "is the same program"),
        ({"function": "oracle.games.lorcana.rules.turn_actions.total_cost.pay"}, "is not a function"),
        ({"function": "oracle.games.lorcana.rules.turn_actions.total_costs.pay"}, "is not a function"),
        ({"function": "nowhere.to.be.found"}, "there is no module"),
    ],
)
def test_a_mutant_that_does_not_fit_says_where_and_why(changed: dict[str, str], says: str) -> None:
    with pytest.raises(InputError, match=says) as raised:
        check(replace(PAY, **changed))
    assert str(raised.value).startswith("here: ")


def test_all_misfits_are_told_at_once() -> None:
    with pytest.raises(MisfitError) as raised:
        check_all([replace(PAY, change=change) for change in ("one thing", "another")])
    assert len(str(raised.value).splitlines()) == 2


def test_a_change_matches_whatever_the_layout() -> None:
    mutant = replace(PAY, change="return (pay_in_full(run,\n payer, total,))  # all of it")
    assert check(mutant) == check(PAY)


@pytest.mark.parametrize(
    ("change", "to", "becomes"),
    [
        ("b < 1", "b <= 1", "if a and b <= 1:\n    c()\n    return\nd((b, 2))"),
        ("(b,\n 2)", "(2, b)", "if a and b < 1:\n    c()\n    return\nd((2, b))"),
        ("c()", "pass", "if a and b < 1:\n    pass\n    return\nd((b, 2))"),
        ("c()\nreturn", "e = 1", "if a and b < 1:\n    e = 1\nd((b, 2))"),
        ("elif (a and b < 1):", "while a:", "while a:\n    c()\n    return\nd((b, 2))"),
        ("b", "a", None),
        ("True", "a", None),
        ("1.0", "a", None),
    ],
)
def test_parts_are_expressions_statements_and_headers(change: str, to: str, becomes: str | None) -> None:
    body = ast.parse("if (a  # first\n    and b < 1):\n  c(); return\nd((b, 2))").body
    before = ast.unparse(ast.Module(body, []))
    assert (replace_part(body, change, to) == 1) == (becomes is not None)
    assert ast.unparse(ast.Module(body, [])) == (becomes or before)


def test_a_whole_body_may_be_another() -> None:
    assert check(replace(PAY, change="", to="", body="return 0")) != function_of(PAY).__code__


def test_methods_and_properties_are_functions_too() -> None:
    where = "oracle.kernel.rules.Rule.place"
    assert text_of(function_of(replace(PAY, function=where))).startswith("@property")


def _documented() -> str:
    """Says what it does,

    and more.
    """

    # Why it does.
    def inner() -> str:
        """Says so."""
        return "# no comment"

    return inner()


def test_the_code_of_a_function_is_without_what_people_read() -> None:
    assert code_of(_documented).splitlines() == [
        "def _documented() -> str:", "    def inner() -> str:", '        return "# no comment"', "    return inner()",
    ]  # fmt: skip


def test_the_reference_is_whole_again_afterwards() -> None:
    before, broken = function_of(PAY).__code__, check(PAY)
    with applied(PAY):
        assert (function_of(PAY).__code__, Game.keeps) == (broken, False)
    assert (function_of(PAY).__code__, Game.keeps) == (before, True)


class File:
    """A file of mutants that is nowhere."""

    name = "total_cost.toml"

    def __init__(self, text: str) -> None:
        self.text = text

    def read_bytes(self) -> bytes:
        return self.text.encode()


RIGHT = 'name = "a"\nclauses = ["4.3.2.4"]\nin = "pay_total_cost"\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[mutants]]\n" + RIGHT, "in exactly one way"),
        ("[[mutants]]\n" + RIGHT + 'change = "a"\nto = "b"\nbody = "c"', "in exactly one way"),
        ("[[mutants]]\n" + RIGHT + 'change = "a"', 'to = "pass" for nothing'),
        ("[[mutants]]\n" + RIGHT.replace('["4.3.2.4"]', "[]") + 'body = "c"', "breaks no clause"),
        ("[[mutants]]\n" + RIGHT.replace("4.3.2.4", "4.3.99") + 'body = "c"', "4.3.99 has no home"),
        ("[[mutants]]\n" + RIGHT + 'bodi = "c"', "unknown field `bodi`"),
        ("[[mutants]\n", "mutants/turn_actions/total_cost.toml"),
    ],
)
def test_a_wrong_file_says_where_and_why(text: str, says: str) -> None:
    file: Any = File(text)
    read: Callable[[Traversable, str, str], Any] = declarations._read
    with pytest.raises(InputError, match=says):
        list(read(file, "turn_actions.total_cost", "lorcana"))


# --- judged ---------------------------------------------------------------------------------------------------------


def test_a_mutant_is_killed_by_the_scenario_that_notices_it(features: Path) -> None:
    found = tried(PAY, features)
    assert (found.status, found.killed_by, found.noticed_by) == ("killed", "mutant-paid (2.1)", ("mutant-paid",))
    assert "Ann's ink" in found.message


def test_what_nobody_notices_survives(features: Path) -> None:
    shy = replace(PAY, change="", to="", body="pay_in_full(run, payer, total)\nreturn 0")
    assert tried(shy, features).status == "survived"


def test_what_only_crashes_is_broken(features: Path) -> None:
    found = tried(replace(PAY, change="", to="", body="return run.no_such_thing"), features)
    assert found.status == "broken"
    assert "AttributeError" in found.message


def test_running_out_of_items_is_a_crash_too(features: Path) -> None:
    found = tried(replace(PAY, change="", to="", body="return next(iter(()))"), features)
    assert (found.status, "StopIteration" in found.message) == ("broken", True)


def test_what_never_ends_is_stopped(features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oracle.assurance.mutants.judging.SECONDS", 0.2)
    found = tried(replace(PAY, change="", to="", body="while True: pass"), features)
    assert found.status == "broken"
    assert "did not end" in found.message


@pytest.mark.parametrize(
    ("body", "status"), [("pay_in_full(run, payer, total)\nreturn 0", "equivalent"), ("return 0", "not equivalent")]
)
def test_equivalence_is_tried_too(features: Path, body: str, status: Status) -> None:
    assert tried(replace(PAY, change="", to="", body=body, equivalent="nobody looks"), features).status == status


def test_a_tag_that_no_mutant_earns_is_told(features: Path) -> None:
    trials = [tried(PAY, features)]
    (tag,) = idle_tags(trials, load_suite(features).plans)
    assert (tag.scenario, tag.clause, tag.feature, tag.line) == ("mutant-idle", "4.3.2.4", "paying.feature", 20)
    found = matrix(trials, features, [ClauseChoice("4.3", "lorcana")])
    assert not found.held
    assert found.games[0].rate == 1.0
    sharper = replace(PAY, change="", to="", body="raise_ = run.state\nreturn 1 // 0", name="never")
    assert idle_tags([*trials, tried(sharper, features)], load_suite(features).plans) == ()


def test_a_run_that_never_comes_by_the_function_is_not_tried(features: Path) -> None:
    elsewhere = replace(
        PAY,
        function="oracle.games.lorcana.rules.turn_actions.quest.quest",
        change="",
        to="",
        body="return run.no_such_thing",
    )
    assert tried(elsewhere, features).status == "survived"


@pytest.mark.parametrize("jobs", [1, 2])
def test_mutants_that_share_a_process_do_not_meet(features: Path, jobs: int) -> None:
    bodies = {
        "charges one less": "from msgspec.structs import replace\n"
        "return pay_in_full(run, payer, replace(total, ink=max(0, total.ink - 1)))",
        "says nothing": "pay_in_full(run, payer, total)\nreturn 0",
        "breaks its process, and crashes": "from oracle.kernel.run import Game\nGame.start = None\nreturn 1 // 0",
        "pays nothing": "return 0",
    }
    mutants = [replace(PAY, name=name, change="", to="", body=body) for name, body in bodies.items()]
    alone = [try_all([mutant], features=features, tags=False)[0] for mutant in mutants]
    assert [trial.status for trial in alone] == ["killed", "survived", "broken", "killed"]
    assert list(try_all(mutants, features=features, jobs=jobs, tags=False)) == alone
    assert list(try_all(mutants[::-1], features=features, jobs=jobs, tags=False)) == alone[::-1]


def test_mutants_are_chosen_by_clause() -> None:
    found = chosen(("lorcana",), [ClauseChoice("4.3.2", "lorcana")])
    assert found
    assert all(any(clause.startswith("4.3.2") for clause in mutant.clauses) for mutant in found)
    assert len(found) < len(chosen(("lorcana",)))


# --- a tool's own ---------------------------------------------------------------------------------------------------


@only_long
def test_a_tools_mutants_are_the_same_for_the_same_seed() -> None:
    one, again, other = (sample("altered", DRAWN, seed) for seed in (1, 1, 2))
    assert one == again
    assert {mutant.name for mutant in one} != {mutant.name for mutant in other}
    check_all(one)
    assert len(one) == DRAWN


def test_the_plans_are_the_suite() -> None:
    assert plans(None) == load_suite().plans
