"""What the reference cannot carry out is written all the same: as messages where nothing can hold on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.finding import report_difference
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.render.feature import Heading, NotExpressible, write_feature
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.rules.turn_actions import play_a_card
from oracle.protocol import messages as m
from oracle.suite.phrases.move import Move

BACK = {"is": "put", "it": "this", "to": "hand"}
AGAIN = {
    "type": "action", "cost": 0, "name": "Again",
    "effect": {"is": "sequence", "steps": [BACK, {"is": "play", "what": {"named": ["Again"]}}]},
}  # fmt: skip


def plays_itself() -> Case:
    """An action that plays itself within itself, by a reading in which it resolves at once."""
    players = (m.Player(name="Ann"), m.Player(name="Bob"))
    cards = (m.Card(ref="again", player="Ann", zone="hand", card="Again"),)
    position = m.Position(players=players, turn=m.Turn(player="Ann", number=3), cards=cards)
    setup = m.SetupParams(game="lorcana", edition="seed-guide", position=position, definitions={"Again": AGAIN})
    action = m.Action(kind="play", card="again", cost=m.Cost(kind="ink"))
    return Case(setup=setup, moves=(Move(player="Ann", action=action),))


def test_no_scenario_is_written_of_what_the_reference_leaves_open() -> None:
    heading = Heading(feature="Found", scenario="Again", case="found", clauses=("6.1.10",), edition="seed-guide")
    with pytest.raises(NotExpressible, match="the reference leaves it open"):
        write_feature(plays_itself(), heading, ReferenceEngine())


def test_a_game_that_the_reference_leaves_open_ends_without_a_difference() -> None:
    engine, case = ReferenceEngine(), plays_itself()
    game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize())
    assert game.begin(case.setup) is None
    assert game.step(case.moves[0]) is None
    assert game.over


def test_a_case_that_breaks_the_reference_is_written_as_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_a_card, "MOST_WITHIN", 10**9)
    engine, case = ReferenceEngine(), plays_itself()
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert found.kind == "reference"
    written = report_difference(case, found, ReferenceEngine, tmp_path)
    assert written.feature is None
    assert written.trace is not None
    assert "the reference itself fails" in written.trace.read_text()
