"""Finds what keeps an engine from being judged: capabilities it lacks, and what it calls unsupported in `setup`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.protocol.messages import MANNERS, Card, EngineInfo
from oracle.protocol.results import Result
from oracle.suite.connecting.findings import STAGES, Finding, Task
from oracle.suite.connecting.kinds import acted
from oracle.suite.connecting.watched import Enough
from oracle.suite.jobs import Run
from oracle.suite.plan import Plan, setup_params
from oracle.suite.run.result import result_of
from oracle.suite.run.support import lacks
from oracle.suite.run.verdict import run_once

MOST_FAULTS = 3
"""After this many setups that end in a fault, no more are tried."""


class Heard(Struct, kw_only=True):
    """Which scenarios can be played at all."""

    results: list[Result] = []
    """One per scenario, in order: unsupported, or *pass* if nothing is known to be missing."""
    wrong: list[Finding] = []
    """The faults of `setup`."""
    taken: list[Run] = []
    """The scenarios that were set up and can be played."""
    asked: int = 0
    """How many scenarios were set up to find out."""
    of: int = 0
    """The number that the engine supports by its own declarations."""


def heard(runs: Sequence[Run], engine: Engine, info: EngineInfo, untaken: Mapping[str, frozenset[str]]) -> Heard:
    """Which scenarios are unsupported: by declaration, by the actions they need, and by the answer to `setup`.

    `untaken`: game → the kinds of actions that the engine called unsupported; other games are not set up. Scenarios
    with new words or cards come first, then the others, until the engine's time is used up.
    """
    found, left = Heard(), []
    for place, (plan, edition) in enumerate(runs):
        lacking = lacks(plan, edition, info)
        found.results.append(result_of(plan, edition, "unsupported" if lacking else "pass", lacking))
        left += [] if lacking or plan.game not in untaken else [place]
    found.of = len(left)
    for place in _newest_words_first(left, runs):
        plan, edition = runs[place]
        try:
            found.results[place] = _set_up(plan, edition, engine, untaken[plan.game])
        except EngineFault as fault:
            text = f"{fault.kind}: {fault}"
            found.wrong.append(
                Finding(stage="set-ups", state="wrong", what="`setup`", game=plan.game, case=plan.case, text=text)
            )
        except Enough:
            break
        found.asked += 1
        found.taken += [runs[place]] if found.results[place].verdict == "pass" else []
        if len(found.wrong) == MOST_FAULTS:
            break
    return found


def _newest_words_first(places: Iterable[int], runs: Sequence[Run]) -> Iterator[int]:
    seen: set[str] = set()
    later = []
    for place in places:
        plan = runs[place][0]
        words = set(_words(plan.definitions)) | {card.card or "" for card in plan.position.cards}
        if words <= seen:
            later.append(place)
        else:
            seen |= words
            yield place
    yield from later


def _words(told: object) -> Iterator[str]:
    """The fields of definitions and their words."""
    if isinstance(told, Mapping):
        for field, value in told.items():
            yield str(field)
            yield from _words(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _words(value)
    elif isinstance(told, str):
        yield told


def _set_up(plan: Plan, edition: str, engine: Engine, untaken: frozenset[str]) -> Result:
    missing = sorted(acted(plan) & untaken)
    said = engine.setup(setup_params(plan, edition))
    if said.status == "ok" and not missing:
        return result_of(plan, edition, "pass")
    lacking = (said.unsupported or (said.message,)) if said.status != "ok" else ()
    lacking += tuple(f"the action {kind}" for kind in missing)
    return replace(result_of(plan, edition, "unsupported", ", ".join(lacking)), lacking=lacking)


# --- what to mend ---------------------------------------------------------------------------------------


def mends(found: Sequence[Finding], runs: Sequence[Run]) -> Iterator[Task]:
    """Everything that is wrong, stage by stage, with the number of scenarios that have it."""
    for one in sorted((one for one in found if one.state == "wrong"), key=lambda one: STAGES.index(one.stage)):
        having = sum(_has(plan, one) for plan, _ in runs)
        yield Task(kind="mend", game=one.game, names=(one.what,), cases=having, case=one.case)


def _has(plan: Plan, one: Finding) -> bool:
    if one.game and plan.game != one.game:
        return False
    if one.stage == "actions":
        return one.what in acted(plan)
    if one.stage == "questions":
        return any(call.answers or call.asks for call in plan.calls)
    if one.stage == "positions":
        # Every card has a zone and an owner, but only some lie under another.
        field = one.field.partition(".")[2].partition(".")[0]
        return not hasattr(Card, field) or any(getattr(card, field) for card in plan.position.cards)
    return one.stage == "handshake" or one.what in plan.needs


def manners(failed: Sequence[Run], engine: Engine, info: EngineInfo) -> Iterator[Task]:
    """Manners that would let failed scenarios pass, if they were declared."""
    for game, support in info.games.items():
        own = [run for run in failed if run[0].game == game]
        for manner in MANNERS:
            if manner not in support.manners and own:
                more = replace(support, manners=(*support.manners, manner))
                as_if = replace(info, games={**info.games, game: more})
                ended = [run_once(plan, engine, edition, as_if).result.verdict for plan, edition in own]
                count = sum(verdict in ("pass", "disputed") for verdict in ended)
                if count:
                    yield Task(kind="manner", game=game, names=(manner,), cases=count)
