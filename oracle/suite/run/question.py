"""A question to judge, in JSON or in words: a position, and moves in it. People write it, so it names every mistake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct, field, inspect

from oracle.engines.bounds import check_setup
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.malformed import malformed
from oracle.protocol.messages import ACTIONS, COSTS, Action, Cost, Position
from oracle.protocol.unclear import refuse_unclear
from oracle.protocol.values import JsonObject
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.phrases.builder import Given
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan
from oracle.suite.reading.asked import asked_in_words


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


def question_in(text: bytes, name: str, *, json: bool) -> Question:
    """The question in JSON, or in the Given and When lines of a scenario; `name` is the file in errors.

    Raises InvalidWordsError naming the field that is wrong, SuiteErrors naming the line.
    """
    question = _in_json(name, text) if json else question_of(*asked_in_words(text.decode("utf-8-sig"), name))
    try:
        check_setup(question.position, question.definitions, question.chance)
    except InputError as error:
        raise InvalidWordsError(f"{name}: {error}") from None
    return question


def question_of(game: str, given: Given | Plan, moves: Iterable[Move]) -> Question:
    """The position of a scenario and its moves, as a question."""
    steps = (Step(player=one.player, action=one.action, answer=one.answer, if_asked=one.if_asked) for one in moves)
    return Question(
        game=game, position=given.position, definitions=given.definitions, chance=given.chance, do=tuple(steps)
    )


def _in_json(name: str, text: bytes) -> Question:
    refuse_unclear(text)
    try:
        _refuse(name, _strange(msgspec.json.decode(text), inspect.type_info(Question), ""))
        question = msgspec.json.decode(text, type=Question)
    except msgspec.MsgspecError as error:
        if line := malformed(text):
            raise InvalidWordsError(f"{name}: {line}") from None
        where = "for the fields, see `setup` and `act` in docs/protocol.md"
        raise InvalidWordsError(f"{name}: {error} ({where})") from None
    _refuse(name, _wrong(question))
    return question


def _refuse(name: str, faults: Iterable[str]) -> None:
    found = "\n".join(f"{name}: {fault}" for fault in faults)
    if found:
        raise InvalidWordsError(found)


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
