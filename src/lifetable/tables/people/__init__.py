"""People without accounts: who they are, what they may, what is kept of them and how it goes."""
