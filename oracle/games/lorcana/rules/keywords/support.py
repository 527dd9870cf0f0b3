"""8.13 Support."""

from oracle.games.lorcana.language import Choose, Filter, Gets, May, Sequence, Triggered, Value, When

SUPPORT = Triggered(
    name="Support",
    when=(When(event="quested", this=True),),
    effect=May(
        do=Sequence(
            steps=(
                Choose(what=Filter(type=("character",), other=True), called="support"),
                Gets(stat="strength", plus=Value(of="strength")),
            )
        )
    ),
)
"""A quest may lend the questing character's Strength to another character for the turn (8.13.1)."""
