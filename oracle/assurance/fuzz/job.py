"""One job of a campaign: plays games and learns from all finished ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Note
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate import whole_games
from oracle.assurance.fuzz.generate.coverage_guide import CoverageGuide, InterestingCase
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.asked import asked_for
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.possible import possible
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.generate.unsupported import (
    Evidence,
    SupportCounts,
    SupportLearner,
    evidence,
    plainer,
)
from oracle.assurance.fuzz.ledger import Ledger, Lesson, Memory, Outcome, Plan, Played
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.fuzz.lockstep.whole_actions import WholeActionLockstep, confirmed
from oracle.assurance.own import own
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams
from oracle.suite.localisation import Called
from oracle.suite.phrases.move import Move
from oracle.suite.reading.selection import ClauseChoice

BLOCK = 150
"""The games made from the same stock of cards: a few whole rounds."""
MADE_UP = "made-up-cards"
CLEARED = 3
"""How many differences of manner are tolerated before whole actions are compared."""
DERIVED = 0.25
"""The share of games derived from an interesting one, once there are any."""
DERIVED_WITH_AIM = 0.5
"""The same for games that are aimed at clauses."""
MADE = 20
"""The maximum number of positions drawn until one is possible."""
TRIES = 3
"""The maximum number of simplifications of a position that an engine does not support."""
CURRENT = 0.65
"""The share of the other games that use the first edition."""


class _Side:
    """A job's knowledge about one game."""

    def __init__(self, game: str, lockstep: Lockstep, learnt: SupportCounts, guide: CoverageGuide, plan: Plan) -> None:
        support = lockstep.info.games[game]
        self.game = game
        capabilities = frozenset(support.capabilities) - ({MADE_UP} if plan.printed else set())
        words = own(game).words
        asked = frozenset[str]() if words is None else asked_for(words, plan.about)
        self.offered = Offered(capabilities=capabilities, language=support.language, asked=asked)
        self.learner = SupportLearner(learnt, self.offered)
        self.guide = guide
        self.maker = own(game).maker(self.offered)
        self.lockstep = lockstep
        self.new: set[str] = set()
        self.walk = RandomWalk(self.lockstep, self.maker, self.offered, self._note)
        self.decks = plan.decks
        self.pool = frozenset(plan.pool)
        if self.decks:
            self.walk.lengths = whole_games.LENGTHS
        self.derived = DERIVED_WITH_AIM if plan.clauses else DERIVED
        self.block = -1
        self.cleared = 0
        """Differences that were only another manner of asking."""
        self.to_the_letter = True
        """Whether every question is still compared: this ends once the engine shows its own manner of asking."""

    def clear(self, times: int) -> None:
        """Count differences that are only of manner; after a few of them, compare whole actions."""
        self.cleared += times
        if self.cleared < CLEARED or not self.to_the_letter:
            return
        of = self.lockstep
        self.lockstep = WholeActionLockstep(ReferenceEngine(tracing=True, recognisable=True), of.engine, of.info)
        self.walk.lockstep = self.lockstep
        self.to_the_letter = False

    def _note(self, calls: Sequence[Called]) -> None:
        self.guide.note(calls, self.new)

    def played(
        self, dice: Dice, setup: SetupParams, moves: Sequence[Move], evidences: list[Evidence]
    ) -> tuple[Case, Difference | None]:
        """Play it; evidence about the engine's gaps is added to the notes."""
        found = self.walk.play(dice, setup, tuple(moves))
        if self.lockstep.unsupported is not None or self.learner.learnt.games:
            evidences.append(evidence(self.lockstep))
        return found

    def made(self, dice: Dice, editions: tuple[str, ...]) -> tuple[SetupParams, tuple[Move, ...]]:
        """A possible position, and moves to begin with. Raises `NothingMade`."""
        if self.decks:
            return self._begun(dice, editions), ()
        for _ in range(MADE):
            setup, moves = self._drawn(dice, editions)
            if (found := self.possible(setup)) is not None:
                return found, moves
        raise NothingMade

    def _begun(self, dice: Dice, editions: tuple[str, ...]) -> SetupParams:
        decks = [
            deck or whole_games.drawn(self.game, self.offered, str(dice.between(0, 10**9)), self.pool)
            for deck in self.decks
        ]
        return whole_games.begun_with(self.game, editions[0], decks)

    def _drawn(self, dice: Dice, editions: tuple[str, ...]) -> tuple[SetupParams, tuple[Move, ...]]:
        if self.guide.kept and dice.hit(self.derived):
            setup, moves = self.guide.derived(dice, self.maker, self.offered)
            if setup.edition in editions:
                return setup, moves
        edition = editions[0] if dice.hit(CURRENT) else dice.pick(editions)
        return self.maker.setup(dice, edition), ()

    def possible(self, setup: SetupParams) -> SetupParams | None:
        """A possible version of the position, if there is one."""
        return possible(setup, self.lockstep.reference)


class NothingMade(Exception):
    """No possible position was made."""


class Job:
    """Plays games of one seed, each made from the seed, its number, and the knowledge at the start of its round."""

    def __init__(self, plan: Plan, engine: Engine, memory: Memory | None = None) -> None:
        self.plan = plan
        self.engine = engine
        self.reference = ReferenceEngine(tracing=True)
        self.info = engine.initialize()
        self._memory = Memory() if memory is None else memory
        self._sides = {game: self._side(game) for game in plan.editions}

    def _side(self, game: str) -> _Side:
        learnt = self._memory.learnt.setdefault(game, SupportCounts())
        lockstep = Lockstep(self.reference, self.engine, self.info, by_digest=self.plan.by_digest)
        aims = [ClauseChoice(clause, game) for clause in self.plan.clauses]
        aimed = cache(lambda clause: any(aim.holds(game, clause) for aim in aims))
        guide = CoverageGuide(self._memory.kept.get(game, ()), aimed)
        side = _Side(game, lockstep, learnt, guide, self.plan)
        side.clear(self._memory.cleared.get(game, 0))
        return side

    def met(self, game: str) -> Counter[str]:
        """Clause → the number of moves of the games played here that used it."""
        return self._sides[game].guide.met

    def run(
        self, limit: int | None, stop: Callable[[], bool], tell: Callable[[Outcome], None], ledger: Ledger | None = None
    ) -> None:
        """Play this many games alone (None: until stopped). Raises EngineFault if no engine can be started."""
        ledger = Ledger(self.plan) if ledger is None else ledger
        ledger.meet(self.info.name)
        try:
            while (limit is None or ledger.played < limit) and not stop():
                tell(ledger.take(self.play(ledger.next)))
                if notes := ledger.lesson_due:
                    ledger.learnt(self.learn(notes, ledger.next))
        finally:
            ledger.save()

    def learn(self, notes: Sequence[Note], following: int) -> Lesson:
        """Learn from the games of a round, in their order, as every job of a campaign does. `following` is the number
        of the next game.
        """
        kept = []
        for note in notes:
            side = self._sides[note.game]
            for one in note.noted:
                side.learner.learn(one)
            if note.kept is not None and (new := side.guide.keep(note.kept)) is not None:
                kept.append((note.game, new))
            side.clear(note.manner)
        self._restock(following // BLOCK)
        return Lesson(
            engine=self.info.name,
            learnt={game: side.learner.learnt for game, side in self._sides.items()},
            cleared={game: side.cleared for game, side in self._sides.items() if side.cleared},
            kept=tuple(kept),
        )

    def _restock(self, block: int) -> None:
        """Make the stock of cards for all games of a block at once: every job has the same knowledge then."""
        for game, side in self._sides.items():
            if side.block != block:
                side.block = block
                side.maker.restock(Dice(f"{self.plan.seed}/{game}/{block}"))

    def play(self, number: int) -> Played:
        """The game of this number."""
        games = sorted(self.plan.editions)
        game = games[number % len(games)]
        side = self._sides[game]
        self._restock(number // BLOCK)
        dice = Dice(f"{self.plan.seed}/{number}")
        side.lockstep.reference.seed = dice.between(1, 10**9)
        try:
            setup, moves = side.made(dice, self.plan.editions[game])
        except NothingMade:
            return Played(actions=0, note=Note(game=game))
        before = side.walk.actions
        side.new = set()
        noted: list[Evidence] = []
        case, difference = side.played(dice, setup, moves, noted)
        for tries in range(TRIES):
            if side.lockstep.unsupported is None or case.moves:
                break
            current = replace(setup, edition=self.plan.editions[game][0])
            if not tries and current != setup and side.possible(current) == current:
                # The engine may know less about another edition than about the first.
                setup = current
                case, difference = side.played(dice, setup, moves, noted)
                continue
            left = plainer(side.lockstep, setup)
            if left is None:
                break
            setup = left
            case, difference = side.played(dice, setup, moves, noted)
        actions = side.walk.actions - before
        fresh = tuple(sorted(side.new - side.guide.reached))
        note = Note(game=game, noted=tuple(noted), kept=InterestingCase(case=case, reached=fresh) if fresh else None)
        cards, decks = whole_games.acted_with(case), whole_games.decks_of(case.setup) if side.decks else ()
        if difference is None:
            return Played(actions=actions, note=note, cards=cards, decks=decks)
        whole = replace(case, setup=replace(setup, chance=difference.chance))
        if side.to_the_letter and confirmed(whole, difference, self.engine, self.info) is None:
            return Played(actions=actions, note=replace(note, manner=True), cards=cards, decks=decks)
        return Played(actions=actions, note=note, found=(whole, difference), cards=cards, decks=decks)
