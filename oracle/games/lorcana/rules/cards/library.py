"""The printed cards: facts and encoded text. Those written by hand lie in one JSON file a set, read once when the first
card is asked for; those compiled from their printed texts lie in one file, and each is read when it is met.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

import msgspec

from oracle.games.lorcana.language import Definition
from oracle.language.compiled_cards import CompiledCards

_FOLDER = "printed"
_REPRINTS = "reprints.json"
_TYPED_ALIKE = str.maketrans({"\N{LEFT SINGLE QUOTATION MARK}": "'", "\N{RIGHT SINGLE QUOTATION MARK}": "'"})
_DASHES = (" \N{EN DASH} ", " \N{EM DASH} ")


class UnknownCardError(KeyError):
    """No printed card has this full name. `name` is what was asked for, `nearest` the most similar full names."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.nearest = nearest

    def __str__(self) -> str:
        hint = (
            f"Did you mean {' or '.join(repr(near) for near in self.nearest)}?"
            if self.nearest
            else ("Give the full name as printed, 'Name - Version', or define the card in the scenario or the setup.")
        )
        return f"no printed card is called {self.name!r}. {hint}"


class CardFileError(ValueError):
    """A file of printed cards cannot be read; the message names the file and what is wrong in it."""


_COMPILED = CompiledCards(__package__, Definition)
"""None of them is also written by hand."""


class _Printed(Mapping[str, Definition]):
    """All printed cards by full name; nothing is read before the first look."""

    def __getitem__(self, name: str) -> Definition:
        by_hand = _library().get(name)
        return _COMPILED[name] if by_hand is None else by_hand

    def __iter__(self) -> Iterator[str]:
        yield from _library()
        yield from _COMPILED

    def __len__(self) -> int:
        return len(_library()) + len(_COMPILED)


PRINTED: Mapping[str, Definition] = _Printed()
"""Every printed card by its full name (5.3.6.1): those written by hand, then those compiled, by set and number."""


def printed(name: str) -> Definition:
    """The printed card with this full name; letter case, curly quotes and long dashes do not matter.

    Raises `UnknownCardError`, which names the nearest full names.
    """
    exact = PRINTED.get(name)
    if exact is not None:
        return exact
    wanted = _folded(name)
    by_folded = _folded_names()
    if wanted in by_folded:
        return PRINTED[by_folded[wanted]]
    near = difflib.get_close_matches(wanted, by_folded, n=3)
    same_name = [folded for folded in by_folded if folded.startswith(f"{wanted} - ")]
    raise UnknownCardError(name, tuple(by_folded[folded] for folded in dict.fromkeys([*same_name, *near]))[:3])


def printings(name: str) -> tuple[tuple[str, int], ...]:
    """Set and number of every known printing of a card, found by its full name as `printed` does; none if unknown."""
    full_name = name if name in PRINTED else _folded_names().get(_folded(name), name)
    card = PRINTED.get(full_name)
    own = () if card is None or card.number is None else ((card.set, card.number),)
    return tuple(sorted({*own, *_reprints().get(full_name, ())}, key=lambda place: (int(place[0]), place[1])))


def decode_cards(data: bytes, file: str) -> tuple[Definition, ...]:
    """The cards of one file's content; unknown nodes and fields are refused. Raises `CardFileError` naming `file`."""
    try:
        return tuple(msgspec.json.decode(data, type=list[Definition]))
    except msgspec.DecodeError as error:
        raise CardFileError(f"{file}: not a list of cards: {error}") from error


def by_full_name(files: Mapping[str, tuple[Definition, ...]]) -> dict[str, Definition]:
    """All cards of these files by full name. Raises `CardFileError` if a name, or a set's number, comes twice."""
    cards: dict[str, Definition] = {}
    names: dict[str, str] = {}
    numbers: dict[tuple[str, int | None], str] = {}
    for file, definitions in files.items():
        for card in definitions:
            if card.full_name in names:
                raise CardFileError(
                    f"{file}: {card.full_name!r} is already in {names[card.full_name]}; keep one of them"
                )
            place = (card.set, card.number)
            if place in numbers:
                raise CardFileError(
                    f"{file}: {card.full_name!r} and {numbers[place]!r} share number {card.number} of set {card.set}"
                )
            names[card.full_name] = file
            numbers[place] = card.full_name
            cards[card.full_name] = card
    return cards


def card_files() -> dict[str, bytes]:
    """The content of every file of printed cards, by file name, in order."""
    folder = resources.files(__package__).joinpath(_FOLDER)
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".json")), key=lambda entry: entry.name)
    return {entry.name: entry.read_bytes() for entry in found}


@cache
def _library() -> Mapping[str, Definition]:
    return MappingProxyType(by_full_name({file: decode_cards(data, file) for file, data in card_files().items()}))


def by_hand() -> Mapping[str, Definition]:
    """The cards written by hand, by full name; scenarios need them, and compiled texts are held against them."""
    return _library()


@cache
def _reprints() -> Mapping[str, tuple[tuple[str, int], ...]]:
    """Full name → set and number of the printings besides the one in the file of its set."""
    data = resources.files(__package__).joinpath(_REPRINTS).read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[tuple[str, int], ...]])


@cache
def _folded_names() -> Mapping[str, str]:
    return MappingProxyType({_folded(name): name for name in PRINTED})


def _folded(name: str) -> str:
    for dash in _DASHES:
        name = name.replace(dash, " - ")
    return " ".join(name.translate(_TYPED_ALIKE).casefold().split())
