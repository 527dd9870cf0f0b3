"""Plays a card's situation on an engine, like differential play, and judges the result."""

from __future__ import annotations

import msgspec

from oracle.assurance.by_card.search import Situation
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.lockstep.lockstep import THE_END, Lockstep, played
from oracle.assurance.fuzz.lockstep.whole_actions import WholeActionLockstep
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, write_feature
from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import has_clause
from oracle.protocol.card_results import Shown
from oracle.protocol.messages import EngineInfo


def judged(name: str, situation: Situation, engine: Engine, info: EngineInfo) -> Shown:
    """The engine's result in a situation of this card. Raises EngineFault if there is no engine."""
    case = situation.case
    game = Lockstep(ReferenceEngine(tracing=True), engine, info)
    found = played(case, game)
    if found is not None and found.kind not in ("fault", "reference"):
        # The engine may only be asking in its own manner.
        game = WholeActionLockstep(ReferenceEngine(tracing=True, recognisable=True), engine, info)
        found = played(case, game)
    if found is not None:
        return _failed(name, situation, found, Judge(engine=engine, info=info))
    if game.unsupported is not None:
        return _ended(situation, "unsupported", game.over)
    if game.over and game.over != THE_END:
        return _ended(situation, "unjudged", game.over)
    return _ended(situation, "pass")


def _ended(situation: Situation, judgement: str, message: str = "") -> Shown:
    return msgspec.convert(
        {"ability": situation.ability.name, "does": situation.does, "judgement": judgement, "message": message}, Shown
    )


def _failed(name: str, situation: Situation, found: Difference, judge: Judge) -> Shown:
    return Shown(
        ability=situation.ability.name,
        does=situation.does,
        judgement="fail",
        message=f"{found.did or 'in setup'}: {found.what}: reference: {found.reference}; engine: {found.engine}",
        clause=found.clause,
        played=_feature(name, situation, found, judge),
        case=msgspec.to_builtins(situation.case),
    )


def _feature(name: str, situation: Situation, found: Difference, judge: Judge) -> str:
    """The situation as a scenario; empty if no phrases express it."""
    setup = situation.case.setup
    if not (found.clause and has_clause(setup.game, found.clause)):
        return ""
    does = "does something" if situation.does else "does nothing"
    heading = Heading(
        feature=f"Situations of {name}",
        scenario=f"{situation.ability.name} {does}",
        case=f"card-{found.clause.replace('.', '-')}",
        clauses=(found.clause,),
        edition=setup.edition,
        row=found.row,
    )
    try:
        return write_feature(_cut(situation.case, found), heading, ReferenceEngine(), judge)
    except (NotExpressible, EngineFault):
        return ""


def _cut(case: Case, found: Difference) -> Case:
    return msgspec.structs.replace(case, moves=case.moves[: found.index + 1])
