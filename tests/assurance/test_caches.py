"""What the rules keep is forgotten where rules change; what they cannot touch is not worked out again."""

from __future__ import annotations

import functools
import gc

import pytest

from oracle.assurance.caches import caches, forget_results
from oracle.assurance.mutants.declared import declared
from oracle.engines.games import PLAYED
from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.language import Filter
from oracle.games.lorcana.rules.abilities import printed

CARD = "Mickey Mouse - Musketeer"


def test_cards_are_read_once_but_what_rules_say_of_them_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    card, songs = PRINTED[CARD], Filter(song=True)
    assert not printed.matches_card(card, songs)
    monkeypatch.setattr(printed, "is_song", lambda _: True)
    assert not printed.matches_card(card, songs)
    forget_results()
    assert PRINTED[CARD] is card
    assert printed.matches_card(card, songs)
    monkeypatch.undo()
    forget_results()


@pytest.mark.parametrize("game", PLAYED)
def test_no_mutant_changes_what_is_kept(game: str) -> None:
    languages = tuple(f"oracle.games.{game}.{part}" for part in ("language", "cards"))
    keeping = {one.__module__ for one in gc.get_objects() if issubclass(type(one), functools._lru_cache_wrapper)}
    kept = {module for module in keeping if module.startswith(languages)}
    assert caches()
    assert [one.name for one in declared(game) if one.function.rpartition(".")[0] in kept] == []
