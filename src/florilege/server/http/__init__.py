"""The HTTP interface, one file for each thing it is about."""
