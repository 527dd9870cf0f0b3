"""The games as the benchmarks know them: tables of cards, and what a player of random moves has to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from benchmarks import altered_cards
from oracle.games.altered.rules import editions as altered_editions
from oracle.games.altered.rules import legal as altered_legal
from oracle.games.altered.rules import setup as altered
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.state import Day, PlayerState
from oracle.games.altered.rules.tasks import PlayCard
from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.rules import editions as lorcana_editions
from oracle.games.lorcana.rules import legal as lorcana_legal
from oracle.games.lorcana.rules import setup as lorcana
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.state import Turn
from oracle.kernel.run import Task
from oracle.protocol import messages

PLAYERS = ("Ann", "Bob")


class Table(Struct, frozen=True):
    """A game that can be played at random."""

    game: Any
    start: Any
    proposals: Callable[[Any], list[Task]]
    """What a player might do in a state, legal or not."""
    legal: Callable[[Any], list[Task]]
    round: Callable[[Any], int]
    """Which turn or day it is."""
    one: Task
    """A legal action at the start."""


class Kind(Struct, frozen=True):
    """A game of which there are tables."""

    title: str
    id: str
    edition: str
    table: Callable[[int], Table]
    """With that many cards in play, half of them each player's, six with abilities; 40 cards in each deck."""
    position: messages.Position
    """Forty cards, as a scenario with two filled decks sends them."""
    action: messages.Action
    """An action there, for an engine that only echoes."""


# --- Lorcana --------------------------------------------------------------------------------------------


WITH_ABILITIES = (
    "Doc - Leader of the Seven Dwarfs",
    "Grumpy - Bad-Tempered",
    "Dr. Facilier - Remarkable Gentleman",
    "Stitch - Rock Star",
    "Snow White - Unexpected Houseguest",
    "Grandmother Willow - Ancient Advisor",
)
WITHOUT = sorted(name for name, card in PRINTED.items() if card.type == "character" and not card.abilities)
HAND = ("Just in Time", "Friends on the Other Side", "Lantern", "Flounder - Voice of Reason", "Stitch - New Dog")


def _lorcana(in_play: int) -> Table:
    placed: list[messages.Card] = []
    for player in PLAYERS:
        half = in_play // 2
        names = [*WITH_ABILITIES[:3], *WITHOUT * 9] if player == "Ann" else [*WITH_ABILITIES[3:], *WITHOUT * 9]
        zones = [("play", name) for name in names[:half]]
        zones += [("inkwell", WITHOUT[0])] * 5 + [("hand", name) for name in HAND]
        zones += [("deck", (WITHOUT + list(HAND))[number % (len(WITHOUT) + len(HAND))]) for number in range(40)]
        placed += [
            messages.Card(ref=f"{player}-{number}", player=player, zone=zone, card=name)
            for number, (zone, name) in enumerate(zones)
        ]
    game = Lorcana(lorcana_editions.CURRENT, {card.ref: PRINTED[card.card or ""] for card in placed})
    start = lorcana.build(game, placed, {"Ann": 0, "Bob": 0}, Turn(player="Ann", number=3))
    return Table(
        game=game,
        start=start,
        proposals=lambda state: list(lorcana_legal.proposals(state, state.turn.player)),
        legal=lambda state: lorcana_legal.legal_actions(game, state),
        round=lambda state: int(state.turn.number),
        one=next(task for task in lorcana_legal.proposals(start, "Ann") if type(task).__name__ == "Quest"),
    )


# --- Altered --------------------------------------------------------------------------------------------


def _altered(in_play: int) -> Table:
    cards, placed = {}, []
    for player in PLAYERS:
        texts = altered_cards.WITH_ABILITIES[:3] if player == "Ann" else altered_cards.WITH_ABILITIES[3:]
        in_zones = [
            (f"{('hero', 'companion')[n % 2]}-expedition", card)
            for n, card in enumerate([*texts, *[altered_cards.PLAIN] * in_play][: in_play // 2])
        ]
        in_zones += [("mana", altered_cards.PLAIN)] * 5 + [("hand", card) for card in altered_cards.HAND]
        in_zones += [("deck", (altered_cards.PLAIN, *altered_cards.HAND)[number % 6]) for number in range(40)]
        for number, (zone, card) in enumerate(in_zones):
            ref = f"{player}-{number}"
            cards[ref] = card
            placed.append(altered.Placed(ref=ref, player=player, zone=zone))
    game = Altered(altered_editions.CURRENT, cards)
    day = Day(number=1, first="Ann", turn="Ann")
    start = altered.build(
        game, placed, {name: PlayerState() for name in PLAYERS}, day, altered.standard_regions(facedown=False)
    )
    plays = [task for task in altered_legal.legal_actions(game, start) if isinstance(task, PlayCard)]
    return Table(
        game=game,
        start=start,
        proposals=lambda state: list(altered_legal.proposals(state, state.day.initiative)),
        legal=lambda state: altered_legal.legal_actions(game, state),
        round=lambda state: int(state.day.number),
        one=replace(plays[0], at="hero"),
    )


# --- both -----------------------------------------------------------------------------------------------


def _position(zones: tuple[tuple[str, tuple[str, ...], int], ...], counters: dict[str, int]) -> messages.Position:
    cards = [
        messages.Card(ref=f"{player.lower()}-{zone}-{n}", player=player, zone=zone, card="a card", states=states)
        for player in PLAYERS
        for zone, states, count in zones
        for n in range(1, count + 1)
    ]
    players = (messages.Player(name="Ann", counters=counters), messages.Player(name="Bob"))
    return messages.Position(players=players, turn=messages.Turn(player="Ann"), cards=tuple(cards))


KINDS = (
    Kind(
        title="Lorcana",
        id="lorcana",
        edition="2.2",
        table=_lorcana,
        position=_position(
            (("hand", (), 5), ("inkwell", ("exerted",), 5), ("play", (), 4), ("deck", (), 6)), {"lore": 3}
        ),
        action=messages.Action(kind="quest", card="ann-play-1"),
    ),
    Kind(
        title="Altered",
        id="altered",
        edition="3.0",
        table=_altered,
        position=_position(
            (("hand", (), 5), ("mana", ("exhausted",), 5), ("hero-expedition", (), 4), ("deck", (), 6)), {"hero": 3}
        ),
        action=messages.Action(kind="use", card="ann-hero-expedition-1"),
    ),
)
