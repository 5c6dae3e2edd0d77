# Umblio Étoilée : sa carte en français.

power-plants-term-plant-duskflower = Umblio Étoilée
power-plants-term-patch-S1 = Umblio Étoilée 1
power-plants-term-patch-S2 = Umblio Étoilée 2
power-plants-term-patch-S3 = Umblio Étoilée 3
power-plants-term-patch-S4 = Umblio Étoilée 4
power-plants-term-patch-S5 = Umblio Étoilée 5
power-plants-term-patch-S6 = Umblio Étoilée 6
power-plants-term-patch-S7 = Umblio Étoilée 7
power-plants-term-patch-S8 = Umblio Étoilée 8

power-plants-clause-duskflower-timing = L’Umblio Étoilée est méridienne : sa carte va au milieu de la colonne.
power-plants-clause-duskflower-fairy = Avec l’Umblio Étoilée, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-duskflower-sprout = Choisissez un champ qui touche le Sorcier. Chacune de ses parcelles vous vaut 1 Gemme, et 1 de plus si elle est occupée.
power-plants-clause-duskflower-grow = Vous gagnez 1 Gemme par type de plante différent parmi les parcelles occupées qui touchent l’Umblio Étoilée en Croissance.
