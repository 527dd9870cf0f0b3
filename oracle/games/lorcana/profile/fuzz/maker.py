"""Generates Lorcana games in which something is likely to happen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from msgspec.structs import replace

from oracle.assurance.fuzz.generate import grammar, kin
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.focus import Subject, favoured
from oracle.assurance.fuzz.generate.maker import PLAYERS, Offered, action_needs, card_needs, fits
from oracle.assurance.fuzz.generate.vocabulary import mentioned, says_nothing, words
from oracle.engines.reference_books import definition_problem
from oracle.games.lorcana.profile.fuzz import cards, drawing, situations
from oracle.protocol.messages import Action, Card, Cost, Fact, Observation, Player, Position, SetupParams, Turn
from oracle.protocol.values import Json
from oracle.suite.games import SEATS

GAME = "lorcana"
SIZES = {"play": (1, 5), "hand": (1, 5), "discard": (0, 3), "deck": (0, 6)}
LEAN = {"play": (0, 2), "hand": (1, 3), "discard": (0, 1), "deck": (2, 6)}
"""Card counts for sparse games."""
BEGINNING = 0.03
"""The share of games that have not begun."""
DECKS = (0, 3, 7, 8, 12, 20)
"""Cards in the deck of such a game."""
SERIES = ("two-game-series", "best-of-series")
AT_HAND = 0.8
"""How often a card of a situation is where the active player can use it."""
STATES: tuple[tuple[str, ...], ...] = ((), (), (), ("exerted",), ("exerted",), ("drying",), ("drying", "exerted"))
LORE = (0, 0, 0, 1, 1, 2, 2, 3, 4, 6, 9, 12, 17, 18, 19)
WHOLE_LANGUAGE = 0.9
"""Among games without a situation, the share with a few cards from the whole language."""
FOCUSED = 0.85
"""The share of these that are about a few topics."""
TWICE = 0.5
"""How often a card that a game should be about occurs twice: in its zone, and where it comes from."""
MORE_INK = 8
"""Maximum additional ink for those cards."""
STACKED = (0.12, 0.12, 0.5)
"""How many characters have cards under them: many in some games."""
CHEAP = (0, 0, 1, 1, 2)
BANK = 240
"""Made-up cards prepared in advance."""


@cache
def _printed_words() -> dict[str, frozenset[str]]:
    return {name: words(card) for name, card in cards.printed().items()}


@cache
def _by_word() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for name, own in _printed_words().items():
        for word in sorted(own):
            found.setdefault(word, []).append(name)
    return {word: tuple(names) for word, names in sorted(found.items())}


class LorcanaMaker:
    """See `oracle.assurance.fuzz.generate.maker.Maker`."""

    def __init__(self, offered: Offered) -> None:
        self.offered = offered
        self.made_up = offered.has("made-up-cards")
        self._bank: list[tuple[Json, frozenset[str]]] = []
        self._stacked = STACKED[0]
        self._printed = {
            name: card for name, card in cards.printed().items() if fits(offered, tuple(card_needs(GAME, card)))
        }

    # --- cards ------------------------------------------------------------------------------------------

    def restock(self, dice: Dice) -> None:
        """Make the cards for the coming games."""
        if self.made_up:
            made = [self.definition(dice, f"{dice.pick(cards.NAMES)} - Number {number}") for number in range(BANK)]
            self._bank = [(card, words(card)) for card in made]

    def definition(self, dice: Dice, name: str, favoured: Collection[str] = ()) -> Json:
        """Never raises: an invalid card is redrawn, in the end without abilities."""
        base, _, version = name.partition(" - ")
        about = Subject(favoured, self.offered.not_known(GAME))
        for _ in range(6):
            made = cards.made_up(dice, 0, (base,), cards.CLASSES, about) | ({"version": version} if version else {})
            if self._allowed(made):
                return made
        plain = cards.plain(dice, "character", base, cards.CLASSES)
        return plain | ({"version": version} if version else {})

    def _allowed(self, card: Json) -> bool:
        if not self.offered.can_be_given(GAME, card):
            return False
        return not cards.leaves_open(card) and definition_problem(GAME, card) == ""

    def _pool(self, dice: Dice) -> dict[str, Json]:
        """The cards of one game by full name: many of them about the same few topics."""
        theme = dice.pick(cards.THEMES) if dice.hit(0.6) else tuple(dice.some(_by_word(), 2, 4))
        names = [name for name in self._printed if name not in self.offered.lacking_cards]
        found: dict[str, Json] = {}
        words_of_it = [word.removeprefix("type ") for word in theme]
        fitting = [name for word in words_of_it for name in _by_word().get(word, ()) if name in self._printed]
        known = [name for name in dict.fromkeys(fitting) if name not in self.offered.lacking_cards]
        for name in [*dice.some(names, 1, 3), *dice.some(known, 1, 4)]:
            found[name] = self._printed[name]
        if not self.made_up:
            return found | {name: self._printed[name] for name in dice.some(names, 3, 5)}
        for card, _ in dice.some(self._bank, 2, 4):
            found[_full(card)] = card
        for number in range(dice.between(3, 5)):
            card = cards.themed(dice, BANK + number, cards.NAMES, cards.CLASSES, theme)
            if self._allowed(card):
                found[_full(card)] = card
        return found | self._plain(dice, found)

    def _whole_language(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """A few cards from the whole language, and plain ones; which of them are at hand, and in which zone."""
        drawn = (
            self._focused(dice)
            if self.offered.asked or dice.hit(FOCUSED)
            else [card for card, _ in dice.some(self._bank, 3, 5)]
        )
        found = {_full(card): card | {"cost": dice.pick(CHEAP)} for card in drawn}
        at_hand = _at_hand(dice, found)
        plain = self._plain(dice, found)
        return found | {name: plain[name] for name in dice.some(plain, 2, 2)}, at_hand

    def _about_cards(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """The printed cards that games should be about, plain ones, and perhaps some on the same topics."""
        found = {name: cards.every_printed()[name] for name in self.offered.cards}
        at_hand = [*_at_hand(dice, found), *_at_hand(dice, found if dice.hit(TWICE) else {})]
        others = {name: card for name, card in self._printed.items() if name not in self.offered.lacking_cards}
        names = kin.drawn(dice, GAME, self.offered.cards, others)
        at_hand += _at_hand(dice, {name: others[name] for name in names})
        if self.made_up:
            plain = self._plain(dice, found)
            found |= {name: kin.close(dice, GAME, self.offered.cards, card) for name, card in plain.items()}
        else:
            names += dice.some([name for name, card in others.items() if says_nothing(card)], 3, 4)
        return {name: others[name] for name in names} | found, at_hand

    def _focused(self, dice: Dice) -> list[Json]:
        """Cards whose texts are about the same few topics."""
        about = favoured(dice, drawing.WORDS, self.offered.not_known(GAME), self.offered.asked)
        names = [f"{dice.pick(cards.NAMES)} - Number {BANK + number}" for number in range(dice.between(3, 5))]
        return [self.definition(dice, name, about[number % len(about)]) for number, name in enumerate(names)]

    def _situated(
        self, dice: Dice, situation: situations.LorcanaSituation
    ) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """The cards of one game about a situation, and few others; which of them are at hand, and in which zone."""
        found: dict[str, Json] = {}
        at_hand = []
        classes = cards.CLASSES[:2] if situation.lean else cards.CLASSES
        for number, kind in enumerate(grammar.each_once(dice, situation.cards, dice.between(4, 7))):
            card = situations.made(dice, kind, BANK + number, classes, situation.costs)
            if self._allowed(card):
                found[_full(card)] = card
                if kind.at and dice.hit(AT_HAND):
                    at_hand.append((_full(card), kind.at))
        for card, _ in dice.some(self._bank, 0, 1):
            found[_full(card)] = card
        return found | self._plain(dice, found), at_hand

    def _plain(self, dice: Dice, others: dict[str, Json]) -> dict[str, Json]:
        """Cards without abilities, with names and classes that other cards' texts mention."""
        names = (*cards.NAMES, *(card["name"] for card in others.values()),
                 *(name for card in others.values() for name in mentioned(card, "named")))  # fmt: skip
        spoken = [name for card in others.values() for name in mentioned(card, "classified", "onto")]
        classes = (*cards.CLASSES, *(name for name in spoken if name != "any"), *spoken)
        found = {}
        for number in range(4):
            kinds = ("character", "character", "character", "item", *(["location"] * self.offered.has("locations")))
            card = cards.plain(
                dice, dice.pick(kinds), dice.pick(names), tuple(name for name in classes if name != "any")
            )
            card["version"] = f"Plain {number}"
            found[_full(card)] = card
        return found

    # --- positions --------------------------------------------------------------------------------------

    def setup(self, dice: Dice, edition: str) -> SetupParams:
        if self.offered.has("beginnings") and not self.offered.cards and dice.hit(BEGINNING):
            return self._beginning(dice, edition)
        situation = situations.pick(dice) if self.made_up and not (self.offered.asked or self.offered.cards) else None
        self._stacked = dice.pick(STACKED)
        whole = self.made_up and situation is None and (bool(self.offered.asked) or dice.hit(WHOLE_LANGUAGE))
        pool, at_hand = self._cast(dice, situation, whole=whole)
        placed: list[Card] = []
        players = self._players(dice)
        active = dice.pick(players) if self.offered.has("second-player") else players[0]
        for player in players:
            for name, zone in at_hand if player == active else ():
                self._place(dice, placed, pool, player, zone, name)
            lean = whole or bool(self.offered.cards) or (situation is not None and situation.lean)
            for zone, (least, most) in (LEAN if lean else SIZES).items():
                if zone == "deck" and dice.hit(0.15):
                    most = 1
                for _ in range(dice.between(least, most)):
                    self._place(dice, placed, pool, player, zone)
            self._ink(dice, placed, pool, player, active, 0 if situation is None else situation.ink)
        if situation is not None:
            placed = situations.arranged(dice, situation, placed, pool, active)
        used = {card.card for card in placed}
        return SetupParams(
            game=GAME,
            edition=edition,
            position=Position(
                players=tuple(self._player(dice, player) for player in players),
                turn=Turn(
                    player=active,
                    number=dice.pick((2, 2, 2, 3, 3, 4, 5)),
                    counters={"inked": 1} if dice.hit(0.2) else {},
                ),
                cards=tuple(placed),
                happened=self._happened(dice, placed),
            ),
            definitions={
                name: card for name, card in pool.items() if name in used and name not in cards.every_printed()
            },
        )

    def _beginning(self, dice: Dice, edition: str) -> SetupParams:
        """A game that has not begun, perhaps one of a series."""
        pool, placed, players = self._pool(dice), list[Card](), self._players(dice)
        for player in players:
            for _ in range(dice.pick(DECKS)):
                self._place(dice, placed, pool, player, "deck")
        used = {card.card for card in placed}
        series = dice.pick(SERIES) if self.offered.has("series") and dice.hit(0.3) else ""
        before = Fact(what=series, player=dice.pick(("", *players)))
        return SetupParams(
            game=GAME,
            edition=edition,
            position=Position(
                players=tuple(Player(name=player) for player in players),
                turn=Turn(player=players[0], number=0, phase="setup"),
                cards=tuple(placed),
                happened=(before,) if series else (),
            ),
            definitions={name: card for name, card in pool.items() if name in used and name not in self._printed},
        )

    def _cast(
        self, dice: Dice, situation: situations.LorcanaSituation | None, *, whole: bool
    ) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        if self.offered.cards:
            return self._about_cards(dice)
        if whole:
            return self._whole_language(dice)
        return (self._pool(dice), []) if situation is None else self._situated(dice, situation)

    def _players(self, dice: Dice) -> tuple[str, ...]:
        """The players: usually two, in some games as many as the engine supports."""
        seats = [number for number in (3, 4) if self.offered.has(f"players-{number}")]
        return SEATS[: dice.pick(seats)] if seats and dice.hit(self.offered.crowded) else PLAYERS

    def _player(self, dice: Dice, player: str) -> Player:
        lore = dice.pick(LORE)
        return Player(name=player, counters={"lore": lore} if lore else {})

    def _happened(self, dice: Dice, placed: list[Card]) -> tuple[Fact, ...]:
        if not self.offered.has("history") or not dice.hit(0.08):
            return ()
        lost = [card for card in placed if card.zone == "discard"]
        return tuple(Fact(what="banished-in-challenge", player=card.player, card=card.ref) for card in lost[:1])

    def _place(
        self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, zone: str, name: str = ""
    ) -> None:
        """Put a card there: the one of that name, else any."""
        names = [name for name, card in pool.items() if zone != "play" or card["type"] != "action"]
        characters = [name for name in names if pool[name]["type"] == "character"]
        if not names:
            return
        if not name:
            name = dice.pick(characters) if zone == "play" and characters and dice.hit(0.6) else dice.pick(names)
        card = Card(ref=f"{player.lower()}-{zone}-{len(placed)}", player=player, zone=zone, card=name)
        if zone != "play":
            placed.append(card)
            return
        places = [other.ref for other in placed if other.player == player and other.zone == "play"
                  and other.under is None and pool[other.card or ""]["type"] == "location"]  # fmt: skip
        at = dice.pick(places) if places and pool[name]["type"] == "character" and dice.hit(0.5) else None
        placed.append(replace(self.states(dice, card, pool[name]), at=at))
        if pool[name]["type"] == "character" and dice.hit(self._stacked):
            below = [other for other in characters if pool[other]["name"] == pool[name]["name"]] or characters
            states = ("facedown",) if dice.hit(0.3) else ()
            placed.append(Card(ref=f"{card.ref}-below", player=player, zone="play", card=dice.pick(below),
                               under=card.ref, states=states))  # fmt: skip

    def states(self, dice: Dice, card: Card, definition: Json) -> Card:
        """The card exerted, drying or damaged, if it can be."""
        if card.zone == "inkwell":
            return replace(card, states=() if "exerted" in card.states else ("exerted",))
        if card.zone != "play" or card.under is not None:
            return card
        kind, willpower = definition.get("type"), definition.get("willpower") or 0
        states = dice.pick(STATES) if kind == "character" else ("exerted",) if kind == "item" and dice.hit(0.3) else ()
        hurt = dice.between(1, max(willpower - 1, 1)) if willpower > 1 and dice.hit(0.4) else 0
        return replace(card, states=states, counters={"damage": hurt} if hurt else {})

    def _ink(self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, active: str, more: int) -> None:
        costs = [pool[card.card or ""]["cost"] for card in placed if card.player == player and card.zone == "hand"]
        around = dice.pick(costs) if costs else 2
        ready = max(0, around + dice.pick((-2, -1, 0, 0, 0, 1, 2, 4))) if player == active else dice.between(0, 6)
        ready += dice.between(0, MORE_INK if self.offered.cards else more)
        spent = dice.pick((0, 0, 1, 2))
        # An engine that lacks every card plays with an empty table.
        for number in range(ready + spent if pool else 0):
            states = () if number < ready else ("exerted",)
            placed.append(Card(ref=f"{player.lower()}-ink-{number}", player=player, zone="inkwell",
                               card=dice.pick(list(pool)), states=states))  # fmt: skip

    # --- actions ----------------------------------------------------------------------------------------

    def filled(self, dice: Dice, action: Action, table: Observation) -> Action:
        active = table.position.turn.player
        play = [card for card in table.position.cards if card.zone == "play" and card.under is None]
        if action.kind == "challenge" and dice.hit(0.6):
            theirs = [card.ref for card in play if card.player != active]
            return replace(action, target=dice.pick(theirs)) if theirs else action
        if action.cost is None:
            return action
        return replace(action, cost=self._cost(dice, action.cost.kind, table, active))

    def _cost(self, dice: Dice, kind: str, table: Observation, player: str) -> Cost:
        mine = [card.ref for card in table.position.cards if card.zone == "play" and card.player == player]
        onto: tuple[str, ...] = ()
        by: tuple[str, ...] = ()
        if kind == "shift" and dice.hit(0.5):
            onto = tuple(dice.some(mine, 1, 2 if dice.hit(0.2) else 1))
        if kind in ("sing", "sing-together") and dice.hit(0.6):
            by = tuple(dice.some(mine, 1, 1 if kind == "sing" else 3))
        return Cost(kind=kind, onto=onto, by=by, resources=self._resources(dice, table, player))

    def _resources(self, dice: Dice, table: Observation, player: str) -> tuple[str, ...]:
        if not self.offered.has("resource-choice") or not dice.hit(0.08):
            return ()
        ink = [card.ref for card in table.position.cards if card.zone == "inkwell" and card.player == player]
        return tuple(dice.some(ink, 1, 4))

    def proposal(self, dice: Dice, table: Observation) -> tuple[str, Action] | None:
        active = table.position.turn.player
        player = (
            active if dice.hit(0.85) else dice.pick([one.name for one in table.position.players if one.name != active])
        )
        kind = dice.weighed({"play": 5.0, "quest": 2.0, "challenge": 4.0, "ink": 1.5, "use": 1.5, "move": 1.5,
                             "end-turn": 0.25, "concede": 0.02})  # fmt: skip
        action = self._proposed(dice, kind, table, player)
        if action is None or not fits(self.offered, tuple(action_needs(GAME, action))):
            return None
        return player, action

    def _proposed(self, dice: Dice, kind: str, table: Observation, player: str) -> Action | None:
        if kind in ("end-turn", "concede"):
            return Action(kind=kind)
        zone = {"play": "hand", "ink": "hand"}.get(kind, "play")
        if dice.hit(0.06):
            zone = dice.pick(("hand", "play", "discard", "inkwell", "deck"))
        whose = player if dice.hit(0.94) else dice.pick([one.name for one in table.position.players])
        refs = [card.ref for card in table.position.cards if card.zone == zone and card.player == whose]
        if not refs:
            return None
        ref = dice.pick(refs)
        if kind == "play":
            costs = {"ink": 4.0, "shift": 1.5, "sing": 2.0, "sing-together": 1.0, "free": 0.5, "other": 0.4}
            return Action(kind=kind, card=ref, cost=self._cost(dice, dice.weighed(costs), table, player))
        if kind not in ("challenge", "move"):
            return Action(kind=kind, card=ref)
        others = [card for card in table.position.cards if card.zone == "play" and card.under is None]
        targets = [card.ref for card in others if (card.player == player) == (kind == "move") or dice.hit(0.2)]
        return Action(kind=kind, card=ref, target=dice.pick(targets)) if targets else None


def _full(card: Json) -> str:
    return f"{card['name']} - {card['version']}" if card.get("version") else str(card["name"])


def _at_hand(dice: Dice, found: Mapping[str, Json]) -> list[tuple[str, str]]:
    """The zones in which these cards are available; actions twice, since one use consumes them."""
    zones = {"action": ("hand",), "character": ("play", "play", "hand"), "item": ("play",), "location": ("play",)}
    twice = [*found.items(), *((name, card) for name, card in found.items() if card["type"] == "action")]
    return [
        (name, "hand" if "event discarded" in words(card) else dice.pick(zones[card["type"]])) for name, card in twice
    ]
