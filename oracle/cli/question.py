"""Reads a question for `tcg-oracle judge`, in JSON or in words: people write it, so every mistake is reported."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field, inspect

from oracle.cli.errors import UsageError
from oracle.cli.json_files import reading
from oracle.engines.bounds import check_setup
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.malformed import malformed
from oracle.protocol.messages import ACTIONS, COSTS, Action, Cost, Position
from oracle.protocol.unclear import refuse_unclear
from oracle.protocol.values import JsonObject
from oracle.suite.errors import nearest
from oracle.suite.files.user_files import read_regular
from oracle.suite.phrases.builder import Given
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan
from oracle.suite.reading.asked import asked_in_words
from oracle.suite.reading.locate import named

LARGEST = 8 * 1024 * 1024
"""The largest file to judge, in bytes."""
STDIN = Path("-")


class Step(Struct, frozen=True, kw_only=True):
    """One move of a player: an action, or the answer to the pending question."""

    player: str
    action: Action | None = None
    answer: tuple[str, ...] | None = None
    if_asked: bool = False
    """Whether the answer is skipped if no question offers it."""


class Question(Struct, frozen=True, kw_only=True):
    """A question to judge: a game, an edition, a position, and moves in it."""

    game: str
    position: Position
    do: tuple[Step, ...] = ()
    edition: str = ""
    definitions: JsonObject = field(default_factory=dict)
    chance: tuple[tuple[str, ...], ...] = ()


def read_question(file: Path) -> Question:
    """The question in a file, or on stdin for `-`: JSON, or the Given and When lines of a scenario.

    Raises UsageError naming the field that is wrong, SuiteErrors naming the line.
    """
    with reading(file, "a position"):
        text = sys.stdin.buffer.read(LARGEST + 1) if file == STDIN else read_regular(file, LARGEST)
        if len(text) > LARGEST:
            raise UsageError(f"{file}: more than {LARGEST:,} bytes")
        if file.suffix == ".json" or text.lstrip()[:1] in (b"{", b"["):
            question = _in_json(file, text)
        else:
            question = question_of(*asked_in_words(text.decode("utf-8-sig"), named(file)))
    try:
        check_setup(question.position, question.definitions, question.chance)
    except InputError as error:
        raise UsageError(f"{file}: {error}") from None
    return question


def question_of(game: str, given: Given | Plan, moves: Iterable[Move]) -> Question:
    """The position of a scenario and its moves, as a question."""
    steps = (Step(player=one.player, action=one.action, answer=one.answer, if_asked=one.if_asked) for one in moves)
    return Question(
        game=game, position=given.position, definitions=given.definitions, chance=given.chance, do=tuple(steps)
    )


def _in_json(file: Path, text: bytes) -> Question:
    refuse_unclear(text)
    try:
        _refuse(file, _strange(msgspec.json.decode(text), inspect.type_info(Question), ""))
        question = msgspec.json.decode(text, type=Question)
    except msgspec.MsgspecError as error:
        if line := malformed(text):
            raise UsageError(f"{file}: {line}") from None
        where = "for the fields, see `setup` and `act` in docs/protocol.md"
        raise UsageError(f"{file}: {error} ({where})") from None
    _refuse(file, _wrong(question))
    return question


def _refuse(file: Path, faults: Iterable[str]) -> None:
    found = "\n".join(f"{file}: {fault}" for fault in faults)
    if found:
        raise UsageError(found)


def _strange(raw: object, kind: inspect.Type, where: str) -> Iterator[str]:
    """Every unknown field; wrong types are left to the decoder."""
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _strange(raw, one, where)
    elif isinstance(kind, inspect.VarTupleType) and isinstance(raw, list):
        for number, item in enumerate(raw):
            yield from _strange(item, kind.item_type, f"{where}[{number}]")
    elif isinstance(kind, inspect.StructType) and isinstance(raw, dict):
        known = {one.encode_name: one.type for one in kind.fields}
        for name, value in raw.items():
            if name in known:
                yield from _strange(value, known[name], f"{where}.{name}" if where else name)
            else:
                yield f'{where}{": " if where else ""}there is no field "{name}"{nearest(name, known)}'


def _wrong(question: Question) -> Iterator[str]:
    """Invalid steps: neither action nor answer, unknown actions, and fields that an action does not have."""
    if question.game not in PROFILES:
        yield f'game: there is no game "{question.game}"{nearest(question.game, PROFILES)}'
        return
    for number, step in enumerate(question.do):
        if (step.action is None) == (step.answer is None):
            yield f"do[{number}]: give either an action or an answer"
        elif step.action is not None:
            yield from _wrong_action(question.game, step.action, f"do[{number}].action")


def _wrong_action(game: str, action: Action, where: str) -> Iterator[str]:
    kinds, costs = ACTIONS[game], COSTS[game]
    yield from _not_its_own(kinds, action, where, "action")
    if action.cost is not None and "cost" in kinds.get(action.kind, ()):
        yield from _not_its_own(costs, action.cost, f"{where}.cost", "cost")
    if action.cost is None and "cost" in kinds.get(action.kind, ()):
        yield f'{where}.cost: "{action.kind}" needs a cost, with its kind: {", ".join(costs)}'


def _not_its_own(kinds: Mapping[str, tuple[str, ...]], thing: Action | Cost, where: str, what: str) -> Iterator[str]:
    if thing.kind not in kinds:
        yield f'{where}.kind: there is no kind of {what} "{thing.kind}"; the kinds are {", ".join(kinds)}'
        return
    own = kinds[thing.kind]
    for name in thing.__struct_fields__:
        if name != "kind" and name not in own and getattr(thing, name):
            yield f'{where}.{name}: "{thing.kind}" has no {name}; it has {" and ".join(own) or "nothing else"}'
