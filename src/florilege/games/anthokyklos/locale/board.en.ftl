# The drawn board.

anthokyklos-board-flower = The flower; arrow keys go round a ring, outwards and inwards
anthokyklos-board-slot-filled = Ring { $ring }, slot { $slot }: { $petal }
anthokyklos-board-slot-open = Ring { $ring }, slot { $slot }: open
anthokyklos-board-slot-closed = Ring { $ring }, slot { $slot }: bare, not open yet
anthokyklos-board-slot-place = Place { $petal } on ring { $ring }, slot { $slot }
anthokyklos-board-ring = Ring { $ring }
anthokyklos-board-ring-full = complete
anthokyklos-board-pyramid = Pyramid of ring { $ring }
anthokyklos-board-petal = { $petal }, { $place }
anthokyklos-board-petal-covered = { $petal }, { $place }: out of reach for now
anthokyklos-board-market = Market of motifs
anthokyklos-board-deck = { $number ->
    [0] deck empty
   *[other] { $number } in the deck
}
anthokyklos-board-reserve = Reserve
anthokyklos-board-held = reserved
anthokyklos-board-held-by-you = yours
anthokyklos-board-claim = I see it!
anthokyklos-board-claimed = claimed ✓
anthokyklos-board-claims-done = I see no others
anthokyklos-board-look = Look at a card to see where its motif is, or may come first.
anthokyklos-board-look-sharp = Sharp eyes: find the motifs yourself, and say so after your action.
anthokyklos-board-there = On the flower (ring.slot): { $motif }.
anthokyklos-board-near = Nearest places (ring.slot): { $motif }. Colours that help: { $petal }.
anthokyklos-board-hopeless = This motif can no longer come.
anthokyklos-board-won = { $number ->
    [0] no card yet
    [one] { $number } card
   *[other] { $number } cards
}
anthokyklos-board-reserving = marker on { $card }
anthokyklos-board-barred = no claims next turn
anthokyklos-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
