"""What a game taught: data, so that every job of a campaign can learn it."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.generate.coverage_guide import InterestingCase
from oracle.assurance.fuzz.generate.unsupported import Evidence


class Note(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Of one game."""

    game: str
    noted: tuple[Evidence, ...] = ()
    """What the engine turned out to lack, or not to lack."""
    kept: InterestingCase | None = None
    """The case, if it reached anything new."""
    manner: bool = False
    """Whether it differed only in the manner of asking."""
