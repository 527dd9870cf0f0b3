"""A run of the scenarios, as people and programs read it."""

PAGE = "index.html"
"""What the page is called in its folder."""
