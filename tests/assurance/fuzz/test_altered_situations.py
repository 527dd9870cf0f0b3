"""Situations of Altered: cards dealt where they can be used, under each edition."""

from __future__ import annotations

import pytest

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.situations import Situation
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile.fuzz import situations
from oracle.games.altered.profile.fuzz.maker import AlteredMaker
from oracle.protocol.messages import capabilities_of


@pytest.mark.parametrize("situation", situations.known(), ids=lambda each: each.about)
@pytest.mark.parametrize("edition", ["3.0", "1.x"])
def test_its_cards_are_where_they_can_be_used(
    situation: Situation, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(situations, "pick", lambda _: situation)
    maker = AlteredMaker(Offered(capabilities=frozenset(capabilities_of("altered"))))
    maker.restock(Dice("stock"))
    engine, zones = ReferenceEngine(), set[str]()
    for number in range(12):
        setup = maker.setup(Dice(number), edition)
        assert engine.setup(setup).status == "ok"
        zones |= {card.zone for card in setup.position.cards if (card.card or "").startswith("Own")}
    assert {kind.at for kind in situation.cards if kind.at} <= zones
