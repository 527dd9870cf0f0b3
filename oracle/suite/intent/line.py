"""A scenario as played by the reference: each action with its player's wishes, as facts."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Decision, Reply
from oracle.suite.intent.parts import Alone, left_out, taken_alone
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.answering import Answering
from oracle.suite.play.ending import ends_with
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.questions import offers
from oracle.suite.play.world import World

YES, NO = "yes", "no"
IF_ASKED = "if asked"
"""Used instead of a part of the action: the answer is given in advance, in case an engine asks."""


class Fact(Struct, frozen=True, kw_only=True):
    """One wish of a player: the reference's question, and the answer to it."""

    place: int
    """Index of the plan's call that states it: the `chooses` step, or the action itself."""
    question: Decision
    answer: tuple[str, ...] | None
    """None if the scenario ends at the question, or declines."""
    said: str = ""
    """The part of the action that states it, so that nobody asks: `target`, `by`, `onto`, `at`, `resources`; or `if
    asked`, if engines may ask but need not.
    """
    looked_at: tuple[int, ...] = ()
    """The `is asked` steps about this question."""


class Unit(Struct, frozen=True, kw_only=True):
    """An action with all choices up to the next action."""

    act: int
    """Index of the plan's call that begins it."""
    refused: bool
    facts: tuple[Fact, ...]
    """In the order of the reference's questions, preceded by those that the action itself answers."""
    alone: Alone = {}
    """The parts that the action leaves out because they leave no choice, each with the only thing to take."""


class Line(Struct, frozen=True, kw_only=True):
    """The wishes in a scenario, action by action, up to the point that the reference can play."""

    units: tuple[Unit, ...]
    probes: frozenset[int]
    """`chooses` steps that the reference refuses: these are not wishes but tests of illegal answers."""
    interruptions: frozenset[int]
    """Actions that are refused while a question is open: they belong to the current action."""
    whole: bool
    """Whether the reference played the scenario to its end."""
    played: bool
    """Whether every action ran, even if a check failed."""
    undecided: tuple[int, str] | None = None
    """The call whose result the rules do not settle, and the open question."""

    def left_undecided(self, place: int) -> str:
        """The open rules question of this call or an earlier one; empty if everything is settled."""
        return self.undecided[1] if self.undecided is not None and self.undecided[0] <= place else ""

    def unit_at(self, place: int) -> Unit | None:
        """The unit begun by a call."""
        return next((unit for unit in self.units if unit.act == place), None)

    def leaves_open(self, place: int) -> bool:
        """Whether the reference too has an open question when this call begins an action, or after the last call.

        True if the reference does not get that far, since the engine cannot be blamed then.
        """
        before = [unit for unit in self.units if unit.act < place]
        return (
            not self.played
            or place in self.interruptions
            or any(fact.answer is None for unit in before[-1:] for fact in unit.facts)
        )


class _Recorder(ReferenceEngine):
    """The reference, with a record of the last action requested."""

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
                before = self.engine.snapshot() if asked is None and self._leaves_out(call) else ""
                world.run(call)
                if call.is_when:
                    self._when(place, call, asked, world.last_reply())
                    if before and not self.refused:
                        self.alone = self._taken_alone(before)
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

    def _leaves_out(self, call: Call) -> bool:
        action = None if call.move is None else call.move.action
        return action is not None and any(left_out(self.plan.game, action))

    def _taken_alone(self, before: str) -> Alone:
        """The parts without a choice of the action that has just begun; none if one of its parts is asked for."""
        asked, move = self.engine.observe().decision, self.plan.calls[self.act or 0].move
        if move is None or move.action is None or (asked is not None and asked.part):
            return {}
        return taken_alone(before, self.plan.game, move.player, move.action)

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
                # The refusal has taken back the whole action, including its question.
                self._fact(place, asked, None)
        elif asked is not None:
            self._fact(place, asked, move.answer)

    def _fact(self, place: int, asked: Decision, answer: tuple[str, ...] | None) -> None:
        question = of_action(asked, self.action)
        self.facts.append(Fact(place=place, question=question, answer=answer, looked_at=self.looked_at))
        self.looked_at = ()

    def _close(self, pending: Decision | None) -> None:
        """End a unit, perhaps with an open question."""
        if self.act is None:
            return
        if pending is not None:
            self._fact(len(self.plan.calls), pending, None)
        self.units.append(Unit(act=self.act, refused=self.refused, facts=tuple(self.facts), alone=self.alone))
        self.act, self.facts, self.alone = None, [], {}


def _if_asked(place: int, asked: Decision | None, player: str, answer: tuple[str, ...]) -> Fact:
    """The answer if an engine asks: to the reference's question if that is the one, else to a typical question."""
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
    """The wishes of the scenario under this edition."""
    return _Recording(plan, edition).run()


def of_action(question: Decision, action: Action | None) -> Decision:
    """A question as stored in a fact: its `part` is kept only if the action's own card asks it."""
    own = action is not None and question.source == action.card
    return question if own or not question.part else replace(question, part="")


def said_by(action: Action, player: str, place: int) -> list[Fact]:
    """The choices that the action itself states and for which an engine may also ask."""
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
