"""The table as data: an engine's state, its changes, the checks of a step, and all of it in words."""
