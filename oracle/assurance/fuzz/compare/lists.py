"""Checks lists of legal actions: actions that an engine offers and then refuses, or accepts and does not offer."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from oracle.assurance.fuzz.compare import comparison
from oracle.assurance.fuzz.compare.comparison import OracleMismatch
from oracle.assurance.fuzz.difference import Contrast
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import Undecided
from oracle.protocol.messages import Action
from oracle.suite.judging.lists import LISTED, MISSING, unlike
from oracle.suite.phrases.move import Move
from oracle.suite.play.failure import ACCEPTED, REFUSED, clip

FAULT = "wrong-list"


def judge_list(reference: ReferenceEngine, engine: Engine, capabilities: Collection[str]) -> Move | None:
    """Compare the engine's list with the reference's, on the same table and without a pending question.

    The engine gets the first action in which the lists differ, which ends the game. Raises OracleMismatch if its
    answer contradicts its list. Returns the action if it is listed, accepted, and illegal.
    """
    try:
        found = unlike(reference, engine.legal(), capabilities)
    except Undecided:
        return None
    if found is None:
        return None
    surplus, told = found.at[0] == LISTED, found.found if found.at[0] == LISTED else found.wanted
    action = msgspec.convert(told, Action)
    player = reference.observe().position.turn.player
    move, reply = Move(player=player, action=action), engine.act(player, action)
    if reply.status == (REFUSED if surplus else ACCEPTED):
        raise OracleMismatch("fault", _contrast(move, comparison.reply_words(reply), surplus=surplus), "")
    return move if surplus and reply.status == ACCEPTED and reply.decision is None else None


def _contrast(move: Move, reply: str, *, surplus: bool) -> Contrast:
    own, told = ("does not list", "lists") if surplus else ("lists", "does not list")
    said = clip(str(msgspec.to_builtins(move.action)))
    what = f"{FAULT}: {LISTED if surplus else MISSING} {move.kind}"
    return Contrast(what, f"{own} {said}", f"{told} it; asked for it: {reply}", what)
