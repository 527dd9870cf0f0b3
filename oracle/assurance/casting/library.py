"""The library of casts stored with the suite: found once on the reference, looked up when an engine is checked."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.adapting.told import Changes
from oracle.assurance.keeping import KeptFile

if TYPE_CHECKING:
    from oracle.assurance.casting.casting import Cast


class Adapted(Struct, frozen=True, array_like=True):
    """A cast of printed cards only that also changes the scenario."""

    cast: dict[str, str]
    changes: Changes


class Casts(Struct, frozen=True, array_like=True):
    """The casts of one case, beginning with those that may use any card."""

    digest: str
    """The digest of the case, as in the dictionary of faults."""
    casts: tuple[dict[str, str], ...] = ()
    """Role → printed card; printed cards that keep their own roles are omitted."""
    plain: tuple[str, ...] = ()
    """Roles whose text does not matter: plain cards may play them."""
    bound: tuple[tuple[str, str], ...] = ()
    """The role and card that break the rule in a cast even if the other roles keep the scenario's own cards."""

    @property
    def cards(self) -> frozenset[str]:
        """The printed cards of all casts."""
        return frozenset(card for cast in self.casts for card in cast.values() if card)

    adapted: tuple[Adapted, ...] = ()
    """Stored in a separate file."""

    @property
    def every(self) -> tuple[dict[str, str], ...]:
        """All casts; those that change only the cards come first."""
        return (*self.casts, *(one.cast for one in self.adapted))

    def changes(self, cast: Cast) -> Changes | None:
        """Further changes of the scenario under this cast; None if there are none."""
        if cast in self.casts:
            return None
        return next((one.changes for one in self.adapted if one.cast == cast), None)

    def parts(self, roles: Collection[str]) -> Iterator[dict[str, str]]:
        """The casts restricted to these roles, if that keeps the rule together with the scenario's own cards."""
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


KEPT = KeptFile("casts.json.xz", _Packed, "it is not a library of casts", "tcg-oracle casts --renew")


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
    return KEPT.packed(_Packed(game=library.game, edition=library.edition, names=names, cases=cases))


def unpacked(content: bytes) -> Library:
    """The library read from its stored form. Raises InputError for invalid data."""
    found = KEPT.unpacked(content)
    names = found.names
    with KEPT.sound():
        cases = {
            case: Casts(
                digest,
                tuple({names[role]: names[card] for role, card in cast} for cast in casts),
                tuple(names[role] for role in plain),
                tuple((names[role], names[card]) for role, card in bound),
            )
            for case, digest, casts, plain, bound in found.cases
        }
    return Library(game=found.game, edition=found.edition, cases=cases)


@cache
def known(game: str) -> Library | None:
    """The library of a game, with its adaptations; None if there is none. Raises InputError for a damaged one."""
    file = KEPT.of(game)
    return with_adaptations(unpacked(file.read_bytes()), KEPT_ADAPTED.read(game)) if file.exists() else None


class Adaptations(Struct, frozen=True, kw_only=True):
    """The adaptations of a game, for every case that was searched; a case may have none."""

    game: str
    edition: str
    cases: dict[str, tuple[str, tuple[Adapted, ...]]]
    """Case → its digest, and what was found."""


KEPT_ADAPTED = KeptFile("adapted.json.xz", Adaptations, "it holds no adaptations", "tcg-oracle casts --adapt")


def with_adaptations(library: Library, found: Adaptations | None) -> Library:
    """The library with the adaptations of its cases that are still current."""
    cases = dict(library.cases)
    for case, (digest, adapted) in ({} if found is None else found.cases).items():
        if case in cases and cases[case].digest == digest:
            cases[case] = replace(cases[case], adapted=adapted)
    return replace(library, cases=cases)
