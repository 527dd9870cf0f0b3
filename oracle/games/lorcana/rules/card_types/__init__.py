"""Chapter 5: Cards and card types."""
