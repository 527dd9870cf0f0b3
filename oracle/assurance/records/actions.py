"""A player's recorded moves as calls of the reference: cards become slots, and answers get each possible meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice

from oracle.assurance.fuzz.compare import comparison
from oracle.assurance.records.course import Course, Lost
from oracle.assurance.records.differs import Differs
from oracle.assurance.records.model import Act, Answer
from oracle.assurance.records.words import in_words
from oracle.kernel.sameness import word
from oracle.protocol.messages import Action, Decision, Observation, Reply
from oracle.suite import localisation as blame
from oracle.suite.phrases.move import Move
from oracle.suite.play.questions import every_answer, forced_answer

MOST_ANSWERS = 128
"""The maximum number of answers tried for one question."""
FEW = 24
"""The maximum number of answers that are all tried, whatever the next table suggests."""
MOST_QUESTIONS = 12
"""The maximum number of questions of one action that are answered in every way."""
Spend = Callable[[], None]
ANY_TIME = ("concede", "decline")
"""Actions that need not wait for an answer."""


def courses_of(course: Course, step: Act | Answer, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    """The courses in which the reference does the recorded step; the reasons against the others go to `differs`."""
    course = course.fork()
    course.last, course.guessed = [], False
    if isinstance(step, Act):
        yield from _acted(course, step, spend, differs)
    else:
        yield from _answered(course, step, spend, differs)


def settled(course: Course, spend: Spend, after: Observation | None = None) -> Iterator[Course]:
    """The course with all its questions answered, in every way. Raises Lost."""
    waiting = [(course, 0)]
    while waiting:
        one, questions = waiting.pop()
        asked = one.seen().decision
        if asked is None:
            yield one
            continue
        if questions == MOST_QUESTIONS:
            raise Lost("more is asked than can be answered in every way")
        one.free = True
        for answer in _ways(one, asked, after):
            waiting += ((after, questions + 1) for after in _decided(one, asked, answer, spend))


def _ways(course: Course, asked: Decision, after: Observation | None) -> Iterable[tuple[str, ...]]:
    """Every distinct answer; if there are many, those that the next table suggests. Raises Lost."""
    likely = None if after is None else _likely(course, asked, after)
    if likely is not None and every_answer(asked, FEW) is None:
        course.guessed = True
        return likely
    options = course.apart(asked.options)
    alike = len(options) < len(asked.options)
    found = _of_alike(course, asked) if alike else every_answer(asked, MOST_ANSWERS)
    if found is None:
        raise Lost("a question that the record does not answer has more answers than can be tried")
    return found


def _likely(course: Course, asked: Decision, after: Observation) -> list[tuple[str, ...]] | None:
    """Choose the cards that moved, those that did not, all, or none; None if the question is not about cards."""
    before = {
        card.ref: (card.zone, card.controller or card.player) for card in course.told(course.seen()).position.cards
    }
    now = {card.ref: (card.zone, card.controller or card.player) for card in after.position.cards}
    names = course.names_of
    cards = {option: names.get(option, option) for option in asked.options}
    if asked.kind == "order" or not all(card in before for card in cards.values()):
        return None
    moved = tuple(option for option, card in cards.items() if now.get(card) != before[card])
    rest = tuple(option for option in asked.options if option not in moved)
    least, most = min(asked.least, len(cards)), min(asked.most, len(cards))
    found = dict.fromkeys((moved, rest, asked.options, ()))
    return [answer for answer in found if least <= len(answer) <= most] or None


def _of_alike(course: Course, asked: Decision) -> list[tuple[str, ...]] | None:
    """As `every_answer` for interchangeable options: only the number chosen matters."""
    if asked.kind == "order":
        return None
    every = every_answer(asked, 1 << 14)
    if every is None:
        return None
    found: dict[tuple[object, ...], tuple[str, ...]] = {}
    for answer in every:
        told = sorted(option for option in answer if option not in course.domain)
        found.setdefault((*told, len(answer)), answer)
    answers = list(islice(found.values(), MOST_ANSWERS + 1))
    return answers if len(answers) <= MOST_ANSWERS else None


def _decided(course: Course, asked: Decision, answer: tuple[str, ...], spend: Spend) -> Iterator[Course]:
    """The courses after an answer that the reference accepts."""
    for told in course.tried(partial(_decide, player=asked.player, question=asked.id, answer=answer), spend):
        _check_known(told.reply)
        if told.reply.status == "accepted":
            move = Move(player=asked.player, answer=tuple(word(one, told.course.names_of) for one in answer))
            told.course.moves += (move,)
            yield told.course


def _check_known(reply: Reply) -> None:
    if reply.status == "unsupported":
        raise Lost(f"the reference cannot say: {reply.message}")


# --- actions ------------------------------------------------------------------------------------------------


def _acted(course: Course, step: Act, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    asked = course.seen().decision
    if course.free and step.status == "refused":
        # The engine may still ask something.
        yield course
        return
    if asked is None or step.action.kind in ANY_TIME or step.status == "refused":
        yield from _does(course, step, spend, differs)
        return
    # The engine asks nothing more, so it has decided the rest itself or was told before.
    for one in settled(course, spend):
        yield from _does(one, step, spend, differs)


def _does(course: Course, step: Act, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    refused_some = False
    if step.status == "refused" and course.unlike and _names_resources(step.action):
        # Other resources may be used up in the engine than in the reference.
        yield course
        return
    course.free, course.moves, course.began = False, (), course.told(course.seen())
    for bound, action in _with_slots(course, step.action):
        for told in bound.tried(partial(_act, player=step.player, action=action), spend):
            _check_known(told.reply)
            if told.reply.status != step.status:
                differs.append(_verdict(told.course, told.reply, step))
                continue
            if step.status == "accepted":
                told.course.moves, told.course.assumed = (Move(player=step.player, action=step.action),), False
                told.course.unlike = told.course.unlike or not _names_resources(step.action)
            if step.status == "refused" and bound is not course:
                # The refused card may have been any of several; the refusal does not tell which.
                refused_some = True
                continue
            yield told.course
    if refused_some:
        yield course


def _verdict(course: Course, reply: Reply, step: Act | Answer) -> Differs:
    theirs = Reply(status=step.status, code=step.code)
    words = comparison.reply_words(reply), comparison.reply_words(theirs)
    what = "verdict" if isinstance(step, Act) else "answer"
    refused = reply.status == "refused"
    clause = blame.refusing(course.calls) if refused else blame.accepting(course.calls, theirs)
    contrast = comparison.verdicts(what, reply.status, step.status, words)
    return Differs(course=course, kind="verdict" if what == "verdict" else "answer", contrast=contrast, clause=clause)


def _with_slots(course: Course, action: Action) -> Iterator[tuple[Course, Action]]:
    """The action in slots: a course for each set of slots that its cards may be."""
    refs = list(dict.fromkeys(_refs(action)))
    for bound in _bound(course, [ref for ref in refs if ref not in course.slot_of]):
        if bound.unlike and _names_resources(action):
            _make_ready(bound, action)
        yield bound, in_words(action, bound.slot_names)


def _names_resources(action: Action) -> bool:
    return action.cost is not None and bool(action.cost.resources)


def _make_ready(course: Course, action: Action) -> None:
    """Rename an action's resources to ready ones: earlier payments may have used others."""
    game, named = course.cast.game, action.cost.resources if action.cost is not None else ()
    owned: dict[str, list[tuple[str, bool]]] = {}
    for card in course.told(course.seen()).position.cards:
        if card.zone == game.resource_zone and card.ref in course.slot_of:
            owned.setdefault(card.player, []).append((card.ref, game.spent in card.states))
    for cards in owned.values():
        wrong = [ref for ref, spent in cards if spent and ref in named]
        others = [ref for ref, spent in cards if not spent and ref not in named]
        for one, other in zip(wrong, others, strict=False):
            course.exchange({course.slot_of[one]: other, course.slot_of[other]: one})


def _bound(course: Course, cards: list[str]) -> Iterator[Course]:
    """The course with these cards bound to slots, in every way; the course itself if there are none to bind."""
    known = [card for card in cards if course.slots_for(card)]
    if not known:
        yield course
        return
    first, *rest = known
    for slot in course.to_bind(_near(course, course.slots_for(first))):
        other = course.fork()
        other.bind(slot, first)
        yield from _bound(other, rest)


def _near(course: Course, slots: list[str]) -> list[str]:
    """The slots that an action can be about; in a deck, one at each end and one in between."""
    place = {card.ref: (card.player, card.zone) for card in course.seen().position.cards}
    order = {slot: number for number, slot in enumerate(place)}
    found: list[str] = []
    decks: dict[tuple[str, str], list[str]] = {}
    for slot in sorted(slots, key=lambda one: order.get(one, 0)):
        at = place.get(slot, ("", ""))
        if at[1] in course.cast.game.order_zones:
            decks.setdefault(at, []).append(slot)
        else:
            found.append(slot)
    for deck in decks.values():
        found += dict.fromkeys((deck[0], deck[len(deck) // 2], deck[-1]))
    return found


def _refs(action: Action) -> Iterator[str]:
    for ref in (action.card, action.target):
        if ref is not None:
            yield ref
    if action.cost is not None:
        yield from (*action.cost.onto, *action.cost.by, *action.cost.resources)


# --- answers ------------------------------------------------------------------------------------------------


def _answered(course: Course, step: Answer, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    asked = course.seen().decision
    if step.asked is None or asked is None:
        yield from _answered_as(course, step, spend, differs)
        return
    for bound in bound_in(course, asked, step.asked.options):
        yield from _answered_as(bound, step, spend, differs)


def _answered_as(course: Course, step: Answer, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    asked = course.asked()
    literal = step.asked is not None and asked is not None and comparison.questions(asked, step.asked) is None
    if not literal and forced_answer(step.asked) is not None:
        # A question with one answer may be asked or not.
        yield course
        return
    if step.answer is None:
        yield from _any(course, step, spend)
        return
    mine = asked is not None and asked.player == step.player
    if mine and not course.free and (literal or step.asked is None):
        found = list(_literally(course, step, spend, differs))
        yield from found
        if literal or found:
            return
    if step.status == "refused":
        yield course
        return
    # The engine asks in its own manner: its question may cover less or more than the reference's.
    course.free = True
    yield course.fork()
    yield from _any(course, step, spend)


def _any(course: Course, step: Answer, spend: Spend) -> Iterator[Course]:
    """Every answer that the player may have given."""
    asked = course.seen().decision
    if asked is None or step.status == "refused":
        if step.answer is None:
            yield course
        return
    for answer in _ways(course, asked, _table_of(step)):
        yield from _decided(course, asked, answer, spend)


def _table_of(step: Act | Answer) -> Observation | None:
    """Any table that was seen after the step."""
    return step.seen.table or next(iter(step.seen.views.values()), None)


def _literally(course: Course, step: Answer, spend: Spend, differs: list[Differs]) -> Iterator[Course]:
    """The answer as recorded."""
    refused, asked = False, course.seen().decision
    if asked is None:
        return
    for bound in bound_in(course, asked, step.answer or ()):
        names = bound.slot_names
        answer = tuple(word(option, names) for option in step.answer or ())
        decide = partial(_decide, player=step.player, question=asked.id, answer=answer)
        for told in bound.tried(decide, spend):
            _check_known(told.reply)
            if told.reply.status != step.status:
                differs.append(_verdict(told.course, told.reply, step))
            elif step.status == "refused":
                refused = True
            else:
                told.course.moves += (Move(player=step.player, answer=step.answer),)
                told.course.assumed = told.course.assumed or step.asked is None
                yield told.course
    if refused:
        yield course


def _decide(course: Course, player: str, question: str, answer: tuple[str, ...]) -> Reply:
    return course.reference.decide(player, question, answer)


def _act(course: Course, player: str, action: Action) -> Reply:
    return course.reference.act(player, action)


def bound_in(course: Course, asked: Decision, answer: tuple[str, ...]) -> Iterator[Course]:
    """The course with the cards of an answer bound to the offered slots, in every way."""
    refs = [ref for ref in dict.fromkeys(answer) if ref not in course.slot_of]
    open_ = [ref for ref in refs if any(course.may_be(slot, ref) for slot in asked.options)]
    if not open_:
        yield course
        return
    first = open_[0]
    for slot in course.to_bind([slot for slot in asked.options if course.may_be(slot, first)]):
        other = course.fork()
        other.bind(slot, first)
        yield from bound_in(other, asked, answer)
