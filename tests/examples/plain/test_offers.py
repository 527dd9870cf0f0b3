"""What the plain engine does not know, and what it shows."""

from __future__ import annotations

import pytest

from ..cards import DOC, FLOUNDER, card, hand, made, play
from ..child import Child

SHIELDED = "odd: the effect replace"


def test_what_it_does_not_know_is_named(engine: Child) -> None:
    odd = {
        "odd": made(
            "Odd", 1, type="action", effect={"is": "replace", "ability": {"is": "instead", "would": {"event": "drew"}}}
        )
    }
    position = engine.table(hand("odd", "odd"), hand("elsa", "Elsa - Not Printed"), definitions=odd)
    setup = engine.call("setup", **position)
    assert (setup["status"], setup["unsupported"]) == ("unsupported", ["Elsa - Not Printed", SHIELDED])


@pytest.mark.parametrize(
    ("effect", "named"),
    [
        ({"is": "draw", "gladly": False}, "gladly of the effect draw"),
        ({"is": "choose", "what": {"type": ["character"], "shy": True}}, "shy of the filter"),
        ({"is": "gain-lore", "lore": {"is": "number", "name": "luck"}}, "name luck of the number number"),
        ({"is": "if", "condition": {"is": "raining"}, "then": {"is": "draw"}}, "the condition raining"),
        ({"is": "each-player", "who": "friends", "do": {"is": "draw"}}, "who friends of the effect each-player"),
        ({"is": "put", "it": "this", "to": "limbo"}, "to limbo of the effect put"),
    ],
)
def test_no_part_of_a_text_is_left_out_in_silence(engine: Child, effect: dict[str, object], named: str) -> None:
    odd = {"odd": made("Odd", 1, type="action", effect=effect)}
    setup = engine.call("setup", **engine.table(hand("odd", "odd"), definitions=odd))
    assert (setup["status"], setup["unsupported"]) == ("unsupported", [f"odd: {named}"])


def test_views_hide_what_a_player_may_not_see(engine: Child) -> None:
    engine.setup(hand("doc", DOC), card("flo", "Bob", "hand", FLOUNDER), play("lantern", "Lantern"), ink=1)
    seen = {row["ref"]: row.get("card") for row in engine.observe("Ann")["position"]["cards"]}
    assert (seen["doc"], seen["flo"], seen["lantern"]) == (DOC, None, "Lantern")
    assert (seen["ink1"], seen["Ann-deck-1"]) == (None, None)
