"""Changes of a position, in the words of a scenario: whatever the phrases refuse in a scenario, they refuse here."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, islice

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.render.given import Row, anonymous, card_rows, given_steps, same_position
from oracle.engines.reference_books import card_names, cards_not_understood, completed
from oracle.profiles import PROFILES, Profile, spoken, zone_id
from oracle.protocol.messages import Card, SetupParams
from oracle.suite.errors import InvalidWordsError, SuiteErrors
from oracle.suite.phrases.madeup import is_described
from oracle.suite.reading.asked import asked_in_words
from oracle.suite.reading.known import card_problem
from oracle.suite.run.question import Question, question_of
from oracle.web.work import Work

HERE = "the position"
"""The name of the lines in errors."""
_COLUMNS = ("ref", "card", "player", "zone", "state", "controller", "at", "under")
_NOT_A_REF = ("it", "no", "nobody", "yes", "nothing", "a", "an", "the")


class Placed(Struct, frozen=True, kw_only=True):
    """A card as a form describes it; empty words are the usual case."""

    card: str
    player: str
    zone: str
    states: tuple[str, ...] = ()
    counters: Mapping[str, int] = {}
    ref: str = ""
    controller: str = ""
    at: str = ""
    under: str = ""


def setup_of(question: Question, chance: tuple[tuple[str, ...], ...] = ()) -> SetupParams:
    """The message that sets up the position; `chance` is appended to the chance of the question."""
    params = SetupParams(
        game=question.game,
        edition=question.edition,
        position=question.position,
        definitions=question.definitions,
        chance=(*question.chance, *chance),
    )
    return completed(params)


def placed(work: Work, card: Placed, definition: str = "", many: int = 1) -> Work:
    """The position with a card added, or `many` equal ones; `definition` makes up the card of that name, in JSON.

    Raises InvalidWordsError.
    """
    setup = _expressible(work.question)
    lines = given_steps(setup)
    card = replace(card, card=_stripped(card.card))
    if definition:
        lines += [f'the made-up card "{card.card}"', '  """', *(f"  {line}" for line in _flat(definition)), '  """']
    refs = [card.ref] if card.ref and many == 1 else _new_refs(card.ref or card.card, setup, many)
    rows = [_row(replace(card, ref=ref), PROFILES[setup.game]) for ref in refs]
    lines += ["these cards", *(f"  {_cells(row)}" for row in (_COLUMNS, *rows))]
    return _with(work, lines)


def moved(work: Work, ref: str, card: Placed) -> Work:
    """The position with a card as the form now describes it; it may have another ref. Raises InvalidWordsError."""
    setup = _expressible(work.question)
    row = _row(replace(card, ref=card.ref or ref), PROFILES[setup.game])
    rows = card_rows(setup)
    if ref not in rows:
        raise InvalidWordsError(f'no card is called "{ref}"')
    instead = {ref: row}
    if row[0] != ref:
        # Those under it and at it stay there.
        instead |= {
            name: tuple(row[0] if place > 5 and cell == ref else cell for place, cell in enumerate(cells))
            for name, cells in rows.items()
            if name != ref and ref in cells[6:]
        }
    return _with(work, given_steps(setup, instead))


def removed(work: Work, ref: str) -> Work:
    """The position without a card; cards under it or at it stay in its zone. Raises InvalidWordsError."""
    position = work.question.position
    cards = [
        replace(card, under=None if card.under == ref else card.under, at=None if card.at == ref else card.at)
        for card in position.cards
        if card.ref != ref
    ]
    if len(cards) == len(position.cards):
        raise InvalidWordsError(f'no card is called "{ref}"')
    return _again(work, replace(work.question, position=replace(position, cards=tuple(cards))))


def counted(work: Work, player: str, *, ready: int, spent: int, deck: int, counters: Mapping[str, int]) -> Work:
    """The position with that many anonymous cards as resources and in the deck, and those counters of the player.

    Raises InvalidWordsError.
    """
    question = work.question
    position, game = question.position, PROFILES[question.game]
    names = anonymous(setup_of(question))
    cards = tuple(card for card in position.cards if card.player != player or card.ref not in names)
    kept = {name: amount for name, amount in counters.items() if amount}
    players = tuple(replace(one, counters=kept) if one.name == player else one for one in position.players)
    bare = replace(question, position=replace(position, cards=cards, players=players))
    more = []
    if ready or spent:
        rest = f" and {spent} {game.spent} {game.resource}" if spent else ""
        more.append(f"{player} has {ready} ready {game.resource}{rest}")
    if deck:
        more.append(f"{player}'s deck has {deck} cards")
    return _again(work, bare, more)


def turned(work: Work, player: str) -> Work:
    """The position in that player's turn. Raises InvalidWordsError."""
    position = work.question.position
    turn = replace(position.turn, player=player)
    return _again(work, replace(work.question, position=replace(position, turn=turn)))


def under_edition(work: Work, edition: str) -> Work:
    """The position under another edition or reading. Raises InvalidWordsError."""
    if edition not in PROFILES[work.question.game].editions:
        raise InvalidWordsError(f'no edition or reading is called "{edition}"')
    return replace(work, question=replace(work.question, edition=edition))


def reworded(work: Work, text: str) -> Work:
    """The position and its steps, from the Given and When lines of a scenario. Raises InvalidWordsError."""
    asked = _read(text, work.question.edition)
    if asked.game != work.question.game:
        work = replace(work, question=replace(work.question, edition=PROFILES[asked.game].current))
    found = replace(asked, edition=work.question.edition)
    return Work(question=found, at=len(found.do))


def words_of(work: Work) -> str:
    """The position and the played steps as Given and When lines; anything without a phrase is left out."""
    game = PROFILES[work.question.game]
    lines = _said("Given", given_steps(setup_of(work.question)))
    moves = [f"{step.player} {step_words(step, game)}" for step in work.played.do]
    return "\n".join([*lines, *_said("When", moves), ""])


def step_in_words(work: Work, text: str) -> Question:
    """The position with the steps of When lines, as a question. Raises InvalidWordsError."""
    given = _said("Given", given_steps(_expressible(work.question)))
    # A token is known by its ref alone once a step has made it.
    return _read("\n".join([*given, *_said("When", [_stripped(text)])]), work.question.edition)


def found_cards(game: str, text: str, most: int = 12) -> list[str]:
    """Printed cards whose names have words that begin like all words of the text; the shortest names first."""
    return _beginning(card_names(game), text)[:most]


def _beginning(names: Iterable[str], text: str) -> list[str]:
    """The names with words that begin like all words of the text; the shortest first."""
    words = _plain(text).split()
    if not words:
        return []
    hits = []
    for name in names:
        plain = _plain(name)
        own = plain.split()
        if all(any(one.startswith(word) for one in own) for word in words):
            hits.append((not plain.startswith(words[0]), len(name), name))
    return [name for *_, name in sorted(hits)]


def meant_card(game: str, text: str, known: Iterable[str], several: Callable[[tuple[str, ...]], Exception]) -> str:
    """The card that the words mean: made up or in words as they are, else a printed card.

    Raises InvalidWordsError if there is none, and whatever `several` makes of several names.
    """
    whole = " ".join(text.split())
    if whole in known or whole in set(card_names(game)):
        return whole
    if is_described(whole, PROFILES[game]):
        return _spelled(whole, PROFILES[game])
    found = found_cards(game, whole)
    alike = [name for name in found if _plain(name) == _plain(whole)]
    # The versions of a card that follow on its name are named in full where they are meant.
    plain = [name for name in found if not any(name.startswith(f"{other} - ") for other in found)]
    if len(alike or plain) == 1:
        return (alike or plain)[0]
    if found:
        raise several(tuple(found))
    refused = cards_not_understood(game)
    for name in _beginning(refused, whole)[:1]:
        raise InvalidWordsError(
            f'"{name}" is printed, but not known here: {refused[name]}; put it there as a made-up card'
        )
    raise InvalidWordsError(card_problem(game, whole) or f'no card is called "{whole}"')


def _spelled(text: str, game: Profile) -> str:
    """A card in words, with its numbers and keywords capitalized as in the phrases."""
    known = game.cards
    words = {
        word.casefold(): word
        for word in (*known.numbers, *known.named_numbers, *known.keywords, *known.number_keywords)
    }
    named = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    spelled = re.compile(rf"(\b(?:with|and) (?:\d+ )?)({named})\b", re.IGNORECASE)
    return spelled.sub(lambda found: found[1] + words[found[2].casefold()], text)


# --- what these have in common --------------------------------------------------------------------------------


def step_words(step: object, game: Profile) -> str:
    """A step without its player."""
    from oracle.suite.phrases.move import Move

    fields = {name: getattr(step, name) for name in ("player", "action", "answer", "if_asked")}
    return Move(**fields).does(game)


def _again(work: Work, question: Question, more: Sequence[str] = ()) -> Work:
    _expressible(work.question)
    return _with(replace(work, question=question), [*given_steps(setup_of(question)), *more])


def _with(work: Work, lines: Sequence[str]) -> Work:
    """The work with the position that the Given lines build; its steps stay."""
    found = _read("\n".join(_said("Given", lines)), work.question.edition)
    question = replace(work.question, position=found.position, definitions=found.definitions, chance=found.chance)
    return replace(work, question=question, note="")


def _read(text: str, edition: str) -> Question:
    """The question that the lines ask under an edition. Raises InvalidWordsError with all mistakes."""
    try:
        found = question_of(*asked_in_words(text, HERE, edition))
    except SuiteErrors as errors:
        raise InvalidWordsError("\n".join(one.text for one in errors.errors[:8])) from None
    for card in found.position.cards:
        if card.card not in found.definitions and (problem := card_problem(found.game, card.card or "")):
            raise InvalidWordsError(problem)
    return found


def _expressible(question: Question) -> SetupParams:
    """The position, if phrases can express all of it. Raises InvalidWordsError."""
    setup = setup_of(question)
    try:
        read = _read("\n".join(_said("Given", given_steps(setup))), question.edition)
        same = same_position(setup, setup_of(read))
    except InvalidWordsError:
        same = False
    if not same:
        raise InvalidWordsError(
            "this position has something that no phrase of a scenario says, so it cannot be changed here; "
            "it can be played, and changed as JSON"
        )
    return setup


def _said(keyword: str, lines: Iterable[str]) -> list[str]:
    """Steps with their keywords; a line that begins with spaces belongs to the step above it."""
    told: list[str] = []
    word = keyword
    for line in lines:
        if line.startswith(" "):
            told.append(line)
        else:
            told.append(f"{word} {line}")
            word = "And"
    return told


def _row(card: Placed, game: Profile) -> Row:
    zone = zone_id(card.zone)
    states = [state for state in card.states if zone in game.states.get(state, ())]
    zones = {**dict.fromkeys(card.counters, game.named_counter_zones), **game.card_counters}
    states += [
        game.counter_words(amount, name) for name, amount in card.counters.items() if amount and zone in zones[name]
    ]
    stacked = zone in game.stack_zones
    controlled = card.controller != card.player and zone in (*game.expeditions, *game.shared_zones)
    return (
        card.ref,
        " ".join(card.card.split()),
        card.player,
        spoken(zone),
        ", ".join(states),
        card.controller if controlled else "",
        card.at if stacked else "",
        card.under if stacked else "",
    )


def _cells(row: Sequence[str]) -> str:
    """A row of a Gherkin table."""
    plain = (_stripped(cell).replace("\\", "\\\\").replace("|", "\\|") for cell in row)
    return f"| {' | '.join(plain)} |"


def _stripped(line: str) -> str:
    """The text as one line."""
    return " ".join(line.split())


def _flat(text: str) -> list[str]:
    """JSON spread over several lines. Raises InvalidWordsError for anything else."""
    try:
        return json.dumps(json.loads(text), ensure_ascii=False).splitlines()
    except (ValueError, RecursionError) as error:
        raise InvalidWordsError(f"the made-up card is not readable as JSON: {error}") from None


def _new_refs(card: str, setup: SetupParams, many: int) -> list[str]:
    """A short unused name for each of many cards."""
    words = [word for word in re.findall(r"[a-z][a-z0-9]*", _plain(card)) if word not in _NOT_A_REF]
    wish = (words or ["card"])[0][:16]
    taken = {one.ref for one in setup.position.cards}
    names = (f"{wish}{number}" if number > 1 else wish for number in count(1))
    return list(islice((name for name in names if name not in taken), many))


def _plain(text: str) -> str:
    """The text in lower case without accents, for comparing."""
    bare = "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
    return " ".join(re.findall(r"[a-z0-9]+", bare.lower().replace("'", "").replace("’", "")))


def card_at(work: Work, ref: str) -> Card | None:
    """The card of the position with this ref."""
    return next((card for card in work.question.position.cards if card.ref == ref), None)
