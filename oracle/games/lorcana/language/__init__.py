"""The language of Lorcana card definitions: frozen nodes, with JSON as the external form.

A card is a `Definition`. Its abilities are keywords, triggered, activated and static abilities; an action has an
`effect` instead. Made-up cards in scenarios and in the protocol's `setup` use the same JSON.

Words used by many nodes: *who* is `you` (who controls the ability), `opponents` or `each`; a *what* is a `Filter` over
cards; `it` names earlier picks: `chosen` (the last choice), `that` (the card a trigger is about; with `sang` the song),
`this` (the card itself), `revealed`, `played`.
"""

# ruff: noqa: F403, I001
# Effects come before abilities: the two describe each other.

from oracle.games.lorcana.language.filters import *
from oracle.games.lorcana.language.payments import *
from oracle.games.lorcana.language.on_cards import *
from oracle.games.lorcana.language.on_permanents import *
from oracle.games.lorcana.language.on_players import *
from oracle.games.lorcana.language.triggers import *
from oracle.games.lorcana.language.permissions import *
from oracle.games.lorcana.language.effects import *
from oracle.games.lorcana.language.abilities import *
