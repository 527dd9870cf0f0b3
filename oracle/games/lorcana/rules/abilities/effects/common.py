"""Functions that several verbs share: amounts, and affected cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import alive, fits
from oracle.games.lorcana.rules.abilities.interpreter import Context
from oracle.games.lorcana.rules.abilities.naming import spoken_of
from oracle.games.lorcana.rules.abilities.texts import in_play
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Began, Moved
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Modifier, Object

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("6.7.2.1")
def amount_of(run: Run, amount: lang.Amount, context: Context) -> int:
    """The number a text means as it resolves."""
    return view_of(run.state).number(amount, context)


@home("8.15.2")
def affected_objects(run: Run, it: str, what: lang.Filter | None, context: Context) -> list[Object]:
    """The cards an effect acts on: all that match, or the bound ones."""
    if what is None:
        return alive(run, context, it)
    view = view_of(run.state)
    return [t for t in view.in_play() if fits(run, context, t, what)]


@home("6.7.7")
def follow(run: Run, context: Context, start: int) -> None:
    """A named card keeps its name when the effect itself moves it, since the text may still refer to it (6.1.11,
    7.1.6).

    A card that has left play keeps the characteristics it had there. `start`: the number of events before the effect
    moved anything.
    """
    renamed = {event.object: event.new for event in run.events[start:] if isinstance(event, Moved)}
    for name, ids in [*context.bound.items()]:
        if any(i in renamed for i in ids):
            before = context.bound.pop(in_play(name), ids)
            now = tuple(renamed.get(i, i) for i in ids)
            context.bound[name] = now
            known = tuple(_as_known(run, *each) for each in zip(ids, before, now, strict=False))
            if known != now:
                context.bound[in_play(name)] = known


def _as_known(run: Run, one: int, before: int, now: int) -> int:
    """The object used for questions about a card: its state when it left play, unless it is in play again."""
    if one in run.state.departed:
        return one
    back = now != one and now in run.state.objects and run.state.objects[now].zone == PLAY
    return now if back else before if before in run.state.departed else now


@home("6.4.2.1", "6.4.2.2")
def lasting(
    run: Run, until: lang.Duration, things: list[Object] | None, context: Context
) -> Iterator[tuple[dict[str, Any], Any]]:
    """The fields of a lasting effect and its objects (`things` None: not about particular ones).

    Durations that mention "their" turn are tracked separately for each player of these cards.
    """
    fields: dict[str, Any] = {"id": 0, "player": context.player, "card": context.card, "until": until}
    if until == "while-this-in-play" and getattr(run.state.objects.get(context.source), "zone", "") != PLAY:
        return
    if until == "while-this-in-play":
        fields["made_by"] = context.source
    elif until == "during-their-next-turn":
        fields["made"] = run.state.turn.number
    if "their" not in until:
        if things is None or things:
            yield fields, None if things is None else tuple(t.id for t in things)
        return
    for player in run.state.players:
        own = None if things is None else tuple(t.id for t in things if t.player == player)
        if own is None or own:
            yield {**fields, "whose": player}, own


def kept(run: Run, what: lang.Filter, context: Context) -> tuple[lang.Filter, dict[str, Any]]:
    """A filter for the duration of an effect, with its numbers counted now; and other data to keep for it."""
    names = {"this", *spoken_of(what)}
    bound = {name: ids for name, ids in context.bound.items() if name in names}
    return _counted(run, what, context), {"source": context.source, "bound": bound}


def _counted(run: Run, what: lang.Filter, context: Context) -> lang.Filter:
    """A filter, including nested ones, with counted amounts replaced by numbers."""
    numbers = {
        field: amount_of(run, amount, context)
        for field in ("cost_at_most", "cost_at_least", "strength_at_most", "strength_at_least")
        if (amount := getattr(what, field)) is not None
    }
    others = what.stronger_than
    return replace(
        what,
        **numbers,
        stronger_than=None if others is None else _counted(run, others, context),
        any_of=tuple([_counted(run, one, context) for one in what.any_of]),
    )


def begin(run: Run, modifiers: Iterable[Modifier]) -> bool:
    """These effects begin to last. Returns whether there are any."""
    begun = [Began(modifier=modifier) for modifier in modifiers]
    if begun:
        run.happen(*begun)
    return bool(begun)
