"""What the rules keep is forgotten where rules change; what they cannot touch is not worked out again."""

from __future__ import annotations

import pytest

from oracle.assurance.kept import caches, forget_results
from oracle.assurance.mutants.declared import declared
from oracle.engines.games import PLAYED
from oracle.games.lorcana.rules.abilities import printed
from oracle.games.lorcana.rules.cards.library import PRINTED

CARD = "Mickey Mouse - Musketeer"


def test_cards_are_read_once_but_what_rules_say_of_them_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    card = PRINTED[CARD]
    assert printed.printed_keywords(card) == {"bodyguard": 0}
    monkeypatch.setattr(printed, "combined_number", lambda *_: 7)
    assert printed.printed_keywords(card) == {"bodyguard": 0}
    forget_results()
    assert PRINTED[CARD] is card
    assert printed.printed_keywords(card) == {"bodyguard": 7}
    monkeypatch.undo()
    forget_results()


@pytest.mark.parametrize("game", PLAYED)
def test_no_mutant_changes_what_is_kept(game: str) -> None:
    cards = f"oracle.games.{game}.rules.cards."
    assert caches()
    assert [mutant.name for mutant in declared(game) if mutant.function.startswith(cards)] == []
