"""What an author who connects an engine has to know next: position by position, action by action, question by question.

Everything asked is taken from the suite: for each kind of thing the smallest scenario that has it and that the engine
takes. Nothing is remembered from one run to the next.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Literal

from msgspec import Struct

from oracle.engines.base import Engine, EngineFault
from oracle.engines.known_cards import known_of, says_its_cards
from oracle.profiles import PROFILES, Profile
from oracle.protocol.declared import capabilities_of
from oracle.protocol.display import shown
from oracle.protocol.messages import ACTIONS, QUESTIONS, EngineInfo
from oracle.protocol.results import Result
from oracle.suite.connecting.kinds import GAMES, REFUSAL, Heard, What, heard
from oracle.suite.connecting.openings import Opening
from oracle.suite.errors import nearest
from oracle.suite.plan import Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.set_up import NotSetUp
from oracle.suite.run.single_run import begin
from oracle.suite.run.support import lacks, refused_support
from oracle.suite.run.verdict import run_plan

Stage = Literal["handshake", "positions", "actions", "questions", "games"]
State = Literal["held", "wrong", "unsupported"]
MOST_POSITIONS = 30
NEVER_PRINTED = "Nobody - Of Whom There Is No Card"
MOST_TRIED = 60
"""Scenarios tried for one thing where the engine takes none."""


class Finding(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of one thing."""

    stage: Stage
    state: State
    what: str
    """`a card in hand`, `challenge`, `may`."""
    game: str = ""
    case: str = ""
    """The scenario it was tried with."""
    field: str = ""
    """Of a position that is shown otherwise than it was sent: what, and its first field that differs."""
    text: str = ""


class Connected(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that came of connecting an engine."""

    engine: EngineInfo | None
    """None where it could not be started or spoken to."""
    findings: tuple[Finding, ...]
    next: tuple[Opening, ...] = ()

    @property
    def held(self) -> bool:
        """Whether nothing is wrong."""
        return not any(one.state == "wrong" for one in self.findings)


def tried(plans: Iterable[Plan], info: EngineInfo) -> list[tuple[Plan, str]]:
    """The scenarios that an engine is to be connected with, the smallest first, and under which edition."""
    found = []
    for plan in plans:
        support, game = info.games.get(plan.game), PROFILES[plan.game]
        if support is not None:
            known = [edition for edition in reversed(game.official) if edition in support.editions]
            edition = next((one for one in known if one in plan.editions), None)
            if edition is not None and not lacks(plan, edition, info):
                found.append((plan, edition))
    return sorted(found, key=lambda run: (len(run[0].position.cards), len(run[0].calls), run[0].case))


# --- positions ------------------------------------------------------------------------------------------


def kinds_in(plan: Plan) -> list[str]:
    """Everything that is to be seen of a position, in words."""
    position, turn = plan.position, plan.position.turn
    found = [f"{len(position.cards)} cards" if len(position.cards) in (0, 1) else ""]
    for card in position.cards:
        made = "a made-up card" if card.card in plan.definitions else "a printed card"
        found += [made, f"a card in {card.zone}", *(f"the state {state}" for state in card.states)]
        found += [f"the counter {name} on a card" for name in card.counters]
        found += [f"`{name}`" for name in ("under", "at", "controller") if getattr(card, name) is not None]
    found += [f"the counter {name} of a player" for player in position.players for name in player.counters]
    found += [f"the counter {name} of the turn" for name in turn.counters]
    found += [f"the phase {turn.phase}"]
    found += ["a turn of the second player"] if turn.player != position.players[0].name else []
    found += ["a first player who is second"] if turn.first not in (None, position.players[0].name) else []
    found += [f"the fact {fact.what}" for fact in position.happened]
    found += ["the Arena alone"] if len(position.regions) == 1 else ["regions"] if position.regions else []
    return [one.replace("1 cards", "one card").replace("0 cards", "no card") for one in dict.fromkeys(found) if one]


def try_positions(runs: list[tuple[Plan, str]], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """Set up some thirty positions that have something new each, then the fullest; the first fault ends a game."""
    for game in dict.fromkeys(plan.game for plan, _ in runs):
        own = [run for run in runs if run[0].game == game]
        yield from _positions_of(PROFILES[game], own, engine, info, MOST_POSITIONS // len(info.games))


def _positions_of(
    game: Profile, runs: list[tuple[Plan, str]], engine: Engine, info: EngineInfo, most: int
) -> Iterator[Finding]:
    seen: set[str] = set()
    failed: dict[str, list[Finding]] = {}
    done = 0
    for plan, edition in (*runs, *reversed(runs[-MOST_TRIED:])):
        new = [one for one in kinds_in(plan) if one not in seen and len(failed.get(one, ())) < MOST_TRIED]
        fullest = "the fullest table" if done >= most or (plan, edition) == runs[-1] else ""
        if (not new or done >= most - 1) and not fullest:
            continue
        found = _position(plan, edition, engine, info, fullest or ", ".join(new))
        if found.state == "unsupported":
            for one in new:
                failed.setdefault(one, []).append(found)
            continue
        yield found
        if found.state == "wrong" or fullest:
            break
        done += 1
        seen.update(kinds_in(plan))
    for one, findings in failed.items():
        if one not in seen:
            yield Finding(stage="positions", state="unsupported", what=one, game=game.id, text=findings[0].text)


def _position(plan: Plan, edition: str, engine: Engine, info: EngineInfo, what: str) -> Finding:
    def found(state: State, text: str = "", field: str = "") -> Finding:
        return Finding(
            stage="positions", state=state, what=what, game=plan.game, case=plan.case, field=field, text=text
        )

    try:
        begin(plan, engine, edition, info)
        if engine.observe() != engine.observe():
            return found("wrong", "`observe` shows another table when it is asked twice")
    except NotSetUp as unlike:
        return found("wrong", str(unlike.first), f"{unlike.first.what}.{unlike.first.field}")
    except EngineFault as fault:
        return found("wrong", f"{fault.kind}: {fault}")
    except Failed as failed:
        return found("wrong", f"right after `setup`: expected {failed.expected}; got {failed.actual}", "result")
    except Unsupported as lack:
        verdict, text = refused_support(lack, plan, edition, info.games[plan.game].capabilities, None)
        return found("wrong", f"lie: {text}") if verdict == "error" else found("unsupported", str(lack))
    return found("held")


# --- actions and questions ------------------------------------------------------------------------------


def try_actions(runs: list[tuple[Plan, str]], engine: Engine, info: EngineInfo, reference: Engine) -> Iterator[Finding]:
    """A scenario for each kind of action, for a refusal and for each form of question, as far as there is one.

    Then one for each part of a game that begins, and of a game of more than two, for an engine that declares these.
    """
    for game in dict.fromkeys(plan.game for plan, _ in runs):
        known = heard([run for run in runs if run[0].game == game], reference)
        for kind in ACTIONS[game]:
            yield from try_kind("actions", "actions", kind, known, engine, info)
        yield from try_kind("actions", "refusals", REFUSAL, known, engine, info)
        for form in QUESTIONS:
            yield from try_kind("questions", "questions", form, known, engine, info)
        for part in GAMES:
            yield from try_kind("games", "games", part, known, engine, info)


def try_kind(stage: Stage, what: What, kind: str, known: Heard, engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """The first scenario with this kind of thing that the engine takes; nothing where there is none."""
    last: Result | None = None
    for plan, edition in known.having(what, kind, MOST_TRIED):
        last = run_plan(plan, engine, edition, info)
        if last.verdict != "unsupported":
            break
    if last is not None:
        states: dict[str, State] = {"pass": "held", "disputed": "held", "unsupported": "unsupported"}
        state = states.get(last.verdict, "wrong")
        text = "" if state == "held" else _told(last)
        yield Finding(stage=stage, state=state, what=kind, game=last.game, case=last.case, text=text)


def _told(result: Result) -> str:
    """What is wrong; of a Then that does not hold only what it expected and what came, which say what it is about."""
    keyword = ""
    for step in result.steps:
        first = step.text.partition(" ")[0]
        keyword = keyword if first == "And" else first
        if step.status == "failed" and keyword == "Then":
            return f"expected {step.expected}; got {step.actual}"
    return result.message


# --- handshake ------------------------------------------------------------------------------------------


def judge_handshake(info: EngineInfo) -> Iterator[Finding]:
    """What an engine says of itself and cannot mean: games, editions and capabilities that there are not."""
    for game, support in info.games.items():
        yield from _unknown("game", "", [game], PROFILES)
        if game in PROFILES:
            yield from _unknown("edition", game, support.editions, PROFILES[game].editions)
            yield from _unknown("capability", game, support.capabilities, capabilities_of(game))
    if not any(game in PROFILES for game in info.games):
        text = "`games` names no game: say which you play, with their editions"
        yield Finding(stage="handshake", state="wrong", what="games", text=text)


def try_cards(plans: Iterable[Plan], engine: Engine, info: EngineInfo) -> Iterator[Finding]:
    """What is wrong where an engine says which printed cards it knows: those of the suite, and one that is none."""
    plans = tuple(plans)
    for game in info.games:
        if game not in PROFILES or not says_its_cards(info, game):
            continue
        own = (plan for plan in plans if plan.game == game)
        names = {card.card for plan in own for card in plan.position.cards if card.card not in plan.definitions}
        try:
            known = known_of(engine, game, [*filter(None, names), NEVER_PRINTED])
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
