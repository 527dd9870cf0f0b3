"""Whatever passive abilities lie on the table: one board follows from them, however the table is read."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.view import View
from oracle.games.altered.rules.state import State
from tests.altered.games import Match, character, game

WHATS: tuple[lang.Filter | None, ...] = (
    None,
    lang.Filter(),
    lang.Filter(other=True),
    lang.Filter(subtype=("Robot",)),
    lang.Filter(keyword="gigantic"),
    lang.Filter(where="mine"),
    lang.Filter(where="facing", other=True),
    lang.Filter(where="other"),
    lang.Filter(stat_at_most=2),
)
CONDITIONS: tuple[lang.Condition | None, ...] = (
    None,
    lang.Exists(what=lang.Filter(subtype=("Robot",))),
    lang.Exists(what=lang.Filter(keyword="gigantic"), least=0, most=0),
    lang.ExpeditionStands(in_terrain="water"),
    lang.Matches(what=lang.Filter(in_terrain="forest")),
)
ROBOTS = lang.Count(what=lang.Filter(subtype=("Robot",)))
JOIN = lang.Reaction(symbol="join", effect=lang.Draw())


def _abilities(**fields: Any) -> list[lang.PassiveAbility]:
    return [
        lang.HasKeyword(keyword="gigantic", **fields),
        lang.HasKeyword(keyword="tough", **fields),
        lang.Stats(forest=2, **fields),
        lang.Stats(forest=-1, water=ROBOTS, **fields),
        lang.Subtypes(gains=("Robot",), **fields),
        lang.Subtypes(instead=True, **fields),
        lang.Regions(terrains=("water",), instead=True, condition=fields["condition"]),
        lang.LosesAbilities(**fields),
        lang.Ignored(**fields),
        lang.Grants(ability=JOIN, **fields),
    ]


abilities = st.sampled_from(
    [each for what in WHATS for condition in CONDITIONS for each in _abilities(what=what, condition=condition)]
)
zones = st.lists(st.tuples(st.booleans(), st.lists(abilities, max_size=2)), max_size=2)
Zone = list[tuple[bool, list[lang.PassiveAbility]]]


def cards(name: str, zone: Zone) -> dict[str, lang.Definition]:
    return {
        f"{name}{place}": character(*own, stats=(1, 2, 0), subtypes=("Robot",) if robot else ())
        for place, (robot, own) in enumerate(zone)
    }


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(zones, zones, zones)
def test_the_board_does_not_depend_on_how_the_table_is_read(ours: Zone, others: Zone, theirs: Zone) -> None:
    match = game(
        {"hero-expedition": cards("a", ours), "companion-expedition": cards("b", others)},
        {"hero-expedition": cards("c", theirs)},
        hero={"Ann": 2},
    )
    state = match.state
    board = fresh(match, state).board
    turned = replace(
        state,
        zones={name: state.zones[name][::-1] for name in reversed(state.zones)},
        objects=dict(reversed(list(state.objects.items()))),
    )
    again = fresh(match, turned)
    # Some ability is asked first, all of them after that.
    again.passives(lang.Stats)
    assert again.board.traits == board.traits
    assert again.board.regions == board.regions
    assert again.trying is None


def fresh(match: Match, state: State) -> View:
    return View(match.game, state)
