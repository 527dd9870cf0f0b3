"""What holds for every process of the tests."""

import gc

from oracle.kernel.memory import begin

# A worker keeps thousands of tests and the suite in memory; as in a command, the collector need not look at them often.
begin()


def pytest_collection_finish() -> None:
    """And not again at what was collected, which stays."""
    gc.freeze()
