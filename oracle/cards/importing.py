"""The cards of a file compiled, said back and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct, field

from oracle.cards.compiler import Compiled, Compiler, Refused, unproven
from oracle.cards.reading import as_data
from oracle.cards.rows import Row
from oracle.protocol.values import JsonObject


class Stopped(Struct, frozen=True):
    """A card that was not understood, and the words at which its text stopped."""

    name: str
    line: int
    words: str


class Share(Struct):
    """How many cards of a set there are, were understood, and were said back unchanged."""

    cards: int = 0
    understood: int = 0
    said_back: int = 0
    beyond: int = 0
    """Not understood, and with a word of the game that the rule book does not have."""


class Imported(Struct):
    """What became of a file."""

    sets: dict[str, Share] = {}
    cards: dict[str, list[JsonObject]] = {}
    """Definitions of what was understood and said back, by set."""
    stopped: list[Stopped] = []
    not_said_back: list[Stopped] = []
    differing: list[str] = []
    """Cards whose definition here does something else than the one the project has."""
    agreeing: int = 0
    named: Counter[str] = field(default_factory=Counter)
    """How many cards have each name."""

    @property
    def alike(self) -> list[str]:
        """Names that several cards have."""
        return [name for name, times in self.named.items() if times > 1]

    @property
    def words(self) -> list[tuple[str, int]]:
        """The words that stopped texts, most frequent first."""
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
    """Compile every card, say it back, and hold it against the definition that is known under its full name, if any.

    `tell` hears how many cards were read.
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
