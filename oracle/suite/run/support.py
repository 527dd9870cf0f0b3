"""What an engine says that it lacks: whether that is honest, and whether whoever runs the suite allows it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from oracle.engines.language import version, version_needed
from oracle.profiles import PROFILES
from oracle.protocol.declared import WAYS_OF_PAYING, capabilities_of, declared_for, with_included
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result, Verdict
from oracle.protocol.simple_cards import missing_of, needs_with
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.failure import Unsupported, clip

_WORD = re.compile(r"[a-z_]{4,}")
"""A word that may be one of the card language; shorter ones stand in every sentence."""


def lacks(plan: Plan, edition: str, info: EngineInfo) -> str:
    """What an engine lacks for a scenario, by its own declaration; empty when it lacks nothing."""
    support = info.games.get(plan.game)
    name = PROFILES[plan.game].name
    if support is None:
        return f"the engine does not play {name}"
    if edition not in support.editions:
        return f"the engine does not know {name} {edition}"
    knows_all = support.language >= version(plan.game)
    if not knows_all and (language := version_needed(plan.game, plan.definitions)) > support.language:
        return f"the engine knows version {support.language} of the language of cards, this needs version {language}"
    missing = missing_of(plan.game, plan.needs, plan.definitions, support.capabilities)
    return f"the engine lacks {', '.join(missing)}" if missing else ""


# --- honest, or a lie -----------------------------------------------------------------------------------


def refused_support(
    error: Unsupported, plan: Plan, edition: str, capabilities: Collection[str], call: Call | None
) -> tuple[Verdict, str]:
    """Verdict and message for an engine that says it cannot do something: honest, or a lie about a capability.

    `call` is the step that it cannot do, None where it cannot be set up. Honest is what names a card or a word of one,
    since nobody has declared those, and a kind of action that it does not know.
    """
    lies = sorted(name for name in set(error.names) if name in with_included(capabilities))
    if lies:
        named = ", ".join(map(clip, lies))
        return "error", f"the engine declared {named} and answers that it is unsupported: {error}"
    says_nothing = not any(error.names) and not error.said
    if call is None:
        doubted = _for_setup(plan) if says_nothing else ()
    else:
        paid = tuple(name for name in call.needs if name in WAYS_OF_PAYING)
        doubted = () if _names_a_word(error, plan, edition) else paid
    declared = ", ".join(filter(None, (declared_for(name, capabilities) for name in doubted)))
    if not declared:
        return "unsupported", str(error)
    where = "`setup`" if call is None else f'"{call.text}"'
    return "error", (
        f"the engine declared {declared} and answers {where}, which needs no more than that and the cards, with "
        f"unsupported; it names no card and no word of one that it does not know: {error}"
    )


def _for_setup(plan: Plan) -> tuple[str, ...]:
    """What the position needs, as far as no step needs it as well."""
    later = {need for call in plan.calls for need in call.needs}
    return tuple(need for need in _needs(plan) if need not in later)


def _needs(plan: Plan) -> tuple[str, ...]:
    return needs_with(plan.game, plan.needs, plan.definitions)


def _names_a_word(error: Unsupported, plan: Plan, edition: str) -> bool:
    """Whether an engine's answer names a card of the scenario, or a word in which one is written."""
    said = " ".join((*error.names, error.said)).lower()
    params = setup_params(plan, edition)
    cards = {word.lower() for card in params.position.cards for word in (card.ref, card.card or card.ref)}
    words = set(_words(params.definitions))
    return any(card in said for card in cards) or any(word in words for word in _WORD.findall(said))


def _words(definition: object) -> Iterator[str]:
    """Every key and every value that is one word."""
    if isinstance(definition, Mapping):
        for key, value in definition.items():
            yield from _words(key)
            yield from _words(value)
    elif isinstance(definition, list | tuple):
        for value in definition:
            yield from _words(value)
    elif isinstance(definition, str) and " " not in definition:
        yield from _WORD.findall(definition.lower())


# --- what is demanded -----------------------------------------------------------------------------------


class Demands(Struct, frozen=True, kw_only=True):
    """What an engine has to support for a run to hold."""

    strict: bool = False
    """Everything."""
    capabilities: tuple[str, ...] = ()

    def unmet(self, plan: Plan, result: Result, info: EngineInfo) -> str:
        """Why a scenario that is *unsupported* does not do; empty where it does.

        What a scenario needs besides, if nobody demands it and the engine has not declared it, excuses the engine.
        """
        if result.verdict != "unsupported":
            return ""
        needs, demanded = _needs(plan), with_included(self.capabilities)
        needed = [name for name in self.capabilities if with_included((name,)) & set(needs)]
        support = info.games.get(plan.game)
        excused = support is None or not with_included(support.capabilities) | demanded >= set(needs)
        if needed and not excused:
            return f"required: {', '.join(needed)}"
        return "required: everything" if self.strict else ""

    def undeclared(self, info: EngineInfo, games: Iterable[str]) -> list[str]:
        """What is required and not declared for one of these games that the engine plays, a sentence each.

        Where it plays none of those that have the capability, it is missed in all of them.
        """
        games = sorted(set(games))
        found = []
        for name in self.capabilities:
            having = [game for game in games if name in capabilities_of(game)]
            played = [game for game in having if game in info.games]
            found += [
                f"{name} is required, and the engine does not declare it for {PROFILES[game].name}"
                for game in played or having
                if game not in info.games or name not in with_included(info.games[game].capabilities)
            ]
        return found


def demands(required: Iterable[str], *, strict: bool, games: Iterable[str] = tuple(PROFILES)) -> Demands:
    """What a user demands, of these games. Raises InvalidWordsError for what is no capability of any of them."""
    known = {name for game in games for name in capabilities_of(game)}
    required = tuple(dict.fromkeys(required))
    for name in required:
        if name not in known:
            raise InvalidWordsError(f'there is no capability "{name}"{nearest(name, known)}')
    return Demands(strict=strict, capabilities=required)
