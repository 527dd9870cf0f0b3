"""5.4 Reactions: played like a Spell, from Limbo, without costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered.rules.effects.context import Ctx
from oracle.games.altered.rules.events import EmblemGone, EmblemPlayed
from oracle.games.altered.rules.playing.declared_effect import declare_effect
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.tasks import PlayReaction, Steps

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.state import EmblemReaction


@rule("5.4.a", "5.4.b", "5.4.c", "5.1.2.b", "5.1.2.i")
def play_reaction(run: Run, task: PlayReaction) -> None:
    """It is declared and carried out in Limbo, without payment."""
    emblem = next((emblem for emblem in run.state.waiting if emblem.id == task.emblem), None)
    if emblem is None:
        return
    if task.resolved:
        cease(run, emblem)
        return
    ctx = Ctx(
        player=emblem.player, source=emblem.source, bound=dict(emblem.bound), players=dict(emblem.players),
        numbers=dict(emblem.numbers),
    )  # fmt: skip
    effect = declare_effect(run, ctx, emblem.effect)
    run.happen(EmblemPlayed(emblem=emblem.id))
    run.then(
        Steps(
            player=emblem.player, source=emblem.source, todo=(effect,), bound=dict(emblem.bound),
            players=dict(emblem.players), numbers=dict(emblem.numbers), held=task.held,
        ),
        replace(task, resolved=True),
    )  # fmt: skip


@rule("5.4.d")
def cease(run: Run, emblem: EmblemReaction) -> None:
    """It ceases to exist when its resolution is done."""
    run.happen(EmblemGone(emblem=emblem.id))
