"""The texts of random Lorcana cards: sensible words and numbers, and their frequencies."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.language.strict import GRAMMAR
from oracle.games.lorcana.language.strict.vocabulary import HAPPENINGS, PAID_FOR
from oracle.games.lorcana.profile.fuzz.drawing_meetings import DESCRIBED, HELPED, MEETINGS, MOVERS, READERS
from oracle.protocol.values import Json

ROOT = Definition
NAMES = ("Ash", "Birch", "Cedar")
CLASSES = ("Hero", "Villain", "Storyborn", "Floodborn")
INKS = ("amber", "ruby", "steel")
DEEDS = ("Deed 0", "Deed 1")
NEVER = {
    "ReturnAlone": "what Temporary Shift leaves behind; never in a card's own text",
    "LoreToWin": "one printed card says it; a drawn number ends games, or keeps them from ending",
    "Pays.kinds": "goes with the costs that a card has; scenarios play it",
}

WORDS = Words(
    grammar=GRAMMAR,
    said={
        "named": NAMES,
        "not_named": NAMES,
        "classified": CLASSES,
        "ink": INKS,
        "classification": CLASSES,
        "called": ("support",),
        "onto": ("any", *CLASSES),
        "PlayedUsing.cost": PAID_FOR,
        "HappenedThisTurn.event": HAPPENINGS,
        "UsesFree.ability": DEEDS,
        "When.by": ("ink", "shift", "sing", "free", "other", "dealt", "put", "moved", "character", "action", "item",
                    "support", *DEEDS),
        "When.ink_at_most": (0, 1, 2),
        "When.nth": (2, 3),
        "Choose.as_": ("chosen", "second", "third"),
        "LoreIs.least": (1, 2, 3, 5),
        "LoreIs.most": (1, 2, 3, 5),
        "strength_at_most": (1, 2, 3),
        "MovePays.less": (1, 1, 2),
        "Triggered.times": (2,),
    },
    weights={
        "EachPlayer.it": 0,
        "it": 2,
        "Play.it": 1.5,
        "TakeFrom.least": 2,
        "MoveTo": 2.5,
        "EntersPlay.may": 2,
        "EntersPlay.then": 2,
        "times": 0.5,
        "Filter.it": 0.8,
        "Filter.not_it": 0.6,
        "Filter.same_name": 0.5,
        "Filter.type": 1.8,
        "Value.it": 2.5,
        "Pays": 1.5,
        "Pays.next": 1.8,
        "Pays.condition": 1.8,
        "When.event=played": 5,
        "When.event=quested": 3,
        "When.event=banished": 3,
        "When.event=discarded": 2,
        "Pay": 2,
        "When.event=challenged": 1.5,
        "When.event=chosen": 1.5,
        "When.event=turn-ends": 1.5,
        "When.event=moves": 3,
        "When.this": 1.5,
        "When.what": 1.5,
        "Triggered.times": 0.2,
        "Cannot.what": 1.5,
        "Cannot.against": 2,
        "Forbid.what": 2.5,
        "all": 1.4,
        "Triggered": 10,
        "Activated": 5,
        "Keyword": 2,
        "StaticGets": 2,
        "StaticGains": 2,
        "Cannot": 2,
        **dict.fromkeys(NEVER, 0),
        "SkipStep": 0.3,
        "DecksFaceUp": 0.3,
        "Sequence": 6,
        "May": 1.5,
        "If": 2,
        "IfYouDo": 1.5,
        "EachPlayer": 1.5,
        "Later": 1.5,
        "Instead": 2.5,
        "Instead.do": 2,
        "Instead.to": 2,
        "Would.who": 0.3,
        "Would.event=damaged": 2,
        "Would.event=banished": 2,
        "Value": 2,
        "Number": 6,
        "All": 0.5,
        "Put": 2.5,
        "Banish": 1.5,
        "Matches": 2.5,
        "name": 0,
        "ExertThis": 3,
        "Ink": 2,
        "Count": 2,
        "=its-player": 0.03,
        "EachPlayer.who=its-player": 1,
        **{f"{node}.zone={zone}": 0.1 for node in ("Choose", "When", "PlayableFrom") for zone in ("deck", "inkwell")},
        "Put.to=play": 0.03,
        "Play.zone=play": 0.02,
        "Play.zone=inkwell": 0.1,
        "When.zone": 0.4,
        "PlayableFrom.zone=play": 0.05,
        "PlayableFrom.zone=hand": 0.1,
        **{f"PayLess.until={until}": 0.02 for until in ("start-of-their-next-turn", "during-their-next-turn")},
        "called": 0.6,
        "When.here": 2.5,
        "When.from_location": 2.5,
        "Choose.zone": 1.4,
        "Choose.whose": 2.5,
        "Filter.here": 1.5,
        "Filter.other": 1.4,
        "MovePays.here": 3,
    },
    reading={
        **dict.fromkeys(("GainLore", "LoseLore", "Draw", "Choose", "Put", "DealDamage", "Gets"), 2.5),
        "Filter.other": 4,
        "Choose.zone": 2,
        "Filter.it": 8,
        "Pay": 3,
        "Filter.not_it": 5,
        "Filter.same_name": 8,
        "Filter.cost_at_most": 3,
        "Filter.cost_at_least": 2,
        "Matches": 5,
        "SameName": 2,
        "Value": 3,
        "Count": 4,
        "If": 8,
        "MoreThan": 2,
    },
    sparse={"Filter": ("type",)},
    binders={
        "Choose": 8, "LookAtTop": 1, "RevealTop": 1, "RevealHand": 1, "TopOfDeck": 1, "TakeFrom": 1,
        "Gather": 0.7, "Search": 0.4, "Play": 0.5, "Discard": 0.4, "RemoveDamage": 0.3, "MoveDamage": 0.3,
    },
    elsewhere=frozenset({"hand", "discard", "deck", "inkwell"}),
    away=({"is": "put", "it": "this", "to": "hand"}, {"is": "put", "it": "this", "to": "discard"}),
    readers=READERS,
    movers=MOVERS,
    meetings=MEETINGS,
    helped=HELPED,
    described=DESCRIBED,
)  # fmt: skip
NAMED = ("Triggered", "Activated", "Pays")
"""Abilities distinguished by name."""


def traits(dice: Dice) -> Json:
    """Printed properties of some cards besides their text."""
    found: Json = {"inks": [dice.pick(INKS)]} if dice.hit(0.5) else {}
    if dice.hit(0.05):
        found["also_named"] = [dice.pick(NAMES)]
    if dice.hit(0.02):
        found |= {"set": "M", "number": dice.between(1, 9)}
    return found


def with_abilities(drawer: Drawer, card: Definition, count: int) -> Definition:
    """The card with this many abilities, without those that have no meaning on it."""
    dice = drawer.dice
    # An ability that can be used for free must exist.
    together = dice.hit(0.5 if "UsesFree" in drawer.favoured else 0.02)
    for place in range(2 if together else count):
        kinds = (("Activated",), ("UsesFree",))[place] if together else ()
        made = drawer.part(card, "abilities", dice.pick((3, 3, 4, 5)), kinds)
        if made is None:
            continue
        kind = type(made).__name__
        if kind in NAMED or (kind != "Keyword" and dice.hit(0.2)):
            made = replace(made, name=f"Deed {place}")
        card = replace(card, abilities=(*card.abilities, made))
    return card


def with_effect(drawer: Drawer, card: Definition) -> Definition:
    """The action with its effect: usually a sequence of steps, the later ones about the earlier."""
    kinds = ("Sequence",) if drawer.dice.hit(0.6) else ()
    return replace(card, effect=drawer.part(card, "effect", drawer.dice.pick((4, 4, 5)), kinds))
