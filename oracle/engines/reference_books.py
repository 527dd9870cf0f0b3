"""The reference's knowledge about a game, besides playing it: its clauses, its cards, and the places of its rules."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from textwrap import shorten
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from oracle.book.catalogue import Catalogue, UnknownClause, load, number_key
from oracle.engines.bounds import check_definition
from oracle.engines.games import PLAYED, binding, folder
from oracle.engines.language import version_needed
from oracle.kernel.asked import ABOUT_ITSELF, Asked, Instead
from oracle.kernel.errors import InputError, Unsupported
from oracle.kernel.rules import place_of
from oracle.language.misfits import fitted
from oracle.language.printed_cards import PrintedCards
from oracle.protocol.messages import Printing, SetupParams

__all__ = [
    "PLAYED",
    "card_names",
    "card_schema",
    "catalogue",
    "clauses_of_rule",
    "completed",
    "definition_problem",
    "differing",
    "function_words",
    "has_clause",
    "homes",
    "listener",
    "nearest_cards",
    "not_understood",
    "otherwise",
    "printed_fields",
    "printings",
    "questions",
    "sorted_numbers",
    "title_of",
]

LONGEST_TITLE = 40
"""The most characters of a statement that serve as its title."""


@cache
def catalogue(game: str) -> Catalogue:
    """Every clause, statement of a reading and conflict of a game. Raises KeyError for an unknown game."""
    return load(folder(game))


def has_clause(game: str, number: str) -> bool:
    """Whether the current edition has this clause, or a reading this statement (`reading:number`)."""
    try:
        title_of(game, number)
    except UnknownClause:
        return False
    return True


def has_conflict(game: str, number: str) -> bool:
    """Whether the game has a conflict with this number."""
    return any(str(conflict.number) == number for conflict in catalogue(game).conflicts)


def title_of(game: str, number: str) -> str:
    """The title of a clause, or the beginning of a reading's statement. Raises UnknownClause."""
    known = catalogue(game)
    reading, colon, own = number.partition(":")
    if not colon:
        return known.clause(number).title
    if reading not in known.readings:
        raise UnknownClause(number, "there is no such reading", ())
    return shorten(known.statement(reading, own).says, LONGEST_TITLE, placeholder="…")


def homes(game: str) -> dict[str, list[str]]:
    """Clause → the places (file:line and name) of its rule functions."""
    return binding(game).book.homes()


def questions(game: str) -> dict[str, str]:
    """Every question that a game's editions answer → the question in words, from the docstring of its field."""
    return _documented(binding(game).edition)


class Answer(NamedTuple):
    """An edition's answer to a question, and every answer that there is."""

    now: object
    allowed: tuple[object, ...]


def answers(game: str, edition: str) -> dict[str, Answer]:
    """Question → the answer of an edition; only questions that a word, a number or yes and no answer."""
    of = binding(game)
    found = {}
    for name, kind in of.edition.__annotations__.items():
        now = getattr(of.editions[edition], name)
        if name in ABOUT_ITSELF:
            continue
        if kind == "bool":
            found[name] = Answer(now, (False, True))
        elif kind.startswith("Literal"):
            found[name] = Answer(now, tuple(ast.literal_eval(kind.removeprefix("Literal"))))
    return found


def parameters_of_rule(game: str, name: str) -> tuple[str, ...] | None:
    """The names of the parameters of a rule function; None if there is no such rule."""
    rule = binding(game).book.rules.get(name)
    return None if rule is None else tuple(inspect.signature(inspect.unwrap(rule.function)).parameters)


def rule_under(game: str, edition: str, name: str) -> Callable[..., object]:
    """The function of a rule under an edition. Raises KeyError for unknown names."""
    of = binding(game)
    return of.editions[edition].overrides.get(name, of.book.rules[name].function)  # type: ignore[no-any-return]


Both = tuple[object, Any]
"""The answers of two editions to a question."""


def differing(game: str, one: str, other: str) -> tuple[dict[str, Both], dict[str, Both]]:
    """The differences between two editions or readings: question → both answers; replaced rule → both functions.

    Raises KeyError for a game or an edition unknown to the reference.
    """
    of = binding(game)
    first, second = of.editions[one], of.editions[other]
    answers = {
        name: (getattr(first, name), getattr(second, name))
        for name in of.edition.__struct_fields__
        if name not in ABOUT_ITSELF and getattr(first, name) != getattr(second, name)
    }
    rules = {}
    for name in {**first.overrides, **second.overrides}:
        functions = [edition.overrides.get(name, of.book.rules[name].function) for edition in (first, second)]
        if functions[0] is not functions[1]:
            rules[name] = (functions[0], functions[1])
    return answers, rules


Difference = tuple[str, Instead]
"""A reading, and its answers and rules that differ from the edition's."""


def otherwise(game: str, edition: str, asks: Iterable[str], asked: Asked) -> Iterator[Difference]:
    """The different answers of other readings to these questions and rules, which a game under an edition has used.

    Readings that agree are listed once, under the first name. Raises KeyError for an unknown game or edition.
    """
    names = set(asks) & (asked.questions.keys() | asked.rules)
    known: list[Instead] = []
    for reading in binding(game).editions if names else ():
        answers, rules = differing(game, edition, reading)
        instead = Instead(
            {name: answers[name][1] for name in sorted(names & answers.keys())},
            {name: rules[name][1] for name in sorted(names & rules.keys())},
        )
        if (instead.answers or instead.rules) and instead not in known:
            known.append(instead)
            yield reading, instead


def clauses_of_rule(game: str, name: str) -> tuple[str, ...]:
    """The clauses whose home is this rule function."""
    return binding(game).book.rules[name].clauses


def sorted_numbers(numbers: Iterable[str]) -> tuple[str, ...]:
    """Clause numbers in the order of the book."""
    return tuple(sorted(numbers, key=number_key))


def listener(game: str) -> Asked:
    """A collector of the questions that the rules of a game ask of its edition. Raises KeyError for an unknown game."""
    return Asked(binding(game).book)


def function_words(function: Any) -> str:
    """A rule function's docstring and its place."""
    says = (inspect.getdoc(function) or "").partition("\n")[0]
    return f"{says} ({place_of(function)})".strip()


def _documented(kind: type) -> dict[str, str]:
    """Field of a class → its docstring in the source, up to the question mark."""
    body = cast("ast.ClassDef", ast.parse(inspect.getsource(kind)).body[0]).body
    found: dict[str, str] = {}
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = ast.literal_eval(text.value) if isinstance(text, ast.Expr) else ""
            question, mark, _ = str(said).partition("?")
            found[field.target.id] = " ".join(f"{question}{mark}".replace("*", "").split())
    return {name: text for name, text in found.items() if name not in ABOUT_ITSELF}


def card_names(game: str) -> Iterable[str]:
    """The full names of the printed cards that the reference knows."""
    return binding(game).cards.keys()


def not_understood(game: str, name: str) -> str:
    """Why the reference does not know this printed card, although it exists; otherwise empty."""
    printed = binding(game).printed
    entry = printed.refused(name) if isinstance(printed, PrintedCards) else None
    return "" if entry is None else entry.why


def cards_not_understood(game: str) -> Mapping[str, str]:
    """Every printed card that the reference does not know, with the reason."""
    printed = binding(game).printed
    return printed.all_refused() if isinstance(printed, PrintedCards) else {}


def printed_fields(game: str, name: str) -> Mapping[str, object]:
    """The definition of a printed card. Raises KeyError for a card unknown to the reference."""
    return _fields(game, name)


@cache
def nearest_cards(game: str, name: str) -> tuple[str, ...]:
    """Other printed cards of the same type, the most similar first."""
    own = _fields(game, name)

    def differing(other: str) -> int:
        theirs = _fields(game, other)
        return sum(own.get(field) != theirs.get(field) for field in own.keys() | theirs.keys())

    others = (other for other in binding(game).cards if other != name)
    alike = [other for other in others if _fields(game, other)["type"] == own["type"]]
    return tuple(sorted(alike, key=differing))


@cache
def _fields(game: str, name: str) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(binding(game).cards[name])
    return found


def completed(params: SetupParams) -> SetupParams:
    """The message for an engine, with the version of the language it needs, and the known printings."""
    if params.game not in PLAYED:
        return params
    language = version_needed(params.game, params.definitions)
    if language != params.language:
        params = replace(params, language=language)
    if params.printings:
        return params
    names = {card.card for card in params.position.cards if card.card is not None} - params.definitions.keys()
    found = {name: known for name in sorted(names) if (known := printings(params.game, name))}
    return replace(params, printings=found) if found else params


@cache
def printings(game: str, name: str) -> tuple[Printing, ...]:
    """Every known printing of a printed card by its full name; the oldest set comes first."""
    return binding(game).printings(name)


def definition_problem(game: str, raw: object) -> str:
    """The error in a made-up card's definition; empty if there is none."""
    if game not in PLAYED:
        return ""
    of = binding(game)
    try:
        check_definition("", raw)
        of.check_definition("", fitted(raw, of.definition, ""))
    except (InputError, Unsupported) as error:
        # The card has no name yet: the caller knows which one it is.
        return str(error).removeprefix("definitions.").lstrip(".: ")
    return ""


def card_schema(game: str) -> dict[str, object]:
    """The JSON Schema of a game's card format. Raises KeyError for a game that the reference does not play."""
    return msgspec.json.schema(binding(game).definition)
