"""Another way to `check_allowed`, while there are callers of it."""

from oracle.altered.concepts.impossible import check_allowed

__all__ = ["check_allowed"]
