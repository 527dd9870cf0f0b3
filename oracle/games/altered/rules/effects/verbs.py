"""Which function does what a verb of a text says.

A verb's function takes the choices it needs and returns the atomic actions of the step, so that several verbs can
share one (6.1.c, 6.1.e); what is more than one step is a process of its own.
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
    """Register the function that says which atomic actions a verb's step has."""

    def register(function: Actions[N]) -> Actions[N]:
        VERBS[node] = function
        return function

    return register


def process(node: type[N]) -> Callable[[Process[N]], Process[N]]:
    """Register the function that does all that a verb says, in steps of its own; it returns whether it was begun."""

    def register(function: Process[N]) -> Process[N]:
        PROCESSES[node] = function
        return function

    return register


def actions_of(run: Run, node: Node, ctx: Ctx) -> list[Event]:
    """The atomic actions of what is one step, or a part of one, with the choices it needs."""
    if type(node) not in VERBS:
        raise Unsupported(f"{node.__struct_config__.tag} as a part of one step")
    if told(aims_within, node):
        expeditions_meant(run, "target", ctx)
    return VERBS[type(node)](run, node, ctx)


@home("6.5.b")
def aim(run: Run, ctx: Ctx, *parts: object) -> None:
    """Where parts of a step speak of a target Expedition it is chosen before anything is asked of it.

    A verb chooses by itself where it is done; the verbs and abilities within it have targets of their own.
    """
    if asks_for_target(*parts):
        expeditions_meant(run, "target", ctx)
