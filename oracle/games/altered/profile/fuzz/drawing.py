"""The texts of random Altered cards: sensible words and numbers, and their frequencies."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer
from oracle.assurance.fuzz.generate.drawing.types import kinds_in
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.games.altered.language import Definition
from oracle.games.altered.language.strict import GRAMMAR
from oracle.games.altered.profile.fuzz.drawing_meetings import DESCRIBED, MEETINGS, MOVERS, READERS
from oracle.protocol.values import Json

ROOT = Definition
SUBTYPES = ("Robot", "Animal", "Adventurer")
COUNTERS = ("boost", "kelon")
OWN = ("PlayableFrom", "OptionalCost", "AdditionalCost", "HasKeyword", "CostAlteration")
"""Abilities of a Spell that work before it is played."""
NEVER = {
    "Did": "what `if-you-do` becomes while it is done; never in a card's own text",
    "InternalDone": "the end of an internal action under way; never in a card's own text",
    "ForEach.left": "those it has still to be done for; never in a card's own text",
    "ForEach.name": "one name is enough",
    "All.name": "what it names a later step has to speak of, which few drawn texts do; scenarios play it",
    "CreateToken.it": "goes with `its`, which scenarios play: what it names is there in few drawn texts",
    "ExpeditionStands.it": "goes with `its`, as with a token",
    "Definition.version": "each made-up card has a name of its own",
    "Target.declared": "what was chosen in a declaration; never in a card's own text",
    "Exhaust.each_their_own": "the second step of an Exhausted Resupply; never in a card's own text",
    **{f"{kind}.support": "`zone` says where it works" for kind in ("PlayableFrom", "EntersWith")},
    **{
        f"{kind}.what": "it is about its own object, its player or all regions"
        for kind in (
            "Regions",
            "PlayableFrom",
            "Unhindered",
            "EntersWith",
            "RollsMore",
            "OptionalCost",
            "AdditionalCost",
        )
    },
}
"""Types that never occur in a drawn definition, such as the state of an effect in progress."""

ABILITIES = kinds_in(ROOT, "abilities")


WORDS = Words(
    grammar=GRAMMAR,
    said={
        "subtype": SUBTYPES,
        "or_subtype": SUBTYPES,
        "subtypes": SUBTYPES,
        "Subtypes.gains": SUBTYPES,
        "base_stat": (0, 0, 1),
        "BaseStatistics.value": (0, 0, 1),
        **{f"Stats.{terrain}": (1, 1, 2, -1) for terrain in ("forest", "mountain", "water")},
        "Limit.plus": (1, 1, -1),
        "named": ("Plain 0", "Plain 1", "Card 0"),
        "counter": COUNTERS,
        "Target.name": ("second",),
        "Choose.name": ("second",),
        "FromDeck.name": ("top",),
        "CreateToken.name": ("made",),
        "Token.name": ("Brassbug", "Booda"),
        "RollsMore.changes": (1, 2),
        "RollsMore.dice": (1,),
        "Move.below": (1, 2),
        "PayMana.mana": (1, 1, 2),
    },
    written={
        "Token.abilities": (
            "abilities",
            Definition(name="Token", type="character", token=True),
            ("HasKeyword", "Stats", "Reaction"),
        ),
    },
    reading={
        **dict.fromkeys(("Draw", "Move", "Gain", "Discard", "Sacrifice", "Exhaust", "Double", "Play"), 2.5),
        "Filter.it": 6,
        "It": 3,
        "Filter.not_it": 3,
        "Filter.hand_cost_at_most": 2,
        "Matches": 4,
        "Counters": 3,
        "Count": 2,
        "If": 4,
        "Filter.other": 6,
        "Choose.who": 3,
        "Draw.who": 2,
        "AtLeast": 2,
    },
    weights={
        "Did": 0,
        "InternalDone": 0,
        "declared": 0,
        "left": 0,
        "name": 0,
        "It.name": 3,
        "Target.name": 1,
        "Choose.name": 1,
        "CreateToken.name": 0.4,
        "FromDeck.name": 0.4,
        "support": 0.4,
        "QuickAction.support": 0.6,
        "OptionalCost.support": 0.2,
        "AdditionalCost.support": 0.2,
        "PlayedWith": 2.5,
        "PlayedWith.next": 3,
        "ActivatesToo.next": 3,
        "=its": 0,
        "CostAlteration.next": 1.5,
        "PlayableFrom": 0.4,
        "GainsAgain": 1.5,
        **{word: 0 for word in NEVER if word.endswith((".what", ".each_their_own"))},
        "Ignored.what": 8,
        "LosesAbilities.what": 8,
        "zone": 0.4,
        "Reaction.zone": 0.4,
        "QuickAction.zone": 0.4,
        "Filter.zone": 1.6,
        "Filter.type": 1.8,
        "Filter.whose": 1.5,
        "Filter.it": 0.8,
        "Filter.not_it": 0.6,
        "Filter.other": 1.6,
        "TargetPlayer": 5,
        "TargetPlayer.do>Sacrifice": 12,
        "TargetPlayer.do>Discard": 8,
        "=that-player": 1,
        "Target": 4,
        "Choose": 2,
        "All": 2,
        "It": 6,
        "This": 1.5,
        "Reaction": 10,
        "QuickAction": 6,
        "Sequence": 6,
        "May": 1.5,
        "If": 4,
        "If.then>If": 0.4,
        "If.otherwise>If": 0.4,
        "IfYouDo": 1.5,
        "Reaction.trigger": 2,
        "Reaction.symbol": 1.5,
        "HasKeyword": 2,
        "HasKeyword.keyword=tough": 3,
        "RollsMore.changes": 2,
        "Stats": 2,
        "Cannot": 2,
        "Cannot.status": 1.5,
        "Cannot.counter": 1.5,
        "Cannot.where": 1.8,
        "Modifies.may": 1.6,
        "Modifies.otherwise": 1.5,
        "Modifies": 3,
        "CostAlteration": 2,
        "Trigger.this": 2,
        "Trigger.source": 1.7,
        "Trigger.to": 1.7,
        "Trigger.where": 1.4,
        "Trigger.what": 3,
        "Trigger.status": 3,
        "Trigger.counter": 3,
        "Sabotage.what": 3,
        "Choose.at_random": 2.5,
        "CostAlteration.minimum": 2,
        "Modifies.status": 2.5,
        "Play.what>Choose": 8,
        "ExpeditionStands": 0.5,
        "MoveExpedition": 0.6,
        "Matches": 2.5,
        "Matches.it": 2.5,
        "Counters.it": 2,
        "Number": 8,
        "Roll": 0.7,
        "AfterYou": 0.4,
        "Sabotage": 0.8,
        "FirstPlayer": 0.5,
        "PayMana": 2,
        "PayExhaust": 2,
        "PayExhaust.what": 0.7,
        "PayDiscard.what": 4,
        "Nothing": 0.3,
        "Win": 0.08,
        "ForEach": 0.3,
        **dict.fromkeys(("Uncounted", "ActivatesToo", "Unhindered"), 0.6),
        "Limit": 0.6,
        "Limit.zone": 0.6,
        "CreateToken.distributed": 2,
        **dict.fromkeys(("InPhase", "Different", "BaseStatistics", "ExpeditionsIn", "RegionsBetween", "Sum"), 0.2),
        **dict.fromkeys(("any_number", "total", "one_status", "base_stat", "or_subtype", "once", "Remove"), 0.3),
        "Move": 2.5,
        "Trigger.event=joins": 3,
        "Trigger.event=leaves": 4,
        "Trigger.event=goes-to": 6,
        "Trigger.source=reserve": 4,
        "Trigger.source=hand": 2,
        "Trigger.source=expedition": 2,
        "Trigger.to=reserve": 4,
        "Trigger.to=discard": 3,
        "Trigger.to=hand": 2,
        "Choose.who": 1.5,
        "MoreMana": 0.5,
        "Filter.type=region": 0.1,
        "Filter.type=hero": 0.3,
        "Filter.type=mana-orb": 0.3,
        "Filter.zone=reserve": 4,
        "Filter.zone=hand": 2,
        "Filter.zone=discard": 2,
        "Filter.zone=deck": 0.1,
        "Filter.zone=limbo": 0.1,
        **{
            f"{node}.zone={zone}": 0.1
            for node in (cls.__name__ for cls in ABILITIES)
            for zone in ("deck", "expedition", "hero", "landmark", "limbo", "mana")
        },
        "Move.to=hero": 0.05,
        "Move.to=limbo": 0.05,
        "PayMove.to=hero": 0.05,
        "PayMove.to=limbo": 0.05,
        "PayMove.to=expedition": 0.05,
        "Modifies.to=hero": 0.05,
        "Modifies.to=limbo": 0.05,
        "Modifies.to=expedition": 0.05,
        "Filter.where=target": 0.2,
    },
    sparse={"Filter": ("type", "zone", "whose")},
    binders={"Gain": 1, "Exhaust": 1, "Move": 1, "Discard": 1, "Sacrifice": 1, "Lose": 1, "Ready": 1, "Roll": 0.8},
    away=tuple({"is": "move", "what": {"is": "this"}, "to": to} for to in ("reserve", "reserve", "hand", "discard")),
    readers=READERS,
    movers=MOVERS,
    meetings=MEETINGS,
    described=DESCRIBED,
)
NAMED = ("QuickAction", "Reaction")


def with_abilities(drawer: Drawer, card: Definition, count: int) -> Definition:
    """The card with this many abilities, without those that have no meaning on it."""
    dice = drawer.dice
    kinds = OWN if card.type == "spell" else ()
    for place in range(count):
        made = drawer.part(card, "abilities", dice.pick((3, 4, 5, 5)), kinds)
        if made is None:
            continue
        if type(made).__name__ in NAMED or dice.hit(0.1):
            made = replace(made, name=f"deed {place}")
        card = replace(card, abilities=(*card.abilities, made))
    return card


def with_effect(drawer: Drawer, card: Definition) -> Definition:
    """The Spell with its effect: usually a sequence of steps, the later ones about the earlier."""
    kinds = ("Sequence",) if drawer.dice.hit(0.6) else ()
    return replace(card, effect=drawer.part(card, "effect", drawer.dice.pick((4, 4, 5)), kinds))


def traits(dice: Dice) -> Json:
    """Printed properties of some cards besides their text."""
    found: Json = {"faction": dice.pick(("Axiom", "Bravos"))} if dice.hit(0.2) else {}
    return found | ({"rarity": dice.pick(("common", "rare", "unique"))} if dice.hit(0.2) else {})
