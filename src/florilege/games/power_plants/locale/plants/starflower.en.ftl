# Starflower: its card in English.

power-plants-term-plant-starflower = Starflower
power-plants-term-patch-s1 = Starflower 1
power-plants-term-patch-s2 = Starflower 2
power-plants-term-patch-s3 = Starflower 3
power-plants-term-patch-s4 = Starflower 4
power-plants-term-patch-s5 = Starflower 5
power-plants-term-patch-s6 = Starflower 6
power-plants-term-patch-s7 = Starflower 7
power-plants-term-patch-s8 = Starflower 8

power-plants-clause-starflower-timing = Starflower is a noon plant: it stands in the middle of the column.
power-plants-clause-starflower-fairy = With Starflower, you may put one of your fairies on the new patch for free.
power-plants-clause-starflower-sprout = You gain 1 Gem for every patch touching the Wizard, and 1 more for every fairy on those patches, whoever owns it.
power-plants-clause-starflower-grow = You gain 1 Gem for every occupied patch touching the Wizard, whoever occupies it.
