"""Counting without any list of legal actions: everything anybody could say is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, permutations, product

from oracle.assurance.perft.count import Counted
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import ACTIONS, COSTS, Action, Cost, Decision, Observation, SetupParams
from oracle.suite.phrases.move import Move

ASIDE = ("concede", "begin", "decline")
"""What may always be done, or only outside of what is counted."""


def brute_force(params: SetupParams, depth: int) -> list[Counted]:
    """The counts from depth 1 on."""
    engine = ReferenceEngine()
    engine.setup(params)
    counter = _Brute(engine, params, depth)
    counter.below(0)
    return [Counted(counter.sequences[at], len(counter.seen[at])) for at in range(1, depth + 1)]


class _Brute:
    def __init__(self, engine: ReferenceEngine, params: SetupParams, depth: int) -> None:
        self.engine = engine
        self.depth = depth
        self.sequences = [0] * (depth + 1)
        self.seen: list[set[str]] = [set() for _ in range(depth + 1)]
        self.actions = list(everything(params))
        self.names: dict[tuple[int, str | None, str], str] = {}

    def below(self, depth: int) -> None:
        """Count from where the engine is."""
        table = self.engine.observe()
        self.sequences[depth] += 1
        self.seen[depth].add(plain(table))
        if depth == self.depth:
            return
        text = self.engine.snapshot()
        for move in self._moves(table):
            if self._accepted(move, table.decision) and not self._said_before(move, depth):
                self.below(depth + 1)
            self.engine.restore(text)

    def _said_before(self, move: Move, depth: int) -> bool:
        """Whether this was another name of the same thing: a cost by which a card is played for free goes by two."""
        cost = None if move.action is None else move.action.cost
        if move.action is None or cost is None or cost.kind not in ("free", "other"):
            return False
        key = depth, move.action.card, plain(self.engine.observe())
        known = self.names.setdefault(key, cost.kind)
        return known != cost.kind

    def _moves(self, table: Observation) -> Iterator[Move]:
        decision = table.decision
        if decision is None:
            yield from self.actions
            return
        sizes = range(len(decision.options) + 1)
        tried: set[tuple[str, ...]] = set()
        for answer in chain.from_iterable(permutations(decision.options, size) for size in sizes):
            key = answer if decision.kind == "order" else tuple(sorted(answer))
            if key not in tried:
                tried.add(key)
                yield from (Move(player=player.name, answer=answer) for player in table.position.players)

    def _accepted(self, move: Move, decision: Decision | None) -> bool:
        try:
            if move.action is not None:
                return self.engine.act(move.player, move.action).status == "accepted"
            assert decision is not None
            return self.engine.decide(move.player, decision.id, move.answer or ()).status == "accepted"
        except InputError:
            return False


def everything(params: SetupParams) -> Iterator[Move]:
    """Every action of every player with every card, cost and ability, what can be asked for left out."""
    refs = [card.ref for card in params.position.cards]
    abilities = {name for name in _ability_names(params) if name}
    for player, (kind, fields) in product(params.position.players, ACTIONS[params.game].items()):
        if kind in ASIDE:
            continue
        costs = [Cost(kind=cost) for cost in COSTS[params.game]] if "cost" in fields else [None]
        names = sorted(abilities) if "ability" in fields else [None]
        for card, cost, ability in product(refs if "card" in fields else [None], costs, names):
            yield Move(player=player.name, action=Action(kind=kind, card=card, cost=cost, ability=ability))


def _ability_names(params: SetupParams) -> Iterator[str]:
    from oracle.engines.games import binding

    own = binding(params.game)
    for card in params.position.cards:
        if card.card is not None and card.card in own.cards:
            yield from (getattr(ability, "name", "") for ability in own.cards[card.card].abilities)
        elif card.card in params.definitions:
            yield from (ability.get("name", "") for ability in params.definitions[card.card].get("abilities", ()))


def plain(table: Observation) -> str:
    """A position as a text that is the same for the same position."""
    if table.result is not None:
        return repr((table.result.winner, table.result.losers))
    position = table.position
    cards: list[str] = sorted(repr(card) for card in position.cards)
    decks = [card.ref for card in position.cards if card.zone == "deck"]
    asked = table.decision and (
        table.decision.player, table.decision.kind, table.decision.options, table.decision.least, table.decision.most,
        table.decision.source,
    )  # fmt: skip
    rest = (position.players, position.turn, position.happened, position.regions, sorted(map(repr, table.waiting)))
    return repr((cards, decks, asked, rest))
