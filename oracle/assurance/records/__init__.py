"""Records of games played elsewhere, judged step by step."""
