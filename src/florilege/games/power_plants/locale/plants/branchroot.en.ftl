# Branchroot: its card in English.

power-plants-term-plant-branchroot = Branchroot
power-plants-term-patch-D1 = Branchroot 1
power-plants-term-patch-D2 = Branchroot 2
power-plants-term-patch-D3 = Branchroot 3
power-plants-term-patch-D4 = Branchroot 4
power-plants-term-patch-D5 = Branchroot 5
power-plants-term-patch-D6 = Branchroot 6
power-plants-term-patch-D7 = Branchroot 7
power-plants-term-patch-D8 = Branchroot 8

power-plants-clause-branchroot-timing = Branchroot is a morning plant: it stands at the top of the column.
power-plants-clause-branchroot-fairy = Branchroot brings no free fairy, unless you agreed that every plant does.
power-plants-clause-branchroot-sprout = Look along the Wizard’s line of sight (see R19) and choose up to three different patches there without any fairy of yours: you add 1 to each.
power-plants-clause-branchroot-grow = Look along the Wizard’s line of sight (see R19), choose a patch there that is unoccupied, and add 1 fairy.
