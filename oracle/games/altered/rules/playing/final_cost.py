"""5.1.2.d and 5.1.2.e: the final mana cost of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import NAME_OF
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import HAND, RESERVE, Object
from oracle.kernel.errors import IllegalAction, Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice

Decrease = tuple[int, int | None]
"""A decrease, and its own minimum."""


@rule("5.1.2.e", "7.4.5.d", reads=True)
def final_costs(
    run: Run, player: str, thing: Object, kind: str, less: tuple[int, ...] = (), at: str | None = None
) -> tuple[int, ...]:
    """The possible final costs of playing the card, the least first: decreases are applied in any order.

    `kind`: `mana` or `scout`, altered alike; `less`: decreases from the effect that plays it, and from payments for
    them; `at`: the Expedition it is played in.
    """
    cost = mana_cost(run, thing) if kind == "mana" else scout_cost(run, thing)
    voices = [voice for voice in alterations(run, player, thing) if is_where_meant(run, voice, player, at)]
    cost = increased(run, cost, voices)
    costs = decreased(run, cost, [*_decreases(run, voices), *((each, None) for each in less if each)])
    return tuple(sorted({restricted(run, player, thing, each) for each in costs}))


@rule("5.1.2.e", "5.2.1.a")
def is_where_meant(run: Run, voice: Voice, player: str, at: str | None) -> bool:
    """Whether a text alters the cost at this place: perhaps only in an Expedition without Characters."""
    if not _alteration(voice).into_empty:
        return True
    view = view_of(run.state)
    there = [] if at is None else view.things_in(player, NAME_OF[at])
    return at is not None and not any(view.traits(thing).type == "character" for thing in there)


def depends_on_place(run: Run, player: str, thing: Object) -> bool:
    """Whether the card's cost depends on the Expedition it is played in."""
    return any(_alteration(voice).into_empty for voice in alterations(run, player, thing))


@rule("7.3.20.a", "5.1.2.e")
def is_free(run: Run, player: str, thing: Object) -> bool:
    """Whether a passive ability says that this card is free, whatever its cost."""
    return any(_alteration(voice).free for voice in alterations(run, player, thing))


@rule("5.1.2.d")
def mana_cost(run: Run, thing: Object) -> int:
    """The Hand Cost of a card in Hand, the Reserve Cost of one in Reserve; the book gives no cost for others."""
    traits = view_of(run.state).traits(thing)
    if thing.zone == HAND:
        return traits.number("hand_cost")
    if thing.zone == RESERVE:
        return traits.number("reserve_cost")
    raise Undecided("5.1.2.d", f"what a card costs that is played from the {thing.zone}")


@rule("7.4.5.b", "7.4.5.c")
def scout_cost(run: Run, thing: Object) -> int:
    """Scout's alternative to the Hand Cost, for a card in Hand only. Raises IllegalAction (7.4.5.c)."""
    cost = view_of(run.state).keyword(thing, "scout")
    if thing.zone != HAND or cost is None:
        raise IllegalAction("7.4.5.c", f"{thing.card} has no Scout cost in the {thing.zone}")
    return cost


@rule("1.2.4.d", reads=True)
def alterations(run: Run, player: str, thing: Object) -> tuple[Voice, ...]:
    """The cost alterations for this play: of objects and emblems in effect, and of the card itself."""
    view = view_of(run.state)
    own = [voice for voice in view.own_passives(thing, lang.CostAlteration) if _of_itself(voice)]
    others = [voice for voice in view.passives(lang.CostAlteration) if not _of_itself(voice)]
    return tuple([voice for voice in (*own, *others) if _alters(run, voice, player, thing)])


def _of_itself(voice: Voice) -> bool:
    return _alteration(voice).this


def _alters(run: Run, voice: Voice, player: str, thing: Object) -> bool:
    ability, view = _alteration(voice), view_of(run.state)
    if ability.source and thing.zone not in ability.source:
        return False
    if ability.this:
        return view.applies(voice)
    return player in view.players(ability.who, voice.text.player) and concerns_play(run, voice, thing)


def concerns_play(run: Run, voice: Voice, thing: Object) -> bool:
    """Whether a passive ability about played cards applies to this one, wherever it is played from."""
    view, what = view_of(run.state), voice.ability.what
    return view.applies(voice) and (what is None or view.is_such(what, thing, voice.text))


@rule("5.1.2.e")
def increased(run: Run, cost: int, voices: Sequence[Voice]) -> int:
    """First all increases; their order makes no difference."""
    view = view_of(run.state)
    return cost + sum([view.amount(_alteration(voice).more, voice.text) for voice in voices])


def _alteration(voice: Voice) -> lang.CostAlteration:
    assert isinstance(voice.ability, lang.CostAlteration)  # noqa: S101
    return voice.ability


def _decreases(run: Run, voices: Sequence[Voice]) -> list[Decrease]:
    view = view_of(run.state)
    found = [(view.amount(_alteration(voice).less, voice.text), _alteration(voice).minimum) for voice in voices]
    return [(less, minimum) for less, minimum in found if less > 0]


@rule("5.1.2.e")
def decreased(_run: Run, cost: int, decreases: Sequence[Decrease]) -> set[int]:
    """Then all decreases in any order: the possible results, never below zero.

    The order only matters if a decrease has its own minimum, which limits that decrease alone.
    """
    reached = {(cost, frozenset(range(len(decreases))))}
    for _ in decreases:
        reached = {
            (max(left - decreases[place][0], min(left, decreases[place][1] or 0)), rest - {place})
            for left, rest in reached
            for place in rest
        }
    return {left for left, _ in reached}


@rule("5.1.2.e")
def restricted(run: Run, player: str, thing: Object, cost: int) -> int:
    """Last the restrictions on the final cost, in order of timestamp."""
    view = view_of(run.state)
    for voice in view.passives(lang.CostRestriction):
        ability = voice.ability
        assert isinstance(ability, lang.CostRestriction)  # noqa: S101
        if player not in view.players(ability.who, voice.text.player) or not concerns_play(run, voice, thing):
            continue
        if ability.least is not None:
            cost = max(cost, ability.least)
        if ability.most is not None:
            cost = min(cost, ability.most)
    return cost
