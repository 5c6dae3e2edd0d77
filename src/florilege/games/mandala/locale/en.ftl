# Flowers: A Mandala Game — English words.

mandala-name = Flowers: A Mandala Game
mandala-idea = Three lotus blossoms wait for coloured sand. Card by card you lay out mandalas, knowing that each will be swept away as soon as it shows all six colours. Whoever has put the most into it then picks a tile from its heart, and the runner-up gets the other. A tile is pleasant on its own; two of one colour open into a Flower and are worth far more.

## Sections of the rules

mandala-section-material = What is in the box
mandala-section-set-up = Setting up
mandala-section-course = How a game runs
mandala-section-play = Step 1: play cards
mandala-section-draw = Step 2: draw cards
mandala-section-claim = Step 3: claim the marker
mandala-section-finish = Step 4: finish a mandala
mandala-section-end = End of the game
mandala-section-scores = Scores
mandala-section-rulings = Rulings

## Material

mandala-clause-M1 = There are 90 cards: six colours, fifteen cards of each.
mandala-clause-M2 = There are 36 Flower tiles. The values are 2, 3, 4, 5, 7 and ×3, with six tiles of each.
mandala-clause-M3 = Eighteen tiles have a dark back and eighteen a light one.
mandala-clause-M4 = Three claim markers and a cloth showing three mandalas complete the game.
mandala-clause-M5 = Two, three or four can play.

## Set-up

mandala-clause-S1 = The cloth lies in the middle, within everyone’s reach.
mandala-clause-S2 = The shuffled cards form the draw pile, face down. Beside it is room for the discard pile, which lies face up.
mandala-clause-S3 = The tiles are sorted by their backs into two face-down stacks, each shuffled separately.
mandala-clause-S4 = In the heart of each mandala go one dark-backed and one light-backed tile, both face up.
mandala-clause-S5 = Each of these pairs carries a claim marker.
mandala-clause-S6 = The first player begins with 5 cards. Going clockwise, the others get 6, then 7, then 8.

## Course of the game

mandala-clause-0-1 = The first player opens, and the turn passes clockwise until something triggers the end.
mandala-clause-0-2 = A turn has four steps, always in this order: play, draw, claim, finish.

## Step 1

mandala-clause-1-1 = Pick one colour and one mandala: lay as many of your cards of that colour as you like on your own side of it, spread so that everybody can count them.
mandala-clause-1-2 = A colour is new to a mandala when neither of its tiles and none of its face-up cards shows it. Everybody’s face-up cards matter here, your own too.
mandala-clause-1-3 = Cards of a new colour lie face up, plain for all to see.
mandala-clause-1-4 = Cards of a colour that is already there are shown to all first, then lie face down.

## Step 2

mandala-clause-2-1 = With 8 cards or more still in hand after step 1, you skip this step.
mandala-clause-2-2 = A play of exactly one card lets you draw: up to 4 cards, but never beyond 8 in hand.
mandala-clause-2-3 = When the draw pile is empty, the discard pile is shuffled and takes its place.
mandala-clause-2-4 = After a play of two cards or more you draw nothing this turn.
mandala-clause-2-5 = Your hand may never be empty when step 2 is over. So if all your cards are of one colour and there are two or more, you cannot lay them all at once.

## Step 3

mandala-clause-3-1 = If every card you have on this mandala lies face down, nothing happens in this step.
mandala-clause-3-2 = Count all your cards there, both ways up. If you have more than each other player who shows at least one face-up card, the claim marker is yours.
mandala-clause-3-3 = Drawing level is not enough: with an equal count the marker stays where it is.

## Step 4

mandala-clause-4-1 = As soon as cards and tiles together show all six colours, the mandala is finished and has to be destroyed.
mandala-clause-4-2 = Whoever holds the claim marker takes the tile of their choice. The other tile goes to the player with the next highest count of cards, provided one of them is face up. Tiles lie face up in front of their owners.
mandala-clause-4-3 = If several are level in second place, the one with more face-up cards there gets the tile. If they are still level, or if nobody else has a face-up card there, the holder of the marker takes both tiles.
mandala-clause-4-4 = With two players, the second tile has a price: a face-up card there and at least half as many cards as the holder of the marker. Short of that, the holder takes both tiles.
mandala-clause-4-5 = A tile that falls to you must be taken.
mandala-clause-4-6 = Two tiles of one colour in front of you become a Flower at once and are turned face down together. You cannot decline to make it, and it never comes apart again.
mandala-clause-4-7 = A player who took exactly one tile sends their cards from this mandala to the discard pile, face up. Everybody else picks theirs up again.
mandala-clause-4-8 = Cards that come back in this way may take a hand above 8.
mandala-clause-4-9 = Another dark tile and another light tile, face up, start a new mandala in the empty place.

## End

mandala-clause-5-1 = When somebody makes a third Flower, that turn is played out and the game ends.
mandala-clause-5-2 = It also ends, though rarely, when there are no tiles left to start a new mandala.
mandala-clause-5-3 = The mandalas still on the cloth are then destroyed one after the other, in random order and by the usual rules.

## Scores

mandala-clause-6-0 = First the single tiles are counted, then the Flowers, which are turned face up for it. Your score is the sum of all of them.
mandala-clause-6-1 = A single tile is worth its number.
mandala-clause-6-2 = A single ×3 is worth 0.
mandala-clause-6-3 = A Flower with a ×3 in it is worth three times its other tile.
mandala-clause-6-4 = Any other Flower is worth its higher number plus twice its lower one.
mandala-clause-6-5 = The highest score wins. Among equals, the player with more cards in hand wins; if those are equal too, they share the victory.

## Rulings

mandala-clause-F1 = Which tiles have dark backs? By colour: grey, purple and red are dark; green, orange and yellow are light. The option “backs” can divide them by value instead (dark: 2, 4 and ×3); a mandala may then begin with two tiles of one colour.
mandala-clause-F2 = What are the colours called? Grey, purple, red, green, orange and yellow, for cards and tiles alike.
mandala-clause-F3 = Can I choose to draw fewer than 4 cards? No: you are given as many as the limits of 4 drawn and 8 in hand allow.
mandala-clause-F4 = What if the draw pile runs out while I am drawing? The discard pile is shuffled into a new one and you go on drawing.
mandala-clause-F5 = What if the discard pile is empty too? You get the cards there are, and no more.
mandala-clause-F6 = What if I have a single card and there is nothing to draw? Playing it would leave you empty-handed, so you pass. That is rare, but it does happen once all other cards lie on the mandalas or in hands; when somebody else brings cards back into play, you play again. When all players pass one after the other, nobody can ever play again, and the end of the game begins.
mandala-clause-F7 = Can I pass or play nothing? No: a turn means playing at least one card, except in the case of F6.
mandala-clause-F8 = I play several cards of a new colour: do all of them lie face up? Yes, and each counts as a face-up card when a tie is broken.
mandala-clause-F9 = I add cards of a colour that I brought to this mandala myself. They lie face down: the colour is no longer new.
mandala-clause-F10 = Can I empty my hand if cards will come back to me this very turn? No: the hand is checked at the end of step 2, before anything is destroyed.
mandala-clause-F11 = The marker is still in the centre and I lay the first face-up card there. You take the marker, however many face-down cards the others have.
mandala-clause-F12 = When can a marker change hands? Only in step 3 of the player who has just played on its mandala.
mandala-clause-F13 = Somebody has as many cards as the holder of the marker. The holder stays first, and that player counts as second.
mandala-clause-F14 = Three or more are level in second place. Their face-up cards are compared; a single best one gets the tile, otherwise the holder of the marker takes both.
mandala-clause-F15 = How is half of an odd number counted? Nothing is rounded in your favour: twice your count must reach the holder’s, so against 5 cards you need 3.
mandala-clause-F16 = What happens to the cards of a player who takes both tiles? They come back to the hand: only somebody who took exactly one tile discards. With the option “takers_discard” set to “any” instead of “one”, everybody who took a tile discards.
mandala-clause-F17 = One player takes both tiles: in which order? As that player likes, and each pair becomes a Flower at once. The order matters only if both tiles have the colour of a single tile the player already has; only then does the game ask.
mandala-clause-F18 = Does the second player have a choice? No: that player gets the tile that is left, like it or not.
mandala-clause-F19 = The holder of the marker is not the player whose turn it is. The holder chooses all the same, in the final destructions too; the turn waits.
mandala-clause-F20 = Where does the marker go after a destruction? Onto the two tiles of the new mandala.
mandala-clause-F21 = Are new tiles laid when the game has just ended? No: only the mandalas that are left get destroyed.
mandala-clause-F22 = An unfinished mandala is destroyed at the end and nobody holds its marker. Its tiles go to nobody, and all its cards come back to their owners.
mandala-clause-F23 = Do the half rule and the making of Flowers apply in the final destructions? Yes to both; another third Flower then changes nothing more.
mandala-clause-F24 = When are hands counted to break a tie? After the final destructions, with the cards that came back.
mandala-clause-F25 = When do the tiles run out? Each mandala uses one tile of each back, so both stacks end together: 18 mandalas are begun in all, three at the start and one after each of the first 15 destructions. When the 16th is destroyed, no tiles are left for another, and the end of the game begins.
mandala-clause-F26 = Must I discard down to 8 cards? No: you keep them all, and just draw none while 8 or more are left after your play.
mandala-clause-F27 = Can I look again at what was shown once? Only at what is yours: with the option “memory” set to “hidden”, the others’ face-down cards, hands and Flowers are numbers to you. The log names what was shown until your own next turn is over (to spectators, until the next turn is), then it tells only how many. Flowers are turned up to be scored, and once the game is over everything can be read. Set to “open”, all that was ever shown stays readable. Bots forget nothing either way.
mandala-clause-F28 = Can I have two Flowers of one colour? Yes: six tiles of a colour make up to three Flowers, and each counts towards the third.
mandala-clause-F29 = What is a Flower of two ×3 worth? It cannot occur, as each colour has just one ×3; it would be worth 0.
mandala-clause-F30 = Who goes first? Chance decides.
mandala-clause-F31 = The third Flower is made by somebody whose turn it is not. The game ends all the same, after the current turn.
mandala-clause-F32 = Two players, and the other has less than half or no face-up card. The holder of the marker takes both tiles, and the other player, having taken none, gets all their cards back.
mandala-clause-F33 = May everybody know how many cards I hold? Yes: the number is public, the colours are not.
mandala-clause-F34 = Somebody has more cards there than the others, but all of them face down. That player is passed over: second is whoever has the most cards among those with a face-up card, the holder of the marker aside.
mandala-clause-F35 = Which colours do the tiles have? Each colour has each value once: six colours times six values are the 36 tiles. The rulebook counts only the values.

## Options

mandala-option-takers_discard = Whose cards are discarded when a mandala is destroyed?
mandala-option-takers_discard-one = Those of players who took exactly one tile
mandala-option-takers_discard-any = Those of every player who took a tile
mandala-option-backs = How are dark and light tile backs divided?
mandala-option-backs-colour = By colour (dark: grey, purple, red)
mandala-option-backs-value = By value (dark: 2, 4, ×3)
mandala-option-memory = Can what was shown once be seen again?
mandala-option-memory-open = Yes, it stays readable for all
mandala-option-memory-hidden = No, remember it yourselves

## Events

mandala-event-first-player = { $seat } goes first.
    .you = You go first.
mandala-event-you-drew = You draw: { $card }.
mandala-event-drew = { $number ->
    [one] { $seat } draws { $number } card.
   *[other] { $seat } draws { $number } cards.
}
    .you = { $number ->
        [one] You draw { $number } card.
       *[other] You draw { $number } cards.
    }
mandala-event-pile-refilled = { $number ->
    [one] The discard pile becomes the new draw pile: { $number } card.
   *[other] The discard pile is shuffled into a new draw pile: { $number } cards.
}
mandala-event-mandala-begins = Mandala { $mandala } begins with two tiles: { $tile }.
mandala-event-played-face-up = { $number ->
    [one] { $seat } plays { $number } { $card } card on mandala { $mandala }, face up.
   *[other] { $seat } plays { $number } { $card } cards on mandala { $mandala }, face up.
}
    .you = { $number ->
        [one] You play { $number } { $card } card on mandala { $mandala }, face up.
       *[other] You play { $number } { $card } cards on mandala { $mandala }, face up.
    }
mandala-event-played-face-down = { $number ->
    [one] { $seat } shows { $number } { $card } card and lays it face down on mandala { $mandala }.
   *[other] { $seat } shows { $number } { $card } cards and lays them face down on mandala { $mandala }.
}
    .you = { $number ->
        [one] You show { $number } { $card } card and lay it face down on mandala { $mandala }.
       *[other] You show { $number } { $card } cards and lay them face down on mandala { $mandala }.
    }
mandala-event-passed = { $seat } cannot play and passes.
    .you = You cannot play, so you pass.
mandala-event-marker-placed = { $seat } takes the marker of mandala { $mandala }.
    .you = You take the marker of mandala { $mandala }.
mandala-event-marker-taken = { $seat } takes the marker of mandala { $mandala } from { $from_seat }.
    .you = You take the marker of mandala { $mandala } from { $from_seat }.
mandala-event-mandala-finished = All six colours are there: mandala { $mandala } is finished.
mandala-event-mandala-ends = Mandala { $mandala } is destroyed as it lies.
mandala-event-tile-collected = { $seat } takes the { $tile }.
    .you = You take the { $tile }.
mandala-event-tiles-unclaimed = Nobody has the marker of mandala { $mandala }: its tiles go to no one.
mandala-event-flower-created = { $seat } makes a Flower: { $tile }.
    .you = You make a Flower: { $tile }.
mandala-event-discarded = { $seat } discards: { $card }.
    .you = You discard: { $card }.
mandala-event-took-back = { $number ->
    [one] { $seat } takes { $number } card back into hand.
   *[other] { $seat } takes { $number } cards back into hand.
}
    .you = { $number ->
        [one] You take { $number } card back into your hand.
       *[other] You take { $number } cards back into your hand.
    }
mandala-event-end-no-tiles = There are no tiles for a new mandala: the game ends.
mandala-event-end-all-passed = Nobody can play any more: the game ends.
mandala-event-end-third-flower = A third Flower has opened: the game ends.
mandala-event-scored-singles = { $number ->
    [one] { $seat } scores { $points } points for a single tile: { $tile }.
   *[other] { $seat } scores { $points } points for single tiles: { $tile }.
}
    .you = { $number ->
        [one] You score { $points } points for a single tile: { $tile }.
       *[other] You score { $points } points for single tiles: { $tile }.
    }
mandala-event-scored-triples = { $number ->
    [one] { $seat } scores nothing for a ×3 on its own: { $tile }.
   *[other] { $seat } scores nothing for ×3 tiles on their own: { $tile }.
}
    .you = { $number ->
        [one] You score nothing for a ×3 on its own: { $tile }.
       *[other] You score nothing for ×3 tiles on their own: { $tile }.
    }
mandala-event-scored-flower = { $seat } turns a Flower up and scores { $points } points for it: { $tile }.
    .you = You turn a Flower up and score { $points } points for it: { $tile }.
mandala-event-scored-tripled = { $seat } turns a Flower with a ×3 up and scores { $points } points for it: { $tile }.
    .you = You turn a Flower with a ×3 up and score { $points } points for it: { $tile }.
mandala-event-scored = { $seat } has { $points } points in all.
    .you = You have { $points } points in all.
mandala-event-won-points = { $seat } wins with the highest score.
    .you = You win with the highest score.
mandala-event-won-cards = { $seat } wins: level on points, but with more cards in hand.
    .you = You win: level on points, but with more cards in hand.
mandala-event-won-shared = { $seat } shares the victory: level on points and on cards in hand.
    .you = You share the victory: level on points and on cards in hand.

# What is told of them once memory has faded.

mandala-event-mandala-began = Mandala { $mandala } begins with two tiles.
mandala-event-laid-face-up = { $number ->
    [one] { $seat } plays { $number } card on mandala { $mandala }, face up.
   *[other] { $seat } plays { $number } cards on mandala { $mandala }, face up.
}
    .you = { $number ->
        [one] You play { $number } card on mandala { $mandala }, face up.
       *[other] You play { $number } cards on mandala { $mandala }, face up.
    }
mandala-event-laid-face-down = { $number ->
    [one] { $seat } lays { $number } card face down on mandala { $mandala }.
   *[other] { $seat } lays { $number } cards face down on mandala { $mandala }.
}
    .you = { $number ->
        [one] You lay { $number } card face down on mandala { $mandala }.
       *[other] You lay { $number } cards face down on mandala { $mandala }.
    }
mandala-event-tile-taken = { $seat } takes a tile.
    .you = You take a tile.
mandala-event-flower-made = { $seat } makes a Flower.
    .you = You make a Flower.
mandala-event-discarded-some = { $number ->
    [one] { $seat } discards { $number } card.
   *[other] { $seat } discards { $number } cards.
}
    .you = { $number ->
        [one] You discard { $number } card.
       *[other] You discard { $number } cards.
    }

## Lines of the board

mandala-line-mandala-gone = Mandala { $mandala } — swept away
mandala-line-mandala-unclaimed = Mandala { $mandala } — tiles { $tile }; marker: in the centre
mandala-line-mandala-claimed = Mandala { $mandala } — tiles { $tile }; marker: { $seat }
mandala-line-side-up = { $seat }: { $size } — face up { $card }
mandala-line-side = { $seat }: { $size } — face up { $card }; face down { $hidden_card }
mandala-line-side-down = { $seat }: { $size } — face down { $hidden_card }
mandala-line-side-counted = { $seat }: { $size } — face up { $card }; { $down } face down
mandala-line-side-counted-down = { $seat }: { $size } — all face down
mandala-line-player = { $seat } — { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mandala-line-player-unscored = { $seat } — { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand
mandala-line-hand = Hand: { $card }
mandala-line-known = In hand, seen by all: { $card }
mandala-line-singles = Single tiles: { $tile }
mandala-line-flowers-counted = { $flowers ->
    [one] { $flowers } Flower, face down
   *[other] { $flowers } Flowers, face down
}
mandala-line-flower = Flower: { $tile }
mandala-line-piles = Draw pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}; tile stacks: { $stack } dark, { $stack } light
mandala-line-discard = Discard pile: { $card }
mandala-line-unclaimed = Tiles nobody took: { $tile }

## What is asked

mandala-prompt-play = Your turn: play cards of one colour on one mandala.
mandala-prompt-collect = Mandala { $mandala } is being destroyed and you hold its marker: choose your tile; the other one goes to { $other_seat }.
mandala-prompt-collect-both = Mandala { $mandala } is being destroyed and both of its tiles are yours: choose the one you take first.
mandala-prompt-pass = You have nothing you may play: all that is left is to pass.
mandala-part-card = Which colour?
mandala-part-number = How many cards?
mandala-part-mandala = On which mandala?
mandala-part-tile = Which tile?
mandala-part-action = What now?

## Refusals

mandala-refusal-collect-first = Mandala { $mandala } is being destroyed: first choose one of its two tiles.
mandala-refusal-must-play = You cannot pass: play at least one card.
mandala-refusal-no-tile-now = There is no tile to choose now: tiles are taken when a mandala is destroyed.
mandala-refusal-no-cards = Playing no card at all is not possible: play at least one.
mandala-refusal-not-in-hand = You want to play { $number } × { $card } but hold { $held }: play fewer, or another colour.
mandala-refusal-nothing-to-draw = This is your last card and there is nothing to draw, so your hand would be empty: you have to pass.
mandala-refusal-hand-would-empty = That would leave your hand empty: keep at least one card back (play { $most } at most).
mandala-refusal-unreadable-move = “{ $text }” is not a move: write, for example, 2r>1 (two red on mandala 1), dark, light or pass.
mandala-refusal-too-many-cards = “{ $text }” is too many cards: no colour has more than { $most }.
mandala-refusal-card-duplicated = There are more than 15 cards of { $card }: take the extra ones away.
mandala-refusal-card-missing = There are fewer than 15 cards of { $card }: say where the others are.
mandala-refusal-tile-duplicated = The tile { $tile } is in more than one place: leave it in just one.
mandala-refusal-tile-missing = The tile { $tile } is nowhere: put it in its stack or somewhere else.
mandala-refusal-flower-unmade = Two single tiles of { $card } lie in front of one player: write them as a Flower.
mandala-refusal-marker-without-card = The marker is with { $seat }, without a face-up card on this mandala: add one, or move the marker.
mandala-refusal-colour-not-new = { $card } is already on this mandala: only one player can have it face up, and no tile may show it; put these cards face down.
mandala-refusal-colour-is-new = { $card } is neither on the tiles nor face up on this mandala: its cards cannot lie face down there.
mandala-refusal-nobody-collects = Nobody holds the marker of mandala { $mandala }, so nobody can choose a tile there: give somebody the marker, or drop “collect”.
mandala-refusal-tile-wrong-back = The tile { $tile } lies among tiles with the other back: put it among its own.
mandala-refusal-stacks-unequal = The dark and the light stack must be equally high: every mandala takes one tile of each.
mandala-refusal-marker-elsewhere = The marker should be with { $seat }: nobody else with a face-up card has as many cards there.
mandala-refusal-mandala-missing = A mandala has no tiles although the game goes on: give it a dark and a light one.
mandala-refusal-mandala-undestroyed = Mandala { $mandala } shows all six colours, so it must have been destroyed: take a colour away, or let its holder choose a tile with “collect”.
mandala-refusal-mandala-unfinished = Mandala { $mandala } does not show all six colours, so nobody can choose one of its tiles yet: add what is missing, or drop “collect”.
mandala-refusal-nothing-to-choose = Both tiles of mandala { $mandala } go to the holder of its marker, in any order: there is nothing to choose, so drop “collect”.
mandala-refusal-third-flower = Somebody has three Flowers although the game goes on: take one away, or write “ending third-flower”.
mandala-refusal-no-third-flower = Nobody has three Flowers, so no third Flower can have ended the game: write another cause after “ending”, or none.
mandala-refusal-tiles-left = There are tiles left for a new mandala, so the game cannot have ended for want of them: empty the stacks, or write another cause after “ending”.
mandala-refusal-not-all-passed = The game ends by passing when all players have passed in a row, and only then: let “passes” and “ending” agree.
mandala-refusal-pass-unneeded = Somebody has passed who could play: drop “passes”, or leave one card in hand and none in the draw and discard piles.
mandala-refusal-mandalas-left = The game is ending, yet a mandala is left and nobody is choosing a tile: take it away, or write whose choice it is with “collect”.
mandala-refusal-nothing-destroyed = The game is ending because of a mandala that was destroyed, yet all three are there: write “-” for that one.
mandala-refusal-over-without-ending = The game is over, but nothing says why: write the cause after “ending”.
mandala-refusal-hand-empty = The hand of { $seat } is empty, which never happens: leave at least one card in it.
    .you = Your hand is empty, which never happens: leave at least one card in it.

## How the game was decided

mandala-reason-points = by points
mandala-reason-cards = level on points, by cards in hand
mandala-reason-shared = level on points and cards in hand: a shared victory

## Terms

mandala-term-action-pass = pass
mandala-term-card-a = grey
mandala-term-card-p = purple
mandala-term-card-r = red
mandala-term-card-g = green
mandala-term-card-o = orange
mandala-term-card-y = yellow
mandala-term-tile-a2 = grey 2
mandala-term-tile-a3 = grey 3
mandala-term-tile-a4 = grey 4
mandala-term-tile-a5 = grey 5
mandala-term-tile-a7 = grey 7
mandala-term-tile-ax = grey ×3
mandala-term-tile-p2 = purple 2
mandala-term-tile-p3 = purple 3
mandala-term-tile-p4 = purple 4
mandala-term-tile-p5 = purple 5
mandala-term-tile-p7 = purple 7
mandala-term-tile-px = purple ×3
mandala-term-tile-r2 = red 2
mandala-term-tile-r3 = red 3
mandala-term-tile-r4 = red 4
mandala-term-tile-r5 = red 5
mandala-term-tile-r7 = red 7
mandala-term-tile-rx = red ×3
mandala-term-tile-g2 = green 2
mandala-term-tile-g3 = green 3
mandala-term-tile-g4 = green 4
mandala-term-tile-g5 = green 5
mandala-term-tile-g7 = green 7
mandala-term-tile-gx = green ×3
mandala-term-tile-o2 = orange 2
mandala-term-tile-o3 = orange 3
mandala-term-tile-o4 = orange 4
mandala-term-tile-o5 = orange 5
mandala-term-tile-o7 = orange 7
mandala-term-tile-ox = orange ×3
mandala-term-tile-y2 = yellow 2
mandala-term-tile-y3 = yellow 3
mandala-term-tile-y4 = yellow 4
mandala-term-tile-y5 = yellow 5
mandala-term-tile-y7 = yellow 7
mandala-term-tile-yx = yellow ×3

# How the points came about.

mandala-score-single = Single tile { $tile }
mandala-score-flower = Flower { $tile }: both tiles, and the lower once more
mandala-score-tripled = Flower { $tile }: three times the tile beside ×3
