# Stickybean: its card in English.

power-plants-term-plant-stickybean = Stickybean
power-plants-term-patch-W1 = Stickybean 1
power-plants-term-patch-W2 = Stickybean 2
power-plants-term-patch-W3 = Stickybean 3
power-plants-term-patch-W4 = Stickybean 4
power-plants-term-patch-W5 = Stickybean 5
power-plants-term-patch-W6 = Stickybean 6
power-plants-term-patch-W7 = Stickybean 7
power-plants-term-patch-W8 = Stickybean 8

power-plants-clause-stickybean-timing = Stickybean is a night plant: it stands at the bottom of the column.
power-plants-clause-stickybean-fairy = With Stickybean, you may put one of your fairies on the new patch for free.
power-plants-clause-stickybean-sprout = Move any unblocked patch to an open spot touching the Wizard. Rival fairies are ousted from it, and you add 1 fairy there.
power-plants-clause-stickybean-grow = Move an unblocked patch to an open spot touching the growing Stickybean. Nobody on it is ousted.
power-plants-clause-stickybean-end = Before the fields are scored, every Stickybean patch you control brings you 1 Gem for each patch touching it that you control as well.
