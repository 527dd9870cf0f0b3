"""The words of the game."""

from __future__ import annotations

from oracle.games.altered.keywords import KEYWORDS
from oracle.language.keywords import titles
from oracle.profiles.book import editions_of
from oracle.profiles.profile import Board, CardWords, Profile, Regions

TERRAINS = ("forest", "mountain", "water")
BETWEEN = (("forest",), ("mountain", "water"), ("mountain",), ("forest", "water"), ("water",), ("forest", "mountain"))
"""The halves of the three Tumult cards from the Hero region to the Companion region."""
REGIONS = Regions(terrains=TERRAINS, between=BETWEEN, only="the Arena")
_EXPEDITIONS = ("hero-expedition", "companion-expedition")
_IN_PLAY = ("landmark", *_EXPEDITIONS)
_STATISTICS = {"forest": 1, "mountain": 1, "water": 1}

PROFILE = Profile(
    id="altered",
    rank=2,
    name="Altered",
    official=editions_of("altered"),
    rulings="A",
    zones=("hand", "deck", "discard", "hero", "landmark", "mana", "reserve", "limbo", *_EXPEDITIONS),
    hidden_zones=("deck", "hand", "mana"),
    shared_zones=("limbo",),
    order_zones=("deck",),
    resource_zone="mana",
    resource="mana",
    spent="exhausted",
    states={
        "anchored": (*_IN_PLAY, "reserve", "limbo"),
        "asleep": (*_IN_PLAY, "reserve", "limbo"),
        "exhausted": ("hero", "mana", "reserve", "limbo", *_IN_PLAY),
        "fleeting": ("reserve", "limbo", *_IN_PLAY),
    },
    implied_states={"facedown": ("mana", "deck")},
    normal_states={"ready": "exhausted"},
    card_counters={"boost": ("hero", "reserve", "limbo", *_IN_PLAY)},
    plurals={"boost": "boosts"},
    counter_states={"boosted": ("boost", True)},
    named_counter_zones=("hero", "reserve", "limbo", *_IN_PLAY),
    player_counters={"hero": "hero expedition", "companion": "companion expedition"},
    player_marks={"passed": ("has not passed", "has passed")},
    turn_number="day",
    counts_turns=False,
    phase="afternoon",
    costs={"its mana cost": "mana", "its Scout cost": "scout", "free": "free"},
    choice="exhausting",
    cards=CardWords(
        kinds={
            "character": {"type": "character", **_STATISTICS, "subtypes": []},
            "spell": {"type": "spell", "subtypes": []},
            "landmark permanent": {"type": "permanent", "zone_type": "landmark", "subtypes": []},
            "expedition permanent": {"type": "permanent", "zone_type": "expedition", "subtypes": []},
            "hero": {"type": "hero", "reserve_limit": 2, "landmark_limit": 2},
            "token": {
                "type": "character",
                **_STATISTICS,
                "subtypes": [],
                "hand_cost": 0,
                "reserve_cost": 0,
                "token": True,
            },
        },
        costless=("hero", "token"),
        costs=("hand_cost", "reserve_cost"),
        fields={},
        identity=("faction", "rarity"),
        classified="subtypes",
        numbers={"Forest": "forest", "Mountain": "mountain", "Water": "water"},
        named_numbers={
            "Hand Cost": "hand_cost",
            "Reserve Cost": "reserve_cost",
            "reserve limit": "reserve_limit",
            "landmark limit": "landmark_limit",
        },
        bystanders={
            "character": ("with 0 Forest, 0 Mountain and 0 Water", (*_EXPEDITIONS, "reserve")),
            "landmark permanent": ("", ("landmark",)),
            "expedition permanent": ("", _EXPEDITIONS),
        },
        keywords=titles(KEYWORDS, ""),
        number_keywords=titles(KEYWORDS, "value"),
        needed=("type",),
        example='{"type": "character", "hand_cost": 3, "reserve_cost": 2}',
    ),
    expeditions=_EXPEDITIONS,
    phases=("Morning", "Noon", "Afternoon", "Dusk", "Night"),
    first_player=True,
    dice=True,
    tokens=True,
    capabilities={
        "scout": "plays cards for their Scout cost",
        "quick-actions": "plays quick actions",
        "expedition-permanents": "knows Expedition Permanents",
        "tokens": "creates tokens",
        "whole-days": "continues from the last pass to Dusk, Night and the next day",
        "tiebreakers": "may be set up with only the Arena, and plays tiebreakers",
    },
    ways_of_paying=("scout",),
    actions={
        "play": ("card", "cost", "at"),
        "use": ("card", "ability"),
        "pass": (),
        "begin": (),
        "decline": (),
    },
    told={"pass": "passes", "begin": "begins the game", "decline": "declines"},
    cost_fields={"mana": ("resources",), "scout": ("resources",), "free": ("resources",)},
    card_needs=(("zone_type", "expedition", "expedition-permanents"), ("token", True, "tokens")),
    node_needs={"create-token": ("tokens",), "play": ("free",)},
    action_needs={"use": "quick-actions", "begin": "beginnings"},
    language={
        2: (
            ".where",
            "cannot.where",
            "create-token.where",
            "expedition.where",
            "keyword.value",
            "lasting.ability",
            "modes.count",
            "modifies.event",
            "move-expedition.where",
            "move.where",
            "regions.where",
        ),
        3: (),
    },
    board=Board(
        looks={
            "hand": "names",
            "hero-expedition": "cards",
            "companion-expedition": "cards",
            "hero": "cards",
            "landmark": "cards",
            "reserve": "cards",
            "limbo": "cards",
            "mana": "pips",
            "deck": "pile",
            "discard": "pile",
        },
        labels={"hero-expedition": "hero exp.", "companion-expedition": "comp. exp"},
        beside={"hero-expedition": "companion-expedition", "hero": "landmark", "reserve": "limbo"},
        turned="exhausted",
        letters={"anchored": "A", "asleep": "Z", "fleeting": "F"},
        pawns={"hero": "H", "companion": "C"},
        marks=(
            "a green disc counts boosts; A, Z and F say anchored, asleep and fleeting; the discs H and C above and "
            "below the regions are the expeditions of the upper and the lower player; a region with a question mark is "
            "face down"
        ),
    ),
    regions=REGIONS,
)
