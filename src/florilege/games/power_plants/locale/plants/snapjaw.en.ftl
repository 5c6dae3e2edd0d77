# Snapjaw: its card in English.

power-plants-term-plant-snapjaw = Snapjaw
power-plants-term-patch-j1 = Snapjaw 1
power-plants-term-patch-j2 = Snapjaw 2
power-plants-term-patch-j3 = Snapjaw 3
power-plants-term-patch-j4 = Snapjaw 4
power-plants-term-patch-j5 = Snapjaw 5
power-plants-term-patch-j6 = Snapjaw 6
power-plants-term-patch-j7 = Snapjaw 7
power-plants-term-patch-j8 = Snapjaw 8

power-plants-clause-snapjaw-timing = Snapjaw is a noon plant, in the middle of the column. If you agreed on night for it, it goes to the bottom.
power-plants-clause-snapjaw-fairy = With Snapjaw, you may put one of your fairies on the new patch for free.
power-plants-clause-snapjaw-sprout = Choose a field touching the Wizard, one with a rival fairy in it if there is any. You capture 1 rival fairy there, on whichever patch you like; then you add 1 fairy to a patch of that field, again as you like.
power-plants-clause-snapjaw-grow = Among the patches touching the growing Snapjaw, choose one where a lone rival fairy stands and capture it.
power-plants-clause-snapjaw-end = Before the fields are scored, each fairy you have captured brings you Gems: 2, unless you agreed on another number.
