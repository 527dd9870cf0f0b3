"""Engines: the reference in process, and any other as a child process."""
