"""Triggered abilities, keywords and the bag in the plain engine."""

from __future__ import annotations

from ..cards import DOC, FACILIER, FLOUNDER, hand, keyword, made, play, theirs
from ..child import Child


def test_a_nested_action_resolves_before_the_bag(engine: Child) -> None:
    naveen = hand("naveen", "Prince Naveen - Ukulele Player")
    engine.setup(naveen, hand("song", "Let It Go"), play("facilier", FACILIER), play("doc", DOC), ink=4)
    engine.play("naveen")
    engine.chooses("yes")
    assert engine.options() == ["doc", "facilier", "naveen"]
    assert engine.waiting() == ["facilier"]
    assert engine.zone("song") == "play"
    engine.chooses("facilier")
    assert (engine.zone("facilier"), engine.zone("song")) == ("inkwell", "discard")
    assert engine.decision is not None
    assert engine.decision["kind"] == "may"


def test_the_player_orders_the_bag(engine: Child) -> None:
    singer, rock = play("alan", "Alan-a-Dale - Rockin' Rooster"), play("facilier", FACILIER)
    engine.setup(hand("song", "Friends on the Other Side"), singer, rock, ink=3)
    engine.play("song")
    assert (engine.options(), engine.zone("song")) == (["alan", "facilier"], "discard")
    engine.refuses("decision-pending", "end-turn")
    engine.chooses("alan")
    assert engine.lore() == 1
    engine.chooses("yes")
    assert engine.options() == ["Ann-deck-3", "Ann-deck-4"]


def test_the_bag_passes_to_the_opponent(engine: Child) -> None:
    contract, facilier = theirs("contract", "Signed Contract"), play("facilier", FACILIER)
    engine.setup(contract, facilier, hand("song", "Friends on the Other Side"), ink=3)
    engine.play("song")
    assert engine.decision is not None
    assert (engine.decision["player"], engine.decision["source"]) == ("Ann", "facilier")
    assert engine.waiting() == ["contract"]
    engine.chooses("no")
    assert (engine.decision["player"], engine.decision["source"]) == ("Bob", "contract")
    engine.refuses("decision-pending", "end-turn")
    engine.chooses("yes")
    assert engine.zone("Bob-deck-1") == "hand"


def test_a_check_after_each_ability_of_the_bag(engine: Child) -> None:
    john = theirs("john", "Prince John - Fraidy-Cat", damage=4)
    engine.setup(john, hand("flo", FLOUNDER), ink=1)
    engine.play("flo")
    assert (engine.zone("john"), engine.card("john").get("counters", {})) == ("discard", {})


def test_rock_star_draws_only_for_exerting(engine: Child) -> None:
    cards = (play("star", "Stitch - Rock Star"), hand("guard", "guard"))
    engine.setup(*cards, ink=1)
    engine.play("guard")
    engine.chooses("no")
    engine.chooses("yes")
    assert (engine.states("guard"), engine.zone("Ann-deck-1")) == (["drying", "exerted"], "hand")
    engine.setup(*cards, ink=1)
    engine.play("guard")
    engine.chooses("yes")
    assert (engine.decision, engine.zone("Ann-deck-1")) == (None, "deck")


def test_ward_and_resist(engine: Child) -> None:
    tough = {"tough": made("Tough", 1, keyword("resist", value=1), willpower=2)}
    warded = theirs("kit", "Kit Cloudkicker - Navigator")
    cannons = [hand(f"fire{n}", "Fire the Cannons!") for n in (1, 2)]
    engine.setup(warded, theirs("tough", "tough"), *cannons, ink=3, definitions=tough)
    engine.play("fire1")
    assert engine.damage("tough") == 1
    engine.play("fire2")
    assert engine.zone("tough") == "discard"
