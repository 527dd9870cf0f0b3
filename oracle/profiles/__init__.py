"""The public facts about the games: a `Profile` each, and parts of their own that are loaded by name.

A game is a folder `oracle/games/<id>/`; `oracle.games` describes its contents.
"""

from oracle.profiles.known import PROFILES, part
from oracle.profiles.profile import CardWords, Profile, spoken, zone_id

__all__ = ["PROFILES", "CardWords", "Profile", "part", "spoken", "zone_id"]
