"""Tables in memory: found, kept in step with the log, shown to those who look."""
