"""Expeditions and regions: their objects and positions, and which one a text means (3.2.4, 7.4.4, 7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from oracle.games.altered.language import TERRAINS, Expedition, Terrain, Where
from oracle.games.altered.rules.objects.texts import Place, Text
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import COMPANION_EXPEDITION, HERO_EXPEDITION, Object
from oracle.kernel.errors import OracleError

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table

Stands = Literal["ahead", "behind", "tied"]
ZONE_OF: dict[Expedition, str] = {"hero": HERO_EXPEDITION, "companion": COMPANION_EXPEDITION}
NAME_OF: dict[str, Expedition] = {zone: name for name, zone in ZONE_OF.items()}
BOTH: tuple[Expedition, ...] = ("hero", "companion")
LAST_REGION = 7


def other_one(name: Expedition) -> Expedition:
    return "companion" if name == "hero" else "hero"


@home("7.4.4.b", "7.4.4.c", "7.4.4.m", "2.1.a")
def expeditions(view: Table, thing: Object) -> tuple[Place, ...]:
    """The Expeditions of an object: its card's, and for a Gigantic one the other as well."""
    name = NAME_OF.get(thing.zone)
    if name is None:
        return ()
    if view.traits(thing).gigantic:
        return (thing.controller, "hero"), (thing.controller, "companion")
    return ((thing.controller, name),)


@home("3.2.4.a", "3.2.4.b", "7.4.4.b", "2.1.a")
def things_in(view: Table, place: Place) -> list[Object]:
    """Every object that is present in an Expedition."""
    player, name = place
    here = [view.objects[i] for i in view.zones[f"{player}/{ZONE_OF[name]}"]]
    there = [view.objects[i] for i in view.zones[f"{player}/{ZONE_OF[other_one(name)]}"]]
    return here + [thing for thing in there if view.traits(thing).gigantic]


def opponent(view: Table, player: str) -> str:
    return next(name for name in view.owners if name != player)


def facing(view: Table, place: Place) -> Place:
    """The Expedition facing another one (1.2.3.c)."""
    return opponent(view, place[0]), place[1]


# --- which Expedition a text means ----------------------------------------------------------------------


def expeditions_named(view: Table, where: Where, text: Text) -> tuple[Place, ...]:
    """The Expeditions a text means; for named objects, those of all of them (7.4.4.f)."""
    match where:
        case "mine":
            return _of_this(view, text)
        case "facing":
            return facing_this(view, text)
        case "other":
            return other_of_this(view, text)
        case "other-and-facing":
            others = other_of_this(view, text)
            return (*others, *(facing(view, place) for place in others))
        case "target" | "that":
            return text.places.get(where, ())
        case "each":
            return (text.player, "hero"), (text.player, "companion")
        case "hero" | "companion":
            return ((text.player, where),)
        case "its":
            raise OracleError("an Expedition of an object that nobody has named")


@home("7.4.4.f", "2.1.h")
def _of_this(view: Table, text: Text) -> tuple[Place, ...]:
    places = [place for thing in text.things(view, "this") for place in expeditions(view, thing)]
    if not places and (was := text.find(view, text.source)) is not None:
        # An object that its ability has moved out of its Expedition was in it (6.3.j, example).
        places = list(expeditions(view, was))
    return tuple(dict.fromkeys(places))


@home("2.1.h", "6.3.j", "7.4.4.f")
def expeditions_of(view: Table, name: str, text: Text) -> tuple[Place, ...]:
    """The Expeditions of a text's named objects, now or before they ceased to exist."""
    things = text.things(view, name)
    places = [place for thing in things for place in expeditions(view, thing)]
    if not places:
        cards = [thing.card for thing in things]
        lasts = [last for last in text.lasts if last.card in cards and last.zone in NAME_OF]
        places = [place for last in lasts[-1:] for place in expeditions(view, last)]
    return tuple(dict.fromkeys(places))


@home("7.4.4.g")
def facing_this(view: Table, text: Text) -> tuple[Place, ...]:
    """The Expeditions facing an object: for a Gigantic one both of the opponent's."""
    return tuple([facing(view, place) for place in _of_this(view, text)])


@home("7.4.4.k")
def other_of_this(view: Table, text: Text) -> tuple[Place, ...]:
    """Its controller's Expedition without the object: for a Gigantic one there is none."""
    mine = _of_this(view, text)
    return tuple([(player, other_one(name)) for player, name in mine if (player, other_one(name)) not in mine])


# --- regions --------------------------------------------------------------------------------------------


def distance(view: Table, place: Place) -> int:
    """How many regions an Expedition is from its start."""
    own = view.owners[place[0]]
    return own.hero if place[1] == "hero" else own.companion


def tiebreakers(view: Table) -> bool:
    """Whether the Arena has replaced all regions (4.3.a)."""
    return len(view.regions) == 1


@home("3.2.1.a", "3.2.1.b", "4.1.b", "4.1.d")
def region_of(view: Table, place: Place) -> int:
    """The region of an Expedition, counted from the Hero region."""
    if tiebreakers(view):
        return 0
    way = distance(view, place)
    return way if place[1] == "hero" else LAST_REGION - way


@home("3.2.1.b")
def regions_between(view: Table, player: str) -> int:
    """How many regions are between a player's two Expeditions: none if they are in the same one, or adjacent."""
    return max(abs(region_of(view, (player, "hero")) - region_of(view, (player, "companion"))) - 1, 0)


@home("2.2.1.e", "2.2.2.k", "2.2.2.l")
def base_terrains(view: Table) -> tuple[tuple[Terrain, ...], ...]:
    """The terrains printed on each region's card; a face-down one has none (3.1.3.c)."""
    return tuple([() if region.facedown else region.terrains for region in view.regions])


@home("7.5.7.a")
def terrains_at(view: Table, place: Place) -> tuple[Terrain, ...]:
    """The terrains of an Expedition: those of its counter's region."""
    return view.board.regions[region_of(view, place)]


@home("7.5.7.b")
def in_terrain(view: Table, thing: Object, terrain: Terrain) -> bool:
    """An object is in a terrain if one of its Expeditions is."""
    return any(terrain in terrains_at(view, place) for place in expeditions(view, thing))


@home("7.5.2.a", "7.5.2.b", "7.5.2.c")
def stands(view: Table, place: Place) -> Stands:
    """Ahead, behind or tied, compared with the Expedition facing it."""
    if tied_in_arena(view):
        return "tied"
    mine, theirs = distance(view, place), distance(view, facing(view, place))
    if mine == theirs:
        return "tied"
    return "ahead" if mine > theirs else "behind"


@home("7.5.2.d")
def tied_in_arena(view: Table) -> bool:
    """Once tiebreakers have started every Expedition is tied."""
    return tiebreakers(view)


# --- statistics -----------------------------------------------------------------------------------------


@home("7.4.4.e", "7.4.4.l")
def statistics_of(view: Table, place: Place) -> tuple[int, int, int]:
    """The statistics of an Expedition: the sum over its counting Characters. A Gigantic one counts in both."""
    counted = [view.stats(thing) for thing in things_in(view, place) if counts(thing)]
    forest, mountain, water = (sum(column) for column in zip(*counted, strict=True)) if counted else (0, 0, 0)
    return forest, mountain, water


@home("2.4.3")
def counts(thing: Object) -> bool:
    """An Asleep Character's statistics are not counted in Progress."""
    return "asleep" not in thing.status


def statistic(stats: tuple[int, int, int], terrain: Terrain) -> int:
    """The statistic for a terrain."""
    return stats[TERRAINS.index(terrain)]
