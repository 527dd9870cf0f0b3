"""4.4.b, 6.3.h: what a Reaction is tied to, where its text only seems to speak of what activated it."""

from __future__ import annotations

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.day.checking import bound_to
from oracle.games.altered.rules.state import EmblemReaction, Source

TOKEN = lang.Token(name="Page", forest=1, mountain=1, water=1)
BOOST = lang.Gain(what=lang.This(), count=1)


@pytest.mark.parametrize(
    ("effect", "tied"),
    [
        (lang.CreateToken(token=TOKEN), False),
        (lang.CreateToken(token=TOKEN, where="its"), True),
        (lang.ForEach(what=lang.Filter(type=("character",)), do=BOOST), False),
        (lang.Gain(what=lang.It(), count=1), True),
    ],
)
def test_a_reaction_is_tied_to_what_its_effect_speaks_of(effect: lang.Effect, tied: bool) -> None:
    source = Source(object=1, card="census", player="Ann", was=None)  # type: ignore[arg-type]
    emblem = EmblemReaction(id=5, player="Ann", source=source, effect=effect, bound={"it": (6,)})
    assert bound_to(emblem).bound == ({"it": (6,)} if tied else {})
