"""The expectations of a scenario: the Then steps for the reference's outcome."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oracle.assurance.fuzz.render.given import table
from oracle.engines.reference_books import has_clause
from oracle.profiles import Profile
from oracle.protocol.messages import Card, Observation
from oracle.protocol.results import Change
from oracle.suite.localisation import OF_A_CARD
from oracle.suite.phrases.setting import setting_of
from oracle.suite.play.failure import ACCEPTED
from oracle.suite.play.world import World
from oracle.suite.table.changes import COMPARED, PLAYER, WINNER, every_difference
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.option_words import option_list
from oracle.suite.table.wording import rows_between, zone_words

STEPWISE = "stepwise-triggers"


def reply_steps(world: World, *, by_clause: bool = True) -> list[str]:
    """The reference's reply to the last call, a refusal with its clause and "nothing has changed"."""
    reply = world.last_reply()
    if reply.status == ACCEPTED:
        return ["it is accepted"]
    known = by_clause and bool(reply.code) and has_clause(world.game.id, reply.code)
    steps = [f"it is refused by {reply.code}" if known else "it is refused"]
    if world.before_call is not None:
        before = world.before_call.observation
        if not every_difference(before, world.look().observation, world.game):
            steps.append("nothing has changed")
    return steps


def end_steps(world: World) -> list[str]:
    """The winner; empty while the game goes on, or without a winner."""
    result = world.look().observation.result
    return [] if result is None or not result.winner else [f"{result.winner} has won"]


def asked_steps(world: World) -> list[str]:
    """The pending question; empty if there is none, or if its options cannot be expressed."""
    decision = world.pending()
    if decision is None:
        return []
    if decision.kind == "name" or not decision.options:
        return [f"{decision.player} is asked"]
    return [f"{decision.player} is asked to choose from {option_list(decision.options)}"]


def seen_step(row: Row) -> str:
    """The step for a card that a player sees in only one of two engines; None for other rows."""
    if row.at[0] != "seen":
        return ""
    _, card, player = row.at
    return f"{player} {'sees' if row.before else 'does not see'} {card}"


def change_steps(world: World, capabilities: Collection[str], row: Row | None) -> Iterator[list[str]]:
    """Ways to state the changes of the last action, the fullest first; `row` is included even if it did not change."""
    changes, observation, game = changes_of(world), world.look().observation, world.game
    asked = [] if row is None else list(about(row.at, observation, game))
    if changes and (STEPWISE in capabilities or all(changed.at[0] != "waiting" for changed, _ in changes)):
        rows = ((told.what, told.before, told.after) for _, told in changes)
        steps = ["only this has changed", *table(("what", "from", "to"), rows, 3)]
        yield steps
        yield [*steps, *asked]
    singly = [step for changed, _ in changes for step in about(changed.at, observation, game)]
    yield list(dict.fromkeys([*singly, *asked]))
    yield asked


def changes_of(world: World) -> tuple[tuple[Row, Change], ...]:
    """The changes that `only this has changed` covers: those since the last action began, as data and in words."""
    if world.before_action is None:
        return ()
    return rows_between(world.before_action.observation, world.look().observation, world.game, COMPARED)


def about(at: Path, now: Observation, game: Profile) -> Iterator[str]:
    """The current value of a row of changes in steps of its own, if such steps exist."""
    position, (group, key) = now.position, at[:2]
    if group in OF_A_CARD:
        yield from (step for card in position.cards if card.ref == key for step in _about_card(card, game))
    elif at == PLAYER:
        yield f"it is {position.turn.player}'s turn"
    elif group == "turn" and position.turn.phase.title() in game.phases:
        yield f"it is {position.turn.phase.title()}"
    elif group == "first" and game.first_player:
        yield f"{position.turn.first} is the first player"
    elif at == WINNER:
        winner = None if now.result is None else now.result.winner
        if winner or now.result is None:
            yield "the game goes on" if now.result is None else f"{winner} has won"
    elif group == "resources":
        own = [card for card in position.cards if card.zone == game.resource_zone and card.player == key]
        yield f"{key} has {sum(game.spent not in card.states for card in own)} ready {game.resource}"
    elif group == "players":
        owner, _, name = key.partition("/")
        counters = next((player.counters for player in position.players if player.name == owner), {})
        if name in game.player_counters:
            yield setting_of(game.id).counter_words(owner, name, counters.get(name, 0))


def _about_card(card: Card, game: Profile) -> Iterator[str]:
    yield f"{card.ref} is in {zone_words(card, game)}"
    if card.zone not in game.state_zones or card.zone == game.resource_zone:
        return
    states = [state for state, zones in game.states.items() if card.zone in zones]
    if states:
        told = (state if state in card.states else f"not {state}" for state in states)
        yield f"{card.ref} is {' and '.join(told)}"
    for name, zones in game.card_counters.items():
        if card.zone in zones:
            yield f"{card.ref} has {game.counter_words(card.counters.get(name, 0), name)}"
