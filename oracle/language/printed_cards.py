"""The printed cards of a game: one file per set, one card per line, read on demand."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from typing import Generic, TypeVar

import msgspec
from msgspec import Raw, Struct

D = TypeVar("D")
T = TypeVar("T")
FOLDER = "cards"
"""The folder of a game's cards."""
_TYPED_ALIKE = str.maketrans(
    {
        "\N{LEFT SINGLE QUOTATION MARK}": "'", "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{EN DASH}": "-", "\N{EM DASH}": "-",
    }
)  # fmt: skip


class _Named(Struct):
    name: str
    version: str | None = None

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name


class _Head(Struct):
    """The fields read from every line."""

    card: _Named | None = None


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of a file: a known card, or one whose text is not understood."""

    card: Raw = Raw()
    """Its definition; empty if there is none."""
    by_hand: bool = False
    """The definition is written by hand, since the compiler does not understand the text."""
    says: tuple[str, ...] = ()
    """For a compiled definition: a digest of the English of each part, as it was proven."""
    printings: tuple[str, ...] = ()
    """Its printings, the oldest set first, if the definition does not list them."""
    name: str = ""
    """The full name of a card that is not understood."""
    stopped: str = ""
    """The place where reading its text stopped: a few words, or a reason in parentheses."""
    facts: dict[str, object] = {}
    """For a card that is not understood: the facts that deck building needs."""
    beyond: bool = False
    """These words belong to the game but are not in the rule book."""

    @property
    def full_name(self) -> str:
        """Name and version."""
        return self.name or _NAMED.decode(self.card).full_name

    @property
    def why(self) -> str:
        """For a card that is not understood: the place where reading stopped, in English."""
        said = self.stopped.removeprefix("(").removesuffix(")")
        return said if said != self.stopped else f'reading its text stopped at "{said}"'


_NAMED = msgspec.json.Decoder(_Named)
_HEAD = msgspec.json.Decoder(_Head)
_ENTRY = msgspec.json.Decoder(Entry)


class CardFileError(ValueError):
    """A line of a file is not a card; the message names it and the error."""


class UnknownCardError(KeyError):
    """No understood printed card has this full name.

    `name` is the requested name, `nearest` the most similar full names, `why` the reason if a printed card is not
    understood.
    """

    def __init__(self, name: str, nearest: tuple[str, ...], why: str = "") -> None:
        super().__init__(name)
        self.name = name
        self.nearest = nearest
        self.why = why

    def __str__(self) -> str:
        if self.why:
            return f"the printed card {self.name!r} is not understood: {self.why}."
        hint = (
            f"Did you mean {' or '.join(repr(near) for near in self.nearest)}?"
            if self.nearest
            else ("Give the full name as printed, 'Name - Version', or define the card in the scenario or the setup.")
        )
        return f"no printed card is called {self.name!r}. {hint}"


class PrintedCards(Mapping[str, D], Generic[D]):
    """The cards of a game that have a definition, by full name, in the order of sets and lines.

    Nothing is read before the first access, and of each card only its name until it is requested.
    """

    def __init__(self, game: str, definition: type[D]) -> None:
        """`game`: the package with the folder of files; `definition`: the game's type of card definition."""
        self._game = game
        self._decoder = msgspec.json.Decoder(definition)
        self._decoded: dict[str, D] = {}

    def __getitem__(self, name: str) -> D:
        known = self._decoded.get(name)
        if known is None:
            known = self._decoded[name] = _read(self._decoder, self.entry(name).card, self._lines[name][1])
        return known

    def __contains__(self, name: object) -> bool:
        return name in self._lines

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def entry(self, name: str) -> Entry:
        """The content of the line of the card with exactly this full name. Raises KeyError."""
        return _read(_ENTRY, *self._lines[name])

    def sets(self) -> dict[str, tuple[Entry, ...]]:
        """Every line of every file: set → its cards, understood or not, by release date of the set."""
        return {
            file.rpartition("-")[2].lstrip("0"): tuple(_read(_ENTRY, *line) for line in _split(file, content))
            for file, content in self.files().items()
        }

    def files(self) -> dict[str, bytes]:
        """The content of every file by name without the extension, such as `set-01` or `1-CORE`, in order."""
        folder = resources.files(self._game).joinpath(FOLDER)
        found = sorted((file for file in folder.iterdir() if file.name.endswith(".jsonl")), key=lambda file: file.name)
        return {file.name.removesuffix(".jsonl"): file.read_bytes() for file in found}

    def find(self, name: str) -> str | None:
        """The full name as printed; letter case, curly quotes, long dashes and extra spaces do not matter."""
        return name if name in self._lines else self._by_folded.get(_folded(name))

    def refused(self, name: str) -> Entry | None:
        """The line of a card whose text is not understood, by any spelling of its name; None if there is none."""
        return self._refused.get(_folded(name))

    def all_refused(self) -> Mapping[str, str]:
        """Every card whose text is not understood, by its name, with the reason."""
        return {entry.name: entry.why for entry in self._refused.values()}

    def printed(self, name: str) -> D:
        """The card that `find` finds. Raises `UnknownCardError`, which names the nearest full names."""
        full_name = self.find(name)
        if full_name is not None:
            return self[full_name]
        refused = self.refused(name)
        if refused is not None:
            raise UnknownCardError(refused.name, (), refused.why)
        raise UnknownCardError(name, self.nearest(name))

    def nearest(self, name: str) -> tuple[str, ...]:
        """The full names that are most similar to this one."""
        wanted, known = _folded(name), self._by_folded
        near = difflib.get_close_matches(wanted, known, n=3)
        same_name = [one for one in known if one.startswith(f"{wanted} - ")]
        return tuple(known[one] for one in dict.fromkeys([*same_name, *near]))[:3]

    @cached_property
    def _lines(self) -> dict[str, tuple[bytes, str]]:
        """The line and place of each card."""
        lines = [line for file in self.files().items() for line in _split(*file)]
        return {card.full_name: line for line in lines if (card := _read(_HEAD, *line).card) is not None}

    @cached_property
    def _refused(self) -> dict[str, Entry]:
        return {_folded(entry.name): entry for several in self.sets().values() for entry in several if entry.name}

    @cached_property
    def _by_folded(self) -> dict[str, str]:
        return {_folded(name): name for name in self}


def _split(file: str, content: bytes) -> list[tuple[bytes, str]]:
    return [(line, f"{file}.jsonl:{number}") for number, line in enumerate(content.splitlines(), 1)]


def _read(decoder: msgspec.json.Decoder[T], line: bytes, place: str) -> T:
    try:
        return decoder.decode(line)
    except msgspec.DecodeError as error:
        raise CardFileError(f"{place}: not a card: {error}") from error


def _folded(name: str) -> str:
    return " ".join(name.translate(_TYPED_ALIKE).casefold().split())
