"""How an effect is carried out: one function for each kind of node, and one that says whether it can begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.kernel.run import Run as AnyKindOfRun
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.lorcana import language as lang
    from oracle.games.lorcana.rules.match import Run


class Context(Text, kw_only=True, gc=True):
    """What an effect knows while it resolves.

    `player` controls it, `source` is the object (id) and `card` the card (ref) it comes from; `bound` holds what its
    text calls "that", "it" or "chosen": object ids by name; `numbers` holds counts made on the way; `cost` is the
    kind of cost of the play it is about, and `triggered` says whether it is a triggered ability's.
    """

    card: str
    bound: dict[str, tuple[int, ...]]
    numbers: dict[str, int]
    triggered: bool = False


class Attempt(AnyKindOfRun[Any, Any]):
    """A run on the side that is told of each part of an effect of which not all was done."""

    __slots__ = ()

    def undone(self, node: Node, context: Context) -> None:
        """Not all of `node` was done."""
        raise NotImplementedError


N = TypeVar("N", bound=Node)
Function = Callable[["Run", N, Context], bool]
_RESOLVERS: dict[type[Node], Function[Any]] = {}
_BEGINNERS: dict[type[Node], Function[Any]] = {}


def resolves(node: type[N]) -> Callable[[Function[N]], Function[N]]:
    """Register the function that carries out one kind of node; it returns whether all of it was done."""

    def register(function: Function[N]) -> Function[N]:
        _RESOLVERS[node] = function
        return function

    return register


def resolve(run: Run, node: Node, context: Context) -> bool:
    """Carry out a node. Returns whether all of it was done (what "if you do" asks)."""
    done = _RESOLVERS[type(node)](run, node, context)
    if not done and isinstance(run, Attempt):
        run.undone(node, context)
    return done


def begins(node: type[N]) -> Callable[[Function[N]], Function[N]]:
    """Register the function that says whether a kind of node can begin; those without one always can."""

    def register(function: Function[N]) -> Function[N]:
        _BEGINNERS[node] = function
        return function

    return register


def can_begin(run: Run, node: Node, context: Context) -> bool:
    """Whether an effect can begin: whether the first thing it asks for, a choice or a cost, is there at all."""
    beginner = _BEGINNERS.get(type(node))
    return beginner is None or beginner(run, node, context)


def holds(run: Run, condition: lang.Condition, context: Context) -> bool:
    """Whether a condition of a card's text is true now."""
    return view_of(run.state).holds(condition, context)
