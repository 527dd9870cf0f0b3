"""A possible course of a recorded game: the reference, and the knowledge about each hidden card.

The rules play with slots (`oracle.engines.unknown`). A slot is *bound* to a card of the record once its identity is
known; until then it may be any card of its *domain*, and at most its name is known. A shuffle unbinds the shuffled
cards without adding guesses: before anyone looks, all orders of unknown cards are equivalent.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.records.words import asked_in_words, renamed
from oracle.engines.unknown import Slots, UnknowingReference, UnknownCard
from oracle.kernel.errors import OpenChance
from oracle.profiles import Profile
from oracle.protocol.messages import Decision, Observation, Reply
from oracle.suite.localisation import Called
from oracle.suite.phrases.move import Move


class Lost(Exception):
    """From here on no course can be determined; the text gives the reason."""


class Cast(Struct, frozen=True, kw_only=True):
    """The cards of a record."""

    game: Profile
    names: Mapping[str, str]
    """Card → name, for cards with a known name."""
    cards: Mapping[str, Any]
    """Name → definition."""
    slots: frozenset[str]
    unknown: str
    """The prefix of an unbound slot in a table in the words of the record."""
    speaks_hidden: bool
    """Whether a made-up card may have an effect while it is hidden."""
    stand_ins: tuple[str, ...]
    """Names of stand-ins for cards that are never named; the first is shown for unknown cards."""


class Told(Struct, frozen=True, kw_only=True):
    """The result of a call in one course."""

    course: Course
    reply: Reply


class Course:
    """One possible course of the game so far. `fork` it before trying anything."""

    def __init__(self, cast: Cast, reference: UnknowingReference) -> None:
        self.cast = cast
        self.reference = reference
        self.slot_of: dict[str, str] = {}
        """Card → its slot, for bound cards."""
        self.card_of: dict[str, str] = {}
        self.domain: dict[str, frozenset[str]] = {}
        """Unbound slot → its possible cards."""
        self.named: dict[str, str] = {}
        """Unbound slot → the name of its card, if known."""
        self.calls: list[Called] = []
        """The reference's events since the last comparison of tables."""
        self.free = False
        """Whether the engine asks questions in its own manner during the pending action."""
        self.unlike = False
        """Whether the engine may have used other resources than the reference."""
        self.guessed = False
        """Whether possibilities of the current step were left untried: answers, or identities of an unnamed card."""
        self.assumed = False
        """Whether an answer in the pending action was assumed to be for the reference's question."""
        self.stand_ins: dict[str, str] = {}
        """Slot with a card that is never named → the name of its stand-in, since a rule needed one."""
        self.same_hash = False
        """Whether the last comparable hash equalled the reference's."""
        self.last: list[Called] = []
        """The reference's events in the current step."""
        self.began: Observation | None = None
        """The table before the pending action, in the words of the record."""
        self.moves: tuple[Move, ...] = ()
        """The pending action, and the answers given in it."""
        self._shuffled: tuple[tuple[int, frozenset[str]], ...] = ()
        self._stale = True

    def fork(self) -> Course:
        """A copy of the course that continues on its own."""
        other = Course(self.cast, self.reference.fork())
        other.slot_of, other.card_of = dict(self.slot_of), dict(self.card_of)
        other.domain, other.named = dict(self.domain), dict(self.named)
        other.stand_ins = dict(self.stand_ins)
        other.calls, other.last = list(self.calls), list(self.last)
        other.free, other.unlike, other.same_hash = self.free, self.unlike, self.same_hash
        other.assumed = self.assumed
        other.began, other.moves, other.guessed = self.began, self.moves, self.guessed
        other._shuffled, other._stale = self._shuffled, self._stale
        return other

    # --- knowledge about cards -------------------------------------------------------------------------

    def may_be(self, slot: str, card: str) -> bool:
        """Whether an unbound slot may be this card."""
        if card not in self.domain.get(slot, ()) or card in self.slot_of:
            return False
        return slot not in self.named or self.cast.names.get(card, self.named[slot]) == self.named[slot]

    def slots_for(self, card: str) -> list[str]:
        """The slots that may be a card; its own slot if that is known."""
        if card in self.slot_of:
            return [self.slot_of[card]]
        return [slot for slot in self.domain if self.may_be(slot, card)]

    def bind(self, slot: str, card: str) -> None:
        """Bind the slot to this card."""
        self.slot_of[card], self.card_of[slot] = slot, card
        del self.domain[slot]
        known = self.named.pop(slot, None)
        if known is not None and card not in self.cast.names:
            self.stand_ins[slot] = known
        self._stale = self._stale or known != self.cast.names.get(card)

    def exchange(self, slots: Mapping[str, str]) -> None:
        """Rebind these bound slots to the same cards in another order."""
        for slot, card in slots.items():
            self.slot_of[card], self.card_of[slot] = slot, card
        self._stale = True

    def unbind(self, slots: Iterable[str]) -> None:
        """Forget which of these is which. Raises Lost."""
        together = [slot for slot in slots if slot in self.card_of or slot in self.domain]
        if len(together) <= 1:
            return
        if self.cast.speaks_hidden:
            raise Lost("a card works from where nobody sees it")
        cards: set[str] = set()
        for slot in together:
            cards |= {self.card_of[slot]} if slot in self.card_of else self.domain[slot]
        for slot in together:
            card = self.card_of.pop(slot, None)
            if card is not None:
                del self.slot_of[card]
            self.named.pop(slot, None)
            self.stand_ins.pop(slot, None)
        left = frozenset(cards - self.slot_of.keys())
        self.domain |= dict.fromkeys(together, left)
        self._stale = True

    def by_name(self, slot: str, among: Collection[str] | None = None) -> Iterator[Course]:
        """A course for each possible name of the card in a slot; a card that is never named may be of any kind."""
        cards = self.domain.get(slot)
        free = [self.card_of[slot]] if cards is None else sorted(card for card in cards if card not in self.slot_of)
        names: dict[str, None] = {}
        for card in free:
            name = self.cast.names.get(card)
            if among is None or card in among:
                names |= dict.fromkeys(self.cast.stand_ins if name is None else (name,))
        for name in names:
            other = self.fork()
            (other.named if cards is not None else other.stand_ins)[slot] = name
            other._stale = True
            yield other

    def _know(self) -> None:
        """Tell the reference the cards that are known by now."""
        if not self._stale:
            return
        cards, names = self.cast.cards, self.cast.names
        known = {slot: cards[names[card]] for slot, card in self.card_of.items() if card in names}
        known |= {slot: cards[name] for slot, name in (*self.named.items(), *self.stand_ins.items())}
        self.reference.know(Slots(known, self.cast.slots, self.cast.cards[self.cast.stand_ins[0]]))
        self._stale = False

    def told_of_chance(self) -> None:
        """From here on, set chance to the outcomes that are found out."""
        self._know()
        self.reference.asks_for_chance()

    # --- calls ------------------------------------------------------------------------------------------

    def tried(
        self, do: Callable[[Course], Reply], spend: Callable[[], None], open_cards: Collection[str] | None = None
    ) -> Iterator[Told]:
        """Every possible result of a call, each in its own course; this course stays unchanged.

        `open_cards`: the cards of the record that are open afterwards, if known; `spend` is called for each try, and
        raises if there are too many. Raises Lost.
        """
        waiting = [self.fork()]
        while waiting:
            spend()
            course = waiting.pop()
            before = course.fork()
            try:
                course._know()
                course.reference.slots.read.clear()
                reply = do(course)
                read = course.reference.slots.read[:]
            except UnknownCard as unknown:
                waiting += before.by_name(unknown.slot)
                continue
            except OpenChance as chance:
                waiting += before._by_chance(chance, len(course.reference.slots.read))
                continue
            bare = course._shown_unknown(before)
            if bare is not None:
                waiting += before.by_name(bare, open_cards)
                continue
            course._after_shuffles(read)
            course.guessed = course.guessed or any(
                slot in course.stand_ins or course.named.get(slot) in course.cast.stand_ins for slot in read
            )
            called = Called(reply, course.reference.last_call())
            course.calls.append(called)
            course.last.append(called)
            yield Told(course=course, reply=reply)

    def _by_chance(self, chance: OpenChance, read: int) -> Iterator[Course]:
        self._know()
        if chance.order:
            self._shuffled += ((read, frozenset(chance.options)),)
            self.reference.chance_does(chance.options)
            # Read in the same order the next time, too.
            self._stale = True
            yield self
            return
        told_apart = self.apart(chance.options)
        for option in told_apart:
            other = self.fork()
            other.reference.chance_does((option,))
            yield other

    def apart(self, options: Iterable[str]) -> list[str]:
        """The distinguishable options: of unknown cards in one hidden place, only one."""
        found: list[str] = []
        alike: set[object] = set()
        spoken_of = self.reference.mentioned() if any(one in self.domain for one in options) else frozenset()
        zones = {card.ref: (card.player, card.zone) for card in self.reference.observe().position.cards}
        for option in options:
            if option in self.domain and option not in spoken_of and option not in self.named:
                zone = zones.get(option, ("", ""))
                if zone[1] not in self.cast.game.order_zones:
                    key = (zone, self.domain[option])
                    if key in alike:
                        continue
                    alike.add(key)
            found.append(option)
        return found

    def to_bind(self, slots: Iterable[str]) -> list[str]:
        """The slots that a card may be bound to with different results; of several in one place, the narrowest."""
        found = self.apart(slots)
        if len(found) <= 1:
            return found
        zones = {card.ref: (card.player, card.zone) for card in self.reference.observe().position.cards}
        spoken_of = self.reference.mentioned()

        def stands_for(one: str, other: str) -> bool:
            if one == other or zones.get(one) != zones.get(other) or one in self.named or other in self.named:
                return False
            same_place = zones.get(one, ("", ""))[1] not in self.cast.game.order_zones
            return (
                same_place and other not in spoken_of and one not in spoken_of and self.domain[one] < self.domain[other]
            )

        return [slot for slot in found if not any(stands_for(one, slot) for one in found)]

    def _shown_unknown(self, before: Course) -> str | None:
        """An open slot whose card is unknown."""
        if not self.domain:
            return None
        hidden = self.cast.game.hidden_zones
        for card in self.reference.observe().position.cards:
            if card.zone not in hidden and card.ref in before.domain and card.ref not in self.named:
                return card.ref
        return None

    def _after_shuffles(self, read: list[str]) -> None:
        for before, slots in self._shuffled:
            if not slots.isdisjoint(read[before:]):
                raise Lost("a card is looked at in the action in which it was shuffled")
            self.unbind(sorted(slots))
        self._shuffled = ()

    # --- looking ----------------------------------------------------------------------------------------

    def seen(self) -> Observation:
        """The table in the reference's own slots, in which names have no meaning."""
        return self.reference.observe()

    @property
    def names_of(self) -> dict[str, str]:
        """Slot → its card in the record, if the ref differs."""
        found = {slot: card for slot, card in self.card_of.items() if slot != card}
        return found | {slot: self.cast.unknown + slot for slot in self.domain}

    def told(self, seen: Observation, as_if: Mapping[str, str] = MappingProxyType({})) -> Observation:
        """A table in the words of the record; `as_if`: unbound slots and the refs to show for them."""
        table, names = renamed(seen, {**self.names_of, **as_if}), self.cast.names
        cards = tuple(
            replace(card, card=names.get(card.ref)) if slot.ref in self.cast.slots else card
            for slot, card in zip(seen.position.cards, table.position.cards, strict=True)
        )
        return replace(table, position=replace(table.position, cards=cards))

    def asked(self) -> Decision | None:
        """The pending question, in the words of the record."""
        return asked_in_words(self.seen().decision, self.names_of)

    @property
    def slot_names(self) -> dict[str, str]:
        """Card of the record → its slot, if the ref differs."""
        return {card: slot for card, slot in self.slot_of.items() if slot != card}

    def joined(self, other: Course) -> Course | None:
        """A course that covers both, if they differ only in the identity of some hidden cards; otherwise None.

        It knows less than either of them, and leaves open whatever one of them leaves open.
        """
        if (self.card_of, self.domain) != (other.card_of, other.domain):
            return None
        ours, theirs = self.reference.here(), other.reference.here()
        if (ours.base, ours.agenda, ours.answers) != (theirs.base, theirs.agenda, theirs.answers):
            return None
        unlike = {slot for slot in self.domain if self.named.get(slot) != other.named.get(slot)}
        unlike |= {slot for slot in self.card_of if self.stand_ins.get(slot) != other.stand_ins.get(slot)}
        if not unlike:
            return self
        if ours.agenda:
            # The pending action depends on the identity of these cards.
            return None
        hidden = self.cast.game.hidden_zones
        if any(card.ref in unlike and card.zone not in hidden for card in self.seen().position.cards):
            return None
        both = self.fork()
        both.named = {slot: name for slot, name in self.named.items() if slot not in unlike}
        both.stand_ins = {slot: name for slot, name in self.stand_ins.items() if slot not in unlike}
        both.free, both._stale = self.free or other.free, True
        both.reference.rests_on |= other.reference.rests_on
        return both

    def is_complete(self) -> bool:
        """Whether the place of every card is known."""
        return not self.domain
