"""The English of the card languages: every kind of node has its words, and no field of any goes unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

from oracle.engines.games import PLAYED, binding, wording
from oracle.engines.language import said
from oracle.engines.reference_books import catalogue
from oracle.language.nodes import default, members, needed, node_type, reachable
from oracle.language.wording import fields_of


def _kinds(game: str) -> tuple[Any, ...]:
    root: object = binding(game).definition
    return reachable(root)


NODES: list[tuple[str, Any]] = [(game, kind) for game in PLAYED for kind in _kinds(game)]
NAMES = [f"{game}-{kind.__name__}" for game, kind in NODES]


@pytest.mark.parametrize(("game", "kind"), NODES, ids=NAMES)
def test_the_words_of_a_node_speak_of_all_its_fields(game: str, kind: Any) -> None:
    entry = wording(game).words.nodes[kind.__name__]
    assert fields_of(entry.say) == {field.name for field in node_type(kind).fields}
    assert entry.clauses
    assert {*entry.clauses, *(one for cited in entry.fields.values() for one in cited)} <= catalogue(
        game
    ).clauses.keys()
    assert entry.fields.keys() <= fields_of(entry.say)


@pytest.mark.parametrize("game", PLAYED)
def test_no_words_are_left_of_a_node_that_is_gone(game: str) -> None:
    kinds = {kind.__name__ for kind in _kinds(game)}
    assert set(wording(game).words.nodes) == kinds


@pytest.mark.parametrize(("game", "kind"), NODES, ids=NAMES)
def test_whatever_changes_in_a_node_changes_what_is_said(game: str, kind: Any) -> None:
    said = wording(game)
    for field in node_type(kind).fields:
        values = list(_values(field.type))
        if not needed(field) and default(field) not in values:
            values.append(default(field))
        texts: dict[str, list[object]] = {}
        for value in values:
            texts.setdefault(said.say(_least(kind, **{field.name: value})), []).append(value)
        alike = [several for several in texts.values() if len(several) > 1]
        assert not alike, f"{kind.__name__}.{field.name} says the same of {alike}"


@pytest.mark.parametrize("game", PLAYED)
def test_printed_cards_are_said_without_loose_ends(game: str) -> None:
    for card in binding(game).cards.values():
        for line in wording(game).said(card).lines:
            assert "{" not in line
            assert "|" not in line


NAMED = ("it", "to", "under", "not_it", "same_name", "other")
"""Fields of Lorcana's nodes in which a name of one's own may stand."""


@pytest.mark.parametrize(
    "kind", [kind for game, kind in NODES if game == "lorcana"], ids=[name for name in NAMES if name[0] == "l"]
)
def test_a_name_of_ones_own_is_not_bare(kind: Any) -> None:
    for field in node_type(kind).fields:
        if field.name in NAMED and any(isinstance(part, inspect.StrType) for part in members(field.type)):
            text = wording("lorcana").say(_least(kind, **{field.name: "place"}))
            assert "“place”" in text, field.name


@pytest.mark.parametrize("game", PLAYED)
def test_no_words_are_left_of_a_value_that_is_gone(game: str) -> None:
    words = wording(game).words
    known = {name for entry in words.nodes.values() for name in re.findall(r"@([\w.]+)", entry.say)}
    for kind in _kinds(game):
        for field in node_type(kind).fields:
            known |= {field.name, f"{kind.__name__}.{field.name}"}
    assert words.values.keys() <= known


def _lorcana(**given: Any) -> str:
    card = {"name": "Test", "type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1}
    return said("lorcana", card | given).lines[-1]


def _action(*steps: dict[str, Any]) -> str:
    effect = steps[0] if len(steps) == 1 else {"is": "sequence", "steps": list(steps)}
    return said("lorcana", {"name": "Test", "type": "action", "cost": 1, "effect": effect}).lines[-1]


def _when(**when: Any) -> str:
    return _lorcana(abilities=[{"is": "triggered", "when": [when], "effect": {"is": "draw"}}])


CHARACTER = {"type": ["character"]}
CHOOSE = {"is": "choose", "what": CHARACTER}
LORCANA = [
    (_when(event="inked"), "When a card is put into the inkwell (players: you), draw 1 card."),
    (_when(event="drew", who="opponents"), "When a player draws a card (players: opponents), draw 1 card."),
    (_when(event="sang", this=True), "When this card sings a song (that card) (players: you), draw 1 card."),
    (
        _when(event="banishes", this=True, against=CHARACTER),
        "When this card banishes another (that card), which is one of characters (players: you), draw 1 card.",
    ),
    (
        _when(event="played", what={**CHARACTER, "it": "this"}),
        "When one of characters that are this card itself is played, on top of this card (players: you), draw 1 card.",
    ),
    (
        _lorcana(abilities=[{"is": "cannot", "action": "be-challenged", "against": CHARACTER}]),
        "This is forbidden: to be challenged (players: all players; cards: this card; only by characters).",
    ),
    (
        _lorcana(abilities=[{"is": "cannot", "action": "discard", "who": "you"}]),
        "This is forbidden: to discard (players: you; any cards).",
    ),
    (
        _lorcana(abilities=[{"is": "activated", "cost": [{"is": "banish-chosen", "what": CHARACTER}],
                             "effect": {"is": "draw"}}]),
        "You may pay (banish 1 of characters (of your own)) to do this: draw 1 card.",
    ),
    (
        _lorcana(abilities=[{"is": "static-gains-ability", "what": CHARACTER, "ability":
                             {"is": "activated", "cost": [{"is": "exert-this"}], "effect": {"is": "draw"}}}]),
        "Characters gains this ability: (you may pay (exert the card that has it) to do this: draw 1 card).",
    ),
    (
        _action({**CHOOSE, "as": "to"}, {"is": "move-damage", "all": CHARACTER, "to": "to"}),
        "Effect: (you choose 1 of these: characters in play, spoken of as “to”, then move all damage from all "
        "characters to what is called “to” (not from itself)).",
    ),
    (
        _action({"is": "may", "do": CHOOSE}, {"is": "draw"}),
        "Effect: (you may: (you choose 1 of these: characters in play), then draw 1 card).",
    ),
    (
        _action(CHOOSE, {"is": "replace", "it": "chosen", "ability": {"is": "instead", "would": {"event": "readied"}}}),
        "Effect: (you choose 1 of these: characters in play, then this turn, for the chosen cards: (whenever a card "
        "would be readied (one of those), this happens instead: nothing)).",
    ),
    (
        _action({"is": "put", "all": CHARACTER, "to": "deck"}),
        "Effect: put all characters in play into the deck of their player on top.",
    ),
    (
        _action({"is": "forbid", "action": "quest", "what": CHARACTER}),
        "Effect: this turn, this is forbidden: to quest (players: all players; cards: characters, whichever those are "
        "at the time).",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), LORCANA)
def test_what_a_card_of_lorcana_says(text: str, expected: str) -> None:
    assert text == expected


def _altered(*abilities: dict[str, Any]) -> str:
    return said("altered", {"name": "Test", "type": "character", "abilities": list(abilities)}).lines[-1]


def _spell(effect: dict[str, Any]) -> str:
    return said("altered", {"name": "Test", "type": "spell", "effect": effect}).lines[-1]


TARGET = {"is": "target", "what": {"type": ["character"]}}
DEVOUR = {"is": "reaction", "name": "Devour", "trigger": {"event": "is-sacrificed"},
          "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}}  # fmt: skip
ALTERED = [
    (
        _altered({"is": "cannot", "action": "move-forward-only-due-to", "terrain": "forest", "where": "mine"}),
        "This is forbidden: moving forward for any other reason than forest (its own Expedition).",
    ),
    (
        _altered({"is": "cannot", "action": "move-forward", "where": "each", "whose": "opponent"}),
        "This is forbidden: moving forward (each Expedition of your opponent).",
    ),
    (_altered({"is": "cannot", "action": "draw", "who": "opponent"}),
     "This is forbidden: drawing cards by your opponent."),
    (_altered({"is": "cannot", "action": "ready"}), "This is forbidden: readying (objects: this object)."),
    (
        _altered({"is": "modifies", "event": "draw", "who": "you", "nothing": True}),
        "When this would happen: drawing a card by you, instead, it does not happen.",
    ),
    (
        _altered({"is": "reaction", "trigger": {"event": "leaves"}, "effect": {"is": "draw"}}),
        "When an object leaves, you draw 1 card.",
    ),
    (_altered({"is": "enters-with", "count": 2}), "This object enters with 2 boost counters."),
    (_altered({"is": "rolls-more", "changes": [1]}), "Its player may add 1 to the result of a roll."),
    (
        _spell({"is": "create-token", "where": "hero",
                "token": {"name": "Maw", "forest": 0, "mountain": 0, "water": 0, "abilities": [DEVOUR]}}),
        "Effect: create the token “Maw” (forest 0, mountain 0, water 0, with these abilities: (“Devour”: when an "
        "object is sacrificed, this object gains 1 boost counter)) in your Hero Expedition.",
    ),
    (
        _spell({"is": "move", "what": {"is": "this"}, "to": "deck", "place": "bottom", "below": 1}),
        "Effect: put this object into the Deck on the bottom, above 1 card.",
    ),
    (
        _spell({"is": "move-expedition", "where": "hero", "whose": "opponent"}),
        "Effect: the Hero Expedition of your opponent moves one region forward.",
    ),
    (
        _spell({"is": "play", "what": {"is": "choose", "what": {"type": ["character"]}}, "free": True}),
        "Effect: play 1 of Characters, chosen by you from Hand or Reserve for free.",
    ),
    (_spell({"is": "gain", "what": TARGET}), "Effect: choose 1 target Character."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), ALTERED)
def test_what_a_card_of_altered_says(text: str, expected: str) -> None:
    assert text == expected


def _least(kind: type, **given: object) -> Any:
    """The shortest node of a kind, with one field as given."""
    fields = node_type(kind).fields
    return kind(**{field.name: next(_values(field.type)) for field in fields if needed(field)} | given)


def _values(kind: inspect.Type) -> Iterator[object]:
    """Some values of a type, all different; the first one is the shortest."""
    for part in sorted(members(kind), key=_needs):
        match part:
            case inspect.LiteralType(values=values):
                yield from values
            case inspect.BoolType():
                yield from (False, True)
            case inspect.IntType():
                yield from (3, 5)
            case inspect.StrType():
                yield from ("some word", "another word")
            case inspect.StructType(cls=cls):
                yield _least(cls)
            case inspect.VarTupleType(item_type=inner):
                yield ()
                yield from ((one,) for one in _values(inner))
            case inspect.DictType(value_type=inner):
                yield {}
                yield from ({"one": value} for value in _values(inner))
            case inspect.AnyType():
                yield from (1, 2)
            case _:
                raise AssertionError(part)


def _needs(kind: inspect.Type) -> int:
    """How many fields of a node have to be given: those with none come first."""
    return sum(needed(field) for field in node_type(kind.cls).fields) if isinstance(kind, inspect.StructType) else 0
