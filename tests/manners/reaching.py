"""What can come of an action: every end that answers lead to, behind a manner and on the bare reference.

This needs no matching of questions, so it shows a manner right, or wrong, whatever the suite says of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import permutations
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.digest import digest
from oracle.protocol.messages import Action, Cost, Decision, SetupParams
from tests.manners.actions import ChoicesWithAction
from tests.manners.base import Manner, ways
from tests.manners.facts import Facts, comes_to_less, facts_of

MOST_ENDS = 150
"""Ends of an action that are looked at; an action with more says nothing."""


class Unknown(Exception):
    """An action has more ends than are looked at, or the rules leave one open."""


class Stuck(Exception):
    """Every answer to a question is refused."""


class End(NamedTuple):
    """A table in which an action may end."""

    facts: Facts
    asked: tuple[Facts, ...]
    """The tables at the questions on a way to it."""


def ends(engine: Manner, player: str, action: Action) -> dict[str, End]:
    """The inner tables in which an action may end when the manner's questions are answered in every way, by digest.

    The engine is left where it was. Raises Unknown, Stuck.
    """
    found: dict[str, End] = {}
    start = engine.here()
    for whole in _complete(engine, player, action):
        steps = [0]
        try:
            if engine.act(player, whole).status == "accepted":
                _follow(engine, found, steps, ())
        finally:
            engine.go_back(start)
    return found


def _follow(engine: Manner, found: dict[str, End], steps: list[int], before: tuple[Facts, ...]) -> None:
    asked = engine.pending()
    shown = engine.observe()
    if shown.result is None and shown.decision != asked:
        raise AssertionError("the table shows another question than the replies")
    steps[0] += 1
    if steps[0] > MOST_ENDS:
        raise Unknown
    now = facts_of(engine.inner.here().table, engine.game)
    if asked is None:
        seen = engine.inner.observe()
        if engine.inner.unscripted():
            # In which order chance has put cards hangs on how it was asked for.
            cards = tuple(sorted(seen.position.cards, key=lambda card: card.ref))
            seen = replace(seen, position=replace(seen.position, cards=cards))
        found[digest(replace(seen, decision=None))] = End(now, before)
        return
    here, went_on = engine.here(), False
    for answer in _answers(asked):
        if engine.decide(asked.player, asked.id, answer).status == "accepted":
            went_on = True
            _follow(engine, found, steps, (*before, now))
        elif engine.inner.undecided is not None:
            raise Unknown
        engine.go_back(here)
    if not went_on:
        raise Stuck(f"no answer to {asked}")


def _answers(asked: Decision) -> list[tuple[str, ...]]:
    if asked.kind == "name":
        return [(option,) for option in asked.options] or [("Nobody",)]
    if asked.kind == "order":
        if len(asked.options) > 4:
            raise Unknown
        return [*permutations(asked.options, asked.most)]
    found = ways(asked)
    if found is None:
        raise Unknown
    return found


def _complete(engine: Manner, player: str, action: Action) -> Iterator[Action]:
    """The action as this engine takes it: with what it would not ask for, in every way there is."""
    part = engine.left_out(player, action) if isinstance(engine, ChoicesWithAction) else ""
    if not part:
        yield action
        return
    with engine.peeking():
        engine.inner.act(player, action)
        while (asked := engine.real()) is not None and asked.part != part:
            engine.inner.decide(asked.player, asked.id, _answers(asked)[0])
    for answer in () if asked is None else _answers(asked):
        yield said_with(action, part, answer)


def said_with(action: Action, part: str, taken: tuple[str, ...]) -> Action:
    """The action that says this itself."""
    if part == "target":
        return replace(action, target=taken[0])
    if part == "at":
        return replace(action, at=taken[0])
    cost = action.cost or Cost(kind="")
    return replace(action, cost=replace(cost, by=taken) if part == "by" else replace(cost, onto=taken))


class Right(NamedTuple):
    """What comes of each legal action of a position on the bare reference."""

    player: str
    start: str
    """The digest of the table before any action."""
    facts: Facts
    ends: tuple[tuple[Action, dict[str, End]], ...]
    """Without the actions of which the rules leave open what comes: there is nothing to compare with."""


@cache
def _right(written: bytes) -> Right | None:
    """Of a set-up, as JSON; None where it cannot be. The same positions are compared with every manner."""
    params = msgspec.json.decode(written, type=SetupParams)
    bare = Manner(ReferenceEngine)
    if bare.setup(params).status != "ok":
        return None
    player = bare.observe().position.turn.player
    start, facts = digest(replace(bare.observe(), decision=None)), facts_of(bare.inner.here().table, params.game)
    found = []
    for action in bare.legal().actions:
        with suppress(Unknown, Stuck):
            found.append((action, ends(bare, player, action)))
    return Right(player, start, facts, tuple(found))


def compare(manner: Manner, params: SetupParams) -> tuple[int, list[str]]:
    """Every legal action of a position: how many were compared, and where the manner's ends are not the reference's."""
    compared, wrong = 0, []
    known = _right(msgspec.json.encode(params))
    if known is None:
        return 0, []
    manner.setup(params)
    for action, right in known.ends:
        try:
            own = ends(manner, known.player, action)
        except Unknown:
            continue
        except Stuck as stuck:
            wrong.append(f"{action}: {stuck}")
            continue
        compared += 1
        # Who is asked whether really, and says no, has done nothing.
        more, missing = own.keys() - right.keys() - {known.start}, right.keys() - own.keys()
        if not manner.leaves_out_nothing:
            # An end to which nothing comes that does not come to another one as well need not be had.
            missing = {end for end in missing if not _is_less(right[end], own.values(), known.facts)}
        if more or missing:
            wrong.append(f"{action}: {len(more)} ends too many, {len(missing)} missing")
    return compared, wrong


def _is_less(end: End, others: Iterable[End], start: Facts) -> bool:
    """Whether less has changed at one end than at another, since the start or since a question on the way."""
    return any(comes_to_less(end.facts, to.facts, before) for to in others for before in (start, *end.asked))
