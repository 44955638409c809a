"""For those who run a server: reports, bans, an audit log."""
