"""Sets an engine up in a few positions, each with as many new things as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oracle.engines.base import Engine, EngineFault
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.suite.connecting.cards import SentCards
from oracle.suite.connecting.findings import Finding, State
from oracle.suite.connecting.watched import Enough
from oracle.suite.jobs import Run
from oracle.suite.plan import Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.set_up import NotSetUp
from oracle.suite.run.single_run import begin
from oracle.suite.run.support import refused_support

MOST = 16
"""Maximum positions of a game, not counting the fullest."""
TRIES = 3
"""How many positions are tried for something new while the engine supports none of them."""
FULLEST = "the fullest table"
NAMED = "a counter with a name of its own"
TWICE = "`observe` shows another table when it is asked twice"
OUT_OF_TIME = "no time was left"
_ALWAYS = 4
"""The fixed cost of a position, counted in cards."""


def printed_in(plan: Plan) -> bool:
    """Whether the position has a printed card, which an engine may not know."""
    return any(card.card is not None and card.card not in plan.definitions for card in plan.position.cards)


def kinds_in(plan: Plan) -> list[str]:
    """Everything a position shows, in words."""
    position, turn, known = plan.position, plan.position.turn, PROFILES[plan.game].card_counters
    found = [f"{len(position.cards)} cards" if len(position.cards) in (0, 1) else ""]
    for card in position.cards:
        made = "a made-up card" if card.card in plan.definitions else "a printed card"
        found += [made, f"a card in {card.zone}", *(f"the state {state}" for state in card.states)]
        found += [f"the counter {name} on a card" if name in known else NAMED for name in card.counters]
        found += [f"`{name}`" for name in ("under", "at", "controller") if getattr(card, name) is not None]
    found += [f"the counter {name} of a player" for player in position.players for name in player.counters]
    found += [f"the counter {name} of the turn" for name in turn.counters]
    found += [f"the phase {turn.phase}"]
    found += ["a turn of the second player"] if turn.player != position.players[0].name else []
    found += ["a first player who is second"] if turn.first not in (None, position.players[0].name) else []
    found += [f"the fact {fact.what}" for fact in position.happened]
    found += ["the Arena alone"] if len(position.regions) == 1 else ["regions"] if position.regions else []
    return [one.replace("1 cards", "one card").replace("0 cards", "no card") for one in dict.fromkeys(found) if one]


class _Candidate(NamedTuple):
    run: Run
    kinds: frozenset[str]
    printed: bool

    def worth(self, open_: frozenset[str] | set[str], cards: SentCards) -> tuple[bool, bool, int, int, float]:
        """Positions with plain cards come first, then those with cards that the engine accepted, then those that show
        more for their size."""
        new = len(self.kinds & open_)
        doubted, unknown = cards.doubts(self.run[0])
        return new > 0, not self.printed, -doubted, -unknown, new / (_ALWAYS + len(self.run[0].position.cards))


def try_positions(runs: Sequence[Run], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """Set up the positions that show most, then the fullest table; the first fault ends the attempt for that game.

    `runs`: the scenarios the engine can be sent, the smallest first.
    """
    for game in dict.fromkeys(plan.game for plan, _ in runs):
        own = [run for run in runs if run[0].game == game]
        yield from _positions_of(game, own, engine, info)


def _positions_of(game: str, runs: Sequence[Run], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    candidates = [_Candidate(run, frozenset(kinds_in(run[0])), printed_in(run[0])) for run in runs]
    left = {kind for one in candidates for kind in one.kinds}
    tried: Counter[str] = Counter()
    cards = SentCards()
    seen: set[str] = set()
    said: dict[str, Finding] = {}
    try:
        for number in range(MOST):
            best = max(candidates, key=lambda one: one.worth(left, cards)) if number else candidates[0]
            new = [kind for kind in kinds_in(best.run[0]) if kind in left]
            if not new:
                break
            found = _position(*best.run, engine, info, ", ".join(new), twice=not number)
            cards.learn(best.run[0], found.text if found.state == "unsupported" else None)
            if found.state == "unsupported":
                tried.update(new)
                said |= dict.fromkeys(new, found)
                left -= {kind for kind in new if tried[kind] >= TRIES}
            else:
                yield found
                seen |= best.kinds
                left -= best.kinds
            if found.state == "wrong":
                return
            candidates.remove(best)
            if not candidates:
                break
        yield from _fullest(candidates, engine, info)
    except Enough:
        yield Finding(stage="positions", state="untried", what="the rest", game=game, text=OUT_OF_TIME)
    for kind, found in said.items():
        if kind not in seen:
            # The engine may lack a card of the position, or anything else in it.
            yield Finding(stage="positions", state="untried", what=kind, game=game, text=found.text)


def _fullest(candidates: Sequence[_Candidate], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """The table with most cards, with plain cards only if possible."""
    plain = [one for one in candidates if not one.printed] or candidates
    for one in sorted(plain, key=lambda one: -len(one.run[0].position.cards))[:TRIES]:
        found = _position(*one.run, engine, info, FULLEST, twice=True)
        if found.state != "unsupported":
            yield found
            return


def _position(plan: Plan, edition: str, engine: Engine, info: EngineInfo, what: str, *, twice: bool) -> Finding:
    def found(state: State, text: str = "", field: str = "", named: str = what) -> Finding:
        return Finding(
            stage="positions", state=state, what=named, game=plan.game, case=plan.case, field=field, text=text
        )

    try:
        begin(plan, engine, edition, info)
        if twice and engine.observe() != engine.observe():
            return found("wrong", TWICE, named="`observe`")
    except NotSetUp as unlike:
        first = unlike.first
        told = f"sent {first.sent}, shown {first.shown}"
        return found("wrong", told, f"{first.what}.{first.field}", f"`{first.field}` of {first.what}")
    except EngineFault as fault:
        return found("wrong", f"{fault.kind}: {fault}")
    except Failed as failed:
        text = f"right after `setup`: expected {failed.expected}; got {failed.actual}"
        return found("wrong", text, "result", "the result")
    except Unsupported as lack:
        verdict, text = refused_support(lack, plan, edition, info.games[plan.game].capabilities, None)
        return found("wrong", f"lie: {text}") if verdict == "error" else found("unsupported", str(lack))
    return found("held")
