"""After the game: hints, records, replays, reviews."""
