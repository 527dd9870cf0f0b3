"""A game that is set up again, since chance has done what the engine was not told of."""

from __future__ import annotations

import pytest

from oracle.assurance.fuzz.lockstep import whole_actions
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply, SetupParams, SetupResult
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.small import act, case, here, setup
from tests.assurance.fuzz.test_lockstep import SHUFFLES


class Forgetful(ReferenceEngine):
    """Says of one action that it is refused, though it is carried out, once the game is set up for the second time."""

    times = 0

    def setup(self, params: SetupParams) -> SetupResult:
        self.times += 1
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        turned = self.times > 1 and action.kind == "ink"
        return Reply(status="refused", message="no") if turned else reply


@pytest.mark.parametrize("by_actions", [False, True])
def test_an_engine_that_is_set_up_again_answers_as_before(by_actions: bool) -> None:
    many = [here(f"d{n}", "deck") for n in range(8)]
    setting = setup(here("a", "discard"), here("b", "discard"), here("mixer", "hand", "mixer"), *many,
                    here("card", "hand"), **SHUFFLES)  # fmt: skip
    one = case(setting, act("ink", "card"), act("play", "mixer", cost="ink"), Move(player="Ann", answer=("a",)))
    engine = Forgetful()
    info = engine.initialize()
    if by_actions:
        difference = whole_actions.play_by_actions(one, engine, info)
    else:
        difference = play(one, ReferenceEngine(tracing=True), engine, info)
    assert engine.times > 1
    assert difference is not None
    assert (difference.kind, difference.what) == ("fault", "lie")
