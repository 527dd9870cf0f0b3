"""The parts of a campaign: the tasks that each needs, and the result of these."""
