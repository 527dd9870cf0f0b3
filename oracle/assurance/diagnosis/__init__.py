"""What stands behind the failures of a run: known faults of the dictionary first, then what only looks alike."""
