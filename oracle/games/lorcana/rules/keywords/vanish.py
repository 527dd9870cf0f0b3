"""8.14 Vanish."""

from oracle.games.lorcana.language import Banish, Triggered, When

VANISH = Triggered(
    name="Vanish",
    when=(When(event="chosen", this=True, who="opponents", by=("action",)),),
    effect=Banish(it="this"),
)
"""When an opponent chooses this character as an action's effect resolves, it is banished (8.14.1)."""
