"""Keys that were damaged, or are of another kind."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa, x25519

from tests.inputs.wild import damaged, word

PASSPHRASES = (None, None, "", "a secret", "another", "\udc80", "é" * 600, "x" * 5000, "\n", "\x01")
NAMES = ("new", "", ".", "..", "no/such", "key", "a" * 300, "\x01", "é→ [bold]", "x/..")
"""Of keys to be made, below the folder of the input: nothing outside it may be touched."""
_PEM = form.Encoding.PEM


@cache
def _whole() -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """Private keys of every form and kind, and public ones."""
    own = ed25519.Ed25519PrivateKey.from_private_bytes(b"k" * 32)
    forms = (form.PrivateFormat.PKCS8, form.PrivateFormat.OpenSSH)
    locks = (form.NoEncryption(), form.BestAvailableEncryption(b"a secret"))
    private = [
        own.private_bytes(_PEM, one, lock) for one in forms for lock in locks if one != forms[1] or lock == locks[0]
    ]
    others = (
        ec.generate_private_key(ec.SECP256R1()),
        rsa.generate_private_key(65537, 2048),
        x25519.X25519PrivateKey.generate(),
    )
    private += [one.private_bytes(_PEM, forms[0], locks[0]) for one in others]
    halves = [one.public_key() for one in (own, *others)]
    public = [one.public_bytes(_PEM, form.PublicFormat.SubjectPublicKeyInfo) for one in halves]
    public += [one.public_bytes(form.Encoding.OpenSSH, form.PublicFormat.OpenSSH) for one in halves[:3]]
    return tuple(private), tuple(public)


def spoiled(random: Random, folder: Path, *, private: bool) -> Path:
    """A key with something wrong in it, in a file of its own."""
    content = random.choice(_whole()[not private])
    file = folder / random.choice(("key", "é [bold]→"))
    for _ in range(random.randint(0, 2)):
        content = _change(random, content)
    file.write_bytes(content)
    file.chmod(0o600)
    return file


def _change(random: Random, content: bytes) -> bytes:
    lines = content.split(b"\n")
    at = random.randrange(len(lines))
    what = random.randrange(9)
    if what == 0:
        return content.replace(b"\n", b"\r\n")
    if what == 1:
        return content.decode("latin-1").encode(random.choice(("utf-16", "utf-8-sig", "utf-32")))
    if what == 2:
        return b"\n".join((*lines[:at], *lines[at + 1 :]))
    if what == 3:
        return b"\n".join((*lines[:at], word(random).encode("utf-8", "surrogatepass"), *lines[at:]))
    if what == 4:
        return content + random.choice(_whole()[random.random() < 0.5])
    if what == 5:
        return random.choice((b"", b"\0" * 100, b"a" * 70_000, json.dumps("[" * 90).encode(), random.randbytes(200)))
    if what == 6:
        return content.upper()
    return damaged(random, content)
