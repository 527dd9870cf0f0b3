"""Filters, numbers and conditions: what they ask about must be known and possible."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.altered import language as lang
from oracle.games.altered.language.abilities import Passive
from oracle.games.altered.language.strict.scope import GIVEN, Text, zones_of
from oracle.games.altered.language.strict.vocabulary import IN_SIGHT, WITHOUT_STATUS, listed, of_subtypes
from oracle.language.strictness import Check, Wrong

MEANING = (
    "All.what", "Target.what", "Choose.what", "Exists.what", "Count.what", "BaseStatistics.what", "Different.objects",
    "ForEach.what", "HasKeyword.what", "Stats.what", "Subtypes.what", "Grants.what", "LosesAbilities.what",
    "Ignored.what", "GainsAgain.what", "Uncounted.what",
)  # fmt: skip
"""Where a filter that names no zone means objects in play (2.2.1.h)."""
NOT_IN_PLAY = ("hero", "mana-orb", "spell")


def of_bound(scope: Text, field: str, name: str | None) -> Iterator[Wrong]:
    """A name must be bound before it is used."""
    if name is not None and name not in scope.cards:
        yield field, f'there is no object named "{name}" here', f"known here: {listed(frozenset(scope.cards))}"


def of_where(scope: Text, field: str, where: str | None) -> Iterator[Wrong]:
    """An Expedition must be identifiable from here."""
    if where in IN_SIGHT and "expedition" not in scope.bearer:
        yield (
            field,
            f'the object with this text is not in an Expedition, so that "{where}" means none',
            "hero, companion, each",
        )
    if where == "target" and not scope.aims:
        yield field, "this step has no target", "a step with a target; `that` refers to it"
    if where == "its":
        yield field, "there is no named object here", "create-token and expedition, where `it` names the object"
    if where == "that" and not scope.chosen:
        yield field, "no earlier step chose an Expedition", "an earlier step with `where` `target`"


def of_its(node: lang.CreateToken | lang.ExpeditionStands, scope: Text) -> Iterator[Wrong]:
    """If an object's Expedition is meant, the object must be named and known."""
    if node.where == "its":
        yield from of_bound(scope, "it", node.it)
    else:
        yield from of_where(scope, "where", node.where)
        if node.it != "it":
            yield "it", "`it` needs the Expedition of an object", "where: its"


def of_filter(what: lang.Filter, scope: Text) -> Iterator[Wrong]:
    """A filter must be satisfiable by an object where it may be."""
    yield from of_bound(scope, "it", what.it)
    yield from of_bound(scope, "not_it", what.not_it)
    yield from of_where(scope, "where", what.where)
    yield from of_subtypes("subtype", what.subtype)
    if "region" in what.type:
        yield "type", "filters do not select regions", "regions"
    for field, asked in (("where", what.where), ("in_terrain", what.in_terrain)):
        if asked is not None and what.zone and "expedition" not in what.zone and not scope.place.startswith("Trigger"):
            yield field, f"objects in the {' or '.join(what.zone)} are not in an Expedition", "zone: expedition"
    if what.zone and all(zone in WITHOUT_STATUS for zone in what.zone) and _asks_state(what):
        yield "zone", f"nothing in the {' or '.join(what.zone)} has statuses or counters (2.4.1.c)", "another zone"
    if set(what.status) & set(what.without):
        yield "without", "an object cannot both have a status and not have it", "`status` or `without`"
    if what.or_subtype and not what.type:
        yield "or_subtype", "it does not say what else the object may be", "`subtype`, or `type` as well"
    if len(what.one_status) == 1:
        yield "one_status", "a single status is no choice", "`status`, `boosted`"
    yield from of_subtypes("or_subtype", what.or_subtype)
    yield from _of_type(what, scope)


def _asks_state(what: lang.Filter) -> bool:
    return bool(what.status or what.one_status) or what.boosted is True or what.counter is not None


def _of_type(what: lang.Filter, scope: Text) -> Iterator[Wrong]:
    if what.token and what.type and "character" not in what.type:
        yield "token", "tokens are Characters (2.2.1.d)", "type: character"
    played = scope.stands_in("Play.what")
    if scope.place not in MEANING or what.zone or played or not what.type:
        return
    if all(kind in NOT_IN_PLAY for kind in what.type):
        yield "zone", f"no {' or '.join(what.type)} is in play, which is what no zone means (2.2.1.h)", "the zone"


def of_number(number: lang.Number, scope: Text) -> Iterator[Wrong]:
    if number.name not in scope.numbers:
        known = f"known here: {listed(scope.numbers)}" if scope.numbers else "no number is known here"
        yield "name", f'there is no number named "{number.name}" here', known


def of_count(count: lang.Count, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if count.times == 0:
        yield "times", "multiplied by 0, this is always 0", "another number"


def of_counters(number: lang.Counters, scope: Text) -> Iterator[Wrong]:
    yield from of_bound(scope, "it", number.it)


def of_sum(number: lang.Sum, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if len(number.of) < 2 or all(isinstance(part, int) for part in number.of):
        yield "of", "there is nothing to add up", "at least two amounts, one of them computed"


def of_exists(condition: lang.Exists, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if condition.most is not None and condition.most < condition.least:
        yield "most", f"nothing is at least {condition.least} and at most {condition.most}", "at least `least`"
    if condition.least < 1 and condition.most is None:
        yield "least", "this always holds", "1 or more, or `most`"


def of_matches(condition: lang.Matches, scope: Text) -> Iterator[Wrong]:
    yield from of_bound(scope, "it", condition.it)
    if condition.was and not scope.past:
        yield "was", "only a Reaction's condition can refer to the time before the event (6.3.k)", "leave it out"


def of_stands(condition: lang.ExpeditionStands, scope: Text) -> Iterator[Wrong]:
    yield from of_its(condition, scope)
    if condition.stands is None and condition.in_terrain is None:
        yield "", "it states no condition for the Expedition", "`stands` or `in_terrain`"


def of_at_least(condition: lang.AtLeast, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if isinstance(condition.number, int) and isinstance(condition.least, int):
        yield "number", "it compares two fixed numbers", "count, number, counters"


def of_different(condition: lang.Different, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if len(condition.objects) < 2:
        yield "objects", "a single object cannot differ from another", "exists, or at least two objects"


def of_all_hold(condition: lang.AllHold, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if not condition.conditions:
        yield "conditions", "it states no condition", "at least one condition"


_CHANGING = (lang.Stats, lang.Subtypes, lang.Grants, lang.LosesAbilities)


def of_reach(ability: Passive, scope: Text) -> Iterator[Wrong]:
    """Texts that change characteristics apply only to objects in play (2.3.1.h); for Heroes that is open."""
    if not isinstance(ability, (*_CHANGING, lang.HasKeyword)):
        return
    bearer = scope.bearer if scope.lasting else zones_of(ability, scope)
    own = isinstance(ability, _CHANGING) or scope.lasting
    if ability.what is not None and ability.what.zone and not GIVEN & {*ability.what.zone}:
        yield "what.zone", "only objects in play can be changed (2.3.1.h)", "expedition, landmark"
    elif ability.what is None and own and not GIVEN & bearer:
        yield "", "its object is not in play, and only objects in play can be changed (2.3.1.h)", "`what`"


CHECKS: dict[type, Check[Text]] = {
    lang.Filter: of_filter,
    lang.Number: of_number,
    lang.Count: of_count,
    lang.Counters: of_counters,
    lang.Sum: of_sum,
    lang.Exists: of_exists,
    lang.Matches: of_matches,
    lang.ExpeditionStands: of_stands,
    lang.AtLeast: of_at_least,
    lang.AllHold: of_all_hold,
    lang.Different: of_different,
    Passive: of_reach,
}
