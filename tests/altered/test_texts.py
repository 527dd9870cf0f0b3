"""What texts mean: filters, numbers, conditions, and where abilities work (2.2, 6.3.k)."""

from __future__ import annotations

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.view import View, view_of
from tests.altered.games import ANN, BOB, Card, Match, character, game, hero, permanent, spell, token

TOUGH = lang.HasKeyword(keyword="tough", value=2)
STRONG = lang.Stats(forest=1, what=lang.Filter(type=("character",)))


def view(match: Match) -> View:
    return view_of(match.state)


@pytest.fixture
def match() -> Match:
    return game(
        {
            "hero-expedition": {
                "knight": Card(character(TOUGH, stats=(3, 0, 1), subtypes=("Soldier",), hand_cost=4), ("fleeting",)),
                "mage": Card(
                    character(subtypes=("Mage", "Noble"), stats=(1, 1, 1)), ("anchored", "asleep"), {"boost": 2}
                ),
            },
            "companion-expedition": {"recruit": token(stats=(1, 1, 1), name="Recruit")},
            "landmark": {"site": Card(permanent(name="Site", subtypes=("Site",)), (), {"kelon": 2})},
            "reserve": {"later": Card(character(subtypes=("Soldier",)), ("exhausted",), {"boost": 1})},
            "hero": {"leader": hero(counters={"ink": 1})},
            "mana": {"orb": character(subtypes=("Soldier",))},
            "hand": {"trick": spell(lang.Draw())},
        },
        {"hero-expedition": {"foe": character(stats=(2, 2, 2), hand_cost=2)}},
    )


@pytest.mark.parametrize(
    ("what", "found"),
    [
        (lang.Filter(), ["site", "knight", "mage", "recruit", "foe"]),
        (lang.Filter(type=("character",)), ["knight", "mage", "recruit", "foe"]),
        (lang.Filter(type=("permanent", "hero")), ["site"]),
        (lang.Filter(type=("hero",), zone=("hero",)), ["leader"]),
        (lang.Filter(type=("mana-orb",), zone=("mana",)), ["orb"]),
        (lang.Filter(subtype=("Soldier",), zone=("mana", "reserve")), ["later"]),
        (lang.Filter(subtype=("Soldier", "Noble")), ["knight", "mage"]),
        (lang.Filter(named=("Recruit",)), ["recruit"]),
        (lang.Filter(token=True), ["recruit"]),
        (lang.Filter(token=False, type=("character",)), ["knight", "mage", "foe"]),
        (lang.Filter(whose="opponent"), ["foe"]),
        (lang.Filter(whose="yours", zone=("expedition",)), ["knight", "mage", "recruit"]),
        (lang.Filter(zone=("expedition", "reserve")), ["knight", "mage", "recruit", "later", "foe"]),
        (lang.Filter(status=("anchored",)), ["mage"]),
        (lang.Filter(status=("anchored", "fleeting")), []),
        (lang.Filter(without=("fleeting", "asleep"), type=("character",)), ["recruit", "foe"]),
        (lang.Filter(boosted=True), ["mage"]),
        (lang.Filter(boosted=True, zone=("reserve",)), ["later"]),
        (lang.Filter(boosted=False, type=("character",)), ["knight", "recruit", "foe"]),
        (lang.Filter(counter="kelon"), ["site"]),
        (lang.Filter(keyword="tough"), ["knight"]),
        (lang.Filter(hand_cost_at_least=2), ["knight", "foe"]),
        (lang.Filter(hand_cost_at_most=0), ["recruit"]),
        (lang.Filter(hand_cost_at_most=lang.Counters(counter="kelon", it="it")), ["site", "mage", "recruit", "foe"]),
        (lang.Filter(reserve_cost_at_most=0), ["recruit"]),
        (lang.Filter(stat_at_most=1, type=("character",)), ["recruit"]),
        (lang.Filter(stat_at_most=3, type=("character",)), ["knight", "mage", "recruit", "foe"]),
        (lang.Filter(where="mine"), ["knight", "mage"]),
        (lang.Filter(where="facing"), ["foe"]),
        (lang.Filter(where="other"), ["recruit"]),
        (lang.Filter(other=True, where="each"), ["knight", "recruit"]),
        (lang.Filter(it="it"), ["site"]),
        (lang.Filter(not_it="it"), ["knight", "mage", "recruit", "foe"]),
    ],
)  # fmt: skip
def test_what_a_text_of_the_mage_means(match: Match, what: lang.Filter, found: list[str]) -> None:
    text = Text(ANN, match.thing("mage").id, {"it": (match.thing("site").id,)})
    assert [thing.card for thing in view(match).all_such(what, text)] == found


def test_a_certain_card_is_such_a_one_wherever_it_is(match: Match) -> None:
    text, soldier = Text(ANN, match.thing("later").id), lang.Filter(subtype=("Soldier",))
    later = match.thing("later")
    assert view(match).is_such(soldier, later, text)
    assert not view(match).means(soldier, later, text)
    assert view(match).is_true(lang.Matches(what=soldier), text)
    assert not view(match).is_such(lang.Filter(subtype=("Soldier",), zone=("hand",)), later, text)


def test_a_face_down_orb_is_an_orb_and_nothing_else(match: Match) -> None:
    traits = view(match).traits(match.thing("orb"))
    assert (traits.type, traits.name, traits.subtypes, traits.abilities) == ("mana-orb", None, (), ())


def test_statistics_with_boosts_and_of_what_has_none(match: Match) -> None:
    seen = view(match)
    assert seen.stats(match.thing("mage")) == (3, 3, 3)
    assert seen.stats(match.thing("site")) == (0, 0, 0)
    assert seen.traits(match.thing("site")).stats is None
    assert seen.traits(match.thing("leader")).number("hand_cost") == 0


def test_what_has_no_statistics_gets_none() -> None:
    more = lang.Stats(forest=1, mountain=-2, what=lang.Filter())
    match = game({"hero-expedition": {"a": character(more)}, "landmark": {"b": permanent()}})
    assert view(match).stats(match.thing("a")) == (2, -1, 1)
    assert view(match).traits(match.thing("b")).stats is None


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (lang.Exists(what=lang.Filter(type=("character",), whose="yours"), least=3), True),
        (lang.Exists(what=lang.Filter(type=("character",), whose="yours"), least=4), False),
        (lang.Exists(what=lang.Filter(type=("character",), whose="yours"), most=2), False),
        (lang.FirstPlayer(), True),
        (lang.FirstPlayer(so=False), False),
        (lang.AtLeast(number=lang.Count(what=lang.Filter(), times=2), least=10), True),
        (lang.AtLeast(number=lang.Number(name="die"), least=4), True),
        (lang.AtLeast(number=lang.Number(name="other"), least=1), False),
        (lang.AtLeast(number=lang.Counters(counter="boost"), least=3), False),
        (lang.Not(holds=lang.FirstPlayer()), False),
        (lang.AllHold(conditions=(lang.FirstPlayer(), lang.Exists(what=lang.Filter(token=True)))), True),
        (lang.AllHold(conditions=(lang.FirstPlayer(), lang.Exists(what=lang.Filter(named=("Nobody",))))), False),
    ],
)
def test_conditions(match: Match, condition: lang.Condition, holds: bool) -> None:
    text = Text(ANN, match.thing("mage").id, numbers={"die": 4})
    assert view(match).is_true(condition, text) is holds


def test_the_past_tense_asks_of_the_state_before() -> None:
    before = game({"hero-expedition": {"a": Card(character(), ("fleeting",))}})
    after = game({"hero-expedition": {"a": character()}})
    text = Text(ANN, before.thing("a").id, before=view(before))
    fleeting = lang.Filter(status=("fleeting",))
    assert view(after).is_true(lang.Matches(what=fleeting, was=True), text)
    assert not view(after).is_true(lang.Matches(what=fleeting), text)


def test_players_that_a_text_means() -> None:
    seen = view(game({}, turn=BOB))
    assert seen.players("each", ANN) == (BOB, ANN)
    assert seen.players("you", ANN) == (ANN,)
    assert seen.players("opponent", ANN) == (BOB,)
    assert seen.players("that-player", ANN, {"player": ANN}) == (ANN,)


# --- where abilities work -------------------------------------------------------------------------------

SUPPORT = lang.Stats(forest=1, what=lang.Filter(type=("character",)), support=True)
IN_DISCARD = lang.Stats(forest=1, what=lang.Filter(type=("character",)), zone=("discard",))


@pytest.mark.parametrize(
    ("zone", "card", "works"),
    [
        ("landmark", permanent(STRONG), True),
        ("companion-expedition", character(STRONG, stats=(0, 0, 0)), True),
        ("hero", hero(STRONG), True),
        ("reserve", permanent(STRONG), False),
        ("reserve", permanent(SUPPORT), True),
        ("reserve", Card(permanent(SUPPORT), ("exhausted",)), False),
        ("landmark", permanent(SUPPORT), False),
        ("hand", permanent(STRONG), False),
        ("discard", permanent(STRONG), False),
        ("mana", permanent(STRONG), False),
        ("deck", permanent(STRONG), False),
        ("discard", permanent(IN_DISCARD), True),
        ("landmark", permanent(IN_DISCARD), False),
    ],
)
def test_where_passive_abilities_work(zone: str, card: object, works: bool) -> None:
    match = game({"hero-expedition": {"a": character(stats=(1, 1, 1))}, zone: {"b": card}})  # type: ignore[dict-item]
    assert view(match).stats(match.thing("a")) == ((2, 1, 1) if works else (1, 1, 1))


def test_an_ability_that_is_ignored_exists_and_has_no_effect() -> None:
    silence = lang.Ignored(what=lang.Filter(type=("character",)))
    cards = {"hero-expedition": {"a": character(STRONG, TOUGH, stats=(1, 1, 1))}, "landmark": {"b": permanent(silence)}}
    match = game(cards)
    seen, thing = view(match), match.thing("a")
    assert len(seen.abilities(thing)) == 2
    assert seen.working(thing) == ()
    assert seen.stats(thing) == (1, 1, 1)
    assert seen.keyword(thing, "tough") is None


def test_an_ability_does_not_ignore_itself() -> None:
    silence = lang.Ignored(what=lang.Filter(type=("character",)))
    match = game({"hero-expedition": {"a": character(silence, STRONG), "b": character(TOUGH)}})
    assert [has.ability for has in view(match).working(match.thing("a"))] == [silence]
    assert view(match).working(match.thing("b")) == ()


def test_only_reactions_with_the_symbol_are_ignored() -> None:
    join = lang.Reaction(symbol="join", effect=lang.Draw())
    noon = lang.Reaction(trigger=lang.Trigger(event="phase", phase="noon"), effect=lang.Draw())
    silence = lang.Ignored(what=lang.Filter(type=("character",)), symbols=("join", "hand"))
    match = game({"hero-expedition": {"a": character(join, noon, TOUGH)}, "landmark": {"b": permanent(silence)}})
    assert [has.ability for has in view(match).working(match.thing("a"))] == [noon, TOUGH]


def test_characteristics_are_changed_in_play_only() -> None:
    more = lang.Subtypes(gains=("Robot",), what=lang.Filter(zone=("reserve", "expedition")))
    match = game(
        {"landmark": {"a": permanent(more)}, "reserve": {"b": character()}, "hero-expedition": {"c": character()}}
    )
    assert view(match).traits(match.thing("b")).subtypes == ()
    assert view(match).traits(match.thing("c")).subtypes == ("Robot",)


def test_granted_reactions_have_keys_of_their_own() -> None:
    reaction = lang.Reaction(symbol="reserve", effect=lang.Draw())
    grants = lang.Grants(what=lang.Filter(type=("character",)), ability=reaction)
    match = game(
        {"hero-expedition": {"a": character(reaction)}, "landmark": {"b": permanent(grants), "c": permanent(grants)}}
    )
    found = view(match).working(match.thing("a"))
    assert [has.ability for has in found] == [reaction] * 3
    assert len({has.key for has in found}) == 3


def test_each_tough_asks_for_its_own_mana() -> None:
    match = game(
        {"hero-expedition": {"a": character(TOUGH, TOUGH), "b": character(TOUGH)}, "reserve": {"c": character(TOUGH)}}
    )
    assert view(match).keyword(match.thing("b"), "tough") == 2
    assert view(match).keyword(match.thing("c"), "tough") is None
    assert view(match).keyword(match.thing("a"), "tough") == 4


def test_the_smaller_of_two_scout_costs() -> None:
    scouts = [lang.HasKeyword(keyword="scout", value=value) for value in (3, 1)]
    match = game({"hand": {"a": character(*scouts), "b": character()}})
    assert view(match).keyword(match.thing("a"), "scout") == 1
    assert view(match).keyword(match.thing("b"), "scout") is None
