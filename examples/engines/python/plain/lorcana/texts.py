"""What the printed cards say, in the card language; by full name."""

from __future__ import annotations

from plain.base import Json
from plain.lorcana.wording import (
    ACTION,
    CHARACTER,
    CHOOSE_CHARACTER,
    DRAW,
    ITEM,
    SONG,
    YOUR_CHARACTERS,
    at_most,
    deal,
    free,
    gain,
    have,
    less,
    looks_for,
    may,
    pays,
    played,
    quests,
    sequence,
    they_play,
    to_do,
    triggered,
    uses,
    you_play,
)

DRAW_AND_DISCARD = sequence(DRAW, {"is": "discard"})
ONE_ON_TOP = sequence(
    {"is": "look-at-top", "cards": 2},
    {"is": "take-from", "least": 1, "reveal": False},
    {"is": "put", "it": "taken", "to": "deck"},
    {"is": "put", "it": "rest", "to": "deck", "place": "bottom"},
)
OPPOSING_BANISHED: Json = {
    "is": "all",
    "conditions": [
        {"is": "your-turn"},
        {
            "is": "happened-this-turn",
            "event": "banished-in-challenge",
            "what": {"type": ["character"], "whose": "opposing"},
        },
    ],
}
HAND_OF_URSULAS_CHOICE = sequence(
    {"is": "reveal-hand"},
    {"is": "take-from", "it": "revealed", "what": {"not_type": ["character"]}, "least": 1},
    {"is": "discard-them"},
)

ABILITIES: dict[str, list[Json]] = {
    # pay less or more
    "Doc - Leader of the Seven Dwarfs": [quests("Share and Share Alike", less(1, CHARACTER))],
    "Perdita - Playful Mother": [
        quests("Who's Next?", less(2, {**CHARACTER, "classified": ["Puppy"]})),
        {"is": "static-gains", "keyword": "ward", "what": {**YOUR_CHARACTERS, "classified": ["Puppy"]}},
    ],
    "Mickey Mouse - Friendly Face": [quests("Glad You're Here!", less(3, CHARACTER))],
    "Huey - Reliable Leader": [quests("I Know the Way", less(1, CHARACTER))],
    "Aurora - Holding Court": [quests("Royal Welcome", less(1, {**CHARACTER, "classified": ["Princess", "Queen"]}))],
    "Belle - Inventive Engineer": [quests("Tinker", less(1, ITEM))],
    "Scrooge McDuck - Uncle Moneybags": [quests("Treasure Finder", less(1, ITEM))],
    "Grewnge - Cannon Expert": [quests("Rapid Fire", less(1, ACTION))],
    "Lantern": [uses("Birthday Lights", less(1, CHARACTER))],
    "Heart of Atlantis": [uses("Life Giver", less(2, CHARACTER))],
    "Gaston - Despicable Dealer": [uses("Dubious Recruitment", less(2, CHARACTER))],
    "Pluto - Friendly Pooch": [uses("Good Dog", less(1, CHARACTER))],
    "Hamm - Piggy Bank": [uses("Loose Change", less(1, CHARACTER))],
    "Dr. Facilier's Cards": [uses("The Cards Will Tell", less(1, ACTION))],
    "Scrooge's Top Hat": [uses("Business Expertise", less(1, ITEM))],
    "Elsa - Concerned Sister": [played("Clear the Way", less(2, {"type": ["location"]}))],
    "Grandmother Willow - Ancient Advisor": [
        pays(name="Smooth the Way", what=CHARACTER, less=1, next=True, condition={"is": "your-turn"})
    ],
    "Gadget Hackwrench - Brilliant Bosun": [
        pays(
            what={**CHARACTER, "classified": ["Inventor"]}, less=1, condition=have({**ITEM, "whose": "yours"}, least=3)
        )
    ],
    "Snow White - Unexpected Houseguest": [pays(what={**CHARACTER, "classified": ["Seven Dwarfs"]}, less=1)],
    "Yokai - Intellectual Schemer": [pays(what=CHARACTER, less=1, kinds=["shift"])],
    "LeFou - Bumbler": [pays(this=True, less=1, condition=have({**YOUR_CHARACTERS, "named": ["Gaston"]}))],
    "Max - Loyal Sheepdog": [pays(this=True, less=1, condition=have({**YOUR_CHARACTERS, "named": ["Prince Eric"]}))],
    "Bullseye - Loyal Horse": [
        pays(this=True, less=1, condition=have({**YOUR_CHARACTERS, "named": ["Woody", "Jessie"]}))
    ],
    "Kristoff - Reindeer Keeper": [pays(this=True, less={"is": "count", "what": SONG, "zone": "discard"})],
    "Gaston - Pure Paragon": [
        pays(this=True, less={"is": "count", "what": {**YOUR_CHARACTERS, "damaged": True}, "times": 2})
    ],
    "Gantu - Experienced Enforcer": [
        played(
            "Close All Channels",
            {"is": "forbid", "action": "sing", "what": CHARACTER, "until": "until-your-next-turn"},
        ),
        pays(what={"type": ["action", "item"]}, more=2, who="each"),
    ],
    # other ways to pay
    "LeFou - Opportunistic Flunky": [{"is": "alternate-cost", "condition": OPPOSING_BANISHED}],
    "Pudge - Controls the Weather": [
        {"is": "alternate-cost", "condition": have({**YOUR_CHARACTERS, "named": ["Lilo"]})}
    ],
    "Scrooge McDuck - Resourceful Miser": [
        {"is": "alternate-cost", "cost": [{"is": "exert", "what": ITEM, "count": 4}]},
        played("Fortune Hunter", looks_for(4, ITEM)),
    ],
    "Belle - Apprentice Inventor": [{"is": "alternate-cost", "cost": [{"is": "banish-chosen", "what": ITEM}]}],
    "Ursula - Eric's Bride": [
        {"is": "keyword", "keyword": "shift", "cost": [{"is": "discard", "what": SONG}]},
        quests("Vanessa's Design", HAND_OF_URSULAS_CHOICE),
    ],
    "Flotsam & Jetsam - Entangling Eels": [
        {"is": "keyword", "keyword": "shift", "cost": [{"is": "discard", "count": 2}]}
    ],
    "Ariel - On Human Legs": [{"is": "cannot", "action": "sing"}],
    # play a card for free
    "Lady - Family Dog": [played("Someone to Care For", may(free(at_most(2, CHARACTER))))],
    "Prince Naveen - Ukulele Player": [played("It's Beautiful, No?", may(free(at_most(6, SONG))))],
    "Genie - Powers Unleashed": [quests("Phenomenal Cosmic Power!", may(free(at_most(5, ACTION))))],
    # when this is played, whenever something is played
    "Cinderella - Knight in Training": [played("Have Courage", may(DRAW_AND_DISCARD))],
    "Ariel - Spectacular Singer": [played("Musical Debut", looks_for(4, SONG))],
    "Stitch - Carefree Surfer": [
        played("Ohana", may({"is": "draw", "cards": 2}), have({**YOUR_CHARACTERS, "other": True}, least=2))
    ],
    "Stitch - Rock Star": [you_play("Adoring Fans", at_most(2, CHARACTER), to_do({"is": "exert", "it": "that"}, DRAW))],
    "Dr. Facilier - Remarkable Gentleman": [you_play("Dreams Made Real", SONG, may(ONE_ON_TOP))],
    "Ariel - Determined Mermaid": [you_play("I Want More", SONG, may(DRAW_AND_DISCARD))],
    "Alan-a-Dale - Rockin' Rooster": [you_play("Fan Favorite", SONG, gain(1))],
    "Ursula's Shell Necklace": [
        you_play("Now, Sing!", SONG, to_do({"is": "pay", "cost": [{"is": "ink", "amount": 1}]}, DRAW))
    ],
    "Signed Contract": [they_play("Fine Print", SONG, may(DRAW))],
    "Prince John - Fraidy-Cat": [they_play("Help! Help!", CHARACTER, {**deal(1), "it": "this"})],
    # the start and the end of turns, questing, others
    "Donald Duck - Perfect Gentleman": [
        triggered("Allow Me", "turn-starts", {"is": "each-player", "who": "each", "do": may(DRAW)})
    ],
    "Triton - Young Prince": [
        {"is": "static-gains", "keyword": "evasive", "condition": {"is": "your-turn"}},
        triggered(
            "Keeper of Atlantica",
            "banished",
            may({"is": "put", "it": "that", "to": "inkwell", "exerted": True}),
            what={"type": ["location"]},
        ),
    ],
    "Lilo - Snow Artist": [
        {
            "is": "static-gets",
            "stat": "lore",
            "plus": 1,
            "condition": have({**YOUR_CHARACTERS, "named": ["Stitch"]}),
        }
    ],
    "Mr. Smee - Bumbling Mate": [
        triggered(
            "Oh Dear, Dear, Dear",
            "turn-ends",
            {**deal(1), "it": "this"},
            {
                "is": "all",
                "conditions": [
                    {"is": "this-is", "what": {"exerted": True}},
                    have({**YOUR_CHARACTERS, "classified": ["Captain"]}, most=0, least=0),
                ],
            },
        )
    ],
    "The Queen - Conceited Ruler": [
        triggered(
            "Royal Summons",
            "turn-starts",
            may(
                {
                    "is": "if-you-do",
                    "first": {"is": "discard", "what": {**CHARACTER, "classified": ["Princess", "Queen"]}},
                    "then": sequence(
                        {"is": "choose", "what": CHARACTER, "zone": "discard"},
                        {"is": "put", "to": "hand", "verb": "return"},
                    ),
                }
            ),
        )
    ],
    "Lilo - Escape Artist": [
        {
            "is": "triggered",
            "name": "NO PLACE I'D RATHER BE",
            "when": [{"event": "turn-starts", "zone": "discard"}],
            "effect": may({"is": "play", "it": "this", "zone": "discard", "free": False, "enters_exerted": True}),
        }
    ],
    "Arthur - Determined Squire": [{"is": "skip-step", "step": "draw"}],
    "Bashful - Hopeless Romantic": [
        {
            "is": "cannot",
            "action": "quest",
            "condition": {
                "is": "not",
                "condition": have({**YOUR_CHARACTERS, "classified": ["Seven Dwarfs"], "other": True}),
            },
        }
    ],
    "Grumpy - Bad-Tempered": [
        {
            "is": "static-gets",
            "stat": "strength",
            "plus": 1,
            "what": {**YOUR_CHARACTERS, "classified": ["Seven Dwarfs"], "other": True},
        }
    ],
    "Atlantica - Concert Hall": [
        {"is": "static-gets", "stat": "cost-to-sing", "plus": 2, "what": {**CHARACTER, "here": True}}
    ],
    "Robin Hood - Sharpshooter": [
        quests(
            "My Greatest Performance",
            sequence(
                {"is": "look-at-top", "cards": 4},
                {"is": "take-from", "what": at_most(6, ACTION), "to_play": True},
                {"is": "play", "it": "taken", "zone": "deck"},
                {"is": "put", "it": "rest", "to": "discard"},
            ),
        )
    ],
    "Jim Hawkins - Space Traveler": [
        played("This Is It!", may(free(at_most(4, {"type": ["location"]})))),
        you_play("Take the Helm", {"type": ["location"]}, may({"is": "move-to"})),
    ],
    "Donald Duck - Pie Slinger": [
        triggered(
            "Humble Pie",
            "played",
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}},
            {"is": "played-using", "cost": "shift"},
            this=True,
        ),
        {
            "is": "static-gets",
            "stat": "strength",
            "plus": 6,
            "condition": {"is": "lore-is", "who": "opponents", "least": 10},
        },
    ],
    "Baymax - Giant Robot": [
        {"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 4}], "onto": "any"},
        triggered(
            "Functionality Improved",
            "played",
            {"is": "remove-damage", "it": "this"},
            {"is": "played-using", "cost": "shift"},
            this=True,
        ),
    ],
    "Lady - Miss Park Avenue": [
        played(
            "Something Wonderful",
            may(
                {"is": "choose", "what": at_most(2, CHARACTER), "zone": "discard", "least": 0, "most": 2},
                {"is": "put", "to": "hand", "verb": "return"},
            ),
        )
    ],
    "Tinker Bell - Insistent Fairy": [
        you_play(
            "Pay Attention",
            {**CHARACTER, "strength_at_least": 5},
            to_do({"is": "exert", "it": "that"}, gain(2)),
        )
    ],
    "Megara - Captivating Cynic": [
        played(
            "Shady Deal",
            {"is": "one-of", "modes": {"1": {"is": "discard"}, "2": {"is": "banish", "it": "this"}}},
        )
    ],
    "Diablo - Devoted Herald": [
        {"is": "keyword", "keyword": "shift", "cost": [{"is": "discard", "what": ACTION}]},
        triggered(
            "Circle Far and Wide",
            "drew",
            may(DRAW),
            who="opponents",
            your_turn=False,
            **{"while": {"is": "this-is", "what": {"exerted": True}}},
        ),
    ],
    "Mother Gothel - Withered and Wicked": [{"is": "enters-play", "damage": 3}],
    "Elsa - Spirit of Winter": [
        played(
            "Deep Freeze",
            sequence(
                {"is": "choose", "what": CHARACTER, "least": 0, "most": 2},
                {"is": "exert"},
                {
                    "is": "forbid",
                    "action": "ready-at-start",
                    "what": {"it": "chosen"},
                    "until": "start-of-their-next-turn",
                },
            ),
        )
    ],
    "Ursula - Sea Witch": [
        quests(
            "You're Too Late",
            sequence(
                {"is": "choose", "what": {**CHARACTER, "whose": "opposing"}},
                {
                    "is": "forbid",
                    "action": "ready-at-start",
                    "what": {"it": "chosen"},
                    "until": "start-of-their-next-turn",
                },
            ),
        )
    ],
    "Mufasa - Betrayed Leader": [
        triggered(
            "The Sun Will Set",
            "banished",
            may(
                {"is": "reveal-top"},
                {
                    "is": "if",
                    "condition": {"is": "matches", "it": "revealed", "what": CHARACTER},
                    "then": {
                        "is": "may",
                        "do": {"is": "play", "it": "revealed", "zone": "deck", "enters_exerted": True},
                    },
                },
            ),
            this=True,
        )
    ],
    "Tiana - Celebrating Princess": [
        {
            "is": "cannot",
            "action": "play",
            "what": ACTION,
            "who": "opponents",
            "condition": {
                "is": "all",
                "conditions": [
                    {"is": "this-is", "what": {"exerted": True}},
                    have({}, zone="hand", most=0, least=0),
                ],
            },
        }
    ],
    "Pride Lands - Pride Rock": [
        {"is": "static-gets", "stat": "willpower", "plus": 2, "what": {**CHARACTER, "here": True}},
        pays(
            what=CHARACTER, less=1, condition=have({**YOUR_CHARACTERS, "classified": ["Prince", "King"], "here": True})
        ),
    ],
    "Pawpsicle": [
        played("Jumbo Pop", may(DRAW)),
        {
            "is": "activated",
            "name": "THAT'S REDWOOD",
            "cost": [{"is": "banish-this"}],
            "effect": sequence(CHOOSE_CHARACTER, {"is": "remove-damage", "damage": 2}),
        },
    ],
    "Magic Mirror": [uses("Speak!", DRAW, ink=4)],
    "Fishbone Quill": [
        uses(
            "Go Ahead and Sign",
            sequence({"is": "choose", "what": {}, "zone": "hand"}, {"is": "put", "to": "inkwell"}),
        )
    ],
    # activated abilities
    "Beast's Mirror": [
        uses("Show Me", {"is": "if", "condition": have({}, zone="hand", most=0, least=0), "then": DRAW}, ink=3)
    ],
    "Dinglehopper": [uses("Straighten Hair", sequence(CHOOSE_CHARACTER, {"is": "remove-damage", "damage": 1}))],
    "Tinker Bell - Tiny Tactician": [uses("Battle Plans", DRAW_AND_DISCARD)],
}
