"""What a game is to everything but its own rules: a `Profile`, all data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Look = Literal["names", "cards", "pips", "pile"]
"""How a zone is drawn: by names alone, as cards, as pips that are ready or spent, as a pile."""


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
    identity: tuple[str, ...] = ()
    """Fields that tell a card from others and do nothing."""
    classified: str
    """The field that `classified Hero` adds to."""
    instead: tuple[str, ...] = ()
    """Kinds whose first `classified` takes the place of what they start with."""
    numbers: Mapping[str, str]
    """Word behind a number → field: `3 Strength`."""
    named_numbers: Mapping[str, str]
    """Word before a number → field: `move cost 2`."""
    bystanders: Mapping[str, tuple[str, tuple[str, ...]]] = {}
    """Kind of card → in words what makes such a card matter least, and the zones it stands in."""
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
    ruled: Mapping[str, Mapping[str, object]] = {}
    """Full name → what the rule book says of this one printed card, as fields of the language of cards."""


class Board(Struct, frozen=True, kw_only=True):
    """How a position of the game is drawn."""

    looks: Mapping[str, Look]
    """Zone → how it is best shown, in the order in which zones are drawn; any other is a row of cards."""
    labels: Mapping[str, str] = {}
    """Zones whose names are too long for the column beside their cards."""
    beside: Mapping[str, str] = {}
    """Zones that share a line with the one after them."""
    turned: str
    """The state whose cards lie on their side."""
    letters: Mapping[str, str] = {}
    """States that a card shows by a letter."""
    pawns: Mapping[str, str] = {}
    """Counters of players that are told by where they stand on the regions, and their letters."""
    marks: str
    """What the drawing shows by marks, for people."""


class Regions(Struct, frozen=True, kw_only=True):
    """The regions that lie between the players, in words."""

    terrains: tuple[str, ...]
    between: tuple[tuple[str, ...], ...]
    """The regions between the two ends where a scenario says nothing, from the first player's end on."""
    only: str
    """What a region is called that is the only one: `the Arena`."""


class Profile(Struct, frozen=True, kw_only=True):
    """One game: its words, what its engines may declare, how its table looks. No rules.

    Where messages have a hyphen in a name, scenarios have a space.
    """

    id: str
    """As in messages, and as its folder is called: `lorcana`."""
    rank: int
    """Its place wherever games are listed; the lowest comes first."""
    name: str
    """As in scenarios: `Lorcana`."""
    official: tuple[str, ...]
    """The editions of its book, oldest first: a scenario without `@edition` runs under each of them."""
    readings: tuple[str, ...] = ()
    inherits: Mapping[str, str] = {}
    """Reading → the one that it is as, where a scenario does not name it."""
    rulings: str = ""
    """The letter that the ids of its published rulings begin with: `R`, as in `R002a`; none where it has none."""
    zones: tuple[str, ...]
    edition_zones: Mapping[str, tuple[str, ...]] = {}
    """Zone that not every edition has cards in → the editions that have."""
    hidden_zones: tuple[str, ...]
    """Zones whose cards not everybody sees."""
    own_zones: tuple[str, ...] = ("hand",)
    """Those of them whose cards their player sees."""
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
    implied_states: Mapping[str, tuple[str, ...]] = {}
    """State → zones in which every card has it anyway, so that a table may show it or leave it out."""
    normal_states: Mapping[str, str]
    """The word for the absence of a state: `ready` → `exerted`."""
    normal_zones: Mapping[str, tuple[str, ...]] = {}
    """The word for the absence of a state → zones in which it holds beside those of the state: `faceup` → `discard`."""
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
    phases: tuple[str, ...] = ()
    """Phases that scenarios speak of, as they write them: `Noon`."""
    first_player: bool = False
    """Whether a position has a first player beside the one whose turn it is, and chance may say who that is."""
    dice: bool = False
    tokens: bool = False
    """Whether tokens appear, called `token1`, `token2`…"""

    capabilities: Mapping[str, str]
    """What only an engine of this game may declare → what that means."""
    ways_of_paying: tuple[str, ...] = ()
    """Those of them that say which costs the engine knows."""
    whole_games: tuple[str, ...] = ()
    """Those of them that are about whole games rather than positions."""
    actions: Mapping[str, tuple[str, ...]]
    """Kind of action → the fields that belong to it."""
    told: Mapping[str, str] = {}
    """Kind of action, or `play` with a kind of cost, → its When step without the player: `shifts {card}[ onto {onto}]`.

    `{target}` and `{ability}` are of the action, `{onto}`, `{by}` and `{resources}` of its cost. `play` and `use` have
    words in every game.
    """
    cost_fields: Mapping[str, tuple[str, ...]]
    """Kind of cost → the fields that belong to it; what a card costs in addition is paid with `resources` too."""
    card_needs: tuple[tuple[str, object, str], ...] = ()
    """A field of a made-up card, its value, and the capability that such a card needs."""
    node_needs: Mapping[str, tuple[str, ...]] = {}
    """Node of a card's text, or `node.field` → the capabilities it rests on."""
    action_needs: Mapping[str, str] = {}
    """Kind of action → the capability it needs."""
    language: Mapping[int, tuple[str, ...]] = {}
    """Version of the language of cards, from the second on → the fields that it lets more words stand in: `gets.stat`,
    of nodes without `is` `.event`."""
    board: Board
    regions: Regions | None = None
    """What is said of regions, in a game that has some."""

    @property
    def current(self) -> str:
        """The edition whose clause numbers the scenarios are tagged with, and that runs by default."""
        return self.official[-1]

    @property
    def editions(self) -> tuple[str, ...]:
        """Every edition and reading a scenario may name."""
        return self.official + self.readings

    @property
    def state_zones(self) -> frozenset[str]:
        """Zones in which states mean something."""
        return frozenset(zone for zones in self.states.values() for zone in zones)

    def zones_of_state(self, word: str) -> frozenset[str]:
        """Zones in which a state, or the word for its absence, can be said of a card."""
        implied = self.implied_states.get(self.normal_states.get(word, word), ())
        return self.state_zones.union(implied, self.normal_zones.get(word, ()))

    def implied_in(self, zone: str) -> tuple[str, ...]:
        """The states that every card of a zone has anyway."""
        return tuple(state for state, zones in self.implied_states.items() if zone in zones)

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
