"""Versions of a record with less information."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from oracle.assurance.records.model import Answer, Line, Seen, Start
from oracle.profiles import PROFILES
from oracle.protocol.messages import Observation


def to_actions(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Only the moves, without observations and questions."""
    return tuple(_with(line, Seen(), asked=False) for line in lines)


def to_digests(lines: Sequence[Line], hashed: Callable[[Observation], str]) -> tuple[Line, ...]:
    """A hash instead of each table."""
    found = []
    for line in lines:
        table = line.seen.table
        found.append(_with(line, Seen() if table is None else Seen(digest=hashed(table)), asked=True))
    return tuple(found)


def without_chance(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The same without outcomes of chance, and without the order of decks."""
    start, *rest = lines
    if not isinstance(start, Start):
        return tuple(lines)
    zones = PROFILES[start.setup.game].order_zones
    players = dict.fromkeys(card.player for card in start.setup.position.cards if card.zone in zones)
    return (replace(start, setup=replace(start.setup, chance=()), unordered=tuple(players)), *rest)


def to_view(lines: Sequence[Line], viewer: str) -> tuple[Line, ...]:
    """One player's knowledge: the own deck, the recorded views, and the questions to that player."""
    start, *rest = without_chance(lines)
    if not isinstance(start, Start):
        return tuple(lines)
    game = PROFILES[start.setup.game]
    cards = tuple(
        replace(card, card=None) if card.zone in game.hidden_zones and card.player != viewer else card
        for card in start.setup.position.cards
    )
    setup = replace(start.setup, position=replace(start.setup.position, cards=cards), printings={})
    return (replace(start, setup=setup, seen=_seen_by(start.seen, viewer)), *(_known_to(line, viewer) for line in rest))


def _known_to(line: Line, viewer: str) -> Line:
    seen = _seen_by(line.seen, viewer)
    if isinstance(line, Answer) and line.player != viewer:
        return replace(line, seen=seen, asked=None, answer=None)
    return replace(line, seen=seen)


def _seen_by(seen: Seen, viewer: str) -> Seen:
    return Seen(views={player: view for player, view in seen.views.items() if player == viewer})


def _with(line: Line, seen: Seen, *, asked: bool) -> Line:
    if isinstance(line, Answer) and not asked:
        return replace(line, seen=seen, asked=None)
    return replace(line, seen=seen)
