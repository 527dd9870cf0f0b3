"""What a certificate states and what it does not, in plain words shared by page, badge and terminal."""

from __future__ import annotations

from oracle.certify.certifying import GRADES, How, Verified
from oracle.certify.keys import fingerprint
from oracle.certify.levels import level_named
from oracle.certify.rarity import likelihoods
from oracle.certify.statement import Certified
from oracle.profiles import PROFILES
from oracle.suite.reading.sources import PARTS

HOW: dict[How, str] = {
    "ran-anew": "ran the engine again and got the same results",
    "gave-the-seed": "gave the seed before the engine was run",
}

NOT_SAID = (
    "It does not say that the engine has no faults: it says that none of the scenarios played shows one.",
    "No test here is likely to catch an engine that is wrong in one action of 10,000.",
    "It says nothing about other versions of the engine, files that are not named, or other editions.",
    "A transcript proves what was recorded, not which program spoke: only a witness can confirm that.",
    "A disputed clause is one where the rule book is unclear; the engine follows one of its readings.",
    "The owners of the games have not issued it, and have nothing to do with this project.",
)

NO_PART = "no part of this level"
NO_VIEWS = "not played: the engine declares no views"


def headline(found: Verified) -> str:
    """One sentence: who reached what; the grade is shown beside it."""
    ours = found.statement.ours
    level = level_named(ours.level)
    name = f"{ours.engine.name} {ours.engine.version}".strip()
    return f"{name} reached {level.id} ({level.title}) of {PROFILES[level.game].name} {ours.edition}"


def facts(found: Verified) -> tuple[tuple[str, str], ...]:
    """Its statements as name and value, in reading order."""
    stated, ours = found.statement, found.statement.ours
    passed, disputed = len(stated.predicate.passed), len(stated.predicate.warned)
    told = [
        ("Engine", f"{ours.engine.name} {ours.engine.version}".strip()),
        ("Level", f"{ours.level}: {level_named(ours.level).title}"),
        ("Edition", ours.edition),
        ("Grade", f"{found.grade}: {GRADES[found.grade]}"),
        ("Scenarios", f"{passed:,} passed, {disputed:,} disputed, none failed"),
        (
            "Variations",
            f"{ours.variations:,} of these: scenarios played again with other cards and other names",
        ),
        ("Differential play", _in_play(ours) if ours.games else NO_PART),
        ("Hidden information", f"{ours.pairs:,} pairs of games without a leak" if ours.pairs else NO_VIEWS),
        ("Seed", ours.seed),
        ("Suite", f"{ours.suite.name} {ours.suite.version}"),
    ]
    told += [("Signed by", f"{fingerprint(key)} ({_known(key in found.known)})") for key in found.signers]
    told += [("Witness", f"{fingerprint(key)} ({_known(known)}): {HOW[how]}") for key, how, known in found.witnesses]
    told += [("Decision", f"{one.name}: its outcome counts as what the rules say") for one in ours.decisions]
    if ours.casts:
        told.append(("Casts", f"{len(ours.casts):,} scenarios with other cards than written"))
    if ours.left_out:
        told.append(
            (
                "Left out",
                f"{len(ours.left_out):,} scenarios, for lack of a card; other scenarios cover all that they show",
            )
        )
    if ours.not_in_play:
        told.append(("Clauses that no game reached", ", ".join(ours.not_in_play)))
    if ours.without_scenario:
        told.append(("Clauses that none of the scenarios covers", ", ".join(ours.without_scenario)))
    return tuple(told)


def _in_play(ours: Certified) -> str:
    whole = f" and {ours.whole_games:,} whole ones with printed decks" if ours.whole_games else ""
    games = f"{ours.games:,} games{whole} without a difference, {ours.actions:,} actions"
    clauses = f"{len(ours.in_play):,} of {len(ours.in_play) + len(ours.not_in_play):,} clauses with rules were applied"
    return f"{games}; {clauses}; {likelihoods(ours.actions)}"


def digests(found: Verified) -> tuple[tuple[str, str], ...]:
    """The names and SHA-256 digests that it is bound to."""
    stated, said = found.statement, found.statement.ours.transcript
    told = [(f"Engine's file {one.name}", one.digest.get("sha256", "")) for one in stated.files]
    told.append((f"Transcript of {said.messages:,} messages, {said.bytes:,} bytes", said.sha256))
    told += [(f"Decision {one.name}", one.digest.get("sha256", "")) for one in stated.ours.decisions]
    parts = [(PARTS.get(one.name, one.name), one.digest.get("sha256", "")) for one in stated.predicate.configuration]
    return (*told, *((f"{name[:1].upper()}{name[1:]}", digest) for name, digest in parts))


def _known(known: bool) -> str:
    return "a known key" if known else "key not verified: pass --key"
