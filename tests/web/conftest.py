"""The browser of the reports' tests."""

from tests.report.conftest import browser

__all__ = ["browser"]
