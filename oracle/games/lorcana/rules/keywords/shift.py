"""8.10 Shift: a character played on top of another card, or of two, for its Shift cost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import gained_classifications
from oracle.games.lorcana.rules.abilities.printed import names_of, same_names
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Began
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import (
    PLAY,
    Change,
    Delayed,
    Gained,
    GainedAbility,
    Object,
    State,
    by_ref,
    cards_in,
)
from oracle.games.lorcana.rules.turn_actions.general import check_own_character
from oracle.kernel.errors import IllegalAction, Undecided
from oracle.kernel.open_questions import rests_on
from oracle.kernel.run import Event
from oracle.kernel.selectors import pick

POTATO = same_names(["Potato"])
TEMPORARY = lang.Triggered(
    name="Temporary Shift", when=(lang.When(event="turn-ends", who="any"),), effect=lang.ReturnAlone()
)
BESIDE = "beside"
"""The name in Temporary Shift of the cards below that were put there in an order chosen by their player."""

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.10.1", "1.5.5.2")
def choose_base(
    run: Run, player: str, thing: Object, shift: lang.Keyword, named: tuple[str, ...], afford: Callable[[Object], None]
) -> Object:
    """The card this card is put on top of; `afford` raises if the cost could then not be paid.

    Raises IllegalAction: 8.10.1 (or 8.10.8.x) if the named character, or every one, is unsuitable.
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


@rule("8.10.1", "8.10.8.1", "8.10.8.2", "8.10.9")
def check_base(run: Run, player: str, thing: Object, shift: lang.Keyword, base: Object) -> None:
    """The base is a character its player has in play, with the name or classification Shift asks for, or both.

    Raises IllegalAction (8.10.1, 8.10.8.1, 8.10.8.2, 8.10.8.6).
    """
    view = view_of(run.state)
    below, above = view.definition(base), view.definition(thing)
    if "potato" in shift.variants:
        check_potato(run, player, base)
        return
    named = counts_as_named(below, names_of(above))
    if named and is_other_support(run, player, shift, base):
        return
    check_own_character(run, player, base, "8.10.1")
    if shift.onto not in (None, "any"):
        check_classified(run, shift, base)
    if (shift.onto is None or takes_two(shift)) and not named:
        raise IllegalAction("8.10.1", f"{base.card} is named {below.name}, not {above.name}")


@rule("8.10.8.1")
def check_classified(run: Run, shift: lang.Keyword, base: Object) -> None:
    """The base has the classification that Shift asks for. Raises IllegalAction (8.10.8.1)."""
    view = view_of(run.state)
    below = view.definition(base)
    if shift.onto not in below.classifications and shift.onto not in gained_classifications(view, base):
        note_any_name(below)
        raise IllegalAction("8.10.8.1", f"{base.card} is no {shift.onto}")


@rule("8.10.1")
def is_other_support(run: Run, player: str, shift: lang.Keyword, base: Object) -> bool:
    """Whether the base is its player's item or location, which 8.10.1 covers as a card since 2.2.

    Whether that lets Shift without a variant go onto them is open (conflict 210).
    """
    if shift.onto is not None or takes_two(shift) or not run.game.edition.newer_shift:
        return False
    other = view_of(run.state).definition(base).type in ("item", "location")
    if other and base.zone == PLAY and base.player == player:
        rests_on(210)
        return True
    return False


@rule("8.10.8.6")
def check_potato(run: Run, player: str, base: Object) -> None:
    """The base is an item named Potato that its player has in play. Raises IllegalAction (8.10.8.6)."""
    below = view_of(run.state).definition(base)
    if base.zone == PLAY and base.player == player:
        if below.type == "item" and not names_of(below).isdisjoint(POTATO):
            return
        note_any_name(below)
    raise IllegalAction("8.10.8.6", f"{base.card} is no item named Potato {player} has in play")


def note_any_name(below: lang.Definition) -> None:
    """Report a base that counts as having any name, where Shift requires something other than a name."""
    if _any_name(below):
        rests_on(211)


# --- onto two ---------------------------------------------------------------------------------------------


@home("8.10.8.3", "8.10.8.4")
def takes_two(shift: lang.Keyword) -> bool:
    """Whether this Shift is about the two names of its card."""
    return "duo" in shift.variants or "combo" in shift.variants


def choose_bases(
    run: Run, player: str, thing: Object, shift: lang.Keyword, named: tuple[str, ...], afford: Callable[..., None]
) -> list[Object]:
    """The characters under a card with two names, in their order below it.

    Raises IllegalAction: 8.10.8.3 or 8.10.8.4 if they are not what is required, or by the clause of one of them.
    """
    state: State = run.state
    legal = partial(check_base, run, player, thing, shift)

    def together(bases: Sequence[Object]) -> None:
        check_together(run, thing, shift, bases)

    if named:
        bases = named_bases(state, named)
        for base in bases:
            legal(base)
        together(bases)
        return bases

    def whole(bases: Sequence[Object]) -> None:
        together(bases)
        afford(*bases)

    able = [base for base in cards_in(state, player, PLAY) if run.could(partial(legal, base))]
    groups = [group for count in (1, 2) for group in combinations(able, count)]
    fitting = [group for group in groups if run.could(partial(whole, group))]
    if not fitting:
        whole(next((group for group in reversed(groups) if run.could(partial(together, group))), able))
    return pick(
        run, player, [base for base in able if any(base in group for group in fitting)], label=lambda base: base.card,
        legal=legal, whole=whole, find=partial(by_ref, state), least=min(map(len, fitting)),
        most=max(map(len, fitting)), source=thing.card, text="shift onto", part="onto",
    )  # fmt: skip


@home("8.10.1", "5.1.1.5")
def named_bases(state: State, named: tuple[str, ...]) -> list[Object]:
    """The named cards, each once. Raises IllegalAction (8.10.1) for a card under another card."""
    bases = [base for ref in named if (base := by_ref(state, ref)) is not None and base.card == ref]
    if len({base.id for base in bases}) != len(named):
        raise IllegalAction("8.10.1", f"{', '.join(named)} are not so many characters in play")
    return bases


def check_together(run: Run, thing: Object, shift: lang.Keyword, bases: Sequence[Object]) -> None:
    """Raises IllegalAction: 8.10.8.3 or 8.10.8.4 if these are not what is required."""
    (check_duo if "duo" in shift.variants else check_combo)(run, thing, bases)


@rule("8.10.8.3")
def check_duo(run: Run, thing: Object, bases: Sequence[Object]) -> None:
    """There must be two characters, one for each name. Raises IllegalAction (8.10.8.3)."""
    if len(bases) != 2 or not bring_both_names(run, thing, bases):
        raise IllegalAction("8.10.8.3", f"{thing.card} goes on two characters, one for each of its names")


@rule("8.10.8.4")
def check_combo(run: Run, thing: Object, bases: Sequence[Object]) -> None:
    """There must be one character with either name, or two with both. Raises IllegalAction (8.10.8.4)."""
    if len(bases) != 1 and (len(bases) != 2 or not bring_both_names(run, thing, bases)):
        raise IllegalAction("8.10.8.4", f"{thing.card} goes on one character of its names, or two that bring both")


@home("8.10.8.3", "8.10.8.4")
def bring_both_names(run: Run, thing: Object, bases: Sequence[Object]) -> bool:
    """Whether two characters provide both names; a character with both provides only one of them."""
    view = view_of(run.state)
    first, second = [same_names([name]) for name in view.definition(thing).name.split(" & ")]
    one, other = [view.definition(base) for base in bases]
    return (counts_as_named(one, first) and counts_as_named(other, second)) or (
        counts_as_named(one, second) and counts_as_named(other, first)
    )


@home("8.10.1", "1.2.1")
def counts_as_named(below: lang.Definition, names: Collection[str]) -> bool:
    """Whether a character counts as having one of these names for Shift: its own, and those its text adds."""
    more = [ability for ability in below.abilities if isinstance(ability, lang.NamedForShift)]
    known = names_of(below) | same_names(name for ability in more for name in ability.named)
    return not known.isdisjoint(names) or _any_name(below)


def _any_name(below: lang.Definition) -> bool:
    return any(isinstance(ability, lang.NamedForShift) and not ability.named for ability in below.abilities)


# --- what is kept, and what comes later -------------------------------------------------------------------


@rule("8.10.2", "8.10.4", "8.10.4.2", "8.10.5")
def states_from_below(run: Run, onto: tuple[int, ...]) -> tuple[bool, bool]:
    """Exerted and drying pass from the card below to the one on top; with two bases, one is enough."""
    bases = [run.state.objects[i] for i in onto]
    return any(base.exerted for base in bases), any(is_drying(run, base) for base in bases)


@rule("8.10.4.1")
def is_drying(run: Run, base: Object) -> bool:
    """Whether a base makes the card on top drying: a non-character does in the turn it came into play."""
    if view_of(run.state).definition(base).type == "character":
        return base.drying
    return any(entry.event == "played" and entry.card == base.card for entry in run.state.log)


@rule("8.10.5", "8.10.6")
def check_what_two_bring(run: Run, onto: tuple[int, ...]) -> None:
    """Everything that applies to either base applies to the card on top, if the rules define how.

    Raises Undecided if they are at different places (conflict 213).
    """
    if len({run.state.objects[i].at for i in onto}) > 1:
        raise Undecided("8.10.5", "where a character is that is put on top of two at different places", 213)
    for effect in run.state.modifiers:
        # A keyword without a number is present or not, however often.
        once = isinstance(effect, Gained) and not effect.value
        counts = isinstance(effect, Change | GainedAbility | Gained) and not once
        if counts and len(set(onto) & set(getattr(effect, "objects", ()))) > 1:
            rests_on(212)


@rule("8.10.8.5")
def returns_later(
    _run: Run, player: str, thing: Object, shift: lang.Keyword | None, onto: tuple[int, ...]
) -> list[Event]:
    """Temporary Shift creates a delayed ability: at the end of the turn the card returns to hand alone."""
    if shift is None or "temporary" not in shift.variants:
        return []
    bound = {BESIDE: onto} if len(onto) > 1 else {}
    return [Began(modifier=Delayed(id=0, player=player, card=thing.card, until="until-it-triggers", source=onto[0],
                                   ability=TEMPORARY, bound=bound))]  # fmt: skip
