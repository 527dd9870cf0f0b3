"""Evaluates the conditions of card texts: one function for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.bounds import cost_fits
from oracle.games.lorcana.rules.abilities.printed import matches_card, names_of
from oracle.games.lorcana.rules.abilities.texts import Text, called, is_called
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Change, Logged, Object
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.abilities.view import View


@home("6.1.16.1", "6.1.16.2", "6.5.6")
def condition_holds(view: View, condition: lang.Condition, text: Text) -> bool:
    """Whether a condition is true now."""
    return _KINDS[type(condition)](view, condition, text)


def _have(view: View, condition: lang.Have, text: Text) -> bool:
    # In play the filter says whose cards; elsewhere the zone does.
    who = "each" if condition.zone == PLAY else condition.who
    found = len(view.matching(condition.what, condition.zone, who, text))
    return found >= condition.least and (condition.most is None or found <= condition.most)


def _this_is(view: View, condition: lang.ThisIs, text: Text) -> bool:
    return any(_fits(view, thing, condition.what, text) for thing in known(view, (text.source,)))


def _fits(view: View, thing: Object, what: lang.Filter, text: Text) -> bool:
    return view.matches(thing, what, text)


def _matches(view: View, condition: lang.Matches, text: Text) -> bool:
    things = known(view, view.spoken_of(condition.it, text))
    return any(_fits(view, thing, condition.what, text) for thing in things)


def _same_name(view: View, condition: lang.SameName, text: Text) -> bool:
    it, other = (names_of_bound(view, called(name, text)) for name in (condition.it, condition.other))
    return not it.isdisjoint(other)


def shares_name(view: View, card: lang.Definition, ids: Iterable[int]) -> bool:
    """Whether a card shares a name with one of these."""
    return not names_of_bound(view, ids).isdisjoint(names_of(card))


def names_of_bound(view: View, ids: Iterable[int]) -> set[str]:
    """Every name of the bound cards. Raises Undecided (6.7.7) for one that has left a zone other than play."""
    return {name for thing in known(view, ids) for name in names_of(view.definition(thing))}


@home("6.7.7")
def known(view: View, ids: Iterable[int]) -> list[Object]:
    """The bound cards, as they are or were when they left play. Raises Undecided (6.7.7) for one that left another
    zone.
    """
    things = [view.remembered(i) for i in ids]
    if None in things:
        raise Undecided("6.7.7", "what a card is that is spoken of, and has left another zone than play")
    return [thing for thing in things if thing is not None]


@home("5.1.1.3", "5.1.1.4")
def is_damaged(thing: Object) -> bool:
    """Whether it has 1 or more damage."""
    return thing.damage > 0


@home("5.1.1.11", "5.1.1.12")
def is_drying_so(thing: Object, card: lang.Definition, *, drying: bool) -> bool:
    """Whether it is a character that is drying, or dry."""
    return thing.zone == PLAY and thing.drying == drying and card.type == "character"


@home("4.6.2", "4.6.9.2")
def change_now(view: View, thing: Object, change: Change) -> int:
    """The current amount of a change to an object; a change for a challenge of it applies only during that
    challenge.
    """
    if change.challenging is None:
        return change.plus
    fight = view.challenge
    other = None if fight is None or fight.challenger != thing.id else view.remembered(fight.challenged)
    so = other is not None and view.matches(other, change.challenging, Text(change.player, 0))
    return change.plus if so else 0


@home("6.1.13.1")
def _your_turn(view: View, _condition: lang.YourTurn, text: Text) -> bool:
    return view.is_turn_of(text.player)


@home("4.6.2", "4.6.4.5", "4.6.9.2")
def _in_challenge(view: View, condition: lang.InChallenge, text: Text) -> bool:
    fight = view.challenge
    if fight is None or text.source not in (fight.challenger, fight.challenged):
        return False
    challenging = text.source == fight.challenger
    if condition.role is not None and challenging != (condition.role == "challenging"):
        return False
    # It applies until the challenge is over, even if the other side has left it (4.6.9.2).
    other = view.remembered(fight.challenged if challenging else fight.challenger)
    return other is not None and _fits(view, other, condition.against, text)


def _happened(view: View, condition: lang.HappenedThisTurn, text: Text) -> bool:
    found = sum(
        entry.event == condition.event
        and _is_done_by(entry, condition.who, text)
        and logged_matches(view, entry, condition.what, text)
        for entry in view.log
    )
    return found >= condition.least


@home("1.3.3")
def _is_done_by(entry: Logged, who: lang.Who, text: Text) -> bool:
    return who == "each" or (who == "you") == (entry.by == text.player)


@home("6.1.6")
def _is_about_itself(view: View, entry: Logged, text: Text) -> bool:
    return entry.card in _cards_of(view, called("this", text))


OF_CARDS = ("played", "challenged")
"""Questions about the printed card, regardless of what has become of it."""


def logged_matches(view: View, entry: Logged, what: lang.Filter, text: Text) -> bool:
    gone = None if entry.event in OF_CARDS else view.departed.get(entry.object)
    if gone is not None:
        return _fits(view, gone.object, what, text)
    if what.it is not None and not is_called(entry.object, what.it, text):
        return False
    if what.whose != "any" and (entry.player == text.player) != (what.whose == "yours"):
        return False
    if what.other and _is_about_itself(view, entry, text):
        return False
    if entry.card is None:
        return True
    card = view.game.cards[entry.card]
    return matches_card(card, what) and cost_fits(view, card, what, text)


def _cards_of(view: View, ids: Iterable[int]) -> set[str]:
    return {view.objects[i].card for i in ids if i in view.objects}


@home("1.11.1")
def _lore_is(view: View, condition: lang.LoreIs, text: Text) -> bool:
    lore = [view.owners[name].lore for name in view.players(condition.who, text.player)]
    least = condition.least
    if condition.more_than_you:
        least = max(least, view.owners[text.player].lore + 1)
    return any(n >= least and (condition.most is None or n <= condition.most) for n in lore)


def _played_using(_view: View, condition: lang.PlayedUsing, text: Text) -> bool:
    return text.cost == condition.cost


@home("3.2.3.1")
def _underdog(view: View, _condition: lang.Underdog, text: Text) -> bool:
    return view.is_turn_of(text.player) and 1 < view.turn.number <= len(view.owners)


def _more_than(view: View, condition: lang.MoreThan, text: Text) -> bool:
    more, than = (view.number(amount, text) for amount in (condition.more, condition.than))
    return more > than


def _not(view: View, condition: lang.Not, text: Text) -> bool:
    return not condition_holds(view, condition.condition, text)


def _all(view: View, condition: lang.All, text: Text) -> bool:
    return all(condition_holds(view, each, text) for each in condition.conditions)


_KINDS: dict[type, Callable[[View, Any, Text], bool]] = {
    lang.Have: _have,
    lang.ThisIs: _this_is,
    lang.Matches: _matches,
    lang.SameName: _same_name,
    lang.YourTurn: _your_turn,
    lang.InChallenge: _in_challenge,
    lang.HappenedThisTurn: _happened,
    lang.LoreIs: _lore_is,
    lang.PlayedUsing: _played_using,
    lang.Underdog: _underdog,
    lang.MoreThan: _more_than,
    lang.Not: _not,
    lang.All: _all,
}
