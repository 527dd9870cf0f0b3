"""How much one message may hold. What is over is refused where messages are read, and before anything is made of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

LONGEST_TEXT = 10_000
"""Characters of one text: a name, a word, a sentence for people."""
LARGEST_NUMBER = 2**53 - 1
"""The largest whole number that every reader of JSON reads alike."""
MOST_OPTIONS = 5_000
"""Options of one question, and actions in one list of legal actions."""
MOST_ENTRIES = 1_000
"""Entries of any other list: waiting abilities, facts, regions, states, counters, refs of a cost."""
MOST_ASKED = 200
"""Printed cards that an engine is asked about at a time."""
MORE_CARDS = 2_000
"""Cards that an engine may show beyond those of the position it was set up with."""

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Texts = Annotated[tuple[Text, ...], Meta(max_length=MOST_ENTRIES)]
Options = Annotated[tuple[Text, ...], Meta(max_length=MOST_OPTIONS)]
Counters = Annotated[dict[Text, Count], Meta(max_length=MOST_ENTRIES)]
A_FEW = Meta(max_length=MOST_ENTRIES)
ASKED = Meta(max_length=MOST_ASKED)
MANY = Meta(max_length=MOST_OPTIONS)

TOO_MUCH = "of length <="
"""What the decoder says of a text or a list that is too long, and of nothing else."""
