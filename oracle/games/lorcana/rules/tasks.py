"""The tasks that can be on the agenda of a game of Lorcana: turn actions, and the tasks they create."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from oracle.games.lorcana.language import Effect
from oracle.games.lorcana.rules.state import Waiting
from oracle.kernel.run import Task


class CostChoice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a player announces to play a card (4.3.2.2); omitted details are asked for."""

    kind: str
    onto: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    ink: tuple[str, ...] = ()


class PlayCard(Task, frozen=True, kw_only=True, tag="play"):
    player: str
    card: str
    cost: CostChoice | None = None


class InkCard(Task, frozen=True, kw_only=True, tag="ink"):
    player: str
    card: str


class Quest(Task, frozen=True, kw_only=True, tag="quest"):
    player: str
    card: str


class Challenge(Task, frozen=True, kw_only=True, tag="challenge"):
    player: str
    card: str
    target: str | None = None
    """The character or location challenged; asked for if omitted."""


class Move(Task, frozen=True, kw_only=True, tag="move"):
    player: str
    card: str
    target: str | None = None
    """The location moved to; asked for if omitted."""


class UseAbility(Task, frozen=True, kw_only=True, tag="use"):
    player: str
    card: str
    ability: str | None = None


class Begin(Task, frozen=True, kw_only=True, tag="begin"):
    """The game is set up (2.2), or the next one of a series."""

    player: str


class EndTurn(Task, frozen=True, kw_only=True, tag="end-turn"):
    player: str


class Concede(Task, frozen=True, kw_only=True, tag="concede"):
    player: str
    within: bool = False
    """While their ability resolves, or they choose one to resolve, in another player's turn."""


TurnAction = PlayCard | InkCard | Quest | Challenge | Move | UseAbility | Begin | EndTurn | Concede


class ResolveAction(Task, frozen=True, kw_only=True, tag="resolve-action"):
    """An action in the Play zone takes effect, then goes to its next zone."""

    object: int
    player: str
    card: str
    after: Literal["discard", "bottom-of-deck"] = "discard"
    singers: tuple[int, ...] = ()


class ResolveAbility(Task, frozen=True, kw_only=True, tag="resolve-ability"):
    """The effect of an activated ability whose cost is paid."""

    player: str
    source: int
    card: str
    effect: Effect
    bound: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The payments, by the names used in the effect."""


class ResolveTriggered(Task, frozen=True, kw_only=True, tag="resolve-triggered"):
    waiting: Waiting


class Check(Task, frozen=True, kw_only=True, tag="check"):
    """The game state check (1.8), repeated until it finds nothing."""

    turn_ends: bool = False


class Bag(Task, frozen=True, kw_only=True, tag="bag"):
    """Resolve the abilities waiting in the bag, one after the other (7.7.4)."""

    last: str | None = None
    """The player who resolved the last one (7.7.4.3)."""


class ChallengeDamage(Task, frozen=True, kw_only=True, tag="challenge-damage"):
    """The second step of the current challenge (4.6.6)."""


class EndChallenge(Task, frozen=True, kw_only=True, tag="end-challenge"):
    """The current challenge is over (4.6.7)."""


class EndEffects(Task, frozen=True, kw_only=True, tag="end-effects"):
    """Second step of the end of the turn (3.4.1.2)."""


class PassTurn(Task, frozen=True, kw_only=True, tag="pass-turn"):
    """The turn passes to the next player (3.4.2)."""


class ReadyStep(Task, frozen=True, kw_only=True, tag="ready-step"):
    pass


class SetStep(Task, frozen=True, kw_only=True, tag="set-step"):
    pass


class DrawStep(Task, frozen=True, kw_only=True, tag="draw-step"):
    pass


class MainPhase(Task, frozen=True, kw_only=True, tag="main-phase"):
    pass
