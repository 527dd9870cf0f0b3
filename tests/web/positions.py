"""Positions that several tests build."""

from __future__ import annotations

from oracle.web import edit
from oracle.web.edit import Placed
from oracle.web.work import Work, new, stepped

DOC, JUST = "Doc - Leader of the Seven Dwarfs", "Just in Time"
STEPS = (
    "Ann quests with doc",
    "Ann plays just for its ink cost",
    "Ann chooses yes",
    "Ann plays character2 for its ink cost",
)


def free_play(steps: int = len(STEPS)) -> Work:
    """Doc has quested, a character is played for free, and the next one is to cost less."""
    work = new("lorcana")
    cards = ((DOC, "play"), (JUST, "hand"), ("a character costing 5", "hand"), ("a character costing 6", "hand"))
    for card, zone in cards:
        work = edit.placed(work, Placed(card=card, player="Ann", zone=zone))
    work = edit.counted(work, "Ann", ready=8, spent=0, deck=0, counters={})
    for text in STEPS[:steps]:
        work = said(work, text)
    return work


def said(work: Work, text: str) -> Work:
    """One step more, in words."""
    return stepped(work, edit.step_in_words(work, text).do[0])
