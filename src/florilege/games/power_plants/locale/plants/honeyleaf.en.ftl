# Honeyleaf: its card in English.

power-plants-term-plant-honeyleaf = Honeyleaf
power-plants-term-patch-h1 = Honeyleaf 1
power-plants-term-patch-h2 = Honeyleaf 2
power-plants-term-patch-h3 = Honeyleaf 3
power-plants-term-patch-h4 = Honeyleaf 4
power-plants-term-patch-h5 = Honeyleaf 5
power-plants-term-patch-h6 = Honeyleaf 6
power-plants-term-patch-h7 = Honeyleaf 7
power-plants-term-patch-h8 = Honeyleaf 8

power-plants-clause-honeyleaf-timing = Honeyleaf is a morning plant: it stands at the top of the column.
power-plants-clause-honeyleaf-fairy = Honeyleaf brings no free fairy, unless you agreed that every plant does.
power-plants-clause-honeyleaf-sprout = Add 2 fairies to every patch touching the Wizard that holds no fairy or a single one, whoever owns it. A single rival fairy is only ousted, as in the printed example; if you agreed that fairies come one at a time, one of yours then stays there too.
power-plants-clause-honeyleaf-grow = Add 1 fairy to every patch touching the Wizard that holds no fairy or a single one, whoever owns it.
