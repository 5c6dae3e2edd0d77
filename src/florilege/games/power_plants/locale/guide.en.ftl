# Power Plants — the guided first game and the captions of the diagrams, in English.

power-plants-guide-goal = Welcome, Wizard! You share this magic garden with a rival. Every turn a patch is added to it and powers awaken: fairies come and go, Gems pile up. At the end you score your Gems and, above all, the fields that your fairies control. The bag is almost empty: you have three turns left.
power-plants-guide-table = Each six-sided patch is a plant with a number. Touching patches of the same plant form a field. The fairies on a patch always belong to one player, and that player controls it. The five plant cards stand in a column, from morning to night, and say what each plant can do. In front of you lie two patches, open to all; beside them, the nursery.
power-plants-guide-place = First you add a patch of your hand anywhere along the edge. It must be able to slide there: between two patches, a narrow gap does not let it through. (That is why nothing can go into the pocket on the right, next to Deeproot 6.) Place Starflower 2 on the left, where it touches Honeyleaf 6 and Starflower 6. Starflower brings a free fairy: take it.
power-plants-guide-place-else = A good spot, but for our example: Starflower 2 on the left, touching Honeyleaf 6 and Starflower 6, and its free fairy.
power-plants-guide-grow = Now the great choice. Sprout uses the strong power of the patch you have just placed. Grow uses the smaller power of each patch touching it, in the order of the column. Choose Grow: Honeyleaf comes first and puts a fairy on each patch around the Wizard; Starflower then gives you a Gem for every occupied patch around the Wizard.
power-plants-guide-grow-else = Choose Grow, then let Honeyleaf 6 grow and after it Starflower 6.
power-plants-guide-swap = Two fairies, then two Gems: the order made the difference. At the end of your turn you drew a patch, Deeproot 5. Since your other patch is a Deeproot too, you may swap one of them with the nursery. Give Deeproot 5 and take Emberwood 1: low numbers are precious, as you will see.
power-plants-guide-swap-else = You may do that. But take Emberwood 1 for your Deeproot 5, you will need it.
power-plants-guide-ousted = Ouch! Your rival placed Honeyleaf 2 next to your two Starflowers and let it sprout. A fairy that is added where rivals stand does not join them: it ousts one instead, back to its owner’s supply. Your two lone fairies are gone. More fairies on a patch hold it more safely, though they bring no more points.
power-plants-guide-sprout = Strike back with the Deeproot in your hand. Its Sprout adds three fairies to a patch in line of sight: straight on from the Wizard, in any of the six directions, over touching patches. Place Deeproot 3 above Honeyleaf 6 and Deeproot 6, choose Sprout, and aim past Honeyleaf 6 at Starflower 6.
power-plants-guide-sprout-else = Deeproot 3 above Honeyleaf 6 and Deeproot 6, then Sprout, then Starflower 6.
power-plants-guide-fields = Your rival has made a Frightshade field of three. Fields pay by their size: a single patch 1 point, two patches 3, three patches 5, and so on; second place gets something as well. First is whoever controls the most patches of the field. The number of fairies does not matter there: one is enough to hold a patch.
power-plants-guide-last-turn = And the last patch has been drawn: everyone has one more turn. Look at Emberwood 6, which your rival holds. Place Emberwood 1 below it, where it touches Frightshade 6 as well, and take the free fairy. One patch each: a tie, and ties go to whoever holds the lowest number. That is your 1!
power-plants-guide-last-turn-else = Put Emberwood 1 below Emberwood 6, where it touches Frightshade 6 as well, and take the free fairy.
power-plants-guide-gems = Now let your Emberwood sprout: five Gems on any patch that has none yet. At the end, Gems lying in the garden go to whoever controls their patch, and without fairies they are lost. Put them where you stand firm: on Starflower 6, with its three fairies.
power-plants-guide-gems-else = Choose Sprout, and put the Gems on Starflower 6, where you have three fairies.
power-plants-guide-late = Your rival used the last turn to oust your fairy from Honeyleaf 6. You could no longer answer, so you are paid for it: two Gems for every fairy ousted after your own last turn. Then it is time for the final scoring.
power-plants-guide-scores = You had won 10 Gems. Five more lay on Starflower 6. Your fields: Deeproot, three patches, 5 points; Starflower, two patches, 3 points; Emberwood, tied but yours by number 1, 3 points. That makes 26 against 21: you win! Every set of five plants makes another game. Which will you grow first?

## Diagrams

power-plants-diagram-S3 = The garden of three players before the first turn: the 7s of five plants, two over three, in random order.
power-plants-diagram-2-3 = The Wizard stands on the new Starflower 2, which touches Honeyleaf 6 and Starflower 6. Grow would use the powers of those two; Sprout would use Starflower 2’s own.
power-plants-diagram-2-4 = A chose Grow. Honeyleaf, higher in the column, grew first and put a fairy on both patches; Starflower then found two occupied patches around the Wizard and gave two Gems.
power-plants-diagram-P2 = A’s Honeyleaf 2 has sprouted. Emberwood 6 was free and received two fairies of A; on Frightshade 6 stood a fairy of B, which was only ousted.
power-plants-diagram-P7 = The empty space between Deeproot 6, Frightshade 4, Emberwood 5 and Frightshade 5 has one narrow entrance, between Emberwood 5 and Frightshade 5. No patch can slide in.
power-plants-diagram-T2 = Starflower 3, 4 and 6 touch: a field of three. Emberwood 5 and 6 do not touch: two fields of a single patch.
power-plants-diagram-T5 = Emberwood 5, at the right end, is unblocked. Frightshade 5 beside it is blocked: without it, Emberwood 5 would lose touch with the garden.
power-plants-diagram-D5 = A Starflower field of four. A controls two of its patches and comes first: 7 points. B and C control one each; C has the lower number, the 5, and takes second place: 3 points. B still gets 1. C’s three fairies on one patch count no more than one.
power-plants-diagram-D8 = A Starflower field of three, and each player controls one patch. The lowest number decides: B’s 3 comes first (5 points), C’s 4 second (2 points), and A’s 7 gets 1 point.
power-plants-diagram-E2 = A’s last turn was over when B’s Tanglethorn 2 added three fairies to Frightshade 5. Two of them ousted A’s two fairies, the third stayed. A was paid four Gems.
power-plants-diagram-R19 = From the Wizard on Deeproot 3 one looks straight along touching patches: to Honeyleaf 6 and Starflower 6, to Frightshade 4 and Emberwood 5, to Deeproot 6 and Frightshade 6. Emberwood 6 lies in none of these lines.
