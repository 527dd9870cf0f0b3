"""From a plan to its parts, and from the parts to the summary at the end."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from oracle.assurance.fuzz.campaign import editions_for
from oracle.assurance.fuzz.difference import Cause
from oracle.campaign.course import Course, Nowhere, Unfinished, Wave
from oracle.campaign.doing import choices, scenarios_of, suite
from oracle.campaign.identity import program
from oracle.campaign.parts.certifying import Certify, LevelTold
from oracle.campaign.parts.checking import Check, Checked
from oracle.campaign.parts.common import Known, expected
from oracle.campaign.parts.fuzzing import Fuzz, FuzzTold, side_by_side
from oracle.campaign.parts.mutating import AllSigns, Mutants, MutantsTold, SignsTold
from oracle.campaign.plan import FuzzEntry, Read
from oracle.campaign.setting import Setting
from oracle.campaign.tasks import Meet, Met, Outcome, digest_of
from oracle.certify.levels import edition_of, level_named
from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from oracle.history.found import CheckRow, FoundRow, PlayRow
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.suite.errors import InvalidWordsError
from oracle.suite.games import SEATS, game_named
from oracle.suite.reading.content import content_of

MEGABYTE = 1_000_000
ALL = "all"

Deck = Callable[[str, str], tuple[str, ...]]
"""A file with a list, or `random`, and a game → the cards; empty if the deck is to be drawn."""
Go = Callable[[Course], None]
"""Does all the tasks of a course."""


class EngineMet(Struct, frozen=True, kw_only=True):
    """An engine of the plan, and how it introduced itself."""

    engine: str
    command: str
    archive: str
    """The SHA-256 of its archive; empty if it has none."""
    info: EngineInfo


class Row(Struct, frozen=True, kw_only=True):
    """A cause of differences, and how many each engine has."""

    cause: Cause
    times: dict[str, int]
    new: tuple[str, ...]
    """Engines for which no earlier campaign in the database has this cause."""


class Told(Struct, frozen=True, kw_only=True):
    """The summary at the end; it does not depend on the workers."""

    engines: tuple[EngineMet, ...]
    checks: tuple[Checked, ...]
    levels: tuple[LevelTold, ...]
    mutants: tuple[MutantsTold, ...]
    signs: tuple[SignsTold, ...]
    fuzz: tuple[FuzzTold, ...]
    findings: tuple[Row, ...]
    unfinished: tuple[Unfinished, ...]


class Parts(NamedTuple):
    """The parts of a campaign, by kind."""

    checks: tuple[Check, ...] = ()
    levels: tuple[Certify, ...] = ()
    mutants: tuple[Mutants, ...] = ()
    signs: tuple[AllSigns, ...] = ()
    fuzz: tuple[Fuzz, ...] = ()


def setting_of(found: Read) -> Setting:
    """The settings that all tasks share: the commands and the limits."""
    own = found.plan.limits
    limits = Limits(call=own.timeout, start=own.start_timeout, memory=own.memory * MEGABYTE if own.memory else math.inf)
    return Setting(engines={name: one.command for name, one in found.plan.engines.items()}, limits=limits)


class _Meeting:
    """Hears every engine once."""

    name = "meeting the engines"

    def __init__(self, names: Sequence[str]) -> None:
        self._names = tuple(names)
        self.infos: dict[str, EngineInfo] = {}

    def waves(self) -> Iterator[Wave]:
        yield Wave([Meet(engine=name) for name in self._names], len(self._names), self._take)

    def _take(self, at: int, outcome: Outcome) -> None:
        self.infos[self._names[at]] = expected(outcome, Met).info


def met(found: Read, go: Go) -> dict[str, Known]:
    """The engines of the plan, each started once on a worker. Raises EngineFault if one cannot be run."""
    meeting = _Meeting(tuple(found.plan.engines))
    course = Course([meeting], Nowhere(), lambda _: None)
    go(course)
    for name in found.plan.engines:
        if name not in meeting.infos:
            why = next(one.why for one in course.unfinished)
            raise EngineFault("start", f"{name} ({found.plan.engines[name].command}): {why}")
    return {name: Known(name, info, digest_of(info)) for name, info in meeting.infos.items()}


def digest(found: Read, engines: Sequence[Known], archives: Sequence[str]) -> str:
    """A digest of what must be unchanged for a campaign to be resumed: the plan, the engines and the program."""
    plan = msgspec.json.encode(found.plan, order="deterministic")
    told = (program(), plan.decode(), sorted((one.name, one.digest) for one in engines), sorted(archives))
    return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def parts_of(found: Read, engines: dict[str, Known], deck: Deck, title: Callable[[str, str], str]) -> Parts:
    """The parts of a plan. Raises InputError with the line of an entry that does not fit the engines or the games."""
    builder = _Builder(found, engines)
    plan = found.plan
    return Parts(
        checks=tuple(builder.check(place, title) for place in range(len(plan.check))),
        levels=tuple(builder.level(place) for place in range(len(plan.certify))),
        mutants=tuple(
            Mutants(f"mutants[{place}]", *builder.of_clauses("mutants", place - 1, one.game, one.clauses))
            for place, one in enumerate(plan.mutants, 1)
        ),
        signs=tuple(
            AllSigns(f"matrix[{place}]", *builder.of_clauses("matrix", place - 1, one.game, one.clauses))
            for place, one in enumerate(plan.matrix, 1)
        ),
        fuzz=tuple(one for place in range(len(plan.fuzz)) for one in builder.fuzz(place, deck)),
    )


class _Builder:
    """Makes parts of entries; every error names the line and the key."""

    def __init__(self, found: Read, engines: dict[str, Known]) -> None:
        self._found, self._engines = found, engines

    def check(self, place: int, title: Callable[[str, str], str]) -> Check:
        """The part of an entry of checks."""
        one, keys = self._found.plan.check[place], ("check", place)
        game, clauses = self.of_clauses(*keys, one.game, one.clauses)
        known = PROFILES[game].editions
        editions = known if ALL in one.editions else (*one.editions,) or (PROFILES[game].current,)
        for at, edition in enumerate(editions):
            if edition not in known:
                self._found.wrong([*keys, "editions", at], f"there is no edition {edition}", ", ".join((ALL, *known)))
            if not scenarios_of(game, edition, clauses):
                self._found.wrong(keys, f"no scenario of {game}/{edition} matches")
        one = msgspec.structs.replace(one, game=game)
        return Check(f"check[{place + 1}]", one, editions, self._known(keys, one.engines), title)

    def level(self, place: int) -> Certify:
        """The part of an entry of certificates."""
        one, keys = self._found.plan.certify[place], ("certify", place)
        try:
            edition = edition_of(level_named(one.level), one.edition)
        except InvalidWordsError as error:
            self._found.wrong([*keys, "level"], str(error))
        return Certify(f"certify[{place + 1}]", one, edition, self._known(keys, one.engines))

    def fuzz(self, place: int, deck: Deck) -> Iterator[Fuzz]:
        """The parts of an entry of games, one for each seed."""
        one, keys = self._found.plan.fuzz[place], ("fuzz", place)
        one = msgspec.structs.replace(one, game=self._game(keys, one.game))
        decks = self._decks(keys, one, deck)
        engines = self._known(keys, one.engines)
        for engine in engines:
            if not editions_for(engine.info, (one.game,), one.editions):
                what = f"{engine.name} lists none of these editions in its answer to `initialize`"
                self._found.wrong(keys, what, "another game, other editions, or other engines")
            if decks and "beginnings" not in engine.info.games[one.game].capabilities:
                self._found.wrong([*keys, "decks"], f"{engine.name} does not declare `beginnings`", "no decks")
        for seed in dict.fromkeys(one.seeds):
            yield Fuzz(f"fuzz[{place + 1}], seed {seed}", one, seed, decks, engines)

    def of_clauses(self, kind: str, place: int, game: str, clauses: Sequence[str]) -> tuple[str, tuple[str, ...]]:
        """The game and the clauses of an entry, which exist."""
        game = self._game((kind, place), game)
        for at, clause in enumerate(clauses):
            try:
                choices(game, (clause,))
            except (InputError, InvalidWordsError) as error:
                self._found.wrong([kind, place, "clauses", at], str(error))
        return game, tuple(clauses)

    def _decks(self, keys: tuple[str, int], one: FuzzEntry, deck: Deck) -> list[tuple[str, ...]]:
        if one.decks and len(one.decks) != len(SEATS[:2]):
            self._found.wrong([*keys, "decks"], f"it has {len(one.decks)} lists", "two lists, or none")
        return [deck(name, one.game) for name in one.decks]

    def _game(self, keys: tuple[str, int], name: str) -> str:
        try:
            return game_named(name).id
        except InvalidWordsError as error:
            self._found.wrong([*keys, "game"], str(error))

    def _known(self, keys: tuple[str, int], names: Sequence[str]) -> list[Known]:
        return [self._engines[name] for name in self._found.engines_of(keys, names)]


def told(found: Read, engines: dict[str, Known], archives: dict[str, str], parts: Parts, course: Course) -> Told:
    """The summary at the end, without the contents of the database."""
    fuzz = tuple(one.told() for one in parts.fuzz)
    rows = side_by_side(fuzz)
    return Told(
        engines=tuple(
            EngineMet(
                engine=name, command=found.plan.engines[name].command, archive=archives.get(name, ""), info=one.info
            )
            for name, one in engines.items()
        ),
        checks=tuple(one for part in parts.checks for one in part.told()),
        levels=tuple(one for part in parts.levels for one in part.told()),
        mutants=tuple(one for part in parts.mutants if (one := part.told()) is not None),
        signs=tuple(part.told() for part in parts.signs),
        fuzz=fuzz,
        findings=tuple(Row(cause=cause, times=dict(times), new=tuple(times)) for cause, times in rows.items()),
        unfinished=tuple(sorted(course.unfinished, key=lambda one: (one.part, one.task))),
    )


def without_known(found: Told, earlier: set[tuple[str, str]]) -> Told:
    """The same, with only those findings called new that no earlier campaign has; `earlier`: engine name and cause."""
    names = {one.engine: one.info.name for one in found.engines}
    rows = (
        msgspec.structs.replace(
            row, new=tuple(one for one in row.new if (names[one], cause_words(row.cause)) not in earlier)
        )
        for row in found.findings
    )
    return msgspec.structs.replace(found, findings=tuple(rows))


def cause_words(cause: Cause) -> str:
    """A cause in a row of the database."""
    return f"{cause.game} {cause.kind} {cause.name}"


class Rows(NamedTuple):
    """The record made at the end."""

    found: list[FoundRow]
    played: list[PlayRow]
    checked: list[CheckRow]


def rows_of(found: Told) -> Rows:
    """The rows of the database for the summary."""
    by_name = {one.engine: (one.info.name, one.info.version, one.command) for one in found.engines}
    content = content_of(suite()) if found.checks else ""
    return Rows(
        [
            FoundRow(
                engine=by_name[one.engine], cause=cause_words(one.cause), times=one.times,
                example=msgspec.json.encode(one.difference, order="deterministic").decode(),
            )
            for part in found.fuzz
            for one in part.findings
        ],
        [
            PlayRow(
                engine=by_name[one.engine], games=one.games, clauses=one.clauses,
                last_new=next(unseen.last for unseen in one.unseen if unseen.thing == "findings"),
            )
            for part in found.fuzz
            for one in part.engines
        ],
        [CheckRow(report=one.report, command=by_name[one.engine][2], content=content) for one in found.checks],
    )  # fmt: skip
