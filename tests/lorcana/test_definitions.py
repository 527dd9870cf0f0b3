"""Made-up cards that cannot be are refused, with the field and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import Card, Player, Position, SetupParams, Turn

SHIFT = {"is": "keyword", "keyword": "shift"}
PAID_SHIFT = {**SHIFT, "cost": [{"is": "ink", "amount": 1}]}
BARTER = {"is": "alternate-cost", "cost": [{"is": "discard"}]}
DRAWS = {"is": "activated", "name": "Look", "cost": [{"is": "exert-this"}], "effect": {"is": "draw"}}

OTHER_THAN_ITSELF = {
    "is": "triggered",
    "when": [{"event": "played", "this": True, "what": {"other": True}}],
    "effect": {"is": "draw"},
}
TWO_WAYS = {
    "is": "activated",
    "name": "Twice",
    "cost": [{"is": "exert-this"}],
    "effect": {
        "is": "sequence",
        "steps": [{"is": "play", "after": "bottom-of-deck"}, {"is": "put", "it": "played", "to": "deck"}],
    },
}


def define(*abilities: dict[str, Any]) -> None:
    odd = {"name": "Odd", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "abilities": abilities}
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann"),
        cards=(Card(ref="odd", player="Ann", zone="hand", card="Odd"),),
    )
    params = SetupParams(game="lorcana", edition="2.2", position=position, definitions={"Odd": odd})
    assert ReferenceEngine().setup(params).status == "ok"


@pytest.mark.parametrize(
    ("abilities", "where", "right"),
    [
        ([SHIFT], "abilities[0].cost", "payment"),
        ([DRAWS, {**SHIFT, "onto": "any"}], "abilities[1].cost", "payment"),
        ([DRAWS, DRAWS], "abilities", "name"),
        ([PAID_SHIFT, {**PAID_SHIFT, "onto": "Puppy"}], "abilities[1]", "one of each kind"),
        ([BARTER, {**BARTER, "free": False}], "abilities[1]", "one of each kind"),
        ([OTHER_THAN_ITSELF], "abilities[0].when[0].what.other", "leave it out"),
        ([TWO_WAYS], "abilities[0].effect.steps[1].it", "one of this"),
    ],
    ids=[
        "Shift for nothing",
        "Universal Shift for nothing",
        "two of one name",
        "two Shifts",
        "two other costs",
        "played and yet another",
        "an action that goes two ways",
    ],
)
def test_what_makes_no_sense_is_refused(abilities: list[dict[str, object]], where: str, right: str) -> None:
    with pytest.raises(InputError) as refused:
        define(*abilities)
    assert refused.value.where == f"definitions.Odd.{where}"
    assert right in refused.value.right


def test_what_makes_sense_is_not() -> None:
    define({**SHIFT, "cost": [{"is": "ink", "amount": 2}]}, DRAWS, {**DRAWS, "name": "Look again"})


def test_a_mistake_in_one_of_several_modes_is_told_though_another_is_shorter() -> None:
    draw = {"is": "draw"}
    wrong = {"is": "sequence", "steps": [draw, draw, {"is": "gains", "it": "this", "keyword": "juggle"}]}
    modes = {"short": {"is": "sequence", "steps": [draw]}, "wrong": wrong}
    with pytest.raises(InputError) as refused:
        define({**DRAWS, "effect": {"is": "one-of", "modes": modes}})
    assert "juggle" in refused.value.wrong
