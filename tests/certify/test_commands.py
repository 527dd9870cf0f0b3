"""The commands: keys, levels, certify, verify."""

from __future__ import annotations

import io
import os
import stat
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization as form
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from oracle.certify import keys
from oracle.certify.errors import CertificateError
from oracle.certify.keys import ENVIRONMENT, PassphraseNeeded, fingerprint, public_line, read_private, read_public
from oracle.report.output.files import write_private
from tests.cli.inside import Run, exit_code

__all__ = ["exit_code"]

ROOT = Path(__file__).resolve().parents[2]
PLAIN = f"{sys.executable} {ROOT / 'examples' / 'engines' / 'python' / 'plain_engine.py'}"


_MADE: dict[str, bytes] = {}
"""What the first test that needs it has made, so that the others need not."""


@pytest.fixture
def made(tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the keys of an author and a committee, and a certificate of the author's engine."""
    monkeypatch.setenv(ENVIRONMENT, "open sesame")
    for name, content in _MADE.items():
        (tmp_path / name).write_bytes(content)
    if _MADE:
        return tmp_path
    for name in ("author", "committee"):
        assert exit_code("keys", "new", tmp_path / name) == 0
    (tmp_path / "engine.bin").write_bytes(b"engine")
    words = ("--level", "lorcana/ending", "--seed", "nonce-7", "--key", tmp_path / "author")
    out = ("--subject", tmp_path / "engine.bin", "--out", tmp_path / "one.json")
    assert exit_code("certify", "--engine", PLAIN, *words, *out) == 0
    _MADE.update({path.name: path.read_bytes() for path in tmp_path.iterdir()})
    return tmp_path


def test_an_example_engine_is_certified_and_witnessed(
    made: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    author = ("--key", made / "author.pub")
    assert exit_code("verify", made / "one.json", *author, "--subject", made / "engine.bin") == 0
    assert "plain-engine" in capsys.readouterr().out
    signing = ("--sign", made / "committee", "--out", made / "two.json")
    assert exit_code("verify", made / "one.json", *author, "--engine", PLAIN, *signing) == 0
    assert "signed as a witness who ran the engine again" in " ".join(capsys.readouterr().out.split())
    shown = ("--page", made / "page.html", "--badge", made / "badge.svg")
    assert exit_code("verify", made / "two.json", *author, "--witness", made / "committee.pub", *shown) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "witnessed" in told
    assert "ran the engine again and got the same results" in told
    assert "witnessed" in (made / "badge.svg").read_text()
    assert "engine.bin" in (made / "page.html").read_text()


def test_what_does_not_hold_is_told(made: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(*words: object) -> str:
        assert exit_code("verify", made / "one.json", *words) == 1
        return " ".join(capsys.readouterr().out.split())

    capsys.readouterr()
    assert "not verified (unknown-key)" in refused("--key", made / "committee.pub")
    assert "not verified (no-witness)" in refused("--witness", made / "committee.pub")
    assert "not verified (other-seed)" in refused("--seed", "nonce-8")
    assert "not verified (other-engine)" in refused("--engine", "reference")
    (made / "engine.bin").write_bytes(b"another")
    assert "not verified (other-subject)" in refused("--subject", made / "engine.bin")
    content = (made / "one.json").read_bytes()
    (made / "one.json").write_bytes(content[:-100])
    assert "not verified (truncated)" in refused()


def test_neither_a_level_that_is_not_reached_nor_a_missing_key_gives_a_file(
    tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(ENVIRONMENT, "")
    assert exit_code("keys", "new", tmp_path / "key") == 0
    words = ("--level", "lorcana/announce", "--edition", "2.1", "--seed", "1", "--out", tmp_path / "one.json")
    engine = f"{sys.executable} {ROOT / 'tests' / 'misbehaving' / 'honest.py'}"
    assert exit_code("certify", "--engine", engine, *words, "--key", tmp_path / "key") == 1
    assert "is not reached" in capsys.readouterr().out
    assert exit_code("certify", "--engine", engine, *words) == 2
    assert "--key is missing" in capsys.readouterr().err
    assert not (tmp_path / "one.json").exists()


def test_wrong_words_are_told(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    out = ("--out", tmp_path / "one.json")
    assert exit_code("certify", "--engine", "reference", "--level", "endin", "--seed", "1", *out) == 2
    assert exit_code("certify", "--engine", "reference", "--level", "ending", "--seed", "a b", *out) == 2
    (tmp_path / "file").write_bytes(b"x")
    assert exit_code("verify", tmp_path / "file", "--sign", tmp_path / "file") == 2
    assert exit_code("verify", tmp_path / "file", "--sign", tmp_path / "file", *out) == 2
    assert exit_code("verify", tmp_path / "file", "--key", tmp_path / "file") == 2
    told = capsys.readouterr().err
    for words in ("no level", "is not a valid seed", "need each other", "give one", "not a public key"):
        assert words in told


def test_levels_are_listed(exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code("levels", "--game", "lorcana") == 0
    assert "lorcana/book" in capsys.readouterr().out
    assert exit_code("levels", "--edition", "2.1", "--game", "lorcana") == 0
    assert "lorcana/printed" not in capsys.readouterr().out
    assert exit_code("levels", "--edition", "9", "--game", "lorcana") == 2
    assert "no level for more than two players" not in " ".join(capsys.readouterr().out.split())
    assert exit_code("levels", "--game", "altered") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "altered has no level for more than two players" in told
    assert "its book has no clause about them" in told
    assert exit_code("levels", "--level", "lorcana/ending", "--engine", "reference") == 0
    assert "lorcana/ending (2.2) is reached" in capsys.readouterr().out


# --- keys -----------------------------------------------------------------------------------------------------


def test_a_new_key_is_only_its_owners(tmp_path: Path, exit_code: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, "secret")
    assert exit_code("keys", "new", tmp_path / "key") == 0
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    assert b"ENCRYPTED" in (tmp_path / "key").read_bytes()
    assert public_line(read_private(tmp_path / "key", "secret").public_key()) == read_public(tmp_path / "key.pub")
    with pytest.raises(CertificateError, match="the passphrase is wrong"):
        read_private(tmp_path / "key", "wrong")
    with pytest.raises(PassphraseNeeded):
        read_private(tmp_path / "key", None)
    before = (tmp_path / "key").read_bytes()
    assert exit_code("keys", "new", tmp_path / "key") == 2
    assert (tmp_path / "key").read_bytes() == before
    assert exit_code("keys", "show", tmp_path / "key.pub") == 0


@pytest.mark.parametrize("passphrase", [None, "secret"])
def test_keys_of_ssh_are_used_as_they_are(tmp_path: Path, passphrase: str | None) -> None:
    key = Ed25519PrivateKey.generate()
    how = form.NoEncryption() if passphrase is None else form.BestAvailableEncryption(passphrase.encode())
    write_private(tmp_path / "key", key.private_bytes(form.Encoding.PEM, form.PrivateFormat.OpenSSH, how))
    (tmp_path / "key.pub").write_text(f"{public_line(key.public_key())} somebody@somewhere\n")
    assert read_private(tmp_path / "key", passphrase).public_key() == key.public_key()
    assert read_public(tmp_path / "key.pub") == public_line(key.public_key())
    if passphrase:
        with pytest.raises(PassphraseNeeded):
            read_private(tmp_path / "key", None)
    else:
        assert read_private(tmp_path / "key", "not needed").public_key() == key.public_key()


def test_a_fingerprint_is_that_of_ssh() -> None:
    line = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAtxz1R8OZ7YkMAxZL5jKc7nPyUiPTxm2b83rbEUO2Xq"
    assert fingerprint(line).startswith("SHA256:")
    assert len(fingerprint(line)) == 50
    with pytest.raises(ValueError, match="no Ed25519 key"):
        fingerprint("ssh-rsa AAAA")


def test_another_kind_of_key_is_refused(tmp_path: Path) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())
    write_private(tmp_path / "key", pem)
    with pytest.raises(CertificateError, match="only Ed25519"):
        read_private(tmp_path / "key", None)


@pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")
def test_a_private_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    pem, _ = keys.new_key("")
    write_private(tmp_path / "key", pem)
    read_private(tmp_path / "key", None)
    (tmp_path / "key").chmod(0o640)
    with pytest.raises(CertificateError, match="chmod 600"):
        read_private(tmp_path / "key", None)


def test_a_key_without_a_terminal_says_what_to_do(
    exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(keys.ENVIRONMENT, raising=False)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert exit_code("keys", "new", tmp_path / "key") == 2
    assert f"set {keys.ENVIRONMENT}" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "find_spec", lambda name: None if name == "cryptography" else name)
    with pytest.raises(CertificateError, match=r"cryptography: not installed.*tcg-oracle\[certificates\]"):
        keys.need_libraries()
