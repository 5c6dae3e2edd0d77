"""The phases of Flower Power!: one file per kind of decision."""
