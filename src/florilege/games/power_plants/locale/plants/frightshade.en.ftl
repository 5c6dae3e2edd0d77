# Frightshade: its card in English.

power-plants-term-plant-frightshade = Frightshade
power-plants-term-patch-f1 = Frightshade 1
power-plants-term-patch-f2 = Frightshade 2
power-plants-term-patch-f3 = Frightshade 3
power-plants-term-patch-f4 = Frightshade 4
power-plants-term-patch-f5 = Frightshade 5
power-plants-term-patch-f6 = Frightshade 6
power-plants-term-patch-f7 = Frightshade 7
power-plants-term-patch-f8 = Frightshade 8

power-plants-clause-frightshade-timing = Frightshade is a night plant: it stands at the bottom of the column.
power-plants-clause-frightshade-fairy = With Frightshade, you may put one of your fairies on the new patch for free.
power-plants-clause-frightshade-sprout = Choose a patch in a field touching the Wizard. Move one lone fairy of any owner onto it from anywhere else, then gain 1 Gem for each fairy that is now there.
power-plants-clause-frightshade-grow = Move 1 fairy of any owner from one patch to another among the growing Frightshade and the patches touching it. This brings no Gems.
