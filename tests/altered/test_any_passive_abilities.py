"""Whatever passive abilities lie on the table: one board follows from them, however the table is read."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.altered.cards import language as lang
from oracle.altered.objects.view import View
from oracle.altered.state import State
from tests.altered.games import Match, character, game

SUBTYPES = ("Robot", "Elemental")
filters = st.builds(
    lang.Filter,
    type=st.sampled_from([(), ("character",)]),
    subtype=st.sampled_from([(), ("Robot",), ("Elemental",)]),
    where=st.sampled_from([None, "mine", "facing", "other"]),
    keyword=st.sampled_from([None, "gigantic", "tough"]),
    stat_at_most=st.sampled_from([None, 1, 2]),
    other=st.booleans(),
)
whats = st.none() | filters
conditions = st.none() | st.one_of(
    st.builds(lang.Exists, what=filters, least=st.integers(0, 2)),
    st.builds(lang.Matches, what=filters),
    st.builds(lang.ExpeditionStands, in_terrain=st.sampled_from(["forest", "water"])),
)
numbers = st.integers(-1, 2) | st.builds(lang.Count, what=filters)
gained = st.sampled_from([(), ("Robot",)])
abilities = st.one_of(
    st.builds(lang.HasKeyword, keyword=st.sampled_from(["gigantic", "tough"]), what=whats, condition=conditions),
    st.builds(lang.Stats, what=whats, condition=conditions, forest=numbers),
    st.builds(lang.Subtypes, what=whats, condition=conditions, gains=gained, instead=st.booleans()),
    st.builds(lang.Regions, terrains=st.just(("water",)), instead=st.booleans(), condition=conditions),
    st.builds(lang.LosesAbilities, what=whats, condition=conditions),
    st.builds(lang.Ignored, what=whats, condition=conditions),
    st.builds(
        lang.Grants, what=whats, condition=conditions, ability=st.just(lang.Reaction(symbol="join", effect=lang.Draw()))
    ),
)
characters = st.builds(
    lambda own, subtypes: character(*own, stats=(1, 2, 0), subtypes=subtypes),
    st.lists(abilities, max_size=2),
    st.sampled_from([(), ("Robot",), ("Elemental",)]),
)
zones = st.lists(characters, max_size=2)


@given(zones, zones, zones)
def test_the_board_does_not_depend_on_how_the_table_is_read(
    ours: list[lang.Definition], others: list[lang.Definition], theirs: list[lang.Definition]
) -> None:
    match = game(
        {
            "hero-expedition": {f"a{place}": card for place, card in enumerate(ours)},
            "companion-expedition": {f"b{place}": card for place, card in enumerate(others)},
        },
        {"hero-expedition": {f"c{place}": card for place, card in enumerate(theirs)}},
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
