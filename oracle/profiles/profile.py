"""The view of a game for everything except its own rules: a `Profile`, all data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Look = Literal["names", "cards", "pips", "pile"]
"""The ways to draw a zone: names only, cards, ready or spent pips, a pile."""


class CardWords(Struct, frozen=True, kw_only=True):
    """The words that describe cards, and their translation into the game's card format."""

    kinds: Mapping[str, Mapping[str, object]]
    """Word for a kind of card → the initial fields of every card described by it."""
    costless: tuple[str, ...] = ()
    """Kinds without a cost."""
    costs: tuple[str, ...]
    """The fields that `costing 3` sets."""
    fields: Mapping[str, object]
    """The fields of every card described in words."""
    identity: tuple[str, ...] = ()
    """Fields that identify cards and have no effect."""
    classified: str
    """The field that `classified Hero` appends to."""
    instead: tuple[str, ...] = ()
    """Kinds for which the first `classified` replaces the initial value."""
    numbers: Mapping[str, str]
    """Word after a number → field: `3 Strength`."""
    named_numbers: Mapping[str, str]
    """Word before a number → field: `move cost 2`."""
    bystanders: Mapping[str, tuple[str, tuple[str, ...]]] = {}
    """Kind of card → the description of the least significant such card, and the zones it can be in."""
    bears: Mapping[str, str] = {}
    """Counter of a card → the field with the number of counters that removes the card from play."""
    without: Mapping[str, str] = {}
    """A quality that a card may lack → the field that is then false."""
    keywords: tuple[str, ...]
    """Keywords without a number."""
    number_keywords: tuple[str, ...]
    """Keywords with a number."""
    cost_keywords: tuple[str, ...] = ()
    """The keywords among them whose number is a cost."""
    needed: tuple[str, ...]
    """The fields that a card in JSON must have."""
    example: str
    """A small example of a card in JSON."""
    ruled: Mapping[str, Mapping[str, object]] = {}
    """Full name → the rule book's statement about this one printed card, as fields of the card language."""


class Board(Struct, frozen=True, kw_only=True):
    """The way a position of the game is drawn."""

    looks: Mapping[str, Look]
    """Zone → its best drawing, in drawing order; any other zone is a row of cards."""
    labels: Mapping[str, str] = {}
    """Zones whose names are too long for the column beside their cards."""
    beside: Mapping[str, str] = {}
    """Zones that share a line with the one after them."""
    turned: str
    """The state in which a card is drawn sideways."""
    letters: Mapping[str, str] = {}
    """States that are drawn as a letter on a card."""
    pawns: Mapping[str, str] = {}
    """Counters of players that are drawn as positions on the regions, and their letters."""
    marks: str
    """The legend for the marks in the drawing."""


class Regions(Struct, frozen=True, kw_only=True):
    """The regions between the players, in words."""

    terrains: tuple[str, ...]
    between: tuple[tuple[str, ...], ...]
    """The default regions between the two ends, starting at the first player's end."""
    only: str
    """The name of a region that is the only one: `the Arena`."""


class Profile(Struct, frozen=True, kw_only=True):
    """One game: its words, its engines' capabilities, the look of its table. No rules.

    Names with a hyphen in messages have a space in scenarios.
    """

    id: str
    """As in messages, and as the name of its folder: `lorcana`."""
    rank: int
    """Its position in lists of games; the lowest comes first."""
    name: str
    """As in scenarios: `Lorcana`."""
    official: tuple[str, ...]
    """The editions of its book, oldest first: a scenario without `@edition` runs under each of them."""
    readings: tuple[str, ...] = ()
    inherits: Mapping[str, str] = {}
    """Reading → its default equivalent, if a scenario does not name the reading."""
    rulings: str = ""
    """The first letter in the ids of its published rulings: `R`, as in `R002a`; empty without rulings."""
    zones: tuple[str, ...]
    edition_zones: Mapping[str, tuple[str, ...]] = {}
    """Zone with cards in some editions only → these editions."""
    hidden_zones: tuple[str, ...]
    """Zones with cards that some players cannot see."""
    own_zones: tuple[str, ...] = ("hand",)
    """Those with cards that their player can see."""
    shared_zones: tuple[str, ...] = ()
    """Zones that belong to no player: `limbo`."""
    stack_zones: tuple[str, ...] = ()
    """Zones in which a card can be under another one or at a location."""
    order_zones: tuple[str, ...]
    """Zones in which order matters."""
    resource_zone: str
    resource: str
    """The word for the cards in `resource_zone` as payment: `ink`."""
    spent: str
    """The state of a used resource: `exerted`."""
    states: Mapping[str, tuple[str, ...]]
    """State that is not the default → zones in which a card may have it."""
    implied_states: Mapping[str, tuple[str, ...]] = {}
    """State → zones in which every card has it, so that a table may show or omit it."""
    normal_states: Mapping[str, str]
    """The word for the absence of a state: `ready` → `exerted`."""
    normal_zones: Mapping[str, tuple[str, ...]] = {}
    """The word for the absence of a state → further zones in which it applies: `faceup` → `discard`."""
    card_counters: Mapping[str, tuple[str, ...]]
    """Counter of a card → zones in which a card may have it."""
    plurals: Mapping[str, str] = {}
    """Counter → its plural."""
    counter_states: Mapping[str, tuple[str, bool]]
    """The word for having or lacking a counter: `undamaged` → (`damage`, False)."""
    named_counter_zones: tuple[str, ...] = ()
    """Zones in which a card may have counters with any name."""
    player_counters: Mapping[str, str]
    """Counter of a player → its words in a row of changes."""
    player_marks: Mapping[str, tuple[str, str]] = {}
    """Counter that is 0 or 1 → the words for each value in a row of changes."""
    turn_counters: Mapping[str, str] = {}
    """Counter of the turn → its words in a row of changes."""
    turn_number: str
    """The words for the turn number in a row of changes."""
    counts_turns: bool
    """Whether the number grows by one each turn, so that only other changes get a row."""
    phase: str
    """The default phase of a position."""
    costs: Mapping[str, str]
    """Words of a cost → its kind."""
    choice: str
    """The word before the resources a cost is paid with: `exerting`."""
    cards: CardWords
    expeditions: tuple[str, ...] = ()
    """Zones from which playing a card is a choice of zone."""
    phases: tuple[str, ...] = ()
    """The phases as written in scenarios: `Noon`."""
    first_player: bool = False
    """Whether a position has a first player besides the active one, and chance may decide who it is."""
    dice: bool = False
    tokens: bool = False
    """Whether tokens exist, named `token1`, `token2`…"""

    capabilities: Mapping[str, str]
    """Capabilities that only an engine of this game can declare → their meaning."""
    ways_of_paying: tuple[str, ...] = ()
    """The capabilities that state which costs the engine knows."""
    whole_games: tuple[str, ...] = ()
    """The capabilities about whole games rather than positions."""
    actions: Mapping[str, tuple[str, ...]]
    """Kind of action → the fields that belong to it."""
    told: Mapping[str, str] = {}
    """Kind of action, or `play` with a kind of cost → its When step without the player: `shifts {card}[ onto {onto}]`.

    `{target}` and `{ability}` belong to the action, `{onto}`, `{by}` and `{resources}` to its cost. `play` and `use`
    have words in every game.
    """
    cost_fields: Mapping[str, tuple[str, ...]]
    """Kind of cost → the fields that belong to it; additional costs of a card are also paid with `resources`."""
    card_needs: tuple[tuple[str, object, str], ...] = ()
    """A field of a made-up card, its value, and the capability that such a card needs."""
    node_needs: Mapping[str, tuple[str, ...]] = {}
    """Node of a card's text, or `node.field` → the capabilities that it needs."""
    action_needs: Mapping[str, str] = {}
    """Kind of action → the capability it needs."""
    language: Mapping[int, tuple[str, ...]] = {}
    """Version of the card language, from the second on → the fields in which it allows more words: `gets.stat`, or
    `.event` for nodes without `is`.
    """
    board: Board
    regions: Regions | None = None
    """The facts about regions, in a game with regions."""

    @property
    def current(self) -> str:
        """The edition of the clause numbers in the scenarios' tags, which is also the default to run."""
        return self.official[-1]

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition and reading that a scenario may name."""
        return self.official + self.readings

    @property
    def state_zones(self) -> frozenset[str]:
        """Zones in which states have a meaning."""
        return frozenset(zone for zones in self.states.values() for zone in zones)

    def zones_of_state(self, word: str) -> frozenset[str]:
        """Zones in which a card can be described with a state, or with the word for its absence."""
        implied = self.implied_states.get(self.normal_states.get(word, word), ())
        return self.state_zones.union(implied, self.normal_zones.get(word, ()))

    def implied_in(self, zone: str) -> tuple[str, ...]:
        """The states that every card of a zone has."""
        return tuple(state for state, zones in self.implied_states.items() if zone in zones)

    def counter_words(self, amount: int, name: str) -> str:
        """`2 damage`, `1 boost`, `2 boosts`, `3 story counters`."""
        if self.named_counter_zones and name not in self.card_counters:
            return f"{amount} {name} counter{'s' * (amount != 1)}"
        return f"{amount} {name if amount == 1 else self.plurals.get(name, name)}"

    def counter_named(self, words: str) -> str | None:
        """The counter named by `damage`, `boosts`, `story counters`; None for other words."""
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
