"""The phases of Power Plants: one file per kind of decision or step between decisions."""
