"""Every clause that can be executed is carried out somewhere, or says why it is not."""

from __future__ import annotations

import pytest

from oracle.engines import reference_books as books


@pytest.mark.parametrize("game", sorted(books.PLAYED))
def test_every_clause_has_its_code_or_a_reason(game: str) -> None:
    clauses, homes = books.catalogue(game).clauses, books.homes(game)
    assert [number for number, clause in clauses.items() if clause.executable and number not in homes] == []
