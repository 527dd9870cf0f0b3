"""Values derived from a state: the characteristics of cards, and the conditions of texts.

The order of queries does not matter: static abilities that read modified values are evaluated together from the
printed ones until nothing changes (6.6.1.2). If that never happens, the rules do not settle it (Undecided).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language import Definition, Filter
from oracle.games.lorcana.rules.abilities.bounds import at_least_nothing, is_whose, printed_cost, within_bounds
from oracle.games.lorcana.rules.abilities.conditions import (
    change_now,
    condition_holds,
    is_damaged,
    is_drying_so,
    known,
    shares_name,
)
from oracle.games.lorcana.rules.abilities.gaining import given_classifications, is_by_gained_classification
from oracle.games.lorcana.rules.abilities.index import Index
from oracle.games.lorcana.rules.abilities.printed import combined_number, matches_card, printed_keywords
from oracle.games.lorcana.rules.abilities.texts import Text, called, in_play, is_called
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import PLAY, Change, Gained, Lasting, Lost, Object, State, Values, in_turn_order
from oracle.kernel.errors import OracleError, Undecided

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Match

SETTLING_ROUNDS = 24


class View:
    """Everything derived from one state, computed on first use and kept with the state.

    It holds the state's contents but not the state, which holds the view: a cycle would keep both in memory until
    garbage collection, and every event creates such a pair.
    """

    __slots__ = (
        "_in_play", "_values", "challenge", "classes", "departed", "game", "index", "log", "modifiers", "objects",
        "owners", "seats", "turn", "zones",
    )  # fmt: skip

    def __init__(self, game: Match, state: State, index: Index | None = None) -> None:
        self.game = game
        self.objects = state.objects
        self.zones = state.zones
        self.owners = state.players
        self.seats = state.seats
        self.turn = state.turn
        self.modifiers = state.modifiers
        self.log = state.log
        self.challenge = state.challenge
        self.departed = state.departed
        self._in_play: list[Object] | None = None
        self.index = index or Index.of(game.cards, self.in_play())
        """Carried forward from view to view as long as the board does not change."""
        self._values: dict[int, Values] = {}
        self.classes: dict[int, set[str]] = {}
        """Classifications given to cards in play by static abilities that depend on values or classifications."""

    # --- cards ----------------------------------------------------------------------------------------

    @home("6.7.7")
    def remembered(self, object_id: int) -> Object | None:
        """The object, or its last state in play; None if nothing is known about it."""
        gone = None if object_id in self.objects else self.departed.get(object_id)
        return self.objects.get(object_id) if gone is None else gone.object

    def definition(self, thing: Object) -> Definition:
        """The definition of an object's top card."""
        return self.game.cards[thing.cards[0]]

    @home("5.1.1.8")
    def in_play(self) -> list[Object]:
        """Every object in play, by player in turn order, then in order of arrival."""
        if self._in_play is None:
            objects, zones = self.objects, self.zones
            self._in_play = [objects[i] for player in self.owners for i in zones[f"{player}/{PLAY}"]]
        return self._in_play

    # --- characteristics ------------------------------------------------------------------------------

    def values(self, thing: Object) -> Values:
        """Modified characteristics of an object in play (6.6); for one that has left, its last ones (6.7.7)."""
        found = self._values.get(thing.id)
        if found is not None:
            return found
        if thing.id in self.departed:
            return self.departed[thing.id].values
        if thing.zone != PLAY:
            raise OracleError(f"{thing.card} is not in play and has no modified characteristics")
        if self.index.reads_values:
            self.settle(thing)
            return self._values[thing.id]
        steady = self.index.steady
        if steady is None or self.modifiers or self.challenge is not None:
            found = self._modified(thing)
        elif (found := steady.get(thing.cards[0])) is None:
            found = steady[thing.cards[0]] = self._modified(thing)
        self._values[thing.id] = found
        return found

    def strength(self, thing: Object) -> int:
        """Strength; of a card outside play the printed one."""
        return self.values(thing).strength if thing.zone == PLAY else self.definition(thing).strength or 0

    def strength_or_none(self, thing: Object) -> int | None:
        """Strength of a character, None for anything without it."""
        return None if self.definition(thing).strength is None else self.strength(thing)

    def keyword(self, thing: Object, keyword: KeywordName) -> int | None:
        """The number of an object's keyword (0 if the keyword has none), None if it lacks the keyword."""
        changing = self.modifiers or self.index.gains or self.index.losses or thing.id in self.departed
        if thing.zone != PLAY or not changing:
            printed = self.game.keywords.get(thing.cards[0])
            return (self._printed(thing) if printed is None else printed).get(keyword)
        values = self.values(thing)
        if keyword in values.unsettled:
            _neither_had_nor_lost(keyword)
        return values.keywords.get(keyword)

    def _printed(self, thing: Object) -> dict[KeywordName, int]:
        ref = thing.cards[0]
        if ref not in self.game.keywords:
            self.game.keywords[ref] = printed_keywords(self.game.cards[ref])
        return self.game.keywords[ref]

    def modifies(self, stat: lang.Stat) -> bool:
        """Whether anything in play, or any lasting effect, modifies this characteristic of some card."""
        return stat in self.index.stats or any(isinstance(m, Change) and m.stat == stat for m in self.modifiers)

    @home("6.1.15")
    def settle(self, thing: Object) -> None:
        """Apply all static abilities together to the printed values until nothing changes. Raises Undecided."""
        # A card entering play (6.4.2.3) is computed by itself: cards in play do not see it yet.
        things = [each for each in (thing, *self.in_play()) if each.id not in self._values]
        self._values |= {each.id: self._unmodified(each) for each in things}
        self.classes |= {each.id: set() for each in things}
        for _ in range(SETTLING_ROUNDS if things else 0):
            values = {each.id: self._modified(each) for each in things}
            classes = {each.id: given_classifications(self, each) for each in things}
            if values.items() <= self._values.items() and classes.items() <= self.classes.items():
                return
            self._values, self.classes = self._values | values, self.classes | classes
        if things:
            self._values, self.classes = {}, {}
            raise Undecided("6.1.15", "static abilities switch each other on and off without end")

    @home("6.6.1.1", "6.6.1.2", "4.6.6.1")
    def _modified(self, thing: Object) -> Values:
        values = self._unmodified(thing)
        for source, gets in self.index.gets:
            if self.applies(source, gets.what, gets.condition, thing):
                _add(values, gets.stat, self.number(gets.plus, Text(source.player, source.id)))
        for source, gains in self.index.gains:
            if self.applies(source, gains.what, gains.condition, thing):
                value = None if gains.value is None else self.number(gains.value, Text(source.player, source.id))
                _gain(values, gains.keyword, value)
                if self._has_lost(thing, gains.keyword):
                    values.unsettled += (gains.keyword,)
        for source, loses in self.index.losses:
            if self.applies(source, loses.what, loses.condition, thing):
                values.keywords.pop(loses.keyword, None)
                values.unsettled = tuple([word for word in values.unsettled if word != loses.keyword])
        if "challenger" in values.keywords:
            values.strength += self._challenger_bonus(thing, values)
        for source, floor in self.index.floors:
            if self.applies(source, floor.what, floor.condition, thing):
                self._not_below(values, floor, thing)
        return values

    @home("8.5.1", "8.5.2")
    def _challenger_bonus(self, thing: Object, values: Values) -> int:
        # Only while challenging: a character that is being challenged gets nothing from it.
        fight = self.challenge
        if fight is None or fight.challenger != thing.id:
            return 0
        if "challenger" in values.unsettled:
            _neither_had_nor_lost("challenger")
        return values.keywords["challenger"]

    def _has_lost(self, thing: Object, keyword: KeywordName) -> bool:
        return any(
            isinstance(modifier, Lost)
            and modifier.keyword == keyword
            and thing.id in modifier.objects
            and self.in_force(modifier)
            for modifier in self.modifiers
        )

    @home("6.6.4")
    def _not_below(self, values: Values, floor: lang.NotReducedBelow, thing: Object) -> None:
        # Applied after all modifiers: they may go lower, but the value does not (6.6.4).
        printed = None if floor.stat == "cost-to-sing" else getattr(self.definition(thing), floor.stat)
        least = floor.value if floor.value is not None else printed or 0
        name = _FIELD.get(floor.stat, floor.stat)
        setattr(values, name, max(getattr(values, name), least))

    @home("6.1.13.5", "6.1.13.6", "6.4.2.3")
    def applies(self, source: Object, what: Filter | None, condition: lang.Condition | None, thing: Object) -> bool:
        """Whether a static ability affects an object now; one that names nothing affects its own card."""
        if (thing.id != source.id) if what is None else not self.matches(thing, what, Text(source.player, source.id)):
            return False
        return condition is None or self.holds(condition, Text(source.player, source.id))

    def _unmodified(self, thing: Object) -> Values:
        card = self.definition(thing)
        values = Values(card.strength or 0, card.willpower or 0, card.lore or 0, 0, self._printed(thing).copy())
        for modifier in self.modifiers:
            if isinstance(modifier, Change) and thing.id in modifier.objects and self.in_force(modifier):
                _add(values, modifier.stat, change_now(self, thing, modifier))
            elif isinstance(modifier, Gained) and thing.id in modifier.objects and self.in_force(modifier):
                _gain(values, modifier.keyword, modifier.value)
            elif isinstance(modifier, Lost) and thing.id in modifier.objects and self.in_force(modifier):
                values.keywords.pop(modifier.keyword, None)
        return values

    @home("6.1.13.1", "6.1.13.3", "6.1.13.4")
    def in_force(self, modifier: Lasting) -> bool:
        """Whether a lasting effect applies now: one "during their next turn" waits for that turn."""
        if modifier.until != "during-their-next-turn":
            return True
        return self.is_turn_of(modifier.whose) and self.turn.number > modifier.made

    @home("3.2.1.2", "6.1.13.1")
    def is_turn_of(self, player: str | None) -> bool:
        """Whether it is this player's turn in the sense of "during your turn": from the Ready step on."""
        return self.turn.player == player

    # --- filters, numbers, conditions -----------------------------------------------------------------

    @home("6.1.6", "6.1.3.1")
    def matches(
        self,
        thing: Object,
        what: Filter,
        text: Text,
    ) -> bool:
        """Whether an object is what a text means."""
        card = self.game.cards[thing.cards[0]]
        if not matches_card(card, what) and not (what.classified and is_by_gained_classification(self, thing, what)):
            return False
        if what.whose != "any" and not is_whose(thing, what.whose, text.player):
            return False
        if what.printed_only:
            return True
        # The card itself may be another object by now: it is bound as "this" then.
        if what.other and (thing.id == text.source or thing.id in called("this", text)):
            return False
        if what.it is not None and not is_called(thing.id, what.it, text):
            return False
        if what.not_it is not None and is_called(thing.id, what.not_it, text):
            return False
        if what.same_name is not None and not shares_name(self, card, called(what.same_name, text)):
            return False
        if what.any_of and not any(self.matches(thing, one, text) for one in what.any_of):
            return False
        if not self._stands_so(thing, what, card, text.source):
            return False
        return not what.bounded or within_bounds(self, thing, card, what, text)

    @home("6.1.3.1")
    def _stands_so(self, thing: Object, what: Filter, card: Definition, source: int) -> bool:
        """Whether an object's state on the table satisfies a filter."""
        if what.under_at_least is not None and len(thing.cards) <= what.under_at_least:
            return False
        if what.exerted is not None and not _is_turned(thing, card, exerted=what.exerted):
            return False
        if what.drying is not None and not is_drying_so(thing, card, drying=what.drying):
            return False
        if what.damaged is not None and is_damaged(thing) != what.damaged:
            return False
        if what.here and thing.at != source:
            return False
        if what.at_location is not None and (thing.at is not None) != what.at_location:
            return False
        if what.side is not None and self.side(thing) != what.side:
            return False
        if what.not_keyword is not None and self.keyword(thing, what.not_keyword) is not None:
            return False
        return what.keyword is None or self.keyword(thing, what.keyword) is not None

    @home("4.6.2")
    def side(self, thing: Object) -> lang.Role | None:
        """The side of this object in the current challenge."""
        fight = self.challenge
        if fight is None or thing.id not in (fight.challenger, fight.challenged):
            return None
        return "challenging" if thing.id == fight.challenger else "challenged"

    @home("6.1.8", "6.1.8.1")
    def number(self, amount: lang.Amount, text: Text) -> int:
        """The current value of an amount (6.1.8)."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, lang.Number):
            return _that_many(amount, text.numbers)
        if isinstance(amount, lang.Value):
            number = self._value(amount, text) * amount.times
            return number if amount.most is None else min(number, amount.most)
        if isinstance(amount, lang.Difference):
            of, less = (self.number(each, text) for each in (amount.of, amount.less))
            return max(of - less, 0)
        found = self.matching(amount.what, amount.zone, amount.who, text)
        return (len(found) if amount.distinct is None else self._inks(found)) * amount.times

    @home("7.1.5")
    def matching(self, what: Filter, zone: str, who: str | None, text: Text) -> list[Object]:
        """The matching cards in one zone of the players meant (in play: of all players; the filter says whose)."""
        return [
            self.objects[i]
            for owner in self.players(who or "each", text.player)
            for i in self.zones[f"{owner}/{zone}"]
            if self.matches(self.objects[i], what, text)
        ]

    @home("5.2.5.1")
    def _inks(self, things: Iterable[Object]) -> int:
        return len({ink for thing in things for ink in self.definition(thing).inks})

    @home("6.4.1")
    def _value(self, amount: lang.Value, text: Text) -> int:
        # Static abilities affect only cards in play: elsewhere the printed value applies.
        named = () if amount.all is not None else self.spoken_of(amount.it, text)
        total = 0
        for thing in known(self, named) if amount.all is None else self.matching(amount.all, PLAY, None, text):
            if amount.of == "cards-under":
                total += len(thing.cards) - 1
            elif amount.of == "damage":
                total += thing.damage
            elif amount.of == "cost":
                total += printed_cost(self.definition(thing))
            else:
                values: object = self.values(thing) if thing.zone == PLAY else self.definition(thing)
                total += at_least_nothing(getattr(values, amount.of) or 0)
        return total

    def spoken_of(self, it: str, text: Text) -> tuple[int, ...]:
        """The objects with this name; one that has left play in its last state there, if that state counts."""
        if it == "this" and text.source in self.departed:
            return (text.source,)
        return text.bound.get(in_play(it)) or called(it, text)

    @home("1.3.3", "1.3.5.1", "1.3.5.2", "6.7.6", "9.2.2")
    def players(self, who: str, player: str) -> list[str]:
        """The players a text means, the active player first, then in turn order (6.7.6)."""
        if who == "you":
            return [player]
        ordered = in_turn_order(self.seats, self.owners, self.turn.player)
        if who in ("each", "active"):
            return ordered if who == "each" else ordered[:1]
        return [name for name in ordered if name != player]

    @home("6.1.13.5", "6.1.16.3")
    def holds(self, condition: lang.Condition, text: Text) -> bool:
        """Whether a condition is true now."""
        return condition_holds(self, condition, text)


@home("6.4.2.3")
def _neither_had_nor_lost(keyword: KeywordName) -> NoReturn:
    raise Undecided("6.4.2.3", f"whether a card has {keyword} that it has lost, while a text in play gives it", 196)


def view_of(state: Any) -> View:
    """The view attached to a state."""
    view: View = state.view
    return view


_FIELD = {"cost-to-sing": "to_sing", "damage-to": "damage_to", "damage-by": "damage_by"}


@home("6.1.11")
def _that_many(amount: lang.Number, numbers: Mapping[str, int]) -> int:
    # The text's earlier count; 0 if nothing has happened that it could have counted.
    return numbers.get(amount.name, 0) * amount.times


@home("5.1.1.2", "5.1.2.3")
def _is_turned(thing: Object, card: Definition, *, exerted: bool) -> bool:
    # A location is neither ready nor exerted.
    return thing.exerted == exerted and card.type != "location"


def _add(values: Values, stat: lang.Stat, plus: int) -> None:
    name = _FIELD.get(stat, stat)
    setattr(values, name, getattr(values, name) + plus)


def _gain(values: Values, keyword: KeywordName, value: int | None) -> None:
    values.keywords[keyword] = combined_number(keyword, values.keywords.get(keyword), value)
