"""Cards nobody printed, for property tests of Altered: any effects, costs, triggers and passive abilities."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from oracle.games.altered import language as lang
from oracle.games.altered.language import Definition, Filter
from tests.altered.games import character, gear, hero, permanent, spell

CHARACTERS = Filter(type=("character",))
MINE = Filter(type=("character",), whose="yours")
IN_HAND = Filter(zone=("hand",), whose="yours")
RESERVES = Filter(zone=("reserve",))
ORBS = Filter(zone=("mana",), whose="yours")
ROBOT = lang.Token(name="Robot", forest=1, mountain=1, water=1, subtypes=("Robot",))
PLAYS = lang.Choose(what=Filter(type=("character", "spell", "permanent")))
HERE = lang.Exists(what=CHARACTERS, least=2)

# --- any effects ----------------------------------------------------------------------------------------

objects: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([lang.This(), lang.It()]),
    st.builds(lang.All, what=st.sampled_from([CHARACTERS, MINE, RESERVES])),
    st.builds(
        lang.Target, what=st.sampled_from([CHARACTERS, MINE, RESERVES]), count=st.integers(1, 2), up_to=st.booleans()
    ),
    st.builds(lang.Choose, what=st.sampled_from([MINE, IN_HAND, RESERVES, ORBS]), at_random=st.booleans()),
)
whiches = objects | st.sampled_from([lang.FromDeck(cards=2), lang.FromDeck(who="opponent", end="bottom")])
statuses = st.lists(st.sampled_from(["anchored", "asleep", "exhausted", "fleeting"]), max_size=2).map(tuple)
zones = st.sampled_from(["hand", "deck", "discard", "landmark", "mana", "reserve", "expedition"])
wheres = st.sampled_from(["mine", "hero", "companion", "facing", "other", "target", "each"])
whose = st.sampled_from(["you", "opponent", "each"])
verbs: st.SearchStrategy[object] = st.one_of(
    st.builds(lang.Discard, what=whiches),
    st.builds(lang.Sacrifice, what=objects),
    st.just(lang.Sabotage()),
    st.builds(lang.Draw, cards=st.integers(0, 3), who=whose),
    st.builds(lang.Resupply, who=whose, exhausted=st.booleans()),
    st.builds(lang.Move, what=whiches, to=zones, where=wheres, gains=statuses, below=st.integers(0, 3)),
    st.builds(lang.Exchange, first=objects, second=objects),
    st.builds(lang.Gain, what=objects, status=statuses, count=st.integers(0, 2)),
    st.builds(lang.Lose, what=objects, status=statuses, count=st.integers(0, 2)),
    st.builds(lang.Augment, what=objects),
    st.builds(lang.Double, what=objects),
    st.builds(lang.ExchangeBoosts, first=objects, second=objects),
    st.builds(lang.CreateToken, token=st.just(ROBOT), where=wheres, count=st.integers(0, 2)),
    st.builds(lang.SwitchExpeditions, what=objects),
    st.builds(lang.MoveExpedition, where=st.sampled_from(["mine", "hero", "each"]), forward=st.booleans()),
    st.just(lang.Roll()),
    st.builds(lang.Activate, what=objects, symbol=st.just("join")),
)


def _wider(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.one_of(
        st.builds(lang.Sequence, steps=st.lists(inner, min_size=1, max_size=3).map(tuple)),
        st.builds(lang.May, do=inner),
        st.builds(lang.If, condition=st.just(HERE), then=inner, otherwise=inner),
        st.builds(lang.Modes, modes=st.fixed_dictionaries({"a": inner, "b": inner}), count=st.integers(1, 2)),
        st.builds(lang.IfYouDo, first=inner, then=inner, otherwise=inner),
        st.builds(lang.PayTo, cost=st.just((lang.PayMana(mana=1),)), then=inner),
        st.builds(lang.Repeat, times=st.integers(0, 2), do=inner),
        st.builds(lang.EachPlayer, do=inner),
        st.builds(lang.Simultaneously, parts=st.lists(inner, min_size=1, max_size=2).map(tuple)),
    )


any_effects = st.recursive(verbs, _wider, max_leaves=5)

# --- effects with plays and lasting abilities among them ------------------------------------------------

BOOST = lang.Gain(what=lang.Target(what=CHARACTERS), count=1)
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
    lang.Lasting(ability=lang.Cannot(action="draw", who="opponent"), duration="this-afternoon"),
    lang.Lasting(ability=lang.HasKeyword(keyword="defender"), duration="this-day"),
    lang.Sequence(steps=(lang.Draw(cards=lang.Number(name="paid")), lang.Exhaust(what=lang.Choose(what=ORBS)))),
    lang.AfterYou(),
)
effects = st.sampled_from(EFFECTS) | any_effects

# --- abilities ------------------------------------------------------------------------------------------

COSTS: tuple[tuple[lang.Payment, ...], ...] = (
    (),
    (lang.PayMana(mana=1),),
    (lang.PayExhaust(),),
    (lang.PayMana(mana=1), lang.PaySacrifice(what=lang.Choose(what=MINE))),
    (lang.PayDiscard(what=lang.Choose(what=IN_HAND)), lang.PayExhaust(what=lang.Choose(what=MINE))),
    (lang.PayMove(what=lang.Choose(what=IN_HAND), to="mana"), lang.PayCounters(counter="kelon", count=1)),
    (lang.PaySacrifice(what=lang.This()), lang.PayExhaust(what=lang.Choose(what=ORBS))),
)
PASSIVES: tuple[object, ...] = (
    lang.CostAlteration(what=CHARACTERS, less=1, minimum=1),
    lang.CostAlteration(more=1, who="opponent"),
    lang.CostAlteration(less=1, source=("reserve",)),
    lang.CostRestriction(least=2, who="each"),
    lang.PlayedWith(what=CHARACTERS, loses=("fleeting",)),
    lang.PlayedWith(count=1, gains=("anchored",)),
    lang.PlayedWith(what=Filter(type=("spell",)), gains=("fleeting",)),
    lang.PlaysExhausted(),
    lang.HasKeyword(keyword="gigantic"),
    lang.HasKeyword(keyword="defender"),
    lang.HasKeyword(keyword="eternal"),
    lang.HasKeyword(keyword="seasoned"),
    lang.HasKeyword(keyword="tough", value=1),
    lang.HasKeyword(keyword="gigantic", what=Filter(type=("character",), whose="yours", other=True)),
    lang.Stats(what=MINE, forest=1, water=-1),
    lang.Regions(terrains=("water",), condition=HERE),
    lang.LosesAbilities(what=Filter(type=("character",), other=True)),
    lang.Cannot(action="discard", what=MINE),
    lang.Cannot(action="play", who="opponent", what=Filter(type=("spell",))),
    lang.Cannot(action="move-forward-due-to", terrain="water", whose="opponent"),
    lang.GainsAgain(what=CHARACTERS, status=("asleep", "anchored")),
    lang.EntersWith(count=2),
    lang.Modifies(event="leave", this=True, to="reserve", may=True, otherwise=lang.Draw()),
    lang.Modifies(event="gain-counter", what=CHARACTERS, also=True, then=lang.Resupply()),
    lang.Modifies(event="draw", who="you", plus=1),
    lang.Modifies(event="discard", what=MINE, whole_step=True, to="mana"),
)
OWN: tuple[object, ...] = (
    lang.HasKeyword(keyword="scout", value=1),
    lang.HasKeyword(keyword="cooldown"),
    lang.HasKeyword(keyword="fleeting"),
    lang.OptionalCost(cost=(lang.PayMana(mana=1),)),
    lang.OptionalCost(cost=(lang.PaySacrifice(what=lang.Choose(what=MINE)),)),
    lang.AdditionalCost(cost=(lang.PayDiscard(what=lang.Choose(what=IN_HAND)),)),
    lang.CostAlteration(this=True, less=1),
    lang.PlayableFrom(zone=("discard",)),
)
TRIGGERS: tuple[lang.Trigger, ...] = (
    lang.Trigger(event="is-played", what=CHARACTERS),
    lang.Trigger(event="joins", what=Filter(type=("character",), other=True)),
    lang.Trigger(event="leaves", what=CHARACTERS),
    lang.Trigger(event="goes-to", this=True, to=("reserve",)),
    lang.Trigger(event="is-sacrificed", what=MINE),
    lang.Trigger(event="gains-counter", what=CHARACTERS, counter="boost"),
    lang.Trigger(event="gains-status", what=CHARACTERS, status="exhausted"),
    lang.Trigger(event="draws", by="you"),
    lang.Trigger(event="passes", by="opponent"),
    lang.Trigger(event="phase", phase="noon"),
    lang.Trigger(event="phase", phase="night"),
    lang.Trigger(event="daily-effect", effect="rest"),
    lang.Trigger(event="moves-forward", where="mine"),
    lang.Trigger(event="fails-to-move-forward", where="hero"),
    lang.Trigger(event="quick-action", by="you"),
)


def _name(ability: object) -> str:
    return f"quick action {ability.name}" if isinstance(ability, lang.QuickAction) else repr(ability)


quick_actions = st.builds(
    lang.QuickAction, cost=st.sampled_from(COSTS), effect=effects, name=st.sampled_from(("", "dig"))
)
support = st.builds(
    lang.QuickAction, cost=st.just((lang.PayDiscard(),)), effect=effects, support=st.just(True), name=st.just("help")
)
reactions = st.builds(lang.Reaction, trigger=st.sampled_from(TRIGGERS), effect=effects) | st.builds(
    lang.Reaction, symbol=st.sampled_from(["join", "hand", "reserve"]), effect=effects
)
any_abilities = quick_actions | support | reactions | st.sampled_from(PASSIVES + OWN)


@st.composite
def abilities(draw: st.DrawFn) -> tuple[Any, ...]:
    """Up to two abilities; quick actions of a card differ by name."""
    found = draw(st.lists(any_abilities, max_size=2))
    return tuple(found[:1] if len({_name(each) for each in found}) < len(found) else found)


numbers = st.integers(0, 3)
stats = st.tuples(numbers, numbers, numbers)


@st.composite
def definitions(draw: st.DrawFn) -> Definition:
    """Any card but a Hero."""
    text = draw(abilities())
    costs: Any = {"hand_cost": draw(numbers), "reserve_cost": draw(numbers)}
    match draw(st.sampled_from(("character", "character", "spell", "landmark", "gear"))):
        case "spell":
            return spell(draw(effects), *text, **costs)
        case "landmark":
            return permanent(*text, **costs)
        case "gear":
            return gear(*text, **costs)
        case _:
            return character(*text, stats=draw(stats), **costs)


@st.composite
def heroes(draw: st.DrawFn) -> Definition:
    """Any Hero."""
    text = draw(st.lists(quick_actions | reactions, max_size=1))
    return hero(*text, **draw(st.sampled_from(({}, {"reserve_limit": 1, "landmark_limit": 0}))))
