"""What every request passes: limits, bans, headers, figures, the log."""
