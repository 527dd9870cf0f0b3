"""Turns, triggered abilities and the end of a game in the TypeScript engine."""

from __future__ import annotations

from ..cards import PERDITA, WILLOW, card, hand, play, theirs
from ..child import Child


def test_triggers_wait_and_their_player_orders_them(engine: Child) -> None:
    engine.setup(
        play("rock", "Stitch - Rock Star"),
        hand("knight", "Cinderella - Knight in Training"),
        hand("spare", "a card"),
        ink=2,
    )
    decision = engine.does("play", "knight", how="ink")["decision"]
    assert (decision["kind"], sorted(decision["options"])) == ("trigger", ["knight", "rock"])
    assert engine.waiting() == ["knight", "rock"]
    engine.chooses("rock")
    engine.chooses("yes")
    assert engine.states("knight") == ["drying", "exerted"]
    assert engine.zone("Ann-deck-1") == "hand"
    engine.chooses("yes")
    engine.chooses("spare")
    assert engine.zone("spare") == "discard"
    assert engine.decision is None


def test_bodyguard_may_enter_exerted(engine: Child) -> None:
    engine.setup(hand("guard", "guard"), ink=1)
    engine.play("guard")
    engine.chooses("yes")
    assert engine.states("guard") == ["drying", "exerted"]


def test_damage_banishes_the_whole_stack_unless_warded(engine: Child) -> None:
    engine.setup(
        hand("fire", "Fire the Cannons!"),
        hand("storm", "Let the Storm Rage On"),
        theirs("top", "new hero", damage=1),
        theirs("below", "old hero", under="top"),
        theirs("perdita", PERDITA),
        theirs("pup", "puppy"),
        ink=4,
    )
    engine.play("fire")
    assert engine.options() == ["perdita", "top"]
    assert engine.zone("fire") == "play"
    engine.chooses("top")
    for ref in ("top", "below"):
        gone = engine.card(ref)
        assert (gone["zone"], gone["counters"], gone.get("under")) == ("discard", {}, None)
    engine.play("storm")
    assert engine.damage("perdita") == 2
    assert engine.zone("Ann-deck-1") == "hand"


def test_ink_once_a_turn_and_the_next_turn_readies_and_draws(engine: Child) -> None:
    engine.setup(
        hand("one", "a card"),
        hand("two", "a card"),
        hand("willow", WILLOW),
        theirs("wet", "three", "drying", "exerted"),
        ink=1,
    )
    engine.refuses("no-inkwell-symbol", "ink", "willow")
    engine.does("ink", "one")
    engine.refuses("inked-already", "ink", "two")
    engine.does("end-turn")
    seen = engine.observe()["position"]
    assert (seen["turn"]["player"], seen["turn"]["number"], seen["turn"]["counters"]) == ("Bob", 4, {})
    assert engine.zone("Bob-deck-1") == "hand"
    assert engine.states("wet") == []


def test_a_location_gives_lore_at_the_start_of_the_turn(engine: Child) -> None:
    engine.setup(theirs("land", "Agrabah - Marketplace"))
    engine.does("end-turn")
    assert (engine.lore(0), engine.lore(1)) == (0, 2)


def test_a_turn_that_ends_without_a_deck_loses_and_nothing_follows(engine: Child) -> None:
    engine.setup(card("one", "Bob", "deck", "a card"), deck=1)
    engine.does("end-turn")
    assert [engine.zone(ref) for ref in ("one", "Bob-deck-1")] == ["hand", "deck"]
    engine.does("end-turn", player="Bob")
    assert engine.zone("Ann-deck-1") == "hand"
    engine.does("end-turn")
    assert engine.observe()["result"]["winner"] == "Bob"
    engine.refuses("over", "end-turn", player="Bob")
