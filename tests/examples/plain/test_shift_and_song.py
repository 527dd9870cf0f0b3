"""Shift and songs in the plain engine."""

from __future__ import annotations

from ..cards import DOC, card, hand, play
from ..child import Child


def test_lantern_reduces_a_shift(engine: Child) -> None:
    engine.setup(
        play("lantern", "Lantern"), play("stitch", "Stitch - New Dog"), hand("star", "Stitch - Rock Star"), ink=3
    )
    engine.refuses("not-enough-ink", "play", "star", how="shift", onto=["stitch"])
    engine.does("use", "lantern")
    engine.refuses("exerted", "use", "lantern")
    engine.play("star", "shift")
    assert engine.card("stitch")["under"] == "star"
    assert engine.states("star") == []


def test_shift_takes_over_states_and_leaves_play_with_its_stack(engine: Child) -> None:
    base = play("stitch", "Stitch - New Dog", "drying", "exerted", damage=1)
    engine.setup(
        base, play("other", "Stitch - Alien Dancer"), hand("star", "Stitch - Rock Star"), hand("fire", "Dragon Fire"),
        ink=9,
    )  # fmt: skip
    engine.play("star", "shift")
    assert engine.options() == ["other", "stitch"]
    engine.chooses("stitch")
    assert (engine.states("star"), engine.card("star")["counters"]) == (["drying", "exerted"], {"damage": 1})
    assert (engine.states("stitch"), engine.card("stitch").get("counters", {})) == ([], {})
    engine.play("fire")
    assert engine.options() == ["other", "star"]
    engine.chooses("star")
    assert (engine.zone("star"), engine.zone("stitch")) == ("discard", "discard")
    assert "under" not in engine.card("stitch")


def test_erics_bride_shifts_for_a_discarded_song(engine: Child) -> None:
    bride, base = hand("bride", "Ursula - Eric's Bride"), play("ursula", "Ursula - Vanessa")
    engine.setup(bride, base, hand("fire", "Dragon Fire"))
    engine.refuses("cannot-pay", "play", "bride", how="shift")
    engine.setup(bride, base, hand("song", "Let It Go"), card("bobs", "Bob", "hand", "Lantern"))
    engine.play("bride", "shift", onto=["ursula"])
    assert (engine.zone("song"), engine.states("bride")) == ("discard", [])
    engine.does("quest", "bride")
    assert engine.zone("bobs") == "discard"


def test_singing(engine: Child) -> None:
    song = hand("song", "Let It Go")
    engine.setup(song, play("bully", "Gaston - Baritone Bully", "drying"), play("doc", DOC))
    engine.refuses("nobody-can-sing", "play", "song", how="sing")
    engine.setup(
        song, play("legs", "Ariel - On Human Legs"), play("bully", "Gaston - Baritone Bully"), play("doc", DOC)
    )
    engine.refuses("cannot-sing", "play", "song", how="sing", by=["doc"])
    engine.refuses("cannot-sing", "play", "song", how="sing", by=["bully", "doc"])
    engine.refuses("no-sing-together", "play", "song", how="sing-together", by=["bully", "doc"])
    engine.play("song", "sing")
    assert engine.states("bully") == ["exerted"]
    engine.chooses("doc")
    assert (engine.zone("doc"), engine.states("doc"), engine.zone("song")) == ("inkwell", ["exerted"], "discard")


def test_singing_together(engine: Child) -> None:
    star = hand("star", "Second Star to the Right")
    engine.setup(star, play("doc", DOC), play("doc2", DOC), play("bully", "Gaston - Baritone Bully"))
    engine.refuses("cannot-sing", "play", "star", how="sing-together", by=["doc", "bully"])
    engine.play("star", "sing-together")
    engine.chooses("Bob")
    assert [engine.states(ref) for ref in ("doc", "doc2", "bully")] == [["exerted"]] * 3
    assert engine.zone("Bob-deck-5") == "hand"
    engine.setup(star, play("doc", DOC), play("doc2", DOC))
    engine.refuses("nobody-can-sing", "play", "star", how="sing-together")


def test_the_wrong_singers_are_asked_again(engine: Child) -> None:
    engine.setup(hand("life", "A Pirate's Life"), *(play(f"doc{n}", DOC) for n in (1, 2, 3)))
    engine.play("life", "sing-together")
    engine.refuses_answer("illegal-choice", "doc1")
    engine.chooses("doc1", "doc3")
    assert (engine.states("doc2"), engine.lore()) == ([], 2)
