# Effroifée : sa carte en français.

power-plants-term-plant-frightshade = Effroifée
power-plants-term-patch-f1 = Effroifée 1
power-plants-term-patch-f2 = Effroifée 2
power-plants-term-patch-f3 = Effroifée 3
power-plants-term-patch-f4 = Effroifée 4
power-plants-term-patch-f5 = Effroifée 5
power-plants-term-patch-f6 = Effroifée 6
power-plants-term-patch-f7 = Effroifée 7
power-plants-term-patch-f8 = Effroifée 8

power-plants-clause-frightshade-timing = L’Effroifée est nocturne : sa carte va en bas de la colonne.
power-plants-clause-frightshade-fairy = Avec l’Effroifée, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-frightshade-sprout = Choisissez une parcelle dans un champ qui touche le Sorcier. Déplacez-y une fée solitaire, quel qu’en soit le propriétaire, venue de n’importe où ailleurs, puis gagnez 1 Gemme pour chaque fée qui s’y trouve alors.
power-plants-clause-frightshade-grow = Déplacez 1 fée, quel qu’en soit le propriétaire, d’une parcelle à une autre parmi l’Effroifée en Croissance et celles qui la touchent. Cela ne rapporte pas de Gemmes.
