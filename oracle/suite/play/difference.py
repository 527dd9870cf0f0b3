"""The difference of two observations, in the words of the scenarios."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.profiles import Profile
from oracle.protocol.messages import OUT_OF_PLAY, Card, Decision, GameResult, Observation, Position, Waiting
from oracle.protocol.names import same_card_name
from oracle.protocol.results import Change
from oracle.suite.phrases.converters import NO_ZONE, owned_zone
from oracle.suite.phrases.option_words import option_list
from oracle.suite.phrases.regions import region_rows

NOTHING = "nothing"
FIRST_PLAYER = "first player"


def zone_words(card: Card | None, game: Profile) -> str:
    """`Ann's hand`, by whose control it is there; `limbo`, which is nobody's; `no zone`."""
    if card is None or card.zone == OUT_OF_PLAY:
        return NO_ZONE
    return owned_zone("" if card.zone in game.shared_zones else card.controller or card.player, card.zone)


def describe(card: Card | None, game: Profile) -> str:
    """A card in the words of a change row: zone, sorted states, counters, under, at."""
    words = [zone_words(card, game)]
    if card is not None and card.zone != game.resource_zone:
        words += sorted(card.states)
        words += [game.counter_words(amount, name) for name, amount in sorted(card.counters.items()) if amount]
    if card is not None and card.under is not None:
        words.append(f"under {card.under}")
    if card is not None and card.at is not None:
        words.append(f"at {card.at}")
    return ", ".join(words)


def resource_words(ready: int, spent: int, game: Profile) -> str:
    """`3 ready`, `1 ready, 2 exerted`, `2 exerted`, `nothing`."""
    parts = [f"{amount} {state}" for amount, state in ((ready, "ready"), (spent, game.spent)) if amount]
    return ", ".join(parts) or NOTHING


def waiting_words(sources: Iterable[str]) -> str:
    """Sources of waiting abilities, each once: no rule says whether abilities that are alike are shown apart."""
    return ", ".join(sorted(set(sources))) or NOTHING


def counted_words(sources: Iterable[str]) -> str:
    """Sources of waiting abilities, as often as each is there: for engines that say they tell entries apart."""
    return ", ".join(sorted(sources)) or NOTHING


def result_words(result: GameResult | None) -> str:
    """`none`, `Ann won`, `nobody won`."""
    if result is None:
        return "none"
    return f"{result.winner} won" if result.winner else "nobody won"


def decision_words(decision: Decision | None) -> str:
    """A pending question for people: who is asked, and what from."""
    if decision is None:
        return NOTHING
    least, most = decision.least, decision.most
    amount = f"{least}" if least == most else f"{least} to {most}"
    return f"{decision.player} chooses {amount} from {option_list(decision.options)}"


def difference(before: Observation, after: Observation, game: Profile, *, told: bool = False) -> tuple[Change, ...]:
    """What `only this has changed` compares: cards, resources, counters, order, turn, regions, waiting, result.

    Once a game is over only its result counts; `told`: for people, who want to see what else has changed.
    """
    if not told and (before.result is not None or after.result is not None):
        return _result_changes(before.result, after.result)
    old, new = before.position, after.position
    rows = _card_rows(old, new, game)
    rows += _resource_rows(old, new, game)
    rows += _counter_rows(old, new, game)
    rows += _order_rows(old, new, game)
    rows += _turn_rows(old, new, game)
    rows += region_rows(old.regions, new.regions, game.regions)
    if before.waiting or after.waiting:
        was, now = (waiting_words(one.source for one in seen.waiting) for seen in (before, after))
        rows.append(("waiting", was, now))
    rows.append(("result", result_words(before.result), result_words(after.result)))
    return tuple(Change(what=what, before=was, after=now) for what, was, now in rows if was != now)


def every_difference(
    before: Observation, after: Observation, game: Profile, *, told: bool = False
) -> tuple[Change, ...]:
    """What `nothing has changed` compares: all of `difference`, and what it leaves out as too fine for a table."""
    if before == after:
        return ()
    rows = list(difference(before, after, game, told=told))
    if not told and (before.result is not None or after.result is not None):
        return tuple(rows)
    counted = {change.what for change in rows}
    rows += [
        Change(what=what, before=was, after=now)
        for what, was, now in (
            *_fine_card_rows(before.position, after.position, game, counted),
            *_fine_turn_rows(before.position, after.position, game),
            ("history", _history(before.position), _history(after.position)),
            ("waiting abilities", _abilities(before.waiting), _abilities(after.waiting)),
            ("question", _question(before.decision), _question(after.decision)),
            ("losers", _losers(before.result), _losers(after.result)),
        )
        if was != now
    ]
    return tuple(rows)


def _result_changes(before: GameResult | None, after: GameResult | None) -> tuple[Change, ...]:
    """Winner, and losers where both name them: an engine may leave them out, since they are all the others."""
    rows = [("result", result_words(before), result_words(after))]
    if before is not None and after is not None and before.losers and after.losers:
        rows.append(("losers", _losers(before), _losers(after)))
    return tuple(Change(what=what, before=was, after=now) for what, was, now in rows if was != now)


_Rows = list[tuple[str, str, str]]


def _card_rows(old: Position, new: Position, game: Profile) -> _Rows:
    was, now = {card.ref: card for card in old.cards}, {card.ref: card for card in new.cards}
    rows = []
    changed = {ref for ref, card in now.items() if was.get(ref) != card} | (was.keys() - now.keys())
    for ref in sorted(changed):
        one, other = was.get(ref), now.get(ref)
        words = describe(one, game), describe(other, game)
        if one is not None and other is not None and not same_card_name(one.card, other.card):
            words = f"{words[0]} ({one.card})", f"{words[1]} ({other.card})"
        rows.append((ref, *words))
    return rows


def _fine_card_rows(old: Position, new: Position, game: Profile, counted: set[str]) -> _Rows:
    """States of cards in the resource zone where `difference`, which only counts them, sees no difference."""
    was, now = ({card.ref: card for card in position.cards} for position in (old, new))
    rows = []
    for ref in sorted(was.keys() & now.keys()):
        one, other = was[ref], now[ref]
        told = f"{other.player}'s {game.resource}" in counted
        if one.zone == other.zone == game.resource_zone and one != other and not told:
            rows.append((ref, _inner_words(one, game), _inner_words(other, game)))
    return rows


def _inner_words(card: Card, game: Profile) -> str:
    counters = [game.counter_words(amount, name) for name, amount in sorted(card.counters.items()) if amount]
    return ", ".join([*sorted(card.states), *counters]) or "ready"


def _resource_rows(old: Position, new: Position, game: Profile) -> _Rows:
    was, now = _resources(old, game), _resources(new, game)
    if was == now:
        return []
    return [
        (
            f"{player}'s {game.resource}",
            resource_words(*was.get(player, (0, 0)), game),
            resource_words(*now.get(player, (0, 0)), game),
        )
        for player in sorted(was.keys() | now.keys())
    ]


def _resources(position: Position, game: Profile) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    zone = game.resource_zone
    for card in position.cards:
        if card.zone == zone:
            ready, spent = found.get(card.player, (0, 0))
            found[card.player] = (ready, spent + 1) if game.spent in card.states else (ready + 1, spent)
    return found


def _counter_rows(old: Position, new: Position, game: Profile) -> _Rows:
    rows = [] if old.players == new.players else _player_rows(old, new, game)
    if (old.turn.player, old.turn.number) == (new.turn.player, new.turn.number):
        one, other = old.turn.counters, new.turn.counters
        rows += [
            (
                f"{new.turn.player}'s {game.turn_counters.get(name, name)}",
                str(one.get(name, 0)),
                str(other.get(name, 0)),
            )
            for name in sorted(one.keys() | other.keys())
        ]
    return rows


def _player_rows(old: Position, new: Position, game: Profile) -> _Rows:
    was, now = ({player.name: player.counters for player in position.players} for position in (old, new))
    rows = []
    for player in sorted(was.keys() | now.keys()):
        one, other = was.get(player), now.get(player)
        if one is None or other is None:
            rows.append((player, "in the game" if one is not None else "", "in the game" if other is not None else ""))
            continue
        for name in sorted(one.keys() | other.keys()):
            was_so, is_so = one.get(name, 0), other.get(name, 0)
            if name in game.player_marks:
                words = game.player_marks[name]
                rows.append((player, words[bool(was_so)], words[bool(is_so)]))
            else:
                rows.append((f"{player}'s {game.player_counters.get(name, name)}", str(was_so), str(is_so)))
    return rows


def _order_rows(old: Position, new: Position, game: Profile) -> _Rows:
    was, now = _orders(old, game), _orders(new, game)
    if was == now:
        return []
    rows = []
    for key in sorted(was.keys() & now.keys()):
        if was[key] == now[key]:
            continue
        stayed = set(was[key]) & set(now[key])
        player, zone = key
        one, other = ([ref for ref in order[key] if ref in stayed] for order in (was, now))
        rows.append((f"{player}'s {zone} order", ", ".join(one), ", ".join(other)))
    return rows


def _orders(position: Position, game: Profile) -> dict[tuple[str, str], list[str]]:
    orders: dict[tuple[str, str], list[str]] = {}
    ordered = game.order_zones
    for card in position.cards:
        if card.zone in ordered:
            orders.setdefault((card.player, card.zone), []).append(card.ref)
    return orders


def _turn_rows(old: Position, new: Position, game: Profile) -> _Rows:
    rows = [("turn", old.turn.player, new.turn.player), ("phase", old.turn.phase, new.turn.phase)]
    if old.turn.player == new.turn.player or not game.counts_turns:
        rows.append((game.turn_number, str(old.turn.number), str(new.turn.number)))
    return [*rows, (FIRST_PLAYER, old.turn.first or "nobody", new.turn.first or "nobody")]


def _fine_turn_rows(old: Position, new: Position, game: Profile) -> _Rows:
    one, other = ([player.name for player in position.players] for position in (old, new))
    rows = [("order of players", ", ".join(one), ", ".join(other))]
    if old.turn.player != new.turn.player and game.counts_turns:
        rows.append((game.turn_number, str(old.turn.number), str(new.turn.number)))
    return rows


def _history(position: Position) -> str:
    facts = sorted(
        " ".join(word for word in (fact.what, fact.player, fact.card, fact.ability, _times(fact.times)) if word)
        for fact in position.happened
    )
    return ", ".join(facts) or NOTHING


def _times(count: int) -> str:
    return f"{count} times" if count != 1 else ""


def _abilities(waiting: tuple[Waiting, ...]) -> str:
    return ", ".join(sorted(f"{one.player}: {one.ability} of {one.source}" for one in waiting)) or NOTHING


def _question(decision: Decision | None) -> str:
    if decision is None:
        return NOTHING
    return f"{decision_words(decision)} ({decision.kind}{', ' + decision.source if decision.source else ''})"


def _losers(result: GameResult | None) -> str:
    return (", ".join(sorted(result.losers)) if result else "") or NOTHING
