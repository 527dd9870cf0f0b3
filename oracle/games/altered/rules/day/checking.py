"""4.4 Checking Reactions: which one is played next, and by whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import WAS
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import EmblemReaction, State
from oracle.games.altered.rules.tasks import CheckReactions, PlayReaction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@rule("4.4.a", "4.4.c", "4.4.d", "5.1.1.c")
def check_reactions(run: Run, task: CheckReactions) -> None:
    """While there are Reactions in Limbo, one of them is played, and Reactions are checked again."""
    waiting = [emblem for emblem in run.state.waiting if is_playable(emblem, task.held)]
    if waiting:
        emblem = next_reaction(run, waiting)
        run.then(PlayReaction(emblem=emblem.id, held=task.held), CheckReactions(held=task.held))


@home("4.4.d", "5.4.d")
def is_playable(emblem: EmblemReaction, held: Sequence[int]) -> bool:
    """Whether a Reaction in Limbo can be played: not while it is being played, or (1.x) waits for an effect's end."""
    return not emblem.resolving and emblem.id not in held


@home("1.x:4.4.a-order")
@rule("4.4.b")
def next_reaction(run: Run, waiting: Sequence[EmblemReaction]) -> EmblemReaction:
    """The first player in initiative order who has Reactions in Limbo chooses any one of theirs."""
    state: State = run.state
    owners = {emblem.player for emblem in waiting}
    player = next(name for name in view_of(state).players("each", state.day.initiative) if name in owners)
    mine = labelled([emblem for emblem in waiting if emblem.player == player], state)
    taken = run.ask("trigger", player, tuple(mine), text="which Reaction is played next", sorts=True)
    return mine[taken[0]]


def labelled(waiting: Sequence[EmblemReaction], state: State) -> dict[str, EmblemReaction]:
    """Reactions by a distinguishing label: the source's ref, then its name, then what it is about.

    Indistinguishable Reactions share a label: which of them is played first makes no difference.
    """
    different: dict[int, EmblemReaction] = {}
    for emblem in waiting:
        what = bound_to(emblem)
        if not any(_alike(what, other) for other in different.values()):
            different[emblem.id] = what
    cards = Counter(emblem.source.card for emblem in different.values())
    found = {emblem.id: emblem for emblem in waiting}
    labels: dict[str, EmblemReaction] = {}
    times: Counter[str] = Counter()
    for number, emblem in different.items():
        label = emblem.source.card
        if cards[label] > 1 and emblem.name:
            label = f"{label}: {emblem.name}"
        about = _about(emblem, [other for other in different.values() if _names(other) == _names(emblem)], state)
        label += f" ({about})" if about else ""
        times[label] += 1
        labels[label if times[label] == 1 else f"{label} {times[label]}"] = found[number]
    return labels


def _names(emblem: EmblemReaction) -> tuple[str, str]:
    return emblem.source.card, emblem.name


def _about(emblem: EmblemReaction, alike: Sequence[EmblemReaction], state: State) -> str:
    """Its distinction from others of the same name: the trigger's object, else the player, else its own object."""
    if len(alike) < 2:
        return ""
    spoken = [ids for name, ids in emblem.bound.items() if name != "this"]
    found = [state.objects[i].card for ids in spoken for i in ids if i in state.objects]
    players = emblem.players.values() if any(other.players != emblem.players for other in alike) else ()
    moved = _own(emblem) is not None and any(_own(other) != _own(emblem) for other in alike)
    return ", ".join(dict.fromkeys(found or players or ([emblem.source.card] if moved else ())))


def _own(emblem: EmblemReaction) -> tuple[int, ...] | None:
    return emblem.bound.get("this")


def _alike(one: EmblemReaction, other: EmblemReaction) -> bool:
    # Its object's state at activation does not count: the Reaction asks about the current or last state (2.1.h).
    return one.source.object == other.source.object and one == replace(other, source=one.source)


@home("6.3.h")
def bound_to(emblem: EmblemReaction) -> EmblemReaction:
    """A Reaction without its number, bound only to those trigger objects that its effect mentions."""
    # Every Reaction is bound to its own object, while that is still the same one.
    moved = emblem.bound.get("this") != (emblem.source.object,)
    said = {*_words(emblem.effect), "this"} if moved else {*_words(emblem.effect)} - {"this"}
    return replace(
        emblem,
        id=0,
        bound={name: ids for name, ids in emblem.bound.items() if name.removesuffix(WAS) in said},
        players=emblem.players if "that-player" in said else {},
        numbers={name: number for name, number in emblem.numbers.items() if name in said},
    )


_NAMING = (lang.All, lang.Target, lang.Choose, lang.FromDeck, lang.CreateToken, lang.ForEach)


_EXPEDITION_OF = (lang.CreateToken, lang.ExpeditionStands)
"""Nodes that may refer to an object's Expedition."""


def _words(text: object) -> Iterator[str]:
    """Every word in a text of the card language, except the names it gives to things it chooses or creates."""
    if isinstance(text, str):
        yield text
    elif isinstance(text, Struct):
        for name in text.__struct_fields__:
            if not _is_silent(text, name):
                yield from _words(getattr(text, name))
    elif isinstance(text, dict):
        for part in text.values():
            yield from _words(part)
    elif isinstance(text, tuple):
        for part in text:
            yield from _words(part)


def _is_silent(text: Struct, field: str) -> bool:
    """Whether a field only gives a name, or names an object whose Expedition is not used."""
    gives = field == "name" and isinstance(text, _NAMING)
    return gives or (field == "it" and isinstance(text, _EXPEDITION_OF) and text.where != "its")
