"""Faults in damage and the game state check, in questing, inking, moving, using abilities, Ward and Resist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.interpreter import resolve
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.damage import Hit
from oracle.games.lorcana.rules.events import Checked, Inked, Lore, Moved, Quested
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import DISCARD, INKWELL, PLAY, Object
from oracle.games.lorcana.rules.tasks import Check
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event
from tests.faulty.lorcana.paying import right


def nothing(_run: Run, *_rest: Any) -> None:
    """The rule is not looked at."""


def never(_run: Run, *_rest: Any) -> bool:
    return False


# --- damage ---------------------------------------------------------------------------------------------


def resist_against_put_damage(
    run: Run, things: Sequence[Object], damage: int, by: int | None = None, **rest: Any
) -> bool:
    """Counters that are put are lessened like damage that is dealt."""
    put = [right("put_damage")(run, [thing], damage - right("resisted")(run, thing), by, **rest) for thing in things]
    return any(put)


def put_damage_is_dealt(
    run: Run, things: Sequence[Object], damage: int, by: int | None = None, **_rest: object
) -> bool:
    """Counters that are put count as damage dealt."""
    hits = [Hit(object=thing.id, base=damage, by=by) for thing in things if thing.zone == PLAY]
    return bool(right("deal_damage")(run, hits))


def resist_in_challenges_only(run: Run, thing: Object) -> int:
    """Effects deal their damage in full."""
    return int(right("resisted")(run, thing)) if run.state.challenge is not None else 0


def zero_damage_is_not_dealt(run: Run, hits: Sequence[Hit], **rest: Any) -> bool:
    """What is reduced to nothing was never dealt, as it was before 1.9.5."""
    felt = [hit for hit in hits if right("total_damage")(run, hit) > 0]
    return bool(right("deal_damage")(run, felt, **rest))


def moved_damage_is_dealt(run: Run, move: Any, source: Object, target: Object) -> int:
    """Who is moved damage onto is dealt it, and may resist it."""
    moved: int = min(source.damage, move.damage)
    if moved <= 0 or source.id == target.id:
        return 0
    right("remove_damage")(run, move.player, source, moved)
    right("deal_damage")(run, [Hit(object=target.id, base=moved, by=move.by)])
    return moved


def moving_is_no_removing(run: Run, move: Any, source: Object, target: Object) -> int:
    """Nobody notices that damage has gone from where it was."""
    moved: int = right("move_damage")(run, replace(move, player=""), source, target)
    return moved


def remembers_damage(run: Run, player: str) -> None:
    """A card keeps its damage outside play, and has it when it comes back."""
    cards: Any = run.game.cards
    for thing in view_of(run.state).in_play():
        card = cards[thing.card]
        if card.type == "character" and not any(isinstance(a, lang.EntersPlay) for a in card.abilities):
            kept = (lang.EntersPlay(damage=thing.damage),) if thing.damage else ()
            cards[thing.card] = replace(card, abilities=(*card.abilities, *kept))
    right("take_turn_action")(run, player)


# --- the game state check -------------------------------------------------------------------------------


def checks_between_sentences(run: Run, effect: object, context: Any) -> bool:
    """Who has too much damage for a moment is banished at once."""
    if not isinstance(effect, lang.Sequence):
        return bool(right("resolve_effect")(run, effect, context))
    done = True
    for step in effect.steps:
        done = resolve(run, step, context) and done
        right("game_state_check")(run, Check())
    return done


def checks_only_once(run: Run, task: Check) -> None:
    """What a check makes happen is not looked at again."""
    if run.state.result is None:
        found = right("check_once")(run, turn_ends=task.turn_ends)
        run.happen(*found, Checked())


def characters_go_with_their_location(run: Run) -> list[Event]:
    """Who is at a location that is banished is banished too."""
    found: list[Event] = right("banished_by_damage")(run)
    gone = {event.object for event in found if isinstance(event, Moved)}
    here = [thing.id for thing in view_of(run.state).in_play() if thing.at in gone and thing.id not in gone]
    return [*found, *(Moved(object=i, to=DISCARD, verb="banish") for i in here)]


def banishes_in_challenges_only(run: Run) -> list[Event]:
    """Only what is banished in a challenge is banished by anybody."""
    found: list[Event] = right("banished_by_damage")(run)
    fights = run.state.challenge is not None
    return [event if fights or not isinstance(event, Moved) else replace(event, by=()) for event in found]


# --- quest, ink, abilities, choices ---------------------------------------------------------------------


def drying_quests(run: Run, player: str, thing: Object) -> None:
    """Who has just been played may quest."""
    right("check_quest_limiters")(run, player, replace(thing, drying=False))


def exerted_quests(run: Run, player: str, thing: Object) -> None:
    """Who is exerted already may quest."""
    right("check_quest_limiters")(run, player, replace(thing, exerted=False))


def negative_lore_is_lost(run: Run, player: str, object_id: int) -> None:
    """A negative Lore value is lost by questing."""
    lore = view_of(run.state).values(run.state.objects[object_id]).lore
    if lore >= 0:
        right("gain_lore_by_quest")(run, player, object_id)
        return
    less = min(-lore, run.state.players[player].lore)
    run.happen(Lore(player=player, by=-less), Quested(object=object_id, player=player))


def one_more_at_most(run: Run, player: str) -> None:
    """However many effects allow an additional card, one is inked besides the first."""
    if run.state.turn.inked >= 2:
        raise IllegalAction("4.2.3", "two cards have been inked")
    right("check_ink_limit")(run, player)


def free_ability_spares_exerting(run: Run, player: str, thing: Object, ability: lang.Activated) -> None:
    """An ability that is used for free costs nothing at all."""
    if not right("is_used_for_free")(run, player, thing, ability):
        right("pay_for_ability")(run, player, thing, ability)


def ward_against_everybody(run: Run, chooser: str, thing: Object) -> None:
    """Nobody chooses a card with Ward, not even its own player."""
    if thing.zone == PLAY and view_of(run.state).keyword(thing, "ward") is not None:
        raise IllegalAction("8.15.1", f"{thing.card} has Ward, says the faulty engine to {chooser}")


# --- moving ---------------------------------------------------------------------------------------------


def moves_anybody(run: Run, player: str, thing: Object) -> None:
    """The opponent's characters are moved too."""
    other = thing if thing.zone != PLAY else replace(thing, player=player)
    right("declare_moving_character")(run, player, other)


def moves_anywhere(run: Run, player: str, thing: Object, location: Object) -> None:
    """The opponent's locations are moved to as well."""
    other = location if location.zone != PLAY else replace(location, player=player)
    right("check_location")(run, player, thing, other)


def drying_does_not_move(run: Run, player: str, thing: Object) -> None:
    """Who has just been played cannot move yet."""
    if thing.drying:
        raise IllegalAction("1.7.5", f"{thing.card} is drying")
    right("declare_moving_character")(run, player, thing)


def printed_move_cost(run: Run, _player: str, _thing: Object, location: Object) -> int:
    """What makes moving cheaper is forgotten."""
    return view_of(run.state).definition(location).move_cost or 0


def moves_to_where_it_is(run: Run, player: str, thing: Object, location: Object) -> None:
    """A character is moved to the location it is at."""
    right("check_location")(run, player, replace(thing, at=None), location)


def effect_ink_counts(run: Run, effect: object, context: object) -> bool:
    """A card that an effect puts into the inkwell counts as the one that was inked this turn."""
    before = len(run.events)
    done = bool(right("resolve_effect")(run, effect, context))
    for event in run.events[before:]:
        inked = event.was if isinstance(event, Moved) and event.to == INKWELL else None
        if inked is not None and inked.player == run.state.turn.player:
            run.happen(Inked(player=inked.player))
    return done


FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    "resist-against-put-damage": {"put_damage": resist_against_put_damage},
    "put-damage-is-dealt": {"put_damage": put_damage_is_dealt},
    "resist-in-challenges-only": {"resisted": resist_in_challenges_only},
    "zero-damage-is-not-dealt": {"deal_damage": zero_damage_is_not_dealt},
    "moved-damage-is-dealt": {"move_damage": moved_damage_is_dealt},
    "moving-is-no-removing": {"move_damage": moving_is_no_removing},
    "damage-kept-outside-play": {"take_turn_action": remembers_damage},
    "checks-between-sentences": {"resolve_effect": checks_between_sentences},
    "checks-only-once": {"game_state_check": checks_only_once},
    "characters-go-with-their-location": {"banished_by_damage": characters_go_with_their_location},
    "banished-by-nobody-outside-challenges": {"banished_by_damage": banishes_in_challenges_only},
    "drying-quests": {"check_quest_limiters": drying_quests},
    "exerted-quests": {"check_quest_limiters": exerted_quests},
    "negative-lore-is-lost": {"gain_lore_by_quest": negative_lore_is_lost},
    "inks-without-limit": {"check_ink_limit": nothing},
    "effect-ink-is-the-turns": {"resolve_effect": effect_ink_counts},
    "one-additional-ink-at-most": {"check_ink_limit": one_more_at_most},
    "free-ability-charged": {"is_used_for_free": never},
    "free-ability-spares-exerting": {"pay_for_ability": free_ability_spares_exerting},
    "ward-ignored": {"check_ward": nothing},
    "ward-against-everybody": {"check_ward": ward_against_everybody},
    "moves-anybody": {"declare_moving_character": moves_anybody},
    "moves-anywhere": {"check_location": moves_anywhere},
    "moves-to-where-it-is": {"check_location": moves_to_where_it_is},
    "drying-does-not-move": {"declare_moving_character": drying_does_not_move},
    "free-move-charged": {"moves_for_free": never},
    "printed-move-cost": {"total_move_cost": printed_move_cost},
}
"""Fault → the rules it replaces."""
