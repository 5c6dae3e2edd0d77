# Anthokyklos — the guided first game and the captions of the diagrams, in English.

anthokyklos-guide-goal = Welcome! All of you build one single flower, petal by petal, from its pistil outwards. As it grows, patterns appear in it. Whoever ends a turn while the pattern of a Motif card is there takes that card and its points. When the flower is complete, most points win.
anthokyklos-guide-table = In the middle is the pistil; around it there will be five rings of nine petals. Each ring has its own petals, three coral, three gold and three indigo, stacked in a pyramid: two on top, three in the middle, four at the bottom. The cards on offer are the market: one more than there are players, so three today.
anthokyklos-guide-place = On your turn you do one thing: place a petal or reserve a card. Let us place. Take the coral petal from the top of ring 1’s pyramid and put it on slot 1 of ring 1. The first ring lies around the pistil, and any free slot there will do.
anthokyklos-guide-place-else = Any slot would be fine, but the story begins with coral on slot 1 of ring 1.
anthokyklos-guide-accessible = Your opponent has placed the other top petal, gold, on slot 6. You can only take a petal on which no other lies. Yours has uncovered a coral one in the middle row (the first from the left). Take it, and place it on slot 2, next to your first.
anthokyklos-guide-accessible-else = We need neighbours: the coral petal of the middle row, on slot 2 of ring 1.
anthokyklos-guide-supports = Two neighbours, and the flower opens further. From ring 2 on, a slot needs both petals of the ring inside that it rests on. Slot 1 of ring 2 rests on slots 1 and 2 of ring 1, so it is free to be filled, and the pyramid of ring 2 may be used from now on.
anthokyklos-guide-cards = Now read the cards. Each shows a shape, a condition on colours, and its points. M83: three in a row on a ring, all three colours, 1 point. M75: a bud (two neighbours and the petal that rests on both) in exactly two colours, 2 points. M01: a bud all in coral, 4 points. Do you see it? You already have two coral neighbours.
anthokyklos-guide-reserve = Only the outer petal is missing, but no coral petal of ring 2 can be reached yet: gold and indigo lie on top. And whoever ends a turn with the bud in place takes the card. Make sure that is you: reserve M01. It takes your whole turn, and you have only one marker, but from now on nobody else can validate that card.
anthokyklos-guide-reserve-else = Tempting, but someone might snatch the coral bud from you. Reserve M01.
anthokyklos-guide-rival = Your opponent took the gold petal from ring 2’s pyramid, put it on slot 6 of ring 2, above gold and indigo, and so made a bud in two colours: M75 was theirs. At the end of a turn you check every card without a marker and your own reserved one, and take all that fit. A new card has filled the gap at once.
anthokyklos-guide-validate = Even better, that gold petal was lying on a coral one. Now it can be reached: take the coral petal from the middle row of ring 2’s pyramid and place it on slot 1 of ring 2. The check at the end of your turn is made for you.
anthokyklos-guide-validate-else = Your bud is waiting: coral from ring 2’s pyramid, on slot 1 of ring 2.
anthokyklos-guide-taken = Four points, and your marker is free again. Petals are never used up: the same ones may serve for other cards, and motifs may overlap. A card that has just been revealed counts from the next player’s check on, so taking a card also gives the others a chance.
anthokyklos-guide-scale = Your opponent has reserved a card too. Now something subtle: a shape may appear at a larger scale. M83 asks for an arc of three; every second slot of the ring is an arc as well. Gold lies on slot 6, coral on slot 1. Take the indigo petal at the bottom left of ring 1’s pyramid, and place it on slot 8, between them.
anthokyklos-guide-scale-else = Look at slots 6, 8 and 1 of ring 1: indigo on slot 8 makes an arc of three colours.
anthokyklos-guide-onwards = Gold, indigo, coral, with a slot between each: M83 is yours. Shapes may be turned round the pistil as you like, but not mirrored or turned inside out. A turn is always the same: one action, check, take, refill. We shall now let both of you play on quickly. Watch the flower grow!
anthokyklos-guide-last-petal = Forty-four petals are in place and you lead by one point. A card came up after your opponent’s turn: M27, a right braid all in coral or all in indigo. Look at slots 4 and 5 of rings 4 and 5: four coral petals, it is there already! Place the last petal, on slot 1 of ring 5.
anthokyklos-guide-last-petal-else = There is only one petal and one slot left: ring 5, slot 1.
anthokyklos-guide-scores = The five rings are full and the game is over at once. Whoever placed the last petal still made their check; the others did not. You add up the points on your cards: 78 to 69, you win! Had you been level, more cards would have decided. Now build one of your own.

## Diagrams

anthokyklos-diagram-3-4 = The table before the first petal: the pistil, five pyramids of nine petals, and with two players a market of three cards.
anthokyklos-diagram-6-2 = The coral petal was taken from the top left of ring 1’s pyramid. Gold on the top right is accessible, and so is now the coral petal of the middle row, on which nothing lies any more.
anthokyklos-diagram-6-4 = Slots 1 and 2 of ring 1 are filled, so slot 1 of ring 2 has both its supports and is open. The indigo petal on slot 4 stands alone and supports nothing yet.
anthokyklos-diagram-7-2 = A has reserved M01, the bud all in coral. Whoever completes it on ring 2, only A will be able to validate that card.
anthokyklos-diagram-9-2 = M01 asks for a bud all in coral: slots 1 and 2 of ring 1 and slot 1 of ring 2. It is there.
anthokyklos-diagram-9-5 = M31 asks for a diamond of exactly coral and gold: slot 2 of ring 1, slots 1 and 2 of ring 2, slot 1 of ring 3. Both colours are there, indigo is not.
anthokyklos-diagram-9-9 = M61 asks for an arc of five in all three colours, at least three of them coral: slots 1 to 5 of ring 1 show three coral, one indigo and one gold.
anthokyklos-diagram-10-3 = Slot 2 of ring 1 serves three cards at once: the coral bud (M01), the bud in two colours beside it (M75), and the right braid of rings 1 and 2 (M79).
anthokyklos-diagram-11-1 = The five rings are full: the game is over. A has 78 points and B 69.
anthokyklos-diagram-G4 = A bud at scale 2: slots 1 and 3 of ring 1 and slot 1 of ring 3, all coral. The petals in between do not matter, and M01 is valid.
anthokyklos-diagram-K11 = Slot 1 of rings 1, 2 and 3 makes a right spiral in coral, for M10. It may lie anywhere around the pistil; but for its mirror image, M13, it does not count.
