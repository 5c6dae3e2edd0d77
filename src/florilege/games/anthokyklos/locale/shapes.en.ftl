# The shapes of the motifs, one by one.

anthokyklos-clause-F1 = Arc of 3: three petals side by side on one ring. Scales 1 and 2.
anthokyklos-clause-F2 = Trefoil: three petals of one ring, a third of the way round from each other, with two slots between one and the next. Scale 1.
anthokyklos-clause-F3 = Arc of 5: five petals side by side on one ring. Scale 1.
anthokyklos-clause-F4 = Ray: three petals in a straight line away from the pistil, on the rings one, three and five. The slots of the rings between lie to either side of the line and do not matter. Scale 1.
anthokyklos-clause-F5 = Right spiral of 3: three petals on three rings in a row, each one resting on the last and half a slot further clockwise. The number of the slot stays the same. Scales 1 and 2.
anthokyklos-clause-F6 = Left spiral of 3: three petals on three rings in a row, each one resting on the last and half a slot further anticlockwise. The number of the slot goes down by one each time, and before 1 comes 9. Scales 1 and 2.
anthokyklos-clause-F7 = Right spiral of 4: a right spiral that goes on to a fourth ring. Scale 1.
anthokyklos-clause-F8 = Left spiral of 4: a left spiral that goes on to a fourth ring. Scale 1.
anthokyklos-clause-F9 = Great right spiral: a right spiral of five petals, all the way from the first ring to the last. Scale 1.
anthokyklos-clause-F10 = Great left spiral: a left spiral of five petals, all the way from the first ring to the last. Scale 1.
anthokyklos-clause-F11 = Bud: a triangle that points outwards. Two neighbours on one ring, and the petal of the next ring that rests on both. Scales 1, 2, 3 and 4.
anthokyklos-clause-F12 = Fan: a triangle that points inwards. One petal, and the two of the next ring that rest on it. Scales 1, 2, 3 and 4.
anthokyklos-clause-F13 = Diamond: one petal, the two of the next ring that rest on it, and the one of the ring after that which rests on those two. Scales 1 and 2.
anthokyklos-clause-F14 = Right braid: two neighbours on one ring and two on the next, shifted clockwise: the one that rests on both, and its clockwise neighbour. Scales 1 and 2.
anthokyklos-clause-F15 = Left braid: two neighbours on one ring and two on the next, shifted anticlockwise: the one that rests on both, and its anticlockwise neighbour. Scales 1 and 2.
anthokyklos-clause-F16 = Chevron pointing out: a V over three rings with its tip outside. The tip, the two petals it rests on, and on the ring inside those the first and the last of the three that carry them. Scales 1 and 2.
anthokyklos-clause-F17 = Chevron pointing in: a V over three rings with its tip inside. The tip, the two petals that rest on it, and on the ring outside those the first and the last of the three that rest on them. Scales 1 and 2.
anthokyklos-clause-F18 = Cross: one petal, the two it rests on and the two that rest on it. Scales 1 and 2.
anthokyklos-clause-F19 = Cup: two neighbours on one ring, and the three of the next ring that rest on one or both of them. Scales 1 and 2.
anthokyklos-clause-F20 = Corolla: the six neighbours of a slot, two on its own ring, two inside and two outside. The slot in the middle does not matter. Scales 1 and 2.
anthokyklos-clause-F21 = Flower: one petal with its six neighbours, two on its own ring, two inside and two outside. Scales 1 and 2.
anthokyklos-clause-F22 = Big bud: three petals side by side on one ring, the two of the next ring that rest on them, and the one of the ring after that which rests on those two. Scale 1.
anthokyklos-clause-F23 = Full ring: all nine petals of one ring. Scale 1.
