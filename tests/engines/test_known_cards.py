"""An engine is asked which printed cards it knows: so many at a time, and what cannot be is a fault."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping

import pytest

from oracle.assurance.casting.playing import Casting
from oracle.assurance.casting.stock import names_of
from oracle.assurance.faults.building import cases_of
from oracle.engines.base import EngineFault
from oracle.engines.checked import Heard
from oracle.engines.known_cards import known_of, says_its_cards
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import card_names
from oracle.protocol.bounds import MOST_ASKED
from oracle.protocol.messages import EngineInfo, Printing
from tests.engines.conftest import MISBEHAVING, SETUP

STITCH = "Stitch - New Dog"
Listing = Callable[[str], ProcessEngine]
WRONG = [
    ("not-asked", "shape", "it was not asked about", True),
    ("twice", "shape", "is there twice", True),
    ("too-many", "flood", "$.result.known", False),
    ("too-long", "flood", "$.result.known", False),
    ("text", "shape", "$.result.known", False),
    ("numbers", "shape", "$.result.known[0]", False),
    ("none", "shape", "known", False),
    ("null", "shape", "$.result.known", False),
    ("crash", "crash", "exit code 3", False),
    ("lies", "lie", "declares known-cards but does not offer `cards`", True),
    ("old", "unsupported-method", "does not offer `cards`", True),
]


@pytest.fixture
def listing() -> Iterator[Listing]:
    """Start the engine that answers in some way."""
    started: list[ProcessEngine] = []

    def begin(kind: str) -> ProcessEngine:
        started.append(ProcessEngine([sys.executable, str(MISBEHAVING / "listing.py"), kind]))
        return started[-1]

    yield begin
    for engine in started:
        engine.close()


def test_it_says_which_it_knows(listing: Listing) -> None:
    engine = listing("honest")
    assert says_its_cards(engine.initialize(), "lorcana")
    assert known_of(engine, "lorcana", [STITCH]) == {STITCH}


@pytest.mark.parametrize(("kind", "fault", "text", "runs"), WRONG)
def test_what_cannot_be_is_a_fault(listing: Listing, kind: str, fault: str, text: str, runs: bool) -> None:
    """And the engine can be set up afterwards, started anew where it was ended."""
    engine = listing(kind)
    engine.initialize()
    before = engine.pid
    with pytest.raises(EngineFault) as caught:
        known_of(engine, "lorcana", [STITCH])
    assert (caught.value.kind, text in str(caught.value)) == (fault, True), str(caught.value)
    assert (engine.pid == before) == runs
    assert engine.setup(SETUP).status == "ok"


def test_a_fault_is_told_and_the_casting_goes_on(listing: Listing) -> None:
    """What the engine lacks is then learned from what it answers; one that declares nothing is not asked at all."""
    plan = next(one for one in cases_of("lorcana").values() if STITCH in names_of(one) and not one.definitions)
    for kind, told in (("not-asked", "shape"), ("lies", "lie"), ("honest", ""), ("old-and-frail", "")):
        engine, casting = listing(kind), Casting("auto")
        casting.begin(engine, engine.initialize(), [(plan, "2.2")])
        assert casting.faults.get("lorcana", "").partition(":")[0] == told
        lacked = {*names_of(plan)} - {STITCH} if kind == "honest" else set()
        assert casting.stocks["lorcana"].lacking >= lacked
        assert bool(casting.stocks["lorcana"].lacking) == bool(lacked)


class Counting(ReferenceEngine):
    """Takes down how many cards it is asked about at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Mapping[str, tuple[Printing, ...]]] = []

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        self.asked.append(cards)
        return super().cards(game, cards)


@pytest.mark.parametrize("game", ["lorcana", "altered"])
def test_the_reference_knows_its_cards_and_is_asked_in_batches(game: str) -> None:
    engine = Counting()
    names = [*card_names(game)][: MOST_ASKED + 1]
    assert known_of(Heard(engine), game, [*names, "Nobody - Who Is Not"]) == set(names)
    assert [len(cards) for cards in engine.asked] == [MOST_ASKED, 2]
    assert engine.asked[0][min(names)], "printings go with the names"
    assert engine.cards("chess", {"Lantern": ()}) == ()


def test_an_engine_that_declares_nothing_is_not_asked() -> None:
    assert not says_its_cards(EngineInfo(name="x"), "lorcana")
