"""The steps from one schema of a history to the next, in the order of their revisions."""
