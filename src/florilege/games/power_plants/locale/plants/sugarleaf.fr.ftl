# Sucréliane : sa carte en français.

power-plants-term-plant-sugarleaf = Sucréliane
power-plants-term-patch-H1 = Sucréliane 1
power-plants-term-patch-H2 = Sucréliane 2
power-plants-term-patch-H3 = Sucréliane 3
power-plants-term-patch-H4 = Sucréliane 4
power-plants-term-patch-H5 = Sucréliane 5
power-plants-term-patch-H6 = Sucréliane 6
power-plants-term-patch-H7 = Sucréliane 7
power-plants-term-patch-H8 = Sucréliane 8

power-plants-clause-sugarleaf-timing = La Sucréliane est matinale : sa carte va en haut de la colonne.
power-plants-clause-sugarleaf-fairy = La Sucréliane n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-sugarleaf-sprout = Parmi les parcelles qui touchent le Sorcier, ajoutez 2 fées à chaque parcelle inoccupée et 1 fée à chacune des autres.
power-plants-clause-sugarleaf-grow = Ajoutez 1 fée à chaque parcelle inoccupée qui touche la Sucréliane en Croissance.
