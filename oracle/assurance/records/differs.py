"""Why a course does not explain a step."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.difference import Contrast, Kind
from oracle.assurance.records.course import Course


class Differs(Struct, frozen=True, kw_only=True):
    """What the record says otherwise than a course."""

    course: Course
    kind: Kind
    contrast: Contrast
    clause: str
    weight: int = 1
    """How much differs: of several courses the one with the least is told."""
    unjudged: str = ""
    """Why nobody is judged by it; empty where it counts."""
