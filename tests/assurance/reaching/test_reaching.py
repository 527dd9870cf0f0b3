"""Games from decks that lead to a position, and positions to which none leads."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Card, Fact, Player, Position, Turn
from tests.assurance.reaching.__main__ import HARMLESS
from tests.assurance.reaching.game import Reached, Unreachable, unlike

DOC, STITCH = "Doc - Leader of the Seven Dwarfs", "Stitch - New Dog"
WANTED = Position(
    players=(Player(name="Ann"), Player(name="Bob")),
    turn=Turn(player="Bob", number=3),
    cards=(
        Card(ref="doc", player="Ann", zone="play", card=DOC),
        Card(ref="stitch", player="Bob", zone="play", card=STITCH),
        Card(ref="other", player="Bob", zone="hand", card=STITCH),
        *(Card(ref=f"ink-{place}", player="Bob", zone="inkwell", card=STITCH) for place in range(3)),
        Card(ref="top", player="Bob", zone="deck", card=DOC),
    ),
)


def test_a_position_is_reached_by_inking_and_playing() -> None:
    game = Reached(WANTED, "2.2")
    reached = game.play()
    assert unlike(WANTED, reached) <= HARMLESS
    assert [card.ref for card in reached.cards if (card.player, card.zone) == ("Bob", "deck")] == ["top"]
    assert unlike(replace(WANTED, players=(Player(name="Ann"), Player(name="Bob", counters={"lore": 1}))), reached) == {
        "lore", *HARMLESS
    }  # fmt: skip


def test_the_decks_alone_lead_any_engine_there() -> None:
    """What is sent is a beginning: decks in their order, who starts, and nothing else."""
    decks = Reached(WANTED, "2.2").decks()
    assert {card.zone for card in decks.position.cards} == {"deck"}
    assert decks.chance[0] == ("Bob",)
    engine: Engine = ReferenceEngine()
    engine.initialize()
    assert engine.setup(decks).status == "ok"


@pytest.mark.parametrize(
    "wanted",
    [
        replace(WANTED, happened=(Fact(what="inked", player="Bob"),)),
        replace(WANTED, turn=Turn(player="Bob", number=0, phase="setup")),
        replace(WANTED, cards=(*WANTED.cards, Card(ref="under", player="Ann", zone="play", card=DOC, under="doc"))),
    ],
    ids=["earlier this turn", "before the game", "under another card"],
)
def test_what_no_game_leads_to_is_said(wanted: Position) -> None:
    with pytest.raises(Unreachable):
        Reached(wanted, "2.2").play()
