"""5.2.b, 5.2.4.a: what passive abilities say a card gains or loses as it is played; and 5.4, playing the Reactions."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.state import EmblemReaction, Source
from oracle.games.altered.rules.tasks import CheckReactions, CostChoice, PlayCard, UseQuickAction
from oracle.kernel.position import Position
from tests.altered.games import ANN, BOB, Match, character, game, permanent, spell

AT = "hero-expedition"
CHARACTERS = Filter(type=("character",))


def play(card: str, at: str | None = None, player: str = ANN) -> PlayCard:
    return PlayCard(player=player, card=card, cost=CostChoice(), at=at)


def test_each_becomes_a_reaction_about_the_character_in_play() -> None:
    boosting, waking = lang.PlayedWith(count=2, name="grow"), lang.PlayedWith(loses=("fleeting",), name="stay")
    things = {"site": permanent(boosting, waking)}
    match = game({"landmark": things, "reserve": {"hare": character()}, "mana": 1}).act(play("hare", AT))
    assert match.asked == (ANN, "trigger", ("site: grow", "site: stay"))
    assert (match.thing("hare").status, match.thing("hare").count("boost")) == (("fleeting",), 0)
    match.answers("site: stay")
    assert (match.thing("hare").status, match.thing("hare").count("boost")) == ((), 2)
    assert match.state.waiting == ()


def test_of_the_player_and_the_cards_it_speaks_of() -> None:
    rich = Filter(type=("character",), hand_cost_at_least=2)
    cards: Any = {"landmark": {"site": permanent(lang.PlayedWith(what=rich, count=1))}, "mana": 5}
    hares: Any = {"hare": character(hand_cost=2), "imp": character(hand_cost=1)}
    match = game({**cards, "hand": hares}).act(play("hare", AT))
    assert match.thing("hare").count("boost") == 1
    assert game({**cards, "hand": hares}).act(play("imp", AT)).thing("imp").count("boost") == 0
    match = game(cards, {"hand": hares, "mana": 3}, turn=BOB).act(play("hare", AT, BOB))
    assert match.thing("hare").count("boost") == 0


def test_cards_played_from_a_zone() -> None:
    from_reserve = Filter(type=("character",), zone=("reserve",))
    cards: Any = {"landmark": {"site": permanent(lang.PlayedWith(what=from_reserve, count=1))}, "mana": 5}
    match = game({**cards, "reserve": {"hare": character()}}).act(play("hare", AT))
    assert match.thing("hare").count("boost") == 1
    match = game({**cards, "hand": {"hare": character()}}).act(play("hare", AT))
    assert match.thing("hare").count("boost") == 0


def test_a_spell_gains_or_loses_fleeting_on_its_way_to_limbo_last_by_timestamp() -> None:
    song = spell(lang.Nothing())
    gains, loses = permanent(lang.PlayedWith(gains=("fleeting",))), permanent(lang.PlayedWith(loses=("fleeting",)))
    for things, zone, goes_to in (
        ({"a": gains}, "hand", "discard"),
        ({"a": loses}, "reserve", "reserve"),
        ({"a": gains, "b": loses}, "hand", "reserve"),
        ({"a": loses, "b": gains}, "hand", "discard"),
    ):
        match = game({"landmark": things, zone: {"song": song}, "mana": 1}).act(play("song"))
        assert match.zone("song") == goes_to
        assert match.state.waiting == ()


def lasting(ability: Any, **cards: Any) -> Match:
    """Ann has used a quick action that makes this last for the turn."""
    action = lang.QuickAction(cost=(), effect=lang.Lasting(ability=ability, duration="this-turn"))
    match = game({"hero-expedition": {"elf": character(action)}, "mana": 9, "deck": 3, **cards})
    return match.act(UseQuickAction(player=ANN, card="elf"))


def orbs(match: Match) -> int:
    return sum("exhausted" not in match.thing(card).status for card in match.cards(ANN, "mana"))


def test_the_next_card_alone_is_concerned() -> None:
    match = lasting(lang.PlayedWith(what=CHARACTERS, count=1, next=True), hand={"hare": character()})
    match.act(play("hare", AT))
    assert match.thing("hare").count("boost") == 1
    assert match.state.modifiers == ()
    cheaper = lang.CostAlteration(what=CHARACTERS, less=2, next=True)
    playing = lang.QuickAction(cost=(), effect=lang.Play(what=lang.Choose(what=CHARACTERS)))
    cards: Any = {
        "hand": {"hare": character(hand_cost=3), "song": spell(lang.Nothing())},
        "landmark": {"site": permanent(playing)},
    }
    match = lasting(cheaper, **cards)
    match.act(UseQuickAction(player=ANN, card="site")).answers("hare").answers(AT)
    assert orbs(match) == 8
    assert match.state.modifiers == ()
    match = lasting(cheaper, **cards).act(play("song"))
    assert orbs(match) == 8


def test_a_reaction_stays_in_limbo_until_its_effect_is_done() -> None:
    match = game({AT: {"elf": character(), "imp": character()}, "deck": 1})
    elf = match.thing("elf")
    source = Source(object=elf.id, card="elf", player=ANN, was=elf)
    boosts = lang.Gain(what=lang.Target(what=Filter()), count=1)
    emblem = EmblemReaction(id=99, player=ANN, source=source, effect=boosts)
    state = match.game.start(replace(match.state, waiting=(emblem,)))
    match.at = Position.at(state)
    match.act(CheckReactions())
    assert match.asked is not None
    assert [each.id for each in match.state.waiting] == [99]
    match.answers("imp")
    assert match.state.waiting == ()
    assert match.thing("imp").count("boost") == 1
