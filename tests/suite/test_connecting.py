"""Connecting an engine: the first field that is wrong is the one that is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import (
    Action,
    Card,
    GameResult,
    Observation,
    Position,
    Printing,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.suite.connecting.kinds import CHOSEN, DECKS, GAMES, LEAVES, REFUSAL, ROUND, SEATED, STARTER, Unasking, heard
from oracle.suite.connecting.openings import openings
from oracle.suite.connecting.stages import (
    Finding,
    judge_handshake,
    tried,
    try_actions,
    try_cards,
    try_kind,
    try_positions,
)
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.misbehaving.over import Over

Twist = Callable[[Position], Position]


class Twisted(ReferenceEngine):
    """The reference, which shows one field of every table otherwise."""

    def __init__(self, twist: Twist) -> None:
        super().__init__()
        self.twist = twist

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, position=self.twist(seen.position))


def cards(change: Callable[[Card], Card | None]) -> Twist:
    def twist(position: Position) -> Position:
        found = [change(card) for card in position.cards]
        return replace(position, cards=tuple(card for card in found if card is not None))

    return twist


def turn(**fields: object) -> Twist:
    return lambda position: replace(position, turn=replace(position.turn, **fields))


def players(**fields: object) -> Twist:
    return lambda position: replace(position, players=tuple(replace(one, **fields) for one in position.players))


def upside_down(position: Position) -> Position:
    decks = iter([card for card in position.cards if card.zone == "deck"][::-1])
    return replace(position, cards=tuple(next(decks) if card.zone == "deck" else card for card in position.cards))


def one_more(position: Position) -> Position:
    return replace(position, cards=(*position.cards, Card(ref="ghost", player="Ann", zone="hand", card="Ghost")))


def other_expedition(card: Card) -> Card:
    return replace(card, zone=card.zone.replace("companion", "hero"))


def region(**fields: object) -> Twist:
    return lambda position: replace(position, regions=tuple(replace(one, **fields) for one in position.regions))


def hurt(card: Card) -> Card:
    return replace(card, counters={**card.counters, "damage": 1}) if card.zone == "play" else card


def taken_over(card: Card) -> Card:
    return replace(card, controller="Bob" if card.player == "Ann" else "Ann") if "expedition" in card.zone else card


def nobody_has_passed(position: Position) -> Position:
    kept = [{name: count for name, count in one.counters.items() if name != "passed"} for one in position.players]
    return replace(position, players=tuple(replace(p, counters=c) for p, c in zip(position.players, kept, strict=True)))


WRONG: dict[str, tuple[str, str, Twist]] = {
    "who has the turn": ("lorcana", "player", turn(player="Bob")),
    "the number of the turn": ("lorcana", "number", turn(number=7)),
    "the phase": ("altered", "phase", turn(phase="noon")),
    "the first player": ("altered", "first", turn(first="Bob")),
    "the inked card of the turn": ("lorcana", "counters.inked", turn(counters={})),
    "lore": ("lorcana", "counters.lore", players(counters={})),
    "where an Expedition is": ("altered", "counters.companion", players(counters={})),
    "the order of players": ("lorcana", "players", lambda one: replace(one, players=one.players[::-1])),
    "whose card it is": ("lorcana", "player", cards(lambda card: replace(card, player="Bob"))),
    "the zone": ("lorcana", "zone", cards(lambda card: replace(card, zone="hand"))),
    "an Expedition": (
        "altered",
        "zone",
        cards(other_expedition),
    ),
    "the name": ("lorcana", "card", cards(lambda card: replace(card, card="Somebody"))),
    "the states": ("lorcana", "states", cards(lambda card: replace(card, states=()))),
    "a state too many": ("altered", "states", cards(lambda card: replace(card, states=("exhausted",)))),
    "damage": ("lorcana", "counters.damage", cards(lambda card: replace(card, counters={}))),
    "boosts": ("altered", "counters.boost", cards(lambda card: replace(card, counters={}))),
    "what lies under another": ("lorcana", "under", cards(lambda card: replace(card, under=None))),
    "who is at a location": ("lorcana", "at", cards(lambda card: replace(card, at=None))),
    "a card that is gone": ("lorcana", "ref", cards(lambda card: None if card.zone == "inkwell" else card)),
    "a card that was not sent": ("altered", "ref", one_more),
    "the order of a deck": ("lorcana", "order", upside_down),
    "damage on what has none": ("lorcana", "counters.damage", cards(hurt)),
    "whose it is for now": ("altered", "controller", cards(taken_over)),
    "the day": ("altered", "number", turn(number=9)),
    "who has passed": ("altered", "counters.passed", nobody_has_passed),
    "the terrains": ("altered", "terrains", region(terrains=("forest",))),
    "a region's face": ("altered", "facedown", region(facedown=False)),
}


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def wrong(found: list[Finding]) -> list[Finding]:
    return [one for one in found if one.state == "wrong"]


@pytest.mark.parametrize("name", WRONG)
def test_the_first_wrong_field_is_named(name: str, plans: tuple[Plan, ...]) -> None:
    game, field, twist = WRONG[name]
    engine = Twisted(twist)
    info = engine.initialize()
    only = replace(info, games={game: info.games[game]})
    found = wrong(list(try_positions(tried(plans, only), engine, only)))
    assert [one.field.partition(".")[2] for one in found] == [field]
    assert found[0].case


def test_a_game_that_is_over_right_after_setup_is_told(plans: tuple[Plan, ...]) -> None:
    engine = Over()
    runs = [(plan, "2.2") for plan in plans if plan.game == "lorcana"]
    found = wrong(list(try_positions(runs, engine, engine.initialize())))
    assert {one.field for one in found} == {"result"}
    assert "the game goes on" in found[0].text


def test_a_right_engine_gets_through_with_both_games_full(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    info = engine.initialize()
    runs = tried(plans, info)
    found = list(try_positions(runs, engine, info))
    assert not wrong(found)
    assert len(found) >= 25
    assert {one.game for one in found if one.what == "the fullest table"} == {"lorcana", "altered"}
    done = list(try_actions(runs, engine, info, ReferenceEngine()))
    assert {one.state for one in done} == {"held"}
    assert {one.stage for one in done} == {"actions", "questions", "games"}
    lorcana = {one.what for one in done if (one.stage, one.game) == ("games", "lorcana")}
    altered = {one.what for one in done if (one.stage, one.game) == ("games", "altered")}
    assert lorcana == {STARTER, DECKS, CHOSEN, *ROUNDS, *(LEAVES.format(seats) for seats in SEATED.values())}
    assert altered == {STARTER, DECKS, CHOSEN}


class Wavering(ReferenceEngine):
    """Shows what was sent at first, and from then on one lore more each time it is asked."""

    asked = 0

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        lore = {"lore": self.asked} if self.asked else {}
        self.asked += 1
        return replace(seen, position=players(counters=lore)(seen.position))


def test_a_stack_of_three_is_the_same_table_when_it_is_asked_for_twice(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    chain = [run for run in tried(plans, only) if run[0].case == "lore-for-each-card-under"]
    assert {one.state for one in try_positions(chain, engine, only)} == {"held"}
    empty = [run for run in tried(plans, only) if not run[0].position.cards][:1]
    (found,) = try_positions(empty, Wavering(), only)
    assert (found.state, found.text) == ("wrong", "`observe` shows another table when it is asked twice")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"editions": ("2.2", "2.9")}, "there is no edition 2.9"),
        ({"capabilities": ("made-up-card",)}, 'there is no capability made-up-card; did you mean "made-up-cards"?'),
    ],
)
def test_a_word_that_means_nothing_is_named_with_the_nearest(fields: dict[str, object], told: str) -> None:
    info = ReferenceEngine().initialize()
    said = replace(info, games={"lorcana": replace(info.games["lorcana"], **fields)})
    (found,) = judge_handshake(said)
    assert told in found.text


class KnowsAll(ReferenceEngine):
    """Says yes to every name."""

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        return tuple(cards)


class KnowsOthers(ReferenceEngine):
    """Breaks down when it is asked."""

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        raise EngineFault("shape", "it was not asked about that")


def test_cards_that_an_engine_says_it_knows_are_tried(plans: tuple[Plan, ...]) -> None:
    """Only of one that declares that it can be asked."""
    info = ReferenceEngine().initialize()
    assert list(try_cards(plans, ReferenceEngine(), info)) == []
    for engine, told in ((KnowsAll(), "which is no card"), (KnowsOthers(), "shape: it was not asked")):
        found = list(try_cards(plans, engine, info))
        assert [(one.state, one.game) for one in found] == [("wrong", game) for game in info.games]
        assert all(told in one.text for one in found)
    silent = {game: replace(of, capabilities=()) for game, of in info.games.items()}
    assert list(try_cards(plans, KnowsAll(), replace(info, games=silent))) == []


def test_an_engine_that_plays_nothing_is_told_so() -> None:
    (found,) = judge_handshake(replace(ReferenceEngine().initialize(), games={}))
    assert "names no game" in found.text


class Lacking(ReferenceEngine):
    """The reference, which lacks something and says so in its own words."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def setup(self, params: SetupParams) -> SetupResult:
        return SetupResult(status="unsupported", unsupported=(self.words,))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("cards under a card", "cards under a card"),
        ("a card: boosts", "boosts"),
        ("card a card (boosts)", "boosts"),
        ("a card", "a card"),
    ],
)
def test_what_an_engine_lacks_is_told_in_its_words_without_the_made_up_card(
    said: str, told: str, plans: tuple[Plan, ...]
) -> None:
    engine = Lacking(said)
    info = engine.initialize()
    plan = next(plan for plan, edition in tried(plans, info) if "a card" in plan.definitions and edition == "2.2")
    found = openings([plan], [run_plan(plan, engine, "2.2", info)], engine, info)
    assert [one.what for one in found] == [told]


ROUNDS = {ROUND.format(seats) for seats in SEATED.values()}
LEFT = {LEAVES.format(seats) for seats in SEATED.values()}
"""Turns go on without a player, so that who is wrong about one is often wrong about the other."""


class AnnStarts(ReferenceEngine):
    """Whatever chance says, the first of the players starts."""

    def setup(self, params: SetupParams) -> SetupResult:
        names = [player.name for player in params.position.players]
        chance = tuple((names[0],) if set(one) <= set(names) else one for one in params.chance)
        return super().setup(replace(params, chance=chance))


class OwnShuffles(ReferenceEngine):
    """Deals from the bottom of the decks that chance orders."""

    def setup(self, params: SetupParams) -> SetupResult:
        return super().setup(replace(params, chance=tuple(one[::-1] for one in params.chance)))


class BackAndForth(ReferenceEngine):
    """Ends the turns of everybody but the first two."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if action.kind == "end-turn" and reply.status == "accepted":
            while self._whose() not in ("Ann", "Bob"):
                super().act(self._whose(), action)
        return reply

    def _whose(self) -> str:
        return self.observe().position.turn.player


class FirstToLeaveEndsIt(ReferenceEngine):
    """The game is over as soon as somebody has left it."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        gone = tuple(player.name for player in seen.position.players if player.counters.get("left"))
        return replace(seen, result=GameResult(winner="Bob", losers=gone)) if gone and seen.result is None else seen


@pytest.mark.parametrize(
    ("engine", "parts"),
    [
        (AnnStarts(), {STARTER}),
        (OwnShuffles(), {DECKS}),
        (Unasking(ReferenceEngine()), {CHOSEN}),
        (BackAndForth(), ROUNDS),
        (FirstToLeaveEndsIt(), LEFT),
    ],
    ids=lambda one: type(one).__name__,
)
def test_what_is_wrong_with_whole_games_is_found_part_by_part(
    engine: Engine, parts: set[str], plans: tuple[Plan, ...]
) -> None:
    info = engine.initialize()
    about = [plan for plan in plans if WHOLE_GAMES & set(plan.needs) and plan.game == "lorcana"]
    known = heard(tried(about, info), ReferenceEngine())
    found = [one for part in GAMES for one in try_kind("games", "games", part, known, engine, info)]
    told = {one.what for one in wrong(found)}
    assert parts <= told
    assert all(one.text for one in wrong(found))
    # Who deals otherwise offers other cards for the hand, too.
    assert told <= parts | {DECKS, CHOSEN, *(ROUNDS if parts & LEFT else ()), *(LEFT if parts & ROUNDS else ())}


def test_whole_games_are_asked_only_of_who_declares_them(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    told = engine.initialize().games["lorcana"]
    fewer = tuple(one for one in told.capabilities if one not in WHOLE_GAMES)
    only_for_two = replace(engine.initialize(), games={"lorcana": replace(told, capabilities=fewer)})
    runs = tried(plans, only_for_two)
    assert len(runs) > 1000
    assert not [plan for plan, _ in runs if plan.position.turn.phase == "setup" or len(plan.position.players) > 2]
    lacking = [plan for plan in plans if WHOLE_GAMES & set(plan.needs) and plan.game == "lorcana"]
    results = [run_plan(plan, engine, plan.editions[-1], only_for_two) for plan in lacking]
    found = openings(lacking, results, engine, only_for_two)
    assert {one.what for one in found} == WHOLE_GAMES
    assert {one.kind for one in found} == {"capability"}


class ChangesOnRefusal(ReferenceEngine):
    """Shows one lore more for every action that it has refused."""

    refused = 0

    def setup(self, params: SetupParams) -> SetupResult:
        self.refused = 0
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        self.refused += reply.status == "refused"
        return reply

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        first, *others = seen.position.players
        lore = {"lore": first.counters.get("lore", 0) + self.refused} if self.refused else first.counters
        return replace(seen, position=replace(seen.position, players=(replace(first, counters=lore), *others)))


@pytest.mark.parametrize(("engine", "state"), [(ReferenceEngine(), "held"), (ChangesOnRefusal(), "wrong")])
def test_a_refusal_is_tried_too(engine: ReferenceEngine, state: str, plans: tuple[Plan, ...]) -> None:
    info = engine.initialize()
    own = [run for run in tried(plans, info) if run[0].game == "lorcana"]
    (found,) = try_kind("actions", "refusals", REFUSAL, heard(own, ReferenceEngine()), engine, info)
    assert (found.what, found.state) == (REFUSAL, state)


def test_a_lie_about_what_is_supported_is_wrong_already_where_it_is_set_up(plans: tuple[Plan, ...]) -> None:
    engine = Lacking("made-up-cards")
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    (found,) = wrong(list(try_positions(tried(plans, only), engine, only)))
    assert found.text.startswith("lie: the engine declared made-up-cards")
