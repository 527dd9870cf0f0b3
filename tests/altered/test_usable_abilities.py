"""No printed card has an ability that can never be used."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.cards import PRINTED
from oracle.games.altered.language import Definition
from oracle.games.altered.rules.objects.abilities import alters
from oracle.games.altered.rules.objects.passives import reached
from oracle.games.altered.rules.objects.view import view_of
from tests.altered.games import game

CARDS = sorted(PRINTED.values(), key=lambda card: card.full_name)


def where(card: Definition) -> str:
    """The zone in which a card of this type is in play, or a Hero is."""
    if card.type == "hero":
        return "hero"
    return "landmark" if card.zone_type == "landmark" else "hero-expedition"


def about_itself() -> Iterator[tuple[str, Definition]]:
    """Each ability by which a printed card changes itself, alone on that card and without its condition."""
    for card in CARDS:
        for place, ability in enumerate(card.abilities):
            if isinstance(ability, lang.Passive) and alters(ability) and ability.what is None:
                alone = replace(card, abilities=(replace(ability, condition=None),))
                yield f"{card.full_name}: {place}", alone


@pytest.mark.parametrize("alone", [pytest.param(alone, id=name) for name, alone in about_itself()])
def test_what_a_card_gives_itself_it_has_where_its_abilities_work(alone: Definition) -> None:
    zone = "reserve" if alone.abilities[0].support else where(alone)
    view = view_of(game({zone: {"it": alone}}).state)
    (voice,) = [voice for voice in view.passives(lang.Passive) if voice.source == "it"]
    assert isinstance(voice.ability, lang.Regions) or [thing.card for thing in reached(view, voice)] == ["it"]
