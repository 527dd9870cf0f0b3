"""Texts that can be read but whose meaning the rules leave open: no definition of them would be certain."""

from __future__ import annotations

import re

from oracle.cards.compiler import Refused

LEFT_OPEN = "(the rules leave open "
"""How such a refusal begins."""
_OF_A_CARD_IN_PLAY = tuple(
    re.compile(pattern)
    for pattern in (
        # Other than the card itself, or than the earlier choice?
        r"(?<!another )(?<!other )\bchosen (?!opponent|player)[^«]* another chosen ",
        r"\bchoose a opposing character and [^.]* each other character ",
        # Other than the card itself, or than the one damaged as well?
        r"\bdamage to another character\b[^,]*, [^.]* (?:other|another) chosen character (?!of your)",
    )
)  # fmt: skip
"""On an action, "another" leaves nothing open: the action itself cannot be one of the cards (6.1.6)."""


def check_settled(line: str, *, action: bool) -> None:
    """Refuse a normal form whose meaning the rules leave open (conflict 145). Raises `Refused`."""
    if not action and any(pattern.search(line) for pattern in _OF_A_CARD_IN_PLAY):
        raise Refused(f"{LEFT_OPEN}which cards are other ones)")
