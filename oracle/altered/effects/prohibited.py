"""The other name of `check_possible`, while there are callers of it."""

from oracle.altered.concepts.impossible import check_possible as check_allowed

__all__ = ["check_allowed"]
