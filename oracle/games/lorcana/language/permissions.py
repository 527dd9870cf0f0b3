"""Static abilities that change what the rules require or allow."""

from __future__ import annotations

from typing import Literal

from oracle.games.lorcana.language.filters import Amount, Characteristic, Condition, Filter, Who
from oracle.games.lorcana.language.payments import Payment
from oracle.language.effects import Node


class SkipStep(Node, frozen=True, kw_only=True, tag="skip-step"):
    """Its player's turns have no such step (6.4.3)."""

    step: Literal["draw"]
    condition: Condition | None = None
    name: str = ""


class FightsWith(Node, frozen=True, kw_only=True, tag="fights-with"):
    """In challenges, characters deal damage with another characteristic instead of their Strength."""

    stat: Literal["willpower", "lore"]
    what: Filter | None = None
    """Absent: this one."""
    condition: Condition | None = None
    name: str = ""


class CostTo(Node, frozen=True, kw_only=True, tag="cost-to"):
    """A cost that has to be paid each time certain characters quest or challenge."""

    action: Literal["quest", "challenge"]
    cost: tuple[Payment, ...]
    what: Filter | None = None
    """Absent: this one."""
    condition: Condition | None = None
    name: str = ""


class UsesFree(Node, frozen=True, kw_only=True, tag="uses-free"):
    """An activated ability of this card can be used for free (4.4.3.2): only what is exerted is paid."""

    ability: str = ""
    """Its name; omitted: any of them."""
    condition: Condition | None = None
    name: str = ""


class NotReducedBelow(Node, frozen=True, kw_only=True, tag="not-reduced-below"):
    """A characteristic of matching cards cannot be reduced below a value (6.6.4)."""

    stat: Characteristic
    value: int | None = None
    """Absent: the printed one."""
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


class MovesFree(Node, frozen=True, kw_only=True, tag="moves-free"):
    """Matching characters of its player may move to this location for free (4.7.3.2)."""

    what: Filter = Filter()
    condition: Condition | None = None
    name: str = ""


class MovePays(Node, frozen=True, kw_only=True, tag="move-pays"):
    """Payment modifier: you pay less (negative: more) to move matching characters of yours to a location."""

    less: Amount
    what: Filter = Filter()
    here: bool = False
    """Only to this location."""
    this: bool = False
    """Only when this character moves."""
    condition: Condition | None = None
    name: str = ""


class MustBeChosen(Node, frozen=True, kw_only=True, tag="must-be-chosen"):
    """Opponents must choose this card as effects resolve, if able."""

    name: str = ""


class DecksFaceUp(Node, frozen=True, kw_only=True, tag="decks-face-up"):
    """These players play with the top card of their deck face up."""

    who: Who = "each"
    name: str = ""


class LoreToWin(Node, frozen=True, kw_only=True, tag="lore-to-win"):
    """This much lore is needed to win, instead of 20 (1.8.1.1); with several such texts, the highest number counts."""

    lore: int
    who: Who = "opponents"
    """The players who need it."""
    condition: Condition | None = None
    name: str = ""


class QuestsDrying(Node, frozen=True, kw_only=True, tag="quests-drying"):
    """Characters can quest while they are drying."""

    what: Filter | None = None
    """Absent: this one."""
    condition: Condition | None = None
    name: str = ""


class InkMore(Node, frozen=True, kw_only=True, tag="ink-more"):
    """You may ink additional cards each turn (4.2.3.1)."""

    cards: int = 1
    name: str = ""
