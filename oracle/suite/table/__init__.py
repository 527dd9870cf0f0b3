"""The table as data: what an engine shows, what has changed, what a step checks, and all of it in words."""
