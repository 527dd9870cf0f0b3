"""The questions on which editions differ, as asked by rule code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from oracle.kernel.rules import Overrides
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


class Edition(Struct, frozen=True, kw_only=True):
    """One edition or reading, as answers to the questions in which they differ."""

    name: str
    action_enters_play: bool = True
    """Does an action enter the Play zone while it resolves? (4.3.3.2; the guides: never)"""
    free_waives: Literal["all", "ink"] = "all"
    """What does "for free" spare? (every cost, and straight to 4.3.3: 4.3.2.2, 6.1.7; or ink only: the guides)"""
    free_is_automatic: bool = False
    """Is a card that *can* be played for free always played so? (000; the book says it of a card that *is*)"""
    nested_action: Literal["after", "at-once"] = "after"
    """When does an action resolve that another effect plays? (6.7.8.1; the documents: immediately)"""
    unplayable_in_part: bool = False
    """Is an action illegal of whose effect a part cannot be done? (1.2.3, 1.7.7 say no; the guides: yes)"""
    always_enters_ready_and_drying: bool = False
    """Do characters enter ready and drying whatever a card says? (the guides; against 8.10.2, 8.10.4, 8.3.2)"""
    drying_is_idle: bool = False
    """Can a drying character do nothing at all, with Rush or without? (8.9.1 says no; the guides: nothing)"""
    zero_damage_was_dealt: bool = True
    """Has a source dealt damage that was reduced to 0? (1.9.5 since 2.2; 2.1: no)"""
    stack_shares_states: bool = True
    """Do the cards of a stack take on the states that the top card has in its new zone? (5.1.1.7 since 2.2; 2.1: no)"""
    newer_shift: bool = True
    """Has Shift the variants of 8.10.8.3 to 8.10.8.6, and is 8.10.1 about cards? (since 2.2; before: characters)"""
    bag_holds_cards: bool = False
    """Is the bag a place where cards can be? (`seed-chapter-4`; 7.7.1 says no)"""
    follows: Callable[[Run, list[Event]], list[Event]] | None = None
    """What happens along with events that the book lets happen alone? (None: nothing)"""
    overrides: Overrides = {}
    """Rules that are different altogether: rule name → function."""
