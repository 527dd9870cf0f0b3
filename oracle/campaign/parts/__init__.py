"""The parts of a campaign: which tasks each needs, and what comes of them."""
