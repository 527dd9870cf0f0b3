"""The knowledge of an effect while it resolves: its controller, its source, its names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.objects.texts import NOTHING, Place, Text
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import DISCARD, HIDDEN, LIMBO, Object, Source, by_ref
from oracle.games.altered.rules.tasks import Steps

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

WAS = ".was"
"""Suffix of a name under which an object is kept in its earlier state, for questions about that (2.1.h, 6.3.j)."""
PLAYED = ".played"
"""Suffix of a name under which objects are kept that the effect itself has put into Limbo to be played (2.1.g)."""


class Ctx(Struct, kw_only=True):
    """The knowledge of one effect in the current step; written back into the task for later steps."""

    player: str
    """"You" (7.2.2.a): the effect's controller, or in a step of each player, that player."""
    source: Source
    bound: dict[str, tuple[int, ...]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    paid_tough: tuple[int, ...] = ()
    places: dict[str, tuple[Place, ...]] = field(default_factory=dict)
    """Chosen Expeditions: `target` in this step, `that` in this step or, if it has none, in an earlier one."""
    targets: set[int | Place] = field(default_factory=set)
    """The targets chosen in this step (6.5.b)."""
    counts: dict[str, int] = field(default_factory=dict)
    """This step's counts so far, by name."""
    lacked: bool = False
    """A choice in this step had no options (6.1.g)."""
    internal: bool = False
    """1.x: inside an internal action."""
    held: tuple[int, ...] = ()
    """1.x: Reactions made by internal actions of this effect."""
    offered: int | None = None
    """The number of answers in this step when the player agreed to do it (6.5.c)."""
    after: list[lang.Effect] = field(default_factory=list)
    """Steps that belong to this one and follow it (7.3.11)."""

    def of(self, player: str) -> Ctx:
        """The same effect with another "you"; that player's names and choices are separate."""
        return Ctx(
            player=player, source=self.source, bound=dict(self.bound), numbers=self.numbers, players=self.players,
            paid_tough=self.paid_tough, places=dict(self.places), targets=self.targets, after=self.after,
            internal=self.internal, held=self.held, offered=self.offered, counts=self.counts,
        )  # fmt: skip

    def count(self, name: str, more: int) -> None:
        """Later steps know the total count of something over this step (6.1.e)."""
        self.numbers[name] = self.counts[name] = self.counts.get(name, 0) + more

    def begin_step(self) -> None:
        """Earlier targets are not targets of this step, though the text can refer to them (6.5.b)."""
        self.places.pop("target", None)
        self.targets.clear()

    def tried(self) -> Ctx:
        """A copy for a trial."""
        return replace(
            self, bound=dict(self.bound), numbers=dict(self.numbers), players=dict(self.players),
            places=dict(self.places), targets=set(self.targets), after=list(self.after), lacked=False,
            counts=dict(self.counts),
        )  # fmt: skip


def context_of(task: Steps) -> Ctx:
    """The effect's knowledge at its next step."""
    return Ctx(
        player=task.player, source=task.source, bound=dict(task.bound), numbers=dict(task.numbers),
        players=dict(task.players), places=dict(task.places), paid_tough=task.paid_tough,
        internal=task.internal, held=task.held,
    )  # fmt: skip


def source_of(thing: Object) -> Source:
    """An object in its current state as the source of an effect."""
    return Source(object=thing.id, card=thing.card, player=thing.controller, was=thing)


@home("6.5.b")
def chosen_before(places: Mapping[str, tuple[Place, ...]]) -> dict[str, tuple[Place, ...]]:
    """The Expedition that later steps can refer to; a target is chosen again."""
    return {name: chosen for name, chosen in places.items() if name != "target"}


@home("6.3.i", "7.2.1.a", "7.2.1.b", "7.2.1.c", "7.2.1.d")
def this(run: Run, ctx: Ctx) -> Object | None:
    """The object meant by "I", if it still exists: if the effect itself moved it, its new object."""
    (number,) = ctx.bound.get("this", (ctx.source.object,))
    found: Object | None = run.state.objects.get(number)
    return found


@home("2.1.h", "6.3.j")
def text_of(run: Run, ctx: Ctx) -> Text:
    """The text's knowledge for questions about current or past states."""
    bound: Mapping[str, tuple[int, ...]] = ctx.bound
    now: Mapping[str, tuple[int, ...]] = NOTHING
    if any(name.endswith(WAS) for name in bound):
        bound, now = {name: bound.get(name + WAS, ids) for name, ids in bound.items()}, bound
    gone = run.state.gone
    lasts = tuple(gone.values()) if ctx.source.object in gone else (*gone.values(), ctx.source.was)
    return Text(
        ctx.player,
        ctx.source.object,
        bound,
        numbers=ctx.numbers,
        players=ctx.players,
        places=ctx.places,
        lasts=lasts,
        now=now,
    )


def holds(run: Run, condition: lang.Condition, ctx: Ctx) -> bool:
    """Whether a condition of the effect's text is true now."""
    return view_of(run.state).is_true(condition, text_of(run, ctx))


def number(run: Run, amount: lang.Amount, ctx: Ctx) -> int:
    """The current value of an amount in the effect's text."""
    return amount if isinstance(amount, int) else view_of(run.state).amount(amount, text_of(run, ctx))


def players(run: Run, who: lang.Who, ctx: Ctx) -> tuple[str, ...]:
    """The players meant by a word, in initiative order."""
    return view_of(run.state).players(who, ctx.player, ctx.players)


def give_name(bound: dict[str, tuple[int, ...]], name: str, ids: tuple[int, ...]) -> None:
    """The name now means these objects; its earlier objects and their states are dropped."""
    forget_name(bound, name)
    bound[name] = ids


def forget_name(bound: dict[str, tuple[int, ...]], name: str) -> None:
    for each in (name, name + WAS, name + PLAYED):
        bound.pop(each, None)


@home("2.1.f", "2.1.g", "1.4.4.a")
def follow(ctx: Ctx, happened: Iterable[Event]) -> None:
    """The effect can find objects that it moved itself; objects it created get their names."""
    for event in happened:
        if isinstance(event, Moved) and event.was is not None:
            _moved(ctx, event, event.was)
        if isinstance(event, Moved | TokenCreated) and event.name and event.now is not None:
            ctx.bound[event.name] = (*ctx.bound.get(event.name, ()), event.now.id)


@home("2.1.g")
def find_played(run: Run, ctx: Ctx) -> None:
    """The effect can find cards that it had played, after they left Limbo."""
    state = run.state
    for mark in [name for name in ctx.bound if name.endswith(PLAYED)]:
        name, played = mark.removesuffix(PLAYED), ctx.bound[mark]
        left = [i for i in played if i in state.gone]
        if left:
            found = [by_ref(state, state.gone[i].card) if i in left else state.objects.get(i) for i in ctx.bound[name]]
            ctx.bound[name] = tuple([thing.id for thing in found if thing is not None])
            ctx.bound[mark] = tuple([i for i in played if i not in left])


def _moved(ctx: Ctx, event: Moved, was: Object) -> None:
    # Nothing can be followed into a hidden zone, whose cards are not objects (2.1.j).
    if event.now is None or event.to in HIDDEN:
        return
    if was.id == ctx.source.object and "this" not in ctx.bound:
        ctx.bound["this"] = (was.id,)
    for name, ids in list(ctx.bound.items()):
        if was.id in ids and not name.endswith((WAS, PLAYED)):
            if event.to == LIMBO:
                ctx.bound[name + PLAYED] = (*ctx.bound.get(name + PLAYED, ()), event.now.id)
            ctx.bound[name] = tuple(event.now.id if i == was.id else i for i in ids)
            # Several objects are handled separately: one that has not moved again is still meant in its earlier state.
            before = ctx.bound.pop(name + WAS, ids)
            known = was.id if event.to == DISCARD and was.zone not in HIDDEN else event.now.id
            asked = tuple(known if i == was.id else old for i, old in zip(ids, before, strict=False))
            if asked != ctx.bound[name]:
                ctx.bound[name + WAS] = asked
