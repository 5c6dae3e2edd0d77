"""The phases of Flower Power!: a file for each kind of decision."""
