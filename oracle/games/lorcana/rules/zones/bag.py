"""7.7 Bag: where triggered abilities wait, and who resolves which of them next."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.equivalence import alike
from oracle.games.lorcana.rules.abilities.resolving import resolve_triggered
from oracle.games.lorcana.rules.events import Taken
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import State, Waiting, in_turn_order
from oracle.games.lorcana.rules.tasks import Bag, Check, ResolveTriggered

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("7.7.4", "7.7.4.3", "6.7.5")
def resolve_bag(run: Run, task: Bag) -> None:
    """One ability resolves, the game state is checked, and so on, until the bag is empty."""
    player = next_to_resolve(run, task.last) if run.state.waiting else None
    if player is None:
        return
    waiting = choose_waiting(run, player)
    run.happen(Taken(waiting=waiting.id, player=player))
    run.then(ResolveTriggered(waiting=waiting), Check(), Bag(last=player))


@rule("7.7.4.1", "7.7.4.3", "7.7.4.4", "7.7.4.5", "7.7.5", "7.7.6")
def next_to_resolve(run: Run, last: str | None) -> str | None:
    """Who resolves next: the player who resolved last while they have abilities left, else the next player in turn
    order.

    The active player comes first.
    """
    state: State = run.state
    owners = {waiting.player for waiting in state.waiting}
    if not owners:
        return None
    if len(owners) == 1:
        return owners.pop()
    return in_turn_order(state.seats, owners, last or state.turn.player)[0]


@rule("7.7.4.2", "7.7.5")
def choose_waiting(run: Run, player: str) -> Waiting:
    """That player chooses any one of their abilities in the bag."""
    mine = labelled([waiting for waiting in run.state.waiting if waiting.player == player], run.state)
    taken = run.ask("trigger", player, tuple(mine), text="which ability resolves next", sorts=True)
    return mine[taken[0]]


@rule("7.7.4.2")
def resolve_from_bag(run: Run, task: ResolveTriggered) -> None:
    """The ability chosen from the bag resolves completely."""
    resolve_triggered(run, task.waiting)


def labelled(waiting: list[Waiting], state: State) -> dict[str, Waiting]:
    """Abilities by a distinguishing label: the source's ref, then its name, then what it is about.

    Indistinguishable abilities share a label: which of them resolves makes no difference.
    """
    if len(waiting) == 1:
        return {waiting[0].card: waiting[0]}
    sources = Counter(each.card for each in _distinct(waiting))
    names = Counter((each.card, each.ability.name) for each in _distinct(waiting))
    labels: dict[str, Waiting] = {}
    times: Counter[str] = Counter()
    for each in waiting:
        label = each.card
        if sources[each.card] > 1:
            label = f"{each.card}: {each.ability.name}" if each.ability.name else each.card
            if names[each.card, each.ability.name] > 1 and each.ability.speaks_of_that:
                about = [state.objects[i].card for i in each.bound.get("that", ()) if i in state.objects]
                label += f" ({', '.join(about)})" if about else ""
        if not any(alike(each, other) for other in labels.values()):
            times[label] += 1
            labels[label if times[label] == 1 else f"{label} {times[label]}"] = each
    return labels


def _distinct(waiting: list[Waiting]) -> list[Waiting]:
    # Card text need not be hashable.
    seen: list[Waiting] = []
    for each in waiting:
        if not any(alike(each, other) for other in seen):
            seen.append(each)
    return seen
