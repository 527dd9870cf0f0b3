"""The board: where cards stand, which look they have, and that no position breaks it."""

from __future__ import annotations

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.profiles import PROFILES
from oracle.protocol.messages import Card, Player, Position, Region, Turn
from oracle.report.tables.board import CARD, WIDTH, Board, Tile, lay_out
from oracle.report.tables.table import Changed, differences, zones

from . import sample_altered
from .sample import observation

BOARD, ALTERED = PROFILES["lorcana"].board, PROFILES["altered"].board


def card(ref: str, zone: str = "play", player: str = "Alice", **more: object) -> Card:
    return msgspec.convert({"ref": ref, "player": player, "zone": zone, "card": f"Card {ref}", **more}, Card)


def position(*cards: Card, players: tuple[str, ...] = ("Alice", "Bob")) -> Position:
    return Position(players=tuple(Player(name=name) for name in players), turn=Turn(player=players[0]), cards=cards)


def board(*cards: Card, changed: Changed | None = None) -> Board:
    table = position(*cards)
    return lay_out(table, zones(BOARD, table), changed or Changed(), BOARD)


def tiles(found: Board) -> list[Tile]:
    return [tile for band in found.bands for row in band.rows if row.block for tile in row.block.tiles]


def test_four_players_have_a_band_each_and_who_has_left_is_marked() -> None:
    names = ("Ann", "Bob", "Cat", "Dan")
    table = position(card("a", player="Cat"), card("b", player="Dan"), players=names)
    table = replace(table, players=(*table.players[:1], Player(name="Bob", counters={"left": 1}), *table.players[2:]))
    found = lay_out(table, zones(BOARD, table), Changed(), BOARD)
    assert [band.name for band in found.bands] == ["Dan", "Cat", "Bob", "Ann"]
    assert [band.counters for band in found.bands] == [(), (), (("left", False),), ()]
    assert [len(band.rows[0].block.tiles) if band.rows[0].block else 0 for band in found.bands] == [1, 1, 0, 0]
    assert all(name in found.description for name in names)


def test_an_exerted_card_lies_on_its_side() -> None:
    ready, turned = tiles(board(card("a"), card("b", states=["exerted"])))
    assert [ready.width, ready.height] == [*CARD]
    assert [turned.height, turned.width] == [*CARD]
    assert "turned" in turned.looks
    assert "turned" not in ready.looks


def test_marks_of_states_and_counters() -> None:
    (tile,) = tiles(board(card("a", states=["drying", "facedown", "sleepy"], counters={"damage": 3, "boost": 1})))
    assert set(tile.looks) == {"drying", "hidden"}
    assert tile.badges == (("damage", "3"), ("boost", "1"))
    assert "sleepy" in tile.caption


def test_stacked_cards_stand_under_the_top_one() -> None:
    lowest, middle, top = tiles(board(card("top"), card("low", under="mid"), card("mid", under="top")))
    assert "low" in lowest.title
    assert "mid" in middle.title
    assert lowest.y < middle.y < top.y
    assert top.caption == "top +2"
    assert lowest.looks == middle.looks == ("beneath",)


def test_characters_stand_with_their_location_in_a_frame() -> None:
    found = board(card("place"), card("guest", at="place"), card("other"))
    (block,) = [row.block for band in found.bands for row in band.rows if row.block and row.block.tiles]
    ((left, top, width, height),) = block.frames
    inside = {
        tile.caption: left <= tile.x and tile.x + tile.width <= left + width and top <= tile.y <= top + height
        for tile in block.tiles
    }
    assert inside == {"place": True, "guest": True, "other": False}


def test_what_changed_is_marked_on_both_boards() -> None:
    old, new = observation().position, observation(paid=True).position
    changed = differences(old, new)
    assert {"gadget", "doc"} <= changed.refs
    assert "stitch2" not in changed.refs
    assert changed.players == {"Bob"}
    for seen in (old, new):
        found = lay_out(seen, zones(BOARD, old, new), changed, BOARD)
        assert any("changed" in tile.looks for tile in tiles(found))
        assert [flag for band in found.bands for _, flag in band.counters] == [True, False]


def test_nothing_is_marked_where_one_position_is_missing() -> None:
    assert differences(None, observation().position) == Changed()


def test_ink_is_counted_ready_and_whole() -> None:
    found = board(card("i", "inkwell"), card("j", "inkwell", states=["exerted"]))
    assert [row.count for row in found.bands[1].rows] == ["1/2"]
    assert [chip.looks for chip in found.bands[1].rows[0].chips] == [(), ("turned",)]


def test_zones_of_other_games_are_drawn_as_cards() -> None:
    found = board(card("hero", "hero"), card("left", "left expedition"), card("m", "mana"), card("d", "deck"))
    assert [row.name for row in found.bands[0].rows] == ["hero", "left expe…", "mana", "deck"]
    assert {tile.caption for tile in tiles(found)} == {"hero", "left", "m"}


def test_regions_stand_between_the_players_with_an_expedition_counter_for_each() -> None:
    old, new = (sample_altered.observation(played=played).position for played in (False, True))
    found = lay_out(old, zones(ALTERED, old, new), differences(old, new), ALTERED)
    between = found.adventure
    assert between is not None
    upper, lower = found.bands
    assert upper.y + upper.height < between.y < lower.y
    assert [cell.terrains for cell in between.cells[:3]] == [
        ("forest", "mountain", "water"),
        ("forest",),
        ("mountain", "water"),
    ]
    assert all(cell.looks == () for cell in between.cells)
    places = {
        pawn.title.partition(":")[0]: next(
            place for place, cell in enumerate(between.cells) if cell.x - 2 <= pawn.x <= cell.x + cell.width + 2
        )
        for pawn in between.pawns
    }
    assert places == {
        "Ann's hero expedition": 3,
        "Ann's companion expedition": 6,
        "Bob's hero expedition": 2,
        "Bob's companion expedition": 6,
    }
    assert [pawn.title for pawn in between.pawns if "changed" in pawn.looks] == [
        "Ann's companion expedition: 1 from its start"
    ]
    assert [band.mark for band in found.bands] == ["first player", "active"]
    assert [band.counters for band in found.bands] == [(("passed", False),), ()]


def test_what_lies_face_down_shows_no_terrain_unless_the_position_tells_it() -> None:
    regions = (sample_altered.region("water"), sample_altered.region("forest", facedown=True))
    seen = replace(sample_altered.observation().position, regions=regions)
    found = lay_out(seen, zones(ALTERED, seen), Changed(), ALTERED)
    assert found.adventure is not None
    assert [(cell.title, cell.looks) for cell in found.adventure.cells] == [
        ("region 0: water", ()),
        ("region 1: face down (forest)", ("facedown",)),
    ]
    assert "Regions: water; face down (forest)." in found.description


def test_in_the_arena_all_stand_in_one_region() -> None:
    seen = sample_altered.arena().position
    between = lay_out(seen, zones(ALTERED, seen), Changed(), ALTERED).adventure
    assert between is not None
    (cell,) = between.cells
    assert cell.title == "the Arena: forest and mountain and water"
    assert all(cell.x < pawn.x < cell.x + cell.width for pawn in between.pawns)
    assert len(between.pawns) == 4


def test_a_card_lies_with_its_controller_and_shows_statuses_and_counters() -> None:
    seen = sample_altered.observation().position
    found = lay_out(seen, zones(ALTERED, seen), Changed(), ALTERED)
    rows = {(band.name, row.name): row for band in found.bands for row in band.rows}
    (hat,) = rows["Ann", "comp. exp"].block.tiles  # type: ignore[union-attr]
    assert hat.title == "Borrowed Hat [hat] (of Bob)"
    fox, robot = rows["Ann", "hero exp."].block.tiles  # type: ignore[union-attr]
    assert fox.badges == (("boost", "3"), ("status", "A"), ("status", "Z"), ("status", "F"))
    assert robot.badges == (("boost", "1"),)
    assert rows["Ann", "hero"].y == rows["Ann", "landmark"].y
    (sigi,) = rows["Ann", "hero"].block.tiles  # type: ignore[union-attr]
    assert "turned" in sigi.looks
    assert rows["Ann", "mana"].count == "3/6"


def test_every_card_is_told_in_words() -> None:
    words = board(card("a", states=["exerted"], counters={"damage": 2}), card("b", "hand")).description
    assert "Card a [a] (exerted, 2 damage)" in words
    assert "Card b [b]" in words


def test_circles_of_stacks_and_places_are_drawn_side_by_side() -> None:
    found = board(card("a", under="b"), card("b", under="a"), card("c", at="c"), card("d", at="gone", under="gone"))
    assert {tile.caption for tile in tiles(found)} == {"a", "b", "c", "d"}


def test_a_full_table_is_cut_and_says_so() -> None:
    found = board(*(card(f"c{number}") for number in range(500)))
    row = found.bands[1].rows[0]
    assert row.count == "500"
    assert row.chips[0].text == "+460 more"
    many = position(*(card(f"z{number}", f"zone{number}") for number in range(50)), players=tuple("ABCDEFGH"))
    assert (
        lay_out(many, zones(BOARD, many), Changed(), BOARD).left_out == "Not drawn: 2 more players and 34 more zones."
    )


refs = st.sampled_from(["a", "b", "c", "d", "e", "f"])
some_cards = st.builds(
    Card,
    ref=refs,
    player=st.sampled_from(["Alice", "Bob", "nobody"]),
    zone=st.sampled_from(["play", "hand", "deck", "inkwell", "discard", "hero-expedition", "companion-expedition"]),
    card=st.none() | st.text(max_size=40),
    states=st.lists(st.sampled_from(["exerted", "drying", "facedown", "odd", "asleep", "fleeting"]), unique=True).map(
        tuple
    ),
    counters=st.dictionaries(st.sampled_from(["damage", "boost"]), st.integers(-5, 10**30)),
    under=st.none() | refs,
    at=st.none() | refs,
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(some_cards, max_size=25),
    st.lists(st.builds(Region, terrains=st.lists(st.text(max_size=30)).map(tuple), facedown=st.booleans())).map(tuple),
    st.dictionaries(st.sampled_from(["hero", "companion", "passed"]), st.integers(-5, 10**30)),
)
def test_any_position_stays_within_the_board(
    cards: list[Card], regions: tuple[Region, ...], counters: dict[str, int]
) -> None:
    players = (Player(name="Alice", counters=counters), Player(name="Bob"))
    seen = replace(position(*cards), regions=regions, players=players)
    found = lay_out(seen, zones(BOARD, seen), Changed(), BOARD)
    if found.adventure is not None:
        assert all(0 <= pawn.x <= WIDTH and 0 <= pawn.y <= found.height for pawn in found.adventure.pawns)
        assert all(cell.x >= 0 and cell.x + cell.width <= WIDTH for cell in found.adventure.cells)
    for tile in tiles(found):
        assert tile.x >= 0
        assert tile.x + tile.width <= WIDTH
        assert tile.y >= 0
        assert tile.y + tile.height <= found.height
