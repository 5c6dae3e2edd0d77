# Flower Power! — English words of the drawn board.

## Cards

flower-power-term-rank-J = jack
flower-power-term-rank-Q = queen
flower-power-term-rank-K = king
flower-power-term-rank-A = ace
flower-power-term-suit-S = spades
flower-power-term-suit-H = hearts
flower-power-term-suit-D = diamonds
flower-power-term-suit-C = clubs
flower-power-board-card = { $rank } of { $suit }
flower-power-board-card-B = black joker
flower-power-board-card-R = red joker
flower-power-board-function-S = poison
flower-power-board-function-H = feed
flower-power-board-function-D = empower
flower-power-board-function-C = spy
flower-power-board-hand-card = { $card }: { $function }
flower-power-board-hand-card-two = { $card }: { $function } or { $second_function }
flower-power-board-known = { $card }, face down, seen by you
flower-power-board-hidden = face down

## Gardens

flower-power-board-bed-regular = Regular flowers
flower-power-board-bed-power = Power Flowers
flower-power-board-garden = Garden of { $seat }
    .you = Your garden
flower-power-board-your-hand = { $number ->
    [0] Your hand is empty
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
flower-power-board-hand-of = { $number ->
    [0] { $seat } has no card in hand
    [one] { $seat } has { $number } card in hand
   *[other] { $seat } has { $number } cards in hand
}
flower-power-board-hand-seen = You have seen: { $card }
flower-power-board-turn = Turn
flower-power-board-first = First player
flower-power-board-drew = Spent the last turn on a draw
flower-power-board-out = Eliminated
flower-power-board-sealed = Still secret
flower-power-board-fighting = In battle
flower-power-board-jump = Go to the garden of { $seat }
    .you = Go to your garden
flower-power-board-round = Round the table

## What a click does

flower-power-board-offer-attack = Attack with { $flower }
flower-power-board-offer-aim = Attack { $flower }
flower-power-board-offer-poison = Poison a petal of { $flower }
flower-power-board-offer-heart = Feed { $flower }
flower-power-board-offer-transform = Make { $flower } a Power Flower
flower-power-board-offer-spy = Spy on { $flower }
flower-power-board-offer-hand = Spy on the hand of { $seat }
flower-power-board-deed-poison = Poison
flower-power-board-deed-heart = Feed
flower-power-board-deed-transform = Empower
flower-power-board-deed-spy = Spy
flower-power-board-deeds = What does the joker do?
flower-power-board-action-draw = Draw, whole turn
flower-power-board-action-regular = New flower (3+)
flower-power-board-action-power = Power Flower (4+)
flower-power-board-action-done = Plant it
flower-power-board-action-keep = Keep this petal
flower-power-board-action-again = Choose anew
flower-power-board-action-retreat = Retreat
flower-power-board-action-pass = Pass
flower-power-board-action-end = End the turn
flower-power-board-actions = Other things you can do

## The middle of the table

flower-power-board-middle = The middle of the table
flower-power-board-pile = { $number ->
    [0] Draw pile: empty
    [one] Draw pile: { $number } card
   *[other] Draw pile: { $number } cards
}
flower-power-board-pile-name = Draw pile
flower-power-board-graveyard = { $number ->
    [0] GraveRyard: empty
    [one] GraveRyard: { $number } card, look through it
   *[other] GraveRyard: { $number } cards, look through them
}
flower-power-board-graveyard-name = GraveRyard
flower-power-board-graveyard-title = { $number ->
    [0] Nobody lies in the GraveRyard yet
    [one] { $number } card lies in the GraveRyard
   *[other] { $number } cards lie in the GraveRyard
}
flower-power-board-graveyard-refill = When the draw pile is empty, all this is shuffled into a new one.
flower-power-board-removed = Out of the game
flower-power-board-close = Close
flower-power-board-cry = It’s the battle of the flowers!
flower-power-board-shown = { $seat } plays { $card }
    .you = You play { $card }

## A flower, petal by petal

flower-power-board-unrolled = { $flower }, from top to bottom
flower-power-board-top = top
flower-power-board-bottom = bottom
flower-power-board-petal = Petal { $position }: { $card }
flower-power-board-slot-top = Put it on top
flower-power-board-slot-bottom = Put it under the last petal
flower-power-board-slot-between = Put it between petals { $position } and { $next }
flower-power-board-slot-power = Add it to the Power Flower

## The battle

flower-power-board-battle = { $flower } of { $seat } against { $target_flower } of { $other_seat }
    .you = Your { $flower } against { $target_flower } of { $other_seat }
    .you-other = { $flower } of { $seat } against your { $target_flower }
flower-power-board-role-attacks = attacks
flower-power-board-role-defends = defends
flower-power-board-level = Level { $number }
flower-power-board-verdict-tie = A tie: one level down
flower-power-board-verdict-open = Not settled yet
flower-power-board-verdict-ahead = { $seat } is stronger here
    .you = You are stronger here
flower-power-board-fighter-hidden = not turned up yet
flower-power-board-fighter-unnamed = to be named
flower-power-board-fighter-none = no petal left
flower-power-board-lead = { $seat } leads
    .you = You lead
flower-power-board-level-pegging = Nobody leads
flower-power-board-doomed = A flower is gone: the attack will fail
flower-power-board-destroyed = Destroyed
flower-power-board-passed = One pass: a second in a row ends the battle
flower-power-board-name-petal = Name the petal that fights

## Before the first turn

flower-power-board-sign = Show { $sign }
flower-power-board-signs = What was shown last
flower-power-board-sign-chosen = You have chosen; the others are choosing
flower-power-board-place = Place { $number }
flower-power-board-sizes = How many petals has your next flower?
flower-power-board-size = { $number ->
    [one] A flower of { $number } petal
   *[other] A flower of { $number } petals
}
flower-power-board-left = { $number ->
    [one] { $number } petal to plant
   *[other] { $number } petals to plant
}
flower-power-board-planting = Gardens are being planted
flower-power-board-contest = The contest for the places
flower-power-board-placing = { $seat } chooses a place
    .you = You choose a place
flower-power-board-bud = { $number ->
    [one] New flower in the making: { $number } petal
   *[other] New flower in the making: { $number } petals
}
flower-power-board-growing = { $number ->
    [0] Your new flower
    [one] Your new flower: { $number } petal
   *[other] Your new flower: { $number } petals
}

## What your spies saw

flower-power-board-notebook = What your spies saw
flower-power-board-notebook-alone = For your eyes only
flower-power-board-notebook-hand = Hand of { $seat }
flower-power-board-notebook-flower = Flower { $flower }
flower-power-board-notebook-either = Hand of { $seat } or { $flower }
flower-power-board-notebook-somewhere = Somewhere in { $flower }
