"""Texts whose words can be read, and whose meaning the rules leave open: no definition of them would be sure."""

from __future__ import annotations

import re

from oracle.cards.compiler import Refused

LEFT_OPEN = "(the rules leave open "
"""How the words of such a refusal begin."""
_OF_A_CARD_IN_PLAY = tuple(
    re.compile(pattern)
    for pattern in (
        # Other than the card itself, or than what was chosen before?
        r"(?<!another )(?<!other )\bchosen (?!opponent|player)[^«]* another chosen ",
        r"\bchoose a opposing character and [^.]* each other character ",
        # Other than the card itself, or than the one damaged as well?
        r"\bdamage to another character\b[^,]*, [^.]* (?:other|another) chosen character (?!of your)",
    )
)  # fmt: skip
"""What an action says of others leaves nothing open: it is no card that could be one of them (6.1.6)."""


def check_settled(line: str, *, action: bool) -> None:
    """Refuse a normal form that the rules leave open (conflict 145). Raises `Refused`."""
    if not action and any(pattern.search(line) for pattern in _OF_A_CARD_IN_PLAY):
        raise Refused(f"{LEFT_OPEN}which cards are other ones)")
