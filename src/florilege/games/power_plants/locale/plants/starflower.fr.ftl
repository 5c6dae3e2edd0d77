# Idolia Étoilée : sa carte en français.

power-plants-term-plant-starflower = Idolia Étoilée
power-plants-term-patch-s1 = Idolia Étoilée 1
power-plants-term-patch-s2 = Idolia Étoilée 2
power-plants-term-patch-s3 = Idolia Étoilée 3
power-plants-term-patch-s4 = Idolia Étoilée 4
power-plants-term-patch-s5 = Idolia Étoilée 5
power-plants-term-patch-s6 = Idolia Étoilée 6
power-plants-term-patch-s7 = Idolia Étoilée 7
power-plants-term-patch-s8 = Idolia Étoilée 8

power-plants-clause-starflower-timing = L’Idolia Étoilée est méridienne : sa carte va au milieu de la colonne.
power-plants-clause-starflower-fairy = Avec l’Idolia Étoilée, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-starflower-sprout = Vous gagnez 1 Gemme pour toute parcelle qui touche le Sorcier, et 1 de plus pour toute fée qui s’y tient, quel qu’en soit le propriétaire.
power-plants-clause-starflower-grow = Chaque parcelle qui touche le Sorcier et que des fées occupent, quel qu’en soit le propriétaire, vous vaut 1 Gemme.
