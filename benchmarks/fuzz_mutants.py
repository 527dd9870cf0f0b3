"""Which wrong readings of a definition differential play finds, with no scenario, against an engine written apart.

Each row is an error that a rules engine makes with what a text of a card says, and the mutants of the reference that
make it. A mutant plays against the plain engine of the examples, which is not changed; what the two differ in is only
counted if the same game shows no difference on the reference as it is. Printed: after how many games and actions it
was found, and by which clause; or how many were played in vain.

    python -m benchmarks.fuzz_mutants [NAMES…] [--about] [--actions 10000] [--seed 1] [--jobs 2] [--json FILE]

With `--about` the games are about what the error is about, as somebody would ask for who suspects it.

Each mutant has a process of its own, since a rule is broken there for good.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, to_builtins

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan, Played
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol import messages as m
from oracle.protocol.messages import Message

EXAMPLE = Path(__file__).parent.parent / "examples" / "engines" / "python"
CRASHES = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What an engine in this process may end in; as a child it would have crashed."""

ERRORS: dict[str, dict[str, tuple[str, ...]]] = {
    "lorcana": {
        "cards of several stacks on a deck are not ordered together, or by somebody else": (
            "stacks-keep-their-order", "who-resolves-orders-the-cards"),
        "a stack put into the inkwell is heard once": ("a-stack-is-inked-once",),
        "what has left play is as printed, or forgotten": (
            "cards-gone-are-as-printed", "cards-gone-are-nowhere-remembered", "what-triggers-is-as-it-is-now",
            "what-an-effect-moves-is-as-it-is-now"),
        "a modifier of the next card is used up though its condition is not met": (
            "a-next-modifier-that-does-not-apply-is-used-up",),
        "a revealed card that may not be played is chosen all the same": (
            "revealed-although-it-cannot-be-played",),
        "an action leaves before what it does is done": ("actions-are-discarded-before-they-resolve",),
        "numbers that speak of a chosen card are 0": ("costs-in-filters-know-no-names", "counts-know-no-names"),
        "triggers and payments know nothing that was chosen": (
            "triggers-made-know-no-names", "payments-within-effects-know-no-names"),
        "a discarded card does not hear of it": ("discarded-cards-do-not-know-it",),
        "what a card forbids of itself is not forbidden": ("cards-cannot-forbid-themselves",),
        "what an effect has put elsewhere is nothing any more": ("what-was-put-is-not-known-any-more",),
        "of several named cards one is played": ("one-named-card-is-played",),
        "another may be the card itself once it has moved": ("another-may-be-itself-once-it-has-moved",),
        "you may do two things though the second is impossible": ("may-asks-for-the-first-part-alone",),
        "who banishes by damage taken over is not known": (
            "damage-banishes-without-a-banisher", "banished-for-another-by-nobody"),
    },
    "altered": {
        "another may be the object itself once it has moved": ("what-moved-itself-is-another",),
        "the wrong player exhausts what was resupplied": ("the-controller-exhausts-what-another-player-resupplied",),
        "the wrong player does what a text says of a target player": ("the-target-player-is-the-other",),
        "one modifier changes a roll": ("one-modifier-for-each-roll",),
        "Tough does not add up": ("the-greatest-tough-counts-alone", "tough-paid-for-one-of-them-is-paid-for-all"),
        "leaving a zone out of play is never heard": ("only-what-is-in-play-is-joined-or-left",),
        "a Character of a trigger is one anywhere": ("a-trigger-means-characters-wherever-they-are",),
        "a target Expedition is not chosen, or forgotten": (
            "target-expeditions-of-filters-are-not-chosen", "target-expeditions-of-lasting-texts-are-not-chosen",
            "expeditions-are-forgotten-after-the-step", "lasting-texts-forget-the-target-expedition"),
        "a text about one region changes every region": ("one-regions-text-changes-every-region",),
        "a lasting text forgets its numbers": ("lasting-texts-forget-numbers",),
        "a cost of the card's own holds whatever its condition": ("costs-of-the-card-itself-without-conditions",),
        "Expeditions move on in the Arena": ("moves-on-in-the-arena",),
        "a card of a Hand is remembered as an object": (
            "a-card-of-a-hand-is-remembered-as-an-object", "a-card-discarded-from-a-hand-is-remembered-as-an-object"),
    },
}  # fmt: skip
"""Game → error → the mutants that make it."""

ABOUT: dict[str, tuple[str, ...]] = {
    "cards of several stacks on a deck are not ordered together, or by somebody else": ("put.to=deck", "shift"),
    "a stack put into the inkwell is heard once": ("When.event=inked", "put.to=inkwell"),
    "what has left play is as printed, or forgotten": ("value", "put"),
    "a modifier of the next card is used up though its condition is not met": ("pay-less",),
    "a revealed card that may not be played is chosen all the same": ("take-from.to_play", "forbid"),
    "an action leaves before what it does is done": ("play", "gather"),
    "numbers that speak of a chosen card are 0": ("Filter.cost_at_most", "count"),
    "triggers and payments know nothing that was chosen": ("pay", "later"),
    "a discarded card does not hear of it": ("When.event=discarded", "discard"),
    "what a card forbids of itself is not forbidden": ("cannot",),
    "what an effect has put elsewhere is nothing any more": ("put", "matches"),
    "of several named cards one is played": ("play", "choose"),
    "another may be the card itself once it has moved": ("Filter.other", "put"),
    "you may do two things though the second is impossible": ("may", "sequence"),
    "who banishes by damage taken over is not known": ("replace", "When.event=banishes"),
    "another may be the object itself once it has moved": ("Filter.other", "move"),
    "the wrong player exhausts what was resupplied": ("resupply.exhausted", "resupply.who"),
    "the wrong player does what a text says of a target player": ("target-player",),
    "one modifier changes a roll": ("rolls-more", "roll"),
    "Tough does not add up": ("tough", "target"),
    "leaving a zone out of play is never heard": ("Trigger.event=leaves", "Trigger.source"),
    "a Character of a trigger is one anywhere": ("Trigger.what",),
    "a target Expedition is not chosen, or forgotten": ("Filter.where=target",),
    "a text about one region changes every region": ("regions.where", "expedition"),
    "a lasting text forgets its numbers": ("optional-cost", "stats"),
    "a cost of the card's own holds whatever its condition": ("cost-alteration.condition",),
    "Expeditions move on in the Arena": ("move-expedition",),
    "a card of a Hand is remembered as an object": ("Trigger.source=hand", "matches"),
}
"""What games are about that somebody asks for who suspects an error."""

Result = TypeVar("Result")


class Row(Struct, frozen=True, kw_only=True):
    """What became of one mutant."""

    game: str
    error: str
    mutant: str
    found: bool
    games: int
    actions: int
    seconds: float
    clause: str = ""
    kind: str = ""


class Plain:
    """The plain engine in this process."""

    def __init__(self) -> None:
        if str(EXAMPLE) not in sys.path:
            sys.path.insert(0, str(EXAMPLE))
        self._answer = importlib.import_module("plain_engine").answer

    def _call(self, method: str, params: Message | dict[str, Any], result: type[Result]) -> Result:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        try:
            answer = msgspec.json.decode(self._answer(msgspec.json.encode(request))[0])
        except CRASHES as error:
            raise EngineFault("crash", f"{type(error).__name__}: {error}") from error
        if "error" in answer:
            raise EngineFault("engine-error", str(answer["error"]))
        try:
            return msgspec.convert(answer["result"], result)
        except msgspec.ValidationError as error:
            raise EngineFault("shape", str(error)) from error

    def initialize(self) -> m.EngineInfo:
        return self._call("initialize", {"protocol": 1, "suite": "benchmark"}, m.EngineInfo)

    def setup(self, params: m.SetupParams) -> m.SetupResult:
        return self._call("setup", params, m.SetupResult)

    def act(self, player: str, action: m.Action) -> m.Reply:
        return self._call("act", m.ActParams(player=player, action=action), m.Reply)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> m.Reply:
        return self._call("decide", m.DecideParams(player=player, decision=decision, answer=answer), m.Reply)

    def observe(self, viewer: str | None = None) -> m.Observation:
        return self._call("observe", m.ObserveParams(viewer=viewer), m.Observation)

    def legal(self) -> m.Legal:
        return self._call("legal", {}, m.Legal)

    def snapshot(self) -> str:
        return self._call("snapshot", {}, m.SnapshotResult).snapshot

    def restore(self, snapshot: str) -> None:
        self._call("restore", m.RestoreParams(snapshot=snapshot), dict)

    def close(self) -> None:
        """There is no process to end."""


class _Hunt(Job):
    """A job that keeps the game that differed last."""

    last: tuple[Case, Difference] | None = None

    def play(self, number: int) -> Played:
        played = super().play(number)
        self.last = played.found
        return played


def main() -> None:
    asked = _arguments()
    tasks = [
        (game, error, name, asked.actions, asked.seed, ABOUT[error] if asked.about else ())
        for game, errors in ERRORS.items()
        for error, names in errors.items()
        for name in names
        if not asked.names or name in asked.names
    ]
    rows = []
    with ProcessPoolExecutor(asked.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        for row in pool.map(_try, tasks):
            rows.append(row)
            print(_line(row), flush=True)
    for line in summary(rows):
        print(line)
    if asked.json is not None:
        asked.json.write_text(json.dumps(to_builtins(rows), indent=1) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Differential play of mutants against the plain engine.")
    parser.add_argument("names", nargs="*", help="only these mutants")
    parser.add_argument("--about", action="store_true", help="play games about what the error is about")
    parser.add_argument("--actions", type=int, default=10_000, help="actions at most for each mutant")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--json", type=Path, help="write the rows as JSON")
    return parser.parse_args()


def summary(rows: list[Row]) -> Iterator[str]:
    """How many mutants were found, and how many of the errors."""
    for game in sorted({row.game for row in rows}):
        own = [row for row in rows if row.game == game]
        errors = {row.error for row in own}
        found = {row.error for row in own if row.found}
        mutants = f"{sum(row.found for row in own)} of {len(own)} mutants"
        yield f"{PROFILES[game].name}: {len(found)} of {len(errors)} errors, {mutants}"


def _line(row: Row) -> str:
    told = f"{row.games:5} games {row.actions:6} actions {row.seconds:6.1f} s"
    return f"{row.game:8} {row.mutant:58} {told}  {f'{row.clause} {row.kind}' if row.found else 'not found'}"


def _mutant(game: str, name: str) -> Mutant:
    return next(mutant for mutant in declared(game) if mutant.name == name)


def _try(task: tuple[str, str, str, int, int, tuple[str, ...]]) -> Row:
    """Break the reference of this process, and play until the mutant is found or enough was played."""
    game, error, name, most, seed, about = task
    editions = tuple(sorted(PROFILES[game].official, key=lambda one: (one != PROFILES[game].current, one)))
    begun = time.process_time()
    told: list[Outcome] = []
    job = _Hunt(Plan(seed=seed, editions={game: editions}, about=about), Plain())
    found: list[Difference] = []

    def tell(outcome: Outcome) -> None:
        told.append(outcome)
        # A mutant that breaks down shows nothing of what the plain engine does.
        if job.last is not None and job.last[1].kind != "reference" and not _differs_anyway(job.last[0]):
            found.append(job.last[1])

    def stop() -> bool:
        return bool(found) or sum(outcome.actions for outcome in told) >= most

    with applied(_mutant(game, name)):
        job.run(None, stop, tell)
    return Row(
        game=game,
        error=error,
        mutant=name,
        found=bool(found),
        games=len(told),
        actions=sum(outcome.actions for outcome in told),
        seconds=time.process_time() - begun,
        clause=found[0].clause if found else "",
        kind=found[0].kind if found else "",
    )


def _differs_anyway(case: Case) -> bool:
    """Whether the reference as it is differs from the plain engine in the same game, in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:
        return alone.submit(_differs, case).result()


def _differs(case: Case) -> bool:
    engine = Plain()
    return play(case, ReferenceEngine(tracing=True), engine, engine.initialize()) is not None


if __name__ == "__main__":
    main()
