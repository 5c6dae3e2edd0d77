# Flowers: A Mandala Game — les mots français.

mandala-name = Flowers: A Mandala Game
mandala-idea = Trois fleurs de lotus attendent leur sable coloré. Carte après carte, vous dessinez des mandalas, tout en sachant que chacun sera balayé dès qu’il réunira les six couleurs. À ce moment-là, qui s’y est le plus investi choisit une tuile en son cœur, et son poursuivant reçoit l’autre. Seule, une tuile est déjà bonne à prendre ; à deux de même couleur, elles s’ouvrent en une Fleur et valent bien davantage.

## Parties de la règle

mandala-section-material = Contenu de la boîte
mandala-section-set-up = Préparatifs
mandala-section-course = Le fil de la partie
mandala-section-play = Étape 1 : jouer
mandala-section-draw = Étape 2 : piocher
mandala-section-claim = Étape 3 : prendre le marqueur
mandala-section-finish = Étape 4 : finir un mandala
mandala-section-end = La fin
mandala-section-scores = Les points
mandala-section-rulings = Précisions

## Matériel

mandala-clause-M1 = Le jeu compte 90 cartes : six couleurs, quinze cartes par couleur.
mandala-clause-M2 = Il y a 36 tuiles Fleur. Les valeurs sont 2, 3, 4, 5, 7 et ×3, à raison de six tuiles par valeur.
mandala-clause-M3 = Dix-huit tuiles ont le dos foncé, les dix-huit autres le dos clair.
mandala-clause-M4 = S’y ajoutent trois marqueurs Collecte et un tapis orné de trois mandalas.
mandala-clause-M5 = On joue à deux, à trois ou à quatre.

## Mise en place

mandala-clause-S1 = Le tapis s’étend au milieu de la table, à portée de tous.
mandala-clause-S2 = Les cartes mélangées forment la pioche, face cachée. On réserve à côté la place de la défausse, qui reste face visible.
mandala-clause-S3 = Triées selon leur dos, les tuiles donnent deux piles face cachée, mélangées chacune de son côté.
mandala-clause-S4 = Le cœur de chaque mandala reçoit une tuile à dos foncé et une à dos clair, toutes deux face visible.
mandala-clause-S5 = Chacune de ces paires porte un marqueur Collecte.
mandala-clause-S6 = Qui commence reçoit 5 cartes ; dans le sens horaire, les autres en ont 6, puis 7, puis 8.

## Déroulement

mandala-clause-0-1 = Le premier joueur ouvre la partie, puis la main passe dans le sens horaire tant que rien ne provoque la fin.
mandala-clause-0-2 = Un tour a quatre étapes, toujours dans cet ordre : jouer, piocher, prendre le marqueur, finir.

## Étape 1

mandala-clause-1-1 = Une couleur, un mandala : vous y posez, de votre côté, autant de cartes de cette couleur que vous le voulez, assez étalées pour que chacun puisse les compter.
mandala-clause-1-2 = Une couleur est nouvelle pour un mandala si aucune de ses deux tuiles ni aucune de ses cartes face visible ne la montre. Les cartes visibles de tous comptent, les vôtres aussi.
mandala-clause-1-3 = Les cartes d’une couleur nouvelle restent face visible, sous les yeux de tous.
mandala-clause-1-4 = Celles d’une couleur qui s’y trouve déjà sont d’abord montrées à la table, puis mises face cachée.

## Étape 2

mandala-clause-2-1 = Avec 8 cartes ou plus encore en main après l’étape 1, vous sautez cette étape.
mandala-clause-2-2 = Une seule carte jouée vous donne droit à la pioche : jusqu’à 4 cartes, sans jamais dépasser 8 en main.
mandala-clause-2-3 = Quand la pioche est vide, la défausse mélangée la remplace.
mandala-clause-2-4 = Après avoir joué deux cartes ou plus, vous ne piochez rien de tout le tour.
mandala-clause-2-5 = Votre main n’est jamais vide au bout de l’étape 2. Si toutes vos cartes sont d’une même couleur et qu’il y en a au moins deux, vous ne pouvez donc pas les poser toutes d’un coup.

## Étape 3

mandala-clause-3-1 = Si vous n’avez sur ce mandala que des cartes face cachée, rien ne se passe à cette étape.
mandala-clause-3-2 = Comptez toutes vos cartes sur ce mandala, visibles et cachées. Si leur nombre dépasse celui de chaque adversaire qui y montre au moins une carte face visible, le marqueur Collecte est à vous.
mandala-clause-3-3 = Égaler ne suffit pas : à nombre égal, le marqueur ne bouge pas.

## Étape 4

mandala-clause-4-1 = Dès que cartes et tuiles montrent ensemble les six couleurs, le mandala est fini et sa destruction est obligatoire.
mandala-clause-4-2 = À qui tient le marqueur Collecte revient la tuile de son choix. L’autre va à qui suit par le nombre de cartes, pourvu que l’une d’elles soit face visible. Chacun garde ses tuiles devant soi, face visible.
mandala-clause-4-3 = Si plusieurs joueurs se valent à la deuxième place, celui qui a là le plus de cartes face visible l’emporte. S’ils se valent encore, ou si personne d’autre n’y a de carte face visible, les deux tuiles vont au détenteur du marqueur.
mandala-clause-4-4 = À deux joueurs, la seconde tuile se mérite : il faut une carte face visible et au moins moitié autant de cartes que le détenteur du marqueur. À défaut, celui-ci prend les deux.
mandala-clause-4-5 = Une tuile qui vous revient doit être prise.
mandala-clause-4-6 = Deux tuiles de même couleur devant vous deviennent aussitôt une Fleur et se retournent ensemble, face cachée. Impossible d’y renoncer, impossible de la défaire.
mandala-clause-4-7 = Qui a pris exactement une tuile met ses cartes de ce mandala à la défausse, face visible. Tous les autres reprennent les leurs en main.
mandala-clause-4-8 = Les cartes qui reviennent ainsi peuvent porter une main au-delà de 8.
mandala-clause-4-9 = Une nouvelle tuile foncée et une nouvelle tuile claire, face visible, ouvrent un autre mandala à la place vide.

## Fin

mandala-clause-5-1 = Quand quelqu’un forme une troisième Fleur, on achève le tour en cours, et c’est la fin.
mandala-clause-5-2 = Plus rarement, la fin arrive faute de tuiles pour ouvrir un nouveau mandala.
mandala-clause-5-3 = Les mandalas encore sur le tapis sont alors détruits l’un après l’autre, dans un ordre tiré au sort et comme de coutume.

## Points

mandala-clause-6-0 = On compte d’abord les tuiles seules, puis les Fleurs, que l’on retourne face visible. Votre total est la somme du tout.
mandala-clause-6-1 = Une tuile seule rapporte son chiffre.
mandala-clause-6-2 = Un ×3 seul rapporte 0.
mandala-clause-6-3 = Une Fleur qui contient un ×3 rapporte trois fois son autre tuile.
mandala-clause-6-4 = Toute autre Fleur rapporte son chiffre le plus haut plus deux fois le plus bas.
mandala-clause-6-5 = Le plus haut total gagne. À égalité, c’est la main la plus fournie qui tranche ; si les mains se valent aussi, la victoire est partagée.

## Précisions

mandala-clause-F1 = Quelles tuiles ont le dos foncé ? On les répartit par couleur : gris, violet et rouge sont foncés ; vert, orange et jaune sont clairs. L’option « backs » permet de les répartir par valeur (foncés : 2, 4 et ×3) ; un mandala peut alors débuter avec deux tuiles d’une même couleur.
mandala-clause-F2 = Comment s’appellent les couleurs ? Gris, violet, rouge, vert, orange et jaune, pour les cartes comme pour les tuiles.
mandala-clause-F3 = Puis-je piocher moins de 4 cartes ? Non : vous recevez tout ce que permettent les deux limites, 4 cartes piochées et 8 en main.
mandala-clause-F4 = Et si la pioche s’épuise pendant que je pioche ? La défausse mélangée forme une nouvelle pioche, et vous continuez.
mandala-clause-F5 = Et si la défausse est vide elle aussi ? Vous recevez les cartes qu’il y a, pas davantage.
mandala-clause-F6 = Et s’il me reste une seule carte sans rien à piocher ? La jouer viderait votre main : vous passez. C’est rare, mais cela arrive, quand toutes les autres cartes sont sur les mandalas ou dans les mains ; dès qu’un autre en remet en jeu, vous jouez de nouveau. Quand tous passent l’un après l’autre, plus personne ne pourra jamais jouer, et la fin de partie commence.
mandala-clause-F7 = Peut-on passer ou ne rien jouer ? Non : un tour demande au moins une carte, sauf dans le cas F6.
mandala-clause-F8 = Je joue plusieurs cartes d’une couleur nouvelle : sont-elles toutes face visible ? Oui, et chacune compte comme carte visible pour départager une égalité.
mandala-clause-F9 = J’ajoute des cartes d’une couleur que j’ai moi-même apportée à ce mandala. Elles vont face cachée : la couleur n’est plus nouvelle.
mandala-clause-F10 = Puis-je vider ma main si des cartes me reviennent dans ce même tour ? Non : la main se vérifie au bout de l’étape 2, avant toute destruction.
mandala-clause-F11 = Le marqueur est encore au centre et j’apporte la première carte face visible. Il est à vous, quel que soit le nombre de cartes cachées des autres.
mandala-clause-F12 = Quand un marqueur peut-il changer de mains ? Seulement à l’étape 3 de qui vient de jouer sur ce mandala.
mandala-clause-F13 = Quelqu’un a autant de cartes que le détenteur du marqueur. Celui-ci reste premier ; l’autre est deuxième.
mandala-clause-F14 = Ils sont trois ou plus à égalité pour la deuxième place. On compare leurs cartes face visible : un seul meilleur prend la tuile, sinon le détenteur du marqueur prend les deux.
mandala-clause-F15 = Que vaut la moitié d’un nombre impair ? On n’arrondit pas en votre faveur : le double de vos cartes doit atteindre le nombre du détenteur, donc 3 cartes contre 5.
mandala-clause-F16 = Que deviennent les cartes de qui prend les deux tuiles ? Elles reviennent en main : seul défausse qui a pris exactement une tuile. Si l’option « takers_discard » vaut « any » au lieu de « one », quiconque a pris une tuile défausse.
mandala-clause-F17 = Dans quel ordre prend-on les deux tuiles quand elles sont pour une même personne ? Dans l’ordre qu’elle veut, et chaque paire devient aussitôt une Fleur. L’ordre n’importe que si les deux tuiles ont la couleur d’une tuile seule qu’elle possède déjà ; la question n’est posée que dans ce cas.
mandala-clause-F18 = Le deuxième a-t-il le choix ? Non : il reçoit la tuile qui reste, bon gré mal gré.
mandala-clause-F19 = Ce n’est pas le tour du détenteur du marqueur. C’est pourtant lui qui choisit, lors des dernières destructions aussi ; le tour attend.
mandala-clause-F20 = Où va le marqueur après une destruction ? Sur les deux tuiles du nouveau mandala.
mandala-clause-F21 = Pose-t-on de nouvelles tuiles quand la fin vient d’être atteinte ? Non : on détruit seulement les mandalas qui restent.
mandala-clause-F22 = Un mandala inachevé est détruit à la fin et personne n’en a le marqueur. Ses tuiles ne vont à personne, et toutes ses cartes retournent à qui les a jouées.
mandala-clause-F23 = La règle de la moitié et la création de Fleurs valent-elles pour les dernières destructions ? Oui, l’une et l’autre ; une autre troisième Fleur n’y change plus rien.
mandala-clause-F24 = Quand compte-t-on les mains pour départager ? Après les dernières destructions, avec les cartes revenues.
mandala-clause-F25 = Quand les tuiles s’épuisent-elles ? Chaque mandala en prend une de chaque dos, si bien que les deux piles finissent ensemble : 18 mandalas s’ouvrent en tout, trois au départ et un après chacune des 15 premières destructions. Quand le seizième est détruit, il n’y a plus de tuiles pour un autre, et la fin de partie commence.
mandala-clause-F26 = Faut-il redescendre à 8 cartes ? Non : vous les gardez toutes ; simplement, vous ne piochez pas tant qu’il vous en reste 8 ou plus après avoir joué.
mandala-clause-F27 = Peut-on revoir ce qui a été montré une fois ? Seulement ce qui est à vous : si l’option « memory » vaut « hidden », les cartes cachées, les mains et les Fleurs des autres ne sont pour vous que des nombres. Le journal nomme ce qui a été montré jusqu’à la fin de votre prochain tour (pour le public, jusqu’à la fin du tour suivant), puis il ne dit plus que combien. Les Fleurs se retournent pour être comptées et, la partie finie, tout peut se lire. Si l’option vaut « open », tout ce qui a été montré reste lisible. Les bots, eux, n’oublient jamais rien.
mandala-clause-F28 = Peut-on avoir deux Fleurs d’une même couleur ? Oui : les six tuiles d’une couleur font jusqu’à trois Fleurs, et chacune compte pour la troisième.
mandala-clause-F29 = Que vaut une Fleur de deux ×3 ? Le cas n’existe pas, puisque chaque couleur n’a qu’un ×3 ; elle vaudrait 0.
mandala-clause-F30 = Qui commence ? Le sort en décide.
mandala-clause-F31 = La troisième Fleur est à quelqu’un dont ce n’est pas le tour. La fin arrive de même, une fois le tour en cours achevé.
mandala-clause-F32 = À deux joueurs, l’autre a moins de la moitié ou aucune carte face visible. Le détenteur du marqueur prend les deux tuiles, et l’autre, qui n’en a pris aucune, récupère toutes ses cartes.
mandala-clause-F33 = Les autres peuvent-ils savoir combien de cartes j’ai ? Oui : le nombre est public, les couleurs ne le sont pas.
mandala-clause-F34 = Quelqu’un a là plus de cartes que les autres, mais toutes face cachée. Elles ne comptent pas : le deuxième, après le détenteur du marqueur, est celui qui a le plus de cartes parmi ceux qui en montrent une.
mandala-clause-F35 = De quelles couleurs sont les tuiles ? Chaque couleur a chaque valeur une fois : six couleurs par six valeurs font les 36 tuiles. La règle imprimée ne compte que les valeurs.

## Options

mandala-option-takers_discard = Quelles cartes vont à la défausse quand un mandala est détruit ?
mandala-option-takers_discard-one = Celles de qui a pris exactement une tuile
mandala-option-takers_discard-any = Celles de quiconque a pris une tuile
mandala-option-backs = Comment les dos foncés et clairs sont-ils répartis ?
mandala-option-backs-colour = Par couleur (foncés : gris, violet, rouge)
mandala-option-backs-value = Par valeur (foncés : 2, 4, ×3)
mandala-option-memory = Peut-on revoir ce qui a été montré une fois ?
mandala-option-memory-open = Oui, cela reste lisible pour tous
mandala-option-memory-hidden = Non, à chacun de s’en souvenir

## Événements

mandala-event-first-player = { $seat } commence.
    .you = Vous commencez.
mandala-event-you-drew = Vous piochez : { $card }.
mandala-event-drew = { $number ->
    [one] { $seat } pioche { $number } carte.
   *[other] { $seat } pioche { $number } cartes.
}
    .you = { $number ->
        [one] Vous piochez { $number } carte.
       *[other] Vous piochez { $number } cartes.
    }
mandala-event-pile-refilled = { $number ->
    [one] La défausse devient la nouvelle pioche : { $number } carte.
   *[other] La défausse, mélangée, forme une nouvelle pioche : { $number } cartes.
}
mandala-event-mandala-begins = Le mandala { $mandala } s’ouvre avec deux tuiles : { $tile }.
mandala-event-played-face-up = { $number ->
    [one] { $seat } joue { $number } carte sur le mandala { $mandala }, face visible : { $card }.
   *[other] { $seat } joue { $number } cartes sur le mandala { $mandala }, face visible : { $card }.
}
    .you = { $number ->
        [one] Vous jouez { $number } carte sur le mandala { $mandala }, face visible : { $card }.
       *[other] Vous jouez { $number } cartes sur le mandala { $mandala }, face visible : { $card }.
    }
mandala-event-played-face-down = { $number ->
    [one] { $seat } montre { $number } carte et la pose face cachée sur le mandala { $mandala } : { $card }.
   *[other] { $seat } montre { $number } cartes et les pose face cachée sur le mandala { $mandala } : { $card }.
}
    .you = { $number ->
        [one] Vous montrez { $number } carte et la posez face cachée sur le mandala { $mandala } : { $card }.
       *[other] Vous montrez { $number } cartes et les posez face cachée sur le mandala { $mandala } : { $card }.
    }
mandala-event-passed = { $seat } ne peut pas jouer et passe.
    .you = Vous ne pouvez pas jouer et passez.
mandala-event-marker-placed = { $seat } prend le marqueur du mandala { $mandala }.
    .you = Vous prenez le marqueur du mandala { $mandala }.
mandala-event-marker-taken = { $seat } prend à { $from_seat } le marqueur du mandala { $mandala }.
    .you = Vous prenez à { $from_seat } le marqueur du mandala { $mandala }.
    .you-from = { $seat } vous prend le marqueur du mandala { $mandala }.
mandala-event-mandala-finished = Les six couleurs y sont : le mandala { $mandala } est fini.
mandala-event-mandala-ends = Le mandala { $mandala } est détruit tel quel.
mandala-event-tile-collected = { $seat } prend le { $tile }.
    .you = Vous prenez le { $tile }.
mandala-event-tiles-unclaimed = Personne n’a le marqueur du mandala { $mandala } : ses tuiles ne vont à personne.
mandala-event-flower-created = { $seat } forme une Fleur : { $tile }.
    .you = Vous formez une Fleur : { $tile }.
mandala-event-discarded = { $seat } défausse : { $card }.
    .you = Vous défaussez : { $card }.
mandala-event-took-back = { $number ->
    [one] { $seat } reprend { $number } carte en main.
   *[other] { $seat } reprend { $number } cartes en main.
}
    .you = { $number ->
        [one] Vous reprenez { $number } carte en main.
       *[other] Vous reprenez { $number } cartes en main.
    }
mandala-event-end-no-tiles = Il n’y a plus de tuiles pour un nouveau mandala : la partie se termine.
mandala-event-end-all-passed = Plus personne ne peut jouer : la partie se termine.
mandala-event-end-third-flower = Une troisième Fleur s’est ouverte : la partie se termine.
mandala-event-scored-singles = { $number ->
    [one] { $seat } marque { $points } points pour une tuile seule : { $tile }.
   *[other] { $seat } marque { $points } points pour ses tuiles seules : { $tile }.
}
    .you = { $number ->
        [one] Vous marquez { $points } points pour une tuile seule : { $tile }.
       *[other] Vous marquez { $points } points pour vos tuiles seules : { $tile }.
    }
mandala-event-scored-triples = { $number ->
    [one] { $seat } ne marque rien pour un ×3 resté seul : { $tile }.
   *[other] { $seat } ne marque rien pour des ×3 restés seuls : { $tile }.
}
    .you = { $number ->
        [one] Vous ne marquez rien pour un ×3 resté seul : { $tile }.
       *[other] Vous ne marquez rien pour des ×3 restés seuls : { $tile }.
    }
mandala-event-scored-flower = { $seat } retourne une Fleur, qui rapporte { $points } points : { $tile }.
    .you = Vous retournez une Fleur, qui rapporte { $points } points : { $tile }.
mandala-event-scored-tripled = { $seat } retourne une Fleur avec un ×3, qui rapporte { $points } points : { $tile }.
    .you = Vous retournez une Fleur avec un ×3, qui rapporte { $points } points : { $tile }.
mandala-event-scored = { $points ->
    [one] { $seat } a { $points } point en tout.
   *[other] { $seat } a { $points } points en tout.
}
    .you = { $points ->
        [one] Vous avez { $points } point en tout.
       *[other] Vous avez { $points } points en tout.
    }
mandala-event-won-points = { $seat } gagne avec le plus haut total.
    .you = Vous gagnez avec le plus haut total.
mandala-event-won-cards = { $seat } gagne : à égalité de points, mais avec plus de cartes en main.
    .you = Vous gagnez : à égalité de points, mais avec plus de cartes en main.
mandala-event-won-shared = { $seat } partage la victoire : égalité de points et de cartes en main.
    .you = Vous partagez la victoire : égalité de points et de cartes en main.

# Ce qui en est dit une fois le souvenir effacé.

mandala-event-mandala-began = Le mandala { $mandala } s’ouvre avec deux tuiles.
mandala-event-laid-face-up = { $number ->
    [one] { $seat } joue { $number } carte sur le mandala { $mandala }, face visible.
   *[other] { $seat } joue { $number } cartes sur le mandala { $mandala }, face visible.
}
    .you = { $number ->
        [one] Vous jouez { $number } carte sur le mandala { $mandala }, face visible.
       *[other] Vous jouez { $number } cartes sur le mandala { $mandala }, face visible.
    }
mandala-event-laid-face-down = { $number ->
    [one] { $seat } pose { $number } carte face cachée sur le mandala { $mandala }.
   *[other] { $seat } pose { $number } cartes face cachée sur le mandala { $mandala }.
}
    .you = { $number ->
        [one] Vous posez { $number } carte face cachée sur le mandala { $mandala }.
       *[other] Vous posez { $number } cartes face cachée sur le mandala { $mandala }.
    }
mandala-event-tile-taken = { $seat } prend une tuile.
    .you = Vous prenez une tuile.
mandala-event-flower-made = { $seat } forme une Fleur.
    .you = Vous formez une Fleur.
mandala-event-discarded-some = { $number ->
    [one] { $seat } défausse { $number } carte.
   *[other] { $seat } défausse { $number } cartes.
}
    .you = { $number ->
        [one] Vous défaussez { $number } carte.
       *[other] Vous défaussez { $number } cartes.
    }

## Lignes du plateau

mandala-line-mandala-gone = Mandala { $mandala } — balayé
mandala-line-mandala-unclaimed = Mandala { $mandala } — tuiles { $tile } ; marqueur : au centre
mandala-line-mandala-claimed = Mandala { $mandala } — tuiles { $tile } ; marqueur : { $seat }
mandala-line-side-up = { $seat } : { $size } — face visible { $card }
mandala-line-side = { $seat } : { $size } — face visible { $card } ; face cachée { $hidden_card }
mandala-line-side-down = { $seat } : { $size } — face cachée { $hidden_card }
mandala-line-side-counted = { $seat } : { $size } — face visible { $card } ; { $down } face cachée
mandala-line-side-counted-down = { $seat } : { $size } — tout face cachée
mandala-line-player = { $seat } — { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mandala-line-player-unscored = { $seat } — { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
mandala-line-hand = Main : { $card }
mandala-line-known = En main, vu de tous : { $card }
mandala-line-singles = Tuiles seules : { $tile }
mandala-line-flowers-counted = { $flowers ->
    [one] { $flowers } Fleur, face cachée
   *[other] { $flowers } Fleurs, face cachée
}
mandala-line-flower = Fleur : { $tile }
mandala-line-piles = Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} ; piles de tuiles : { $stack } à dos foncé, { $stack } à dos clair
mandala-line-discard = Défausse : { $card }
mandala-line-unclaimed = Tuiles restées sans preneur : { $tile }

## Ce qui est demandé

mandala-prompt-play = À vous : jouez des cartes d’une couleur sur un mandala.
mandala-prompt-collect = Le mandala { $mandala } est détruit et vous en tenez le marqueur : choisissez votre tuile ; l’autre va à { $other_seat }.
mandala-prompt-collect-both = Le mandala { $mandala } est détruit et ses deux tuiles sont à vous : choisissez celle que vous prenez en premier.
mandala-prompt-pass = Vous n’avez rien que vous puissiez jouer : il ne reste qu’à passer.
mandala-part-card = Quelle couleur ?
mandala-part-number = Combien de cartes ?
mandala-part-mandala = Sur quel mandala ?
mandala-part-tile = Quelle tuile ?
mandala-part-action = Que faites-vous ?

## Refus

mandala-refusal-collect-first = Le mandala { $mandala } est en cours de destruction : choisissez d’abord l’une de ses deux tuiles.
mandala-refusal-must-play = Vous ne pouvez pas passer : jouez au moins une carte.
mandala-refusal-no-tile-now = Il n’y a pas de tuile à choisir maintenant : on en prend quand un mandala est détruit.
mandala-refusal-no-cards = On ne peut pas jouer zéro carte : jouez-en au moins une.
mandala-refusal-not-in-hand = Vous voulez jouer { $number } × { $card } mais vous en avez { $held } : jouez-en moins, ou une autre couleur.
mandala-refusal-nothing-to-draw = C’est votre dernière carte et il n’y a rien à piocher, votre main serait donc vide : vous devez passer.
mandala-refusal-hand-would-empty = Votre main serait vide : gardez au moins une carte (jouez-en { $most } au plus).
mandala-refusal-unreadable-move = « { $text } » n’est pas un coup : écrivez par exemple 2r>1 (deux rouges sur le mandala 1), dark, light ou pass.
mandala-refusal-too-many-cards = « { $text } », c’est trop de cartes : aucune couleur n’en a plus de { $most }.
mandala-refusal-card-duplicated = Il y a plus de 15 cartes { $card } : ôtez celles qui sont en trop.
mandala-refusal-card-missing = Il y a moins de 15 cartes { $card } : dites où sont les autres.
mandala-refusal-tile-duplicated = La tuile { $tile } est à plusieurs endroits : ne la laissez qu’à un seul.
mandala-refusal-tile-missing = La tuile { $tile } n’est nulle part : mettez-la dans sa pile ou ailleurs.
mandala-refusal-flower-unmade = Deux tuiles seules de couleur { $card } sont devant une même personne : notez-les comme une Fleur.
mandala-refusal-marker-without-card = Le marqueur est chez { $seat }, sans carte face visible sur ce mandala : ajoutez-en une, ou déplacez le marqueur.
mandala-refusal-colour-not-new = { $card } se trouve déjà sur ce mandala : une seule personne peut l’avoir face visible, et aucune tuile ne doit la montrer ; mettez ces cartes face cachée.
mandala-refusal-colour-is-new = { $card } n’est ni sur les tuiles ni face visible sur ce mandala : ces cartes ne peuvent pas y être face cachée.
mandala-refusal-nobody-collects = Personne n’a le marqueur du mandala { $mandala }, personne ne peut donc y choisir une tuile : donnez le marqueur à quelqu’un, ou retirez « collect ».
mandala-refusal-tile-wrong-back = La tuile { $tile } est parmi celles de l’autre dos : mettez-la avec les siennes.
mandala-refusal-stacks-unequal = Les piles foncée et claire doivent être de même hauteur : chaque mandala prend une tuile de chacune.
mandala-refusal-marker-elsewhere = Le marqueur devrait être chez { $seat } : parmi ceux qui ont là une carte face visible, personne d’autre n’a autant de cartes.
mandala-refusal-mandala-missing = Un mandala n’a pas de tuiles alors que la partie continue : donnez-lui une foncée et une claire.
mandala-refusal-mandala-undestroyed = Le mandala { $mandala } montre les six couleurs, il a donc dû être détruit : ôtez une couleur, ou laissez choisir une tuile avec « collect ».
mandala-refusal-mandala-unfinished = Le mandala { $mandala } ne montre pas les six couleurs, on ne peut donc pas encore y choisir une tuile : ajoutez ce qui manque, ou retirez « collect ».
mandala-refusal-nothing-to-choose = Les deux tuiles du mandala { $mandala } vont au détenteur du marqueur, dans n’importe quel ordre : il n’y a rien à choisir, retirez « collect ».
mandala-refusal-third-flower = Quelqu’un a trois Fleurs alors que la partie continue : ôtez-en une, ou écrivez « ending third-flower ».
mandala-refusal-no-third-flower = Personne n’a trois Fleurs, aucune troisième Fleur n’a donc pu mettre fin à la partie : écrivez une autre cause après « ending », ou aucune.
mandala-refusal-tiles-left = Il reste des tuiles pour un nouveau mandala, la partie n’a donc pas pu finir faute de tuiles : videz les piles, ou écrivez une autre cause après « ending ».
mandala-refusal-not-all-passed = La partie finit sur des passes quand tous ont passé à la suite, et seulement alors : accordez « passes » et « ending ».
mandala-refusal-pass-unneeded = Quelqu’un a passé alors qu’il pouvait jouer : retirez « passes », ou laissez une seule carte en main et aucune dans la pioche ni la défausse.
mandala-refusal-mandalas-left = La partie s’achève, mais il reste un mandala et personne n’y choisit de tuile : ôtez-le, ou écrivez avec « collect » où l’on choisit.
mandala-refusal-nothing-destroyed = La partie s’achève à cause d’un mandala détruit, mais tous les trois sont là : écrivez « - » pour celui-là.
mandala-refusal-over-without-ending = La partie est finie, mais rien ne dit pourquoi : écrivez la cause après « ending ».
mandala-refusal-hand-empty = La main de { $seat } est vide, ce qui n’arrive jamais : laissez-y au moins une carte.
    .you = Votre main est vide, ce qui n’arrive jamais : laissez-y au moins une carte.

## Ce qui a décidé de la partie

mandala-reason-points = aux points
mandala-reason-cards = à égalité de points, par les cartes en main
mandala-reason-shared = égalité de points et de cartes en main : victoire partagée

## Termes

mandala-term-action-pass = passer
mandala-term-card-a = gris
mandala-term-card-p = violet
mandala-term-card-r = rouge
mandala-term-card-g = vert
mandala-term-card-o = orange
mandala-term-card-y = jaune
mandala-term-tile-a2 = 2 gris
mandala-term-tile-a3 = 3 gris
mandala-term-tile-a4 = 4 gris
mandala-term-tile-a5 = 5 gris
mandala-term-tile-a7 = 7 gris
mandala-term-tile-ax = ×3 gris
mandala-term-tile-p2 = 2 violet
mandala-term-tile-p3 = 3 violet
mandala-term-tile-p4 = 4 violet
mandala-term-tile-p5 = 5 violet
mandala-term-tile-p7 = 7 violet
mandala-term-tile-px = ×3 violet
mandala-term-tile-r2 = 2 rouge
mandala-term-tile-r3 = 3 rouge
mandala-term-tile-r4 = 4 rouge
mandala-term-tile-r5 = 5 rouge
mandala-term-tile-r7 = 7 rouge
mandala-term-tile-rx = ×3 rouge
mandala-term-tile-g2 = 2 vert
mandala-term-tile-g3 = 3 vert
mandala-term-tile-g4 = 4 vert
mandala-term-tile-g5 = 5 vert
mandala-term-tile-g7 = 7 vert
mandala-term-tile-gx = ×3 vert
mandala-term-tile-o2 = 2 orange
mandala-term-tile-o3 = 3 orange
mandala-term-tile-o4 = 4 orange
mandala-term-tile-o5 = 5 orange
mandala-term-tile-o7 = 7 orange
mandala-term-tile-ox = ×3 orange
mandala-term-tile-y2 = 2 jaune
mandala-term-tile-y3 = 3 jaune
mandala-term-tile-y4 = 4 jaune
mandala-term-tile-y5 = 5 jaune
mandala-term-tile-y7 = 7 jaune
mandala-term-tile-yx = ×3 jaune

# D'où viennent les points.

mandala-score-single = Tuile seule { $tile }
mandala-score-flower = Fleur { $tile } : les deux tuiles, et la plus faible encore une fois
mandala-score-tripled = Fleur { $tile } : trois fois la tuile à côté du ×3
