"""6.5 Replacement effects: what may still change damage before it is placed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.cards import language as lang
from oracle.games.lorcana.rules.events import Damaged, Ended, Used
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import Object, Shield
from oracle.kernel.replacing import Way, replaced
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("6.5.3", "6.5.4")
def replace_damage(run: Run, events: Sequence[Event]) -> list[Event]:
    """Damage about to be placed, after what is modified about it, as it happens once nothing replaces it any more."""
    view = view_of(run.state)
    if not view.index.replacing and not any(isinstance(modifier, Shield) for modifier in run.state.modifiers):
        return list(events)
    return replaced(run, events, ways_to_replace)


@rule("6.5.5", "6.5.7", "6.5.7.1", "6.5.7.2", "6.5.7.3", "6.5.8")
def ways_to_replace(run: Run, event: Event) -> list[Way]:
    """What can apply to this event now; who is affected, the player of the card that would take damage, decides.

    What replaces a part of its own ability (6.5.6) needs no place here: it is decided as the effect resolves, before
    there is an event.
    """
    if not isinstance(event, Damaged) or event.damage <= 0:
        return []
    thing: Object = run.state.objects[event.object]
    return [*_shields(run, event, thing), *_texts(run, event, thing)]


def _shields(run: Run, event: Damaged, thing: Object) -> Iterator[Way]:
    for shield in run.state.modifiers:
        if isinstance(shield, Shield) and event.how == "dealt" and thing.id in shield.objects:
            yield Way(
                effect=f"{run.game.cards[shield.card].full_name} for a while",
                label=shield.card,
                chooser=thing.player,
                spends=(Ended(modifiers=(shield.id,)),),
            )


@home("1.9.2.2")
def _texts(run: Run, event: Damaged, thing: Object) -> Iterator[Way]:
    view = view_of(run.state)
    for source, ability in view.index.replacing:
        if not _applies(view, ability, source, event, thing):
            continue
        name = f"{run.game.cards[source.card].full_name}/{ability.name}"
        used = Used(object=source.id, ability=f"{source.card}/{ability.name}")
        if ability.first and (used.object, used.ability) in run.state.used:
            continue
        yield Way(
            effect=name,
            label=source.card,
            chooser=thing.player,
            instead=(replace(event, object=source.id, how="put"),) if ability.becomes == "put-on-this" else (),
            spends=(used,) if ability.first else (),
        )


def _applies(view: View, ability: lang.DamageInstead, source: Object, event: Damaged, thing: Object) -> bool:
    if event.how != "dealt" and not ability.taken:
        return False
    if ability.your_turn is not None and ability.your_turn != view.is_turn_of(source.player):
        return False
    if ability.what is None:
        return thing.id == source.id
    return view.matches(thing, ability.what, source.player, source.id)
