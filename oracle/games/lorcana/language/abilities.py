"""Abilities, and the cards that have them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Union

import msgspec
from msgspec import Struct

from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language.effects import (
    Activated,
    Cannot,
    ChallengesReady,
    Effect,
    Gainable,
    GainsAbility,
    Instead,
    Triggered,
)
from oracle.games.lorcana.language.filters import (
    Amount,
    CardType,
    Condition,
    Filter,
    Stat,
    Value,
    Who,
    ZoneName,
)
from oracle.games.lorcana.language.payments import Payment
from oracle.games.lorcana.language.permissions import (
    CostTo,
    DecksFaceUp,
    FightsWith,
    InkMore,
    LoreToWin,
    MovePays,
    MovesFree,
    MustBeChosen,
    NotReducedBelow,
    QuestsDrying,
    SkipStep,
    UsesFree,
)
from oracle.language.effects import Node
from oracle.language.nodes import parts_of

ShiftVariant = Literal["duo", "combo", "temporary", "potato"]


class Keyword(Node, frozen=True, kw_only=True, tag="keyword"):
    """A keyword printed on the card; `cost`, `onto`, `variants` and `condition` only with Shift (8.10.8)."""

    keyword: KeywordName
    value: int | None = None
    cost: tuple[Payment, ...] = ()
    onto: str | None = None
    """Shift: absent = same name; `any` = Universal; otherwise a classification."""
    variants: tuple[ShiftVariant, ...] = ()
    """Shift: Duo, Combo, Temporary, Potato (8.10.8.3 to 8.10.8.6); with several, each one's conditions hold (8.10.9).
    """
    condition: Condition | None = None
    """Shift: the card has it only while this is true."""


class Pays(Node, frozen=True, kw_only=True, tag="pays"):
    """Payment modifier: players pay less or more to play matching cards (4.3.6)."""

    what: Filter = Filter()
    less: Amount = 0
    more: Amount = 0
    who: Who = "you"
    this: bool = False
    """Self-referential: only for playing this very card, and from wherever it is played."""
    next: bool = False
    """Only the next such card you play each turn ("once during your turn … the next …")."""
    kinds: tuple[str, ...] = ()
    """Only if it is played for one of these kinds of cost."""
    condition: Condition | None = None
    name: str = ""


class AdditionalCost(Node, frozen=True, kw_only=True, tag="additional-cost"):
    """Something that must also be paid to play this card, whichever way it is played."""

    cost: tuple[Payment, ...]
    name: str = ""


class AlternateCost(Node, frozen=True, kw_only=True, tag="alternate-cost"):
    """You may play this card for something else; `free`: the card says "for free"."""

    cost: tuple[Payment, ...] = ()
    free: bool = True
    condition: Condition | None = None
    name: str = ""


class PlayableFrom(Node, frozen=True, kw_only=True, tag="playable-from"):
    """This card may be played from another zone (with `any_turn`: outside its player's turn too)."""

    zone: ZoneName
    any_turn: bool = False
    name: str = ""


class EntersPlay(Node, frozen=True, kw_only=True, tag="enters-play"):
    """How this card, or each matching one while this card is in play, enters play (6.7.9)."""

    what: Filter | None = None
    """Absent: this card."""

    exerted: bool = False
    damage: int = 0
    may: bool = False
    """Its player decides whether."""
    then: Effect | None = None
    """With `may`: the effect of doing so ("may … to …", 6.1.5.1)."""
    condition: Condition | None = None
    name: str = ""


class StaticGets(Node, frozen=True, kw_only=True, tag="static-gets"):
    stat: Stat
    plus: Amount
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


class StaticGains(Node, frozen=True, kw_only=True, tag="static-gains"):
    keyword: KeywordName
    value: Amount | None = None
    what: Filter | None = None
    condition: Condition | None = None
    name: str = ""


class StaticGainsClassification(Node, frozen=True, kw_only=True, tag="static-gains-classification"):
    """Matching cards have a classification besides their own."""

    classification: str
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


class StaticLoses(Node, frozen=True, kw_only=True, tag="static-loses"):
    """Matching cards no longer have a keyword, and cannot gain it."""

    keyword: KeywordName
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


class NamedForShift(Node, frozen=True, kw_only=True, tag="named-for-shift"):
    """This card counts as having further names for characters that are shifted onto it."""

    named: tuple[str, ...] = ()
    """None: any name that is asked for."""
    name: str = ""


class StaticGainsAbility(Node, frozen=True, kw_only=True, tag="static-gains-ability"):
    """Matching cards have an ability, as if it were printed on them."""

    ability: Gainable
    """An ability whose "this" is the card that has it."""
    what: Filter | None = None
    """Absent: the card itself."""
    condition: Condition | None = None
    name: str = ""


Ability = Union[
    Keyword,
    Triggered,
    Activated,
    Pays,
    AdditionalCost,
    AlternateCost,
    PlayableFrom,
    EntersPlay,
    StaticGets,
    StaticGains,
    StaticGainsAbility,
    StaticGainsClassification,
    StaticLoses,
    NamedForShift,
    Cannot,
    SkipStep,
    ChallengesReady,
    FightsWith,
    CostTo,
    UsesFree,
    NotReducedBelow,
    MovesFree,
    MovePays,
    Instead,
    MustBeChosen,
    DecksFaceUp,
    InkMore,
    LoreToWin,
    QuestsDrying,
]


_GAINED = b'gains-ability"'
"""How an ability that cards gain is written, anywhere in a text."""
_INSTEAD = b'"is":"instead"'
"""How a replacement effect is written, anywhere in a text."""


class Definition(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """A card as printed (5.2), or made up."""

    name: str
    version: str | None = None
    type: CardType
    cost: int
    inkwell: bool = True
    """Has the inkwell symbol."""
    inks: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classifications: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    effect: Effect | None = None
    """Actions only."""
    also_named: tuple[str, ...] = ()
    """Further names of the card (5.2.6.1)."""
    set: str = ""
    number: int | None = None

    @property
    def full_name(self) -> str:
        """Name and version together (5.3.6.1)."""
        known: str | None = self.__dict__.get("full_name")
        if known is None:
            known = self.__dict__["full_name"] = f"{self.name} - {self.version}" if self.version else self.name
        return known

    @property
    def replaces(self) -> bool:
        """Whether any part of its text replaces one event with another (6.5)."""
        known: bool | None = self.__dict__.get("replaces")
        if known is None:
            known = self.__dict__["replaces"] = _INSTEAD in msgspec.json.encode(self)
        return known

    @property
    def reads_values(self) -> bool:
        """Whether one of its static abilities that modify values or classify cards depends on such things itself."""
        known: bool | None = self.__dict__.get("reads_values")
        if known is None:
            modifying = tuple([ability for ability in self.abilities if isinstance(ability, _OF_VALUES)])
            classifying = [ability for ability in self.abilities if isinstance(ability, StaticGainsClassification)]
            known = _reads_values(modifying) or any(_reads_values(one) or _asks_what_it_is(one) for one in classifying)
            self.__dict__["reads_values"] = known
        return known

    @property
    def steady(self) -> bool:
        """Whether its static abilities have the same effect on characteristics while the same cards are in play.

        Temporary effects and the current challenge do not count.
        """
        known: bool | None = self.__dict__.get("steady")
        if known is None:
            known = self.__dict__["steady"] = all(_is_steady(ability) for ability in self.abilities)
        return known

    @property
    def gives(self) -> tuple[Triggered, ...]:
        """The triggered abilities that cards can gain by its text."""
        known: tuple[Triggered, ...] | None = self.__dict__.get("gives")
        if known is None:
            found = _given(self) if _GAINED in msgspec.json.encode(self) else ()
            known = self.__dict__["gives"] = tuple(found)
        return known


_OF_VALUES = (StaticGets, StaticGains, StaticLoses, NotReducedBelow)


def _is_steady(ability: Ability) -> bool:
    match ability:
        case StaticGainsClassification():
            return False
        case StaticGets(plus=number, what=what) | StaticGains(value=number, what=what):
            plain = number is None or isinstance(number, int)
        case StaticLoses(what=what) | NotReducedBelow(what=what):
            plain = True
        case _:
            return True
    return plain and ability.condition is None and (what is None or what.unchanging)


def _reads_values(node: object) -> bool:
    if isinstance(node, Filter) and node.reads_values:
        return True
    if isinstance(node, Value) and node.of != "cards-under":
        return True
    return any(_reads_values(part) for part in parts_of(node))


def _asks_what_it_is(node: object) -> bool:
    """Whether it depends on classifications, which cards may have gained."""
    return (isinstance(node, Filter) and bool(node.classified)) or any(map(_asks_what_it_is, parts_of(node)))


def _given(node: object) -> Iterator[Triggered]:
    if isinstance(node, StaticGainsAbility | GainsAbility) and isinstance(node.ability, Triggered):
        yield node.ability
    for part in parts_of(node):
        yield from _given(part)
