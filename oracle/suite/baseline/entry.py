"""The entries of a baseline in its file: single cases, and cases with a common explanation."""

from __future__ import annotations

import datetime
import re
from collections import Counter
from pathlib import Path
from typing import Literal, NamedTuple, get_args

import msgspec
import tomlkit
from msgspec import Struct
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT

from oracle.kernel.errors import InputError
from oracle.protocol.values import Json
from oracle.suite.files.user_files import UnreadableError, read_regular

Unmet = Literal["fail", "unsupported", "error", "disputed"]
Kind = Literal["case", "capability", "diagnosis", "card", "clause"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""The subject of an entry: the case itself, or the explanation of all its cases."""
LARGEST = 16 * 1024 * 1024


class Key(NamedTuple):
    """The key of an entry, unique in a file."""

    game: str
    edition: str
    kind: Kind
    name: str
    verdict: str
    """Empty for a single case: it has only one entry, whatever that expects."""


class Covered(NamedTuple):
    """A case that an entry covered when the entry was written."""

    case: str
    digest: str
    """The digest of the scenario without its name, or the beginning of that digest; empty if the entry has none."""


class Until(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The end of an entry: the first version of the engine or suite to which it no longer applies, or a date."""

    engine: str = ""
    suite: str = ""
    date: datetime.date | None = None

    @property
    def given(self) -> bool:
        """Whether the entry has an end."""
        return bool(self.engine or self.suite or self.date)


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An expected failure under one edition: a case, or all cases with one explanation."""

    game: str
    edition: str
    verdict: Unmet
    case: str = ""
    capability: str = ""
    """A capability that the engine does not declare, or anything it calls unsupported in its own words (`the ability
    instead`)."""
    diagnosis: str = ""
    """The known fault, or the kind of fault, that makes the cases fail."""
    card: str = ""
    clause: str = ""
    """A clause: the cases rest on it, or on one below it."""
    reason: str = ""
    link: str = ""
    until: Until = Until()
    digest: str = ""
    """The digest of a single case's scenario without its name; it tells a renamed case from one that is gone."""
    cases: tuple[str, ...] = ()
    """For other kinds: each case, then a space and the beginning of its digest."""

    @property
    def kind(self) -> Kind:
        """Its subject."""
        return next(kind for kind in KINDS if getattr(self, kind))

    @property
    def name(self) -> str:
        """The case, the capability, …"""
        return str(getattr(self, self.kind))

    @property
    def key(self) -> Key:
        """The key, unique in the file."""
        return Key(self.game, self.edition, self.kind, self.name, "" if self.case else self.verdict)

    @property
    def by(self) -> str:
        """`capability locations`; empty for a single case."""
        return "" if self.case else f"{self.kind} {self.name}"

    @property
    def covered(self) -> tuple[Covered, ...]:
        """The cases that it is about."""
        if self.case:
            return (Covered(self.case, self.digest),)
        return tuple(Covered(*text.split(" ", 1)) if " " in text else Covered(text, "") for text in self.cases)


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    version: Literal[1] = 1
    expect: tuple[Entry, ...] = ()


def read(path: Path) -> tuple[Entry, ...]:
    """The entries of a baseline's file. Raises InputError, which names the file and the field."""
    return entries_of(text_of(path), path)


def text_of(path: Path) -> str:
    """The text of a baseline's file. Raises InputError."""
    try:
        return read_regular(path, LARGEST).decode("utf-8")
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(str(path), f"cannot be read as a baseline: {problem}") from None


def entries_of(text: str, path: Path) -> tuple[Entry, ...]:
    """The entries in the text of a baseline. Raises InputError, which names `path` and the field."""
    try:
        document = tomlkit.parse(text)
        plain: Json = document.unwrap()
        found = msgspec.convert(plain, _Document).expect
    except TOMLKitError as problem:
        raise InputError(str(path), f"it is not valid TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        raise InputError(str(path), f"it is no baseline: {problem}{_advice(problem, plain)}") from None
    except RecursionError:
        raise InputError(str(path), "its values are nested too deeply") from None
    if found and not isinstance(document["expect"], AoT):
        # In any other form, comments would have no place and could not be kept.
        raise InputError(str(path), "its entries are in one array; write each as a table of its own, [[expect]]")
    for place, entry in enumerate(found):
        _check(place, entry, path)
    _check_twice(found, path)
    return found


def _check(place: int, entry: Entry, path: Path) -> None:
    said = [kind for kind in KINDS if getattr(entry, kind)]
    where = f"it is no baseline: `$.expect[{place}]`"
    if len(said) != 1:
        what = f"names {' and '.join(said)}" if said else "names nothing"
        raise InputError(str(path), f"{where} {what}; an entry names one of {', '.join(KINDS)}")
    if entry.case and entry.cases:
        raise InputError(str(path), f"{where} names one case and has a list of cases; leave one of them")
    if entry.digest and not entry.case:
        raise InputError(str(path), f"{where} has a digest, which only a single case has")


def _check_twice(found: tuple[Entry, ...], path: Path) -> None:
    """Check that no case has two entries, and that no explanation is repeated."""
    covered = Counter((one.game, one.edition, case) for one in found for case, _ in one.covered)
    for (game, edition, case), count in covered.items():
        if count > 1:
            raise InputError(str(path), f"{count} entries for {case} ({game}/{edition}); leave one")
    for key, count in Counter(entry.key for entry in found).items():
        if count > 1:
            what = f"{key.kind} {key.name} ({key.game}/{key.edition}, {key.verdict})"
            raise InputError(str(path), f"{count} entries for {what}; put their cases into one")


def _advice(problem: msgspec.ValidationError, plain: Json) -> str:
    """Names the entry in an error, and lists the possible verdicts."""
    place = re.search(r"\$\.expect\[(\d+)\](\.verdict)?", str(problem))
    if place is None:
        return ""
    entry = plain["expect"][int(place[1])]
    case = f", case {entry['case']}" if isinstance(entry, dict) and isinstance(entry.get("case"), str) else ""
    known = f"; a verdict is one of {', '.join(get_args(Unmet))}" if place[2] else ""
    return f"{case}{known}"
