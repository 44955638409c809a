"""Tests of Life is Life: its rulings, its bots, and what the laws of all games ask of it."""
