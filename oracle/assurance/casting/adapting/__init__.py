"""Adaptations: casts under which steps and position of a scenario change as well, for cards that behave differently."""
