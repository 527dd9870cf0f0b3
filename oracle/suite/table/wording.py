"""Tables, changes and values in the words of the scenarios: the only module that produces this English."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import UNSET

from oracle.profiles import Profile, spoken
from oracle.protocol.messages import OUT_OF_PLAY, Card, Decision, Fact, GameResult, Observation, Region
from oracle.protocol.results import Change
from oracle.suite.table.changes import COMPARED, EVERYTHING, all_changes, changes, compared
from oracle.suite.table.checks import Path, Row
from oracle.suite.table.option_words import option_list
from oracle.suite.table.table import Table

NOTHING = "nothing"
NO_ZONE = "no zone"
NOBODY = "nobody"
FIRST_PLAYER = "first player"
FACE_DOWN = "face down"


# --- cards --------------------------------------------------------------------------------------------------


def owned_zone(player: str, zone: str) -> str:
    """`Ann's hero expedition`; `limbo`, which belongs to no player; `no zone`."""
    if not zone:
        return NO_ZONE
    return f"{player}'s {spoken(zone)}" if player else spoken(zone)


def zone_words(card: Card | None, game: Profile) -> str:
    """`Ann's hand`, by the card's controller; `limbo`, which belongs to no player; `no zone`."""
    if card is None or card.zone == OUT_OF_PLAY:
        return NO_ZONE
    return owned_zone("" if card.zone in game.shared_zones else card.controller or card.player, card.zone)


def describe(card: Card | None, game: Profile) -> str:
    """A card in the words of a change row: zone, sorted states, counters, under, at."""
    return ", ".join([zone_words(card, game), *([] if card is None else marks_of(card, game))])


def marks_of(card: Card, game: Profile) -> list[str]:
    """A card's part of a change row besides its zone."""
    marks = [] if card.zone == game.resource_zone else [*sorted(card.states), *_counter_words(card.counters, game)]
    return [*marks, *_relation_words(card.under, card.at)]


def _counter_words(counters: Mapping[str, int], game: Profile) -> list[str]:
    return [game.counter_words(amount, name) for name, amount in sorted(counters.items()) if amount]


def _relation_words(under: str | None, at: str | None) -> Iterator[str]:
    if under is not None:
        yield f"under {under}"
    if at is not None:
        yield f"at {at}"


def _card_words(value: Mapping[str, Any] | None, game: Profile) -> str:
    """Like `describe`, for a value of the plain table."""
    if not value:
        return NO_ZONE
    words = [owned_zone(value.get("player", ""), value["zone"]), *sorted(value.get("states", ()))]
    words += _counter_words(value.get("counters", {}), game)
    return ", ".join([*words, *_relation_words(value.get("under"), value.get("at"))])


def _marks_words(value: Mapping[str, Any] | None, game: Profile) -> str:
    value = value or {}
    words = [*sorted(value.get("states", ())), *_counter_words(value.get("counters", {}), game)]
    return ", ".join(words) or "ready"


# --- players, regions, questions ----------------------------------------------------------------------------


def resource_words(ready: int, spent: int, game: Profile) -> str:
    """`3 ready`, `1 ready, 2 exerted`, `2 exerted`, `nothing`."""
    parts = [f"{amount} {state}" for amount, state in ((ready, "ready"), (spent, game.spent)) if amount]
    return ", ".join(parts) or NOTHING


def region_words(region: Region) -> str:
    """`forest and water`, `face down`."""
    if region.facedown:
        return FACE_DOWN
    return " and ".join(region.terrains) or "no terrain"


def waiting_words(sources: Iterable[str]) -> str:
    """Sources of waiting abilities, sorted."""
    return ", ".join(sorted(sources)) or NOTHING


def result_words(result: GameResult | None) -> str:
    """`none`, `Ann won`, `nobody won`."""
    return _winner_words(None if result is None else result.winner or NOBODY)


def _winner_words(winner: str | None) -> str:
    return "none" if winner is None else f"{winner} won"


def decision_words(decision: Decision | None) -> str:
    """A pending question for people: who is asked, and the options."""
    if decision is None:
        return NOTHING
    least, most = decision.least, decision.most
    amount = f"{least}" if least == most else f"{least} to {most}"
    return f"{decision.player} chooses {amount} from {option_list(decision.options)}"


# --- rows ---------------------------------------------------------------------------------------------------


def thing_words(at: Path, game: Profile) -> str:
    """The subject of a row: `doc`, `Ann's ink`, `turn`."""
    group, key = at[0], at[1]
    owner, _, name = key.partition("/")
    match group:
        case "resources":
            return f"{key}'s {game.resource}"
        case "players" if name in game.player_marks:
            return owner
        case "players":
            return f"{owner}'s {game.player_counters.get(name, name)}"
        case "counters":
            return f"{owner}'s {game.turn_counters.get(name, name)}"
        case "order":
            return f"{owner}'s {name} order"
        case "turn":
            return key if key == "phase" else "turn"
        case "number":
            return game.turn_number
        case "first":
            return FIRST_PLAYER
        case "adventure":
            return "regions"
        case "regions":
            return f"region {key}"
        case "hidden":
            return f"region {key} {FACE_DOWN}"
        case "waiting":
            return "waiting"
        case "result":
            return key if key == "losers" else "result"
        case "question":
            return "question"
        case "rest":
            return {"happened": "history", "waiting": "waiting abilities", "players": "order of players"}.get(key, key)
    return key


def general_words(at: Path, game: Profile) -> str:
    """Like `thing_words`, for any card, player and region: `CARD`, `PLAYER's ink`."""
    group, key = at[0], at[1]
    _, slash, name = key.partition("/")
    match group:
        case "cards" | "names" | "marks":
            return "CARD"
        case "resources" | "seats" | "players" | "counters" | "order":
            return thing_words((group, f"PLAYER{slash}{name}"), game)
        case "regions" | "hidden":
            return thing_words((group, "N"), game)
    return thing_words(at, game)


def value_words(at: Path, value: Any, game: Profile) -> str:
    """The value: `Ann's play, drying`, `1 ready, 2 exerted`, `3`."""
    group, name = at[0], at[1].rpartition("/")[2]
    match group:
        case "cards":
            return _card_words(value, game)
        case "marks":
            return _marks_words(value, game)
        case "resources":
            amounts = value or {}
            return resource_words(amounts.get("ready", 0), amounts.get("spent", 0), game)
        case "seats":
            return "in the game" if value else ""
        case "players" if name in game.player_marks:
            return game.player_marks[name][bool(value)]
        case "hidden":
            return ", ".join((value or {}).get("terrains", ()))
        case "order" | "waiting" | "rest":
            return ", ".join(value or ()) or ("" if group == "order" else NOTHING)
        case "turn" | "first":
            return value or NOBODY
        case "adventure":
            return game.regions.only if game.regions is not None and value == 1 else str(value or 0)
        case "regions":
            return _terrain_words(value, game)
        case "result":
            return (", ".join(value or ()) or NOTHING) if name == "losers" else _winner_words(value)
        case "names":
            return str(value or NOTHING)
    return str(value or 0)


def _terrain_words(value: Any, game: Profile) -> str:
    if value == ["facedown"]:
        return FACE_DOWN
    known = () if game.regions is None else game.regions.terrains
    return " and ".join(one for one in known if one in (value or ())) or "no terrain"


def row_words(row: Row, game: Profile) -> str:
    """`doc: Ann's hand → Ann's play, drying`; the old value may be omitted."""
    before = "" if row.before is UNSET else f"{value_words(row.at, row.before, game)} "
    return f"{thing_words(row.at, game)}: {before}→ {value_words(row.at, row.to, game)}"


def change_words(told: Iterable[Change]) -> str:
    """Changes for people: `doc: Ann's hand → Ann's play, drying`."""
    return "; ".join(f"{change.what}: {change.before} → {change.after}" for change in told)


def told_difference(
    before: Observation, after: Observation, game: Profile, *, to_its_end: bool = False
) -> tuple[Change, ...]:
    """The changes that `only this has changed` compares, for people. `to_its_end`: also those of a game that is
    over.
    """
    return tuple(told for _, told in rows_between(before, after, game, COMPARED, to_its_end=to_its_end))


def told_in_full(
    before: Observation, after: Observation, game: Profile, *, to_its_end: bool = False
) -> tuple[Change, ...]:
    """Like `told_difference`, with everything that `nothing has changed` compares."""
    return tuple(told for _, told in rows_between(before, after, game, EVERYTHING, to_its_end=to_its_end))


def rows_between(
    before: Observation, after: Observation, game: Profile, groups: tuple[str, ...], *, to_its_end: bool = False
) -> tuple[tuple[Row, Change], ...]:
    """The differences in these groups, as data and for people."""
    if before == after:
        return ()
    one, other = Table(before, game), Table(after, game)
    return rows_in_words((all_changes if to_its_end else compared)(one, other, groups), one, other)


def changes_in_words(rows: Iterable[Row], before: Table, after: Table) -> tuple[Change, ...]:
    """Rows for people, one for each thing; anything implied by another row is left out."""
    return tuple(told for _, told in rows_in_words(rows, before, after))


def rows_in_words(rows: Iterable[Row], before: Table, after: Table) -> tuple[tuple[Row, Change], ...]:
    """Like `changes_in_words`, each with its row."""
    kept = tuple(rows)
    at = {row.at for row in kept}
    found: dict[str, tuple[Row, Change]] = {}
    for row in kept:
        if not _says_no_more(row, at, before, after):
            told = _told(row, before, after)
            found.setdefault(told.what, (row, told))
    return tuple(found.values())


def _says_no_more(row: Row, told: set[Path], before: Table, after: Table) -> bool:
    group, key = row.at
    match group:
        case "names":
            return ("cards", key) in told
        case "marks":
            one, other = before.cards.get(key), after.cards.get(key)
            counted = other is not None and ("resources", other.player) in told
            return ("cards", key) in told or counted or one is None or other is None
        case "rest":
            fuller = {"regions": ("regions", "hidden", "adventure"), "players": ("seats",)}.get(key, ())
            return any(at[0] in fuller for at in told)
    return False


def _told(row: Row, before: Table, after: Table) -> Change:
    game = before.game
    what = thing_words(row.at, game)
    group, key = row.at
    if group == "question":
        return Change(what=what, before=_question(before.observation), after=_question(after.observation))
    if group == "rest" and key in ("happened", "waiting"):
        tell = _history if key == "happened" else _abilities
        return Change(what=what, before=tell(before.observation), after=tell(after.observation))
    if group in ("cards", "names"):
        cards = before.cards.get(key), after.cards.get(key)
        words = [describe(card, game) for card in cards]
        named = [table.at(("names", key)) for table in (before, after)]
        if ("names", key) in {one.at for one in changes(before, after, ("names",))}:
            words = [f"{one} ({name})" for one, name in zip(words, named, strict=True)]
        return Change(what=what, before=words[0], after=words[1])
    return Change(what=what, before=value_words(row.at, row.before, game), after=value_words(row.at, row.to, game))


def _history(seen: Observation) -> str:
    return ", ".join(sorted(_fact_words(fact) for fact in seen.position.happened)) or NOTHING


def _fact_words(fact: Fact) -> str:
    times = f"{fact.times} times" if fact.times != 1 else ""
    return " ".join(word for word in (fact.what, fact.player, fact.card, fact.ability, times) if word)


def _abilities(seen: Observation) -> str:
    return ", ".join(sorted(f"{one.player}: {one.ability} of {one.source}" for one in seen.waiting)) or NOTHING


def _question(seen: Observation) -> str:
    asked = seen.decision
    if asked is None:
        return NOTHING
    return f"{decision_words(asked)} ({asked.kind}{', ' + asked.source if asked.source else ''})"
