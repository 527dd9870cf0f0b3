"""4.3.2.3 and 4.3.2.4: the total cost of playing a card, and paying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.concepts.costs import Payer, Total, ink_of, other_than_ink, pay_in_full
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object
from oracle.games.lorcana.rules.turn_actions.payment_modifiers import total_ink

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run
    from oracle.games.lorcana.rules.turn_actions.ways import Way


def payer_of(player: str, thing: Object, way: Way, ink: tuple[str, ...] = ()) -> Payer:
    """The payer for this card; neither the card nor its Shift base can be used as a payment."""
    return Payer(player=player, thing=thing, ink=ink, kept=(thing.id, *way.onto))


@rule("4.3.2.3")
def determine_total_cost(run: Run, player: str, thing: Object, way: Way) -> Total:
    """Third step: the chosen cost plus all payment modifiers. The cost itself never changes (1.5.4)."""
    abilities = run.game.cards[thing.cards[0]].abilities
    additional = [part for a in abilities if isinstance(a, lang.AdditionalCost) for part in a.cost]
    more = ink_of(additional) if additional else 0
    ink = total_ink(run, player, thing, way.kind, way.ink, more)
    return Total(
        ink=0 if way.ink_waived else ink,
        parts=way.parts + other_than_ink(additional) if additional else way.parts,
        exert=way.singers,
    )


@rule("4.3.2.4")
def pay_total_cost(run: Run, payer: Payer, total: Total) -> int:
    """Fourth step: the total cost is paid in full, in any order; returns the ink paid.

    Raises IllegalAction (1.5.3) if something is missing.
    """
    return pay_in_full(run, payer, total)
