"""Differential play: reference and engine side by side from generated positions; differences become scenarios."""
