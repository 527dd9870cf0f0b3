"""1.5 Costs: what is paid, in full or not at all, and each card for one cost only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.kernel.errors import IllegalAction, OracleError
from oracle.kernel.selectors import pick
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.cards.language import Filter
from oracle.lorcana.events import Exerted, Moved
from oracle.lorcana.rulebook import rule
from oracle.lorcana.state import DECK, DISCARD, HAND, INKWELL, PLAY, Object, cards_in

if TYPE_CHECKING:
    from oracle.kernel.run import Run

Picked = tuple[lang.Payment, tuple[int, ...]]


class Total(Struct, frozen=True, kw_only=True):
    """A total cost: ink, and whatever else is paid."""

    ink: int
    parts: tuple[lang.Payment, ...] = ()
    exert: tuple[int, ...] = ()
    """Characters already named that are exerted (singing)."""


class Payer(Struct, frozen=True, kw_only=True):
    """Who pays, for what: the object played or used."""

    player: str
    thing: Object
    ink: tuple[str, ...] = ()
    """Ink cards the player named; any ready ones if empty."""
    kept: tuple[int, ...] = ()
    """What cannot leave its zone as a payment: the card being played, and the character it is shifted onto."""


class Spent(Struct, frozen=True, kw_only=True):
    """What already pays: a card can be exerted for one part of a cost and leave its zone for another, each once."""

    exerted: set[int]
    gone: set[int]


@rule("1.5.3")
def pay_in_full(run: Run, payer: Payer, total: Total) -> int:
    """Choose what pays every part, then pay all of it; returns the ink paid.

    Nothing is paid before it is certain that everything can be. Raises IllegalAction (1.5.3) when something is short.
    """
    ink = _choose_ink(run, payer, total.ink)
    if not run.trial:
        # Nothing is asked about a cost that cannot be paid anyway.
        _probe_payments(run, payer, total)
    spent = _spent(payer, total)
    picked = [_choose_payment(run, payer, part, spent) for part in total.parts]
    run.commit()
    if ink:
        run.happen(Exerted(objects=ink, why="ink"))
    if total.exert:
        run.happen(Exerted(objects=total.exert, why="sing"))
    # The order is the player's (4.3.2.4); exerting first lets the same card be banished as well.
    for part, things in sorted(picked, key=lambda each: not isinstance(each[0], lang.ExertThis | lang.ExertSome)):
        _pay(run, part, things)
    return len(ink)


def _spent(payer: Payer, total: Total) -> Spent:
    return Spent(exerted=set(total.exert), gone=set(payer.kept))


def _probe_payments(run: Run, payer: Payer, total: Total) -> None:
    for part in total.parts:
        if not run.could(partial(_choose_payment, run, payer, part, _spent(payer, total))):
            _choose_payment(run, payer, part, _spent(payer, total))


def _choose_ink(run: Run, payer: Payer, amount: int) -> tuple[int, ...]:
    well = cards_in(run.state, payer.player, INKWELL)
    if payer.ink:
        return _named_ink(well, payer.ink, amount)
    ready = [thing.id for thing in well if not thing.exerted]
    if len(ready) < amount:
        raise IllegalAction("1.5.3", f"{payer.player} has {len(ready)} ready ink and needs {amount}")
    return tuple(ready[:amount])


def _named_ink(well: tuple[Object, ...], named: tuple[str, ...], amount: int) -> tuple[int, ...]:
    by_ref = {thing.card: thing for thing in well}
    for ref in named:
        if ref not in by_ref or by_ref[ref].exerted:
            raise IllegalAction("1.5.3", f"{ref} is no ready ink card")
    if len(set(named)) != amount or len(named) != amount:
        raise IllegalAction("1.5.3", f"{len(named)} ink cards are named and {amount} are needed")
    return tuple(by_ref[ref].id for ref in named)


def _choose_payment(run: Run, payer: Payer, part: lang.Payment, spent: Spent) -> Picked:
    once = spent.exerted if isinstance(part, lang.ExertThis | lang.ExertSome) else spent.gone
    match part:
        case lang.ExertThis():
            check_can_exert(run, payer.thing)
            things = [payer.thing]
        case lang.BanishThis():
            if payer.thing.zone != PLAY:
                raise IllegalAction("1.5.3", f"{payer.thing.card} is not in play and cannot be banished")
            things = [payer.thing]
        case lang.ExertSome():
            things = _pick(run, payer, part.what, part.count, PLAY, once, check_can_exert)
        case lang.DiscardSome():
            things = _pick(run, payer, part.what, part.count, HAND, once)
        case lang.BanishSome():
            things = _pick(run, payer, part.what, part.count, PLAY, once)
        case lang.BottomFromDiscard():
            things = _pick(run, payer, part.what, part.count, DISCARD, once)
        case _:
            raise OracleError(f"{part} is paid as ink, not as another cost")
    once.update(thing.id for thing in things)
    return part, tuple(thing.id for thing in things)


def _pick(
    run: Run,
    payer: Payer,
    what: Filter,
    count: int,
    zone: str,
    spent: set[int],
    also: Callable[[Run, Object], None] | None = None,
) -> list[Object]:
    state = run.state
    view = view_of(state)

    def legal(thing: Object) -> None:
        if thing.id in payer.kept and zone != PLAY:
            raise IllegalAction("1.5.3", f"{thing.card} is itself being played")
        if thing.player != payer.player or thing.zone != zone:
            raise IllegalAction("1.5.3", f"{thing.card} is not in {payer.player}'s {zone}")
        if not view.matches(thing, what, payer.player, payer.thing.id):
            raise IllegalAction("1.5.3", f"{thing.card} is not what the cost asks for")
        if thing.id in spent:
            raise IllegalAction("1.5.3", f"{thing.card} already pays for something else")
        if also:
            also(run, thing)

    def find(ref: str) -> Object | None:
        return state.objects[state.where[ref]] if ref in state.where else None

    picked = pick(
        run, payer.player, cards_in(state, payer.player, zone), label=lambda thing: thing.card, legal=legal, find=find,
        least=count, most=count, source=payer.thing.card, text="to pay the cost",
    )  # fmt: skip
    if len(picked) < count:
        raise IllegalAction("1.5.3", f"{payer.player} can give {len(picked)} of the {count} cards the cost asks for")
    return picked


@rule("1.7.5", "5.1.1.11", "5.1.1.2", "5.1.2.3")
def check_can_exert(run: Run, thing: Object) -> None:
    """A ready card can be exerted to pay a cost; a drying character cannot.

    Raises IllegalAction: 5.1.1.2 when it is exerted already, 1.7.5 when it is drying.
    """
    if thing.exerted:
        raise IllegalAction("5.1.1.2", f"{thing.card} is exerted already")
    card = view_of(run.state).definition(thing)
    if card.type == "location":
        raise IllegalAction("5.1.2.3", f"{thing.card} is a location and can be neither ready nor exerted")
    if thing.drying and card.type == "character":
        raise IllegalAction("1.7.5", f"{thing.card} is drying")


def _pay(run: Run, part: lang.Payment, things: tuple[int, ...]) -> None:
    match part:
        case lang.ExertThis() | lang.ExertSome():
            run.happen(Exerted(objects=things, why="cost"))
        case lang.DiscardSome():
            run.happen(*[Moved(object=i, to=DISCARD, verb="discard") for i in things])
        case lang.BanishThis() | lang.BanishSome():
            run.happen(*[Moved(object=i, to=DISCARD, verb="banish") for i in things])
        case lang.BottomFromDiscard():
            run.happen(*[Moved(object=i, to=DECK, verb="put", place="bottom") for i in things])


def ink_of(parts: tuple[lang.Payment, ...]) -> int:
    """The ink among the parts of a cost."""
    return sum(part.amount for part in parts if isinstance(part, lang.Ink))


def other_than_ink(parts: tuple[lang.Payment, ...]) -> tuple[lang.Payment, ...]:
    """The parts of a cost that are not ink."""
    return tuple(part for part in parts if not isinstance(part, lang.Ink))
