"""Wrong tables, replies and views: each is a right one with everything of one kind otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from oracle.profiles import Profile
from oracle.protocol.messages import (
    Card,
    Characteristics,
    Decision,
    GameResult,
    Observation,
    Player,
    Region,
    Reply,
    Waiting,
)

See = Callable[[Observation, Profile], Observation]


class Lie(NamedTuple):
    """The false values; the default is the truth."""

    name: str
    see: See | None = None
    view: See | None = None
    """What one player is shown."""
    reply: Callable[[Reply], Reply] | None = None
    about: Callable[[Characteristics], Characteristics] | None = None


def each_card(change: Callable[[Card, Profile], Card]) -> See:
    """Every card otherwise."""

    def see(seen: Observation, game: Profile) -> Observation:
        cards = tuple(change(card, game) for card in seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=cards))

    return see


def each_player(change: Callable[[Player], Player]) -> See:
    """Every player otherwise."""

    def see(seen: Observation, game: Profile) -> Observation:
        del game
        return replace(seen, position=replace(seen.position, players=tuple(map(change, seen.position.players))))

    return see


def elsewhere(card: Card, game: Profile) -> Card:
    """The card in the next zone."""
    after = (*game.zones, game.zones[0])
    return replace(card, zone=after[after.index(card.zone) + 1] if card.zone in after else after[0])


def turned(card: Card, game: Profile) -> Card:
    """The card with every state that it does not have, and none that it has."""
    return replace(card, states=tuple(sorted({*game.states} - {*card.states})))


def one_more(card: Card, game: Profile) -> Card:
    """The card with one counter more of every kind."""
    names = {*game.card_counters, *card.counters}
    return replace(card, counters={name: card.counters.get(name, 0) + 1 for name in names})


def none_at_all(card: Card, game: Profile) -> Card:
    """The card without counters."""
    del game
    return replace(card, counters={})


def apart(card: Card, game: Profile) -> Card:
    """The card under nothing and at nothing."""
    del game
    return replace(card, under=None, at=None)


def richer(player: Player) -> Player:
    """The player with one more of everything."""
    names = {*player.counters, "lore", "hero", "companion", "passed"}
    return replace(player, counters={name: player.counters.get(name, 0) + 1 for name in names})


def other_turn(seen: Observation, game: Profile) -> Observation:
    """It is another player's turn, of another number, in another phase."""
    del game
    turn = seen.position.turn
    names = [player.name for player in seen.position.players]
    other = next((name for name in names if name != turn.player), turn.player)
    first = next((name for name in names if name != turn.first), None)
    return replace(
        seen,
        position=replace(
            seen.position, turn=replace(turn, player=other, number=turn.number + 1, phase="elsewhere", first=first)
        ),
    )


def ended(seen: Observation, game: Profile) -> Observation:
    """The game is over, or goes on where it was over."""
    del game
    return replace(seen, result=None if seen.result is not None else GameResult(winner="somebody else"))


def won_otherwise(seen: Observation, game: Profile) -> Observation:
    """Everybody has lost."""
    del game
    return replace(seen, result=GameResult(winner=None, losers=tuple(p.name for p in seen.position.players)))


def waits(seen: Observation, game: Profile) -> Observation:
    """One ability more waits."""
    del game
    card, player = seen.position.cards[0].ref, seen.position.players[0].name
    return replace(seen, waiting=(*seen.waiting, Waiting(player=player, source=card)))


def asked_more(seen: Observation, game: Profile) -> Observation:
    """Nobody is asked, or somebody who is not."""
    del game
    asked = Decision(id="lie", player="nobody", kind="choose", options=("this", "that"))
    return replace(seen, decision=None if seen.decision is not None else asked)


def asks_somebody_else(seen: Observation, game: Profile) -> Observation:
    """The same question to nobody in the game."""
    del game
    return seen if seen.decision is None else replace(seen, decision=replace(seen.decision, player="nobody"))


def asked_otherwise(seen: Observation, game: Profile) -> Observation:
    """Another option more."""
    del game
    asked = seen.decision
    return seen if asked is None else replace(seen, decision=replace(asked, options=(*asked.options, "one more")))


def regions(seen: Observation, game: Profile) -> Observation:
    """Every region lies the other way round."""
    del game
    turned = tuple(Region(terrains=("forest",), facedown=not one.facedown) for one in seen.position.regions)
    return replace(seen, position=replace(seen.position, regions=turned))


def upside_down(seen: Observation, game: Profile) -> Observation:
    """Every zone in another order."""
    del game
    return replace(seen, position=replace(seen.position, cards=seen.position.cards[::-1]))


def told_more(about: Characteristics) -> Characteristics:
    """One more of everything."""
    return replace(
        about,
        numbers=_More({name: value + 1 for name, value in about.numbers.items()}),
        keywords={name: value + 1 for name, value in about.keywords.items()},
    )


class _More(dict[str, int]):
    def get(self, key: str, default: object = None) -> int:
        del default
        return super().get(key, 1)


class _All(dict[str, int]):
    def get(self, key: str, default: object = None) -> int:
        del key, default
        return 0


def refused(reply: Reply) -> Reply:
    """Accepted for refused, and the other way round."""
    return replace(reply, status="refused" if reply.status == "accepted" else "accepted", code="0.0.0")


LIES = (
    Lie("says the contrary", reply=refused),
    Lie("refuses by another clause", reply=lambda reply: replace(reply, code="0.0.0", clauses=())),
    Lie("has lost the cards", see=lambda seen, _: replace(seen, position=replace(seen.position, cards=()))),
    Lie("puts the cards elsewhere", see=each_card(elsewhere)),
    Lie("turns every state", see=each_card(turned)),
    Lie("counts one more", see=each_card(one_more)),
    Lie("counts nothing", see=each_card(none_at_all)),
    Lie("parts what lies together", see=each_card(apart)),
    Lie("gives players more", see=each_player(richer)),
    Lie("gives players nothing", see=each_player(lambda player: replace(player, counters={}))),
    Lie("has another turn", see=other_turn),
    Lie("ends the game", see=ended),
    Lie("has everybody lose", see=won_otherwise),
    Lie("lets something wait", see=waits),
    Lie("lets nothing wait", see=lambda seen, _: replace(seen, waiting=())),
    Lie("asks the contrary", see=asked_more),
    Lie("asks somebody else", see=asks_somebody_else),
    Lie("offers more", see=asked_otherwise),
    Lie("turns the regions", see=regions),
    Lie("reverses every order", see=upside_down),
    Lie("hides every card", view=each_card(lambda card, _: replace(card, card=None))),
    Lie("shows every card", view=each_card(lambda card, _: replace(card, card=card.card or "a card"))),
    Lie("tells of more", about=told_more),
    Lie("tells of nothing", about=lambda _: Characteristics()),
    Lie("tells of every keyword", about=lambda about: replace(about, keywords=_All())),
)
