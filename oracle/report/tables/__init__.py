"""Positions as tables and as boards, and what happened on them."""
