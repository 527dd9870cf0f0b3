"""Tests of differential play."""
