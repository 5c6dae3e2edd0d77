# Crunchjaw: its card in English.

power-plants-term-plant-crunchjaw = Crunchjaw
power-plants-term-patch-J1 = Crunchjaw 1
power-plants-term-patch-J2 = Crunchjaw 2
power-plants-term-patch-J3 = Crunchjaw 3
power-plants-term-patch-J4 = Crunchjaw 4
power-plants-term-patch-J5 = Crunchjaw 5
power-plants-term-patch-J6 = Crunchjaw 6
power-plants-term-patch-J7 = Crunchjaw 7
power-plants-term-patch-J8 = Crunchjaw 8

power-plants-clause-crunchjaw-timing = Crunchjaw is a noon plant, in the middle of the column. If you agreed on night for it, it goes to the bottom.
power-plants-clause-crunchjaw-fairy = With Crunchjaw, you may put one of your fairies on the new patch for free.
power-plants-clause-crunchjaw-sprout = Choose a type of plant that touches the Wizard. In the whole garden, any one rival fairy standing on that type is yours to capture, and you add 1 fairy to whichever patch of the type you like.
power-plants-clause-crunchjaw-grow = Look at every patch of the type the Wizard stands on, and capture 1 lone rival fairy there.
power-plants-clause-crunchjaw-end = Before the fields are scored, each fairy you have captured brings you Gems, as with Snapjaw: 2, unless you agreed on another number.
