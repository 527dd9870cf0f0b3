"""Duo, Combo, Temporary and Potato Shift in the plain engine."""

from __future__ import annotations

from ..cards import Json, hand, keyword, made, play
from ..child import Child


def shifts(name: str, *variants: str, ink: int = 0, **fields: object) -> Json:
    return made(name, 7, keyword("shift", variants=variants, cost=[{"is": "ink", "amount": ink}], **fields))


def waits_for_the_end(effect: Json) -> Json:
    return {"is": "later", "ability": {"is": "triggered", "when": [{"event": "turn-ends"}], "effect": effect}}


BOTH = "Juno & Milo"
CARDS: dict[str, Json] = {
    "juno": made("Juno", 1),
    "milo": made("Milo", 1),
    "twins": made(BOTH, 1),
    "duo": shifts(BOTH, "duo"),
    "combo": shifts(BOTH, "combo"),
    "while": shifts("Juno", "temporary"),
    "posy": shifts("Posy", "potato"),
    "ghost": shifts("Posy", "potato", "temporary"),
    "cape": shifts(BOTH, "combo", onto="Hero"),
    "over": made("Juno", 5, keyword("shift", cost=[{"is": "ink", "amount": 0}])),
    "root": made("Potato", 1, type="item", strength=None, willpower=None, lore=None),
    "hero": made("Juno", 1, classifications=["Hero"]),
    "putty": made("Putty", 1, {"is": "named-for-shift"}),
    "stand-in": made("Stand-In", 1, {"is": "named-for-shift", "named": ["Milo"]}),
    "hall": made("Hall", 1, type="location", move_cost=1, willpower=5, strength=None, lore=0),
    "milo who leads": made(
        "Milo", 1, {"is": "activated", "name": "Farewell", "cost": [],
                    "effect": waits_for_the_end({"is": "banish", "it": "this"})}
    ),
    "milo who counts": made(
        "Milo", 1, {"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"], "other": True}}],
                    "effect": {"is": "exert", "it": "this"}}
    ),
    "curfew": made("Curfew", 0, type="action", effect={"is": "sequence", "steps": [
        {"is": "choose", "what": {"type": ["character"]}}, waits_for_the_end({"is": "banish"})]}),
}  # fmt: skip


def setup(engine: Child, *cards: Json, ink: int = 0) -> None:
    engine.setup(*cards, definitions=CARDS, ink=ink)


def below(engine: Child, *refs: str) -> list[bool]:
    return ["under" in engine.card(ref) for ref in refs]


def test_duo_shift_needs_one_for_each_name(engine: Child) -> None:
    juno, jade, milo, both = play("juno", "juno"), play("jade", "juno"), play("milo", "milo"), hand("both", "duo")
    setup(engine, juno, jade, milo, play("otto", "twins"), both)
    for onto in (["juno"], ["juno", "jade"], ["juno", "juno"], ["otto"], ["juno", "milo", "otto"]):
        engine.refuses("nothing-to-shift-onto", "play", "both", how="shift", onto=onto)
    engine.play("both", "shift", onto=["otto", "milo"])
    assert below(engine, "otto", "milo", "juno", "jade") == [True, True, False, False]
    setup(engine, juno, jade, milo, both)
    engine.play("both", "shift")
    assert (engine.options(), engine.decision and engine.decision["least"]) == (["jade", "juno", "milo"], 2)
    engine.refuses_answer("illegal-choice", "jade", "juno")
    engine.chooses("jade", "milo")
    assert below(engine, "jade", "milo", "juno") == [True, True, False]


def test_what_counts_as_another_name_stands_for_one_of_them(engine: Child) -> None:
    putty, other, both = play("putty", "putty"), play("other", "stand-in"), hand("both", "duo")
    setup(engine, putty, both)
    engine.refuses("nothing-to-shift-onto", "play", "both", how="shift")
    setup(engine, putty, other, both)
    engine.play("both", "shift")
    assert below(engine, "putty", "other") == [True, True]
    setup(engine, other, play("milo", "milo"), both)
    engine.refuses("nothing-to-shift-onto", "play", "both", how="shift")


def test_combo_shift_goes_on_one_or_on_both(engine: Child) -> None:
    cards = play("juno", "juno"), play("jade", "juno"), play("milo", "milo"), hand("both", "combo")
    setup(engine, *cards)
    engine.play("both", "shift")
    assert engine.decision is not None
    assert (engine.decision.get("least", 1), engine.decision["most"]) == (1, 2)
    engine.refuses_answer("illegal-choice", "juno", "jade")
    engine.chooses("milo")
    assert below(engine, "milo", "juno") == [True, False]
    setup(engine, play("juno", "juno"), play("hero", "hero"), hand("cape", "cape"))
    engine.refuses("nothing-to-shift-onto", "play", "cape", how="shift", onto=["juno"])
    engine.play("cape", "shift", onto=["hero"])


def test_two_bring_their_states_damage_and_what_is_to_come(engine: Child) -> None:
    juno, milo = play("juno", "juno", "exerted", damage=1), play("milo", "milo", "drying", damage=1)
    setup(engine, juno, milo, play("lower", "juno", under="milo"), hand("both", "duo"), hand("curfew", "curfew"))
    engine.play("curfew")
    engine.chooses("milo")
    engine.play("both", "shift")
    assert (engine.states("both"), engine.damage("both")) == (["drying", "exerted"], 2)
    assert (engine.damage("juno"), engine.states("juno")) == (0, [])
    engine.does("end-turn")
    assert {engine.zone(ref) for ref in ("both", "juno", "milo", "lower")} == {"discard"}


def test_a_text_of_the_second_speaks_of_the_card_on_top(engine: Child) -> None:
    both = hand("both", "duo")
    setup(engine, play("juno", "juno"), play("milo", "milo who counts"), both)
    engine.play("both", "shift")
    assert engine.states("both") == ["exerted"]
    setup(engine, play("juno", "juno"), play("milo", "milo who leads"), both)
    engine.does("use", "milo")
    engine.play("both", "shift")
    engine.does("end-turn")
    assert (engine.zone("both"), engine.zone("juno")) == ("discard", "discard")


def test_at_different_places_it_is_not_known(engine: Child) -> None:
    setup(engine, play("hall", "hall"), play("juno", "juno", at="hall"), play("milo", "milo"), hand("both", "duo"))
    assert engine.act("play", "both", how="shift")["status"] == "unsupported"
    assert engine.zone("both") == "hand"


def test_temporary_shift_ends_with_the_turn(engine: Child) -> None:
    lower, base, top = play("lower", "juno", under="base"), play("base", "juno", damage=2), hand("top", "while")
    setup(engine, lower, base, top, hand("curfew", "curfew"))
    engine.play("top", "shift")
    assert engine.damage("top") == 2
    engine.does("quest", "top")
    engine.does("end-turn")
    assert (engine.zone("top"), engine.zone("base"), below(engine, "base", "lower")) == ("hand", "play", [False, True])
    assert (engine.states("base"), engine.damage("base")) == (["exerted"], 0)
    setup(engine, base, top, hand("over", "over"))
    engine.play("top", "shift")
    engine.play("over", "shift")
    engine.does("end-turn")
    assert (engine.zone("top"), engine.damage("over")) == ("play", 2)


def test_potato_shift_goes_on_an_item(engine: Child) -> None:
    setup(engine, play("root", "root"), hand("new", "root"), play("juno", "juno"), hand("posy", "posy"), ink=1)
    engine.refuses("nothing-to-shift-onto", "play", "posy", how="shift", onto=["juno"])
    engine.play("new")
    engine.play("posy", "shift", onto=["new"])
    assert engine.states("posy") == ["drying"]
    setup(engine, play("root", "root"), hand("ghost", "ghost"), play("hall", "hall"), ink=1)
    engine.play("ghost", "shift")
    engine.does("move", "ghost", target="hall")
    engine.does("quest", "ghost")
    engine.does("end-turn")
    assert (engine.zone("ghost"), engine.states("root"), engine.card("root").get("at")) == ("hand", ["exerted"], None)
