"""The phases of Power Plants: a file for each kind of decision, and for what lies between."""
