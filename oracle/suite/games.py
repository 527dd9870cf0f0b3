"""What the suite knows about each game, as data: editions, zones, states, words of its cards. No rules."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from oracle.protocol.words import STATES, ZONES
from oracle.suite.errors import InvalidWordsError, nearest


class CardWords(Struct, frozen=True, kw_only=True):
    """How cards are described in words, and what becomes of the words in the game's card format."""

    kinds: Mapping[str, Mapping[str, object]]
    """Word for a kind of card → the fields every card described by it starts with."""
    costless: tuple[str, ...] = ()
    """Kinds that say no cost."""
    costs: tuple[str, ...]
    """The fields that `costing 3` gives."""
    fields: Mapping[str, object]
    """Fields of every card in words."""
    classified: str
    """The field that `classified Hero` adds to."""
    instead: tuple[str, ...] = ()
    """Kinds whose first `classified` takes the place of what they start with."""
    numbers: Mapping[str, str]
    """Word behind a number → field: `3 Strength`."""
    named_numbers: Mapping[str, str]
    """Word before a number → field: `move cost 2`."""
    bears: Mapping[str, str] = {}
    """Counter of a card → the field that says how many of them take it out of play."""
    without: Mapping[str, str] = {}
    """What a card may be without → the field that is then false."""
    keywords: tuple[str, ...]
    """Keywords without a number."""
    number_keywords: tuple[str, ...]
    """Keywords with a number."""
    cost_keywords: tuple[str, ...] = ()
    """Those of them whose number is a cost."""
    needed: tuple[str, ...]
    """Fields that a card in JSON must have."""
    example: str
    """A small card in JSON."""


class Game(Struct, frozen=True, kw_only=True):
    """The vocabulary of one game. Where messages have a hyphen in a name, scenarios have a space."""

    id: str
    """As in messages: `lorcana`."""
    name: str
    """As in scenarios: `Lorcana`."""
    current: str
    """The edition whose clause numbers the scenarios are tagged with, and that runs by default."""
    official: tuple[str, ...]
    """Editions a scenario without `@edition` runs under."""
    readings: tuple[str, ...] = ()
    zones: tuple[str, ...]
    edition_zones: Mapping[str, tuple[str, ...]] = {}
    """Zone that not every edition has cards in → the editions that have."""
    shared_zones: tuple[str, ...] = ()
    """Zones that are nobody's: `limbo`."""
    stack_zones: tuple[str, ...] = ()
    """Zones in which a card may lie under another one or be at a location."""
    order_zones: tuple[str, ...]
    """Zones whose order counts."""
    resource_zone: str
    resource: str
    """The word for what the cards of `resource_zone` pay: `ink`."""
    spent: str
    """The state of a resource that was used: `exerted`."""
    states: Mapping[str, tuple[str, ...]]
    """State that departs from normal → zones in which a card may have it."""
    normal_states: Mapping[str, str]
    """The word for the absence of a state: `ready` → `exerted`."""
    card_counters: Mapping[str, tuple[str, ...]]
    """Counter of a card → zones in which a card may have it."""
    plurals: Mapping[str, str] = {}
    """Counter → its word behind any number but 1."""
    counter_states: Mapping[str, tuple[str, bool]]
    """The word for having a counter, or for having none: `undamaged` → (`damage`, False)."""
    named_counter_zones: tuple[str, ...] = ()
    """Zones in which a card may have counters of any name."""
    player_counters: Mapping[str, str]
    """Counter of a player → its words in a change row."""
    player_marks: Mapping[str, tuple[str, str]] = {}
    """Counter that is 0 or 1 → the words for each in a change row."""
    turn_counters: Mapping[str, str] = {}
    """Counter of the turn → its words in a change row."""
    turn_number: str
    """The words for the number of the turn in a change row."""
    counts_turns: bool
    """Whether the number goes up with each turn, so that only another one than the next is worth a row."""
    phase: str
    """The phase a position is in."""
    costs: Mapping[str, str]
    """Words of a cost → its kind."""
    choice: str
    """The word before the resources a cost is paid with: `exerting`."""
    cards: CardWords
    expeditions: tuple[str, ...] = ()
    """Zones that a card may be played in by choice."""
    adventure: bool = False
    """Whether the position has regions, a first player of the day, and a phase before the game begins."""
    dice: bool = False
    tokens: bool = False
    """Whether tokens appear, called `token1`, `token2`…"""

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition and reading a scenario may name."""
        return self.official + self.readings

    @property
    def state_zones(self) -> frozenset[str]:
        """Zones in which states mean something."""
        return frozenset(zone for zones in self.states.values() for zone in zones)

    def counter_words(self, amount: int, name: str) -> str:
        """`2 damage`, `1 boost`, `2 boosts`, `3 story counters`."""
        if self.named_counter_zones and name not in self.card_counters:
            return f"{amount} {name} counter{'s' * (amount != 1)}"
        return f"{amount} {name if amount == 1 else self.plurals.get(name, name)}"

    def counter_named(self, words: str) -> str | None:
        """The counter that is meant by `damage`, `boosts`, `story counters`; None for other words."""
        for name in self.card_counters:
            if words in (name, self.plurals.get(name, name)):
                return name
        name, _, kind = words.rpartition(" ")
        return name if name and kind in ("counter", "counters") and self.named_counter_zones else None

    def counter_examples(self) -> tuple[str, ...]:
        """Counters as a scenario writes them, for hints."""
        return (
            *(f"1 {name}" for name in self.card_counters),
            *(["1 NAME counter"] if self.named_counter_zones else []),
        )


def zone_id(words: str) -> str:
    """`hero expedition` → `hero-expedition`."""
    return words.replace(" ", "-")


def spoken(word: str) -> str:
    """`hero-expedition` → `hero expedition`."""
    return word.replace("-", " ")


LORCANA = Game(
    id="lorcana",
    name="Lorcana",
    current="2.2",
    official=("2.1", "2.2"),
    readings=("seed-4.3", "seed-chapter-4", "seed-guide", "seed-guide-2"),
    zones=ZONES["lorcana"],
    edition_zones={"bag": ("seed-chapter-4",)},
    stack_zones=("play",),
    order_zones=("deck",),
    resource_zone="inkwell",
    resource="ink",
    spent="exerted",
    states=STATES["lorcana"],
    normal_states={"ready": "exerted", "dry": "drying"},
    card_counters={"damage": ("play",)},
    counter_states={"damaged": ("damage", True), "undamaged": ("damage", False)},
    player_counters={"lore": "lore"},
    turn_counters={
        "inked": "inked cards",
        "ink": "played ink cards",
        "quest": "quests",
        "challenge": "challenges",
        "move": "moves",
    },
    turn_number="turn number",
    counts_turns=True,
    phase="main",
    costs={"its ink cost": "ink", "its other cost": "other", "free": "free"},
    choice="exerting",
    cards=CardWords(
        kinds={
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
        costs=("cost",),
        fields={"version": "", "inkwell": True},
        classified="classifications",
        instead=("character",),
        numbers={"Strength": "strength", "Willpower": "willpower", "Lore": "lore"},
        named_numbers={"move cost": "move_cost"},
        bears={"damage": "willpower"},
        without={"inkwell symbol": "inkwell", "an inkwell symbol": "inkwell"},
        keywords=("Alert", "Bodyguard", "Evasive", "Reckless", "Rush", "Support", "Vanish", "Ward"),
        number_keywords=("Boost", "Challenger", "Resist", "Shift", "Sing Together", "Singer"),
        cost_keywords=("Shift",),
        needed=("type", "cost"),
        example='{"type": "character", "cost": 4}',
    ),
)

_EXPEDITIONS = ("hero-expedition", "companion-expedition")
_IN_PLAY = ("landmark", *_EXPEDITIONS)
_STATISTICS = {"forest": 1, "mountain": 1, "water": 1}

ALTERED = Game(
    id="altered",
    name="Altered",
    current="3.0",
    official=("1.x", "3.0"),
    zones=ZONES["altered"],
    shared_zones=("limbo",),
    order_zones=("deck",),
    resource_zone="mana",
    resource="mana",
    spent="exhausted",
    states=STATES["altered"],
    normal_states={"ready": "exhausted"},
    card_counters={"boost": ("hero", "reserve", "limbo", *_IN_PLAY)},
    plurals={"boost": "boosts"},
    counter_states={"boosted": ("boost", True)},
    named_counter_zones=("hero", "reserve", "limbo", *_IN_PLAY),
    player_counters={"hero": "hero expedition", "companion": "companion expedition"},
    player_marks={"passed": ("has not passed", "has passed")},
    turn_number="day",
    counts_turns=False,
    phase="afternoon",
    costs={"its mana cost": "mana", "its Scout cost": "scout", "free": "free"},
    choice="exhausting",
    cards=CardWords(
        kinds={
            "character": {"type": "character", **_STATISTICS, "subtypes": []},
            "spell": {"type": "spell", "subtypes": []},
            "landmark permanent": {"type": "permanent", "zone_type": "landmark", "subtypes": []},
            "expedition permanent": {"type": "permanent", "zone_type": "expedition", "subtypes": []},
            "hero": {"type": "hero", "reserve_limit": 2, "landmark_limit": 2},
            "token": {
                "type": "character",
                **_STATISTICS,
                "subtypes": [],
                "hand_cost": 0,
                "reserve_cost": 0,
                "token": True,
            },
        },
        costless=("hero", "token"),
        costs=("hand_cost", "reserve_cost"),
        fields={},
        classified="subtypes",
        numbers={"Forest": "forest", "Mountain": "mountain", "Water": "water"},
        named_numbers={
            "Hand Cost": "hand_cost",
            "Reserve Cost": "reserve_cost",
            "reserve limit": "reserve_limit",
            "landmark limit": "landmark_limit",
        },
        keywords=("Cooldown", "Defender", "Eternal", "Fleeting", "Gigantic", "Seasoned"),
        number_keywords=("Scout", "Tough"),
        needed=("type",),
        example='{"type": "character", "hand_cost": 3, "reserve_cost": 2}',
    ),
    expeditions=_EXPEDITIONS,
    adventure=True,
    dice=True,
    tokens=True,
)

GAMES: dict[str, Game] = {game.id: game for game in (LORCANA, ALTERED)}
"""Every game by its id."""


def game_named(name: str) -> Game:
    """The game with this name or id; `InvalidWordsError` names the games there are."""
    for game in GAMES.values():
        if name in (game.name, game.id):
            return game
    known = [game.name for game in GAMES.values()]
    raise InvalidWordsError(f'there is no game "{name}"{nearest(name, known)}')
