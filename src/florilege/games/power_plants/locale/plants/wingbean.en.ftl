# Wingbean: its card in English.

power-plants-term-plant-wingbean = Wingbean
power-plants-term-patch-w1 = Wingbean 1
power-plants-term-patch-w2 = Wingbean 2
power-plants-term-patch-w3 = Wingbean 3
power-plants-term-patch-w4 = Wingbean 4
power-plants-term-patch-w5 = Wingbean 5
power-plants-term-patch-w6 = Wingbean 6
power-plants-term-patch-w7 = Wingbean 7
power-plants-term-patch-w8 = Wingbean 8

power-plants-clause-wingbean-timing = Wingbean is a night plant: it stands at the bottom of the column.
power-plants-clause-wingbean-fairy = With Wingbean, you may put one of your fairies on the new patch for free.
power-plants-clause-wingbean-sprout = Move an unblocked patch of your choice to another open spot. It carries your fairies and its Gems along, while rival fairies are ousted from it. The spot may be anywhere, unless you agreed that it must touch the Wizard.
power-plants-clause-wingbean-grow = First add 1 fairy to the Wingbean that grows. Then you move an unblocked patch to another open spot. Nobody on it is ousted.
power-plants-clause-wingbean-end = Before the fields are scored, you gain 1 Gem for each different type of plant around every Wingbean patch you control.
