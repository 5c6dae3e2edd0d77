# Haricolleur : sa carte en français.

power-plants-term-plant-stickybean = Haricolleur
power-plants-term-patch-W1 = Haricolleur 1
power-plants-term-patch-W2 = Haricolleur 2
power-plants-term-patch-W3 = Haricolleur 3
power-plants-term-patch-W4 = Haricolleur 4
power-plants-term-patch-W5 = Haricolleur 5
power-plants-term-patch-W6 = Haricolleur 6
power-plants-term-patch-W7 = Haricolleur 7
power-plants-term-patch-W8 = Haricolleur 8

power-plants-clause-stickybean-timing = Le Haricolleur est nocturne : sa carte va en bas de la colonne.
power-plants-clause-stickybean-fairy = Avec le Haricolleur, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-stickybean-sprout = Déplacez une parcelle débloquée, au choix, vers un emplacement ouvert qui touche le Sorcier. Expulsez-en les fées rivales, puis ajoutez-y 1 fée.
power-plants-clause-stickybean-grow = Déplacez une parcelle débloquée vers un emplacement ouvert qui touche le Haricolleur en Croissance. Personne n’en est expulsé.
power-plants-clause-stickybean-end = Avant le décompte des champs, chaque Haricolleur que vous contrôlez vous vaut 1 Gemme par parcelle voisine que vous contrôlez aussi.
