"""Every message between a client and the server, and every body of the HTTP interface, typed."""
