"""What the plain engine does not know, and what it shows."""

from __future__ import annotations

from ..cards import DOC, FLOUNDER, card, hand, made, play
from ..child import Child


def test_what_it_does_not_know_is_named(engine: Child) -> None:
    odd = {"odd": made("Odd", 1, type="action", effect={"is": "prevent-next-damage", "it": "this"})}
    position = engine.table(hand("odd", "odd"), hand("elsa", "Elsa - Not Printed"), definitions=odd)
    setup = engine.call("setup", **position)
    assert (setup["status"], setup["unsupported"]) == ("unsupported", ["Elsa - Not Printed", "odd"])


def test_views_hide_what_a_player_may_not_see(engine: Child) -> None:
    engine.setup(hand("doc", DOC), card("flo", "Bob", "hand", FLOUNDER), play("lantern", "Lantern"), ink=1)
    seen = {row["ref"]: row.get("card") for row in engine.observe("Ann")["position"]["cards"]}
    assert (seen["doc"], seen["flo"], seen["lantern"]) == (DOC, None, "Lantern")
    assert (seen["ink1"], seen["Ann-deck-1"]) == (None, None)
