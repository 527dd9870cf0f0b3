"""What to do next for an engine: what each further capability, card, word or manner would open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.profiles import PROFILES
from oracle.protocol.messages import MANNERS, EngineInfo
from oracle.protocol.results import Result
from oracle.protocol.simple_cards import missing_of
from oracle.suite.plan import Plan, setup_params
from oracle.suite.run.verdict import run_plan


class Opening(Struct, frozen=True, kw_only=True):
    """One thing that an engine lacks, or does not say of itself."""

    game: str
    kind: str
    """`capability`, `edition`, `game`, `manner`, or `lack` for what the engine has named itself."""
    what: str
    alone: int
    """Scenarios that lack nothing else, as far as is known; of a manner, those that fail now and would not."""
    scenarios: int
    """Scenarios that lack this, perhaps among others."""


Key = tuple[str, str, str]


def openings(plans: Iterable[Plan], results: Iterable[Result], engine: Engine, info: EngineInfo) -> tuple[Opening, ...]:
    """Everything that would open a scenario, that which opens most first."""
    known = {plan.case: plan for plan in plans}
    alone, among = Counter[Key](), Counter[Key]()
    for result in results:
        if result.verdict == "unsupported":
            lacking = set(_lacking(known[result.case], result, engine, info))
            among.update(lacking)
            alone.update(lacking if len(lacking) == 1 else ())
    found = [_opening(key, alone[key], among[key]) for key in among]
    found += _manners(known, [result for result in results if result.verdict in ("fail", "error")], engine, info)
    return tuple(sorted(found, key=lambda one: (-one.alone, -one.scenarios, one.game, one.kind, one.what)))


def _opening(key: Key, alone: int, among: int) -> Opening:
    return Opening(game=key[0], kind=key[1], what=key[2], alone=alone, scenarios=among)


def _lacking(plan: Plan, result: Result, engine: Engine, info: EngineInfo) -> Iterator[Key]:
    support = info.games.get(plan.game)
    if support is None:
        yield plan.game, "game", PROFILES[plan.game].name
    elif result.edition not in support.editions:
        yield plan.game, "edition", result.edition
    else:
        missing = missing_of(plan.game, plan.needs, plan.definitions, support.capabilities)
        for need in missing:
            yield plan.game, "capability", need
        if not missing:
            for name in _named(plan, result, engine):
                yield plan.game, "lack", name


def _named(plan: Plan, result: Result, engine: Engine) -> Iterable[str]:
    """What the engine says that it lacks, without the names of the made-up cards that it stands on."""
    try:
        said = engine.setup(setup_params(plan, result.edition))
    except EngineFault:
        return ()
    if said.status == "ok":
        return (result.message,)
    return [_plain(name, plan) for name in said.unsupported] or [said.message]


def _plain(name: str, plan: Plan) -> str:
    for card in sorted(plan.definitions, key=len, reverse=True):
        # Only where it begins: "cards under a card" speaks of any card, not of the one called "a card".
        whole = name.removeprefix("card ")
        if whole.startswith(card):
            return whole.removeprefix(card).strip(" :()") or name
    return name


def _manners(known: dict[str, Plan], wrong: list[Result], engine: Engine, info: EngineInfo) -> Iterator[Opening]:
    """Manners that, if they were declared, would let hold what does not."""
    for game, support in info.games.items():
        own = [result for result in wrong if result.game == game]
        for manner in MANNERS:
            if manner not in support.manners and own:
                more = replace(support, manners=(*support.manners, manner))
                as_if = replace(info, games={**info.games, game: more})
                ended = [run_plan(known[one.case], engine, one.edition, as_if).verdict for one in own]
                count = sum(verdict in ("pass", "disputed") for verdict in ended)
                if count:
                    yield Opening(game=game, kind="manner", what=manner, alone=count, scenarios=count)
