"""Decisions on open conflicts, as a report names them."""

from __future__ import annotations

import datetime
from typing import Literal

from msgspec import Struct


class DecisionTaken(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision under which a run was judged."""

    name: str
    game: str
    conflict: int
    outcome: str
    reason: str
    who: str
    date: datetime.date
    until: datetime.date | None = None
    """The first day on which it no longer holds."""
    standing: Literal["holds", "expired", "not checked"]
    """Whether it is applied; `not checked`: it is, but no date was given."""
    settles: tuple[str, ...] = ()
    """The scenarios of which it settles the outcome."""
    leaves: tuple[str, ...] = ()
    """The scenarios that stay disputed: the register does not say which outcome belongs to which side."""
    digest: str
    """The SHA-256 of its content."""
