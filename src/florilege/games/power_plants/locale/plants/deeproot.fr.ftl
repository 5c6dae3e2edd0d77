# Profondine : sa carte en français.

power-plants-term-plant-deeproot = Profondine
power-plants-term-patch-d1 = Profondine 1
power-plants-term-patch-d2 = Profondine 2
power-plants-term-patch-d3 = Profondine 3
power-plants-term-patch-d4 = Profondine 4
power-plants-term-patch-d5 = Profondine 5
power-plants-term-patch-d6 = Profondine 6
power-plants-term-patch-d7 = Profondine 7
power-plants-term-patch-d8 = Profondine 8

power-plants-clause-deeproot-timing = La Profondine est matinale : sa carte va en haut de la colonne.
power-plants-clause-deeproot-fairy = La Profondine n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-deeproot-sprout = Choisissez une parcelle que le Sorcier a en ligne de vue (voir R19) et où vous n’avez pas de fée : vous y en ajoutez 3.
power-plants-clause-deeproot-grow = Choisissez une parcelle inoccupée en ligne de vue de la Profondine en Croissance (voir R19) : vous y ajoutez 1 fée.
