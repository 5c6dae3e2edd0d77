# Ramifidine : sa carte en français.

power-plants-term-plant-branchroot = Ramifidine
power-plants-term-patch-D1 = Ramifidine 1
power-plants-term-patch-D2 = Ramifidine 2
power-plants-term-patch-D3 = Ramifidine 3
power-plants-term-patch-D4 = Ramifidine 4
power-plants-term-patch-D5 = Ramifidine 5
power-plants-term-patch-D6 = Ramifidine 6
power-plants-term-patch-D7 = Ramifidine 7
power-plants-term-patch-D8 = Ramifidine 8

power-plants-clause-branchroot-timing = La Ramifidine est matinale : sa carte va en haut de la colonne.
power-plants-clause-branchroot-fairy = La Ramifidine n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-branchroot-sprout = Choisissez jusqu’à 3 parcelles différentes en ligne de vue du Sorcier (voir R19) où vous n’avez pas de fée : vous en ajoutez 1 à chacune.
power-plants-clause-branchroot-grow = Choisissez une parcelle inoccupée en ligne de vue du Sorcier (voir R19) : vous y ajoutez 1 fée.
