"""The step definitions: importing this package registers every phrase that scenarios use."""

from oracle.profiles import PROFILES, part

from . import by_reading, given, then, when

__all__ = ["by_reading", "given", "then", "when"]

for game in PROFILES:
    part(game, "profile.phrases")
