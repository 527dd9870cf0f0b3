"""The adapter's side of the protocol: answers every method from the games that the author wrote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from oracle.adapter.asking import WITH_ACTION, Choice, check_action, check_answer, parts_left_out, with_part
from oracle.adapter.errors import BadParams, Refused, Unsupported
from oracle.adapter.game import Game, Side
from oracle.adapter.language import Language
from oracle.adapter.loop import answer_lines, on_stdio
from oracle.protocol.codec import (
    INVALID_PARAMS,
    NOTHING,
    UNKNOWN_METHOD,
    RequestError,
    decode_request,
    encode_error,
    encode_result,
)
from oracle.protocol.digest import digest
from oracle.protocol.messages import (
    Action,
    ActParams,
    CardsParams,
    CardsResult,
    Characteristics,
    DecideParams,
    Decision,
    DigestResult,
    EngineInfo,
    GameSupport,
    Legal,
    Message,
    Observation,
    ObserveParams,
    Reply,
    RestoreParams,
    SetupParams,
    SetupResult,
    SnapshotResult,
)

Made: TypeAlias = ActParams | DecideParams
"""A call; a game is its position plus its calls. Refused calls count, since they may have revealed something."""
DECLINE, CONCEDE = "decline", "concede"
"""What a player may do while a question is open."""


def serve(adapter: Adapter) -> None:
    """Answer on stdin and stdout until the harness ends the process; `print` goes to stderr."""
    on_stdio(partial(answer_lines, adapter.answer))


class Adapter:
    """The games of one engine behind the methods of the protocol."""

    def __init__(self, name: str, version: str, games: Mapping[str, Side]) -> None:
        self._games = games
        support = {game: _support(game, side) for game, side in games.items()}
        self._info = EngineInfo(name=name, version=version, games=support)
        self._play: Play | None = None
        self._kept: dict[str, tuple[Made, ...]] = {}
        self._calls: dict[str, Callable[[Any], Message | None]] = {
            "initialize": lambda _: self._info,
            "cards": self._cards,
            "setup": self._setup,
            "act": lambda params: self._playing.act(params),
            "decide": lambda params: self._playing.decide(params),
            "observe": lambda params: self._playing.observe(params),
            "characteristics": lambda params: self._playing.characteristics(params.ref),
            "legal": lambda _: self._playing.legal(),
            "digest": lambda _: DigestResult(digest=digest(self._playing.look())),
            "snapshot": self._snapshot,
            "restore": self._restore,
            "reset": lambda _: self._again(()),
            "shutdown": lambda _: NOTHING,
        }

    def answer(self, line: bytes) -> tuple[bytes, bool]:
        """The line to answer with, and whether it is the last one."""
        try:
            request = decode_request(line)
        except RequestError as error:
            return encode_error(error.id, error.code, str(error)), False
        try:
            result = self._calls[request.method](request.params)
        except BadParams as bad:
            return encode_error(request.id, INVALID_PARAMS, f"{request.method}: {bad}"), False
        if result is None:
            return encode_error(request.id, UNKNOWN_METHOD, f"this engine does not offer {request.method}"), False
        return encode_result(request.id, result), request.method == "shutdown"

    @property
    def _playing(self) -> Play:
        if self._play is None:
            raise BadParams("no position has been set up; call setup first")
        return self._play

    def _cards(self, params: CardsParams) -> CardsResult | None:
        side = self._games.get(params.game)
        if side is None or side.knows is None:
            return None
        return CardsResult(known=tuple(name for name, known in params.cards.items() if side.knows(name, known)))

    def _setup(self, params: SetupParams) -> SetupResult:
        self._play, self._kept = None, {}
        side = self._games.get(params.game)
        if side is None or params.edition not in side.editions:
            return SetupResult(status="unsupported", unsupported=(f"{params.game} {params.edition}",))
        _check_position(params)
        try:
            if isinstance(side.language, Language):
                side.language.check(params.definitions)
            self._play = Play(side, params)
        except Unsupported as lack:
            return SetupResult(status="unsupported", unsupported=tuple(dict.fromkeys(lack.lacks)))
        return SetupResult(status="ok")

    def _snapshot(self, _: Message) -> SnapshotResult:
        name = f"s{len(self._kept) + 1}"
        self._kept[name] = tuple(self._playing.made)
        return SnapshotResult(snapshot=name)

    def _restore(self, params: RestoreParams) -> Message:
        if params.snapshot not in self._kept:
            raise BadParams(f"there is no snapshot {params.snapshot} of this position")
        return self._again(self._kept[params.snapshot])

    def _again(self, made: tuple[Made, ...]) -> Message:
        play = Play(self._playing.side, self._playing.params)
        for call in made:
            play.act(call) if isinstance(call, ActParams) else play.decide(call)
        self._play = play
        return NOTHING


class Play:
    """One game since its setup, with its open question and all its calls."""

    def __init__(self, side: Side, params: SetupParams) -> None:
        self.side = side
        self.params = params
        self.made: list[Made] = []
        self._game: Game = side.start(params)
        self._filling: tuple[str, Action, str] | None = None
        """For a question about an omitted part: the acting player, the action so far, the part."""
        self._question: Decision | None = None
        self._asked = 0

    def act(self, params: ActParams) -> Reply:
        self._known(params.player)
        if not check_action(self.params.game, params.action):
            return Reply(status="unsupported", message=f"the action {params.action.kind}", decision=self._question)
        return self._reply(params, lambda: self._act(params.player, params.action))

    def decide(self, params: DecideParams) -> Reply:
        def answered() -> None:
            check_answer(self._question, params.player, params.decision, params.answer)
            if self._filling is None:
                self._game.decide(params.answer)
                self._ask(self._game.question())
            else:
                player, action, part = self._filling
                self._begin(player, with_part(action, part, params.answer))

        return self._reply(params, answered)

    def observe(self, params: ObserveParams) -> Observation:
        seen = self.look()
        if params.viewer is None:
            return seen
        self._known(params.viewer)
        if self.side.hidden is None:
            raise BadParams("this engine has no views of one player")
        return self.side.hidden.view(seen, params.viewer, self._game.known(params.viewer))

    def characteristics(self, ref: str) -> Characteristics:
        """The game's characteristics of a card. Raises `BadParams` if it has none."""
        try:
            return self._game.characteristics(ref)
        except Unsupported as lack:
            raise BadParams(f"not known here: {lack}") from lack

    def legal(self) -> Legal | None:
        return self._game.legal()

    def look(self) -> Observation:
        """The whole table."""
        return replace(self._game.look(), decision=self._question)

    def _act(self, player: str, action: Action) -> None:
        asked = self._question
        if asked is None:
            self._begin(player, action)
        elif self._filling is None or action.kind == CONCEDE:
            self._do(player, action)
        elif action.kind == DECLINE and player == asked.player:
            self._filling = self._question = None
        else:
            raise Refused(f"{asked.player} must answer {asked.id} first", "decision-pending")

    def _begin(self, player: str, action: Action) -> None:
        """Fill in each omitted part that leaves no choice, and ask for the first that does; if none does, carry the
        action out."""
        for part in parts_left_out(self.params.game, action):
            choice = self._game.left_out(player, action, part)
            only = None if choice is None else choice.only
            if only is not None:
                action = with_part(action, part, only)
            elif choice is not None and WITH_ACTION not in self.side.manners:
                self._filling = player, action, part
                self._ask(_question(choice, player, action, part))
                return
        self._do(player, action)

    def _do(self, player: str, action: Action) -> None:
        self._game.act(player, action)
        self._filling = None
        self._ask(self._game.question())

    def _ask(self, question: Decision | None) -> None:
        if question is None:
            self._question = None
        else:
            self._asked += 1
            self._question = replace(question, id=f"d{self._asked}")

    def _reply(self, made: Made, call: Callable[[], None]) -> Reply:
        self.made.append(made)
        try:
            call()
        except BadParams:
            # An invalid call is not recorded: replayed, it would be invalid again.
            self.made.pop()
            raise
        except Refused as no:
            return Reply(status="refused", code=no.code, message=str(no), clauses=no.clauses, decision=self._question)
        except Unsupported as lack:
            return Reply(status="unsupported", message=str(lack), decision=self._question)
        return Reply(status="accepted", decision=self._question)

    def _known(self, player: str) -> None:
        if player not in [one.name for one in self.params.position.players]:
            raise BadParams(f"there is no player {player}")


def _support(game: str, side: Side) -> GameSupport:
    brought = ["snapshots", "digest"]
    brought += ["hidden-views"] if side.hidden is not None else []
    brought += ["known-cards"] if side.knows is not None else []
    return GameSupport(
        editions=side.editions,
        capabilities=tuple(dict.fromkeys((*side.capabilities, *brought))),
        manners=side.manners,
        language=side.language.newest(game) if isinstance(side.language, Language) else side.language,
    )


def _question(choice: Choice, player: str, action: Action, part: str) -> Decision:
    return Decision(
        id="",
        player=player,
        kind="option" if part == "at" else "choose",
        options=choice.options,
        least=choice.least,
        most=choice.most,
        source=action.card,
        text=choice.text,
        part=part,
    )


def _check_position(params: SetupParams) -> None:
    """Raise `BadParams` for a position that contradicts itself in any game."""
    position, turn = params.position, params.position.turn
    names = [player.name for player in position.players]
    if len(set(names)) < len(names) or not {turn.player, turn.first or turn.player} <= set(names):
        raise BadParams("position: two players with the same name, or a turn of an unknown player")
    refs = {card.ref for card in position.cards}
    if len(refs) < len(position.cards):
        raise BadParams("position.cards: two cards have the same ref")
    for card in position.cards:
        if not {card.player, card.controller or card.player} <= set(names):
            raise BadParams(f"card {card.ref}: there is no player {card.controller or card.player}")
        if not {card.under or card.ref, card.at or card.ref} <= refs or card.ref in (card.under, card.at):
            raise BadParams(f"card {card.ref}: it is under or at a card that does not exist")
