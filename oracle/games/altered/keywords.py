"""The keywords of Altered (7.4; Fleeting of Spells: 2.4.6), one per row. Their effects are in the code of the
moment.
"""

from __future__ import annotations

from typing import Literal

from oracle.language.keywords import Keyword, by_word

KeywordName = Literal["cooldown", "defender", "eternal", "fleeting", "gigantic", "scout", "seasoned", "tough"]
_EXPEDITION = ("character", "expedition")
"""Also in zones where an Expedition Permanent may have texts about Expeditions."""
_ANY = ("character", "expedition", "landmark", "spell")

KEYWORDS = by_word(
    [
        Keyword(word="cooldown", clause="7.4.1", bearers=("spell",), of_playing=True),
        Keyword(word="defender", clause="7.4.2", bearers=_EXPEDITION),
        Keyword(word="eternal", clause="7.4.3", bearers=_EXPEDITION),
        Keyword(word="fleeting", clause="2.4.6", bearers=("spell",), of_playing=True),
        Keyword(word="gigantic", clause="7.4.4", bearers=_EXPEDITION),
        Keyword(word="scout", clause="7.4.5", bearers=_ANY, number="value", of_playing=True),
        Keyword(word="seasoned", clause="7.4.6", bearers=_EXPEDITION),
        Keyword(
            word="tough", clause="7.4.7", bearers=("character", "expedition", "landmark"), number="value", adds_up=True
        ),
    ]
)
"""Word → keyword."""
