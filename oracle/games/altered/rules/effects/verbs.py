"""The registry of functions for the verbs of card texts.

A verb's function makes its choices and returns the atomic actions of its step, so that several verbs can share one
(6.1.c, 6.1.e); a verb with several steps is a process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from oracle.games.altered.language.a_step import aims_within, asks_for_target
from oracle.games.altered.rules.effects.places import expeditions_meant
from oracle.games.altered.rules.rulebook import home
from oracle.kernel.errors import Unsupported
from oracle.language.effects import Node
from oracle.language.told import told

if TYPE_CHECKING:
    from oracle.games.altered.rules.effects.context import Ctx
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

N = TypeVar("N", bound=Node)
Actions = Callable[["Run", N, "Ctx"], "list[Event]"]
Process = Callable[["Run", N, "Ctx"], bool]
VERBS: dict[type[Node], Actions[Any]] = {}
PROCESSES: dict[type[Node], Process[Any]] = {}


def verb(node: type[N]) -> Callable[[Actions[N]], Actions[N]]:
    """Register the function that returns the atomic actions of a verb's step."""

    def register(function: Actions[N]) -> Actions[N]:
        VERBS[node] = function
        return function

    return register


def process(node: type[N]) -> Callable[[Process[N]], Process[N]]:
    """Register the function that carries out a verb in its own steps; it returns whether it was begun."""

    def register(function: Process[N]) -> Process[N]:
        PROCESSES[node] = function
        return function

    return register


def actions_of(run: Run, node: Node, ctx: Ctx) -> list[Event]:
    """The atomic actions of a step or part of one, with its choices."""
    if type(node) not in VERBS:
        raise Unsupported(f"{node.__struct_config__.tag} as a part of one step")
    if told(aims_within, node):
        expeditions_meant(run, "target", ctx)
    return VERBS[type(node)](run, node, ctx)


@home("6.5.b")
def aim(run: Run, ctx: Ctx, *parts: object) -> None:
    """If parts of a step use a target Expedition, it is chosen before anything else.

    Verbs with their own target, and verbs and abilities inside them, choose separately.
    """
    if asks_for_target(*parts):
        expeditions_meant(run, "target", ctx)
