"""Which words of a made-up card no printed card has."""

from __future__ import annotations

from tests.assurance.casting.unprinted import of_print, words


def test_a_word_that_is_never_printed_is_found_inside_an_effect() -> None:
    chosen = {"is": "choose", "what": {"type": ["character"], "zone": ["hand"]}, "at_random": True}
    card = {"type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": {"is": "discard", "what": chosen}}
    assert set(words(card)) - of_print("altered") == {"choose.at_random=True"}


def test_names_of_cards_and_counters_are_no_words() -> None:
    gain = {"is": "gain", "what": {"is": "this"}, "counter": "coin", "count": 1}
    card = {"name": "Purse", "type": "spell", "hand_cost": 1, "reserve_cost": 1, "effect": gain}
    assert not set(words(card)) - of_print("altered")
