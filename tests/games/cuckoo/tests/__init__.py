"""Tests of Cuckoo: its rulings, and what the laws of all games ask of it."""
