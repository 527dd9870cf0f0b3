"""Records of games."""
