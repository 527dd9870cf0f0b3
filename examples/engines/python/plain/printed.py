"""The printed cards this engine knows: a line of values each, and what their text says in the card language."""

from __future__ import annotations

from plain.model import Facts, Json

CHARACTER, ACTION, ITEM, SONG = {"type": ["character"]}, {"type": ["action"]}, {"type": ["item"]}, {"song": True}
YOUR_CHARACTERS = {"type": ["character"], "whose": "yours"}
CHOOSE_CHARACTER: Json = {"is": "choose", "what": CHARACTER}
DRAW: Json = {"is": "draw"}


def sequence(*steps: Json) -> Json:
    return {"is": "sequence", "steps": list(steps)}


def may(*steps: Json) -> Json:
    return {"is": "may", "do": steps[0] if len(steps) == 1 else sequence(*steps)}


def to_do(first: Json, then: Json) -> Json:
    return may({"is": "if-you-do", "first": first, "then": then})


def triggered(name: str, event: str, effect: Json, condition: Json | None = None, **when: object) -> Json:
    trigger = {"is": "triggered", "name": name, "when": [{"event": event, **when}], "effect": effect}
    return trigger | ({"condition": condition} if condition else {})


def played(name: str, effect: Json, condition: Json | None = None) -> Json:
    return triggered(name, "played", effect, condition, this=True)


def quests(name: str, effect: Json) -> Json:
    return triggered(name, "quested", effect, this=True)


def you_play(name: str, what: Json, effect: Json) -> Json:
    return triggered(name, "played", effect, what=what)


def they_play(name: str, what: Json, effect: Json) -> Json:
    return triggered(name, "played", effect, who="opponents", what=what)


def uses(name: str, effect: Json, ink: int = 0) -> Json:
    cost: list[Json] = [{"is": "exert-this"}] + ([{"is": "ink", "amount": ink}] if ink else [])
    return {"is": "activated", "name": name, "cost": cost, "effect": effect}


def less(amount: int, what: Json) -> Json:
    return {"is": "pay-less", "less": amount, "next": what}


def pays(**fields: object) -> Json:
    return {"is": "pays", **fields}


def have(what: Json, **fields: object) -> Json:
    return {"is": "have", "what": what, **fields}


def deal(damage: int) -> Json:
    return {"is": "deal-damage", "damage": damage}


def gain(lore: int) -> Json:
    return {"is": "gain-lore", "lore": lore}


def free(what: Json, zone: str = "hand") -> Json:
    return {"is": "play", "what": what, "zone": zone}


def looks_for(count: int, what: Json, most: int = 1) -> Json:
    """Look at the top cards, take up to so many that fit, the rest goes to the bottom in any order."""
    return sequence(
        {"is": "look-at-top", "cards": count},
        {"is": "take-from", "what": what, "most": most},
        {"is": "put", "it": "taken", "to": "hand"},
        {"is": "put", "it": "rest", "to": "deck", "place": "bottom", "any_order": True},
    )


def at_most(cost: int, what: Json) -> Json:
    return {**what, "cost_at_most": cost}


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
        pays(what={"type": ["action", "item"]}, more=2, who="each", kinds=["ink", "shift", "other"]),
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
                {"is": "take-from", "what": at_most(6, ACTION)},
                {"is": "play", "it": "taken"},
                {"is": "put", "it": "rest", "to": "discard"},
            ),
        )
    ],
    "Jim Hawkins - Space Traveler": [
        played("That's It!", may(free(at_most(4, {"type": ["location"]})))),
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
            {"is": "one-of", "modes": {"discard": {"is": "discard"}, "banish": {"is": "banish", "it": "this"}}},
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
            "name": "That's Redwood",
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

EFFECTS: dict[str, Json] = {
    "Be Prepared": {"is": "banish", "all": CHARACTER},
    "Brawl": sequence({"is": "choose", "what": {**CHARACTER, "strength_at_most": 2}}, {"is": "banish"}),
    "World's Greatest Criminal Mind": sequence(
        {"is": "choose", "what": {**CHARACTER, "strength_at_least": 5}}, {"is": "banish"}
    ),
    "Mother Knows Best": sequence(CHOOSE_CHARACTER, {"is": "put", "to": "hand", "verb": "return"}),
    "The Return of Hercules": {"is": "each-player", "who": "each", "do": may(free(CHARACTER))},
    "The Mob Song": sequence(
        {"is": "choose", "what": {"type": ["character", "location"]}, "least": 0, "most": 3}, deal(3)
    ),
    "Beyond the Horizon": {
        "is": "choose-player",
        "any_number": True,
        "do": sequence({"is": "discard", "all": True}, {"is": "draw", "cards": 3}),
    },
    "Zero to Hero": {"is": "pay-less", "less": {"is": "count", "what": YOUR_CHARACTERS}, "next": CHARACTER},
    "Steal from the Rich": {
        "is": "whenever",
        "ability": triggered(
            "Steal from the Rich",
            "quested",
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}},
            what=YOUR_CHARACTERS,
        ),
    },
    "We Know the Way": sequence(
        {"is": "choose", "what": {}, "zone": "discard"},
        {"is": "shuffle-into-deck"},
        {"is": "reveal-top"},
        {
            "is": "if",
            "condition": {"is": "same-name", "it": "chosen", "other": "revealed"},
            "then": {
                "is": "if-you-do",
                "first": {"is": "may", "do": {"is": "play", "it": "revealed", "zone": "deck"}},
                "otherwise": {"is": "put", "it": "revealed", "to": "hand"},
            },
            "otherwise": {"is": "put", "it": "revealed", "to": "hand"},
        },
    ),
    "Get to Safety!": sequence(
        free(at_most(3, {"type": ["location"]}), "discard"),
        {
            "is": "if",
            "condition": have({"type": ["location"], "whose": "yours", "named": ["Sleepy Hollow"]}),
            "then": DRAW,
        },
    ),
    "You're Welcome": sequence(
        {"is": "choose", "what": {"type": ["character", "item", "location"]}},
        {"is": "shuffle-into-deck"},
        {"is": "each-player", "who": "its-player", "do": {"is": "draw", "cards": 2}},
    ),
    "A Pirate's Life": sequence(
        {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}, gain(2)
    ),
    "A Whole New World": {
        "is": "each-player",
        "who": "each",
        "do": sequence({"is": "discard", "all": True}, {"is": "draw", "cards": 7}),
    },
    "Akood et Emuti": sequence(less(2, CHARACTER), DRAW),
    "Be Our Guest": looks_for(4, CHARACTER),
    "Circle of Life": free(CHARACTER, "discard"),
    "Dragon Fire": sequence(CHOOSE_CHARACTER, {"is": "banish"}),
    "Fire the Cannons!": sequence(CHOOSE_CHARACTER, deal(2)),
    "Friends on the Other Side": {"is": "draw", "cards": 2},
    "Just in Time": may(free(at_most(5, CHARACTER))),
    "Let It Go": sequence(CHOOSE_CHARACTER, {"is": "put", "to": "inkwell", "exerted": True}),
    "Let the Storm Rage On": sequence(CHOOSE_CHARACTER, deal(2), DRAW),
    "Look at This Family": looks_for(5, CHARACTER, most=2),
    "Part of Your World": sequence(
        {"is": "choose", "what": CHARACTER, "zone": "discard"}, {"is": "put", "to": "hand", "verb": "return"}
    ),
    "Second Star to the Right": {"is": "choose-player", "do": {"is": "draw", "cards": 5}},
    "Sudden Chill": {"is": "each-player", "who": "opponents", "do": {"is": "discard"}},
}


def full_name(name: str) -> str:
    """Printed names are compared with plain apostrophes and dashes."""
    return name.replace("’", "'").replace("–", "-").strip()


def keyword(text: str) -> Json:
    word, _, value = text.partition(" ")
    if word == "shift":
        return {"is": "keyword", "keyword": word, "cost": [{"is": "ink", "amount": int(value)}]}
    return {"is": "keyword", "keyword": word, "value": int(value or 0)}


def number(text: str) -> int | None:
    return int(text) if text.isdigit() else None


def read_card_list(lines: str) -> dict[str, Facts]:
    """`full name | C2* | Strength/Willpower/Lore | classifications | keywords`: type and cost, `*` the inkwell symbol.

    Of a location the first number is the move cost. What stands as `?` is not known here, and said so when it matters;
    behind a cost that is the inkwell symbol.
    """
    types = {"C": "character", "A": "action", "I": "item", "L": "location"}
    cards: dict[str, Facts] = {}
    for line in lines.strip().splitlines():
        full, cost, numbers, classes, keywords = (part.strip() for part in line.split("|"))
        first, willpower, lore = map(number, (numbers or "//").split("/"))
        kind = types[cost[0]]
        cards[full] = Facts(
            name=full.partition(" - ")[0],
            full=full,
            type=kind,
            cost=number(cost[1:].rstrip("*?")),
            inkwell=None if cost.endswith("?") else cost.endswith("*"),
            strength=first if kind == "character" else None,
            move_cost=first if kind == "location" else None,
            willpower=willpower,
            lore=lore,
            classes=None if classes == "?" else tuple(word.strip() for word in classes.split(",") if word),
            abilities=(*(keyword(word.strip()) for word in keywords.split(",") if word), *ABILITIES.get(full, [])),
            effect=EFFECTS.get(full),
        )
    return cards


PRINTED = read_card_list("""
A Pirate's Life | A6* |  | Song | sing-together 6
A Whole New World | A5 |  | Song |
Agrabah - Marketplace | L3* | ?/5/2 |  |
Akood et Emuti | A3 |  | Song |
Alan-a-Dale - Loyal Bard | C2* | ?/2/1 | Storyborn, Ally | singer 4
Alan-a-Dale - Rockin' Rooster | C4* | ?/3/2 | Storyborn, Ally |
Archimedes - Electrified Owl | C5* | ?/4/2 | Floodborn, Ally | evasive,challenger 3,shift 3
Archimedes - Exasperated Owl | C3* | ?/2/2 | Storyborn, Ally | evasive
Archimedes - Highly Educated Owl | C1* | ?/2/1 | Dreamborn, Ally |
Ariel - Determined Mermaid | C3* | ?/4/1 | Storyborn, Hero, Princess |
Ariel - On Human Legs | C4* | 3/4/2 | Storyborn, Hero, Princess |
Ariel - Singing Mermaid | C4* | ?/3/2 | Storyborn, Hero, Princess | singer 7
Ariel - Spectacular Singer | C3* | 2/3/1 | Storyborn, Hero, Princess | singer 5
Arthur - Determined Squire | C?? | ?/?/? | ? |
Atlantica - Concert Hall | L1? | ?/?/? | |
Aurora - Holding Court | C1* | ?/2/1 | Storyborn, Hero, Princess |
Aurora - Regal Princess | C2? | 2/2/? | ? |
Bashful - Hopeless Romantic | C?? | ?/?/? | Storyborn, Ally, Seven Dwarfs |
Baymax - Giant Robot | C?? | ?/?/? | ? |
Be Our Guest | A2* |  | Song |
Be Prepared | A7 | | Song |
Beast's Mirror | I2* |  |  |
Belle - Apprentice Inventor | C3* | ?/3/1 | Storyborn, Hero, Princess, Inventor |
Belle - Inventive Engineer | C3* | ?/3/2 | Dreamborn, Hero, Princess, Inventor |
Beyond the Horizon | A7? | | Song | sing-together 7
Brawl | A3* | | |
Bullseye - Loyal Horse | C3* | ?/3/1 | Storyborn, Ally, Toy |
Cinderella - Ballroom Sensation | C1* | 1/2/1 | Storyborn, Hero, Princess | singer 3
Cinderella - Knight in Training | C2* | ?/2/1 | Dreamborn, Hero, Princess, Knight |
Circle of Life | A8* |  | Song | sing-together 8
Clawhauser - Front Desk Officer | C3* | ?/4/2 | Storyborn, Ally, Detective | bodyguard,singer 4
De Vil Manor - Cruella's Estate | L1* | ?/4/1 |  |
Diablo - Devoted Herald | C3? | 2/2/? | ? | evasive
Dinglehopper | I1* |  |  |
Doc - Leader of the Seven Dwarfs | C3* | ?/3/2 | Storyborn, Ally, Seven Dwarfs |
Donald Duck - Boisterous Fowl | C2* | 2/3/1 | ? |
Donald Duck - Perfect Gentleman | C?? | ?/?/? | ? |
Donald Duck - Pie Slinger | C5? | ?/?/? | ? | shift 4
Donald Duck - Strutting His Stuff | C5* | ?/3/2 | Dreamborn, Hero, Inventor | ward
Dr. Facilier - Charlatan | C2* | 0/4/1 | Storyborn, Villain, Sorcerer | challenger 2
Dr. Facilier - Remarkable Gentleman | C3* | 2/4/1 | Storyborn, Villain, Sorcerer |
Dr. Facilier - Savvy Opportunist | C4* | ?/2/1 | Storyborn, Villain, Sorcerer | evasive
Dr. Facilier's Cards | I2 |  |  |
Dragon Fire | A5 |  |  |
Elsa - Concerned Sister | C3* | ?/2/2 | Storyborn, Hero, Queen, Sorcerer |
Elsa - Spirit of Winter | C8 | 4/6/3 | Floodborn, Hero, Queen, Sorcerer | shift 6
Fairy Ship - Royal Vessel | L1* | ?/4/1 |  |
Fat Cat's Club - Seedy Headquarters | L3* | ?/6/2 |  |
Fire the Cannons! | A1 |  |  |
Fishbone Quill | I3? | | |
Flotsam & Jetsam - Entangling Eels | C6* | ?/5/2 | Floodborn, Ally |
Flotsam - Slippery as an Eel | C3* | ?/2/1 | Storyborn, Ally | evasive
Flounder - Voice of Reason | C1* | 2/2/1 | Storyborn, Ally |
Forbidden Mountain - Maleficent's Castle | L2* | ?/6/1 |  |
Friends on the Other Side | A3* |  | Song |
Gadget Hackwrench - Brilliant Bosun | C6* | ?/6/3 | Floodborn, Ally, Inventor | shift 4
Gadget Hackwrench - Perceptive Mouse | C2* | ?/3/1 | Storyborn, Ally, Inventor |
Gantu - Captain Crankyhead | C5* | ?/3/4 | Dreamborn, Alien, Captain |
Gantu - Experienced Enforcer | C4 | ?/4/1 | Storyborn, Alien, Captain |
Gaston - Arrogant Hunter | C2* | 4/2/0 | Storyborn, Villain | reckless
Gaston - Baritone Bully | C3* | ?/3/1 | Dreamborn, Villain | singer 5
Gaston - Despicable Dealer | C3 | ?/4/1 | Storyborn, Villain |
Gaston - Pure Paragon | C9 | ?/6/2 | Dreamborn, Villain | rush
Gazelle - Pop Star | C3* | ?/3/2 | Storyborn, Ally | singer 5
Genie - Cramped in the Lamp | C2* | ?/2/2 | Storyborn, Ally |
Genie - Excited Shipbuilder | C3* | ?/3/1 | Storyborn, Ally |
Genie - Investigative Mind | C5* | ?/7/2 | Storyborn, Ally, Detective |
Genie - Powers Unleashed | C8 | ?/5/3 | Floodborn, Hero | evasive,shift 6
Genie - The Ever Impressive | C2* | ?/3/1 | Dreamborn, Ally |
Get to Safety! | A1? | | |
Goofy - Daredevil | C5* | 3/4/2 | Dreamborn, Hero | evasive
Goofy - Flying Goof | C6 | ?/5/1 | Storyborn, Hero | rush,evasive
Goofy - Knight for a Day | C9* | 10/10/4 | Dreamborn, Hero, Knight |
Grandmother Willow - Ancient Advisor | C2 | ?/2/1 | Storyborn, Mentor |
Grewnge - Cannon Expert | C2* | ?/2/1 | Storyborn, Ally, Pirate |
Grumpy - Bad-Tempered | C?? | ?/?/? | Storyborn, Ally, Seven Dwarfs |
Grumpy - Soreheaded Miner | C7* | ?/7/2 | Storyborn, Ally, Seven Dwarfs |
Hamm - Piggy Bank | C2* | ?/3/1 | Storyborn, Ally, Toy |
Happy - Joyful Adventurer | C2* | ?/3/1 | Storyborn, Ally, Seven Dwarfs |
Heart of Atlantis | I4 |  |  |
Hercules - Beloved Hero | C6* | ?/5/2 | Storyborn, Hero, Prince | bodyguard,resist 1
Hercules - Clumsy Kid | C3 | ?/3/1 | Storyborn, Hero, Prince | rush
Hercules - Daring Demigod | C5 | ?/3/0 | Storyborn, Hero, Prince | rush,reckless
Hercules - Divine Hero | C6* | ?/3/2 | Floodborn, Hero, Prince, Deity | shift 4,resist 2
Hercules - Hero in Training | C2* | ?/3/1 | Storyborn, Hero, Prince |
Hercules - True Hero | C3* | 3/3/1 | Dreamborn, Hero, Prince | bodyguard
Hercules - Unwavering Demigod | C4* | ?/4/2 | Dreamborn, Hero, Prince | challenger 2
Hiram Flaversham - Intrigued Inventor | C2 | ?/2/3 | Storyborn, Ally, Inventor |
Huey - Reliable Leader | C2 | ?/3/1 | Storyborn, Ally |
Jim Hawkins - Space Traveler | C?? | ?/?/? | ? |
Jumba Jookiba - Critical Scientist | C4* | ?/6/2 | Storyborn, Alien, Inventor |
Jumba Jookiba - Renegade Scientist | C5* | ?/5/2 | Dreamborn, Alien, Inventor |
Just in Time | A3 |  |  |
Kit Cloudkicker - Navigator | C6* | ?/5/3 | Floodborn, Ally | ward,shift 3
Kit Cloudkicker - Spunky Bear Cub | C1* | ?/1/1 | Storyborn, Ally | ward
Kristoff - Reindeer Keeper | C9 | ?/7/3 | Dreamborn, Ally | bodyguard
Lady - Family Dog | C3* | ?/2/2 | Storyborn, Hero |
Lady - Miss Park Avenue | C5? | ?/?/? | ? |
Lantern | I2 |  |  |
LeFou - Bumbler | C2* | ?/2/2 | Storyborn, Ally |
LeFou - Opportunistic Flunky | C3* | ?/3/1 | Dreamborn, Ally |
Let It Go | A5* |  | Song |
Let the Storm Rage On | A3 |  | Song |
Li Shang - General's Son | C1* | ?/2/1 | Storyborn, Hero |
Li Shang - Imperial Captain | C5* | ?/5/2 | Dreamborn, Hero, Captain |
Li Shang - Seasoned Strategist | C3* | ?/4/2 | Storyborn, Hero, Captain |
Li Shang - Solemn Son | C3* | ?/5/1 | Storyborn, Hero, Captain | challenger 2
Li Shang - Valiant Leader | C7* | ?/5/2 | Floodborn, Hero, Captain | shift 4
Lilo - Galactic Hero | C3* | ?/2/2 | Dreamborn, Hero |
Lilo - Making a Wish | C1 | 1/1/2 | Storyborn, Hero |
Lilo - Snow Artist | C?? | ?/?/? | ? |
Look at This Family | A7* |  | Song | sing-together 7
Magic Mirror | I2? | | |
Max - Loyal Sheepdog | C3* | ?/3/1 | Storyborn, Ally |
McDuck Manor - Scrooge's Mansion | L4* | ?/9/2 |  |
Megara - Captivating Cynic | C2? | ?/?/? | ? |
Mickey Mouse - Friendly Face | C6* | ?/6/3 | Storyborn, Hero |
Mickey Mouse - True Friend | C3* | 3/3/2 | Storyborn, Hero |
Mirabel Madrigal - Hopeful Dreamer | C3* | ?/3/1 | Storyborn, Hero, Madrigal | evasive,singer 5
Miss Bianca - Rescue Aid Society Agent | C2* | ?/2/1 | Storyborn, Hero | singer 4
Moana - Adventurer of Land and Sea | C3* | ?/6/1 | Storyborn, Hero, Princess |
Moana - Determined Explorer | C3 | ?/4/2 | Storyborn, Hero, Princess |
Moana - Undeterred Voyager | C4* | ?/4/1 | Storyborn, Hero, Princess | evasive
Mother Gothel - Withered and Wicked | C2? | ?/?/? | ? |
Mother Knows Best | A3? | | Song |
Mufasa - Among the Stars | C7* | ?/7/2 | Floodborn, Mentor, King | evasive,shift 5,resist 1
Mufasa - Betrayed Leader | C?? | ?/?/? | ? |
Mufasa - Champion of the Pride Lands | C7* | ?/10/3 | Storyborn, Mentor, King |
Mufasa - King of the Pride Lands | C6* | 4/6/3 | Storyborn, Mentor, King |
Mufasa - Respected King | C4* | ?/4/1 | Storyborn, Mentor, King |
Never Land - Mermaid Lagoon | L1* | ?/4/1 |  |
Nottingham - Prince John's Castle | L2* | ?/6/1 |  |
Part of Your World | A3 |  | Song |
Pawpsicle | I1? | | |
Perdita - Playful Mother | C4* | ?/4/2 | Storyborn, Hero |
Pluto - Friendly Pooch | C1 | ?/2/1 | Storyborn, Ally |
Powerline - Taking the Stage | C2* | ?/2/1 | Storyborn | singer 4
Pride Lands - Pride Rock | L2? | ?/?/? | |
Prince Eric - Dashing and Brave | C2* | ?/3/1 | Storyborn, Hero, Prince | challenger 2
Prince Eric - Noble Swordsman | C5* | ?/7/1 | Dreamborn, Hero, Prince |
Prince Eric - Seafaring Prince | C3* | ?/3/1 | Dreamborn, Hero, Prince | bodyguard
Prince John - Fraidy-Cat | C3 | ?/5/1 | Storyborn, Villain, Prince |
Prince Naveen - Bundled Up | C5* | ?/6/1 | Dreamborn, Hero, Prince |
Prince Naveen - Carefree Explorer | C2* | ?/3/1 | Storyborn, Hero, Prince |
Prince Naveen - Penniless Royal | C3* | ?/3/1 | Storyborn, Prince |
Prince Naveen - Ukulele Player | C4 | ?/3/2 | Storyborn, Hero, Prince | singer 6
Prince Naveen - Vigilant First Mate | C5* | ?/6/2 | Floodborn, Hero, Prince | bodyguard,shift 3
Pudge - Controls the Weather | C2* | ?/3/1 | Storyborn, Deity |
Pumbaa - Friendly Warthog | C?? | ?/?/? | ? |
Rajah - Ghostly Tiger | C?? | ?/?/? | ? | vanish
Robin Hood - Sharpshooter | C?? | ?/?/2 | ? |
Scrooge McDuck - Afficionado of Antiquities | C4 | ?/5/2 | Storyborn, Hero |
Scrooge McDuck - Resourceful Miser | C4* | ?/4/1 | Storyborn, Hero |
Scrooge McDuck - Uncle Moneybags | C2* | ?/3/1 | Dreamborn, Hero |
Scrooge's Top Hat | I2 |  |  |
Sebastian - Court Composer | C2* | ?/2/1 | Storyborn, Ally | singer 4
Second Star to the Right | A10 |  | Song | sing-together 10
Shanti - Village Girl | C3* | ?/5/2 | Storyborn, Ally | singer 5
Signed Contract | I2* |  |  |
Simba - Happy-Go-Lucky | C2* | ?/4/1 | Storyborn, Hero, Prince |
Simba - Protective Cub | C2* | 2/3/1 | Storyborn, Hero, Prince | bodyguard
Simba - Scrappy Cub | C2 | ?/1/3 | Storyborn, Hero, Prince |
Sleepy - Sluggish Knight | C2* | ?/4/1 | Dreamborn, Ally, Knight, Seven Dwarfs | bodyguard
Snow White - Unexpected Houseguest | C2 | ?/2/1 | Storyborn, Hero, Princess |
Steal from the Rich | A5? | | |
Stitch - Abomination | C6* | 4/6/3 | Storyborn, Hero, Alien |
Stitch - Alien Dancer | C2* | ?/3/1 | Storyborn, Hero, Alien |
Stitch - Carefree Surfer | C7* | 4/8/2 | Dreamborn, Hero, Alien |
Stitch - Little Rocket | C2 | ?/1/1 | Dreamborn, Hero, Alien | rush
Stitch - New Dog | C1* | 2/2/1 | Storyborn, Hero, Alien |
Stitch - Rock Star | C6* | 3/5/3 | Floodborn, Hero, Alien | shift 4
Sudden Chill | A2* |  | Song |
The Mob Song | A10? | | Song | sing-together 10
The Return of Hercules | A5? | | |
The Troubadour - Musical Narrator | C2* | ?/3/1 | Storyborn, Ally | singer 4,resist 1
Tiana - Celebrating Princess | C4? | ?/?/? | ? | resist 2
Tinker Bell - Fancy Footwork | C1* | ?/1/1 | Storyborn, Ally, Fairy |
Tinker Bell - Fast Flier | C3* | ?/3/2 | Storyborn, Ally, Fairy | evasive
Tinker Bell - Insistent Fairy | C?? | ?/?/? | ? |
Tinker Bell - Tiny Tactician | C3* | ?/4/1 | Dreamborn, Ally, Fairy |
Ursula - Eric's Bride | C4 | ?/4/2 | Floodborn, Villain, Princess, Sorcerer |
Ursula - Mad Sea Witch | C2* | ?/3/1 | Dreamborn, Villain, Sorcerer | challenger 2
Ursula - Sea Witch | C3* | 3/3/1 | Storyborn, Villain, Sorcerer |
Ursula - Vanessa | C2* | ?/4/1 | Storyborn, Villain, Sorcerer | singer 4
Ursula's Shell Necklace | I3 |  |  |
We Know the Way | A3? | | Song |
Woody - Waiting for a Friend | C1* | ?/2/1 | Storyborn, Hero, Toy |
World's Greatest Criminal Mind | A3* | | Song |
Yokai - Intellectual Schemer | C2* | ?/2/1 | Storyborn, Villain, Inventor |
Yokai - Professor Callaghan | C1* | ?/2/1 | Storyborn, Villain, Inventor |
You're Welcome | A4? | | |
Zero to Hero | A2? | | Song |
Zootopia - Tundratown | L1* | ?/5/1 |  |
""")
