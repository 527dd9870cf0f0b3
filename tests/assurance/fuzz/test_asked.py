"""Games requested about a subject are about it, and an unknown subject is reported."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.asked import UnknownWord, asked_for
from oracle.assurance.fuzz.generate.drawing.types import depths, spoken
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Ledger, Outcome, Plan
from oracle.assurance.own import own
from oracle.cli import fuzz
from oracle.cli.errors import UsageError
from oracle.engines.games import PLAYED, binding
from oracle.engines.reference import ReferenceEngine
from oracle.language.nodes import node_type
from oracle.protocol.messages import capabilities_of

of_every_game = pytest.mark.parametrize("game", sorted(PLAYED))
MADE = 30
"""Games that are made of each word."""


def words_of(game: str) -> Words:
    words = own(game).words
    assert words is not None
    return words


@pytest.mark.parametrize(
    ("game", "asked", "favoured"),
    [
        ("altered", "draw", {"Draw"}),
        ("altered", "Filter.other", {"Filter", "Filter.other"}),
        ("altered", "draw.who=opponent", {"Draw", "Draw.who", "Draw.who=opponent"}),
        ("lorcana", "draw.cards=count", {"Draw", "Draw.cards", "Draw.cards>Count"}),
        ("altered", "tough", {
            f"{place}{word}" for place in ("Filter", "HasKeyword") for word in ("", ".keyword", ".keyword=tough")
        }),
    ],
)  # fmt: skip
def test_what_is_asked_for_is_favoured(game: str, asked: str, favoured: set[str]) -> None:
    assert asked_for(words_of(game), [asked]) == favoured


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("drow", 'there is no node or word "drow"; did you mean "draw"'),
        ("drow.who", 'there is no node "drow"; did you mean "draw"'),
        ("draw.whom", 'draw has no field "whom"; did you mean "who"'),
        ("draw.who=me", 'draw.who is never "me"; known: each, opponent, that-player, you'),
        ("did", 'no game can be asked to be about "did"'),
        ("for-each.left", 'no game can be asked to be about "for-each.left"'),
        ("", 'there is no node or word ""'),
    ],
)
def test_what_cannot_be_asked_for_is_told(asked: str, told: str) -> None:
    with pytest.raises(UnknownWord, match=re.escape(told)):
        asked_for(words_of("altered"), [asked])


@of_every_game
def test_every_node_can_be_asked_for_that_is_ever_drawn(game: str) -> None:
    words = words_of(game)
    for cls in depths(words.root):
        name = str(node_type(cls).tag or cls.__name__)
        if words.weights.get(cls.__name__) != 0:
            assert cls.__name__ in asked_for(words, [name])
        else:
            with pytest.raises(UnknownWord):
                asked_for(words, [name])


@pytest.mark.parametrize(
    ("game", "asked", "said"),
    [
        ("altered", "tough", "HasKeyword.keyword=tough"),
        ("altered", "rolls-more", "RollsMore"),
        ("altered", "regions.where", "Regions.where"),
        ("altered", "resupply.exhausted", "Resupply.exhausted"),
        ("lorcana", "gains", "Gains"),
        ("lorcana", "later", "Later"),
        ("lorcana", "draw.cards=count", "Draw.cards>Count"),
    ],
)
def test_games_are_about_what_is_asked_for(game: str, asked: str, said: str) -> None:
    often = speaking(game, said, asked_for(words_of(game), [asked]))
    usually = speaking(game, said, frozenset())
    assert often >= 0.4 * MADE
    assert often >= 2 * usually


def speaking(game: str, what: str, asked: frozenset[str]) -> int:
    """How many made games have a card that says it."""
    maker = own(game).maker(Offered(capabilities=frozenset(capabilities_of(game)), asked=asked))
    maker.restock(Dice("stock"))
    edition, root = next(iter(binding(game).editions)), words_of(game).root
    found = 0
    for number in range(MADE):
        made = maker.setup(Dice(number), edition).definitions.values()
        found += what in spoken([msgspec.convert(card, root) for card in made])
    return found


def test_a_campaign_about_something_is_one_of_its_own() -> None:
    plan = Plan(seed=1, editions={"altered": ("3.0",)})
    plans = [plan, replace(plan, printed=True), replace(plan, about=("draw",)), replace(plan, about=("move",))]
    assert len({Ledger(each).name for each in plans}) == len(plans)
    both = [Ledger(replace(plan, about=about)).name for about in (("draw", "move"), ("move", "draw"))]
    assert both[0] == both[1]


def test_the_reference_agrees_with_itself_about_anything() -> None:
    told: list[Outcome] = []
    job = Job(Plan(seed=1, editions={"altered": ("3.0",)}, about=("tough", "target")), ReferenceEngine())
    job.run(20, lambda: False, told.append)
    assert sum(outcome.actions for outcome in told) > 100
    assert all(outcome.difference is None for outcome in told)


@pytest.mark.parametrize(
    ("about", "printed", "told"),
    [
        (["drow"], False, 'Lorcana: there is no node or word "drow"'),
        (["tough", "shift"], False, "Lorcana: there is no node or word"),
        (["draw"], True, "Lorcana: --about is for made-up cards"),
    ],
)
def test_what_no_game_can_be_about_is_wrong_use(about: list[str], printed: bool, told: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=re.escape(told)):
        fuzz.fuzz("reference", about=about, printed=printed, games=1, corpus=tmp_path)
