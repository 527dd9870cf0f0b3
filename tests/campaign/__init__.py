"""Campaigns: ordinary tests, and what takes minutes as modules of their own, for `tests.long_run`."""
