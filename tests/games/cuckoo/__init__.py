"""Cuckoo: one card each, one chance to pass it on, and the lowest pays. An old game that belongs to nobody."""

from .game import Cuckoo

GAME = Cuckoo()
