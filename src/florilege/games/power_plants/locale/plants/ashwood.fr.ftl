# Cendrebois : sa carte en français.

power-plants-term-plant-ashwood = Cendrebois
power-plants-term-patch-E1 = Cendrebois 1
power-plants-term-patch-E2 = Cendrebois 2
power-plants-term-patch-E3 = Cendrebois 3
power-plants-term-patch-E4 = Cendrebois 4
power-plants-term-patch-E5 = Cendrebois 5
power-plants-term-patch-E6 = Cendrebois 6
power-plants-term-patch-E7 = Cendrebois 7
power-plants-term-patch-E8 = Cendrebois 8

power-plants-clause-ashwood-timing = La Cendrebois est méridienne : sa carte va au milieu de la colonne.
power-plants-clause-ashwood-fairy = Avec la Cendrebois, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-ashwood-sprout = Choisissez jusqu’à 3 parcelles différentes sans Gemme, parmi celle du Sorcier et celles qui la touchent : chacune reçoit 2 Gemmes.
power-plants-clause-ashwood-grow = Choisissez jusqu’à 2 parcelles différentes sans Gemme qui touchent la Cendrebois en Croissance : chacune reçoit 1 Gemme.
