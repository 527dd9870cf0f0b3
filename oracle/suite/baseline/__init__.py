"""What is expected of an engine, and what differs from that."""
