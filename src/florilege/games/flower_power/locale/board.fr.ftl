# Flower Power! — mots français du plateau dessiné.

## Cartes

flower-power-term-rank-J = valet
flower-power-term-rank-Q = dame
flower-power-term-rank-K = roi
flower-power-term-rank-A = as
flower-power-term-suit-S = pique
flower-power-term-suit-H = cœur
flower-power-term-suit-D = carreau
flower-power-term-suit-C = trèfle
flower-power-board-card = { $rank } de { $suit }
flower-power-board-card-B = joker noir
flower-power-board-card-R = joker rouge
flower-power-board-function-S = poison
flower-power-board-function-H = engrais
flower-power-board-function-D = super-fleur
flower-power-board-function-C = espion
flower-power-board-hand-card = { $card } : { $function }
flower-power-board-hand-card-two = { $card } : { $function } ou { $second_function }
flower-power-board-known = { $card }, face cachée, vu par vous
flower-power-board-hidden = face cachée

## Jardins

flower-power-board-bed-regular = Fleurs régulières
flower-power-board-bed-power = Power Flowers
flower-power-board-garden = Jardin de { $seat }
    .you = Votre jardin
flower-power-board-your-hand = { $number ->
    [0] Votre main est vide
    [one] Votre main : { $number } carte
   *[other] Votre main : { $number } cartes
}
flower-power-board-hand-of = { $number ->
    [0] { $seat } n’a aucune carte en main
    [one] { $seat } a { $number } carte en main
   *[other] { $seat } a { $number } cartes en main
}
flower-power-board-hand-seen = Vous avez vu : { $card }
flower-power-board-turn = À son tour
flower-power-board-first = Premier joueur
flower-power-board-drew = A passé son dernier tour à piocher
flower-power-board-out = Éliminé
flower-power-board-sealed = Encore secret
flower-power-board-fighting = Au combat
flower-power-board-jump = Aller au jardin de { $seat }
    .you = Aller à votre jardin
flower-power-board-round = Autour de la table

## Ce que fait un clic

flower-power-board-offer-attack = Attaquer avec { $flower }
flower-power-board-offer-aim = Attaquer { $flower }
flower-power-board-offer-poison = Empoisonner un pétale de { $flower }
flower-power-board-offer-heart = Nourrir { $flower }
flower-power-board-offer-transform = Faire de { $flower } une Power Flower
flower-power-board-offer-spy = Espionner { $flower }
flower-power-board-offer-hand = Espionner la main de { $seat }
flower-power-board-deed-poison = Empoisonner
flower-power-board-deed-heart = Nourrir
flower-power-board-deed-transform = Transformer
flower-power-board-deed-spy = Espionner
flower-power-board-deeds = Que fait le joker ?
flower-power-board-action-draw = Piocher (tour entier)
flower-power-board-action-regular = Nouvelle fleur (3+)
flower-power-board-action-power = Power Flower (4+)
flower-power-board-action-done = La planter
flower-power-board-action-keep = Garder ce pétale
flower-power-board-action-again = Choisir à nouveau
flower-power-board-action-retreat = Battre en retraite
flower-power-board-action-pass = Passer
flower-power-board-action-end = Finir le tour
flower-power-board-actions = Autres choses possibles

## Le milieu de la table

flower-power-board-middle = Le milieu de la table
flower-power-board-pile = { $number ->
    [0] Pioche : vide
    [one] Pioche : { $number } carte
   *[other] Pioche : { $number } cartes
}
flower-power-board-pile-name = Pioche
flower-power-board-graveyard = { $number ->
    [0] GraveRyard : vide
    [one] GraveRyard : { $number } carte, à consulter
   *[other] GraveRyard : { $number } cartes, à consulter
}
flower-power-board-graveyard-name = GraveRyard
flower-power-board-graveyard-title = { $number ->
    [0] Personne ne repose encore au GraveRyard
    [one] { $number } carte repose au GraveRyard
   *[other] { $number } cartes reposent au GraveRyard
}
flower-power-board-graveyard-refill = Quand la pioche est vide, tout ceci est brassé pour en former une nouvelle.
flower-power-board-removed = Hors du jeu
flower-power-board-close = Fermer
flower-power-board-cry = C’est la bataille des fleurs !
flower-power-board-shown = { $seat } joue : { $card }
    .you = Vous jouez : { $card }

## Une fleur, pétale par pétale

flower-power-board-unrolled = { $flower }, de haut en bas
flower-power-board-top = dessus
flower-power-board-bottom = dessous
flower-power-board-petal = Pétale { $position } : { $card }
flower-power-board-slot-top = Le poser sur le dessus
flower-power-board-slot-bottom = Le glisser sous le dernier pétale
flower-power-board-slot-between = Le glisser entre les pétales { $position } et { $next }
flower-power-board-slot-power = L’ajouter à la Power Flower

## La bataille

flower-power-board-battle = { $flower } de { $seat } contre { $target_flower } de { $other_seat }
    .you = Votre { $flower } contre { $target_flower } de { $other_seat }
    .you-other = { $flower } de { $seat } contre votre { $target_flower }
flower-power-board-role-attacks = attaque
flower-power-board-role-defends = défend
flower-power-board-level = Niveau { $number }
flower-power-board-verdict-tie = Égalité : un niveau plus bas
flower-power-board-verdict-open = Pas encore tranché
flower-power-board-verdict-ahead = { $seat } est plus fort ici
    .you = Vous êtes plus fort ici
flower-power-board-fighter-hidden = pas encore retourné
flower-power-board-fighter-unnamed = à nommer
flower-power-board-fighter-none = plus de pétale
flower-power-board-lead = { $seat } mène
    .you = Vous menez
flower-power-board-level-pegging = Personne ne mène
flower-power-board-doomed = Une fleur a disparu : l’attaque échouera
flower-power-board-destroyed = Détruite
flower-power-board-passed = Un passe : un second de suite clôt la bataille
flower-power-board-name-petal = Nommez le pétale qui combat

## Avant le premier tour

flower-power-board-sign = Montrer { $sign }
flower-power-board-signs = Ce qui a été montré
flower-power-board-sign-chosen = Vous avez choisi ; les autres choisissent
flower-power-board-place = Place { $number }
flower-power-board-sizes = Combien de pétales a votre prochaine fleur ?
flower-power-board-size = { $number ->
    [one] Une fleur de { $number } pétale
   *[other] Une fleur de { $number } pétales
}
flower-power-board-left = { $number ->
    [one] { $number } pétale à planter
   *[other] { $number } pétales à planter
}
flower-power-board-planting = On plante les jardins
flower-power-board-contest = La joute pour les places
flower-power-board-placing = { $seat } choisit sa place
    .you = Vous choisissez votre place
flower-power-board-bud = { $number ->
    [one] Nouvelle fleur en préparation : { $number } pétale
   *[other] Nouvelle fleur en préparation : { $number } pétales
}
flower-power-board-growing = { $number ->
    [0] Votre nouvelle fleur
    [one] Votre nouvelle fleur : { $number } pétale
   *[other] Votre nouvelle fleur : { $number } pétales
}

## Ce qu’ont vu vos espions

flower-power-board-notebook = Ce qu’ont vu vos espions
flower-power-board-notebook-alone = Pour vos yeux seulement
flower-power-board-notebook-hand = Main de { $seat }
flower-power-board-notebook-flower = Fleur { $flower }
flower-power-board-notebook-either = Main de { $seat } ou { $flower }
flower-power-board-notebook-somewhere = Quelque part dans { $flower }
