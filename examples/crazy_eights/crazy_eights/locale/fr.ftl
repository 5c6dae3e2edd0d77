crazy-eights-name = Huit américain
crazy-eights-idea = Suivez la carte de la pile par la couleur ou la valeur, renversez le jeu avec un huit et videz votre main avant les autres.

crazy-eights-section-rules = Règles
crazy-eights-clause-1-1 = On joue de deux à cinq avec un jeu de 52 cartes. À deux, chacun reçoit sept cartes ; à trois et plus, cinq.
crazy-eights-clause-1-2 = Les autres cartes forment la pioche, face cachée. Une carte de la pioche qui n’est pas un huit commence la pile.
crazy-eights-clause-1-3 = Le sort désigne qui commence ; ensuite chacun joue à son tour, dans l’ordre des places.
crazy-eights-clause-2-1 = Jouez une carte de la couleur ou de la valeur de la carte du dessus.
crazy-eights-clause-2-2 = Un huit se joue sur n’importe quelle carte. Si ce n’était pas votre dernière carte, vous annoncez alors la couleur à suivre.
crazy-eights-clause-2-3 = Au lieu de jouer, vous pouvez piocher une carte, même si vous en avez une qui convient. En un tour, vous piochez au plus autant de cartes que l’option « draws » le permet ; vous pouvez encore en jouer une ensuite.
crazy-eights-clause-2-4 = Quand vous ne pouvez plus piocher, ou que la pioche est vide, vous pouvez passer.
crazy-eights-clause-3-1 = La partie s’arrête dès que quelqu’un n’a plus de cartes.
crazy-eights-clause-3-2 = Elle s’arrête aussi quand tous ont passé l’un après l’autre.
crazy-eights-clause-4-1 = Les cartes qui vous restent comptent contre vous. Le meilleur score gagne ; à égalité, la victoire est partagée.
crazy-eights-clause-4-2 = Un huit compte 50, un roi, une dame, un valet ou un dix 10, un as 1, toute autre carte son nombre.

crazy-eights-option-draws = Combien de cartes on peut piocher en un tour

crazy-eights-term-move-draw = piocher une carte
crazy-eights-term-move-pass = passer

crazy-eights-event-dealt = { $seat } reçoit { $card }.
    .you = Vous recevez { $card }.
crazy-eights-event-started = La pile commence par { $card }.
crazy-eights-event-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
crazy-eights-event-named = { $seat } annonce { $card }.
    .you = Vous annoncez { $card }.
crazy-eights-event-drew-card = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
crazy-eights-event-drew = { $seat } pioche une carte.
crazy-eights-event-passed = { $seat } passe.
    .you = Vous passez.

crazy-eights-line-pile = Pile : { $card }, à suivre : { $suit }
crazy-eights-line-stock = Pioche : { $number }
crazy-eights-line-hand = { $seat } : { $number ->
    [one] une carte
   *[other] { $number } cartes
}
crazy-eights-line-cards = { $card }

crazy-eights-prompt-turn = Jouez une carte, suivez { $suit } ou la valeur, ou piochez
crazy-eights-prompt-suit = Annoncez une couleur
crazy-eights-part-move = Votre coup

crazy-eights-refusal-name-a-suit = Annoncez d’abord une couleur.
crazy-eights-refusal-not-now = On annonce une couleur seulement après un huit, on pioche seulement tant qu’on le peut, et on passe seulement si l’on ne peut pas piocher.
crazy-eights-refusal-no-match = { $card } n’a ni la couleur ni la valeur à suivre.
crazy-eights-refusal-not-held = { $card } n’est pas dans votre main.

crazy-eights-reason-out = une main est vide
crazy-eights-reason-blocked = personne ne peut jouer
crazy-eights-score-score = cartes restées en main
