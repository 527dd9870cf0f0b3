"""Lorcana's card language as its checker knows it."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict import abilities, effects, filters, gaining, replacing
from oracle.games.lorcana.language.strict.binding import binds
from oracle.games.lorcana.language.strict.scope import Text, start, within
from oracle.language import strictness
from oracle.language.effects import Node
from oracle.language.strictness import Check, Fault, Grammar, after


def _checks() -> dict[type, tuple[Check[Text], ...]]:
    found: dict[type, list[Check[Text]]] = {}
    for kinds, check in (
        (effects.ACTING, effects.subject),
        (effects.COUNTING, effects.at_least_one),
        (effects.LASTING, effects.lasting),
        (abilities.OF_CARDS, abilities.of_itself),
        ((lang.Activated, lang.Keyword, lang.AdditionalCost, lang.AlternateCost, lang.CostTo, lang.Pay),
         abilities.of_cost),
        ((lang.Later, lang.Whenever), abilities.of_later),
        ((lang.Gets, lang.StaticGets), effects.of_change),
        ((lang.Gains, lang.StaticGains), effects.of_gain),
        ((lang.Have, lang.LoreIs), filters.of_range),
        ((lang.MovesFree, lang.MovePays), abilities.of_moving),
        *((kind, check) for kind, check in _SINGLE.items()),
    ):  # fmt: skip
        for kind in kinds if isinstance(kinds, tuple) else (kinds,):
            found.setdefault(kind, []).append(cast("Check[Text]", check))
    return {kind: tuple(checks) for kind, checks in found.items()}


_SINGLE: dict[type, Check[Text]] = {
    lang.Definition: abilities.of_card,
    lang.Keyword: abilities.of_keyword,
    lang.When: abilities.of_trigger,
    lang.Triggered: abilities.of_triggered,
    lang.AlternateCost: abilities.of_alternate,
    lang.Pays: abilities.of_pays,
    lang.PlayableFrom: abilities.of_place,
    lang.EntersPlay: abilities.of_entering,
    lang.Cannot: abilities.of_cannot,
    lang.DecksFaceUp: abilities.of_step,
    lang.LoreToWin: abilities.of_need,
    lang.UsesFree: abilities.of_free_use,
    lang.Would: replacing.of_would,
    lang.Instead: replacing.of_instead,
    lang.Replace: replacing.of_leaving_behind,
    lang.StaticLoses: gaining.of_loss,
    lang.Loses: gaining.of_loss,
    lang.GainsClassification: gaining.of_classification,
    lang.StaticGainsClassification: gaining.of_classification,
    lang.NamedForShift: gaining.of_names,
    lang.PutFromUnder: gaining.of_below,
    lang.ReturnAlone: gaining.of_internal,
    lang.Filter: filters.of_cards,
    lang.Number: filters.of_number,
    lang.Value: filters.of_value,
    lang.Count: filters.of_count,
    lang.Difference: filters.of_difference,
    lang.Have: filters.of_have,
    lang.LoreIs: filters.of_lore,
    lang.ThisIs: filters.of_this,
    lang.Matches: filters.of_match,
    lang.SameName: filters.of_names,
    lang.InChallenge: filters.of_challenge,
    lang.HappenedThisTurn: filters.of_happening,
    lang.PlayedUsing: filters.of_payment,
    lang.MoreThan: filters.of_more,
    lang.All: filters.of_all,
    lang.Sequence: effects.of_steps,
    lang.IfYouDo: effects.of_if_you_do,
    lang.Choose: effects.of_choice,
    lang.TakeFrom: effects.of_taking,
    lang.EachPlayer: effects.of_each,
    lang.Discard: effects.of_discard,
    lang.Gather: effects.of_gathering,
    lang.Put: effects.of_put,
    lang.PutUnder: effects.of_under,
    lang.Play: effects.of_play,
    lang.Forbid: effects.of_prevention,
    lang.AllowPlayFromUnder: effects.of_from_under,
    lang.PayLess: effects.of_paying,
}


def _binds(node: Node, scope: Text) -> Text:
    """The names bound by an effect; those that each player binds are counted over all players."""
    if isinstance(node, lang.EachPlayer | lang.ChoosePlayer):
        inside = after(GRAMMAR, node.do, scope)
        discarded = inside.cards.get("discarded")
        scope = scope if discarded is None else scope.binding(discarded=discarded)
        return scope.counting(*inside.numbers)
    return binds(node, scope)


GRAMMAR = Grammar(root=lang.Definition, start=start, checks=_checks(), within=within, binds=_binds)


def first_fault(card: lang.Definition) -> Fault | None:
    """The first meaningless part of a definition; cached, since the same cards recur."""
    return _first_fault(msgspec.json.encode(card))


@lru_cache(maxsize=4096)
def _first_fault(written: bytes) -> Fault | None:
    return strictness.first_fault(GRAMMAR, msgspec.json.decode(written, type=lang.Definition))
