"""The known findings about an engine by cause; assigns each new difference to its finding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from msgspec import UnsetType

from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.difference import Cause, Difference, Signature, cause_of
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.vocabulary import words
from oracle.assurance.own import own
from oracle.profiles import PROFILES
from oracle.protocol.declared import capabilities_of
from oracle.protocol.values import Json
from oracle.suite.games import SEATS

DRAWN = 320
"""The number of cards drawn to measure how common each word is in texts."""
COMMON = 0.025
"""A word on at least this share of the cards says nothing about the cause of a difference."""


class Known:
    """Findings by cause. A cause has one finding, whatever its differences look like."""

    def __init__(self, records: Iterable[Record]) -> None:
        """`records`: the differences already known, findings first."""
        self._homes: dict[Signature | Cause, Cause] = {}
        """A signature, or the cause that it suggests → the cause of its finding."""
        self._records: dict[Cause, list[Record]] = {}
        for record in records:
            self.add(record)
        self._unseen = {cause: kept[0] for cause, kept in self._records.items()}
        """Earlier findings that this run has not met yet."""

    def cause(self, difference: Difference) -> Cause | None:
        """The cause of the finding that a difference belongs to; None for a new finding."""
        signature = difference.signature
        return self._homes.get(signature) or self._homes.get(cause_of(signature))

    def unseen(self, cause: Cause) -> Record | None:
        """The earlier finding of this cause, if this run meets it for the first time."""
        return self._unseen.pop(cause, None)

    def add(self, record: Record) -> None:
        """Add a known difference."""
        home = record.cause
        self._records.setdefault(home, []).append(record)
        for signature in record.signatures:
            self.also(signature, home)

    def also(self, signature: Signature, home: Cause) -> None:
        """Assign differences with this signature to the finding of that cause."""
        self._homes.setdefault(signature, home)
        self._homes.setdefault(cause_of(signature), home)

    def forget(self, cause: Cause) -> list[Record]:
        """Forget this cause; returns all of its records."""
        self._homes = {key: home for key, home in self._homes.items() if home != cause}
        return self._records.pop(cause, [])

    def behind(self, record: Record) -> Cause | None:
        """The cause of the first finding that likely shares its cause with a new one; None if there is none."""
        for home, others in self._records.items():
            if any(alike(record, other) for other in others):
                return home
        return None


def alike(one: Record, other: Record) -> bool:
    """Whether two findings likely have one cause: the same card text, or the same two outcomes for the same kind of
    thing.

    Both are shrunk, so everything left in a card's text matters to the difference.
    """
    if one.difference.signature.game != other.difference.signature.game:
        return False
    return _same_text(one, other) or _same_thing(one.difference, other.difference)


def _same_text(one: Record, other: Record) -> bool:
    """Whether all parts of one difference's cards, except common ones, also occur on the other's cards."""
    texts = [_telling(record) for record in (one, other)]
    return all(texts) and (texts[0] <= texts[1] or texts[1] <= texts[0])


def _telling(record: Record) -> frozenset[str]:
    """The words of its card texts, without common words."""
    game = record.difference.signature.game
    definitions = record.case.setup.definitions.values()
    return frozenset().union(*map(words, definitions)) - _common(game)


@cache
def _common(game: str) -> frozenset[str]:
    """Kinds of card, and the words that many cards of the game have."""
    maker = own(game).maker(Offered(capabilities=frozenset(capabilities_of(game))))
    dice = Dice("common words")
    found = Counter(word for number in range(DRAWN) for word in words(maker.definition(dice, f"Card {number}")))
    common = {word for word, times in found.items() if times >= COMMON * DRAWN}
    return frozenset({*common, *PROFILES[game].cards.kinds})


def _same_thing(one: Difference, other: Difference) -> bool:
    """Whether the same kind of thing on the table has the same two outcomes, whoever owns it."""
    if one.kind != "position" or other.kind != "position" or one.row is None or other.row is None:
        return False
    sides = ((each.row.before, each.row.to) for each in (one, other) if each.row is not None)
    told = [tuple(map(_anybody, side)) for side in sides]
    return one.signature.words() == other.signature.words() and told[0] == told[1]


def _anybody(value: Json | UnsetType) -> Json:
    """A value of a table, without names of players."""
    if isinstance(value, dict):
        return {key: _anybody(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_anybody(one) for one in value]
    return "PLAYER" if value in SEATS else value
