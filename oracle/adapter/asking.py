"""Questions: their ids, checks of answers, and questions for the parts that an action left out."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from oracle.adapter.errors import BadParams, Refused
from oracle.protocol.messages import ACTIONS, COSTS, Action, Cost, Decision

PLAY = "play"
IN_COST = ("by", "onto")
ASKED_FOR = ("by", "onto", "at", "target")
"""The parts that an action may leave out, in the order in which they are asked for."""
WITH_ACTION = "choices-with-action"


class Choice(Struct, frozen=True):
    """The options for a part of an action, by their refs."""

    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    text: str = ""

    @property
    def only(self) -> tuple[str, ...] | None:
        """The only possible answer; None if there are several. Raises `Refused` if there is none."""
        if len(self.options) < self.least:
            raise Refused(f"{len(self.options)} can be taken, and {self.least} must be")
        return self.options if self.options and len(self.options) == self.least else None


def check_action(game: str, action: Action) -> bool:
    """Whether this kind of action exists; raises `BadParams` if a required field is missing."""
    fields = ACTIONS[game].get(action.kind)
    if fields is None:
        return False
    if (action.kind == PLAY) != (action.cost is not None):
        raise BadParams("action.cost is given with play, and only with play")
    if "card" in fields and action.card is None:
        raise BadParams(f"action.card: {action.kind} needs a card")
    return True


def parts_left_out(game: str, action: Action) -> Iterator[str]:
    """The parts that the action could have but leaves out."""
    fields = set(ACTIONS[game].get(action.kind, ()))
    if action.cost is not None:
        fields |= set(COSTS[game].get(action.cost.kind, ()))
    for part in ASKED_FOR:
        if part in fields and not getattr(action.cost if part in IN_COST else action, part):
            yield part


def with_part(action: Action, part: str, answer: tuple[str, ...]) -> Action:
    """The action with one part filled in."""
    if part in IN_COST:
        return replace(action, cost=replace(action.cost or Cost(kind=""), **{part: answer}))
    return replace(action, **{part: answer[0]})


def check_answer(asked: Decision | None, player: str, id: str, answer: tuple[str, ...]) -> Decision:  # noqa: A002
    """The question being answered. Raises `Refused` for an invalid answer; the question then stays open."""
    if asked is None or asked.id != id:
        raise Refused(f"no question {id} is open", "no-such-decision")
    if asked.player != player:
        raise Refused(f"{asked.player} is asked, not {player}", "not-your-decision")
    strange = [one for one in answer if one not in asked.options and asked.kind != "name"]
    if strange or len(set(answer)) < len(answer) or not asked.least <= len(answer) <= asked.most:
        taken, offered = ", ".join(answer) or "nothing", ", ".join(asked.options)
        raise Refused(f"{taken} is not {asked.least} to {asked.most} of {offered}", "illegal-choice")
    return asked
