# Somnifée : sa carte en français.

power-plants-term-plant-sleepshade = Somnifée
power-plants-term-patch-F1 = Somnifée 1
power-plants-term-patch-F2 = Somnifée 2
power-plants-term-patch-F3 = Somnifée 3
power-plants-term-patch-F4 = Somnifée 4
power-plants-term-patch-F5 = Somnifée 5
power-plants-term-patch-F6 = Somnifée 6
power-plants-term-patch-F7 = Somnifée 7
power-plants-term-patch-F8 = Somnifée 8

power-plants-clause-sleepshade-timing = La Somnifée est nocturne : sa carte va en bas de la colonne.
power-plants-clause-sleepshade-fairy = Avec la Somnifée, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-sleepshade-sprout = Choisissez une parcelle occupée dans un champ qui touche le Sorcier. Déplacez jusqu’à 2 de ses fées, d’un pas chacune, vers des parcelles qui la touchent, et gagnez 1 Gemme par fée déplacée.
power-plants-clause-sleepshade-grow = Déplacez 1 fée, quel qu’en soit le propriétaire, d’une parcelle voisine vers la Somnifée en Croissance.
