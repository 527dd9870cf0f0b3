"""Control structure of the effect language, shared by every game; each game adds its verbs.

An effect is inspectable data: a frozen node, JSON in and out, no code. A game re-declares the fields that hold
effects with its own closed union, so that decoding is typed, and registers one resolver for each verb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from oracle.kernel.run import AnyRun


class Node(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="is", forbid_unknown_fields=True):
    """Base of everything a card's text is made of. `is` names the kind of node in JSON."""


class Sequence(Node, frozen=True, kw_only=True, tag="sequence"):
    """Do each in the order written, as much as possible of each."""

    steps: tuple[Node, ...]


class May(Node, frozen=True, kw_only=True, tag="may"):
    """The player decides as it resolves whether it happens at all."""

    do: Node


class If(Node, frozen=True, kw_only=True, tag="if"):
    """One or the other, by a condition read when this part resolves."""

    condition: Node
    then: Node
    otherwise: Node | None = None


class OneOf(Node, frozen=True, kw_only=True, tag="one-of"):
    """The player takes one of several parts that can be done; `modes` gives each its word."""

    modes: Mapping[str, Node]


class IfYouDo(Node, frozen=True, kw_only=True, tag="if-you-do"):
    """The second part happens only if the whole of the first did, `otherwise` if it did not."""

    first: Node
    then: Node | None = None
    otherwise: Node | None = None


class Context(Struct, kw_only=True):
    """What an effect knows while it resolves.

    `player` controls it, `source` is the object (id) and `card` the card (ref) it comes from; `bound` holds what its
    text calls "that", "it" or "chosen": object ids by name; `numbers` holds counts made on the way; `cost` is the
    kind of cost of the play it is about, and `triggered` says whether it is a triggered ability's.
    """

    player: str
    source: int
    card: str
    bound: dict[str, tuple[int, ...]]
    numbers: dict[str, int]
    cost: str = ""
    triggered: bool = False


N = TypeVar("N", bound=Node)
Resolver = Callable[["AnyRun", Any, Context], bool]
_RESOLVERS: dict[type[Node], Resolver] = {}


def resolves(node: type[N]) -> Callable[[Callable[[AnyRun, N, Context], bool]], Callable[[AnyRun, N, Context], bool]]:
    """Register the function that carries out one kind of node; it returns whether all of it was done."""

    def register(function: Callable[[AnyRun, N, Context], bool]) -> Callable[[AnyRun, N, Context], bool]:
        _RESOLVERS[node] = function
        return function

    return register


def resolve(run: AnyRun, node: Node, context: Context) -> bool:
    """Carry out a node. Returns whether all of it was done (what "if you do" asks)."""
    resolver = _RESOLVERS.get(type(node)) or _inherited(_RESOLVERS, type(node))
    assert resolver is not None  # noqa: S101
    done = resolver(run, node, context)
    if not done:
        run.undone(node, context)
    return done


def _inherited(functions: dict[type[Node], Resolver], kind: type[Node]) -> Resolver | None:
    """The function of the nearest kind of node this one is derived from; the next time it is found at once."""
    for base in kind.__mro__:
        if base in functions:
            functions[kind] = functions[base]
            return functions[kind]
    return None


Beginner = Callable[["AnyRun", Any, Context], bool]
_BEGINNERS: dict[type[Node], Beginner] = {}


def begins(node: type[N]) -> Callable[[Callable[[AnyRun, N, Context], bool]], Callable[[AnyRun, N, Context], bool]]:
    """Register the function that says whether a kind of node can begin; those without one always can."""

    def register(function: Callable[[AnyRun, N, Context], bool]) -> Callable[[AnyRun, N, Context], bool]:
        _BEGINNERS[node] = function
        return function

    return register


def can_begin(run: AnyRun, node: Node, context: Context) -> bool:
    """Whether an effect can begin: whether the first thing it asks for, a choice or a cost, is there at all."""
    beginner = _BEGINNERS.get(type(node)) or _inherited(_BEGINNERS, type(node))
    return beginner is None or beginner(run, node, context)


@begins(Sequence)
def _sequence_begins(run: AnyRun, node: Sequence, context: Context) -> bool:
    return not node.steps or can_begin(run, node.steps[0], context)


@begins(If)
def _if_begins(run: AnyRun, node: If, context: Context) -> bool:
    """Nothing keeps anybody from what will not come to anything by its own condition."""
    following = node.then if run.game.holds(run.state, node.condition, context) else node.otherwise
    return following is None or can_begin(run, following, context)


@begins(IfYouDo)
def if_you_do_begins(run: AnyRun, node: IfYouDo, context: Context) -> bool:
    """It is of no use to begin where the first part cannot, unless something stands otherwise."""
    return node.otherwise is not None or can_begin(run, node.first, context)


@begins(OneOf)
def _one_of_begins(run: AnyRun, node: OneOf, context: Context) -> bool:
    return any(can_begin(run, mode, context) for mode in node.modes.values())


@resolves(Sequence)
def in_order(run: AnyRun, node: Sequence, context: Context) -> bool:
    done = True
    for step in node.steps:
        done = resolve(run, step, context) and done
    return done


@resolves(If)
def conditional(run: AnyRun, node: If, context: Context) -> bool:
    if run.game.holds(run.state, node.condition, context):
        return resolve(run, node.then, context)
    return resolve(run, node.otherwise, context) if node.otherwise is not None else False


@resolves(IfYouDo)
def if_you_do(run: AnyRun, node: IfYouDo, context: Context) -> bool:
    """The second part follows where all of the first was done, what stands otherwise in any other case."""
    done = resolve(run, node.first, context)
    following = node.then if done else node.otherwise
    return done if following is None else resolve(run, following, context)
