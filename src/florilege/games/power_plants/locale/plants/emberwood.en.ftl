# Emberwood: its card in English.

power-plants-term-plant-emberwood = Emberwood
power-plants-term-patch-e1 = Emberwood 1
power-plants-term-patch-e2 = Emberwood 2
power-plants-term-patch-e3 = Emberwood 3
power-plants-term-patch-e4 = Emberwood 4
power-plants-term-patch-e5 = Emberwood 5
power-plants-term-patch-e6 = Emberwood 6
power-plants-term-patch-e7 = Emberwood 7
power-plants-term-patch-e8 = Emberwood 8

power-plants-clause-emberwood-timing = Emberwood is a noon plant: it stands in the middle of the column.
power-plants-clause-emberwood-fairy = With Emberwood, you may put one of your fairies on the new patch for free.
power-plants-clause-emberwood-sprout = Choose one patch without Gems, anywhere in the garden: it receives 5 Gems from the general supply.
power-plants-clause-emberwood-grow = Choose the growing Emberwood or one patch touching it, so long as no Gem lies there yet: it receives 2 Gems.
