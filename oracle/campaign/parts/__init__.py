"""The parts of a campaign: the tasks that each needs, and their results."""
