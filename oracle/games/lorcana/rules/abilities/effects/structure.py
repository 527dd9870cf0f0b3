"""The structure of effects: may, one of several, each player, choices and costs inside an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.beginning import can_do_some
from oracle.games.lorcana.rules.abilities.choices import choose, pay_within_effect
from oracle.games.lorcana.rules.abilities.effects.common import affected_objects, follow
from oracle.games.lorcana.rules.abilities.interpreter import Context, begins, can_begin, holds, resolve, resolves
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Readied
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import DECK, HAND, Object, cards_in
from oracle.kernel.errors import Undecided
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("6.1.5", "6.1.5.1")
@resolves(lang.IfYouDo)
def _if_you_do(run: Run, node: lang.IfYouDo, context: Context) -> bool:
    """The second part follows if the first was done completely; `otherwise` applies in all other cases."""
    done = resolve(run, node.first, context)
    following = node.then if done else node.otherwise
    return done if following is None else resolve(run, following, context)


@home("6.1.5.1")
@begins(lang.IfYouDo)
def _if_you_do_begins(run: Run, node: lang.IfYouDo, context: Context) -> bool:
    """It cannot begin if the first part cannot, unless there is an `otherwise`."""
    return node.otherwise is not None or can_begin(run, node.first, context)


@home("6.1.4", "6.1.4.1")
@resolves(lang.May)
def _may(run: Run, node: lang.May, context: Context) -> bool:
    # An impossible or unpayable part (6.1.4.1) counts as declined, without a question.
    if not can_do_some(run, node.do, context):
        return False
    taken = run.ask("may", context.player, ("yes", "no"), source=context.card, text="do it?")
    return taken == ("yes",) and resolve(run, node.do, context)


@home("6.1.5.2")
@resolves(lang.OneOf)
def _one_of(run: Run, node: lang.OneOf, context: Context) -> bool:
    possible = tuple(word for word, mode in node.modes.items() if can_begin(run, mode, context))
    modes = tuple(node.modes)
    if possible and any(
        word not in possible and isinstance(mode, lang.Sequence) and can_do_some(run, mode, context)
        for word, mode in node.modes.items()
    ):
        rests_on(94)
    taken = run.ask(
        "option", context.player, possible or modes, source=context.card, text="choose one", modes=modes
    )  # fmt: skip
    return resolve(run, node.modes[taken[0]], context)


@begins(lang.OneOf)
def _one_of_begins(run: Run, node: lang.OneOf, context: Context) -> bool:
    return any(can_begin(run, mode, context) for mode in node.modes.values())


@home("6.1.15")
@resolves(lang.If)
def _if(run: Run, node: lang.If, context: Context) -> bool:
    if not holds(run, node.condition, context):
        return resolve(run, node.otherwise, context) if node.otherwise is not None else False
    done = resolve(run, node.then, context)
    if not done and isinstance(node.then, lang.May) and not _leaves_it_there(node.otherwise):
        rests_on(112)
    return done


def _leaves_it_there(otherwise: lang.Effect | None) -> bool:
    """Whether `otherwise` changes nothing: it puts a card revealed on top of a deck back on top."""
    return otherwise is None or (
        isinstance(otherwise, lang.Put)
        and (otherwise.it, otherwise.to, otherwise.place) == ("revealed", DECK, "top")
        and otherwise.all is None
    )


@begins(lang.If)
def _if_begins(run: Run, node: lang.If, context: Context) -> bool:
    """An effect whose condition is false may always begin."""
    following = node.then if holds(run, node.condition, context) else node.otherwise
    return following is None or can_begin(run, following, context)


@home("6.2.5")
@resolves(lang.Sequence)
def _sequence(run: Run, node: lang.Sequence, context: Context) -> bool:
    forbidding = [place for place, step in enumerate(node.steps) if _forbids_to_quest(step)]
    readying = [ready for step in node.steps[: max(forbidding, default=0)] for ready in _readying(step)]
    meant = [thing for one in readying if one.all for thing in affected_objects(run, "", one.all, context)]
    start = len(run.events)
    done = True
    for step in node.steps:
        done = resolve(run, step, context) and done
    if meant or any(one.all is None for one in readying):
        readied = any(isinstance(event, Readied) for event in run.events[start:])
        _note_who_may_quest(node, meant, readied=readied)
    return done


def _note_who_may_quest(node: lang.Sequence, meant: list[Object], *, readied: bool) -> None:
    """Report that cards are readied which the text then forbids to quest, but not all of them were, or none."""
    if not readied and any(isinstance(step, lang.May) for step in node.steps):
        rests_on(190)
    elif any(not thing.exerted for thing in meant):
        rests_on(191)


@begins(lang.Sequence)
def _sequence_begins(run: Run, node: lang.Sequence, context: Context) -> bool:
    return not node.steps or can_begin(run, node.steps[0], context)


def _forbids_to_quest(step: lang.Effect) -> bool:
    if isinstance(step, lang.GainsAbility):
        return isinstance(step.ability, lang.Cannot) and step.ability.action == "quest"
    return isinstance(step, lang.Forbid) and step.action == "quest"


def _readying(step: lang.Effect) -> list[lang.Ready]:
    match step:
        case lang.Ready():
            return [step]
        case lang.May(do=do):
            return _readying(do)
        case lang.Sequence(steps=steps):
            return [ready for part in steps for ready in _readying(part)]
        case _:
            return []


@resolves(lang.EachPlayer)
def _each_player(run: Run, node: lang.EachPlayer, context: Context) -> bool:
    done = True
    for player in _players(run, node, context):
        done = _as_player(run, node.do, context, player) and done
    return done


def _players(run: Run, node: lang.EachPlayer, context: Context) -> list[str]:
    if node.who == "its-player":
        view = view_of(run.state)
        things = [view.remembered(i) for i in view.spoken_of(node.it, context)]
        whose = list(dict.fromkeys(thing.player for thing in things if thing is not None))
        if len(whose) > 1:
            raise Undecided("6.1.11", "whose player is meant where a text speaks of one card and several are")
        return whose
    if node.who == "controller":
        return [controller(run, context)]
    players = view_of(run.state).players(node.who, context.player)
    if node.more_lore:
        mine = run.state.players[context.player].lore
        players = [player for player in players if run.state.players[player].lore > mine]
    if not node.most_in_hand:
        return players
    hands = {player: len(cards_in(run.state, player, HAND)) for player in players}
    return [player for player in players if hands[player] == max(hands.values())]


@home("1.4.3")
def controller(run: Run, context: Context) -> str:
    """The player who controls a text, whoever carries out a part of it."""
    thing = run.state.objects[run.state.where[context.card]]
    return thing.owner(context.card)


@resolves(lang.ChoosePlayer)
def _choose_player(run: Run, node: lang.ChoosePlayer, context: Context) -> bool:
    players = tuple(view_of(run.state).players(node.who, context.player))
    least, most = (0, len(players)) if node.any_number else (1, 1)
    taken = run.ask(
        "option", context.player, players, least=least, most=most, source=context.card, text="choose a player"
    )
    # Several players act one after the other, the active player first (6.7.6).
    done = [_as_player(run, node.do, context, player) for player in players if player in taken]
    return bool(done) and all(done)


def _as_player(run: Run, effect: lang.Effect, context: Context, player: str) -> bool:
    own = Context(player=player, source=context.source, card=context.card, bound=dict(context.bound),
                  numbers=context.numbers, cost=context.cost, triggered=context.triggered)  # fmt: skip
    start, before = len(run.events), own.bound.pop("discarded", ())
    done = resolve(run, effect, own)
    follow(run, context, start)
    # Cards that several players discard one after the other share one name.
    context.bound["discarded"] = before + own.bound.get("discarded", ())
    return done


@resolves(lang.Choose)
def _choose(run: Run, node: lang.Choose, context: Context) -> bool:
    return len(choose(run, context, node)) >= max(node.least, 1)


@resolves(lang.Pay)
def _pay(run: Run, node: lang.Pay, context: Context) -> bool:
    if not run.could(lambda: pay_within_effect(run, context, node)):
        return False
    start = len(run.events)
    done = pay_within_effect(run, context, node)
    follow(run, context, start)
    return done
