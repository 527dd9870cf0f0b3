"""The wishes of scenarios, and their questions that decide nothing: found once on the reference, then cached.

Cached in memory for this process, and on disk beside the compiled plans until the rules, the cards or the plan change.
Code that breaks the reference of a process on purpose prepares everything first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from oracle.suite.files.kept import Kept
from oracle.suite.intent.equivalence import swaps as found_swaps
from oracle.suite.intent.knowledge import Knowledge, knowledge
from oracle.suite.intent.line import Fact, Line, line_of
from oracle.suite.intent.omission import Tried, changes_nothing, outcomes
from oracle.suite.intent.omission import is_to_be_asked as found_to_be_asked
from oracle.suite.intent.omission import left_out as found_left_out
from oracle.suite.intent.relabelling import Swap
from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Call, Plan
from oracle.suite.reading.sources import fingerprint

VIEWS = "hidden-views"


class Wanted(Struct, kw_only=True):
    """The wishes of one scenario under one edition."""

    plan: str
    """Digest of the plan."""
    line: Line
    swaps: dict[int, tuple[Swap, ...] | None] = {}
    """Index of a fact → the swaps of its question (see `equivalence.swaps`), if requested so far."""
    outcomes: dict[int, Tried] = {}
    """Index of a fact → the results of each answer (see `omission.outcomes`), if requested so far."""
    known: Knowledge = {}
    """Each player's knowledge before each call (see `knowledge.knowledge`), if requested so far."""


_one = msgspec.json.Decoder(Wanted)
_memory: dict[str, tuple[Plan, Wanted]] = {}
_files: dict[str, dict[str, Wanted]] = {}
_changed: set[str] = set()


def wanted_line(plan: Plan, edition: str) -> Line:
    """The wishes of the scenario under this edition."""
    return _wanted(plan, edition).line


def swaps(plan: Plan, edition: str, fact: Fact) -> tuple[Swap, ...] | None:
    """None if the fact's question decides something; else the names exchanged by each other answer."""
    wanted = _wanted(plan, edition)
    if fact.place not in wanted.swaps:
        wanted.swaps[fact.place] = found_swaps(plan, edition, wanted.line, fact)
        _note(plan)
    return wanted.swaps[fact.place]


def left_out(plan: Plan, edition: str, fact: Fact, offered: Collection[str]) -> tuple[str, ...] | None:
    """The options that matter and are not among these; None if that cannot be determined."""
    return found_left_out(_outcomes(plan, edition, fact), fact.question, offered)


def is_to_be_asked(plan: Plan, edition: str, fact: Fact, *, for_this: bool) -> bool:
    """Whether an engine must ask the fact's question: not if a single answer covers every possible result.

    `for_this`: that answer must be the fact's own.
    """
    return found_to_be_asked(_outcomes(plan, edition, fact), fact.answer if for_this else None)


def is_known(plan: Plan, edition: str, fact: Fact) -> bool:
    """Whether the results of the answers to the fact's question are not too many to be tried."""
    return _outcomes(plan, edition, fact) is not None


def goes_untried(plan: Plan, edition: str, fact: Fact, offered: Collection[str] | None) -> bool:
    """Whether the answer has no effect and everything that matters is offered; with None, whether nobody need be
    asked.
    """
    tried = _outcomes(plan, edition, fact)
    if fact.answer is None or not changes_nothing(tried, fact.answer):
        return False
    if offered is None:
        return not found_to_be_asked(tried, None)
    return found_left_out(tried, fact.question, offered) == ()


def _outcomes(plan: Plan, edition: str, fact: Fact) -> Tried:
    wanted = _wanted(plan, edition)
    if fact.place not in wanted.outcomes:
        wanted.outcomes[fact.place] = outcomes(plan, edition, fact)
        _note(plan)
    return wanted.outcomes[fact.place]


def known_to(plan: Plan, edition: str, viewer: str, at: Call | None) -> tuple[str, ...]:
    """The cards that a player has seen before this step and could follow to their current place."""
    wanted = _wanted(plan, edition)
    if not wanted.known:
        wanted.known = knowledge(plan, edition)
        _note(plan)
    place = next((place for place, call in enumerate(plan.calls) if call is at), len(plan.calls) - 1)
    before = wanted.known.get(viewer, ())
    return before[place] if place < len(before) else ()


def prepare(runs: Iterable[tuple[Plan, str]]) -> None:
    """Compute and keep everything that may be needed for these runs."""
    for plan, edition in runs:
        if VIEWS in plan.needs:
            for player in plan.position.players:
                known_to(plan, edition, player.name, None)
        for unit in wanted_line(plan, edition).units:
            for fact in unit.facts:
                if fact.answer is not None and not fact.said:
                    swaps(plan, edition, fact)
                    _outcomes(plan, edition, fact)
    save()


def save(folder: Path | None = None) -> None:
    """Store on disk what is new since the last call; does nothing if that fails."""
    for feature in sorted(_changed):
        _kept(feature, folder).write(_files.get(feature, {}))
    _changed.clear()


def told(plan: Plan, edition: str) -> bytes:
    """The findings about a scenario, for another process; see `prepare`."""
    return msgspec.json.encode(_wanted(plan, edition))


def learn(plan: Plan, edition: str, content: bytes) -> None:
    """Keep in memory what another process has `told` about the same scenario, under whatever name."""
    _memory[_key(plan, edition)] = plan, _one.decode(content)


def _key(plan: Plan, edition: str) -> str:
    return f"{plan.case} {edition}"


def _wanted(plan: Plan, edition: str) -> Wanted:
    if plan.settled:
        # A decision may go against the reference, which can then not show what the players want.
        plan = msgspec.structs.replace(plan, settled={})
    key = _key(plan, edition)
    known = _memory.get(key)
    if known is not None and (known[0] is plan or data_of(known[0]) == data_of(plan)):
        return known[1]
    # A variation is drawn anew from its seed, so only written scenarios are stored on disk.
    own = {} if plan.varied else _of_feature(plan.feature)
    digest = hashlib.sha256(msgspec.json.encode(data_of(plan))).hexdigest()
    wanted = own.get(key)
    if wanted is None or wanted.plan != digest:
        wanted = own[key] = Wanted(plan=digest, line=line_of(plan, edition))
        _note(plan)
    _memory[key] = plan, wanted
    return wanted


def _note(plan: Plan) -> None:
    if not plan.varied:
        _changed.add(plan.feature)


def _of_feature(feature: str) -> dict[str, Wanted]:
    if feature not in _files:
        _files[feature] = _kept(feature).read() or {}
    return _files[feature]


def _kept(feature: str, folder: Path | None = None) -> Kept[dict[str, Wanted]]:
    return Kept("wanted", dict[str, Wanted], fingerprint(), (feature,), folder)
