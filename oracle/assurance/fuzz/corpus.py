"""The folder from which a campaign continues: the progress of each seed, interesting cases, known differences.

Everything in it has a checksum. Damaged files are rejected rather than silently replayed: they represent hours of
play.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Cause, Difference, Signature, cause_of
from oracle.assurance.fuzz.generate.coverage_guide import InterestingCase
from oracle.assurance.fuzz.generate.unsupported import Evidence, SupportCounts
from oracle.kernel.errors import InputError
from oracle.protocol.unclear import UnclearJSON, refuse_unclear
from oracle.suite.files.sealed import seal, unseal
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.files.whole import replace_whole

LARGEST = 1024 * 1024 * 1024
"""The largest file of a corpus, in bytes."""


class Note(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of one game."""

    game: str
    noted: tuple[Evidence, ...] = ()
    """Capabilities that the engine turned out to lack, or to have."""
    kept: InterestingCase | None = None
    """The case, if it reached anything new."""
    manner: bool = False
    """Whether the engine differed only in its manner of asking."""


class Progress(Struct, kw_only=True):
    """The progress of a seed."""

    games: int = 0
    actions: int = 0
    learnt: dict[str, SupportCounts] = field(default_factory=dict)
    kept: dict[str, int] = field(default_factory=dict)
    """The number of interesting cases of each game, in a file beside this one."""
    cleared: dict[str, int] = field(default_factory=dict)
    """For each game, differences that were only another manner of asking."""
    notes: tuple[Note, ...] = ()
    """The results of the interrupted round, which are learned at its end."""


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A difference in the form of the corpus."""

    engine: str
    seed: int
    number: int
    """The seed of the game in which it was found first."""
    difference: Difference
    case: Case
    also: tuple[Signature, ...] = ()
    """Its other signatures: before it was shrunk."""
    files: tuple[str, ...] = ()
    """Its files in this folder."""
    behind: Cause | None = None
    """The cause of the earlier finding that it belongs to; None if it is a finding of its own."""
    replays: bool = True
    """Whether the case showed the difference again when it was stored."""
    checksum: str = ""
    """The checksum of all other fields; filled in when it is stored."""

    @property
    def signatures(self) -> tuple[Signature, ...]:
        """All its signatures."""
        return (self.difference.signature, *self.also)

    @property
    def cause(self) -> Cause:
        """Its cause."""
        return self.behind or cause_of(self.difference.signature)


class Corpus:
    """One folder. Raises OSError, or InputError for an unreadable file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.jobs = folder / "jobs"
        self.differences = folder / "differences"

    def progress(self, name: str) -> Progress:
        """The progress of the campaign with that name."""
        file = self.jobs / f"{name}.json"
        return _unsealed(_read(file), Progress, file) if file.is_file() else Progress()

    def store(self, name: str, progress: Progress) -> None:
        """Write a file completely or not at all."""
        _write(self.jobs / f"{name}.json", seal(msgspec.json.encode(progress, order="deterministic")) + b"\n")

    def kept(self, name: str, game: str, count: int) -> list[InterestingCase]:
        """The first cases of a job up to its recorded progress; later ones are dropped."""
        file = self._kept_file(name, game)
        lines = _read(file).splitlines(keepends=True)[:count] if file.is_file() else []
        if len(lines) < count:
            raise _damaged(self.jobs / f"{name}.json", f"{file.name} has {len(lines)} cases instead of {count}")
        if count:
            _write(file, b"".join(lines))
        elif file.is_file():
            file.unlink()
        return [_unsealed(line, InterestingCase, file) for line in lines]

    def keep(self, name: str, game: str, kept: InterestingCase) -> None:
        """Append one more case."""
        file = self._kept_file(name, game)
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab") as out:
            out.write(seal(msgspec.json.encode(kept, order="deterministic")) + b"\n")

    def _kept_file(self, name: str, game: str) -> Path:
        return self.jobs / f"{name}.{game}.jsonl"

    def records(self) -> list[Record]:
        """The known differences, in the order of their names."""
        return [_record(file) for file in sorted(self.differences.glob("*.json"))]

    def known(self, engine: str) -> list[Record]:
        """The differences of one engine, findings before the differences that belong to them."""
        own = (record for record in self.records() if record.engine == engine)
        return sorted(own, key=lambda record: (record.behind is not None, record.seed, record.number))

    def add(self, record: Record) -> Path:
        """Store a difference; if its signature already has a file, that file stays."""
        file = self._file(record)
        if not file.exists():
            whole = replace(record, checksum=_checksum(record))
            text = msgspec.json.format(msgspec.json.encode(whole, order="deterministic"), indent=1)
            _write(file, text + b"\n")
        return file

    def forget(self, record: Record) -> None:
        """Forget a difference that no longer exists; its scenario files stay."""
        self._file(record).unlink(missing_ok=True)

    def _file(self, record: Record) -> Path:
        return self.differences / f"{slug(record.engine, record.difference.signature)}.json"


def slug(engine: str, signature: Signature) -> str:
    """A file name: the game, the clause, and a hash of the signature."""
    told = msgspec.json.encode((engine, signature))
    clause = "".join(letter if letter.isalnum() or letter in ".-" else "-" for letter in signature.clause)
    return "-".join(filter(None, (signature.game, clause, hashlib.sha256(told).hexdigest()[:8])))


T = TypeVar("T")
_ADVICE = "another --corpus, or remove the file: what it stood for is then played anew"


def _read(file: Path) -> bytes:
    try:
        return read_regular(file, LARGEST)
    except UnreadableError as error:
        raise InputError(str(file), f"cannot be read: {error}", _ADVICE) from None


def _unsealed(text: bytes, kind: type[T], file: Path) -> T:
    # A line without its end would run into the next one.
    content = unseal(text[:-1]) if text.endswith(b"\n") else None
    if content is None:
        raise _damaged(file, "its checksum does not match")
    return _decoded(content, kind, file)


def _record(file: Path) -> Record:
    record = _decoded(_read(file), Record, file)
    if record.checksum != _checksum(record):
        raise _damaged(file, "its checksum does not match")
    return record


def _checksum(record: Record) -> str:
    return hashlib.sha256(msgspec.json.encode(replace(record, checksum=""), order="deterministic")).hexdigest()


def _decoded(text: bytes, kind: type[T], file: Path) -> T:
    try:
        refuse_unclear(text)
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnclearJSON, UnicodeDecodeError, RecursionError) as error:
        raise _damaged(file, str(error)) from None


def _damaged(file: Path, why: str) -> InputError:
    return InputError(str(file), f"is not of this corpus, or damaged: {why}", _ADVICE)


def _write(file: Path, text: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    replace_whole(file, text)
