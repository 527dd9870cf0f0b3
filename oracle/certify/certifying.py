"""Makes certificates, and checks them again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from msgspec import Struct, field

import oracle
from oracle.assurance.seeds import seed_of
from oracle.certify import bundle as files
from oracle.certify.bundle import Bundle, Envelope
from oracle.certify.errors import CertificateError, NotVerified
from oracle.certify.games import Tick
from oracle.certify.keys import fingerprint, public_line
from oracle.certify.levels import Level, level_named
from oracle.certify.playing import Outcomes, play
from oracle.certify.statement import OURS, Statement, Subject, canonical, check_in_toto, missing, statement
from oracle.certify.transcript import MOST_BYTES, PlayedBack, Recorder, Strayed, check_digest, lines_of
from oracle.engines.base import Engine, EngineFault
from oracle.protocol.codec import RequestError, decode_request
from oracle.protocol.differing import where_differing
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo, SetupParams
from oracle.suite.errors import InvalidWordsError
from oracle.suite.plan import Plan
from oracle.suite.reading.sources import PARTS, suite_digests

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

How = Literal["ran-anew", "gave-the-seed"]
Grade = Literal["self-declared", "witnessed"]
GRADES: dict[Grade, str] = {
    "self-declared": "a transcript proves the answers, not which engine gave them",
    "witnessed": "a third party with a named key chose the seed beforehand or ran the engine again, and signed that",
}


class WitnessPart(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    how: How
    seed: str
    signers: tuple[str, ...] = ()
    """The fingerprints of all signers of the certificate, sorted: no other signature can replace theirs."""


class WitnessStatement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A witness's statement about a certificate: an in-toto Statement about the digest of its statement."""

    type: Literal["https://in-toto.io/Statement/v1"] = field(name="_type", default="https://in-toto.io/Statement/v1")
    subject: tuple[Subject, ...]
    predicate_type: Literal["urn:tcg-oracle:witness:v1"] = field(
        name="predicateType", default="urn:tcg-oracle:witness:v1"
    )
    predicate: WitnessPart


class Witness(NamedTuple):
    """A key in SSH's one-line form, the form of witnessing, and whether the verifier knows the key."""

    key: str
    how: How
    known: bool


class Verified(NamedTuple):
    """A verified certificate."""

    statement: Statement
    signers: tuple[str, ...]
    known: tuple[str, ...]
    """The signers whose keys were given."""
    witnesses: tuple[Witness, ...]

    @property
    def grade(self) -> Grade:
        return "witnessed" if any(one.known for one in self.witnesses) else "self-declared"


class Expected(NamedTuple):
    """The verifier's requirements; an omitted requirement accepts anything."""

    keys: tuple[str, ...] = ()
    """One of these must have signed it."""
    witnesses: tuple[str, ...] = ()
    """One of these must have witnessed it."""
    level: str | None = None
    edition: str | None = None
    seed: str | None = None
    files: Mapping[str, str] = {}
    """Name → SHA-256; these must be among the subjects."""
    decisions: Mapping[str, str] = {}
    """Name → SHA-256; it must have been made under exactly these."""


class Certification(NamedTuple):
    """The result of playing for a certificate: the statement and the transcript, or the reasons why the level is not
    reached.
    """

    statement: Statement | None
    packed: bytes
    missing: list[str]
    info: EngineInfo
    outcomes: Outcomes


def certify(
    engine: Engine,
    plans: tuple[Plan, ...],
    level: Level,
    edition: str,
    seed: str,
    named: Mapping[str, str],
    tick: Tick,
    decisions: Mapping[str, str] = MappingProxyType({}),
) -> Certification:
    """Play a level on an engine; `named`: subjects, `decisions`: the decisions that settled the plans, name → SHA-256.

    Raises `EngineFault` without an engine.
    """
    recorder = Recorder(engine)
    info, outcomes = play(recorder, plans, level, edition, seed, tick)
    packed, digest = recorder.finish()
    lacking = missing(level, info, outcomes)
    made = None
    if not lacking:
        without = level.without_scenario(plans, edition)
        made = statement(level, edition, seed, info, outcomes, digest, without, named, decisions)
    return Certification(made, packed, lacking, info, outcomes)


def sealed(made: Statement, packed: bytes, keys: list[Ed25519PrivateKey]) -> Bundle:
    """A certificate, signed with each key."""
    payload = canonical(made)
    check_in_toto(payload)
    envelope, lines = files.sign(payload, keys)
    return Bundle(certificate=envelope, keys=lines, transcript=files.pack(packed))


def witnessed(found: Bundle, how: How, seed: str, key: Ed25519PrivateKey) -> Bundle:
    """The certificate with a witness's statement added. Raises CertificateError for a witness who signed the
    certificate.
    """
    signers = files.signers(found.certificate, found.keys)
    if public_line(key.public_key()) in signers:
        raise CertificateError("a signer of a certificate cannot be its witness; sign with another key")
    subject = Subject(name="certificate", digest={"sha256": _digest(found.certificate)})
    stated = WitnessStatement(
        subject=(subject,), predicate=WitnessPart(how=how, seed=seed, signers=_fingerprints(signers))
    )
    envelope, lines = files.sign(canonical(stated), [key])
    keys = tuple(dict.fromkeys((*found.keys, *lines)))
    return msgspec.structs.replace(found, witnesses=(*found.witnesses, envelope), keys=keys)


def verify(found: Bundle, plans: tuple[Plan, ...], expected: Expected, tick: Tick) -> Verified:
    """Check a certificate again, from its transcript alone. Raises NotVerified."""
    signers = files.signers(found.certificate, found.keys)
    known = tuple(line for line in signers if line in expected.keys)
    if expected.keys and not known:
        told = ", ".join(map(fingerprint, signers))
        raise NotVerified("unknown-key", f"it is signed by {told}, which is none of the given keys")
    stated = _read_statement(found.certificate)
    # A witness who used another version of the program signed another statement.
    _check_suite(stated)
    _check_decisions(stated, expected.decisions)
    witnesses = _witnesses(found, stated, signers, expected)
    if set(found.keys) != {*signers, *(one.key for one in witnesses)}:
        raise NotVerified("altered", "it contains a key without a signature")
    level = _check_expected(stated, expected)
    _judge_again(found, stated, level, plans, tick)
    return Verified(stated, signers, known, witnesses)


def same(anew: Certification, stated: Statement) -> None:
    """Check that running the engine again gives the stated results. Raises NotVerified."""
    if anew.statement is None:
        raise NotVerified("other-engine", f"the engine does not reach the level: {anew.missing[0]}")
    first, second = (_without_words(one) for one in (anew.statement, stated))
    if first != second:
        raise NotVerified("other-engine", f"the engine's results differ: {where_differing(first, second)}")


def _without_words(stated: Statement) -> object:
    """A statement without the transcript: an engine may choose other ids and messages."""
    plain = msgspec.to_builtins(stated)
    plain["predicate"].update(plain["predicate"].pop(OURS))
    del plain["predicate"]["transcript"], plain["subject"]
    return plain["predicate"]


def _digest(envelope: Envelope) -> str:
    return hashlib.sha256(envelope.content).hexdigest()


def _read_statement(envelope: Envelope) -> Statement:
    payload = envelope.content
    try:
        found = msgspec.json.decode(payload, type=Statement)
        check_in_toto(payload)
        seed_of(found.ours.seed)
    except (msgspec.MsgspecError, ValueError, RecursionError, InvalidWordsError) as error:
        told = f"the signed content is not a certificate's statement: {shown(str(error), 300)}"
        raise NotVerified("not-a-certificate", told) from None
    if canonical(found) != payload:
        raise NotVerified("not-a-certificate", "the signed content is not in the canonical form")
    return found


def _witnesses(found: Bundle, stated: Statement, signers: tuple[str, ...], expected: Expected) -> tuple[Witness, ...]:
    """Every witness; a signer of the certificate itself is not one."""
    told = []
    for envelope in found.witnesses:
        keys = files.signers(envelope, found.keys)
        try:
            one = msgspec.json.decode(envelope.content, type=WitnessStatement)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            text = f"a witness signed something other than a witness's statement: {shown(str(error), 300)}"
            raise NotVerified("not-a-certificate", text) from None
        digests = [subject.digest.get("sha256") for subject in one.subject]
        if digests != [_digest(found.certificate)] or one.predicate.seed != stated.ours.seed:
            raise NotVerified("bad-signature", "a witness's statement is about another certificate")
        if one.predicate.signers != _fingerprints(signers):
            raise NotVerified("bad-signature", "a witness's statement is about a certificate with other signers")
        told += [Witness(key, one.predicate.how, key in expected.witnesses) for key in keys if key not in signers]
    if expected.witnesses and not any(one.known for one in told):
        raise NotVerified("no-witness", "none of the required witnesses has signed as a witness")
    return tuple(told)


def _fingerprints(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(map(fingerprint, lines)))


def _check_suite(stated: Statement) -> None:
    suite = stated.ours.suite
    if suite.version != oracle.__version__:
        told = f"it was made with version {shown(suite.version, 60)}; this is {oracle.__version__}"
        raise NotVerified("other-suite", f"{told}. Install that version, or ask for a new one")
    ours, theirs = suite_digests(), {one.name: one.digest.get("sha256") for one in stated.predicate.configuration}
    other = sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))
    if other:
        what = "; ".join(f"{shown(name, 40)} ({PARTS.get(name, 'unknown here')})" for name in other)
        same = ", ".join(sorted(ours.keys() - set(other))) or "nothing"
        told = f"it was made with the same version {oracle.__version__}, but these differ: {what}; these agree: {same}"
        raise NotVerified("other-suite", f"{told}. Install the exact release it was made with, or ask for a new one")


def _check_decisions(stated: Statement, given: Mapping[str, str]) -> None:
    """Judge a certificate only under the same decisions under which it was made."""
    theirs = {one.name: one.digest.get("sha256", "") for one in stated.ours.decisions}
    if theirs == given:
        return
    told = [f"{name} is missing" for name in sorted(theirs.keys() - given.keys())]
    told += [f"it was made without {name}" for name in sorted(given.keys() - theirs.keys())]
    told += [
        f"{name} says something else" for name in sorted(theirs.keys() & given.keys()) if theirs[name] != given[name]
    ]
    made = f"under {', '.join(sorted(theirs))}" if theirs else "without a decision"
    why = f"it was made {made}, and --decisions gives others: {shown('; '.join(told), 300)}"
    raise NotVerified("other-decisions", why)


def _check_expected(stated: Statement, expected: Expected) -> Level:
    ours = stated.ours
    try:
        level = level_named(ours.level)
    except InvalidWordsError as error:
        raise NotVerified("other-level", str(error)) from None
    if expected.level not in (None, level.id, level.name):
        raise NotVerified("other-level", f"it is for {level.id}, not for {expected.level}")
    if ours.edition not in level.editions:
        raise NotVerified("other-edition", f"{level.id} has no edition {shown(ours.edition, 40)}")
    if expected.edition not in (None, ours.edition, f"{level.game}/{ours.edition}"):
        raise NotVerified("other-edition", f"it is for {level.game} {ours.edition}, not for {expected.edition}")
    if expected.seed not in (None, ours.seed):
        raise NotVerified("other-seed", f"it was made with the seed {ours.seed}, not with {expected.seed}")
    theirs = {one.name: one.digest.get("sha256") for one in stated.files}
    for name, digest in expected.files.items():
        if theirs.get(name) != digest:
            why = "is not among its subjects" if name not in theirs else "differs from the certified file"
            raise NotVerified("other-subject", f"{shown(name, 200)} {why}")
    return level


def _judge_again(found: Bundle, stated: Statement, level: Level, plans: tuple[Plan, ...], tick: Tick) -> None:
    packed, ours = found.packed, stated.ours
    try:
        check_digest(packed, ours.transcript)
    except Strayed as error:
        reason: Literal["too-large", "bad-transcript"] = "too-large" if "unpacks" in str(error) else "bad-transcript"
        raise NotVerified(reason, f"the transcript: {error}") from None
    engine = PlayedBack(lines_of(packed, min(ours.transcript.bytes, MOST_BYTES)))
    try:
        info, outcomes = play(engine, plans, level, ours.edition, ours.seed, tick)
        engine.finish()
    except Strayed as error:
        raise _strayed(error, stated, level) from None
    except EngineFault as error:
        raise NotVerified("other-transcript", f"the transcript is of an engine that failed: {error}") from None
    lacking = missing(level, info, outcomes)
    if lacking:
        raise NotVerified("level-not-reached", f"{level.id} is not reached: {lacking[0]}")
    without = level.without_scenario(plans, ours.edition)
    named = {one.name: one.digest.get("sha256", "") for one in stated.files}
    decisions = {one.name: one.digest.get("sha256", "") for one in ours.decisions}
    again = statement(level, ours.edition, ours.seed, info, outcomes, ours.transcript, without, named, decisions)
    if again != stated:
        differs = where_differing(*(msgspec.to_builtins(one) for one in (again, stated)))
        raise NotVerified("other-claims", f"the transcript leads to another statement: {differs}")


def _strayed(error: Strayed, stated: Statement, level: Level) -> NotVerified:
    """Whether the transcript is of another edition, or of something else entirely."""
    try:
        said = decode_request(error.recorded).params if error.recorded else None
    except RequestError:
        said = None
    if isinstance(said, SetupParams) and (said.game, said.edition) != (level.game, stated.ours.edition):
        told = f"the transcript is of {shown(said.game, 40)} {shown(said.edition, 40)}"
        return NotVerified("other-edition", f"{told}, the certificate is for {level.game} {stated.ours.edition}")
    return NotVerified("other-transcript", f"the transcript: {error}")


def digest_of(paths: Iterable[Path]) -> dict[str, str]:
    """The name of each file → its SHA-256. Raises InvalidWordsError for duplicate names, OSError."""
    found: dict[str, str] = {}
    for path in paths:
        if re.search(r"[\ud800-\udfff]", path.name):
            raise InvalidWordsError(f"the subject {shown(path.name, 100)} has a name that is not UTF-8; rename it")
        if path.name in found or path.name == "transcript":
            raise InvalidWordsError(f"two subjects are named {shown(path.name, 100)}; rename one of the files")
        with path.open("rb") as opened:
            found[path.name] = hashlib.file_digest(opened, "sha256").hexdigest()
    return found
