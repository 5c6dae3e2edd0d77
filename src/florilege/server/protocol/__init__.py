"""The models of the protocol."""
