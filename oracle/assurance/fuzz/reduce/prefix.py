"""A case with a later start: it begins at a position reached on the way."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.lockstep.replay import replies
from oracle.assurance.fuzz.reduce.edits import with_card, with_setup
from oracle.assurance.fuzz.render.given import plain_fact
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS
from oracle.profiles import PROFILES
from oracle.protocol.messages import Observation, Position
from oracle.suite.phrases.setting import FIRST_TURN


def without_prefix(case: Case, reference: ReferenceEngine) -> Iterator[Case]:
    """The case beginning at the table before each of its actions, the last action first, without the earlier moves."""
    tables = _tables(case, reference)
    for place in range(len(tables) - 1, 0, -1):
        seen = tables[place]
        if seen is None:
            continue
        setup = replace(case.setup, position=_settled(seen.position, case))
        later = replace(case, setup=setup, moves=case.moves[place:])
        for start in (later, _refreshed(later)):
            if setup.chance:
                yield with_setup(start, chance=())
            yield start


def _tables(case: Case, reference: ReferenceEngine) -> list[Observation | None]:
    """The reference's table before each move; None if the game cannot begin."""
    found: list[Observation | None] = []
    try:
        if reference.setup(case.setup).status != "ok":
            return []
        for move in case.moves:
            seen = reference.observe()
            open_now = seen.decision is None and not seen.waiting and seen.result is None and move.action is not None
            found.append(seen if open_now else None)
            list(replies(move, reference, seen.decision))
    except BREAKDOWNS:
        # A table that cannot be played on cannot be a start either.
        return found
    return found


def _refreshed(case: Case) -> Case:
    """The case with the acting card in its normal state: a permission of this turn no longer matters."""
    action = case.moves[0].action
    return case if action is None or action.card is None else with_card(case, action.card, states=())


def _settled(position: Position, case: Case) -> Position:
    """The position with the case's names for cards, in a turn that a position can have."""
    names = {card.ref: card.card for card in case.setup.position.cards}
    cards = tuple(replace(card, card=names.get(card.ref, card.card)) for card in position.cards)
    return settled_position(replace(position, cards=cards), case.setup.game)


def settled_position(position: Position, game: str) -> Position:
    """A table between two actions as a position, in a turn and with facts that a position can have."""
    turn = position.turn
    if PROFILES[game].counts_turns and turn.number != 1:
        turn = replace(turn, number=FIRST_TURN)
    happened = tuple(plain for fact in position.happened if (plain := plain_fact(fact, game)) is not None)
    return replace(position, turn=turn, happened=happened)
