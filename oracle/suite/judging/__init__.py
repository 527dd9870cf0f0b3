"""Judges what an engine declares, besides the steps of a scenario: lists, views, values, snapshots, refusals."""
