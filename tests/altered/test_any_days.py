"""Any end of an Afternoon: who moves forward, who rests, what is kept and who wins, counted again."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.games.altered.rules import events as ev
from oracle.games.altered.rules.setup import Happened, standard_regions
from oracle.games.altered.rules.state import HIDDEN, PlayerState, State
from oracle.games.altered.rules.tasks import Begin, Pass
from oracle.kernel.chance import Chance
from tests.altered.games import ANN, BOB, Card, Cards, Match, character, game, gear, hero, permanent
from tests.altered.walks import check
from tests.extent import FACTOR

EXAMPLES = settings(
    max_examples=100 * FACTOR, derandomize=FACTOR == 1, deadline=None, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
STATUSES = ((), (), (), ("asleep",), ("anchored",), ("fleeting",), ("anchored", "asleep"), ("exhausted",))
TERRAINS = ("forest", "mountain", "water")
EXPEDITIONS = ("hero", "companion")
OTHER = {ANN: BOB, BOB: ANN}

stats = st.tuples(*[st.integers(0, 3)] * 3)


@st.composite
def things(draw: st.DrawFn, player: str, zone: str, most: int) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for number in range(draw(st.integers(0, most))):
        card = character(stats=draw(stats))
        if zone == "landmark":
            card = permanent()
        elif zone.endswith("expedition") and draw(st.integers(0, 3)) == 0:
            card = gear()
        states = draw(st.sampled_from(STATUSES)) if zone.endswith("expedition") else ()
        boosts = {"boost": 1} if zone.endswith("expedition") and draw(st.booleans()) else {}
        found[f"{player} {zone} {number}"] = Card(card, states, boosts)
    return found


@st.composite
def sides(draw: st.DrawFn, player: str) -> Cards:
    limits = draw(st.sampled_from(((0, 0), (2, 2), (3, 1), None)))
    side: dict[str, Any] = {
        zone: draw(things(player, zone, most))
        for zone, most in {"hero-expedition": 3, "companion-expedition": 3, "reserve": 3, "landmark": 3}.items()
    }
    side["deck"] = draw(st.integers(0, 3))
    if limits is not None:
        side["hero"] = {f"{player} hero": hero(reserve_limit=limits[0], landmark_limit=limits[1])}
    return side


@st.composite
def evenings(draw: st.DrawFn) -> Match:
    """A match in which everybody but the player whose turn it is has passed."""
    turn, first = draw(st.sampled_from((ANN, BOB))), draw(st.sampled_from((ANN, BOB)))
    arena = draw(st.integers(0, 4)) == 0
    places: Any = {which: {p: 0 if arena else draw(st.integers(0, 7)) for p in (ANN, BOB)} for which in EXPEDITIONS}
    moved = [Happened(what="moved-forward", player=draw(st.sampled_from((ANN, BOB))), ability="hero")]
    return game(
        draw(sides(ANN)), draw(sides(BOB)), turn=turn, first=first, passed=(OTHER[turn],),
        regions=standard_regions()[:1] if arena else None, happened=tuple(moved[: draw(st.integers(0, 1))]), **places,
    )  # fmt: skip


def to_the_end(match: Match, data: st.DataObject) -> list[object]:
    """Answer whatever is asked; every event that happens."""
    events = list(match.events)
    while match.at.decision is not None:
        check(match)
        asked = match.at.decision
        answers = st.permutations(asked.options).map(tuple)
        count = data.draw(st.integers(min(asked.least, len(asked.options)), min(asked.most, len(asked.options))))
        match.answers(*data.draw(answers)[:count])
        events += match.events
    check(match)
    return events


@EXAMPLES
@given(evenings(), st.data())
def test_any_evening(match: Match, data: st.DataObject) -> None:
    before = match.state
    assert before.day.turn is not None
    match.act(Pass(player=before.day.turn))
    events = to_the_end(match, data)
    wins = winner(match, before)
    result = match.state.result
    assert (result.winner if result is not None else None) == wins
    moved = {(event.player, event.expedition) for event in events if isinstance(event, ev.ExpeditionMoved)}
    assert moved == moves_forward(match, before)
    failed = [event for event in events if isinstance(event, ev.FailedToMove)]
    assert len(failed) == (0 if len(before.regions) == 1 else 4 - len(moved))
    if not (len(before.regions) == 1 and result is not None):
        assert rested(events) == rests(match, before, moved | set(before.day.forward))
        check_clean_up(match, before, events)
    if result is None:
        assert [event.effect for event in events if isinstance(event, ev.DailyEffect)] == [
            "progress", "rest", "clean-up", "check-victory", "succeed", "prepare", "draw", "expand",
        ]  # fmt: skip
        day = match.state.day
        assert (day.number, day.first, day.turn) == (2, OTHER[before.day.first], OTHER[before.day.first])


def totals(match: Match, state: State, player: str, expedition: str) -> list[int]:
    found = [0, 0, 0]
    for number in state.zones[f"{player}/{expedition}-expedition"]:
        thing = state.objects[number]
        card = match.game.cards[thing.card]
        if card.type == "character" and "asleep" not in thing.status:
            own = (card.forest or 0, card.mountain or 0, card.water or 0)
            found = [old + new + thing.count("boost") for old, new in zip(found, own, strict=True)]
    return found


def distance(own: PlayerState, expedition: str) -> int:
    return own.hero if expedition == "hero" else own.companion


def moves_forward(match: Match, state: State) -> set[tuple[str, str]]:
    if len(state.regions) == 1:
        return set()
    found = set()
    for player in (ANN, BOB):
        for expedition in EXPEDITIONS:
            way = distance(state.players[player], expedition)
            region = state.regions[way if expedition == "hero" else 7 - way]
            own, theirs = totals(match, state, player, expedition), totals(match, state, OTHER[player], expedition)
            ahead = [t for t, mine, other in zip(TERRAINS, own, theirs, strict=True) if mine > other and mine > 0]
            if way < 7 and set(ahead) & set(region.terrains):
                found.add((player, expedition))
    return found


def winner(match: Match, state: State) -> str | None:
    if len(state.regions) == 1:
        sums = {
            p: [sum(both) for both in zip(*[totals(match, state, p, e) for e in EXPEDITIONS], strict=True)]
            for p in OTHER
        }
        won = {
            p: sum(own > other and own > 0 for own, other in zip(sums[p], sums[OTHER[p]], strict=True)) for p in OTHER
        }
    else:
        moved = moves_forward(match, state)
        won = {p: sum(distance(state.players[p], e) + ((p, e) in moved) for e in EXPEDITIONS) for p in OTHER}
        if max(won.values()) < 7:
            return None
        if won[ANN] == won[BOB]:
            assert len(match.state.regions) == 1
    return None if won[ANN] == won[BOB] else max(won, key=lambda player: won[player])


def rested(events: list[object]) -> dict[str, str]:
    """Card → where it went as it left an Expedition for the night."""
    moves = [event for event in events if isinstance(event, ev.Moved) and event.was is not None]
    return {event.was.card: event.to for event in moves if event.was and event.was.zone.endswith("expedition")}


def rests(match: Match, state: State, forward: set[object]) -> dict[str, str]:
    found = {}
    for thing in state.objects.values():
        expedition = thing.zone.removesuffix("-expedition")
        if expedition == thing.zone:
            continue
        if match.game.cards[thing.card].type == "character":
            goes = not {"anchored", "asleep"} & set(thing.status)
        else:
            goes = (thing.controller, expedition) in forward
        if goes:
            found[thing.card] = "discard" if "fleeting" in thing.status else "reserve"
    return found


def check_clean_up(match: Match, before: State, events: list[object]) -> None:
    gone = Counter((event.was.player, event.was.zone) for event in events if isinstance(event, ev.Moved) and event.was)
    for player in (ANN, BOB):
        limits = (2, 2)
        if before.zones[f"{player}/hero"]:
            card = match.game.cards[before.objects[before.zones[f"{player}/hero"][0]].card]
            limits = (card.reserve_limit or 0, card.landmark_limit or 0)
        came = sum(1 for ref, to in rested(events).items() if to == "reserve" and ref.startswith(player))
        for zone, limit, there in (("reserve", limits[0], came), ("landmark", limits[1], 0)):
            there += len(before.zones[f"{player}/{zone}"])
            assert gone[player, zone] == max(there - limit, 0)


@EXAMPLES
@given(st.integers(0, 12), st.integers(0, 12), st.integers(0, 99), st.data())
def test_any_beginning(anns: int, bobs: int, seed: int, data: st.DataObject) -> None:
    match = game({"deck": anns, "hero": {"h": hero(counters={"story": 1})}}, {"deck": bobs}, phase="setup")
    state = match.at.base
    match = Match(match.game, match.game.start(_seeded(state, seed)))
    match.act(Begin(player=data.draw(st.sampled_from((ANN, BOB)))))
    to_the_end(match, data)
    for player, size in ((ANN, anns), (BOB, bobs)):
        drawn = min(size, 6)
        orbs = min(drawn, 3)
        zones = {zone: len(match.cards(player, zone)) for zone in ("deck", "hand", "mana")}
        assert zones == {"deck": size - drawn, "hand": drawn - orbs, "mana": orbs}
    assert all(not thing.status for thing in match.state.objects.values())
    assert all(thing.zone in (*HIDDEN, "mana", "hero") for thing in match.state.objects.values())
    assert (match.state.day.number, match.state.day.phase) == (1, "afternoon")


def _seeded(state: State, seed: int) -> State:
    return replace(state, chance=Chance(seed=seed))
