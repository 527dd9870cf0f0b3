"""Draws what cards of Altered say, and tells which words have a meaning where."""

from __future__ import annotations

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import PLAYER, Drawer, Scope, Words, one, some
from oracle.assurance.fuzz.generate.drawing.types import kinds_in
from oracle.engines.games import binding
from oracle.games.altered.profile.fuzz import drawing_fields as fields
from oracle.games.altered.profile.fuzz.drawing_binding import COUNTERS, SUBTYPES, after, within
from oracle.games.altered.profile.fuzz.drawing_meetings import MEETINGS, MOVERS, READERS, steps_that_bind
from oracle.protocol.values import Json

ROOT = binding("altered").definition
OWN = ("PlayableFrom", "OptionalCost", "AdditionalCost", "HasKeyword", "CostAlteration")
"""Abilities of a Spell: they work before it is played."""
NEVER = {
    "Did": "what `if-you-do` becomes while it is done; never in a card's own text",
    "InternalDone": "the end of an internal action under way; never in a card's own text",
    "ForEach.left": "those it has still to be done for; never in a card's own text",
    "ForEach.name": "what is done for each is drawn before it; one name is enough",
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
"""What is in the types, and in no definition that is drawn: what keeps an effect that is under way, and the like."""

ABILITIES = kinds_in(ROOT, "abilities")
EFFECTS = kinds_in(ROOT, "effect")

OF_DECKS = ("Move", "Discard", "Play")
"""What is done to cards that nobody has looked for in a Deck."""

WORDS = Words(
    root=ROOT,
    fields={
        **{f"Stats.{terrain}": fields.stat for terrain in ("forest", "mountain", "water")},
        "subtype": some(SUBTYPES, 1),
        "or_subtype": some(SUBTYPES, 1),
        "base_stat": one(0, 0, 1),
        "BaseStatistics.value": one(0, 0, 1),
        "Limit.plus": one(1, 1, -1),
        "subtypes": some(SUBTYPES, 1),
        "named": some(("Plain 0", "Plain 1", "Card 0")),
        "counter": one(*COUNTERS),
        "who": fields.who,
        "by": fields.who,
        "MoveExpedition.whose": fields.who,
        "TargetPlayer.who": one("opponent"),
        "It.name": fields.name,
        "Filter.it": fields.it,
        "Filter.not_it": fields.it,
        "Counters.it": fields.it,
        "Matches.it": fields.it,
        "Number.name": fields.number,
        "HasKeyword.value": fields.own_number,
        "Target.name": one("second"),
        "Choose.name": one("second"),
        "FromDeck.name": one("top"),
        "CreateToken.name": one("made"),
        "Token.name": one("Brassbug", "Booda"),
        "Token.abilities": fields.token_abilities,
        "Subtypes.gains": some(SUBTYPES, 1),
        "RollsMore.changes": one([1], [1, 2]),
        "RollsMore.dice": one(1),
        **{f"{node}.cost": fields.costs for node in ("QuickAction", "OptionalCost", "AdditionalCost", "PayTo")},
        "Reaction.trigger": fields.trigger,
        "Reaction.symbol": fields.symbol,
        "Reaction.or_trigger": fields.or_trigger,
        "CreateToken.where": fields.where_created,
        "CreateToken.it": fields.never,
        "CreateToken.distributed": fields.spread,
        "ExpeditionStands.it": fields.never,
        "Move.below": one(1, 2),
        "PayMana.mana": one(1, 1, 2),
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
        "support": 0.25,
        "QuickAction.support": 0.6,
        "OptionalCost.support": 0.2,
        "AdditionalCost.support": 0.2,
        "PlayedWith": 2.5,
        "PlayedWith.next": 3,
        "ActivatesToo.next": 3,
        "=its": 0,
        "CostAlteration.next": 1.5,
        "PlayableFrom": 2,
        "GainsAgain": 1.5,
        **{word: 0 for word in NEVER if word.endswith((".what", ".each_their_own"))},
        "Ignored.what": 8,
        "LosesAbilities.what": 8,
        "zone": 0.25,
        "Reaction.zone": 0.4,
        "QuickAction.zone": 0.4,
        "Filter.zone": 1.2,
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
        "Reaction.trigger": 1000,
        "Reaction.symbol": 1000,
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
        "Trigger.what": 1.5,
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
        **dict.fromkeys(("Uncounted", "ActivatesToo", "Unhindered"), 0.15),
        "Limit": 0.3,
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
        "Filter.zone=deck": 0.1,
        "Filter.zone=limbo": 0.1,
        **{
            f"{node}.zone={zone}": 0.1
            for node in ABILITIES
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
    possible={
        "It": lambda scope: any(name != "this" and zone != PLAYER for name, (zone, _) in scope.cards.items()),
        "FromDeck": lambda scope: scope.about.startswith(OF_DECKS),
        "Number": lambda scope: bool(scope.numbers),
        "Did": lambda _scope: False,
        "InternalDone": lambda _scope: False,
    },
    tidied={
        **dict.fromkeys(ABILITIES, fields.tidy_place),
        "HasKeyword": fields.tidy_keyword,
        "Sabotage": fields.tidy_sabotage,
        "Filter": fields.tidy_filter,
        "Sum": fields.tidy_sum,
        "Limit": fields.tidy_limit,
        "Uncounted": fields.tidy_uncounted,
        "Different": fields.tidy_different,
        "Reaction": fields.tidy_reaction,
        "Remove": fields.tidy_remove,
        "PayCounters": fields.tidy_spent,
        "Target": fields.tidy_chosen,
        "Choose": fields.tidy_chosen,
        "Trigger": fields.tidy_trigger,
        "Cannot": fields.tidy_cannot,
        "Modifies": fields.tidy_modifies,
        "Move": fields.tidy_move,
        "PayMove": fields.tidy_move,
        "Gain": fields.tidy_status,
        "Lose": fields.tidy_status,
        "PlayedWith": fields.tidy_status,
        "EntersWith": fields.tidy_status,
        "CostAlteration": fields.tidy_cost,
        "CostRestriction": fields.tidy_restriction,
        "Stats": fields.tidy_something("forest", 1, 2),
        "Exists": fields.tidy_range,
        "Subtypes": fields.tidy_something("gains", ["Robot"], ["Animal"]),
        "ExpeditionStands": fields.tidy_stands,
        "GainsAgain": fields.tidy_something("status", ["asleep"], ["anchored"], ["anchored", "asleep"]),
        "RollsMore": fields.tidy_something("dice", 1),
        "Modes": fields.tidy_modes,
        "Play": fields.tidy_play,
        "OptionalCost": fields.tidy_something("cost", [{"is": "pay-mana", "mana": 1}]),
        "AdditionalCost": fields.tidy_something("cost", [{"is": "pay-mana", "mana": 1}]),
    },
    within=within,
    after=after,
    binding=steps_that_bind,
    readers=READERS,
    movers=MOVERS,
    meetings=MEETINGS,
)


NAMED = ("quick-action", "reaction")


def abilities(drawer: Drawer, kind: str, count: int) -> list[Json]:
    """So many abilities of a card of this type."""
    scope = Scope(cards={"this": ("", kind)}, type=kind)
    pool = list(OWN) if kind == "spell" else ABILITIES
    found: list[Json] = []
    for place in range(count):
        made = drawer.one_of(pool, scope, drawer.room(3, 4, 5, 5))
        if made["is"] == "optional-cost":
            scope = scope.counting("paid")
        if made["is"] in NAMED or drawer.dice.hit(0.1):
            made["name"] = f"deed {place}"
        found.append(made)
    return found


def effect(drawer: Drawer, *numbers: str) -> Json:
    """What a Spell does; `numbers`: what its costs have counted."""
    scope = Scope(cards={"this": ("", "spell")}, type="spell", numbers=numbers)
    return drawer.deed(EFFECTS, scope, drawer.room(4, 4, 5))


def traits(dice: Dice) -> Json:
    """What is printed on some cards beside their text."""
    found: Json = {"faction": dice.pick(("Axiom", "Bravos"))} if dice.hit(0.2) else {}
    return found | ({"rarity": dice.pick(("common", "rare", "unique"))} if dice.hit(0.2) else {})
