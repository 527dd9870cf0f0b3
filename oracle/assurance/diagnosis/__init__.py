"""Finds the causes of a run's failures: first known faults of the dictionary, then common features."""
