"""What a search finds, as data: `oracle/report/answers` says it in words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["clause", "ruling", "conflict", "card", "statement", "document", "scenario"]
"""What a hit is: a statement is a sentence of a document, a document another one than the rule book."""
Command = Literal["where", "explain", "conflicts"]

_COMMANDS: dict[Kind, Command] = {"scenario": "explain", "ruling": "explain", "conflict": "conflicts"}


class Hit(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that was found. Whatever it names is in the order of how much it has to do with it."""

    kind: Kind
    id: str
    """A clause's number, a statement as `reading:number`, a case, a ruling, a conflict's number, a full name."""
    game: str
    edition: str = ""
    """The edition whose numbers its clauses have."""
    title: str
    says: tuple[str, ...] = ()
    """What it comes to, in this project's own words; of a scenario its last action and what then holds."""
    clauses: tuple[str, ...] = ()
    """Clauses and statements it rests on, the one it is about first."""
    conflicts: tuple[int, ...] = ()
    """Registered conflicts that it has a part in."""
    cases: tuple[str, ...] = ()
    """Scenarios that show it, the plainest first."""
    rulings: tuple[str, ...] = ()
    """Of a scenario: the rulings that it is taken from."""
    place: str = ""
    """Of a scenario: `features/…/file.feature:12`."""
    below: tuple[str, ...] = ()
    """Of a heading: the clauses right below it."""
    code: tuple[str, ...] = ()
    """Of a clause or statement: its rule functions, as `oracle/…/file.py:42 name`."""
    printing_of: str = ""
    """Of a printing with a name of its own: the card."""
    open: bool = False
    """Of a conflict: whether outcomes differ by it and no sentence decides it."""
    score: float = 0
    """How well it answers what was asked; 0 where it was asked for by name."""

    @property
    def command(self) -> tuple[str, ...]:
        """The words behind `tcg-oracle` that show more of it."""
        name = f"{self.game}:{self.id}" if self.kind == "clause" else self.id
        command = _COMMANDS.get(self.kind, "where")
        return (command if command != "explain" or self.cases else "where", name)
