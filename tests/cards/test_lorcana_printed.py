"""Printed texts of Lorcana, made up: compiled, said back, refused."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.cards.compiler import Compiler, Refused, compiler_of, unproven
from oracle.cards.phrasing import Meaning, Phrasing
from oracle.cards.reading import as_data
from oracle.games.lorcana import printed
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.printed import compiled, references
from oracle.games.lorcana.printed.normal import normal

COMPILER = cast("Compiler", compiler_of("lorcana"))
FACTS = {
    "name": "Wobble",
    "version": "Made Up",
    "type": "character",
    "cost": 2,
    "strength": 1,
    "willpower": 1,
    "lore": 1,
}


def abilities(text: str) -> Any:
    made = compiled(FACTS, text)
    assert unproven(COMPILER, made) is None
    return made.card.get("abilities", [])


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("<Rush>\n<Challenger> +7", [
            {"is": "keyword", "keyword": "rush"},
            {"is": "keyword", "keyword": "challenger", "value": 7},
        ]),
        ("WIBBLE WOBBLE When you play this character, you may draw 9 cards.", [
            {"is": "triggered", "when": [{"event": "played", "this": True}], "name": "WIBBLE WOBBLE",
             "effect": {"is": "may", "do": {"is": "draw", "cards": 9}}},
        ]),
        ("NINE! {E}, 9 {I} \N{EM DASH} Deal 9 damage to chosen opposing character.", [
            {"is": "activated", "cost": [{"is": "exert-this"}, {"is": "ink", "amount": 9}], "name": "NINE!",
             "effect": {"is": "sequence", "steps": [
                 {"is": "choose", "what": {"type": ["character"], "whose": "opposing"}},
                 {"is": "deal-damage", "damage": 9}]}},
        ]),
        ("ODD While this character is exerted, your other Racer characters get \N{EN DASH}9 {S}.", [
            {"is": "static-gets", "stat": "strength", "plus": -9, "name": "ODD",
             "what": {"type": ["character"], "classified": ["Racer"], "whose": "yours", "other": True},
             "condition": {"is": "this-is", "what": {"exerted": True}}},
        ]),
        ("BLUE Whenever you play a Sapphire character, gain 9 lore.", [
            {"is": "triggered", "when": [{"event": "played", "what": {"type": ["character"], "ink": "sapphire"}}],
             "name": "BLUE", "effect": {"is": "gain-lore", "lore": 9}},
        ]),
        ("IFFY When you play this character, if you have an item in play, draw a card.", [
            {"is": "triggered", "when": [{"event": "played", "this": True}], "name": "IFFY", "effect": {"is": "draw"},
             "condition": {"is": "have", "what": {"type": ["item"], "whose": "yours"}}},
        ]),
        ("GONE When this character is banished, return this card to your hand.", [
            {"is": "triggered", "when": [{"event": "banished", "this": True}], "name": "GONE",
             "effect": {"is": "put", "it": "that", "to": "hand", "verb": "return"}},
        ]),
    ],
)  # fmt: skip
def test_what_a_text_means(text: str, means: list[object]) -> None:
    assert abilities(text) == means


ACTION = {"name": "Wobble", "type": "action", "cost": 2}


def effect(text: str) -> Any:
    made = compiled(ACTION, text)
    assert unproven(COMPILER, made) is None
    return made.card["effect"]


@pytest.mark.parametrize(
    ("sentence", "it"),
    [
        ("Whenever you play an item, ready this character. She can't quest this turn.", "this"),
        ("Whenever you play a character, they can't quest this turn.", "that"),
        ("Whenever you play an item, ready chosen character. They can't quest this turn.", "chosen"),
    ],
)
def test_who_is_meant_by_a_pronoun(sentence: str, it: str) -> None:
    made = abilities(f"WHO {sentence}")[0]["effect"]
    forbidden = made["steps"][-1] if made["is"] == "sequence" else made
    assert forbidden["what"] == {"it": it}


def test_several_cards_are_no_single_card_afterwards() -> None:
    with pytest.raises(Refused, match="nobody"):
        compiled(FACTS, "ALL Whenever this character quests, exert your other characters. They get +9 {S} this turn.")
    both = effect("Ready all your Racer characters. They can't quest for the rest of this turn.")
    kept = both["steps"][1]
    assert (kept["is"], kept["ability"]) == ("gains-ability", {"is": "cannot", "action": "quest"})
    assert kept["all"] == both["steps"][0]["all"]


def test_they_behind_a_condition_are_those_of_the_condition() -> None:
    place = {"name": "Wobble", "type": "location", "cost": 2, "willpower": 1, "lore": 1, "move_cost": 1}
    (alone,) = compiled(place, "ALONE While you have only 1 character here, they get +9 {S}.").card["abilities"]
    assert alone["what"] == {"type": ["character"], "whose": "yours", "here": True}
    (others,) = abilities("OTHERS While being challenged, your other characters get +9 {S}.")
    assert (others["what"]["side"], others.get("condition")) == ("challenged", None)
    (own,) = abilities("OWN While being challenged, this character gets +9 {S}.")
    assert (own.get("what"), own["condition"]["is"]) == (None, "in-challenge")


@pytest.mark.parametrize(
    "sentence",
    [
        "When you play this character, banish chosen character. Then, you may exert another chosen character.",
        "Whenever this character deals damage to another character in a challenge, exert another chosen character.",
    ],
)
def test_what_the_rules_leave_open_has_no_definition(sentence: str) -> None:
    with pytest.raises(Refused, match="the rules leave open"):
        abilities(f"OPEN {sentence}")


@pytest.mark.parametrize(
    ("then", "to"),
    [
        ("Put that card into your hand and shuffle your deck.", "hand"),
        ("Shuffle your deck and put that card on top of it.", "top-of-deck"),
    ],
)
def test_a_deck_that_one_may_search_is_shuffled_either_way(then: str, to: str) -> None:
    looks = "search your deck for a song card and reveal that card to all players."
    made = effect(f"You may {looks} {then}")
    assert (made["is"], made["to"], made["optional"]) == ("search", to, True)
    assert "optional" not in effect(f"{looks.capitalize()} {then}")


def test_another_one_of_an_action_is_none_that_it_has_chosen() -> None:
    made = effect("Banish chosen character. Then, you may exert another chosen character.")
    assert made["steps"][2]["do"]["steps"][0]["what"]["not_it"] == "chosen"


def test_what_others_choose_is_nobodys_afterwards() -> None:
    with pytest.raises(Refused, match="nothing is called"):
        compiled(ACTION, "Each opponent chooses and banishes one of their characters. Exert it.")


def test_where_a_card_quests_is_about_that_card() -> None:
    own, others = (
        abilities(f"AWAY Whenever {who} quests while at a location, draw a card.")[0]["when"][0]
        for who in ("this character", "one of your Racer characters")
    )
    assert own["while"] == {"is": "this-is", "what": {"at_location": True}}
    assert others["what"] == {"type": ["character"], "classified": ["Racer"], "at_location": True}
    assert "while" not in others


def test_all_that_was_taken_is_put_and_not_all_that_was_revealed() -> None:
    made = effect("Reveal the top 9 cards of your deck. Put all revealed item cards into your hand. "
                  "Put the rest into your discard.")  # fmt: skip
    assert [one.get("it") for one in made["steps"]] == [None, "revealed", "taken", "rest"]


def test_instead_is_one_or_the_other() -> None:
    made = effect("Chosen character gets +9 {S} this turn. If a Racer character is chosen, they get +8 {S} instead.")
    either = made["steps"][1]
    assert (either["then"]["plus"], either["otherwise"]["plus"]) == (8, 9)


def test_a_number_times_each() -> None:
    (made,) = abilities("MANY This character gets +9 {S} for each other Racer character you have in play.")
    assert made["plus"] == {
        "is": "count", "what": {"type": ["character"], "classified": ["Racer"], "whose": "yours", "other": True},
        "times": 9,
    }  # fmt: skip


def test_keywords_on_one_line_and_a_song_behind_them() -> None:
    assert [one["keyword"] for one in abilities("<Rush>, <Evasive>")] == ["rush", "evasive"]
    song = compiled(ACTION | {"classifications": ["Song"]}, "<Sing Together> 9 Draw 9 cards.")
    assert unproven(COMPILER, song) is None
    assert (song.card["abilities"][0]["value"], song.card["effect"]["cards"]) == (9, 9)


def test_what_a_card_has_may_stand_behind_where_it_is() -> None:
    one, other = (
        abilities(f"STRONG While you have a character {words}, this character gets +9 {{S}}.")
        for words in ("in play with 9 {S} or more", "with 9 {S} or more in play")
    )
    assert one == other


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            {"is": "may", "do": {"is": "if-you-do", "first": {"is": "draw"}, "then": {"is": "gain-lore", "lore": 9}}},
            {"is": "if-you-do", "first": {"is": "may", "do": {"is": "draw"}}, "then": {"is": "gain-lore", "lore": 9}},
        ),
        (
            {"is": "sequence", "steps": [{"is": "choose", "what": {}, "as": "mine"}, {"is": "ready", "it": "mine"}]},
            {"is": "sequence", "steps": [{"is": "choose", "what": {}}, {"is": "ready"}]},
        ),
    ],
)  # fmt: skip
def test_what_does_the_same_compares_equal(one: object, other: object) -> None:
    assert printed.comparable({"effect": one}) == printed.comparable({"effect": other})


def test_who_is_asked_makes_a_difference() -> None:
    steps = [{"is": "choose", "what": {}}, {"is": "choose", "what": {}, "as": "other"}]
    first, second = ({"is": "sequence", "steps": [*steps, {"is": "ready", "it": it}]} for it in ("chosen", "other"))
    assert printed.comparable({"effect": first}) != printed.comparable({"effect": second})


def test_typographic_and_plain_quotes_are_the_same() -> None:
    plain, curly = (f"NO When you play this character, chosen character can{q}t quest this turn." for q in "'’")
    assert abilities(plain) == abilities(curly)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("NO When you play this character, juggle a card.", "juggle a"),
        ("NO Draw a card (Every second time.)", "(Every second time.)"),
        ("NO When you play this character, draw a card sideways.", "sideways ."),
        ("<Rush> (This is no reminder of it.)", "(This is no reminder of it.)"),
        ("NO While you have a character in play", "."),
        ("<Shift: Discard>", "(the end)"),
    ],
)
def test_what_is_not_understood_is_refused_with_its_words(text: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        compiled(FACTS, text)
    assert refused.value.words == words


def test_what_both_do_is_not_what_one_does() -> None:
    action = {"name": "Wobble", "type": "action", "cost": 2}
    both = compiled(action, "Each player discards their hand and draws 9 cards.")
    one = compiled(action, "Each player discards their hand. Draw 9 cards.")
    assert both.card["effect"]["is"] == "each-player"
    assert one.card["effect"]["is"] == "sequence"


def test_a_definition_without_words_is_not_said() -> None:
    card = {"abilities": [{"is": "uses-free"}]}
    assert printed.said_back(card) == ((None, None, None),)


NUMBERS = st.integers(2, 9)
FILTERS = st.fixed_dictionaries(
    {"type": st.sampled_from([["character"], ["item"], ["location"]])},
    optional={
        "whose": st.sampled_from(["yours", "opposing"]),
        "classified": st.sampled_from([["Racer"], ["Racer", "Hero"]]),
        "cost_at_most": NUMBERS,
        "exerted": st.booleans(),
        "damaged": st.just(True),
    },
)
DEEDS = st.one_of(
    st.builds(lambda cards: {"is": "draw", "cards": cards}, NUMBERS),
    st.builds(lambda lore: {"is": "gain-lore", "lore": lore}, NUMBERS),
    st.builds(lambda what: {"is": "banish", "all": what}, FILTERS),
    st.builds(lambda damage, what: {"is": "deal-damage", "damage": damage, "all": what}, NUMBERS, FILTERS),
    st.builds(lambda plus, what: {"is": "gets", "stat": "strength", "plus": plus, "all": what}, NUMBERS, FILTERS),
    st.just({"is": "exert", "it": "this"}),
)
EFFECTS = st.one_of(
    DEEDS,
    st.builds(lambda deed: {"is": "may", "do": deed}, DEEDS),
    st.builds(
        lambda what, deed: {"is": "sequence", "steps": [{"is": "choose", "what": what}, deed]},
        FILTERS,
        st.sampled_from([{"is": "banish"}, {"is": "ready"}, {"is": "put", "to": "hand", "verb": "return"}]),
    ),
)
ABILITIES = st.one_of(
    st.builds(
        lambda event, effect: {"is": "triggered", "when": [{"event": event, "this": True}], "effect": effect},
        st.sampled_from(["played", "quested", "challenged"]),
        EFFECTS,
    ),
    st.builds(lambda effect: {"is": "activated", "cost": [{"is": "exert-this"}], "effect": effect}, EFFECTS),
)


@settings(max_examples=60, deadline=None)
@given(ABILITIES)
def test_a_definition_said_and_compiled_is_itself(ability: dict[str, object]) -> None:
    card = {**FACTS, "abilities": [ability]}
    card = as_data(msgspec.convert(card, Definition))
    ways = [way for way in printed.said_back(card)[0] if way is not None]
    assert ways, f"cannot be said: {ability}"
    for way in ways:
        read = printed.phrasing().read(way, "line")
        assert way in {one.words for one in read}
        (several,) = [one.data for one in read if one.words == way][:1]
        made = msgspec.convert({**FACTS, "abilities": [references.named(one) for one in several]}, Definition)
        assert printed.comparable(as_data(made)) == printed.comparable(card)


def test_what_can_be_read_in_two_ways_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Meaning([{"is": "ink-more"}], "a"), Meaning([{"is": "decks-face-up"}], "b")
    monkeypatch.setattr(Phrasing, "read", lambda *_: [one, other])
    with pytest.raises(Refused, match="can be read in two ways"):
        compiled(FACTS, "TWO Something.")


def test_an_if_in_a_given_ability_is_about_the_whole_of_it() -> None:
    text = 'ODD Your characters gain "Whenever this character quests, if you have an item in play, draw 9 cards."'
    (gives,) = abilities(text)
    assert gives["ability"]["condition"] == {"is": "have", "what": {"type": ["item"], "whose": "yours"}}
    assert gives["ability"]["effect"] == {"is": "draw", "cards": 9}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("named Odd-Ball or Wobble in play", 'named "Odd-Ball" or "Wobble" in play'),
        ("named Odd-Ball and Wobble Woo, draw", 'named "Odd-Ball" and "Wobble Woo" , draw .'),
        ("named Odd-Ball or Alien in play", 'named "Odd-Ball" or "Alien" in play'),
        ("named Odd-Ball or King Wobble in play", 'named "Odd-Ball" or "King Wobble" in play'),
        ("named Odd-Ball or 99 Wobbles in play", 'named "Odd-Ball" or "99 Wobbles" in play'),
        ("named Odd-Ball or Alien character in play", 'named "Odd-Ball" or Alien character in play'),
        ("named Odd-Ball and Racer characters get", 'named "Odd-Ball" and Racer character get'),
        ("named Odd-Ball and Racer in play", 'named "Odd-Ball" and Racer in play'),
        ("named Odd-Ball and 9 or more cards", 'named "Odd-Ball" and 9 or more card'),
    ],
)
def test_what_follows_a_name_may_be_another_one(text: str, words: str) -> None:
    assert normal(text, frozenset()).removesuffix(" .") == words.removesuffix(" .")


def test_what_follows_a_name_may_be_another_condition() -> None:
    both = (
        "ODD While it is a character or item card with cost 9 or less or named Odd-Ball and 1 or more cards have left"
        " a player's discard this turn, it can't quest."
    )
    (cannot,) = abilities(both)
    is_so, happened = cannot["condition"]["conditions"]
    assert is_so["what"]["any_of"] == [{"cost_at_most": 9}, {"named": ["Odd-Ball"]}]
    assert happened["event"] == "left-discard"


def test_whose_choice_it_is_stays_behind_each() -> None:
    text = "Chosen opponent reveals their hand and discards a card with cost 9 or less each of your choice."
    (_, taken, _) = effect(text)["steps"]
    assert taken["what"] == {"cost_at_most": 9}


def test_a_card_that_is_banished_is_this_only_where_it_is_put_somewhere() -> None:
    for deed in (
        {"is": "forbid", "action": "quest", "what": {"it": "that"}},
        {"is": "shuffle-into-deck", "it": "that"},
    ):
        gives = {
            "is": "static-gains-ability",
            "what": {"type": ["character"]},
            "ability": {"is": "triggered", "when": [{"event": "banished", "this": True}], "effect": deed},
        }
        card = as_data(msgspec.convert({**FACTS, "abilities": [gives]}, Definition))
        ways = {way for way in printed.said_back(card)[0] if way is not None}
        assert ways
        assert {json.dumps(compiled(FACTS, way).card["abilities"]) for way in ways} == {json.dumps(card["abilities"])}


def test_a_cost_is_no_name_of_an_ability() -> None:
    (ability,) = compiled(FACTS, "9 {I} \N{EM DASH} Draw 9 cards.").card["abilities"]
    assert ability == {"is": "activated", "cost": [{"is": "ink", "amount": 9}], "effect": {"is": "draw", "cards": 9}}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("characters with 9 {S} or more each", "character with 9 {S} or more ."),
        ("if this character has 9 {S} or more each player", "if this have 9 {S} or more each player ."),
        ("if this character has 9 {S} or more each opponent", "if this have 9 {S} or more each opponent ."),
    ],
)
def test_each_belongs_to_a_player_behind_it(text: str, words: str) -> None:
    assert normal(text, frozenset()) == words
