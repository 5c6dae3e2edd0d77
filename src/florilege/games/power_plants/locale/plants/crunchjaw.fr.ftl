# Croquenarde : sa carte en français.

power-plants-term-plant-crunchjaw = Croquenarde
power-plants-term-patch-J1 = Croquenarde 1
power-plants-term-patch-J2 = Croquenarde 2
power-plants-term-patch-J3 = Croquenarde 3
power-plants-term-patch-J4 = Croquenarde 4
power-plants-term-patch-J5 = Croquenarde 5
power-plants-term-patch-J6 = Croquenarde 6
power-plants-term-patch-J7 = Croquenarde 7
power-plants-term-patch-J8 = Croquenarde 8

power-plants-clause-crunchjaw-timing = La Croquenarde est méridienne : sa carte va au milieu de la colonne. Si vous avez convenu qu’elle est nocturne, elle va en bas.
power-plants-clause-crunchjaw-fairy = Avec la Croquenarde, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-crunchjaw-sprout = Choisissez un type de plante qui touche le Sorcier. N’importe où au jardin, une parcelle de ce type vous livre 1 fée rivale, que vous capturez, et vous ajoutez 1 fée à la parcelle de ce type qui vous plaît.
power-plants-clause-crunchjaw-grow = Prenez le type de la parcelle du Sorcier : sur l’une quelconque des parcelles de ce type, vous capturez 1 fée rivale solitaire.
power-plants-clause-crunchjaw-end = Avant le décompte des champs, chaque fée que vous avez capturée vous vaut des Gemmes, comme avec la Chopenarde : 2, sauf si vous avez convenu d’un autre nombre.
