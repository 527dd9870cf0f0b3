"""The table is looked at only when a step needs it, once between two calls, and whether the game goes on at the end."""

from __future__ import annotations

import pytest

from oracle.protocol.messages import Observation
from tests.suite.fake_engine import FakeEngine
from tests.suite.written import verdict


class Counting(FakeEngine):
    """Counts how often it is looked at."""

    looks = 0

    def observe(self, viewer: str | None = None) -> Observation:
        self.looks += 1
        return super().observe(viewer)


PLAY = "When Ann plays doc for its ink cost\nThen it is accepted\n"
REFUSED = "When Ann quests with doc\nThen it is refused\n"
CONCEDE = "When Bob concedes\nThen Ann has won\n"
CHANGES = "And only this has changed\n| what | to |\n| doc | Ann's play, drying |\n| Ann's ink | 1 ready, 2 exerted |\n"


@pytest.mark.parametrize(
    ("steps", "looks"),
    [
        (PLAY, 2),
        (REFUSED, 2),
        (PLAY + "And nobody is asked", 2),
        (CONCEDE, 2),
        (CONCEDE + "And nobody is asked\nAnd no ability waits", 2),
        (PLAY + "And doc is drying\nAnd doc is in Ann's play\nAnd Ann has 1 ready ink", 2),
        (REFUSED + "And nothing has changed", 2),
        (PLAY + CHANGES + "And doc is drying", 2),
        (PLAY + REFUSED + "And nothing has changed\nAnd Ann has 0 lore", 3),
        (PLAY + "And doc is drying\n" + REFUSED + "And nothing has changed", 3),
        (PLAY + CHANGES + "And Bob does not see ann-deck-1", 3),
    ],
)
def test_looks(steps: str, looks: int) -> None:
    engine = Counting()
    assert verdict(steps, engine).verdict == "pass"
    assert engine.looks == looks


def test_changes_are_told_since_the_action_and_not_since_its_answers() -> None:
    steps = """When Ann uses "Twin" of lantern
Then it is accepted
When Ann chooses lantern
Then no ability waits
When Ann uses lantern
Then it is accepted
When Bob chooses yes
Then it is refused
And nothing has changed
When Ann chooses yes
Then only this has changed
  | what       | to         |
  | ann-deck-1 | Ann's hand |
"""
    engine = Counting()
    found = verdict(steps, engine)
    assert (found.verdict, found.message) == ("pass", "")
    assert engine.looks == 5
