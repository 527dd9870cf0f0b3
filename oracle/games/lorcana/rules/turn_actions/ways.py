"""The ways a card can be played: its ink cost and its alternate costs (1.5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules.abilities.bounds import printed_cost
from oracle.games.lorcana.rules.abilities.printed import is_song
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.card_types.songs import choose_singer
from oracle.games.lorcana.rules.concepts.costs import ink_of, other_than_ink
from oracle.games.lorcana.rules.keywords.shift import choose_base, choose_bases, takes_two
from oracle.games.lorcana.rules.keywords.sing_together import choose_singers
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import Object
from oracle.games.lorcana.rules.tasks import CostChoice
from oracle.games.lorcana.rules.turn_actions.total_cost import determine_total_cost, pay_total_cost, payer_of
from oracle.language.told import told

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


class Way(Struct, frozen=True, kw_only=True):
    """A cost for which a card may be played, and, once announced, the cards it names."""

    kind: str
    ink: int = 0
    parts: tuple[lang.Payment, ...] = ()
    """Other than ink."""
    onto: tuple[int, ...] = ()
    """Shift: the objects it goes on top of."""
    singers: tuple[int, ...] = ()
    skips_payment: bool = False
    """For free, continuing directly with 4.3.3."""
    ink_waived: bool = False
    """For free in the readings in which only ink is waived."""
    shift: lang.Keyword | None = None

    def announced(self, run: Run, player: str, thing: Object, choice: CostChoice | None) -> Way:
        """This way with the cards it names, given or asked for. Raises IllegalAction by the cost's own rule."""
        announce = _ANNOUNCE.get(self.kind)
        return announce(run, player, thing, self, choice) if announce else self


def _announce_shift(run: Run, player: str, thing: Object, way: Way, choice: CostChoice | None) -> Way:
    assert way.shift is not None  # noqa: S101
    named = choice.onto if choice else ()

    def afford(*bases: Object) -> None:
        _afford(run, player, thing, replace(way, onto=tuple([base.id for base in bases])), choice)

    if takes_two(way.shift):
        bases = choose_bases(run, player, thing, way.shift, named, afford)
    else:
        bases = [choose_base(run, player, thing, way.shift, named, afford)]
    return replace(way, onto=tuple([base.id for base in bases]))


def _announce_singer(run: Run, player: str, thing: Object, way: Way, choice: CostChoice | None) -> Way:
    singer = choose_singer(
        run, player, thing, choice.by if choice else (),
        lambda singer: _afford(run, player, thing, replace(way, singers=(singer.id,)), choice),
    )  # fmt: skip
    return replace(way, singers=(singer.id,))


def _announce_singers(run: Run, player: str, thing: Object, way: Way, choice: CostChoice | None) -> Way:
    def afford(singers: list[Object]) -> None:
        _afford(run, player, thing, replace(way, singers=tuple(singer.id for singer in singers)), choice)

    singers = choose_singers(run, player, thing, choice.by if choice else (), afford)
    return replace(way, singers=tuple(singer.id for singer in singers))


def _afford(run: Run, player: str, thing: Object, way: Way, choice: CostChoice | None) -> None:
    """Raises IllegalAction if the card could not be paid for in this way with the cards named so far."""

    def pay() -> None:
        payer = payer_of(player, thing, way, choice.ink if choice else ())
        pay_total_cost(run, payer, determine_total_cost(run, player, thing, way))

    run.require(pay)


_ANNOUNCE: dict[str, Callable[[Run, str, Object, Way, CostChoice | None], Way]] = {
    "shift": _announce_shift,
    "sing": _announce_singer,
    "sing-together": _announce_singers,
}


@rule("1.5.5", "1.5.1", "5.2.2")
def ways_to_play(run: Run, player: str, thing: Object) -> dict[str, Way]:
    """Every cost for which this card may be played now, by kind, whether affordable or not."""
    card = run.game.cards[thing.cards[0]]
    ways = told(_without_abilities, card)
    if card.abilities:
        ways = dict(ways)
    for ability in card.abilities:
        if isinstance(ability, lang.Keyword):
            if ability.keyword == "shift" and _has_shift(run, player, thing, ability):
                ink, parts = ink_of(ability.cost), other_than_ink(ability.cost)
                ways["shift"] = Way(kind="shift", ink=ink, parts=parts, shift=ability)
            elif ability.keyword == "sing-together":
                ways["sing-together"] = Way(kind="sing-together")
        elif isinstance(ability, lang.AlternateCost) and (
            ability.condition is None or view_of(run.state).holds(ability.condition, Text(player, thing.id))
        ):
            ways.update(_alternate(ability, run.game.edition.free_waives))
    return ways


@home("6.1.13.6", "8.10.1")
def _has_shift(run: Run, player: str, thing: Object, shift: lang.Keyword) -> bool:
    """Whether the card can be shifted in this edition, and has Shift now."""
    if shift.variants and not run.game.edition.newer_shift:
        return False
    return shift.condition is None or view_of(run.state).holds(shift.condition, Text(player, thing.id))


def _without_abilities(card: Definition) -> dict[str, Way]:
    ways = {"ink": Way(kind="ink", ink=printed_cost(card))}
    return {**ways, "sing": Way(kind="sing")} if is_song(card) else ways


def _alternate(ability: lang.AlternateCost, free_waives: str) -> dict[str, Way]:
    if ability.free and not ability.cost:
        every_cost = free_waives == "all"
        return {"free": Way(kind="free", skips_payment=every_cost, ink_waived=not every_cost)}
    # A printed "[cost] to play this for free": read literally 4.3.2.2 would never charge it; it is charged here,
    # since the text requires the first part to be done (6.1.5). Registered as a conflict of the book.
    ink, parts = ink_of(ability.cost), other_than_ink(ability.cost)
    other = {"other": Way(kind="other", ink=ink, parts=parts)}
    return {"free": Way(kind="free", ink=ink, parts=parts), **other} if ability.free else other
