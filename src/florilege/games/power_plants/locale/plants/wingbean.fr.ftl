# Haricopteur : sa carte en français.

power-plants-term-plant-wingbean = Haricopteur
power-plants-term-patch-w1 = Haricopteur 1
power-plants-term-patch-w2 = Haricopteur 2
power-plants-term-patch-w3 = Haricopteur 3
power-plants-term-patch-w4 = Haricopteur 4
power-plants-term-patch-w5 = Haricopteur 5
power-plants-term-patch-w6 = Haricopteur 6
power-plants-term-patch-w7 = Haricopteur 7
power-plants-term-patch-w8 = Haricopteur 8

power-plants-clause-wingbean-timing = Le Haricopteur est nocturne : sa carte va en bas de la colonne.
power-plants-clause-wingbean-fairy = Avec le Haricopteur, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-wingbean-sprout = Déplacez une parcelle débloquée, au choix, vers un autre emplacement ouvert. Les fées rivales qu’elle porte sont expulsées ; les vôtres et les Gemmes font le voyage. L’emplacement est libre, sauf si vous avez convenu qu’il doit toucher le Sorcier.
power-plants-clause-wingbean-grow = Ajoutez 1 fée au Haricopteur en Croissance, puis déplacez une parcelle débloquée vers un autre emplacement ouvert. Personne n’en est expulsé.
power-plants-clause-wingbean-end = Avant le décompte des champs, chaque parcelle de Haricopteur que vous contrôlez vous vaut 1 Gemme par type de plante différent autour d’elle.
