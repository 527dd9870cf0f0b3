"""User-supplied seeds: their syntax, and the numbers derived from them."""

from __future__ import annotations

import hashlib
import re

from oracle.protocol.display import shown
from oracle.suite.errors import InvalidWordsError

_SEED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,99}")


def seed_of(text: str) -> str:
    """A valid seed, such as a committee's nonce. Raises InvalidWordsError."""
    if not _SEED.fullmatch(text):
        rule = "1 to 100 letters, digits and . _ : -, the first one a letter or a digit"
        raise InvalidWordsError(f'"{shown(text, 120)}" is not a valid seed; a seed is {rule}')
    return text


def number_of(seed: str, *about: str) -> int:
    """The random number for one purpose; other words give other numbers."""
    return int.from_bytes(hashlib.sha256(" ".join((*about, seed)).encode()).digest()[:7], "big")
