"""A case as a scenario, in the phrases there are."""
