"""8.4 Boost."""

from __future__ import annotations

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.rulebook import home

BOOST = "Boost"


@home("8.4.1", "8.4.2")
def boost(cost: int) -> lang.Activated:
    """Boost as an activated ability: the top card of the deck goes facedown under the card, unseen, once a turn."""
    return lang.Activated(
        name=BOOST,
        cost=(lang.Ink(amount=cost),),
        effect=lang.Sequence(steps=(lang.TopOfDeck(), lang.PutUnder())),
        once=True,
    )
