"""The reason why a course does not explain a step."""

from __future__ import annotations

from msgspec import Struct

from oracle.assurance.fuzz.difference import Contrast, Kind
from oracle.assurance.records.course import Course


class Differs(Struct, frozen=True, kw_only=True):
    """A difference between the record and a course."""

    course: Course
    kind: Kind
    contrast: Contrast
    clause: str
    weight: int = 1
    """The size of the difference: among several courses, the one with the smallest is reported."""
    unjudged: str = ""
    """Why the difference does not count; empty if it counts."""
