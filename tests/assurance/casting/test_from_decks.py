"""Games from decks that lead to scenarios: how they are found, kept and played, and what is said without one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from oracle.assurance.casting.from_decks import search, told
from oracle.assurance.casting.from_decks.course import Course, Unreachable
from oracle.assurance.casting.from_decks.judging import Reaching, courses
from oracle.assurance.casting.from_decks.told import Game, Games, Reached
from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import known as casts_of
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import ONLY_DECKS, Casting, reached_of
from oracle.assurance.faults import dictionary
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.protocol.messages import Action, Card, Reply, SetupParams, SetupResult
from oracle.protocol.results import Report, Result
from oracle.suite.phrases.compile import data_of
from oracle.suite.phrases.setting import begins_with_decks
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.assurance.casting.only_decks import OnlyDecks
from tests.manners.table import MANNERS

EDITIONS = {"lorcana": "2.2", "altered": "3.0"}
INK, LOCKED, CHANCE = "ink-is-spent-once", "lock-of-the-next-ready-step", "chance-says-who-starts/ann"
MOVES = "altered-alone-it-moves-its-own/hero"
"""A scenario in which a day ends: with cards in hand everybody is asked what becomes mana."""


def found(*cases: str) -> Games:
    """What a search finds for these cases."""
    game = "altered" if cases[0].startswith("altered") else "lorcana"
    faults, casts = dictionary.known(game), casts_of(game)
    assert faults is not None
    assert casts is not None
    kept: list[Games] = []
    made = search.reached(faults, casts, {case: cases_of(game)[case] for case in cases}, None, kept.append)
    assert kept[-1] == made
    return made


@pytest.fixture(scope="module")
def lorcana() -> Games:
    return found(INK, LOCKED, CHANCE)


@pytest.fixture(scope="module")
def altered() -> Games:
    return found(MOVES)


def checked(engine: OnlyDecks, games: Games, monkeypatch: pytest.MonkeyPatch, game: str = "lorcana") -> Report:
    """What `check` says of an engine if these games are known."""
    monkeypatch.setattr(told, "known", {game: games}.get)
    plans = [cases_of(game)[case] for case in games.cases]
    return run_suite(plans, engine, Selection(), casting=Casting("auto"))


def by_case(report: Report) -> Mapping[str, Result]:
    return {result.case: result for result in report.results}


def test_an_engine_that_takes_decks_only_is_led_to_the_scenario(
    lorcana: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = OnlyDecks()
    results = by_case(checked(engine, lorcana, monkeypatch))
    assert engine.put == 0
    assert results[INK].verdict == "pass"
    assert results[INK].moves == len(lorcana.cases[INK].games[0].moves) > 0
    assert f"after a game of {results[INK].moves} moves" in results[INK].scenario
    assert (results[CHANCE].verdict, results[CHANCE].moves) == ("pass", 0)


def test_what_no_game_leads_to_is_said(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    assert lorcana.cases[LOCKED] == Reached(digest_of_case(cases_of("lorcana")[LOCKED]), (), "rule")
    result = by_case(checked(OnlyDecks(), lorcana, monkeypatch))[LOCKED]
    assert result.verdict == "unsupported"
    assert result.message.startswith(ONLY_DECKS)


def test_a_game_of_cards_that_the_engine_lacks_is_not_played(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = min(lorcana.cases[INK].games[0].cards)
    for lists in (True, False):
        engine = OnlyDecks(lambda name: name != lacking, lists=lists)
        result = by_case(checked(engine, lorcana, monkeypatch))[INK]
        assert result.verdict == "unsupported"
    assert lacking in engine.said


def test_an_engine_that_is_put_into_positions_is_not_led(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = OnlyDecks()
    with monkeypatch.context() as patch:
        patch.setattr(engine, "initialize", engine._engine.initialize)
        patch.setattr(engine, "setup", engine._engine.setup)
        results = by_case(checked(engine, lorcana, patch))
    assert {result.moves for result in results.values()} == {0}


class WithoutInk(OnlyDecks):
    """Lets nobody put a card into the inkwell."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", code="") if action.kind == "ink" else super().act(player, action)


def test_a_failure_on_the_way_says_nothing_of_the_clauses(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    report = checked(WithoutInk(), lorcana, monkeypatch)
    result = by_case(report)[INK]
    assert result.verdict == "fail"
    assert result.on_the_way
    assert not {one.clause for one in report.clauses} & ({*result.clauses} - {*by_case(report)[LOCKED].clauses})
    assert not by_case(report)[CHANCE].on_the_way


@pytest.mark.parametrize("name", ["asks-everything", "choices-with-action", "remembers-own"])
def test_right_engines_of_other_manners_are_led(name: str, lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    from oracle.engines.reference import ReferenceEngine

    engine = OnlyDecks(engine=MANNERS[name](ReferenceEngine))
    assert by_case(checked(engine, lorcana, monkeypatch))[INK].verdict == "pass"


def test_questions_of_drawn_cards_are_answered(altered: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    (game,) = altered.cases[MOVES].games
    assert game.answers
    assert by_case(checked(OnlyDecks(), altered, monkeypatch, "altered"))[MOVES].verdict == "pass"


def source(case: str, game: Game) -> Plan:
    """The scenario with the cards of a game's cast."""
    from oracle.assurance.casting.kept import with_cast
    from oracle.assurance.casting.search import Judge

    name = "altered" if case.startswith("altered") else "lorcana"
    plan = cases_of(name)[case]
    cast = with_cast(Judge(plan, EDITIONS[name]), game.cast, None) if game.cast else plan
    assert cast is not None
    return cast


def led(case: str, games: Games) -> Plan:
    """The scenario after its game, as it is made again from what is kept."""
    (game,) = games.cases[case].games
    made = Reaching(source(case, game), games.edition).led_by(game)
    assert made is not None
    return made


@pytest.mark.parametrize("case", [INK, MOVES])
def test_what_is_kept_makes_the_same_scenario_again(case: str, lorcana: Games, altered: Games) -> None:
    games = altered if case == MOVES else lorcana
    (game,) = games.cases[case].games
    made = led(case, games)
    assert begins_with_decks(made.position, made.game)
    assert Reaching(source(case, game), games.edition).told(made, game.cast) == game
    reaching = Reaching(source(case, game), games.edition)
    tries = (reaching.tried(way) for way in courses(made.game))
    again = next(one for one in tries if isinstance(one, Plan))
    assert data_of(again) == data_of(made)


def test_the_wrong_engines_that_the_scenario_detects_are_detected_after_the_game(lorcana: Games) -> None:
    faults = dictionary.known("lorcana")
    assert faults is not None
    wanted = guards(faults, cases_of("lorcana")[INK])
    assert wanted
    one = min(wanted)
    assert noticed("lorcana", [led(INK, lorcana)], {one: [0]}, faults.edition) == [{one}]


def test_another_scenario_has_no_game_any_more(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(told, "known", {"lorcana": lorcana}.get)
    plan = cases_of("lorcana")[INK]
    assert reached_of(plan) == lorcana.cases[INK]
    assert reached_of(replace(plan, clauses=plan.clauses[:-1])) is None
    assert told.KEPT.packed(lorcana) == told.KEPT.packed(replace(lorcana, cases=dict(reversed(lorcana.cases.items()))))


def test_a_search_goes_on_where_it_ended(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    faults, casts = dictionary.known("lorcana"), casts_of("lorcana")
    assert faults is not None
    assert casts is not None
    monkeypatch.setattr(search, "courses", lambda _: pytest.fail("it was looked for again"))
    plans = {case: cases_of("lorcana")[case] for case in lorcana.cases}
    assert search.reached(faults, casts, plans, lorcana, lambda _: None) == lorcana


def test_only_decks_are_sent(lorcana: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks in their order, who starts, and the results of chance: nothing else."""
    sent: list[SetupParams] = []
    engine = OnlyDecks()
    setup = engine.setup

    def noted(params: SetupParams) -> SetupResult:
        sent.append(params)
        return setup(params)

    monkeypatch.setattr(engine, "setup", noted)
    checked(engine, lorcana, monkeypatch)
    assert sent
    for params in sent:
        assert {card.zone for card in params.position.cards} == {"deck"}
        assert not any(card.states or card.counters for card in params.position.cards)
        assert params.chance[0] in (("Ann",), ("Bob",))


# --- what the ways can do -------------------------------------------------------------------------------------


def reached(plan: Plan, *cards: Card, **fields: object) -> dict[str, Card]:
    """The cards at the end of the first game that leads to a position with these cards. Raises `Unreachable`."""
    position = replace(plan.position, cards=cards, **fields)
    course = Course(replace(plan, position=position), EDITIONS[plan.game], printed(plan.game))
    courses(plan.game)[0](course)
    return {card.ref: card for card in course.position.cards}


KHAN = "Khan - War Horse"
DOC, STITCH, CASTLE = "Doc - Leader of the Seven Dwarfs", "Stitch - New Dog", "Nottingham - Prince John's Castle"


def in_play(ref: str, player: str, card: str, **fields: object) -> Card:
    return Card(ref=ref, player=player, zone="play", card=card, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "card",
    [
        in_play("one", "Ann", KHAN, counters={"damage": 3}),
        in_play("one", "Bob", DOC, states=("exerted",)),
        in_play("one", "Ann", DOC, states=("exerted",)),
        in_play("one", "Ann", STITCH, states=("drying",)),
        Card(ref="one", player="Bob", zone="discard", card=STITCH),
        Card(ref="one", player="Ann", zone="hand", card=DOC),
        Card(ref="one", player="Ann", zone="inkwell", card=STITCH),
    ],
    ids=["damaged", "exerted by an opponent", "exerted", "drying", "discarded", "in hand", "ink"],
)
def test_a_card_of_lorcana_gets_to_its_place(card: Card) -> None:
    now = reached(cases_of("lorcana")[INK], card)["one"]
    assert (now.zone, now.states, now.counters) == (card.zone, card.states, card.counters)


def test_a_character_moves_to_its_location() -> None:
    there = in_play("there", "Ann", CASTLE)
    assert reached(cases_of("lorcana")[INK], there, in_play("one", "Ann", STITCH, at="there"))["one"].at == "there"


RUNE, FROG = "Monolith Rune-Scribe", "The Frog Prince"


@pytest.mark.parametrize(
    "card",
    [
        Card(ref="one", player="Ann", zone="hero-expedition", card=RUNE),
        Card(ref="one", player="Bob", zone="companion-expedition", card=RUNE),
        Card(ref="one", player="Bob", zone="hero-expedition", card=RUNE, states=("asleep",)),
        Card(ref="one", player="Ann", zone="hero-expedition", card=RUNE, counters={"boost": 4}),
        Card(ref="one", player="Bob", zone="reserve", card=FROG),
        Card(ref="one", player="Ann", zone="discard", card=FROG),
        Card(ref="one", player="Ann", zone="mana", card=RUNE),
    ],
    ids=["in an expedition", "in an opponent's", "asleep", "boosted", "in reserve", "discarded", "mana"],
)
def test_a_card_of_altered_gets_to_its_place(card: Card) -> None:
    now = reached(cases_of("altered")[MOVES], card)["one"]
    assert (now.zone, now.states, now.counters) == (card.zone, card.states, card.counters)


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (in_play("one", "Ann", DOC, states=("exerted", "facedown")), "places"),
        (in_play("one", "Ann", "no printed card"), "cards"),
        (in_play("one", "Ann", DOC, controller="Bob"), "places"),
    ],
)
def test_why_there_is_no_game(card: Card, why: str) -> None:
    with pytest.raises(Unreachable, match=why):
        reached(cases_of("lorcana")[INK], card)
