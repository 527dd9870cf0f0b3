"""The tasks that can be on the agenda of a game of Altered."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import Struct, field

from oracle.games.altered.language import Effect, Expedition, Status
from oracle.games.altered.rules.state import Source
from oracle.kernel.run import Task


class CostChoice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a card is played: `mana` (its Hand or Reserve Cost), `scout`, `free`."""

    kind: str = "mana"
    resources: tuple[str, ...] = ()
    """Mana Orbs to exhaust, by ref; omitted: any ready ones."""


# --- turn effects (4.2.3.d) -----------------------------------------------------------------------------


class Begin(Task, frozen=True, kw_only=True, tag="begin"):
    """Set up the game and start the first day (4.1)."""

    player: str


class PlayCard(Task, frozen=True, kw_only=True, tag="play-card"):
    player: str
    card: str
    cost: CostChoice
    at: str | None = None
    """The Expedition it is to join; omitted: asked for."""


class UseQuickAction(Task, frozen=True, kw_only=True, tag="use-quick-action"):
    player: str
    card: str
    ability: str | None = None
    """Its name; omitted: the only one."""
    resources: tuple[str, ...] = ()


class Pass(Task, frozen=True, kw_only=True, tag="pass"):
    player: str


class Decline(Task, frozen=True, kw_only=True, tag="decline"):
    """Take back the current declaration (6.4.d, 6.4.e)."""

    player: str


# --- what follows ---------------------------------------------------------------------------------------


class ResolveCard(Task, frozen=True, kw_only=True, tag="resolve-card"):
    """The resolution of a card in Limbo (5.1.2.i)."""

    player: str
    object: int
    at: str | None = None
    """The Expedition that was chosen."""
    effect: Effect | None = None
    """For a Spell, its declared effect; None once it is done."""
    paid: int = 0
    """1 if the optional cost was paid."""
    gains: tuple[Status, ...] = ()
    """Statuses it gains when it joins, from the effect that played it."""
    source: int | None = None
    """The object whose ability played it; that ability can find the resulting object (2.1.g)."""
    held: tuple[int, ...] = ()
    """1.x: Reactions that wait for the end of the effect that played it."""
    internal: bool = False
    """1.x: it is played inside an internal action."""


class Steps(Task, frozen=True, kw_only=True, tag="steps"):
    """The remaining steps of an effect (6.1.b): the first is done next, the rest follows."""

    player: str
    """The effect's controller."""
    source: Source
    todo: tuple[Effect, ...]
    bound: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The text's bindings for objects; `this` if the ability itself moved its object (2.1.g)."""
    numbers: dict[str, int] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    """The text's names for players."""
    places: dict[str, tuple[tuple[str, Expedition], ...]] = field(default_factory=dict)
    """`that`: the Expedition chosen last."""
    began: tuple[bool, ...] = ()
    """For each pending "if you did", the innermost last: whether a step of it was started (6.5.f)."""
    held: tuple[int, ...] = ()
    """1.x: Reactions made by internal actions of this effect; they wait for its end."""
    paid_tough: tuple[int, ...] = ()
    """Objects whose Tough cost this effect has paid (7.4.7.f)."""
    internal: bool = False
    """1.x: it is an internal action, inside which no Reactions are checked."""


class PlayReaction(Task, frozen=True, kw_only=True, tag="play-reaction"):
    """An Emblem-Reaction that was chosen is played (5.4)."""

    emblem: int
    resolved: bool = False
    """Its effect is done."""
    held: tuple[int, ...] = ()
    """1.x: Reactions waiting for the end of the effect in which this one is played; its own steps hold them too."""


class CheckReactions(Task, frozen=True, kw_only=True, tag="check-reactions"):
    """4.4."""

    held: tuple[int, ...] = ()
    """1.x: Emblem-Reactions waiting for the end of the current effect (4.4.a, remark)."""


TurnEffect = Literal["card", "quick-action", "pass"]
"""4.2.3.d."""


class AfterTurnEffect(Task, frozen=True, kw_only=True, tag="after-turn-effect"):
    """The turn goes on, or the next player's begins (4.2.3.e)."""

    what: TurnEffect


class BeginPhase(Task, frozen=True, kw_only=True, tag="begin-phase"):
    phase: Literal["morning", "noon", "afternoon", "dusk", "night"]


class FirstTurn(Task, frozen=True, kw_only=True, tag="first-turn"):
    """The first player takes the first turn of the Afternoon (4.2.3.c)."""


class Daily(Task, frozen=True, kw_only=True, tag="daily"):
    """A daily effect (4.2.1, 4.2.4, 4.2.5)."""

    effect: Literal["succeed", "prepare", "draw", "expand", "progress", "rest", "clean-up", "check-victory"]


class EndDay(Task, frozen=True, kw_only=True, tag="end-day"):
    pass


AnyTask = Union[
    Begin, PlayCard, UseQuickAction, Pass, Decline, ResolveCard, Steps, PlayReaction, CheckReactions, AfterTurnEffect,
    BeginPhase, FirstTurn, Daily, EndDay,
]  # fmt: skip
