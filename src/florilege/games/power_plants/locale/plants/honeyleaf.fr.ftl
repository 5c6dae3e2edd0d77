# Miéliane : sa carte en français.

power-plants-term-plant-honeyleaf = Miéliane
power-plants-term-patch-h1 = Miéliane 1
power-plants-term-patch-h2 = Miéliane 2
power-plants-term-patch-h3 = Miéliane 3
power-plants-term-patch-h4 = Miéliane 4
power-plants-term-patch-h5 = Miéliane 5
power-plants-term-patch-h6 = Miéliane 6
power-plants-term-patch-h7 = Miéliane 7
power-plants-term-patch-h8 = Miéliane 8

power-plants-clause-honeyleaf-timing = La Miéliane est matinale : sa carte va en haut de la colonne.
power-plants-clause-honeyleaf-fairy = La Miéliane n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-honeyleaf-sprout = Partout où une parcelle qui touche le Sorcier porte zéro ou une fée, quel qu’en soit le propriétaire, vous ajoutez 2 fées. Une fée rivale seule est expulsée, sans plus, comme dans l’exemple imprimé ; si vous avez convenu que les fées viennent une à une, une des vôtres y reste en outre.
power-plants-clause-honeyleaf-grow = Partout où une parcelle qui touche le Sorcier porte zéro ou une fée, quel qu’en soit le propriétaire, vous ajoutez 1 fée.
