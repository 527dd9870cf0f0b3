"""Altered in the plain engine: playing, Reactions, quick actions, the day."""

from __future__ import annotations

import pytest

from ..child import Child
from ..expeditions import REGIONS, Expeditions, made, reaction, row, spell

DRAW = {"is": "draw"}
BOOST = {"is": "gain", "what": {"is": "this"}, "count": 1}
OWL = made("owl", 2, reserve_cost=1)
LAMP = made("lamp", 1, {"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": DRAW})
SPARK = made("spark", 1, {"is": "quick-action", "cost": [{"is": "pay-discard"}], "effect": DRAW, "support": True})
INSIGHT = spell("insight", DRAW)
TWICE = made("twice", 1, reaction("join", DRAW), reaction("hand", BOOST))
RECRUIT = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1, "subtypes": ["Soldier"]}
CADETS = made("cadets", 1, reaction("join", {"is": "create-token", "token": RECRUIT}))
SCOUT = made("scout", 4, {"is": "keyword", "keyword": "scout", "value": 1})
CARDS = (OWL, LAMP, SPARK, INSIGHT, TWICE, CADETS, SCOUT)


@pytest.fixture
def game(plain: Child) -> Expeditions:
    return Expeditions(plain)


def test_a_card_from_hand_costs_its_hand_cost_in_full(game: Expeditions) -> None:
    game.starts(row("owl", "hand", "owl"), mana=1, made_up=CARDS)
    game.refuses("cannot-pay", "play", "owl")
    game.starts(row("owl", "hand", "owl"), mana=3, made_up=CARDS)
    game.refuses("not-your-turn", "play", "owl", player="Bob")
    game.refuses("not-free", "play", "owl", how="free")
    game.does("play", "owl")
    assert (game.zone("owl"), game.states("owl"), game.ready_mana()) == ("hero-expedition", [], 1)
    assert game.turn()["player"] == "Bob"


def test_from_reserve_it_costs_its_reserve_cost_and_is_fleeting(game: Expeditions) -> None:
    game.starts(row("owl", "reserve", "owl"), row("tired", "reserve", "owl", "exhausted"), mana=1, made_up=CARDS)
    game.refuses("exhausted", "play", "tired")
    game.does("play", "owl", at="companion-expedition")
    assert (game.zone("owl"), game.states("owl"), game.ready_mana()) == ("companion-expedition", ["fleeting"], 0)


def test_a_declaration_changes_nothing_and_may_be_taken_back(game: Expeditions) -> None:
    game.starts(row("owl", "hand", "owl"), mana=2, made_up=CARDS)
    before = game.position()
    game.does("play", "owl", at=None)
    assert (game.child.options(), game.position()) == (["companion-expedition", "hero-expedition"], before)
    game.does("decline")
    assert (game.child.decision, game.position()) == (None, before)


def test_a_spell_resolves_and_goes_to_reserve_or_to_discard(game: Expeditions) -> None:
    game.starts(row("one", "hand", "insight"), row("two", "reserve", "insight"), mana=2, made_up=CARDS)
    game.does("play", "one", at=None)
    assert (game.zone("one"), game.zone("Ann-deck-1")) == ("reserve", "hand")
    game.passes("Bob")
    game.does("play", "two", at=None)
    assert (game.zone("two"), game.turn()["player"]) == ("discard", "Ann")


def test_quick_actions_do_not_end_the_turn(game: Expeditions) -> None:
    game.starts(row("lamp", "hero-expedition", "lamp"), row("spark", "reserve", "spark"), made_up=CARDS)
    game.does("use", "lamp")
    assert (game.states("lamp"), game.turn()["player"]) == (["exhausted"], "Ann")
    game.refuses("cannot-pay", "use", "lamp")
    game.does("use", "spark")
    assert (game.zone("spark"), game.zone("Ann-deck-2")) == ("discard", "hand")


def test_the_hundredth_is_the_last(game: Expeditions) -> None:
    happened = [{"what": "quick-action-played", "player": "Ann", "card": "lamp", "times": 100}]
    game.starts(row("lamp", "hero-expedition", "lamp"), made_up=CARDS, happened=happened)
    game.refuses("hundred-times", "use", "lamp")


def test_the_player_orders_their_reactions(game: Expeditions) -> None:
    game.starts(row("twice", "hand", "twice"), mana=1, made_up=CARDS)
    game.does("play", "twice")
    assert game.child.options() == ["twice", "twice 2"]
    assert game.child.waiting() == ["twice", "twice"]
    game.chooses("twice")
    assert (game.counters("twice"), game.zone("Ann-deck-1")) == ({"boost": 1}, "hand")


def test_of_two_copies_the_player_says_whose_reaction_is_next(game: Expeditions) -> None:
    effect = {"is": "may", "do": BOOST}
    keen = made("keen", 1, {"is": "reaction", "trigger": {"event": "draws", "by": "you"}, "effect": effect})
    cards = [row(ref, "hero-expedition", "keen") for ref in ("a", "b")]
    game.starts(*cards, row("insight", "hand", "insight"), mana=1, made_up=[keen, INSIGHT])
    game.does("play", "insight", at=None)
    assert game.child.options() == ["a", "b"]
    game.chooses("b")
    game.chooses("yes")
    game.chooses("no")
    assert (game.counters("a"), game.counters("b")) == ({}, {"boost": 1})


def test_tokens_cease_to_exist_as_they_rest(game: Expeditions) -> None:
    game.starts(row("cadets", "hand", "cadets"), mana=1, made_up=CARDS)
    game.does("play", "cadets", at="companion-expedition")
    assert (game.zone("token1"), game.child.card("token1")["card"]) == ("companion-expedition", "Recruit")
    game.passes("Bob", "Ann")
    assert "token1" not in [card["ref"] for card in game.position()["cards"]]


def test_a_scout_goes_to_reserve(game: Expeditions) -> None:
    game.starts(row("scout", "hand", "scout"), mana=1, made_up=CARDS)
    game.refuses("cannot-pay", "play", "scout")
    game.does("play", "scout", how="scout")
    assert (game.zone("scout"), game.states("scout")) == ("reserve", [])


def test_a_whole_day_goes_by(game: Expeditions) -> None:
    cards = (row("owl", "hero-expedition", "owl", boost=1), row("fleeting", "companion-expedition", "owl", "fleeting"))
    asleep = row("asleep", "hero-expedition", "owl", "asleep", player="Bob", boost=5)
    game.starts(*cards, asleep, mana=1, made_up=CARDS)
    game.passes("Ann")
    game.refuses("not-your-turn", "pass")
    game.passes("Bob")
    assert (game.zone("owl"), game.counters("owl"), game.zone("fleeting")) == ("reserve", {}, "discard")
    assert (game.zone("asleep"), game.states("asleep")) == ("hero-expedition", [])
    ann, bob = game.position()["players"]
    assert (ann["counters"], bob.get("counters", {})) == ({"hero": 1, "companion": 1}, {})
    assert game.child.decision is not None
    assert (game.child.decision["player"], game.turn()["phase"]) == ("Bob", "morning")
    game.chooses("Bob-deck-1")
    game.chooses()
    assert game.turn() == {"player": "Bob", "number": 4, "phase": "afternoon", "first": "Bob"}
    assert game.ready_mana("Bob") == 1


def test_expeditions_that_have_met_win_at_night(game: Expeditions) -> None:
    far = {"Ann": {"hero": 3, "companion": 3}, "Bob": {"hero": 2, "companion": 4}}
    game.starts(row("owl", "hero-expedition", "owl"), made_up=CARDS, players=far)
    game.passes("Ann", "Bob")
    assert game.child.observe()["result"]["winner"] == "Ann"


def test_a_play_within_an_effect_may_be_taken_back_and_is_offered_again(game: Expeditions) -> None:
    what = {"is": "choose", "what": {"type": ["character"], "zone": ["hand"], "whose": "yours"}}
    invite = spell("invite", {"is": "may", "do": {"is": "play", "what": what, "less": 9}})
    game.starts(row("invite", "hand", "invite"), row("owl", "hand", "owl"), mana=1, made_up=[*CARDS, invite])
    game.does("play", "invite", at=None)
    game.chooses("yes")
    assert game.child.options() == ["companion-expedition", "hero-expedition"]
    game.does("decline")
    assert (game.zone("owl"), game.zone("invite"), game.child.options()) == ("hand", "limbo", ["no", "yes"])
    game.chooses("yes")
    game.chooses("companion-expedition")
    assert (game.zone("owl"), game.zone("invite"), game.ready_mana()) == ("companion-expedition", "reserve", 0)


def test_an_opponent_pays_for_tough_or_leaves_it_alone(game: Expeditions) -> None:
    tough = made("tough", 1, {"is": "keyword", "keyword": "tough", "value": 2})
    strike = spell("strike", {"is": "discard", "what": {"is": "target", "what": {"type": ["character"]}}})
    position = (row("strike", "hand", "strike"), row("tough", "hero-expedition", "tough", player="Bob"))
    game.starts(*position, mana=2, made_up=[tough, strike])
    game.does("play", "strike", at=None)
    assert (game.zone("tough"), game.ready_mana()) == ("hero-expedition", 1)
    game.starts(*position, mana=3, made_up=[tough, strike])
    game.does("play", "strike", at=None)
    game.chooses("tough")
    assert (game.zone("tough"), game.ready_mana()) == ("discard", 0)


def test_passive_abilities_are_applied_by_dependency(game: Expeditions) -> None:
    giants = made("giants", 1, {"is": "keyword", "keyword": "gigantic", "what": {"subtype": ["Elemental"]}})
    makers = made("makers", 1, {"is": "subtypes", "gains": ["Elemental"], "what": {"type": ["character"]}})
    cards = [row(name, "hero-expedition", name) for name in ("giants", "makers")]
    game.starts(*cards, made_up=[giants, makers])
    game.passes("Ann", "Bob")
    assert game.position()["players"][0]["counters"] == {"hero": 1, "companion": 1}


def test_in_the_arena_more_terrains_win_at_dusk(game: Expeditions) -> None:
    arena = [{"terrains": REGIONS[0].split()}]
    cards = (row("a", "hero-expedition", "owl"), row("b", "companion-expedition", "owl", player="Bob", boost=1))
    game.starts(*cards, made_up=CARDS, regions=arena)
    game.passes("Ann", "Bob")
    assert game.child.observe()["result"] == {"winner": "Bob", "losers": ["Ann"], "reason": "tiebreaker"}


def test_earlier_reactions_are_checked_between_steps(game: Expeditions) -> None:
    steps = [{"is": "create-token", "token": RECRUIT, "where": "hero"}, DRAW]
    parade = spell("parade", {"is": "sequence", "steps": steps})
    trigger = {"event": "joins", "what": {"token": True}}
    guard = made("guard", 1, {"is": "reaction", "trigger": trigger, "effect": {"is": "may", "do": DRAW}})
    cards = (row("parade", "hand", "parade"), row("guard", "hero-expedition", "guard"))
    for edition, drawn in (("1.x", "deck"), ("3.0", "hand")):
        game.starts(*cards, mana=1, made_up=[parade, guard], edition=edition)
        game.does("play", "parade", at=None)
        assert (game.child.options(), game.zone("Ann-deck-1")) == (["no", "yes"], drawn)


def test_who_moves_within_the_expeditions_of_a_gigantic_one_has_joined_nothing(game: Expeditions) -> None:
    trigger = {"event": "joins", "what": {"type": ["character"], "other": True}, "where": "mine"}
    alone = {"is": "exists", "what": {"type": ["character"], "where": "hero"}, "most": 1}
    giant = {"is": "keyword", "keyword": "gigantic"}
    guard = {"is": "reaction", "trigger": trigger, "effect": BOOST}
    detour = spell("detour", {"is": "switch-expeditions", "what": {"is": "target", "what": {"named": ["owl"]}}})
    for keyword, boosts in ((giant, {}), ({**giant, "condition": alone}, {}), (None, {"boost": 1})):
        wary = made("wary", 1, guard, *([keyword] if keyword else []))
        cards = (row("wary", "hero-expedition", "wary"), row("owl", "companion-expedition", "owl"))
        game.starts(*cards, row("detour", "hand", "detour"), mana=1, made_up=[wary, OWL, detour])
        game.does("play", "detour", at=None)
        assert (game.zone("owl"), game.counters("wary")) == ("hero-expedition", boosts)


def test_what_it_does_not_know_it_says(game: Expeditions) -> None:
    odd = spell("odd", {"is": "transmogrify"})
    said = game.setup(row("odd", "hand", "odd"), row("x", "hand", "Never Printed"), made_up=[odd])
    assert said["status"] == "unsupported"
    assert said["unsupported"] == ["Never Printed", "odd: the effect transmogrify"]


@pytest.mark.parametrize(
    ("effect", "named"),
    [
        ({"is": "draw", "gladly": False}, "gladly of the effect draw"),
        ({"is": "exhaust", "what": {"is": "all", "what": {"shy": True}}}, "shy of the filter"),
        ({"is": "draw", "cards": {"is": "number", "name": "luck"}}, "name luck of the number number"),
        ({"is": "if", "condition": {"is": "raining"}, "then": {"is": "draw"}}, "the condition raining"),
        ({"is": "draw", "who": "friends"}, "who friends of the effect draw"),
        ({"is": "move", "what": {"is": "this"}, "to": "nowhere"}, "to nowhere of the effect move"),
    ],
)
def test_no_part_of_a_text_is_left_out_in_silence(game: Expeditions, effect: dict[str, object], named: str) -> None:
    said = game.setup(row("odd", "hand", "odd"), made_up=[spell("odd", effect)])
    assert (said["status"], said["unsupported"]) == ("unsupported", [f"odd: {named}"])
