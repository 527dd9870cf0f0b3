"""Files next to a game's mutants: findings that take hours to compute, stored as compressed JSON."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from oracle.kernel.errors import InputError

Content = TypeVar("Content")


class KeptFile(Generic[Content]):
    """A file that each game may have."""

    def __init__(self, name: str, kind: type[Content], wrong: str, renewed_by: str) -> None:
        """`wrong`: the error message for a damaged file; `renewed_by`: the command that builds it anew."""
        self._name, self._wrong, self._renewed_by = name, wrong, renewed_by
        self._decoder = msgspec.json.Decoder(kind)

    def of(self, game: str) -> Path:
        """The path of a game's file, which need not exist."""
        return Path(str(resources.files(f"oracle.games.{game}") / "mutants" / self._name))

    def read(self, game: str) -> Content | None:
        """The content of a game's file; None if there is none. Raises InputError for a damaged one."""
        file = self.of(game)
        return self.unpacked(file.read_bytes()) if file.exists() else None

    def unpacked(self, packed: bytes) -> Content:
        """The content of such a file. Raises InputError for a damaged one."""
        with self.sound():
            return self._decoder.decode(lzma.decompress(packed))

    @contextmanager
    def sound(self) -> Iterator[None]:
        """A context in which any error with the content is blamed on the file: raises InputError."""
        try:
            yield
        except (lzma.LZMAError, EOFError, msgspec.DecodeError, IndexError) as error:
            raise InputError(self._name, f"{self._wrong}: {error}", f"`{self._renewed_by}`") from None

    @staticmethod
    def packed(content: Content) -> bytes:
        """The content as it is stored; equal contents give equal bytes."""
        return lzma.compress(msgspec.json.encode(content, order="deterministic"))
