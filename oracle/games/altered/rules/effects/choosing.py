"""Determines the objects of a step: named in the text, all that match, targets and other choices (6.5.b, 6.1.g)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.golden_rules import Deed, check_not_forbidden
from oracle.games.altered.rules.concepts.impossible import check_allowed
from oracle.games.altered.rules.effects.context import Ctx, give_name, number, players, text_of, this
from oracle.games.altered.rules.effects.costs import fewer_will_do
from oracle.games.altered.rules.effects.mana import rearrange_orbs
from oracle.games.altered.rules.effects.tough import check_tough, pay_tough, tough_of
from oracle.games.altered.rules.events import PickedAtRandom, Revealed
from oracle.games.altered.rules.objects.expeditions import statistic
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import HAND, HIDDEN, MANA, Object, by_ref
from oracle.kernel.chance import drawn
from oracle.kernel.errors import IllegalAction, Undecided, Unsupported
from oracle.kernel.open_questions import rests_on
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

Would = Callable[[Object], "Event | list[Event]"]
"""The atomic action or actions that a choice would lead to."""


def objects(run: Run, which: lang.Which, ctx: Ctx, would: Would | None = None) -> list[Object]:
    """The objects of a verb; `would` gives its action on each, so that impossible choices are not offered."""
    if isinstance(which, lang.FromDeck):
        raise Unsupported("cards of a Deck for a verb that moves them nowhere")
    return _KINDS[type(which)](run, which, ctx, would)


def _this(run: Run, _which: lang.This, ctx: Ctx, _would: Would | None) -> list[Object]:
    found = this(run, ctx)
    return [] if found is None else [found]


@home("6.3.h", "2.1.i")
def _it(run: Run, which: lang.It, ctx: Ctx, _would: Would | None) -> list[Object]:
    # An object that no longer exists cannot be altered or moved.
    found = run.state.objects
    return [found[i] for i in ctx.bound.get(which.name, ()) if i in found]


def _all(run: Run, which: lang.All, ctx: Ctx, _would: Would | None) -> list[Object]:
    found = view_of(run.state).all_such(which.what, text_of(run, ctx))
    if which.name:
        give_name(ctx.bound, which.name, tuple([thing.id for thing in found]))
    return found


@rule("6.5.b", "1.2.6.c", "1.2.6.f", "6.1.g", "3.2.5.c")
def choose_targets(run: Run, which: lang.Target, ctx: Ctx, would: Would | None) -> list[Object]:
    """The effect's controller chooses suitable targets right before the step, each only once in it."""
    if which.declared is not None:
        return _declared(run, which, ctx)
    if ctx.player != ctx.source.player:
        rests_on(141)
    before_choosing_orbs(run, ctx.player, which.what, ctx, would)
    suitable = view_of(run.state).all_such(which.what, text_of(run, ctx))
    _check_whose_orbs(which.what, ctx.player, suitable)
    reveal_hands(run, ctx.player, which.what, text_of(run, ctx))

    def legal(thing: Object) -> None:
        check_target(run, which, ctx, thing, would)

    def free(things: Sequence[Object]) -> list[Object]:
        return [thing for thing in things if not tough_of(run, ctx, thing)]

    def needed(able: Sequence[Object]) -> int:
        wanted = 0 if fewer_will_do(which) else min(which.count, len(free(able)))
        return wanted if _most_together(run, which, ctx, free(able)) >= wanted else 0

    def whole(things: list[Object]) -> None:
        check_together(run, which, ctx, things)
        if which.total is not None and not fewer_will_do(which):
            able = [thing for thing in open_ones if run.could(partial(legal, thing))]
            _check_enough(run, which, ctx, things, free(able))

    open_ones = [thing for thing in suitable if thing.id not in ctx.targets]
    picked = pick(
        run, ctx.player, open_ones, label=_ref, legal=legal, whole=whole,
        find=partial(by_ref, run.state), least=needed, most=len(open_ones) if which.any_number else which.count,
        source=ctx.source.card, text="target",
    )  # fmt: skip
    ctx.lacked = ctx.lacked or (not picked and not fewer_will_do(which))
    ctx.targets.update(thing.id for thing in picked)
    give_name(ctx.bound, which.name, tuple([thing.id for thing in picked]))
    reveal_chosen(run, which.what, picked)
    pay_tough(run, ctx, picked)
    return picked


@home("6.5.b", "6.1.g")
def _most_together(run: Run, which: lang.Target, ctx: Ctx, things: Sequence[Object]) -> int:
    """How many of these can be targets at once within the text's limit, if it has one."""
    if which.total is None:
        return len(things)
    most = number(run, which.total.most, ctx)
    totals = accumulate(sorted(_value(run, which.total, thing) for thing in things))
    return max((count for count, total in enumerate(totals, start=1) if total <= most), default=0)


@rule("6.5.b", "6.1.g")
def _check_enough(run: Run, which: lang.Target, ctx: Ctx, things: list[Object], able: list[Object]) -> None:
    """Where the text's limit leaves too few targets, as many as fit are to be chosen. Raises IllegalAction."""
    enough = min(which.count, _most_together(run, which, ctx, able))
    if len(things) >= enough:
        return
    if not any(_fits(run, which, ctx, [*things, other]) for other in able if other not in things):
        rests_on(233)
    raise IllegalAction("6.5.b", f"{len(things)} taken where {enough} fit together")


def _fits(run: Run, which: lang.Target, ctx: Ctx, things: list[Object]) -> bool:
    return run.could(partial(check_together, run, which, ctx, things))


@rule("6.5.b", "1.1.6.d")
def check_together(run: Run, which: lang.Target, ctx: Ctx, things: list[Object]) -> None:
    """All targets together must be affordable and within the text's limits. Raises IllegalAction."""
    check_tough(run, ctx, things)
    bound = which.total
    if bound is None:
        return
    total, most = sum(_value(run, bound, thing) for thing in things), number(run, bound.most, ctx)
    if total > most:
        raise IllegalAction("6.5.b", f"the targets have {total} together where {most} are allowed")


@home("6.5.b")
def check_fits(run: Run, which: lang.Target, ctx: Ctx, thing: Object) -> None:
    """A target must be affordable and within the text's limits, whatever else is chosen. Raises IllegalAction."""
    check_tough(run, ctx, [thing])
    bound = which.total
    if bound is not None:
        others = view_of(run.state).all_such(which.what, text_of(run, ctx))
        less = sum(min(_value(run, bound, other), 0) for other in others if other.id != thing.id)
        if _value(run, bound, thing) + less > number(run, bound.most, ctx):
            raise IllegalAction("6.5.b", f"{thing.card} has more than the targets may have together")


def _value(run: Run, bound: lang.Total, thing: Object) -> int:
    view = view_of(run.state)
    if bound.of == "hand-cost":
        return view.traits(thing).number("hand_cost")
    return statistic(view.stats(thing), bound.of)


@rule("6.5.b")
def check_target(run: Run, which: lang.Target, ctx: Ctx, thing: Object, would: Would | None) -> None:
    """A target must match the text, be allowed as a target, and the action on it must be possible (6.5.b, 6.1.g)."""
    if not view_of(run.state).means(which.what, thing, text_of(run, ctx)):
        raise IllegalAction("6.5.b", f"{thing.card} is not what the effect asks for")
    if thing.id in ctx.targets:
        raise IllegalAction("6.5.b", f"{thing.card} is a target of this step already")
    check_not_forbidden(run, Deed(action="target", player=ctx.player, thing=thing))
    check_fits(run, which, ctx, thing)
    check_option(run, thing, would)


def _declared(run: Run, which: lang.Target, ctx: Ctx) -> list[Object]:
    # 1.x: chosen in the declaration of intent. An object that is gone, or unsuitable now, is no longer a target.
    view, text = view_of(run.state), text_of(run, ctx)
    there = [run.state.objects[i] for i in which.declared or () if i in run.state.objects]
    picked = [thing for thing in there if view.means(which.what, thing, text)]
    give_name(ctx.bound, which.name, tuple([thing.id for thing in picked]))
    return picked


@rule("6.1.g", "3.2.5.c")
def choose(run: Run, which: lang.Choose, ctx: Ctx, would: Would | None) -> list[Object]:
    """A player chooses objects or cards that are not targets; another player's Hand is shown first."""
    chooser = players(run, which.who, ctx)[0]
    before_choosing_orbs(run, chooser, which.what, ctx, would)
    view, text = view_of(run.state), text_of(run, ctx)
    suitable = view.all_such(which.what, text)
    _check_whose_orbs(which.what, chooser, suitable)
    if which.at_random:
        return pick_at_random(run, which, ctx, suitable)
    reveal_hands(run, chooser, which.what, text)

    def legal(thing: Object) -> None:
        if not view.means(which.what, thing, text):
            raise IllegalAction("6.1.g", f"{thing.card} is not what the effect asks for")
        check_option(run, thing, would)

    picked = pick(
        run, chooser, suitable, label=_ref, legal=legal, find=partial(by_ref, run.state),
        least=0 if fewer_will_do(which) else which.count, most=len(suitable) if which.any_number else which.count,
        source=ctx.source.card, text="choose",
    )  # fmt: skip
    ctx.lacked = ctx.lacked or (not picked and not fewer_will_do(which))
    give_name(ctx.bound, which.name, tuple([thing.id for thing in picked]))
    reveal_chosen(run, which.what, picked)
    return picked


@rule("3.2.9.e")
def before_choosing_orbs(run: Run, chooser: str, what: lang.Filter, ctx: Ctx, would: Would | None) -> None:
    """Before choosing one of their Mana Orbs, a player can ready some by exhausting others."""
    suitable = view_of(run.state).all_such(what, text_of(run, ctx)) if MANA in what.zone else []
    own = [thing for thing in suitable if thing.player == chooser and thing.zone == MANA]
    if any(run.could(partial(check_option, run, thing, would)) for thing in own):
        rearrange_orbs(run, chooser, ctx.source.card)


@home("3.2.9.e")
def _check_whose_orbs(what: lang.Filter, chooser: str, suitable: list[Object]) -> None:
    # Registered: the book mentions this only for choosing among one's own Mana Orbs.
    if what.zone == (MANA,) and what.whose == "any" and any(orb.player != chooser for orb in suitable):
        raise Undecided(
            "3.2.9.e", "whether other players' Mana Orbs may be chosen where a text does not say whose", 142
        )


def _ref(thing: Object) -> str:
    return thing.card


@rule("6.1.g", "1.4.1.c")
def check_option(run: Run, thing: Object, would: Would | None) -> None:
    """A forbidden option is not offered; an option that changes nothing is not impossible.

    If the effect does several things to the option, all must be forbidden. Raises IllegalAction with the prohibition.
    """
    if would is None:
        return
    actions = done if isinstance(done := would(thing), list) else [done]
    if any(run.could(partial(check_allowed, run, action)) for action in actions[1:]):
        return
    try:
        for action in actions[:1]:
            check_allowed(run, action)
    except IllegalAction:
        rests_on(171)
        raise


@rule("3.2.5.c")
def pick_at_random(run: Run, which: lang.Choose, ctx: Ctx, suitable: list[Object]) -> list[Object]:
    """Chance chooses instead of a player, and nothing is shown."""
    left, chance = {thing.card: thing for thing in suitable}, run.state.chance
    picked: list[Object] = []
    if len(left) <= which.count:
        # All of them: there is nothing random.
        picked, left = suitable, {}
    while left and len(picked) < which.count:
        card, chance = drawn(chance, tuple(left))
        picked.append(left.pop(card))
    if chance is not run.state.chance:
        run.happen(PickedAtRandom(picked=tuple(thing.card for thing in picked), chance=chance))
    ctx.lacked = ctx.lacked or not picked
    give_name(ctx.bound, which.name, tuple([thing.id for thing in picked]))
    return picked


@rule("3.2.5.c")
def reveal_hands(run: Run, chooser: str, what: lang.Filter, text: Text) -> None:
    """A player choosing from another's Hand sees it, even if it has nothing to choose."""
    view = view_of(run.state)
    whole = lang.Filter(zone=("hand",), whose=what.whose)
    shown = view.all_such(whole, text) if HAND in what.zone else []
    hidden = [thing.card for thing in shown if thing.player != chooser and thing.card not in run.state.known]
    if hidden:
        rests_on(119)
        run.happen(Revealed(cards=tuple(hidden)))


@rule("3.1.3.f")
def reveal_chosen(run: Run, what: lang.Filter, picked: list[Object]) -> None:
    """A card in a hidden zone that is chosen for its characteristics is shown."""
    if not what.describes:
        return
    hidden = [thing.card for thing in picked if thing.zone in HIDDEN and thing.card not in run.state.known]
    if hidden:
        rests_on(119)
        run.happen(Revealed(cards=tuple(hidden)))


@rule("7.3.9.b", "6.1.g")
def both_there(run: Run, node: lang.Exchange | lang.ExchangeBoosts, ctx: Ctx) -> bool:
    """Whether both sides of an exchange have something; the second is chosen besides the first."""
    return all(run.could(partial(_find, run, which, ctx)) for which in (node.first, node.second))


def _find(run: Run, which: lang.Which, ctx: Ctx) -> None:
    if not objects(run, which, ctx.tried()):
        raise IllegalAction("7.3.9.b", "there is nothing to exchange")


_KINDS: dict[type, Callable[[Run, Any, Ctx, Would | None], list[Object]]] = {
    lang.This: _this,
    lang.It: _it,
    lang.All: _all,
    lang.Target: choose_targets,
    lang.Choose: choose,
}
