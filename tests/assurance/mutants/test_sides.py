"""What a wrong engine does beside the right one: too little, or too much."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.mutants.sides import Moment, Side, sides
from oracle.protocol.messages import Card, Decision, Observation, Player, Position, Turn


def table(
    *, zone: str = "play", damage: int = 0, other: int = 0, asked: Decision | None = None, deck: str = ""
) -> Observation:
    cards = (
        Card(ref="doc", player="Ann", zone=zone, counters={"damage": damage} if damage else {}),
        Card(ref="elsa", player="Bob", zone="play", counters={"damage": other} if other else {}),
        *(Card(ref=ref, player="Bob", zone="deck") for ref in deck.split()),
    )
    players = (Player(name="Ann"), Player(name="Bob"))
    return Observation(position=Position(players=players, turn=Turn(player="Ann"), cards=cards), decision=asked)


BEFORE = Moment("accepted", table(damage=1))
QUESTION = Decision(id="1", player="Ann", kind="choose", options=("doc", "elsa"))


def after(**fields: object) -> Moment:
    return Moment("accepted", table(**fields))  # type: ignore[arg-type]


def asked(**fields: object) -> Moment:
    return after(damage=1, asked=replace(QUESTION, **fields))


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        (Moment("refused", table(damage=1)), after(damage=3), {"forbids"}),
        (after(damage=3), Moment("refused", table(damage=1)), {"permits"}),
        (after(damage=3), after(damage=1), {"permits"}),
        (after(damage=1), after(damage=3), {"forbids"}),
        (after(damage=3), after(damage=2), {"permits"}),
        (after(damage=3), after(damage=4), {"forbids"}),
        (after(damage=0), after(damage=3), {"permits"}),
        (after(damage=3), after(damage=1, other=2), {"permits", "forbids"}),
        (after(zone="discard"), after(zone="deck"), {"permits"}),
        (after(damage=1), asked(), {"forbids"}),
        (asked(), after(damage=3), {"permits"}),
        (asked(), asked(player="Bob"), {"permits", "forbids"}),
        (asked(), asked(options=("doc", "elsa", "hans")), {"forbids"}),
        (asked(), asked(options=("doc",)), {"permits"}),
        (asked(), asked(most=2), {"forbids"}),
        (asked(), asked(text="in other words"), set()),
        (Moment("", told={"waits": ["doc"]}), Moment("", told={"waits": ["doc", "doc"]}), {"forbids"}),
        (Moment("", told={"waits": ["doc"]}), Moment("", told={"waits": ["elsa"]}), {"permits", "forbids"}),
        (Moment("", told={"order": ["doc", "elsa"]}), Moment("", told={"order": ["elsa", "doc"]}), {"permits"}),
        (Moment("", told={"doc": None}), Moment("", told={"doc": "Doc"}), {"forbids"}),
        (Moment("", told={"doc": "Doc"}), Moment("", told={"doc": None}), {"permits"}),
    ],
)  # fmt: skip
def test_the_side_of_a_difference(right: Moment, wrong: Moment, found: set[Side]) -> None:
    assert sides((BEFORE, right), (BEFORE, wrong), "lorcana") == found


def test_the_first_difference_counts() -> None:
    right = (BEFORE, after(damage=1), after(damage=1))
    wrong = (BEFORE, after(damage=2), Moment("refused", table(damage=2)))
    assert sides(right, wrong, "lorcana") == {"forbids"}


@pytest.mark.parametrize(("right", "wrong", "found"), [("a b", "b a", {"forbids"}), ("b a", "a b", {"permits"})])
def test_a_deck_that_keeps_its_order_or_changes_it(right: str, wrong: str, found: set[Side]) -> None:
    assert sides((after(deck="a b"), after(deck=right)), (after(deck="a b"), after(deck=wrong)), "lorcana") == found
