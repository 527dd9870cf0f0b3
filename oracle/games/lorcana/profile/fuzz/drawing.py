"""Draws what cards of Lorcana say, and tells which words have a meaning where."""

from __future__ import annotations

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.drawer import Drawer, Scope, Words, nothing, one, some
from oracle.assurance.fuzz.generate.drawing.types import kinds_in
from oracle.engines.games import binding
from oracle.games.lorcana.profile.fuzz import drawing_fields as fields
from oracle.games.lorcana.profile.fuzz import drawing_instead as instead
from oracle.games.lorcana.profile.fuzz.drawing_binding import READERS, after, steps_that_bind, with_subject, within
from oracle.games.lorcana.profile.fuzz.drawing_meetings import MEETINGS
from oracle.protocol.values import Json

ROOT = binding("lorcana").definition
NAMES = ("Ash", "Birch", "Cedar")
CLASSES = ("Hero", "Villain", "Storyborn", "Floodborn")
INKS = ("amber", "ruby", "steel")

OF_PERMANENTS = (
    "ThisIs", "BanishThis", "EntersPlay", "Activated", "StaticGets", "StaticGains", "StaticLoses",
    "StaticGainsAbility", "StaticGainsClassification", "NamedForShift", "SkipStep", "ChallengesReady",
    "FightsWith", "CostTo", "UsesFree", "NotReducedBelow", "MovePays", "MustBeChosen", "DecksFaceUp",
    "InkMore",
)  # fmt: skip
"""What an action cannot say."""
ABOUT_CHARACTERS = ("StaticGets", "FightsWith", "ChallengesReady", "CostTo", "NotReducedBelow")
COSTS = ("Keyword", "Activated", "Pay", "AdditionalCost", "AlternateCost", "CostTo")

WORDS = Words(
    root=ROOT,
    fields={
        **{f"{node}.cost": fields.costs for node in COSTS},
        "named": some(NAMES),
        "not_named": some(NAMES, 1),
        "classified": some(CLASSES),
        "ink": one(*INKS),
        "classification": one(*CLASSES),
        "not_keyword": fields.keyword,
        "keyword": fields.keyword,
        "name": nothing,
        "version": nothing,
        "set": nothing,
        "called": one("support"),
        "Keyword.onto": one("any", *CLASSES),
        "PlayedUsing.cost": one("ink", "shift", "sing", "free"),
        "HappenedThisTurn.event": one(
            "banished-in-challenge",
            "banished",
            "put-into-discard",
            "played",
            "challenged",
            "drew",
            "inked",
            "left-discard",
            "quested",
            "damaged",
            "healed",
            "put-under",
        ),
        "Filter.it": fields.bound("this"),
        "Filter.not_it": fields.bound("this"),
        "Filter.same_name": fields.bound(),
        "Gather.were_under": fields.bound(),
        "Matches.it": fields.matched,
        "SameName.it": fields.matched,
        "SameName.other": fields.bound(),
        "Value.it": fields.bound(),
        "Number.name": fields.number,
        "UsesFree.ability": one("Deed 0", "Deed 1"),
        "Choose.as_": one("chosen"),
        "LoreIs.least": one(1, 2, 3, 5),
        "LoreIs.most": one(1, 2, 3, 5),
        "Filter.strength_at_most": one(1, 2, 3),
        "Filter.strength_at_least": one(1, 2, 3),
        "NotReducedBelow.value": one(1, 2),
        "Play.it": nothing,
        "MovePays.less": one(1, 1, 2, -1),
        "Triggered.times": one(2),
        **{f"When.{field}": fields.event_field(field) for field in fields.MEANT},
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
    weights={
        "it": 0,
        "under": 0,
        "MoveDamage.to": 0,
        "MoveTo.to": 0,
        "Play.it": 0,
        "Choose.as_": 0,
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
        "When.event=moves": 1,
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
        "Filter.here": 0.6,
        "Filter.other": 1.4,
    },
    possible={
        "Number": lambda scope: bool(scope.numbers) or (scope.type == "character" and scope.event != ""),
        "Matches": lambda scope: len(scope.cards) > 1,
        "SameName": lambda scope: len(scope.cards) > 1,
        "PlayedUsing": lambda scope: scope.event == "played",
        "InChallenge": lambda scope: scope.type == "character",
        **dict.fromkeys(OF_PERMANENTS, fields.in_play),
        "ExertThis": lambda scope: scope.type in ("character", "item"),
        "DamageThis": lambda scope: scope.type in ("character", "location"),
        "NamedForShift": lambda scope: scope.type == "character",
        "MovesFree": lambda scope: scope.type == "location",
        "Triggered": lambda scope: scope.type != "action" or scope.about.startswith(("Whenever", "Later")),
        "Instead": lambda scope: scope.type != "action" or scope.about.startswith("Replace"),
    },
    tidied={
        **dict.fromkeys(ABOUT_CHARACTERS, fields.about_others),
        "Filter": fields.tidy_filter,
        "Keyword": fields.tidy_keyword,
        "Gains": fields.tidy_gains,
        "StaticGains": fields.tidy_gains,
        "Cannot": fields.tidy_cannot,
        "Forbid": fields.tidy_cannot,
        "When": fields.tidy_when,
        "Count": fields.tidy_count,
        "Have": fields.tidy_range,
        "Choose": fields.tidy_range,
        "TakeFrom": fields.tidy_range,
        "LoreIs": fields.tidy_range,
        "Put": fields.tidy_put,
        "Triggered": fields.tidy_triggered,
        "Activated": fields.tidy_activated,
        "AlternateCost": fields.tidy_alternate,
        "EntersPlay": fields.tidy_enters,
        "Pays": fields.tidy_pays,
        "Would": instead.tidy_would,
        "Instead": instead.tidy_instead,
        "Replace": instead.tidy_replace,
    },
    within=within,
    after=after,
    effect=with_subject,
    binding=steps_that_bind,
    readers=READERS,
    movers=("Banish", "Put", "ShuffleIntoDeck", "DiscardThem", "PutUnder", "Play"),
    meetings=MEETINGS,
)
ABILITIES = kinds_in(ROOT, "abilities")
EFFECTS = kinds_in(ROOT, "effect")
NAMED = ("triggered", "activated", "pays")
"""Abilities that are told apart by name."""


def traits(dice: Dice) -> Json:
    """What is printed on some cards beside their text."""
    found: Json = {"inks": [dice.pick(INKS)]} if dice.hit(0.5) else {}
    if dice.hit(0.05):
        found["also_named"] = [dice.pick(NAMES)]
    if dice.hit(0.02):
        found |= {"set": "M", "number": dice.between(1, 9)}
    return found


def abilities(drawer: Drawer, kind: str, count: int) -> list[Json]:
    """So many abilities of a card of this type, as far as they mean anything on it."""
    scope = Scope(cards={"this": ("" if kind == "action" else "play", kind)}, type=kind)
    found = []
    for place in range(count):
        made = drawer.one_of(ABILITIES, scope, drawer.room(3, 3, 4, 5))
        if made["is"] in NAMED or (made["is"] != "keyword" and drawer.dice.hit(0.2)):
            made["name"] = f"Deed {place}"
        found.append(made)
    if any(one["is"] == "uses-free" for one in found) and not any(one["is"] == "activated" for one in found):
        # What is used for free has to be there.
        found.append(drawer.node("Activated", scope, 3) | {"name": drawer.dice.pick(("Deed 0", "Deed 1"))})
    return found


def effect(drawer: Drawer) -> Json:
    """What an action does."""
    scope = Scope(cards={"this": ("", "action")}, type="action")
    return drawer.deed(EFFECTS, scope, drawer.room(4, 4, 5))
