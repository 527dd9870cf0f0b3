"""A run of the scenarios, as people and programs read it."""
