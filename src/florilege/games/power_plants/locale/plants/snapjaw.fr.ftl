# Chopenarde : sa carte en français.

power-plants-term-plant-snapjaw = Chopenarde
power-plants-term-patch-j1 = Chopenarde 1
power-plants-term-patch-j2 = Chopenarde 2
power-plants-term-patch-j3 = Chopenarde 3
power-plants-term-patch-j4 = Chopenarde 4
power-plants-term-patch-j5 = Chopenarde 5
power-plants-term-patch-j6 = Chopenarde 6
power-plants-term-patch-j7 = Chopenarde 7
power-plants-term-patch-j8 = Chopenarde 8

power-plants-clause-snapjaw-timing = La Chopenarde est méridienne : sa carte va au milieu de la colonne. Si vous avez convenu qu’elle est nocturne, elle va en bas.
power-plants-clause-snapjaw-fairy = Avec la Chopenarde, vous pouvez mettre gratuitement l’une de vos fées sur la nouvelle parcelle.
power-plants-clause-snapjaw-sprout = Choisissez un champ qui touche le Sorcier, avec une fée rivale si l’un d’eux en compte. Vous y capturez 1 fée rivale, sur la parcelle que vous voulez, puis vous ajoutez 1 fée à la parcelle de ce champ qui vous plaît.
power-plants-clause-snapjaw-grow = Parmi les parcelles qui touchent la Chopenarde en Croissance, choisissez-en une où se tient 1 fée rivale solitaire : vous la capturez.
power-plants-clause-snapjaw-end = Avant le décompte des champs, chaque fée que vous avez capturée vous vaut des Gemmes : 2, sauf si vous avez convenu d’un autre nombre.
