"""Compares everything that the protocol promises: tables, questions, replies, views.

As in the suite, resources count by number only, and order only in decks; texts and reasons do not count, waiting
abilities only if the engine shows them, and the clause of a refusal only if the engine declares that it names clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from msgspec import UnsetType
from msgspec.structs import replace

from oracle.assurance.fuzz.difference import STATUS, Contrast, Kind
from oracle.engines.base import EngineFault
from oracle.profiles import Profile
from oracle.protocol import names as spelling
from oracle.protocol.messages import Decision, Observation, Position, Reply
from oracle.protocol.results import Change
from oracle.protocol.values import Json
from oracle.suite import localisation as blame
from oracle.suite.localisation import OF_A_CARD, Called, Mismatch, card_aspects
from oracle.suite.play.failure import ACCEPTED, clip, refusal_words
from oracle.suite.play.set_up import NotSetUp
from oracle.suite.table.changes import COMPARED, LOSERS, WINNER
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.normalise import normalised
from oracle.suite.table.wording import NOBODY, decision_words, general_words, rows_between

STEPWISE, CLAUSES = "stepwise-triggers", "clauses"
PHASE: Path = ("turn", "phase")
"""Not compared while abilities wait: no later event shows whether a step was over before they resolve."""


class Hashing(Protocol):
    """An engine that can report a hash of its table."""

    def digest(self) -> str: ...


class OracleMismatch(Exception):
    """The reference and the engine differ."""

    def __init__(self, kind: Kind, contrast: Contrast, clause: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.contrast = contrast
        self.clause = clause


def fault(raised: EngineFault) -> Contrast:
    """An engine's violation of the protocol."""
    if isinstance(raised, NotSetUp):
        first = raised.first
        what = f"{raised.kind}: {first.field}"
        return Contrast(what, f"{first.what}: {first.sent}", first.shown, what)
    return Contrast(raised.kind, "plays on", clip(str(raised)), raised.kind)


def tables(
    reference: Observation,
    engine: Observation,
    game: Profile,
    capabilities: Collection[str],
    names: Mapping[str, str] | None = None,
    manners: Collection[str] = (),
) -> list[Mismatch]:
    """The differences between the two tables without their questions: cards, numbers, waiting abilities; after the end
    only the result.

    `names`: the key of a made-up card's name → its name and version, which mean the same.
    """
    reference, engine = normalised(reference, game, manners), normalised(engine, game, manners)
    over, waits = reference.result is not None or engine.result is not None, bool(reference.waiting)
    if reference.position == engine.position and reference.waiting == engine.waiting and not over:
        return []
    if STEPWISE not in capabilities:
        reference, engine = replace(reference, waiting=()), replace(engine, waiting=())
    engine = replace(engine, position=_plain(engine.position, names or {}))
    found = [Mismatch(*row) for row in rows_between(reference, engine, game, COMPARED)]
    return [one for one in found if not (waits and one.row.at == PHASE)]


def table_kind(mismatch: Mismatch) -> Kind:
    """The kind of a difference between the tables."""
    at = mismatch.row.at
    if at in (WINNER, LOSERS):
        return "ended" if mismatch.row.before is None else "result"
    return "waiting" if at[0] == "waiting" else "position"


def contrast(mismatch: Mismatch, game: Profile) -> Contrast:
    """A difference of the tables, with its general form."""
    row, told = mismatch
    ways: tuple[str, ...] = ()
    match row.at[0]:
        case "result" if row.at == WINNER:
            ways = _ended(row.before), _ended(row.to)
        case "cards" | "marks":
            ways = tuple(card_aspects(row))
        case "names":
            ways = ("name",)
    return Contrast(told.what, told.before, told.after, general_words(row.at, game), ways, row)


def _ended(winner: Json | UnsetType) -> str:
    """How a game ended, regardless of who won."""
    return "goes on" if winner is None else NOBODY if winner == NOBODY else "somebody"


def full_names(definitions: Mapping[str, object]) -> dict[str, str]:
    """The key of a made-up card's name → its name and version, if different."""
    return {spelling.name_key(key): name for key, name in spelling.full_names(definitions).items()}


def _plain(position: Position, names: Mapping[str, str]) -> Position:
    """Without counters at zero and a controller equal to the owner: an engine may write or omit them."""
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
    """The first resource that is used up in only one of the two."""
    ours, theirs = (
        {card.ref for card in each.cards if card.zone == game.resource_zone and game.spent in card.states}
        for each in (reference, engine)
    )
    if ours == theirs:
        return None
    first = min(ours ^ theirs)
    before, to = ({"states": {game.spent: True}} if first in one else {} for one in (ours, theirs))
    words = ["used up" if one else "ready" for one in (before, to)]
    return Mismatch(Row(at=("marks", first), before=before, to=to), Change(what=first, before=words[0], after=words[1]))


def resources(position: Position, game: Profile) -> frozenset[str]:
    """Refs of all resources."""
    return frozenset(card.ref for card in position.cards if card.zone == game.resource_zone)


def depending_on_resources(reference: Observation, engine: Observation, game: Profile) -> frozenset[Path]:
    """The refs at which the tables may differ if other resources are used up: these resources, and the number of ready
    ones.
    """
    refs = resources(reference.position, game) | resources(engine.position, game)
    counts = {("resources", player.name) for player in reference.position.players}
    return frozenset({*counts, *((group, ref) for group in OF_A_CARD for ref in refs)})


def of_order(row: Row) -> bool:
    """Whether the difference is the order of cards in a deck."""
    return row.at[0] == "order"


def in_a_deck(row: Row, game: Profile) -> bool:
    """Whether a card is in a deck on one table, and elsewhere on the other."""
    return row.at[0] == "cards" and any((side or {}).get("zone") in game.order_zones for side in (row.before, row.to))


def like_cards_traded(row: Row, position: Position) -> bool:
    """Whether an order differs only in the places of cards with the same name."""
    names = {card.ref: card.card for card in position.cards}
    ours, theirs = ([names.get(ref, ref) for ref in each or ()] for each in (row.before, row.to))
    return ours == theirs


def questions(reference: Decision | None, engine: Decision | None) -> Contrast | None:
    """Whether they ask the same player the same question. Ids, texts, sources, and the order of options are an
    engine's own.
    """
    if _asked(reference) == _asked(engine) and _as_few(reference, engine):
        return None
    ways = _general(reference), _general(engine)
    return Contrast("question", _words(reference), _words(engine), "question", ways)


NOBODY_IS_ASKED, ANY_WORD = "nobody is asked", "any word is asked for"


def _words(decision: Decision | None) -> str:
    if decision is None:
        return NOBODY_IS_ASKED
    return ANY_WORD if decision.kind == "name" else decision_words(decision)


def _general(decision: Decision | None) -> str:
    if decision is None or decision.kind == "name":
        return _words(decision)
    return "PLAYER chooses N" if decision.least == decision.most else "PLAYER chooses N to N"


def _asked(decision: Decision | None) -> tuple[object, ...] | None:
    if decision is None:
        return None
    if decision.kind == "name":
        return decision.player, "name"
    count = len(decision.options)
    return decision.player, sorted(decision.options), min(decision.most, count)


def _as_few(reference: Decision | None, engine: Decision | None) -> bool:
    # If several numbers may be chosen, the smallest may have no effect; then either engine's minimum is right.
    if reference is None or engine is None or reference.kind == "name":
        return True
    ours, theirs = (min(each.least, len(each.options)) for each in (reference, engine))
    return ours == theirs or (min(ours, theirs) > 0 and ours < min(reference.most, len(reference.options)))


def replies(reference: Reply, engine: Reply, capabilities: Collection[str]) -> Contrast | None:
    """Whether both accept, or both refuse with a common reason if clauses are named."""
    words = reply_words(reference), reply_words(engine)
    if reference.status != engine.status:
        return verdicts("verdict", reference.status, engine.status, words)
    if reference.status == "refused" and CLAUSES in capabilities:
        named = {engine.code, *engine.clauses}
        if named.isdisjoint({reference.code, *reference.clauses}):
            return Contrast("clause", *words, "clause", (engine.code,))
    return None


def verdicts(what: str, reference: str, engine: str, words: tuple[str, str]) -> Contrast:
    """One of the two accepts a move that the other refuses."""
    return Contrast(what, *words, what, (reference, engine), Row(at=STATUS, before=reference, to=engine))


def accepted_only(refusal: Reply, calls: Sequence[Called]) -> OracleMismatch:
    """The engine accepts a move that the reference refuses, in these calls."""
    words = reply_words(refusal), ACCEPTED
    return OracleMismatch("verdict", verdicts("verdict", refusal.status, ACCEPTED, words), blame.refusing(calls))


def reply_words(reply: Reply) -> str:
    """`accepted`, `refused by 4.3.2: not enough ink`."""
    return refusal_words(reply) if reply.status == "refused" else reply.status


def views(
    start: Position, reference: Position, engine: Position, viewer: str, game: Profile, was_shown: Callable[[str], bool]
) -> Contrast | None:
    """A card that the player sees in one engine only.

    Knowledge of a card that has moved or was shown is not compared: the books leave its duration open.
    """
    zones = {card.ref: card.zone for card in start.cards}
    other = {card.ref: card for card in engine.cards}
    for card in reference.cards:
        theirs = other.get(card.ref)
        if theirs is None or zones.get(card.ref) != card.zone:
            continue
        if card.card is None and theirs.card is not None and not was_shown(card.ref):
            return _view(card.ref, viewer, seen=False)
        shown = card.zone not in game.hidden_zones or (card.zone in game.own_zones and card.player == viewer)
        if card.card is not None and theirs.card is None and shown:
            return _view(card.ref, viewer, seen=True)
    return None


def _view(ref: str, viewer: str, *, seen: bool) -> Contrast:
    """A card that the player sees only in the reference, or only in the engine."""
    ours, theirs = (f"is {'' if sees else 'not '}seen" for sees in (seen, not seen))
    row = Row(at=("seen", ref, viewer), before=seen, to=not seen)
    return Contrast(ref, f"{ours} by {viewer}", f"{theirs} by {viewer}", "CARD", (theirs,), row)
