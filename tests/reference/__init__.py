"""Slow, plain second implementations of the three games, written from the rulebooks alone.

They exist to be compared with the compiled games move by move, and share no code with them.
"""
