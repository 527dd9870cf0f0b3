"""How large a circle of imports may be, those for annotations included."""

from __future__ import annotations

import grimp
import pytest

LARGEST = 4


def circles(imports: dict[str, set[str]]) -> list[set[str]]:
    """The files that reach each other, in groups of two and more."""
    reach: dict[str, set[str]] = {}
    for start in imports:
        found, waiting = set[str](), [start]
        while waiting:
            for other in imports[waiting.pop()] - found:
                found.add(other)
                waiting.append(other)
        reach[start] = found
    groups = {frozenset(other for other in reach[one] if one in reach[other]) for one in imports}
    return [set(group) for group in groups if len(group) > 1]


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    graph = grimp.build_graph("oracle", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_no_circle_is_large(imports: dict[str, set[str]]) -> None:
    assert [sorted(group) for group in circles(imports) if len(group) > LARGEST] == []


def test_a_circle_is_seen() -> None:
    around = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert circles(around) == [{"a", "b", "c"}]
