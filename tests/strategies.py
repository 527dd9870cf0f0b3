"""Messages of every type for property tests: any text, any order, nothing that must make sense in a game."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from oracle.protocol import messages as m

words = st.text(max_size=12)
"""Any text that UTF-8 can carry, control characters and other scripts included."""
optional_words = st.none() | words
refs = st.from_regex(r"[a-z]{1,6}(-[0-9]{1,2})?", fullmatch=True)
many_words = st.lists(words, max_size=4).map(tuple)
counts = st.integers(min_value=0, max_value=2**53 - 1)
counters = st.dictionaries(words, counts, max_size=3)
plain_json: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)

players = st.builds(m.Player, name=words, counters=counters)
turns = st.builds(m.Turn, player=words, number=counts, phase=words, first=optional_words, counters=counters)
facts = st.builds(m.Fact, what=words, player=words, card=optional_words, ability=words, times=counts)
regions = st.builds(m.Region, terrains=many_words, facedown=st.booleans())
cards = st.builds(
    m.Card,
    ref=refs,
    player=words,
    zone=words,
    card=optional_words,
    states=many_words,
    counters=counters,
    controller=optional_words,
    under=optional_words,
    at=optional_words,
)
positions = st.builds(
    m.Position,
    players=st.lists(players, max_size=3).map(tuple),
    turn=turns,
    cards=st.lists(cards, max_size=4).map(tuple),
    happened=st.lists(facts, max_size=2).map(tuple),
    regions=st.lists(regions, max_size=2).map(tuple),
)
costs = st.builds(m.Cost, kind=words, onto=many_words, by=many_words, resources=many_words)
actions = st.builds(
    m.Action,
    kind=words,
    card=optional_words,
    cost=st.none() | costs,
    ability=optional_words,
    target=optional_words,
    at=optional_words,
)
decisions = st.builds(
    m.Decision,
    id=words,
    player=words,
    kind=words,
    options=many_words,
    least=counts,
    most=counts,
    source=optional_words,
    text=words,
)
waiting = st.builds(m.Waiting, player=words, source=words, ability=words)
game_results = st.builds(m.GameResult, winner=optional_words, losers=many_words, reason=words)
printings = st.builds(m.Printing, set=words, number=counts, reference=words)
supports = st.builds(m.GameSupport, editions=many_words, capabilities=many_words)

by_type: dict[type[m.Message], st.SearchStrategy[Any]] = {
    m.InitializeParams: st.builds(m.InitializeParams, protocol=counts, suite=words),
    m.EngineInfo: st.builds(
        m.EngineInfo, name=words, version=words, protocol=counts, games=st.dictionaries(words, supports, max_size=2)
    ),
    m.CardsParams: st.builds(
        m.CardsParams,
        game=words,
        cards=st.dictionaries(words, st.lists(printings, max_size=2).map(tuple), max_size=2),
    ),
    m.CardsResult: st.builds(m.CardsResult, known=many_words),
    m.SetupParams: st.builds(
        m.SetupParams,
        game=words,
        edition=words,
        position=positions,
        definitions=st.dictionaries(words, plain_json, max_size=2),
        chance=st.lists(many_words, max_size=3).map(tuple),
    ),
    m.SetupResult: st.builds(
        m.SetupResult, status=st.sampled_from(["ok", "unsupported"]), unsupported=many_words, message=words
    ),
    m.ActParams: st.builds(m.ActParams, player=words, action=actions),
    m.DecideParams: st.builds(m.DecideParams, player=words, decision=words, answer=many_words),
    m.Reply: st.builds(
        m.Reply,
        status=st.sampled_from(["accepted", "refused", "unsupported"]),
        code=words,
        message=words,
        decision=st.none() | decisions,
        clauses=many_words,
    ),
    m.ObserveParams: st.builds(m.ObserveParams, viewer=optional_words),
    m.Observation: st.builds(
        m.Observation,
        position=positions,
        decision=st.none() | decisions,
        waiting=st.lists(waiting, max_size=3).map(tuple),
        result=st.none() | game_results,
    ),
    m.CharacteristicsParams: st.builds(m.CharacteristicsParams, ref=words),
    m.Characteristics: st.builds(
        m.Characteristics,
        numbers=st.dictionaries(words, st.integers(0, 20), max_size=3),
        keywords=st.dictionaries(words, st.integers(0, 20), max_size=3),
    ),
    m.LegalParams: st.builds(m.LegalParams),
    m.Legal: st.builds(m.Legal, actions=st.lists(actions, max_size=3).map(tuple), complete=st.booleans()),
    m.DigestResult: st.builds(m.DigestResult, digest=words),
    m.SnapshotResult: st.builds(m.SnapshotResult, snapshot=words),
    m.RestoreParams: st.builds(m.RestoreParams, snapshot=words),
    m.Empty: st.builds(m.Empty),
}
"""A strategy for every type that a method takes or gives."""

messages = st.one_of(*by_type.values())
"""Any message of the protocol."""


@st.composite
def calls(draw: st.DrawFn) -> tuple[str, m.Message, m.Message]:
    """A method with parameters and a result of its types."""
    method = draw(st.sampled_from(sorted(m.METHODS)))
    params, result = m.METHODS[method]
    return method, draw(by_type[params]), draw(by_type[result])
