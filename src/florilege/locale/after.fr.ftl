# Après la partie : points, chances, coups coûteux, relecture, donne scellée.

after-not-over = Il n’y a rien à revoir
after-review-running = La partie est repensée : { $done } coups sur { $all }
after-review = La partie est repensée
after-review-stop = Arrêter
after-review-go-on = Continuer
after-review-stopped = Arrêté après { $done } coups sur { $all } ; ils sont gardés.
after-review-interrupted = Interrompu après { $done } coups sur { $all } ; ils sont gardés.

## Points

after-sheet = D’où viennent les points
after-sheet-none = La partie n’a pas été jouée jusqu’au bout : il n’y a rien à additionner.
after-head-what = Pour quoi
after-head-points = Points
after-total = Total

## Chances

after-chances = Chances de gagner
after-chances-slider = Chances de gagner, coup par coup
after-chances-start = Au début : { $chances }
after-chances-at = Après le coup { $ply } : { $chances }
after-chances-unknown = pas encore connues
after-chances-note = Chances avant chaque coup, selon la recherche des robots avec ce que savait la personne qui jouait ; coûts en points de pourcentage.
after-table = En tableau
after-table-caption = Chaque coup avec les chances de chacun avant lui, un meilleur coup, et ce qu’a coûté le coup joué
after-head-move = Coup
after-head-player = Qui
after-head-played = Joué
after-head-better = Meilleur
after-head-cost = Coût

## Coups coûteux

after-costly-yours = Vos trois coups les plus coûteux
after-costly-whose = De qui ?
after-costly-everybody = tout le monde
after-costly-all = Les trois coups les plus coûteux
after-costly-move = Coup { $number }, { $name }
after-costly-gave = −{ $points } points de pourcentage
after-costly-none = Aucun coup n’a rien coûté.
after-costly-wait = Ils apparaissent ici pendant que la partie est repensée.
after-played = Joué
after-better = Meilleur
after-show = Montrer
after-show-played = Montrer le coup { $number } tel qu’il a été joué
after-show-better = Montrer le meilleur coup à la place du coup { $number }
after-better-instead = Mieux que le coup { $number } aurait été :
after-show-better-instead = Montrer le meilleur coup
after-show-played-instead = Montrer ce qui a été joué

## Relecture

after-to-start = Au début
after-to-end = À la fin
after-speed = Vitesse
after-link = Lien vers ce coup

## La donne scellée

after-deal-checking = Vérification de la donne…
after-deal-verified = Donne vérifiée
after-deal-unverifiable = Donne non vérifiable ici
after-deal-tampered = Donne falsifiée
after-deal-because-whole = Avant le premier coup, ce navigateur a reçu un sceau, le SHA-256 d’un secret. Le secret révélé maintenant lui correspond : tout a été mélangé comme c’était fixé d’avance, et personne n’y a touché depuis.
after-deal-because-late = Ce navigateur a reçu le sceau après le coup { $ply }. Le secret révélé maintenant lui correspond : personne n’a touché à la donne depuis.
after-deal-because-absent = Cet enregistrement correspond à son propre sceau, mais ce navigateur n’a pas vu le sceau avant la fin de la partie : il ne peut pas dire s’il a toujours été le même.
after-deal-because-unsealed = Cette partie n’a pas été donnée à partir d’un secret scellé : il n’y a pas de promesse à vérifier.
after-deal-because-insecure = Les navigateurs ne vérifient les sceaux que sur une liaison sûre (https). Vérifiez l’enregistrement vous-même, comme ci-dessous.
after-deal-because-other-seal = Le sceau montré maintenant n’est pas celui d’avant : ce n’est pas la donne promise.
after-deal-because-other-secret = Le secret révélé ne correspond pas au sceau : ce n’est pas la donne promise.
after-deal-meaning = Tout le hasard d’une partie vient d’un seul secret. Son sceau est montré avant la partie et le secret lui-même après, si bien que personne, pas même le serveur, ne peut arranger les cartes entre-temps.
after-deal-seen = Sceau tel que ce navigateur l’a vu d’abord :
after-deal-yourself = Pour vérifier vous-même l’enregistrement, coups compris, sauvegardez-le et lancez :

## Enregistrements venus d’ailleurs

after-bring = Ouvrir un enregistrement
after-bring-text = Une partie sauvegardée dans un fichier peut être revue et repensée ici.
after-bringing = Vérification de l’enregistrement…
after-brought = Déjà ouverts ici
