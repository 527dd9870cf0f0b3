"""Faults in the course of a turn, and in how a game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.golden_rules import may_gain_lore
from oracle.games.lorcana.rules.events import Dried, Ended, GameOver, Lore, Readied
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import DECK, INKWELL, PLAY, Result, cards_in, in_turn_order
from oracle.games.lorcana.rules.tasks import EndEffects, EndTurn
from oracle.games.lorcana.rules.turn_actions.general import BAG
from tests.faulty.lorcana.paying import right

LORE_TO_WIN = 20


# --- the start ------------------------------------------------------------------------------------------


def readies_no_ink(run: Run) -> list[Readied]:
    """The cards in the inkwell are forgotten."""
    state = run.state
    readied: list[Readied] = right("ready_cards")(run)
    play = [tuple(i for i in each.objects if state.objects[i].zone != INKWELL) for each in readied]
    return [Readied(objects=objects, player=state.turn.player) for objects in play if objects]


def readies_everybody(run: Run) -> list[Readied]:
    """The cards of both players are readied."""
    state = run.state
    others = [p for p in state.players if p != state.turn.player]
    exerted = [t.id for p in others for zone in (PLAY, INKWELL) for t in cards_in(state, p, zone) if t.exerted]
    more = [Readied(objects=tuple(exerted), player=state.turn.player)] if exerted else []
    return [*right("ready_cards")(run), *more]


def effects_end_at_any_start(run: Run) -> list[Ended]:
    """What lasts until the start of a player's next turn ends as the next turn starts, whosever it is."""
    ending = tuple(m.id for m in run.state.modifiers if m.until == "until-your-next-turn")
    return [*right("effects_end_at_start")(run), *([Ended(modifiers=ending)] if ending else [])]


def lock_until_it_has_held(run: Run) -> list[Ended]:
    """A lock for the next turn stays until it has kept something from readying."""
    state = run.state
    idle = {
        m.id
        for m in state.modifiers
        if m.until == "start-of-their-next-turn"
        and not any(state.objects[i].exerted for i in getattr(m, "objects", None) or () if i in state.objects)
    }
    kept = [tuple(i for i in each.modifiers if i not in idle) for each in right("effects_end_at_start")(run)]
    return [Ended(modifiers=modifiers) for modifiers in kept if modifiers]


def lock_on_every_readying(run: Run, action: str, player: str, *rest: object, **named: object) -> None:
    """What cannot ready at the start of a turn cannot be readied by an effect either."""
    right("check_not_forbidden")(run, action, player, *rest, **named)
    if action == "ready":
        right("check_not_forbidden")(run, "ready-at-start", player, *rest, **named)


def triggers_before_set(run: Run, task: object) -> None:
    """What triggers in the Ready step resolves at once."""
    right("ready_step")(run, task)
    run.then(BAG)


def dries_everybody(run: Run) -> None:
    """The characters of both players dry."""
    drying = tuple(thing.id for thing in view_of(run.state).in_play() if thing.drying)
    if drying:
        run.happen(Dried(objects=drying))


def location_lore(run: Run, player: str, *, floor: bool = True) -> int:
    """The lore of a player's locations as things stand."""
    view = view_of(run.state)
    locations = [t for t in cards_in(run.state, player, PLAY) if view.definition(t).type == "location"]
    return sum(max(view.values(t).lore, 0) if floor else view.values(t).lore for t in locations)


def locations_before_ready(run: Run, task: object) -> None:
    """Locations give their lore as the turn passes, before effects of the Ready step begin or end."""
    seats, ended = run.state.seats, run.state.turn.player
    following = next((name for name in in_turn_order(seats, run.state.players, ended) if name != ended), ended)
    lore = location_lore(run, following)
    if lore and may_gain_lore(run, following):
        run.happen(Lore(player=following, by=lore))
    right("pass_turn")(run, task)


def negative_lore_counts(run: Run) -> None:
    """A location with negative Lore takes from what the others give."""
    player = run.state.turn.player
    lore = max(location_lore(run, player, floor=False), 0)
    if lore and may_gain_lore(run, player):
        run.happen(Lore(player=player, by=lore))


def printed_lore_of_locations(run: Run) -> None:
    """Locations give what is printed on them."""
    player = run.state.turn.player
    view = view_of(run.state)
    cards = [view.definition(thing) for thing in cards_in(run.state, player, PLAY)]
    lore = sum(card.lore or 0 for card in cards if card.type == "location")
    if lore and may_gain_lore(run, player):
        run.happen(Lore(player=player, by=lore))


def both_first_turns_without_a_draw(run: Run, task: object) -> None:
    """No player draws in their first turn."""
    if run.state.turn.number > len(run.state.players):
        right("draw_step")(run, task)


def never_skipped(_run: Run, _step: str) -> bool:
    """No step is skipped."""
    return False


# --- the end --------------------------------------------------------------------------------------------


def effects_end_first(run: Run, action: EndTurn) -> None:
    """What lasts this turn ends before what triggers at its end resolves."""
    right("end_turn")(run, action)
    ends = next(task for task in run.tasks if isinstance(task, EndEffects))
    run.tasks.remove(ends)
    run.tasks.insert(0, ends)


def end_triggers_of_everybody(run: Run, listener: Any, happening: Any) -> bool:
    """The end of a player's turn is taken for the end of every player's."""
    if happening.event != "turn-ends":
        return bool(right("condition_met")(run, listener, happening))
    happening.player = listener[0].player
    return bool(right("condition_met")(run, listener, happening))


def delayed_to_the_next_of_anybody(run: Run, modifier: Any, happening: Any, after: object) -> object:
    """A delayed ability comes at the next such moment, whosever turn it is."""
    player = happening.player
    if happening.event in ("turn-starts", "turn-ends"):
        happening.player = modifier.player
    try:
        return right("delayed_ability_due")(run, modifier, happening, after)
    finally:
        happening.player = player


def delayed_again_and_again(run: Run, modifier: object, happening: object, after: object) -> Any:
    """A delayed ability stays after it has triggered."""
    return [each for each in right("delayed_ability_due")(run, modifier, happening, after) if type(each) is not Ended]


# --- the end of the game --------------------------------------------------------------------------------


def loses_on_an_empty_draw(run: Run, player: str) -> bool:
    """Whoever has to draw from an empty deck loses at once."""
    if not run.state.zones[f"{player}/{DECK}"]:
        winner = next(name for name in run.state.players if name != player)
        run.happen(GameOver(result=Result(winner=winner, losers=(player,), reason="empty deck")))
    return bool(right("draw_a_card")(run, player))


def any_empty_deck_loses(run: Run, *, turn_ends: bool) -> object:
    """As a turn ends, an empty deck loses, whosever turn it is."""
    result = right("players_who_win_or_lose")(run, turn_ends=turn_ends)
    if result is None and turn_ends:
        for player in run.state.players:
            if not run.state.zones[f"{player}/{DECK}"]:
                winner = next(name for name in run.state.players if name != player)
                return Result(winner=winner, losers=(player,), reason="empty deck")
    return result


def wins_in_own_turn_only(run: Run, *, turn_ends: bool) -> Any:
    """Twenty lore count only for whoever's turn it is."""
    state = run.state
    result = right("players_who_win_or_lose")(run, turn_ends=turn_ends)
    if result is None or result.reason != "lore" or result.winner == state.turn.player:
        return result
    own = state.players[state.turn.player].lore >= LORE_TO_WIN
    return Result(winner=state.turn.player, losers=(result.winner,), reason="lore") if own else None


def exactly_twenty(run: Run, *, turn_ends: bool) -> Any:
    """Only just twenty lore win."""
    result = right("players_who_win_or_lose")(run, turn_ends=turn_ends)
    if result is not None and result.reason == "lore" and run.state.players[result.winner].lore > LORE_TO_WIN:
        return None
    return result


FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    "readies-no-ink": {"ready_cards": readies_no_ink},
    "readies-everybody": {"ready_cards": readies_everybody},
    "effects-end-at-any-start": {"effects_end_at_start": effects_end_at_any_start},
    "lock-until-it-has-held": {"effects_end_at_start": lock_until_it_has_held},
    "lock-on-every-readying": {"check_not_forbidden": lock_on_every_readying},
    "start-triggers-before-set": {"ready_step": triggers_before_set},
    "dries-everybody": {"dry_characters": dries_everybody},
    "locations-before-ready": {"pass_turn": locations_before_ready, "gain_lore_from_locations": lambda _run: None},
    "negative-lore-of-locations-counts": {"gain_lore_from_locations": negative_lore_counts},
    "printed-lore-of-locations": {"gain_lore_from_locations": printed_lore_of_locations},
    "no-draw-in-either-first-turn": {"draw_step": both_first_turns_without_a_draw},
    "steps-are-never-skipped": {"is_skipped": never_skipped},
    "ends-turn-with-reckless-ready": {"check_no_reckless_left": lambda _run, _player: None},
    "this-turn-ends-before-triggers": {"end_turn": effects_end_first},
    "end-triggers-of-everybody": {"condition_met": end_triggers_of_everybody},
    "delayed-to-anybodys-moment": {"delayed_ability_due": delayed_to_the_next_of_anybody},
    "delayed-again-and-again": {"delayed_ability_due": delayed_again_and_again},
    "loses-on-an-empty-draw": {"draw_a_card": loses_on_an_empty_draw},
    "any-empty-deck-loses": {"players_who_win_or_lose": any_empty_deck_loses},
    "wins-in-own-turn-only": {"players_who_win_or_lose": wins_in_own_turn_only},
    "only-exactly-twenty-wins": {"players_who_win_or_lose": exactly_twenty},
}
"""Fault → the rules it replaces."""
