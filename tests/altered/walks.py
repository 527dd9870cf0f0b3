"""Positions of any cards for property tests of Altered, and what must hold in every state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from oracle.altered.cards import language as lang
from oracle.altered.cards.language import Definition, Filter
from oracle.altered.editions import EDITIONS
from oracle.altered.state import DISCARD, EXPEDITIONS, HIDDEN, LANDMARK, LIMBO, ZONES, State
from oracle.kernel.decisions import Decision
from oracle.kernel.run import Position
from tests.altered.games import ANN, BOB, Card, Match, character, game, gear, hero, permanent, spell

CHARACTERS = Filter(type=("character",))
MINE = Filter(type=("character",), whose="yours")
IN_HAND = Filter(zone=("hand",), whose="yours")
ORBS = Filter(zone=("mana",), whose="yours")
ROBOT = lang.Token(name="Robot", forest=1, mountain=1, water=1, subtypes=("Robot",))
BOOST = lang.Gain(what=lang.Target(what=CHARACTERS), count=1)
PLAYS = lang.Choose(what=Filter(type=("character", "spell", "permanent")))

EFFECTS: tuple[lang.Effect, ...] = (
    lang.Draw(),
    BOOST,
    lang.Resupply(),
    lang.Sabotage(),
    lang.Sequence(steps=(lang.CreateToken(token=ROBOT, where="hero"), BOOST)),
    lang.Modes(modes={"draw": lang.Draw(), "boost": BOOST, "sleep": lang.Gain(what=lang.This(), status=("asleep",))}),
    lang.May(do=lang.Play(what=PLAYS, free=True)),
    lang.Sequence(steps=(lang.Play(what=PLAYS, less=1), lang.Draw())),
    lang.IfYouDo(first=lang.May(do=lang.Play(what=PLAYS)), then=lang.Resupply(exhausted=True)),
    lang.Lasting(ability=lang.CostAlteration(less=2, next=True), duration="this-turn"),
    lang.Lasting(ability=lang.PlayedWith(what=CHARACTERS, count=1, next=True), duration="this-turn"),
    lang.Sequence(steps=(lang.Draw(cards=lang.Number(name="paid")), lang.Exhaust(what=lang.Choose(what=ORBS)))),
    lang.AfterYou(),
)
COSTS: tuple[tuple[lang.Payment, ...], ...] = (
    (),
    (lang.PayMana(mana=1),),
    (lang.PayExhaust(),),
    (lang.PayMana(mana=1), lang.PaySacrifice(what=lang.Choose(what=MINE))),
    (lang.PayDiscard(what=lang.Choose(what=IN_HAND)), lang.PayExhaust(what=lang.Choose(what=MINE))),
    (lang.PayMove(what=lang.Choose(what=IN_HAND), to="mana"), lang.PayCounters(counter="kelon", count=1)),
    (lang.PaySacrifice(what=lang.This()), lang.PayExhaust(what=lang.Choose(what=ORBS))),
)
PASSIVES: tuple[Any, ...] = (
    lang.CostAlteration(what=CHARACTERS, less=1, minimum=1),
    lang.CostAlteration(more=1, who="opponent"),
    lang.CostAlteration(less=1, source=("reserve",)),
    lang.CostRestriction(least=2, who="each"),
    lang.PlayedWith(what=CHARACTERS, loses=("fleeting",)),
    lang.PlayedWith(count=1, gains=("anchored",)),
    lang.PlayedWith(what=Filter(type=("spell",)), gains=("fleeting",)),
    lang.PlaysExhausted(),
    lang.HasKeyword(keyword="gigantic"),
    lang.HasKeyword(keyword="tough", value=1),
    lang.Reaction(symbol="join", effect=lang.Draw()),
    lang.Reaction(trigger=lang.Trigger(event="is-played", what=CHARACTERS), effect=BOOST),
)
OWN: tuple[Any, ...] = (
    lang.HasKeyword(keyword="scout", value=1),
    lang.HasKeyword(keyword="cooldown"),
    lang.HasKeyword(keyword="fleeting"),
    lang.OptionalCost(cost=(lang.PayMana(mana=1),)),
    lang.OptionalCost(cost=(lang.PaySacrifice(what=lang.Choose(what=MINE)),)),
    lang.AdditionalCost(cost=(lang.PayDiscard(what=lang.Choose(what=IN_HAND)),)),
    lang.CostAlteration(this=True, less=1),
    lang.PlayableFrom(zone=("discard",)),
)

quick_actions = st.builds(
    lang.QuickAction, cost=st.sampled_from(COSTS), effect=st.sampled_from(EFFECTS), name=st.sampled_from(("", "dig"))
)
support = st.builds(
    lang.QuickAction, cost=st.just((lang.PayDiscard(),)), effect=st.sampled_from(EFFECTS), support=st.just(True)
)
abilities = st.lists(quick_actions | support | st.sampled_from(PASSIVES + OWN), max_size=2).map(tuple)
numbers = st.integers(0, 3)


@st.composite
def definitions(draw: st.DrawFn) -> Definition:
    text = draw(abilities)
    costs: Any = {"hand_cost": draw(numbers), "reserve_cost": draw(numbers)}
    match draw(st.sampled_from(("character", "character", "spell", "landmark", "gear"))):
        case "spell":
            return spell(draw(st.sampled_from(EFFECTS)), *text, **costs)
        case "landmark":
            return permanent(*text, **costs)
        case "gear":
            return gear(*text, **costs)
        case _:
            return character(*text, **costs)


HOW_MANY = {"hand": 4, "reserve": 3, "hero-expedition": 2, "companion-expedition": 1, "landmark": 1, "discard": 1}


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of either edition in the Afternoon, in the turn of either player."""
    sides: list[Any] = []
    for player in (ANN, BOB):
        cards: Any = {"hero": {f"{player}-hero": hero(*draw(abilities))}, "mana": {}, "deck": draw(st.integers(0, 4))}
        for zone, most in HOW_MANY.items():
            cards[zone] = {}
            for number in range(draw(st.integers(0, most))):
                card = draw(definitions())
                states: tuple[str, ...] = ()
                if zone == "reserve" or (zone in EXPEDITIONS and card.type == "character"):
                    states = draw(st.sampled_from(((), (), ("exhausted",))))
                placed = card if zone not in EXPEDITIONS or card.type == "character" else character()
                placed = permanent(*card.abilities) if zone == LANDMARK else placed
                counters = {"kelon": 1} if zone in EXPEDITIONS and draw(st.booleans()) else {}
                cards[zone][f"{player}-{zone}-{number}"] = Card(placed, states, counters)
        for number in range(draw(st.integers(2, 8))):
            spent = draw(st.sampled_from(((), (), ("exhausted",))))
            cards["mana"][f"{player}-orb-{number}"] = Card(character(), spent)
        sides.append(cards)
    turn = draw(st.sampled_from((ANN, BOB)))
    return game(*sides, edition=EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))], turn=turn)


def good_answer(decision: Decision) -> st.SearchStrategy[tuple[str, ...]]:
    """Any answer that keeps to the options and their number."""
    most = min(decision.most, len(decision.options))
    answers = st.lists(
        st.sampled_from(decision.options), min_size=min(decision.least, most), max_size=most, unique=True
    )
    return answers.map(tuple)


# --- what must hold ---------------------------------------------------------------------------------------


def check(match: Match) -> None:
    """What must hold of a position, in the middle of an action or between two."""
    at: Position = match.at
    for state in (at.base, at.table):
        check_state(state, set(match.game.cards))
    if at.decision is None:
        assert not at.agenda
        assert not [thing for thing in at.table.objects.values() if thing.zone == LIMBO]
        assert at.table.waiting == () or at.table.result is not None


def check_state(state: State, cards: set[str]) -> None:
    """Every card is one object in one zone, and no object has what it cannot have there."""
    shown = Counter(number for ids in state.zones.values() for number in ids)
    assert shown == Counter(state.objects.keys())
    assert set(state.where) >= cards
    assert all(state.objects[number].card == card for card, number in state.where.items())
    for key, ids in state.zones.items():
        whose, _, name = key.partition("/")
        assert name in ZONES
        for number in ids:
            thing = state.objects[number]
            assert (thing.id, thing.zone) == (number, name)
            assert (thing.controller if name in (*EXPEDITIONS, LIMBO) else thing.player) == whose
            assert name not in (*HIDDEN, DISCARD) or (thing.status == () and thing.counters == ())
            assert name != LANDMARK or "fleeting" not in thing.status
            assert all(count > 0 for _, count in thing.counters)


def visible(state: State) -> Any:
    """A state without what everybody has been shown on the way."""
    return (state.objects, state.zones, state.players, state.day, state.waiting, state.modifiers, state.tokens)


__all__ = ["check", "good_answer", "matches", "visible"]
