"""What a Lorcana text can refer to at each place: names, numbers, and the cards of a filter."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict.vocabulary import STATS, bearers
from oracle.language.effects import Node
from oracle.language.strictness import Kinds, Scope

ZONES = frozenset({"hand", "deck", "inkwell", "play", "discard"})
TYPES = frozenset({"character", "action", "item", "location"})
PERMANENTS = TYPES - {"action"}
UNKNOWN: Kinds = frozenset()


def in_play(*types: str) -> Kinds:
    """Cards in play, of any type or of these."""
    return frozenset({"play", *(types or PERMANENTS)})


CHARACTERS = in_play("character")
WITH_WILLPOWER = in_play("character", "location")
EXERTABLE = in_play("character", "item")


class Text(Scope, frozen=True, kw_only=True):
    """A place within the text of a Lorcana card."""

    type: str = ""
    """The type of the card itself."""
    about: Kinds = UNKNOWN
    """For a filter: the possible zones and types of its cards."""
    events: frozenset[str] = frozenset()
    """The events that trigger the surrounding ability; empty outside triggered abilities."""
    abilities: frozenset[str] = frozenset()
    """The names of the card's activated abilities."""
    names: int = 1
    """How many names an ampersand joins in the card's name."""


def zones(kinds: Kinds) -> Kinds:
    """The possible zones of such cards: any if nothing is known."""
    return (kinds & ZONES) or ZONES


def types(kinds: Kinds) -> Kinds:
    """The possible types of such cards."""
    return (kinds & TYPES) or TYPES


def of_filter(what: lang.Filter, kinds: Kinds) -> Kinds:
    """The possible zones and types of matching cards."""
    found = types(kinds) & (frozenset(what.type) or TYPES)
    if what.any_of:
        found &= frozenset().union(*(types(of_filter(one, kinds)) for one in what.any_of))
    return (kinds & ZONES) | (found - frozenset(what.not_type))


LEFT = "left"
"""For cards that may have been in play before: their earlier state is remembered (6.7.7)."""


OUT_OF_PLAY = "out-of-play"


def gone(kinds: Kinds, to: str) -> Kinds:
    """Such cards after a move to a zone, or out of play; if `to` is empty, anywhere."""
    left = {LEFT} if kinds & {LEFT, "play"} else set()
    return (kinds & TYPES) | left | (ZONES - {"play"} if to == OUT_OF_PLAY else {to} - {""})


def remembered(kinds: Kinds) -> Kinds:
    """Such cards where their characteristics are needed."""
    return kinds | {"play"} if LEFT in kinds else kinds


def start(card: lang.Definition) -> Text:
    """The names bound on a card from the beginning: itself."""
    named = frozenset(a.name for a in card.abilities if isinstance(a, lang.Activated))
    boosts = any(isinstance(a, lang.Keyword) and a.keyword == "boost" for a in card.abilities)
    sung = {"singers": CHARACTERS} if "Song" in card.classifications and card.type == "action" else {}
    return Text(
        # An action is in play as well, while it resolves (6.7.1.2).
        cards={"this": frozenset({card.type, "play"}), **sung},
        type=card.type,
        abilities=named | ({"Boost"} if boosts else frozenset()),
        names=len(card.name.split(" & ")),
    )


# --- triggers ---------------------------------------------------------------------------------------------


class Event(Struct, frozen=True):
    """What an event of trigger conditions is about."""

    subject: Kinds | None = UNKNOWN
    """The card it is about; None: no card."""
    other: Kinds | None = None
    """The other side."""
    itself: bool = True
    """Whether it can be about the card with the ability."""
    by: bool = False
    challenge: str = ""
    """`always` or `sometimes` in a challenge."""
    damage: bool = False
    after: str = "play"
    """The card's zone afterwards, `OUT_OF_PLAY` if nothing more is known; empty: anywhere."""


EVENTS: dict[str, Event] = {
    "played": Event(TYPES | {"play"}, by=True, after=""),
    "quested": Event(CHARACTERS),
    "sang": Event(frozenset({"action"}), after=""),
    "banished": Event(in_play(), challenge="sometimes", after="discard"),
    "discarded": Event(TYPES | {"hand"}, after="discard"),
    "drew": Event(TYPES | {"deck", "hand"}, itself=False, after="hand"),
    "chosen": Event(in_play(), by=True),
    "readied": Event(EXERTABLE),
    "turn-starts": Event(None, itself=False),
    "turn-ends": Event(None, itself=False),
    "challenges": Event(CHARACTERS, WITH_WILLPOWER, challenge="always"),
    "challenged": Event(WITH_WILLPOWER, CHARACTERS, challenge="always"),
    "challenge-ends": Event(None, itself=False, challenge="always"),
    "banishes": Event(TYPES | {"play"}, in_play(), challenge="sometimes", after="discard"),
    "damaged": Event(WITH_WILLPOWER, TYPES | {"play"}, by=True, challenge="sometimes", damage=True),
    "deals-damage": Event(TYPES | {"play"}, WITH_WILLPOWER, challenge="sometimes", damage=True),
    "healed": Event(WITH_WILLPOWER, damage=True),
    "moves": Event(CHARACTERS, in_play("location")),
    "inked": Event(TYPES | {"inkwell"}, itself=False, after="inkwell"),
    "inks": Event(TYPES | {"inkwell"}, itself=False, after="inkwell"),
    "left-discard": Event(TYPES | {"discard"}, itself=False, after=""),
    "sings": Event(CHARACTERS, frozenset({"action"})),
    "exerted": Event(EXERTABLE),
    "used": Event(in_play(), by=True),
    "left-play": Event(in_play(), after=OUT_OF_PLAY),
    "put-under": Event(in_play()),
}


WOULD: dict[str, Kinds] = {
    "damaged": WITH_WILLPOWER,
    "banished": in_play(),
    "left-play": in_play(),
    "discarded": TYPES | {"hand"},
    "readied": EXERTABLE,
    "exerted": EXERTABLE,
    "entered-play": PERMANENTS | {"hand", "deck", "discard"},
}
"""Replaceable event of a card → the card's zone and type."""
_MUCH = ("damaged", "gained-lore", "lost-lore")


def _before_it_happens(node: lang.Instead, field: str, scope: Text) -> Text:
    """What a replacement effect can refer to: the card as it is, and at its new place after the move."""
    about = WOULD.get(node.would.event)
    if about is not None:
        that = about if node.would.what is None else of_filter(node.would.what, about)
        scope = scope.binding(that=gone(that, node.to) if field == "do" and node.to is not None else that)
    return scope.counting("that-much") if node.would.event in _MUCH else scope


STATIC_ELSEWHERE = (lang.Keyword, lang.AdditionalCost, lang.AlternateCost, lang.PlayableFrom)
"""Abilities that work wherever their card is played from."""


def after_trigger(when: lang.When, scope: Text) -> Text:
    """What an effect triggered by this condition can refer to."""
    event = EVENTS[when.event]
    if event.subject is not None:
        scope = scope.binding(that=_that(when, event, scope))
    if when.this and event.after != "play":
        scope = scope.binding(this=gone(frozenset({scope.type, "play"}), event.after))
    if when.this and when.event in ("played", "banishes"):
        scope = scope.binding(this=frozenset({scope.type, "play"}))
    if event.challenge == "always" or when.in_challenge or when.role is not None:
        scope = scope.binding(challenger=frozenset({"character"}), challenged=frozenset({"character", "location"}))
    if when.event == "sang":
        scope = scope.binding(singers=CHARACTERS)
    if when.event == "moves":
        scope = scope.binding(location=in_play("location"))
    if event.damage:
        scope = scope.counting("damage-of-trigger")
    if event.subject is not None and "play" in event.subject:
        scope = scope.counting("under-that")
    return scope


def _that(when: lang.When, event: Event, scope: Text) -> Kinds:
    """The card called "that": if one card does something to another, the other one."""
    assert event.subject is not None  # noqa: S101
    if when.event in ("banishes", "deals-damage"):
        about = event.other or UNKNOWN
        found = of_filter(when.against, about) if when.against is not None else about
    else:
        own = frozenset({scope.type}) | (event.subject & {"play"})
        itself = own if when.this and when.event != "sang" else event.subject
        found = of_filter(when.what, itself)
    return gone(found, event.after) if event.after != "play" else (found & TYPES) | {"play"}


LEFT_BEHIND = ("Whenever.ability", "Later.ability", "GainsAbility.ability", "StaticGainsAbility.ability")
"""Triggered abilities that are not printed on a card."""


def _of_abilities(node: lang.Triggered, scope: Text) -> Text:
    scope = replace(scope, events=frozenset(when.event for when in node.when))
    found: Text | None = None
    for when in node.when:
        place = scope
        if when.zone != "play" and not scope.stands_in(*LEFT_BEHIND):
            place = scope.binding(this=frozenset({scope.type, when.zone}))
        one = after_trigger(when, place)
        found = one if found is None else found.joined(one)
    return found or scope


# --- what fields hold -------------------------------------------------------------------------------------

_EVERYWHERE = ("hand", "discard", "deck", "play")
PLAYED: Kinds = frozenset({*_EVERYWHERE}) | TYPES
_PAID_FOR = PLAYED - {"play"}
"""A card being paid for is not in play yet; an unplayable card is treated as if it were."""
KEPT_FROM: dict[str, Kinds] = {
    "play": PLAYED,
    "discard": TYPES | {"hand"},
    "sing": CHARACTERS,
    "quest": CHARACTERS,
    "challenge": CHARACTERS,
    "be-challenged": WITH_WILLPOWER,
    "take-challenge-damage": WITH_WILLPOWER,
    "be-dealt-damage": WITH_WILLPOWER,
    "ready": EXERTABLE,
    "ready-at-start": EXERTABLE,
    "move": CHARACTERS,
    "remove-damage": WITH_WILLPOWER,
    "be-chosen": in_play(),
}
"""Prohibition → the cards it can affect."""
AGAINST: dict[str, Kinds] = {"challenge": WITH_WILLPOWER, "be-challenged": CHARACTERS}
_ABOUT: dict[str, Kinds] = {
    "Pays.what": _PAID_FOR,
    "PayLess.next": _PAID_FOR,
    "ChallengesReady.what": CHARACTERS,
    "ChallengesReady.against": CHARACTERS,
    "AllowToChallengeReady.all": CHARACTERS,
    "AllowToChallengeReady.against": CHARACTERS,
    "FightsWith.what": CHARACTERS,
    "CostTo.what": CHARACTERS,
    "QuestsDrying.what": CHARACTERS,
    "MovesFree.what": CHARACTERS,
    "MovePays.what": CHARACTERS,
    "InChallenge.against": WITH_WILLPOWER,
    "Gets.challenging": WITH_WILLPOWER,
    "HappenedThisTurn.what": TYPES,
    "ExertSome.what": EXERTABLE,
    "DiscardSome.what": TYPES | {"hand"},
    "BanishSome.what": in_play(),
    "BottomFromDiscard.what": TYPES | {"discard"},
    "Discard.what": TYPES | {"hand"},
    "Put.all": TYPES | {"play"},
    "AllowPlayFromUnder.what": TYPES,
    "Exert.all": EXERTABLE,
    "Ready.all": EXERTABLE,
    "Banish.all": TYPES | {"play"},
    "GainsAbility.all": in_play(),
    "StaticGainsAbility.what": in_play(),
    "StaticGainsClassification.what": in_play(),
    "GainsClassification.all": in_play(),
    "MustQuest.all": CHARACTERS,
    "EntersPlay.what": PERMANENTS | {"hand", "deck", "discard"},
    **{f"{node}.all": WITH_WILLPOWER for node in ("DealDamage", "PutDamage", "MoveDamage", "RemoveDamage")},
}
"""Filters that are always about the same cards."""


def within(node: Node, field: str, scope: Text) -> Text:
    """The bindings in a field of a node."""
    match node, field:
        case lang.Triggered(), "effect" | "condition":
            return _of_abilities(node, scope)
        case lang.Triggered(), "when":
            return replace(scope, events=frozenset())
        case lang.Activated(), "effect":
            return _paid_for(node, scope)
        case lang.Instead(), "amount" | "do" | "condition":
            return _before_it_happens(node, field, scope)
        case lang.Whenever() | lang.Later() | lang.Replace(), "ability":
            return _of_later(scope)
        case lang.GainsAbility() | lang.StaticGainsAbility(), "ability":
            return _of_who_gains(node, scope)
        case lang.EntersPlay(), "then":
            return scope.binding(this=frozenset({"play", scope.type}))
        case lang.EntersPlay(), "condition":
            return scope.binding(this=frozenset({scope.type}))
        case lang.Keyword() | lang.AdditionalCost() | lang.AlternateCost(), "cost":
            # A card never pays for itself: wherever it is played from, payments are not made from there.
            return scope.binding(this=frozenset({scope.type, "deck"}))
        case lang.AlternateCost() | lang.Keyword(), "condition":
            return scope.binding(this=frozenset({scope.type, *_EVERYWHERE} - {"play"}))
        case lang.Cannot(action="play", what=lang.Filter(it="this")), "condition":
            return scope.binding(this=frozenset({scope.type, *_EVERYWHERE} - {"play"}))
        case lang.Pays(this=True), "condition" | "less" | "more":
            return scope.binding(this=frozenset({scope.type, *_EVERYWHERE} - {"play"}))
        case lang.EachPlayer() | lang.ChoosePlayer() | lang.OneOf(), _:
            return scope
    return replace(scope, about=_about(node, field, scope))


def _of_later(scope: Text) -> Text:
    """By then an action is in the discard as a new card (7.1.6); the rules do not say which texts still know it."""
    cards = scope.cards
    if scope.type == "action":
        cards = {name: kinds for name, kinds in cards.items() if name != "this"}
    return replace(scope, cards=cards, numbers=frozenset(), events=frozenset())


def _of_who_gains(node: lang.GainsAbility | lang.StaticGainsAbility, scope: Text) -> Text:
    """A gained ability knows only the card that has it: of its possible types, the one of a character."""
    what = node.all if isinstance(node, lang.GainsAbility) else node.what
    if what is not None:
        who = types(of_filter(what, in_play()))
    elif isinstance(node, lang.GainsAbility):
        who = types(scope.cards.get(node.it, UNKNOWN)) & PERMANENTS
    else:
        who = frozenset({scope.type})
    kind = "character" if "character" in who else min(who, default="")
    return replace(
        scope, cards={"this": frozenset({kind, "play"})}, type=kind, numbers=frozenset(), events=frozenset(),
        abilities=frozenset(),
    )  # fmt: skip


def _paid_for(node: lang.Activated, scope: Text) -> Text:
    """The names that an activated ability's effect uses for the cards paid for it."""
    for part in node.cost:
        match part:
            case lang.DiscardSome(what=what):
                scope = scope.binding(discarded=of_filter(what, TYPES) & TYPES | {"discard"})
            case lang.BanishSome(what=what):
                scope = scope.binding(banished=gone(of_filter(what, in_play()), "discard"))
            case lang.BanishThis():
                scope = scope.binding(this=gone(frozenset({scope.type, "play"}), "discard"))
    return scope


def _about(node: Node, field: str, scope: Text) -> Kinds:
    known = _ABOUT.get(f"{type(node).__name__}.{field}")
    if known is not None:
        return known
    match node, field:
        case lang.Filter(), "any_of":
            return of_filter(node, scope.about)
        case lang.Filter(), "stronger_than":
            return CHARACTERS
        case lang.Value(), "all":
            return WITH_WILLPOWER if node.of == "damage" else STATS.get(node.of, PERMANENTS) | {"play"}
        case lang.Gains() | lang.StaticGains() | lang.Loses() | lang.StaticLoses(), _:
            return bearers(node.keyword) | {"play"}
        case lang.StaticGets() | lang.Gets() | lang.NotReducedBelow(), _:
            return STATS[node.stat] | {"play"}
        case lang.Cannot() | lang.Forbid(), "what":
            return KEPT_FROM.get(node.action, UNKNOWN)
        case lang.Cannot(), "against":
            return AGAINST.get(node.action, UNKNOWN)
        case lang.When(), _:
            event = EVENTS[node.event]
            return (event.subject if field == "what" else event.other) or UNKNOWN
        case lang.Would(), "what":
            return WOULD.get(node.event, UNKNOWN)
        case lang.Count() | lang.Have() | lang.Choose(), "what":
            # An action is in play too while it resolves.
            return frozenset({node.zone}) | TYPES
        case lang.ThisIs(), _:
            return remembered(scope.cards.get("this", UNKNOWN))
        case lang.Matches(), _:
            return remembered(scope.cards.get(node.it, UNKNOWN))
        case lang.TakeFrom(), _:
            return scope.cards.get(node.it, UNKNOWN)
        case lang.Gather(zone=zone), "what":
            return TYPES | {zone}
        case lang.Search(), "what":
            return TYPES | {"deck"}
        case lang.Play(), "what":
            return TYPES | {node.zone} if node.it is None else scope.cards.get(node.it, UNKNOWN) | {node.zone}
    return UNKNOWN
