"""Faulty engines of Altered: each replaces a rule of the reference, or two that belong together."""

from __future__ import annotations

from collections.abc import Callable

from oracle.engines.reference import ReferenceEngine
from tests.faulty.altered import costs, course, effects
from tests.faulty.altered.right import never, nothing

FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    # Costs.
    "pays-part-of-a-cost": {"declare_payment": costs.pays_what_it_can},
    "pays-one-part-after-the-other": {
        "declare_payment": costs.looks_at_each_part,
        "pay_declared": costs.pays_one_after_the_other,
    },
    "exhausts-exhausted-orbs": {"ready_orbs": costs.any_orbs},
    "exhausted-pays-by-exhausting": {"check_pays": costs.exhausted_pays},
    "has-to-pay-inside-an-effect": {"pay_to": costs.has_to_pay},
    "changes-state-while-declaring": {"declare_intent": costs.pays_while_declaring},
    "decreases-before-increases": {"final_costs": costs.decreases_first},
    "hand-cost-from-reserve": {"mana_cost": costs.hand_cost_from_anywhere},
    # Effects.
    "skips-the-rest-of-an-effect": {"one_step": effects.cuts_after_failing, "steps": effects.skips_what_is_cut},
    "modifies-what-is-impossible": {"one_step": effects.step_of_the_impossible, "step": effects.modifies_first},
    "follows-into-a-new-zone": {"steps": effects.follows_objects},
    "puts-into-the-controllers-zone": {"step": effects.to_the_controllers_zone},
    "targets-while-declaring": {"declare_effect": effects.targets_while_declaring},
    "has-to-do-what-it-may": {"may": effects.has_to_do_it},
    # Reactions.
    "checks-reactions-inside-an-internal-action": {"check_between": effects.checks_inside},
    "plays-internal-reactions-too-early": {"internal_done": effects.does_not_hold},
    "checks-reactions-between-steps": {"check_between": effects.checks_after_every_step},
    "checks-reactions-after-a-nested-play": {"play_by_effect": effects.checks_after_nested_plays},
    "forgets-the-second-check": {"check_reactions": effects.forgets_the_second_check},
    "orders-reactions-itself": {"next_reaction": effects.oldest_reaction_first},
    # The day.
    "last-to-pass-keeps-initiative": {
        "end_turn": course.last_to_pass_keeps_initiative,
        "end_day": course.keeps_initiative_over_night,
    },
    "first-player-has-initiative-in-the-afternoon": {"next_reaction": course.first_player_has_initiative},
    "ends-the-turn-after-a-quick-action": {"after_turn_effect": course.always_ends},
    "passed-players-take-turns": {"end_turn": course.passed_take_turns},
    "one-pass-ends-the-afternoon": {"end_turn": course.one_pass_ends_the_afternoon},
    "moves-forward-with-as-much": {"is_ahead_in": course.ahead_with_as_much},
    "first-player-stays": {"succeed": course.first_player_stays},
    # Playing.
    "plays-the-hundred-and-first": {"check_not_too_often": effects.one_hundred_and_first},
    "plays-what-is-exhausted": {"check_ready_in_reserve": nothing},
    "forgets-fleeting-from-reserve": {"is_fleeting_from_reserve": never},
}
"""Fault → the rules it replaces."""


def engine(name: str) -> ReferenceEngine:
    """The faulty engine of that name, in process."""
    return ReferenceEngine(overrides={"altered": FAULTS[name]}, name=name)
