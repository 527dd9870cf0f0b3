"""Searches on the reference for small situations in which each ability of a card has an effect, and others in which it
has none.

An ability's effect is whatever distinguishes the card from one without it. Random games are generated around the card,
and each is played side by side on the reference and on references with a wrong card, as in differential play; the
differences are reduced in the same way. The same seed and card pool give the same result.
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
"""Maximum moves per game."""
ENDS = (1, 2, 4)
"""Further moves played after the card has made a difference."""
POINTED = 0.7
"""Probability of choosing an action that distinguishes the two, if there is one."""
PACES = (0.0, 0.0, 1.0)
"""Probability of ending turns at that point: an effect may only show at the end of a turn or a day."""
UNTRIED = (0.75, 0.2)
"""Probability of choosing a legal action with the card until it has been used."""
GAMES, FOR_WORDS, FOR_ABILITIES = 30, 80, 200
"""Games generated for a card: until it is distinguished from a card that lacks part of its text, from one with another
number or word, and from one without a whole ability.
"""
RUNS = 160
"""Games played to reduce one situation."""


class Situation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A case that shows what an ability of a card does."""

    ability: Ability
    does: bool
    """Whether the ability has an effect in it; if not, it has one in a nearly identical situation."""
    case: Case


class Stock(Struct, frozen=True, kw_only=True):
    """The material for an engine's situations."""

    game: str
    capabilities: frozenset[str]
    """The engine's declared capabilities."""
    lacking: frozenset[str] = frozenset()
    """Printed cards that it does not know."""


class Search:
    """The search for one card. Raises KeyError for an unknown card."""

    def __init__(self, stock: Stock, name: str, seed: int = 0, clock: Clock | None = None) -> None:
        """`clock`: the time limit of the whole run."""
        self.clock = clock or Clock()
        self.stock, self.name, self.seed, self.game = stock, name, seed, stock.game
        self.offered = Offered(capabilities=stock.capabilities, cards=(name,), crowded=0.0)
        self.offered.lacking_cards = set(stock.lacking)
        self.maker = own(self.game).maker(self.offered)
        self.reference = ReferenceEngine(tracing=True)
        self.info = self.reference.initialize()
        self.left = list(wrongs_of(self.game, name))
        """Wrong cards that no situation distinguishes from the card yet."""
        self.missing = {wrong.ability: wrong for wrong in self.left if wrong.missing}
        self.found: list[Situation] = []
        self.games = 0

    def run(self) -> tuple[Situation, ...]:
        """The situations by ability, those with an effect first. Raises TimeUp."""
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
        """A game about the card, played with the right or a wrong definition; None if no position could be
        generated.
        """
        dice = Dice(f"{self.seed}/{self.name}/{self.games}")
        setup = possible(self.maker.setup(dice, PROFILES[self.game].current), self.reference)
        if setup is None or all(card.card != self.name for card in setup.position.cards):
            return None
        # Only a game under the rules of the side with the ability shows what the ability allows; what it forbids shows
        # only under the rules of the other side.
        wrong = dice.pick([wrong for wrong in self.left if wrong.missing] or self.left)
        sides: list[ReferenceEngine] = [self.reference, self._engine(wrong)]
        dice.shuffle(sides)
        walk = self._walk(dice, *sides)
        walk.first = lambda: telling(sides) if dice.hit(POINTED) else ()
        begun, _ = walk.play(dice, setup)
        # The last question is answered and a few more moves are made, as with the right card.
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
        """Store the reduced case for each wrong card that only this case distinguishes from the right one."""
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
        """The difference between a wrong card and the right one in this case, apart from the manner of asking."""
        engine = self._engine(wrong)
        found = play(case, self.reference, engine, self.info)
        # A different question alone may be just a different manner.
        return found if found is None or found.kind in SHARP else play_by_actions(case, engine, self.info)

    def _reduced(self, case: Case, found: Difference, wrong: Wrong) -> Case:
        # With a clock, the same search could end differently.
        bounds = Bounds(runs=RUNS, seconds=math.inf, detours=0)
        return (
            Reducer(self.reference, self._engine(wrong), self.info, bounds, self._can_be_sent).reduce(case, found).case
        )

    def _can_be_sent(self, case: Case) -> bool:
        """Whether the case is about the printed card, and the engine accepts its other cards."""
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
        """If there is none yet, find a situation without an effect: one thing differs from a situation with an
        effect.
        """
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
        """Whether every move is accepted, up to the last."""
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
    """How many games to generate to distinguish a wrong card from the right one."""
    return FOR_ABILITIES if wrong.missing else FOR_WORDS if wrong.otherwise else GAMES


def near_to(case: Case) -> Iterator[Case]:
    """The case with one change: a card removed, a card in its normal state, other counters, a move removed."""
    for near in (
        case_passes.single_cards,
        case_passes.plain_states,
        case_passes.plain_players,
        case_passes.fewer_moves,
    ):
        yield from near(case)


def telling(sides: Sequence[ReferenceEngine]) -> list[Action]:
    """Actions that only one of two lists contains; else those with a card whose numbers differ between the two."""
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
