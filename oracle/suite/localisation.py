"""The first clause that differs: which rule of the reference made, asked or refused what an engine sees otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from oracle.engines.reference import LastCall
from oracle.kernel.rules import Applied, makers
from oracle.profiles import Profile
from oracle.protocol.messages import Position, Reply

ENDING = [["the game ends"]]
"""How the reference tells that there is a result."""


class Mismatch(NamedTuple):
    """Something in which the two differ, and what each says of it."""

    what: str
    reference: str
    engine: str


class Seen(Protocol):
    """What there is to know of a call of the reference."""

    @property
    def reply(self) -> Reply:
        """What it answered."""

    @property
    def rules(self) -> tuple[Applied, ...]:
        """The rules, in the order they were applied."""

    @property
    def events(self) -> tuple[str, ...]:
        """What happened, in words."""

    def makers(self) -> tuple[Applied | None, ...]:
        """The innermost rule of each event, of those that decide what happens."""


class Called:
    """What the reference, which must be tracing, did in one call; put into words only for a difference."""

    def __init__(self, reply: Reply, call: LastCall) -> None:
        self.reply = reply
        self.call = call

    @cached_property
    def rules(self) -> tuple[Applied, ...]:
        return self.call.applied()

    @cached_property
    def events(self) -> tuple[str, ...]:
        return self.call.told_events()

    def tells_of(self, thing: str) -> bool:
        """Whether anything happened to it."""
        return any(_any_of([thing]).search(says) for says in self.events)

    def makers(self) -> tuple[Applied | None, ...]:
        """The innermost rule of each event, of those that decide what happens."""
        deciding = tuple(rule for rule in self.rules if rule.rule not in self.call.carrying)
        return makers(deciding, len(self.events))


def refusing(calls: Sequence[Seen]) -> str:
    """The clause that refused."""
    return calls[-1].reply.code if calls else ""


def accepting(calls: Sequence[Seen], refusal: Reply) -> str:
    """The clause of what an engine refuses and the reference accepts: the one it names, if that was at work here."""
    at_work = applied(calls)
    named = next((name for name in (refusal.code, *refusal.clauses) if name in at_work), "")
    return named or acting(calls)


def asking(calls: Sequence[Seen]) -> str:
    """The clause of the rule that waits for an answer, the innermost one."""
    for call in reversed(calls):
        for rule in reversed(call.rules):
            if rule.outcome == "asked" and rule.clauses:
                return rule.clauses[0]
    return acting(calls)


def acting(calls: Sequence[Seen]) -> str:
    """The clause of the action as a whole: the first rule that was applied."""
    for call in calls:
        for rule in call.rules:
            if rule.clauses:
                return rule.clauses[0]
    return ""


def applied(calls: Sequence[Seen]) -> tuple[str, ...]:
    """The clauses of all rules that were applied, in the order in which each came first."""
    return tuple(
        dict.fromkeys(
            clause for call in calls for rule in call.rules if rule.outcome == "applied" for clause in rule.clauses
        )
    )


def first_of(calls: Sequence[Seen], mismatches: Sequence[Mismatch]) -> Mismatch:
    """Whose turn it is, or the phase; else the one that changed first by the reference's events; else any."""
    moved_on = next((mismatch for mismatch in mismatches if mismatch.what in ("turn", "phase")), None)
    if moved_on is not None:
        # In another turn much more is otherwise, and all of it follows from that.
        return moved_on
    for call in calls:
        for says in call.events:
            words = set(says.replace(",", " ").replace(":", " ").split())
            for mismatch in mismatches:
                if mismatch.what in words:
                    return mismatch
    return mismatches[0]


def changed_by(calls: Sequence[Seen], mismatch: Mismatch, position: Position, game: Profile) -> str:
    """The clause by which it changed on the reference's table; empty where nothing there tells of it."""
    what, reference, engine = mismatch
    parts = what.replace("'s", "").split() if " " in what else []
    named = [[what], *([part] for part in (*parts[1:], *parts[:1]))]
    of_one = [card.ref for card in position.cards if card.zone == game.resource_zone and [card.player] == parts[:1]]
    own = of_one if game.resource in parts else []
    things = ENDING if what in ("result", "losers") else [own, *named] if own else named
    return changing(calls, things, aspects_of(reference, engine))


def changing(calls: Sequence[Seen], things: Iterable[Sequence[str]], aspects: Sequence[str] = ()) -> str:
    """The clause of the innermost rule in whose events one of these things changed first.

    `things`: ways to name what changed, the best one first; in each any of the words will do. `aspects`: words for how
    it changed; events that have one of them come first, since others may only mention the thing.
    """
    how = _any_of(aspects)
    for words in things:
        thing = _any_of(words)
        for only in ([how] if aspects else []), []:
            for call in calls:
                for says, rule in zip(call.events, call.makers(), strict=True):
                    if rule is not None and rule.clauses and all(one.search(says) for one in (thing, *only)):
                        return rule.clauses[0]
    return ""


def aspects_of(reference: str, engine: str) -> list[str]:
    """The words in which two descriptions of a thing differ: `Ann's play` and `Ann's play, 2 damage` → `damage`."""
    ours, theirs = (set(text.split(", ")) for text in (reference, engine))
    found: set[str] = set()
    for part in ours ^ theirs:
        words = re.findall(r"\b[a-z][a-z-]+\b", part)
        # Events have a hyphen in the name of a zone.
        found.update(words, ["-".join(words)] if words else [])
    return sorted(found)


def normalized(text: str, positions: Sequence[Position]) -> str:
    """Words of one game without what is only this game's: `hero, 3 damage` → `CARD, N damage`."""
    refs = {card.ref for position in positions for card in position.cards}
    players = {player.name for player in positions[0].players}
    for names, word in ((refs, "CARD"), (players, "PLAYER")):
        known = sorted(names, key=lambda name: (-len(name), name))
        if known:
            text = re.sub(r"(?<![\w-])(?:" + "|".join(map(re.escape, known)) + r")(?![\w-])", word, text)
    return " ".join(NUMBER.sub("N", text).split())


NUMBER = re.compile(r"\b\d+\b")


def _any_of(words: Sequence[str]) -> re.Pattern[str]:
    """Finds any of the words where it is not a part of another one, as `play` is of `ann-play-1`."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")
