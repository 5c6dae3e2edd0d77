# Anthokyklos — les mots français.

anthokyklos-name = Anthokyklos
anthokyklos-idea = Une seule fleur pour toute la table, qui s’ouvre pétale après pétale, du pistil au cinquième anneau. Chaque pétale que vous ajoutez dessine quelque chose : un arc, une spirale, une corolle, et les cartes du marché récompensent l’œil le plus vif. Mais ce que vous commencez, votre voisin peut le finir. Poser tout de suite, ou donner un tour pour garder la plus belle carte ?

## Parties de la règle

anthokyklos-section-overview = Le jeu en bref
anthokyklos-section-material = Contenu de la boîte
anthokyklos-section-set-up = Préparatifs
anthokyklos-section-aim = Ce que vous cherchez
anthokyklos-section-turn = Votre tour
anthokyklos-section-place = Première action : poser un pétale
anthokyklos-section-reserve = Seconde action : réserver une carte
anthokyklos-section-motifs = Motifs
anthokyklos-section-reading = Comprendre une carte
anthokyklos-section-validate = Validation des cartes
anthokyklos-section-end = La fin
anthokyklos-section-summary = Un tour en bref
anthokyklos-section-flower = La fleur, les formes et la pioche
anthokyklos-section-shapes = Les formes, une à une
anthokyklos-section-rulings = Précisions

## Aperçu

anthokyklos-clause-1-1 = Tous ensemble, vous faites pousser une même fleur aux pétales de couleur. Des motifs s’y forment peu à peu : repérez-les, réservez à temps la bonne carte et validez-en le plus possible.
anthokyklos-clause-1-2 = Quand la fleur est achevée, tout s’arrête. La victoire va au plus haut total de points.

## Matériel

anthokyklos-clause-2-1 = Un pistil, unique, forme le cœur de la fleur.
anthokyklos-clause-2-2 = Il y a 45 pétales, neuf par anneau pour cinq anneaux. Les neuf pétales d’un anneau se partagent en trois couleurs, trois pétales de chacune.
anthokyklos-clause-2-3 = Il y a 90 cartes Motif.
anthokyklos-clause-2-4 = Chacun dispose d’un seul marqueur de réservation.

## Mise en place

anthokyklos-clause-3-1 = Le pistil occupe le milieu de la table.
anthokyklos-clause-3-2 = Une fois mélangées, les cartes Motif deviennent la pioche.
anthokyklos-clause-3-3 = Retournez une carte de plus qu’il n’y a de joueurs. Ces cartes, ouvertes à tous, sont le marché.
anthokyklos-clause-3-4 = Chaque anneau a son propre stock : ses neuf pétales empilés en pyramide, 4 en bas, 3 au milieu, 2 en haut. Sauf ceux du bas, chaque pétale est à cheval sur les deux qu’il a juste sous lui.
anthokyklos-clause-3-5 = Pour commencer, vous ne pouvez prendre que les deux pétales du haut dans la pyramide de l’anneau 1.
anthokyklos-clause-3-6 = Vous recevez chacun un marqueur.
anthokyklos-clause-3-7 = Décidez qui commence.

## But

anthokyklos-clause-4-1 = Les cartes Motif validées vous rapportent des points : il vous en faut le plus possible avant que le cinquième anneau se referme.

## Tour

anthokyklos-clause-5-1 = Votre tour tient en une action, pas davantage : soit vous posez un pétale, soit vous réservez une carte Motif.
anthokyklos-clause-5-2 = Votre tour s’achève par une vérification : cherchez les cartes que vous pouvez valider, prenez-les et comblez sans attendre les vides du marché.

## Poser

anthokyklos-clause-6-1 = Choisissez un pétale accessible d’une pyramide autorisée. Il va tout droit sur la fleur.
anthokyklos-clause-6-2 = Un pétale est accessible quand aucun autre n’est posé dessus. Celui que vous prenez peut en découvrir d’autres dans sa pyramide.
anthokyklos-clause-6-3 = Les pétales de l’anneau 1 entourent le pistil.
anthokyklos-clause-6-4 = À partir de l’anneau 2, il faut deux appuis à un pétale : les deux pétales voisins de l’anneau intérieur qui portent son emplacement doivent être là.
anthokyklos-clause-6-5 = La fleur s’ouvre ainsi vers le dehors : chaque anneau fait place au suivant.

## Réserver

anthokyklos-clause-7-1 = Vous pouvez renoncer à poser et mettre votre marqueur sur une carte du marché que personne n’a réservée.
anthokyklos-clause-7-2 = Dès lors, vous seul pouvez valider cette carte.
anthokyklos-clause-7-3 = Jamais plus d’une réservation à la fois pour vous.
anthokyklos-clause-7-4 = Une carte qui porte un marqueur n’en reçoit pas d’autre.
anthokyklos-clause-7-5 = La réservation est toute votre action : vous ne posez rien ce tour-ci.

## Motifs

anthokyklos-clause-8-1 = Une carte Motif vous dit trois choses : une forme, une condition sur ses couleurs et ce qu’elle rapporte.
anthokyklos-clause-8-2 = Un motif peut se trouver n’importe où sur la fleur, en plusieurs exemplaires, en travers d’autres motifs et à plus d’une échelle. Un pétale peut appartenir à autant de motifs qu’on veut.
anthokyklos-clause-8-3 = Si plusieurs motifs sont là quand votre tour s’achève, vous pouvez valider plusieurs cartes d’un coup.

## Comprendre une carte

anthokyklos-clause-9-1 = Cherchez la forme dessinée sur la carte, dans les couleurs que demandent ses pastilles. Le score est ce que vous gagnez.
anthokyklos-clause-9-2 = Monochrome défini : tous les pétales du motif ont la couleur montrée.
anthokyklos-clause-9-3 = Monochrome libre : tous les pétales sont pareils, dans la couleur que vous voulez.
anthokyklos-clause-9-4 = Monochrome bicolore : tous les pétales sont pareils, dans l’une ou l’autre des deux couleurs montrées.
anthokyklos-clause-9-5 = Bichrome défini : le motif montre ces deux couleurs-là et rien d’autre.
anthokyklos-clause-9-6 = Bichrome semi-défini : le motif montre deux couleurs, ni plus ni moins, et celle de la carte en fait partie.
anthokyklos-clause-9-7 = Bichrome libre : le motif montre deux couleurs, ni plus ni moins, peu importe lesquelles.
anthokyklos-clause-9-8 = Trichrome : les trois couleurs figurent dans le motif.
anthokyklos-clause-9-9 = Certaines cartes ajoutent un nombre suivi d’un plus, X+. Il faut alors, parmi les pétales du motif, X ou davantage de la couleur ou du type montré.

## Validation

anthokyklos-clause-10-1 = Au bout de votre tour, vous passez en revue les cartes du marché sans marqueur, ainsi que celle qui porte le vôtre, le cas échéant.
anthokyklos-clause-10-2 = Une carte est valide si sa forme est sur la fleur dans des couleurs qui conviennent. Toutes les cartes valides sont pour vous.
anthokyklos-clause-10-3 = Se croiser ne gêne pas les motifs : un seul pétale peut vous donner plusieurs cartes.
anthokyklos-clause-10-4 = Vous prenez toutes vos cartes d’un seul geste.
anthokyklos-clause-10-5 = Une carte valide qui vous échappe reste en place. La personne qui joue après vous peut la prendre au bout de son propre tour.
anthokyklos-clause-10-6 = Le marché est aussitôt remis au complet : la pioche fournit autant de cartes que vous en avez pris.
anthokyklos-clause-10-7 = Les cartes prises restent devant vous tant que dure la partie.

## Fin

anthokyklos-clause-11-1 = La partie est finie dès que les cinq anneaux sont pleins.
anthokyklos-clause-11-2 = Votre résultat est la somme des points de vos cartes. Le plus haut total gagne.
anthokyklos-clause-11-3 = Si vous êtes plusieurs à ce total, la victoire va à qui a le plus de cartes Motif.

## Résumé

anthokyklos-clause-12-1 = Toujours dans cet ordre : faites une action, examinez les cartes libres et celle que vous avez réservée, prenez toutes celles qui sont valides, complétez le marché.

## Fleur, formes et pioche

anthokyklos-clause-G1 = La fleur a cinq anneaux de neuf emplacements, chacun tourné d’un demi-emplacement par rapport à l’anneau intérieur. Un emplacement a deux voisins sur son anneau, deux sur l’anneau intérieur et deux sur l’anneau extérieur, quand ils existent.
anthokyklos-clause-G2 = À partir de l’anneau 2, chaque emplacement repose sur deux emplacements de l’anneau intérieur : celui de même numéro et le suivant. Après le neuvième, on revient au premier.
anthokyklos-clause-G3 = Une pyramide est autorisée tant que son anneau a un emplacement vide muni de ses deux appuis. Elle peut se fermer un temps, quand tous ceux-là sont remplis, puis se rouvrir.
anthokyklos-clause-G4 = Une forme est un dessin fixe d’emplacements. À l’échelle 2, 3 ou 4, chaque pas est deux, trois ou quatre fois plus long, et le nombre de pétales ne change pas. F1 à F23 définissent une à une les formes de la pioche standard. Le bouton et l’éventail existent aux quatre échelles, certaines formes aux échelles 1 et 2, les autres à l’échelle 1 seulement.
anthokyklos-clause-G5 = La pioche standard compte 66 cartes en trios, une par couleur, et 24 qui ne favorisent aucune couleur : échangez les couleurs en cercle ou passez tout au miroir, c’est la même pioche. Aucune carte n’y est en double, aucune ne demande l’impossible. L’option « deck » vaut « standard » ou nomme un fichier de pioche, que vous pouvez charger s’il passe les mêmes contrôles.
anthokyklos-clause-G6 = Plus un motif est rare, plus il rapporte, et celui qui n’apparaît jamais sans un autre rapporte plus que cet autre. On mesure la part d’une partie jouée au hasard pendant laquelle il est sur la fleur ; « florilege deck anthokyklos » fait le calcul pour vous.
anthokyklos-clause-G7 = Là où la fleur ou une forme est dessinée en signes, elle est déroulée : l’anneau extérieur en haut, le sens horaire vers la droite, et chaque emplacement au-dessus des deux sur lesquels il repose. ● est un pétale corail, ◆ un pétale or, ▲ un pétale indigo. Dans une forme, ✿ est un pétale du motif et · un emplacement qui ne compte pas ; ×2 est l’échelle 2.

## Précisions

anthokyklos-clause-K1 = À combien joue-t-on ? De deux à cinq. À cinq, la pioche peut s’épuiser avant que la fleur soit achevée.
anthokyklos-clause-K2 = Un anneau doit-il être complet avant que le suivant commence ? Non : deux pétales voisins suffisent à porter un emplacement plus au dehors. Si l’option « unlocking » vaut « whole-ring » au lieu de « local », l’anneau intérieur doit d’abord être plein.
anthokyklos-clause-K3 = Quand une pyramide est-elle autorisée ? Tant que son anneau a un emplacement que vous pouvez remplir à l’instant ; ainsi, tout pétale pris trouve sa place.
anthokyklos-clause-K4 = Comment les pyramides sont-elles disposées ? Les pétales de chaque anneau sont mélangés puis empilés face visible, et vous les voyez tous, même recouverts.
anthokyklos-clause-K5 = Les pétales de l’anneau 1 doivent-ils se toucher ? Non : n’importe lequel des neuf emplacements convient, s’il est vide.
anthokyklos-clause-K6 = Peut-on poser un pétale entre deux emplacements ? Non : chaque anneau a neuf emplacements fixes, décalés d’un demi-pas par rapport à l’anneau intérieur.
anthokyklos-clause-K7 = Puis-je prendre un pétale et le garder, ou le remettre ? Ni l’un ni l’autre : le pétale pris est posé dans la même action.
anthokyklos-clause-K8 = Puis-je passer ? Non, et vous n’y serez jamais forcé : tant que la fleur n’est pas complète, un pétale trouve toujours où aller.
anthokyklos-clause-K9 = Le pistil fait-il partie d’un motif ? Non : ce n’est pas un pétale et il n’a pas de couleur.
anthokyklos-clause-K10 = Que veut dire une plus grande échelle ? Autant de pétales, mais tous les pas multipliés ; chaque forme a sa liste d’échelles (G4). Si l’option « scales » vaut « off » au lieu de « on », seule l’échelle 1 compte.
anthokyklos-clause-K11 = Peut-on tourner un motif ou le retourner comme au miroir ? Vous pouvez le tourner autour du pistil comme bon vous semble. L’image au miroir ne compte pas : les formes qui penchent à droite ou à gauche ont des cartes distinctes.
anthokyklos-clause-K12 = Peut-on échanger le dedans et le dehors d’un motif ? Non : le côté du pistil importe, et un bouton n’est pas un éventail.
anthokyklos-clause-K13 = Un motif peut-il avoir un trou ? Non : chacun de ses emplacements doit porter un pétale. Aux grandes échelles, les emplacements intermédiaires ne comptent pas.
anthokyklos-clause-K14 = Que demande « exactement deux couleurs » ? Les deux sont dans le motif, la troisième n’y est pas.
anthokyklos-clause-K15 = Que compte le X+ ? Les pétales de la couleur montrée ou, si la pastille vaut pour toutes, des pétales d’une même couleur de votre choix.
anthokyklos-clause-K16 = Le motif doit-il contenir le pétale que je viens de poser ? Non : tout ce qui est sur la fleur au bout de votre tour compte, si ancien que ce soit.
anthokyklos-clause-K17 = Un motif peut-il servir pour plusieurs cartes, ou resservir plus tard ? Oui, dans les deux cas : les pétales ne s’usent pas.
anthokyklos-clause-K18 = Une carte rapporte-t-elle deux fois si son motif est là deux fois ? Non : vous la prenez une fois, et elle quitte le marché.
anthokyklos-clause-K19 = Une carte à peine révélée est déjà valide : est-elle à moi ? Pas ce tour-ci. Le joueur suivant est le premier à la vérifier, au bout de son tour.
anthokyklos-clause-K20 = Puis-je oublier une carte ? Pas si l’option « taking » vaut « automatic » : toutes vos cartes valides viennent alors d’elles-mêmes. Si elle vaut « sharp-eyes », vous les annoncez vous-même, et les cartes libres qui vous échappent passent au joueur suivant. Une annonce fausse met fin à vos annonces pour ce tour. Pour que deviner ne rapporte rien, elle coûte davantage (règle maison) : si l’option « wrong_claim » vaut « skip-next », vous n’annoncez rien non plus au tour suivant ; « lose-point », vous perdez un point, même si vous n’en avez aucun ; « free », rien de plus.
anthokyklos-clause-K21 = Vérifie-t-on aussi les cartes après une réservation ? Oui, après l’une et l’autre action : une carte déjà valide quand vous la réservez est aussitôt à vous.
anthokyklos-clause-K22 = Puis-je déplacer ou reprendre mon marqueur ? Non : il ne vous revient que lorsque vous validez la carte qu’il occupe.
anthokyklos-clause-K23 = Une carte réservée quitte-t-elle le marché ? Non : elle y reste et compte dans sa taille ; réserver ne fait donc venir aucune carte.
anthokyklos-clause-K24 = Quelqu’un d’autre complète le motif de ma carte réservée. Elle vous attend : vous la prenez au bout de votre prochain tour, et nul autre ne le peut.
anthokyklos-clause-K25 = Qui prend encore des cartes après le dernier pétale ? Vous seul, si vous l’avez posé : vous faites votre vérification et la partie est finie. Le marché n’est pas complété, et les autres n’ont pas de vérification à eux.
anthokyklos-clause-K26 = Une carte réservée mais jamais validée coûte-t-elle des points ? Non, elle ne vous rapporte simplement rien.
anthokyklos-clause-K27 = Et si nous avons autant de points et autant de cartes ? Vous partagez la victoire.
anthokyklos-clause-K28 = Une carte peut-elle être valide avant le premier pétale ? Non : une fleur vide ne contient aucun motif.
anthokyklos-clause-K29 = Et si les cartes manquent, ou si personne n’en prend ? Sans pioche, le marché rétrécit ; si toutes les cartes restantes sont réservées, vous ne pouvez que poser, et s’il n’en reste aucune, le résultat est acquis. Si l’option « refresh » vaut « on » au lieu de « off », trois tours de table sans carte prise envoient la plus ancienne carte non réservée sous la pioche, et une nouvelle est révélée.
anthokyklos-clause-K30 = M’est-il caché quelque chose ? Seulement l’ordre des cartes de la pioche.
anthokyklos-clause-K31 = Qui commence ? Le sort en décide.

## Options

anthokyklos-option-taking = Comment prend-on les cartes valides ?
anthokyklos-option-taking-automatic = D’elles-mêmes : toutes les vôtres au bout de votre tour
anthokyklos-option-taking-sharp-eyes = Vous les annoncez : une annonce fausse met fin à vos annonces pour ce tour, ce qui vous échappe passe au joueur suivant
anthokyklos-option-wrong_claim = Que coûte de plus une annonce fausse, si vous annoncez vous-même les cartes ?
anthokyklos-option-wrong_claim-skip-next = Vous n’annoncez rien à votre prochain tour (règle maison)
anthokyklos-option-wrong_claim-lose-point = Vous perdez un point (règle maison)
anthokyklos-option-wrong_claim-free = Rien de plus
anthokyklos-option-refresh = Un marché qui ne bouge plus est-il renouvelé ?
anthokyklos-option-refresh-off = Non, les cartes n’en partent que lorsqu’on les prend
anthokyklos-option-refresh-on = Oui (règle maison) : après trois tours de table sans carte prise, la plus ancienne carte non réservée va sous la pioche et une nouvelle est révélée
anthokyklos-option-unlocking = Quand peut-on poser un pétale sur l’anneau suivant ?
anthokyklos-option-unlocking-local = Dès que les deux pétales qui le portent sont là
anthokyklos-option-unlocking-whole-ring = Seulement quand tout l’anneau intérieur est plein
anthokyklos-option-scales = Les motifs comptent-ils à plus grande échelle ?
anthokyklos-option-scales-on = Oui, à toutes les échelles de leur forme
anthokyklos-option-scales-off = Non, à l’échelle 1 seulement
anthokyklos-option-deck = Quelle pioche utiliser : la pioche standard, ou celle d’un fichier de pioche que vous nommez ?
anthokyklos-option-deck-standard = La pioche standard de 90 cartes

## Événements

anthokyklos-event-first-player = { $seat } commence.
    .you = Vous commencez.
anthokyklos-event-revealed = { $card } arrive au marché : { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
anthokyklos-event-revealed-least = { $card } arrive au marché : { $shape } ({ $condition } ; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
anthokyklos-event-placed = { $seat } pose { $petal } sur l’anneau { $ring }, emplacement { $slot }.
    .you = Vous posez { $petal } sur l’anneau { $ring }, emplacement { $slot }.
anthokyklos-event-reserved = { $seat } réserve { $card } : { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous réservez { $card } : { $shape } ({ $condition }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-reserved-least = { $seat } réserve { $card } : { $shape } ({ $condition } ; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous réservez { $card } : { $shape } ({ $condition } ; { $least }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-claimed = { $seat } repère un motif et annonce { $card } : { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous repérez un motif et annoncez { $card } : { $shape } ({ $condition }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-claimed-least = { $seat } repère un motif et annonce { $card } : { $shape } ({ $condition } ; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous repérez un motif et annoncez { $card } : { $shape } ({ $condition } ; { $least }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-mistaken = { $seat } annonce { $card }, { $shape } ({ $condition }), mais le motif n’est pas sur la fleur : les annonces s’arrêtent là pour ce tour.
    .you = Vous annoncez { $card }, { $shape } ({ $condition }), mais le motif n’est pas sur la fleur : vos annonces s’arrêtent là pour ce tour.
anthokyklos-event-mistaken-least = { $seat } annonce { $card }, { $shape } ({ $condition } ; { $least }), mais le motif n’est pas sur la fleur : les annonces s’arrêtent là pour ce tour.
    .you = Vous annoncez { $card }, { $shape } ({ $condition } ; { $least }), mais le motif n’est pas sur la fleur : vos annonces s’arrêtent là pour ce tour.
anthokyklos-event-fined-skip-next = { $seat } n’annoncera rien non plus à son prochain tour.
    .you = Vous n’annoncerez rien non plus à votre prochain tour.
anthokyklos-event-fined-lose-point = { $seat } perd un point.
    .you = Vous perdez un point.
anthokyklos-event-sat-out = Après son annonce fausse, { $seat } n’annonce rien à ce tour.
    .you = Après votre annonce fausse, vous n’annoncez rien à ce tour.
anthokyklos-event-validated = { $seat } valide { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $shape } ({ $condition }), en { $motif }{ $more ->
    [0] {""}
    [one] {" et "}{ $more } autre endroit
   *[other] {" et "}{ $more } autres endroits
} (anneau.emplacement).
    .you = Vous validez { $card } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $shape } ({ $condition }), en { $motif }{ $more ->
        [0] {""}
        [one] {" et "}{ $more } autre endroit
       *[other] {" et "}{ $more } autres endroits
    } (anneau.emplacement).
anthokyklos-event-validated-least = { $seat } valide { $card } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $shape } ({ $condition } ; { $least }), en { $motif }{ $more ->
    [0] {""}
    [one] {" et "}{ $more } autre endroit
   *[other] {" et "}{ $more } autres endroits
} (anneau.emplacement).
    .you = Vous validez { $card } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $shape } ({ $condition } ; { $least }), en { $motif }{ $more ->
        [0] {""}
        [one] {" et "}{ $more } autre endroit
       *[other] {" et "}{ $more } autres endroits
    } (anneau.emplacement).
anthokyklos-event-retired = Trois tours de table sans carte prise : { $card } ({ $shape }) va sous la pioche.
anthokyklos-event-scored = { $seat } finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous finissez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-won-points = { $seat } gagne avec le plus haut total.
    .you = Vous gagnez avec le plus haut total.
anthokyklos-event-won-cards = { $seat } gagne : à égalité de points, mais avec plus de cartes Motif.
    .you = Vous gagnez : à égalité de points, mais avec plus de cartes Motif.
anthokyklos-event-won-shared = { $seat } partage la victoire : égalité de points et de cartes.
    .you = Vous partagez la victoire : égalité de points et de cartes.

## Lignes de la table

anthokyklos-line-flower = La fleur, déroulée (un numéro : un emplacement à remplir ; le 9 touche le 1)
anthokyklos-line-ring = Anneau { $ring } { $drawn_petal }
anthokyklos-line-slots = Numéro   { $drawn_slot }
anthokyklos-line-pyramid = Pyramide de l’anneau { $ring } (entre parenthèses : ce qui se prend)
anthokyklos-line-pyramid-closed = Pyramide de l’anneau { $ring } (fermée pour l’instant)
anthokyklos-line-top = Haut   { $drawn_petal }
anthokyklos-line-middle = Milieu { $drawn_petal }
anthokyklos-line-bottom = Bas    { $drawn_petal }
anthokyklos-line-shapes = { $drawn_shape }
anthokyklos-line-market = Marché — { $number ->
    [0] la pioche est vide
    [one] { $number } carte encore dans la pioche
   *[other] { $number } cartes encore dans la pioche
}
anthokyklos-line-card = { $card } — { $shape } ({ $condition }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
anthokyklos-line-card-least = { $card } — { $shape } ({ $condition } ; { $least }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
anthokyklos-line-card-held = { $card } — { $shape } ({ $condition }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; réservée par { $seat }
anthokyklos-line-card-least-held = { $card } — { $shape } ({ $condition } ; { $least }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; réservée par { $seat }
anthokyklos-line-under = Sous la pioche, dans l’ordre où elles reviendront : { $card }
anthokyklos-line-idle = { $number ->
    [one] Aucune carte prise depuis { $number } tour
   *[other] Aucune carte prise depuis { $number } tours
}
anthokyklos-line-player = { $seat } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $number ->
    [0] pas encore de carte
    [one] { $number } carte
   *[other] { $number } cartes
}
anthokyklos-line-won = Cartes validées : { $card }
anthokyklos-line-barred = Annonce fausse : aucune annonce après la prochaine action
anthokyklos-line-lost = { $number ->
    [one] Annonces fausses : { $number } point perdu
   *[other] Annonces fausses : { $number } points perdus
}

## Ce qui est demandé

anthokyklos-prompt-turn = À vous : une seule action, sur la fleur ou au marché.
anthokyklos-prompt-claim = Regardez bien la fleur : quels motifs y voyez-vous ? Une annonce fausse { $penalty }.
anthokyklos-part-action = Que faites-vous ?
anthokyklos-part-ring = Un pétale de la pyramide de quel anneau ?
anthokyklos-part-petal = De quelle couleur ?
anthokyklos-part-place = À quelle place de la pyramide ?
anthokyklos-part-slot = Sur quel emplacement ?
anthokyklos-part-card = Quelle carte ?

## Refus

anthokyklos-refusal-claim-first = Votre action est faite, c’est le moment des annonces : annoncez une carte, ou dites que vous n’annoncez plus rien (done).
anthokyklos-refusal-no-claims-now = Ce n’est pas le moment d’annoncer des cartes : posez un pétale ou réservez une carte.
anthokyklos-refusal-not-in-market = { $card } n’est pas au marché : choisissez une carte qui s’y trouve.
anthokyklos-refusal-claimed-already = Vous avez déjà annoncé { $card } ce tour-ci, et une fois suffit : choisissez une autre carte, ou done.
anthokyklos-refusal-reserved-by-other = { $card } porte le marqueur de { $seat } : choisissez une autre carte.
anthokyklos-refusal-reserved-already = { $card } porte déjà votre marqueur : posez un pétale.
anthokyklos-refusal-second-reservation = Votre marqueur est sur une autre carte, vous ne pouvez donc pas réserver { $card } : posez un pétale.
anthokyklos-refusal-slot-taken = L’emplacement { $slot } de l’anneau { $ring } a déjà son pétale : choisissez-en un libre.
anthokyklos-refusal-ring-locked = L’anneau { $ring } ne s’ouvre que lorsque tout l’anneau intérieur est plein : posez un pétale plus au dedans.
anthokyklos-refusal-slot-unsupported = L’emplacement { $slot } de l’anneau { $ring } repose sur deux emplacements qui doivent porter chacun un pétale (anneau.emplacement) : { $support }. Remplissez d’abord ceux-là, ou choisissez un autre emplacement.
anthokyklos-refusal-petal-gone = Dans la pyramide de l’anneau { $ring }, le pétale de la place { $place } est déjà pris : choisissez-en un qui y est encore.
anthokyklos-refusal-petal-covered = Dans la pyramide de l’anneau { $ring }, un pétale recouvre encore celui de la place { $place } : ce qui est dessus part d’abord.
anthokyklos-refusal-unreadable-move = « { $text } » n’est pas un coup : écrivez par exemple 2m1>5 (le pétale m1 de l’anneau 2 sur l’emplacement 5), M07 (réserver cette carte) ou, si vous annoncez les cartes vous-même, !M07 (l’annoncer) et done (aucune autre annonce).
anthokyklos-refusal-petal-count = Il faut à l’anneau { $ring } exactement trois pétales de couleur { $petal }, ceux de la fleur et ceux de sa pyramide ensemble : ajoutez-en ou ôtez-en.
anthokyklos-refusal-petal-unsupported = Il manque à un pétale de l’anneau { $ring } ceux dont il a besoin sur l’anneau intérieur : ajoutez-les, ou ôtez ce pétale.
anthokyklos-refusal-card-duplicated = { $card } est à plusieurs endroits : ne laissez cette carte qu’à un seul.
anthokyklos-refusal-market-size = Le marché doit compter { $expected } cartes, et moins seulement quand la pioche est vide : ajoutez-en ou ôtez-en.
anthokyklos-refusal-one-reservation = { $seat } n’a qu’un marqueur : ne le laissez que sur une carte.
    .you = Vous n’avez qu’un marqueur : ne le laissez que sur une carte.
anthokyklos-refusal-motif-absent = Le motif de la carte { $card } n’est pas sur la fleur, personne ne peut donc l’avoir validée ou annoncée : ôtez-la d’ici.
anthokyklos-refusal-flower-complete = La fleur est complète, ce n’est donc plus à personne de jouer : écrivez « turn over ».
anthokyklos-refusal-no-claims = Il n’y a pas d’annonce à faire ici : retirez « claim ».
anthokyklos-refusal-deck-size = Une pioche compte { $expected } cartes, et celle-ci { $given } : ajoutez-en ou ôtez-en.
anthokyklos-refusal-deck-length = Une pioche compte au plus { $most } caractères, et celle-ci { $given } : ôtez les commentaires et les formes sans carte.
anthokyklos-refusal-deck-twins = { $card } et { $other_card } sont une seule et même carte : changez ou ôtez l’une des deux.
anthokyklos-refusal-deck-colours = { $card } n’a pas de pendant une couleur plus loin (corail, or, indigo, puis de nouveau corail) : ajoutez-le, pour autant de points.
anthokyklos-refusal-deck-mirror = { $card } n’a pas d’image au miroir dans cette pioche : ajoutez-la, avec les mêmes couleurs et pour autant de points.
anthokyklos-refusal-deck-impossible = { $card } demande un motif qu’aucune fleur ne peut montrer, chaque anneau ayant trois pétales par couleur : demandez moins, ou retirez la carte.
anthokyklos-refusal-deck-line = « { $text } » n’est ni une forme ni une carte : écrivez par exemple « shape bud 0,0 0,2 1,1 scales 1 2 » ou « card M43 cup two:cg 3+c 5 ».
anthokyklos-refusal-deck-key = « { $text } » ne peut pas servir de nom : employez jusqu’à 40 lettres, chiffres et traits d’union, et donnez à chaque forme et à chaque carte un nom à elle.
anthokyklos-refusal-deck-shape = La forme « { $text } » est illisible ou ne tient pas sur la fleur : écrivez jusqu’à neuf pas comme 0,0 0,2 1,1, puis « scales » et les échelles dans l’ordre, de 1 à 4 au plus.
anthokyklos-refusal-deck-unknown-shape = Aucune ligne plus haut ne décrit de forme « { $text } » : mettez la ligne de la forme avant ses cartes.
anthokyklos-refusal-deck-condition = « { $text } » n’est pas une condition de couleurs : écrivez par exemple one:c, one:any, two:cg ou three, suivi ou non de 3+c.
anthokyklos-refusal-deck-points = « { $text } » ne peut pas être des points : finissez la ligne par un nombre entier de 0 à 99.

## Ce qui a décidé de la partie

anthokyklos-reason-points = aux points
anthokyklos-reason-cards = à égalité de points, par les cartes Motif
anthokyklos-reason-shared = égalité de points et de cartes : victoire partagée

## Termes

anthokyklos-term-action-place = poser un pétale
anthokyklos-term-action-reserve = réserver une carte
anthokyklos-term-card-done = aucune autre annonce
anthokyklos-term-penalty-skip-next = met fin à vos annonces pour ce tour et le suivant
anthokyklos-term-penalty-lose-point = met fin à vos annonces pour ce tour et vous coûte un point
anthokyklos-term-penalty-free = met fin à vos annonces pour ce tour
anthokyklos-term-place-t1 = haut 1
anthokyklos-term-place-t2 = haut 2
anthokyklos-term-place-m1 = milieu 1
anthokyklos-term-place-m2 = milieu 2
anthokyklos-term-place-m3 = milieu 3
anthokyklos-term-place-b1 = bas 1
anthokyklos-term-place-b2 = bas 2
anthokyklos-term-place-b3 = bas 3
anthokyklos-term-place-b4 = bas 4
anthokyklos-term-shape-arc3 = arc de 3
anthokyklos-term-shape-trefoil = trèfle
anthokyklos-term-shape-arc5 = arc de 5
anthokyklos-term-shape-ray = rayon
anthokyklos-term-shape-right3 = spirale droite de 3
anthokyklos-term-shape-left3 = spirale gauche de 3
anthokyklos-term-shape-right4 = spirale droite de 4
anthokyklos-term-shape-left4 = spirale gauche de 4
anthokyklos-term-shape-right5 = grande spirale droite
anthokyklos-term-shape-left5 = grande spirale gauche
anthokyklos-term-shape-bud = bouton
anthokyklos-term-shape-fan = éventail
anthokyklos-term-shape-diamond = losange
anthokyklos-term-shape-braid-right = tresse droite
anthokyklos-term-shape-braid-left = tresse gauche
anthokyklos-term-shape-chevron-out = chevron pointe dehors
anthokyklos-term-shape-chevron-in = chevron pointe dedans
anthokyklos-term-shape-cross = croix
anthokyklos-term-shape-cup = coupe
anthokyklos-term-shape-corolla = corolle
anthokyklos-term-shape-flower = fleur
anthokyklos-term-shape-big-bud = grand bouton
anthokyklos-term-shape-ring = anneau complet
anthokyklos-term-colour-c = corail
anthokyklos-term-colour-g = or
anthokyklos-term-colour-i = indigo
anthokyklos-term-petal-c = corail
anthokyklos-term-petal-g = or
anthokyklos-term-petal-i = indigo
anthokyklos-term-condition-one-c = tout corail
anthokyklos-term-condition-one-g = tout or
anthokyklos-term-condition-one-i = tout indigo
anthokyklos-term-condition-one-cg = tout corail ou tout or
anthokyklos-term-condition-one-gi = tout or ou tout indigo
anthokyklos-term-condition-one-ci = tout corail ou tout indigo
anthokyklos-term-condition-one-any = une couleur, n’importe laquelle
anthokyklos-term-condition-two-cg = exactement corail et or
anthokyklos-term-condition-two-gi = exactement or et indigo
anthokyklos-term-condition-two-ci = exactement corail et indigo
anthokyklos-term-condition-two-c = exactement deux couleurs, dont le corail
anthokyklos-term-condition-two-g = exactement deux couleurs, dont l’or
anthokyklos-term-condition-two-i = exactement deux couleurs, dont l’indigo
anthokyklos-term-condition-two-any = exactement deux couleurs, n’importe lesquelles
anthokyklos-term-condition-three = les trois couleurs
anthokyklos-term-least-1c = au moins 1 corail
anthokyklos-term-least-1g = au moins 1 or
anthokyklos-term-least-1i = au moins 1 indigo
anthokyklos-term-least-1any = au moins 1 d’une même couleur
anthokyklos-term-least-2c = au moins 2 corail
anthokyklos-term-least-2g = au moins 2 or
anthokyklos-term-least-2i = au moins 2 indigo
anthokyklos-term-least-2any = au moins 2 d’une même couleur
anthokyklos-term-least-3c = au moins 3 corail
anthokyklos-term-least-3g = au moins 3 or
anthokyklos-term-least-3i = au moins 3 indigo
anthokyklos-term-least-3any = au moins 3 d’une même couleur
anthokyklos-term-least-4c = au moins 4 corail
anthokyklos-term-least-4g = au moins 4 or
anthokyklos-term-least-4i = au moins 4 indigo
anthokyklos-term-least-4any = au moins 4 d’une même couleur
anthokyklos-term-least-5c = au moins 5 corail
anthokyklos-term-least-5g = au moins 5 or
anthokyklos-term-least-5i = au moins 5 indigo
anthokyklos-term-least-5any = au moins 5 d’une même couleur
anthokyklos-term-least-6c = au moins 6 corail
anthokyklos-term-least-6g = au moins 6 or
anthokyklos-term-least-6i = au moins 6 indigo
anthokyklos-term-least-6any = au moins 6 d’une même couleur
anthokyklos-term-least-7c = au moins 7 corail
anthokyklos-term-least-7g = au moins 7 or
anthokyklos-term-least-7i = au moins 7 indigo
anthokyklos-term-least-7any = au moins 7 d’une même couleur
anthokyklos-term-least-8c = au moins 8 corail
anthokyklos-term-least-8g = au moins 8 or
anthokyklos-term-least-8i = au moins 8 indigo
anthokyklos-term-least-8any = au moins 8 d’une même couleur
anthokyklos-term-least-9c = au moins 9 corail
anthokyklos-term-least-9g = au moins 9 or
anthokyklos-term-least-9i = au moins 9 indigo
anthokyklos-term-least-9any = au moins 9 d’une même couleur

# D'où viennent les points.

anthokyklos-score-card = Carte { $card } : { $shape } ({ $condition })
anthokyklos-score-card-least = Carte { $card } : { $shape } ({ $condition } ; { $least })
anthokyklos-score-wrong = { $number ->
    [one] { $number } annonce fausse
   *[other] { $number } annonces fausses
}
