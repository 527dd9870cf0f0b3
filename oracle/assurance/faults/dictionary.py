"""The dictionary of faults of a game: which cases each mutant fails, at which step, and what is observed there.

A mutant is a wrong engine with a known fault. The dictionary applies to the current edition of its game, and is stored
with the mutants. Cases and mutants have digests, so that an edit invalidates only what it affects.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from oracle.assurance.keeping import KeptFile
from oracle.assurance.mutants.applying import code_of, function_of
from oracle.assurance.mutants.declared import Mutant
from oracle.protocol.results import Result
from oracle.protocol.values import Json
from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Plan

LONGEST_FOUND = 60
"""Maximum bytes of a value that is stored itself; a longer one is stored as a digest."""
DIGEST = 12
"""Hexadecimal digits."""

Kind = Literal["reply", "question", "table", "chance", "error", "crash", "endless"]


class Sign(Struct, frozen=True, array_like=True):
    """How a fault shows in a case, as data."""

    step: int
    """The failing When or Then step, counted from 0; -1 if the position cannot be set up."""
    kind: Kind
    """A reply, a question, the table, chance; an engine error; a crash; an endless run."""
    at: tuple[str, ...] = ()
    """For the table: the path, with the scenario's refs."""
    found: Json = None
    """The value found; for a reply its status, for an error its kind."""
    code: str = ""
    """For a refusal: the clause."""


class Fault(Struct, frozen=True, array_like=True):
    """The stored facts about a mutant."""

    digest: str
    clauses: tuple[str, ...] = ()
    """The clauses it breaks."""
    does: str = ""
    """What such an engine does, in a sentence."""


class Rows(Struct, frozen=True, array_like=True):
    """The entries of one case."""

    digest: str
    signs: dict[str, Sign]
    """Mutant → how it shows; mutants on which the case passes are omitted."""


class Dictionary(Struct, frozen=True, kw_only=True):
    """Every case of the current edition that holds on the reference, and every mutant."""

    game: str
    edition: str
    mutants: dict[str, Fault]
    """By name."""
    cases: dict[str, Rows]

    def noticing(self, mutant: str) -> frozenset[str]:
        """The cases that do not pass on the mutant."""
        return frozenset(case for case, rows in self.cases.items() if mutant in rows.signs)


class _Packed(Struct, frozen=True, kw_only=True):
    """The stored form: each sign and each mutant once, a case's rows as pairs of indexes."""

    game: str
    edition: str
    mutants: list[tuple[str, Fault]]
    signs: list[Sign]
    cases: list[tuple[str, str, list[tuple[int, int]]]]


KEPT = KeptFile("faults.json.xz", _Packed, "it is not a dictionary of faults", "tcg-oracle faults --renew")


def sign_of(result: Result, given: int) -> Sign | None:
    """The sign of a result that did not pass; None for a pass. `given`: the number of Given steps."""
    if result.verdict == "error":
        place = next((at for at, step in enumerate(result.steps) if step.status != "passed"), given - 1)
        return Sign(place - given, "error", (), result.fault)
    if result.verdict != "fail":
        return None
    for place, step in enumerate(result.steps):
        if step.status == "failed" and (seen := step.deviation) is not None:
            return Sign(place - given, seen.kind, seen.at, _kept(seen.found), seen.code)
    raise ValueError(f"{result.case}: a failure without a step that failed")


def _kept(found: Json) -> Json:
    text = msgspec.json.encode(found)
    return found if len(text) <= LONGEST_FOUND else f"digest {_digest(text)}"


def _digest(*texts: bytes) -> str:
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:DIGEST]


def digest_of_case(plan: Plan) -> str:
    """Changes with the scenario's position and steps, not with its place in a file."""
    told = msgspec.structs.replace(data_of(plan), feature="", line=0, tags=(), mentions=())
    rows = [(step.keyword, step.pattern, step.raw, step.table, step.doc, step.added) for step in told.steps]
    return _digest(
        msgspec.json.encode((told.case, told.editions, told.clauses, told.needs, told.chance)),
        msgspec.json.encode((told.position, told.definitions, rows), order="deterministic"),
    )


def fault_of(mutant: Mutant) -> Fault:
    """What the dictionary stores about a mutant."""
    return Fault(digest_of_mutant(mutant), mutant.clauses, mutant.does)


def digest_of_mutant(mutant: Mutant) -> str:
    """Changes with the broken part, and with the function that contains it."""
    told = (mutant.function, mutant.change, mutant.to, mutant.body, mutant.source)
    return _digest(msgspec.json.encode(told), code_of(function_of(mutant)).encode())


def packed(dictionary: Dictionary) -> bytes:
    """The dictionary in its stored form; equal dictionaries give equal bytes."""
    names = sorted(dictionary.mutants)
    place = {name: at for at, name in enumerate(names)}
    signs: dict[bytes, int] = {}
    kept: list[Sign] = []
    cases = []
    for case, rows in sorted(dictionary.cases.items()):
        pairs = []
        for mutant, sign in sorted(rows.signs.items()):
            key = msgspec.json.encode(sign)
            if key not in signs:
                signs[key] = len(kept)
                kept.append(sign)
            pairs.append((place[mutant], signs[key]))
        cases.append((case, rows.digest, pairs))
    content = _Packed(
        game=dictionary.game,
        edition=dictionary.edition,
        mutants=[(name, dictionary.mutants[name]) for name in names],
        signs=kept,
        cases=cases,
    )
    return KEPT.packed(content)


def unpacked(content: bytes) -> Dictionary:
    """The dictionary read from its stored form. Raises InputError for invalid data."""
    found = KEPT.unpacked(content)
    with KEPT.sound():
        cases = {
            case: Rows(digest, {found.mutants[mutant][0]: found.signs[sign] for mutant, sign in pairs})
            for case, digest, pairs in found.cases
        }
    return Dictionary(game=found.game, edition=found.edition, mutants=dict(found.mutants), cases=cases)


@cache
def known(game: str) -> Dictionary | None:
    """The dictionary of a game; None if there is none. Raises InputError for a damaged one."""
    file = KEPT.of(game)
    return unpacked(file.read_bytes()) if file.exists() else None


class Stale(Struct, frozen=True, kw_only=True):
    """The parts of a dictionary that no longer fit the suite or the mutants."""

    cases: tuple[str, ...]
    """New or changed."""
    mutants: tuple[str, ...]
    gone: tuple[str, ...]
    """Cases and mutants that no longer exist."""
    share: float
    """The share of case-mutant pairs that must be run again."""
    reworded: tuple[str, ...] = ()
    """Mutants whose description or clauses changed; nothing has to be run again for them."""


def stale(dictionary: Dictionary | None, cases: Mapping[str, str], mutants: Mapping[str, Fault]) -> Stale:
    """What must be run again; `cases` are names with current digests, `mutants` the current faults."""
    old_cases = {} if dictionary is None else {case: rows.digest for case, rows in dictionary.cases.items()}
    old_mutants = {} if dictionary is None else dictionary.mutants
    changed = tuple(case for case, digest in cases.items() if old_cases.get(case) != digest)
    broken = tuple(
        name for name, fault in mutants.items() if name not in old_mutants or old_mutants[name].digest != fault.digest
    )
    whole = len(cases) * len(mutants)
    good = (len(cases) - len(changed)) * (len(mutants) - len(broken))
    return Stale(
        cases=changed,
        mutants=broken,
        gone=tuple(sorted((old_cases.keys() - cases.keys()) | (old_mutants.keys() - mutants.keys()))),
        share=1 - good / whole if whole else 0.0,
        reworded=tuple(name for name, fault in mutants.items() if name not in broken and old_mutants[name] != fault),
    )
