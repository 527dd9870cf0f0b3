"""An index as plain data, for searching without SQLite: it ranks like `Index.search`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from oracle.suite.search import folding
from oracle.suite.search.folding import folded
from oracle.suite.search.index import (
    COVERED,
    FIRST_OF_GAME,
    IDLE,
    LONGEST_SPOKEN,
    SPOKEN,
    WEIGHTS,
    Entry,
    Index,
    Spoken,
)

MOST = 300
"""Maximum hits stored for one word, the best ones."""
FINE = 100
"""A hit's score by a word is stored as a whole number of hundredths."""
_WORD = re.compile(r"[^\W_]+")


class PlainIndex(Struct, frozen=True, kw_only=True):
    """The data for a search. Hits are numbered from 0, in the order of the entries."""

    hits: list[float]
    """The weight of each hit."""
    forms: dict[str, int]
    """Word, folded → its stem, or -1 for one that occurs in no hit."""
    found: list[list[int]]
    """For each stem, and then for each phrase of the book: a hit, its score, another hit, and so on."""
    spoken: dict[str, list[list[int | str]]]
    """Stems of a player's phrase, with spaces → the entries of `found` that are meant, and the game."""
    plain: dict[str, str]
    """Irregular form of a word → the word."""
    idle: list[str]
    """Words that say nothing, unless there are no others."""
    covered: float = COVERED
    weight_of_spoken: float = SPOKEN
    longest_spoken: int = LONGEST_SPOKEN
    first_of_game: int = FIRST_OF_GAME


def plain_index(entries: Sequence[Entry], spoken: Spoken) -> PlainIndex:
    """The index of these entries."""
    index = Index()
    index.fill(entries)
    phrases = {(game, said): others for game, words in spoken.items() for said, others in words.items()}
    texts = [text for one in entries for text in (one.hit.id, one.hit.title, one.says, one.asks, one.more)]
    texts += [other for one in entries for other in one.other_names]
    texts += [other for others in phrases.values() for other in others]
    forms = sorted({word for text in texts for word in _WORD.findall(folded(text))})
    stems = index.stems(forms)
    found: list[list[int]] = []
    numbers: dict[str, int] = {}
    for form in forms:
        if stems.get(form, form) not in numbers:
            numbers[stems.get(form, form)] = len(found)
            found.append(_best(index.weighed(form)))
    meant: dict[str, list[list[int | str]]] = {}
    for (game, said), others in phrases.items():
        for other in others:
            words = [stems.get(word, word) for word in _WORD.findall(folded(other))]
            meant.setdefault(" ".join(str(numbers[word]) for word in words), []).append([len(found), game])
        found.append(_best(index.weighed(folded(said))))
    return PlainIndex(
        hits=[round(WEIGHTS[one.hit.kind] * one.weight, 3) for one in entries],
        forms={form: numbers[stems.get(form, form)] for form in forms},
        found=found,
        spoken=meant,
        plain=dict(folding.PLAIN),
        idle=sorted(IDLE),
    )


def _best(good: Mapping[int, float]) -> list[int]:
    """The best hits with their scores, in order."""
    best = sorted(good.items(), key=lambda each: (-each[1], each[0]))[:MOST]
    return [number for place, value in sorted(best) if (fine := round(value * FINE)) for number in (place - 1, fine)]
