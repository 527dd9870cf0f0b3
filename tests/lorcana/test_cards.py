"""The printed cards: their files, their facts, how they are found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.games.lorcana.cards import PRINTED, printings
from oracle.games.lorcana.language import (
    Activated,
    AlternateCost,
    CardType,
    CostTo,
    Definition,
    DiscardSome,
    ExertSome,
    Filter,
    HappenedThisTurn,
    Have,
    Ink,
    Keyword,
    PayLess,
    Pays,
    Play,
    Triggered,
)
from oracle.games.lorcana.rules.abilities.printed import names_of

printed = PRINTED.printed
CHARACTER: tuple[CardType, ...] = ("character",)

FACTS = {
    "Doc - Leader of the Seven Dwarfs": ("2", 5, "character", 3, True, ("amber",), 2, 3, 2, None),
    "Perdita - Playful Mother": ("7", 2, "character", 4, True, ("amber", "sapphire"), 1, 4, 2, None),
    "LeFou - Bumbler": ("1", 8, "character", 2, True, ("amber",), 1, 2, 2, None),
    "LeFou - Opportunistic Flunky": ("4", 181, "character", 3, True, ("steel",), 2, 3, 1, None),
    "Gadget Hackwrench - Brilliant Bosun": ("6", 140, "character", 6, True, ("sapphire",), 3, 6, 3, None),
    "Just in Time": ("1", 29, "action", 3, False, ("amber",), None, None, None, None),
    "Flounder - Voice of Reason": ("1", 145, "character", 1, True, ("sapphire",), 2, 2, 1, None),
    "Gaston - Despicable Dealer": ("4", 10, "character", 3, False, ("amber",), 2, 4, 1, None),
    "Lantern": ("1", 33, "item", 2, False, ("amber",), None, None, None, None),
    "Gantu - Experienced Enforcer": ("7", 199, "character", 4, False, ("steel",), 2, 4, 1, None),
    "Circle of Life": ("9", 26, "action", 8, True, ("amber",), None, None, None, None),
    "Sleepy Hollow - The Bridge": ("10", 136, "location", 3, True, ("ruby",), None, 6, 0, 1),
    "Atlantica - Concert Hall": ("4", 33, "location", 1, True, ("amber",), None, 6, 0, 2),
    "Gramma Tala - Connected to Nature": ("11", 148, "character", 12, False, ("sapphire",), 6, 6, 2, None),
    "Dr. Facilier's Cards": ("1", 101, "item", 2, False, ("emerald",), None, None, None, None),
}
CLASSIFICATIONS = {
    "Gadget Hackwrench - Brilliant Bosun": ("Floodborn", "Ally", "Inventor"),
    "Doc - Leader of the Seven Dwarfs": ("Storyborn", "Ally", "Seven Dwarfs"),
    "Rolly - Hungry Pup": ("Storyborn", "Puppy"),
    "Be Our Guest": ("Song",),
    "Just in Time": (),
}


def _abilities(name: str, kind: type) -> list[Any]:
    return [ability for ability in printed(name).abilities if isinstance(ability, kind)]


def test_there_are_enough_cards() -> None:
    assert len(PRINTED) >= 60
    assert all(PRINTED[name].full_name == name for name in PRINTED)


@pytest.mark.parametrize("name", sorted(FACTS))
def test_facts(name: str) -> None:
    card = PRINTED[name]
    assert FACTS[name] == (
        card.set,
        card.number,
        card.type,
        card.cost,
        card.inkwell,
        card.inks,
        card.strength,
        card.willpower,
        card.lore,
        card.move_cost,
    )


@pytest.mark.parametrize("name", sorted(CLASSIFICATIONS))
def test_classifications(name: str) -> None:
    assert PRINTED[name].classifications == CLASSIFICATIONS[name]


def parts_amiss(card: Definition) -> Iterator[str]:
    """What a card has that its type lacks, or lacks though its type has it."""
    wanted = {
        "effect": card.type == "action",
        "strength": card.type == "character",
        "willpower": card.type in ("character", "location"),
        "lore": card.type in ("character", "location"),
        "move_cost": card.type == "location",
        "version": card.type in ("character", "location"),
    }
    yield from (part for part, has in wanted.items() if (getattr(card, part) is not None) != has)
    if not card.inks:
        yield "inks"
    for ability in card.abilities:
        shift = isinstance(ability, Keyword) and ability.keyword == "shift"
        if bool(getattr(ability, "cost", ())) != shift and not isinstance(ability, Activated | AlternateCost | CostTo):
            yield f"the cost of {ability}"


def test_every_card_has_the_parts_of_its_type() -> None:
    """One test, since each card takes less time than a test of its own does."""
    amiss = {name: found for name, card in PRINTED.items() if (found := [*parts_amiss(card)])}
    assert amiss == {}


def test_parts_that_a_type_lacks_are_found() -> None:
    action, character = PRINTED["Just in Time"], PRINTED["Doc - Leader of the Seven Dwarfs"]
    assert [*parts_amiss(action)] == []
    assert [*parts_amiss(replace(action, type="character"))] == ["effect", "strength", "willpower", "lore", "version"]
    assert [*parts_amiss(replace(character, inks=(), lore=None))] == ["lore", "inks"]


def test_vanilla_characters_of_every_cost_from_one_to_seven() -> None:
    vanilla = {card.cost for card in PRINTED.values() if card.type == "character" and not card.abilities}
    assert vanilla >= set(range(1, 8))


def test_the_next_character_costs_less_after_doc_quests() -> None:
    (ability,) = _abilities("Doc - Leader of the Seven Dwarfs", Triggered)
    assert [(when.event, when.this) for when in ability.when] == [("quested", True)]
    assert ability.effect == PayLess(less=1, next=Filter(type=CHARACTER))


def test_the_next_puppy_costs_less_after_perdita_quests() -> None:
    (ability,) = _abilities("Perdita - Playful Mother", Triggered)
    assert ability.effect == PayLess(less=2, next=Filter(type=CHARACTER, classified=("Puppy",)))


def test_lefou_reduces_himself_and_gadget_others() -> None:
    (lefou,) = _abilities("LeFou - Bumbler", Pays)
    (gadget,) = _abilities("Gadget Hackwrench - Brilliant Bosun", Pays)
    gaston = Have(what=Filter(type=CHARACTER, named=("Gaston",), whose="yours"))
    assert (lefou.this, lefou.less, lefou.condition) == (True, 1, gaston)
    assert (gadget.this, gadget.less, gadget.what.classified) == (False, 1, ("Inventor",))
    assert gadget.condition == Have(what=Filter(type=("item",), whose="yours"), least=3)


def test_gantu_makes_actions_and_items_of_each_player_cost_more() -> None:
    (pays,) = _abilities("Gantu - Experienced Enforcer", Pays)
    assert (pays.who, pays.more, pays.less, pays.what) == ("each", 2, 0, Filter(type=("action", "item")))


def test_alternate_costs() -> None:
    (flunky,) = _abilities("LeFou - Opportunistic Flunky", AlternateCost)
    (miser,) = _abilities("Scrooge McDuck - Resourceful Miser", AlternateCost)
    banished = HappenedThisTurn(event="banished-in-challenge", what=Filter(type=CHARACTER, whose="opposing"))
    assert flunky.cost == ()
    assert banished in flunky.condition.conditions
    assert miser.cost == (ExertSome(what=Filter(type=("item",), whose="yours"), count=4),)


def test_shift_by_ink_by_discarding_and_onto_others() -> None:
    def shift(name: str) -> Keyword:
        (keyword,) = [ability for ability in _abilities(name, Keyword) if ability.keyword == "shift"]
        assert isinstance(keyword, Keyword)
        return keyword

    eels = "Flotsam & Jetsam - Entangling Eels"
    assert shift("Stitch - Rock Star") == Keyword(keyword="shift", cost=(Ink(amount=4),))
    assert shift(eels) == Keyword(keyword="shift", cost=(DiscardSome(count=2),))
    assert names_of(printed(eels)) == {"flotsam & jetsam", "flotsam", "jetsam"}
    assert shift("Baymax - Giant Robot").onto == "any"
    assert shift("Thunderbolt - Wonder Dog").onto == "Puppy"


def test_circle_of_life_plays_from_the_discard_and_can_be_sung_together() -> None:
    card = printed("Circle of Life")
    assert card.abilities == (Keyword(keyword="sing-together", value=8),)
    assert card.effect == Play(what=Filter(type=CHARACTER), zone="discard")


def test_every_printing_of_a_card_is_known_and_is_that_of_no_other() -> None:
    owner: dict[tuple[str, int], str] = {}
    for name, card in PRINTED.items():
        known = printings(name)
        assert (card.set, card.number) in known
        assert len(set(known)) == len(known)
        for place in known:
            assert owner.setdefault(place, name) == name
    reprinted = {name for name in PRINTED if len(printings(name)) > 1}
    assert reprinted == {
        "Can't Hold It Back Anymore",
        "HeiHei - Bumbling Rooster",
        "HeiHei - Persistent Presence",
        "Strike a Good Match",
        "The Islands I Pulled from the Sea",
    }
    assert printings("a card nobody knows") == ()
