"""Connects an engine stage by stage.

Everything asked is taken from the suite. Nothing is kept from one run to the next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from oracle.engines.base import Engine, EngineFault
from oracle.engines.known_cards import known_of, says_its_cards
from oracle.profiles import PROFILES
from oracle.protocol.declared import capabilities_of
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.suite.connecting.findings import Finding
from oracle.suite.connecting.probes import Probing, Tells, tells_nothing
from oracle.suite.connecting.watched import Watched
from oracle.suite.errors import nearest
from oracle.suite.jobs import Run
from oracle.suite.plan import Plan
from oracle.suite.run.support import lacks

NEVER_PRINTED = "Nobody - Of Whom There Is No Card"
MOST_NAMES = 100
"""How many printed cards an engine is asked about to check its answer."""


def under_official(plans: Iterable[Plan], info: EngineInfo) -> list[Run]:
    """Every scenario of the engine's games, under the newest edition of the rule book that it supports."""
    found = []
    for plan in plans:
        support, game = info.games.get(plan.game), PROFILES[plan.game]
        if support is not None:
            known = [edition for edition in reversed(game.official) if edition in support.editions]
            edition = next((one for one in known if one in plan.editions), None)
            found += [] if edition is None else [(plan, edition)]
    return found


def tried(runs: Iterable[Run], info: EngineInfo) -> list[Run]:
    """The scenarios that the engine supports by its own declarations, the smallest first."""
    found = [(plan, edition) for plan, edition in runs if not lacks(plan, edition, info)]
    return sorted(found, key=lambda run: (len(run[0].position.cards), len(run[0].calls), run[0].case))


def probing_of(
    runs: Sequence[Run], engine: Engine, info: EngineInfo, reference: Engine, tells: Tells = tells_nothing
) -> list[Probing]:
    """A `Probing` for each game of these scenarios."""
    watched = engine if isinstance(engine, Watched) else Watched(engine)
    played = {plan.game for plan, _ in runs}
    return [Probing(game, runs, watched, info, reference, tells) for game in info.games if game in played]


def judge_handshake(info: EngineInfo) -> Iterator[Finding]:
    """Games, editions and capabilities that an engine declares and that do not exist."""
    for game, support in info.games.items():
        yield from _unknown("game", "", [game], PROFILES)
        if game in PROFILES:
            yield from _unknown("edition", game, support.editions, PROFILES[game].editions)
            yield from _unknown("capability", game, support.capabilities, capabilities_of(game))
    if not any(game in PROFILES for game in info.games):
        text = "`games` names no game: say which you play, with their editions"
        yield Finding(stage="handshake", state="wrong", what="games", text=text)


def try_cards(plans: Iterable[Plan], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """The faults of an engine that is asked which printed cards it knows; one of them does not exist."""
    plans = tuple(plans)
    for game in info.games:
        if game not in PROFILES or not says_its_cards(info, game):
            continue
        own = (plan for plan in plans if plan.game == game)
        names = {card.card for plan in own for card in plan.position.cards if card.card not in plan.definitions}
        try:
            known = known_of(engine, game, [*sorted(filter(None, names))[:MOST_NAMES], NEVER_PRINTED])
        except EngineFault as fault:
            yield Finding(stage="handshake", state="wrong", what="cards", game=game, text=f"{fault.kind}: {fault}")
            continue
        if NEVER_PRINTED in known:
            text = f"it says that it knows “{NEVER_PRINTED}”, which is no card"
            yield Finding(stage="handshake", state="wrong", what="cards", game=game, text=text)


def _unknown(kind: str, game: str, said: Iterable[str], known: Collection[str]) -> Iterator[Finding]:
    for word in said:
        if word not in known:
            text = f"there is no {kind} {shown(word, 100)}{nearest(word, known)}"
            yield Finding(stage="handshake", state="wrong", what=f"{kind} {word}", game=game, text=text)
