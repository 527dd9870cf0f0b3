"""Which of several equal things an engine takes by itself: no deviation; which of several different ones: one."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Card, Decision, Reply
from oracle.suite.intent.relabelling import Relabelled, swap_of
from oracle.suite.run.verdict import run_plan
from tests.manners.base import Manner, Question
from tests.suite.written import TOLL, compiled

BANISHED = f"""Given a game of Lorcana
{TOLL}And these cards
  | ref  | card                  | player | zone | state |
  | toll | Toll                  | Ann    | hand |       |
  ONE
  TWO
And Ann has 1 ready ink
When Ann plays toll for its ink cost
And Ann chooses one
Then one is in Ann's discard
And two is in Ann's play
When Ann quests with two
Then Ann has 1 lore
"""


class TakesTheLast(Manner):
    """Asks nothing: the last of what can be chosen is taken."""

    def replied(self, reply: Reply, start: object) -> Reply:
        real = self.real()
        if real is not None and real.kind == "choose":
            reply = self.tell(real.options[-1:])
        return super().replied(reply, start)  # type: ignore[arg-type]


class TakesTheFirst(TakesTheLast):
    def replied(self, reply: Reply, start: object) -> Reply:
        real = self.real()
        if real is not None and real.kind == "choose":
            reply = self.tell(real.options[:1])
        return Manner.replied(self, reply, start)  # type: ignore[arg-type]


WORDS = "| {} | a character costing {} | Ann    | play | {} |"


@pytest.mark.parametrize("engine", [TakesTheFirst, TakesTheLast])
@pytest.mark.parametrize(
    ("one", "two", "verdict"),
    [
        pytest.param((1, "dry"), (1, "dry"), "pass", id="equal"),
        pytest.param((1, "dry"), (2, "dry"), "fail", id="one is dearer"),
        pytest.param((1, "exerted"), (1, "dry"), "fail", id="one is exerted"),
        pytest.param((1, "dry"), (1, "exerted"), "fail", id="who is left cannot quest"),
    ],
)
def test_only_what_nothing_tells_apart_may_be_taken(
    engine: type[Manner], one: tuple[int, str], two: tuple[int, str], verdict: str
) -> None:
    plans, errors = compiled(
        BANISHED.replace("ONE", WORDS.format("one", *one)).replace("TWO", WORDS.format("two", *two))
    )
    assert not errors, errors
    made = engine(ReferenceEngine)
    assert run_plan(plans[0], made, "2.2", made.initialize()).verdict == verdict


CARDS = (
    Card(ref="one", player="Ann", zone="play", card="Doc"),
    Card(ref="two", player="Ann", zone="play", card="Doc"),
    Card(ref="three", player="Ann", zone="play", card="Doc"),
    Card(ref="hen", player="Ann", zone="play", card="Hen"),
)


@pytest.mark.parametrize(
    ("answer", "other", "pairs"),
    [
        (("one",), ("two",), (("one", "two"),)),
        (("one", "hen"), ("hen", "three"), (("one", "three"),)),
        (("one",), ("hen",), None),
        (("one",), (), None),
        (("one",), ("one", "two"), None),
        (("yes",), ("no",), None),
    ],
)
def test_pairs_are_of_one_printed_card(
    answer: tuple[str, ...], other: tuple[str, ...], pairs: tuple[tuple[str, str], ...] | None
) -> None:
    assert swap_of(answer, other, CARDS) == pairs


def test_names_are_traded_both_ways() -> None:
    asked = Decision(id="d", player="Ann", kind="choose", options=("one", "two: Sing", "three"), source="two")

    class Asking(Manner):
        def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
            told.append((player, decision, answer))
            return Reply(status="accepted", decision=asked)

        def ask(self, real: Decision) -> Question:
            return self.same(real)

    told: list[tuple[str, str, tuple[str, ...]]] = []
    reply = Relabelled(Asking(ReferenceEngine), (("one", "two"),)).decide("Ann", "d", ("one", "hen"))
    assert told == [("Ann", "d", ("two", "hen"))]
    assert reply.decision is not None
    assert reply.decision.options == ("two", "one: Sing", "three")
    assert reply.decision.source == "one"
