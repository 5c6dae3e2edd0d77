"""The command `florilege`: one module per subcommand, and what they share."""
