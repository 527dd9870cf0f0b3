"""Chooses moves: usually legal ones, and sometimes moves that the rules should refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Maker, Offered, action_kind, action_needs, fits
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.kernel.errors import BREAKDOWNS, Undecided
from oracle.protocol.messages import Action, Cost, Decision, SetupParams
from oracle.protocol.values import Json
from oracle.suite.localisation import Called
from oracle.suite.phrases.move import Move

LENGTHS = (4, 6, 6, 8, 8, 12, 12, 20, 30, 45)
"""The maximum number of moves of a game."""
ENDING = ("end-turn", "pass", "concede")
PACES = (0.0, 0.0, 0.0, 0.04, 0.15)
"""The probability of ending the turn or passing at once: in some games turns are short."""
LAWFUL = (0.55, 0.55, 0.9)
"""The probability of a legal action: in some games nearly 1, so that a lot happens."""
UNTRIED = 0.75
"""The probability that a legal action has a made-up card that has not been used yet."""
BY_KIND = 0.5
"""The probability of choosing the kind of a legal action first: many of one kind then do not crowd out another."""
AGAIN = 0.06
"""The probability of repeating an earlier move."""
ALMOST = 0.3
"""The share of unlisted moves that are a listed one with one card exchanged."""
MOST_DRAWN = 6
"""The options examined as a set of answers."""


class RandomWalk:
    """Plays games on both engines at once, choosing the moves."""

    def __init__(
        self,
        lockstep: Lockstep,
        maker: Maker,
        offered: Offered,
        note: Callable[[Sequence[Called]], None] = lambda _: None,
    ) -> None:
        self.lockstep = lockstep
        self.note = note
        """Receives the reference's trace of each move."""
        self.maker = maker
        self.offered = offered
        self.lengths: Sequence[int] = LENGTHS
        self.paces: Sequence[float] = PACES
        self.untried = UNTRIED
        self.first: Callable[[], Sequence[Action]] = tuple
        """The number of legal actions from which one is chosen."""
        self.actions = 0
        """The moves in all games so far."""
        self.done: list[Move] = []
        """The actions accepted in this game, or before it began."""
        self._listed: list[Action] | None = None
        self._lawful = LAWFUL[0]

    def play(self, dice: Dice, setup: SetupParams, given: Sequence[Move] = ()) -> tuple[Case, Difference | None]:
        """A game from that position; it begins with those of the given moves that are possible."""
        game = self.lockstep
        found = self.begin(setup)
        for move in given:
            if found is not None or game.over:
                break
            found = self.make(move)
        length = len(game.played) + dice.pick(self.lengths)
        pace, self._lawful = dice.pick(self.paces), dice.pick(LAWFUL)
        while found is None and not game.over and len(game.played) < length:
            move_or_none = self.next_move(dice, pace)
            if move_or_none is None:
                break
            found = self.make(move_or_none)
        if found is None and not game.over:
            found = game.look_around()
        return Case(setup=setup, moves=tuple(game.played)), found

    def begin(self, setup: SetupParams) -> Difference | None:
        """Set both up."""
        self._listed, self.done = None, list(_done_before(setup))
        return self.lockstep.begin(setup)

    def make(self, move: Move) -> Difference | None:
        """Make a move on both."""
        self.actions += 1
        found = self.lockstep.step(move)
        self.note(self.lockstep.calls)
        if self.lockstep.calls and self.lockstep.calls[0].reply.status == "accepted":
            self._listed = None
            if move.action is not None and move.action.kind not in ENDING:
                self.done.append(move)
        return found

    # --- choosing ---------------------------------------------------------------------------------------

    def next_move(self, dice: Dice, pace: float) -> Move | None:
        """Somebody's next move, legal or not; None if there is nothing to do. `pace`: how often a turn ends."""
        asked = self.lockstep.table.decision
        if asked is not None and dice.hit(0.93):
            return self._answer(dice, asked)
        if asked is None and pace and dice.hit(pace):
            move = self._ending()
            if move is not None:
                return move
        if asked is None and self.done and dice.hit(AGAIN):
            again = dice.pick(self.done)
            if again.action is not None and self._offered(again.action):
                return again
        if asked is None and dice.hit(self._lawful):
            move = self._legal(dice)
            if move is not None:
                return move
        if asked is None and dice.hit(ALMOST):
            move = self._almost(dice)
            if move is not None:
                return move
        if (proposed := self._proposed(dice)) is not None:
            return proposed
        return self._answer(dice, asked) if asked is not None else self._legal(dice)

    def _proposed(self, dice: Dice) -> Move | None:
        """A move that a player could try; if possible, with a made-up card that no accepted action has used yet."""
        found: list[Move] = []
        for _ in range(6):
            proposed = self.maker.proposal(dice, self.lockstep.table)
            if proposed is not None and action_kind(proposed[1]) not in self.offered.lacking_actions:
                found.append(Move(player=proposed[0], action=proposed[1]))
                if self._is_untried(proposed[1]):
                    return found[-1]
        return found[0] if found else None

    def _legal(self, dice: Dice) -> Move | None:
        """One of the listed actions; the end of the turn is less likely than the others."""
        player = self.lockstep.table.position.turn.player
        if first := self.first():
            return Move(player=player, action=dice.pick(first))
        listed = self._all_listed()
        others = [action for action in listed if action.kind not in ENDING]
        pool = others if others and dice.hit(0.85) else listed
        if not pool:
            return None
        untried = [action for action in pool if self._is_untried(action)]
        if untried and dice.hit(self.untried):
            pool = untried
        elif dice.hit(BY_KIND):
            kind = dice.pick(sorted({action_kind(action) for action in pool}))
            pool = [action for action in pool if action_kind(action) == kind]
        return Move(player=player, action=self.maker.filled(dice, dice.pick(pool), self.lockstep.table))

    def _is_untried(self, action: Action) -> bool:
        """Whether the action uses a made-up or requested card that no accepted action has used yet."""
        setup, asked = self.lockstep.setup, self.offered.cards
        tried = {
            card.ref for card in setup.position.cards
            if card.card in asked or _says_something(setup.definitions.get(card.card or ""))
        }  # fmt: skip
        return action.card in tried and all(
            move.action is None or move.action.card != action.card for move in self.done
        )

    def _almost(self, dice: Dice) -> Move | None:
        """A listed action with a card exchanged for another in the same zone, of any player."""
        named = [action for action in self._all_listed() if any(True for _ in exchanges(action))]
        if not named:
            return None
        kind = dice.pick(sorted({action_kind(action) for action in named}))
        action = dice.pick([action for action in named if action_kind(action) == kind])
        ref, exchanged = dice.pick(list(exchanges(self.maker.filled(dice, action, self.lockstep.table))))
        position = self.lockstep.table.position
        zones = {card.ref: card.zone for card in position.cards}
        others = [card.ref for card in position.cards if card.ref != ref and card.zone == zones.get(ref)]
        return Move(player=position.turn.player, action=exchanged(dice.pick(others))) if others else None

    def _ending(self) -> Move | None:
        """The end of the turn, or passing, if that is legal."""
        turn = self.lockstep.table.position.turn.player
        ends = [action for action in self._all_listed() if action.kind in ENDING and action.kind != "concede"]
        return Move(player=turn, action=ends[0]) if ends else None

    def _all_listed(self) -> list[Action]:
        """The legal actions that the engine supports."""
        if self._listed is None:
            try:
                known = self.lockstep.reference.legal().actions
            except (*BREAKDOWNS, Undecided):
                # A bug in the reference, or a text with an open question; the next move reports it.
                known = ()
            self._listed = [action for action in known if self._offered(action)]
        return self._listed

    def _offered(self, action: Action) -> bool:
        """Whether the engine supports it."""
        needs = tuple(action_needs(self.lockstep.setup.game, action))
        return fits(self.offered, needs) and action_kind(action) not in self.offered.lacking_actions

    def _answer(self, dice: Dice, asked: Decision) -> Move:
        if dice.hit(0.05):
            others = [player.name for player in self.lockstep.table.position.players if player.name != asked.player]
            other = others[0] if len(others) == 1 else dice.pick(others)
            return Move(player=other, answer=good_answer(dice, asked))
        if dice.hit(0.1):
            refs = [card.ref for card in self.lockstep.table.position.cards]
            return Move(player=asked.player, answer=bad_answer(dice, asked, refs))
        return Move(player=asked.player, answer=good_answer(dice, asked))


def _says_something(definition: Json) -> bool:
    return bool(definition) and bool(definition.get("abilities") or definition.get("effect"))


def exchanges(action: Action) -> Iterator[tuple[str, Callable[[str], Action]]]:
    """Each card named by an action, with a function that makes the action with another card there."""
    for name in ("card", "target"):
        ref = getattr(action, name)
        if ref is not None:
            yield ref, partial(_with, action, name)
    cost = action.cost
    if cost is not None:
        for name in ("onto", "by"):
            for ref in getattr(cost, name):
                yield ref, partial(_costing, action, cost, name, ref)


def _with(action: Action, name: str, other: str) -> Action:
    return replace(action, **{name: other})


def _costing(action: Action, cost: Cost, name: str, ref: str, other: str) -> Action:
    refs = tuple(other if each == ref else each for each in getattr(cost, name))
    return replace(action, cost=replace(cost, **{name: refs}))


def _done_before(setup: SetupParams) -> Iterator[Move]:
    """The actions that the position records as already done."""
    for fact in setup.position.happened:
        if fact.what == "quick-action-played":
            yield Move(player=fact.player or "", action=Action(kind="use", card=fact.card, ability=fact.ability))


def good_answer(dice: Dice, asked: Decision) -> tuple[str, ...]:
    """The required number of options, in random order."""
    most = min(asked.most, len(asked.options), max(asked.least, MOST_DRAWN))
    return tuple(dice.some(asked.options, asked.least, most))


def bad_answer(dice: Dice, asked: Decision, refs: Sequence[str]) -> tuple[str, ...]:
    """Too many, too few, one twice, or an invalid option."""
    options = list(asked.options)
    match dice.between(0, 3):
        case 0 if len(options) > asked.most:
            return tuple(options[: asked.most + 1])
        case 1 if asked.least > 0:
            return tuple(options[: asked.least - 1])
        case 2 if options and asked.most > 1:
            return (options[0], options[0])
        case _:
            others = [ref for ref in refs if ref not in options]
            count = max(asked.least, 1)
            return (*options[: count - 1], dice.pick(others)) if others and asked.kind != "name" else ()
