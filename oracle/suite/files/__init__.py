"""Files of users and of ours: read within bounds, written whole, sealed."""
