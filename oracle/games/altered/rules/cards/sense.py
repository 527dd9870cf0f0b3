"""What a text cannot say though there are words for it: where nothing is sent, a player it has not named."""

from __future__ import annotations

from msgspec import Struct

from oracle.games.altered.rules.cards import language as lang
from oracle.games.altered.rules.cards.language.abilities import Passive
from oracle.kernel.errors import InputError

SENT_TO = ("hand", "deck", "discard", "landmark", "mana", "reserve")
"""Where costs and modifiers send things: Heroes lie in their zone from the start (3.2.6), in Limbo is what is played
(3.2.8), and an Expedition would have to be named."""
_SENDING = (lang.Move, lang.PayMove, lang.Modifies)
_NOBODYS = ("phase", "daily-effect")
"""Triggers that speak of nothing that a player does."""

_PLAYERS = ("who", "by")


def check_sense(where: str, card: lang.Definition) -> None:
    """Raises InputError for a text that cannot be: with the field, what is wrong, and what would be right."""
    _check(where, card, that=False)


def _check(where: str, text: object, *, that: bool) -> None:
    """`that`: whether the text around it has said which player `that-player` is."""
    if isinstance(text, tuple):
        for number, part in enumerate(text):
            _check(f"{where}[{number}]", part, that=that)
    elif isinstance(text, dict):
        for name, part in text.items():
            _check(f"{where}.{name}", part, that=that)
    elif isinstance(text, Struct):
        _check_zone(where, text)
        _check_prohibition(where, text)
        _check_cost(where, text)
        for name, field in zip(text.__struct_fields__, text.__struct_encode_fields__, strict=True):
            part, known = getattr(text, name), _knows(text, name, that=that)
            if name in _PLAYERS and part == "that-player" and not known:
                right = "you, opponent, each; that-player in what a target-player or a Reaction to a player's deed does"
                raise InputError(f"{where}.{field}", "nothing says which player that is", right)
            _check(f"{where}.{field}", part, that=known)


def _check_zone(where: str, text: object) -> None:
    if not isinstance(text, _SENDING) or text.to is None:
        return
    open_ones = (*SENT_TO, "expedition") if isinstance(text, lang.Move) else SENT_TO
    if text.to not in open_ones:
        raise InputError(f"{where}.to", f"nothing is sent to {text.to}", ", ".join(open_ones))


def _check_prohibition(where: str, text: object) -> None:
    if not isinstance(text, lang.Cannot):
        return
    if text.action.startswith("move-forward") and text.who is not None:
        raise InputError(
            f"{where}.who", "it is Expeditions that move forward, not players", "whose: any, yours, opponent"
        )
    if text.status is not None and text.action != "gain-status":
        raise InputError(f"{where}.status", f"{text.action} is not about a status", "action: gain-status")
    if text.counter is not None and text.action != "gain-counter":
        raise InputError(f"{where}.counter", f"{text.action} is not about a counter", "action: gain-counter")


def _check_cost(where: str, text: object) -> None:
    if isinstance(text, lang.PayTo | lang.OptionalCost) and not text.cost:
        raise InputError(f"{where}.cost", "there is nothing to pay", "one payment at least")


def _knows(text: Struct, name: str, *, that: bool) -> bool:
    """Whether a part of the text knows which player `that-player` is."""
    match text:
        case lang.TargetPlayer():
            return that or name == "do"
        case lang.Reaction(trigger=trigger):
            return name == "effect" and (trigger is None or trigger.event not in _NOBODYS)
        case lang.QuickAction() | Passive():
            return False
        case _:
            return that
