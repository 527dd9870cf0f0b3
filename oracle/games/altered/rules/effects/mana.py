"""Mana: paid by exhausting Mana Orbs (3.2.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.altered.rules.concepts.impossible import check_possible
from oracle.games.altered.rules.events import StatusGained, StatusLost
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import MANA, Object, cards_in
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


class Orbs(Struct, frozen=True, gc=False):
    """The Mana Orbs that pay; each of `readied` is first readied by exhausting the other of its pair."""

    paying: tuple[int, ...] = ()
    readied: tuple[tuple[int, int], ...] = ()


@home("2.4.5.b")
def is_ready(thing: Object) -> bool:
    return "exhausted" not in thing.status


@rule("3.2.9.f", "1.2.5.e", "3.2.9.a", reads=True)
def choose_orbs(
    run: Run, player: str, amounts: tuple[int, ...], named: tuple[str, ...] = (), used: frozenset[int] = frozenset()
) -> Orbs:
    """The Orbs that pay one of these amounts of mana: those the player named, otherwise any ready ones for the
    least.

    `used`: Orbs that another part of the cost exhausts. Raises IllegalAction: 6.4.c if there are too few ready ones.
    """
    orbs = [orb for orb in cards_in(run.state, player, MANA) if orb.id not in used]
    ready = [orb for orb in ready_orbs(run, player) if orb.id not in used]
    amount = len(named) if named else min(amounts)
    if amount not in amounts:
        raise IllegalAction("3.2.9.f", f"{amount} Mana Orbs are named where {min(amounts)} are to be exhausted")
    if len(ready) < amount:
        raise IllegalAction("6.4.c", f"{player} has {len(ready)} ready Mana Orbs and needs {amount}")
    return named_orbs(run, player, orbs, ready, named) if named else Orbs(tuple([orb.id for orb in ready[:amount]]))


@rule("3.2.9.f", "1.2.5.e", reads=True)
def ready_orbs(run: Run, player: str) -> tuple[Object, ...]:
    """The Mana Orbs of a player that can be exhausted."""
    orbs = cards_in(run.state, player, MANA)
    return tuple([orb for orb in orbs if is_ready(orb) and _can_exhaust(run, orb, player)])


def _can_exhaust(run: Run, orb: Object, player: str) -> bool:
    try:
        check_possible(run, StatusGained(object=orb.id, status="exhausted", by=player))
    except IllegalAction:
        return False
    return True


@rule("3.2.9.e")
def named_orbs(
    _run: Run,
    player: str,
    orbs: list[Object],
    ready: list[Object],
    named: tuple[str, ...],
) -> Orbs:
    """An exhausted Orb can be named too: it is first readied by exhausting another one."""
    by_ref = {orb.card: orb for orb in orbs}
    for ref in named:
        if ref not in by_ref or named.count(ref) > 1:
            raise IllegalAction("3.2.9.f", f"{ref} is no Mana Orb of {player}'s that can be exhausted for this")
    others = [orb.id for orb in ready if orb.card not in named]
    spent = [by_ref[ref].id for ref in named if not is_ready(by_ref[ref])]
    return Orbs(tuple([by_ref[ref].id for ref in named]), tuple(zip(others, spent, strict=False)))


def ready_others(pairs: tuple[tuple[int, int], ...], player: str) -> list[Event]:
    """The exchange of a ready Orb for an exhausted one (3.2.9.e)."""
    return [
        action
        for spent, readied in pairs
        for action in (
            StatusGained(object=spent, status="exhausted", by=player),
            StatusLost(object=readied, status="exhausted", by=player),
        )
    ]


@rule("3.2.9.e")
def rearrange_orbs(run: Run, player: str, source: str | None = None) -> None:
    """Before a step that chooses one of a player's Mana Orbs, the player may ready some by exhausting others.

    Orbs differ only in their cards, so this is asked only if some are ready and some are not.
    """
    orbs = cards_in(run.state, player, MANA)
    spent = tuple([orb.card for orb in orbs if not is_ready(orb)])
    ready = tuple([orb.card for orb in orbs if is_ready(orb)])
    most = min(len(spent), len(ready))
    if not most:
        return
    taken = run.ask("choose", player, spent, least=0, most=most, source=source, text="Mana Orbs to ready")
    if not taken:
        return
    number = len(taken)
    given = run.ask("choose", player, ready, least=number, most=number, source=source, text="Mana Orbs to exhaust")
    ids = {orb.card: orb.id for orb in orbs}
    pairs = tuple([(ids[one], ids[other]) for one, other in zip(given, taken, strict=True)])
    run.happen(*ready_others(pairs, player))
