"""Caches the situations found for cards while the rules, the cards and the search stay the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import oracle
from oracle.assurance.by_card.search import Search, Situation, Stock
from oracle.engines.limits import Clock
from oracle.suite.crew import Crew, Firm, standing
from oracle.suite.files.kept import Kept, stamp
from oracle.suite.reading.sources import fingerprint

ALONE = 2
"""Up to this many cards are searched in this process; more are divided among jobs."""


def situations_of(
    stock: Stock,
    names: Iterable[str],
    *,
    seed: int = 0,
    jobs: int = 1,
    folder: Path | None = None,
    clock: Clock | None = None,
) -> Iterator[tuple[str, tuple[Situation, ...]]]:
    """Each card with its situations: first those cached, then those searched for. Raises KeyError for an unknown card,
    and TimeUp if the time limit of the whole run is reached first.
    """
    left = []
    for name in names:
        found = _kept(stock, name, seed, folder).read()
        if found is None:
            left.append(name)
        else:
            yield name, found
    for name, found in _searched(stock, left, seed, jobs, clock or Clock()):
        _kept(stock, name, seed, folder).write(found)
        yield name, found


def _searched(
    stock: Stock, names: list[str], seed: int, jobs: int, clock: Clock
) -> Iterator[tuple[str, tuple[Situation, ...]]]:
    if jobs < 2 or len(names) <= ALONE:
        for name in names:
            yield from _search(stock, seed, name, clock)
        return
    with Crew(Firm(standing(partial(_search, stock, seed)), lambda name, _: f"the card {name}", jobs)) as crew:
        yield from crew.outcomes(names, look=clock.check)


def _search(
    stock: Stock, seed: int, name: str, clock: Clock | None = None
) -> Iterator[tuple[str, tuple[Situation, ...]]]:
    yield name, Search(stock, name, seed, clock).run()


def _kept(stock: Stock, name: str, seed: int, folder: Path | None) -> Kept[tuple[Situation, ...]]:
    program = fingerprint()
    about = (stock.game, *sorted(stock.capabilities), *sorted(stock.lacking), name, str(seed))
    key = None if program is None else program + _own_code()
    return Kept("situations", tuple[Situation, ...], key, about, folder)


@cache
def _own_code() -> str:
    """Changes with the code that draws, plays and reduces games."""
    root = Path(oracle.__file__).parent / "assurance"
    own = (root / "own.py", root / "by_card" / "search.py", root / "by_card" / "wrong.py")
    return stamp(*own, *sorted((root / "fuzz").rglob("*.py")))
