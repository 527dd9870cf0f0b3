"""Passive abilities that change characteristics: applied one at a time, by timestamp and dependency (2.3).

Each round tries what every remaining ability would change about the others. Dependency is thus computed as the book
defines it, for any abilities, without special cases for pairs.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import TERRAINS, Filter, Terrain
from oracle.games.altered.rules.objects.abilities import Voice, alters, emblem_voice, speaking, written_on
from oracle.games.altered.rules.objects.expeditions import base_terrains, expeditions_named, region_of
from oracle.games.altered.rules.objects.filters import amount, candidates
from oracle.games.altered.rules.objects.orders import asked, changed
from oracle.games.altered.rules.objects.table import Board, Table
from oracle.games.altered.rules.objects.traits import Has, Traits, is_keyword
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import HERO, IN_PLAY, SPEAKING, Object
from oracle.kernel.open_questions import rests_on
from oracle.language.told import told


@home("2.3.1.g", "2.3.1.i", "2.3.1.j", "2.3.1.k", "2.3.1.l")
def evaluated(view: Table) -> Board:
    """The board with every passive ability applied, from scratch; recomputed whenever anything changes."""
    waiting = list(altering(view))
    statistics = [voice.ability for voice in waiting if isinstance(voice.ability, lang.Stats)]
    if len({ability.highest for ability in statistics}) > 1:
        rests_on(134)
    board = Board({}, base_terrains(view))
    try:
        while waiting:
            view.trying = board
            waiting = [voice for voice in waiting if _exists(view, voice)]
            if waiting:
                chosen = next_one(view, board, waiting)
                view.trying = board
                board = apply(view, board, chosen)
                waiting.remove(chosen)
    finally:
        view.trying = None
    return board


def altering(view: Table) -> tuple[Voice, ...]:
    """The passive abilities that change characteristics, by timestamp."""
    known = view.standing.altering
    if known is None:
        known = view.standing.altering = _altering(view)
    return known


def _altering(view: Table) -> tuple[Voice, ...]:
    voices = [voice for thing in speaking(view) for voice in written_on(view, thing).altering]
    # An object has its printed abilities by itself; an emblem's additions (7.2.1.d) are applied like the rest.
    voices += [
        voice
        for emblem in view.modifiers
        if (alters(emblem.ability) or isinstance(emblem.ability, lang.HasKeyword))
        and (voice := emblem_voice(emblem)) is not None
    ]
    # The book gives no order for abilities of one object: they are applied as written.
    return tuple(sorted(voices, key=lambda voice: voice.timestamp))


@home("7.3.14.b")
def _exists(view: Table, voice: Voice) -> bool:
    """Whether an ability still exists and is not ignored, given the abilities applied so far."""
    if not voice.key:
        return True
    traits = view.traits(view.objects[voice.text.source])
    return voice.key not in traits.ignored and any(has.key == voice.key for has in traits.abilities)


# --- the order ------------------------------------------------------------------------------------------


@home("2.3.3.a", "2.3.3.b", "2.3.3.c")
def next_one(view: Table, board: Board, waiting: list[Voice]) -> Voice:
    """The independent ability with the smallest timestamp; recomputed after each application."""
    if len(waiting) == 1 or not _depends(view, board, waiting):
        return waiting[0]
    depends = dependencies(view, board, waiting)
    free = [place for place in range(len(waiting)) if all(place in depends[other] for other in depends[place])]
    first, around = waiting[free[0]], [waiting[other] for other in depends[free[0]]]
    if gives_gigantic(first) and any(map(gives_gigantic, around)):
        # An object that was Gigantic before might stay so, whatever the age of the abilities.
        rests_on(231)
    return first


def gives_gigantic(voice: Voice) -> bool:
    """Whether an ability makes something Gigantic."""
    return isinstance(voice.ability, lang.HasKeyword) and voice.ability.keyword == "gigantic"


def _depends(view: Table, board: Board, waiting: list[Voice]) -> bool:
    """Whether the first ability depends on another; if not, the others need no analysis."""
    asks = told(asked, waiting[0].ability)
    # Most change nothing that it depends on, as their texts show.
    trying = [voice for voice in waiting[1:] if asks & told(changed, voice.ability)]
    if not trying:
        return False
    view.trying = board
    now = doing(view, waiting[0])
    for voice in trying:
        view.trying = board
        view.trying = apply(view, board, voice)
        if doing(view, waiting[0]) != now:
            return True
    return False


@home("2.3.2.g")
def dependencies(view: Table, board: Board, waiting: list[Voice]) -> list[set[int]]:
    """For each waiting ability, the indexes of those it depends on, directly or through others."""
    direct = direct_dependencies(view, board, waiting)
    depends = [set(others) for others in direct]
    changed = True
    while changed:
        changed = False
        for mine in depends:
            further = {far for near in mine for far in direct[near]} - mine
            if further:
                mine |= further
                changed = True
    return depends


@home("2.3.2.c", "2.3.2.d", "2.3.2.e", "2.3.2.f")
def direct_dependencies(view: Table, board: Board, waiting: list[Voice]) -> list[set[int]]:
    """For each waiting ability, those that would remove it, or change its objects or effect."""
    direct: list[set[int]] = [set() for _ in waiting]
    view.trying = board
    now = [doing(view, voice) for voice in waiting]
    for tried, voice in enumerate(waiting):
        view.trying = board
        view.trying = apply(view, board, voice)
        for place, other in enumerate(waiting):
            if place != tried and doing(view, other) != now[place]:
                direct[place].add(tried)
    view.trying = board
    return direct


def doing(view: Table, voice: Voice) -> Hashable:
    """An ability's objects and effect, given the abilities applied so far; None: it is gone."""
    if not _exists(view, voice):
        return None
    ability, things = voice.ability, reached(view, voice)
    ids = tuple([thing.id for thing in things])
    match ability:
        case lang.Stats():
            return ids, _plus(view, ability, voice), tuple([_highest(ability, view.traits(thing)) for thing in things])
        case lang.LosesAbilities():
            return ids, tuple([_keys(view.traits(thing)) for thing in things])
        case lang.Ignored():
            return ids, tuple([_ignored(voice, ability, thing, view.traits(thing)) for thing in things])
        case lang.Regions():
            return applies(view, voice) and tuple(changed_regions(view, ability, voice))
        case _:
            return ids


# --- what they apply to ---------------------------------------------------------------------------------


def applies(view: Table, voice: Voice) -> bool:
    """Whether an ability has any effect now."""
    condition = voice.ability.condition
    return condition is None or view.is_true(condition, voice.text)


@home("2.3.1.h")
def reached(view: Table, voice: Voice) -> list[Object]:
    """The current objects of a passive ability: its own object or those it mentions, in play, or a Hero it refers to.

    Ignoring an ability changes no characteristic, so it can apply to any object (7.3.14.a).
    """
    if not applies(view, voice):
        return []
    what = voice.ability.what
    things = voice.text.things(view, "this") if what is None else candidates(view, what, voice.text)
    if isinstance(voice.ability, lang.Ignored):
        return things
    return [
        thing for thing in things if (thing.zone in IN_PLAY or is_hero_meant(what, thing)) and thing.id in view.objects
    ]


@home("2.2.11.h", "1.2.4.d", "2.2.1.h")
def is_hero_meant(what: lang.Filter | None, thing: Object) -> bool:
    """Whether a Hero is meant: itself, since its abilities work there, or one in the named zone."""
    if thing.zone == HERO and what is not None and HERO in what.zone:
        rests_on(104)
    return thing.zone == HERO and (what is None or HERO in what.zone)


# --- what they do ---------------------------------------------------------------------------------------


def apply(view: Table, board: Board, voice: Voice) -> Board:
    """The board with one more ability applied."""
    ability = voice.ability
    if isinstance(ability, lang.Regions):
        if not applies(view, voice):
            return board
        return Board(board.traits, _terrains(board, ability, changed_regions(view, ability, voice)))
    changed = {thing.id: _altered(view, voice, thing, view.traits(thing)) for thing in reached(view, voice)}
    return Board({**board.traits, **changed}, board.regions)


def _altered(view: Table, voice: Voice, thing: Object, traits: Traits) -> Traits:
    ability = voice.ability
    match ability:
        case lang.HasKeyword():
            return _with_keyword(voice, ability, traits)
        case lang.Stats():
            return levelled(ability, with_stats(traits, _plus(view, ability, voice)))
        case lang.Subtypes():
            return with_subtypes(traits, ability)
        case lang.Grants():
            return replace(traits, abilities=(*traits.abilities, Has(key=_granted(voice), ability=ability.ability)))
        case lang.LosesAbilities():
            return still_gigantic(replace(traits, abilities=()))
        case lang.Ignored():
            ignored = (*traits.ignored, *_ignored(voice, ability, thing, traits))
            return still_gigantic(replace(traits, ignored=ignored))
        case _:
            return traits


def _granted(voice: Voice) -> str:
    return f"{voice.timestamp}:{voice.key}"


def _with_keyword(voice: Voice, ability: lang.HasKeyword, traits: Traits) -> Traits:
    gigantic = traits.gigantic or ability.keyword == "gigantic"
    if voice.key and is_keyword(ability, ability.keyword):
        return replace(traits, gigantic=gigantic)
    simply = lang.HasKeyword(keyword=ability.keyword, value=ability.value)
    return replace(traits, gigantic=gigantic, abilities=(*traits.abilities, Has(key=_granted(voice), ability=simply)))


@home("7.4.4.o")
def still_gigantic(traits: Traits) -> Traits:
    """An object that has lost Gigantic, or whose Gigantic is ignored, is no longer in the other Expedition."""
    left = any(is_keyword(has.ability, "gigantic") for has in traits.abilities if has.key not in traits.ignored)
    return replace(traits, gigantic=traits.gigantic and left)


def _plus(view: Table, ability: lang.Stats, voice: Voice) -> tuple[int, int, int]:
    forest, mountain, water = (
        amount(view, number, voice.text) for number in (ability.forest, ability.mountain, ability.water)
    )
    return forest, mountain, water


@home("2.3.1.d")
def with_stats(traits: Traits, plus: tuple[int, int, int]) -> Traits:
    """Changes to each statistic; an object without statistics gets none."""
    if traits.stats is None:
        return traits
    forest, mountain, water = (stat + more for stat, more in zip(traits.stats, plus, strict=True))
    return replace(traits, stats=(forest, mountain, water))


def _highest(ability: lang.Stats, traits: Traits) -> int | None:
    return max(traits.stats) if ability.highest and traits.stats is not None else None


@home("2.3.1.g")
def levelled(ability: lang.Stats, traits: Traits) -> Traits:
    """If a text says so, each statistic equals the greatest of the three."""
    highest = _highest(ability, traits)
    return traits if highest is None else replace(traits, stats=(highest, highest, highest))


@home("2.3.1.e", "2.2.2.p")
def with_subtypes(traits: Traits, ability: lang.Subtypes) -> Traits:
    """Types that are gained or lost are sub-types; an object without any can gain some."""
    kept = () if ability.instead else traits.subtypes
    return replace(traits, subtypes=(*kept, *[gained for gained in ability.gains if gained not in kept]))


@home("7.5.7.a")
def changed_regions(view: Table, ability: lang.Regions, voice: Voice) -> list[int]:
    """The indexes of the regions an ability affects: all, or those of the Expeditions it names."""
    if not ability.where:
        return list(range(len(view.regions)))
    return sorted(
        {region_of(view, place) for where in ability.where for place in expeditions_named(view, where, voice.text)}
    )


@home("2.2.2.p")
def _terrains(board: Board, ability: lang.Regions, changed: list[int]) -> tuple[tuple[Terrain, ...], ...]:
    def with_it(own: tuple[Terrain, ...]) -> tuple[Terrain, ...]:
        return tuple([each for each in TERRAINS if each in ability.terrains or (each in own and not ability.instead)])

    return tuple([with_it(own) if place in changed else own for place, own in enumerate(board.regions)])


def _keys(traits: Traits) -> tuple[str, ...]:
    return tuple([has.key for has in traits.abilities])


@home("7.3.14.a", "7.3.1.e")
def _ignored(voice: Voice, ability: lang.Ignored, thing: Object, traits: Traits) -> tuple[str, ...]:
    """The ignored abilities of one object: all except the one that says so, or the Reactions with a symbol."""
    itself = voice.key if voice.timestamp == thing.id else None
    return tuple(
        [
            has.key
            for has in traits.abilities
            if has.key != itself
            and (
                not ability.symbols
                or (isinstance(has.ability, lang.Reaction) and has.ability.symbol in ability.symbols)
            )
        ]
    )


# --- what the board follows from ------------------------------------------------------------------------


def follows_from_board(voice: Voice) -> bool:
    """Whether an ability's effect depends only on the objects in the zones where abilities work."""
    ability = voice.ability
    if ability.condition is not None or isinstance(ability, lang.Regions):
        return False
    if isinstance(ability, lang.Stats) and not all(map(_is_plain, (ability.forest, ability.mountain, ability.water))):
        return False
    return ability.what is None or all(_asks_of_board(ability.what))


def _is_plain(number: lang.Amount | None) -> bool:
    return number is None or isinstance(number, int)


def _asks_of_board(what: Filter) -> Iterator[bool]:
    yield what.in_terrain is None
    # A keyword can be conditional, and its number may have to be computed.
    yield what.keyword is None
    yield all(zone == "expedition" or zone in SPEAKING for zone in what.zone)
    yield all(map(_is_plain, (what.hand_cost_at_most, what.hand_cost_at_least, what.reserve_cost_at_most)))
