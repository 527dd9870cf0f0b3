"""5.1.2.c The declaration of intent: all decisions before a card is moved or a cost is paid.

Nothing is asked about a declaration that cannot become legal, whatever the answers (5.1.2.f).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx, source_of
from oracle.games.altered.rules.effects.costs import Payer, Payment, declare_payment, mana_of
from oracle.games.altered.rules.events import Revealed
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.playing.declared_effect import declare_effect
from oracle.games.altered.rules.playing.destination import choose_own_expedition
from oracle.games.altered.rules.playing.final_cost import depends_on_place, final_costs, is_free, scout_cost
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import EXPEDITIONS, HIDDEN, Object
from oracle.games.altered.rules.tasks import CostChoice
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

Costs = tuple[lang.Payment, ...]
Own = lang.OptionalCost | lang.AdditionalCost
"""A card's own costs besides its mana cost."""


class Playing(Struct, frozen=True, kw_only=True):
    """A card about to be played, and the terms."""

    player: str
    thing: Object
    free: bool = False
    """Payment is skipped, and so is its declaration (7.3.20.a)."""
    less: int = 0
    """The discount from the effect that plays it."""
    at: str | None = None
    """The Expedition it is played in, once known."""


class Intent(Struct, frozen=True, kw_only=True):
    """The decisions of a declaration of intent."""

    scouted: bool = False
    at: str | None = None
    effect: lang.Effect | None = None
    """For a Spell, its effect with the choices of the declaration."""
    paid: int = 0
    """The number of optional costs paid."""
    payer: Payer
    payment: Payment | None = None
    """None if it is played for free."""


@home("1.x:5.1.2.b")
@rule("5.1.2.c", "5.1.2.f")
def declare_intent(run: Run, playing: Playing, choice: CostChoice | None, at: str | None = None) -> Intent:
    """The card is revealed; modes and alternative or optional costs are chosen; then payments are declared.

    Raises IllegalAction if the declaration is not legal; the game then returns to before it (5.1.2.f).
    """
    player, thing = playing.player, playing.thing
    if not playing.free and is_free(run, player, thing):
        playing = replace(playing, free=True)
    reveal(run, thing)
    if at is not None:
        # Details given already can make the declaration illegal before anything is asked.
        at = choose_own_expedition(run, player, thing, at)
        playing = replace(playing, at=at)
    scouted = choose_cost(run, playing, choice)
    payer = payer_for(run, playing, choice)
    check_payable_at_all(run, playing, payer, scouted)
    optional = choose_optional_costs(run, playing, payer, scouted)
    effect = view_of(run.state).definition(thing).effect
    if effect is not None:
        effect = declare_effect(run, Ctx(player=player, source=payer.source), effect)
    check = None
    if at is None and not playing.free and depends_on_place(run, player, thing):
        check = partial(_check_paid_there, run, playing, payer, scouted, optional)
    at = choose_own_expedition(run, player, thing, at, check)
    playing = replace(playing, at=at)
    payment = None if playing.free else _declare_payment(run, playing, payer, scouted, optional)
    return Intent(scouted=scouted, at=at, effect=effect, paid=len(optional), payer=payer, payment=payment)


@rule("5.1.2.c")
def reveal(run: Run, thing: Object) -> None:
    """A card that is played, or whose quick action is, is revealed if it is in a hidden zone."""
    if thing.zone in HIDDEN:
        run.declare(Revealed(cards=(thing.card,)))


def payer_for(run: Run, playing: Playing, choice: CostChoice | None) -> Payer:
    """The payer for a card; the card itself is in Limbo by then and cannot pay (5.1.2.g)."""
    del run
    source = replace(source_of(playing.thing), player=playing.player)
    orbs = choice.resources if choice else ()
    return Payer(player=playing.player, source=source, kept=frozenset({playing.thing.id}), orbs=orbs)


# --- alternative costs ----------------------------------------------------------------------------------


@rule("5.1.2.c", "5.1.2.d", "7.4.5.c", "7.4.5.d")
def choose_cost(run: Run, playing: Playing, choice: CostChoice | None) -> bool:
    """Whether the card is played for its Scout cost instead of its Hand Cost; this can be chosen even when it is
    free.

    Raises IllegalAction for a cost the card does not have.
    """
    if choice is None:
        return _ask_cost(run, playing)
    if choice.kind == "free" and not playing.free:
        raise IllegalAction("5.1.2.d", f"nothing lets {playing.player} play {playing.thing.card} for free")
    if choice.kind == "scout":
        scout_cost(run, playing.thing)
    return choice.kind == "scout"


def _ask_cost(run: Run, playing: Playing) -> bool:
    # A card played by an effect.
    thing = playing.thing
    if not run.could(partial(scout_cost, run, thing)):
        return False
    payer = payer_for(run, playing, None)
    usual = "free" if playing.free else "mana"
    kinds = {usual: False, "scout": True}
    open_kinds = tuple(
        kind for kind, scouted in kinds.items()
        if run.could(partial(check_payable_at_all, run, playing, payer, scouted))
    )  # fmt: skip
    if not open_kinds:
        return False
    return kinds[run.ask("cost", playing.player, open_kinds, source=thing.card, text="how to play it")[0]]


# --- paying ---------------------------------------------------------------------------------------------


@rule("6.4.c")
def check_payable_at_all(run: Run, playing: Playing, payer: Payer, scouted: bool) -> None:
    """The unavoidable costs must be payable. Raises IllegalAction with the reason why one is not."""
    optional = _own_costs(run, playing.thing, lang.OptionalCost)
    if optional:
        # How many Mana Orbs must be named depends on the chosen payments.
        payer = replace(payer, orbs=())
    if playing.free:
        return
    way = partial(_declare_payment, run, playing, payer, scouted, ())
    if not optional and not depends_on_place(run, playing.player, playing.thing):
        run.require(way)
    elif not _can_still_be_paid(run, playing, payer, scouted, (), optional):
        way()


def _can_still_be_paid(
    run: Run, playing: Playing, payer: Payer, scouted: bool, chosen: tuple[Own, ...], left: Sequence[Own]
) -> bool:
    """Whether a declaration can become legal, in some Expedition, with optional payments that make it cheaper."""
    cheaper = [one for one in left if isinstance(one, lang.OptionalCost) and one.less > 0]
    ways = [tuple(more) for count in range(len(cheaper) + 1) for more in combinations(cheaper, count)]
    anywhere = playing.at is None and depends_on_place(run, playing.player, playing.thing)
    places = (playing.at, *EXPEDITIONS) if anywhere else (playing.at,)
    return any(
        run.could(partial(_declare_payment, run, replace(playing, at=at), payer, scouted, (*chosen, *more)))
        for more in ways
        for at in places
    )


def _check_paid_there(
    run: Run, playing: Playing, payer: Payer, scouted: bool, optional: tuple[Own, ...], at: str
) -> None:
    _declare_payment(run, replace(playing, at=at), payer, scouted, optional)


@rule("5.1.2.c")
def choose_optional_costs(run: Run, playing: Playing, payer: Payer, scouted: bool) -> tuple[Own, ...]:
    """Each affordable optional cost of the card is paid or not, as the player chooses.

    When the card is free this is chosen as well, but not paid (7.3.20.a).
    """
    thing, payer = playing.thing, replace(payer, orbs=())
    chosen: tuple[Own, ...] = ()
    costs = _own_costs(run, thing, lang.OptionalCost)
    for place, cost in enumerate(costs):
        ways = {"yes": (*chosen, cost), "no": chosen}
        left = costs[place + 1 :]
        open_ones = tuple(
            answer for answer, taken in ways.items() if _can_be_chosen(run, playing, payer, scouted, taken, left)
        )
        (answer,) = run.ask("may", playing.player, open_ones or ("no",), source=thing.card, text="pay more")
        chosen = ways[answer]
    return chosen


def _can_be_chosen(
    run: Run, playing: Playing, payer: Payer, scouted: bool, chosen: tuple[Own, ...], left: Sequence[Own]
) -> bool:
    return playing.free or _can_still_be_paid(run, playing, payer, scouted, chosen, left)


def additional_costs(run: Run, thing: Object) -> Costs:
    """The compulsory costs of playing a card besides its mana cost."""
    return tuple([part for cost in _own_costs(run, thing, lang.AdditionalCost) for part in cost.cost])


@home("1.2.4.d")
def _own_costs(run: Run, thing: Object, kind: type[Own]) -> list[Own]:
    """Costs of this kind on the card itself, if their conditions are true."""
    view = view_of(run.state)
    if not view.is_spoken(kind):
        return []
    voices = view.own_passives(thing, kind)
    return [voice.ability for voice in voices if isinstance(voice.ability, kind) and view.applies(voice)]


def _declare_payment(run: Run, playing: Playing, payer: Payer, scouted: bool, optional: tuple[Own, ...]) -> Payment:
    kind = "scout" if scouted else "mana"
    less = (playing.less, *(one.less for one in optional if isinstance(one, lang.OptionalCost)))
    finals = final_costs(run, playing.player, playing.thing, kind, less, playing.at)
    cost = (*additional_costs(run, playing.thing), *(part for more in optional for part in more.cost))
    more = mana_of(cost)
    return declare_payment(run, payer, tuple([final + more for final in finals]), cost)
