"""Records of games: what was played and seen somewhere else, judged step by step."""
