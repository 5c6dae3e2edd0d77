# Torsépine : sa carte en français.

power-plants-term-plant-tanglethorn = Torsépine
power-plants-term-patch-t1 = Torsépine 1
power-plants-term-patch-t2 = Torsépine 2
power-plants-term-patch-t3 = Torsépine 3
power-plants-term-patch-t4 = Torsépine 4
power-plants-term-patch-t5 = Torsépine 5
power-plants-term-patch-t6 = Torsépine 6
power-plants-term-patch-t7 = Torsépine 7
power-plants-term-patch-t8 = Torsépine 8

power-plants-clause-tanglethorn-timing = La Torsépine est matinale : sa carte va en haut de la colonne.
power-plants-clause-tanglethorn-fairy = La Torsépine n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-tanglethorn-sprout = Choisissez une parcelle qui touche le Sorcier : vous y ajoutez 3 fées.
power-plants-clause-tanglethorn-grow = Choisissez une parcelle qui touche le Sorcier : vous y ajoutez 2 fées.
