"""Trigger events of challenges and damage."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.lorcana.rules.abilities.happening import Happening
from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.events import Challenged, ChallengeOver, Damaged, Healed, Moved
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import Challenge, Object

Fight = Challenge | None


@home("4.6.5", "4.6.7")
def challenge_events(event: Challenged | ChallengeOver, after: View) -> Iterator[Happening]:
    """One card challenges, the other is challenged; or the challenge is over."""
    fight, objects = event.challenge, after.objects
    if isinstance(event, ChallengeOver):
        yield Happening(event="challenge-ends", player=fight.player, challenge=fight, view=after)
        return
    one, other = objects[fight.challenger], objects[fight.challenged]
    for name, subject, against in (("challenges", one, other), ("challenged", other, one)):
        yield Happening(event=name, player=subject.player, subject=subject, about=(subject.id,), other=against,
                        itself=frozenset({subject.id}), challenge=fight, role=_role(fight, subject.id),
                        view=after)  # fmt: skip


@home("1.8.1.4", "6.2.3")
def banishment(event: Moved, was: Object, before: View) -> Iterator[Happening]:
    """A card is banished, and each character whose damage banished it has banished it."""
    fight = event.challenge
    yield Happening(event="banished", player=was.player, subject=was, about=(event.new,), itself=frozenset({was.id}),
                    challenge=fight, role=_role(fight, was.id), view=before)  # fmt: skip
    for source in event.by:
        subject = before.objects.get(source)
        if subject is not None:
            yield Happening(event="banishes", player=subject.player, subject=subject, about=(event.new,),
                            itself=frozenset({source}), other=was, challenge=fight, role=_role(fight, source),
                            view=before)  # fmt: skip


@home("1.9.3", "1.9.5")
def damage_events(event: Damaged | Healed, after: View) -> Iterator[Happening]:
    """A card takes damage, if any; and its source has dealt damage, even if none was taken (1.9.5)."""
    subject = after.objects[event.object]
    if isinstance(event, Healed):
        yield Happening(event="healed", player=event.player, subject=subject, about=(subject.id,),
                        itself=frozenset({subject.id}), damage=event.damage, view=after)  # fmt: skip
        return
    fight = after.challenge if event.in_challenge else None
    source = None if event.by is None else after.objects.get(event.by)
    if event.damage:
        yield Happening(event="damaged", player=subject.player, subject=subject, about=(subject.id,), cost=event.how,
                        itself=frozenset({subject.id}), other=source, damage=event.damage, challenge=fight,
                        role=_role(fight, subject.id), view=after)  # fmt: skip
    if source is not None and event.how == "dealt":
        yield Happening(event="deals-damage", player=source.player, subject=source, about=(subject.id,),
                        itself=frozenset({source.id}), other=subject, damage=event.damage, challenge=fight,
                        role=_role(fight, source.id), view=after)  # fmt: skip


def _role(fight: Fight, object_id: int) -> str:
    if fight is None:
        return ""
    return {fight.challenger: "challenging", fight.challenged: "challenged"}.get(object_id, "")
