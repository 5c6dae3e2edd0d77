# Sugarleaf: its card in English.

power-plants-term-plant-sugarleaf = Sugarleaf
power-plants-term-patch-H1 = Sugarleaf 1
power-plants-term-patch-H2 = Sugarleaf 2
power-plants-term-patch-H3 = Sugarleaf 3
power-plants-term-patch-H4 = Sugarleaf 4
power-plants-term-patch-H5 = Sugarleaf 5
power-plants-term-patch-H6 = Sugarleaf 6
power-plants-term-patch-H7 = Sugarleaf 7
power-plants-term-patch-H8 = Sugarleaf 8

power-plants-clause-sugarleaf-timing = Sugarleaf is a morning plant: it stands at the top of the column.
power-plants-clause-sugarleaf-fairy = Sugarleaf brings no free fairy, unless you agreed that every plant does.
power-plants-clause-sugarleaf-sprout = Among the patches touching the Wizard, add 2 fairies to each unoccupied one and 1 fairy to each of the others.
power-plants-clause-sugarleaf-grow = Add 1 fairy to each unoccupied patch touching the growing Sugarleaf.
