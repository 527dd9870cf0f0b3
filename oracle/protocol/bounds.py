"""Size limits of messages. Anything larger is refused on reading, before it is used."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LONGEST_TEXT = 10_000
"""Maximum characters of one text: a name, a word, a sentence for people."""
LARGEST_NUMBER = 2**53 - 1
"""The largest integer that every JSON reader reads exactly."""
MOST_OPTIONS = 5_000
"""Maximum options of one question, and actions in one list of legal actions."""
MOST_ENTRIES = 1_000
"""Maximum entries of any other list: waiting abilities, facts, regions, states, counters, refs of a cost."""
MOST_ASKED = 200
"""Maximum printed cards per question to an engine."""
MORE_CARDS = 2_000
"""Cards that an engine may show beyond those of its setup position."""

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Texts = Annotated[tuple[Text, ...], Meta(max_length=MOST_ENTRIES)]
Options = Annotated[tuple[Text, ...], Meta(max_length=MOST_OPTIONS)]
Counters = Annotated[dict[Text, Count], Meta(max_length=MOST_ENTRIES)]
A_FEW = Meta(max_length=MOST_ENTRIES)
ASKED = Meta(max_length=MOST_ASKED)
MANY = Meta(max_length=MOST_OPTIONS)

TOO_MUCH = "of length <="
"""The decoder's message for a text or list that is too long, and for nothing else."""
