"""8.3 Bodyguard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.gaining import as_it_enters
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.3.2")
def enters_exerted_by_choice(run: Run, player: str, thing: Object) -> bool:
    """Whether a character with Bodyguard enters play exerted: its player may decide so as it is played."""
    if not has_bodyguard_as_it_enters(run, thing):
        return False
    taken = run.ask("may", player, ("yes", "no"), source=thing.card, text="enter play exerted")
    return taken == ("yes",)


@rule("6.4.2.3")
def has_bodyguard_as_it_enters(run: Run, thing: Object) -> bool:
    """Whether the card has Bodyguard by its own text or through cards in play that affect such characters."""
    return view_of(run.state).keyword(as_it_enters(thing), "bodyguard") is not None


@rule("8.3.3")
def check_bodyguard(run: Run, thing: Object, check: Callable[[Object], None]) -> None:
    """Among an opponent's characters one with Bodyguard must be challenged first, if possible.

    `check` raises for characters that cannot be challenged for other reasons. Challenging a location chooses no
    character. Raises IllegalAction (8.3.3).
    """
    view = view_of(run.state)
    if view.game.cards[thing.cards[0]].type != "character" or view.keyword(thing, "bodyguard") is not None:
        return
    for other in bodyguards(run, thing.player):
        if run.could(partial(check, other)):
            raise IllegalAction("8.3.3", f"{other.card} has Bodyguard and can be challenged")


@rule("8.3.3", reads=True)
def bodyguards(run: Run, player: str) -> tuple[Object, ...]:
    """The characters with Bodyguard that a player has in play."""
    view = view_of(run.state)
    cards = view.game.cards
    own = [one for one in view.in_play() if one.player == player and cards[one.cards[0]].type == "character"]
    return tuple([one for one in own if view.keyword(one, "bodyguard") is not None])
