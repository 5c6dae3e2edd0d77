"""The command `florilege`: one file a subcommand, and what they share."""
