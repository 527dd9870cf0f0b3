"""A card language as Markdown: each kind of node with its fields and clauses, and a card used in a scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from oracle.engines import language
from oracle.engines.language import NodeKind
from oracle.engines.reference_books import catalogue
from oracle.report.output import plain_json
from oracle.report.output.markdown_text import Markdown, code, link, paragraphs, table
from oracle.suite.plan import Plan


class Example(NamedTuple):
    """A card that has a kind of node, and the scenario that uses it."""

    card: str
    definition: str
    """As JSON; empty for a printed card."""
    says: tuple[str, ...]
    plan: Plan


def page(game: str, plans: Iterable[Plan]) -> Markdown:
    """The language of a game. `plans`: its scenarios. Raises KeyError for an unknown game."""
    found, shown = language.kinds(game), examples(game, plans)
    groups: dict[str, list[NodeKind]] = {}
    for kind in found:
        groups.setdefault(kind.group, []).append(kind)
    book = catalogue(game).book
    known = language.printed_cards(game)
    return paragraphs(
        Markdown("# {}: the card language").format(book.name),
        f"The effects of a card are JSON: nodes of {len(found)} kinds, each an object whose field “is” states its "
        f"kind. Every part of a definition must have a meaning; anything else is rejected.",
        f"Within a group, the kinds that are on most of the {known} printed cards known to the reference come first."
        if known
        else "No printed card has a definition yet; within a group the kinds are in alphabetical order.",
        Markdown(
            "The English of a node is what it says when its optional fields are left out; the others are in CAPITALS."
        ),
        f"This is version {language.version(game)} of the language. An engine declares in initialize which it knows.",
        Markdown("`tcg-oracle card FILE.json` checks a definition, and spells it out in English with these words."),
        *(part for group, kinds in groups.items() for part in _group(group, kinds, shown)),
        Markdown("## What cannot be expressed yet"),
        table(("what a card may say",), [(text,) for text in language.cannot(game)]),
    )


def examples(game: str, plans: Iterable[Plan]) -> Mapping[str, Example]:
    """Kind of node → the shortest card with it that a scenario uses, preferring made-up cards."""
    found: dict[str, tuple[tuple[bool, int, str], str, Plan]] = {}
    # Hundreds of scenarios use the same cards.
    inside: dict[tuple[str, str], frozenset[str]] = {}
    for plan in plans:
        names = sorted({card.card for card in plan.position.cards if card.card} | plan.definitions.keys())
        for name in names:
            raw, written = _written(name, plan)
            card = (written, "" if written else name)
            if card not in inside:
                kinds = language.kinds_of_printed(game, name) if raw is None else language.kinds_in(game, raw)
                inside[card] = kinds
            rank = (not written, len(written), plan.case)
            for kind in inside[card]:
                if kind not in found or rank < found[kind][0]:
                    found[kind] = (rank, name, plan)
    return {kind: _example(game, name, plan) for kind, (_, name, plan) in found.items()}


def _written(name: str, plan: Plan) -> tuple[dict[str, object] | None, str]:
    """The definition of a made-up card, and its JSON; for a printed card None and an empty text."""
    raw: dict[str, object] | None = plan.definitions.get(name)
    return raw, "" if raw is None else plain_json.encode(raw).decode()


def _example(game: str, name: str, plan: Plan) -> Example:
    raw, written = _written(name, plan)
    return Example(name, written, () if raw is None else language.said(game, raw).lines, plan)


def _group(title: str, kinds: Sequence[NodeKind], shown: Mapping[str, Example]) -> Iterable[Markdown]:
    yield Markdown("## {}").format(title)
    for kind in kinds:
        yield Markdown("### {}").format(code(kind.tag))
        if kind.says:
            yield Markdown("{}").format(kind.says)
        yield Markdown("In English: {}").format(kind.english)
        if kind.fields:
            head = ("field", "type", "left out", "meaning")
            yield table(head, [(code(f.name), code(f.type), code(f.default), f.says) for f in kind.fields])
        cards = {0: "", 1: " 1 printed card has it."}.get(kind.printed, f" {kind.printed} printed cards have it.")
        since = f" Since version {kind.since}." if kind.since > 1 else ""
        yield Markdown("Rests on {}.{}{}").format(", ".join(kind.clauses), cards, since)
        if example := shown.get(kind.name):
            yield from _shown(example)


def _shown(example: Example) -> Iterable[Markdown]:
    plan = example.plan
    where = link(plan.case, f"../features/{plan.feature}")
    if not example.definition:
        yield Markdown("Played in {}: the printed card {}.").format(where, example.card)
        return
    yield Markdown("Played in {}: {}").format(where, code(example.definition))
    yield Markdown("That is: {}").format(" ".join(example.says))
