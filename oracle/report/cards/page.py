"""The printed cards that the reference knows, set by set, as Markdown."""

from __future__ import annotations

from oracle.cards.library import KnownSet, known_sets
from oracle.engines.reference_books import catalogue
from oracle.report.output.markdown_text import Markdown, paragraphs, table

HEAD = ("set", "by hand", "compiled", "not understood", "known, in %")


def page(game: str) -> Markdown:
    """What is known of each set. Raises KeyError for an unknown game."""
    sets = known_sets(game)
    title = Markdown("# {}: printed cards").format(catalogue(game).book.name)
    if not sets:
        return paragraphs(
            title,
            Markdown("No printed card is known by its name yet; `tcg-oracle cards import` compiles a file of them."),
        )
    return paragraphs(
        title,
        "A card written by hand has been read by people beside its text and its scenarios. A compiled one was made "
        "from its printed text by a grammar, and its definition says the same text back.",
        table(HEAD, [*map(_row, sets), _row(_all(sets))], numbers=4),
        Markdown("## Not understood yet"),
        "Each text has words that the compiler does not know, or that the language of cards cannot say yet.",
        table(("set", "cards"), [(one.set, "; ".join(one.refused)) for one in sets if one.refused]),
    )


def _row(one: KnownSet) -> tuple[str, ...]:
    known = len(one.by_hand) + len(one.compiled)
    share = known / (known + len(one.refused))
    return one.set, str(len(one.by_hand)), str(len(one.compiled)), str(len(one.refused)), f"{share:.1%}"


def _all(sets: tuple[KnownSet, ...]) -> KnownSet:
    return KnownSet(
        set="all",
        by_hand=tuple(name for one in sets for name in one.by_hand),
        compiled=tuple(name for one in sets for name in one.compiled),
        refused=tuple(name for one in sets for name in one.refused),
    )
