"""Printed texts of Altered, made up: compiled, said back, refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards.compiler import Refused, unproven
from oracle.cards.importing import imported
from oracle.cards.phrasing import Meaning, Phrasing
from oracle.cards.reading import as_data, one_meaning
from oracle.cards.rows import rows_of
from oracle.games.altered import printed
from oracle.games.altered.language import Definition
from oracle.games.altered.printed import compiled, references
from oracle.games.altered.printed.normal import normal

FACTS = {
    "name": "Wobble",
    "type": "character",
    "hand_cost": 9,
    "reserve_cost": 9,
    "forest": 9,
    "mountain": 9,
    "water": 9,
}
SPELL = {"name": "Wibble", "type": "spell", "hand_cost": 9, "reserve_cost": 9}
HERO = {
    "name": "Wubble & Wob",
    "type": "hero",
    "hand_cost": 0,
    "rarity": "common",
    "reserve_limit": 9,
    "landmark_limit": 9,
}
DISCARD = {"is": "discard", "what": {"is": "all", "what": {"zone": ["hand"], "whose": "yours"}}}
WAX = {"name": "Wax Robot", "forest": 9, "mountain": 0, "water": 9, "subtypes": ["Robot"]}


def card(text: str, support: str = "", facts: dict[str, Any] = FACTS) -> Any:
    made = compiled({**facts, "support": support}, text)
    assert unproven(printed, made) is None
    return made.card


def abilities(text: str, support: str = "") -> Any:
    return card(text, support).get("abilities", [])


def as_it_is(data: Any) -> object:
    return data


def reaction(effect: object, **trigger: object) -> dict[str, Any]:
    return {"is": "reaction", "trigger": trigger, "effect": effect}


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("[Gigantic].\n[Tough 9].", [
            {"is": "keyword", "keyword": "gigantic"},
            {"is": "keyword", "keyword": "tough", "value": 9},
        ]),
        ("[Gigantic], [Tough 9].", [
            {"is": "keyword", "keyword": "gigantic"},
            {"is": "keyword", "keyword": "tough", "value": 9},
        ]),
        ("[Scout] {9}.", [{"is": "keyword", "keyword": "scout", "value": 9}]),
        ("{J} Draw nine cards.", [{"is": "reaction", "symbol": "join", "effect": {"is": "draw", "cards": 9}}]),
        ("{H} You may pay {9} to [Sabotage].", [
            {"is": "reaction", "symbol": "hand", "effect": {
                "is": "pay-to", "cost": [{"is": "pay-mana", "mana": 9}], "then": {"is": "sabotage"}}},
        ]),
        ("When you play a Robot with Hand Cost {9} or more \N{EM DASH} I gain 9 boosts.", [
            reaction({"is": "gain", "what": {"is": "this"}, "count": 9}, event="is-played", by="you",
                     what={"subtype": ["Robot"], "hand_cost_at_least": 9}),
        ]),
        ("When I'm sacrificed, if I was [Asleep] \N{EM DASH} Put me in Reserve.", [
            {**reaction({"is": "move", "what": {"is": "this"}, "to": "reserve"}, event="is-sacrificed", this=True),
             "condition": {"is": "matches", "what": {"status": ["asleep"]}, "was": True}},
        ]),
        ("{T}, Spend 9 of my Wax counters: Create nine [Wax Robot 9/0/9] Robot tokens in my Expedition.", [
            {"is": "quick-action",
             "cost": [{"is": "pay-exhaust"}, {"is": "pay-counters", "counter": "wax", "count": 9}],
             "effect": {"is": "create-token", "token": WAX, "count": 9}},
        ]),
        ("{J} Choose one:\n\N{BULLET} Draw nine cards.\n\N{BULLET} Target Robot gains 9 boosts and loses [Asleep].", [
            {"is": "reaction", "symbol": "join", "effect": {"is": "modes", "modes": {
                "1": {"is": "draw", "cards": 9},
                "2": {"is": "sequence", "steps": [
                    {"is": "gain", "what": {"is": "target", "what": {"subtype": ["Robot"]}, "name": "that"},
                     "count": 9},
                    {"is": "lose", "what": {"is": "it", "name": "that"}, "status": ["asleep"]}]}}}},
        ]),
        ("{H} If I have less than 9 Wax counters, I gain 1 Wax counter.", [
            {"is": "reaction", "symbol": "hand", "effect": {"is": "if", "condition": {"is": "not", "holds": {
                "is": "at-least", "number": {"is": "counters", "counter": "wax"}, "least": 9}},
                "then": {"is": "gain", "what": {"is": "this"}, "counter": "wax", "count": 1}}},
        ]),
        ("{R} You may sacrifice a Robot. If you don't, target opponent draws nine cards.", [
            {"is": "reaction", "symbol": "reserve", "effect": {
                "is": "if-you-do",
                "first": {"is": "may", "do": {"is": "sacrifice", "what": {
                    "is": "choose", "what": {"subtype": ["Robot"], "whose": "yours"}}}},
                "otherwise": {"is": "target-player", "who": "opponent", "do": {
                    "is": "each-player", "who": "that-player", "do": {"is": "draw", "cards": 9}}}}},
        ]),
        ("I am [Eternal] unless you control nine or more other Robots.", [
            {"is": "keyword", "keyword": "eternal", "condition": {"is": "not", "holds": {
                "is": "exists", "what": {"subtype": ["Robot"], "whose": "yours", "other": True}, "least": 9}}},
        ]),
        ("{R} Roll a die. On a 4+, draw nine cards. On a 1-3, I gain 9 boosts.", [
            {"is": "reaction", "symbol": "reserve", "effect": {"is": "sequence", "steps": [{"is": "roll"}, {
                "is": "if", "condition": {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4},
                "then": {"is": "draw", "cards": 9}, "otherwise": {"is": "gain", "what": {"is": "this"}, "count": 9}}]}},
        ]),
    ],
)  # fmt: skip
def test_what_a_text_means(text: str, means: list[object]) -> None:
    assert abilities(text) == means


def test_a_support_ability_is_marked() -> None:
    (quick,) = abilities("", "{D} : The next Robot you play this turn costs {9} less.")
    assert (quick["support"], quick["cost"]) == (True, [{"is": "pay-discard"}])
    (noon,) = abilities("", "{I} At Noon \N{EM DASH} I gain 9 Wax counters.")
    assert (noon["support"], noon["effect"]["counter"]) == (True, "wax")
    with pytest.raises(Refused):
        abilities("", "At Noon \N{EM DASH} I gain 9 Wax counters.")


def test_lines_of_a_spell_are_abilities_or_make_one_effect() -> None:
    made = card(
        "[Fleeting].\nDraw nine cards.\nI cost {9} less if you control a Robot.\nDiscard your hand.", facts=SPELL
    )
    assert [one["is"] for one in made["abilities"]] == ["keyword", "cost-alteration"]
    assert made["effect"] == {"is": "sequence", "steps": [{"is": "draw", "cards": 9}, DISCARD]}


def test_a_line_behind_modes_is_none_of_them() -> None:
    modes = {"is": "modes", "modes": {"1": {"is": "draw", "cards": 9}, "2": {"is": "resupply"}}}
    text = "Choose one:\n• Draw nine cards.\n• [Resupply]."
    assert card(text, facts=SPELL)["effect"] == modes
    assert card(f"{text}\n[Sabotage].", facts=SPELL)["effect"] == {
        "is": "sequence", "steps": [modes, {"is": "sabotage"}],
    }  # fmt: skip
    with pytest.raises(Refused):
        card(f"{text}\n• [Sabotage].\nDraw nine cards.", facts=SPELL)


def test_facts_are_those_of_the_book() -> None:
    hero = card("I begin the game with 9 Wax counters.", facts=HERO)
    assert hero == {
        "name": "Wubble & Wob",
        "type": "hero",
        "reserve_limit": 9,
        "landmark_limit": 9,
        "counters": {"wax": 9},
    }
    landmark = {"name": "Wab", "type": "permanent", "subtypes": ["Site", "Landmark"], "hand_cost": 9, "reserve_cost": 9}
    made = card("", facts=landmark)
    assert (made["zone_type"], made["subtypes"]) == ("landmark", ["Site"])
    with pytest.raises(Refused, match="a Hero without reserve_limit"):
        card("", facts={**HERO, "reserve_limit": None})


@pytest.mark.parametrize("facts", [{"subtypes": 9}, {"subtypes": "Robot"}, {"hand_cost": "nine"}, {"rarity": "odd"}])
def test_facts_that_are_none_are_refused(facts: dict[str, object]) -> None:
    with pytest.raises(Refused, match="cannot be a definition"):
        compiled({**FACTS, **facts}, "")


@pytest.mark.parametrize("facts", [{"type": "wobbler"}, {"type": None}])
def test_a_type_that_the_book_does_not_have_is_named_as_such(facts: dict[str, object]) -> None:
    with pytest.raises(Refused, match="a card of the type") as refused:
        compiled({**FACTS, **facts}, "")
    assert refused.value.beyond


def test_several_abilities_are_told_apart_by_numbers() -> None:
    made = abilities("{T} : Draw nine cards.\n{9} : I gain 9 boosts.\n{J} Discard your hand.")
    assert [one.get("name") for one in made] == ["1", "2", None]


def test_it_is_what_was_chosen_last_or_what_the_trigger_speaks_of() -> None:
    (trigger,) = abilities("When a Robot joins your Expeditions \N{EM DASH} It gains 9 boosts.")
    assert trigger["effect"]["what"] == {"is": "it"}
    (chosen,) = abilities(
        "When a Robot joins your Expeditions \N{EM DASH} Target Mage gains [Asleep]. It gains 9 boosts."
    )
    first, second = chosen["effect"]["steps"]
    assert (first["what"]["name"], second["what"]) == ("that", {"is": "it", "name": "that"})


def test_what_each_player_does_next_is_not_what_you_do_next() -> None:
    both = card("Each player discards their hand, then draws nine cards.", facts=SPELL)
    one = card("Each player discards their hand.\nDraw nine cards.", facts=SPELL)
    assert [step["is"] for step in both["effect"]["steps"]] == ["each-player", "each-player"]
    assert [step["is"] for step in one["effect"]["steps"]] == ["each-player", "draw"]


def test_typographic_and_plain_quotes_are_the_same() -> None:
    plain, curly = (f"When I{q}m sacrificed \N{EM DASH} Draw nine cards." for q in "'\N{RIGHT SINGLE QUOTATION MARK}")
    assert abilities(plain) == abilities(curly)
    words = "Your Robots have: {}{{T}} : Draw nine cards.{}"
    assert abilities(words.format('"', '"')) == abilities(
        words.format("\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}")
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{J} Juggle nine cards.", "juggle 9"),
        ("{J} Draw nine cards (Every second time.)", "(Every second time.)"),
        ("{J} Draw nine cards sideways.", "sideways ."),
        ("[Gigantic]. (This is no reminder of it.)", "(This is no reminder of it.)"),
        ("When you play a Robot \N{EM DASH} Draw nine", "(the end)"),
        ("{J} Send target Landmark in Reserve to Reserve.", "(says two things of one object)"),
        ("When I wobble \N{EM DASH} Draw nine cards.", "wobble \N{EM DASH}"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_words(text: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        compiled(FACTS, text)
    assert (refused.value.words, refused.value.beyond) == (words, False)


@pytest.mark.parametrize("text", ["{J} You may [Rush] to draw nine cards.", "Nine [Manaseed] tokens wobble."])
def test_words_that_the_book_does_not_have_are_named_as_such(text: str) -> None:
    with pytest.raises(Refused, match="the rule book does not have it") as refused:
        compiled(FACTS, text)
    assert refused.value.beyond


def test_a_definition_that_means_nothing_is_refused() -> None:
    with pytest.raises(Refused, match="means nothing"):
        compiled(
            {**FACTS, "type": "landmark-permanent", "forest": None, "mountain": None, "water": None}, "[Gigantic]."
        )


@pytest.mark.parametrize(
    "text",
    [
        "When you play another Robot with Hand Cost {9} or more \N{EM DASH} You may pay {9} to draw nine cards.",
        "At Dusk \N{EM DASH} If you control nine or more other Robots, target Mage in my Expedition gains 9 boosts.",
        "{T}, Spend 9 of my Wax counters: The next Robot you play this Afternoon costs {9} less.",
        "Robots in my Expedition are [Tough 9] unless you control a [Fleeting] Mage.",
        "{R} Send to Reserve up to nine target Permanents with Hand Cost {9} or less, then discard your hand.",
    ],
)
def test_no_word_can_be_left_out(text: str) -> None:
    words = normal(text).split()
    means = one_meaning(printed.phrasing(), " ".join(words), "line", references.named, as_it_is)[0]
    for place, word in enumerate(words):
        without = " ".join(words[:place] + words[place + 1 :])
        try:
            other = one_meaning(printed.phrasing(), without, "line", references.named, as_it_is)[0]
        except Refused:
            continue
        assert other != means, f"{word!r} says nothing in: {' '.join(words)}"


def test_the_normal_form_has_no_inflection() -> None:
    assert normal("{J} Two Plants I control each gain nine boosts.") == "{j} 2 Plant this control each gain 9 boost ."


def test_a_definition_without_words_is_not_said() -> None:
    assert printed.said_back({"abilities": [{"is": "loses-abilities"}]}) == ((None,),)


def test_what_can_be_read_in_two_ways_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Meaning({"is": "plays-exhausted"}, "a"), Meaning({"is": "loses-abilities"}, "b")
    monkeypatch.setattr(Phrasing, "read", lambda *_: [one, other])
    with pytest.raises(Refused, match="can be read in two ways"):
        compiled(FACTS, "Something in two ways.")


def test_shares_are_counted_by_set(tmp_path: Path) -> None:
    row = {**FACTS, "set": "NINE", "reference": "X_9", "text": "{J} Draw nine cards.", "support": None}
    lines = [row, {**row, "text": "Juggle."}, {**row, "text": "[Rush]."}]
    file = tmp_path / "cards.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    found = imported(rows_of(file, printed), printed, {})
    assert as_data(found.sets) == {"NINE": {"cards": 3, "understood": 1, "said_back": 1, "beyond": 1}}
    assert [one["name"] for one in found.cards["NINE"]] == ["Wobble"]


NUMBERS = st.integers(2, 9)
FILTERS = st.fixed_dictionaries(
    {"type": st.sampled_from([["character"], ["permanent"], ["character", "permanent"]])},
    optional={
        "whose": st.just("yours"),
        "hand_cost_at_most": NUMBERS,
        "status": st.sampled_from([["asleep"], ["anchored"]]),
        "where": st.sampled_from(["mine", "facing"]),
    },
)
WHICH = st.one_of(
    st.just({"is": "this"}),
    st.builds(lambda what: {"is": "target", "what": what}, FILTERS),
    st.builds(lambda what, count: {"is": "target", "what": what, "count": count, "up_to": True}, FILTERS, NUMBERS),
    st.builds(lambda what: {"is": "all", "what": what}, FILTERS),
)
DEEDS = st.one_of(
    st.builds(lambda cards: {"is": "draw", "cards": cards}, NUMBERS),
    st.builds(lambda what, count: {"is": "gain", "what": what, "count": count}, WHICH, NUMBERS),
    st.builds(
        lambda what, to: {"is": "move", "what": what, "to": to}, WHICH, st.sampled_from(["reserve", "hand", "mana"])
    ),
    st.builds(lambda what: {"is": "discard", "what": what}, WHICH),
    st.builds(lambda where: {"is": "create-token", "token": WAX, "where": where}, st.sampled_from(["target", "each"])),
)
EFFECTS = st.one_of(
    DEEDS,
    st.builds(lambda deed: {"is": "may", "do": deed}, DEEDS),
    st.builds(lambda first, then: {"is": "sequence", "steps": [first, then]}, DEEDS, DEEDS),
    st.builds(
        lambda mana, then: {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": mana}], "then": then}, NUMBERS, DEEDS
    ),
)
ABILITIES = st.one_of(
    st.builds(lambda effect: {"is": "reaction", "symbol": "join", "effect": effect}, EFFECTS),
    st.builds(lambda effect: {"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": effect}, EFFECTS),
    st.builds(
        lambda effect, what: reaction(effect, event="is-played", by="you", what=what),
        EFFECTS,
        FILTERS.filter(lambda what: "where" not in what and "whose" not in what),
    ),
)


@settings(max_examples=60, deadline=None)
@given(ABILITIES)
def test_a_definition_said_and_compiled_is_itself(ability: dict[str, object]) -> None:
    made = as_data(msgspec.convert({**FACTS, "abilities": [ability]}, Definition))
    ((said,),) = printed.said_back(made)
    assert said is not None, f"cannot be said: {ability}"
    (one,) = {json.dumps(one.data): one for one in printed.phrasing().read(said, "line") if one.words == said}.values()
    again = as_data(msgspec.convert({**FACTS, "abilities": [references.named(one.data)]}, Definition))
    assert printed.comparable(again) == printed.comparable(made)
