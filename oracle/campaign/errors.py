"""Errors of a campaign that a user can do something about."""

from __future__ import annotations


class CampaignError(Exception):
    """The campaign cannot begin or go on; the text says why and what to do."""
