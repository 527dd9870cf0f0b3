"""5.4.4 Songs: exerting a character instead of paying the ink cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.bounds import printed_cost
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import check_can_exert
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.keywords.singer import cost_to_sing
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import PLAY, Object, State, by_ref, cards_in
from oracle.games.lorcana.rules.turn_actions.general import check_own_character
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("5.4.4.2", "1.5.5.1", "5.1.1.5")
def choose_singer(
    run: Run, player: str, song: Object, named: tuple[str, ...], afford: Callable[[Object], None]
) -> Object:
    """The character exerted to sing the song; `afford` raises if the rest of the cost could then not be paid.

    Raises IllegalAction if the named character cannot sing it, or none can.
    """
    state: State = run.state
    needed = printed_cost(view_of(state).definition(song))

    def legal(singer: Object) -> None:
        check_can_sing(run, player, singer)
        if cost_to_sing(run, singer) < needed:
            raise IllegalAction("5.4.4.2", f"{singer.card} counts as cost {cost_to_sing(run, singer)}, not {needed}")

    if named:
        singer = by_ref(state, named[0])
        if singer is None or len(named) > 1:
            raise IllegalAction("5.4.4.2", "one character sings a song")
        if singer.card != named[0]:
            raise IllegalAction("5.1.1.5", f"{named[0]} is under {singer.card}")
        legal(singer)
        return singer
    mine = cards_in(state, player, PLAY)
    picked = pick(
        run, player, mine, label=lambda thing: thing.card, legal=legal, find=partial(by_ref, state),
        beyond=afford, source=song.card, text="who sings", part="by",
    )  # fmt: skip
    if not picked:
        raise IllegalAction("5.4.4.2", f"no character of {player} can sing {song.card}")
    return picked[0]


@rule("5.4.4.2")
def check_can_sing(run: Run, player: str, singer: Object) -> None:
    """A singer is a ready, dry character of the player in play, and nothing prevents it from singing.

    Raises IllegalAction (5.4.4.2, 1.7.5, 5.1.1.2, 1.2.2).
    """
    check_own_character(run, player, singer, "5.4.4.2")
    check_can_exert(run, singer)
    check_not_forbidden(run, "sing", player, singer)
