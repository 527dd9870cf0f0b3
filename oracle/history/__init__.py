"""What was found from run to run, kept in a database: since when a case fails, what wavers, how a chapter fares.

Everything here needs SQLAlchemy and Alembic, the extra `history`; nothing here is imported before a database is named.
"""
