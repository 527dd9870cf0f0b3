"""Reports on certificates and their levels."""
