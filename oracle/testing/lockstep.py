"""A machine of Hypothesis that plays an engine beside the reference, and shrinks the first difference."""

from __future__ import annotations

import atexit
from typing import ClassVar

from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.random_walk import PACES, RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep as Playing
from oracle.assurance.fuzz.lockstep.whole_actions import confirmed
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, write_feature
from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.suite.engines import open_engine
from oracle.suite.phrases.move import Move
from oracle.testing.strategies import NUMBERS, declared_by, maker_of, positions
from oracle.testing.throws import Throws


class Lockstep(RuleBasedStateMachine):
    """Draws a position and moves, makes them on an engine and on the reference, and compares after each.

    Subclasses name the `command` that starts the engine and the `game`. Nothing is judged that the engine does not
    support, that the rules leave open, or that is only another manner of asking. A difference fails the test: it says
    what differs, by which clause, and shows the scenario.
    """

    command: ClassVar[str] = ""
    game: ClassVar[str] = "lorcana"
    edition: ClassVar[str | None] = None
    """By default the current one."""
    limits: ClassVar[Limits] = Limits()

    @classmethod
    def start(cls) -> Engine:
        """The engine, started once for all examples."""
        return open_engine(cls.command, cls.limits)

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """A position on both."""
        engine, info = _running(type(self))
        if self.game not in info.games:
            raise EngineFault("request", f"the engine does not play {PROFILES[self.game].name}")
        reference = ReferenceEngine(tracing=True)
        reference.seed = data.draw(st.integers(1, NUMBERS), label="seed of chance")
        self.playing = Playing(reference, engine, info)
        support = info.games[self.game]
        self.walk = RandomWalk(self.playing, *maker_of(self.game, declared_by(self.game, support), 0))
        drawn = positions(self.game, edition=self.edition, support=support)
        self._judge(self.walk.begin(data.draw(drawn, label="position")))
        # A position that the engine does not support says nothing.
        assume(not self.playing.over)

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        """A move of one of the players, legal or not, or an answer to what is asked."""
        if self.playing.over:
            return
        move = data.draw(_moves(self.walk), label="move")
        if move is None:
            self.playing.over = "nobody can do anything"
        else:
            self._judge(self.walk.make(move))

    def teardown(self) -> None:
        """Compare what each player sees at the end."""
        playing = getattr(self, "playing", None)
        if playing is not None and not playing.over:
            self._judge(playing.look_around())

    def _judge(self, found: Difference | None) -> None:
        if found is None:
            return
        playing = self.playing
        setup = replace(playing.setup, chance=found.chance)
        case = Case(setup=setup, moves=tuple(playing.played))
        engine, info = _running(type(self))
        if confirmed(case, found, engine, info) is None:
            playing.over = "the engine only asks in another manner"
            return
        playing.over = "they differ"
        raise AssertionError(difference_words(case, found, Judge(engine=engine, info=info)))


@st.composite
def _moves(draw: st.DrawFn, walk: RandomWalk) -> Move | None:
    throws = Throws(draw)
    return walk.next_move(throws, throws.pick(PACES))


_engines: dict[type[Lockstep], tuple[Engine, EngineInfo]] = {}


def _running(machine: type[Lockstep]) -> tuple[Engine, EngineInfo]:
    """The engine of a machine, and what it says of itself."""
    if machine not in _engines:
        engine = machine.start()
        _engines[machine] = engine, engine.initialize()
        atexit.register(engine.close)
    return _engines[machine]


def difference_words(case: Case, found: Difference, judge: Judge | None = None) -> str:
    """What differs, by which clause, and the scenario that shows it, where the phrases there are say it."""
    lines = [
        f"{found.what}: the engine differs from the reference",
        f"  did:       {found.did or 'nothing yet: the position was set up'}",
        f"  reference: {found.reference}",
        f"  engine:    {found.engine}",
    ]
    if found.clause:
        lines.append(f"  clause:    {found.clause}")
    heading = Heading(
        feature="Found by Hypothesis", scenario="What differs", case="found", edition=case.setup.edition,
        clauses=(found.clause,) if found.clause else (), row=found.row,
    )  # fmt: skip
    try:
        lines += ["", write_feature(case, heading, ReferenceEngine(tracing=True), judge)]
    except (NotExpressible, EngineFault) as why:
        lines += ["", f"There is no scenario of it: {why}"]
    return "\n".join(lines)
