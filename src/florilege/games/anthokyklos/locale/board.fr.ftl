# Le plateau dessiné.

anthokyklos-board-flower = La fleur ; les flèches du clavier font le tour d’un anneau, vers l’extérieur ou l’intérieur
anthokyklos-board-slot-filled = Anneau { $ring }, emplacement { $slot } : { $petal }
anthokyklos-board-slot-open = Anneau { $ring }, emplacement { $slot } : à remplir
anthokyklos-board-slot-closed = Anneau { $ring }, emplacement { $slot } : vide, pas encore ouvert
anthokyklos-board-slot-place = Poser { $petal } sur l’anneau { $ring }, emplacement { $slot }
anthokyklos-board-ring = Anneau { $ring }
anthokyklos-board-ring-full = complet
anthokyklos-board-pyramid = Pyramide de l’anneau { $ring }
anthokyklos-board-petal = { $petal }, { $place }
anthokyklos-board-petal-covered = { $petal }, { $place } : hors d’atteinte pour l’instant
anthokyklos-board-market = Marché des motifs
anthokyklos-board-deck = { $number ->
    [0] pioche vide
   *[other] { $number } en pioche
}
anthokyklos-board-reserve = Réserver
anthokyklos-board-held = réservée
anthokyklos-board-held-by-you = à vous
anthokyklos-board-claim = Je le vois !
anthokyklos-board-claimed = annoncée ✓
anthokyklos-board-claims-done = Je n’en vois pas d’autre
anthokyklos-board-look = Regardez une carte pour voir où est son motif, ou bien où il peut venir en premier.
anthokyklos-board-look-sharp = L’œil vif : trouvez vous-même les motifs, et annoncez-les après votre action.
anthokyklos-board-there = Sur la fleur (anneau.emplacement) : { $motif }.
anthokyklos-board-near = Au plus près (anneau.emplacement) : { $motif }. Couleurs utiles : { $petal }.
anthokyklos-board-hopeless = Ce motif ne peut plus venir.
anthokyklos-board-won = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
anthokyklos-board-reserving = marqueur sur { $card }
anthokyklos-board-barred = pas d’annonce au prochain tour
anthokyklos-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
