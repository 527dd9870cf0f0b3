"""What calls to the reference reach, found with a watch over the homes and without one."""

from __future__ import annotations

import inspect

import pytest

from oracle.assurance.coverage.reach import Reached, ReachEngine, Watch, reached, watch
from oracle.assurance.fuzz.case import Case
from oracle.engines.games import binding
from oracle.kernel.errors import OracleError
from oracle.kernel.run import Run
from oracle.protocol.messages import Action, Card, Player, Position, SetupParams, Turn
from oracle.suite.phrases.move import Move

CHARACTER = {"name": "Elsa", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 2}
MISSION = {"name": "Mission", "type": "item", "cost": 1, "lore": 2, "classifications": ["Mission"]}
CARDS = {"Elsa": CHARACTER, "Mission": MISSION}


def params(edition: str = "2.2") -> SetupParams:
    cards = tuple(Card(ref=name.lower(), card=name, zone="play", player="Ann") for name in CARDS)
    players = (Player(name="Ann"), Player(name="Bob"))
    position = Position(players=players, turn=Turn(player="Ann", number=3), cards=cards)
    return SetupParams(game="lorcana", edition=edition, position=position, definitions=CARDS)


QUEST = Move(player="Ann", action=Action(kind="quest", card="elsa"))
"""It is legal once: the character is exerted by it."""


def test_an_accepted_action_applies_clauses_and_a_refused_one_is_refused_by_some() -> None:
    once = reached(Case(setup=params(), moves=(QUEST,)))
    assert "4.5.1.3" in once.applied
    assert not once.refused
    twice = reached(Case(setup=params(), moves=(QUEST, QUEST)))
    assert twice.applied >= once.applied
    assert twice.refused


def test_a_watch_finds_the_homes_that_leave_no_trace() -> None:
    case = Case(setup=params(), moves=(QUEST,))
    with watch("lorcana") as watching:
        watched = reached(case, watching)
    traced = reached(case)
    assert traced.applied < watched.applied
    homes = {clause for clauses, _ in binding("lorcana").book.places for clause in clauses}
    assert watched.applied - traced.applied <= homes


def test_what_is_looked_at_is_kept_apart_from_what_is_done() -> None:
    with watch("lorcana") as watching:
        engine = ReachEngine(watching)
        engine.setup(params())
        engine.observe()
        engine.legal()
        assert engine.looks.tried
        assert engine.calls == Reached()


def test_a_look_before_a_call_hides_nothing_of_what_the_call_reaches() -> None:
    def quest(*, look: bool) -> Reached:
        with watch("lorcana") as watching:
            engine = ReachEngine(watching)
            engine.setup(params())
            if look:
                engine.observe()
                engine.legal()
            assert QUEST.action is not None
            engine.act("Ann", QUEST.action)
            return engine.calls

    assert quest(look=True) == quest(look=False)


def test_a_rule_of_a_reading_overrides_that_of_the_book() -> None:
    found = reached(Case(setup=params("seed-chapter-4"), moves=(QUEST,)))
    assert "seed-chapter-4:4.5" in found.applied
    replaced = {
        clause
        for name in binding("lorcana").editions["seed-chapter-4"].overrides
        for clause in binding("lorcana").book.rules[name].clauses
    }
    assert found.overridden
    assert found.overridden <= replaced
    assert not reached(Case(setup=params(), moves=(QUEST,))).overridden


def test_every_function_is_as_before_when_the_watch_is_closed() -> None:
    book = binding("altered").book
    functions = [*(rule.function for rule in book.rules.values()), *(function for _, function in book.places)]
    before = [inspect.unwrap(function).__code__ for function in (*functions, Run.could)]
    with watch("altered"):
        assert [inspect.unwrap(function).__code__ for function in (*functions, Run.could)] != before
    assert [inspect.unwrap(function).__code__ for function in (*functions, Run.could)] == before


def test_two_watches_at_once_are_refused() -> None:
    with watch("lorcana"), pytest.raises(OracleError, match="already"), Watch(binding("altered").book):
        pass
    with watch("altered"):
        pass
