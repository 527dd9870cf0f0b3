"""The beginning of a record: its cards, and the single course at the start."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle.assurance.own import own
from oracle.assurance.records.course import Cast, Course, Lost
from oracle.engines.definitions import definitions
from oracle.engines.games import binding
from oracle.engines.unknown import UnknowingReference
from oracle.profiles import PROFILES
from oracle.protocol.messages import SetupParams


def begin(setup: SetupParams, names: Mapping[str, str], unordered: Collection[str]) -> Course:
    """The single course at the start of a record. Raises Lost, or InputError for an impossible position."""
    of, game, quiet = binding(setup.game), PROFILES[setup.game], own(setup.game).quiet
    if any(fact.ability and fact.card and fact.card not in names for fact in setup.position.happened):
        raise Lost("an ability of a hidden card is part of the history")
    blank = next(iter(quiet))
    made_up = {**setup.definitions, **{name: {"name": name, **card} for name, card in quiet.items()}}
    placed = tuple(replace(card, card=names.get(card.ref, blank)) for card in setup.position.cards)
    whole = replace(setup, position=replace(setup.position, cards=placed), definitions=made_up)
    reference = UnknowingReference(tracing=True)
    ready = reference.setup(whole)
    if ready.status != "ok":
        raise Lost(f"the reference lacks {', '.join(ready.unsupported) or ready.message}")
    _, by_ref = definitions(of, whole)
    cards = {card.card: by_ref[card.ref] for card in placed if card.card is not None}
    cards |= {name: msgspec.convert(made_up[name], of.definition) for name in quiet}
    slots = frozenset(by_ref)
    unknown = "unknown-"
    while any(ref.startswith(unknown) for ref in slots):
        unknown = f"an-{unknown}"
    cast = Cast(
        unknown=unknown,
        game=game, names=names, cards=cards, slots=slots, stand_ins=tuple(quiet),
        speaks_hidden=any(_works_hidden(card, game.hidden_zones) for card in setup.definitions.values()),
    )  # fmt: skip
    course = Course(cast, reference)
    course.slot_of, course.card_of = {ref: ref for ref in slots}, {ref: ref for ref in slots}
    course.told_of_chance()
    for player in unordered:
        course.unbind(card.ref for card in placed if card.player == player and card.zone in game.order_zones)
    return course


def _works_hidden(definition: Any, zones: Collection[str]) -> bool:
    """Whether an ability of a made-up card works in one of these zones."""
    abilities = [one for one in definition.get("abilities") or () if isinstance(one, Mapping)]
    said = [*abilities, *(when for one in abilities for when in one.get("when") or () if isinstance(when, Mapping))]
    return any(zone in zones for one in said for zone in _listed(one.get("zone")))


def _listed(value: Any) -> Collection[Any]:
    return value if isinstance(value, list) else (value,)
