"""Deciding: what people ask for becomes entries, or is refused. Pure: nothing is saved or sent here."""
