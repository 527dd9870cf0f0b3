"""What a scenario expects: the Then steps for what the reference has done."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oracle.assurance.fuzz.given import table
from oracle.engines.reference_books import has_clause
from oracle.protocol.messages import Observation
from oracle.protocol.results import Change
from oracle.suite.difference import FIRST_PLAYER, difference, every_difference, zone_words
from oracle.suite.games import Game
from oracle.suite.option_words import option_list
from oracle.suite.world import ACCEPTED, World

STEPWISE = "stepwise-triggers"
WAITING = "waiting"


def reply_steps(world: World) -> list[str]:
    """What the reference said to the last call; after a refusal that nothing has changed."""
    reply = world.last_reply()
    if reply.status == ACCEPTED:
        return ["it is accepted"]
    known = bool(reply.code) and has_clause(world.game.id, reply.code)
    steps = [f"it is refused by {reply.code}" if known else "it is refused"]
    if world.before_call is not None:
        before = world.before_call.observation
        if not every_difference(before, world.look().observation, world.game):
            steps.append("nothing has changed")
    return steps


def asked_steps(world: World) -> list[str]:
    """The question that is pending; nothing where none is, or where its options cannot be told."""
    decision = world.pending()
    if decision is None:
        return []
    if decision.kind == "name" or not decision.options:
        return [f"{decision.player} is asked"]
    return [f"{decision.player} is asked to choose from {option_list(decision.options)}"]


def change_steps(world: World, capabilities: Collection[str]) -> Iterator[list[str]]:
    """Ways to say what the last action changed, the fullest first; the last one says nothing."""
    changes = changes_of(world)
    waits = any(change.what == WAITING for change in changes)
    if changes and (not waits or STEPWISE in capabilities):
        rows = ((change.what, change.before, change.after) for change in changes)
        yield ["only this has changed", *table(("what", "from", "to"), rows, 3)]
    observation = world.look().observation
    if changes:
        yield [step for change in changes for step in _single(change, observation, world.game)]
    yield []


def changes_of(world: World) -> tuple[Change, ...]:
    """What `only this has changed` looks at: the changes since the last action began."""
    if world.before_action is None:
        return ()
    return difference(world.before_action.observation, world.look().observation, world.game)


def _single(change: Change, now: Observation, game: Game) -> Iterator[str]:
    """One change in steps of its own, where there are such."""
    what, cards = change.what, {card.ref: card for card in now.position.cards}
    owner, mark, rest = what.partition("'s ")
    if what in cards:
        yield f"{what} is in {zone_words(cards[what], game)}"
        if cards[what].zone in game.state_zones and cards[what].zone != game.resource_zone:
            yield from (f"{what} is {state}" for state in sorted(cards[what].states))
    elif what == "turn":
        yield f"it is {change.after}'s turn"
    elif what == FIRST_PLAYER and game.adventure:
        yield f"{change.after} is the first player"
    elif what == "result" and change.after.endswith(" won") and not change.after.startswith("nobody"):
        yield f"{change.after.removesuffix(' won')} has won"
    elif mark and rest == "lore":
        yield f"{owner} has {change.after} lore"
    elif mark and rest == game.resource:
        ready = next((part.split()[0] for part in change.after.split(", ") if part.endswith("ready")), "0")
        yield f"{owner} has {ready} ready {game.resource}"
