"""The reference plays whatever is bound to it: the games there are say all it asks, and any other can be plugged in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from oracle.engines import games, language, reference
from oracle.engines import reference_books as books
from oracle.engines.binding import AnyBinding, Binding, WrongTime
from oracle.engines.reference import ReferenceEngine
from oracle.engines.telling import Teller, ref
from oracle.kernel.errors import InputError
from oracle.kernel.legal import Listing
from oracle.kernel.position import Outcome, Position, act
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Event, Task
from oracle.kernel.saved import Archive, Saved
from oracle.kernel.state import State
from oracle.profiles import PROFILES
from oracle.protocol import messages as m
from oracle.protocol.messages import capabilities_of
from tests.kernel.counting import BOOK, Counted, Counter, Counting, Do, start

# --- the games there are --------------------------------------------------------------------------------


@pytest.fixture(params=games.PLAYED)
def bound(request: pytest.FixtureRequest) -> AnyBinding:
    return games.binding(request.param)


def test_a_game_is_bound_under_its_own_name(bound: AnyBinding) -> None:
    assert bound.book.game == bound.id
    assert games.binding(bound.id) is bound
    assert books.catalogue(bound.id).book.game == bound.id


def test_its_editions_are_those_of_the_suite_and_of_the_catalogue(bound: AnyBinding) -> None:
    assert set(bound.editions) == set(PROFILES[bound.id].editions)
    catalogue = books.catalogue(bound.id)
    assert set(bound.editions) == {*catalogue.editions, *catalogue.readings}
    assert next(iter(bound.editions)) == PROFILES[bound.id].current == catalogue.book.edition
    for name, edition in bound.editions.items():
        assert isinstance(edition, bound.edition)
        assert getattr(edition, "name", "") == name


def test_what_it_declares_without_its_rules_is_true_of_them(bound: AnyBinding) -> None:
    support = games.supported(bound.id)
    assert set(support.editions) == set(bound.editions)
    assert support.language == language.version(bound.id)
    assert set(support.capabilities) == set(capabilities_of(bound.id))
    assert set(support.manners) <= set(m.MANNERS)


def test_what_comes_at_the_wrong_time_is_refused_by_clauses_there_are(bound: AnyBinding) -> None:
    for field in WrongTime.__struct_fields__:
        assert books.has_clause(bound.id, getattr(bound.wrong_time, field)), field


def test_every_kind_of_event_can_be_told(bound: AnyBinding) -> None:
    assert bound.teller.words
    assert all(issubclass(kind, Event) for kind in bound.teller.words)


@pytest.mark.parametrize("game", games.PLAYED)
def test_every_known_game_has_a_catalogue(game: str) -> None:
    assert books.catalogue(game).book.game == game
    assert (game in games.PLAYED) or not (books.homes(game) or books.questions(game) or list(books.card_names(game)))


def test_an_unknown_game_has_nothing() -> None:
    for asked in (books.catalogue, books.card_schema, books.listener, games.folder, games.binding):
        with pytest.raises(KeyError):
            asked("chess")
    said = ReferenceEngine().setup(m.SetupParams(game="chess", edition="1", position=TABLE))
    assert (said.status, said.unsupported) == ("unsupported", ("chess",))


# --- a game that nothing here was written for -----------------------------------------------------------

TABLE = m.Position(players=(m.Player(name="Ann"), m.Player(name="Bob")), turn=m.Turn(player="Ann"))


class Rules(Struct, frozen=True):
    name: str
    steps: int = 1
    """How far does one count go?"""
    overrides: Mapping[str, Any] = {}


class Piece(Struct, frozen=True):
    full_name: str


class Table(State, frozen=True, kw_only=True, dict=True):
    objects: dict[int, Counter]
    players: dict[str, int]


class Counts(Counting):
    def __init__(self, edition: Rules, cards: Mapping[str, Piece], overrides: Overrides | None = None) -> None:
        super().__init__(dict(overrides or {}))
        self.edition = edition
        self.cards = cards


EDITIONS = {"new": Rules("new"), "old": Rules("old", steps=2)}
PRINTED = {"Pawn": Piece("Pawn")}


class Bound(Binding[Counts, Table, Piece]):
    id = "counting"
    book = BOOK
    edition = Rules
    editions = EDITIONS
    definition = Piece
    printed = PRINTED
    wrong_time = WrongTime(game_over="9.1", unanswered="9.2", not_asked="9.3", other_asked="9.4")
    teller = Teller(
        words={Counted: lambda event, names: f"{ref(names, event.counter)} goes up by {event.by}"},
        objects=frozenset({"counter"}),
        becomes=lambda event: (),
    )
    archive = Archive("counting", 3, Saved[Piece, Table, Do], editions=EDITIONS, printed=PRINTED, match=Counts)

    def check_definition(self, name: str, card: Piece) -> None:
        if card.full_name != name:
            raise InputError(f"definitions.{name}", "another name", name)

    def match(self, edition: Rules, cards: Mapping[str, Piece], overrides: Overrides | None) -> Counts:
        return Counts(edition, cards, overrides)

    def state_of(self, match: Counts, params: m.SetupParams) -> Table:
        made = start()
        players = dict.fromkeys((player.name for player in params.position.players), 0)
        return Table(objects=made.objects, zones=made.zones, where=made.where, next_id=2, players=players)

    def task_of(self, match: Counts, state: Table, player: str, action: m.Action) -> Task | None:
        return Do(what=action.kind) if action.kind in ("ask", "count", "refuse") else None

    def action_of(self, task: Any) -> m.Action:
        return m.Action(kind=task.what)

    def interrupt(self, match: Counts, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        return act(match, Position.at(at.base), task, trace) if task == Do(what="count") else None

    def legal_tasks(self, match: Counts, state: Table) -> Listing:
        return Listing((Do(what="ask"), Do(what="count")))

    def position(self, match: Counts, state: Table, viewer: str | None) -> m.Position:
        return m.Position(
            players=tuple(m.Player(name=name) for name in state.players),
            turn=m.Turn(player="Ann", counters={"count": state.objects[1].count}),
        )

    def waiting(self, state: Table) -> tuple[m.Waiting, ...]:
        return ()


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> ReferenceEngine:
    """The reference with one more game, set up."""
    more = Bound()
    for where in (reference, books):
        monkeypatch.setattr(where, "PLAYED", (*games.PLAYED, "counting"))
        monkeypatch.setattr(where, "binding", lambda game: more if game == "counting" else games.binding(game))
    declared = m.GameSupport(editions=tuple(EDITIONS))
    monkeypatch.setattr(reference, "supported", lambda game: declared if game == "counting" else games.supported(game))
    monkeypatch.setattr(language, "_since", lambda _game: {})
    monkeypatch.setattr(language, "version", lambda _game: 1)
    made = ReferenceEngine(tracing=True)
    assert made.setup(m.SetupParams(game="counting", edition="new", position=TABLE)).status == "ok"
    return made


def count(engine: ReferenceEngine) -> int:
    return engine.observe().position.turn.counters["count"]


def do(engine: ReferenceEngine, kind: str) -> m.Reply:
    return engine.act("Ann", m.Action(kind=kind))


def test_it_is_offered_beside_the_others(engine: ReferenceEngine) -> None:
    offered = engine.initialize().games
    assert set(offered) == {*games.PLAYED, "counting"}
    assert offered["counting"].editions == ("new", "old")
    assert books.questions("counting") == {"steps": "How far does one count go?"}
    assert books.differing("counting", "new", "old") == ({"steps": (1, 2)}, {})
    assert "3.1.1" in books.homes("counting")


def test_its_actions_are_played_asked_and_refused_by_its_own_clauses(engine: ReferenceEngine) -> None:
    assert do(engine, "count").status == "accepted"
    assert engine.last_call().told_events() == ("counter 1 goes up by 1",)
    assert do(engine, "dance").status == "unsupported"
    assert do(engine, "refuse").code == "3.1.1"
    assert engine.decide("Ann", "d0", ("1",)).code == "9.3"
    asked = do(engine, "ask").decision
    assert asked is not None
    assert asked == engine.observe().decision
    seen = engine.observe("Bob").decision
    assert seen is not None
    assert (asked.options, seen.options) == (("1", "2"), ())
    assert engine.decide("Bob", asked.id, ("1",)).code == "9.4"
    assert engine.decide("Ann", "d99", ("1",)).code == "9.3"
    assert do(engine, "ask").code == "9.2"
    assert count(engine) == 2


def test_what_may_interrupt_a_question_is_the_games_own_matter(engine: ReferenceEngine) -> None:
    do(engine, "ask")
    assert do(engine, "count").status == "accepted"
    assert engine.observe().decision is None
    assert count(engine) == 1


def test_its_saved_text_says_the_game_and_no_other_game_takes_it(engine: ReferenceEngine) -> None:
    do(engine, "ask")
    text = engine.snapshot()
    assert text.startswith("counting-3 ")
    other = ReferenceEngine()
    other.restore(text)
    assert other.observe() == engine.observe()
    for wrong in (text.replace("counting", "lorcana", 1), text.replace("counting", "chess", 1), text[:-1]):
        with pytest.raises(InputError, match="snapshot: it is damaged or was not saved here"):
            other.restore(wrong)
    assert other.observe() == engine.observe()


def test_a_fault_of_one_game_is_none_of_another(engine: ReferenceEngine) -> None:
    def twice(run: Any) -> None:
        run.happen(Counted(counter=1, by=2))

    for game, by in (("counting", 2), ("lorcana", 1)):
        faulty = ReferenceEngine(overrides={game: {"count_once": twice}})
        faulty.setup(m.SetupParams(game="counting", edition="new", position=TABLE))
        do(faulty, "count")
        assert count(faulty) == by


@pytest.mark.parametrize(
    ("definitions", "cards", "lacking"),
    [
        ({}, ["Pawn"], ()),
        ({"Rook": {"full_name": "Rook"}}, ["Rook", "Pawn"], ()),
        ({}, ["Queen", "King", "Queen"], ("King", "Queen")),
    ],
)
def test_its_cards_are_printed_or_made_up(
    engine: ReferenceEngine, definitions: dict[str, object], cards: list[str], lacking: tuple[str, ...]
) -> None:
    placed = tuple(m.Card(ref=f"c{n}", player="Ann", zone="row", card=name) for n, name in enumerate(cards))
    table = m.Position(players=TABLE.players, turn=TABLE.turn, cards=placed)
    params = m.SetupParams(game="counting", edition="old", position=table, definitions=definitions)
    assert engine.setup(params).unsupported == lacking


def test_a_definition_that_cannot_be_names_the_command_that_shows_how(engine: ReferenceEngine) -> None:
    for raw, wrong in (({"full_name": 7}, "tcg-oracle schema --game counting"), ({"full_name": "Bishop"}, "Rook")):
        params = m.SetupParams(game="counting", edition="new", position=TABLE, definitions={"Rook": raw})
        with pytest.raises(InputError, match=wrong):
            engine.setup(params)


CHOICES = {
    "lorcana": {"name": "X", "type": "action", "cost": 1, "effect": {"is": "one-of", "modes": {}}},
    "altered": {"name": "X", "type": "spell", "abilities": [], "effect": {"is": "modes", "modes": {}}},
}


@pytest.mark.parametrize("game", sorted(CHOICES))
def test_a_choice_among_nothing_is_no_card_text(game: str) -> None:
    assert books.definition_problem(game, CHOICES[game]).startswith("effect.modes: Expected `object` of length >= 1")


@pytest.mark.parametrize("kind", ["whenever", "later"])
def test_what_is_about_no_cards_lasts_until_nobodys_turn(kind: str) -> None:
    ability = {"is": "triggered", "when": [{"event": "quested"}], "effect": {"is": "draw"}}
    card = {"name": "X", "type": "action", "cost": 1, "effect": {"is": kind, "ability": ability}}
    assert books.definition_problem("lorcana", card) == ""
    theirs = card | {"effect": {"is": kind, "ability": ability, "until": "start-of-their-next-turn"}}
    problem = books.definition_problem("lorcana", theirs)
    assert problem.startswith('effect.until: there is no "start-of-their-next-turn" here (one of for-good, ')
