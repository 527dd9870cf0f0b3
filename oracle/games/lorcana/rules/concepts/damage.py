"""1.9 Damage: dealt, put, removed and moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.golden_rules import is_forbidden
from oracle.games.lorcana.rules.events import Damaged, Healed
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import PLAY, Object
from oracle.kernel.open_questions import rests_on
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


class Hit(Struct, frozen=True, kw_only=True):
    """Damage about to be dealt to an object in play: the amount before modifiers, and the source card."""

    object: int
    base: int | None
    """None: no damage is dealt at all, so that nothing can increase it."""
    by: int | None = None
    unreduced: bool = False
    """Its source's text says that Resist does not reduce it."""


class Transfer(Struct, frozen=True, kw_only=True):
    """Damage about to be moved: the maximum, and whose effect moves it."""

    player: str
    damage: int
    by: int | None = None


@rule("1.9.2.1", "1.9.3", "1.9.5", "6.7.2.2", "8.8.2")
def deal_damage(run: Run, hits: Sequence[Hit], *, in_challenge: bool = False) -> bool:
    """All damage is dealt at once. Returns whether damage counts as dealt to each of them.

    Damage reduced to 0 was dealt and not taken (1.9.5); in 2.1 it was not dealt at all (8.8.2).
    """
    events: list[Event] = []
    hits = [hit for hit in hits if hit.base is not None and has_damage(run, run.state.objects[hit.object])]
    for hit in hits:
        if is_spared(run, hit, in_challenge=in_challenge):
            continue
        damage = total_damage(run, hit)
        if damage or ((hit.base or 0) > 0 and run.game.edition.zero_damage_was_dealt):
            events.append(Damaged(object=hit.object, damage=damage, how="dealt", by=hit.by, in_challenge=in_challenge))
    return bool(events) and run.happen(*events) == len(hits)


@home("5.1.2.2")
def has_damage(run: Run, thing: Object) -> bool:
    """Whether a card can have damage counters: characters and locations in play can."""
    return thing.zone == PLAY and view_of(run.state).definition(thing).willpower is not None


def can_be_dealt_damage(run: Run, thing: Object) -> bool:
    """Whether nothing prevents damage to a card."""
    return not is_forbidden(run, "be-dealt-damage", thing.player, thing)


@rule("1.9.4", "1.9.4.1", "1.9.4.2", "1.9.4.3")
def total_damage(run: Run, hit: Hit) -> int:
    """The base damage plus increases minus reductions; a negative total counts as 0.

    Whether a base of 0 is increased is open (conflict 194).
    """
    thing: Object = run.state.objects[hit.object]
    _note_more_than_none(run, hit)
    reduced = 0 if hit.unreduced else resisted(run, thing)
    return max((hit.base or 0) + increased(run, hit) - reduced, 0)


def _note_more_than_none(run: Run, hit: Hit) -> None:
    if not hit.base and increased(run, hit) > 0:
        rests_on(194)


@rule("1.9.4.2", "4.6.6.1")
def increased(run: Run, hit: Hit) -> int:
    """The increase of damage from effects on its target and on its source.

    Only a source in play deals more: static abilities and lasting effects are about cards there.
    """
    view, objects = view_of(run.state), run.state.objects
    more = view.values(objects[hit.object]).damage_to if view.modifies("damage-to") else 0
    source = None if hit.by is None else objects.get(hit.by)
    if source is not None and source.zone == PLAY and view.modifies("damage-by"):
        more += view.values(source).damage_by
    return more


@rule("1.2.2")
def is_spared(run: Run, hit: Hit, *, in_challenge: bool) -> bool:
    """Whether an effect prevents damage to this card, or prevents it from taking any in the challenge."""
    thing: Object = run.state.objects[hit.object]
    kept = in_challenge and is_forbidden(run, "take-challenge-damage", thing.player, thing)
    return kept or not can_be_dealt_damage(run, thing)


@rule("8.8.1", "8.8.2")
def resisted(run: Run, thing: Object) -> int:
    """The reduction of damage to a card with Resist."""
    return view_of(run.state).keyword(thing, "resist") or 0


@rule("1.9.2.2", "1.9.3", "8.8.3")
def put_damage(run: Run, things: Sequence[Object], damage: int, by: int | None = None) -> bool:
    """Counters are put on cards in play; this is not dealing damage, and Resist does not reduce it.

    Returns whether they were put on each of them that can have damage.
    """
    events = [Damaged(object=thing.id, damage=damage, how="put", by=by) for thing in things if has_damage(run, thing)]
    return damage > 0 and bool(events) and run.happen(*events) == len(events)


@rule("1.9.2.3")
def remove_damage(run: Run, player: str, thing: Object, damage: int) -> int:
    """A player removes counters, at most as many as there are. Returns how many."""
    removed = min(thing.damage, damage)
    if removed > 0 and is_forbidden(run, "remove-damage", player, thing):
        return 0
    if removed > 0:
        run.happen(Healed(object=thing.id, damage=removed, player=player))
    return removed


@rule("1.9.2.4", "1.9.2.3", "1.9.3", "8.8.3")
def move_damage(run: Run, move: Transfer, source: Object, target: Object) -> int:
    """A player's effect removes counters from one card and puts them on another, at once. Returns how many.

    None is moved onto the card it comes from. Whether a later part of the same text may do so is open (conflict 107).
    """
    moved = min(source.damage, move.damage)
    if moved <= 0 or source.id == target.id or not has_damage(run, target):
        return 0
    if is_forbidden(run, "remove-damage", move.player, source):
        return 0
    taken = Damaged(object=target.id, damage=moved, how="moved", by=move.by)
    if any(isinstance(event, Healed) and event.object == target.id and event.player for event in run.events):
        rests_on(107)
    run.happen(Healed(object=source.id, damage=moved, player=move.player), taken)
    return moved
