"""6.1.7 and 6.7.8: cards played by an effect, mostly for free."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Revealed
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object
from oracle.games.lorcana.rules.turn_actions.entering import Entering
from oracle.games.lorcana.rules.turn_actions.play_a_card import (
    announce_cost,
    become_played,
)
from oracle.games.lorcana.rules.turn_actions.total_cost import determine_total_cost, pay_total_cost, payer_of
from oracle.games.lorcana.rules.turn_actions.ways import Way, ways_to_play

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("6.7.8")
def play_by_effect(run: Run, player: str, thing: Object, node: lang.Play) -> int:
    """The card is played while the effect resolves; triggered abilities wait until the effect has finished.

    Returns the card's new object. Raises IllegalAction if something prevents it from being played.
    """
    check_not_forbidden(run, "play", player, thing)
    run.declare(Revealed(cards=(thing.card,)))
    way = play_for_free(run, player, thing) if node.free else announce_cost(run, player, thing, None)
    ink = 0
    if way.skips_payment:
        run.commit()
    else:
        total = determine_total_cost(run, player, thing, way)
        ink = pay_total_cost(run, payer_of(player, thing, way), total)
    entering = Entering(exerted=node.enters_exerted)
    return become_played(run, player, thing, way, ink, entering, by_effect=True, after=node.after)


@rule("6.1.7", "1.5.5.3", "4.3.2.2")
def play_for_free(run: Run, player: str, thing: Object) -> Way:
    """For free: every cost is ignored and no other alternate cost can be chosen.

    In the guides only ink is waived: the way of playing is still announced, other costs are still paid.
    """
    if run.game.edition.free_waives == "all":
        return Way(kind="free", skips_payment=True)
    ways = {kind: replace(way, ink_waived=True) for kind, way in ways_to_play(run, player, thing).items()}
    kinds = tuple(kind for kind, way in ways.items() if run.could(partial(_announce, run, player, thing, way)))
    if not kinds:
        # Let the rule that refuses the other parts of the ink cost give the reason.
        _announce(run, player, thing, ways["ink"])
    kind = run.ask("cost", player, kinds, source=thing.card, text="how to play it for free")[0]
    return ways[kind].announced(run, player, thing, None)


def _announce(run: Run, player: str, thing: Object, way: Way) -> None:
    announced = way.announced(run, player, thing, None)
    total = determine_total_cost(run, player, thing, announced)
    pay_total_cost(run, payer_of(player, thing, announced), total)


def could_be_played(run: Run, player: str, thing: Object, node: lang.Play) -> bool:
    """Whether the effect could play this card."""
    return run.could(lambda: play_by_effect(run, player, thing, node))
