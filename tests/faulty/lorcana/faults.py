"""Faulty engines of Lorcana: each a replaced rule or method of the reference, or a reference that spoils a refusal."""

from __future__ import annotations

from collections.abc import Callable

from oracle.engines.reference import ReferenceEngine
from tests.faulty.lorcana import (
    after_refusal,
    challenging,
    damaging,
    following,
    paying,
    playing,
    resolving,
    shifting,
    turn,
)

FAULTS: dict[str, dict[str, Callable[..., object]]] = {
    "pays-what-it-can": {"pay_in_full": paying.pays_what_it_can},
    "counts-without-exerting": {"pay_in_full": paying.counts_without_exerting},
    "increase-not-charged": {"pay_total_cost": paying.increase_not_charged},
    "additional-cost-forgotten": {"determine_total_cost": paying.forgets_additional_costs},
    "paid-cost-for-printed": {
        "play_permanent": paying.paid_cost_for_printed,
        "playable": paying.limit_reads_what_would_be_paid,
        "choose_singer": paying.song_costs_what_would_be_paid,
    },
    "keeps-next-after-free": {"used_up_by": paying.keeps_next_after("free")},
    "keeps-next-after-song": {"used_up_by": paying.keeps_next_after("sing", "sing-together")},
    "keeps-next-after-shift": {"used_up_by": paying.keeps_next_after("shift")},
    "next-any-classification": {"used_up_by": paying.next_of_any_classification},
    "modifiers-work-from-hand": {"modifiers_in_play": paying.modifiers_work_from_hand},
    "self-reference-for-all": {"self_referential_modifiers": paying.self_reference_only_in_play},
    "shift-without-reductions": {
        "total_ink": shifting.no_reductions,
        "determine_total_cost": shifting.remember_way,
    },
    "shift-without-increases": {"total_ink": shifting.no_increases, "determine_total_cost": shifting.remember_way},
    "shift-always-ready-and-drying": {"states_from_below": shifting.fresh_states},
    "shift-on-any-character": {"check_base": shifting.any_base},
    "drying-sings": {"check_can_sing": playing.drying_sings},
    "sings-when-short": {"announce_cost": playing.sings_when_short},
    "singer-ignored": {"cost_to_sing": playing.singer_ignored},
    "plays-on-any-turn": {"check_active_player": playing.nothing, "take_turn_action": playing.any_player},
    "discard-before-effect": {"resolve_action": resolving.discard_before_effect},
    "trigger-before-action-done": {"play_action": resolving.bag_before_effect},
    "orders-triggers-itself": {"choose_waiting": resolving.takes_the_first},
    "trigger-between-sentences": {"resolve_effect": resolving.bag_between_sentences},
    "bag-does-not-pass": {"next_to_resolve": resolving.always_from_the_active_player},
    "nested-action-at-once": {"play_action": resolving.nested_at_once},
    "no-choice-no-play": {"become_played": resolving.refuses_without_choice},
}
"""Fault → the rules it replaces."""

FAULTS.update(turn.FAULTS)
FAULTS.update(challenging.FAULTS)
FAULTS.update(damaging.FAULTS)

SPOILED: dict[str, Callable[..., None]] = {
    "card-stays-in-play": after_refusal.card_stays_in_play,
    "ink-stays-exerted": after_refusal.ink_stays_exerted,
}
"""Fault → what it leaves behind after a refused play."""

FAULTS.update({name: {} for name in (*SPOILED, *following.PATCHED)})


def engine(name: str) -> ReferenceEngine:
    """The faulty engine of that name, in process."""
    if name in SPOILED:
        return after_refusal.SpoilingEngine(SPOILED[name], name)
    if name in following.PATCHED:
        return following.PatchedEngine(following.PATCHED[name], name)
    return ReferenceEngine(overrides={"lorcana": FAULTS[name]}, name=name)
