"""Every wrapper of an engine offers all that it wraps: every method of the protocol, and what is the engine's own."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any, Protocol, cast

import pytest

import oracle
from oracle.assurance.diagnosis.beyond import Unending
from oracle.assurance.fuzz.render import messages as rendered
from oracle.assurance.mutants import sides
from oracle.assurance.records.writing import Recording
from oracle.certify.transcript import PlayedBack, Recorder, lines_of
from oracle.engines import base, limits
from oracle.engines.base import Engine, EngineFault, offered
from oracle.engines.calling import Seated
from oracle.engines.checked import Heard
from oracle.engines.exchange import Exchanging, Wrapper, calls_of
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.traced import Traced
from oracle.protocol import messages
from oracle.suite.connecting.kinds import Listening, Unasking
from oracle.suite.connecting.watched import Watched
from oracle.suite.intent.relabelling import Relabelled

ESSENTIAL = ("setup", "act", "decide", "observe")
PROTOCOLS = [
    kind for module in (base, limits) for kind in vars(module).values() if inspect.isclass(kind)
    and kind.__module__ == module.__name__ and Protocol in kind.__bases__ and kind is not Engine
]  # fmt: skip
"""What only some engines offer, besides the methods of the protocol."""
KIT: set[type] = set()
METHODS = sorted(set(messages.METHODS) - {"shutdown"})
ANSWERS: dict[str, Any] = {
    "initialize": messages.EngineInfo(name="asked", version="1", games={}),
    "cards": ("one",),
    "setup": messages.SetupResult(status="ok"),
    "act": messages.Reply(status="accepted"),
    "decide": messages.Reply(status="refused"),
    "observe": messages.Observation(
        position=messages.Position(players=(), cards=(), turn=messages.Turn(player="Ann")),
    ),
    "characteristics": messages.Characteristics(numbers={"lore": 7}),
    "legal": messages.Legal(actions=(), complete=True),
    "digest": "d" * 64,
    "snapshot": "kept",
    "restore": None,
    "reset": None,
}
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "cards": ("lorcana", {"one": ()}),
    "act": ("Ann", messages.Action(kind="quest", card="one")),
    "decide": ("Ann", "q1", ("one",)),
    "observe": ("Ann",),
    "characteristics": ("one",),
    "restore": ("kept",),
}
WRAPPERS: dict[type[Wrapper], Callable[[Engine], Wrapper]] = {
    Wrapper: Wrapper,
    Heard: Heard,
    Listening: Listening,
    Recorder: Recorder,
    Recording: lambda engine: Recording(engine, lambda _: None),
    Seated: lambda engine: Seated([engine]),
    Relabelled: lambda engine: Relabelled(engine, (("one", "two"),)),
    Traced: lambda engine: Traced(engine, lambda _: None),
    Unasking: Unasking,
    Unending: Unending,
    Watched: Watched,
    rendered.Heard: rendered.Heard,
    sides.Recorder: sides.Recorder,
}
LOOKS = {(sides.Recorder, method) for method in ("setup", "act", "decide")}
"""Wrapper and method → after which it looks at the table besides."""
OWN_WORDS = {(Relabelled, "digest"): "the table has other names, so its hash is another"}
"""Wrapper and method → why its answer is not the engine's own."""


class Asked:
    """An engine that offers everything, and remembers what it was asked."""

    set_ups = 3

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)

        def call(*arguments: Any) -> Any:
            self.asked.append((name, arguments))
            return ANSWERS.get(name, f"said by {name}")

        return call


def modules() -> Iterator[Any]:
    for found in pkgutil.walk_packages(oracle.__path__, "oracle."):
        # A migration can only be imported by the library that runs it.
        if not (found.name.endswith("__main__") or ".migrations." in found.name):
            yield importlib.import_module(found.name)


def classes() -> Iterator[type]:
    for module in modules():
        found = (kind for kind in vars(module).values() if inspect.isclass(kind))
        yield from (kind for kind in found if kind.__module__ == module.__name__)


def below(kind: type[Wrapper]) -> Iterator[type[Wrapper]]:
    yield kind
    for one in kind.__subclasses__():
        yield from below(one)


def test_whatever_speaks_as_an_engine_is_the_reference_or_made_of_exchanges() -> None:
    found = {kind for kind in classes() if all(hasattr(kind, name) for name in ESSENTIAL) and kind is not Engine}
    others = {kind for kind in found if not issubclass(kind, Exchanging | ReferenceEngine)}
    assert others == KIT, "what is on the other side of the protocol"
    assert {ProcessEngine, PlayedBack, *WRAPPERS} <= found


def test_every_wrapper_is_tried() -> None:
    list(modules())
    own = {kind for kind in below(Wrapper) if kind.__module__.startswith("oracle.")}
    assert own == set(WRAPPERS)


def test_every_method_of_the_protocol_is_an_exchange() -> None:
    assert set(ANSWERS) == set(METHODS)
    assert set(METHODS) <= set(vars(Exchanging))
    assert set(calls_of(ReferenceEngine())) == {*METHODS, "shutdown"}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("kind", WRAPPERS, ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}")
def test_a_wrapper_passes_a_method_on(kind: type[Wrapper], method: str) -> None:
    engine = Asked()
    wrapper = WRAPPERS[kind](cast("Engine", engine))
    arguments = (ANSWERS_SETUP,) if method == "setup" else ARGUMENTS.get(method, ())
    answer = getattr(wrapper, method)(*arguments)
    if (kind, method) in OWN_WORDS:
        return
    asked = [one for one in engine.asked if (kind, method) not in LOOKS or one[0] != "observe"]
    assert [name for name, _ in asked] == [method]
    assert answer == ANSWERS[method]
    if kind is not Relabelled:
        assert asked == [(method, arguments)]


@pytest.mark.parametrize("what", PROTOCOLS, ids=lambda what: what.__name__)
@pytest.mark.parametrize("kind", WRAPPERS, ids=lambda kind: f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}")
def test_a_wrapper_passes_on_what_only_some_engines_offer(kind: type[Wrapper], what: Any) -> None:
    assert offered(WRAPPERS[kind](cast("Engine", Asked())), what) is not None


def test_what_an_engine_does_not_offer_is_not_offered_by_its_wrapper() -> None:
    for make in WRAPPERS.values():
        wrapper = make(ReferenceEngine())
        assert offered(wrapper, base.Renewable) is None
        assert offered(wrapper, limits.Bounded) is None
        assert offered(wrapper, base.Talking) is None
    for make in WRAPPERS.values():
        with pytest.raises(EngineFault) as fault:
            make(cast("Engine", object())).reset()
        assert fault.value.kind == "unsupported-method"


def test_one_name_is_another_in_every_question_about_a_card() -> None:
    engine = Asked()
    names = Relabelled(cast("Engine", engine), (("one", "two"),))
    names.characteristics("one")
    names.act("Ann", messages.Action(kind="quest", card="one"))
    assert engine.asked == [
        ("characteristics", ("two",)),
        ("act", ("Ann", messages.Action(kind="quest", card="two"))),
    ]


def test_a_transcript_holds_every_method() -> None:
    recorder = Recorder(cast("Engine", Asked()))
    said = {name: getattr(recorder, name)(*ARGUMENTS.get(name, ())) for name in METHODS if name not in ("setup",)}
    packed, digest = recorder.finish()
    played = PlayedBack(lines_of(packed, digest.bytes))
    assert {name: getattr(played, name)(*ARGUMENTS.get(name, ())) for name in said} == said
    played.finish()


ANSWERS_SETUP = messages.SetupParams(
    game="lorcana", edition="2.2", position=messages.Position(players=(), cards=(), turn=messages.Turn(player="Ann")),
)  # fmt: skip
