# Flower Power! — the guided first game and the captions of the diagrams, in English.

flower-power-guide-goal = Welcome to the battle of the flowers! Every flower is a little pile of playing cards, its petals. Your flowers attack those of the others to capture them. Whoever has no flower left is out, and the last one alive wins. Two of you are left here, and the end is near.
flower-power-guide-gardens = Each garden has two beds: regular flowers in front, Power Flowers behind. Only the top petal of a regular flower fights. Most petals still lie face down; nobody has seen them, not even their owner. Jokers are strongest, then ace, king, queen, jack, and 10 down to 2. In the middle lie the draw pile and the GraveRyard, where used cards lie open to all.
flower-power-guide-spy = Before you attack, you may play cards from your hand; their suit says what they do. Clubs spy. Play the 5 of clubs and look at A1, your own first flower. Only you will see its petals, and they stay as they are.
flower-power-guide-spy-else = Another time! For now, spy with the 5 of clubs on your flower A1.
flower-power-guide-attack = A king lies on top of A1: just right. Attack! Choose A1, then its target, B1. Both flowers will show their top petal.
flower-power-guide-attack-else = Let your king do this: attack B1 with A1.
flower-power-guide-battle = King against 10: you lead. But nothing is decided yet. Now both of you may play cards in turn, attacker first, until both pass one after the other. You need nothing more: pass.
flower-power-guide-battle-else = Save your cards, you are in the lead already. Just pass.
flower-power-guide-captured = Your opponent passed as well, so the attack succeeds. The two petals that fought go to the GraveRyard, the rest of B1 is now planted in your garden, and you drew a card for the victory. A success always ends your turn. Beware: now you are going to be attacked.
flower-power-guide-tie = B1 attacks your A2, and both tops are 7s. In a tie the next petals are turned up: 9 against 5, and you are losing. Reply! Spades are poison: they destroy a visible petal that is no stronger than they are. Play the 10 of spades on the 9 of B1.
flower-power-guide-tie-else = That would not save you. The 10 of spades, on the 9 of B1!
flower-power-guide-exhausted = The 9 is gone, a 3 came up in its place, and your 5 wins the tie. Both passed: the attack has failed. Nothing is discarded; what was turned up stays visible. The attacking flower is exhausted until the end of the turn, so each flower usually attacks once a turn. After a failure one may try with another flower, or end the turn. (A whole turn can also be spent on drawing one card, but not your first turn and never twice in a row.)
flower-power-guide-create = Your turn. Three cards or more from your hand make a new flower, face down, in any order; four or more with all four suits make a Power Flower at once. Create a regular flower: the jack of hearts on top, then the 9 of hearts, then the 5 of spades you drew, and it is done.
flower-power-guide-create-else = Choose “create a regular flower”, then the jack of hearts, the 9 of hearts and the 5 of spades, and finish it.
flower-power-guide-power = Diamonds turn a regular flower into a Power Flower: it moves to the back bed, all its petals are shown, and its owner chooses which of them fights. Play the 6 of diamonds on your A2.
flower-power-guide-power-else = The 6 of diamonds is what we want, and A2 is its target.
flower-power-guide-poison = An ace was hiding in there! Your opponent has two flowers left, and B2 is a single visible petal, the 4 of clubs. Poison it with the 8 of spades: a flower without petals is gone. (Hearts would do the opposite: they add a visible petal, strong on your own flower, or a weak one on top of a strong enemy.)
flower-power-guide-poison-else = Use the 8 of spades on B2, the lone 4 of clubs.
flower-power-guide-last-attack = One flower is left over there: B1, with its 7 on top. Attack it with A2, your Power Flower. A regular flower would have to fight with its top petal; yours may choose. Name the ace, then pass.
flower-power-guide-last-attack-else = Attack B1 with A2, let the ace fight, and pass.
flower-power-guide-confirm = Both have passed. Whoever fights with a Power Flower confirms the petal before the result is read, or names another. Your ace beats the 7: keep it.
flower-power-guide-confirm-else = The ace is fine: keep it.
flower-power-guide-won = The last opposing flower is yours. Your opponent has no flower left and is eliminated, and you are the last one alive: you win! In your own games you begin by planting: you pile your petals into flowers of two or more without looking at them. Then it is anybody’s battle.

## Diagrams

flower-power-diagram-2-1 = Two gardens: regular flowers in front, each with its top petal showing or still face down; Power Flowers behind, all their petals in sight. Between them lie draw pile and GraveRyard.
flower-power-diagram-3-3 = Two gardens just planted with twenty petals each. A has made three flowers of two, three of three and one of five; B five flowers of four. Nobody has seen any of these petals.
flower-power-diagram-4-4 = A attacks B1 with A1. Both show their top petal, a king and a 9: A is in the lead, and the battle of cards begins.
flower-power-diagram-4-6 = The same attack has succeeded. King and 9 lie in the GraveRyard, the two petals left of B’s flower now grow in A’s garden as A3, and A has drawn a card.
flower-power-diagram-6-1 = With the king of spades A can destroy any of B’s three visible petals, with the 7 of spades only the 3. No spade reaches B4: its petals are hidden.
flower-power-diagram-6-2 = 3, 7, 9 against 3, 7, 9: a complete tie. A has put the 8 of hearts in second place and leads, 8 against 7.
flower-power-diagram-6-3 = A’s 3 of diamonds has turned A1 into a Power Flower: it stands in the back bed and shows 9, 4 and jack. Any of them may fight.
flower-power-diagram-6-4 = A has spied on the own flower A1: ace, 3, 8 and black joker, known to A alone. For everybody else those petals are still hidden.
flower-power-diagram-7-3 = 4 against 4, 7 against 7, 10 against 9: A is in the lead. If it stays so, only the two 4s leave, and A captures what is left of the flower, 7 and 9.
flower-power-diagram-7-4 = A’s Power Flower first named its 4 against the 4. The tie turned up a king; A named the ace next and leads. If it stays so, both 4s are discarded.
flower-power-diagram-8-2 = A’s last petal, an ace, has beaten a king: A’s garden is empty. As a last will A may now poison the 8 with the 10 of spades. B has three cards and may not answer.
flower-power-diagram-12-8 = A’s only flower has attacked B1 in vain. The target B1 is exhausted, not the attacker, which may still try B2.
flower-power-diagram-12-10 = A1 has attacked in vain, 5 against 8, and is exhausted until the end of the turn. A2 may still attack.
