"""Positions and moves for property tests of Lorcana, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from hypothesis import strategies as st
from msgspec import structs
from msgspec.structs import replace

from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules import tasks
from oracle.games.lorcana.rules.abilities.index import Index
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.editions import CURRENT, EDITIONS
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.saved import ARCHIVE
from oracle.games.lorcana.rules.setup import build
from oracle.games.lorcana.rules.state import DISCARD, INKWELL, PLAY, Object, State, Turn
from oracle.kernel.chance import Chance
from oracle.kernel.errors import Undecided
from oracle.kernel.position import Position
from oracle.kernel.run import Task
from oracle.protocol.messages import Card
from tests.lorcana.made_up import TELLING, made_up
from tests.play.kind import PLAYERS, bad_answers, changed, check_question, examples, good_answer

KINDS = ("ink", "shift", "sing", "sing-together", "free", "other", "gold")
PRINTED_CARDS = tuple(PRINTED.values())
ZONES_AND_SIZES = {"hand": (2, 4), "deck": (0, 4), "discard": (0, 3), "play": (2, 5)}
LONGEST = 9_000
LORE = (0, 1, 2, 5, 12, 17)
STATES: tuple[tuple[str, ...], ...] = ((), (), (), ("exerted",), ("drying",), ("drying", "exerted"))


# --- what must hold -------------------------------------------------------------------------------------


class Watched(Lorcana):
    """A game that checks its states after every batch of events."""

    def react(self, run: Run, after: Any, events: list[Any], board_changed: bool) -> Any:
        before = run.state
        following = super().react(run, after, events, board_changed)
        check_derived(self, following)
        check_conserved(self, before, following)
        return following


HELD = ("objects", "zones", "owners", "turn", "modifiers", "log", "challenge")
"""What a view holds of its state."""


def check_derived(game: Lorcana, state: State) -> None:
    """What hangs on the state is what a look at the state alone would give."""
    carried, fresh = view_of(state), View(game, state)
    assert carried.game is game
    assert all(getattr(carried, name) is getattr(fresh, name) for name in HELD)
    assert _plain(carried.index) == _plain(Index.of(game.cards, fresh.in_play()))
    for thing in fresh.in_play():
        assert _values(carried, thing) == _values(fresh, thing)


def _plain(index: Index) -> dict[str, object]:
    """An index by what rule code reads of its sources: which object, whose, which card."""
    plain: dict[str, object] = {}
    for name in Index.__slots__:
        entry = getattr(index, name)
        if name == "steady":
            # What is kept there comes by and by; the values themselves are looked at one by one.
            plain[name] = entry is not None
        elif isinstance(entry, list):
            plain[name] = [_row(row) for row in entry]
        elif isinstance(entry, dict):
            plain[name] = {key: [_row(row) for row in rows] for key, rows in entry.items()}
        else:
            plain[name] = entry
    return plain


def _row(row: Sequence[object]) -> tuple[object, ...]:
    return tuple((part.id, part.player, part.card) if isinstance(part, Object) else part for part in row)


def _values(view: View, thing: Object) -> object:
    try:
        return view.values(thing)
    except Undecided:
        return "undecided"


def check_conserved(game: Lorcana, before: State, after: State) -> None:
    """Nothing is lost, doubled or renumbered, whatever happened, but for the cards of who has left (9.2.3).

    Of the objects that are as they were only the place is looked at: they were right before.
    """
    objects, where = after.objects, after.where
    assert where == {card: thing.id for thing in objects.values() for card in thing.cards}
    assert len(where) == sum(len(thing.cards) for thing in objects.values())
    check_owners(before, after)
    assert len(after.players) < len(after.seats) or where.keys() == game.cards.keys()
    assert sum(map(len, after.zones.values())) == len({i for ids in after.zones.values() for i in ids}) == len(objects)
    for key, ids in after.zones.items():
        player, _, zone = key.partition("/")
        assert all(objects[i].player == player and objects[i].zone == zone for i in ids)
    assert all(thing.at is None or objects[thing.at].zone == PLAY for thing in objects.values())
    for thing in changed(before, after):
        assert objects[thing.id] is thing
        assert thing.damage >= 0
        _check_zone(thing)
    assert all(own.lore >= 0 for own in after.players.values())
    _check_ids(before, after)


def check_owners(before: State, after: State) -> None:
    """Every card is that of the player whose deck it came from, wherever it is (1.4.3)."""
    if before.players.keys() == after.players.keys():
        assert after.where.keys() == before.where.keys()
    else:
        stay = {card for card in before.where if _owner(before, card) in after.players}
        assert after.where.keys() == stay
    for thing in changed(before, after):
        assert all(thing.owner(card) == _owner(before, card) for card in thing.cards)


def _owner(state: State, card: str) -> str:
    return state.objects[state.where[card]].owner(card)


def _check_zone(thing: Object) -> None:
    if thing.zone != PLAY:
        assert len(thing.cards) == 1
        assert (thing.damage, thing.drying, thing.at) == (0, False, None)
        assert thing.zone == INKWELL or not thing.exerted
    assert set(thing.facedown) <= set(thing.cards[1:])
    assert all(card in thing.cards[1:] and player != thing.player for card, player in thing.others)


def _check_ids(before: State, after: State) -> None:
    ids = [*after.objects, *(w.id for w in after.waiting), *(m.id for m in after.modifiers)]
    old = {*before.objects, *(w.id for w in before.waiting), *(m.id for m in before.modifiers)}
    assert len(set(ids)) == len(ids)
    assert before.next_id <= after.next_id
    assert all(before.next_id <= i < after.next_id for i in set(ids) - old)


def check_position(game: Lorcana, at: Position) -> None:
    """What must hold between two calls."""
    state: State = at.table
    check_derived(game, state)
    if at.decision is not None:
        check_question(at.decision, state.players)
        return
    assert at.base is at.table
    assert not at.agenda
    assert not at.answers
    assert state.waiting == ()
    if state.result is None:
        assert state.turn.phase == "main"


def visible(state: State) -> State:
    """A state without what everybody knows of hidden cards, which no refusal takes back (1.7.6.2)."""
    return replace(state, known=())


# --- positions ------------------------------------------------------------------------------------------


class Match:
    """A game and where it is; what a test starts from."""

    def __init__(self, game: Lorcana, state: State) -> None:
        self.game = game
        self.at = Position.at(game.start(state))

    def __repr__(self) -> str:
        """The match as `ARCHIVE.load` reads it, if it is not too long."""
        text = ARCHIVE.save(self.game, self.at)
        return text if len(text) < LONGEST else f"{text[:LONGEST]}…"


@st.composite
def matches(
    draw: st.DrawFn, *, editions: Sequence[Edition] = tuple(EDITIONS.values()), deck: tuple[int, int] = (0, 4)
) -> Match:
    """A position of both players in the main phase, from printed and made-up cards; `deck`: how large decks are."""
    pool = [*draw(st.lists(made_up(), min_size=4, max_size=7)),
            *draw(st.lists(st.sampled_from(PRINTED_CARDS), min_size=1, max_size=4))]  # fmt: skip
    cards: dict[str, Definition] = {}
    placed: list[Card] = []
    for player in PLAYERS:
        for zone, (least, most) in {**ZONES_AND_SIZES, "deck": deck}.items():
            for definition in draw(st.lists(st.sampled_from(pool), min_size=least, max_size=most)):
                _place(draw, placed, cards, player, zone, definition)
        for definition in draw(st.lists(st.sampled_from(TELLING), min_size=2, max_size=3)):
            _place(draw, placed, cards, player, "hand", definition)
        ready = draw(st.integers(1, 6))
        for number in range(ready + draw(st.integers(0, 1))):
            ref = f"{player}-ink-{number}"
            cards[ref] = pool[0]
            placed.append(Card(ref=ref, player=player, zone=INKWELL,
                                 states=() if number < ready else ("exerted",)))  # fmt: skip
    game = Watched(draw(st.sampled_from(editions)), cards)
    lore = {player: draw(st.sampled_from(LORE)) for player in PLAYERS}
    turn = Turn(player=draw(st.sampled_from(PLAYERS)), number=draw(st.integers(1, 4)), inked=draw(st.integers(0, 1)))
    return Match(game, build(game, placed, lore, turn, (), Chance(seed=draw(st.integers(0, 3)))))


def _place(
    draw: st.DrawFn, placed: list[Card], cards: dict[str, Definition], player: str, zone: str, card: Definition
) -> None:
    ref = f"{player}-{zone}-{len(placed)}"
    if zone != PLAY:
        cards[ref] = card
        placed.append(Card(ref=ref, player=player, zone=zone))
        return
    if card.type == "action":
        return
    cards[ref] = card
    character = card.type == "character"
    states = draw(st.sampled_from(STATES)) if character else (("exerted",) if card.type == "item" else ())
    damage = draw(st.integers(0, (card.willpower or 1) - 1)) if card.willpower else 0
    mine = [p for p in placed if p.player == player and p.zone == PLAY]
    locations = [p.ref for p in mine if cards[p.ref].type == "location"]
    at = draw(st.sampled_from(locations)) if character and locations else None
    placed.append(Card(ref=ref, player=player, zone=PLAY, states=states, counters={"damage": damage}, at=at))
    if character and draw(st.integers(0, 4)) == 4:
        below = f"{ref}-below"
        cards[below] = card
        placed.append(Card(ref=below, player=player, zone=PLAY, under=ref))


plain_matches = matches(editions=(CURRENT,))


# --- moves ----------------------------------------------------------------------------------------------


def any_task(match: Match) -> st.SearchStrategy[Task]:
    """Any turn action of anybody with any cards of the game, mostly illegal."""
    refs = st.sampled_from(sorted(match.game.cards)) if match.game.cards else st.nothing()
    some = st.lists(refs, max_size=2).map(tuple)
    none: st.SearchStrategy[tuple[str, ...]] = st.just(())
    players = st.sampled_from(PLAYERS)
    cost = st.builds(tasks.CostChoice, kind=st.sampled_from(KINDS), onto=none | some, by=none | some, ink=none | some)
    fields: dict[str, st.SearchStrategy[Any]] = {
        "player": players, "card": refs, "cost": st.none() | cost, "ability": st.sampled_from((None, "", "Echo")),
    }  # fmt: skip
    # Whatever further actions name (a target, a location) is any card, or left to be asked.
    built = [
        st.builds(kind, **{field.name: fields.get(field.name, st.none() | refs) for field in structs.fields(kind)})
        for kind in get_args(tasks.TurnAction)
        if kind is not tasks.Concede
    ]
    return st.one_of(*built) if match.game.cards else st.builds(tasks.EndTurn, player=players)


__all__ = [
    "CURRENT", "DISCARD", "PLAYERS", "Match", "Watched", "any_task", "bad_answers", "check_conserved", "check_derived",
    "check_position", "examples", "good_answer", "matches", "plain_matches", "visible",
]  # fmt: skip
