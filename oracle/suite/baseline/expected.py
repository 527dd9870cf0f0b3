"""Baselines: the verdicts expected of an engine, and how a run differs from them."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Literal, get_args

import msgspec
import tomlkit
from msgspec import Struct
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT

from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.results import Expectation, Gone, Result, Standing
from oracle.protocol.values import Json
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.plan import Plan

Unmet = Literal["fail", "unsupported", "error", "disputed"]
LARGEST = 16 * 1024 * 1024
Key = tuple[str, str, str]
"""Game, case and edition."""


class Until(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first version of engine or suite from which an entry no longer applies."""

    engine: str = ""
    suite: str = ""


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A case and edition that is not expected to pass."""

    case: str
    game: str
    edition: str
    verdict: Unmet
    reason: str = ""
    link: str = ""
    until: Until = Until()
    digest: str = ""
    """Digest of the scenario without its name: distinguishes a renamed case from a deleted one."""

    @property
    def key(self) -> Key:
        return self.game, self.case, self.edition


class _Document(Struct, frozen=True, forbid_unknown_fields=True):
    version: Literal[1] = 1
    expect: tuple[Entry, ...] = ()


class Judged(Struct, frozen=True):
    """The entry about a result, if any, and the comparison; None for a pass without an entry."""

    entry: Entry | None
    expectation: Expectation | None


class Baseline:
    """The entries of a file, found by case or, if a case was renamed, by content."""

    def __init__(self, entries: Iterable[Entry], engine: str, suite: str) -> None:
        """`engine` and `suite` are the current versions."""
        self.entries = tuple(entries)
        self._versions = Until(engine, suite)
        self._by_key = {entry.key: entry for entry in self.entries}
        self._by_digest: dict[tuple[str, str, str], list[Entry]] = {}
        for entry in self.entries:
            if entry.digest:
                self._by_digest.setdefault((entry.game, entry.edition, entry.digest), []).append(entry)

    def entry_of(self, plan: Plan, edition: str, cases: frozenset[tuple[str, str]]) -> Entry | None:
        """The entry about a scenario; `cases` are the games and names of all existing cases."""
        found = self._by_key.get((plan.game, plan.case, edition))
        if found is not None:
            return found
        alike = self._by_digest.get((plan.game, edition, digest_of(plan)), []) if self._by_digest else []
        lost = [entry for entry in alike if (entry.game, entry.case) not in cases]
        # If two scenarios have the same content, the renamed one cannot be identified.
        return lost[0] if len(lost) == 1 else None

    def judge(self, plan: Plan, result: Result, cases: frozenset[tuple[str, str]]) -> Judged:
        """The expectation for a result, and how the result differs; `cases` as in `entry_of`."""
        entry = self.entry_of(plan, result.edition, cases)
        if entry is None:
            if result.verdict == "pass":
                return Judged(None, None)
            return Judged(None, Expectation(standing="new", text=f"{result.verdict}; the baseline has no entry for it"))
        standing, text = self._standing(entry, result)
        found = Expectation(standing=standing, verdict=entry.verdict, reason=entry.reason, link=entry.link, text=text)
        return Judged(entry, found)

    def _standing(self, entry: Entry, result: Result) -> tuple[Standing, str]:
        got, renamed = result.verdict, entry.case != result.case
        differs = f"the baseline expects {entry.verdict}, got {got}"
        if got == "pass":
            named = f", and calls it {entry.case}" if renamed else ""
            return "unexpected pass", f"the baseline expects {entry.verdict}{named}; remove its entry"
        if renamed:
            ended = f"{got}, as expected" if got == entry.verdict else differs
            return "renamed", f"{entry.case} is renamed to {result.case}; {ended}"
        if over := self._expired(entry):
            return "expired", f"the entry held until {over}; got {got}"
        return ("expected", "") if got == entry.verdict else ("changed", differs)

    def _expired(self, entry: Entry) -> str:
        for name in ("engine", "suite"):
            until, now = getattr(entry.until, name), getattr(self._versions, name)
            if until and reached(now, until):
                return f"{name} {until}, but this is {now}"
        return ""

    def obsolete(
        self, plans: Iterable[Plan], met: Iterable[Entry], run: Container[tuple[str, str]] | None = None
    ) -> tuple[Gone, ...]:
        """The entries without a scenario.

        `met` are entries found under another name. Entries of games and editions outside `run`, if given, are left out
        as long as those editions exist.
        """
        known = {(plan.game, plan.case, edition) for plan in plans for edition in plan.editions}
        known |= {entry.key for entry in met}
        return tuple(
            Gone(game=entry.game, case=entry.case, edition=entry.edition)
            for entry in self.entries
            if entry.key not in known
            and (run is None or (entry.game, entry.edition) in run or not _is_edition(entry.game, entry.edition))
        )


def _is_edition(game: str, edition: str) -> bool:
    return game in PROFILES and edition in PROFILES[game].editions


def line_of(one: Result | Gone, expectation: Expectation | None = None) -> str:
    """One line about a deviation from the baseline."""
    standing, text = "gone", "there is no such case under this edition; remove its entry"
    if expectation is not None:
        standing, text = expectation.standing, expectation.text
    return f"{standing}: {one.case} ({one.game}/{one.edition}): {text}"


def read(path: Path) -> tuple[Entry, ...]:
    """The entries of a baseline file. Raises InputError, which names the file and the field."""
    return entries_of(text_of(path), path)


def text_of(path: Path) -> str:
    """The text of a baseline file. Raises InputError."""
    try:
        return read_regular(path, LARGEST).decode("utf-8")
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(str(path), f"cannot be read as a baseline: {problem}") from None


def entries_of(text: str, path: Path) -> tuple[Entry, ...]:
    """The entries in a baseline's text. Raises InputError, which names `path` and the field."""
    try:
        document = tomlkit.parse(text)
        plain: Json = document.unwrap()
        found = msgspec.convert(plain, _Document).expect
    except TOMLKitError as problem:
        raise InputError(str(path), f"it is not valid TOML: {problem}") from None
    except msgspec.ValidationError as problem:
        raise InputError(str(path), f"it is not a baseline: {problem}{_advice(problem, plain)}") from None
    except RecursionError:
        raise InputError(str(path), "its values are nested too deeply") from None
    if found and not isinstance(document["expect"], AoT):
        # Other forms have no place for comments, and no way to keep them.
        raise InputError(str(path), "its entries are in one array; write each as a table of its own, [[expect]]")
    for (game, case, edition), count in Counter(entry.key for entry in found).items():
        if count > 1:
            raise InputError(str(path), f"{count} entries for {case} ({game}/{edition}); leave one")
    return found


def _advice(problem: msgspec.ValidationError, plain: Json) -> str:
    """Which entry is meant, and the valid verdicts."""
    place = re.search(r"\$\.expect\[(\d+)\](\.verdict)?", str(problem))
    if place is None:
        return ""
    entry = plain["expect"][int(place[1])]
    case = f", case {entry['case']}" if isinstance(entry, dict) and isinstance(entry.get("case"), str) else ""
    known = f"; a verdict is one of {', '.join(get_args(Unmet))}" if place[2] else ""
    return f"{case}{known}"


def digest_of(plan: Plan) -> str:
    """A short digest of a scenario's subject and content, independent of its name."""
    steps = [(step.keyword, step.text, step.table, step.doc) for step in plan.steps]
    given = [step.text for step in plan.given]
    # pytest-bdd loses the order of tags.
    what = (plan.game, sorted(plan.clauses), plan.position, plan.definitions, plan.chance, given, steps)
    return hashlib.sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()[:16]


def reached(now: str, until: str) -> bool:
    """Whether version `now` equals or follows `until`, by leading numbers; without numbers, whether they are equal."""
    one, other = _numbers(now), _numbers(until)
    return now == until if one is None or other is None else one >= other


def _numbers(version: str) -> tuple[int, ...] | None:
    found = re.match(r"v?([0-9]{1,9}(?:\.[0-9]{1,9})*)", version)
    if found is None:
        return None
    numbers = [int(part) for part in found[1].split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
