# Deeproot: its card in English.

power-plants-term-plant-deeproot = Deeproot
power-plants-term-patch-d1 = Deeproot 1
power-plants-term-patch-d2 = Deeproot 2
power-plants-term-patch-d3 = Deeproot 3
power-plants-term-patch-d4 = Deeproot 4
power-plants-term-patch-d5 = Deeproot 5
power-plants-term-patch-d6 = Deeproot 6
power-plants-term-patch-d7 = Deeproot 7
power-plants-term-patch-d8 = Deeproot 8

power-plants-clause-deeproot-timing = Deeproot is a morning plant: it stands at the top of the column.
power-plants-clause-deeproot-fairy = Deeproot brings no free fairy, unless you agreed that every plant does.
power-plants-clause-deeproot-sprout = Look along the Wizard’s line of sight (see R19), choose a patch there without any fairy of yours, and add 3.
power-plants-clause-deeproot-grow = Look along the line of sight of the Deeproot that grows (see R19), choose a patch there that is unoccupied, and add 1 fairy.
