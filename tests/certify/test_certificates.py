"""A certificate from beginning to end, and every reason why one does not hold."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from oracle.assurance.seeds import seed_of
from oracle.certify import bundle, certifying
from oracle.certify.certifying import Expected, certify, same, verify, witnessed
from oracle.certify.errors import REASONS, CertificateError, NotVerified
from oracle.certify.levels import all_levels, edition_of, level_named, only_for_more_players
from oracle.certify.playing import drawn
from oracle.certify.statement import canonical, check_in_toto
from oracle.certify.transcript import PlayedBack, Recorder, Strayed, lines_of
from oracle.engines import reference_books as books
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.declared import capabilities_of
from oracle.protocol.messages import Action, Cost, EngineInfo, Observation, Reply, SetupParams, SetupResult
from oracle.report.certificates import page as certificate_page
from oracle.report.certificates.wording import headline
from oracle.suite.errors import InvalidWordsError
from oracle.suite.plan import setup_params
from oracle.suite.reading.sources import PARTS
from tests.certify.making import (
    AUTHOR,
    COMMITTEE,
    LEVEL,
    STRANGER,
    judged,
    line,
    made,
    made_of,
    payload_of,
    plans,
    quiet,
    resigned,
    signed,
)
from tests.certify.tampering import FIELDS, KINDS, tamper
from tests.extent import LONG, sample

COUNT = len(KINDS) if LONG else len(KINDS) // 2


class Wrong(ReferenceEngine):
    """Accepts nothing of what a player who has lost does, nor of anybody else."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", code="1.1")


class Renamed(ReferenceEngine):
    def initialize(self) -> EngineInfo:
        info = super().initialize()
        return EngineInfo(name="Another", version="1", games=info.games)


class Learned(ReferenceEngine):
    """Plays nothing but these positions."""

    def __init__(self, known: list[SetupParams]) -> None:
        super().__init__()
        self.known = known

    def setup(self, params: SetupParams) -> SetupResult:
        return super().setup(params) if params in self.known else SetupResult(status="unsupported", message="no")


def reason_of(content: bytes, expected: Expected) -> str:
    with pytest.raises(NotVerified) as error:
        judged(content, expected)
    return error.value.reason


# --- levels -------------------------------------------------------------------------------------------------


def test_levels_name_what_there_is() -> None:
    levels = all_levels()
    assert len({level.id for level in levels}) == len(levels) > 10
    for level in levels:
        assert set(level.editions) <= set(PROFILES[level.game].editions)
        assert set(level.capabilities) <= set(capabilities_of(level.game))
        assert all(books.has_clause(level.game, number) for number in level.clauses), level.id
        assert all(level.plans(plans(), edition) for edition in level.editions), level.id
        assert level.games > 0, "without anything drawn the seed would say nothing"


@pytest.mark.parametrize("game", PROFILES)
def test_the_book_is_every_scenario(game: str) -> None:
    level = level_named(f"{game}/book")
    for edition in level.editions:
        every = {plan.case for plan in plans() if plan.game == game and edition in plan.editions}
        assert {plan.case for plan in level.plans(plans(), edition)} == every


def test_a_level_is_found_by_its_name_alone_where_that_is_enough() -> None:
    assert level_named("ending") is level_named("lorcana/ending")
    with pytest.raises(InvalidWordsError, match="several games: lorcana/book, altered/book"):
        level_named("book")
    with pytest.raises(InvalidWordsError, match=r'no level "lorcana/endin".*lorcana/ending'):
        level_named("lorcana/endin")
    assert edition_of(level_named("ending"), "lorcana/2.1") == "2.1"
    with pytest.raises(InvalidWordsError, match=r"it has 2\.2, 2\.1"):
        edition_of(level_named("ending"), "1.x")


def test_a_clause_without_a_scenario_is_named() -> None:
    level = level_named("lorcana/chapter-1")
    assert "1.3.5.1" in level.without_scenario(plans(), "2.2")
    assert level.without_scenario([], "2.2")[0] == "1.2.1"
    shown = {clause for plan in level.plans(plans(), "2.2") for clause in plan.clauses}
    assert not shown & set(level.without_scenario(plans(), "2.2"))


def test_a_clause_that_an_edition_lacks_is_none_of_its_level() -> None:
    level = level_named("lorcana/chapter-4")
    assert "4.3.4.2" in level.without_scenario([], "2.2")
    assert "4.3.4.2" not in level.without_scenario([], "2.1")


def test_more_players_wait_for_a_scenario() -> None:
    two = [plan for plan in plans() if len(plan.position.players) == 2]
    assert only_for_more_players("lorcana", plans()) is None
    assert "9.3.1" in (only_for_more_players("lorcana", two) or ())
    assert only_for_more_players("altered", plans()) == ()
    one = plans()[0]
    third = msgspec.structs.replace(one.position, players=one.position.players + one.position.players[:1])
    assert only_for_more_players(one.game, [msgspec.structs.replace(one, position=third)]) is None


@pytest.mark.parametrize("part", PARTS)
def test_another_suite_says_what_is_other(part: str) -> None:
    plain = json.loads(payload_of(made()))
    for one in plain["predicate"]["configuration"]:
        if one["name"] == part:
            one["digest"]["sha256"] = "0" * 64
    with pytest.raises(NotVerified, match=re.escape(f"these differ: {part} ({PARTS[part]}); these agree: ")) as error:
        judged(resigned(canonical(plain), made().packed), Expected())
    assert error.value.reason == "other-suite"


def test_no_two_scenarios_of_a_level_have_one_name() -> None:
    names = [plan.case for plan in level_named("altered/book").plans(plans(), "3.0")]
    assert len(names) == len(set(names)) > 1000


@pytest.mark.parametrize("seed", ["", " ", "a b", "ä", "-a", "a" * 101, "a\n"])
def test_a_seed_is_plain(seed: str) -> None:
    with pytest.raises(InvalidWordsError, match="is not a valid seed"):
        seed_of(seed)


# --- from beginning to end ----------------------------------------------------------------------------------


def test_the_same_engine_and_seed_give_the_same_statement() -> None:
    again = made_of(ReferenceEngine())
    assert payload_of(again) == payload_of(made())
    assert bundle.write(signed(again)) == bundle.write(signed(made()))
    assert payload_of(made("two")) != payload_of(made())
    check_in_toto(payload_of(again))


def test_a_certificate_holds() -> None:
    found = judged(bundle.write(signed(made())))
    assert found.statement == made().statement
    assert found.grade == "self-declared"
    assert found.known == found.signers == (line(AUTHOR),)
    assert found.statement.ours.variations == 13
    assert [name.removesuffix("~one") for name in found.statement.predicate.passed[13:]] == list(
        found.statement.predicate.passed[:13]
    )
    assert headline(found).endswith("of Lorcana 2.2")


def test_several_may_sign() -> None:
    content = bundle.write(signed(made(), AUTHOR, STRANGER))
    assert judged(content, Expected(keys=(line(STRANGER),))).signers == (line(AUTHOR), line(STRANGER))
    assert judged(content, Expected()).known == ()
    assert reason_of(content, Expected(keys=(line(COMMITTEE),))) == "unknown-key"


def test_a_witness_counts_where_their_key_is_known() -> None:
    content = bundle.write(witnessed(signed(made()), "gave-the-seed", "one", COMMITTEE))
    found = judged(content, Expected(witnesses=(line(COMMITTEE),)))
    assert found.grade == "witnessed"
    assert [one.how for one in found.witnesses] == ["gave-the-seed"]
    assert judged(content, Expected()).grade == "self-declared"
    assert reason_of(content, Expected(witnesses=(line(STRANGER),))) == "no-witness"


def test_nobody_is_their_own_witness(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CertificateError, match="cannot be its witness"):
        witnessed(signed(made()), "ran-anew", "one", AUTHOR)
    # Whoever writes it with another program than this one is none either.
    monkeypatch.setattr(certifying, "public_line", lambda _: "another key")
    content = bundle.write(witnessed(signed(made()), "ran-anew", "one", AUTHOR))
    assert judged(content, Expected()).witnesses == ()
    assert reason_of(content, Expected(witnesses=(line(AUTHOR),))) == "no-witness"


def test_a_witness_signs_for_the_author_too() -> None:
    """With the author's signature taken off and another's put on, the witness has witnessed nothing."""
    whole = witnessed(signed(made()), "gave-the-seed", "one", COMMITTEE)
    taken = bundle.write(signed(made(), STRANGER))
    assert judged(bundle.write(whole), Expected(witnesses=(line(COMMITTEE),))).grade == "witnessed"
    stolen = bundle.parse(taken)
    keys = tuple(dict.fromkeys((*stolen.keys, line(COMMITTEE))))
    content = bundle.write(replace(stolen, witnesses=whole.witnesses, keys=keys))
    assert reason_of(content, Expected(witnesses=(line(COMMITTEE),))) == "bad-signature"
    both = bundle.write(signed(made(), AUTHOR, STRANGER))
    content = bundle.write(
        replace(bundle.parse(both), witnesses=whole.witnesses, keys=(*bundle.parse(both).keys, line(COMMITTEE)))
    )
    assert reason_of(content, Expected(witnesses=(line(COMMITTEE),))) == "bad-signature"


def test_whoever_verifies_may_expect_something() -> None:
    content = bundle.write(signed(made()))
    held = Expected(level=LEVEL, edition="2.2", seed="one", files={"engine": "0" * 64})
    assert judged(content, held).statement.ours.seed == "one"
    assert reason_of(content, Expected(level="lorcana/book")) == "other-level"
    assert reason_of(content, Expected(edition="2.1")) == "other-edition"
    assert reason_of(content, Expected(seed="two")) == "other-seed"
    assert reason_of(content, Expected(files={"engine": "1" * 64})) == "other-subject"
    assert reason_of(content, Expected(files={"more": "0" * 64})) == "other-subject"


def test_an_engine_run_anew_has_to_come_to_the_same() -> None:
    level = level_named(LEVEL)
    anew = certify(ReferenceEngine(), plans(), level, "2.2", "one", {}, quiet)
    same(anew, made().statement)
    for engine in (Renamed(), Wrong()):
        with pytest.raises(NotVerified) as error:
            same(certify(engine, plans(), level, "2.2", "one", {}, quiet), made().statement)
        assert error.value.reason == "other-engine"


def test_an_engine_that_fails_gets_no_certificate() -> None:
    found = certify(Wrong(), plans(), level_named(LEVEL), "2.2", "one", {}, quiet)
    assert found.statement is None
    assert any("fail" in one for one in found.missing)


def test_an_engine_that_lacks_a_capability_gets_none() -> None:
    class Lacking(ReferenceEngine):
        def initialize(self) -> EngineInfo:
            info = super().initialize()
            own = info.games["lorcana"]
            kept = tuple(name for name in own.capabilities if name != "second-player")
            return EngineInfo(name="x", games={"lorcana": type(own)(editions=own.editions, capabilities=kept)})

    found = certify(Lacking(), plans(), level_named(LEVEL), "2.2", "one", {}, quiet)
    assert found.statement is None
    assert found.missing[0] == "the engine does not declare second-player"
    assert any("unsupported" in one for one in found.missing)


def test_an_engine_that_knows_only_the_suite_gets_none() -> None:
    level = level_named(LEVEL)
    known = [setup_params(plan, "2.2") for plan in level.plans(plans(), "2.2")]
    found = certify(Learned(known), plans(), level, "2.2", "one", {}, quiet)
    assert len(found.outcomes.varied) == len(found.missing) == len(known)
    assert all("varied (" in one and one.endswith("unsupported: no") for one in found.missing)


def test_an_engine_that_plays_no_games_gets_none() -> None:
    level = level_named(LEVEL)
    own = level.plans(plans(), "2.2")
    varied = [one.plan for one in drawn(own, "2.2", "one") if one is not None]
    known = [setup_params(plan, "2.2") for plan in (*own, *varied)]
    found = certify(Learned(known), plans(), level, "2.2", "one", {}, quiet)
    assert found.missing == [
        "differential play: only 0 of 5 games could be played; the engine reports the rest as unsupported",
        "hidden information: only 0 of 10 games could be set up",
    ]


# --- the transcript -----------------------------------------------------------------------------------------


def test_faults_are_played_back() -> None:
    recorder = Recorder(ReferenceEngine())
    with pytest.raises(EngineFault) as first:
        recorder.act("Ann", Action(kind="play", card="x", cost=Cost(kind="ink")))
    packed, digest = recorder.finish()
    engine = PlayedBack(lines_of(packed, digest.bytes))
    with pytest.raises(EngineFault) as second:
        engine.act("Ann", Action(kind="play", card="x", cost=Cost(kind="ink")))
    assert (first.value.kind, str(first.value)) == (second.value.kind, str(second.value))
    engine.finish()


def test_another_question_is_not_answered() -> None:
    recorder = Recorder(ReferenceEngine())
    recorder.initialize()
    packed, digest = recorder.finish()
    with pytest.raises(Strayed, match="another question"):
        PlayedBack(lines_of(packed, digest.bytes)).observe()
    engine = PlayedBack(lines_of(packed, digest.bytes))
    engine.initialize()
    with pytest.raises(Strayed, match="is missing"):
        engine.initialize()


def test_an_engine_that_is_lost_leaves_no_certificate() -> None:
    class Lost(ReferenceEngine):
        def observe(self, viewer: str | None = None) -> Observation:
            raise EngineFault("given-up", "it is gone")

    with pytest.raises(EngineFault, match="it is gone"):
        Recorder(Lost()).observe()


# --- tampering ----------------------------------------------------------------------------------------------


def test_nothing_that_was_tampered_with_verifies() -> None:
    found = tamper(range(COUNT), 1)
    assert found.wrong == []
    assert found.kinds.total() == COUNT
    assert len(found.kinds) == COUNT


@pytest.mark.parametrize("name", sample(sorted(FIELDS), 3))
def test_every_field_is_judged(name: str) -> None:
    change, *reasons = FIELDS[name]
    plain = json.loads(payload_of(made()))
    change(plain)
    assert reason_of(resigned(canonical(plain), made().packed), Expected()) in reasons


def test_every_reason_is_explained() -> None:
    assert all(text and not text.endswith(".") for text in REASONS.values())


# --- what is shown ------------------------------------------------------------------------------------------


def test_the_page_says_what_it_is_and_what_it_is_not() -> None:
    found = verify(signed(made()), plans(), Expected(), quiet)
    page = certificate_page.render(found)
    for words in ("self-declared", "What it does not say", "reference", "26 passed", "key not verified"):
        assert words in page
    assert "http" not in page.replace("http-equiv", "")
    badge = certificate_page.badge(found).decode()
    assert "lorcana/ending 2.2 (self-declared)" in badge
    assert badge.startswith("<?xml")


def test_an_engine_whose_name_is_markup_is_not_certified() -> None:
    class Evil(ReferenceEngine):
        def initialize(self) -> EngineInfo:
            return EngineInfo(name="<script>alert(1)</script>", games=super().initialize().games)

    level = level_named(LEVEL)
    found = certify(Evil(), plans(), level, level.editions[0], "one", {}, quiet)
    assert found.statement is None
    assert found.missing[0].startswith('the name of the engine is "<script>')


def test_a_file_that_is_none(tmp_path: Path) -> None:
    for content, reason in ((b"", "not-a-certificate"), (b"{}", "not-a-certificate"), (b"\xff", "not-a-certificate")):
        (tmp_path / "x").write_bytes(content)
        with pytest.raises(NotVerified) as error:
            bundle.read(tmp_path / "x")
        assert error.value.reason == reason
    with pytest.raises(NotVerified) as error:
        bundle.read(tmp_path)
    assert error.value.reason == "unreadable"
