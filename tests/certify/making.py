"""Certificates to be judged, and to be tampered with."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection
from functools import cache
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from oracle.assurance.variation import Variation, varied
from oracle.certify import bundle
from oracle.certify.bundle import Bundle
from oracle.certify.certifying import Expected, Verified, certify, sealed, verify
from oracle.certify.keys import public_line
from oracle.certify.levels import level_named
from oracle.certify.statement import Statement, canonical
from oracle.cli.suite import load_checked_suite
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite

LEVEL = "lorcana/ending"
AUTHOR = Ed25519PrivateKey.from_private_bytes(b"a" * 32)
STRANGER = Ed25519PrivateKey.from_private_bytes(b"s" * 32)
COAUTHOR = Ed25519PrivateKey.from_private_bytes(b"b" * 32)
STRANGER_COMMITTEE = Ed25519PrivateKey.from_private_bytes(b"t" * 32)
COMMITTEE = Ed25519PrivateKey.from_private_bytes(b"c" * 32)


def drawn_once() -> Callable[..., Variation | None]:
    """What draws variations, remembering them."""
    drawn: dict[object, Variation | None] = {}

    def known(plan: Plan, edition: str, seed: str, *, pool: Collection[str]) -> Variation | None:
        key = (plan.game, plan.case, edition, seed, frozenset(pool))
        if key not in drawn:
            drawn[key] = varied(plan, edition, seed, pool=pool)
        return drawn[key]

    return known


class Made(NamedTuple):
    """What a certificate is made of."""

    statement: Statement
    packed: bytes

    @property
    def said(self) -> bytes:
        """The transcript, uncompressed."""
        return zlib.decompress(self.packed)


def line(key: Ed25519PrivateKey) -> str:
    """The public half."""
    return public_line(key.public_key())


@cache
def suite() -> Suite:
    return load_checked_suite()


def plans() -> tuple[Plan, ...]:
    return suite().plans


def quiet(done: int, total: int, what: str) -> None:
    """Nobody watches."""


@cache
def made(seed: str = "one", edition: str = "2.2", level: str = LEVEL) -> Made:
    """A certificate of the reference, not signed yet."""
    return made_of(ReferenceEngine(), seed, edition, level)


def made_of(engine: Engine, seed: str = "one", edition: str = "2.2", level: str = LEVEL) -> Made:
    """A certificate of an engine, not signed yet; the level has to be reached."""
    found = certify(engine, plans(), level_named(level), edition, seed, {"engine": "0" * 64}, quiet)
    assert found.statement is not None, found.missing
    return Made(found.statement, found.packed)


def signed(one: Made, *keys: Ed25519PrivateKey) -> Bundle:
    return sealed(one.statement, one.packed, list(keys or (AUTHOR,)))


def resigned(payload: bytes, packed: bytes, key: Ed25519PrivateKey = AUTHOR) -> bytes:
    """The file of a certificate that was never checked, as a forger writes it."""
    envelope, lines = bundle.sign(payload, [key])
    return bundle.write(Bundle(certificate=envelope, keys=lines, transcript=bundle.pack(packed)))


def judged(content: bytes, expected: Expected | None = None) -> Verified:
    """Raises NotVerified."""
    return verify(bundle.parse(content), plans(), expected or Expected(keys=(line(AUTHOR),)), quiet)


def payload_of(one: Made) -> bytes:
    return canonical(one.statement)
