"""The keeper: bots move, clocks run out, and work is done in fair turns."""
