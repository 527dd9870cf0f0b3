"""Stores results from run to run in a database: when each failure began, flaky cases, trends of chapters.

Everything here needs SQLAlchemy and Alembic, the extra `history`; nothing is imported before a database is named.
"""
