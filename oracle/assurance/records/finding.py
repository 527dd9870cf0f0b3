"""The first step of a record that no course of the game explains, with a scenario of the correct outcome."""

from __future__ import annotations

import hashlib
import re

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import STATUS, Cause, Signature, cause_of
from oracle.assurance.fuzz.reduce.prefix import settled_position
from oracle.assurance.fuzz.render.feature import Heading, NotExpressible, write_feature
from oracle.assurance.own import own
from oracle.assurance.records.course import Course
from oracle.assurance.records.differs import Differs
from oracle.assurance.records.model import Act, Answer
from oracle.assurance.records.reading import Record
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import catalogue, has_clause, title_of
from oracle.kernel.errors import BREAKDOWNS
from oracle.profiles import PROFILES
from oracle.protocol.display import shown
from oracle.protocol.messages import Observation
from oracle.suite.phrases.move import Move
from oracle.suite.play.failure import clip


class Unexplained(Exception):
    """No course explains a step."""

    def __init__(self, before: Course, step: Act | Answer | None, differs: Differs) -> None:
        super().__init__(differs.contrast.what)
        self.before = before
        self.step = step
        self.differs = differs


class Finding(Struct, frozen=True, kw_only=True):
    """A difference between a record and every course of the game."""

    line: int
    step: int
    """The number of explained steps before it."""
    clause: str
    title: str
    kind: str
    did: str
    what: str
    reference: str
    record: str
    cause: Cause
    before: Observation | None = None
    """The table before the step, in a course that explains everything so far."""
    case: str = ""
    """The case id of the scenario."""
    feature: str = ""
    """A scenario of the step, ready to be saved."""
    no_scenario: str = ""
    """Why there is no scenario."""


def finding_of(record: Record, line: int, done: int, unexplained: Unexplained) -> Finding:
    """The data of the finding."""
    setup, differs, step = record.start.setup, unexplained.differs, unexplained.step
    clause = differs.clause if differs.clause and has_clause(setup.game, differs.clause) else _any_clause(setup.game)
    move = None if step is None else _move(step)
    contrast = differs.contrast
    signature = Signature(
        game=setup.game, clause=differs.clause, kind=differs.kind, action="setup" if move is None else move.kind,
        what=contrast.general, ways=contrast.ways,
    )  # fmt: skip
    did = "" if move is None else shown(move.step(PROFILES[setup.game]), 300)
    before = unexplained.before.told(unexplained.before.seen())
    what, reference, theirs = (clip(text) for text in contrast[:3])
    feature, none = _scenario(record, line, unexplained, clause, did)
    return Finding(
        line=line, step=done, clause=clause, title=title_of(setup.game, clause), kind=differs.kind, did=did, what=what,
        reference=reference, record=theirs, cause=cause_of(signature), before=before, feature=feature, no_scenario=none,
        case=_case_id(title_of(setup.game, clause), record.name, line),
    )  # fmt: skip


def _any_clause(game: str) -> str:
    return next(iter(catalogue(game).clauses))


def _move(step: Act | Answer) -> Move:
    if isinstance(step, Act):
        return Move(player=step.player, action=step.action)
    return Move(player=step.player, answer=step.answer or ())


def _scenario(record: Record, line: int, unexplained: Unexplained, clause: str, did: str) -> tuple[str, str]:
    """The feature, or the reason why there is none."""
    before = unexplained.before
    start, moves = before.began, before.moves
    if isinstance(unexplained.step, Act):
        start, moves = before.told(before.seen()), ()
    if unexplained.step is None or start is None:
        return "", "it differs before anybody has done anything"
    setup, row = record.start.setup, unexplained.differs.contrast.row
    blank, quiet = next(iter(own(setup.game).quiet.items()))
    cards = tuple(replace(card, card=card.card or record.names.get(card.ref, blank)) for card in start.position.cards)
    used = {card.card for card in cards}
    made_up = {name: card for name, card in setup.definitions.items() if name in used}
    if blank in used:
        made_up[blank] = {"name": blank, **quiet}
    position = settled_position(replace(start.position, cards=cards), setup.game)
    given = replace(setup, position=position, definitions=made_up, chance=(), printings={})
    case = Case(setup=given, moves=(*moves, _move(unexplained.step)))
    name = _case_id(title_of(setup.game, clause), record.name, line)
    heading = Heading(
        feature=f"Found in a record: {title_of(setup.game, clause)}",
        scenario=shown(did, 160), case=name, clauses=(clause,), edition=setup.edition,
        row=None if row is None or row.at == STATUS else row,
        remarks=(shown(f"Found in the record {record.name}, line {line}."  , 400),),
    )  # fmt: skip
    try:
        return write_feature(case, heading, ReferenceEngine()), ""
    except NotExpressible as error:
        return "", shown(str(error), 300)
    except (*BREAKDOWNS, EngineFault) as error:
        return "", shown(f"the table before the step cannot be set up: {error}", 300)


def _case_id(title: str, name: str, line: int) -> str:
    words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40].strip("-")
    return "-".join(filter(None, ("recorded", words, hashlib.sha256(f"{name}:{line}".encode()).hexdigest()[:8])))
