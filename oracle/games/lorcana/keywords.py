"""The keywords of Lorcana (chapter 8), one per row. Their effects are in `rules/keywords` or in the step they
change.
"""

from __future__ import annotations

from typing import Literal

from oracle.language.keywords import Keyword, by_word

KeywordName = Literal[
    "alert", "bodyguard", "boost", "challenger", "evasive", "reckless", "resist", "rush", "shift", "sing-together",
    "singer", "support", "vanish", "ward",
]  # fmt: skip
_CHARACTER = ("character",)
_CHALLENGED = ("character", "location")
_PERMANENT = ("character", "item", "location")

KEYWORDS = by_word(
    [
        Keyword(word="alert", clause="8.2", bearers=_CHARACTER),
        Keyword(word="bodyguard", clause="8.3", bearers=_CHARACTER),
        Keyword(word="boost", clause="8.4", bearers=_PERMANENT, number="value"),
        Keyword(word="challenger", clause="8.5", bearers=_CHARACTER, number="value", adds_up=True),
        Keyword(word="evasive", clause="8.6", bearers=_CHALLENGED),
        Keyword(word="reckless", clause="8.7", bearers=_CHARACTER),
        Keyword(word="resist", clause="8.8", bearers=_CHALLENGED, number="value", adds_up=True),
        Keyword(word="rush", clause="8.9", bearers=_CHARACTER),
        Keyword(word="shift", clause="8.10", bearers=_PERMANENT, number="cost", of_playing=True),
        Keyword(word="singer", clause="8.11", bearers=_CHARACTER, number="value"),
        Keyword(word="sing-together", clause="8.12", bearers=("action",), number="value", of_playing=True),
        Keyword(word="support", clause="8.13", bearers=_CHARACTER),
        Keyword(word="vanish", clause="8.14", bearers=_CHARACTER),
        Keyword(word="ward", clause="8.15", bearers=_PERMANENT),
    ]
)
"""Word → keyword."""
