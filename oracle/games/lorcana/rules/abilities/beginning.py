"""6.1.4, 1.7.7: whether an effect can begin, with a card to choose or a cost that can be paid."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict.effects import ACTS_ON
from oracle.games.lorcana.language.strict.scope import zones
from oracle.games.lorcana.rules.abilities.choices import (
    alive,
    candidates,
    check_choice,
    chooser_of,
    fits,
    pay_within_effect,
    the_one,
)
from oracle.games.lorcana.rules.abilities.effects.common import affected_objects
from oracle.games.lorcana.rules.abilities.interpreter import Context, begins, can_begin, holds
from oracle.games.lorcana.rules.abilities.naming import spoken_of
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.golden_rules import may_be_discarded
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import HAND, PLAY, Object, cards_in
from oracle.games.lorcana.rules.turn_actions.move_a_character import check_move
from oracle.games.lorcana.rules.turn_actions.play_by_effect import could_be_played
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("6.1.4", "1.2.3", "1.7.7")
def can_do_some(run: Run, effect: lang.Effect, context: Context) -> bool:
    """Whether doing this would have any effect.

    One effective part is enough; a part that refers to an earlier part's result depends on that part.
    """
    return _some(run, effect, context, alone=True)


def _some(run: Run, effect: Node, context: Context, *, alone: bool) -> bool:
    # `alone`: no other part could make it effective.
    part: Node = effect
    match effect:
        case lang.Sequence(steps=steps):
            return any(_some(run, step, context, alone=False) for step in steps)
        case lang.OneOf(modes=modes):
            return any(_some(run, mode, context, alone=alone) for mode in modes.values())
        case lang.May(do=do):
            return _some(run, do, context, alone=alone)
        case lang.If(condition=condition, then=then, otherwise=otherwise):
            if not alone and not _is_known(run, condition, context):
                return False
            following = then if holds(run, condition, context) else otherwise
            return following is None or _some(run, following, context, alone=alone)
        case lang.IfYouDo(first=first):
            part = first
    return (alone or _is_known(run, part, context)) and can_begin(run, effect, context)


def _is_known(run: Run, part: Node, context: Context) -> bool:
    """Whether everything that a part of a text refers to, and does not bind itself, is known already."""
    names = run.game.names_in.get(id(part))
    if names is None:
        # The part is kept beside its names, so that its id stays unique.
        names = run.game.names_in[id(part)] = (part, frozenset(spoken_of(part)))
    return names[1] <= context.bound.keys() | context.numbers.keys()


@rule("6.1.3.1")
def playable(run: Run, context: Context, node: lang.Play) -> list[Object]:
    """The cards an effect could play: in its zone (or bound), matching, and not prevented from being played."""
    if node.it is not None:
        things = [thing for thing in alive(run, context, node.it) if thing.zone == node.zone]
    else:
        things = list(cards_in(run.state, context.player, node.zone))
    return [
        thing
        for thing in things
        if fits(run, context, thing, node.what) and could_be_played(run, context.player, thing, node)
    ]


@begins(lang.Play)
def _play_begins(run: Run, node: lang.Play, context: Context) -> bool:
    return bool(playable(run, context, node))


@begins(lang.Choose)
def _choose_begins(run: Run, node: lang.Choose, context: Context) -> bool:
    chooser = chooser_of(run, node, context)
    return node.least == 0 or any(
        run.could(partial(check_choice, run, context, chooser, thing, node))
        for thing in candidates(run, context, node, chooser)
    )


@begins(lang.Discard)
def _discard_begins(run: Run, node: lang.Discard, context: Context) -> bool:
    hand = [t for t in cards_in(run.state, context.player, HAND) if may_be_discarded(run, t)]
    return node.all or any(fits(run, context, thing, node.what) for thing in hand)


@home("5.1.2.3")
@begins(lang.Exert)
def _exert_begins(run: Run, node: lang.Exert, context: Context) -> bool:
    view = view_of(run.state)
    return any(
        thing.zone == PLAY and not thing.exerted and view.definition(thing).type != "location"
        for thing in affected_objects(run, node.it, node.all, context)
    )


@begins(lang.Banish)
def _banish_begins(run: Run, node: lang.Banish, context: Context) -> bool:
    return any(thing.zone == PLAY for thing in affected_objects(run, node.it, node.all, context))


@begins(lang.RemoveDamage)
def _remove_damage_begins(run: Run, node: lang.RemoveDamage, context: Context) -> bool:
    return any(thing.zone == PLAY for thing in affected_objects(run, node.it, node.all, context))


@begins(lang.MoveTo)
def _move_to_begins(run: Run, node: lang.MoveTo, context: Context) -> bool:
    there = the_one([thing for thing in alive(run, context, node.to) if thing.zone == PLAY])
    return bool(there) and any(
        run.could(partial(check_move, run, context.player, thing, there[0])) for thing in alive(run, context, node.it)
    )


@begins(lang.Pay)
def _pay_begins(run: Run, node: lang.Pay, context: Context) -> bool:
    return run.could(partial(pay_within_effect, run, context, node))


@home("6.1.5.2", "6.1.11.1")
def _acts_begins(run: Run, node: Any, context: Context) -> bool:
    """An effect on cards that the text has named can begin if one of them is where it can be affected."""
    if getattr(node, "all", None) is not None or getattr(node, "own", False):
        return True
    return all(
        any(thing.zone in zones(able) for thing in alive(run, context, getattr(node, field)))
        for field, _, able in ACTS_ON[type(node)]
    )


for _kind in ACTS_ON.keys() - {lang.Exert, lang.Banish, lang.RemoveDamage, lang.MoveTo}:
    begins(_kind)(_acts_begins)
