"""An event in the terms of trigger conditions."""

from __future__ import annotations

from msgspec import Struct

from oracle.games.lorcana.rules.abilities.texts import in_play
from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.state import Challenge, Object


class Happening(Struct, kw_only=True):
    """An event in the terms of trigger conditions."""

    event: str
    player: str
    """The acting player; for a card banished or discarded, its player."""
    subject: Object | None = None
    """The card it is about, in its relevant state."""
    about: tuple[int, ...] = ()
    """The ability's "that": objects after the event."""
    itself: frozenset[int] = frozenset()
    """Objects for which it is "this card"."""
    cost: str = ""
    """`played`: the kind of cost; `damaged`: how."""
    ink: int = 0
    damage: int = 0
    """The amount of damage, if it is about damage."""
    other: Object | None = None
    """The other side: who is challenged or challenges, what is banished, the location moved to."""
    challenge: Challenge | None = None
    """The challenge in which it happened."""
    role: str = ""
    """The side of the subject in that challenge."""
    to: str = ""
    """The destination of a card that leaves a discard."""
    view: View
    """The view used to match conditions: the earlier one for leaving play, the later one for entering."""


def sides(happening: Happening) -> dict[str, tuple[int, ...]]:
    """The other cards of an event, by the names that texts use for them."""
    if happening.challenge is not None:
        fight, subject = happening.challenge, happening.subject
        # A card that leaves play with this event is referred to at its new place, like "that".
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
