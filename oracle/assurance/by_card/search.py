"""Searches, on the reference, small situations in which each ability of a card does something, and does not.

What an ability does is what tells the card from one that lacks it. So games are made up around the card, and each is
played side by side on the reference and on references that have it wrong, as differential play does; what differs
is reduced as it is there. The same seed and the same stock of cards find the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.by_card.wrong import Ability, Wrong, WrongCard, abilities_of, wrongs_of
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.possible import possible
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.lockstep.whole_actions import play_by_actions
from oracle.assurance.fuzz.reduce import case_passes
from oracle.assurance.fuzz.reduce.reducer import Bounds, Reducer
from oracle.assurance.fuzz.reduce.same import SHARP
from oracle.assurance.own import own
from oracle.engines.limits import Clock
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS, Undecided
from oracle.profiles import PROFILES
from oracle.protocol.declared import with_included
from oracle.protocol.messages import Action
from oracle.protocol.simple_cards import capability_for

LENGTHS = (3, 4, 6, 8, 12)
"""How many moves a game has at most."""
ENDS = (1, 2, 4)
"""How many more moves follow what the card makes otherwise."""
POINTED = 0.7
"""How often an action is made that tells the two apart, if there is any."""
PACES = (0.0, 0.0, 1.0)
"""How often turns are ended then: what a card has made may show at the end of a turn or a day, and not before."""
UNTRIED = (0.75, 0.2)
"""How often a legal action is one with the card, as long as nobody has done anything with it."""
GAMES, FOR_WORDS, FOR_ABILITIES = 30, 80, 200
"""Made up for a card: as long as it is not told from one that lacks a part of what it says, from one with another
number or word, and from one without a whole ability."""
RUNS = 160
"""Games played to reduce one situation."""


class Situation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A case that shows what an ability of a card does."""

    ability: Ability
    does: bool
    """Whether the ability does something in it; else one that says less, or in which one thing is other, would."""
    case: Case


class Stock(Struct, frozen=True, kw_only=True):
    """With what the situations of an engine can be made."""

    game: str
    capabilities: frozenset[str]
    """Those that it declares."""
    lacking: frozenset[str] = frozenset()
    """Printed cards that it does not know."""


class Search:
    """Of one card. Raises KeyError for a card that is not known."""

    def __init__(self, stock: Stock, name: str, seed: int = 0, clock: Clock | None = None) -> None:
        """`clock`: the time of the whole run."""
        self.clock = clock or Clock()
        self.stock, self.name, self.seed, self.game = stock, name, seed, stock.game
        self.offered = Offered(capabilities=stock.capabilities, cards=(name,), crowded=0.0)
        self.offered.lacking_cards = set(stock.lacking)
        self.maker = own(self.game).maker(self.offered)
        self.reference = ReferenceEngine(tracing=True)
        self.info = self.reference.initialize()
        self.left = list(wrongs_of(self.game, name))
        """Those that no situation tells from the card yet."""
        self.missing = {wrong.ability: wrong for wrong in self.left if wrong.missing}
        self.found: list[Situation] = []
        self.games = 0

    def run(self) -> tuple[Situation, ...]:
        """The situations, those of one ability together, what it does first. Raises TimeUp."""
        while any(self.games < patience(wrong) for wrong in self.left):
            self.clock.check()
            case = self._game()
            self.games += 1
            if case is not None:
                self._look_at(case)
        for ability in abilities_of(self.game, self.name):
            self.clock.check()
            self._find_quiet(ability)
        return tuple(sorted(self.found, key=lambda one: (one.ability, not one.does)))

    # --- games about the card ---------------------------------------------------------------------------

    def _game(self) -> Case | None:
        """A game about the card, played by the rules and against them; None where no position comes about."""
        dice = Dice(f"{self.seed}/{self.name}/{self.games}")
        setup = possible(self.maker.setup(dice, PROFILES[self.game].current), self.reference)
        if setup is None or all(card.card != self.name for card in setup.position.cards):
            return None
        # Only a game by the rules of whoever has the ability shows what it allows, and of whoever lacks it, what it
        # forbids.
        wrong = dice.pick([wrong for wrong in self.left if wrong.missing] or self.left)
        sides: list[ReferenceEngine] = [self.reference, self._engine(wrong)]
        dice.shuffle(sides)
        walk = self._walk(dice, *sides)
        walk.first = lambda: telling(sides) if dice.hit(POINTED) else ()
        begun, _ = walk.play(dice, setup)
        # What is asked last is answered, and a few moves more are made, as the card has it.
        walk = self._walk(dice, self.reference, ReferenceEngine())
        walk.lengths, walk.paces = ENDS, PACES
        case, _ = walk.play(dice, setup, begun.moves)
        return replace(case, setup=replace(case.setup, chance=walk.lockstep.known))

    def _walk(self, dice: Dice, one: ReferenceEngine, other: ReferenceEngine) -> RandomWalk:
        walk = RandomWalk(Lockstep(one, other, self.info), self.maker, self.offered)
        walk.lengths, walk.untried = LENGTHS, dice.pick(UNTRIED)
        return walk

    # --- what they show ---------------------------------------------------------------------------------

    def _look_at(self, case: Case) -> None:
        """Keep what the case shows, reduced, once for each wrong card that only this tells from the right one."""
        for wrong in tuple(self.left):
            found = self._difference(case, wrong) if wrong in self.left else None
            if found is None:
                continue
            small = self._reduced(case, found, wrong)
            self.left = [each for each in self.left if each != wrong and self._difference(small, each) is None]
            lacking = self.missing.get(wrong.ability, wrong)
            does = wrong == lacking or self._difference(small, lacking) is not None
            self.found.append(Situation(ability=wrong.ability, does=does, case=small))

    def _difference(self, case: Case, wrong: Wrong) -> Difference | None:
        """What tells a wrong card from the right one in this case, whatever the manner of asking."""
        engine = self._engine(wrong)
        found = play(case, self.reference, engine, self.info)
        # Another question alone may be no more than another manner.
        return found if found is None or found.kind in SHARP else play_by_actions(case, engine, self.info)

    def _reduced(self, case: Case, found: Difference, wrong: Wrong) -> Case:
        # By the clock the same search could come to another end.
        bounds = Bounds(runs=RUNS, seconds=math.inf, detours=0)
        return (
            Reducer(self.reference, self._engine(wrong), self.info, bounds, self._can_be_sent).reduce(case, found).case
        )

    def _can_be_sent(self, case: Case) -> bool:
        """Whether it is about the printed card, and the engine can be given the others."""
        declared, made_up = with_included(self.stock.capabilities), case.setup.definitions
        names = {card.card or "" for card in case.setup.position.cards}
        return (
            self.name in names
            and self.name not in made_up
            and not names & self.stock.lacking - made_up.keys()
            and all(capability_for(self.game, made_up[name]) in declared for name in names & made_up.keys())
        )

    def _engine(self, wrong: Wrong) -> WrongCard:
        return WrongCard(self.name, wrong.definition)

    # --- where it does nothing --------------------------------------------------------------------------

    def _find_quiet(self, ability: Ability) -> None:
        """Where there is none yet, a situation in which the ability does nothing: one thing is other than where it
        does."""
        known = [one for one in self.found if one.ability == ability]
        if ability not in self.missing or not all(one.does for one in known):
            return
        for case in (near for one in known for near in near_to(one.case)):
            if (
                self._can_be_sent(case)
                and self._is_accepted(case)
                and self._difference(case, self.missing[ability]) is None
            ):
                self.found.append(Situation(ability=ability, does=False, case=case))
                return

    def _is_accepted(self, case: Case) -> bool:
        """Whether everything is done as it is told, up to the last move."""
        lockstep = Lockstep(self.reference, ReferenceEngine(), self.info)
        if possible(case.setup, self.reference) != case.setup or lockstep.begin(case.setup) is not None:
            return False
        for move in case.moves:
            if lockstep.over or lockstep.step(move) is not None:
                return False
            if not lockstep.calls or lockstep.calls[0].reply.status != "accepted":
                return False
        return bool(case.moves)


def patience(wrong: Wrong) -> int:
    """How many games are made up to tell a wrong card from the right one."""
    return FOR_ABILITIES if wrong.missing else FOR_WORDS if wrong.otherwise else GAMES


def near_to(case: Case) -> Iterator[Case]:
    """The case with one thing otherwise: a card less, one in its usual state, other counters, a move less."""
    for near in (
        case_passes.single_cards,
        case_passes.plain_states,
        case_passes.plain_players,
        case_passes.fewer_moves,
    ):
        yield from near(case)


def telling(sides: Sequence[ReferenceEngine]) -> list[Action]:
    """The actions that only one of two lists as legal; else those with a card that counts otherwise on the two."""
    try:
        one, other = (side.legal().actions for side in sides)
        alone = [action for action in (*one, *other) if (action in one) != (action in other)]
        refs = {card.ref for card in sides[0].observe().position.cards if _counts_otherwise(sides, card.ref)}
    except (*BREAKDOWNS, Undecided):
        return []
    return alone or [action for action in one if {action.card, action.target} & refs]


def _counts_otherwise(sides: Sequence[ReferenceEngine], ref: str) -> bool:
    one, other = (side.characteristics(ref) for side in sides)
    return one != other
