"""What holds for every process of the tests."""

from oracle.kernel.memory import begin

# A worker keeps thousands of tests and the suite in memory; as in a command, the collector need not look at them often.
begin()
