"""Judges an engine's claim that it lacks something: whether it is honest, and whether the user allows it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from msgspec import Struct

from oracle.engines.language import version, version_needed
from oracle.profiles import PROFILES
from oracle.protocol.declared import FROM_DECKS, WAYS_OF_PAYING, capabilities_of, declared_for, with_included
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result, Verdict
from oracle.protocol.simple_cards import missing_of, needs_with
from oracle.suite.errors import InvalidWordsError, nearest
from oracle.suite.phrases.setting import begins_with_decks
from oracle.suite.plan import Call, Plan, setup_params
from oracle.suite.play.failure import Unsupported, clip

_WORD = re.compile(r"[a-z_]{4,}")
"""A word that may belong to the card language; shorter words occur in every sentence."""


def lacks(plan: Plan, edition: str, info: EngineInfo) -> str:
    """What an engine lacks for a scenario, by its own declaration; empty if nothing."""
    support = info.games.get(plan.game)
    name = PROFILES[plan.game].name
    if support is None:
        return f"the engine does not play {name}"
    if edition not in support.editions:
        return f"the engine does not know {name} {edition}"
    knows_all = support.language >= version(plan.game)
    if not knows_all and (language := version_needed(plan.game, plan.definitions)) > support.language:
        return f"the engine knows version {support.language} of the language of cards, this needs version {language}"
    if FROM_DECKS in support.capabilities and not begins_with_decks(plan.position, plan.game):
        return "the engine takes decks only, and the scenario is put into a position"
    missing = missing_of(plan.game, plan.needs, plan.definitions, support.capabilities)
    return f"the engine lacks {', '.join(missing)}" if missing else ""


# --- honest, or a lie -----------------------------------------------------------------------------------


def refused_support(
    error: Unsupported, plan: Plan, edition: str, capabilities: Collection[str], call: Call | None
) -> tuple[Verdict, str]:
    """Verdict and message for an engine that calls something unsupported: honest, or contrary to its declaration.

    `call` is the unsupported step, None for setup. Naming a card or a word on a card is honest, since those are not
    declared, and so is naming an unknown kind of action.
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
    """The needs of the position that no step shares."""
    later = {need for call in plan.calls for need in call.needs}
    return tuple(need for need in _needs(plan) if need not in later)


def _needs(plan: Plan) -> tuple[str, ...]:
    return needs_with(plan.game, plan.needs, plan.definitions)


def _names_a_word(error: Unsupported, plan: Plan, edition: str) -> bool:
    """Whether an engine's answer names a card of the scenario, or a word from a card's definition."""
    said = " ".join((*error.names, error.said)).lower()
    params = setup_params(plan, edition)
    cards = {word.lower() for card in params.position.cards for word in (card.ref, card.card or card.ref)}
    words = set(_words(params.definitions))
    return any(card in said for card in cards) or any(word in words for word in _WORD.findall(said))


def _words(definition: object) -> Iterator[str]:
    """Every key, and every value that is a single word."""
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
    """The requirements on an engine for a run to pass."""

    strict: bool = False
    """Everything."""
    capabilities: tuple[str, ...] = ()

    def unmet(self, plan: Plan, result: Result, info: EngineInfo) -> str:
        """Why an *unsupported* scenario is not acceptable; empty if it is.

        It is acceptable if something else that it needs is neither required nor declared.
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
        """The capabilities that are required but not declared for one of these games that the engine plays, one
        sentence each.

        If it plays none of the games that have the capability, it is missing in all of them.
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
    """A user's requirements for these games. Raises InvalidWordsError for an unknown capability."""
    known = {name for game in games for name in capabilities_of(game)}
    required = tuple(dict.fromkeys(required))
    for name in required:
        if name not in known:
            raise InvalidWordsError(f'there is no capability "{name}"{nearest(name, known)}')
    return Demands(strict=strict, capabilities=required)
