"""Keeping house: backups, and letting go of what nobody needs."""
