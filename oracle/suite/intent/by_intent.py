"""Runs a scenario on an engine that asks in its own manner: each question is answered from the players' wishes."""

from __future__ import annotations

from functools import partial

from oracle.protocol.messages import Action, Decision, Reply
from oracle.suite.intent import offer_judgement as judging
from oracle.suite.intent.line import NO, YES, Line, Unit
from oracle.suite.intent.matching import Matched, is_own, match, match_named
from oracle.suite.intent.offers import short_of
from oracle.suite.intent.parts import named, with_part
from oracle.suite.intent.path import Attempt, Attempted, NotOffered, Path, Untried, Vacuous
from oracle.suite.intent.relabelling import Relabelled, Swap
from oracle.suite.intent.telling import answers, probe, wants_with_action
from oracle.suite.intent.wanted import goes_untried, swaps
from oracle.suite.intent.wishes import Wish, asks_again, is_yes_no
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan
from oracle.suite.play.answering import MOST_FORCED, Answering
from oracle.suite.play.failure import ACCEPTED, QUESTION, REFUSED, Failed, only_answer_refused
from oracle.suite.play.questions import forced_answer
from oracle.suite.play.world import World
from oracle.suite.table.changes import every_difference
from oracle.suite.table.option_words import option_list
from oracle.suite.table.wording import decision_words


class ByIntent(Answering):
    """Answers questions from the wishes in the `chooses` steps, in whatever form and order the engine asks."""

    looks_before = True
    world: World
    """The scenario in progress."""

    def __init__(self, plan: Plan, line: Line, path: Path) -> None:
        self._plan = plan
        self.line = line
        self.path = path
        self._place = -1
        """Index of the running call of the plan."""
        self._begun = -1
        """The call that began the current action."""
        self._unit: Unit | None = None
        self._wishes: list[Wish] = []
        self._unsent: tuple[str, Action] | None = None
        """The current action, until it has been sent to the engine."""
        self._surplus_asked: Decision | None = None
        """The engine's last question in this action that no wish is about."""
        self._asked_again = False
        """Whether the engine has asked for something that the action names, although the action must be refused."""
        self._short: dict[int, Decision] = {}
        """Place of a wish → the question about it that does not offer the wanted answer."""

    def passes_over(self, world: World, call: Call) -> bool:
        """An engine that is sent an action together with its choice cannot be observed between the two."""
        self._place += 1
        return self._unsent is not None and any(row.looks for row in rows_of(call, world.edition))

    def close(self, world: World) -> None:
        """Fail for wishes that the engine never asked about."""
        for wish in self._wishes:
            if wish.given and not wish.open and not wish.is_said and not wish.fact.said:
                self._still_untold(wish, at_the_end=True)
        if self._surplus_asked:
            self.path.tables[self._begun] = world.look().observation

    # --- When -------------------------------------------------------------------------------------------

    def act(self, world: World, player: str, action: Action) -> None:
        if self._place in self.line.interruptions:
            self._interrupt(player, action)
            return
        world.close()
        self._begun = self._place
        self._unit = self.line.unit_at(self._place)
        self._wishes = [] if self._unit is None else [Wish(fact) for fact in self._unit.facts]
        self._surplus_asked = None
        self._asked_again = False
        self._short = {}
        self._unsent = None
        if self._place in self.path.refused:
            world.before_action = world.before_call = world.look()
            world.cannot("it does not take what the action names")
            return
        if self._unit is not None:
            action = named(action, self._unit.alone, world.support.manners)
        attempt = self.path.attempt
        if attempt is not None and attempt.place == self._place:
            reply = world.engine.act(player, with_part(action, attempt.part, attempt.taken))
            world.note(reply)
            raise Attempted(reply.status == ACCEPTED)
        if any(wants_with_action(wish.fact, world.support.manners) for wish in self._wishes):
            self._keep_unsent(player, action)
            return
        world.act(player, action)
        for wish in self._wishes:
            if which := self.path.has_taken(wish.fact.place):
                wish.done = True
                self._take_for(which, swaps(self._plan, world.edition, wish.fact) or ())

    def _interrupt(self, player: str, action: Action) -> None:
        """An action that is illegal while a question is open; it cannot be tried if the engine asks nothing here."""
        if self.world.pending() is not None:
            self.world.act(player, action)
            return
        self.world.before_action = self.world.before_call = self.world.look()
        self.world.cannot("this engine asks nothing here")

    def _keep_unsent(self, player: str, action: Action) -> None:
        """This engine wants the choice with the action: nothing is sent until the scenario makes the choice."""
        self.world.before_action = self.world.before_call = self.world.look()
        self.world.reply = Reply(status=ACCEPTED)
        self._unsent = player, action
        for wish in self._wishes:
            wish.with_action = wants_with_action(wish.fact, self.world.support.manners)

    def _send_with(self, wish: Wish) -> None:
        """Send the action, now that its choice is known."""
        if self._unsent is None or not wish.fact.answer:
            return
        player, action = self._unsent
        self._unsent = None
        wish.done = wish.begun = True
        before = self.world.before_action
        self.world.act(player, with_part(action, wish.fact.question.part, wish.fact.answer))
        self.world.before_action = before

    def decline(self, world: World, player: str, action: Action) -> None:
        if any(wish.with_action and wish.open for wish in self._wishes):
            world.before_call = world.before_action
            world.reply = Reply(status=ACCEPTED)
            return
        world.decline(player, action)

    def choose(self, world: World, player: str, answer: tuple[str, ...]) -> None:
        if self._place in self.line.probes:
            self._probe(player, answer)
            return
        wish = next((one for one in self._wishes if one.fact.place == self._place), None)
        if wish is None:
            world.choose(player, answer)
            return
        wish.given = True
        if wish.with_action and self._unsent is not None:
            self._send_with(wish)
            return
        world.before_call = world.seen
        world.reply = Reply(status=ACCEPTED)
        self._advance(wish)
        if world.refusal is None and not wish.is_said:
            self._still_untold(wish)

    def choose_if_asked(self, world: World, player: str, answer: tuple[str, ...]) -> None:  # noqa: ARG002
        """Nothing to do: the choice was known when the action began, and was given as soon as it was asked for."""
        self._advance(None)

    def _still_untold(self, wish: Wish, at_the_end: bool = False) -> None:
        """A wish may wait for the rest of a question's answer; otherwise, nobody will ask for it again."""
        question = self.world.pending()
        matched = None if question is None else self._match(question)
        if matched is None or wish not in matched.about or (at_the_end and matched.answer is not None):
            self._untold(wish)

    def _untold(self, wish: Wish) -> None:
        trading = () if self._unit is None else swaps(self._plan, self.world.edition, wish.fact)
        asked, short = self.world.pending(), self._short.get(wish.fact.place)
        if trading is None and not judging.must_be_told(self._plan, self.world.edition, wish.fact, short):
            trading = ()
        if trading is not None:
            wish.done = True
            self._take_for(self.path.takes(wish.fact.place, len(trading)), trading)
            return
        if goes_untried(self._plan, self.world.edition, wish.fact, None if short is None else short.options):
            raise Untried(f"{option_list(wish.left)} need not be offered, since it has no effect")
        self.world.met.misses = short is not None
        came = judging.untold_words(wish, asked, short, self._surplus_asked)
        raise Failed("a question to answer", came, self._plan.calls[wish.fact.place], deviation=QUESTION)

    def _take_for(self, which: int, trading: tuple[Swap, ...]) -> None:
        """The engine has picked one of several equal things itself; if it is another one, their names are swapped."""
        if not which:
            return
        names = Relabelled(self.world.engine, trading[which - 1])
        self.world.engine = names
        self.world.seen, self.world.question = None, names.decision(self.world.question)

    def _probe(self, player: str, answer: tuple[str, ...]) -> None:
        """Try an illegal answer, if it can be given to the pending question."""
        question = self.world.pending()
        self.world.answered = "nobody is asked" if question is None else decision_words(question)
        told = next((one for one in self._wishes if one.with_action), None)
        if question is None and told is not None and self._unit is not None:
            self._try_probe(told, player, answer)
            return
        upcoming = next((one for one in self._wishes if not one.given and one.fact.place >= self._place), None)
        if question is not None and upcoming is not None and answer:
            question = self._up_to_things(question, upcoming)
        matched = None if question is None else self._match(question)
        about = () if matched is None else tuple(wish.fact for wish in matched.about)
        if upcoming is not None and player != upcoming.fact.question.player and self._has_to_be_asked(upcoming):
            about = ()  # another player is asked too early, and the engine has not made the choice before it
        said = None if question is None else probe(question, upcoming, answer, about)
        seen = self.world.look()
        if said is not None:
            self.world.choose(player, said)
            return
        self.world.before_call = seen
        self.world.cannot("the engine's question has no such answer")

    def _up_to_things(self, question: Decision, wish: Wish) -> Decision | None:
        """The question about the choice itself; some engines first ask whether anything is chosen."""
        if not is_yes_no(question) or wish.yes_no or wish.amount is not None or not (wish.open or wish.left):
            return question
        if not wish.optional or wish.willing:
            return question
        words = {option.lower(): option for option in question.options}
        wish.willing = self._send(question, (words.get(YES, YES),))
        return self.world.pending()

    def _try_probe(self, told: Wish, player: str, answer: tuple[str, ...]) -> None:
        """Try an illegal choice as part of the action, in a separate run."""
        wrong = self.path.wrong
        if wrong is not None and wrong.step == self._place:
            self.world.reply = Reply(status=ACCEPTED)
            return
        known = self.world.game.expeditions if told.fact.question.part == "at" else self.world.look().cards
        own = len(answer) == 1 and answer[0] in known and player == told.fact.question.player
        if self._unit is not None and own:
            self.path.attempts.append(Attempt(self._unit.act, told.fact.question.part, answer, False, self._place))
        self.world.before_call = self.world.look()
        self.world.cannot("tried as part of the action")

    # --- the engine's questions -------------------------------------------------------------------------

    def go_on(self, world: World) -> None:  # noqa: ARG002
        self._advance(None)

    def _advance(self, wanted: Wish | None) -> None:
        """Answer everything that can be answered by now; `wanted` must be given, if necessary by answering others
        early.
        """
        for _ in range(MOST_FORCED):
            question = self.world.pending()
            if question is None:
                self._look_back()
                if self._asked_again and any(wish.named_in_part for wish in self._wishes):
                    raise NotOffered(self._begun)
                return
            if not self._answer(question, wanted):
                return
        raise Failed("an end of questions", f"the engine asked {MOST_FORCED} in a row", deviation=QUESTION)

    def _answer(self, question: Decision, wanted: Wish | None) -> bool:
        forced = forced_answer(question)
        again = self._asks_for_what_was_named(question)
        matched = match_named(question, self._wishes) if again else self._match(question)
        self._short |= short_of(question, matched, self._wishes)
        if matched is None and again:
            raise NotOffered(self._place)
        self._asked_again = self._asked_again or again
        if forced is not None and not again and not is_own(question, matched, forced):
            return self._send_forced(question, forced)
        if matched is None:
            return not judging.stays_open(self._plan, self._wishes, question) and self._send(
                question, self._surplus(question)
            )
        early = not all(wish.given for wish in matched.about)
        if matched.answer is None or (early and (wanted is None or wanted.is_said or wanted in matched.about)):
            self._note(question, matched, nothing=True)
            return False
        return self._tell(question, matched, matched.answer)

    def _tell(self, question: Decision, matched: Matched, answer: tuple[str, ...]) -> bool:
        self._note(question, matched, nothing=answer in ((), (NO,), ("0",)))
        self._judge_offer(question, matched)
        if not self._send(question, answer):
            return False
        matched.tell()
        return True

    def _note(self, question: Decision, matched: Matched, *, nothing: bool) -> None:
        self.path.note(matched.doubtful(question), nothing, matched.others)
        known = self._plan, self.world.edition, question
        self.path.suspects += [partial(judging.taken_instead, *known, wish.fact) for wish in matched.about]

    def _match(self, question: Decision) -> Matched | None:
        return match(question, self._wishes, self.path.meaning())

    def _asks_for_what_was_named(self, question: Decision) -> bool:
        """Whether the action must be refused, and the engine asks for a thing that it names without offering it."""
        refused = self._unit is not None and self._unit.refused
        return refused and asks_again(question, self._wishes, self.world.only_asks)

    def _surplus(self, question: Decision) -> tuple[str, ...]:
        """One of the answers to a question that no wish is about."""
        self._surplus_asked = question
        if self._begun == self.path.decides:
            came = f"{decision_words(question)}; what comes of it differs"
            wanted = "no question that decides what the rules decide"
            raise Failed(wanted, came, self._plan.calls[self._begun], deviation=QUESTION)
        ways = answers(question)
        return ways[self.path.take(len(ways), self._begun)]

    def _send(self, question: Decision, answer: tuple[str, ...]) -> bool:
        reply = self._decide(question, answer)
        if reply.status == REFUSED:
            if self._asks_for_what_was_named(question) and self.world.only_asks():
                raise NotOffered(self._begun)
            self.path.note_refusal(question, answer)
            self.world.note_answer(question, answer)
            self.world.reply, self.world.refusal = reply, self.world.call
            return False
        return True

    def _decide(self, question: Decision, answer: tuple[str, ...]) -> Reply:
        self.path.questions += 1
        return self.world.send(question, answer)

    def _send_forced(self, question: Decision, forced: tuple[str, ...]) -> bool:
        reply = self._decide(question, forced)
        if reply.status == REFUSED:
            raise only_answer_refused(question, reply)
        return True

    def _look_back(self) -> None:
        """Abandon this path if the whole action was taken back on it."""
        if not self._surplus_asked or self.world.before_action is None or self.path.keeps:
            return
        now = self.world.look().observation
        if not every_difference(self.world.before_action.observation, now, self.world.game):
            raise Vacuous

    # --- what is asked ----------------------------------------------------------------------------------

    def is_asked(self, world: World, who: str, options: tuple[str, ...] | None) -> None:
        wish = next((one for one in self._wishes if self._place in one.fact.looked_at), None)
        if wish is None:
            world.is_asked(who, options)
            return
        if wish.with_action:
            self._try_options(wish, who, options)
            return
        for _ in range(MOST_FORCED):
            question = world.pending()
            if (wish.begun or wish.done) and not self._plan.asked:
                return
            matched = None if question is None else self._match(question)
            if question is None or matched is None:
                if self._has_to_be_asked(wish):
                    world.is_asked(who, options)
                return
            if wish in matched.about:
                if wish.open and self._up_to_things(question, wish) is not question:
                    world.look()
                    continue
                self._judge_offer(question, matched)
                return
            if self._plan.asked and self._has_to_be_asked(wish):
                # The scenario is about this very question being asked now.
                world.is_asked(who, options)
                return
            if not wish.open or matched.answer is None:
                return
            if not self._tell(question, matched, matched.answer):
                return

    def _try_options(self, wish: Wish, who: str, options: tuple[str, ...] | None) -> None:
        """The engine takes the choice with the action: what it accepts shows which options exist."""
        wrong = self.path.wrong
        if wrong is not None and wrong.step == self._place:
            came = f"{', '.join(wrong.taken)} is {'refused' if wrong.legal else 'accepted'} with the action"
            raise Failed(f"{who} can choose from {option_list(options or ())}", came, deviation=QUESTION)
        if options is None or self._unit is None or wish.fact.question.most != 1:
            return
        table, at = self.world.before_action or self.world.look(), wish.fact.question.part == "at"
        others = [] if at else judging.in_play(table, self.world.game, but=options)
        for taken, legal in (*((one, True) for one in options), *((one, False) for one in others)):
            self.path.attempts.append(Attempt(self._unit.act, wish.fact.question.part, (taken,), legal, self._place))

    def _has_to_be_asked(self, wish: Wish) -> bool:
        """Whether an engine that does not ask this makes a choice that belongs to the player."""
        return judging.has_to_be_asked(self._plan, self.world.edition, wish, self._short.get(wish.fact.place))

    def _judge_offer(self, question: Decision, matched: Matched) -> None:
        """Fail if an option that matters is missing; where the scenario checks options, also if there are too many."""
        for wish in matched.about:
            place = next((one for one in wish.fact.looked_at if self._looks_at_options(one)), None)
            if wish.judged or (place is None and len(matched.about) > 1):
                continue
            cards = None if place is not None else self.world.look().cards
            wrong = judging.wrong_offer(self._plan, self.world.edition, question, wish, matched.about, cards)
            if wrong is not None:
                self.world.met.misses = True
                raise Failed(*wrong, self._plan.calls[wish.fact.place if place is None else place], deviation=QUESTION)

    def _looks_at_options(self, place: int) -> bool:
        rows = rows_of(self._plan.calls[place], self.world.edition)
        return any(row.asks and row.arguments[-1] is not None for row in rows)
