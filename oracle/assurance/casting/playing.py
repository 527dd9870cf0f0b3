"""Casting for one engine: plays each scenario with cards that the engine has, if that tests the same rule."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from oracle.assurance.casting.library import NONE, Casts, known
from oracle.assurance.casting.stock import Stock, names_of
from oracle.assurance.faults.dictionary import digest_of_case
from oracle.engines.base import Engine, EngineFault
from oracle.engines.known_cards import known_of, says_its_cards
from oracle.protocol.declared import FROM_DECKS
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Otherwise, Result, Unlock
from oracle.protocol.simple_cards import MADE_UP
from oracle.suite.jobs import Run
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.phrases.setting import begins_with_decks
from oracle.suite.plan import Plan
from oracle.suite.run.support import lacks

if TYPE_CHECKING:
    from oracle.assurance.casting.casting import Cast
    from oracle.assurance.casting.from_decks.course import Why
    from oracle.assurance.casting.from_decks.told import Reached
    from oracle.assurance.casting.kept import PlayedCasts

Mode = Literal["printed", "auto"]
"""`printed`: with printed cards only; `auto`: as written if the engine has the cards, else with others."""
MOST_DOUBTED = 200
"""Maximum failures under a cast that are retried under others."""
ONLY_DECKS = "the engine takes decks only, and no game is known that leads there: "
SAID: Mapping[Why, str] = MappingProxyType(
    {
        "moment": "the position is not at the beginning of a main phase, or of a player's turn in an Afternoon",
        "past": "it looks back on what happened earlier",
        "cards": "it needs a card that is not printed",
        "places": "cards are in places or states to which none of the games tried leads",
        "long": "it takes too many turns, or more cards than are drawn",
        "course": "the effects of the cards lead the games that were tried elsewhere",
        "rule": "after every game that was tried, the scenario tests something else",
        "guard": "after every game that was tried, it would detect fewer wrong engines, or none that are known",
        "late": "nobody has looked for one long enough",
    }
)
FAILED, HELD = ("fail", "error"), ("pass", "disputed")


class Origin(NamedTuple):
    """The source of a variation."""

    written: Plan
    """The scenario."""
    varied: Callable[[Plan, str, Collection[str] | None], Plan]
    """The scenario with a cast, the edition, and printed cards to exclude → its variation; with None, one in which only
    names differ.
    """


class _Other(NamedTuple):
    """Another cast of a failure."""

    cast: Cast
    plan: Plan
    """The scenario with this cast."""
    result: Result | None = None
    """Its result."""


class Casting:
    """Chooses casts for an engine, and learns from its answers which cards it lacks.

    Implements `oracle.suite.runner.Casting`.
    """

    def __init__(self, mode: Mode, origins: Mapping[str, Origin] | None = None) -> None:
        """`origins`: the sources of variations, by case; variations use the casts of their scenarios."""
        self._mode = mode
        self._origins = origins or {}
        self.stocks: dict[str, Stock] = {}
        """By game."""
        self.faults: dict[str, str] = {}
        """Game → the error when the engine was asked about its cards."""
        self._info: EngineInfo | None = None
        self._written: Sequence[Run] = ()
        self._runs: list[Run] = []
        """The runs as last played."""
        self._played: dict[str, PlayedCasts] = {}
        """By game."""
        self._casts: dict[int, Cast] = {}
        """Index of a run → its cast."""
        self._names_alone: set[int] = set()
        """Indexes of runs of variations with only names changed, since the engine lacks something in the usual one."""
        self._games: dict[int, int] = {}
        """Index of a run → the moves of the game from decks that leads to it."""
        self._others: dict[int, list[_Other]] = {}
        """Index of a failure → the other casts tried for it."""

    def begin(self, engine: Engine, info: EngineInfo, runs: Sequence[Run]) -> list[Run]:
        """The runs with their first casts, in the same order."""
        self._info, self._written = info, runs
        for game in dict.fromkeys(plan.game for plan, _ in runs):
            stock = Stock(info.games.get(game), printed_alone=self._mode == "printed")
            self.stocks[game] = stock
            if says_its_cards(info, game):
                self._ask_about(engine, game, [plan for plan, _ in runs if plan.game == game])
        self._runs = [(self._cast(place, plan, edition), edition) for place, (plan, edition) in enumerate(runs)]
        return self._runs

    def _ask_about(self, engine: Engine, game: str, plans: Collection[Plan]) -> None:
        """Ask which printed cards of these scenarios the engine has and, if it lacks any, which cards of their
        casts.
        """
        own = {name for plan in plans for name in names_of(plan) if name not in plan.definitions}
        self.ask(engine, game, own)
        short = {plan.case for plan in plans if self.stocks[game].missed(plan)} if game not in self.faults else set()
        kept = [self._kept(plan) or NONE for plan in plans if plan.case in short]
        self.ask(engine, game, {name for casts in kept for cast in casts.every for name in cast.values()} - own)

    def ask(self, engine: Engine, game: str, names: Collection[str]) -> None:
        """Ask which of these printed cards the engine has; a fault in its answer is stored in `faults`."""
        try:
            self.stocks[game].learn(names, known_of(engine, game, names))
        except EngineFault as fault:
            self.faults[game] = f"{fault.kind}: {fault}"

    def again(self, runs: Sequence[Run], results: Sequence[Result]) -> Iterator[tuple[int, Run]]:
        """The indexes of runs that lack a card, each with another cast if there is one."""
        both = list(zip((plan for plan, _ in runs), results, strict=True))
        played = {name for plan, result in both if result.verdict in (*HELD, "fail") for name in self._printed_in(plan)}
        for plan, result in both:
            if result.lacking:
                self.stocks[plan.game].learn_from(plan, result, played)
        for place, ((plan, edition), result) in enumerate(zip(self._written, results, strict=True)):
            if result.verdict == "unsupported" and (other := self._another(place, plan, edition, result)) is not None:
                self._runs[place] = other, edition
                yield place, (other, edition)

    def _another(self, place: int, plan: Plan, edition: str, result: Result) -> Plan | None:
        """What to play in place of an unsupported run; None if there is nothing else.

        For a variation, the last resort is one in which only names differ.
        """
        before, origin = self._runs[place][0], self._origins.get(plan.case)
        if origin is not None and result.lacking:
            told = [role for role, card in self._casts.get(place, {}).items() if role == card]
            self.stocks[plan.game].learn_of(origin.written, before, result, told)
        if result.lacking and not _same_table(other := self._cast(place, plan, edition), before):
            return other
        if self._info is None or origin is None or lacks(origin.written, edition, self._info):
            return None
        self._names_alone.add(place)
        other = self._cast(place, plan, edition)
        return None if _same_table(other, before) else other

    def doubted(self, results: Sequence[Result]) -> Iterator[tuple[int, Run]]:
        """Failures with printed cards, each with another cast, until one of the casts passes."""
        steady = (place for place, result in enumerate(results) if result.verdict in FAILED and not result.flaky)
        failed = list(filter(self._is_printed, steady))
        for place in failed[:MOST_DOUBTED]:
            tried = self._others.setdefault(place, [])
            if all(other.result is not None and other.result.verdict not in HELD for other in tried):
                plan, edition = self._written[place]
                found = self._accepted(plan, edition, [self._casts.get(place, {}), *(other.cast for other in tried)])
                if found is not None:
                    tried.append(_Other(found[1], found[0]))
                    yield place, (found[0], edition)

    def _is_printed(self, place: int) -> bool:
        """Whether a scenario is played with a cast, or has printed cards only."""
        return place in self._casts or MADE_UP not in self._written[place][0].needs

    def compared(self, place: int, result: Result) -> None:
        """Record the result of a failure under the other cast."""
        self._others[place][-1] = self._others[place][-1]._replace(result=result)

    def ended(self, results: Sequence[Result]) -> Iterator[Result]:
        """The results with their casts; for a failure also its results under other casts, and the scenario as
        played.
        """
        for played in self._played.values():
            played.save()
        for place, result in enumerate(results):
            told = place in self._casts or place in self._games or self._others.get(place)
            found = self._told(place, result, self._casts.get(place, {})) if told else result
            yield replace(found, message=self._unreached(place, found)) if found.verdict == "unsupported" else found

    def played(self, plans: Iterable[Plan]) -> tuple[Plan, ...]:
        """The scenarios as played."""
        cast = {self._runs[place][0].case: self._runs[place][0] for place in {*self._casts, *self._games}}
        return tuple(cast.get(plan.case, plan) for plan in plans)

    def plan(self, plans: Iterable[Plan], results: Iterable[Result], info: EngineInfo) -> tuple[Unlock, ...]:
        """Additions that would let the engine run more cases, the most effective first."""
        from oracle.assurance.casting.unlocking import plan_of

        return plan_of(plans, results, info, self.stocks, self._kept)

    def _told(self, place: int, result: Result, cast: Cast) -> Result:
        kept = self._kept(self._written[place][0]) or NONE
        moves = self._games.get(place, 0)
        result = replace(result, cast=dict(sorted(cast.items())), adapted=kept.changes(cast) is not None, moves=moves)
        if result.verdict not in FAILED:
            return result
        from oracle.assurance.casting.written import as_played

        own = self._printed_in(self._runs[place][0])
        others = tuple(
            Otherwise(
                cast=dict(sorted(other.cast.items())),
                without=tuple(sorted(own - self._printed_in(other.plan))),
                verdict=other.result.verdict,
            )
            for other in self._others.get(place, ())
            if other.result is not None
        )
        return replace(result, otherwise=others, played=as_played(*self._runs[place]) if cast else "")

    @staticmethod
    def _printed_in(plan: Plan) -> set[str]:
        return set(names_of(plan)) - plan.definitions.keys()

    def _cast(self, place: int, plan: Plan, edition: str) -> Plan:
        self._games.pop(place, None)
        if FROM_DECKS in self.stocks[plan.game].declared and not begins_with_decks(plan.position, plan.game):
            return self._led(place, plan, edition)
        found = self._accepted(plan, edition, names_alone=place in self._names_alone)
        if found is None:
            self._casts.pop(place, None)
            return self._trimmed(plan)
        if found[1]:
            self._casts[place] = found[1]
        return found[0]

    def _led(self, place: int, plan: Plan, edition: str) -> Plan:
        """The scenario after a game from decks with cards that the engine has; as it is if there is none."""
        self._casts.pop(place, None)
        lacking, kept = self.stocks[plan.game].lacking, kept_of(plan) or NONE
        known = reached_of(plan)
        for game in known.games if known is not None else ():
            if not lacking & game.cards:
                found = self._played_casts(plan.game).of(plan, edition, game.cast, kept.changes(game.cast), game)
                if found is not None:
                    self._games[place] = len(game.moves)
                    if game.cast:
                        self._casts[place] = game.cast
                    return found
        return plan

    def _unreached(self, place: int, result: Result) -> str:
        """The message of an unsupported result; for an engine from decks, why no game leads to the scenario."""
        plan = self._written[place][0]
        stock = self.stocks[plan.game]
        if FROM_DECKS not in stock.declared or place in self._games or result.lacking:
            return result.message
        if plan.case in self._origins:
            return f"{ONLY_DECKS}it is a variation"
        known = reached_of(plan)
        why = "late" if known is None or known.why is None else known.why
        return result.message if begins_with_decks(plan.position, plan.game) else f"{ONLY_DECKS}{SAID[why]}"

    def _trimmed(self, plan: Plan) -> Plan:
        """The scenario without made-up cards that are not in its position, for an engine that cannot read all cards."""
        stock = self.stocks[plan.game]
        if MADE_UP in stock.declared or MADE_UP not in plan.needs or plan.definitions.keys() <= set(names_of(plan)):
            return plan
        from oracle.assurance.casting.casting import recast

        return recast(plan, {})

    def _accepted(
        self, plan: Plan, edition: str, used: Sequence[Cast] = (), *, names_alone: bool = False
    ) -> tuple[Plan, Cast] | None:
        """A replacement for a scenario or variation with a missing card; None if there is none.

        For a variation, the result is a variation of the recast scenario, with `names_alone` one in which only names
        differ.
        """
        stock = self.stocks[plan.game]
        missed = stock.missed(plan)
        if not missed and not used and not names_alone:
            return None
        origin = self._origins.get(plan.case)
        if origin is None:
            return self._recast(plan, edition, missed, used)
        # Its made-up cards may have other names in the variation.
        roles = stock.missed(origin.written) or (origin.written.definitions.keys() & set(names_of(origin.written)))
        found = self._recast(origin.written, edition, sorted(roles), used)
        if found is None and stock.missed(origin.written):
            return None
        cast_plan, cast = found or (origin.written, {})
        return origin.varied(cast_plan, edition, None if names_alone else stock.lacking), cast

    def _recast(
        self, plan: Plan, edition: str, missed: Sequence[str], used: Sequence[Cast]
    ) -> tuple[Plan, Cast] | None:
        """The scenario with the first cast of available cards that keeps the rule; None if there is none.

        If casts were `used` before, those that keep most of the first cast's cards come first.
        """
        stock, kept, played = self.stocks[plan.game], kept_of(plan) or NONE, self._played_casts(plan.game)
        names, casts = names_of(plan), list(stock.casts(plan, kept, missed))
        if used:
            # The same cards in other roles would prove nothing.
            casts = [cast for cast in casts if all(_gone(cast, other, names) for other in used)]
            casts.sort(key=lambda one: len(_gone(one, used[0], names)))
        for cast in casts:
            found = played.of(plan, edition, cast, kept.changes(cast))
            if found is not None:
                return found, cast
        return None

    def _played_casts(self, game: str) -> PlayedCasts:
        from oracle.assurance.casting.kept import PlayedCasts

        if game not in self._played:
            self._played[game] = PlayedCasts(game)
        return self._played[game]

    def _kept(self, plan: Plan) -> Casts | None:
        return kept_of(written_of(plan, self._origins))


def _same_table(one: Plan, other: Plan) -> bool:
    return (one.position, one.definitions) == (other.position, other.definitions)


def _gone(cast: Cast, other: Cast, names: Iterable[str]) -> set[str]:
    """The cards that one cast has and the other lacks, for a scenario with cards of these names."""
    before, now = ({one.get(name, name) for name in names if name != FILLER} for one in (other, cast))
    return before - now


def written_of(plan: Plan, origins: Mapping[str, Origin]) -> Plan:
    """The source scenario of a variation; any other scenario itself."""
    origin = origins.get(plan.case)
    return plan if origin is None else origin.written


def is_unprinted(plan: Plan) -> bool:
    """Whether a scenario of the suite has made-up cards for which no printed ones were found."""
    kept = kept_of(plan) if MADE_UP in plan.needs else None
    return kept is not None and not kept.every


def reached_of(plan: Plan) -> Reached | None:
    """The stored game that leads to a scenario; None if it was never looked for, or the scenario has changed since."""
    from oracle.assurance.casting.from_decks import told

    games = told.known(plan.game)
    found = None if games is None else games.cases.get(plan.case)
    return None if found is None or found.digest != digest_of_case(plan) else found


def kept_of(plan: Plan) -> Casts | None:
    """The casts of a scenario; None if there are none, or the scenario has changed since."""
    library = known(plan.game)
    kept = None if library is None else library.cases.get(plan.case)
    return None if kept is None or kept.digest != digest_of_case(plan) else kept
