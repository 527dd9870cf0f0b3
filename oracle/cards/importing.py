"""Compiles the cards of a file, proves the results, and counts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct, field

from oracle.cards.compiler import Compiled, Compiler, Refused, unproven
from oracle.cards.reading import as_data
from oracle.cards.rows import Row
from oracle.protocol.values import JsonObject


class Stopped(Struct, frozen=True):
    """A card that was not understood, and the words at which reading stopped."""

    name: str
    line: int
    words: str


class Share(Struct):
    """How many cards a set has, how many were understood, and how many texts were reproduced unchanged."""

    cards: int = 0
    understood: int = 0
    said_back: int = 0
    beyond: int = 0
    """Not understood because of a term that the rule book does not define."""


class Imported(Struct):
    """The result of importing a file."""

    sets: dict[str, Share] = {}
    cards: dict[str, list[JsonObject]] = {}
    """Definitions of the cards that were understood and reproduced, by set."""
    stopped: list[Stopped] = []
    not_said_back: list[Stopped] = []
    differing: list[str] = []
    """Cards whose new definition behaves differently from the project's own."""
    agreeing: int = 0
    named: Counter[str] = field(default_factory=Counter)
    """How many cards have each name."""

    @property
    def alike(self) -> list[str]:
        """Names shared by several cards."""
        return [name for name, times in self.named.items() if times > 1]

    @property
    def words(self) -> list[tuple[str, int]]:
        """The words at which texts stopped, most frequent first."""
        counted = Counter(one.words for one in self.stopped)
        return sorted(counted.items(), key=lambda one: (-one[1], one[0]))

    @property
    def whole(self) -> Share:
        """All sets together."""
        shares = self.sets.values()
        return Share(
            sum(one.cards for one in shares),
            sum(one.understood for one in shares),
            sum(one.said_back for one in shares),
            sum(one.beyond for one in shares),
        )


def imported(
    rows: Iterable[Row],
    compiler: Compiler,
    known: Mapping[str, object],
    tell: Callable[[int], None] = lambda _: None,
) -> Imported:
    """Compile every card, reproduce its text, and compare it with the known definition under its full name, if any.

    `tell` is called with the number of cards read.
    """
    found = Imported()
    for number, row in enumerate(rows, 1):
        tell(number)
        name = compiler.full_name(row.facts)
        found.named[name] += 1
        share = found.sets.setdefault(_set(row), Share())
        share.cards += 1
        try:
            made = compiler.compiled(row.facts, row.text)
        except Refused as refused:
            share.beyond += refused.beyond
            found.stopped.append(Stopped(name, row.line, refused.words))
            continue
        share.understood += 1
        _add(found, share, row, made, compiler)
        if name in known:
            same = compiler.comparable(as_data(known[name])) == compiler.comparable(made.card)
            found.agreeing += same
            found.differing += [] if same else [name]
    return found


def _add(found: Imported, share: Share, row: Row, made: Compiled, compiler: Compiler) -> None:
    words = unproven(compiler, made)
    if words is None:
        share.said_back += 1
        found.cards.setdefault(_set(row), []).append(made.card)
    else:
        found.not_said_back.append(Stopped(compiler.full_name(row.facts), row.line, words))


def _set(row: Row) -> str:
    return str(row.facts.get("set") or "")
