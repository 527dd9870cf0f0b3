"""Engines: the reference in this process, and any other as a child process."""
