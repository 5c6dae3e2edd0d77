# Le plateau dessiné de Power Plants — textes français.

power-plants-board-garden = { $number ->
    [one] Jardin de { $number } parcelle
   *[other] Jardin de { $number } parcelles
}
power-plants-board-keys = Les flèches vont de case en case, Entrée choisit. Plus et moins rapprochent ou éloignent, zéro montre tout, Majuscule avec une flèche déplace la vue.
power-plants-board-looking = Vue du jardin
power-plants-board-closer = Voir de plus près
power-plants-board-farther = Voir de plus loin
power-plants-board-fit = Voir tout le jardin
power-plants-board-show-fields = Montrer le contour des champs et qui y est en tête
power-plants-board-wizard-here = Le Sorcier est ici
power-plants-board-in-field = Son champ : { $share }
power-plants-board-can-choose = Au choix maintenant
power-plants-board-spot-free = Case libre { $spot }
power-plants-board-spot-open = Emplacement ouvert { $spot }
power-plants-board-spot-put = Poser { $patch } à l’emplacement ouvert { $spot }
power-plants-board-column = Plantes, dans l’ordre de la Croissance
power-plants-board-alternate = alternative
power-plants-board-free-fairy = fée gratuite
power-plants-board-no-free-fairy = sans fée gratuite
power-plants-board-sprout = Germination
power-plants-board-grow = Croissance
power-plants-board-end = À la fin
power-plants-board-no-grow = Masquée : pas de Croissance en mode Découverte.
power-plants-board-read = Lire cette règle : { $plant }
power-plants-board-ours = de nous
power-plants-board-ours-means = Nous ne connaissons pas le texte imprimé ; celui-ci a été conçu pour en tenir lieu.
power-plants-board-discovery = Mode Découverte : Germination seule.
power-plants-board-answers = Réponses
power-plants-board-why-not = Impossible à présent : choisissez pour savoir pourquoi
power-plants-board-growing = Croissance, dans cet ordre
power-plants-board-growing-now = en Croissance
power-plants-board-your-hand = Votre main
power-plants-board-nursery = Pépinière
power-plants-board-level-easy = facile
power-plants-board-level-medium = moyen
power-plants-board-level-hard = difficile
power-plants-board-level-extreme = extrême
power-plants-board-retired = dernier tour joué
power-plants-board-gems = { $number ->
    [one] { $number } Gemme
   *[other] { $number } Gemmes
}
power-plants-board-supply = { $number ->
    [one] { $number } fée en réserve
   *[other] { $number } fées en réserve
}
power-plants-board-captives = { $number ->
    [one] { $number } fée capturée
   *[other] { $number } fées capturées
}
power-plants-board-score = { $number ->
    [one] { $number } point si la partie finissait maintenant
   *[other] { $number } points si la partie finissait maintenant
}
power-plants-board-field-of = { $plant_name }, { $number ->
    [one] { $number } parcelle
   *[other] { $number } parcelles
}
power-plants-board-share = { $seat } : { $patches ->
    [one] { $patches } parcelle
   *[other] { $patches } parcelles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
power-plants-board-fields-free = { $number ->
    [one] { $number } autre champ n’est à personne.
   *[other] { $number } autres champs ne sont à personne.
}
power-plants-board-mole = Le dernier tour de la Taupe, et ses raisons
power-plants-board-mole-waits = La Taupe n’a pas encore joué. Ses raisons s’inscriront ici, l’une après l’autre.
