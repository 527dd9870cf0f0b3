"""An event as trigger conditions speak of it."""

from __future__ import annotations

from msgspec import Struct

from oracle.games.lorcana.rules.abilities.texts import in_play
from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.state import Challenge, Object


class Happening(Struct, kw_only=True):
    """An event in the terms of trigger conditions."""

    event: str
    player: str
    """Who did it; of a card banished or discarded, whose it was."""
    subject: Object | None = None
    """The card it is about, as it was when it counts."""
    about: tuple[int, ...] = ()
    """What the ability calls "that": objects after the event."""
    itself: frozenset[int] = frozenset()
    """Objects for which it is "this card"."""
    cost: str = ""
    """`played`: the kind of cost; `damaged`: how."""
    ink: int = 0
    damage: int = 0
    """How much, where it is about damage."""
    other: Object | None = None
    """The other side: who is challenged or challenges, what is banished, the location moved to."""
    challenge: Challenge | None = None
    """The challenge in which it happened."""
    role: str = ""
    """The side of the subject in that challenge."""
    to: str = ""
    """Where it goes, of what leaves a discard."""
    view: View
    """Against which conditions are matched: before for what leaves play, after for what enters."""


def sides(happening: Happening) -> dict[str, tuple[int, ...]]:
    """The other cards that an event is about, by the names that texts have for them."""
    if happening.challenge is not None:
        fight, subject = happening.challenge, happening.subject
        # Who has left play with this event is spoken of where it is now, as "that" is.
        left = subject is not None and happening.event in ("banished", "left-play")
        now = {subject.id: happening.about} if subject is not None and left else {}
        both = {"challenger": fight.challenger, "challenged": fight.challenged}
        was = {in_play(name): (one,) for name, one in both.items() if one in now}
        return {name: now.get(one, (one,)) for name, one in both.items()} | was
    if happening.event == "sang":
        return {"singers": tuple(sorted(happening.itself))}
    if happening.event == "moves" and happening.other is not None:
        return {"location": (happening.other.id,)}
    return {}
