"""Right engines of another manner: they play by the rules, and ask, show or answer otherwise than the reference."""
