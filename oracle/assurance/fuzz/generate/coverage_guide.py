"""Selects games worth playing again: each was the first to reach a rule, or a pair of rules in one move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Maker, Offered
from oracle.assurance.fuzz.generate.possible import with_cards
from oracle.assurance.own import own
from oracle.kernel.rules import Rule
from oracle.profiles import PROFILES
from oracle.protocol.messages import Card, SetupParams
from oracle.suite.localisation import Called
from oracle.suite.phrases.move import Move

MOST_KEPT = 600
"""The maximum number of cases of one game."""
LATELY = 0.4
"""The probability of taking one of the last cases."""
LAST = 25
AIMED = 0.7
"""In games with an aim, the probability of taking a case that reached one of the clauses aimed at."""


class InterestingCase(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A case, and the rules that it was the first to reach."""

    case: Case
    reached: tuple[str, ...]


class CoverageGuide:
    """The rules reached so far in one game, and the cases that reached them."""

    def __init__(self, kept: Iterable[InterestingCase] = (), aim: Callable[[str], bool] = lambda _: False) -> None:
        """`aim`: the clauses that games should reach."""
        self.met: Counter[str] = Counter()
        """Clause → the number of moves that used it, in all games."""
        self._aim = aim
        self._aimed: dict[str, list[InterestingCase]] = {}
        """Rules of such clauses → the stored cases that reached them."""
        self._own: dict[str, bool] = {}
        """Rules that were entered → whether they belong to such clauses."""
        self.kept: list[InterestingCase] = []
        self.reached: set[str] = set()
        self._moves: set[frozenset[str]] = set()
        for one in kept:
            self._add(one)

    def note(self, calls: Sequence[Called], new: set[str]) -> None:
        """Count the rules of a move, and add those that are new to `new`."""
        self._count(calls)
        rules = frozenset(rule for call in calls for rule in _rules(call))
        if rules in self._moves:
            return
        self._moves.add(rules)
        ordered = sorted(rules)
        for key in (*ordered, *(f"{one} {other}" for one, other in combinations(ordered, 2))):
            if key not in self.reached:
                new.add(key)

    def _count(self, calls: Sequence[Called]) -> None:
        entered = {mark.name: mark for call in calls for mark, _ in call.call.trace if isinstance(mark, Rule)}
        refused = {call.reply.code for call in calls if call.reply.status == "refused"}
        self.met.update(refused.union(*(rule.clauses for rule in entered.values())))
        for name in entered.keys() - self._own.keys():
            self._own[name] = any(map(self._aim, entered[name].clauses))

    def keep(self, one: InterestingCase) -> InterestingCase | None:
        """Store the case if it still reaches anything new, cut after its last new rule."""
        fresh = tuple(sorted(set(one.reached) - self.reached))
        if not fresh or len(self.kept) >= MOST_KEPT:
            return None
        kept = replace(one, reached=fresh)
        self._add(kept)
        return kept

    def _add(self, one: InterestingCase) -> None:
        self.kept.append(one)
        self.reached.update(one.reached)
        for name in {name for key in one.reached for name in key.split(" ")}:
            if self._own.get(name):
                self._aimed.setdefault(name, []).append(one)

    def pool(self, dice: Dice) -> list[InterestingCase]:
        """The stored cases, from which one is chosen to be played again."""
        if self._aimed and dice.hit(AIMED):
            # Choose the rule first, so that a rarely reached rule counts as much as a common one.
            return self._aimed[dice.pick(sorted(self._aimed))]
        return self.kept[-LAST:] if dice.hit(LATELY) else self.kept

    def derived(self, dice: Dice, maker: Maker, offered: Offered) -> tuple[SetupParams, tuple[Move, ...]]:
        """A position derived from a stored case, perhaps with a changed card or number, and moves to begin with."""
        case = dice.pick(self.pool(dice)).case
        setup = case.setup
        for _ in range(dice.pick((0, 1, 1, 2, 3))):
            setup = mutated(dice, setup, maker, offered)
        moves = list(case.moves)
        if moves and dice.hit(0.7):
            moves = moves[: dice.between(0, len(moves) - 1)]
        if moves and dice.hit(0.2):
            del moves[dice.between(0, len(moves) - 1)]
        return setup, tuple(moves)


def _rules(call: Called) -> Iterable[str]:
    """The rules entered in a call; the clause of a refusal has a mark."""
    for mark, _ in call.call.trace:
        if isinstance(mark, Rule):
            yield mark.name
    if call.reply.status == "refused":
        yield f"!{call.reply.code}"


def mutated(dice: Dice, setup: SetupParams, maker: Maker, offered: Offered) -> SetupParams:
    """The position with one change, which may make it impossible."""
    position = setup.position
    place = dice.between(0, len(position.cards) - 1) if position.cards else -1
    ways = {"state": 3.0, "card": 2.0, "definition": 3.0, "zone": 1.0, "counter": 1.0, "turn": 0.5, "less": 1.0}
    way = dice.weighed(ways)
    if way == "counter":
        players = list(position.players)
        whose = dice.between(0, len(players) - 1)
        counters = dict(players[whose].counters)
        name = dice.pick(sorted(counters) or list(PROFILES[setup.game].player_counters)[:1])
        counters[name] = min(
            max(0, counters.get(name, 0) + dice.pick((-1, 1, 2))), own(setup.game).most_counted.get(name, 1)
        )
        players[whose] = replace(players[whose], counters={key: count for key, count in counters.items() if count})
        return replace(setup, position=replace(position, players=tuple(players)))
    if way == "turn":
        player = (
            dice.pick([one.name for one in position.players]) if offered.has("second-player") else position.turn.player
        )
        first = position.turn.first and (player if position.turn.phase == "setup" else position.turn.first)
        return replace(setup, position=replace(position, turn=replace(position.turn, player=player, first=first)))
    if place < 0:
        return setup
    if way == "less":
        return with_cards(setup, (*position.cards[:place], *position.cards[place + 1 :]))
    return _with_card_changed(dice, setup, position.cards[place], way, maker)


def _with_card_changed(dice: Dice, setup: SetupParams, card: Card, way: str, maker: Maker) -> SetupParams:
    position, definitions = setup.position, setup.definitions
    name = card.card or ""
    if way == "definition" and name in definitions:
        made = maker.definition(dice, name)
        if made.get("type") != definitions[name].get("type"):
            return setup
        return replace(setup, definitions={**definitions, name: made})
    if way == "card":
        new = replace(card, card=dice.pick([other.card for other in position.cards]))
    elif way == "zone":
        new = replace(card, zone=dice.pick([other.zone for other in position.cards]), states=(), counters={})
    else:
        new = maker.states(dice, card, definitions.get(name, {}))
    cards = tuple(new if other.ref == card.ref else other for other in position.cards)
    return replace(setup, position=replace(position, cards=cards))
