# Stranglethorn: its card in English.

power-plants-term-plant-stranglethorn = Stranglethorn
power-plants-term-patch-T1 = Stranglethorn 1
power-plants-term-patch-T2 = Stranglethorn 2
power-plants-term-patch-T3 = Stranglethorn 3
power-plants-term-patch-T4 = Stranglethorn 4
power-plants-term-patch-T5 = Stranglethorn 5
power-plants-term-patch-T6 = Stranglethorn 6
power-plants-term-patch-T7 = Stranglethorn 7
power-plants-term-patch-T8 = Stranglethorn 8

power-plants-clause-stranglethorn-timing = Stranglethorn is a morning plant: it stands at the top of the column.
power-plants-clause-stranglethorn-fairy = Stranglethorn brings no free fairy, unless you agreed that every plant does.
power-plants-clause-stranglethorn-sprout = Choose a patch touching the Wizard. Oust all rival fairies there, then add 2 fairies.
power-plants-clause-stranglethorn-grow = Oust 1 rival fairy from a patch touching the Wizard, and add 1 fairy if that leaves the patch unoccupied. If no rival stands next to the Wizard, add 1 fairy to a patch touching the Wizard instead.
