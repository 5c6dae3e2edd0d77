# Tanglethorn: its card in English.

power-plants-term-plant-tanglethorn = Tanglethorn
power-plants-term-patch-t1 = Tanglethorn 1
power-plants-term-patch-t2 = Tanglethorn 2
power-plants-term-patch-t3 = Tanglethorn 3
power-plants-term-patch-t4 = Tanglethorn 4
power-plants-term-patch-t5 = Tanglethorn 5
power-plants-term-patch-t6 = Tanglethorn 6
power-plants-term-patch-t7 = Tanglethorn 7
power-plants-term-patch-t8 = Tanglethorn 8

power-plants-clause-tanglethorn-timing = Tanglethorn is a morning plant: it stands at the top of the column.
power-plants-clause-tanglethorn-fairy = Tanglethorn brings no free fairy, unless you agreed that every plant does.
power-plants-clause-tanglethorn-sprout = Choose one patch touching the Wizard and add 3 fairies to it.
power-plants-clause-tanglethorn-grow = Choose one patch touching the Wizard and add 2 fairies to it.
