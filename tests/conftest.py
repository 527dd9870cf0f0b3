"""What holds for every process of the tests."""

from hypothesis import HealthCheck, settings

from oracle.kernel.memory import begin

# A worker keeps thousands of tests and the suite in memory; as in a command, the collector need not look at them often.
begin()

# How long an example takes says nothing where workers share a machine.
settings.register_profile("shared", parent=settings(), deadline=None, suppress_health_check=(HealthCheck.too_slow,))
settings.load_profile("shared")
