"""Keeps the casts of an outline consistent: a card with text plays its role in all of its scenarios, or in none.

One row may show the effect of a card's text, another its absence: in the latter any other text would pass, and show
nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from oracle.assurance.casting.casting import PLAIN, Cast, roles_of
from oracle.assurance.casting.library import NONE, Casts
from oracle.assurance.casting.likeness import Definition, printed, says_nothing
from oracle.assurance.mutants.judging import scenario_of
from oracle.suite.plan import Plan


class _Row(NamedTuple):
    """A scenario of an outline."""

    case: str
    game: str
    roles: Mapping[str, Definition]
    """Roles with text, under any name."""


def outlines(plans: Mapping[str, Plan]) -> list[list[_Row]]:
    """The outlines with several scenarios among these cases, without scenarios about open questions."""
    found: dict[str, list[_Row]] = {}
    for case, plan in plans.items():
        if not plan.open_questions:
            roles = {name: role for name, role in roles_of(plan).items() if not says_nothing(role)}
            found.setdefault(scenario_of(plan), []).append(_Row(case, plan.game, roles))
    return [rows for rows in found.values() if len(rows) > 1]


def lent(cases: Mapping[str, Casts], plans: Mapping[str, Plan]) -> Iterator[tuple[str, dict[str, str]]]:
    """Cases with casts to try: what the other scenarios of the outline use in their shared roles.

    Combined with the case's own cards in its other roles, and alone, in case those have text that no printed card has.
    """
    for rows in outlines(plans):
        for row in rows:
            own = cases.get(row.case, NONE).casts
            tried = [dict(cast) for cast in own]
            for other in rows:
                for cast in cases.get(other.case, NONE).casts if other is not row else ():
                    shared = _shared(cast, other, row, roles_of(plans[row.case]))
                    alone = ({role: shared[role]} for role in sorted(shared.keys() & row.roles.keys()))
                    for offer in ({**(own[0] if own else {}), **shared}, shared, *alone):
                        if offer and offer not in tried:
                            tried.append(offer)
                            yield row.case, offer


def is_whole(cast: Cast, plan: Plan) -> bool:
    """Whether no made-up card is left."""
    return not (roles_of(plan).keys() & plan.definitions.keys()) - cast.keys()


def _shared(cast: Cast, other: _Row, row: _Row, roles: Collection[str]) -> dict[str, str]:
    return {role: card for role, card in cast.items() if role in roles and other.roles.get(role) == row.roles.get(role)}


Partly = Mapping[str, Sequence[Cast]]
"""Case → casts for some of its roles that keep its rule."""


def consistent(cases: Mapping[str, Casts], plans: Mapping[str, Plan], partly: Partly) -> dict[str, Casts]:
    """The casts, without those in which a card plays a role that it cannot play in another scenario of the outline.

    `partly`: the partial casts of scenarios without a complete cast.
    """
    found = dict(cases)
    for rows in outlines(plans):
        # What one scenario loses may affect another.
        while sum(_narrowed(found, row, rows, partly) for row in rows):
            pass
    return found


def _narrowed(found: dict[str, Casts], row: _Row, rows: list[_Row], partly: Partly) -> bool:
    """Whether casts of this scenario were removed."""
    casts = found.get(row.case)
    if casts is None:
        return False
    kept = tuple(cast for cast in casts.casts if _fits(found, cast, row, rows, partly))
    plain = tuple(role for role in casts.plain if _fits(found, {role: PLAIN}, row, rows, partly))
    found[row.case] = replace(casts, casts=kept, plain=plain)
    return found[row.case] != casts


def _fits(found: Mapping[str, Casts], cast: Cast, row: _Row, rows: list[_Row], partly: Partly) -> bool:
    return all(
        _plays(found.get(other.case, NONE), partly.get(other.case, ()), role, card, row, other)
        for role, card in cast.items()
        if role in row.roles and card != role
        for other in rows
        if role in other.roles
    )


def _plays(casts: Casts, partly: Sequence[Cast], role: str, card: str, row: _Row, other: _Row) -> bool:
    """Whether the card has this role there; if the role's text differs by row, a card of the same kind."""
    if card == PLAIN:
        return role in casts.plain
    alike, game = other.roles[role] == row.roles[role], row.game
    played = (cast[role] for cast in (*casts.casts, *partly) if role in cast)
    return any(one == card or (not alike and _kinds(game, one) == _kinds(game, card)) for one in played)


def _kinds(game: str, card: str) -> frozenset[str]:
    """The kinds of abilities on a printed card."""
    text = printed(game)[card]
    return frozenset(str(ability["is"]) for ability in text.get("abilities", ())) | text.keys() & {"effect"}
