"""What the protocol promises, and so what may be compared: tables, questions, replies, views.

As in the suite: resources by their number only, the order of cards in decks only, no text, no reasons, what waits
only where the engine shows it, the clause of a refusal only where the engine says it names clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from msgspec.structs import replace

from oracle.assurance.fuzz.difference import Kind
from oracle.engines.base import EngineFault
from oracle.profiles import Profile
from oracle.protocol import names as spelling
from oracle.protocol.messages import Decision, Observation, Position, Reply
from oracle.suite.localisation import Mismatch
from oracle.suite.play.failure import clip, refusal_words
from oracle.suite.play.set_up import NotSetUp
from oracle.suite.table.normalise import normalised
from oracle.suite.table.wording import decision_words, told_difference

STEPWISE, CLAUSES = "stepwise-triggers", "clauses"


class OracleMismatch(Exception):
    """The reference and the engine differ."""

    def __init__(self, kind: Kind, mismatch: Mismatch, clause: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.mismatch = mismatch
        self.clause = clause


def fault(raised: EngineFault) -> Mismatch:
    """What an engine did that broke the protocol."""
    if isinstance(raised, NotSetUp):
        first = raised.first
        return Mismatch(f"{raised.kind}: {first.field}", f"{first.what}: {first.sent}", first.shown)
    return Mismatch(raised.kind, "plays on", clip(str(raised)))


def tables(
    reference: Observation,
    engine: Observation,
    game: Profile,
    capabilities: Collection[str],
    names: Mapping[str, str] | None = None,
    manners: Collection[str] = (),
) -> list[Mismatch]:
    """What differs on the two tables, their questions aside: cards, numbers, what waits; after the end the result only.

    `names`: the key of the name a made-up card came under → its name and version, which mean the same.
    """
    reference, engine = normalised(reference, game, manners), normalised(engine, game, manners)
    over = reference.result is not None or engine.result is not None
    if reference.position == engine.position and reference.waiting == engine.waiting and not over:
        return []
    if STEPWISE not in capabilities:
        reference, engine = replace(reference, waiting=()), replace(engine, waiting=())
    engine = replace(engine, position=_plain(engine.position, names or {}))
    return [Mismatch(row.what, row.before, row.after) for row in told_difference(reference, engine, game)]


def full_names(definitions: Mapping[str, object]) -> dict[str, str]:
    """The key of the name a made-up card came under → its name and version, where that is another one."""
    return {spelling.name_key(key): name for key, name in spelling.full_names(definitions).items()}


def _plain(position: Position, names: Mapping[str, str]) -> Position:
    """Without counters of none and a controller who is the owner: an engine may write them or leave them out."""
    cards = tuple(
        replace(
            card,
            card=names.get(spelling.name_key(card.card or ""), card.card),
            counters={name: count for name, count in card.counters.items() if count},
            controller=None if card.controller == card.player else card.controller,
        )
        for card in position.cards
    )
    return replace(position, cards=cards)


def used_up(reference: Position, engine: Position, game: Profile) -> Mismatch | None:
    """The first resource that is used up in one of the two only."""
    ours, theirs = (
        {card.ref for card in each.cards if card.zone == game.resource_zone and game.spent in card.states}
        for each in (reference, engine)
    )
    if ours == theirs:
        return None
    first = min(ours ^ theirs)
    return Mismatch(first, *("used up" if first in one else "ready" for one in (ours, theirs)))


def resources(position: Position, game: Profile) -> frozenset[str]:
    """Refs of all resources."""
    return frozenset(card.ref for card in position.cards if card.zone == game.resource_zone)


def depending_on_resources(reference: Observation, engine: Observation, game: Profile) -> frozenset[str]:
    """What may differ where other resources are used up: these, and how many are ready."""
    counts = {f"{player.name}'s {game.resource}" for player in reference.position.players}
    return resources(reference.position, game) | resources(engine.position, game) | counts


def of_order(mismatch: Mismatch, position: Position, game: Profile) -> bool:
    """Whether it is in which order cards lie in a deck."""
    return mismatch.what in {
        f"{player.name}'s {zone} order" for player in position.players for zone in game.order_zones
    }


def in_a_deck(mismatch: Mismatch) -> bool:
    """Whether a card lies in a deck on one of the tables, and elsewhere on the other."""
    return any(where.endswith(" deck") for where in mismatch[1:])


def like_cards_traded(mismatch: Mismatch, position: Position) -> bool:
    """Whether an order differs only in which of several cards of one name lies where."""
    names = {card.ref: card.card for card in position.cards}
    ours, theirs = ([names.get(ref, ref) for ref in each.split(", ")] for each in mismatch[1:])
    return ours == theirs


def questions(reference: Decision | None, engine: Decision | None) -> Mismatch | None:
    """Whether they ask the same of the same player. Ids, texts, sources, the order of options are an engine's own."""
    if _asked(reference) == _asked(engine) and _as_few(reference, engine):
        return None
    return Mismatch("question", _words(reference), _words(engine))


def _words(decision: Decision | None) -> str:
    if decision is None:
        return "nobody is asked"
    return "any word is asked for" if decision.kind == "name" else decision_words(decision)


def _asked(decision: Decision | None) -> tuple[object, ...] | None:
    if decision is None:
        return None
    if decision.kind == "name":
        return decision.player, "name"
    count = len(decision.options)
    return decision.player, sorted(decision.options), min(decision.most, count)


def _as_few(reference: Decision | None, engine: Decision | None) -> bool:
    # Of several numbers that may be taken the smallest may come to nothing, and then either may be named as the least.
    if reference is None or engine is None or reference.kind == "name":
        return True
    ours, theirs = (min(each.least, len(each.options)) for each in (reference, engine))
    return ours == theirs or (min(ours, theirs) > 0 and ours < min(reference.most, len(reference.options)))


def replies(reference: Reply, engine: Reply, capabilities: Collection[str]) -> Mismatch | None:
    """Whether both accept or both refuse, and where clauses are named, for a reason that they share."""
    if reference.status != engine.status:
        return Mismatch("verdict", reply_words(reference), reply_words(engine))
    if reference.status == "refused" and CLAUSES in capabilities:
        named = {engine.code, *engine.clauses}
        if named.isdisjoint({reference.code, *reference.clauses}):
            return Mismatch("clause", reply_words(reference), reply_words(engine))
    return None


def reply_words(reply: Reply) -> str:
    """`accepted`, `refused by 4.3.2: not enough ink`."""
    return refusal_words(reply) if reply.status == "refused" else reply.status


def views(
    start: Position, reference: Position, engine: Position, viewer: str, game: Profile, was_shown: Callable[[str], bool]
) -> Mismatch | None:
    """A card that the player sees in one engine only.

    What may be known of a card that has moved, or that was shown, is not compared: the books leave open for how long.
    """
    zones = {card.ref: card.zone for card in start.cards}
    other = {card.ref: card for card in engine.cards}
    for card in reference.cards:
        theirs = other.get(card.ref)
        if theirs is None or zones.get(card.ref) != card.zone:
            continue
        if card.card is None and theirs.card is not None and not was_shown(card.ref):
            return Mismatch(card.ref, f"is not seen by {viewer}", f"is seen by {viewer}")
        shown = card.zone not in game.hidden_zones or (card.zone in game.own_zones and card.player == viewer)
        if card.card is not None and theirs.card is None and shown:
            return Mismatch(card.ref, f"is seen by {viewer}", f"is not seen by {viewer}")
    return None
