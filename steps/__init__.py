"""The step definitions: importing this package registers every phrase of the scenarios."""

from . import by_reading, day, given, then, when

__all__ = ["by_reading", "day", "given", "then", "when"]
