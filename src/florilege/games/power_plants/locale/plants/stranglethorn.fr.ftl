# Stranguépine : sa carte en français.

power-plants-term-plant-stranglethorn = Stranguépine
power-plants-term-patch-T1 = Stranguépine 1
power-plants-term-patch-T2 = Stranguépine 2
power-plants-term-patch-T3 = Stranguépine 3
power-plants-term-patch-T4 = Stranguépine 4
power-plants-term-patch-T5 = Stranguépine 5
power-plants-term-patch-T6 = Stranguépine 6
power-plants-term-patch-T7 = Stranguépine 7
power-plants-term-patch-T8 = Stranguépine 8

power-plants-clause-stranglethorn-timing = La Stranguépine est matinale : sa carte va en haut de la colonne.
power-plants-clause-stranglethorn-fairy = La Stranguépine n’apporte pas de fée gratuite, sauf si vous avez convenu que toutes les plantes en apportent une.
power-plants-clause-stranglethorn-sprout = Choisissez une parcelle qui touche le Sorcier. Expulsez-en toutes les fées rivales, puis ajoutez-y 2 fées.
power-plants-clause-stranglethorn-grow = Expulsez 1 fée rivale d’une parcelle qui touche le Sorcier, et ajoutez-y 1 fée si elle devient ainsi inoccupée. Si aucune rivale n’est voisine du Sorcier, ajoutez plutôt 1 fée à une parcelle qui le touche.
