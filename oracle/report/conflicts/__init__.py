"""Reports on conflicts between documents."""
