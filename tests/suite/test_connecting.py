"""Connecting an engine: what is tried, and how the results are reported."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import (
    Action,
    GameResult,
    Observation,
    Printing,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.suite.connecting.kinds import CHOSEN, DECKS, LEAVES, REFUSAL, ROUND, SEATED, STARTER, Unasking, acted
from oracle.suite.connecting.openings import heard
from oracle.suite.connecting.positions import try_positions
from oracle.suite.connecting.probes import JUDGED
from oracle.suite.connecting.stages import judge_handshake, probing_of, try_cards, under_official
from oracle.suite.connecting.watched import Watched
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.extent import sample
from tests.misbehaving.over import Over
from tests.suite.connecting_runs import probed, sent, wrong


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def test_a_game_that_is_over_right_after_setup_is_told(plans: tuple[Plan, ...]) -> None:
    engine = Over()
    runs = [(plan, "2.2") for plan in plans if plan.game == "lorcana"]
    found = wrong(list(try_positions(runs, engine, engine.initialize())))
    assert {one.field for one in found} == {"result"}
    assert "the game goes on" in found[0].text


def test_a_right_engine_gets_through_with_both_games_full(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    info = engine.initialize()
    runs = sent(plans, info)
    found = list(try_positions(runs, engine, info))
    assert not wrong(found)
    assert len(found) <= 34
    assert {one.game for one in found if one.what == "the fullest table"} == {"lorcana", "altered"}
    watched = Watched(engine)
    done = [one for probing in probing_of(runs, watched, info, ReferenceEngine()) for one in probing.findings()]
    assert [one for one in done if one.state != "held"] == []
    assert {one.stage for one in done} == {"actions", "questions", "declared", "games"}
    declared = {(one.game, one.what) for one in done if one.stage == "declared"}
    assert declared > {
        ("lorcana", "hidden-views"),
        ("altered", "snapshots"),
        ("lorcana", "shift"),
        ("altered", "reset"),
    }
    assert watched.answered["setup"] < 150
    lorcana = {one.what for one in done if (one.stage, one.game) == ("games", "lorcana")}
    altered = {one.what for one in done if (one.stage, one.game) == ("games", "altered")}
    assert lorcana == {STARTER, DECKS, CHOSEN, *ROUNDS, *(LEAVES.format(seats) for seats in SEATED.values())}
    assert altered == {STARTER, DECKS, CHOSEN}


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


ALL_TAKEN = {"lorcana": frozenset[str](), "altered": frozenset[str]()}


def test_what_an_engine_says_it_lacks_is_found_by_setting_it_up(plans: tuple[Plan, ...]) -> None:
    engine = Lacking("cards under a card")
    info = engine.initialize()
    runs = sent(plans, info)[:20]
    found = heard(runs, engine, info, ALL_TAKEN)
    assert (found.asked, found.of) == (20, 20)
    assert {one.lacking for one in found.results} == {("cards under a card",)}
    assert {one.verdict for one in heard(runs, ReferenceEngine(), info, ALL_TAKEN).results} == {"pass"}


class Ending(ReferenceEngine):
    """Ends whenever it is set up."""

    def setup(self, params: SetupParams) -> SetupResult:
        raise EngineFault("crash", "it ended")


def test_an_engine_that_ends_as_it_is_set_up_is_not_set_up_for_every_scenario(plans: tuple[Plan, ...]) -> None:
    info = ReferenceEngine().initialize()
    runs = sent(plans, info)[:20]
    found = heard(runs, Ending(), info, ALL_TAKEN)
    assert (found.asked, found.of) == (3, 20)
    assert [(one.state, one.text) for one in found.wrong] == [("wrong", "crash: it ended")] * 3
    assert {one.verdict for one in found.results} == {"pass"}


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
    sample(
        [
            (AnnStarts(), {STARTER}),
            (OwnShuffles(), {DECKS}),
            (Unasking(ReferenceEngine()), {CHOSEN}),
            (BackAndForth(), ROUNDS),
            (FirstToLeaveEndsIt(), LEFT),
        ],
        part=2,
    ),
    ids=lambda one: type(one).__name__,
)
def test_what_is_wrong_with_whole_games_is_found_part_by_part(
    engine: Engine, parts: set[str], plans: tuple[Plan, ...]
) -> None:
    info = engine.initialize()
    about = [plan for plan in plans if WHOLE_GAMES & set(plan.needs) and plan.game == "lorcana"]
    found = [one for one in probed(about, engine, info) if one.stage == "games"]
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
    runs = sent(plans, only_for_two)
    assert len(runs) > 1000
    assert not [plan for plan, _ in runs if plan.position.turn.phase == "setup" or len(plan.position.players) > 2]
    lacking = [plan for plan in plans if WHOLE_GAMES & set(plan.needs) and plan.game == "lorcana"]
    found = heard(under_official(lacking, only_for_two), engine, only_for_two, ALL_TAKEN)
    assert {one.verdict for one in found.results} == {"unsupported"}
    assert (found.asked, found.of) == (0, 0)


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
    own = [plan for plan in plans if plan.game == "lorcana" and plan.clauses[0].startswith("4.5")]
    (found,) = [one for one in probed(own, engine, info) if one.what == REFUSAL]
    assert (found.stage, found.state) == ("actions", state)


def test_a_lie_about_what_is_supported_is_wrong_already_where_it_is_set_up(plans: tuple[Plan, ...]) -> None:
    engine = Lacking("made-up-cards")
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    (found,) = wrong(list(try_positions(sent(plans, only), engine, only)))
    assert found.text.startswith("lie: the engine declared made-up-cards")


class Timed(ReferenceEngine):
    """The reference, which takes a second for each call by its own clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def observe(self, viewer: str | None = None) -> Observation:
        self.now += 1.0
        return super().observe(viewer)


def test_no_call_is_begun_once_the_time_is_over_and_the_rest_is_named(plans: tuple[Plan, ...]) -> None:
    engine = Timed()
    watched = Watched(engine, lambda: engine.now)
    info = watched.initialize()
    watched.allowed = 12.0
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    (probing,) = probing_of(sent(plans, only), watched, only, ReferenceEngine())
    found = probing.findings()
    assert watched.seconds == 12.0
    assert {one.state for one in found} == {"held", "untried"}
    assert {one.text for one in found if one.state == "untried"} == {"no time was left"}


class WrongMoves(ReferenceEngine):
    """Refuses every move to a location."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused") if action.kind == "move" else super().act(player, action)


class NeedsTargets(ReferenceEngine):
    """Refuses every challenge that does not name its target."""

    def act(self, player: str, action: Action) -> Reply:
        unnamed = action.kind == "challenge" and action.target is None
        return Reply(status="refused") if unnamed else super().act(player, action)


class WrongViews(ReferenceEngine):
    """Shows each player an empty table."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if viewer is None else replace(seen, position=replace(seen.position, cards=()))


@pytest.mark.parametrize(
    ("engine", "stage", "what"),
    [
        (WrongMoves(), "actions", "move"),
        (NeedsTargets(), "actions", "challenge without `target`"),
        (WrongViews(), "declared", "hidden-views"),
    ],
    ids=["moves", "targets", "views"],
)
def test_what_is_wrong_is_named_after_the_step_that_fails(
    engine: Engine, stage: str, what: str, plans: tuple[Plan, ...]
) -> None:
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    assert {(one.stage, one.what) for one in wrong(probed(plans, engine, only))} == {(stage, what)}


class WithoutPrinted(ReferenceEngine):
    """Knows no printed card."""

    def setup(self, params: SetupParams) -> SetupResult:
        printed = {card.card or "" for card in params.position.cards} - params.definitions.keys()
        return (
            SetupResult(status="unsupported", unsupported=tuple(sorted(printed))) if printed else super().setup(params)
        )


def test_a_printed_card_is_tried_only_where_no_plain_one_would_do(plans: tuple[Plan, ...]) -> None:
    engine = WithoutPrinted()
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    runs = sent(plans, only)
    placed = list(try_positions(runs, engine, only))
    # The last two stand in no position with plain cards alone.
    printed = {"a printed card", "the counter inked of the turn", "the fact banished-in-challenge"}
    lacking = [one for one in placed if one.state != "held"]
    assert {one.what for one in lacking} == printed
    assert all(one.text.startswith("the engine lacks ") for one in lacking)
    found = probed(plans, engine, only)
    # Every song that is sung by nobody in particular is a printed one.
    others = [one for one in found if one.stage in ("actions", "questions") and one.state != "held"]
    assert [(one.what, one.state) for one in others] == [("sing without `by`", "untried")]
    assert [one for one in found if one.state == "wrong"] == []


class WithoutText(WithoutPrinted):
    """Knows no card with text, either, and names none."""

    def setup(self, params: SetupParams) -> SetupResult:
        texts = [one for one in params.definitions.values() if isinstance(one, dict) and one.get("abilities")]
        return SetupResult(status="unsupported", message="a card") if texts else super().setup(params)


def test_what_plain_cards_show_is_never_called_unsupported(plans: tuple[Plan, ...]) -> None:
    engine = WithoutText()
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    found = {(one.stage, one.what): one for one in probed(plans, engine, only)}
    held = {what for (stage, what), one in found.items() if (stage, one.state) == ("actions", "held")}
    assert held >= {"ink", "play", "quest", "challenge", "move", "end-turn", "concede", "a refusal"}
    # Which needs a text: nobody can say of it that the engine lacks it.
    assert found["actions", "use"].state == "untried"


def test_nothing_is_judged_where_the_game_is_over(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    only = replace(engine.initialize(), games={"lorcana": engine.initialize().games["lorcana"]})
    judged = [one for one in probed(plans, engine, only) if one.what in JUDGED]
    cases = {plan.case: plan for plan in plans}
    assert len(judged) == len(JUDGED)
    assert not any("concede" in acted(cases[one.case]) or any(c.ends for c in cases[one.case].calls) for one in judged)
