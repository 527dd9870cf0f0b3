"""File handling: bounded reading, atomic writing, checksums."""
