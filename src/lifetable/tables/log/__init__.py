"""The log: entries saved by one writer, the schema they are in, and how processes hear of each other."""
