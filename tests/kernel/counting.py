"""The smallest game the kernel can run: counters that go up, questions, refusals, follow-up tasks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from oracle.kernel.errors import IllegalAction
from oracle.kernel.position import Outcome, Position, act
from oracle.kernel.rules import Overrides, RuleBook, TraceEntry
from oracle.kernel.run import AnyRun, Event, Game, Offer, Task
from oracle.kernel.state import Draft, State

BOOK = RuleBook("counting")
rule = BOOK.rule


class Counter(Struct, frozen=True):
    id: int
    count: int = 0

    @property
    def card(self) -> str:
        return f"counter {self.id}"


class Counted(Event, frozen=True, kw_only=True, tag="counted"):
    counter: int
    by: int = 1


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """Cannot be undone: it makes an object of its own."""


class Do(Task, frozen=True, kw_only=True, tag="do"):
    """Runs one of the functions below by name."""

    what: str


class Counting(Game[State, object]):
    """`overrides` as for any game."""

    def __init__(self, overrides: Overrides | None = None) -> None:
        self.overrides = overrides or {}

    def fold(self, draft: Draft[State], event: Event) -> Event:
        if isinstance(event, Shown):
            draft.write(Counter(draft.next_id))
            draft.next_id += 1
        elif isinstance(event, Counted):
            was = draft.objects[event.counter]
            draft.write(Counter(was.id, was.count + event.by))
        return event

    def react(self, run: AnyRun, after: State, events: list[Event], board_changed: bool) -> State:
        return after

    def perform(self, run: AnyRun, task: Task) -> None:
        assert isinstance(task, Do)
        TASKS[task.what](run)

    def irreversible(self, event: Event) -> bool:
        return isinstance(event, Shown)

    def refused_answer(self) -> str:
        return "no-option"

    def loop(self, state: State, happened: Sequence[Event]) -> State:
        return State(objects=state.objects, zones=state.zones, where=state.where, result="loop")


def start() -> State:
    return State(objects={1: Counter(1)}, zones={"Ann/row": (1,)}, where={"one": 1}, next_id=2)


@rule("1.1")
def count_once(run: AnyRun) -> None:
    """Count by one."""
    run.happen(Counted(counter=1))


@rule("2.1", "2.2")
def count_by_choice(run: AnyRun) -> None:
    """Ask how often, twice, and count."""
    count_once(run)
    run.happen(Shown())
    first = run.ask("option", "Ann", ("1", "2"))
    second = run.ask("option", "Bob", ("3", "4"))
    run.happen(Counted(counter=1, by=int(first[0]) * int(second[0])))


@rule("3.1")
def refuse(run: AnyRun) -> None:
    """Refuse after something has happened."""
    count_once(run)
    run.happen(Shown())
    deny(run)


@rule("3.1.1")
def deny(run: AnyRun) -> None:
    """Refuse."""
    raise IllegalAction("3.1.1", "never")


@rule("4.1")
def forever(run: AnyRun) -> None:
    """Do it again, for ever."""
    count_once(run)
    run.then(Do(what="forever"))


@rule("4.2")
def ever_more(run: AnyRun) -> None:
    """Do it again, for ever, and more each time."""
    run.happen(*[Counted(counter=1)] * (1 + run.state.objects[1].count))
    run.then(Do(what="ever more"))


@rule("5.1")
def first_then(run: AnyRun) -> None:
    """Two tasks behind this one, in order."""
    run.then(Do(what="count"), Do(what="ask"))
    run.then(Do(what="count"))


@rule("6.1")
def refuse_later(run: AnyRun) -> None:
    """A task after the action refuses: a bug."""
    run.then(Do(what="refuse"))


@rule("7.1")
def back_to_the_first(run: AnyRun) -> None:
    """The second answer sends the player back to the first question when they do not fit."""
    first = run.ask("option", "Ann", ("1", "2"))
    second = run.ask("option", "Ann", ("1", "2"), text="again")
    if first == second:
        raise IllegalAction("7.1", "not twice the same", back_to=0)
    run.happen(Counted(counter=1))


@rule("8.1")
def declare(run: AnyRun) -> None:
    """What is declared happens with the next batch, or before a question."""
    run.declare(Shown())
    run.ask("may", "Ann", ("yes", "no"))
    run.happen(Counted(counter=1))


@rule("9.1")
def refuse_after_asking(run: AnyRun) -> None:
    """The answer is taken, and then the whole action refused."""
    run.ask("may", "Ann", ("yes", "no"))
    deny(run)


@rule("10.1")
def pay_or_decline(run: AnyRun) -> None:
    """Something is shown, and paid for with an answer; until then it can be declined as a whole."""
    run.offer = Offer()
    run.declare(Shown())
    run.ask("cost", "Ann", ("1", "2"))
    run.offer = None
    run.happen(Counted(counter=1))
    run.ask("option", "Ann", ("3", "4"))


def _offer_within(run: AnyRun, *, again: bool) -> None:
    count_once(run)
    offered, events = run.cursor, len(run.events)
    if run.ask("may", "Ann", ("yes", "no")) == ("yes",):
        run.offer = Offer(answer=offered if again else run.cursor, events=events, again=again)
        if not run.declined():
            run.happen(Shown())
            run.ask("cost", "Ann", ("1", "2"))
            run.offer = None
            run.happen(Counted(counter=1, by=10))
    run.happen(Counted(counter=1, by=100))


@rule("10.2")
def offer_again(run: AnyRun) -> None:
    """Within something else: whoever declines is offered it again."""
    _offer_within(run, again=True)


@rule("10.3")
def offer_once(run: AnyRun) -> None:
    """Within something else: whoever declines goes on without it."""
    _offer_within(run, again=False)


TASKS: dict[str, Callable[[AnyRun], object]] = {
    "count": count_once,
    "ask": count_by_choice,
    "refuse": refuse,
    "forever": forever,
    "ever more": ever_more,
    "then": first_then,
    "later": refuse_later,
    "back": back_to_the_first,
    "declare": declare,
    "undone": refuse_after_asking,
    "offer": pay_or_decline,
    "offer-again": offer_again,
    "offer-once": offer_once,
}


GAME = Counting()


def run(what: str, trace: list[TraceEntry] | None = None, game: Counting = GAME) -> Outcome:
    """What comes of one action from the start."""
    return act(game, Position.at(start()), Do(what=what), trace)


def count(outcome: Outcome) -> int:
    """How far the first counter has come."""
    return int(outcome.position.table.objects[1].count)
