"""Parses a scenario's tags: its case id, the clauses it rests on, the editions it runs under."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct

from oracle.profiles import Profile
from oracle.protocol.messages import capabilities_of
from oracle.suite.errors import InvalidWordsError, Problems, nearest
from oracle.suite.feature_file import Scenario
from oracle.suite.phrases.converters import clause
from oracle.suite.phrases.editions import editions_named

_CASE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class ScenarioTags(Struct, kw_only=True):
    """The parsed tags of one scenario."""

    case: str = ""
    clauses: list[tuple[str, int]] = []
    """Clauses and lines, as tagged."""
    editions: list[tuple[str, int]] = []
    conflicts: list[tuple[str, int]] = []
    """Numbers of conflicts and lines, as tagged."""
    rulings: list[tuple[str, int]] = []
    """Ids of rulings and lines, as tagged."""
    wanted: list[tuple[str, int]] = []
    """Capabilities and lines, as tagged."""
    midway: list[tuple[str, int]] = []
    """Clauses that govern the table between two questions, and lines."""
    asked: list[tuple[str, int]] = []
    """Clauses about the asking of a question and its place, and lines."""
    all: list[str] = []

    def run_under(self, game: Profile, problems: Problems) -> tuple[str, ...]:
        """Editions and readings the scenario runs under, in the game's order."""
        names: set[str] = set() if self.editions else set(game.official)
        for name, line in self.editions:
            try:
                names.update(editions_named([name], game))
            except InvalidWordsError as error:
                problems.add(line, str(error))
        return tuple(name for name in game.editions if name in names)

    def check_needs(self, game: Profile, problems: Problems) -> None:
        """Report capabilities that do not exist for this game."""
        for name, line in self.wanted:
            if name not in capabilities_of(game.id):
                hint = nearest(name, capabilities_of(game.id))
                problems.add(line, f'there is no capability "{name}" for {game.name}{hint}')

    def check_rulings(self, game: Profile, problems: Problems) -> None:
        """Report another game's rulings, recognized by the first letter of their ids."""
        for name, line in self.rulings:
            if name[0] != game.rulings:
                told = f"their ids begin with {game.rulings}, as in @ruling:{game.rulings}002a" if game.rulings else ""
                problems.add(line, f'"{name}" is not a ruling on {game.name}{"; " if told else ""}{told}')

    @property
    def needs(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.wanted)


def read_tags(scenario: Scenario, problems: Problems) -> ScenarioTags:
    """The tags of a scenario; errors go to `problems`."""
    tags = ScenarioTags()
    readers: dict[str, Callable[[str, int], None]] = {
        "case": lambda value, _: _read_case(tags, value),
        "clause": lambda value, line: tags.clauses.append((clause(value), line)),
        "edition": lambda value, line: tags.editions.append((value, line)),
        "conflict": lambda value, line: tags.conflicts.append((_fitting(value, r"\d+", "conflict:2"), line)),
        "ruling": lambda value, line: tags.rulings.append((_fitting(value, r"[A-Z]\d+[a-z]?", "ruling:R066"), line)),
        "needs": lambda value, line: tags.wanted.append((value, line)),
        "midway": lambda value, line: tags.midway.append((clause(value), line)),
        "asked": lambda value, line: tags.asked.append((clause(value), line)),
    }
    for tag in scenario.tags:
        tags.all.append(tag.name)
        kind, colon, value = tag.name.partition(":")
        if not colon:
            if kind in readers:
                problems.add(tag.line, f'"@{kind}" needs a value; write @{kind}:…')
            continue
        try:
            if kind not in readers:
                raise InvalidWordsError(f'there is no tag "@{kind}:"{nearest(kind, readers)}')
            readers[kind](value, tag.line)
        except InvalidWordsError as error:
            problems.add(tag.line, str(error))
    if not tags.case and not any(tag.name.startswith("case:") for tag in scenario.tags):
        problems.add(scenario.line, f'"{scenario.title}" has no case id; put a tag such as @case:pay-with-ink above it')
    if not any(tag.name.startswith("clause:") for tag in scenario.tags):
        problems.add(scenario.line, f'"{scenario.title}" names no clause; put a tag such as @clause:4.3.2.4 above it')
    if scenario.row:
        tags.case += f"/{scenario.row}"
    return tags


def _read_case(tags: ScenarioTags, value: str) -> None:
    if not _CASE.fullmatch(value):
        raise InvalidWordsError(f'"{value}" is not a case id; write words joined by hyphens, as in @case:pay-with-ink')
    if tags.case:
        raise InvalidWordsError(f'a scenario has one case id; this one has "{tags.case}" and "{value}"')
    tags.case = value


def _fitting(value: str, pattern: str, example: str) -> str:
    if not re.fullmatch(pattern, value):
        raise InvalidWordsError(f'"{value}" is not valid in this tag; write it as in @{example}')
    return value
