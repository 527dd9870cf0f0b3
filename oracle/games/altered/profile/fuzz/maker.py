"""Generates Altered games in which something is likely to happen."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from oracle.assurance.fuzz.generate import grammar, kin
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.focus import Subject, favoured
from oracle.assurance.fuzz.generate.maker import PLAYERS, Offered, action_needs, card_needs, fits
from oracle.assurance.fuzz.generate.situations import Situation
from oracle.assurance.fuzz.generate.vocabulary import mentioned, says_nothing, words
from oracle.engines.reference_books import definition_problem
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.fuzz import cards, drawing, printed, situations
from oracle.games.altered.profile.fuzz.impossible import MET
from oracle.games.altered.profile.regions import ARENA, adventure
from oracle.protocol.messages import Action, Card, Cost, Fact, Observation, Player, Position, Region, SetupParams, Turn
from oracle.protocol.values import Json

GAME = "altered"
EXPEDITIONS = ("hero-expedition", "companion-expedition")
SIZES = {"hand": (0, 4), "reserve": (0, 3), "hero-expedition": (0, 2), "companion-expedition": (0, 2),
         "landmark": (0, 2), "discard": (0, 2), "deck": (0, 5)}  # fmt: skip
IN_EXPEDITION: tuple[tuple[str, ...], ...] = (
    (), (), (), (), ("exhausted",), ("asleep",), ("anchored",), ("fleeting",), ("fleeting",), ("anchored", "asleep"),
)  # fmt: skip
READY_OR_NOT: tuple[tuple[str, ...], ...] = ((), (), ("exhausted",))
HIDDEN = ("deck", "mana")
WHOLE_LANGUAGE = 0.9
"""Among games without a situation, the share with a few cards from the whole language."""
FOCUSED = 0.85
"""The share of these that are about a few topics."""
OF_PRINT = 0.25
"""The share of games about printed cards."""
CHEAP = (0, 0, 1, 1, 2)
ORBS = (0, 1, 2, 3, 3, 4, 5, 7)
ORBS_OF_PRINT = (1, 2, 3, 4, 5, 6, 7, 9)
"""Printed cards cost more than made-up ones."""
KINDS = ("character", "spell", "landmark", "gear")
PLAIN_HERO = {"type": "hero", "reserve_limit": 2, "landmark_limit": 2}
BANK = 240
POOL = 24
AT_HAND = 0.7
"""How often a player has a card of a situation where it can be used."""
A_DAY = 100
"""Maximum uses of one ability per day."""


class AlteredMaker:
    """See `oracle.assurance.fuzz.generate.maker.Maker`."""

    def __init__(self, offered: Offered) -> None:
        self.offered = offered
        self.made_up = offered.has("made-up-cards")
        self._printed = {
            name: card for name, card in printed.printed().items() if fits(offered, tuple(card_needs(GAME, card)))
        }
        self._bank: list[tuple[Json, frozenset[str]]] = []
        self._words: tuple[str, ...] = ()

    # --- cards ------------------------------------------------------------------------------------------

    def restock(self, dice: Dice) -> None:
        made = [self.definition(dice, f"Card {number}") for number in range(BANK if self.made_up else 0)]
        self._bank = [(card, words(card)) for card in made]
        self._words = tuple(sorted({word for _, own in self._bank for word in own}))

    def definition(self, dice: Dice, name: str, favoured: Collection[str] = ()) -> Json:
        kind = {"Hero": "hero", "Plain": "plain"}.get(name.partition(" ")[0], "")
        about = Subject(favoured, self.offered.not_known(GAME))
        for _ in range(6):
            made = cards.hero(dice, name) if kind == "hero" else cards.made_up(dice, name, about)
            if self._allowed(made) and (made["type"] == "hero") == (kind == "hero"):
                return made
        if kind == "hero":
            return dict(PLAIN_HERO, name=name)
        return cards.plain(dice, "character", name)

    def _allowed(self, card: Json) -> bool:
        if not self.offered.can_be_given(GAME, card):
            return False
        return definition_problem(GAME, card) == ""

    def _pool(self, dice: Dice) -> dict[str, Json]:
        focus = set(dice.some(self._words, 1, 3))
        made = sorted(
            dice.some(self._bank, POOL, POOL), key=lambda card: -dice.random() * (1 + 4 * len(card[1] & focus))
        )
        found = {card["name"]: card for card, _ in made[: dice.between(4, 8)]}
        for number in range(3):
            kind = dice.pick(("character", "character", "landmark", "spell"))
            found[f"Plain {number}"] = cards.plain(dice, kind, f"Plain {number}")
        return found

    def _whole_language(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """A few cards from the whole language, and plain ones; which of them are at hand, and in which zone."""
        drawn = (
            self._focused(dice)
            if self.offered.asked or dice.hit(FOCUSED)
            else [card for card, _ in dice.some(self._bank, 2, 4)]
        )
        found = {
            card["name"]: card | {"hand_cost": dice.pick(CHEAP), "reserve_cost": dice.pick(CHEAP)} for card in drawn
        }
        zones = {"character": ("hand", "reserve", *EXPEDITIONS), "spell": ("hand", "hand", "reserve")}
        at_hand = [
            (name, dice.pick(EXPEDITIONS if card.get("token") else zones.get(card["type"], ("landmark", "hand"))))
            for name, card in found.items()
        ]
        for number in range(2):
            kind = dice.pick(("character", "character", "landmark", "spell"))
            found[f"Plain {number}"] = cards.plain(dice, kind, f"Plain {number}")
        return found, at_hand

    def _focused(self, dice: Dice) -> list[Json]:
        """Cards whose texts are about the same few topics."""
        about = favoured(dice, drawing.WORDS, self.offered.not_known(GAME), self.offered.asked)
        names = [f"Card {BANK + number}" for number in range(dice.between(2, 4))]
        return [self.definition(dice, name, about[number % len(about)]) for number, name in enumerate(names)]

    def _of_print(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """Printed cards that the engine knows, and plain ones; the zones where the printed ones are at hand."""
        found = printed.drawn(dice, self._known())
        at_hand = printed.placed(dice, found)
        for number in range(2 if self.made_up else 0):
            kind = dice.pick(("character", "character", "landmark", "spell"))
            found[f"Plain {number}"] = cards.plain(dice, kind, f"Plain {number}")
        return found, at_hand

    def _about_cards(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """The printed cards that games should be about, plain ones, and perhaps some on the same topics."""
        found = {name: printed.printed()[name] for name in self.offered.cards}
        at_hand = printed.placed(dice, {name: card for name, card in found.items() if card["type"] != "hero"})
        known = {name: card for name, card in self._known().items() if card["type"] != "hero"}
        names = kin.drawn(dice, GAME, self.offered.cards, known)
        at_hand += printed.placed(dice, {name: known[name] for name in names})
        if self.made_up:
            subtypes = tuple(name for card in found.values() for name in mentioned(card, "subtype", "or_subtype"))
            found |= {
                f"Plain {place}": self._plain(dice, kind, f"Plain {place}", subtypes)
                for place, kind in enumerate(KINDS)
            }
        else:
            names += dice.some([name for name, card in known.items() if says_nothing(card)], 3, 4)
        return {name: known[name] for name in names} | found, at_hand

    def _plain(self, dice: Dice, kind: str, name: str, subtypes: tuple[str, ...]) -> Json:
        """A card without abilities, perhaps of one of these subtypes."""
        card = kin.close(dice, GAME, self.offered.cards, cards.plain(dice, kind, name))
        return card | ({"subtypes": [dice.pick(subtypes)]} if subtypes and dice.hit(0.5) else {})

    def _known(self) -> dict[str, Json]:
        return {name: card for name, card in self._printed.items() if name not in self.offered.lacking_cards}

    def _situated(self, dice: Dice, situation: Situation) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        """The cards of one game about a situation, and few others; which of them are at hand, and in which zone."""
        found, at_hand = {}, []
        for number, kind in enumerate(grammar.each_once(dice, situation.cards, dice.between(4, 7))):
            card = situations.made(dice, kind, f"Own {number}")
            if self._allowed(card):
                found[card["name"]] = card
                at_hand += [(card["name"], kind.at)] if kind.at else []
        found |= {card["name"]: card for card, _ in dice.some(self._bank, 0, 1)}
        for number in range(2):
            found[f"Plain {number}"] = cards.plain(dice, "character", f"Plain {number}")
        return found, at_hand

    def _made_up(self, dice: Dice) -> tuple[dict[str, Json], list[tuple[str, str]]]:
        situation = None if self.offered.asked else situations.pick(dice)
        if situation is not None:
            return self._situated(dice, situation)
        whole = self.offered.asked or dice.hit(WHOLE_LANGUAGE)
        return self._whole_language(dice) if whole else (self._pool(dice), [])

    # --- positions --------------------------------------------------------------------------------------

    def setup(self, dice: Dice, edition: str) -> SetupParams:
        about = bool(self.offered.cards)
        of_print = not self.made_up or (
            not self.offered.asked and not about and bool(self._known()) and dice.hit(OF_PRINT)
        )
        pool, at_hand = self._about_cards(dice) if about else self._of_print(dice) if of_print else self._made_up(dice)
        begins = self.offered.has("beginnings") and not about and dice.hit(0.03)
        arena = self.offered.has("tiebreakers") and dice.hit(0.06) and not begins
        placed: list[Card] = []
        for player in PLAYERS:
            if dice.hit(0.7):
                placed += self._hero(dice, pool, player, of_print=of_print)
            elif begins:
                self._disguise(dice, placed, pool, player, edition)
            for name, zone in at_hand:
                if not begins and _may_be(pool[name], zone, edition) and dice.hit(AT_HAND):
                    self._place(dice, placed, pool, player, zone, name)
            self._side(dice, placed, pool, player, edition, begins=begins)
            if not begins:
                self._orbs(dice, placed, pool, player, ORBS_OF_PRINT if of_print or about else ORBS)
        if begins:
            placed = [replace(card, states=(), counters={}) for card in placed]
        players, turn, regions = self._day(dice, begins=begins, arena=arena)
        used = {card.card for card in placed}
        return SetupParams(
            game=GAME,
            edition=edition,
            position=Position(players=players, turn=turn, cards=tuple(placed), regions=regions,
                              happened=() if begins else self._happened(dice, placed, pool, turn.player, edition)),
            definitions={name: card for name, card in pool.items() if name in used and name not in printed.printed()},
        )  # fmt: skip

    def _hero(self, dice: Dice, pool: dict[str, Json], player: str, *, of_print: bool) -> list[Card]:
        """A Hero of the player in the pool and on the table; none if no printed one is known."""
        asked = [name for name in self.offered.cards if printed.printed()[name]["type"] == "hero"]
        name = asked[0] if asked else printed.hero(dice, self._known()) if of_print else f"Hero {player}"
        if name is None:
            return []
        if asked or of_print:
            pool[name] = printed.printed()[name]
        else:
            pool[name] = dict(PLAIN_HERO, name=name) if self.offered.cards else self.definition(dice, name)
        card = Card(ref=f"{player.lower()}-hero", player=player, zone="hero", card=name)
        return [self.states(dice, card, pool[name])]

    def _disguise(self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, edition: str) -> None:
        """Cards that players without a Hero show instead: any card, until Heroes are revealed (4.1.f)."""
        names = [name for name, card in pool.items() if _may_be(card, "hand", edition)]
        if names and dice.hit(0.5):
            self._place(dice, placed, pool, player, "hero", dice.pick(names))

    def _day(self, dice: Dice, *, begins: bool, arena: bool) -> tuple[tuple[Player, ...], Turn, tuple[Region, ...]]:
        second = self.offered.has("second-player")
        first, active = (dice.pick(PLAYERS) if second else PLAYERS[0] for _ in range(2))
        if begins:
            # Each Tumult card is face down, and all Expeditions are at the start.
            plain = tuple(Player(name=name) for name in PLAYERS)
            return plain, Turn(player=first, first=first, number=0, phase="setup"), adventure(_tumult(dice), 0, 0)
        number = dice.between(1, 5)
        players, farthest = [], [0, 0]
        for name in PLAYERS:
            counters: dict[str, int] = {}
            for place, expedition in enumerate(("hero", "companion")):
                distance = 0 if arena or number == 1 else dice.pick((0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6))
                # They have not met yet, so that another day could begin (4.2.5.d).
                distance = min(distance, MET - 1 - sum(counters.values()))
                farthest[place] = max(farthest[place], distance)
                if distance:
                    counters[expedition] = distance
            if name != active and dice.hit(0.35):
                counters["passed"] = 1
            players.append(Player(name=name, counters=counters))
        turn = Turn(player=active, first=first, number=number, phase="afternoon")
        return tuple(players), turn, ARENA if arena else adventure(_tumult(dice), *farthest)

    def _side(
        self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, edition: str, *, begins: bool
    ) -> None:
        fitting = {zone: [name for name, card in pool.items() if _may_be(card, zone, edition)] for zone in SIZES}
        for zone, (least, most) in SIZES.items():
            if begins and zone != "deck":
                continue
            least, most = (8, 14) if begins else (least, most)
            for _ in range(dice.between(least, most) if fitting[zone] else 0):
                self._place(dice, placed, pool, player, zone, dice.pick(fitting[zone]))

    def _orbs(
        self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, numbers: tuple[int, ...]
    ) -> None:
        names = [name for name, card in pool.items() if card["type"] != "hero" and not card.get("token")]
        for number in range(dice.pick(numbers) if names else 0):
            states = dice.pick(READY_OR_NOT)
            placed.append(Card(ref=f"{player.lower()}-orb-{number}", player=player, zone="mana",
                               card=dice.pick(names), states=states))  # fmt: skip

    def _place(self, dice: Dice, placed: list[Card], pool: dict[str, Json], player: str, zone: str, name: str) -> None:
        card = Card(ref=f"{player.lower()}-{zone}-{len(placed)}", player=player, zone=zone, card=name)
        if zone in EXPEDITIONS and dice.hit(0.1):
            other = next(each for each in PLAYERS if each != player)
            card = replace(card, player=other, controller=player)
        placed.append(self.states(dice, card, pool[name]))

    def states(self, dice: Dice, card: Card, definition: Json) -> Card:
        """Statuses and counters, if a card can have them there."""
        if card.zone in ("mana", "reserve", "landmark", "hero"):
            states = dice.pick(READY_OR_NOT)
        elif card.zone in EXPEDITIONS:
            states = dice.pick(IN_EXPEDITION)
        else:
            return card
        counters = {}
        if card.zone not in ("mana", "reserve") and dice.hit(0.3):
            counters = {dice.pick(("boost", "boost", "kelon")): dice.between(1, 2)}
        if self.offered.cards and (spoken := mentioned(definition, "counter")) and dice.hit(0.5):
            counters = {dice.pick(spoken): dice.between(1, 7)}
        return replace(card, states=states, counters=counters)

    def _happened(
        self, dice: Dice, placed: list[Card], pool: dict[str, Json], active: str, edition: str
    ) -> tuple[Fact, ...]:
        if not self.offered.has("history") or not dice.hit(0.25):
            return ()
        if dice.hit(0.3):
            return (Fact(what="moved-forward", player=dice.pick(PLAYERS), ability=dice.pick(("hero", "companion"))),)
        named = [
            (card, ability) for card in placed for ability in pool[card.card or ""].get("abilities", ())
            if ability.get("name") and ability["is"] in ("quick-action", "reaction") and card.zone not in HIDDEN
        ]  # fmt: skip
        if not named:
            return ()
        at_hand = [(card, ability) for card, ability in named
                   if ability["is"] == "quick-action" and (card.controller or card.player) == active]  # fmt: skip
        card, ability = dice.pick(at_hand if at_hand and dice.hit(0.6) else named)
        what = "quick-action-played" if ability["is"] == "quick-action" else "reaction-activated"
        times = dice.pick((1, A_DAY - 1, A_DAY - 1, A_DAY, A_DAY))
        if edition == "1.x" and sum(other.card == card.card for other in placed) > 1:
            # Whether another copy has its own hundred plays is left open there.
            times = 1
        return (
            Fact(what=what, player=card.controller or card.player, card=card.ref, ability=ability["name"], times=times),
        )

    # --- actions ----------------------------------------------------------------------------------------

    def filled(self, dice: Dice, action: Action, table: Observation) -> Action:
        if action.kind != "play" or action.cost is None:
            return action
        cost = replace(action.cost, resources=self._resources(dice, table, table.position.turn.player))
        return replace(action, cost=cost, at=self._where(dice, cost))

    def _where(self, dice: Dice, cost: Cost) -> str | None:
        """Always given when resources are given; otherwise an engine may ask before it looks at them."""
        return dice.pick(EXPEDITIONS) if cost.resources or dice.hit(0.5) else None

    def _resources(self, dice: Dice, table: Observation, player: str) -> tuple[str, ...]:
        if not self.offered.has("resource-choice") or not dice.hit(0.08):
            return ()
        orbs = [card.ref for card in table.position.cards if card.zone == "mana" and card.player == player]
        return tuple(dice.some(orbs, 1, 4))

    def proposal(self, dice: Dice, table: Observation) -> tuple[str, Action] | None:
        turn = table.position.turn.player
        player = turn if dice.hit(0.85) else next(name for name in PLAYERS if name != turn)
        asked = table.decision is not None
        weights = {"play": 5.0, "use": 3.0, "pass": 0.4, "decline": 3.0 if asked else 0.1, "begin": 0.05}
        action = self._proposed(dice, dice.weighed(weights), table, player)
        if action is None or not fits(self.offered, tuple(action_needs(GAME, action))):
            return None
        return player, action

    def _proposed(self, dice: Dice, kind: str, table: Observation, player: str) -> Action | None:
        if kind in ("pass", "decline", "begin"):
            return Action(kind=kind)
        zones: tuple[str, ...] = (
            ("hand", "hand", "reserve") if kind == "play" else (*EXPEDITIONS, "reserve", "landmark")
        )
        if dice.hit(0.08):
            zones = ("discard", "deck", "mana", "hero", "landmark", "hand", *EXPEDITIONS)
        zone = dice.pick(zones)
        refs = [card.ref for card in table.position.cards
                if card.zone == zone and ((card.controller or card.player) == player or dice.hit(0.05))]  # fmt: skip
        if not refs:
            return None
        ref = dice.pick(refs)
        if kind == "use":
            return Action(kind=kind, card=ref, ability=dice.pick((None, "deed 0", "deed 1", "1", "2")))
        cost = Cost(kind=dice.weighed({"mana": 5.0, "scout": 1.5, "free": 0.4}),
                    resources=self._resources(dice, table, player))  # fmt: skip
        return Action(kind=kind, card=ref, cost=cost, at=self._where(dice, cost))


def _tumult(dice: Dice) -> tuple[tuple[str, ...], ...]:
    """The three Tumult cards in any order and orientation."""
    tumult = [BETWEEN[place : place + 2] for place in (0, 2, 4)]
    dice.shuffle(tumult)
    return tuple(half for card in tumult for half in (card if dice.hit(0.5) else card[::-1]))


WITHOUT_GEAR = ("1.x",)
"""Editions in which every Permanent goes to the Landmark zone."""


def _may_be(card: Json, zone: str, edition: str) -> bool:
    if card.get("token"):
        return zone in EXPEDITIONS
    kind: str = card.get("zone_type") or card["type"]
    if kind == "expedition" and edition in WITHOUT_GEAR:
        kind = "landmark"
    if zone in EXPEDITIONS:
        return kind in ("character", "expedition")
    return kind != "hero" and (zone != "landmark" or kind == "landmark")
