"""What the suite knows about each game, as data: editions, zones, states, words of its cards. No rules."""

from __future__ import annotations

from msgspec import Struct

from oracle.suite.errors import InvalidWordsError, nearest


class Game(Struct, frozen=True, kw_only=True):
    """The vocabulary of one game."""

    id: str
    """As in messages: `lorcana`."""
    name: str
    """As in scenarios: `Lorcana`."""
    current: str
    """The edition whose clause numbers the scenarios are tagged with, and that runs by default."""
    official: tuple[str, ...]
    """Editions a scenario without `@edition` runs under."""
    readings: tuple[str, ...]
    zones: tuple[str, ...]
    stack_zones: tuple[str, ...]
    """Zones in which a card may lie under another one or be at a location."""
    order_zones: tuple[str, ...]
    """Zones whose order counts."""
    resource_zone: str
    resource: str
    """The word for what the cards of `resource_zone` pay: `ink`."""
    states: dict[str, tuple[str, ...]]
    """State that departs from normal → zones in which a card may have it."""
    normal_states: dict[str, str]
    """The word for the absence of a state: `ready` → `exerted`."""
    card_counters: dict[str, tuple[str, ...]]
    """Counter of a card → zones in which a card may have it."""
    player_counters: tuple[str, ...]
    turn_counters: dict[str, str]
    """Counter of the turn → its words in a change row."""
    card_types: dict[str, dict[str, object]]
    """Word for a kind of card → the fields every card described by it starts with."""
    keywords: tuple[str, ...]
    """Keywords without a number."""
    number_keywords: tuple[str, ...]
    """Keywords with a number."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition and reading a scenario may name."""
        return self.official + self.readings


LORCANA = Game(
    id="lorcana",
    name="Lorcana",
    current="2.2",
    official=("2.1", "2.2"),
    readings=("seed-4.3", "seed-chapter-4", "seed-guide", "seed-guide-2"),
    zones=("hand", "deck", "inkwell", "play", "discard", "bag"),
    stack_zones=("play",),
    order_zones=("deck",),
    resource_zone="inkwell",
    resource="ink",
    states={"exerted": ("play", "inkwell"), "drying": ("play",), "facedown": ("play", "inkwell")},
    normal_states={"ready": "exerted", "dry": "drying"},
    card_counters={"damage": ("play",)},
    player_counters=("lore",),
    turn_counters={
        "inked": "inked cards",
        "ink": "played ink cards",
        "quest": "quests",
        "challenge": "challenges",
        "move": "moves",
    },
    card_types={
        "character": {
            "type": "character",
            "strength": 2,
            "willpower": 3,
            "lore": 1,
            "classifications": ["Storyborn"],
        },
        "action": {"type": "action", "classifications": []},
        "song": {"type": "action", "classifications": ["Song"]},
        "item": {"type": "item", "classifications": []},
        "mission": {"type": "item", "lore": 1, "classifications": ["Mission"]},
        "location": {"type": "location", "move_cost": 1, "willpower": 5, "lore": 0, "classifications": []},
    },
    keywords=("Alert", "Bodyguard", "Evasive", "Reckless", "Rush", "Support", "Vanish", "Ward"),
    number_keywords=("Boost", "Challenger", "Resist", "Shift", "Sing Together", "Singer"),
)

GAMES: dict[str, Game] = {game.id: game for game in (LORCANA,)}


def game_named(name: str) -> Game:
    """The game with this name or id; `InvalidWordsError` names the games there are."""
    for game in GAMES.values():
        if name in (game.name, game.id):
            return game
    known = [game.name for game in GAMES.values()]
    raise InvalidWordsError(f'there is no game "{name}"{nearest(name, known)}')
