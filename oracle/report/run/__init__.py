"""A run of the scenarios, for people and programs."""

PAGE = "index.html"
"""The name of the page in its folder."""
