"""6.4 Costs: declared as a whole, and paid completely in a single step or not at all."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.impossible import check_possible
from oracle.games.altered.rules.effects.context import give_name
from oracle.games.altered.rules.effects.mana import Orbs, choose_orbs, ready_orbs, ready_others, rearrange_orbs
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import CountersLost, Moved, StatusGained
from oracle.games.altered.rules.objects.statuses import may_gain_again
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DECK, DISCARD, HIDDEN, IN_PLAY, MANA, RESERVE, Object, Source, by_ref
from oracle.kernel.errors import IllegalAction, OracleError, Undecided, Unsupported
from oracle.kernel.matching import each_its_own
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


class Payer(Struct, frozen=True, kw_only=True):
    """The paying player, and the text that asks."""

    player: str
    source: Source
    kept: frozenset[int] = frozenset()
    """Objects that cannot pay: the card being played, which is in Limbo by then (5.1.2.g)."""
    orbs: tuple[str, ...] = ()
    """Mana Orbs named by the player; any ready ones if empty."""
    bound: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The text's bindings; objects chosen as payment are added."""

    @property
    def text(self) -> Text:
        return Text(self.player, self.source.object, self.bound, lasts=(self.source.was,))


class Payment(Struct, frozen=True, kw_only=True, gc=False):
    """The declared payment of a cost (5.1.2.c)."""

    orbs: Orbs = Orbs()
    parts: tuple[Event, ...] = ()


Used = frozenset[tuple[Hashable, int]]
"""Objects already used as payments: one can be exhausted for one part of a cost and leave its zone for another."""
UNUSED: Used = frozenset()


# --- for effects ----------------------------------------------------------------------------------------


def can_pay(
    run: Run,
    player: str,
    source: Source,
    cost: tuple[lang.Payment, ...],
    bound: dict[str, tuple[int, ...]] | None = None,
) -> bool:
    """Whether a player could pay this cost now."""
    payer = Payer(player=player, source=source, bound=dict(bound or {}))
    return run.could(lambda: declare_payment(run, payer, (mana_of(cost),), cost))


@rule("6.4.b", "1.2.5.b")
def pay(
    run: Run,
    player: str,
    source: Source,
    cost: tuple[lang.Payment, ...],
    bound: dict[str, tuple[int, ...]] | None = None,
) -> list[Event]:
    """Pay a cost that the player has chosen to pay for an effect; returns the events.

    Chosen objects are added to `bound`. Raises IllegalAction if it cannot be paid in full (6.4.c).
    """
    payer = Payer(player=player, source=source, bound={} if bound is None else bound)
    return pay_declared(run, payer, declare_payment(run, payer, (mana_of(cost),), cost))


@home("7.1.4.c")
def mana_of(cost: tuple[lang.Payment, ...]) -> int:
    """The mana among the parts of a cost (7.1.4.c)."""
    return sum([part.mana for part in cost if isinstance(part, lang.PayMana)])


# --- declaring and paying -------------------------------------------------------------------------------


@rule("6.4.c", "1.2.5.c", "1.2.5.d")
def declare_payment(run: Run, payer: Payer, mana: tuple[int, ...], cost: tuple[lang.Payment, ...]) -> Payment:
    """Determine the payments for every part of a cost; nothing is asked about a cost that cannot be paid in full.

    `mana`: the alternative amounts; mana among the parts of `cost` is ignored here. Raises IllegalAction with the
    reason why a part cannot be paid.
    """
    parts: list[lang.Payment] = [part for part in cost if not isinstance(part, lang.PayMana)]
    check_counters_pay_once(parts)
    orbs = choose_orbs(run, payer.player, mana, payer.orbs)
    amount, used = len(orbs.paying), UNUSED
    check_payable(run, payer, amount, parts, used)
    if not parts:
        return Payment(orbs=orbs, parts=())
    if any(_chooses_orbs(part) for part in parts):
        rearrange_orbs(run, payer.player, payer.source.card)
    actions: list[Event] = []
    for done, part in enumerate(parts, start=1):
        if isinstance(which := _which(part), lang.FromDeck):
            actions += pay_from_deck(run, payer, part, which)
            continue
        things = _taken(run, payer, amount, part, parts[done:], used)
        used |= {(_use(part), thing.id) for thing in things}
        actions += [action_of(payer, counted(run, payer, part, thing), thing) for thing in things]
    exhausted = frozenset([each for use, each in used if use == "exhausted"])
    orbs = choose_orbs(run, payer.player, mana, payer.orbs, exhausted)
    return Payment(orbs=orbs, parts=tuple(actions))


@home("1.2.5.c")
def check_counters_pay_once(parts: list[lang.Payment]) -> None:
    """Raises Unsupported if two parts of a cost might spend the same counters."""
    if len(parts) < 2:
        return
    names = [part.counter for part in parts if isinstance(part, lang.PayCounters)]
    if len(set(names)) < len(names) or (None in names and len(names) > 1):
        raise Unsupported("counters that may pay for two parts of a cost")


@rule("5.1.2.h", "6.4.a", "6.1.d", "1.2.5.d")
def pay_declared(run: Run, payer: Payer, payment: Payment) -> list[Event]:
    """Pay all of it in one step; returns the events."""
    if payment.orbs.readied:
        run.happen(*ready_others(payment.orbs.readied, payer.player))
    actions = [
        *[StatusGained(object=orb, status="exhausted", by=payer.player) for orb in payment.orbs.paying],
        # In-place changes come before moves.
        *sorted(payment.parts, key=lambda action: isinstance(action, Moved)),
    ]
    return step(run, actions, payer.player, payer.source) if actions else []


# --- the parts of a cost --------------------------------------------------------------------------------


def action_of(payer: Payer, part: lang.Payment, thing: Object) -> Event:
    """The atomic action by which an object pays a part of a cost."""
    by = payer.player
    match part:
        case lang.PayExhaust():
            return exhaust_to_pay(thing, by)
        case lang.PayDiscard():
            return Moved(object=thing.id, to=DISCARD, verb="discard", by=by, source=payer.source.object)
        case lang.PaySacrifice():
            return Moved(object=thing.id, to=DISCARD, verb="sacrifice", by=by, source=payer.source.object)
        case lang.PayMove():
            return Moved(object=thing.id, to=part.to, by=by, source=payer.source.object, status=exhausted_orb(part.to))
        case lang.PayCounters():
            counter = part.counter or next((name for name, _ in thing.counters), "boost")
            return CountersLost(object=thing.id, counter=counter, count=part.count, by=by, spent=True)
        case lang.PayMana():
            raise OracleError("mana is paid with Mana Orbs")


@home("7.3.27.a")
def counted(run: Run, payer: Payer, part: lang.Payment, thing: Object) -> lang.Payment:
    """The part of a cost with the counter's name, if the text leaves the choice to the payer."""
    if not isinstance(part, lang.PayCounters) or part.counter is not None:
        return part
    names = tuple(name for name, _ in thing.counters)
    (counter,) = run.ask("option", payer.player, names, source=payer.source.card, text=f"a counter of {thing.card}")
    return replace(part, counter=counter)


@home("3.2.9.b")
def exhausted_orb(to: str) -> tuple[lang.Status, ...]:
    """A card put into the Mana zone arrives exhausted."""
    return ("exhausted",) if to == MANA else ()


@home("5.3.d", "7.1.4.a", "7.3.10.b", "2.4.5.a")
def exhaust_to_pay(thing: Object, by: str) -> StatusGained:
    """The symbol {T}, and any other exhausting as a cost."""
    return StatusGained(object=thing.id, status="exhausted", by=by)


@rule("1.4.1.b", "2.5.h", "5.1.2.g")
def check_pays(run: Run, payer: Payer, part: lang.Payment, thing: Object) -> None:
    """An object pays a part of a cost, if that is possible. Raises IllegalAction with the reason if not."""
    if thing.id in payer.kept:
        raise IllegalAction("5.1.2.g", f"{thing.card} is being played")
    if thing.zone in HIDDEN and thing.player != payer.player:
        raise IllegalAction("6.4.c", f"{thing.card} is not {payer.player}'s card")
    match part:
        case lang.PayDiscard(what=lang.This()):
            check_discards_itself(run, thing)
        case lang.PaySacrifice():
            check_can_be_sacrificed(run, payer, thing)
        case lang.PayExhaust():
            check_pays_once_exhausted(run, thing)
        case _:
            pass
    check_possible(run, action_of(payer, part, thing))


@home("2.4.5.a")
def check_pays_once_exhausted(run: Run, thing: Object) -> None:
    """An exhausted object cannot pay by being exhausted. Raises Undecided if it may gain the status again (2.4.1.g)."""
    if "exhausted" in thing.status and may_gain_again(run, thing, "exhausted"):
        raise Undecided("2.4.5.a", "whether what is exhausted, and may become so again, can be exhausted to pay", 136)


@rule("7.1.4.b")
def check_discards_itself(_run: Run, thing: Object) -> None:
    """The symbol {D}: from Reserve. Raises IllegalAction (7.1.4.b)."""
    if thing.zone != RESERVE:
        raise IllegalAction("7.1.4.b", f"{thing.card} is not in Reserve")


@rule("7.3.25.a")
def check_can_be_sacrificed(_run: Run, payer: Payer, thing: Object) -> None:
    """A player sacrifices objects in play under their own control. Raises IllegalAction (7.3.25.a)."""
    if thing.zone not in IN_PLAY or thing.controller != payer.player:
        raise IllegalAction("7.3.25.a", f"{thing.card} is nothing that {payer.player} controls in play")


# --- what pays them -------------------------------------------------------------------------------------


@home("6.5.b")
def fewer_will_do(which: lang.Target | lang.Choose) -> bool:
    """Whether the player may choose fewer than possible, or none."""
    return which.up_to or which.any_number


def _use(part: lang.Payment) -> Hashable:
    match part:
        case lang.PayExhaust():
            return "exhausted"
        case lang.PayCounters():
            return part.counter or "a counter"
        case _:
            return "gone"


@home("3.2.9.e")
def _chooses_orbs(part: lang.Payment) -> bool:
    which = _which(part)
    return isinstance(which, lang.Choose | lang.Target) and MANA in which.what.zone


def _which(part: lang.Payment) -> lang.Which:
    assert not isinstance(part, lang.PayMana)  # noqa: S101
    return part.what


def _offered(run: Run, payer: Payer, part: lang.Payment) -> list[Object]:
    view, which = view_of(run.state), _which(part)
    match which:
        case lang.This() | lang.It():
            name = which.name if isinstance(which, lang.It) else "this"
            ids = payer.text.ids(name)
            # An object that has left cannot pay, and the remaining ones do not pay in full (6.4.c).
            return [run.state.objects[i] for i in ids] if all(i in run.state.objects for i in ids) else []
        case lang.FromDeck():
            return []
        case _:
            return view.all_such(which.what, payer.text)


def check_payable(run: Run, payer: Payer, mana: int, parts: list[lang.Payment], used: Used) -> None:
    """Check that the mana and all these parts can be paid, no object paying twice in the same way.

    Raises IllegalAction with the reason why the first unpayable part cannot be paid, alone or beside the others.
    """
    orbs: set[tuple[Hashable, int]] = {("exhausted", orb.id) for orb in ready_orbs(run, payer.player)}
    orbs -= used
    needs = [orbs] * mana
    for part in parts:
        needs += _needs(run, payer, part, used)
    if not (each_its_own(needs) if parts else mana <= len(orbs)):
        raise IllegalAction("6.4.c", f"{payer.player} has too little to pay every part of the cost")


def _needs(run: Run, payer: Payer, part: lang.Payment, used: Used) -> list[set[tuple[Hashable, int]]]:
    """For each object that a part of a cost needs, the suitable objects."""
    which, use = _which(part), _use(part)
    offered = _offered(run, payer, part)
    refused: IllegalAction | None = None
    able = set()
    for thing in offered:
        try:
            check_pays(run, payer, part, thing)
        except IllegalAction as illegal:
            refused = refused or illegal
        else:
            if (use, thing.id) not in used:
                able.add((use, thing.id))
    if isinstance(which, lang.FromDeck):
        pay_from_deck(run, payer, part, which)
    if not isinstance(which, lang.Choose | lang.Target):
        if refused is not None:
            raise refused
        if isinstance(which, lang.This | lang.It) and not able:
            raise IllegalAction("6.4.c", f"{payer.source.card} is not there to pay with")
        return [{(use, thing.id)} - used for thing in offered]
    count = 0 if fewer_will_do(which) else which.count
    if len(able) < count:
        raise refused or IllegalAction("6.4.c", f"{payer.player} has {len(able)} to pay with and needs {count}")
    return [able] * count


@rule("3.2.2.e")
def pay_from_deck(run: Run, payer: Payer, part: lang.Payment, which: lang.FromDeck) -> list[Event]:
    """Cards at an end of the Deck, found while paying. Raises IllegalAction (3.2.2.e) if there are too few."""
    player, count = payer.player, view_of(run.state).amount(which.cards, payer.text)
    there = len(run.state.zones[f"{player}/{DECK}"]) + len(run.state.zones[f"{player}/{DISCARD}"])
    if there < count:
        raise IllegalAction(
            "3.2.2.e", f"{player} has {there} cards in the Deck and the Discard pile, and needs {count}"
        )
    if isinstance(part, lang.PayExhaust | lang.PaySacrifice | lang.PayCounters | lang.PayMana):
        raise Unsupported(f"{part.__struct_config__.tag} from a Deck")
    to = part.to if isinstance(part, lang.PayMove) else DISCARD
    move = Moved(
        deck=player, end=which.end, to=to, verb="put" if isinstance(part, lang.PayMove) else "discard", by=player,
        source=payer.source.object, name=which.name,
    )  # fmt: skip
    return [move] * count


def _taken(run: Run, payer: Payer, mana: int, part: lang.Payment, rest: list[lang.Payment], used: Used) -> list[Object]:
    """The payment for a part: named in its text, or chosen by the player such that the rest can be paid too."""
    which, use = _which(part), _use(part)
    offered = _offered(run, payer, part)
    if not isinstance(which, lang.Choose | lang.Target):
        return offered

    def legal(thing: Object) -> None:
        if not view_of(run.state).means(which.what, thing, payer.text):
            raise IllegalAction("6.4.c", f"{thing.card} is not what the cost asks for")
        if (use, thing.id) in used:
            raise IllegalAction("6.4.c", f"{thing.card} already pays for something else")
        check_pays(run, payer, part, thing)
        whole([thing])

    def whole(things: list[Object]) -> None:
        check_payable(run, payer, mana, rest, used | {(use, thing.id) for thing in things})

    picked = pick(
        run, payer.player, offered, label=lambda thing: thing.card, legal=legal, whole=whole,
        find=partial(by_ref, run.state), least=0 if fewer_will_do(which) else which.count,
        most=len(offered) if which.any_number else which.count,
        source=payer.source.card, text="to pay the cost",
    )  # fmt: skip
    give_name(payer.bound, which.name, tuple([thing.id for thing in picked]))
    return picked
