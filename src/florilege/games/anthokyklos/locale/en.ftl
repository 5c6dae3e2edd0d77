# Anthokyklos — English words.

anthokyklos-name = Anthokyklos
anthokyklos-idea = One flower for the whole table, growing petal by petal from its pistil to its fifth ring. Every petal you add draws something: an arc, a spiral, a corolla, and the cards of the market reward whoever sees it first. But what you begin, your neighbour may finish. Do you place now, or spend a turn to keep the finest card for yourself?

## Sections of the rules

anthokyklos-section-overview = The game at a glance
anthokyklos-section-material = What is in the box
anthokyklos-section-set-up = Setting up
anthokyklos-section-aim = Aim of the game
anthokyklos-section-turn = Your turn
anthokyklos-section-place = Action: place a petal
anthokyklos-section-reserve = Action: reserve a card
anthokyklos-section-motifs = Motifs
anthokyklos-section-reading = Reading a card
anthokyklos-section-validate = Validating cards
anthokyklos-section-end = End of the game
anthokyklos-section-summary = A turn in short
anthokyklos-section-flower = The flower, the shapes and the deck
anthokyklos-section-shapes = The shapes, one by one
anthokyklos-section-rulings = Rulings

## Overview

anthokyklos-clause-1-1 = You and the others build one single flower out of coloured petals. Motifs form in it as it grows: spot them, reserve the right card in time, and validate cards for points.
anthokyklos-clause-1-2 = The finished flower is the end of the game. Whoever has the most points by then wins.

## Material

anthokyklos-clause-2-1 = A single pistil is the heart of the flower.
anthokyklos-clause-2-2 = There are 45 petals, nine for each of the five rings. The nine petals of a ring come in three colours, three of each.
anthokyklos-clause-2-3 = There are 90 Motif cards.
anthokyklos-clause-2-4 = Each player has one reservation marker.

## Set-up

anthokyklos-clause-3-1 = The pistil goes in the middle of the table.
anthokyklos-clause-3-2 = The shuffled Motif cards become the deck.
anthokyklos-clause-3-3 = Turn up one card more than there are players. These cards are the market, open to all.
anthokyklos-clause-3-4 = Each ring has a stock of its own: its nine petals stacked as a pyramid, with 4 in the bottom row, 3 in the middle and 2 on top. Every petal above the bottom row lies across the two just below it.
anthokyklos-clause-3-5 = When play begins you can take only the two top petals of the pyramid of ring 1.
anthokyklos-clause-3-6 = You all receive a marker each.
anthokyklos-clause-3-7 = Decide who goes first.

## Aim

anthokyklos-clause-4-1 = Validated Motif cards bring you points, and you want as many points as you can get before the fifth ring closes.

## Turn

anthokyklos-clause-5-1 = Your turn consists of exactly one action: either you place a petal or you reserve a Motif card.
anthokyklos-clause-5-2 = Your turn closes with a check: find the cards you can validate, take them, and fill the gaps in the market without delay.

## Placing

anthokyklos-clause-6-1 = Choose a petal that is accessible in an authorised pyramid. It goes straight onto the flower.
anthokyklos-clause-6-2 = A petal is accessible when no other lies on it. The one you take may uncover others in the same pyramid.
anthokyklos-clause-6-3 = Petals of ring 1 go around the pistil.
anthokyklos-clause-6-4 = From ring 2 on, a petal needs two supports: both neighbouring petals of the ring inside on which its slot rests have to be there.
anthokyklos-clause-6-5 = So the flower opens outwards: each ring makes room for the next one.

## Reserving

anthokyklos-clause-7-1 = You may give up your placement and put your marker on a card of the market that nobody has reserved.
anthokyklos-clause-7-2 = From then on you alone can validate that card.
anthokyklos-clause-7-3 = You can have no more than one reservation at a time.
anthokyklos-clause-7-4 = A card with a marker on it is closed to everybody else’s marker.
anthokyklos-clause-7-5 = A reservation is your whole action: you place nothing this turn.

## Motifs

anthokyklos-clause-8-1 = Each Motif card tells you three things: a shape, a condition on its colours, and what it is worth.
anthokyklos-clause-8-2 = A motif may lie anywhere on the flower, several times over, across other motifs and at more than one scale. One petal can belong to any number of them.
anthokyklos-clause-8-3 = If several motifs are there when your turn ends, you can validate several cards at once.

## Reading a card

anthokyklos-clause-9-1 = Look for the shape drawn on the card, in the colours its pips ask for. The score is what you gain.
anthokyklos-clause-9-2 = One given colour: every petal of the motif has the colour shown.
anthokyklos-clause-9-3 = One colour, any: all the petals match, in whichever colour you like.
anthokyklos-clause-9-4 = One colour out of two: all the petals match, in one or the other of the colours shown.
anthokyklos-clause-9-5 = Two given colours: the motif shows both of them and nothing else.
anthokyklos-clause-9-6 = Two colours, one given: the motif shows two colours, no more and no fewer, and the colour on the card is one of them.
anthokyklos-clause-9-7 = Two colours, any: the motif shows two colours, no more and no fewer, whichever they are.
anthokyklos-clause-9-8 = Three colours: all three appear in the motif.
anthokyklos-clause-9-9 = Some cards add a number with a plus sign, X+. Among the petals of the motif, X or more must then be of the colour or type shown.

## Validating

anthokyklos-clause-10-1 = When your turn ends you check the cards of the market that bear no marker, and the card under your own marker if you have one.
anthokyklos-clause-10-2 = A card is valid if its shape is on the flower in fitting colours. You take every valid card.
anthokyklos-clause-10-3 = Overlaps do no harm: one petal can help you to several cards.
anthokyklos-clause-10-4 = You take all your cards in one go.
anthokyklos-clause-10-5 = A valid card you overlook stays where it is. The player after you may take it when their own turn ends.
anthokyklos-clause-10-6 = The market is then made up again at once: as many cards come from the deck as you took.
anthokyklos-clause-10-7 = Cards you have taken lie in front of you until the game is over.

## End

anthokyklos-clause-11-1 = The game is over as soon as all five rings are full.
anthokyklos-clause-11-2 = Your result is the sum of the points on your cards. The highest total wins.
anthokyklos-clause-11-3 = If you are level on points, the one with more Motif cards wins.

## Summary

anthokyklos-clause-12-1 = Always in this order: do one action, check the open cards and your own reserved one, take all that are valid, refill the market.

## Flower, shapes and deck

anthokyklos-clause-G1 = The flower has five rings of nine slots, and each ring is turned by half a slot against the one inside. A slot has two neighbours on its own ring, two on the ring inside and two on the ring outside, where there is one.
anthokyklos-clause-G2 = From ring 2 on, each slot rests on two slots of the ring inside: the one with the same number and the one after it. After the ninth the count starts again at the first.
anthokyklos-clause-G3 = A pyramid is authorised while its ring has an empty slot with both supports. It may close for a while, when all such slots are filled, and open again later.
anthokyklos-clause-G4 = A shape is a fixed pattern of slots. At scale 2, 3 or 4 every step is two, three or four times as long, and the number of petals stays the same. F1 to F23 define the shapes of the standard deck one by one. The bud and the fan exist at all four scales, some shapes at scales 1 and 2, the others only at scale 1.
anthokyklos-clause-G5 = The standard deck has 66 cards in triplets, one for each colour, and 24 that favour no colour: swap the colours in a circle or mirror everything, and it is the same deck. No card occurs twice, and none asks for the impossible. The option “deck” is “standard” or names a deck file, which you can load if it passes the same checks.
anthokyklos-clause-G6 = Rare motifs are worth more, and one that never appears without another gives more than that other. The measure is the share of a random game during which the motif is on the flower; “florilege deck anthokyklos” works it out for you.
anthokyklos-clause-G7 = Where the flower or a shape is drawn in signs, it is unrolled: the outermost ring on top, clockwise to the right, and each slot above the two it rests on. ● is a coral petal, ◆ a gold one, ▲ an indigo one. In a shape, ✿ is a petal of the motif and · a slot that does not matter; ×2 is scale 2.

## Rulings

anthokyklos-clause-K1 = How many can play? Two to five. With five, the deck may run out before the flower is finished.
anthokyklos-clause-K2 = Must a ring be complete before the next one may begin? No: two neighbouring petals are enough to support a slot further out. With the option “unlocking” set to “whole-ring” instead of “local”, the ring inside must be full first.
anthokyklos-clause-K3 = When is a pyramid authorised? While its ring has a slot you may fill right now; that way any petal you take has somewhere to go.
anthokyklos-clause-K4 = How are the pyramids laid out? Each ring’s petals are shuffled and stacked face up, and you can see all of them, covered ones too.
anthokyklos-clause-K5 = Must the petals of ring 1 touch one another? No: any empty slot of the nine will do.
anthokyklos-clause-K6 = Can petals lie between two slots? No: each ring has nine fixed slots, half a step away from those of the ring inside.
anthokyklos-clause-K7 = May I take a petal and keep it, or put it back? Neither: the petal you take is placed in the same action.
anthokyklos-clause-K8 = May I pass? No, and you never have to: until the flower is complete, some petal always fits somewhere.
anthokyklos-clause-K9 = Is the pistil part of a motif? No: it is not a petal and has no colour.
anthokyklos-clause-K10 = What does a larger scale mean? The same number of petals with all steps multiplied; each shape has its own list of scales (G4). With the option “scales” set to “off” instead of “on”, only scale 1 counts.
anthokyklos-clause-K11 = May a motif be turned or mirrored? You may turn it around the pistil as you like. A mirror image does not count: shapes that lean right or left have separate cards.
anthokyklos-clause-K12 = May a motif be turned inside out? No: the side towards the pistil matters, so a bud is not a fan.
anthokyklos-clause-K13 = May a motif have a gap? No: each of its slots must hold a petal. At larger scales, the slots between them do not matter.
anthokyklos-clause-K14 = What does “exactly two colours” demand? Both of them are in the motif and the third is not.
anthokyklos-clause-K15 = What does X+ count? Petals of the colour shown, or, if the pip stands for any colour, petals that share one colour of your choice.
anthokyklos-clause-K16 = Must the motif include the petal I have just placed? No: whatever is on the flower at the end of your turn counts, however old it is.
anthokyklos-clause-K17 = Can one motif serve for several cards, or again on a later turn? Yes to both: petals are never used up.
anthokyklos-clause-K18 = Can I score one card twice because its motif is there twice? No: you take it once, and it leaves the market.
anthokyklos-clause-K19 = A card just revealed is already valid: is it mine? Not this turn. The next player is the first to check it, at the end of their turn.
anthokyklos-clause-K20 = Can I forget a card? Not if the option “taking” is “automatic”: all your valid cards then come to you by themselves. Set to “sharp-eyes”, you claim them yourself, and the open cards you miss pass to the next player. A wrong claim ends your claiming for this turn. So that guessing does not pay, it costs you something more (house rule): with the option “wrong_claim” set to “skip-next” you cannot claim on your next turn either, with “lose-point” you lose a point, even if you have none, and with “free” nothing.
anthokyklos-clause-K21 = Do I check for cards after reserving too? Yes: the check follows either action, so a card that is valid when you reserve it is yours at once.
anthokyklos-clause-K22 = Can I move my marker or take it back? No: it returns to you only when you validate the card beneath it.
anthokyklos-clause-K23 = Does a reserved card leave the market? No: it stays there and counts towards its size, so no new card appears when you reserve.
anthokyklos-clause-K24 = Somebody else completes the motif of my reserved card. It waits for you: you take it when your own next turn ends, and nobody else can.
anthokyklos-clause-K25 = Who still takes cards after the last petal? Only you, if you placed it: you do your check and the game is over. The market is not refilled, and the others have no check of their own.
anthokyklos-clause-K26 = Do I lose points for a reserved card I never validated? No, it simply brings you nothing.
anthokyklos-clause-K27 = What if we are level on points and on cards? You share the victory.
anthokyklos-clause-K28 = Can a card be valid before the first petal? No: an empty flower holds no motif.
anthokyklos-clause-K29 = What if cards run short or nobody takes any? Without a deck the market shrinks; if every card left is reserved you can only place, and if none is left the result is settled. With the option “refresh” set to “on” instead of “off”, three rounds without a card taken send the oldest unreserved one under the deck, and a new one is revealed.
anthokyklos-clause-K30 = Is anything hidden from me? Only the order of the cards in the deck.
anthokyklos-clause-K31 = Who goes first? It is left to chance.

## Options

anthokyklos-option-taking = How are valid cards taken?
anthokyklos-option-taking-automatic = By themselves: all of yours at the end of your turn
anthokyklos-option-taking-sharp-eyes = You claim them: a wrong claim ends your claiming for this turn, what you miss passes to the next player
anthokyklos-option-wrong_claim = What more does a wrong claim cost, if you claim cards yourselves?
anthokyklos-option-wrong_claim-skip-next = You cannot claim on your next turn (house rule)
anthokyklos-option-wrong_claim-lose-point = You lose a point (house rule)
anthokyklos-option-wrong_claim-free = Nothing more
anthokyklos-option-refresh = Is a market that stands still refreshed?
anthokyklos-option-refresh-off = No, cards leave it only when they are taken
anthokyklos-option-refresh-on = Yes (house rule): after three rounds without a card taken, the oldest unreserved one goes under the deck and a new one is revealed
anthokyklos-option-unlocking = When may a petal be placed on the next ring?
anthokyklos-option-unlocking-local = As soon as the two petals it rests on are there
anthokyklos-option-unlocking-whole-ring = Only when the whole ring inside is full
anthokyklos-option-scales = Do motifs count at larger scales?
anthokyklos-option-scales-on = Yes, at every scale of their shape
anthokyklos-option-scales-off = No, only at scale 1
anthokyklos-option-deck = Which deck is used: the standard one, or one from a deck file you name?
anthokyklos-option-deck-standard = The standard deck of 90 cards

## Events

anthokyklos-event-first-player = { $seat } goes first.
    .you = You go first.
anthokyklos-event-revealed = { $card } joins the market: { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
anthokyklos-event-revealed-least = { $card } joins the market: { $shape } ({ $condition }; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
anthokyklos-event-placed = { $seat } places { $petal } on ring { $ring }, slot { $slot }.
    .you = You place { $petal } on ring { $ring }, slot { $slot }.
anthokyklos-event-reserved = { $seat } reserves { $card }: { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You reserve { $card }: { $shape } ({ $condition }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-reserved-least = { $seat } reserves { $card }: { $shape } ({ $condition }; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You reserve { $card }: { $shape } ({ $condition }; { $least }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-claimed = { $seat } spots a motif and claims { $card }: { $shape } ({ $condition }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You spot a motif and claim { $card }: { $shape } ({ $condition }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-claimed-least = { $seat } spots a motif and claims { $card }: { $shape } ({ $condition }; { $least }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You spot a motif and claim { $card }: { $shape } ({ $condition }; { $least }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-mistaken = { $seat } claims { $card }, { $shape } ({ $condition }), but the motif is not on the flower: no more claims this turn.
    .you = You claim { $card }, { $shape } ({ $condition }), but the motif is not on the flower: no more claims this turn.
anthokyklos-event-mistaken-least = { $seat } claims { $card }, { $shape } ({ $condition }; { $least }), but the motif is not on the flower: no more claims this turn.
    .you = You claim { $card }, { $shape } ({ $condition }; { $least }), but the motif is not on the flower: no more claims this turn.
anthokyklos-event-fined-skip-next = { $seat } cannot claim on their next turn either.
    .you = You cannot claim on your next turn either.
anthokyklos-event-fined-lose-point = { $seat } loses a point.
    .you = You lose a point.
anthokyklos-event-sat-out = After a wrong claim, { $seat } cannot claim this turn.
    .you = After your wrong claim, you cannot claim this turn.
anthokyklos-event-validated = { $seat } validates { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $shape } ({ $condition }), at { $motif }{ $more ->
    [0] {""}
    [one] {" and "}{ $more } other place
   *[other] {" and "}{ $more } other places
} (ring.slot).
    .you = You validate { $card } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $shape } ({ $condition }), at { $motif }{ $more ->
        [0] {""}
        [one] {" and "}{ $more } other place
       *[other] {" and "}{ $more } other places
    } (ring.slot).
anthokyklos-event-validated-least = { $seat } validates { $card } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $shape } ({ $condition }; { $least }), at { $motif }{ $more ->
    [0] {""}
    [one] {" and "}{ $more } other place
   *[other] {" and "}{ $more } other places
} (ring.slot).
    .you = You validate { $card } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $shape } ({ $condition }; { $least }), at { $motif }{ $more ->
        [0] {""}
        [one] {" and "}{ $more } other place
       *[other] {" and "}{ $more } other places
    } (ring.slot).
anthokyklos-event-retired = Three rounds without a card taken: { $card } ({ $shape }) goes under the deck.
anthokyklos-event-scored = { $seat } finishes with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You finish with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anthokyklos-event-won-points = { $seat } wins with the highest total.
    .you = You win with the highest total.
anthokyklos-event-won-cards = { $seat } wins: level on points, but with more Motif cards.
    .you = You win: level on points, but with more Motif cards.
anthokyklos-event-won-shared = { $seat } shares the victory: level on points and on cards.
    .you = You share the victory: level on points and on cards.

## Lines of the table

anthokyklos-line-flower = The flower, unrolled (a number: a slot to fill; slot 9 is beside slot 1)
anthokyklos-line-ring = Ring { $ring } { $drawn_petal }
anthokyklos-line-slots = Slot   { $drawn_slot }
anthokyklos-line-pyramid = Pyramid of ring { $ring } (in brackets: what can be taken)
anthokyklos-line-pyramid-closed = Pyramid of ring { $ring } (closed for now)
anthokyklos-line-top = Top    { $drawn_petal }
anthokyklos-line-middle = Middle { $drawn_petal }
anthokyklos-line-bottom = Bottom { $drawn_petal }
anthokyklos-line-shapes = { $drawn_shape }
anthokyklos-line-market = Market — { $number ->
    [0] the deck is empty
    [one] { $number } card left in the deck
   *[other] { $number } cards left in the deck
}
anthokyklos-line-card = { $card } — { $shape } ({ $condition }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
anthokyklos-line-card-least = { $card } — { $shape } ({ $condition }; { $least }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
anthokyklos-line-card-held = { $card } — { $shape } ({ $condition }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}; reserved by { $seat }
anthokyklos-line-card-least-held = { $card } — { $shape } ({ $condition }; { $least }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}; reserved by { $seat }
anthokyklos-line-under = Under the deck, first to come out first: { $card }
anthokyklos-line-idle = { $number ->
    [one] No card taken for { $number } turn
   *[other] No card taken for { $number } turns
}
anthokyklos-line-player = { $seat } — { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $number ->
    [0] no card yet
    [one] { $number } card
   *[other] { $number } cards
}
anthokyklos-line-won = Validated: { $card }
anthokyklos-line-barred = Claimed wrongly: no claims after the next action
anthokyklos-line-lost = { $number ->
    [one] Claimed wrongly: { $number } point lost
   *[other] Claimed wrongly: { $number } points lost
}

## What is asked

anthokyklos-prompt-turn = Your turn: one action, on the flower or in the market.
anthokyklos-prompt-claim = Look closely at the flower: which motifs do you see? A wrong claim { $penalty }.
anthokyklos-part-action = What do you do?
anthokyklos-part-ring = A petal from the pyramid of which ring?
anthokyklos-part-petal = Which colour?
anthokyklos-part-place = From which place in the pyramid?
anthokyklos-part-slot = On which slot?
anthokyklos-part-card = Which card?

## Refusals

anthokyklos-refusal-claim-first = Your action is done, you are claiming cards now: claim one, or say that there are no more claims (done).
anthokyklos-refusal-no-claims-now = This is not the moment to claim cards: place a petal or reserve a card.
anthokyklos-refusal-not-in-market = { $card } is not in the market: choose a card that lies there.
anthokyklos-refusal-claimed-already = You have claimed { $card } this turn, and once is enough: choose another card, or done.
anthokyklos-refusal-reserved-by-other = { $card } bears the marker of { $seat }: choose another card.
anthokyklos-refusal-reserved-already = { $card } bears your marker already: place a petal.
anthokyklos-refusal-second-reservation = Your marker lies on another card, so you cannot reserve { $card }: place a petal.
anthokyklos-refusal-slot-taken = Slot { $slot } of ring { $ring } has a petal already: choose a free one.
anthokyklos-refusal-ring-locked = Ring { $ring } opens only when the whole ring inside it is full: place a petal further in.
anthokyklos-refusal-slot-unsupported = Slot { $slot } of ring { $ring } rests on two slots that must both hold a petal (ring.slot): { $support }. Fill these first, or choose another slot.
anthokyklos-refusal-petal-gone = The petal at { $place } in the pyramid of ring { $ring } has been taken: choose one that is still there.
anthokyklos-refusal-petal-covered = In the pyramid of ring { $ring } a petal still lies on the one at { $place }: whatever lies on top goes first.
anthokyklos-refusal-unreadable-move = “{ $text }” is not a move: write, for example, 2m1>5 (petal m1 of ring 2 to slot 5), M07 (reserve this card) or, if you claim cards yourself, !M07 (claim it) and done (no more claims).
anthokyklos-refusal-petal-count = Ring { $ring } must have exactly three petals of { $petal }, those on the flower and those in its pyramid together: add or remove some.
anthokyklos-refusal-petal-unsupported = A petal of ring { $ring } lacks the petals it needs in the ring inside: add those, or take it away.
anthokyklos-refusal-card-duplicated = { $card } is in more than one place: leave it in just one.
anthokyklos-refusal-market-size = The market must hold { $expected } cards, and fewer only when the deck is empty: add or remove some.
anthokyklos-refusal-one-reservation = { $seat } has just one marker: leave it on one card only.
    .you = You have just one marker: leave it on one card only.
anthokyklos-refusal-motif-absent = The motif of { $card } is not on the flower, so nobody can have validated or claimed this card: take it out here.
anthokyklos-refusal-flower-complete = The flower is complete, so it is nobody’s turn any more: write “turn over”.
anthokyklos-refusal-no-claims = There are no claims to make here: drop “claim”.
anthokyklos-refusal-deck-size = A deck has { $expected } cards, and this one has { $given }: add or remove some.
anthokyklos-refusal-deck-length = A deck has at most { $most } characters, and this one has { $given }: leave out comments and shapes without cards.
anthokyklos-refusal-deck-twins = { $card } and { $other_card } are one and the same card: change or remove one of them.
anthokyklos-refusal-deck-colours = { $card } has no counterpart one colour further on (coral, gold, indigo, coral again): add it, for as many points.
anthokyklos-refusal-deck-mirror = { $card } has no mirror image in this deck: add it, with the same colours and for as many points.
anthokyklos-refusal-deck-impossible = { $card } asks for a motif that no flower can show, each ring having three petals of a colour: ask for less, or drop the card.
anthokyklos-refusal-deck-line = “{ $text }” is neither a shape nor a card: write, for example, “shape bud 0,0 0,2 1,1 scales 1 2” or “card M43 cup two:cg 3+c 5”.
anthokyklos-refusal-deck-key = “{ $text }” cannot be used as a name: take up to 40 letters, digits and hyphens, and give each shape and each card a name of its own.
anthokyklos-refusal-deck-shape = The shape “{ $text }” cannot be read or has no room on the flower: write up to nine steps such as 0,0 0,2 1,1, then “scales” and the scales in order, from 1 to 4 at most.
anthokyklos-refusal-deck-unknown-shape = No line above describes a shape “{ $text }”: put the line of the shape before its cards.
anthokyklos-refusal-deck-condition = “{ $text }” is not a condition on colours: write, for example, one:c, one:any, two:cg or three, and perhaps 3+c after it.
anthokyklos-refusal-deck-points = “{ $text }” cannot be points: end the line with a whole number from 0 to 99.

## How the game was decided

anthokyklos-reason-points = by points
anthokyklos-reason-cards = level on points, by Motif cards
anthokyklos-reason-shared = level on points and cards: a shared victory

## Terms

anthokyklos-term-action-place = place a petal
anthokyklos-term-action-reserve = reserve a card
anthokyklos-term-card-done = no more claims
anthokyklos-term-penalty-skip-next = ends your claiming for this turn and the next
anthokyklos-term-penalty-lose-point = ends your claiming for this turn and costs you a point
anthokyklos-term-penalty-free = ends your claiming for this turn
anthokyklos-term-place-t1 = top 1
anthokyklos-term-place-t2 = top 2
anthokyklos-term-place-m1 = middle 1
anthokyklos-term-place-m2 = middle 2
anthokyklos-term-place-m3 = middle 3
anthokyklos-term-place-b1 = bottom 1
anthokyklos-term-place-b2 = bottom 2
anthokyklos-term-place-b3 = bottom 3
anthokyklos-term-place-b4 = bottom 4
anthokyklos-term-shape-arc3 = arc of 3
anthokyklos-term-shape-trefoil = trefoil
anthokyklos-term-shape-arc5 = arc of 5
anthokyklos-term-shape-ray = ray
anthokyklos-term-shape-right3 = right spiral of 3
anthokyklos-term-shape-left3 = left spiral of 3
anthokyklos-term-shape-right4 = right spiral of 4
anthokyklos-term-shape-left4 = left spiral of 4
anthokyklos-term-shape-right5 = great right spiral
anthokyklos-term-shape-left5 = great left spiral
anthokyklos-term-shape-bud = bud
anthokyklos-term-shape-fan = fan
anthokyklos-term-shape-diamond = diamond
anthokyklos-term-shape-braid-right = right braid
anthokyklos-term-shape-braid-left = left braid
anthokyklos-term-shape-chevron-out = chevron pointing out
anthokyklos-term-shape-chevron-in = chevron pointing in
anthokyklos-term-shape-cross = cross
anthokyklos-term-shape-cup = cup
anthokyklos-term-shape-corolla = corolla
anthokyklos-term-shape-flower = flower
anthokyklos-term-shape-big-bud = big bud
anthokyklos-term-shape-ring = full ring
anthokyklos-term-colour-c = coral
anthokyklos-term-colour-g = gold
anthokyklos-term-colour-i = indigo
anthokyklos-term-petal-c = coral
anthokyklos-term-petal-g = gold
anthokyklos-term-petal-i = indigo
anthokyklos-term-condition-one-c = all coral
anthokyklos-term-condition-one-g = all gold
anthokyklos-term-condition-one-i = all indigo
anthokyklos-term-condition-one-cg = all coral or all gold
anthokyklos-term-condition-one-gi = all gold or all indigo
anthokyklos-term-condition-one-ci = all coral or all indigo
anthokyklos-term-condition-one-any = one colour, any
anthokyklos-term-condition-two-cg = exactly coral and gold
anthokyklos-term-condition-two-gi = exactly gold and indigo
anthokyklos-term-condition-two-ci = exactly coral and indigo
anthokyklos-term-condition-two-c = exactly two colours, one of them coral
anthokyklos-term-condition-two-g = exactly two colours, one of them gold
anthokyklos-term-condition-two-i = exactly two colours, one of them indigo
anthokyklos-term-condition-two-any = exactly two colours, any
anthokyklos-term-condition-three = all three colours
anthokyklos-term-least-1c = at least 1 coral
anthokyklos-term-least-1g = at least 1 gold
anthokyklos-term-least-1i = at least 1 indigo
anthokyklos-term-least-1any = at least 1 of one colour
anthokyklos-term-least-2c = at least 2 coral
anthokyklos-term-least-2g = at least 2 gold
anthokyklos-term-least-2i = at least 2 indigo
anthokyklos-term-least-2any = at least 2 of one colour
anthokyklos-term-least-3c = at least 3 coral
anthokyklos-term-least-3g = at least 3 gold
anthokyklos-term-least-3i = at least 3 indigo
anthokyklos-term-least-3any = at least 3 of one colour
anthokyklos-term-least-4c = at least 4 coral
anthokyklos-term-least-4g = at least 4 gold
anthokyklos-term-least-4i = at least 4 indigo
anthokyklos-term-least-4any = at least 4 of one colour
anthokyklos-term-least-5c = at least 5 coral
anthokyklos-term-least-5g = at least 5 gold
anthokyklos-term-least-5i = at least 5 indigo
anthokyklos-term-least-5any = at least 5 of one colour
anthokyklos-term-least-6c = at least 6 coral
anthokyklos-term-least-6g = at least 6 gold
anthokyklos-term-least-6i = at least 6 indigo
anthokyklos-term-least-6any = at least 6 of one colour
anthokyklos-term-least-7c = at least 7 coral
anthokyklos-term-least-7g = at least 7 gold
anthokyklos-term-least-7i = at least 7 indigo
anthokyklos-term-least-7any = at least 7 of one colour
anthokyklos-term-least-8c = at least 8 coral
anthokyklos-term-least-8g = at least 8 gold
anthokyklos-term-least-8i = at least 8 indigo
anthokyklos-term-least-8any = at least 8 of one colour
anthokyklos-term-least-9c = at least 9 coral
anthokyklos-term-least-9g = at least 9 gold
anthokyklos-term-least-9i = at least 9 indigo
anthokyklos-term-least-9any = at least 9 of one colour

# How the points came about.

anthokyklos-score-card = Card { $card }: { $shape } ({ $condition })
anthokyklos-score-card-least = Card { $card }: { $shape } ({ $condition }; { $least })
anthokyklos-score-wrong = { $number ->
    [one] { $number } wrong claim
   *[other] { $number } wrong claims
}
