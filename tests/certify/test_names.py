"""What an engine may be called in a certificate."""

from __future__ import annotations

import pytest

from oracle.certify.statement import is_plain_name


@pytest.mark.parametrize(
    "name",
    [
        "witnessed by the committee",
        "Certified engine",
        "x" * 61,
        "a<b",
        "two\nlines",
        "é\u202e",
        "w\u0456tnessed",
        "\uff57itnessed",
        "wit-nes.sed",
        "Self-declared",
    ],
)
def test_an_engine_claims_nothing_by_its_name(name: str) -> None:
    assert not is_plain_name(name)


@pytest.mark.parametrize(
    "name", ["", "plain-engine", "Motor für Karten", "0.4.0+build.7", "モーター 2 (beta)", "Движок 3"]
)
def test_an_engine_has_a_plain_name(name: str) -> None:
    assert is_plain_name(name)
