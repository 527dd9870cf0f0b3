"""The questions on which editions differ, as asked by rule code."""

from __future__ import annotations

from msgspec import Struct

from oracle.kernel.rules import Overrides


class Edition(Struct, frozen=True, kw_only=True):
    """One edition, as answers to the questions in which they differ."""

    name: str
    targets_in_declaration: bool = False
    """Are targets chosen in the declaration of intent? (1.x 5.1.2.b; 3.0 6.5.b: as the step comes)"""
    modes_in_declaration: bool = False
    """Are modes chosen in the declaration of intent? (1.x 5.1.2.b; 3.0 6.5.g, against its 5.1.2.c)"""
    declines_return: bool = True
    """Does declining a cost go back to where the card was offered? (3.0 6.4.d, 6.4.e; 1.x: it is not played)"""
    checks_after_steps: bool = False
    """Are Reactions checked after each step of an effect? (1.x 4.4.a.2, 4.4.a.3; 3.0: after daily effects)"""
    expedition_permanents: bool = True
    """Do some Permanents join an Expedition? (3.0 5.1.2.i; 1.x 5.1.2.e: all join the Landmark zone)"""
    join_counts_landmarks: bool = True
    """Does the join symbol cover the Landmark zone? (3.0 1.1.6.e; 1.x: the Expedition zone only)"""
    limits_printed: bool = True
    """Do Heroes say how much their player keeps at Clean-up? (3.0 2.2.12, 2.2.13; 1.x: two and two)"""
    missing_cost_is_zero: bool = True
    """Is a card without a Hand Cost played from Hand for nothing? (3.0 2.3.1.f; 1.x 2.2.6.b, 2.2.7.b: not at all)"""
    reactions_limited: bool = True
    """Is a Reaction activated a hundred times a day at most? (3.0 1.4.6.c, 6.3.l; 1.x does not say)"""
    victory_at_night: bool = True
    """Does nobody win before Check Victory? (3.0 4.2.5.d, which 1.x lacks; what 1.x has of it is not known)"""
    overrides: Overrides = {}
    """Rules that are different altogether: rule name → function."""
