"""The file of a certificate: the statement in a DSSE envelope, the witnesses' statements, the keys, the transcript."""

from __future__ import annotations

import base64
import binascii
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct, field

from oracle.certify.errors import NotVerified
from oracle.certify.keys import fingerprint, public_key, public_line
from oracle.certify.statement import canonical
from oracle.protocol.display import shown
from oracle.suite.files.user_files import UnreadableError, read_regular

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from securesystemslib import dsse

PAYLOAD_TYPE = "application/vnd.in-toto+json"
LARGEST = 512 * 1024 * 1024
"""The largest certificate file, in bytes."""
MOST_SIGNATURES = 100


class Signature(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    keyid: str
    sig: str


class Envelope(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A DSSE envelope as JSON."""

    payload: str
    payload_type: Literal["application/vnd.in-toto+json"] = field(
        name="payloadType", default="application/vnd.in-toto+json"
    )
    signatures: tuple[Signature, ...]

    @property
    def content(self) -> bytes:
        return _unbase(self.payload, "the payload")


class Packed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A transcript, compressed."""

    encoding: Literal["zlib"] = "zlib"
    sha256: str
    """The checksum of the compressed bytes, which detects damage; the signed digest is that of the uncompressed ones.
    """
    data: str


class Bundle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole certificate."""

    media_type: Literal["application/vnd.tcg-oracle.certificate.v1+json"] = field(
        name="mediaType", default="application/vnd.tcg-oracle.certificate.v1+json"
    )
    certificate: Envelope = field(name="dsseEnvelope")
    witnesses: tuple[Envelope, ...] = ()
    keys: tuple[str, ...] = ()
    """The public keys of all signers, in SSH's one-line form. A key does not prove who the signer is."""
    transcript: Packed

    @property
    def packed(self) -> bytes:
        """The compressed transcript. Raises NotVerified."""
        found = _unbase(self.transcript.data, "the transcript")
        if hashlib.sha256(found).hexdigest() != self.transcript.sha256:
            raise NotVerified("bad-transcript", "the packed transcript is damaged: its checksum differs")
        return found


def write(bundle: Bundle) -> bytes:
    """The bytes of the file; `parse` accepts no other bytes for the same certificate."""
    return canonical(bundle) + b"\n"


def read(file: Path) -> Bundle:
    """Read a certificate's file. Raises NotVerified."""
    try:
        content = read_regular(file, LARGEST)
    except UnreadableError as error:
        raise NotVerified("too-large" if "larger" in str(error) else "unreadable", str(error)) from None
    return parse(content)


def parse(content: bytes) -> Bundle:
    """Parse the bytes of a certificate's file. Raises NotVerified."""
    try:
        found = msgspec.json.decode(content, type=Bundle)
    except msgspec.ValidationError as error:
        raise NotVerified("not-a-certificate", f"it is not a certificate: {shown(str(error), 300)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if not content.rstrip().endswith(b"}") and content.lstrip().startswith(b'{"dsseEnvelope"'):
            raise NotVerified("truncated", f"it is truncated: it ends after {len(content):,} bytes") from None
        raise NotVerified("not-a-certificate", f"it is not JSON: {shown(str(error), 300)}") from None
    if write(found) != content:
        raise NotVerified("altered", "its bytes differ from the canonical form; it was rewritten or extended")
    return found


def pack(packed: bytes) -> Packed:
    """A compressed transcript in the form of the file."""
    return Packed(sha256=hashlib.sha256(packed).hexdigest(), data=base64.b64encode(packed).decode())


def sign(payload: bytes, keys: list[Ed25519PrivateKey]) -> tuple[Envelope, tuple[str, ...]]:
    """An envelope signed with each key, and the public keys."""
    from securesystemslib import dsse
    from securesystemslib.signer import CryptoSigner, SSlibKey

    signed = dsse.Envelope(payload, PAYLOAD_TYPE, {})
    lines = [public_line(key.public_key()) for key in keys]
    for key, line in zip(keys, lines, strict=True):
        signed.sign(CryptoSigner(key, SSlibKey.from_crypto(key.public_key(), keyid=fingerprint(line))))
    return msgspec.convert(signed.to_dict(), Envelope), tuple(dict.fromkeys(lines))


def signers(envelope: Envelope, lines: tuple[str, ...]) -> tuple[str, ...]:
    """The keys (in SSH's one-line form) that have signed an envelope; every signature must be valid. Raises
    NotVerified.
    """
    from securesystemslib.exceptions import VerificationError
    from securesystemslib.signer import Key, SSlibKey

    if not envelope.signatures:
        raise NotVerified("unsigned", "it has no signature; certify with --key")
    if max(len(envelope.signatures), len(lines)) > MOST_SIGNATURES:
        raise NotVerified("not-a-certificate", f"it has more than {MOST_SIGNATURES} signatures or keys")
    known = _by_fingerprint(lines)
    for one in envelope.signatures:
        _unbase(one.sig, "a signature")
        if one.keyid not in known:
            raise NotVerified("bad-signature", f"the key of the signature {shown(one.keyid, 80)} is not in the file")
    wanted = {one.keyid: known[one.keyid] for one in envelope.signatures}
    try:
        keys: list[Key] = [SSlibKey.from_crypto(public_key(line), keyid=name) for name, line in wanted.items()]
        _dsse(envelope).verify(keys, len(envelope.signatures))
    except (VerificationError, ValueError) as error:
        raise NotVerified("bad-signature", f"a signature is not valid: {shown(str(error), 200)}") from None
    return tuple(wanted.values())


def _by_fingerprint(lines: tuple[str, ...]) -> dict[str, str]:
    try:
        return {fingerprint(line): line for line in lines}
    except ValueError as error:
        raise NotVerified("bad-signature", f"a key in the file is not valid: {error}") from None


def _dsse(envelope: Envelope) -> dsse.Envelope:
    from securesystemslib import dsse

    plain: dict[str, object] = msgspec.to_builtins(envelope)
    return dsse.Envelope.from_dict(plain)


def _unbase(text: str, what: str) -> bytes:
    try:
        found = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise NotVerified("altered", f"{what} is not base64") from None
    if base64.b64encode(found).decode() != text:
        raise NotVerified("altered", f"{what} is not in the canonical form of base64")
    return found
