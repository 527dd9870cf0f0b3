"""Differential play: reference and engine in lockstep from generated positions; differences become scenarios."""
