"""Positions of any cards for property tests of Altered, and what must hold in every state."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.effects.reactions import working_reactions
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.objects.passives import altering
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.setup import Happened, standard_regions
from oracle.games.altered.rules.state import DISCARD, EXPEDITIONS, HIDDEN, LANDMARK, LIMBO, ZONES, Object, Region, State
from oracle.kernel.chance import Chance
from oracle.kernel.errors import Undecided
from oracle.kernel.position import Position
from tests.altered.games import ANN, BOB, Card, Match, character, game, permanent
from tests.altered.made_up import definitions, heroes
from tests.play.kind import bare, changed, check_question

FARTHEST = 7
OTHER = {ANN: BOB, BOB: ANN}
HOW_MANY = {"hand": 4, "reserve": 3, "hero-expedition": 2, "companion-expedition": 2, "landmark": 2, "discard": 1}
IN_EXPEDITION = ((), (), (), ("exhausted",), ("asleep",), ("anchored",), ("fleeting",), ("anchored", "asleep"))
IN_RESERVE = ((), (), ("exhausted",))


# --- positions ------------------------------------------------------------------------------------------


@st.composite
def sides(draw: st.DrawFn, player: str) -> dict[str, Any]:
    """The cards of a player, some of them in their Expeditions though somebody else's."""
    cards: dict[str, Any] = {"hero": {f"{player}-hero": draw(heroes())}, "mana": {}, "deck": {}}
    for zone, most in HOW_MANY.items():
        cards[zone] = {}
        for number in range(draw(st.integers(0, most))):
            cards[zone][f"{player}-{zone}-{number}"] = _placed(draw, player, zone)
    for number in range(draw(st.integers(0, 8))):
        cards["mana"][f"{player}-orb-{number}"] = Card(character(), draw(st.sampled_from(IN_RESERVE)))
    for number in range(draw(st.integers(0, 6))):
        cards["deck"][f"{player}-deck-{number}"] = draw(definitions())
    return cards


def _placed(draw: st.DrawFn, player: str, zone: str) -> Card:
    card = draw(definitions())
    if zone == LANDMARK:
        return Card(permanent(*card.abilities))
    if zone == "reserve":
        return Card(card, draw(st.sampled_from(IN_RESERVE)))
    if zone not in EXPEDITIONS:
        return Card(card)
    card = card if card.type == "character" else character(*card.abilities)
    owner = OTHER[player] if draw(st.integers(0, 5)) == 5 else None
    counters = draw(st.sampled_from(({}, {}, {"kelon": 1}, {"boost": 2})))
    return Card(card, draw(st.sampled_from(IN_EXPEDITION)), counters, owner)


@st.composite
def adventures(draw: st.DrawFn, places: tuple[tuple[int, int], ...]) -> tuple[Region, ...]:
    """The regions: Tumult cards in any order and any way round, face down where nobody has been."""
    start, *halves, end = standard_regions()
    cards = draw(st.permutations([tuple(halves[i : i + 2]) for i in (0, 2, 4)]))
    found = [start]
    for number, card in enumerate(cards):
        place = 2 * number + 1
        seen = any(hero >= place or FARTHEST - companion <= place + 1 for hero, companion in places)
        hidden = not seen and draw(st.booleans())
        found += [replace(half, facedown=hidden) for half in (card if draw(st.booleans()) else card[::-1])]
    return (*found, end)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of either edition in the Afternoon, in the turn of either player."""
    edition = EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    turn, first = draw(st.sampled_from((ANN, BOB))), draw(st.sampled_from((ANN, BOB)))
    arena = draw(st.integers(0, 9)) == 9
    way = st.just(0) if arena else st.integers(0, 5)
    places = tuple((draw(way), draw(way)) for _ in OTHER)
    hero, companion = (dict(zip(OTHER, each, strict=True)) for each in zip(*places, strict=True))
    moved = [Happened(what="moved-forward", player=turn, ability="hero")]
    made = game(
        draw(sides(ANN)), draw(sides(BOB)), edition=edition, turn=turn, first=first, hero=hero, companion=companion,
        passed=(OTHER[turn],) if draw(st.integers(0, 4)) == 4 else (), happened=tuple(moved[: draw(st.integers(0, 1))]),
        regions=standard_regions()[:1] if arena else draw(adventures(places)),
    )  # fmt: skip
    watched = Watched(edition, made.game.cards)
    state = replace(bare(made.at.base), chance=Chance(seed=draw(st.integers(0, 3))))
    return Match(watched, watched.start(state))


# --- what must hold -------------------------------------------------------------------------------------


class Watched(Altered):
    """A game that checks its states after every batch of events."""

    def react(self, run: Run, after: Any, events: list[Any], board_changed: bool) -> Any:
        before = run.state
        following: State = super().react(run, after, events, board_changed)
        check_conserved(self, before, following)
        check_derived(following)
        return following


def check(match: Match) -> None:
    """What must hold of a match, in the middle of an action or between two."""
    check_position(match.game, match.at)


def check_position(game: Altered, at: Position) -> None:
    """What must hold between two calls: unless somebody is asked, nothing is under way and nobody waits in Limbo."""
    state: State = at.table
    check_conserved(game, at.base, state)
    check_derived(state)
    if at.decision is not None:
        check_question(at.decision, state.players)
        return
    assert at.base is at.table
    assert not at.agenda
    assert not at.answers
    if state.result is None:
        assert not [thing for thing in state.objects.values() if thing.zone == LIMBO]
        assert state.waiting == ()
        assert state.day.phase in ("setup", "afternoon")
        assert state.day.phase == "setup" or not state.players[state.day.initiative].passed


def check_derived(state: State) -> None:
    """What hangs on a state is of that state."""
    view = view_of(state)
    for name in ("objects", "zones", "day", "regions", "tokens", "modifiers"):
        assert getattr(view, name) is getattr(state, name)
    check_standing(view, View(view.game, state))


def check_standing(view: View, fresh: View) -> None:
    """What was handed on from an earlier state is what holds now."""
    try:
        board = fresh.board
    except Undecided:
        return
    assert view.board.traits == board.traits
    assert view.board.regions == board.regions
    assert altering(view) == altering(fresh)
    assert view.passives(lang.Passive) == fresh.passives(lang.Passive)
    assert working_reactions(view) == working_reactions(fresh)


def check_conserved(game: Altered, before: State, after: State) -> None:
    """Nothing is lost, doubled or renumbered, and no object has what it cannot have where it is.

    Of the objects that are as they were only the place is looked at: they were right before.
    """
    check_zones(after)
    objects, where = after.objects, after.where
    assert where == {thing.card: thing.id for thing in objects.values()}
    assert len(where) == len(objects)
    assert where.keys() - after.tokens.keys() == {ref for ref, card in game.cards.items() if not card.token}
    for thing in changed(before, after):
        check_object(game, after, thing)
        was = before.objects.get(before.where.get(thing.card, 0))
        assert was is None or was.player == thing.player
    ids = ids_of(after)
    old = set(ids_of(before))
    assert len(set(ids)) == len(ids)
    assert before.next_id <= after.next_id
    assert all(before.next_id <= number < after.next_id for number in set(ids) - old)
    for own in after.players.values():
        assert 0 <= own.hero <= FARTHEST
        assert 0 <= own.companion <= FARTHEST


def ids_of(state: State) -> list[int]:
    """The numbers of objects and emblems."""
    return [*state.objects, *(each.id for each in state.waiting), *(each.id for each in state.modifiers)]


def check_zones(state: State) -> None:
    """Every object is in one zone, its owner's or in an Expedition."""
    shown = [number for ids in state.zones.values() for number in ids]
    assert len(shown) == len(set(shown)) == len(state.objects)
    for key, ids in state.zones.items():
        whose, _, name = key.partition("/")
        assert name in ZONES
        there = [state.objects[number] for number in ids]
        assert all(thing.zone == name for thing in there)
        controlled = name in (*EXPEDITIONS, LIMBO)
        assert all((thing.controller if controlled else thing.player) == whose for thing in there)
    assert all(thing.id == number for number, thing in state.objects.items())


def check_object(game: Altered, state: State, thing: Object) -> None:
    """Statuses and counters that an object can have where it is."""
    assert thing.zone not in (*HIDDEN, DISCARD) or (thing.status == () and thing.counters == ())
    card = game.cards.get(thing.card)
    if thing.zone == LANDMARK and card is not None and card.type == "permanent" and card.zone_type == "landmark":
        # An effect can put any card there; only Landmark Permanents are never Fleeting (2.4.6.b).
        assert "fleeting" not in thing.status
    assert list(thing.status) == sorted(set(thing.status))
    assert all(count > 0 for _, count in thing.counters)
    assert len(dict(thing.counters)) == len(thing.counters)
    assert thing.card not in state.tokens or thing.zone in EXPEDITIONS


def visible(state: State) -> State:
    """A state without what everybody has been shown on the way, which no refusal takes back."""
    plain: State = bare(state)
    return replace(plain, known=())


__all__ = ["Watched", "check", "check_conserved", "check_position", "matches", "visible"]
