"""What the types of Lorcana's language do not say: which words have a meaning where, and what is bound when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.drawing.drawer import SKIP, Drawer, Scope, Words
from oracle.assurance.fuzz.drawing.types import kinds_in
from oracle.lorcana.cards.language import Definition

Json = Any
NAMES = ("Ash", "Birch", "Cedar")
CLASSES = ("Hero", "Villain", "Storyborn", "Floodborn")
INKS = ("amber", "ruby", "steel")
PLAIN_KEYWORDS = ("alert", "bodyguard", "evasive", "reckless", "rush", "support", "vanish", "ward")
NUMBER_KEYWORDS = ("challenger", "resist", "singer")
HERE = ("play",)
ANYWHERE = ("play", "hand", "deck", "discard", "inkwell")
CARDS = "character"

Reads = tuple[str, str, tuple[str, ...], str]
"""A field, its default, the zones in which the card must be, and its type."""
READS: dict[str, tuple[Reads, ...]] = {
    **{
        tag: (("it", "chosen", HERE, ""),)
        for tag in ("exert", "ready", "banish", "deal-damage", "put-damage", "prevent-next-damage", "remove-damage")
    },
    **{tag: (("it", "chosen", HERE, CARDS),) for tag in ("gets", "gains", "allow-to-challenge-ready")},
    "move-damage": (("it", "from", HERE, ""), ("to", "to", HERE, "")),
    "put": (("it", "chosen", ANYWHERE, ""),),
    "put-under": (("it", "top", ANYWHERE, ""), ("under", "this", HERE, "")),
    "discard-them": (("it", "taken", ("hand",), ""),),
    "take-from": (("it", "looked", ("deck", "hand"), ""),),
    "shuffle-into-deck": (("it", "chosen", ("play", "discard", "hand"), ""),),
    "move-to": (("it", "this", HERE, CARDS), ("to", "that", HERE, "location")),
}
"""Effects on bound cards."""
GOES = {"banish": "discard", "shuffle-into-deck": "deck", "discard-them": "discard", "put-under": "under"}
SIDED = ("challenges", "challenged", "challenge-ends", "banished", "banishes", "damaged", "deals-damage")
BY: dict[str, tuple[str, ...]] = {
    "played": ("ink", "shift", "sing", "free", "other"),
    "damaged": ("dealt", "put", "moved"),
    "used": ("Deed 0", "Deed 1"),
    "chosen": ("character", "action", "item", "support"),
}
MEANT: dict[str, tuple[str, ...]] = {
    "here": ("moves",),
    "from_location": ("moves",),
    "against": ("challenges", "challenged", "banishes", "deals-damage", "moves"),
    "in_challenge": ("banished", "banishes", "damaged", "deals-damage"),
    "role": ("banished", "banishes", "damaged", "deals-damage"),
    "ink_at_most": ("played",),
    "by": tuple(BY),
}
"""The events of which a trigger condition can say this."""
WHERE_IT_IS = {"banished": "discard", "left-play": "discard", "discarded": "discard", "inked": "inkwell"}
OF_PLAYERS = ("play", "discard", "gain-lore")
"""Prohibitions that are about players."""


def fresh(scope: Scope, *names: str) -> str:
    """A name that nothing is bound under yet."""
    return next((name for name in names if name not in scope.cards), names[-1])


def binder(drawer: Drawer, scope: Scope, zones: tuple[str, ...], kind: str) -> tuple[list[Json], str]:
    """Steps after which a card in one of these zones is bound, and its name."""
    dice = drawer.dice
    if zones == ("deck", "hand"):
        return dice.pick(
            (([{"is": "look-at-top", "cards": 3}], "looked"), ([{"is": "reveal-hand"}], "revealed"),
             ([{"is": "reveal-top", "cards": 2}], "revealed"))
        )  # fmt: skip
    if zones == ("hand",) and dice.hit(0.6):
        return [{"is": "reveal-hand"}, {"is": "take-from", "it": "revealed", "least": 1}], "taken"
    if "deck" in zones and dice.hit(0.35):
        top: tuple[tuple[list[Json], str], ...] = (
            ([{"is": "reveal-top"}], "revealed"), ([{"is": "top-of-deck"}], "top"),
            ([{"is": "look-at-top", "cards": 3}, {"is": "take-from"}], "taken"),
        )  # fmt: skip
        return dice.pick(top)
    name = fresh(scope, "chosen", "second", "third")
    zone = dice.pick([each for each in zones if each in ("play", "play", "hand", "discard")])
    what = drawer.node("Filter", scope, 0)
    if kind:
        what["type"] = [kind]
    step: Json = {"is": "choose", "what": what}
    if zone != "play":
        step["zone"] = zone
    if name != "chosen":
        step["as"] = name
    if dice.hit(0.25):
        step |= dice.pick(({"least": 0}, {"most": 2}, {"least": 0, "most": 2}))
    return [step], name


def with_subject(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """The effect with names in it, and with the steps that bind them before it."""
    reads = READS.get(made["is"], ())
    if made["is"] == "play" and drawer.dice.hit(0.4):
        return _play(drawer, made, scope)
    if made["is"] == "each-player" and made["who"] == "its-player":
        reads = (("it", "chosen", ANYWHERE, ""),)
    if "all" in made:
        reads = reads[1:]
    steps: list[Json] = []
    known = scope
    for field, default, zones, kind in reads:
        name = _known(drawer, known, zones, kind) if drawer.dice.hit(0.65) else None
        if name is None or any(made.get(other) == name for other, *_ in reads if other != field):
            more, name = binder(drawer, known, zones, kind)
            steps += more
            for step in more:
                known = after(step, known)
        made.pop(field, None)
        if name != default:
            made[field] = name
    return made if not steps else {"is": "sequence", "steps": [*steps, made]}


def _known(drawer: Drawer, scope: Scope, zones: tuple[str, ...], kind: str) -> str | None:
    fitting = {name: of for name, of in scope.cards.items() if not kind or of[1] in ("", kind)}
    # What a text has just bound is what it speaks of, mostly.
    others = {name: of for name, of in fitting.items() if name != "this"}
    narrowed = others if any(zone in zones for zone, _ in others.values()) and drawer.dice.hit(0.8) else fitting
    return drawer.bound(replace(scope, cards=narrowed), zones)


def _play(drawer: Drawer, made: Json, scope: Scope) -> Json:
    zones = ("hand", "discard", "deck")
    name = _known(drawer, scope, zones, "")
    steps: list[Json] = []
    if name is None or name == "nobody":
        steps, name = binder(drawer, scope, zones, "")
        for step in steps:
            scope = after(step, scope)
    zone = scope.cards[name][0]
    made = {field: value for field, value in made.items() if field not in ("what", "zone")}
    made |= {"it": name} | ({} if zone == "hand" else {"zone": zone})
    return made if not steps else {"is": "sequence", "steps": [*steps, made]}


def _type(what: Json) -> str:
    types = what.get("type", ())
    return types[0] if len(types) == 1 else ""


def after(made: Json, scope: Scope) -> Scope:
    """What is bound, and where it is, once this has been done."""
    of = scope.cards
    match made:
        case {"is": "sequence", "steps": steps}:
            for step in steps:
                scope = after(step, scope)
            return scope
        case {"is": "may" | "if-you-do" as tag}:
            return after(made["do" if tag == "may" else "first"], scope)
        case {"is": "choose"}:
            return scope.binding(**{made.get("as", "chosen"): (made.get("zone", "play"), _type(made["what"]))})
        case {"is": "look-at-top"}:
            return scope.binding(looked=("deck", ""))
        case {"is": "reveal-top"}:
            return scope.binding(revealed=("deck", ""))
        case {"is": "reveal-hand"}:
            return scope.binding(revealed=("hand", ""))
        case {"is": "top-of-deck"}:
            return scope.binding(top=("deck", ""))
        case {"is": "take-from"}:
            zone = of.get(made.get("it", "looked"), ("deck", ""))[0]
            return scope.binding(taken=(zone, _type(made.get("what", {}))), rest=(zone, ""))
        case {"is": "play"}:
            return scope.binding(played=("play", _type(made.get("what", {}))))
        case {"is": "remove-damage"}:
            return scope.binding(healed=("play", "")).counting("damage-removed")
        case {"is": "move-damage"}:
            return scope.counting("damage-moved")
        case {"is": "discard"}:
            return scope.counting("cards-discarded")
    return _moved(made, scope)


def _moved(made: Json, scope: Scope) -> Scope:
    to = made["to"] if made["is"] == "put" else GOES.get(made["is"])
    if to is None or "all" in made:
        return scope
    name = made.get("it", READS[made["is"]][0][1])
    return scope.binding(**{name: (to, scope.cards.get(name, ("", ""))[1])})


def within(node: str, field: str, made: Json, scope: Scope) -> Scope:
    """What is bound in a field of a node."""
    match node, field:
        case "If" | "Triggered", "condition" | "then" | "otherwise":
            return _triggered(made, scope) if node == "Triggered" else scope
        case "IfYouDo", "then":
            return after(made["first"], scope)
        case "Triggered", "effect":
            return _triggered(made, scope)
        case "Whenever", "ability":
            return replace(scope, cards={name: of for name, of in scope.cards.items() if name == "this"}, numbers=())
        case "When", _:
            return replace(scope, event=made.get("event", ""))
    return scope


def _triggered(made: Json, scope: Scope) -> Scope:
    when = made["when"][0]
    event = when["event"]
    scope = replace(scope, event=event)
    if event in ("turn-starts", "turn-ends"):
        return scope
    if event != "drew":
        kind = scope.type if when.get("this") else _type(when.get("what", {}))
        scope = scope.binding(that=(WHERE_IT_IS.get(event, "play"), "song" if event == "sang" else kind))
    if event in ("challenges", "challenged", "challenge-ends") or when.get("in_challenge"):
        scope = scope.binding(challenger=("play", "character"), challenged=("play", ""))
    if event == "moves":
        scope = scope.binding(location=("play", "location"))
    if event in ("damaged", "deals-damage", "healed"):
        scope = scope.counting("damage-of-trigger")
    return scope.counting("under-that") if event in ("banished", "left-play") else scope


# --- fields -----------------------------------------------------------------------------------------------


def some(options: tuple[str, ...], most: int = 2) -> Callable[[Drawer, Json, Scope], Json]:
    return lambda drawer, _made, _scope: sorted(drawer.dice.some(options, 1, drawer.dice.pick((1, 1, most))))


def one(*options: Any) -> Callable[[Drawer, Json, Scope], Json]:
    return lambda drawer, _made, _scope: drawer.dice.pick(options)


def nothing(_drawer: Drawer, _made: Json, _scope: Scope) -> Json:
    return SKIP


def _event_field(field: str) -> Callable[[Drawer, Json, Scope], Json]:
    """A field that some events only have."""

    def draws(drawer: Drawer, made: Json, scope: Scope) -> Json:
        if made["event"] not in MEANT[field] or (field in ("here", "from_location") and made.get("this") and field == "here"):
            return SKIP
        if field == "by":
            return [drawer.dice.pick(BY[made["event"]])]
        if field == "against":
            return drawer.node("Filter", scope, 0)
        options: dict[str, tuple[Any, ...]] = {
            "role": ("challenging", "challenged"), "ink_at_most": (0, 1, 2), "in_challenge": (True, True, False)
        }  # fmt: skip
        return drawer.dice.pick(options.get(field, (True,)))

    return draws


def _bound(*but: str) -> Callable[[Drawer, Json, Scope], Json]:
    def draws(drawer: Drawer, _made: Json, scope: Scope) -> Json:
        name = drawer.bound(scope, but=but)
        return SKIP if name is None else name

    return draws


def _matched(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.bound(scope, but=("this",)) or "this"


def _number(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.dice.pick((*scope.numbers, "strength-of-this"))


def _costs(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    """What is paid: where it is an ability of this card, it itself may be."""
    found = []
    for _ in range(drawer.dice.pick((1, 1, 1, 2))):
        cost = drawer.one_of(["Ink", "ExertThis", "ExertSome", "DiscardSome", "BanishThis", "BanishSome", "DamageThis",
                              "BottomFromDiscard"], scope, 2)  # fmt: skip
        if cost["is"] not in [each["is"] for each in found]:
            found.append(cost)
    return found


def _keyword(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    dice = drawer.dice
    if scope.about.startswith(("Filter", "StaticGains", "Gains")):
        return dice.pick((*PLAIN_KEYWORDS, *NUMBER_KEYWORDS))
    if scope.type == "action":
        return dice.pick(("shift", "sing-together"))
    if scope.type != "character":
        return dice.pick(("resist", "ward", "shift", "boost"))
    return dice.pick((*PLAIN_KEYWORDS, *NUMBER_KEYWORDS, "shift", "shift", "boost"))


# --- nodes ------------------------------------------------------------------------------------------------


def _tidy_keyword(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    dice, word = drawer.dice, made["keyword"]
    made = {field: value for field, value in made.items() if field in ("is", "keyword", "cost", "onto")}
    if word != "shift":
        made = {field: value for field, value in made.items() if field in ("is", "keyword")}
    if word in (*NUMBER_KEYWORDS, "sing-together", "boost"):
        made["value"] = dice.between(1, 3) + (3 if word.startswith("sing") else 0)
    if word == "shift" and (dice.hit(0.7) or "cost" not in made):
        made["cost"] = [{"is": "ink", "amount": dice.between(1, 3)}]
    return made


def _tidy_gains(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if made["keyword"] not in NUMBER_KEYWORDS:
        made.pop("value", None)
    elif "value" not in made:
        made["value"] = drawer.dice.between(1, 3)
    return made if made["is"] == "gains" else _about_others(drawer, made, scope)


def _about_others(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """What an item or a location says of characters says of which."""
    if scope.type not in ("character", "") and "what" not in made:
        made["what"] = drawer.node("Filter", scope, 0) | {"type": ["character"]}
    return made


def _tidy_cannot(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if made["action"] not in ("challenge", "be-challenged"):
        made.pop("against", None)
    if made["action"] not in OF_PLAYERS:
        made.pop("who", None)
        return made if made["is"] == "forbid" else _about_others(drawer, made, scope)
    if made["action"] == "gain-lore":
        made.pop("what", None)
    return made


def _tidy_when(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    for field in () if made["event"] not in ("turn-starts", "turn-ends") else ("this", "what", "first"):
        made.pop(field, None)
    if "role" in made:
        made["in_challenge"] = True
    return made


def _tidy_count(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("zone", "play") != "play":
        made.setdefault("who", "you")
        return made
    made.pop("who", None)
    return made


def _tidy_range(_drawer: Drawer, made: Json, scope: Scope) -> Json:
    least = made.get("least", 0 if made["is"] in ("take-from", "lore-is") else 1)
    if made.get("most", least) < least and made["is"] != "lore-is":
        made["most"] = least
    if made["is"] == "lore-is" and not {"least", "most"} & set(made):
        made["least"] = 1
    if made["is"] == "have" and made.get("zone", "play") == "play":
        made.pop("who", None)
    if made["is"] == "choose" and made.get("zone", "play") == "play":
        made.pop("whose", None)
    if made["is"] == "choose" and "as" not in made and (name := fresh(scope, "chosen", "second")) != "chosen":
        made["as"] = name
    return made


def _tidy_put(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made["to"] != "deck":
        made.pop("place", None)
        made.pop("any_order", None)
    if made["to"] != "inkwell":
        made.pop("exerted", None)
    return made


def _tidy_triggered(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("times"):
        made["once"] = True
    return made


def _tidy_activated(_drawer: Drawer, made: Json, scope: Scope) -> Json:
    if scope.type == "location":
        made["cost"] = [cost for cost in made["cost"] if cost["is"] != "exert-this"] or [{"is": "ink", "amount": 1}]
    return made


def _tidy_enters(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if "then" in made:
        made["may"] = True
    if scope.type not in ("character", "location"):
        made.pop("damage", None)
    if not made.get("damage") and not made.get("exerted"):
        made["exerted"] = True
    return made


def _tidy_pays(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if not {"less", "more"} & set(made):
        made["less"] = 1
    if made.get("this"):
        for field in ("what", "next", "who"):
            made.pop(field, None)
    return made


def _tidy_stat(drawer: Drawer, made: Json, scope: Scope) -> Json:
    return _about_others(drawer, made, scope)


def _in_play(scope: Scope) -> bool:
    return scope.type != "action"


def _tidy_damage_instead(_drawer: Drawer, made: Json, scope: Scope) -> Json:
    if scope.type == "item":
        made["what"] = {"type": ["character"], "whose": "yours", **made.get("what", {})}
    return made


WORDS = Words(
    root=Definition,
    fields={
        "named": some(NAMES), "not_named": some(NAMES, 1), "classified": some(CLASSES), "ink": one(*INKS),
        "keyword": _keyword, "name": nothing, "version": nothing, "set": nothing, "called": one("support"),
        "Keyword.onto": one("any", *CLASSES), "Keyword.cost": _costs, "Activated.cost": _costs, "Pay.cost": _costs,
        "AdditionalCost.cost": _costs, "AlternateCost.cost": _costs, "CostTo.cost": _costs,
        "PlayedUsing.cost": one("ink", "shift", "sing", "free"),
        "HappenedThisTurn.event": one("banished-in-challenge", "banished", "put-into-discard", "played", "challenged"),
        "Filter.it": _bound("this"), "Filter.not_it": _bound("this"), "Filter.same_name": _bound(),
        "Matches.it": _matched, "SameName.it": _matched, "SameName.other": _bound(), "Value.it": _bound(),
        "Number.name": _number, "UsesFree.ability": one("Deed 0", "Deed 1"), "Choose.as_": one("chosen"),
        "LoreIs.least": one(1, 2, 3, 5), "LoreIs.most": one(1, 2, 3, 5),
        "Filter.strength_at_most": one(1, 2, 3), "Filter.strength_at_least": one(1, 2, 3), "NotReducedBelow.value": one(1, 2),
        "Play.it": nothing, "MovePays.less": one(1, 1, 2, -1), "Triggered.times": one(2),
        **{f"When.{field}": _event_field(field) for field in MEANT},
    },
    weights={
        "it": 0, "under": 0, "MoveDamage.to": 0, "MoveTo.to": 0, "Play.it": 0, "Choose.as_": 0, "times": 0.5,
        "Filter.it": 0.8, "Filter.not_it": 0.6, "Filter.same_name": 0.5, "Filter.type": 1.8, "Value.it": 2.5,
        "When.this": 1.5, "When.what": 1.5, "Triggered.times": 0.2, "Cannot.what": 1.5, "Forbid.what": 2.5,
        "all": 1.4, "Triggered": 10, "Activated": 5, "Keyword": 2, "StaticGets": 2, "StaticGains": 2, "Cannot": 2,
        "SkipStep": 0.3, "DecksFaceUp": 0.3, "Sequence": 3, "May": 1.5, "If": 2, "IfYouDo": 1.5, "EachPlayer": 1.5,
        "Later": 1.5, "Value": 2, "Number": 2, "All": 0.5, "Put": 2.5, "Banish": 1.5, "Matches": 2.5, "name": 0,
        "ExertThis": 3, "Ink": 2, "Count": 2, "=its-player": 0.03, "EachPlayer.who=its-player": 1,
        **{f"{node}.zone={zone}": 0.1 for node in ("Choose", "When", "PlayableFrom") for zone in ("deck", "inkwell")},
        "Put.to=play": 0.03, "When.zone": 0.4, "PlayableFrom.zone=play": 0.05, "PlayableFrom.zone=hand": 0.1,
        "called": 0.2, "Filter.here": 0.6, "Filter.other": 1.4,
    },
    possible={
        "Number": lambda scope: bool(scope.numbers) or scope.type == "character",
        "Matches": lambda scope: len(scope.cards) > 1, "SameName": lambda scope: len(scope.cards) > 1,
        "PlayedUsing": lambda scope: scope.event == "played", "InChallenge": lambda scope: scope.type == "character",
        "ThisIs": _in_play, "ExertThis": lambda scope: scope.type in ("character", "item"), "BanishThis": _in_play,
        "DamageThis": lambda scope: scope.type in ("character", "location"),
        "MovesFree": lambda scope: scope.type == "location", "EntersPlay": _in_play,
        "Triggered": lambda scope: scope.type != "action" or scope.about.startswith(("Whenever", "Later")),
        "Activated": _in_play, "Cannot": _in_play, "StaticGets": _in_play, "StaticGains": _in_play,
        "SkipStep": _in_play, "ChallengesReady": _in_play, "FightsWith": _in_play, "CostTo": _in_play,
        "UsesFree": _in_play, "NotReducedBelow": _in_play, "MovePays": _in_play, "DamageInstead": _in_play,
        "MustBeChosen": _in_play, "DecksFaceUp": _in_play, "InkMore": _in_play,
    },
    tidied={
        "Keyword": _tidy_keyword, "Gains": _tidy_gains, "StaticGains": _tidy_gains, "Cannot": _tidy_cannot,
        "Forbid": _tidy_cannot, "When": _tidy_when, "Count": _tidy_count, "Have": _tidy_range, "Choose": _tidy_range,
        "TakeFrom": _tidy_range, "LoreIs": _tidy_range, "Put": _tidy_put, "Triggered": _tidy_triggered,
        "Activated": _tidy_activated, "EntersPlay": _tidy_enters, "Pays": _tidy_pays, "StaticGets": _tidy_stat,
        "FightsWith": _tidy_stat, "ChallengesReady": _tidy_stat, "CostTo": _tidy_stat, "NotReducedBelow": _tidy_stat,
        "DamageInstead": _tidy_damage_instead,
    },
    within=within,
    after=after,
    effect=with_subject,
)  # fmt: skip
ABILITIES = kinds_in(Definition, "abilities")
EFFECTS = kinds_in(Definition, "effect")
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
        made = drawer.one_of(ABILITIES, scope, drawer.dice.pick((2, 3, 3, 4)))
        if made["is"] in NAMED or (made["is"] != "keyword" and drawer.dice.hit(0.2)):
            made["name"] = f"Deed {place}"
        found.append(made)
    return found


def effect(drawer: Drawer) -> Json:
    """What an action does."""
    scope = Scope(cards={"this": ("", "action")}, type="action")
    return drawer.one_of(EFFECTS, scope, drawer.dice.pick((2, 3, 3, 4)))
