"""What is judged where, drawn from a seed: the same scenario, edition, seed and capabilities give the same points."""

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
"""What an engine has to declare to be judged on it; the others concern every engine."""

OFTEN: dict[JudgedKind, int] = {
    "view": 9, "list": 8, "characteristics": 5, "digest": 3, "snapshot": 1, "reset": 1, "answer": 2, "refusal": 4,
}  # fmt: skip
"""How often each is drawn among the others: what costs few messages more often."""
WHERE_ASKED: dict[JudgedKind, int] = {"view": 3, "list": 2, "digest": 2, "answer": 2, "snapshot": 1}
"""How often each is drawn where a scenario answers a question, in three of four of these."""
SHARE = 0.42
"""In how many scenarios something is judged."""
LARGE_HAND, LARGE = 8, 10
"""Where a limit of an engine's own may lie."""
SELDOM = {"view", "characteristics"}
"""Kinds for which a scenario is always judged that alone shows what few do."""
LIMITED = ("ink", "use", "move")
"""Actions of which a turn or a card may have only one: a refused one must not be it."""


class Sampling(NamedTuple):
    """How much is judged."""

    seed: str = ""
    full: bool = False
    """Whether each scenario is judged on everything that is declared, each at a place of its own."""


NOT_ASKED = -1
"""The draw of a view that is that of a player who is not asked."""


class Point(NamedTuple):
    """What is judged, after which call of the plan; -1 is right after the set-up."""

    kind: JudgedKind
    place: int
    draw: int
    """A number for what else is drawn there."""


def points(plan: Plan, edition: str, capabilities: Collection[str], sampling: Sampling) -> tuple[Point, ...]:
    """What is judged in a scenario."""

    def number(*about: str) -> int:
        words = " ".join((plan.game, plan.case, edition, sampling.seed, *about))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")

    def point(kind: JudgedKind) -> Point:
        return Point(kind, _place(plan, edition, kind, number(kind)), number(kind, "draw"))

    kinds = [kind for kind in JUDGED if NEEDED.get(kind, "") in ("", *capabilities)]
    if sampling.full:
        asked = _asked(plan) if "view" in kinds else []
        # What is shown of another player's question deserves a look of its own wherever there is one.
        more = [Point("view", asked[number("asked") % len(asked)], NOT_ASKED)] if asked else []
        return (*map(point, kinds), *more)
    aims = [kind for kind in _aims(plan, edition) if kind in kinds]
    seldom = not SELDOM.isdisjoint(aims) and len(aims) == 1
    if number("whether") % 1000 >= SHARE * 1000 and not seldom:
        return ()
    pot = aims if aims and number("aimed") % 4 else [kind for kind in kinds for _ in range(OFTEN[kind])]
    return (point(pot[number("what") % len(pot)]),)


def _aims(plan: Plan, edition: str) -> list[JudgedKind]:
    """What a scenario shows that few others do: an end of the game, a large hand, large numbers."""
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
    """Whether a player holds so many cards as few do."""
    hands = Counter(card.player for card in position.cards if card.zone == "hand")
    return max(hands.values(), default=0) >= LARGE_HAND


def hiding_several(position: Position, game: Profile) -> frozenset[str]:
    """The players who have cards of several names where not everybody sees them."""
    names: dict[tuple[str, str], set[str | None]] = {}
    for card in position.cards:
        if card.zone in game.hidden_zones:
            names.setdefault((card.player, card.zone), set()).add(card.card)
    return frozenset(player for (player, _), own in names.items() if len(own) > 1)


def _begins(call: Call, kinds: Collection[str] = ()) -> bool:
    """Whether a call is an action, of one of these kinds if there are any."""
    action = None if call.move is None else call.move.action
    return action is not None and not call.answers and (not kinds or action.kind in kinds)


def _asked(plan: Plan) -> list[int]:
    """After which calls a question is open: where the next thing that is done is an answer."""
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
            # Only there the order in which hidden cards are shown can be judged.
            places += [-1] * 2 * len(places)
    elif kind == "snapshot":
        # Where something is done later as well, if it can be.
        places = [*(whens[:-1] or whens), *asked * 2]
    elif kind == "answer":
        answers = [place for place in whens if calls[place].answers]
        places = [*whens, *asked * 2, *answers * 3]
    elif kind == "refusal":
        # Before an action that may rest on what a refused one has left.
        before = dict(zip(whens, (-1, *whens), strict=False))
        acts = [place for place in whens if _begins(calls[place])]
        limited = [place for place in acts if _begins(calls[place], LIMITED)]
        places = [before[place] for place in limited or acts]
    else:
        places = [place for place in (-1, *whens) if place not in asked]
    return places[number % len(places)] if places else -1
