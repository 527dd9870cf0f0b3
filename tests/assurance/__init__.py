"""Tests of the measuring instruments."""
