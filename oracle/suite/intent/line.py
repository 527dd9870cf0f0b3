"""A scenario as the reference plays it: each action with what its player wants, as facts."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Decision, Reply
from oracle.suite.intent.parts import Alone, taken_alone
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.answering import Answering
from oracle.suite.play.ending import ends_with
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.questions import offers
from oracle.suite.play.world import World

YES, NO = "yes", "no"
IF_ASKED = "if asked"
"""In place of a part of the action: its player says it beforehand, should anybody ask."""


class Fact(Struct, frozen=True, kw_only=True):
    """One thing a player wants: the reference's question, and the answer to it."""

    place: int
    """Which of the plan's calls gives it: the `chooses` step, or the action that says it itself."""
    question: Decision
    answer: tuple[str, ...] | None
    """None where the scenario ends at the question, or takes back what asks it."""
    said: str = ""
    """Part of the action that says it, so that nobody has asked: `target`, `by`, `onto`, `at`, `resources`; or
    `if asked`, where an engine may ask and need not."""
    looked_at: tuple[int, ...] = ()
    """The `is asked` steps about this question."""


class Unit(Struct, frozen=True, kw_only=True):
    """An action with every choice up to the next one."""

    act: int
    """Which of the plan's calls begins it."""
    refused: bool
    facts: tuple[Fact, ...]
    """In the order of the reference's questions, what the action itself says first."""
    alone: Alone = {}
    """What the action leaves out, where only one thing can be taken."""


class Line(Struct, frozen=True, kw_only=True):
    """What a scenario wants, action by action, as far as the reference plays it."""

    units: tuple[Unit, ...]
    probes: frozenset[int]
    """`chooses` steps that the reference refuses: they are no wish, but try what is not allowed."""
    interruptions: frozenset[int]
    """Actions that are refused while a question is open: they belong to the action under way."""
    whole: bool
    """Whether the reference has played the scenario to its end."""
    played: bool
    """Whether it did all that is done in it, be it that something was seen otherwise than the scenario says."""
    undecided: tuple[int, str] | None = None
    """The call of which the rules do not settle what happens, and what they leave open."""

    def left_undecided(self, place: int) -> str:
        """What the rules leave open of this call, or of one before it; empty where they settle everything."""
        return self.undecided[1] if self.undecided is not None and self.undecided[0] <= place else ""

    def unit_at(self, place: int) -> Unit | None:
        """The unit that a call begins."""
        return next((unit for unit in self.units if unit.act == place), None)

    def leaves_open(self, place: int) -> bool:
        """Whether the reference too is asking as this call begins an action, or after the last call.

        Where it does not get so far, nothing can be said against it.
        """
        before = [unit for unit in self.units if unit.act < place]
        return (
            not self.played
            or place in self.interruptions
            or any(fact.answer is None for unit in before[-1:] for fact in unit.facts)
        )


class _Recorder(ReferenceEngine):
    """The reference, remembering the last action it was asked for."""

    action: Action | None = None

    def act(self, player: str, action: Action) -> Reply:
        self.action = action
        return super().act(player, action)


class _Recording:
    def __init__(self, plan: Plan, edition: str) -> None:
        self.plan = plan
        self.edition = edition
        self.engine = _Recorder()
        self.units: list[Unit] = []
        self.probes: set[int] = set()
        self.interruptions: set[int] = set()
        self.act: int | None = None
        self.action: Action | None = None
        self.refused = False
        self.facts: list[Fact] = []
        self.alone: Alone = {}
        self.looked_at: tuple[int, ...] = ()

    def run(self) -> Line:
        whole = played = False
        undecided: tuple[int, str] | None = None
        last = max((place for place, call in enumerate(self.plan.calls) if call.is_when), default=-1)
        try:
            if self.engine.setup(setup_params(self.plan, self.edition)).status != "ok":
                return Line(units=(), probes=frozenset(), interruptions=frozenset(), whole=False, played=False)
            world = world_of(self.plan, self.engine, self.edition)
            for place, call in enumerate(self.plan.calls):
                asked = self.engine.observe().decision
                alone = self._taken_alone(call) if asked is None else {}
                world.run(call)
                if call.is_when:
                    self._when(place, call, asked, world.last_reply())
                    self.alone = alone if self.act == place else self.alone
                    played = place == last and world.refusal is None
                elif any(row.asks for row in rows_of(call, self.edition)):
                    self.looked_at += (place,)
            whole = played = True
        except (Failed, Unsupported, EngineFault, InputError, OracleError) as error:
            whole = False
            if self.engine.undecided is not None:
                undecided = place, str(error)
        self._close(self.engine.observe().decision if played else None)
        return Line(
            units=tuple(self.units),
            probes=frozenset(self.probes),
            interruptions=frozenset(self.interruptions),
            whole=whole,
            played=played,
            undecided=undecided,
        )

    def _taken_alone(self, call: Call) -> Alone:
        move = call.move
        if move is None or move.action is None:
            return {}
        return taken_alone(self.engine, self.plan.game, move.player, move.action)

    def _when(self, place: int, call: Call, asked: Decision | None, reply: Reply) -> None:
        move = call.move
        assert move is not None  # noqa: S101
        if move.takes_back:
            if asked is not None and reply.status == "accepted":
                self._fact(place, asked, None)
            return
        if move.answer is None and asked is not None and reply.status == "refused":
            self.interruptions.add(place)
            return
        if move.answer is None:
            self._close(asked)
            self.act, self.refused, self.looked_at = place, reply.status == "refused", ()
            self.action = self.engine.action
            if self.action is not None:
                self.facts = said_by(self.action, move.player, place)
            return
        if move.if_asked:
            self.facts.append(_if_asked(place, asked, move.player, move.answer))
            return
        if reply.status == "refused":
            self.probes.add(place)
            if asked is not None and self.engine.observe().decision is None:
                # The refusal has taken the whole action back, with its question.
                self._fact(place, asked, None)
        elif asked is not None:
            self._fact(place, asked, move.answer)

    def _fact(self, place: int, asked: Decision, answer: tuple[str, ...] | None) -> None:
        question = of_action(asked, self.action)
        self.facts.append(Fact(place=place, question=question, answer=answer, looked_at=self.looked_at))
        self.looked_at = ()

    def _close(self, pending: Decision | None) -> None:
        """The end of a unit, perhaps with a question that is left open."""
        if self.act is None:
            return
        if pending is not None:
            self._fact(len(self.plan.calls), pending, None)
        self.units.append(Unit(act=self.act, refused=self.refused, facts=tuple(self.facts), alone=self.alone))
        self.act, self.facts, self.alone = None, [], {}


def _if_asked(place: int, asked: Decision | None, player: str, answer: tuple[str, ...]) -> Fact:
    """What is answered should an engine ask: the question of the reference if it is the one, else one as it may be."""
    if asked is None or not offers(asked, player, answer):
        yes_no = {*answer} <= {YES, NO}
        asked = Decision(
            id="", player=player, kind="may" if yes_no else "choose", options=(YES, NO) if yes_no else answer,
            least=len(answer), most=len(answer),
        )  # fmt: skip
    return Fact(place=place, question=asked, answer=answer, said=IF_ASKED)


def world_of(plan: Plan, engine: ReferenceEngine, edition: str) -> World:
    """The scenario on the reference, which is set up for it."""
    return World(
        engine=engine,
        game=PROFILES[plan.game],
        edition=edition,
        support=engine.initialize().games[plan.game],
        answering=Answering(),
        ends_with=ends_with(plan.calls, edition),
    )


def line_of(plan: Plan, edition: str) -> Line:
    """What the scenario wants under this edition."""
    return _Recording(plan, edition).run()


def of_action(question: Decision, action: Action | None) -> Decision:
    """A question as a fact keeps it: only of the action's own card it asks for a part of the action."""
    own = action is not None and question.source == action.card
    return question if own or not question.part else replace(question, part="")


def said_by(action: Action, player: str, place: int) -> list[Fact]:
    """What the action itself says of choices that an engine may also ask for."""
    cost = action.cost
    named: dict[str, tuple[str, ...]] = {
        "target": () if action.target is None else (action.target,),
        "at": () if action.at is None else (action.at,),
        "by": () if cost is None else cost.by,
        "onto": () if cost is None else cost.onto,
        "resources": () if cost is None else cost.resources,
    }
    return [
        Fact(
            place=place,
            question=Decision(
                id="", player=player, kind="choose", options=taken, least=len(taken), most=len(taken),
                source=action.card,
            ),
            answer=taken,
            said=part,
        )
        for part, taken in named.items()
        if taken
    ]  # fmt: skip
