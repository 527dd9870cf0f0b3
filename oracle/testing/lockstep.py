"""A Hypothesis state machine: plays an engine next to the reference and shrinks the first difference."""

from __future__ import annotations

import atexit
from functools import cache
from typing import ClassVar, NamedTuple

from hypothesis import assume, note, reject
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from msgspec.structs import replace

from oracle.assurance.fuzz.campaign import Settings, editions_for
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import clause_of
from oracle.assurance.fuzz.generate.random_walk import PACES, RandomWalk
from oracle.assurance.fuzz.generate.unsupported import plainer
from oracle.assurance.fuzz.job import TRIES
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep as ToTheLetter
from oracle.assurance.fuzz.lockstep.whole_actions import WholeActionLockstep, confirmed
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, write_feature
from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import title_of
from oracle.protocol.messages import EngineInfo
from oracle.suite.games import game_named
from oracle.testing.strategies import PARTS, Throws, position, stock, throws


class Lockstep(RuleBasedStateMachine):
    """Draws a position and moves, makes them on an engine and on the reference, and compares after each.

    Subclasses name the `command` that starts the engine and the `game`. Nothing is judged if the engine does not
    support it, the rules leave it open, or it is only another manner of asking. A difference fails the test: it states
    what differs and by which clause, and shows the scenario.
    """

    command: ClassVar[str]
    game: ClassVar[str]
    edition: ClassVar[str | None] = None
    """By default the current one, if the engine has it, else the first that it has."""
    limits: ClassVar[Limits] = Limits()

    @classmethod
    def start(cls) -> Engine:
        """The engine, started once for all examples."""
        return Settings(engine=cls.command, editions={}, limits=cls.limits).open_engine()

    @initialize(chance=throws())
    def begin(self, chance: Throws) -> None:
        """Set both up with a position."""
        self._subject = engine, info, game, edition = _running(type(self))
        support, reference = info.games[game], ReferenceEngine(tracing=True)
        self._seed = reference.seed = chance.between(1, PARTS)
        self._playing = ToTheLetter(reference, engine, info)
        self._walk = RandomWalk(self._playing, *stock(game, support))
        setup = position(chance, game=game, edition=edition, support=support)
        found: Difference | None = None
        for _ in range(TRIES):
            if setup is None:
                reject()
            found = self._walk.begin(setup)
            if self._playing.unsupported is None:
                break
            setup = plainer(self._playing, setup)
        assume(found is not None or not self._playing.over)
        self._judge(found)

    @rule(chance=throws())
    def move(self, chance: Throws) -> None:
        """Make a move of one of the players, legal or not, or answer the pending question."""
        if self._playing.over:
            return
        move = self._walk.next_move(chance, chance.pick(PACES))
        if move is None:
            self._playing.over = "nobody can do anything"
            return
        note(f"# {move.step(self._playing.game)}")
        self._judge(self._walk.make(move))

    def teardown(self) -> None:
        """Compare what each player sees at the end."""
        playing: ToTheLetter | None = getattr(self, "_playing", None)
        if playing is not None and not playing.over:
            self._judge(playing.look_around())

    def _judge(self, found: Difference | None) -> None:
        if found is None:
            return
        setup = replace(self._playing.setup, chance=found.chance)
        case = Case(setup=setup, moves=tuple(self._playing.played))
        engine, info, *_ = self._subject
        if confirmed(case, found, engine, info) is not None:
            raise AssertionError(difference_words(case, found, Judge(engine=engine, info=info)))
        # The engine only asks in a manner of its own: from here on whole actions are compared.
        reference = ReferenceEngine(tracing=True, recognisable=True)
        reference.seed = self._seed
        self._playing = self._walk.lockstep = WholeActionLockstep(reference, engine, info)
        self._walk.begin(setup)
        for move in case.moves:
            if not self._playing.over:
                self._walk.make(move)


class _Subject(NamedTuple):
    """The engine of a machine, its declarations, and the game in progress."""

    engine: Engine
    info: EngineInfo
    game: str
    edition: str


@cache
def _running(machine: type[Lockstep]) -> _Subject:
    """The engine, started. Raises InvalidWordsError for an unknown game, EngineFault if it does not play the game."""
    game, engine = game_named(machine.game), machine.start()
    atexit.register(engine.close)
    info = engine.initialize()
    wanted = () if machine.edition is None else (machine.edition,)
    if not (editions := editions_for(info, (game.id,), wanted)):
        raise EngineFault("start", f"the engine does not play {' '.join((game.name, *wanted))}")
    return _Subject(engine, info, game.id, editions[game.id][0])


def difference_words(case: Case, found: Difference, judge: Judge) -> str:
    """What differs, by which clause, and the scenario that shows it, if existing phrases can."""
    clause = clause_of(case, found)
    title = title_of(case.setup.game, clause)
    lines = [
        f"{found.what}: the engine differs from the reference",
        f"  did:       {found.did or 'nothing yet: the position was set up'}",
        f"  reference: {found.reference}",
        f"  engine:    {found.engine}",
        f"  clause:    {clause} {title}",
        "",
    ]
    heading = Heading(
        feature=title, scenario="Found by Hypothesis", case="found", edition=case.setup.edition, clauses=(clause,),
        row=found.row,
    )  # fmt: skip
    try:
        lines.append(write_feature(case, heading, ReferenceEngine(tracing=True), judge))
    except (NotExpressible, EngineFault) as why:
        lines.append(f"There is no scenario of it: {why}")
    return "\n".join(lines)
