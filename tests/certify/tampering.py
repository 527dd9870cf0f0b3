"""Ways to tamper with a certificate, each with the reasons for which it may be refused."""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from oracle.certify import bundle
from oracle.certify.certifying import Expected, witnessed
from oracle.certify.errors import NotVerified, Reason
from oracle.certify.statement import OURS
from tests.certify.exchanges import EXCHANGES
from tests.certify.making import (
    AUTHOR,
    COAUTHOR,
    COMMITTEE,
    STRANGER,
    STRANGER_COMMITTEE,
    Made,
    judged,
    made,
    payload_of,
    resigned,
    signed,
)

BOMB = 64 * 1024 * 1024


class Tampered(NamedTuple):
    """A file that must not verify."""

    what: str
    content: bytes
    reasons: frozenset[str]
    expected: Expected | None = None
    """What whoever verifies it demands; else the author's key alone."""


Json = dict[str, Any]


def _tampered(what: str, content: bytes, *reasons: Reason) -> Tampered:
    return Tampered(what, content, frozenset(reasons))


def bit(random: Random) -> Tampered:
    """One bit of the file, in any part of it."""
    content = bytearray(bundle.write(signed(made())))
    at = random.randrange(len(content))
    content[at] ^= 1 << random.randrange(8)
    return _tampered(
        f"bit at {at}", bytes(content),
        "altered", "not-a-certificate", "truncated", "bad-signature", "bad-transcript", "unknown-key",
    )  # fmt: skip


def bit_of_the_transcript(random: Random) -> Tampered:
    """One bit of the packed transcript, with a checksum that fits."""
    one = made()
    packed = bytearray(one.packed)
    at = random.randrange(len(packed) - 4)
    packed[at] ^= 1 << random.randrange(8)
    reasons: tuple[Reason, ...] = ("bad-transcript", "too-large")
    try:
        if zlib.decompress(bytes(packed)) == one.said:
            # Bits that mean nothing: what is signed is what it unpacks to.
            packed[-1] ^= 1
    except zlib.error:
        pass
    return _tampered(f"packed bit at {at}", resigned(payload_of(one), bytes(packed)), *reasons)


def cut(random: Random) -> Tampered:
    """The file ends too early."""
    content = bundle.write(signed(made()))
    at = random.randrange(20, len(content) - 2)
    return _tampered(f"cut at {at}", content[:at], "truncated")


def field(random: Random) -> Tampered:
    """The author claims something else, and signs that."""
    name = random.choice(sorted(FIELDS))
    change, *reasons = FIELDS[name]
    plain = json.loads(payload_of(made()))
    change(plain)
    return _tampered(f"field {name}", resigned(_written(plain), made().packed), *reasons)


def result(random: Random) -> Tampered:
    """A result is left out, said twice, moved or made up."""
    plain = json.loads(payload_of(made()))
    predicate = plain["predicate"]
    passed = predicate["passedTests"]
    at = random.randrange(len(passed))
    how = random.choice(("out", "twice", "warned", "other", "swapped"))
    if how == "twice":
        passed.insert(at, passed[at])
    elif how == "swapped":
        passed[at], passed[at - 1] = passed[at - 1], passed[at]
    elif how == "other":
        passed[at] += str(random.random())
    else:
        gone = passed.pop(at)
        predicate["warnedTests"] += [gone] if how == "warned" else []
    return _tampered(f"result {how} {at}", resigned(_written(plain), made().packed), "other-claims")


def transcript(random: Random) -> Tampered:
    """The transcript of another seed, edition or level, alone or with its digest."""
    other = random.choice((made("two"), made("one", "2.1"), made("one", "2.2", "lorcana/announce")))
    if random.random() < 0.3:
        content = resigned(payload_of(made()), other.packed)
        return _tampered("another transcript", content, "bad-transcript", "too-large")
    same_level = other.statement.ours.level == made().statement.ours.level
    reasons: tuple[Reason, ...] = ("other-edition",) if other is made("one", "2.1") else ("other-transcript",)
    return _tampered(f"another transcript, signed ({same_level})", _with(other.said), *reasons)


def answer(random: Random) -> Tampered:
    """An answer is turned round, left out or said twice, and the digest is right again."""
    lines = made().said.splitlines(keepends=True)
    at = random.choice([at for at, line in enumerate(lines) if b'"status":"accepted"' in line])
    how = random.choice(("turned", "gone", "twice", "question", "garbage"))
    if how == "turned":
        lines[at] = lines[at].replace(b'"status":"accepted"', b'"status":"refused"')
    elif how == "gone":
        del lines[at]
    elif how == "twice":
        lines.insert(at, lines[at])
    elif how == "question":
        del lines[at - 1 : at + 1]
    else:
        lines[at] = bytes(random.randbytes(20).replace(b"\n", b"x")) + b"\n"
    if len(lines) % 2:
        lines.append(b"\n")
    return _tampered(f"answer {how} {at}", _with(b"".join(lines)), "other-transcript", "level-not-reached")


def hello(random: Random) -> Tampered:
    """What the engine said of itself is another, or cannot be."""
    lines = made().said.splitlines(keepends=True)
    how, introduced = random.choice(
        (
            ("two lines", lines[1].replace(b'"name":"reference"', b'"name":"x\\nverified: y"')),
            ("an error", b'{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}\n'),
            ("no start", b'{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no","data":{"kind":"start"}}}\n'),
            ("no such manner", lines[1].replace(b'"capabilities"', b'"manners":["odd"],"capabilities"', 1)),
        )
    )
    return _tampered(f"hello: {how}", _with(lines[0] + introduced + b"".join(lines[2:])), "other-transcript")


def longer(random: Random) -> Tampered:
    """Something stands behind the end."""
    lines = made().said.splitlines(keepends=True)
    more = random.randrange(1, 4)
    return _tampered(f"{more} messages more", _with(made().said + b"".join(lines[: 2 * more])), "other-transcript")


def signer(random: Random) -> Tampered:
    """Somebody else has signed."""
    how = random.choice(("stranger", "nobody", "swapped key", "foreign signature", "key too many"))
    if how == "stranger":
        return _tampered(how, bundle.write(signed(made(), STRANGER)), "unknown-key")
    whole = json.loads(bundle.write(signed(made())))
    other = json.loads(bundle.write(signed(made(), STRANGER)))
    if how == "nobody":
        whole["dsseEnvelope"]["signatures"], whole["keys"] = [], []
        return _tampered(how, _file(whole), "unsigned")
    if how == "swapped key":
        whole["keys"] = other["keys"]
        return _tampered(how, _file(whole), "bad-signature")
    if how == "key too many":
        whole["keys"] += other["keys"]
        return _tampered(how, _file(whole), "altered")
    whole["dsseEnvelope"]["signatures"][0]["sig"] = other["dsseEnvelope"]["signatures"][0]["sig"]
    return _tampered(how, _file(whole), "bad-signature")


def witness(random: Random) -> Tampered:
    """A witness's statement of another certificate."""
    del random
    other = json.loads(bundle.write(witnessed(signed(made("two")), "ran-anew", "two", COMMITTEE)))
    whole = json.loads(bundle.write(signed(made())))
    whole["witnesses"], whole["keys"] = other["witnesses"], other["keys"]
    return _tampered("a witness of another", _file(whole), "bad-signature")


def exchange(random: Random) -> Tampered:
    """Signers and witnesses of certificates that hold take each other's places."""
    how = random.choice(sorted(EXCHANGES))
    change, expected, *reasons = EXCHANGES[how]
    keys = (AUTHOR, COAUTHOR) if "both" in how else (AUTHOR,)
    whole = json.loads(bundle.write(witnessed(signed(made(), *keys), "ran-anew", "one", COMMITTEE)))
    other = json.loads(bundle.write(witnessed(signed(made(), STRANGER), "ran-anew", "one", STRANGER_COMMITTEE)))
    change(whole, other)
    return Tampered(how, _file(whole), frozenset(reasons), expected)


def bomb(random: Random) -> Tampered:
    """Little that unpacks to much, in several wrappings."""
    how = random.choice(("zlib", "zlib, signed", "gzip", "file", "nested"))
    much = _zeros()
    if how == "zlib":
        return _tampered(how, resigned(payload_of(made()), much), "too-large")
    if how == "zlib, signed":
        return _tampered(how, _with(b"0" * BOMB, much), "bad-transcript", "other-transcript")
    if how == "gzip":
        return _tampered(how, resigned(payload_of(made()), gzip.compress(made().said)), "bad-transcript")
    if how == "nested":
        return _tampered(how, b"[" * 100_000 + b"]" * 100_000, "not-a-certificate")
    return _tampered(how, gzip.compress(bundle.write(signed(made()))), "not-a-certificate")


def _zeros() -> bytes:
    packer = zlib.compressobj(1)
    return b"".join(packer.compress(b"0" * (1 << 20)) for _ in range(BOMB >> 20)) + packer.flush()


def _with(said: bytes, packed: bytes | None = None) -> bytes:
    """The certificate with another transcript, its digest right, signed by its author."""
    plain = json.loads(payload_of(made()))
    digest = hashlib.sha256(said).hexdigest()
    count = said.count(b"\n") // 2
    plain["predicate"][OURS]["transcript"] = {"messages": count, "bytes": len(said), "sha256": digest}
    plain["subject"] = [
        {**one, "digest": {"sha256": digest}} if one["name"] == "transcript" else one for one in plain["subject"]
    ]
    return resigned(_written(plain), zlib.compress(said) if packed is None else packed)


def _written(plain: Json) -> bytes:
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _file(plain: Json) -> bytes:
    return _written(plain) + b"\n"


def _ours(**values: Any) -> Callable[[Json], None]:
    return lambda plain: plain["predicate"][OURS].update(values)


def _suite(plain: Json) -> None:
    plain["predicate"][OURS]["suite"]["version"] = "0.0.9"


def _digest(plain: Json) -> None:
    plain["predicate"]["configuration"][1]["digest"]["sha256"] = "0" * 64


def _engine(**values: Any) -> Callable[[Json], None]:
    return lambda plain: plain["predicate"][OURS]["engine"].update(values)


def _transcript(**values: Any) -> Callable[[Json], None]:
    return lambda plain: plain["predicate"][OURS]["transcript"].update(values)


FIELDS: dict[str, tuple[Any, ...]] = {
    "level": (_ours(level="lorcana/book"), "other-transcript"),
    "no level": (_ours(level="lorcana/everything"), "other-level"),
    "edition": (_ours(edition="2.1"), "other-edition"),
    "no edition": (_ours(edition="9.9"), "other-edition"),
    "seed": (_ours(seed="three"), "other-transcript"),
    "no seed": (_ours(seed=""), "not-a-certificate"),
    "games": (_ours(games=1_000_000), "other-claims"),
    "actions": (_ours(actions=1_000_000), "other-claims"),
    "whole games": (_ours(whole_games=9), "other-claims"),
    "clauses in play": (_ours(in_play={"2.3.1": 1_000}), "other-claims"),
    "clauses not in play": (_ours(not_in_play=["2.3.9"]), "other-claims"),
    "pairs": (_ours(pairs=7), "other-claims"),
    "variations": (_ours(variations=1_000), "other-claims"),
    "clauses": (_ours(without_scenario=["2.3"]), "other-claims"),
    "more": (_ours(more=1), "not-a-certificate"),
    "suite": (_suite, "other-suite"),
    "digest of the suite": (_digest, "other-suite"),
    "name": (_engine(name="Somebody else"), "other-claims"),
    "version": (_engine(version="9"), "other-claims"),
    "capabilities": (_engine(capabilities=[]), "other-claims"),
    "bytes": (_transcript(bytes=100), "too-large"),
    "many bytes": (_transcript(bytes=10**15), "bad-transcript"),
    "negative": (_transcript(bytes=-1), "too-large"),
    "messages": (_transcript(messages=1), "bad-transcript"),
    "sha256": (_transcript(sha256="0" * 64), "bad-transcript"),
    "result": (lambda plain: plain["predicate"].update(result="WARNED"), "other-claims"),
    "no result": (lambda plain: plain["predicate"].update(result="GOOD"), "not-a-certificate"),
    "failed": (lambda plain: plain["predicate"].update(failedTests=["x"]), "other-claims"),
    "type": (lambda plain: plain.update(_type="https://in-toto.io/Statement/v0.1"), "not-a-certificate"),
    "predicate": (lambda plain: plain.update(predicateType="x"), "not-a-certificate"),
    "no subject": (lambda plain: plain.update(subject=[]), "not-a-certificate"),
    "subject": (lambda plain: plain["subject"][0]["digest"].update(sha256="1" * 64), "other-claims"),
}
"""What an author may claim who signs it → the change, and the reasons for refusing it."""

KINDS: dict[str, Callable[[Random], Tampered]] = {
    one.__name__: one
    for one in (
        bit,
        bit_of_the_transcript,
        cut,
        field,
        result,
        transcript,
        answer,
        hello,
        longer,
        signer,
        witness,
        exchange,
        bomb,
    )
}


class Found(NamedTuple):
    """What became of many."""

    wrong: list[str]
    reasons: Counter[str]
    kinds: Counter[str]


def tamper(numbers: Iterable[int], seed: int) -> Found:
    """Tamper so many times, each kind in turn; the same numbers are the same files."""
    found = Found([], Counter(), Counter())
    names = sorted(KINDS)
    for number in numbers:
        name = names[number % len(names)]
        one = KINDS[name](Random(f"{seed}/{number}"))  # noqa: S311 - no secret
        found.kinds[name] += 1
        try:
            judged(one.content, one.expected)
        except NotVerified as error:
            found.reasons[error.reason] += 1
            if error.reason not in one.reasons:
                found.wrong.append(f"{number} {one.what}: {error.reason}: {error}; expected {sorted(one.reasons)}")
        except Exception as error:  # noqa: BLE001 - that there is none of any kind is what is looked at
            found.wrong.append(f"{number} {one.what}: {error!r}")
        else:
            found.wrong.append(f"{number} {one.what}: verified")
    return found


__all__ = ["FIELDS", "KINDS", "Found", "Made", "tamper"]
