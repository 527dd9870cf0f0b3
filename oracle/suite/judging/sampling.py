"""Draws what is judged where: the same scenario, edition, seed and capabilities always give the same points."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection
from itertools import pairwise
from typing import NamedTuple

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Position
from oracle.protocol.results import JUDGED, JudgedKind
from oracle.suite.plan import Call, Plan
from oracle.suite.play.ending import ends_with

NEEDED: dict[JudgedKind, str] = {
    "view": "hidden-views",
    "list": "legal-lists",
    "characteristics": "characteristics",
    "digest": "digest",
    "snapshot": "snapshots",
}
"""The declaration on which each judgment depends; the others concern every engine."""

OFTEN: dict[JudgedKind, int] = {
    "view": 9, "list": 8, "characteristics": 5, "digest": 3, "snapshot": 1, "reset": 1, "answer": 2, "refusal": 4,
}  # fmt: skip
"""The relative frequency of each kind: cheap judgments are more frequent."""
WHERE_ASKED: dict[JudgedKind, int] = {"view": 3, "list": 2, "digest": 2, "answer": 2, "snapshot": 1}
"""The relative frequencies where a scenario answers a question, used in three of four such scenarios."""
SHARE = 0.42
"""The share of scenarios in which something is judged."""
LARGE_HAND, LARGE = 8, 10
"""Sizes at which an engine may have an internal limit."""
SELDOM = {"view", "characteristics"}
"""Kinds that are always judged in a scenario that is one of few to show them."""
LIMITED = ("ink", "use", "move")
"""Actions that may be limited per turn or per card: a refused one must not use up the limit."""


class Sampling(NamedTuple):
    """How much is judged."""

    seed: str = ""
    full: bool = False
    """Whether each scenario is judged on everything declared, each thing at a different point."""


NOT_ASKED = -1
"""A draw that selects the view of a player who is not asked."""


class Point(NamedTuple):
    """A judgment, and the call of the plan after which it is made; -1 is right after setup."""

    kind: JudgedKind
    place: int
    draw: int
    """A number for further random choices there."""


def points(plan: Plan, edition: str, capabilities: Collection[str], sampling: Sampling) -> tuple[Point, ...]:
    """The judgments of a scenario."""

    def number(*about: str) -> int:
        words = " ".join((plan.game, plan.case, edition, sampling.seed, *about))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")

    def point(kind: JudgedKind) -> Point:
        return Point(kind, _place(plan, edition, kind, number(kind)), number(kind, "draw"))

    kinds = [kind for kind in JUDGED if NEEDED.get(kind, "") in ("", *capabilities)]
    if sampling.full:
        asked = _asked(plan) if "view" in kinds else []
        # The view of another player's question is always judged where there is one.
        more = [Point("view", asked[number("asked") % len(asked)], NOT_ASKED)] if asked else []
        return (*map(point, kinds), *more)
    aims = [kind for kind in _aims(plan, edition) if kind in kinds]
    seldom = not SELDOM.isdisjoint(aims) and len(aims) == 1
    if number("whether") % 1000 >= SHARE * 1000 and not seldom:
        return ()
    pot = aims if aims and number("aimed") % 4 else [kind for kind in kinds for _ in range(OFTEN[kind])]
    return (point(pot[number("what") % len(pot)]),)


def _aims(plan: Plan, edition: str) -> list[JudgedKind]:
    """Rare features of a scenario: an end of the game, a large hand, large numbers."""
    found: list[JudgedKind] = []
    if ends_with(plan.calls, edition) is not None or has_large_hand(plan.position):
        found.append("view")
    fields = set(PROFILES[plan.game].cards.numbers.values())
    numbers = [card.get(field) for card in plan.definitions.values() for field in fields]
    if any(isinstance(number, int) and number >= LARGE for number in numbers):
        found.append("characteristics")
    if any(_begins(call, LIMITED) for call in plan.calls):
        found.append("refusal")
    if any(call.answers for call in plan.calls) and not found:
        found += [kind for kind, often in WHERE_ASKED.items() for _ in range(often)]
    return found


def has_large_hand(position: Position) -> bool:
    """Whether a player has an unusually large hand."""
    hands = Counter(card.player for card in position.cards if card.zone == "hand")
    return max(hands.values(), default=0) >= LARGE_HAND


def hiding_several(position: Position, game: Profile) -> frozenset[str]:
    """Players who have differently named cards that not everyone can see."""
    names: dict[tuple[str, str], set[str | None]] = {}
    for card in position.cards:
        if card.zone in game.hidden_zones:
            names.setdefault((card.player, card.zone), set()).add(card.card)
    return frozenset(player for (player, _), own in names.items() if len(own) > 1)


def _begins(call: Call, kinds: Collection[str] = ()) -> bool:
    """Whether a call is an action, of one of these kinds if any are given."""
    action = None if call.move is None else call.move.action
    return action is not None and not call.answers and (not kinds or action.kind in kinds)


def _asked(plan: Plan) -> list[int]:
    """The calls after which a question is open: the next move is an answer."""
    whens = [place for place, call in enumerate(plan.calls) if call.is_when]
    return [place for place, later in pairwise(whens) if plan.calls[later].answers]


def _place(plan: Plan, edition: str, kind: JudgedKind, number: int) -> int:
    calls = plan.calls
    whens = [place for place, call in enumerate(calls) if call.is_when]
    if kind == "reset" or not whens:
        return len(calls) - 1
    asked = _asked(plan)
    if kind == "view" and has_large_hand(plan.position):
        places = [-1]
    elif kind == "view" and ends_with(calls, edition) is not None:
        places = whens[-1:]
    elif kind in ("view", "digest"):
        places = [-1, *whens, *asked * 2]
        if kind == "view" and hiding_several(plan.position, PROFILES[plan.game]):
            # Only there can the order of hidden cards be judged.
            places += [-1] * 2 * len(places)
    elif kind == "snapshot":
        # If possible, where something is done later as well.
        places = [*(whens[:-1] or whens), *asked * 2]
    elif kind == "answer":
        answers = [place for place in whens if calls[place].answers]
        places = [*whens, *asked * 2, *answers * 3]
    elif kind == "refusal":
        # Before an action that may be affected by a refused one.
        before = dict(zip(whens, (-1, *whens), strict=False))
        acts = [place for place in whens if _begins(calls[place])]
        limited = [place for place in acts if _begins(calls[place], LIMITED)]
        places = [before[place] for place in limited or acts]
    else:
        places = [place for place in (-1, *whens) if place not in asked]
    return places[number % len(places)] if places else -1
