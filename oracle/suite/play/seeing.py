"""Applies the checks of a Then step to the table, the last reply and the question; the only place that does so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from oracle.protocol.messages import Card
from oracle.protocol.results import Deviation
from oracle.suite.phrases.calls import checks_of, parts_of
from oracle.suite.plan import Call
from oracle.suite.play.failure import ACCEPTED, QUESTION, REFUSED, TABLE, Failed, replied
from oracle.suite.table.changes import compared
from oracle.suite.table.checks import LAST_ACTION, AnyOf, Asked, Changed, Check, Is, IsNot, Not, Replied, Row, Waits
from oracle.suite.table.finding import found_words
from oracle.suite.table.normalise import may_be_spent, top_of
from oracle.suite.table.table import Table
from oracle.suite.table.wording import (
    change_words,
    changes_in_words,
    decision_words,
    row_words,
    waiting_words,
)

if TYPE_CHECKING:
    from oracle.suite.play.world import World

COUNTED_TRIGGERS = "counted-triggers"
"""Capability of engines that list each trigger of an ability separately; for others only the sources are compared."""


def see(world: World, call: Call) -> None:
    """Raise `Failed` unless a Then step holds."""
    for part in parts_of(call, world.edition):
        for check in checks_of(part, world.game, world.edition):
            try:
                hold(world, check)
            except Failed as failed:
                if not failed.expected:
                    failed.expected = part.text + ("" if part is call else f" (under {world.edition})")
                raise


def hold(world: World, check: Check) -> None:
    """Raise `Failed` unless a check holds; without the expectation if the step's words state it already."""
    match check:
        case Replied():
            _replied(world, check)
        case Asked(player=""):
            decision = world.pending()
            if decision is not None:
                raise Failed("", decision_words(decision), deviation=QUESTION)
        case Asked():
            world.answering.is_asked(world, check.player, check.options)
        case Is():
            _stands(world, check)
        case Waits():
            _wait(world, check)
        case Changed():
            _changed(world, check)
        case AnyOf():
            _any_of(world, check)
        case Not():
            _not(world, check)


def _replied(world: World, check: Replied) -> None:
    reply = world.last_reply()
    if reply.status != check.status:
        refused = world.refusal
        if check.status == ACCEPTED:
            world.refusal = None
        # A refused answer is blamed where it happened; for an action, this step says enough.
        blamed = refused if check.status == ACCEPTED and world.answered else None
        expected = ACCEPTED if check.status == ACCEPTED else ""
        raise Failed(expected, world.reply_words(), blamed, deviation=replied(reply))
    if check.status == REFUSED:
        world.refusal = None
    named = check.clause and "clauses" in world.support.capabilities and not world.wordless
    if named and check.clause not in (reply.code, *reply.clauses):
        raise Failed("", world.reply_words(), deviation=replied(reply))


def _stands(world: World, check: Is) -> None:
    try:
        table = world.seen_by(check.viewer) if check.viewer else world.look()
    except Failed as over:
        if check.at[0] != "result":
            raise
        # Reported for this step alone, and not for the action before it.
        raise Failed("", over.actual) from None
    found = _found(world, check, table)
    if _is_one_of(world, found, check, table) == isinstance(check, IsNot):
        deviation = Deviation(at=check.at, values=check.values, found=found)
        raise Failed("", found_words(check.at, found, table), deviation=deviation)


def _found(world: World, check: Is, table: Table) -> Any:
    if check.at[0] != "characteristics":
        return table.at(check.at)
    of = world.characteristics(check.at[1])
    told: Mapping[str, int] = of.numbers if check.at[2] == "numbers" else of.keywords
    found = told.get(check.at[3])
    return None if found is None else str(found)


def _is_one_of(world: World, found: Any, check: Is, table: Table) -> bool:
    if found in check.values:
        return True
    at = check.at
    if at[0] == "names" and check.viewer and not isinstance(check, IsNot):
        # Cards that a player was shown before may be shown again.
        return at[1] in world.known_to(check.viewer)
    card = table.cards.get(at[1])
    if card is None:
        return False
    if at[0] == "cards" and at[2] == "under":
        return any(isinstance(over, str) and _lies_with(card, over, table) for over in check.values)
    if at == ("marks", at[1], "states", world.game.spent):
        wanted = True in check.values
        return may_be_spent(card, wanted, table.cards.values(), world.game, world.support.manners)
    return False


def _lies_with(card: Card, over: str, table: Table) -> bool:
    """Whether a card is under another one: every card below the top of a stack counts as under every other."""
    return card.under is not None and card.ref != over and card.under == top_of(table.cards.get(over))


def _wait(world: World, check: Waits) -> None:
    waiting = world.look().group("waiting")
    counted = COUNTED_TRIGGERS in world.support.capabilities
    found = waiting["entries" if counted else "sources"]
    if found != sorted(check.sources if counted else set(check.sources)):
        raise Failed("", f"waiting: {waiting_words(found)}")


def _any_of(world: World, check: AnyOf) -> None:
    expected, actual, deviations = [], [], []
    refusal, about_it, settled = world.refusal, False, world.settled
    if settled is not None and settled.of != len(check.outcomes):
        settled = None
    left = check.outcomes if settled is None else [check.outcomes[place] for place in settled.kept]
    for outcome in left:
        try:
            for one in outcome.see:
                hold(world, one)
        except Failed as failed:
            # An outcome that fails has not acknowledged a refusal either.
            about_it = about_it or world.refusal is not refusal
            world.refusal = refusal
            expected.append(outcome.text)
            actual.append(failed.actual)
            deviations.append(failed.deviation)
        else:
            if settled is None:
                world.open_questions.append(check.told(outcome))
            return
    told = "; ".join(dict.fromkeys(actual))
    # If an outcome states the refusal, the refusal does not explain a failure.
    raise Failed(" or ".join(expected), told, world.call if about_it else None, deviation=deviations[0])


def _not(world: World, check: Not) -> None:
    if any(not isinstance(one, Asked | Replied) for one in check.see):
        # A game that is over fails by itself; this does not prove the negative.
        world.look()
    try:
        for one in check.see:
            hold(world, one)
    except Failed:
        return
    found = check.see[0]
    deviation = QUESTION if isinstance(found, Asked) else TABLE
    raise Failed("", _so_words(world, found), deviation=deviation)


def _so_words(world: World, check: Check) -> str:
    """The description of a check that holds but should not."""
    if isinstance(check, Asked):
        return decision_words(world.pending())
    if isinstance(check, Is):
        return found_words(check.at, _found(world, check, world.look()), world.look())
    return "it is so"


# --- what has changed ---------------------------------------------------------------------------------------


def _changed(world: World, check: Changed) -> None:
    before = world.before_action if check.since == LAST_ACTION else world.before_call
    if before is None:
        raise Failed("a call before this step", "nothing was done yet")
    after = world.look()
    missing, surplus = unmet(check.rows, compared(before, after, check.groups), before, after)
    if not missing and not surplus:
        return
    seen = change_words(changes_in_words(surplus, before, after))
    if not check.rows:
        raise Failed("", seen)
    parts = []
    if missing:
        parts.append("not seen: " + "; ".join(row_words(row, world.game) for row in missing))
    if surplus:
        parts.append("also changed: " + seen)
    wanted = "; ".join(row_words(row, world.game) for row in check.rows)
    raise Failed(f"only this has changed: {wanted}", ". ".join(parts))


def unmet(
    expected: tuple[Row, ...], found: tuple[Row, ...], before: Table, after: Table
) -> tuple[list[Row], list[Row]]:
    """Expected rows that are missing between two plain tables, and unexpected rows.

    For stacks only their members and their top card count.
    """
    if all(card.under is None for card in (*before.cards.values(), *after.cards.values())):
        return _missing(expected, found)
    rows = tuple(
        replace(row, before=_in_sets(row, row.before, before), to=_in_sets(row, row.to, after)) for row in expected
    )
    missing, surplus = _missing(rows, found)
    missing = [row for row in missing if not _holds(row, before, after)]
    return missing, [row for row in surplus if not (row.at[0] == "cards" and _only_order(row.at[1], before, after))]


def _missing(expected: tuple[Row, ...], found: tuple[Row, ...]) -> tuple[list[Row], list[Row]]:
    missing, surplus = [], list(found)
    for row in expected:
        fitting = next((one for one in surplus if _fits(row, one)), None)
        if fitting is None:
            missing.append(row)
        else:
            surplus.remove(fitting)
    return missing, surplus


def _fits(row: Row, found: Row) -> bool:
    return row.at == found.at and row.to == found.to and row.before in (UNSET, found.before)


def _in_sets(row: Row, side: Any, table: Table) -> Any:
    """One side of a row, with `under` replaced by the top of its stack."""
    if row.at[0] != "cards" or not isinstance(side, Mapping) or not side.get("under"):
        return side
    return {**side, "under": top_of(table.cards.get(side["under"])) or side["under"]}


def _holds(row: Row, before: Table, after: Table) -> bool:
    """Whether the card is as the row says, before and after; within one stack it counts as unchanged."""
    if row.at[0] != "cards":
        return False
    one, other = before.cards.get(row.at[1]), after.cards.get(row.at[1])
    if one is None or other is None or one.under is None or other.under is None:
        return False
    return row.to == after.at(row.at) and row.before in (UNSET, before.at(row.at))


def _only_order(ref: str, before: Table, after: Table) -> bool:
    """Whether only the top of its stack has changed: the card kept its old neighbours."""
    one, other = before.cards.get(ref), after.cards.get(ref)
    if one is None or other is None or one.under is None or other.under is None:
        return False
    if replace(one, under=None) != replace(other, under=None):
        return False
    old_top, new_top = after.cards.get(one.under), before.cards.get(other.under)
    # The old top was covered, or the new one was in the stack before.
    return (old_top is not None and old_top.under == other.under) or (
        new_top is not None and new_top.under == one.under
    )
