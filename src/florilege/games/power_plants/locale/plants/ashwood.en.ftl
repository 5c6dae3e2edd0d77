# Ashwood: its card in English.

power-plants-term-plant-ashwood = Ashwood
power-plants-term-patch-E1 = Ashwood 1
power-plants-term-patch-E2 = Ashwood 2
power-plants-term-patch-E3 = Ashwood 3
power-plants-term-patch-E4 = Ashwood 4
power-plants-term-patch-E5 = Ashwood 5
power-plants-term-patch-E6 = Ashwood 6
power-plants-term-patch-E7 = Ashwood 7
power-plants-term-patch-E8 = Ashwood 8

power-plants-clause-ashwood-timing = Ashwood is a noon plant: it stands in the middle of the column.
power-plants-clause-ashwood-fairy = With Ashwood, you may put one of your fairies on the new patch for free.
power-plants-clause-ashwood-sprout = Choose up to 3 different patches without Gems among the Wizard’s patch and those touching it, and put 2 Gems on each.
power-plants-clause-ashwood-grow = Choose up to 2 different patches without Gems that touch the growing Ashwood, and put 1 Gem on each.
