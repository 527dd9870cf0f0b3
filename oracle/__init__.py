"""A rules-conformance test oracle for trading card games."""

__version__ = "0.1.0"
