"""One job of a campaign: games one after the other, each made from the seed, the job and its number alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.altered import AlteredMaker
from oracle.assurance.fuzz.blame import Called
from oracle.assurance.fuzz.case import Case, Move
from oracle.assurance.fuzz.corpus import Corpus, Progress, Record
from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.found import Difference, Signature
from oracle.assurance.fuzz.guide import Guide
from oracle.assurance.fuzz.lacks import Learner, Learnt, lacking_cards
from oracle.assurance.fuzz.lockstep import Lockstep
from oracle.assurance.fuzz.lorcana import LorcanaMaker
from oracle.assurance.fuzz.making import Json, Maker, Offered
from oracle.assurance.fuzz.meaning import ByMeaning, confirmed
from oracle.assurance.fuzz.wander import Wanderer
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import SetupParams

MAKERS: dict[str, Callable[[Offered], Maker]] = {"lorcana": LorcanaMaker, "altered": AlteredMaker}
BLOCK = 150
"""Games that are made from the same stock of cards."""
CLEARED = 3
"""Differences of manner after which whole actions are compared."""
SAVED = 50
"""Games after which the progress is saved."""
DERIVED = 0.5
"""How many games are derived from an interesting one, once there are any."""
TRIES = 3
"""How often a position is made plainer that an engine has no support for."""
CURRENT = 0.65
"""How many of the others are of the first edition."""


class Plan(Struct, frozen=True, kw_only=True):
    """What all jobs of a campaign share."""

    seed: int
    editions: Mapping[str, tuple[str, ...]]
    """The games that are played, each with its editions; the first one mostly."""
    by_digest: bool = False
    """Whether tables are compared by their hashes where the engine offers them."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What one game came to."""

    games: int
    """How many games the job has played in this run."""
    actions: int
    difference: Difference | None = None
    record: Record | None = None
    """With a new difference."""


class Write(Protocol):
    """Shrinks a case and writes what it shows; the signature of what is left, and the names of the files."""

    def __call__(self, case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]: ...


class _Side:
    """What a job has of one game."""

    def __init__(self, game: str, lockstep: Lockstep, learnt: Learnt, guide: Guide) -> None:
        info = lockstep.info
        self.offered = Offered(capabilities=frozenset(info.games[game].capabilities))
        self.learner = Learner(learnt, self.offered)
        self.guide = guide
        self.maker = MAKERS[game](self.offered)
        self.lockstep = lockstep
        self.new: set[str] = set()
        self.wanderer = Wanderer(self.lockstep, self.maker, self.offered, self._note)
        self.block = -1
        self.cleared = 0
        """Differences that were only another manner of asking."""
        self.to_the_letter = True
        """Whether every question is compared: until the engine has shown that it asks in a manner of its own."""

    def by_meaning(self) -> None:
        """Compare whole actions from now on."""
        of = self.lockstep
        self.lockstep = ByMeaning(ReferenceEngine(tracing=True, recognisable=True), of.engine, of.info)
        self.wanderer.lockstep = self.lockstep
        self.to_the_letter = False

    def _note(self, calls: Sequence[Called]) -> None:
        self.guide.note(calls, self.new)

    def plainer(self, setup: SetupParams, names: list[str]) -> SetupParams:
        """The position without the printed cards of these names, and without what the made-up ones can do."""
        gone = {name for name in names if name not in setup.definitions}
        below = {card.under for card in setup.position.cards}
        cards = tuple(c for c in setup.position.cards if c.card not in gone or c.ref in below)
        plain = {name: plain_card(setup.definitions[name]) for name in names if name in setup.definitions}
        position = replace(setup.position, cards=cards)
        return replace(setup, position=position, definitions={**setup.definitions, **plain})

    def made(self, dice: Dice, editions: tuple[str, ...]) -> tuple[SetupParams, tuple[Move, ...]]:
        """A position, and moves to begin with."""
        if self.guide.kept and dice.hit(DERIVED):
            setup, moves = self.guide.another(dice, self.maker, self.offered)
            if setup.edition in editions:
                return setup, moves
        edition = editions[0] if dice.hit(CURRENT) else dice.pick(editions)
        return self.maker.setup(dice, edition), ()


def plain_card(definition: Json) -> Json:
    """The card without abilities; a spell or an action without an effect."""
    return {field: value for field, value in definition.items() if field not in ("abilities", "effect")}


class Job:
    """Games of one seed, from where the corpus says that the job stopped last time."""

    def __init__(self, plan: Plan, number: int, engine: Engine, corpus: Corpus | None, write: Write | None) -> None:
        self.plan = plan
        self.number = number
        self.engine = engine
        self.corpus = corpus
        self.write = write
        self.name = "-".join([f"seed-{plan.seed}", f"job-{number}", *sorted(plan.editions)])
        self.progress = corpus.progress(self.name) if corpus is not None else Progress()
        self.reference = ReferenceEngine(tracing=True)
        self.info = engine.initialize()
        self.known: set[Signature] = corpus.known(self.info.name) if corpus is not None else set()
        self._sides = {game: self._side(game) for game in plan.editions}

    def _side(self, game: str) -> _Side:
        count = self.progress.kept.get(game, 0)
        kept = self.corpus.kept(self.name, game, count) if self.corpus is not None else []
        learnt = self.progress.learnt.setdefault(game, Learnt())
        lockstep = Lockstep(self.reference, self.engine, self.info, by_digest=self.plan.by_digest)
        return _Side(game, lockstep, learnt, Guide(kept))

    def run(self, limit: int | None, stop: Callable[[], bool], tell: Callable[[Outcome], None]) -> None:
        """Play so many games (None: until told to stop). Raises EngineFault where no engine can be started, OSError."""
        played = 0
        try:
            while (limit is None or played < limit) and not stop():
                actions, found = self._game(self.progress.games)
                played += 1
                self.progress.games += 1
                self.progress.actions += actions
                self._tell(tell, played, actions, found)
                if played % SAVED == 0:
                    self._save()
        finally:
            self._save()

    def _tell(
        self, tell: Callable[[Outcome], None], played: int, actions: int, found: tuple[Case, Difference] | None
    ) -> None:
        if found is None:
            tell(Outcome(games=played, actions=actions))
            return
        case, difference = found
        record = None if difference.signature in self.known else self._record(case, difference)
        told = difference if record is None else record.difference
        tell(Outcome(games=played, actions=actions, difference=told, record=record))

    def _record(self, case: Case, difference: Difference) -> Record | None:
        """What is kept of a new difference; None where it comes, once shrunk, to one that is known."""
        files: tuple[str, ...] = ()
        small, shown = case, difference
        if self.write is not None:
            # A case that cannot be played a second time (chance was taken back in it) is kept as it is.
            with suppress(InputError):
                shown, small, files = self.write(case, difference)
        before = self.known
        self.known = before | {difference.signature, shown.signature}
        if shown.signature in before:
            return None
        record = Record(
            engine=self.info.name,
            seed=self.plan.seed,
            job=self.number,
            number=self.progress.games - 1,
            difference=shown,
            case=small,
            also=(difference.signature,) if difference.signature != shown.signature else (),
            files=files,
        )
        if self.corpus is not None:
            self.corpus.add(record)
        return record

    def _game(self, number: int) -> tuple[int, tuple[Case, Difference] | None]:
        """How many actions, and the difference if there was one."""
        games = sorted(self.plan.editions)
        game = games[number % len(games)]
        side = self._sides[game]
        seed = f"{self.plan.seed}/{self.number}"
        if side.block != number // BLOCK:
            side.block = number // BLOCK
            side.maker.restock(Dice(f"{seed}/{game}/{side.block}"))
        dice = Dice(f"{seed}/{number}")
        side.lockstep.reference.seed = dice.between(1, 10**9)
        setup, moves = side.made(dice, self.plan.editions[game])
        before = side.wanderer.actions
        side.new = set()
        case, difference = side.wanderer.play(dice, setup, moves)
        side.learner.note(side.lockstep)
        for _ in range(TRIES):
            if side.lockstep.lacking is None or case.moves:
                break
            setup = side.plainer(setup, [*lacking_cards(side.lockstep)] or sorted(setup.definitions))
            case, difference = side.wanderer.play(dice, setup, moves)
            side.learner.note(side.lockstep)
        self._keep(game, case, side)
        actions = side.wanderer.actions - before
        if difference is None:
            return actions, None
        whole = replace(case, setup=replace(setup, chance=difference.chance))
        if side.to_the_letter and confirmed(whole, difference, self.engine, self.info) is None:
            side.cleared += 1
            if side.cleared == CLEARED:
                side.by_meaning()
            return actions, None
        return actions, (whole, difference)

    def _keep(self, game: str, case: Case, side: _Side) -> None:
        kept = side.guide.keep(case, side.new)
        if kept is not None:
            self.progress.kept[game] = self.progress.kept.get(game, 0) + 1
            if self.corpus is not None:
                self.corpus.keep(self.name, game, kept)

    def _save(self) -> None:
        if self.corpus is not None:
            self.corpus.store(self.name, self.progress)
