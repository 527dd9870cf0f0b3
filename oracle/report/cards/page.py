"""The printed cards that the reference knows, set by set, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.cards.library import KnownSet, known_sets
from oracle.engines.reference_books import catalogue
from oracle.report.output.markdown_text import Markdown, paragraphs, table

HEAD = ("set", "by hand", "compiled", "not understood", "of these beyond the book", "known, in %")
STOPPED = ("set", "at", "cards")


def page(game: str) -> Markdown:
    """The known cards of each set. Raises KeyError for an unknown game."""
    sets = known_sets(game)
    title = Markdown("# {}: printed cards").format(catalogue(game).book.name)
    if not sets:
        return paragraphs(
            title,
            Markdown("No printed card can be named yet; `tcg-oracle cards import` compiles a file of them."),
        )
    beyond = [*_stopped(sets, beyond=True)]
    return paragraphs(
        title,
        "A grammar has compiled a card from its printed text, and the definition gives the same text back. One "
        "written by hand has a text that the grammar does not understand; people have compared it with its definition. "
        "A card is counted in the first set that it was printed in.",
        table(HEAD, [*map(_row, sets), _row(_all(sets))], numbers=5),
        Markdown("## Not understood yet"),
        "Each text stopped at words that the compiler does not know there, or that the card language cannot express "
        "yet. Words in parentheses are an unknown reminder, or the reason.",
        table(STOPPED, [*_stopped(sets, beyond=False)]),
        *([Markdown("## Beyond the rule book")] if beyond else ()),
        *(["These texts use a word that the rule book does not define."] if beyond else ()),
        *([table(STOPPED, beyond)] if beyond else ()),
    )


def _stopped(sets: tuple[KnownSet, ...], *, beyond: bool) -> Iterator[tuple[str, str, str]]:
    for one in sets:
        at: dict[str, list[str]] = {}
        for name, why in one.refused.items():
            if why.beyond == beyond:
                at.setdefault(why.stopped, []).append(name)
        for words, names in sorted(at.items(), key=lambda item: (-len(item[1]), item[0])):
            yield one.set, words, "; ".join(names)


def _row(one: KnownSet) -> tuple[str, ...]:
    known = len(one.by_hand) + len(one.compiled)
    beyond = sum(why.beyond for why in one.refused.values())
    counts = (len(one.by_hand), len(one.compiled), len(one.refused), beyond)
    return one.set, *map(str, counts), f"{known / (known + len(one.refused)):.1%}"


def _all(sets: tuple[KnownSet, ...]) -> KnownSet:
    return KnownSet(
        set="all",
        by_hand=tuple(name for one in sets for name in one.by_hand),
        compiled=tuple(name for one in sets for name in one.compiled),
        refused={name: why for one in sets for name, why in one.refused.items()},
    )
