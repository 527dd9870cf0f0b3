"""Texts whose words can be read, and whose meaning the rules leave open: no definition of them would be sure."""

from __future__ import annotations

import re

from oracle.cards.compiler import Refused

LEFT_OPEN = "(the rules leave open "
"""How the words of such a refusal begin."""
_ANYWHERE = (
    (re.compile(r"\{E\} (?:1 of your|chosen) [^.—]* to "), "whether an effect can {E} a drying character)"),
)  # fmt: skip
_OF_A_CARD_IN_PLAY = tuple(
    (re.compile(pattern), "which cards are other ones)")
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
    """Refuse a normal form that the rules leave open (conflicts 145 and 146). Raises `Refused`."""
    for pattern, question in (*_ANYWHERE, *(() if action else _OF_A_CARD_IN_PLAY)):
        if pattern.search(line):
            raise Refused(f"{LEFT_OPEN}{question}")
