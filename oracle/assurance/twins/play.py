"""Plays the two games of a pair, and reports where a player sees more than they may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.twins.pair import MOVES, Pair, Seen, next_move, seen, shows, twins, whose_turn
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import completed
from oracle.engines.uncovered import known_after
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo, Reply, SetupParams
from oracle.suite.phrases.action_words import action_words
from oracle.suite.phrases.move import Move
from oracle.suite.play.failure import MOST_TOLD
from oracle.suite.play.set_up import judge_set_up
from oracle.suite.table.wording import told_in_full

VIEWS, LISTS = "hidden-views", "legal-lists"
What = Literal["reply", "view", "options", "order"]
AGAIN = 12
"""How often differing orders must recur in each game: more than chance would allow."""


class Leak(Struct, frozen=True, kw_only=True):
    """A player sees something that depends on hidden information."""

    pair: Pair
    after: int
    """The number of moves made before."""
    what: What
    says: str
    """The difference, in words."""


class _Stopped(Exception):
    """A game of the pair ends, for good reasons."""


def play_reference(
    setup: SetupParams, viewer: str, dice: Dice, names: Sequence[str] = ()
) -> tuple[Pair, Leak | None] | None:
    """Make a pair and play it on the reference while the rules keep the differences hidden; None if there is none.

    The pair has the moves after which the viewer still sees the same, and their outcomes of chance. It ends when
    something rests on an open conflict: an engine may then show what the reference does not. `names`: as in `twins`.
    """
    pair = twins(setup, viewer, dice, names)
    if pair is None:
        return None
    one, other = ReferenceEngine(), ReferenceEngine()
    if any(engine.setup(params).status != "ok" for engine, params in ((one, pair.one), (other, pair.other))):
        return None
    leak = _compared(pair, 0, _look(pair, one, None), _look(pair, other, None))
    while leak is None and len(pair.moves) < MOVES:
        try:
            move = next_move(pair, one, dice)
            if move is None:
                break
            first, second = (_both(engine, move, pair) for engine in (one, other))
        except _Stopped:
            break
        if one.rests_on or other.rests_on:
            break
        if has_shown(pair, one) or shows(pair, (first, second)) or tells_by_asking(first, second, viewer):
            break
        statuses = (*pair.statuses, (first.status, second.status))
        pair = replace(pair, moves=(*pair.moves, move), statuses=statuses)
        leak = _compared(pair, len(pair.moves), first, second)
    chance = one.unscripted()
    scripted = [replace(params, chance=(*params.chance, *chance)) for params in (pair.one, pair.other)]
    return replace(pair, one=scripted[0], other=scripted[1]), leak


def has_shown(pair: Pair, engine: ReferenceEngine) -> bool:
    """Whether the last call has shown the viewer a card in which the games differ: an engine may remember that."""
    return not known_after((), engine.events, pair.viewer).isdisjoint(pair.hidden)


def tells_by_asking(first: Seen, second: Seen, viewer: str) -> bool:
    """Whether another player is asked in one game only, or another kind of question.

    No rule hides that a player has the cards for a question: with two playable cards the player is asked which one,
    with a single one only where, and the place is visible.
    """
    asked = [one.view.decision for one in (first, second)]
    kinds = {each and each.kind for each in asked}
    return len(kinds) > 1 and any(each is not None and each.player != viewer for each in asked)


def play_engine(pair: Pair, engine: Engine, info: EngineInfo) -> Leak | None:
    """Play both games of a pair on an engine, one after the other. Raises `EngineFault`."""
    games = _both_games(pair, engine, info)
    for after, (first, second) in enumerate(zip(*games, strict=False)):
        leak = _compared(pair, after, first, second)
        if leak is not None:
            return leak
    return _by_order(pair, games, engine, info)


def _both_games(pair: Pair, engine: Engine, info: EngineInfo) -> tuple[list[Seen], list[Seen]]:
    statuses = tuple(zip(*pair.statuses, strict=True)) or ((), ())
    one, other = zip((pair.one, pair.other), statuses, strict=True)
    return _views_shown(pair, *one, engine, info), _views_shown(pair, *other, engine, info)


def _by_order(pair: Pair, games: tuple[list[Seen], list[Seen]], engine: Engine, info: EngineInfo) -> Leak | None:
    """Whether the order of something depends on hidden information.

    An engine may use any order, even a different one each time. So an order is a leak only if it recurs whenever the
    same game is replayed.
    """
    first, second = ([one.order for one in game] for game in games)
    places = [(after, what) for after, (one, other) in enumerate(zip(first, second, strict=False)) for what in one]
    differing = [(after, what) for after, what in places if first[after].get(what) != second[after].get(what)]
    for _ in range(AGAIN):
        if not differing:
            return None
        anew = _both_games(pair, engine, info)
        differing = [
            (after, what)
            for after, what in differing
            if all(
                after < len(new) and new[after].order.get(what) == old[after].order.get(what)
                for new, old in zip(anew, games, strict=True)
            )
        ]
    if not differing:
        return None
    after, what = differing[0]
    orders = (", ".join(each) for each in told_otherwise(first[after][what], second[after][what]))
    says = f"{what} in the order {' in one, '.join(orders)} in the other"
    return Leak(pair=pair, after=after, what="order", says=shown(says, MOST_TOLD))


def told_otherwise(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two orders, from the first difference to the last."""
    apart = [place for place, (one, other) in enumerate(zip(first, second, strict=False)) if one != other]
    if not apart:
        return first, second
    part = slice(apart[0], apart[-1] + 1)
    return first[part], second[part]


def lists(info: EngineInfo, game: str) -> bool:
    """Whether the engine lists a player's legal actions."""
    return LISTS in info.games[game].capabilities


def _views_shown(
    pair: Pair, params: SetupParams, statuses: Sequence[str], engine: Engine, info: EngineInfo
) -> list[Seen]:
    """Everything the viewer sees in one of the games.

    It ends if the engine lacks something, asks an unexpected question, or replies to another player with another
    status than the reference: from there on it is another game, and differential play judges that.
    """
    params = completed(params)
    if engine.setup(params).status != "ok":
        return []
    judge_set_up(params, engine.observe(), info.games[params.game].manners)
    listed = lists(info, params.game)
    told = [_look(pair, engine, None, listed=listed)]
    for move, status in zip(pair.moves, statuses, strict=True):
        try:
            told.append(_both(engine, move, pair, status, listed=listed))
        except _Stopped:
            break
    return told


def _both(engine: Engine, move: Move, pair: Pair, status: str = "", *, listed: bool = True) -> Seen:
    """Make the move and observe. `status`: of the reply that another player must get.

    Raises _Stopped if it cannot be made in this game or has another status, and also if it is refused and a card in
    which the games differ is visible: a revealed card stays known, and an engine may check first or reveal first.
    """
    try:
        if move.action is not None:
            reply = engine.act(move.player, move.action)
        else:
            asked = engine.observe().decision
            if asked is None or asked.player != move.player:
                raise _Stopped
            reply = engine.decide(move.player, asked.id, move.answer or ())
    except InputError as error:
        raise _Stopped from error
    own = move.player == pair.viewer
    if reply.status == "unsupported" or (status and not own and reply.status != status):
        raise _Stopped
    told = _look(pair, engine, reply if own else None, listed=listed)
    if reply.status == "refused" and shows(pair, (told,)):
        raise _Stopped
    return replace(told, status=reply.status)


def _look(pair: Pair, engine: Engine, reply: Reply | None, *, listed: bool = True) -> Seen:
    view = engine.observe(pair.viewer)
    acts = listed and view.decision is None and view.result is None and whose_turn(view) == pair.viewer
    return seen(view, reply, engine.legal().actions if acts else ())


def _compared(pair: Pair, after: int, first: Seen, second: Seen) -> Leak | None:
    if (first.view, first.reply, first.listed) == (second.view, second.reply, second.listed):
        return None
    game = PROFILES[pair.one.game]
    what: What
    if first.view != second.view:
        what = "view"
        changes = told_in_full(first.view, second.view, game)
        says = "; ".join(f"{change.what}: {change.before} in one, {change.after} in the other" for change in changes)
        says = says or "the views differ in what no table shows"
    elif first.reply != second.reply:
        what, says = "reply", " in one, ".join(" ".join(one.reply or ()) for one in (first, second)) + " in the other"
    else:
        what = "options"
        one, other = ({action_words(action, game) for action in side.listed} for side in (first, second))
        says = f"listed in one only: {', '.join(sorted(one ^ other))}"
    return Leak(pair=pair, after=after, what=what, says=shown(says, MOST_TOLD))
