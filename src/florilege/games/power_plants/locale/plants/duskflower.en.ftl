# Duskflower: its card in English.

power-plants-term-plant-duskflower = Duskflower
power-plants-term-patch-S1 = Duskflower 1
power-plants-term-patch-S2 = Duskflower 2
power-plants-term-patch-S3 = Duskflower 3
power-plants-term-patch-S4 = Duskflower 4
power-plants-term-patch-S5 = Duskflower 5
power-plants-term-patch-S6 = Duskflower 6
power-plants-term-patch-S7 = Duskflower 7
power-plants-term-patch-S8 = Duskflower 8

power-plants-clause-duskflower-timing = Duskflower is a noon plant: it stands in the middle of the column.
power-plants-clause-duskflower-fairy = With Duskflower, you may put one of your fairies on the new patch for free.
power-plants-clause-duskflower-sprout = Choose a field touching the Wizard. You gain 1 Gem for each of its patches, and 1 more for each of them that is occupied.
power-plants-clause-duskflower-grow = You gain 1 Gem for each different type of plant among the occupied patches touching the growing Duskflower.
