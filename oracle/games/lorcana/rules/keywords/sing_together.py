"""8.12 Sing Together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.card_types.songs import check_can_sing
from oracle.games.lorcana.rules.keywords.singer import cost_to_sing
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import PLAY, Object, State, by_ref, cards_in
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.12.1", "8.12.2", "5.1.1.5")
def choose_singers(
    run: Run, player: str, song: Object, named: tuple[str, ...], afford: Callable[[list[Object]], None]
) -> list[Object]:
    """The characters that are exerted together; their costs must add up to the number of Sing Together.

    `afford` raises if the rest of the cost could then not be paid. Raises IllegalAction (8.12.2, or the clause that
    prevents one of them from singing).
    """
    state = run.state
    needed = view_of(state).keyword(song, "sing-together") or 0
    legal = partial(check_can_sing, run, player)

    def enough(singers: list[Object]) -> None:
        if not singers:
            raise IllegalAction("8.12.2", "a song is sung by one character at least")
        total = sum(cost_to_sing(run, singer) for singer in singers)
        if total < needed:
            raise IllegalAction("8.12.2", f"together they count as {total}, {needed} are needed")

    def whole(singers: list[Object]) -> None:
        enough(singers)
        afford(singers)

    if named:
        singers = _named_singers(state, named)
        for singer in singers:
            legal(singer)
        enough(singers)
        return singers
    able = [thing for thing in cards_in(state, player, PLAY) if run.could(partial(legal, thing))]
    # A character that must be exerted for another part of the cost does not sing.
    free = [thing for thing in able if run.could(partial(afford, [thing]))] or able
    enough(free)
    least = _fewest([cost_to_sing(run, singer) for singer in free], needed)
    return pick(
        run, player, able, label=lambda thing: thing.card, legal=legal, whole=whole, find=partial(by_ref, state),
        beyond=lambda thing: afford([thing]), least=least, most=len(able), source=song.card, text="who sings together",
        part="by",
    )  # fmt: skip


def _fewest(costs: list[int], needed: int) -> int:
    """The minimum number of singers; if all are needed, none can be spared."""
    total = 0
    for count, cost in enumerate(sorted(costs, reverse=True), start=1):
        total += cost
        if total >= needed:
            return count
    return len(costs)


def _named_singers(state: State, named: tuple[str, ...]) -> list[Object]:
    singers = [thing for ref in named if (thing := by_ref(state, ref)) is not None]
    for ref, singer in zip(named, singers, strict=False):
        if singer.card != ref:
            raise IllegalAction("5.1.1.5", f"{ref} is under {singer.card}")
    if len({singer.id for singer in singers}) != len(named):
        raise IllegalAction("8.12.2", "each character sings once")
    return singers
