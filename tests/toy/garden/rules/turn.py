"""Chapter 2: what a player does in a turn."""

from __future__ import annotations

from oracle.games.garden.language import Draw, Weed
from oracle.games.garden.rules.rulebook import CLUB, rule
from oracle.games.garden.rules.state import (
    COMPOST,
    GARDEN,
    HAND,
    WELL,
    Check,
    EndTurn,
    Gained,
    Moved,
    Passed,
    Pick,
    Play,
    Thing,
    Turned,
    thing,
)
from oracle.games.garden.rules.winning import draw

from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import AnyRun


@rule("2.1")
def in_turn(run: AnyRun, player: str) -> None:
    """Only the player whose turn it is does anything."""
    if run.state.turn.player != player:
        raise IllegalAction("2.1", f"it is not {player}'s turn")


@rule("2.2.1")
def plant(run: AnyRun, task: Play) -> None:
    """Play a card out of the hand."""
    in_turn(run, task.player)
    card = thing(run.state, task.card)
    if card.zone != HAND or card.player != task.player:
        raise IllegalAction("2.2.1", f"{task.card} is not in {task.player}'s hand")
    pay(run, task)
    resolve(run, task)
    run.then(Check())


@rule("2.2.2")
def pay(run: AnyRun, task: Play) -> None:
    """Turn as many ready water cards as the card costs."""
    state, cost = run.state, run.game.cards[task.card].cost
    ready = [i for i in state.zones[f"{task.player}/{WELL}"] if not state.objects[i].turned]
    chosen = [state.where[ref] for ref in task.water] or ready[:cost]
    if len(chosen) != cost or not set(chosen) <= set(ready):
        raise IllegalAction("2.2.2", f"{task.card} costs {cost} ready water")
    if chosen:
        run.happen(Turned(objects=tuple(chosen)))


@rule("2.2.3")
def resolve(run: AnyRun, task: Play) -> None:
    """A flower goes to the garden; a spade does what it says and goes to the compost."""
    card, played = run.game.cards[task.card], thing(run.state, task.card)
    if card.type == "flower":
        run.happen(Moved(object=played.id, to=GARDEN))
        return
    run.happen(Moved(object=played.id, to=COMPOST))
    if isinstance(card.effect, Draw):
        for _ in range(card.effect.cards):
            draw(run, task.player)
    elif isinstance(card.effect, Weed):
        weed(run, task)


@rule("2.2.4")
def weed(run: AnyRun, task: Play) -> None:
    """Choose a flower in any garden; it goes to the compost."""
    state = run.state
    flowers = tuple(each.card for each in state.objects.values() if each.zone == GARDEN)
    for taken in run.ask("choose", task.player, flowers, source=task.card):
        run.happen(Moved(object=thing(state, taken).id, to=COMPOST))


@rule("2.3.1")
def pick(run: AnyRun, task: Pick) -> None:
    """Pick a ready flower of one's own garden: it is turned."""
    in_turn(run, task.player)
    flower = thing(run.state, task.card)
    if flower.zone != GARDEN or flower.player != task.player or flower.turned:
        raise IllegalAction("2.3.1", f"{task.card} is no ready flower in {task.player}'s garden")
    rooted(run, flower)
    run.happen(Turned(objects=(flower.id,)))
    gain(run, task.player, flower)
    run.then(Check())


@rule("2.3.2")
def gain(run: AnyRun, player: str, flower: Thing) -> None:
    """Its player gains its petals."""
    petals = run.game.cards[flower.card].petals
    if petals:
        run.happen(Gained(player=player, petals=petals))


@rule("2.3.3")
def rooted(run: AnyRun, flower: Thing) -> None:
    """Not in the turn in which it was planted, unless it is evergreen."""
    if flower.fresh and not run.game.cards[flower.card].abilities:
        raise IllegalAction("2.3.3", f"{flower.card} was planted this turn")


@CLUB.rule("3", replaces="rooted")
def always_rooted(run: AnyRun, flower: Thing) -> None:
    """The club picks flowers whenever it likes."""


@rule("2.4.1")
def end_turn(run: AnyRun, task: EndTurn) -> None:
    """The turn passes; the next player's cards become ready."""
    in_turn(run, task.player)
    names = list(run.state.players)
    following = names[(names.index(task.player) + 1) % len(names)]
    run.commit()
    mine = tuple(each.id for each in run.state.objects.values() if each.player == following and each.turned)
    run.happen(Passed(player=following), *([Turned(objects=mine, back=True)] if mine else []))
    start_of_turn(run, following)


@rule("2.4.2")
def start_of_turn(run: AnyRun, player: str) -> None:
    """The next player draws a card."""
    draw(run, player)
