"""8.10 Shift: a character played on top of another one, for its Shift cost."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import gained_classifications
from oracle.games.lorcana.rules.abilities.printed import names_of, same_names
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import PLAY, Object, State, by_ref, cards_in
from oracle.games.lorcana.rules.turn_actions.general import check_own_character
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.10.1", "1.5.5.2")
def choose_base(
    run: Run, player: str, thing: Object, shift: lang.Keyword, named: tuple[str, ...], afford: Callable[[Object], None]
) -> Object:
    """The character this card is put on top of; `afford` raises when the cost could not be paid then.

    Raises IllegalAction: 8.10.1 (or 8.10.8.x) when the character named, or every one, is unfit.
    """
    state: State = run.state

    def legal(base: Object) -> None:
        check_base(run, player, thing, shift, base)

    if named:
        base = by_ref(state, named[0])
        if base is None or len(named) > 1 or base.card != named[0]:
            raise IllegalAction("8.10.1", f"{', '.join(named)} is not one character in play")
        legal(base)
        return base
    mine = cards_in(state, player, PLAY)
    picked = pick(
        run, player, mine, label=lambda base: base.card, legal=legal, find=partial(by_ref, state),
        beyond=afford, source=thing.card, text="shift onto", part="onto",
    )  # fmt: skip
    if not picked:
        raise IllegalAction("8.10.1", f"{player} has no character in play that {thing.card} could be put on")
    return picked[0]


@rule("8.10.1", "8.10.8.1", "8.10.8.2")
def check_base(run: Run, player: str, thing: Object, shift: lang.Keyword, base: Object) -> None:
    """The base is a character its player has in play, with the name or classification Shift asks for.

    Raises IllegalAction (8.10.1, 8.10.8.1, 8.10.8.2).
    """
    view = view_of(run.state)
    below, above = view.definition(base), view.definition(thing)
    check_own_character(run, player, base, "8.10.1")
    if shift.onto == "any":
        return
    if shift.onto is not None:
        if shift.onto not in below.classifications and shift.onto not in gained_classifications(view, base):
            raise IllegalAction("8.10.8.1", f"{base.card} is no {shift.onto}")
        return
    if not counts_as_named(below, names_of(above)):
        raise IllegalAction("8.10.1", f"{base.card} is named {below.name}, not {above.name}")


@home("8.10.1", "1.2.1")
def counts_as_named(below: lang.Definition, names: Collection[str]) -> bool:
    """Whether a character has one of these names for those shifted onto it: its own, and those its text adds."""
    more = [ability for ability in below.abilities if isinstance(ability, lang.NamedForShift)]
    known = names_of(below) | same_names(name for ability in more for name in ability.named)
    return not known.isdisjoint(names) or any(not ability.named for ability in more)


@rule("8.10.2", "8.10.4", "8.10.5")
def states_from_below(run: Run, onto: int) -> tuple[bool, bool]:
    """Exerted and drying of the character below pass to the one on top."""
    base: Object = run.state.objects[onto]
    return base.exerted, base.drying
