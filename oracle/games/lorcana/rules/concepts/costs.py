"""1.5 Costs: paid in full or not at all, and each card for one cost only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import Hit, can_be_dealt_damage, deal_damage
from oracle.games.lorcana.rules.events import Exerted, Moved
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import (
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    PLAY,
    Compelled,
    Object,
    by_ref,
    cards_in,
    zone,
)
from oracle.kernel.errors import IllegalAction, OracleError
from oracle.kernel.matching import each_its_own
from oracle.kernel.open_questions import rests_on
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


class Total(Struct, frozen=True, kw_only=True):
    """A total cost: ink and other payments."""

    ink: int
    parts: tuple[lang.Payment, ...] = ()
    exert: tuple[int, ...] = ()
    """Named characters that are exerted (singing)."""


class Payer(Struct, frozen=True, kw_only=True):
    """The paying player, and the object being played or used."""

    player: str
    thing: Object
    ink: tuple[str, ...] = ()
    """Ink cards named by the player; any ready ones if empty."""
    kept: tuple[int, ...] = ()
    """Cards that cannot leave their zone as a payment: the card being played, and the base of a Shift."""
    needed: tuple[int, ...] = ()
    """Cards that cannot be exerted as a payment: a character that quests or challenges is exerted by doing so."""
    bound: Mapping[str, tuple[int, ...]] = {}
    numbers: Mapping[str, int] = {}
    """Bindings and counts of a text that requires the payment as it resolves."""


class Spent(Struct, frozen=True, kw_only=True):
    """Cards already used as payments: a card can be exerted for one part of a cost and leave its zone for another."""

    exerted: set[int]
    gone: set[int]

    def used_for(self, part: lang.Payment) -> set[int]:
        """The cards that can no longer pay for this part; taking damage does not exclude a card from anything."""
        if _hurts(part):
            return set()
        return self.exerted if _exerts(part) else self.gone

    def and_for(self, part: lang.Payment, things: list[Object]) -> Spent:
        """A copy in which these cards pay for that part too."""
        more = Spent(exerted=set(self.exerted), gone=set(self.gone))
        more.used_for(part).update(thing.id for thing in things)
        return more


@rule("1.5.3")
def pay_in_full(run: Run, payer: Payer, total: Total) -> int:
    """Choose the payments for every part, then pay them all; returns the ink paid.

    Nothing is paid before it is certain that everything can be. Raises IllegalAction (1.5.3) if something is missing.
    """
    ink = _choose_ink(run, payer, total.ink)
    spent = Spent(exerted={*total.exert, *payer.needed}, gone=set(payer.kept)) if total.parts else None
    if spent is not None:
        # Nothing is asked about a cost that cannot be paid anyway.
        check_payable(run, payer, total.parts, spent)
    run.commit()
    picked = [] if spent is None else _choose_payments(run, payer, total, spent)
    note_who_must_quest(run, {*total.exert, *(card for part, things in picked if _exerts(part) for card in things)})
    if ink:
        run.happen(Exerted(objects=ink, why="ink"))
    if total.exert:
        run.happen(Exerted(objects=total.exert, why="sing"))
    if picked:
        # The order is the player's (4.3.2.4). In-place changes come before moves.
        for part, things in sorted(picked, key=lambda each: not (_exerts(each[0]) or _hurts(each[0]))):
            _pay(run, part, things)
    return len(ink)


def _choose_payments(run: Run, payer: Payer, total: Total, spent: Spent) -> list[tuple[lang.Payment, tuple[int, ...]]]:
    return [
        (part, _choose_payment(run, payer, part, total.parts[done:], spent))
        for done, part in enumerate(total.parts, start=1)
    ]


@home("5.2.3", "7.5.1")
def _choose_ink(run: Run, payer: Payer, amount: int) -> tuple[int, ...]:
    if payer.ink:
        return _named_ink(cards_in(run.state, payer.player, INKWELL), payer.ink, amount)
    state = run.state
    ready = [one for one in state.zones[zone(payer.player, INKWELL)] if not state.objects[one].exerted]
    if len(ready) < amount:
        raise IllegalAction("1.5.3", f"{payer.player} has {len(ready)} ready ink and needs {amount}")
    return tuple(ready[:amount])


def _named_ink(well: tuple[Object, ...], named: tuple[str, ...], amount: int) -> tuple[int, ...]:
    cards = {thing.card: thing for thing in well}
    for ref in named:
        if ref not in cards or cards[ref].exerted:
            raise IllegalAction("1.5.3", f"{ref} is no ready ink card")
    if len(set(named)) != amount or len(named) != amount:
        raise IllegalAction("1.5.3", f"{len(named)} ink cards are named and {amount} are needed")
    return tuple(cards[ref].id for ref in named)


def _choose_payment(
    run: Run, payer: Payer, part: lang.Payment, rest: tuple[lang.Payment, ...], spent: Spent
) -> tuple[int, ...]:
    state = run.state
    count = _count(part)

    def legal(thing: Object) -> None:
        check_payment(run, payer, part, thing, spent)
        check_payable(run, payer, rest, spent.and_for(part, [thing]))

    def whole(things: list[Object]) -> None:
        check_payable(run, payer, rest, spent.and_for(part, things))

    picked = pick(
        run, payer.player, _sources(run, payer, part), label=lambda thing: thing.card, legal=legal, whole=whole,
        find=partial(by_ref, state), kind="order" if _is_ordered(part) else "choose", least=count, most=count,
        source=payer.thing.card, text="to pay the cost",
    )  # fmt: skip
    spent.used_for(part).update(thing.id for thing in picked)
    return tuple(thing.id for thing in picked)


def check_payable(run: Run, payer: Payer, parts: tuple[lang.Payment, ...], spent: Spent) -> None:
    """Check that these parts of a cost can all be paid, no card twice for the same.

    Raises IllegalAction with the reason why the first unpayable part cannot be paid, alone or beside the others.
    """
    # Exerting and leaving a zone are separate payments; a card can make each once.
    slots: list[set[tuple[bool, int]]] = []
    for part in parts:
        if _hurts(part):
            check_payment(run, payer, part, payer.thing, spent)
            continue
        able = _able(run, payer, part, spent)
        slots.extend([{(_exerts(part), card) for card in able}] * _count(part))
        if not each_its_own(slots):
            if not isinstance(part, _COUNTED):
                check_payment(run, payer, part, payer.thing, spent)
            raise IllegalAction(
                "1.5.3", f"{payer.player} can give {len(able)} of the {_count(part)} cards the cost asks for"
            )


def _able(run: Run, payer: Payer, part: lang.Payment, spent: Spent) -> set[int]:
    found = set()
    for thing in _sources(run, payer, part):
        try:
            check_payment(run, payer, part, thing, spent)
        except IllegalAction:
            continue
        found.add(thing.id)
    return found


def _exerts(part: lang.Payment) -> bool:
    return isinstance(part, lang.ExertThis | lang.ExertSome)


def _is_ordered(part: lang.Payment) -> bool:
    # Several cards go to the bottom of a deck in the order of the answer.
    return isinstance(part, lang.BottomFromDiscard) and part.count > 1


def _hurts(part: lang.Payment) -> bool:
    return isinstance(part, lang.DamageThis)


def _count(part: lang.Payment) -> int:
    return part.count if isinstance(part, _COUNTED) else 1


_COUNTED = (lang.ExertSome, lang.DiscardSome, lang.BanishSome, lang.BottomFromDiscard)


def _zone(part: lang.Payment) -> str:
    match part:
        case lang.DiscardSome():
            return HAND
        case lang.BottomFromDiscard():
            return DISCARD
        case lang.Ink():
            raise OracleError(f"{part} is paid as ink, not as another cost")
        case _:
            return PLAY


def _sources(run: Run, payer: Payer, part: lang.Payment) -> tuple[Object, ...]:
    if isinstance(part, lang.ExertThis | lang.BanishThis | lang.DamageThis):
        return (payer.thing,)
    return cards_in(run.state, payer.player, _zone(part))


def check_payment(run: Run, payer: Payer, part: lang.Payment, thing: Object, spent: Spent) -> None:
    """One card pays for a part of a cost. Raises IllegalAction (1.5.3, or the clause that prevents exerting it)."""
    zone = _zone(part)
    if thing.id in payer.kept and zone != PLAY:
        raise IllegalAction("1.5.3", f"{thing.card} is itself being played")
    if thing.player != payer.player or thing.zone != zone:
        raise IllegalAction("1.5.3", f"{thing.card} is not in {payer.player}'s {zone}")
    if isinstance(part, _COUNTED) and not view_of(run.state).matches(
        thing, part.what, Text(payer.player, payer.thing.id, payer.bound, payer.numbers)
    ):
        raise IllegalAction("1.5.3", f"{thing.card} is not what the cost asks for")
    if thing.id in spent.used_for(part):
        raise IllegalAction("1.5.3", f"{thing.card} already pays for something else")
    if _exerts(part):
        check_can_exert(run, thing)
    if isinstance(part, lang.DamageThis) and not can_be_dealt_damage(run, thing):
        raise IllegalAction("1.5.3", f"{thing.card} cannot be dealt the damage the cost asks for")


@rule("1.7.5", "5.1.1.11", "5.1.1.2", "5.1.2.3", "5.3.5", "5.5.4", "6.3.1.2", "8.7.4")
def check_can_exert(run: Run, thing: Object) -> None:
    """A ready card can be exerted to pay a cost; a drying character cannot.

    Raises IllegalAction: 5.1.1.2 if it is exerted already, 1.7.5 if it is drying.
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
            _given_up(run, [Moved(object=i, to=DISCARD, verb="discard") for i in things])
        case lang.BanishThis() | lang.BanishSome():
            _given_up(run, [Moved(object=i, to=DISCARD, verb="banish") for i in things])
        case lang.DamageThis(damage=damage):
            deal_damage(run, [Hit(object=i, base=damage, by=i) for i in things])
        case lang.BottomFromDiscard():
            run.happen(*[Moved(object=i, to=DECK, verb="put", place="bottom") for i in things])


def note_who_must_quest(run: Run, exerted: set[int]) -> None:
    """Report that a ready character that must quest is exerted for something else."""
    view = view_of(run.state)
    for effect in run.state.modifiers if exerted else ():
        if isinstance(effect, Compelled) and view.in_force(effect) and not exerted.isdisjoint(effect.objects):
            rests_on(125)


def _given_up(run: Run, moves: list[Moved]) -> None:
    if run.happen(*moves) < len(moves):
        rests_on(121)


def pay_to_act(run: Run, action: str, player: str, thing: Object) -> None:
    """Pay the costs that cards add each time this character quests or challenges. Raises IllegalAction (1.5.3)."""
    if view_of(run.state).index.costs_to and (parts := asked_to_act(run, action, thing)):
        payer = Payer(player=player, thing=thing, kept=(thing.id,), needed=(thing.id,))
        pay_in_full(run, payer, Total(ink=ink_of(parts), parts=other_than_ink(parts)))


def asked_to_act(run: Run, action: str, thing: Object) -> tuple[lang.Payment, ...]:
    """The costs that cards add each time this character quests or challenges."""
    view = view_of(run.state)
    asked: list[lang.Payment] = []
    for source, costs in view.index.costs_to:
        if costs.action == action and view.applies(source, costs.what, costs.condition, thing):
            asked.extend(costs.cost)
    return tuple(asked)


def ink_of(parts: Sequence[lang.Payment]) -> int:
    """The ink among the parts of a cost."""
    return sum([part.amount for part in parts if isinstance(part, lang.Ink)])


def other_than_ink(parts: Sequence[lang.Payment]) -> tuple[lang.Payment, ...]:
    """The parts of a cost that are not ink."""
    return tuple([part for part in parts if not isinstance(part, lang.Ink)])
