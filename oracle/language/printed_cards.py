"""The printed cards of a game: a file a set, a card a line, each read when it is met."""

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
"""Of a game."""
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
    """What is read of every line."""

    card: _Named | None = None


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of a file: a card that is known, or one whose text is not understood."""

    card: Raw = Raw()
    """Its definition; empty where there is none."""
    by_hand: bool = False
    """People wrote the definition: the compiler does not understand the text."""
    says: tuple[str, ...] = ()
    """Of a compiled definition: a digest of how each part is said, by which it was proven."""
    printings: tuple[str, ...] = ()
    """Where it was printed, that of the oldest set first, where the definition does not say that."""
    name: str = ""
    """The full name of one that is not understood."""
    stopped: str = ""
    """Where its text stopped: a few words, or in parentheses what is wrong."""
    facts: dict[str, object] = {}
    """Of one that is not understood: what a deck has to know of it."""
    beyond: bool = False
    """They are a word of the game that the rule book does not have."""

    @property
    def full_name(self) -> str:
        """Name and version."""
        return self.name or _NAMED.decode(self.card).full_name

    @property
    def why(self) -> str:
        """Of one that is not understood: where its text stopped, in English."""
        said = self.stopped.removeprefix("(").removesuffix(")")
        return said if said != self.stopped else f'its text stopped at "{said}"'


_NAMED = msgspec.json.Decoder(_Named)
_HEAD = msgspec.json.Decoder(_Head)
_ENTRY = msgspec.json.Decoder(Entry)


class CardFileError(ValueError):
    """A line of a file is no card; the message names it, and what is wrong."""


class UnknownCardError(KeyError):
    """No printed card that is understood has this full name.

    `name` is what was asked for, `nearest` the most similar full names, `why` what stopped the text of one that is
    printed.
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

    Nothing is read before the first look, and nothing of a card but its name before it is asked for.
    """

    def __init__(self, game: str, definition: type[D]) -> None:
        """`game`: the package with the folder of files; `definition`: the game's own kind of card definition."""
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
        """What the line of the card with exactly this full name says. Raises KeyError."""
        return _read(_ENTRY, *self._lines[name])

    def sets(self) -> dict[str, tuple[Entry, ...]]:
        """Every line of every file: set → its cards, understood or not, in the order in which the sets came out."""
        return {
            file.rpartition("-")[2].lstrip("0"): tuple(_read(_ENTRY, *line) for line in _split(file, content))
            for file, content in self.files().items()
        }

    def files(self) -> dict[str, bytes]:
        """The content of every file by its name without the ending, as `set-01` and `1-CORE`, in order."""
        folder = resources.files(self._game).joinpath(FOLDER)
        found = sorted((file for file in folder.iterdir() if file.name.endswith(".jsonl")), key=lambda file: file.name)
        return {file.name.removesuffix(".jsonl"): file.read_bytes() for file in found}

    def find(self, name: str) -> str | None:
        """The full name as printed; letter case, curly quotes, long dashes and more spaces do not matter."""
        return name if name in self._lines else self._by_folded.get(_folded(name))

    def refused(self, name: str) -> Entry | None:
        """The line of a card whose text is not understood, however its name is typed; None if there is none such."""
        return self._refused.get(_folded(name))

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
        """The line of each card, and where it is."""
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
        raise CardFileError(f"{place}: no card: {error}") from error


def _folded(name: str) -> str:
    return " ".join(name.translate(_TYPED_ALIKE).casefold().split())
