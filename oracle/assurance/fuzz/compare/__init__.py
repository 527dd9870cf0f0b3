"""The limits of judging and their reasons; the clause that a difference is attributed to."""
