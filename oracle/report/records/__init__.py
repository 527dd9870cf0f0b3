"""The results of records of games."""
