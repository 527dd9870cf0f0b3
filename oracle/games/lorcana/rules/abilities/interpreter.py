"""The interpreter of effects: for each kind of node a function to carry it out, and one that says if it can begin."""

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
    """The knowledge of an effect while it resolves.

    `player` controls it, `source` is the object (id) and `card` the card (ref) it comes from; `bound` maps the text's
    names ("that", "it", "chosen") to object ids; `numbers` holds intermediate counts; `cost` is the kind of cost of the
    related play, and `triggered` says whether the effect belongs to a triggered ability.
    """

    card: str
    bound: dict[str, tuple[int, ...]]
    numbers: dict[str, int]
    triggered: bool = False


class Attempt(AnyKindOfRun[Any, Any]):
    """A trial run that is notified of each incomplete part of an effect."""

    __slots__ = ()

    def undone(self, node: Node, context: Context) -> None:
        """`node` was not done completely."""
        raise NotImplementedError


N = TypeVar("N", bound=Node)
Function = Callable[["Run", N, Context], bool]
_RESOLVERS: dict[type[Node], Function[Any]] = {}
_BEGINNERS: dict[type[Node], Function[Any]] = {}


def resolves(node: type[N]) -> Callable[[Function[N]], Function[N]]:
    """Register the function that carries out one kind of node; it returns whether it did so completely."""

    def register(function: Function[N]) -> Function[N]:
        _RESOLVERS[node] = function
        return function

    return register


def resolve(run: Run, node: Node, context: Context) -> bool:
    """Carry out a node. Returns whether it was done completely, as "if you do" requires."""
    done = _RESOLVERS[type(node)](run, node, context)
    if not done and isinstance(run, Attempt):
        run.undone(node, context)
    return done


def begins(node: type[N]) -> Callable[[Function[N]], Function[N]]:
    """Register the function that says whether a kind of node can begin; nodes without one always can."""

    def register(function: Function[N]) -> Function[N]:
        _BEGINNERS[node] = function
        return function

    return register


def can_begin(run: Run, node: Node, context: Context) -> bool:
    """Whether an effect can begin: whether the first choice or cost it requires exists."""
    beginner = _BEGINNERS.get(type(node))
    return beginner is None or beginner(run, node, context)


def holds(run: Run, condition: lang.Condition, context: Context) -> bool:
    """Whether a condition of a card's text is true now."""
    return view_of(run.state).holds(condition, context)
