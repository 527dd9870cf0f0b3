"""Chapter 1: winning, losing, and what is hidden."""

from __future__ import annotations

from oracle.games.garden.rules.rulebook import home, rule
from oracle.games.garden.rules.state import DECK, HAND, Check, Moved, Over, Result, Thing

from oracle.kernel.run import AnyRun

ENOUGH = 5


@rule("1.1")
def check(run: AnyRun, _task: Check) -> None:
    """Whoever has five petals has won."""
    state = run.state
    for player, petals in state.players.items():
        if petals >= ENOUGH:
            losers = tuple(name for name in state.players if name != player)
            run.happen(Over(result=Result(winner=player, losers=losers, reason="petals")))
            return


@rule("1.2")
def draw(run: AnyRun, player: str) -> None:
    """Draw a card; who cannot has lost."""
    deck = run.state.zones[f"{player}/{DECK}"]
    if deck:
        run.happen(Moved(object=deck[0], to=HAND))
    elif run.game.edition.empty_deck_loses:
        winner = next(name for name in run.state.players if name != player)
        run.happen(Over(result=Result(winner=winner, losers=(player,), reason="deck")))


@home("1.3")
def sees(viewer: str, thing: Thing) -> bool:
    """Decks are hidden from everybody, hands from the other player."""
    return thing.zone != DECK and (thing.zone != HAND or thing.player == viewer)
