"""Altered's phrases: what they compile to, that each Then step can fail, and the errors for unknown words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.games.altered.language import Definition
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.altered.profile.regions import adventure
from oracle.games.altered.rules.setup import check_definition
from oracle.profiles import PROFILES
from oracle.protocol.messages import (
    Fact,
    Observation,
    Player,
    SetupParams,
    SetupResult,
    Turn,
)
from oracle.suite.phrases.madeup import described_card, filler_card
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.suite.fake_altered import FakeAltered
from tests.suite.written import compiled

SAMPLE = Path(__file__).parent / "data_altered" / "phrases.feature"
HEAD = """Given a game of Altered
And these cards
  | ref  | card                           | player | zone     | state |
  | owl  | a character costing 2          | Ann    | hand     |       |
  | fox  | a character costing 2          | Bob    | reserve  |       |
  | tree | a landmark permanent costing 1 | Ann    | landmark | 1 boost |
And Ann has 2 ready mana
"""
END = "When Ann passes\nThen it is accepted"


def plan_of(steps: str) -> Plan:
    plans, errors = compiled(HEAD + steps, "@case:written @clause:5.1.2.h")
    assert not errors, errors
    return plans[0]


def given(steps: str) -> Plan:
    return plan_of(steps + "\n" + END)


# --- verdicts -----------------------------------------------------------------------------------------------


def test_the_sample_holds_under_both_editions() -> None:
    plans = load_suite(SAMPLE, cache=False).plans
    found = run_suite(plans, FakeAltered(), Selection(editions=("all",)))
    assert [one.message for one in found.results if one.verdict != "pass"] == []
    assert {one.edition for one in found.results} == {"1.x", "3.0"}


class Lying(FakeAltered):
    """Shows something else than it is, from the first action on."""

    def __init__(self, twist: Callable[[Observation], Observation]) -> None:
        super().__init__()
        self.twist = twist
        self.honest = True

    def setup(self, params: SetupParams) -> SetupResult:
        self.honest = True
        return super().setup(params)

    def act(self, player: str, action: Any) -> Any:
        self.honest = False
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if self.honest else self.twist(seen)


See = Callable[[Observation], Observation]


def shows(**fields: Any) -> See:
    return lambda seen: replace(seen, position=replace(seen.position, **fields))


def shows_turn(**fields: object) -> See:
    return lambda seen: replace(seen, position=replace(seen.position, turn=replace(seen.position.turn, **fields)))


def shows_card(ref: str, **fields: object) -> See:
    def see(seen: Observation) -> Observation:
        cards = tuple(replace(one, **fields) if one.ref == ref else one for one in seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=cards))

    return see


PLAY = "When Ann plays owl for its mana cost in the hero expedition\nThen it is accepted\nAnd "
MARCH = 'When Ann uses "March" of tree\nThen only this has changed\n'
ROWS = """  | what                  | from      | to                 |
  | Ann's hero expedition | 0         | 1                  |
  | region 1              | face down | forest             |
  | region 2              | face down | mountain and water |
"""
DECLINE = """When Ann plays owl for its mana cost
Then it is accepted
When Ann declines
Then it is accepted
And nothing has changed
"""
WINNERS = (Player(name="Ann"), Player(name="Bob"))
CASES: list[tuple[str, See]] = [
    (PLAY + "owl is in Ann's hero expedition", shows_card("owl", zone="companion-expedition")),
    (PLAY + "owl is in Ann's hero expedition", shows_card("owl", controller="Bob")),
    (PLAY + "owl is ready and not boosted", shows_card("owl", states=("exhausted",))),
    (PLAY + "owl is ready and not boosted", shows_card("owl", counters={"boost": 1})),
    (PLAY + "tree has 1 boost", shows_card("tree", counters={"boost": 2})),
    (PLAY + "tree has 0 story counters", shows_card("tree", counters={"boost": 1, "story": 2})),
    (PLAY + "Ann has 0 ready mana", shows_card("ann-mana-1", states=())),
    (PLAY + "Ann has 1 card in hero expedition", shows_card("owl", controller="Bob")),
    ("When Ann passes\nThen Ann has passed", shows(players=WINNERS)),
    ("When Ann passes\nThen it is Bob's turn", shows_turn(player="Ann")),
    ("When Ann passes\nThen Ann is the first player", shows_turn(first="Bob")),
    ("When Ann passes\nThen it is Afternoon", shows_turn(phase="dusk")),
    ("When Ann passes\nThen it is Afternoon of day 3", shows_turn(number=4)),
    ('When Ann uses "March" of tree\nThen Ann\'s hero expedition is at 1', shows(players=WINNERS)),
    ('When Ann uses "Arena" of tree\nThen tiebreakers have started', shows(regions=adventure(BETWEEN, 0, 0))),
    ("When Ann passes\nThen region 1 is face down", shows(regions=adventure(BETWEEN, 1, 0))),
    (MARCH + ROWS, shows(regions=adventure(BETWEEN, 0, 0))),
    (MARCH + ROWS, shows_turn(first="Bob")),
    (MARCH + ROWS, shows_turn(number=4)),
    (DECLINE, shows_card("ann-mana-1", states=("exhausted",))),
    ("When Bob declines\nThen it is refused by 6.4.d\nAnd nothing has changed", shows_card("owl", zone="discard")),
]


@pytest.mark.parametrize(("steps", "lie"), CASES)
def test_a_then_step_holds_and_fails(steps: str, lie: See) -> None:
    plan = plan_of(steps)
    honest = FakeAltered()
    found = run_plan(plan, honest, "3.0", honest.initialize())
    assert found.verdict == "pass", found.message
    liar = Lying(lie)
    found = run_plan(plan, liar, "3.0", liar.initialize())
    assert found.verdict == "fail", found.message
    assert [step.status for step in found.steps].count("failed") == 1
    assert found.steps[-1].expected != found.steps[-1].actual


def test_every_then_phrase_of_altered_is_among_them() -> None:
    texts = [line for steps, _ in CASES for line in steps.splitlines() if line.startswith(("Then ", "And "))]
    covered = {REGISTRY.match("then", text.partition(" ")[2]).phrase.pattern for text in texts}
    own = {one.pattern for one in REGISTRY.phrases() if one.keyword == "then" and one.game == "altered"}
    assert own <= covered


def test_declining_nothing_after_an_action_compares_with_the_table_before_it() -> None:
    steps = "When Ann uses tree\nThen it is accepted\nWhen Ann declines\nThen it is refused\nAnd nothing has changed"
    engine = FakeAltered()
    assert run_plan(plan_of(steps), engine, "3.0", engine.initialize()).verdict == "pass"


# --- positions ----------------------------------------------------------------------------------------------


def test_a_position_is_an_afternoon_with_everything_at_its_start() -> None:
    position = given("").position
    assert position.turn == Turn(player="Ann", number=3, phase="afternoon", first="Ann")
    assert position.players == (Player(name="Ann"), Player(name="Bob"))
    assert [region.terrains for region in position.regions[1:-1]] == list(BETWEEN)
    assert [region.facedown for region in position.regions] == [False, *[True] * 6, False]


def test_what_a_scenario_says_of_the_day() -> None:
    plan = given(
        "And Bob is the first player\nAnd it is day 7\nAnd Bob has passed\nAnd Bob's companion expedition is at 2\n"
        'And the Reaction "Hoot" of fox was activated 4 times today\nAnd Ann\'s hero expedition has moved forward today'
    )
    position = plan.position
    assert position.turn == Turn(player="Ann", number=7, phase="afternoon", first="Bob")
    assert position.players[1].counters == {"passed": 1, "companion": 2}
    assert position.happened == (
        Fact(what="reaction-activated", player="Bob", card="fox", ability="Hoot", times=4),
        Fact(what="moved-forward", player="Ann", ability="hero"),
    )
    assert [region.facedown for region in position.regions] == [False, *[True] * 4, *[False] * 3]
    assert plan.needs == ("history", "made-up-cards", "second-player", "whole-days")
    assert plan.editions == ("1.x", "3.0")


@pytest.mark.parametrize(
    ("hero", "companion", "down"),
    [
        (0, 0, "123456"),
        (1, 0, "3456"),
        (2, 0, "3456"),
        (3, 1, ""),
        (3, 0, "56"),
        (0, 3, "12"),
        (7, 0, ""),
        (0, 4, "12"),
    ],
)
def test_a_tumult_card_lies_open_where_an_expedition_has_come(hero: int, companion: int, down: str) -> None:
    found = adventure(BETWEEN, hero, companion)
    assert "".join(str(place) for place, region in enumerate(found) if region.facedown) == down


def test_a_card_is_controlled_by_its_owner_where_nothing_else_is_said() -> None:
    rows = "  | robot | a token | Bob | hero expedition | Ann |\n  | hat | a token | Bob | limbo | Bob |"
    head = "Given a game of Altered\nAnd these cards\n  | ref | card | player | zone | controller |\n"
    plans, errors = compiled(f"{head}{rows}\n{END}")
    assert errors == []
    assert [(card.player, card.controller) for card in plans[0].position.cards] == [("Bob", "Ann"), ("Bob", None)]
    assert plans[0].needs == ("made-up-cards", "tokens")


NEEDS = [
    ("When Ann uses tree\nThen it is accepted", "quick-actions"),
    ("When Ann plays owl for its Scout cost\nThen it is accepted", "scout"),
    ("When Ann plays owl for free\nThen it is accepted", "free"),
    ("When Ann plays owl for its mana cost, exhausting ann-mana-1\nThen it is refused", "resource-choice"),
    ("When Ann uses tree\nThen token2 is in no zone", "tokens"),
    ("And tiebreakers have started\n" + END, "tiebreakers"),
    ("And Bob has passed\n" + END, "whole-days"),
    (END + "\nWhen Bob passes\nThen it is accepted", "whole-days"),
]


@pytest.mark.parametrize(("steps", "need"), NEEDS)
def test_a_capability_is_needed_by_its_phrase(steps: str, need: str) -> None:
    assert need in plan_of(steps).needs


def test_a_pass_that_is_not_the_last_one_ends_no_day() -> None:
    assert "whole-days" not in plan_of(END).needs
    assert "whole-days" not in plan_of(END + "\nWhen Ann passes\nThen it is refused").needs


def test_a_printed_phrase_of_both_games_needs_nothing_of_one() -> None:
    plans, errors = compiled(
        "Given a game of Lorcana\nAnd these cards\n | ref | card | player | zone |\n"
        " | lamp | an item costing 1 | Ann | play |\nWhen Ann uses lamp\nThen it is accepted"
    )
    assert not errors
    assert plans[0].needs == ("made-up-cards",)


# --- what means nothing -------------------------------------------------------------------------------------

WRONG = [
    ("And Bob has 2 lore\n" + END, "is a phrase of Lorcana only", ""),
    ("When Ann quests with owl\nThen it is accepted", "is a phrase of Lorcana only", ""),
    ("And Bob has 2 ready ink\n" + END, '"ink" is not a word of Altered', 'write "mana"'),
    ("And Bob has 2 ready mana and 1 exerted mana\n" + END, '"exerted" is not a word', 'write "exhausted"'),
    (
        "When Ann plays owl for its ink cost\nThen it is accepted",
        "is not a kind of cost",
        "its mana cost, exhausting REFS",
    ),
    ("When Ann uses tree\nThen owl has 2 damage", 'Altered has no "damage"', "1 boost, 1 NAME counter"),
    ("When Ann uses tree\nThen owl is exerted", '"exerted" is not a valid state', "exhausted"),
    ("When Ann uses tree\nThen owl is in Ann's hero-expedition", 'no zone "hero-expedition"', '"hero expedition"'),
    ("When Ann uses tree\nThen owl is in Ann's limbo", "is nobody's", 'write "limbo" alone'),
    ("When Ann uses tree\nThen token0 is in no zone", 'called "token0"', ""),
    ("And Ann has passed\n" + END, "it is Ann's turn", "has not passed"),
    ("And it is Bob's turn\nAnd Ann has passed\nAnd Bob has passed\n" + END, "everybody has passed", ""),
    ("And Ann's hero expedition is at 8\n" + END, "cannot be farther than 7", ""),
    ("And Ann's hero expedition is at 1\nAnd Ann's hero expedition is at 2\n" + END, "is given twice", ""),
    ("And it is day 2\nAnd it is day 3\n" + END, "the day is given twice", ""),
    ("And the game has not begun\n" + END, 'so "owl" can only be in: deck or hero', ""),
    ("And the Tumult regions are forest; water\n" + END, "there are 6 regions", "not 2"),
    ("And the Tumult regions are lake; water; water; water; water; water\n" + END, '"lake" is not a terrain', "known"),
    ("And the Reaction of cat was activated 2 times today\n" + END, 'called "cat"', ""),
    ("When Ann uses tree\nThen only this has changed\n | what | to |\n | region 1 | lake |", '"lake"', "known"),
    (
        "When Ann uses tree\nThen only this has changed\n | what | to |\n | Ann | asleep |",
        "property of a player",
        "has passed",
    ),
    ("When Ann uses tree\nThen only this has changed\n | what | to |\n | turn number | 3 |", '"turn number"', ""),
]


@pytest.mark.parametrize(("steps", "wrong", "right"), WRONG)
def test_words_that_mean_nothing_are_told_with_what_would_be_right(steps: str, wrong: str, right: str) -> None:
    _, errors = compiled(HEAD + steps)
    assert any(wrong in error and right in error for error in errors), errors


@pytest.mark.parametrize(
    ("tags", "wrong"),
    [("@needs:sing", 'no capability "sing" for Altered'), ("@edition:2.2", 'Altered has no edition or reading "2.2"')],
)
def test_tags_belong_to_the_game(tags: str, wrong: str) -> None:
    _, errors = compiled(HEAD + END, f"@case:written @clause:5.1.2.h {tags}")
    assert any(wrong in error for error in errors), errors


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("owl | a character costing 2 | Ann | hand | asleep |  |  ", 'cannot be "asleep"'),
        ("owl | a character costing 2 | Ann | hand | 1 story counter |  |  ", "a card in hand cannot be"),
        ("owl | a character costing 2 | Ann | landmark |  | Bob |  ", "is controlled by its owner"),
        ("owl | a character costing 2 | Ann | landmark |  |  | owl ", "no card lies under another one"),
        ("owl | a hero costing 2 | Ann | hero |  |  |  ", 'write "a hero"'),
        ("owl | a hero, classified Mage | Ann | hero |  |  |  ", "hero cards have no subtypes"),
        ("owl | a spell costing 1, with 3 Forest | Ann | hand |  |  |  ", "spell cards have no forest"),
        ("owl | a character costing 1, with forest 3 | Ann | hand |  |  |  ", 'write "with 2 Forest"'),
        ("owl | a character costing 1, with gigantic | Ann | hand |  |  |  ", 'write "with Gigantic"'),
        ("owl | a spell costing 1, without inkwell symbol | Ann | hand |  |  |  ", "is not a property of a card"),
    ],
)
def test_rows_that_cannot_be(row: str, wrong: str) -> None:
    head = "Given a game of Altered\nAnd these cards\n  | ref | card | player | zone | state | controller | under |\n"
    _, errors = compiled(f"{head}  | {row} |\n{END}")
    assert any(wrong in error for error in errors), errors


# --- cards, differences -------------------------------------------------------------------------------------

CARDS: list[tuple[str, dict[str, Any]]] = [
    ("a character costing 3", {"type": "character", "hand_cost": 3, "reserve_cost": 3, "forest": 1, "subtypes": []}),
    ("a character costing 3, with Reserve Cost 1 and 0 Water", {"hand_cost": 3, "reserve_cost": 1, "water": 0}),
    ("a spell costing 2, with Cooldown", {"type": "spell", "abilities": [{"is": "keyword", "keyword": "cooldown"}]}),
    ("a landmark permanent costing 1", {"type": "permanent", "zone_type": "landmark"}),
    ("an expedition permanent costing 2, classified Gear", {"zone_type": "expedition", "subtypes": ["Gear"]}),
    ("a character costing 1 with Tough 2", {"abilities": [{"is": "keyword", "keyword": "tough", "value": 2}]}),
    ("a hero, with landmark limit 3", {"type": "hero", "reserve_limit": 2, "landmark_limit": 3}),
    ("a token named Robot", {"name": "Robot", "token": True, "hand_cost": 0, "mountain": 1}),
]


@pytest.mark.parametrize(("words", "fields"), CARDS)
def test_words_become_a_definition(words: str, fields: dict[str, object]) -> None:
    _, definition = described_card(words, ALTERED)
    assert {key: definition[key] for key in fields} == fields
    assert "inkwell" not in definition


@pytest.mark.parametrize(("words", "fields"), CARDS)
def test_the_game_reads_cards_in_words(words: str, fields: dict[str, object]) -> None:
    name, definition = described_card(words, ALTERED)
    card = msgspec.convert(definition, Definition)
    check_definition(name, card)
    told = msgspec.json.encode({key: getattr(card, key) for key in fields})
    assert msgspec.json.decode(told) == fields


@pytest.mark.parametrize(
    "keyword",
    [*ALTERED.cards.keywords, *(f"{name} 3" for name in ALTERED.cards.number_keywords)],
)
def test_the_game_reads_every_keyword(keyword: str) -> None:
    _, definition = described_card(f"a character costing 2, with {keyword}", ALTERED)
    assert len(msgspec.convert(definition, Definition).abilities) == 1


def test_the_game_reads_anonymous_cards() -> None:
    assert msgspec.convert(filler_card(ALTERED), Definition).name == "a card"


def test_the_editions_are_those_of_the_reference() -> None:
    for game in PROFILES.values():
        assert set(game.editions) == set(binding(game.id).editions)
