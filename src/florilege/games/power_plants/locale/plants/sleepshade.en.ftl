# Sleepshade: its card in English.

power-plants-term-plant-sleepshade = Sleepshade
power-plants-term-patch-F1 = Sleepshade 1
power-plants-term-patch-F2 = Sleepshade 2
power-plants-term-patch-F3 = Sleepshade 3
power-plants-term-patch-F4 = Sleepshade 4
power-plants-term-patch-F5 = Sleepshade 5
power-plants-term-patch-F6 = Sleepshade 6
power-plants-term-patch-F7 = Sleepshade 7
power-plants-term-patch-F8 = Sleepshade 8

power-plants-clause-sleepshade-timing = Sleepshade is a night plant: it stands at the bottom of the column.
power-plants-clause-sleepshade-fairy = With Sleepshade, you may put one of your fairies on the new patch for free.
power-plants-clause-sleepshade-sprout = Choose an occupied patch in a field touching the Wizard. Up to two of its fairies each go one step, to a patch touching it, and every fairy moved brings you 1 Gem.
power-plants-clause-sleepshade-grow = Move 1 fairy of any owner onto the growing Sleepshade from a patch touching it.
