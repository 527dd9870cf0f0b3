"""Only positions that a game can come to are played: what the rules would have taken away is not there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.coverage_guide import InterestingCase, mutated
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.possible import impossible, possible
from oracle.assurance.fuzz.job import Job, _Side
from oracle.assurance.fuzz.ledger import Plan
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile.fuzz import maker as altered
from oracle.games.altered.rules.day.checking import check_reactions
from oracle.games.altered.rules.tasks import CheckReactions
from oracle.games.lorcana.profile.fuzz import maker as lorcana
from oracle.games.lorcana.rules.concepts.game_state_check import game_state_check
from oracle.games.lorcana.rules.tasks import Check
from oracle.kernel.errors import InputError
from oracle.kernel.run import Run
from oracle.protocol.messages import Card, Fact, Player, SetupParams, Turn
from tests.assurance.fuzz.small import CHARACTER, here, setup
from tests.extent import FACTOR

EDITIONS = {"lorcana": ("2.2", "2.1"), "altered": ("3.0", "1.x")}
CHECKS: dict[str, tuple[Callable[[Any, Any], None], Any]] = {
    "lorcana": (game_state_check, Check()),
    "altered": (check_reactions, CheckReactions()),
}
"""What each game's reference looks for by itself between two actions."""


@cache
def side(game: str) -> _Side:
    """What makes the games of one game, with some kept cases to derive others from."""
    job = Job(Plan(seed=5, editions={game: EDITIONS[game]}), ReferenceEngine())
    of = job._sides[game]
    with patch.object(altered, "BANK", 60), patch.object(lorcana, "BANK", 60):
        job._restock(0)
    for number in range(40):
        dice = Dice(f"kept {number}")
        kept = of.maker.setup(dice, EDITIONS[game][0])
        of.guide.keep(InterestingCase(case=Case(setup=kept), reached=(f"rule {number}",)))
    return of


def checked(position: SetupParams) -> tuple[object, object]:
    """The state before and after what the reference looks for by itself."""
    engine = ReferenceEngine()
    assert engine.setup(position).status == "ok"
    _, game, at = engine._open()
    run: Run[Any, Any] = Run(game, at.base, ())
    look, task = CHECKS[position.game]
    look(run, task)
    return at.base, run.state


@pytest.mark.parametrize("game", PLAYED)
def test_every_position_made_or_derived_is_one_that_a_game_can_come_to(game: str) -> None:
    of = side(game)

    @settings(max_examples=20 * FACTOR, derandomize=FACTOR == 1, deadline=None, database=None)
    @given(seed=st.integers(min_value=0, max_value=10**9))
    def held(seed: int) -> None:
        made, _ = of.made(Dice(seed), EDITIONS[game])
        assert impossible(made, ReferenceEngine()) == []
        before, after = checked(made)
        assert after == before

    held()


@pytest.mark.parametrize("game", PLAYED)
def test_without_mending_some_positions_could_not_be(game: str) -> None:
    of, found = side(game), 0
    for number in range(60 * FACTOR):
        dice = Dice(f"raw {number}")
        raw = of.maker.setup(dice, EDITIONS[game][0])
        for _ in range(3):
            raw = mutated(dice, raw, of.maker, of.offered)
        mended = possible(raw, ReferenceEngine())
        found += mended != raw
        assert mended is None or impossible(mended, ReferenceEngine()) == []
    assert found


# --- Lorcana --------------------------------------------------------------------------------------------


def lending(plus: int) -> dict[str, Any]:
    """A character that lends the others of its player Willpower."""
    what = {"whose": "yours", "type": ["character"], "other": True}
    gets = {"is": "static-gets", "what": what, "stat": "willpower", "plus": plus}
    return {**CHARACTER, "name": "a lender", "abilities": [gets]}


def hurt(damage: int, plus: int = 0) -> SetupParams:
    """A character with 3 Willpower, perhaps beside one that lends it some or takes some."""
    weak = replace(here("weak"), counters={"damage": damage} if damage else {})
    lender = [here("lender", card="a lender")] if plus else []
    return setup(weak, *lender, **({"a lender": lending(plus)} if plus else {}))


def reasons(position: SetupParams) -> list[tuple[str, str]]:
    return [(each.clause, each.ref) for each in impossible(position, ReferenceEngine())]


@pytest.mark.parametrize(
    ("position", "refs"),
    [
        (hurt(2), []),
        (hurt(3), ["weak"]),
        (hurt(7), ["weak"]),
        (hurt(3, plus=1), []),
        (hurt(4, plus=1), ["weak"]),
        (hurt(0, plus=-2), []),
        (hurt(1, plus=-2), ["weak"]),
        (hurt(0, plus=-3), ["weak"]),
        (setup(here("nobody", card="nobody"), nobody={**CHARACTER, "name": "nobody", "willpower": 0}), ["nobody"]),
        (setup(here("thing", card="thing"), thing={"name": "thing", "type": "item", "cost": 1}), []),
    ],
)
def test_nobody_stands_with_as_much_damage_as_willpower_or_without_any(position: SetupParams, refs: list[str]) -> None:
    assert reasons(position) == [("1.8.1.4", ref) for ref in refs]
    before, after = checked(position)
    assert (before == after) == (not refs)


def test_who_has_fallen_is_hurt_less_or_gone() -> None:
    mended = possible(hurt(4, plus=1), ReferenceEngine())
    assert mended is not None
    assert {card.ref: card.counters for card in mended.position.cards if card.zone == "play"} == {
        "weak": {"damage": 3}, "lender": {},
    }  # fmt: skip
    gone = possible(hurt(0, plus=-3), ReferenceEngine())
    assert gone is not None
    assert [card.ref for card in gone.position.cards if card.zone == "play"] == ["lender"]


def test_with_who_goes_goes_what_lay_under_and_what_was_lent() -> None:
    below = replace(here("below"), under="lender")
    lender = {**lending(2), "willpower": 0}
    weak = replace(here("weak"), counters={"damage": 4})
    position = setup(weak, here("lender", card="a lender"), below, **{"a lender": lender})
    mended = possible(position, ReferenceEngine())
    assert mended is not None
    assert {card.ref: card.counters for card in mended.position.cards if card.zone == "play"} == {"weak": {"damage": 2}}


def test_what_has_happened_to_who_goes_has_not_happened() -> None:
    facts = [Fact(what="banished-in-challenge", player="Ann", card=ref) for ref in ("weak", "lender")]
    position = hurt(0, plus=-3)
    told = replace(position, position=replace(position.position, happened=tuple(facts)))
    mended = possible(told, ReferenceEngine())
    assert mended is not None
    assert mended.position.happened == (facts[1],)


def test_what_has_happened_to_no_card_of_the_position_is_refused() -> None:
    position = hurt(0)
    fact = Fact(what="banished-in-challenge", player="Ann", card="nobody")
    with pytest.raises(InputError, match=r"happened\[0\]\.card: nobody is no card of the position"):
        ReferenceEngine().setup(replace(position, position=replace(position.position, happened=(fact,))))


def with_players(position: SetupParams, **lore: int) -> SetupParams:
    players = tuple(Player(name=name, counters={"lore": lore[name]}) for name in ("Ann", "Bob"))
    return replace(position, position=replace(position.position, players=players))


def test_nobody_has_won_yet() -> None:
    assert reasons(with_players(hurt(0), Ann=19, Bob=19)) == []
    won = with_players(hurt(0), Ann=3, Bob=20)
    assert reasons(won) == [("1.8.1.1", "")]
    assert possible(won, ReferenceEngine()) is None


def test_in_the_first_turn_nobody_of_whoever_has_it_is_dry() -> None:
    first = setup(here("dry"), here("wet", "play", "a card", "Ann", "drying"), here("theirs", player="Bob"))
    first = replace(first, position=replace(first.position, turn=Turn(player="Ann", number=1)))
    assert reasons(first) == [("1.7.5", "dry")]


# --- Altered --------------------------------------------------------------------------------------------


def far(hero: int, companion: int, *moved: str, number: int = 3) -> SetupParams:
    """Ann's Expeditions so far, of which some have moved this day."""
    made = side("altered").maker.setup(Dice("far"), "3.0").position
    players = (Player(name="Ann", counters={"hero": hero, "companion": companion}), Player(name="Bob"))
    happened = tuple(Fact(what="moved-forward", player="Ann", ability=each) for each in moved)
    open_regions = tuple(replace(region, facedown=False) for region in made.regions)
    turn = replace(made.turn, player="Ann", first="Ann", number=number)
    position = replace(made, players=players, turn=turn, cards=(), regions=open_regions, happened=happened)
    return SetupParams(game="altered", edition="3.0", position=position)


@pytest.mark.parametrize(
    ("hero", "companion", "moved", "day", "clauses"),
    [
        (3, 3, (), 3, []),
        (3, 4, (), 3, ["4.2.5.d"]),
        (3, 4, ("hero",), 3, []),
        (4, 4, ("hero",), 3, ["4.2.5.d"]),
        (4, 4, ("hero", "companion"), 3, []),
        (7, 6, (), 3, ["4.2.5.d"]),
        (1, 0, (), 1, ["4.1.d"]),
        (1, 0, ("hero",), 1, []),
        (1, 0, ("companion",), 1, ["4.1.d"]),
    ],
)
def test_expeditions_have_not_met_before_the_day_began(
    hero: int, companion: int, moved: tuple[str, ...], day: int, clauses: list[str]
) -> None:
    position = far(hero, companion, *moved, number=day)
    assert [clause for clause, _ in reasons(position)] == clauses
    assert (possible(position, ReferenceEngine()) is None) == bool(clauses)


def test_a_position_that_the_reference_refuses_is_none() -> None:
    lost = setup(Card(ref="lost", player="Ann", zone="discard", card="a card", states=("exerted",)))
    assert possible(lost, ReferenceEngine()) is None
