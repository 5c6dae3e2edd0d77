# Braisebois : sa carte en français.

power-plants-term-plant-emberwood = Braisebois
power-plants-term-patch-e1 = Braisebois 1
power-plants-term-patch-e2 = Braisebois 2
power-plants-term-patch-e3 = Braisebois 3
power-plants-term-patch-e4 = Braisebois 4
power-plants-term-patch-e5 = Braisebois 5
power-plants-term-patch-e6 = Braisebois 6
power-plants-term-patch-e7 = Braisebois 7
power-plants-term-patch-e8 = Braisebois 8

power-plants-clause-emberwood-timing = La Braisebois est méridienne : sa carte va au milieu de la colonne.
power-plants-clause-emberwood-fairy = Avec la Braisebois, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-emberwood-sprout = Choisissez une parcelle sans Gemme, n’importe où au jardin : vous y mettez 5 Gemmes de la réserve générale.
power-plants-clause-emberwood-grow = Mettez 2 Gemmes sur la Braisebois en Croissance ou sur une parcelle qui la touche. La parcelle choisie ne doit pas déjà porter de Gemme.
