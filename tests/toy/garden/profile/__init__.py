"""The words of the game."""

from __future__ import annotations

from oracle.profiles.book import editions_of
from oracle.profiles.profile import Board, CardWords, Profile

PROFILE = Profile(
    id="garden",
    rank=9,
    name="Garden",
    official=editions_of("garden"),
    readings=("club-rules",),
    zones=("hand", "deck", "well", "garden", "compost"),
    hidden_zones=("deck", "hand"),
    order_zones=("deck",),
    resource_zone="well",
    resource="water",
    spent="turned",
    states={"turned": ("well", "garden"), "fresh": ("garden",)},
    normal_states={"ready": "turned"},
    card_counters={},
    counter_states={},
    player_counters={"petals": "petals"},
    turn_number="turn number",
    counts_turns=True,
    phase="main",
    costs={"its water cost": "water"},
    choice="turning",
    cards=CardWords(
        kinds={"flower": {"type": "flower", "petals": 1}, "spade": {"type": "spade"}},
        costs=("cost",),
        fields={},
        classified="",
        numbers={"petals": "petals"},
        named_numbers={},
        keywords=("Evergreen",),
        number_keywords=(),
        needed=("type", "cost"),
        example='{"type": "flower", "cost": 1}',
    ),
    capabilities={"weeding": "knows spades that weed"},
    actions={"play": ("card", "cost"), "pick": ("card",), "end-turn": ()},
    told={"pick": "picks {card}", "end-turn": "ends their turn"},
    cost_fields={"water": ("resources",)},
    node_needs={"weed": ("weeding",)},
    board=Board(
        looks={"hand": "names", "garden": "cards", "well": "pips", "deck": "pile", "compost": "pile"},
        turned="turned",
        letters={"fresh": "f"},
        marks="an f is a flower planted this turn",
    ),
)
