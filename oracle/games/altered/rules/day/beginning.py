"""4.1 Set-up: from Heroes and decks to the first Noon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.rules.day.morning import draws
from oracle.games.altered.rules.day.night import hero_of
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import CountersGained, DayBegan, FirstPlayer, Moved, Removed, Revealed, Shuffled
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DECK, HAND, HERO, MANA, Object, State, cards_in
from oracle.games.altered.rules.tasks import Begin, BeginPhase
from oracle.kernel.chance import drawn, shuffled
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

OPENING_HAND = 6
STARTING_ORBS = 3


@rule("4.1.l")
def begin(run: Run, _task: Begin) -> None:
    """The game is set up, and the first day starts without its Morning.

    Raises IllegalAction (4.1.a).
    """
    check_not_begun(run)
    run.commit()
    determine_first_player(run)
    reveal_heroes(run)
    remove_disguises(run)
    place_heroes(run)
    shuffle_decks(run)
    draw_opening_hands(run)
    put_starting_orbs(run)
    run.happen(DayBegan(first=run.state.day.first, number=1))
    run.then(BeginPhase(phase="noon"))


@rule("4.1.a")
def check_not_begun(run: Run) -> None:
    """A game begins only once. Raises IllegalAction (4.1.a)."""
    if run.state.day.phase != "setup":
        raise IllegalAction("4.1.a", "the game has begun already")


@rule("4.1.g")
def determine_first_player(run: Run) -> None:
    """Chance decides who is the first player of the first day."""
    first, chance = drawn(run.state.chance, tuple(run.state.players))
    run.happen(FirstPlayer(player=first, chance=chance))


@rule("4.1.h")
def reveal_heroes(run: Run) -> None:
    """From now on everybody sees the Heroes; a card shown instead of one is never turned over."""
    heroes = [card for player in run.state.players if (card := presented(run.state, player)) and is_hero(run, card)]
    if heroes:
        run.happen(Revealed(cards=tuple(hero.card for hero in heroes)))


@rule("4.1.f", "4.1.h")
def remove_disguises(run: Run) -> None:
    """A card that a player without a Hero has shown instead of one leaves the game."""
    shown = [card for player in run.state.players if (card := presented(run.state, player))]
    disguises = [Removed(object=card.id) for card in shown if not is_hero(run, card)]
    if disguises:
        run.happen(*disguises)


@home("4.1.e")
def presented(state: State, player: str) -> Object | None:
    """The card a player shows face down before Heroes are revealed: a Hero, or a substitute."""
    return next(iter(cards_in(state, player, HERO)), None)


def is_hero(run: Run, card: Object) -> bool:
    """Whether a card that was presented is a Hero."""
    return run.game.cards[card.card].type == "hero"


@rule("4.1.h", "2.5.e")
def place_heroes(run: Run) -> None:
    """When Heroes are revealed, those that start the game with counters get them."""
    state: State = run.state
    gained: list[Event] = []
    for player in state.players:
        hero = hero_of(view_of(state), player)
        for name, count in hero.counters.items() if hero is not None else ():
            gained.append(CountersGained(object=cards_in(state, player, HERO)[0].id, counter=name, count=count))
    if gained:
        run.happen(*gained)


@rule("4.1.i")
def shuffle_decks(run: Run) -> None:
    """Each player's deck is shuffled, the first player's first."""
    for player in view_of(run.state).players("each", run.state.day.first):
        order, chance = shuffled(run.state.chance, [thing.card for thing in cards_in(run.state, player, DECK)])
        run.happen(Shuffled(player=player, order=order, chance=chance))


@rule("4.1.j")
def draw_opening_hands(run: Run) -> None:
    """Each player draws six cards."""
    step(run, [draw for player in run.state.players for draw in draws(player, OPENING_HAND)])


@rule("4.1.k")
def put_starting_orbs(run: Run) -> None:
    """Each player puts three cards into their Mana zone, ready; the first player chooses first."""
    state: State = run.state
    orbs: list[Event] = []
    for player in view_of(state).players("each", state.day.first):
        hand = tuple(thing.card for thing in cards_in(state, player, HAND))
        taken = run.ask(
            "choose", player, hand, least=STARTING_ORBS, most=STARTING_ORBS, text="cards to put into the Mana zone"
        )
        orbs += [Moved(object=state.where[ref], to=MANA, verb="set-up", by=player) for ref in taken]
    step(run, orbs)
