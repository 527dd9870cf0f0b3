"""What effects of Lorcana speak of: the names that texts bind, where the cards are, and steps that bind them."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.drawing.drawer import ITSELF, Drawer, Scope
from oracle.games.lorcana.profile.fuzz.drawing_instead import of_bound_cards
from oracle.games.lorcana.profile.fuzz.drawing_instead import spoken_of as instead_of
from oracle.protocol.values import Json

HERE = ("play",)
ANYWHERE = ("play", "hand", "deck", "discard", "inkwell")
CARDS = "character"

Reads = tuple[str, str, tuple[str, ...], str]
"""A field, its default, the zones in which the card must be, and its type."""
READS: dict[str, tuple[Reads, ...]] = {
    **dict.fromkeys(
        ("exert", "ready", "banish", "deal-damage", "put-damage", "remove-damage"),
        (("it", "chosen", HERE, ""),),
    ),
    **dict.fromkeys(
        ("gets", "gains", "gains-ability", "gains-classification", "loses", "must-quest", "allow-to-challenge-ready"),
        (("it", "chosen", HERE, CARDS),),
    ),
    "put-from-under": (("it", "this", HERE, ""),),
    "move-damage": (("it", "from", HERE, ""), ("to", "to", HERE, "")),
    "put": (("it", "chosen", ANYWHERE, ""),),
    "put-under": (("it", "top", ANYWHERE, ""), ("under", "this", HERE, "")),
    "discard-them": (("it", "taken", ("hand",), ""),),
    "take-from": (("it", "looked", ("deck", "hand"), ""),),
    "shuffle-into-deck": (("it", "chosen", ("play", "discard", "hand"), ""),),
    "move-to": (("it", "this", HERE, CARDS), ("to", "that", HERE, "location")),
    "replace": (("it", "", HERE, ""),),
}
"""Effects on bound cards."""
GOES = {"banish": "discard", "shuffle-into-deck": "deck", "discard-them": "discard", "put-under": "under"}
_OF_A_KIND = tuple((f"Value.of={stat}", f"{node}.stat={stat}") for stat in ("strength", "lore", "willpower")
                   for node in ("Gets", "StaticGets"))  # fmt: skip
READERS: dict[str, tuple[tuple[str, ...], ...]] = {
    **dict.fromkeys(("Filter.it", "Filter.not_it", "Filter.same_name", "Matches.it", "SameName", "Number"), ()),
    "Filter.other": (("When.this", "When.event=banished"), ("When.this", "When.event=discarded")),
    "Value.it": (("Value.of=damage",), ("Value.of=damage",), ("Value.of=cards-under",), *_OF_A_KIND),
}
"""What speaks of bound cards and counts, each with what makes a difference to what it says."""
WHERE_IT_IS = {"banished": "discard", "left-play": "discard", "discarded": "discard", "inked": "inkwell"}


def fresh(scope: Scope, *names: str) -> str:
    """A name that nothing is bound under yet."""
    return next((name for name in names if name not in scope.cards), names[-1])


Bound = tuple[list[Json], str]
"""Steps, and the name that they bind."""
LOOKS: tuple[Bound, ...] = (
    ([{"is": "look-at-top", "cards": 3}], "looked"),
    ([{"is": "reveal-hand"}], "revealed"),
    ([{"is": "reveal-top", "cards": 2}], "revealed"),
)
TOPS: tuple[Bound, ...] = (
    ([{"is": "reveal-top"}], "revealed"),
    ([{"is": "top-of-deck"}], "top"),
    ([{"is": "look-at-top", "cards": 3}, {"is": "take-from"}], "taken"),
)


def binder(drawer: Drawer, scope: Scope, zones: tuple[str, ...], kind: str) -> Bound:
    """Steps after which a card in one of these zones is bound, and its name."""
    dice = drawer.dice
    if zones == ("deck", "hand"):
        return dice.pick(LOOKS)
    if zones == ("hand",) and dice.hit(0.6):
        return [{"is": "reveal-hand"}, {"is": "take-from", "it": "revealed", "least": 1}], "taken"
    if "deck" in zones and dice.hit(0.35):
        return dice.pick(TOPS)
    name = fresh(scope, "chosen", "second", "third")
    zone = dice.pick([each for each in zones if each in ("play", "play", "hand", "discard")])
    gone = scope.cards.get("this", ("", ""))[0]
    if gone in ("hand", "discard") and gone in zones and dice.hit(0.6):
        zone = gone
    what = drawer.node("Filter", scope, 1) if zone == gone or dice.hit(0.5) else {"type": ["character"]}
    if zone == gone and dice.hit(0.5):
        what["other"] = True
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


def steps_that_bind(drawer: Drawer, scope: Scope) -> list[Json]:
    """A choice, mostly of a character in play that is often moved at once, or cards that are looked at.

    Or the card itself goes where others are.
    """
    dice = drawer.dice
    if "Filter.other" in drawer.favoured and dice.hit(ITSELF):
        return [{"is": "put", "it": "this", "to": dice.pick(("hand", "discard"))}]
    zones = dice.pick((HERE, HERE, HERE, ("hand",), ("discard",), ANYWHERE, ("deck", "hand")))
    steps, name = binder(drawer, scope, zones, CARDS if zones == HERE and dice.hit(0.7) else "")
    if zones != HERE or dice.hit(0.5):
        return steps
    moved: Json = {"is": "banish"} if dice.hit(0.4) else {"is": "put", "to": dice.pick(("hand", "deck", "inkwell"))}
    return [*steps, moved if name == "chosen" else moved | {"it": name}]


def with_subject(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """The effect with names in it, and with the steps that bind them before it."""
    reads = READS.get(made["is"], ())
    if made["is"] == "play" and drawer.dice.hit(0.4):
        return _play(drawer, made, scope)
    if made["is"] == "each-player" and made["who"] == "its-player":
        reads = (("it", "chosen", ANYWHERE, ""),)
    if "all" in made or (made["is"] == "replace" and not of_bound_cards(drawer, made)):
        reads = reads[1:]
    steps: list[Json] = []
    known = scope
    for field, default, zones, kind in reads:
        name = _known(drawer, known, zones, kind) if drawer.dice.hit(0.65) else None
        taken = [made.get(other, usual) for other, usual, *_ in reads if other != field]
        if name is None or name in taken:
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
        case "Instead", "amount" | "do" | "condition":
            return instead_of(made, scope)
        case "Replace", "ability":
            return replace(scope, numbers=(), event="")
        case "Whenever" | "Later", "ability":
            return replace(scope, numbers=(), event="")
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
    if when.get("this") and event in WHERE_IT_IS:
        scope = scope.binding(this=(WHERE_IT_IS[event], scope.type))
    if event in ("challenges", "challenged", "challenge-ends") or when.get("in_challenge"):
        scope = scope.binding(challenger=("play", "character"), challenged=("play", ""))
    if event == "moves":
        scope = scope.binding(location=("play", "location"))
    if event in ("damaged", "deals-damage", "healed"):
        scope = scope.counting("damage-of-trigger")
    return scope.counting("under-that") if event in ("banished", "left-play") else scope
