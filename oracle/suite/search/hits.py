"""The hits of a search, as data: `oracle/report/answers` puts them into words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["clause", "ruling", "conflict", "card", "statement", "document", "scenario"]
"""The kind of a hit: a statement is a sentence of a document, a document one other than the rule book."""
Command = Literal["where", "explain", "conflicts"]

_COMMANDS: dict[Kind, Command] = {"scenario": "explain", "ruling": "explain", "conflict": "conflicts"}


class Hit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that was found. Everything it names is in order of relevance."""

    kind: Kind
    id: str
    """A clause's number, a statement as `reading:number`, a case, a ruling, a conflict's number, a full name."""
    game: str
    edition: str = ""
    """The edition whose numbers its clauses have."""
    title: str
    says: tuple[str, ...] = ()
    """Its content, in this project's own words; for a scenario, its last action and the expectations after it."""
    clauses: tuple[str, ...] = ()
    """Its clauses and statements; the one that it is about comes first."""
    conflicts: tuple[int, ...] = ()
    """Registered conflicts that it is involved in."""
    cases: tuple[str, ...] = ()
    """Scenarios that show it, the plainest first."""
    rulings: tuple[str, ...] = ()
    """For a scenario: the rulings that it is taken from."""
    place: str = ""
    """For a scenario: `features/…/file.feature:12`."""
    below: tuple[str, ...] = ()
    """For a heading: the clauses right below it."""
    code: tuple[str, ...] = ()
    """For a clause or statement: its rule functions, as `oracle/…/file.py:42 name`."""
    printing_of: str = ""
    """For a printing with its own name: the card."""
    open: bool = False
    """For a conflict: whether outcomes depend on it and no sentence decides it."""
    score: float = 0
    """How well it matches the query; 0 if the query names it."""

    @property
    def command(self) -> tuple[str, ...]:
        """The arguments of `tcg-oracle` that show more of it."""
        name = f"{self.game}:{self.id}" if self.kind == "clause" else self.id
        command = _COMMANDS.get(self.kind, "where")
        return (command if command != "explain" or self.cases else "where", name)
