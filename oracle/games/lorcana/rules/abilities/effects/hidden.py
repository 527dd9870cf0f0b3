"""Effects that look at, reveal, search for or randomly take cards that not everyone sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.choices import bind, fits
from oracle.games.lorcana.rules.abilities.effects.common import amount_of, follow
from oracle.games.lorcana.rules.abilities.interpreter import Context, begins, resolves
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Looked, Moved, Revealed, Shuffled, TookAtRandom
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import DECK, HAND, Object, cards_in
from oracle.kernel.chance import drawn, shuffled
from oracle.kernel.run import Committed

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("1.7.3")
def whose_cards(run: Run, whose: lang.Shown, context: Context) -> Sequence[str]:
    """The players whose cards are shown; if the text says so, one of them is chosen."""
    if whose == "you":
        return (context.player,)
    view = view_of(run.state)
    if whose in ("opponents", "each"):
        return view.players(whose, context.player)
    players = tuple(view.players("each" if whose == "player" else "opponents", context.player))
    text = "choose a player" if whose == "player" else "choose an opponent"
    return run.ask("option", context.player, players, source=context.card, text=text)


@home("6.1.14.1", "7.3.2")
@resolves(lang.RevealHand)
def _reveal_hand(run: Run, node: lang.RevealHand, context: Context) -> bool:
    hand = [t for player in whose_cards(run, node.whose, context) for t in cards_in(run.state, player, HAND)]
    bind(context, "revealed", [t.id for t in hand])
    show(run, hand, context, look=node.look)
    return True


def show(run: Run, things: Sequence[Object], context: Context, *, look: bool) -> None:
    """All players see the cards, or only one player looks at them."""
    cards = tuple(t.card for t in things)
    if cards:
        run.happen(Looked(player=context.player, cards=cards) if look else Revealed(cards=cards))


def bind_top(
    run: Run, name: str, cards: lang.Amount, context: Context, whose: lang.Shown = "you"
) -> tuple[Sequence[Object], bool]:
    """Bind the top cards of one or several decks to a name; returns them, and whether there were enough."""
    wanted = amount_of(run, cards, context)
    tops = [cards_in(run.state, player, DECK)[:wanted] for player in whose_cards(run, whose, context)]
    top = [thing for each in tops for thing in each]
    bind(context, name, [t.id for t in top])
    return top, all(len(each) == wanted for each in tops)


@resolves(lang.LookAtTop)
def _look_at_top(run: Run, node: lang.LookAtTop, context: Context) -> bool:
    top, enough = bind_top(run, "looked", node.cards, context, node.whose)
    show(run, top, context, look=True)
    return enough


@resolves(lang.RevealTop)
def _reveal_top(run: Run, node: lang.RevealTop, context: Context) -> bool:
    top, enough = bind_top(run, "revealed", node.cards, context, node.whose)
    show(run, top, context, look=False)
    return enough


@resolves(lang.TopOfDeck)
def _top_of_deck(run: Run, node: lang.TopOfDeck, context: Context) -> bool:
    return bind_top(run, "top", node.cards, context)[1]


@begins(lang.RevealTop)
def _reveal_top_begins(run: Run, node: lang.RevealTop, context: Context) -> bool:
    return _has_cards(run, node.whose, context)


@begins(lang.LookAtTop)
def _look_at_top_begins(run: Run, node: lang.LookAtTop, context: Context) -> bool:
    return _has_cards(run, node.whose, context)


def _has_cards(run: Run, whose: lang.Shown, context: Context) -> bool:
    who = {"player": "each", "opponent": "opponents"}.get(whose, whose)
    return any(cards_in(run.state, player, DECK) for player in view_of(run.state).players(who, context.player))


@home("1.2.3")
@resolves(lang.Gather)
def _gather(run: Run, node: lang.Gather, context: Context) -> bool:
    things = _gathered(run, node, context)
    wanted = len(things) if node.at_random is None else amount_of(run, node.at_random, context)
    taken = things if wanted >= len(things) else at_random(run, things, wanted)
    bind(context, "gathered", [t.id for t in taken])
    if node.look:
        show(run, taken, context, look=True)
    return bool(taken) and len(taken) >= wanted


def _gathered(run: Run, node: lang.Gather, context: Context) -> list[Object]:
    things = [t for t in cards_in(run.state, context.player, node.zone) if fits(run, context, t, node.what)]
    if node.were_under is None:
        return things
    below = _were_under(run, node.were_under, context)
    return [t for t in things if t.id in below]


@home("6.7.7", "5.1.1.7", "6.1.11.1")
def _were_under(run: Run, it: str, context: Context) -> set[int]:
    """The cards that were under the bound cards when they left play, as long as they are where they then went."""
    view = view_of(run.state)
    gone = [view.departed[i] for i in view.spoken_of(it, context) if i in view.departed]
    return {one.became + n for one in gone if one.became for n in range(1, len(one.object.cards))}


@begins(lang.Gather)
def _gather_begins(run: Run, node: lang.Gather, context: Context) -> bool:
    return bool(_gathered(run, node, context))


def at_random(run: Run, things: list[Object], count: int) -> list[Object]:
    """That many cards, each chosen at random."""
    if run.trial:
        raise Committed
    chance, left = run.state.chance, {t.card: t for t in things}
    taken = []
    for _ in range(count):
        card, chance = drawn(chance, tuple(left))
        taken.append(left.pop(card))
    run.happen(TookAtRandom(cards=tuple(t.card for t in taken), chance=chance))
    return taken


@home("6.1.14.1", "1.2.3", "1.7.3", "7.1.4")
@resolves(lang.Search)
def _search(run: Run, node: lang.Search, context: Context) -> bool:
    deck = cards_in(run.state, context.player, DECK)
    if node.optional and not (deck and _wants_to_search(run, context)):
        _shuffle_under(run, [], context)
        return False
    show(run, deck, context, look=True)
    fitting = [t for t in deck if fits(run, context, t, node.what)]
    count = min(1, len(fitting))
    # Nobody else knows a deck's cards: a card of a certain kind need not be found, but any card must be (7.1.4).
    least = count if node.what == lang.Filter() else 0
    taken = run.ask(
        "choose", context.player, tuple(t.card for t in fitting), least=least, most=count,
        source=context.card, text="search",
    )  # fmt: skip
    found = [t for t in fitting if t.card in taken]
    bind(context, "found", [t.id for t in found])
    if node.to == "hand":
        _take_found(run, found, node, context)
    _shuffle_under(run, found if node.to == "top-of-deck" else [], context)
    if node.to == "top-of-deck" and node.reveal:
        show(run, found, context, look=False)
    return bool(found)


@home("6.1.4")
def _wants_to_search(run: Run, context: Context) -> bool:
    """The choice is only about searching; another sentence shuffles the deck."""
    return run.ask("may", context.player, ("yes", "no"), source=context.card, text="search?") == ("yes",)


def _take_found(run: Run, found: list[Object], node: lang.Search, context: Context) -> None:
    if node.reveal:
        show(run, found, context, look=False)
    if found:
        start = len(run.events)
        run.happen(*[Moved(object=t.id, to=HAND, verb="put") for t in found])
        follow(run, context, start)


def _shuffle_under(run: Run, top: list[Object], context: Context) -> None:
    """The player's deck is shuffled without these cards, which are on top of it afterwards."""
    if run.trial:
        raise Committed
    above = tuple(t.card for t in top)
    rest = [t.card for t in cards_in(run.state, context.player, DECK) if t.card not in above]
    order, chance = shuffled(run.state.chance, rest)
    run.happen(Shuffled(player=context.player, order=(*above, *order), chance=chance))


@begins(lang.Search)
def _search_begins(run: Run, _node: lang.Search, context: Context) -> bool:
    return bool(cards_in(run.state, context.player, DECK))
