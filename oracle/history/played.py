"""Queries the campaigns of a history: an engine's games, and since when each cause of differences has been seen."""

from __future__ import annotations

from collections import Counter

from sqlalchemy import Connection, func, select

from oracle.history.found import CauseSeen, Played
from oracle.history.schema import campaigns, engines, findings, plays


def causes_seen(connection: Connection, name: str) -> tuple[CauseSeen, ...]:
    """The causes of the engines of one name, the most recently seen first; the seeds of a campaign are merged."""
    rows = connection.execute(
        select(findings.c.cause, findings.c.campaign_id, engines.c.version, func.sum(findings.c.times).label("times"))
        .join(engines, engines.c.id == findings.c.engine_id)
        .where(engines.c.name == name)
        .group_by(findings.c.cause, findings.c.campaign_id, engines.c.version)
        .order_by(findings.c.cause, findings.c.campaign_id, engines.c.version)
    )
    found: dict[str, CauseSeen] = {}
    for cause, campaign, version, times in rows:
        before = found.get(cause)
        same = before is not None and before.last == campaign
        found[cause] = CauseSeen(
            cause=cause,
            since=campaign if before is None else before.since,
            since_version=version if before is None else before.since_version,
            last=campaign,
            times={**(before.times if same and before else {}), version: int(times)},
        )
    return tuple(sorted(found.values(), key=lambda one: (-one.last, -one.since, one.cause)))


def played(connection: Connection, name: str) -> tuple[Played, ...]:
    """The campaigns with games of the engines of one name, a row for each version, the oldest first."""
    rows = connection.execute(
        select(
            plays.c.campaign_id, campaigns.c.at, engines.c.version, func.sum(plays.c.games), func.max(plays.c.clauses)
        )
        .join(engines, engines.c.id == plays.c.engine_id)
        .join(campaigns, campaigns.c.id == plays.c.campaign_id)
        .where(engines.c.name == name)
        .group_by(plays.c.campaign_id, campaigns.c.at, engines.c.version)
        .order_by(plays.c.campaign_id, engines.c.version)
    )
    causes = connection.execute(
        select(findings.c.campaign_id, engines.c.version, findings.c.cause)
        .distinct()
        .join(engines, engines.c.id == findings.c.engine_id)
        .where(engines.c.name == name)
    )
    many = Counter((campaign, version) for campaign, version, _ in causes)
    return tuple(
        Played(
            campaign=campaign, at=at, version=version, games=int(games), clauses=clauses,
            causes=many[campaign, version],
        )
        for campaign, at, version, games, clauses in rows
    )  # fmt: skip
