"""The library of casts stored with the suite: found once on the reference, looked up when an engine is checked."""

from __future__ import annotations

import lzma
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from oracle.assurance.casting.likeness import printed
from oracle.kernel.errors import InputError

if TYPE_CHECKING:
    from oracle.assurance.casting.casting import Cast

NAME = "casts.json.xz"


class Casts(Struct, frozen=True, array_like=True):
    """The casts of one case, beginning with those that may use any card."""

    digest: str
    """The digest of the case, as in the dictionary of faults."""
    casts: tuple[dict[str, str], ...] = ()
    """Role → printed card; printed cards that keep their own roles are omitted."""
    plain: tuple[str, ...] = ()
    """Roles whose text does not matter: plain cards may play them."""
    bound: tuple[tuple[str, str], ...] = ()
    """Role and card of a cast that does not keep the rule alone, with the scenario's own cards in the other roles."""

    @property
    def cards(self) -> frozenset[str]:
        """The printed cards of all casts."""
        return frozenset(card for cast in self.casts for card in cast.values() if card)

    def parts(self, roles: Collection[str]) -> Iterator[dict[str, str]]:
        """The casts restricted to these roles, where that keeps the rule beside the scenario's own cards."""
        for cast in self.casts:
            part = {role: cast[role] for role in roles if role in cast}
            if not part.items() & set(self.bound):
                yield part


NONE = Casts("")
"""For a case without casts."""


class Library(Struct, frozen=True, kw_only=True):
    """The casts of every case of the current edition; none for a case whose rule no printed card shows."""

    game: str
    edition: str
    cases: dict[str, Casts]


class _Packed(Struct, frozen=True, kw_only=True):
    """The stored form: each name once."""

    game: str
    edition: str
    names: list[str]
    cases: list[tuple[str, str, list[list[tuple[int, int]]], list[int], list[tuple[int, int]]]]


_decoder = msgspec.json.Decoder(_Packed)


def packed(library: Library) -> bytes:
    """The library in its stored form; equal libraries give equal bytes."""
    found = library.cases.values()
    words = {word for casts in found for cast in casts.casts for pair in cast.items() for word in pair}
    words |= {word for casts in found for pair in casts.bound for word in pair}
    names = sorted(words | {role for casts in found for role in casts.plain})
    place = {name: at for at, name in enumerate(names)}
    cases = [
        (
            case,
            casts.digest,
            [[(place[role], place[card]) for role, card in cast.items()] for cast in casts.casts],
            [place[role] for role in casts.plain],
            [(place[role], place[card]) for role, card in casts.bound],
        )
        for case, casts in sorted(library.cases.items())
    ]
    content = _Packed(game=library.game, edition=library.edition, names=names, cases=cases)
    return lzma.compress(msgspec.json.encode(content))


def unpacked(content: bytes) -> Library:
    """The library read from its stored form. Raises InputError for invalid data."""
    try:
        found = _decoder.decode(lzma.decompress(content))
        names = found.names
        cases = {
            case: Casts(
                digest,
                tuple({names[role]: names[card] for role, card in cast} for cast in casts),
                tuple(names[role] for role in plain),
                tuple((names[role], names[card]) for role, card in bound),
            )
            for case, digest, casts, plain, bound in found.cases
        }
    except (lzma.LZMAError, EOFError, msgspec.DecodeError, IndexError) as error:
        raise InputError(NAME, f"it is not a library of casts: {error}", "`tcg-oracle casts --renew`") from None
    return Library(game=found.game, edition=found.edition, cases=cases)


def file_of(game: str) -> Path:
    """The path of a game's library."""
    return Path(str(resources.files(f"oracle.games.{game}") / "mutants" / NAME))


@cache
def known(game: str) -> Library | None:
    """The library of a game; None if there is none. Raises InputError for a damaged one."""
    file = file_of(game)
    return unpacked(file.read_bytes()) if file.exists() else None


def fits(game: str, cast: Cast, pool: Collection[str] | None) -> bool:
    """Whether all cards of a cast are among these; with None, whether they are still printed cards."""
    have: Collection[str] | Mapping[str, object] = printed(game) if pool is None else pool
    return all(card in have for card in cast.values())
