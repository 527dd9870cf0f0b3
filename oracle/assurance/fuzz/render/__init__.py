"""A case as a scenario, in existing phrases."""
