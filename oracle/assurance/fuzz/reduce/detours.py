"""Detours: cases that show the same and are no shorter, but from which a whole part may then be dropped.

Trying only shorter cases gets stuck where two things have to change at once: an effect asks for a choice among cards,
so those cards must exist; a printed card has sentences that no shorter card has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.grammar import material
from oracle.assurance.fuzz.reduce.card_passes import definition_of
from oracle.assurance.fuzz.reduce.edits import free_name, named, names_of, with_cards, with_definition, with_setup
from oracle.assurance.fuzz.render.card_words import readable
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Action, Card, Cost
from oracle.protocol.values import Json
from oracle.suite.phrases.madeup import Definition
from oracle.suite.phrases.move import Move

DEED = "Deed"
"""The card whose effect is the effect of another card's ability."""


def spelled_out(case: Case) -> Iterator[Case]:
    """Printed cards as made-up ones with the same text, unchanged and with one plain part."""
    game = PROFILES[case.setup.game]
    for name in named(case):
        raw = None if name in case.setup.definitions else definition_of(case, name, game)
        if raw is not None:
            own = free_name("Card", names_of(case))
            spelled = with_definition(case, name, own, {**_without_version(raw), "name": own})
            yield spelled
            yield from _with_plain_parts(spelled, own, game)


def plain_parts(case: Case) -> Iterator[Case]:
    """Made-up cards with one of their parts replaced by one of the plainest parts of the game."""
    game = PROFILES[case.setup.game]
    for name in named(case):
        if name in case.setup.definitions:
            yield from _with_plain_parts(case, name, game)


def _with_plain_parts(case: Case, name: str, game: Profile) -> Iterator[Case]:
    for plain in material(game.id).get("plain", ()):
        for other in _replaced(case.setup.definitions[name], plain):
            if readable(other, game):
                yield with_definition(case, name, name, other)


def as_effects_of_actions(case: Case) -> Iterator[Case]:
    """An ability's effect as the effect of a card that is played instead of the action.

    The moves before it are left out; so are some of the first answers after it, which may belong to other questions.
    """
    game = PROFILES[case.setup.game]
    if not material(game.id).get("deeds"):
        return
    actions = [place for place, move in enumerate(case.moves) if move.action is not None]
    for place, end in reversed([*pairwise([*actions, len(case.moves)])]):
        player, answers, rest = case.moves[place].player, case.moves[place + 1 : end], case.moves[end:]
        for name in named(case):
            for effect in _effects(definition_of(case, name, game)):
                deed = _with_deed(case, player, effect, game)
                for start in range(len(answers) + 1):
                    yield replace(deed, moves=(_playing(player, game), *answers[start:], *rest))


def _with_deed(case: Case, player: str, effect: Definition, game: Profile) -> Case:
    raw = {**material(game.id)["deeds"][0], "name": DEED, "effect": effect}
    card = Card(ref=DEED.lower(), player=player, zone="hand", card=DEED)
    definitions = {**case.setup.definitions, DEED: raw}
    return with_cards(with_setup(case, definitions=definitions), (*case.setup.position.cards, card))


def _playing(player: str, game: Profile) -> Move:
    usual = next(iter(game.costs.values()))
    return Move(player=player, action=Action(kind="play", card=DEED.lower(), cost=Cost(kind=usual)))


def _without_version(raw: Definition) -> Definition:
    return {field: value for field, value in raw.items() if field != "version"}


def _effects(raw: Definition | None) -> Iterator[Definition]:
    for ability in (raw or {}).get("abilities", ()):
        if isinstance(ability, dict) and isinstance(ability.get("effect"), dict):
            yield ability["effect"]


def _replaced(value: object, plain: Definition) -> Iterator[Json]:
    """The value with one part, outermost first, replaced by a plain one."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if isinstance(inner, dict) and "is" in inner and inner != plain:
                yield {**value, key: plain}
            for other in _replaced(inner, plain):
                yield {**value, key: other}
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            if isinstance(inner, dict) and "is" in inner and inner != plain:
                yield [*value[:place], plain, *value[place + 1 :]]
            for other in _replaced(inner, plain):
                yield [*value[:place], other, *value[place + 1 :]]
