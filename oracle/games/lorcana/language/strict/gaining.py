"""Checks gained classifications, lost keywords, and how other cards enter play."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.keywords import KEYWORDS
from oracle.games.lorcana.language.strict.scope import Text
from oracle.games.lorcana.language.strict.vocabulary import CLASSIFICATIONS
from oracle.language.misfits import listed
from oracle.language.strictness import Wrong


def of_classification(node: lang.GainsClassification | lang.StaticGainsClassification, scope: Text) -> Iterator[Wrong]:
    """A gained classification must be known, and must not depend on gained classifications."""
    if node.classification not in CLASSIFICATIONS:
        yield (
            "classification",
            f'no card is classified "{node.classification}"',
            listed(CLASSIFICATIONS, node.classification),
        )
    if isinstance(node, lang.StaticGainsClassification):
        if scope.type == "action":
            yield "", "actions are never in play", "an effect"
        if node.what is not None and (node.what.classified or node.what.reads_values or node.what.any_of):
            yield "what", "which cards gain it could depend on which have gained it", "a filter by type, name or player"


def of_loss(node: lang.Loses | lang.StaticLoses, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    """A lost keyword must be one that cards have in play."""
    if KEYWORDS[node.keyword].of_playing:
        known = [word for word, keyword in KEYWORDS.items() if not keyword.of_playing]
        yield "keyword", f'"{node.keyword}" has no effect in play', listed(known, node.keyword)


def of_names(node: lang.NamedForShift, scope: Text) -> Iterator[Wrong]:
    if scope.type != "character":
        yield "", "only characters can be shifted onto", "a character"
    if "" in node.named:
        yield "named", "no card has this name", "the name as printed, without the version"


def of_internal(_node: lang.ReturnAlone, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    yield "", "no card has this effect: Temporary Shift creates it", "another effect"


def of_below(node: lang.PutFromUnder, scope: Text) -> Iterator[Wrong]:  # noqa: ARG001
    if node.to == "play":
        yield "to", "cards enter play only by being played", "another zone"
    if node.to != "deck":
        for field, usual in (("place", "top"), ("any_order", False), ("random_order", False)):
            if getattr(node, field) != usual:
                yield field, f"cards in the {node.to} have no order", "leave it out"
    if node.any_order and node.random_order:
        yield "any_order", "the order is already random", "leave it out"
