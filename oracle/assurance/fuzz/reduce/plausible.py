"""Whether a position could be one of a game: no card lies in play that the next look at the table takes away."""

from __future__ import annotations

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.reduce.card_passes import definition_of
from oracle.profiles import PROFILES


def is_plausible(case: Case) -> bool:
    """Whether every card has fewer of the counters that it leaves play by than it is printed to bear."""
    game = PROFILES[case.setup.game]
    for counter, field in game.cards.bears.items():
        for card in case.setup.position.cards:
            if card.zone in game.card_counters[counter]:
                most = (definition_of(case, card.card or "", game) or {}).get(field)
                if isinstance(most, int) and card.counters.get(counter, 0) >= most:
                    return False
    return True
