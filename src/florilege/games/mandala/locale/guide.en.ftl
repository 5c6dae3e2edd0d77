# Flowers: A Mandala Game — the guided first game and the captions of the diagrams, in English.

mandala-guide-goal = Welcome! In this game you win tiles, and tiles are points. Two tiles of one colour become a Flower, which is worth far more than the two alone. You already have two Flowers and a lone red ×3. A third Flower ends the game, so let us go and get it.
mandala-guide-table = In the middle lie three mandalas. At the heart of each are two tiles, and a claim marker that will say who may choose first. Cards are coloured sand: yours lie on your side of a mandala, your opponent’s on the other. Below is your hand. Only you see it; everybody knows how many cards you hold.
mandala-guide-new-colour = On your turn you play cards of one colour onto one mandala, as many as you like. Mandala 1 has a red 7: just what your red ×3 is waiting for. Play one yellow card there. Yellow is new to it (no tile and no face-up card shows it), so your card will lie face up.
mandala-guide-new-colour-else = A fair move! But first, let us open mandala 1: one yellow card, please.
mandala-guide-draw-and-claim = Two things happened. You played exactly one card, so you drew: up to four cards, but never beyond eight in hand. You had five left, hence three. And you are now ahead on mandala 1, so its marker is yours.
mandala-guide-face-down = Your opponent answers with two purple cards: two against one, and the marker has changed hands. Strike back with three yellow cards on mandala 1. Yellow is no longer new there, so they go face down, after everyone has seen them. Face down or not, every card counts; but drawing level would not be enough.
mandala-guide-face-down-else = Not quite what we need: three yellow cards on mandala 1 would put you ahead again.
mandala-guide-no-draw = Four cards against two: the marker is back. But you drew nothing. Whoever plays two cards or more draws no card that turn, and you may never empty your hand that way. One card and a refill, or several cards and a leap: that choice is the heart of the game.
mandala-guide-destroyed = Meanwhile your opponent laid the sixth colour on mandala 2. With all six colours in sight, tiles included, a mandala is swept away. The holder of the marker chooses a tile; the runner-up gets the other one, but needs a face-up card and, with two players, at least half as many cards as the holder. You had only face-down cards there: both tiles went across the table.
mandala-guide-cards-back = Losing has its comfort. Whoever takes exactly one tile discards the cards they had there; everybody else takes theirs back. Your four purple cards are in your hand again, nine cards in all, more than you could ever draw. And two new tiles have opened a fresh mandala 2.
mandala-guide-full-hand = Set foot in mandala 3 while you are rich: play your red card there. Red is new, so it lies face up and will count when that mandala goes. With eight cards or more left in hand you simply do not draw.
mandala-guide-full-hand-else = Keep that for later. For now: one red card on mandala 3.
mandala-guide-sixth-colour = Your opponent has added grey to mandala 1. Look at it: red and green tiles, then yellow, purple and grey cards. Only orange is missing, and you hold the marker. Play one orange card there and finish it! A turn always runs in this order: play, draw, claim, finish.
mandala-guide-sixth-colour-else = Look for the colour mandala 1 still lacks: one orange card there finishes it.
mandala-guide-choose-tile = The six colours are there, and you hold the marker: you choose. Take the red 7, the one with the dark back. Your opponent has three cards there against your five, at least half as many, and so gets the green 3.
mandala-guide-choose-tile-else = The green 3 would be yours by right, but think of your red ×3: take the red 7.
mandala-guide-third-flower = Red ×3 and red 7 turn into a Flower by themselves: two tiles of one colour always do, whether you like it or not. It is your third, so the game ends with this turn. The mandalas still on the cloth are now swept away, one after the other, by the usual rules.
mandala-guide-scores = Let us count. A single tile is worth its number, a lone ×3 nothing. A Flower with a ×3 triples its other tile: 3 × 7 = 21. Any other Flower is worth its higher number plus twice its lower one: 5 + 2 × 2 = 9 and 4 + 2 × 3 = 10. With the yellow 4 from mandala 3 you have 44 points against 34. Well played!

## Diagrams

mandala-diagram-S4 = A game of two before its first move: each mandala has a dark-backed and a light-backed tile in its heart, and its marker still lies on them.
mandala-diagram-1-3 = A has just played two yellow cards on mandala 1. Neither tile is yellow and no face-up card is: yellow is new, so they lie face up.
mandala-diagram-1-4 = B has added three green cards to mandala 1. A’s green card was there already, so B’s lie face down.
mandala-diagram-3-1 = A has three cards on mandala 1, but all face down: its marker stays in the centre. The first player to lay a face-up card there takes it.
mandala-diagram-3-2 = On mandala 1, A has just laid a face-up orange card. All of A’s four cards now count, more than C’s two and B’s one: the marker is A’s.
mandala-diagram-3-3 = On mandala 1 both have two cards. A has drawn level with B, and that is not enough: the marker stays with B.
mandala-diagram-4-1 = Red and green tiles; yellow, orange, purple and grey cards: mandala 1 is finished. A holds the marker and chooses a tile. B has two cards against four, just half, and gets the other one.
mandala-diagram-4-3 = A holds the marker of mandala 1. B and C both have three cards there, but C shows two of them and B only one: second place is C’s.
mandala-diagram-4-4 = On mandala 1, A has five cards and B two. Two is less than half of five: if this mandala were finished now, A would take both tiles.
mandala-diagram-4-6 = A’s red 7 and red ×3 have become a Flower. B’s purple 5 waits for another purple tile: there is one in mandala 2.
mandala-diagram-6-4 = A’s tiles: 4 and a lone ×3 (0), the Flowers 5 + 2 × 3 = 11, 3 × 7 = 21 and 3 + 2 × 2 = 7. Together 43 points.
