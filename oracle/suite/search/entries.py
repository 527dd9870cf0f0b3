"""The entries of a game that can be found, and their names and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest

from oracle.book.catalogue import Catalogue, Clause
from oracle.book.numbers import split_reference
from oracle.book.rulings import Waiting, load_rulings
from oracle.engines import reference_books as books
from oracle.engines.games import binding, folder, wording
from oracle.language.keywords import Keyword
from oracle.profiles import part
from oracle.suite.plan import Plan, StoredStep
from oracle.suite.search.hits import Hit
from oracle.suite.search.index import Entry
from oracle.suite.search.spoken import asked

HEADING = 0.8
"""The weight of a heading, compared with a clause that has its own content."""
MOST_TITLES = 30
"""Maximum titles of scenarios by which a clause can be found."""


def entries(game: str, plans: Iterable[Plan]) -> Iterator[Entry]:
    """All entries of a game, in the order of its documents. `plans`: all scenarios, of this game and others."""
    found = _Game(game, [plan for plan in plans if plan.game == game])
    yield from found.clauses()
    yield from found.documents()
    yield from found.conflicts()
    yield from found.rulings()
    yield from found.scenarios()
    yield from found.cards()


class _Game:
    def __init__(self, game: str, plans: Sequence[Plan]) -> None:
        self.game = game
        self.known: Catalogue = books.catalogue(game)
        self.edition = self.known.book.edition
        # The rows of an outline are one scenario to whoever looks for it.
        self.rows: dict[str, list[Plan]] = {}
        for plan in plans:
            self.rows.setdefault(plan.case.partition("/")[0], []).append(plan)
        self.firsts = {case: rows[0] for case, rows in self.rows.items()}
        self.homes = books.homes(game)
        self.of_clause = self._grouped(lambda plan: plan.clauses)
        self.sides = _sides(self.known)
        self.below = _below(self.known)

    def _grouped(self, keys: Callable[[Plan], Iterable[str]]) -> dict[str, list[str]]:
        """Clause, ruling or anything else of which a scenario has several → the cases with it, the plainest first."""
        found: dict[str, list[tuple[tuple[int, int, int], str]]] = {}
        for case, plan in self.firsts.items():
            for place, key in enumerate(dict.fromkeys(keys(plan))):
                # A scenario is about its first clause; one that rests on few and does little shows it most plainly.
                plain = (place, len(plan.clauses) + len(plan.conflicts), len(plan.steps) + len(plan.position.cards))
                found.setdefault(key, []).append((plain, case))
        return {key: [case for _, case in sorted(cases)] for key, cases in found.items()}

    def clauses(self) -> Iterator[Entry]:
        words, asks = _keywords(self.game), asked(self.game)
        for clause in self.known.clauses.values():
            number = clause.number
            cases = self.of_clause.get(number, [])
            own = [self.firsts[case].scenario for case in cases if self.firsts[case].clauses[0] == number]
            hit = Hit(
                kind="clause",
                id=number,
                game=self.game,
                edition=self.edition,
                title=clause.title,
                says=(clause.says,),
                clauses=(number,),
                conflicts=self.sides.get(number, ()),
                cases=tuple(cases or self._cases_below(number)),
                below=tuple(self.below.get(number, ())) if clause.kind == "heading" else (),
                code=tuple(self.homes.get(number, ())),
            )
            yield Entry(
                hit=hit,
                names=tuple(self._names(clause)),
                other_names=words.get(number, ()),
                weight=HEADING if clause.kind == "heading" else 1,
                says=" ".join((clause.says, *self._headings(number))),
                asks=asks.get(number, ""),
                more=" ".join((*own[:MOST_TITLES], *(one.statement.says for one in self.known.sources_of(number)))),
            )

    def _cases_below(self, number: str) -> Iterator[str]:
        """The scenarios of what is below a heading, which has none of its own: the plainest of each clause first."""
        found = [list(self._all_below(one)) for one in self.below.get(number, ())]
        rounds = (case for turn in zip_longest(*found) for case in turn if case is not None)
        yield from dict.fromkeys(rounds)

    def _all_below(self, number: str) -> Iterator[str]:
        yield from self.of_clause.get(number, ())
        for one in self.below.get(number, ()):
            yield from self._all_below(one)

    def _headings(self, number: str) -> Iterator[str]:
        """The titles of the two clauses above one: a clause below a heading is about the heading's subject."""
        for _ in range(2):
            number = number.rpartition(".")[0]
            if number in self.known.clauses:
                yield self.known.clauses[number].title

    def _names(self, clause: Clause) -> Iterator[str]:
        for edition in self.known.editions:
            number = self.known.number_in(clause, edition)
            if number is None or self.known.states(edition, number):
                continue
            yield from (f"{self.game}/{edition}:{number}", f"{edition}:{number}")
            if edition == self.edition:
                yield from (number, f"{self.game}:{number}", f"{self.game}/{number}")

    def documents(self) -> Iterator[Entry]:
        for reading in self.known.readings.values():
            document = Hit(kind="document", id=reading.name, game=self.game, title=reading.title)
            yield Entry(hit=document, names=(f"{self.game}/{reading.name}",), other_names=(reading.name,))
            for one in reading.statements:
                name = f"{reading.name}:{one.number}"
                cases = [*self.of_clause.get(name, ()), *self.of_clause.get(one.repeats or "", ())]
                hit = Hit(
                    kind="statement",
                    id=name,
                    game=self.game,
                    edition=self.edition,
                    title=one.says,
                    clauses=one.clauses,
                    conflicts=one.conflicts,
                    cases=tuple(dict.fromkeys(cases)),
                    code=tuple(self.homes.get(name, ())),
                )
                yield Entry(hit=hit, names=(name, f"{self.game}/{name}"), other_names=(one.number,))

    def conflicts(self) -> Iterator[Entry]:
        of_conflict = self._grouped(lambda plan: plan.conflicts)
        for one in self.known.conflicts:
            number = str(one.number)
            touched = [clause for clause, numbers in self.sides.items() if one.number in numbers]
            hit = Hit(
                kind="conflict",
                id=number,
                game=self.game,
                title=one.title,
                says=(one.question, *(f"{', '.join(side.readings)}: {side.outcome or side.says}" for side in one.side)),
                clauses=tuple(touched),
                conflicts=(one.number,),
                cases=tuple(dict.fromkeys((*one.witness, *of_conflict.get(number, ())))),
                open=one.kind == "outcome" and not one.closed,
            )
            names = (f"conflict {number}", f"conflict:{number}")
            more = " ".join(f"{side.says} {side.outcome or ''}" for side in one.side)
            yield Entry(hit=hit, names=names, other_names=(number,), says=one.question, more=more)

    def rulings(self) -> Iterator[Entry]:
        told = load_rulings(folder(self.game))
        yield from map(self._waiting, told.waiting)
        overtaken = {
            ruling: f"the book has superseded it: {one.says} ({one.clause})"
            for one in told.overtaken
            for ruling in one.rulings
        }
        for ruling, cases in self._grouped(lambda plan: plan.rulings).items():
            plans = [self.firsts[case] for case in cases]
            hit = Hit(
                kind="ruling",
                id=ruling,
                game=self.game,
                edition=self.edition,
                title=told.about.get(ruling, "; ".join(plan.scenario for plan in plans)),
                says=(*_outcome(plans[0]), *filter(None, [overtaken.get(ruling)])),
                clauses=tuple(dict.fromkeys(clause for plan in plans for clause in plan.clauses)),
                conflicts=tuple(dict.fromkeys(int(number) for plan in plans for number in plan.conflicts)),
                cases=tuple(cases),
            )
            more = " ".join(f"{plan.scenario} {_words(plan)}" for plan in plans)
            yield Entry(hit=hit, names=_ruling_names(ruling), more=more)

    def _waiting(self, one: Waiting) -> Entry:
        """A ruling that no scenario is taken from yet."""
        hit = Hit(
            kind="ruling",
            id=one.ruling,
            game=self.game,
            edition=self.edition,
            title=one.about,
            says=(f"no scenario yet: the text of {one.card} is not understood",),
            clauses=one.clauses,
        )
        said = " ".join(f"{clause.title} {clause.says}" for clause in map(self.known.clause, one.clauses))
        return Entry(hit=hit, names=_ruling_names(one.ruling), more=f"{one.card} {said}")

    def scenarios(self) -> Iterator[Entry]:
        for case, rows in self.rows.items():
            plan = rows[0]
            hit = Hit(
                kind="scenario",
                id=case,
                game=self.game,
                edition=plan.editions[0],
                title=plan.scenario,
                says=_outcome(plan),
                clauses=plan.clauses,
                conflicts=tuple(map(int, plan.conflicts)),
                cases=(case,),
                rulings=plan.rulings,
                place=f"features/{plan.feature}:{plan.line}",
            )
            names = (case, f"case:{case}", *(row.case for row in rows if row.case != case))
            yield Entry(hit=hit, names=names, more=_words(plan))

    def cards(self) -> Iterator[Entry]:
        played = self._grouped(lambda plan: sorted({one.card for one in plan.position.cards if one.card is not None}))
        said, known = wording(self.game), binding(self.game).cards
        for name, card in known.items():
            english = said.said(card)
            cases = played.get(name, [])
            conflicts = Counter(int(number) for case in cases for number in self.firsts[case].conflicts)
            hit = Hit(
                kind="card",
                id=name,
                game=self.game,
                edition=self.edition,
                title=name,
                says=english.lines,
                clauses=english.clauses,
                conflicts=tuple(number for number, _ in conflicts.most_common()),
                cases=tuple(cases),
                printing_of=plain if (plain := name.rpartition(" - ")[0]) in known else "",
            )
            yield Entry(hit=hit, names=(name,), more=" ".join(english.lines))


def _ruling_names(ruling: str) -> tuple[str, ...]:
    """A ruling with a letter after its number is also found by the number without it."""
    return (ruling, f"ruling:{ruling}", ruling.rstrip("abcdefgh"))


def _keywords(game: str) -> dict[str, tuple[str, ...]]:
    """Clause → the keywords that it is about."""
    known = part(game, "keywords")
    table: Mapping[str, Keyword] = {} if known is None else known.KEYWORDS
    found: dict[str, tuple[str, ...]] = {}
    for word, one in table.items():
        found[one.clause] = (*found.get(one.clause, ()), word)
    return found


def _below(known: Catalogue) -> dict[str, list[str]]:
    """Clause → the clauses right below it."""
    found: dict[str, list[str]] = {}
    for number in known.clauses:
        found.setdefault(number.rpartition(".")[0], []).append(number)
    return found


def _sides(known: Catalogue) -> dict[str, tuple[int, ...]]:
    """Clause → the conflicts that name it, or in which its statements take sides; as `Catalogue.conflicts_of`."""
    found: dict[str, set[int]] = {}
    for reading in known.readings.values():
        for statement in reading.statements:
            for number in statement.clauses:
                found.setdefault(number, set()).update(statement.conflicts)
    for conflict in known.conflicts:
        for reference in (reference for side in conflict.side for reference in side.clauses):
            _, edition, cited = split_reference(reference)
            if edition in known.editions and not known.states(edition, cited):
                for clause in known.all_clauses(cited, edition):
                    found.setdefault(clause.number, set()).add(conflict.number)
    return {number: tuple(sorted(numbers)) for number, numbers in found.items()}


def _outcome(plan: Plan) -> tuple[str, ...]:
    """The last action of a scenario, and the expectations after it."""
    last = max((place for place, step in enumerate(plan.steps) if step.keyword == "when"), default=0)
    return tuple(line for step in plan.steps[last:] for line in _lines(step))


def _lines(step: StoredStep) -> Iterator[str]:
    yield step.text
    if step.table is not None:
        yield from (" · ".join(cell for cell in row.cells if cell) for row in step.table.rows)


def _words(plan: Plan) -> str:
    """All words of a scenario, its cards first."""
    cards = dict.fromkeys(one.card for one in plan.position.cards if one.card is not None)
    steps = (line for step in plan.steps for line in _lines(step))
    return " ".join((*cards, *(step.text for step in plan.given), *steps))
