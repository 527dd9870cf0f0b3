"""Engines that play right and show a player, a list, a hash or a value wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.protocol.digest import digest
from oracle.protocol.messages import Action, Card, Characteristics, Legal, Observation, Position
from oracle.protocol.results import JudgedKind
from tests.manners.base import Inner, Manner


class Views(Manner):
    """Changes what one player is shown."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if viewer is None else self.view(seen, super().observe(), viewer)

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        """What the player is shown; `whole` is everything."""
        raise NotImplementedError


def positioned(seen: Observation, change: Callable[[Position], Position]) -> Observation:
    return replace(seen, position=change(seen.position))


def carded(seen: Observation, change: Callable[[Card], Card]) -> Observation:
    return positioned(seen, lambda at: replace(at, cards=tuple(map(change, at.cards))))


class NoResult(Views):
    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return replace(seen, result=None)


class NoDamage(Views):
    """Others' cards are shown without counters."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return carded(seen, lambda card: card if card.player == viewer else replace(card, counters={}))


class NoStates(Views):
    """Others' cards are shown ready."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return carded(seen, lambda card: card if card.player == viewer else replace(card, states=()))


class NoLore(Views):
    """What the others count is not shown."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        def players(at: Position) -> Position:
            return replace(
                at, players=tuple(one if one.name == viewer else replace(one, counters={}) for one in at.players)
            )

        return positioned(seen, players)


class WrongTurn(Views):
    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return positioned(seen, lambda at: replace(at, turn=replace(at.turn, number=at.turn.number + 1)))


class NoWaiting(Views):
    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return replace(seen, waiting=())


class NoQuestion(Views):
    """Questions are shown to nobody."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return replace(seen, decision=None)


class OthersOptions(Views):
    """A player is shown what another one may choose from."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return replace(seen, decision=whole.decision)


class BottomOfTheDeck(Views):
    """The last card of each deck is shown."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        last = {card.player: card.ref for card in whole.position.cards if card.zone == "deck"}
        names = {card.ref: card.card for card in whole.position.cards if card.ref in last.values()}
        return carded(seen, lambda card: replace(card, card=card.card or names.get(card.ref)))


class EightInHand(Views):
    """A hand is shown to all where eight are held."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        held = [card.player for card in whole.position.cards if card.zone == "hand"]
        names = {
            card.ref: card.card for card in whole.position.cards if card.zone == "hand" and held.count(card.player) > 7
        }
        return carded(seen, lambda card: replace(card, card=card.card or names.get(card.ref)))


class HidesTheOwnHand(Views):
    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return carded(seen, lambda card: replace(card, card=None) if card.zone == "hand" else card)


class LosesACard(Views):
    """The last card of the table is not shown."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return positioned(seen, lambda at: replace(at, cards=at.cards[:-1]))


class TellsInTexts(Views):
    """The words of a question name a card in another player's hand."""

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        hands = [card.card for card in whole.position.cards if card.zone == "hand" and card.player != viewer]
        if seen.decision is None or not hands:
            return seen
        return replace(seen, decision=replace(seen.decision, text=f"choose, while they hold {hands[0]}"))


class Ordered(Views):
    """The others' hands are shown in an order of their own."""

    zone = "hand"

    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        names = {card.ref: card.card or "" for card in whole.position.cards}

        def ordered(at: Position) -> Position:
            cards: list[Card] = []
            for player in at.players:
                own = [card for card in at.cards if (card.player, card.zone) == (player.name, self.zone)]
                cards += own if player.name == viewer and self.zone == "hand" else self.order(own, names)
            return replace(at, cards=(*[card for card in at.cards if card.zone != self.zone], *cards))

        return positioned(seen, ordered)

    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        """The cards of one player in this order."""
        return sorted(cards, key=lambda card: names[card.ref])


class SortsDecks(Ordered):
    zone = "deck"


class GroupsHands(Ordered):
    """Cards of one name are kept together, in order of arrival. Pairs of games show it, few set-ups do."""

    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        came = [names[card.ref] for card in cards]
        return sorted(cards, key=lambda card: came.index(names[card.ref]))


class ShowsFacedownRegions(Views):
    def view(self, seen: Observation, whole: Observation, viewer: str) -> Observation:
        return positioned(seen, lambda at: replace(at, regions=whole.position.regions))


class EmptyList(Manner):
    def legal(self) -> Legal:
        return Legal(actions=(), complete=True)


class LacksTheLast(Manner):
    def legal(self) -> Legal:
        return Legal(actions=super().legal().actions[:-1], complete=True)


class LacksUses(Manner):
    """Abilities that can be used are not listed."""

    def legal(self) -> Legal:
        return Legal(actions=tuple(one for one in super().legal().actions if one.kind != "use"), complete=True)


class ListsOneMore(Manner):
    """A card in the other player's hand may be inked, or its ability used."""

    def legal(self) -> Legal:
        seen, listed = self.observe().position, super().legal().actions
        cards = [card.ref for card in seen.cards if card.zone == "hand" and card.player != seen.turn.player]
        kind = "ink" if self.game == "lorcana" else "use"
        return Legal(actions=(*listed, *[Action(kind=kind, card=ref) for ref in cards[:1]]), complete=True)


class UpToNine(Manner):
    def characteristics(self, ref: str) -> Characteristics:
        own = super().characteristics(ref)
        return replace(own, numbers={name: min(number, 9) for name, number in own.numbers.items()})


class NoKeywords(Manner):
    def characteristics(self, ref: str) -> Characteristics:
        return replace(super().characteristics(ref), keywords={})


class AsPrinted(Manner):
    """Modifiers are forgotten, in what is said of a card alone."""

    def characteristics(self, ref: str) -> Characteristics:
        with self.peeking():
            self.inner.reset()
            return super().characteristics(ref)


class HashWithoutCounters(Manner):
    def digest(self) -> str:
        return digest(carded(self.observe(), lambda card: replace(card, counters={})))


class HashWithoutQuestion(Manner):
    def digest(self) -> str:
        return digest(replace(self.observe(), decision=None))


class Shuffles(Ordered):
    """Each time in another order."""

    def __init__(self, inner: Inner) -> None:
        super().__init__(inner)
        self.dice = Dice(1)

    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        return self.dice.some(cards, len(cards), len(cards))


class SortsByRef(Ordered):
    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        return sorted(cards, key=lambda card: card.ref)


class LastFirst(Ordered):
    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        return cards[::-1]


class ByLengthOfRef(Ordered):
    """In an order that no other engine has, and that says nothing of what the cards are."""

    def order(self, cards: list[Card], names: Mapping[str, str]) -> list[Card]:
        return sorted(cards, key=lambda card: (len(card.ref), card.ref[::-1]))


RIGHT_ORDERS: Mapping[str, Callable[[Inner], Manner]] = {
    "shuffles": Shuffles,
    "sorts-by-ref": SortsByRef,
    "last-first": LastFirst,
    "by-length-of-ref": ByLengthOfRef,
}
"""Name → a right engine that shows hands in another order."""

SHOWN_WRONG: Mapping[str, tuple[JudgedKind, Callable[[], Manner]]] = {
    "view-without-result": ("view", NoResult),
    "view-without-others-damage": ("view", NoDamage),
    "view-without-others-states": ("view", NoStates),
    "view-without-others-lore": ("view", NoLore),
    "view-of-another-turn": ("view", WrongTurn),
    "view-without-what-waits": ("view", NoWaiting),
    "view-without-the-question": ("view", NoQuestion),
    "view-of-others-options": ("view", OthersOptions),
    "view-of-the-bottom-of-decks": ("view", BottomOfTheDeck),
    "view-of-a-hand-of-eight": ("view", EightInHand),
    "view-without-the-own-hand": ("view", HidesTheOwnHand),
    "view-without-the-last-card": ("view", LosesACard),
    "view-with-names-in-texts": ("view", TellsInTexts),
    "view-of-facedown-regions": ("view", ShowsFacedownRegions),
    "view-of-sorted-hands": ("view", Ordered),
    "view-of-sorted-decks": ("view", SortsDecks),
    "list-always-empty": ("list", EmptyList),
    "list-without-its-last": ("list", LacksTheLast),
    "list-without-uses": ("list", LacksUses),
    "list-with-one-more": ("list", ListsOneMore),
    "characteristics-up-to-nine": ("characteristics", UpToNine),
    "characteristics-without-keywords": ("characteristics", NoKeywords),
    "characteristics-as-printed": ("characteristics", AsPrinted),
    "hash-without-counters": ("digest", HashWithoutCounters),
    "hash-without-question": ("digest", HashWithoutQuestion),
}
"""Name → in what it is wrong, and its maker."""
