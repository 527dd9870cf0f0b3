"""Altered's printed cards: what they are called, where they were printed, and games with them alone."""

from __future__ import annotations

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.cards import PRINTED, printings
from oracle.games.altered.printed import full_name
from oracle.games.altered.profile.fuzz.maker import AlteredMaker
from oracle.protocol.messages import capabilities_of

PRINTED_ALONE = frozenset(capabilities_of("altered")) - {"made-up-cards"}
ENDS = {None: "C", "R1": "R1", "R2": "R2"}


def test_a_card_is_called_by_its_name_and_the_end_of_its_reference() -> None:
    assert full_name({"name": "Owl", "reference": "ALT_CORE_B_AX_90_C"}) == "Owl"
    assert full_name({"name": "Owl", "reference": "ALT_CORE_B_AX_90_R1"}) == "Owl - R1"
    assert full_name({"name": "Owl", "reference": "ALT_CORE_B_AX_90_R2"}) == "Owl - R2"
    assert full_name({"name": "Owl"}) == "Owl"


def test_every_card_has_printings_and_each_is_of_one_card() -> None:
    owner: dict[str, str] = {}
    for name, card in PRINTED.items():
        assert printings(name)
        for reference in printings(name):
            assert owner.setdefault(reference, name) == name
            assert reference.rpartition("_")[2] == ENDS[card.version]
    assert printings("a card nobody knows") == ()


def test_printings_are_told_with_set_number_and_reference() -> None:
    (first, *_) = binding("altered").printings("Achilles - R1")
    assert (first.set, first.number, first.reference) == ("CORE", 21, "ALT_CORE_B_BR_21_R1")


def test_a_rare_card_has_the_name_of_the_common_one_and_is_another_card() -> None:
    common, rare, shifted = (PRINTED[f"Achilles{version}"] for version in ("", " - R1", " - R2"))
    assert {card.name for card in (common, rare, shifted)} == {"Achilles"}
    assert (common.rarity, rare.rarity, shifted.rarity) == ("common", "rare", "rare")
    assert common.faction == rare.faction != shifted.faction
    assert common.abilities != rare.abilities


def test_an_engine_without_made_up_cards_gets_games_of_printed_ones() -> None:
    offered = Offered(capabilities=PRINTED_ALONE, lacking_cards={"Achilles"})
    maker, engine = AlteredMaker(offered), ReferenceEngine()
    maker.restock(Dice(1))
    kinds, played = set(), 0
    for seed in range(30):
        setup = maker.setup(Dice(seed), "3.0")
        cards = [card.card or "" for card in setup.position.cards]
        assert not setup.definitions
        assert set(cards) <= set(PRINTED) - offered.lacking_cards
        kinds |= {"token" if PRINTED[name].token else PRINTED[name].type for name in cards}
        played += engine.setup(setup).status == "ok"
    assert kinds >= {"character", "spell", "hero", "permanent"}
    assert played == 30


def test_a_position_tells_which_card_it_is() -> None:
    maker, engine = AlteredMaker(Offered(capabilities=PRINTED_ALONE)), ReferenceEngine()
    versions = set()
    for seed in range(20):
        setup = maker.setup(Dice(seed), "3.0")
        engine.setup(setup)
        sent, seen = (
            {card.ref: card.card for card in each.cards} for each in (setup.position, engine.observe().position)
        )
        assert seen == sent
        versions |= {PRINTED[name].version for name in sent.values() if name}
    assert versions == {None, "R1", "R2"}
