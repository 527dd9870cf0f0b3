"""Keys for signing certificates: Ed25519, in PKCS#8 with a passphrase, or an existing SSH key."""

from __future__ import annotations

import base64
import hashlib
import os
import stat
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from oracle.certify.errors import CertificateError
from oracle.protocol.display import shown
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.reading.locate import named

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

LARGEST = 64 * 1024
LONGEST_PASSPHRASE = 1023
"""The maximum number of bytes that OpenSSL accepts."""
ENVIRONMENT = "TCG_ORACLE_PASSPHRASE"
_ED25519 = "only Ed25519 keys are used; `tcg-oracle keys new FILE` or `ssh-keygen -t ed25519` makes one"
_LIBRARIES = ("cryptography", "in_toto_attestation", "securesystemslib")
_LINE = "ssh-ed25519 "
_LENGTH = 68
"""The length of an Ed25519 key in SSH's one-line form."""


class PassphraseNeeded(Exception):
    """The key cannot be opened without a passphrase."""


def need_libraries() -> None:
    """Raises CertificateError if the libraries for certificates are not installed."""
    lacking = [name for name in _LIBRARIES if find_spec(name) is None]
    if lacking:
        told = f"{', '.join(lacking)}: not installed; certificates need it"
        raise CertificateError(f"{told}: pip install 'tcg-oracle[certificates]'")


def new_key(passphrase: str) -> tuple[bytes, str]:
    """A new private key (PKCS#8, encrypted unless the passphrase is empty), and its public key in SSH's one-line form.

    Raises CertificateError for an unusable passphrase.
    """
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.generate()
    how = form.BestAvailableEncryption(_plain(passphrase)) if passphrase else form.NoEncryption()
    pem = key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, how)
    return pem, public_line(key.public_key())


def read_private(file: Path, passphrase: str | None) -> Ed25519PrivateKey:
    """A private key in PKCS#8 or in SSH's form. Raises PassphraseNeeded (without a passphrase), CertificateError."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    _refuse_shared(file)
    content = _read(file)
    load = form.load_ssh_private_key if b"BEGIN OPENSSH PRIVATE KEY" in content else form.load_pem_private_key
    try:
        key = load(content, None if passphrase is None else _plain(passphrase))
    except TypeError:
        # Both libraries report a missing and a superfluous passphrase in the same way.
        if passphrase is None:
            raise PassphraseNeeded from None
        try:
            return read_private(file, None)
        except PassphraseNeeded:
            raise CertificateError(f"{named(file)}: the key has a passphrase, but an empty one was given") from None
    except UnsupportedAlgorithm as error:
        raise CertificateError(f"{named(file)}: {error}; for SSH keys with a passphrase: pip install bcrypt") from None
    except ValueError as error:
        if passphrase is None and "password" in str(error).lower():
            raise PassphraseNeeded from None
        wrong = "the passphrase is wrong, or it is not a private key" if passphrase else "it is not a private key"
        raise CertificateError(f"{named(file)}: {wrong}") from None
    if not isinstance(key, Ed25519PrivateKey):
        raise CertificateError(f"{named(file)}: {_ED25519}")
    return key


def _plain(passphrase: str) -> bytes:
    try:
        found = passphrase.encode()
    except UnicodeEncodeError:
        raise CertificateError(f"the passphrase in {ENVIRONMENT} is not UTF-8; choose plain letters") from None
    if len(found) > LONGEST_PASSPHRASE:
        told = f"the passphrase has {len(found):,} bytes; choose one of at most {LONGEST_PASSPHRASE:,}"
        raise CertificateError(told)
    return found


def _refuse_shared(file: Path) -> None:
    """Raises CertificateError for a private key that other users can read, as SSH does."""
    if os.name == "posix" and file.exists() and stat.S_IMODE(file.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
        raise CertificateError(f"{named(file)}: others can read this private key; chmod 600 {named(file)}")


def read_public(file: Path) -> str:
    """A public key, in SSH's one-line form or as PEM; returns the one-line form. Raises CertificateError."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    content = _read(file)
    try:
        if content.lstrip().startswith(b"-----BEGIN PUBLIC KEY"):
            key = form.load_pem_public_key(content)
        else:
            key = form.load_ssh_public_key(content.strip())
    except (ValueError, UnsupportedAlgorithm):
        raise CertificateError(f"{named(file)}: not a public key: neither SSH's one-line form nor PEM") from None
    if not isinstance(key, Ed25519PublicKey):
        raise CertificateError(f"{named(file)}: {_ED25519}")
    return public_line(key)


def public_line(key: Ed25519PublicKey) -> str:
    """A public key in SSH's one-line form, without a comment."""
    from cryptography.hazmat.primitives import serialization as form

    return key.public_bytes(form.Encoding.OpenSSH, form.PublicFormat.OpenSSH).decode()


def public_key(line: str) -> Ed25519PublicKey:
    """The key of SSH's one-line form. Raises ValueError."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = form.load_ssh_public_key(line.encode())
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from None
    if not isinstance(key, Ed25519PublicKey) or public_line(key) != line:
        raise ValueError("no Ed25519 key in SSH's one line")
    return key


def fingerprint(line: str) -> str:
    """The fingerprint of a key, as shown by `ssh-keygen -l`: `SHA256:…`. Raises ValueError."""
    kind, _, data = line.partition(" ")
    if kind != _LINE.strip() or len(data) != _LENGTH:
        raise ValueError(f"no Ed25519 key in SSH's one line: {shown(line, 80)}")
    digest = hashlib.sha256(base64.b64decode(data, validate=True)).digest()
    return f"SHA256:{base64.b64encode(digest).decode().rstrip('=')}"


def _read(file: Path) -> bytes:
    try:
        return read_regular(file, LARGEST)
    except UnreadableError as error:
        raise CertificateError(f"the key {named(file)} cannot be read: {error}") from None
