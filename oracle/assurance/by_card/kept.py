"""Caches the situations found for cards while the rules, the cards and the search stay the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import msgspec
from msgspec import Struct

import oracle
from oracle.assurance.by_card.search import Search, Situation, Stock
from oracle.engines.limits import Clock
from oracle.suite.crew import Crew, Firm, standing
from oracle.suite.files.sealed import default_folder, keep, read_kept
from oracle.suite.reading.sources import fingerprint

ALONE = 2
"""Up to this many cards are searched in this process; more are divided among jobs."""


class _File(Struct, kw_only=True):
    key: str
    situations: tuple[Situation, ...]


_decoder = msgspec.json.Decoder(_File)


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
    place, left = folder or default_folder(), []
    for name in names:
        found = _read(place, stock, name, seed)
        if found is None:
            left.append(name)
        else:
            yield name, found
    for name, found in _searched(stock, left, seed, jobs, clock or Clock()):
        if place is not None and (key := _key()) is not None:
            content = msgspec.json.encode(_File(key=key, situations=found))
            keep(place / _name(stock, name, seed), content)
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


def _read(folder: Path | None, stock: Stock, name: str, seed: int) -> tuple[Situation, ...] | None:
    key = _key()
    content = None if key is None or folder is None else read_kept(folder / _name(stock, name, seed))
    try:
        kept = None if content is None else _decoder.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return kept.situations if kept is not None and kept.key == key else None


def _name(stock: Stock, name: str, seed: int) -> str:
    told = (stock.game, sorted(stock.capabilities), sorted(stock.lacking), name, seed)
    where = f"{Path(oracle.__file__).parent}\0{told}"
    return f"situations-{hashlib.sha256(where.encode('utf-8', 'surrogateescape')).hexdigest()[:32]}.json"


def _key() -> str | None:
    program = fingerprint()
    return None if program is None else program + _own_digest()


@cache
def _own_digest() -> str:
    """Changes with the code that draws, plays and reduces games."""
    root, digest = Path(oracle.__file__).parent / "assurance", hashlib.sha256()
    own = [root / "own.py", *(root / "by_card" / f"{name}.py" for name in ("search", "wrong"))]
    for file in (*own, *sorted((root / "fuzz").rglob("*.py"))):
        about = file.stat()
        digest.update(f"\0{file.relative_to(root)}\0{about.st_size} {about.st_mtime_ns}".encode())
    return digest.hexdigest()
