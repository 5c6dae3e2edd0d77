# Flower Power! — English words.

flower-power-name = Flower Power!
flower-power-idea = Your flowers are fans of cards laid face down, and even you do not know what their petals are worth. Send them out against the gardens around you: the petal on top decides, and the stronger one carries off the other flower. Between attacks your hand poisons, feeds, spies, or turns a humble flower into a Power Flower, which picks for itself the petal that fights. The last garden still in bloom wins.

## Sections of the rules

flower-power-section-preparation = Getting ready
flower-power-section-board = The table
flower-power-section-seats-and-gardens = Places and gardens
flower-power-section-course = How a game runs
flower-power-section-turn = A turn, step by step
flower-power-section-cards = Playing cards
flower-power-section-attacks = Attacking
flower-power-section-special = Special moves
flower-power-section-end = The end
flower-power-section-variations = Tuning the game
flower-power-section-jokers = Jokers
flower-power-section-glossary = Words of the game
flower-power-section-tactics = A gardener’s tricks
flower-power-section-first-edition = What the first edition does differently
flower-power-section-rulings = Rulings

## Getting ready

flower-power-clause-1-1 = You need at least two players; the game blooms best with three.
flower-power-clause-1-2 = One pack of 54 cards is enough for two or three. From four on, several packs are put together; part 10 tells how to count.
flower-power-clause-1-3 = Everybody gets petals: 20 each with two players, 15 with three or four, 12 with five. Hands grow with the place in the turn order: 3 and 4 cards for two; 1, 2 and 3 for three; from 2 to 5 for four; from 2 to 6 for five.
flower-power-clause-1-4 = The cards that are left, face down, are the draw pile.
flower-power-clause-1-5 = The GraveRyard takes in, face up, the hand cards that have been used and the petals that fell in battle. Anybody may leaf through all of it whenever they like.
flower-power-clause-1-6 = An empty draw pile is made anew: the whole GraveRyard is shuffled and takes its place, face down.

## The table

flower-power-clause-2-1 = A garden has two beds: regular flowers in front, Power Flowers behind.
flower-power-clause-2-2 = In the middle, between the gardens, are the two piles everybody shares, draw pile and GraveRyard.
flower-power-clause-2-3 = With two players the gardens face each other across the two piles: regular flowers are nearest to them, Power Flowers farthest away.

## Places and gardens

flower-power-clause-3-1 = Seated in a circle, you hold a little contest: rock, paper, scissors for two, “same or not” for three and more. The winner picks a place in the turn order, and the next places follow clockwise. Each player then takes a packet of petals and the hand that belongs to their place. Of two players, a winner who would rather play second holds one card more and leaves the first attack to the other; of three, one who plays first gains that attack at the price of the smallest hand. Of four, if the winner plays third, the neighbour to the left is fourth, the next one first and the last one second.
flower-power-clause-3-2 = You look at your hand and at nothing else: your petals are a surprise to you as well.
flower-power-clause-3-3 = You divide your petals into as many regular flowers as you wish, each of two petals or more. Their cards lie face down, stacked like a star.
flower-power-clause-3-4 = When all the gardens are planted, everybody cries with one voice: “It’s the battle of the flowers!”

## How a game runs

flower-power-clause-4-1 = Whoever has the first place begins; turns follow in the order of the places.
flower-power-clause-4-2 = During your turn your flowers may attack others, to take or to destroy them. Your cards can make your own garden finer or spoil somebody else’s.
flower-power-clause-4-3 = Without a single flower you leave the game. Only the last will (8.2) grants a reprieve.
flower-power-clause-4-4 = To attack, name a flower of yours and an opposing one. Each regular flower concerned shows its top petal, if it was still hidden, and that petal stays face up for as long as it belongs to the flower.
flower-power-clause-4-5 = A battle then opens: attacker and defender play or pass in turn, and nobody else does. Their cards may touch any flower of their two gardens, fighting or not, but no other garden. Nothing that befalls the flowers stops the battle; when one and then the other passes, the result is read.
flower-power-clause-4-6 = The attack succeeds if its petal is strictly the stronger (ties: see 7.3): the two petals that fought go to the GraveRyard; the attacker replants at home what is left of the target (a Power Flower remains one), draws a card and ends the turn. Otherwise it fails: no loss, everything shown or changed stays so, and the attacking flower is exhausted. Another may try; once all are exhausted, the turn ends without a draw. Your only flower is the exception: it does not tire, its target does, and it may go on against the others (7.1).

## A turn, step by step

flower-power-clause-5-1 = Before anything else, you may give your whole turn to draw a card. You cannot do so on your first turn, nor when your previous turn was already spent that way.
flower-power-clause-5-2 = Then take as many actions of part 6 as you please, on your own garden or another. Nobody can answer; after each, it is checked whether your garden has gone from one flower to several or back (12.10).
flower-power-clause-5-3 = Then, if you like, a flower attacks. The fighting petals are named, cards are played, the choices of Power Flowers are confirmed, and the result follows.
flower-power-clause-5-3-1 = A regular flower fights with its top petal, a Power Flower with the one its owner names, the attacker first. On a tie, one more petal on each side is compared, and so on.
flower-power-clause-5-3-2 = Starting with the attacker, each in turn takes an action of part 6 or passes, and every time it is checked whether the active player has gone from one flower to several or back (12.10). Two passes in a row close the exchange.
flower-power-clause-5-3-3 = If a Power Flower is fighting, its owner then confirms its petal. An owner who would rather change makes everybody name again, and the cards resume, until each owner is content with their own choice.
flower-power-clause-5-3-4 = Success: both fighting petals are discarded, the target is captured (even if no petal of it is left), then comes the victory draw, whatever the turn, and the last will if called for. Failure: no petal leaves; your flower is exhausted or, if it is your only one, the target is exhausted instead.
flower-power-clause-5-4 = Are all your flowers exhausted? You may still create some from your hand, and the newcomers prolong the turn; going from one flower to several counts here too.
flower-power-clause-5-5 = One successful attack, the only one a turn can hold, ends it once its effects are done. Otherwise you go on with cards and attacks while a flower of yours is fresh; with an only flower, while a target is fresh.
flower-power-clause-5-6 = When the turn is over, things are settled in this order: opponents without flowers are eliminated; if none is left, you win; if you are the one without flowers, it is you who leave. In a game of three or more, whoever caused an elimination draws a card at once.
flower-power-clause-5-7 = Finally the exhausted flowers of every garden recover, and the turn passes clockwise to the next living player.
flower-power-clause-5-8 = You may stop your turn whenever you see fit. You then forgo the victory draw, and play moves on to 5.6 and 5.7. (The closing note of part 5, which has no number in print.)

## Playing cards

flower-power-clause-6-1 = A spade is a poison: it destroys on the spot a face-up petal no stronger than itself, at any height, in either kind of flower, yours or another’s, jokers included. Poison and petal go to the GraveRyard. Nothing wards it off, though in a battle one may answer afterwards; a fighting petal that is destroyed is replaced.
flower-power-clause-6-2 = A heart is a fertiliser: it becomes a face-up petal of a flower, yours or another’s, regular or not, and keeps its strength. You slip it in wherever you like, from top to bottom: a flower of three petals offers four places. Put where the comparison is being decided, it counts at once.
flower-power-clause-6-3 = A diamond turns a regular flower, yours or another’s, into a Power Flower: it changes beds within the garden it stands in and shows all its petals. The diamond is discarded.
flower-power-clause-6-4 = A club is a spy: you alone look at a flower, in any garden, or at an opponent’s hand. Nothing changes order, and the club is discarded.
flower-power-clause-6-5 = Three cards or more from your hand, of any suits and with jokers allowed, make a new regular flower in your garden. Its petals are hidden, in whatever order you please. Two cards, as when the gardens were planted, are no longer enough.
flower-power-clause-6-6 = Four cards or more that bring together all four suits make a Power Flower in your garden, every petal face up. A joker may stand in for a suit there (see 11).

## Attacking

flower-power-clause-7-1 = A flower attacks once a turn and no more. If you have only one, it may take on every opposing flower, once each, until the first success.
flower-power-clause-7-2 = A battle concerns its two players alone: nobody else plays cards. These may serve their flowers that are not fighting, but never the gardens of others.
flower-power-clause-7-3 = At equal strength each regular flower shows the petal below and each Power Flower names another, until they differ; what is shown stays shown. If a flower has no petal left to set against the other, the larger one leads; if their sizes match, only hand cards can decide, failing which the attack fails. On a success, only the first petal on each side is discarded.
flower-power-clause-7-4 = A Power Flower chooses its petal in 5.3.1, before the cards and well before the result. Nothing forces it to take the strongest: you may spare a queen and lose on purpose with a 2.
flower-power-clause-7-5 = When poison takes the last petal of either fighting flower, the attack is a failure, whichever side it was.
flower-power-clause-7-6 = Fighting flowers change as cards are played, and the battle follows. After a spade, the missing petal is shown or named; a heart joins the comparison; after a diamond, the owner of the new Power Flower names its petal at once.

## Special moves

flower-power-clause-8-1 = Drawing for a whole turn means doing nothing else, not even attacking. It cannot be done on your first turn, after a failed attack or two turns running; the victory draw knows none of these limits.
flower-power-clause-8-2 = Your only flower has one petal, and it beats a flower of one petal: both vanish and your garden is empty. You draw, then play your last will, which nobody can answer. If it leaves nobody else with a flower, you win.

## The end

flower-power-clause-9 = The last one alive wins; if an attack makes both players perish together, the attacker prevails. With three or more, every elimination earns a draw.

## Tuning the game

flower-power-clause-10-1 = More petals make a longer game, fewer a shorter one.
flower-power-clause-10-2 = Bigger hands cut it short, smaller ones draw it out; each place keeps one card more than the place before.
flower-power-clause-10-3 = To even things out, a beginner may get more petals or cards, and an old hand fewer.
flower-power-clause-10-4 = You set the number of packs, the petals (the same for all, handicaps aside) and a base hand from −1 to 10, to which place n adds n cards. With N players, P petals and base B this takes N×P + N×B + N×(N+1)/2 cards; at least 3 must be left for the draw pile. So five players with two packs, 15 petals each and base 1 need 75 + 5 + 15 = 95 of the 108 cards: 13 are left, and the deal is good.

## Jokers

flower-power-clause-11 = You may play without jokers, using 52 cards. Otherwise the black one serves as a spade or a club, the red one as a heart or a diamond, both as an action and towards the four suits, and either can go into any flower. As poison, black destroys any face-up petal; as a petal, a joker beats the ace and equals the other joker.

## Words of the game

flower-power-clause-12-1 = Flower: petals stacked like a star, as many as you like.
flower-power-clause-12-2 = Petal: a card, any card, while it is in a flower; it lies there face up or face down.
flower-power-clause-12-3 = Regular flower: one that is not a Power Flower.
flower-power-clause-12-4 = Power Flower, or super-flower: born of a diamond played on a regular flower, or created with all four suits. Its strength: its owner announces to all which of its petals fights, in attack and in defence.
flower-power-clause-12-5 = Attack: one flower’s assault on another, both named by the attacker.
flower-power-clause-12-6 = Battle: the cards the two players exchange once the attack is announced.
flower-power-clause-12-7 = Belligerent flowers: the one that attacks and the one it aims at.
flower-power-clause-12-8 = Only flower: the sole flower of the player whose turn it is. It is never exhausted and may aim once at each opposing flower; with every failure it is the target that becomes exhausted.
flower-power-clause-12-9 = Several flowers: two or more in the same garden.
flower-power-clause-12-10 = Exhausted flower: from a failure until the turn is out, it neither attacks nor is attacked. If you drop to a single flower during your turn, it revives; if creating takes you from one to several, the exhausted opposing flowers revive instead. A flower an opponent creates during your turn is fresh, and when the turn ends all of them are. The purpose of it all: attacks stay few in number, and no turn can go round in circles for ever.
flower-power-clause-12-11 = Last will: after a successful attack that empties your garden, you play the cards you want, against whom you want or for yourself. An elimination caused in this way earns you a card and another last will.
flower-power-clause-12-12 = Strength: joker, ace, king, queen, jack, then 10 down to 2. Suits do not matter here.
flower-power-clause-12-13 = Suits: spades, hearts, diamonds and clubs; the two jokers complete them.
flower-power-clause-12-14 = From the hand: spades poison, hearts feed, diamonds make a Power Flower, clubs spy. The black joker can do what black suits do, the red one what red suits do.
flower-power-clause-12-15 = Whole-turn draw: a card for your hand instead of everything else; 5.1 tells when it is allowed.
flower-power-clause-12-16 = Victory draw: a successful attack always brings its attacker a card.
flower-power-clause-12-17 = Elimination draw: whoever puts somebody out of the game gets a card, whatever the turn.

## A gardener’s tricks

flower-power-clause-13 = Nearly always, the actions of 6.1 to 6.4 may aim at any flower and any player. A heart for an opponent, a spade for yourself or a diamond for an opponent looks like a mistake; at the right moment each of them pays.
flower-power-clause-13-1 = A small heart laid on a fine opposing flower covers its strong petal; all that remains is to attack it.
flower-power-clause-13-2 = A spade against yourself may remove a weak petal, or the small heart forced upon you, and uncover something better. It may also do away with the flower under attack, and the attacker’s victory with it.
flower-power-clause-13-3 = A diamond in an opponent’s garden brings a whole flower to light, within reach of your spades.
flower-power-clause-13-4 = Losing on purpose with a weak petal of a Power Flower spares a strong one for a tougher enemy.

## First edition

flower-power-clause-O4-3 = First edition: without a flower you are out, and no step of the turn is set aside for it; so it happens on the spot (AMB-42).
flower-power-clause-O4-5 = First edition: cards played during a battle may touch any garden, a third player’s included.
flower-power-clause-O5-3-2 = First edition: you answer with one card at a time, so no flower can be created during a battle.
flower-power-clause-O5-4 = First edition: when all is exhausted the turn is over, and nothing can be created any more.
flower-power-clause-O6-4 = First edition: whoever spies on a hand may rearrange it. This has no effect here, where a hand has no order.
flower-power-clause-O7-3 = First edition: you look below tied petals only when the result is read. If the two flowers match to the end, play goes back to the cards.
flower-power-clause-O7-4 = First edition: a Power Flower names its petal once all cards have been played, when the result is read, and without confirmation.
flower-power-clause-O8-2 = First edition: the last will follows the draw, nobody can answer it, and it wins if it does away with the last opponent. How many cards it may take is not said, so everything else is as in the second edition (AMB-57).

## Rulings

flower-power-clause-AMB-01 = How is “same or not” played? House rule: all show palm or back of the hand at once; whoever stands alone wins, otherwise the smaller group plays on (everybody if there is none), and the last two play rock, paper, scissors; after thirty rounds without a winner the lot decides. With the option “contest” set to “lot”, chance decides.
flower-power-clause-AMB-02 = Do you see the other gardens before planting your own? No: all is kept secret until everybody is ready. With the option “garden_build” set to “in_order”, you plant in turn, in plain sight.
flower-power-clause-AMB-03 = Can you keep petals aside when planting your garden? No: all of them go in.
flower-power-clause-AMB-04 = What about three players without jokers? The usual numbers would leave one card to draw, which is refused; take 14 petals each, for instance, and 4 are left.
flower-power-clause-AMB-05 = Must the first draw pile hold three cards, or more than three? Three will do: the usual game for three leaves exactly that many.
flower-power-clause-AMB-06 = Does a handicap follow the player or the place? The player: once the places are known, unseen cards pass between that player and the draw pile. 3 cards must be left to draw, everybody needs at least 2 petals, and no hand goes below zero.
flower-power-clause-AMB-07 = Can four or more play with a single pack? Not with the usual settings; yes if you set the numbers yourselves and the count of 10.4 comes out right.
flower-power-clause-AMB-08 = The first turn, when drawing is barred: is it the first of the game? It is each player’s own first turn.
flower-power-clause-AMB-09 = When is the draw pile made anew? At the moment a card is needed and there is none. With the option “refill” set to “eager”, as soon as it is empty.
flower-power-clause-AMB-10 = With draw pile and GraveRyard both empty, can you give your turn to draw? No, as there is nothing to take.
flower-power-clause-AMB-11 = In the turn after a whole-turn draw, may you play cards? Yes: only another such draw is ruled out.
flower-power-clause-AMB-12 = Can you play cards and then draw instead of attacking? No: such a draw is the whole turn or nothing.
flower-power-clause-AMB-13 = Can you stop your turn in the middle of a battle? Yes, when it is yours to reply: the attack fails, nothing is discarded, and whatever was shown or played stands. The option “retreat” set to “forbidden” makes you see it through.
flower-power-clause-AMB-14 = All is exhausted: which cards may I still play? Those that create a flower and no others; this is judged only after a failed attack. With the option “cards_after_exhaustion” set to “any”, all of them.
flower-power-clause-AMB-15 = Who shows first? Regular flowers show their petal, then Power Flowers name theirs, attacker before defender. The same goes for every tie.
flower-power-clause-AMB-16 = Two first petals of the same strength: is that a failure at once? No, the next petals are looked at first; it fails only if nothing separates them.
flower-power-clause-AMB-17 = Are ties looked into before or after the cards? Before: you go down to a difference or to the end, then play. If a card brings back a tie, you go further down at once.
flower-power-clause-AMB-18 = Can a Power Flower name the same petal twice to break a tie? No: a different petal for each level.
flower-power-clause-AMB-19 = Two Power Flowers fight: is the choice secret? No, the attacker announces, then the defender, fully aware.
flower-power-clause-AMB-20 = Does a Power Flower settle all its petals for ties in advance? No, one per level, named when the regular petal opposite has already been shown.
flower-power-clause-AMB-21 = Does a Power Flower that has shrunk become regular again? No, it stays what it is down to the last petal.
flower-power-clause-AMB-22 = One flower has run out of petals, the other has not: is the next one shown? No, the larger one leads, attacking or defending. All petals of the moment count, hidden ones too.
flower-power-clause-AMB-23 = A tie to the very end: must you play a card that would break it? No, you may pass; if both do, the attack fails.
flower-power-clause-AMB-24 = The flowers have changed during the battle: which petals are fighting? Those on top, or named first, when the result is read. A heart laid on top thus takes over the fight, and it is the one that leaves on a success.
flower-power-clause-AMB-25 = During a tie, can you aim at a petal further down? Yes, at any face-up petal, and everything is compared again from the top. A heart counts if it lands at the deciding level or above; lower down it only makes the flower larger, which is enough to break a complete tie.
flower-power-clause-AMB-26 = Does a heart played on a fighting Power Flower become its fighting petal? No, it joins those its owner may name, and counts towards its size.
flower-power-clause-AMB-27 = May the owner of a Power Flower change petals after every card? No: only what is missing is asked for, a destroyed petal or a new level. The rest waits for the confirmation.
flower-power-clause-AMB-28 = Can two owners of Power Flowers change their minds for ever? House rule: between two cards of the same battle each may decline to confirm only once, or as often as the option “pf_refusals” says; after that, confirmation is automatic.
flower-power-clause-AMB-29 = How many cards to a reply? One action of part 6: a card, or all those of a creation. The option “reply_unit” allows “single_card”, just one card, or “many”, as many actions as you want.
flower-power-clause-AMB-30 = One of the fighting flowers is destroyed: does it all stop at once? Failure is certain, but replies go on until both pass. A player who has just lost their last flower can thus create one and survive.
flower-power-clause-AMB-31 = Can a heart bring back a flower without petals? No, it no longer exists.
flower-power-clause-AMB-32 = Nothing is left of the target: captured or failed? Captured, if its last petal left through the success itself; failed and no draw, if it was poisoned before that, even by the attacker.
flower-power-clause-AMB-33 = In a battle, can you spy on a third player’s hand? No, the battle stays between two. The option “battle_spy_third_hand” set to “yes” allows it.
flower-power-clause-AMB-34 = Can you create a flower during a battle? Yes, either side can, but it takes no part in it.
flower-power-clause-AMB-35 = My only flower has already failed this turn and I create another: may it still attack? No, it becomes exhausted, unless the option “former_unique_exhausted” is “no”. If it had not attacked, it stays fresh.
flower-power-clause-AMB-36 = When is it judged whether a flower is the only one? At the result, with the garden as it then is. If the attacking flower was destroyed, the moment just before counts: had it been alone, the surviving target is exhausted.
flower-power-clause-AMB-37 = I lose my only flower, then create one in the same turn: do exhausted targets revive? No, that takes several flowers.
flower-power-clause-AMB-38 = My flower becomes the only one after failing against a target: may it aim there again? Yes, since that target is not exhausted.
flower-power-clause-AMB-39 = With three or more, whose exhausted flowers revive when I go from one to several? Those of all opponents. A flower counts as the “only” one just for the player whose turn it is.
flower-power-clause-AMB-40 = May a flower created or transformed this turn attack? Yes, without waiting. A captured one never can, for the turn is over.
flower-power-clause-AMB-41 = Does transforming an exhausted flower revive it? No, it is still the same flower.
flower-power-clause-AMB-42 = When are eliminations checked? In 5.6, at the end of the turn, and during a last will. The option “elimination” set to “immediate” makes them instant, which is how the first edition is read.
flower-power-clause-AMB-43 = It is my turn and my flowers are gone, with no attack won: what can I do? Whatever the current step allows: any card before attacking, a reply in battle, a creation after it. If nothing blooms, you are eliminated in 5.6, unless no opponent is left.
flower-power-clause-AMB-44 = It is not my turn and my flowers are gone: may I create one? Only as a reply, in the very battle that took your last one.
flower-power-clause-AMB-45 = Who draws for an elimination? Whoever removed the last flower, even a defender. For a loss you inflict on yourself, nobody; a player who is out draws nothing, and each elimination is worth one card.
flower-power-clause-AMB-46 = My attack empties both my garden and an opponent’s, with three or more: when do I draw for the elimination? Before the last will, so the card can be used in it. The option “capture_elim_before_will” set to “no” puts it off.
flower-power-clause-AMB-47 = What becomes of an eliminated player’s hand? House rule: it goes to the GraveRyard, face up, before the elimination draw. The option “eliminated_hand” can take it out of the game or give it to the player responsible.
flower-power-clause-AMB-48 = The active player and an opponent lose their last flowers together, though not in an attack: who wins? The active player, provided no opponent survives. If a third player lives on, the active player is eliminated too.
flower-power-clause-AMB-49 = Is the last will limited to the card just drawn? No: any cards, as many actions and targets as you want, but no attack. It goes on after an elimination even if you have created a flower meanwhile.
flower-power-clause-AMB-50 = What if the game stopped moving? House rule: after two rounds of the table with no attack, no card played and none drawn, or a hundred with no elimination, the survivors share the game. The options “stall_rounds” and “round_cap” change these numbers.
flower-power-clause-AMB-51 = “Three players or more” for the elimination draw: at the start or still alive? At the start of the game.
flower-power-clause-AMB-52 = May you know how many cards the others and the draw pile hold? Yes, those numbers are public.
flower-power-clause-AMB-53 = Can I look again at what I saw by spying? Yes, what you know stays on display, for you alone.
flower-power-clause-AMB-54 = The editions differ on the order of a spied hand: which one holds? It makes no difference, as a hand has no order.
flower-power-clause-AMB-55 = Some passages of the booklet still speak like the first edition, of a choice after the cards for instance: what then? Parts 5 to 7 prevail.
flower-power-clause-AMB-56 = Can you play a card to no purpose, such as spying on a Power Flower or an empty hand? Yes, if it has a permitted target. But no diamond on a Power Flower, no poison without a petal it can kill, and no free discards.
flower-power-clause-AMB-57 = The two editions contradict each other: which holds? The second, unless the option “edition” says “1”. Where the first is silent the second speaks: there too flowers revive when a garden goes from one flower to several or back, an elimination earns a draw, and a last will takes as many actions as you want and goes on after an elimination. Each difference can also be set on its own.
flower-power-clause-AMB-58 = And when the first edition contradicts itself? A Power Flower’s petal is chosen at the result, the last will comes before elimination, jokers may go into creations, these happen outside battles, and a tie is looked into before it is a failure.
flower-power-clause-AMB-59 = How many can play? The booklet names no limit. House rule: eight at most, who still fit around one table.

## Options

flower-power-option-edition = Which edition of the rules?
flower-power-option-edition-2 = The second
flower-power-option-edition-1 = The first
flower-power-option-packs = How many packs of cards?
flower-power-option-packs-standard = As the rules say: one for two or three players, two for four or five
flower-power-option-jokers = Do you play with jokers?
flower-power-option-jokers-yes = Yes, two to a pack
flower-power-option-jokers-no = No, 52 cards to a pack
flower-power-option-petals = How many petals for each player?
flower-power-option-petals-standard = As the rules say: 20 with two players, 15 with three or four, 12 with five
flower-power-option-hand = Base hand, to which the rank of each place is added?
flower-power-option-hand-standard = As the rules say: 2 with two players, 0 with three, 1 with four or five
flower-power-option-petals_bonus = Handicap: petals more or fewer for each seat (a list)
flower-power-option-hand_bonus = Handicap: hand cards more or fewer for each seat (a list)
flower-power-option-contest = How is it settled who chooses a place?
flower-power-option-contest-played = By the contest, really played
flower-power-option-contest-lot = By lot
flower-power-option-garden_build = How are the gardens planted?
flower-power-option-garden_build-sealed = In secret, then all are shown
flower-power-option-garden_build-in_order = In turn, in plain sight
flower-power-option-pf_choice = When does a Power Flower name its petal?
flower-power-option-pf_choice-before_cards_confirm = Before the cards, then confirms it
flower-power-option-pf_choice-at_resolution = At the result, after the cards
flower-power-option-tie_timing = When is a tie looked into?
flower-power-option-tie_timing-before_cards = Before the cards, and as soon as it arises
flower-power-option-tie_timing-at_resolution = Only at the result
flower-power-option-battle_scope = Which gardens may the cards of a battle touch?
flower-power-option-battle_scope-belligerents = Those of the two players who are fighting
flower-power-option-battle_scope-any = Any
flower-power-option-reply_unit = What is played in one reply?
flower-power-option-reply_unit-action = One action, creation included
flower-power-option-reply_unit-single_card = A single card, so no creation
flower-power-option-reply_unit-many = As many actions as you want
flower-power-option-create_after_exhaustion = Can a flower be created when all is exhausted?
flower-power-option-create_after_exhaustion-yes = Yes, and the turn goes on
flower-power-option-create_after_exhaustion-no = No, the turn is over
flower-power-option-transitions = Does going from one flower to several, or back, revive exhausted flowers?
flower-power-option-transitions-yes = Yes, at once
flower-power-option-transitions-no = No, they wait for the end of the turn
flower-power-option-elimination = When is a player without flowers eliminated?
flower-power-option-elimination-end_of_turn = At the end of the turn
flower-power-option-elimination-immediate = On the spot
flower-power-option-elimination_draw = Does an elimination earn a card, with three or more?
flower-power-option-elimination_draw-yes = Yes, for whoever caused it
flower-power-option-elimination_draw-no = No, nothing
flower-power-option-last_will = Does eliminating somebody by a last will give another?
flower-power-option-last_will-chained = Yes, with one more card
flower-power-option-last_will-single = No, there is only one
flower-power-option-refill = When is the draw pile made anew?
flower-power-option-refill-on_demand = When a card is needed and it is empty
flower-power-option-refill-eager = As soon as it is empty
flower-power-option-retreat = Can you stop your turn in mid-battle?
flower-power-option-retreat-allowed = Yes, and the attack fails
flower-power-option-retreat-forbidden = No, it runs to its result
flower-power-option-cards_after_exhaustion = Which cards may be played when all is exhausted?
flower-power-option-cards_after_exhaustion-create_only = Only to create a flower
flower-power-option-cards_after_exhaustion-any = All of them
flower-power-option-battle_spy_third_hand = In a battle, may you spy on a third player’s hand?
flower-power-option-battle_spy_third_hand-no = No, it is out of reach
flower-power-option-battle_spy_third_hand-yes = Yes, like any other
flower-power-option-pf_refusals = House rule: how often, between two cards, may you decline to confirm a Power Flower’s petal?
flower-power-option-former_unique_exhausted = Is an only flower that has failed exhausted when another is created?
flower-power-option-former_unique_exhausted-yes = Yes, it rests
flower-power-option-former_unique_exhausted-no = No, it stays fresh
flower-power-option-capture_elim_before_will = If the attack that empties your garden also eliminates an opponent, do you draw before the last will?
flower-power-option-capture_elim_before_will-yes = Yes, the card can be used in it
flower-power-option-capture_elim_before_will-no = No, eliminations wait until after it
flower-power-option-eliminated_hand = House rule: where does an eliminated player’s hand go?
flower-power-option-eliminated_hand-graveyard = To the GraveRyard
flower-power-option-eliminated_hand-removed = Out of the game
flower-power-option-eliminated_hand-responsible = To the player responsible
flower-power-option-stall_rounds = House rule: after how many rounds in which nothing happens is the game shared?
flower-power-option-round_cap = House rule: after how many rounds without an elimination is the game shared?

## How the game was decided

flower-power-reason-last-alive = the last player alive
flower-power-reason-attacker = all dead at once: the active player wins
flower-power-reason-last-will = a last will did away with the last opponent
flower-power-reason-stalemate = house rule: nothing moves any more, the survivors share the game

## Terms

flower-power-term-card-2S = 2
flower-power-term-card-3S = 3
flower-power-term-card-4S = 4
flower-power-term-card-5S = 5
flower-power-term-card-6S = 6
flower-power-term-card-7S = 7
flower-power-term-card-8S = 8
flower-power-term-card-9S = 9
flower-power-term-card-10S = 10
flower-power-term-card-JS = J
flower-power-term-card-QS = Q
flower-power-term-card-KS = K
flower-power-term-card-AS = A
flower-power-term-card-2H = 2
flower-power-term-card-3H = 3
flower-power-term-card-4H = 4
flower-power-term-card-5H = 5
flower-power-term-card-6H = 6
flower-power-term-card-7H = 7
flower-power-term-card-8H = 8
flower-power-term-card-9H = 9
flower-power-term-card-10H = 10
flower-power-term-card-JH = J
flower-power-term-card-QH = Q
flower-power-term-card-KH = K
flower-power-term-card-AH = A
flower-power-term-card-2D = 2
flower-power-term-card-3D = 3
flower-power-term-card-4D = 4
flower-power-term-card-5D = 5
flower-power-term-card-6D = 6
flower-power-term-card-7D = 7
flower-power-term-card-8D = 8
flower-power-term-card-9D = 9
flower-power-term-card-10D = 10
flower-power-term-card-JD = J
flower-power-term-card-QD = Q
flower-power-term-card-KD = K
flower-power-term-card-AD = A
flower-power-term-card-2C = 2
flower-power-term-card-3C = 3
flower-power-term-card-4C = 4
flower-power-term-card-5C = 5
flower-power-term-card-6C = 6
flower-power-term-card-7C = 7
flower-power-term-card-8C = 8
flower-power-term-card-9C = 9
flower-power-term-card-10C = 10
flower-power-term-card-JC = J
flower-power-term-card-QC = Q
flower-power-term-card-KC = K
flower-power-term-card-AC = A
flower-power-term-card-JkB = black joker
flower-power-term-card-JkR = red joker

## Events

flower-power-event-sign-shown = { $seat } shows: { $sign }.
    .you = You show: { $sign }.
flower-power-event-contest-won = { $seat } wins the contest and chooses a place.
    .you = You win the contest and choose a place.
flower-power-event-goes-first = { $seat } has the first place.
    .you = You have the first place.
flower-power-event-your-hand = Your hand: { $card }.
flower-power-event-hand-dealt = { $number ->
    [one] { $seat } is dealt a hand of { $number } card.
   *[other] { $seat } is dealt a hand of { $number } cards.
}
    .you = { $number ->
        [one] You are dealt a hand of { $number } card.
       *[other] You are dealt a hand of { $number } cards.
    }
flower-power-event-garden-built = { $seat } has planted a garden; petals in each flower: { $size }.
    .you = You have planted your garden; petals in each flower: { $size }.
flower-power-event-battle-cry = All gardens are planted: the battle of the flowers begins!
flower-power-event-turn-begins = { $seat }’s turn begins.
    .you = Your turn begins.
flower-power-event-turn-ended = { $seat } ends the turn.
    .you = You end your turn.
flower-power-event-you-drew = You give your whole turn to draw { $card }.
flower-power-event-you-drew-victory = For the victory you draw { $card }.
flower-power-event-you-drew-elimination = For the elimination you draw { $card }.
flower-power-event-drew = { $seat } gives the whole turn to draw a card.
    .you = You give your whole turn to draw a card.
flower-power-event-drew-victory = { $seat } draws a card for the victory.
    .you = You draw a card for the victory.
flower-power-event-drew-elimination = { $seat } draws a card for the elimination.
    .you = You draw a card for the elimination.
flower-power-event-pile-refilled = { $number ->
    [one] The GraveRyard becomes the new draw pile: { $number } card.
   *[other] The GraveRyard is shuffled into a new draw pile: { $number } cards.
}
flower-power-event-card-shown = { $seat } plays { $card }.
    .you = You play { $card }.
flower-power-event-poisoned = { $seat } poisons a petal of { $flower } with { $card }: { $petal_card } is destroyed.
    .you = You poison a petal of { $flower } with { $card }: { $petal_card } is destroyed.
flower-power-event-flower-destroyed = { $flower }, a flower of { $seat }, has lost its last petal and is gone.
    .you = { $flower }, one of your flowers, has lost its last petal and is gone.
flower-power-event-fertilised = { $seat } fertilises { $flower }: { $card } becomes its petal number { $position } from the top.
    .you = You fertilise { $flower }: { $card } becomes its petal number { $position } from the top.
flower-power-event-fertilised-power = { $seat } fertilises the Power Flower { $flower }: { $card } becomes one of its petals.
    .you = You fertilise the Power Flower { $flower }: { $card } becomes one of its petals.
flower-power-event-transformed = { $seat } turns { $flower } into a Power Flower with { $card }.
    .you = You turn { $flower } into a Power Flower with { $card }.
flower-power-event-petal-revealed = A petal of { $flower } is turned up: { $card }.
flower-power-event-spied-flower = { $seat } spies on the flower { $flower } with { $card }.
    .you = You spy on the flower { $flower } with { $card }.
flower-power-event-you-saw-flower = You see the petals of { $flower }, from the top down: { $card }.
flower-power-event-spied-hand = { $seat } spies on the hand of { $other_seat } with { $card }.
    .you = You spy on the hand of { $other_seat } with { $card }.
    .you-other = { $seat } spies on your hand with { $card }.
flower-power-event-you-saw-hand = You see the hand of { $other_seat }: { $card }.
flower-power-event-created-regular = { $number ->
    [one] { $seat } makes a regular flower, { $flower }, of { $number } petal.
   *[other] { $seat } makes a regular flower, { $flower }, of { $number } petals.
}
    .you = { $number ->
        [one] You make a regular flower, { $flower }, of { $number } petal.
       *[other] You make a regular flower, { $flower }, of { $number } petals.
    }
flower-power-event-created-power = { $seat } makes a Power Flower, { $flower }: { $card }.
    .you = You make a Power Flower, { $flower }: { $card }.
flower-power-event-attacked = { $seat } attacks { $target_flower } with { $flower }.
    .you = You attack { $target_flower } with { $flower }.
flower-power-event-petal-selected = { $seat } names the petal that fights for { $flower }: { $card }.
    .you = You name the petal that fights for { $flower }: { $card }.
flower-power-event-passed = { $seat } passes.
    .you = You pass.
flower-power-event-retreated = { $seat } breaks off the attack and ends the turn.
    .you = You break off the attack and end your turn.
flower-power-event-confirmed = { $seat } keeps the petal named.
    .you = You keep the petal you named.
flower-power-event-chooses-again = { $seat } does not keep the petal named: petals are named again.
    .you = You do not keep the petal you named: petals are named again.
flower-power-event-tie-reopened = The two flowers match to the end: play goes back to the cards once more.
flower-power-event-attack-succeeded = { $seat }’s attack on { $target_flower } succeeds. The petals that fought are discarded: { $card } of { $flower } and { $target_card } of { $target_flower }.
    .you = Your attack on { $target_flower } succeeds. The petals that fought are discarded: { $card } of { $flower } and { $target_card } of { $target_flower }.
flower-power-event-flower-spent = { $flower }, a flower of { $seat }, fought with its last petal and is gone.
    .you = { $flower }, one of your flowers, fought with its last petal and is gone.
flower-power-event-captured = { $seat } captures { $flower } and replants it as { $new_flower }.
    .you = You capture { $flower } and replant it as { $new_flower }.
flower-power-event-captured-bare = { $seat } captures { $flower }, of which no petal is left.
    .you = You capture { $flower }, of which no petal is left.
flower-power-event-attack-failed = { $seat }’s attack fails.
    .you = Your attack fails.
flower-power-event-exhausted = { $flower } is exhausted until the turn ends.
flower-power-event-target-exhausted = { $seat } fought with an only flower, so the target, { $flower }, is exhausted instead until the turn ends.
    .you = You fought with your only flower, so the target, { $flower }, is exhausted instead until the turn ends.
flower-power-event-former-exhausted = { $flower } has failed already and is no longer { $seat }’s only flower: it is exhausted.
    .you = { $flower } has failed already and is no longer your only flower: it is exhausted.
flower-power-event-revived-only = { $flower } is now the only flower of { $seat } and is fresh again.
    .you = { $flower } is now your only flower and is fresh again.
flower-power-event-revived-targets = { $seat } now has several flowers: { $flower } can be attacked again.
    .you = You now have several flowers: { $flower } can be attacked again.
flower-power-event-last-will = { $seat }’s attack has succeeded but leaves no flower: this is the last will.
    .you = Your attack has succeeded but leaves you no flower: this is your last will.
flower-power-event-eliminated = { $seat } has no flower left and is eliminated.
    .you = You have no flower left and are eliminated.
flower-power-event-hand-buried = { $seat }’s hand goes to the GraveRyard: { $card }.
    .you = Your hand goes to the GraveRyard: { $card }.
flower-power-event-hand-removed = { $seat }’s hand leaves the game: { $card }.
    .you = Your hand leaves the game: { $card }.
flower-power-event-hand-inherited = { $seat }’s hand goes to { $heir_seat }: { $card }.
    .you = Your hand goes to { $heir_seat }: { $card }.
flower-power-event-won = { $seat } wins the game.
    .you = You win the game.
flower-power-event-won-by-will = { $seat } wins the game by a last will.
    .you = You win the game by your last will.
flower-power-event-shared-stalemate = House rule: nothing moves any more, and { $seat } shares the game.
    .you = House rule: nothing moves any more, and you share the game.

## Lines of the board

flower-power-line-player = { $seat } — { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand
flower-power-line-player-active = { $seat }, whose turn it is — { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in hand
flower-power-line-player-out = { $seat } — eliminated
flower-power-line-hand = Seen in hand: { $card }
flower-power-line-growing = New flower in the making: { $petal }
flower-power-line-garden-sealed = Garden still secret
flower-power-line-flower = { $flower }: { $petal }
flower-power-line-flower-exhausted = { $flower }, exhausted: { $petal }
flower-power-line-power-flower = { $flower }, Power Flower: { $petal }
flower-power-line-power-flower-exhausted = { $flower }, Power Flower, exhausted: { $petal }
flower-power-line-battle = Battle — { $flower } of { $seat } against { $target_flower } of { $other_seat }
flower-power-line-battle-doomed = Battle — { $seat } against { $other_seat }: a flower is gone, the attack will fail
flower-power-line-picks = Petals named by { $seat }: { $card }
flower-power-line-lead = In the lead: { $seat }
flower-power-line-tie = In the lead: nobody for now
flower-power-line-shown = Card being played: { $card }
flower-power-line-piles = Draw pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
flower-power-line-graveyard = GraveRyard: { $card }
flower-power-line-rumours = What you have heard
flower-power-line-rumour = In the hand of { $seat } or in { $flower }: { $card }
flower-power-line-rumour-flowers = Somewhere in { $flower }: { $card }
flower-power-line-rumour-hand = Held by { $seat }: { $card }

## What is asked

flower-power-prompt-contest = The contest for the places: choose your sign, unseen by the others.
flower-power-prompt-place = You have won the contest: choose your place in the turn order (1 plays first, with the smallest hand).
flower-power-prompt-build = Plant your garden: how many petals has the next flower?
flower-power-prompt-turn = Your turn: play cards, attack, or end it.
flower-power-prompt-aim = { $flower } attacks: which flower?
flower-power-prompt-target = You play { $card }: on what?
flower-power-prompt-regular = Your new regular flower: choose its petals from the top down, three or more.
flower-power-prompt-power = Your new Power Flower: choose its petals, four or more, with all four suits.
flower-power-prompt-select = Your Power Flower fights: name its petal.
flower-power-prompt-reply = Battle: play, or pass.
flower-power-prompt-confirm = Before the result: do you keep the petal you named?
flower-power-prompt-will = Your attack has emptied your garden: this is your last will. Play what you want, then end the turn.
flower-power-prompt-create = You can no longer attack: make a flower, or end the turn.
flower-power-part-action = What do you do?
flower-power-part-flower = Which flower?
flower-power-part-position = At which position, counted from the top?
flower-power-part-other_seat = Whose hand?
flower-power-part-card = Which card?
flower-power-part-number = Which number?

## Refusals

flower-power-refusal-choose-sign = The contest comes first: choose one of its signs (rock, paper or scissors for two; up or down for more).
flower-power-refusal-choose-place = Choose a place in the turn order, from place:1 to place:{ $most }.
flower-power-refusal-flower-size = That is no size for your next flower: give it at least 2 petals, no more than you have, and do not leave a single one over.
flower-power-refusal-select-petal = First name a petal of your fighting Power Flower, one that you have not named yet in this comparison.
flower-power-refusal-confirm-petal = First say whether you keep the petal you named (keep) or want to choose anew (again).
flower-power-refusal-create-only = You can no longer attack, so only a new flower is allowed: make one, or end the turn.
flower-power-refusal-no-retreat = You cannot break off this battle: only the player whose turn it is may, if the option “retreat” allows it. Play, or pass.
flower-power-refusal-not-now = That cannot be done now: choose one of the moves on offer.
flower-power-refusal-one-card-a-reply = A reply is a single card here, so no flower can be made in a battle: play a card, or pass.
flower-power-refusal-too-few-cards = A regular flower needs at least 3 cards from your hand: add cards, or do something else.
flower-power-refusal-suits-missing = A Power Flower needs at least 4 cards with all four suits (a joker can stand for a suit of its colour): add what is missing, or do something else.
flower-power-refusal-draw-first-turn = This is your first turn, and it cannot be spent on a draw: play, attack or end it.
flower-power-refusal-draw-after-acting = You have already done something this turn, and a draw takes the whole turn: go on, or end it.
flower-power-refusal-draw-twice = Your previous turn went on a draw, and two in a row are not allowed: play, attack or end the turn.
flower-power-refusal-nothing-to-draw = Draw pile and GraveRyard are both empty, so there is nothing to draw: do something else.
flower-power-refusal-not-your-flower = You can only attack with a flower of your own garden: choose one of yours.
flower-power-refusal-flower-exhausted = This flower is exhausted and cannot attack before the turn is out: choose a fresh one.
flower-power-refusal-no-target = There is no flower to attack now: play cards, or end the turn.
flower-power-refusal-not-in-hand = { $card } is not in your hand: play a card that you hold.
flower-power-refusal-same-face = You hold this card more than once, and the copies count as one choice: take the first.
flower-power-refusal-card-without-target = { $card } has nothing it can be played on now: choose another card, or do something else.
flower-power-refusal-aim-first = Your flower is about to attack: first choose the flower it attacks.
flower-power-refusal-own-flower = You cannot attack your own flower: choose one in another garden.
flower-power-refusal-target-exhausted = That flower is exhausted and cannot be attacked before the turn is out: choose another.
flower-power-refusal-pick-in-order = Petals of a Power Flower are chosen in the order of the hand, and all four suits must stay within reach: take one of the cards on offer.
flower-power-refusal-pick-petals = You are making a flower: choose a card from your hand as its next petal, or finish it with done.
flower-power-refusal-target-first = You have shown { $card }: first choose what you play it on.
flower-power-refusal-wrong-function = { $card } cannot do that: spades poison, hearts fertilise, diamonds transform, clubs spy, and a joker does what its colour does. Choose another target.
flower-power-refusal-no-such-flower = That flower does not exist, or not in that garden: name one that is there, such as B2 for the second of B.
flower-power-refusal-third-garden = In a battle, cards touch only the gardens of the two players fighting: choose a flower there.
flower-power-refusal-already-power = That is a Power Flower already: choose a regular flower.
flower-power-refusal-no-such-position = The flower has no such position: count from 1, on top, to one below its last petal; for a Power Flower always say 1.
flower-power-refusal-no-such-petal = There is no petal { $text }: write the flower and then the petal, counted from 1 on top, as in B2.1.
flower-power-refusal-own-hand = You know your own hand: spy on an opponent’s, or on a flower.
flower-power-refusal-no-such-hand = Nobody in the game has that hand: spy on that of a living opponent.
flower-power-refusal-third-hand = In a battle, the hand of a third player is out of reach: spy on your rival’s, or on a flower.
flower-power-refusal-petal-hidden = That petal lies face down, and poison reaches only petals that can be seen: choose a face-up one.
flower-power-refusal-petal-too-strong = { $card } is stronger than your poison: choose a petal of the same strength or weaker.
flower-power-refusal-deal-too-large = { $missing ->
    [one] { $missing } card is missing.
   *[other] { $missing } cards are missing.
} With N players, P petals and base hand MB, N·P + N·MB + N(N+1)/2 cards are dealt (here, handicaps included, { $petals } for gardens and { $hands } for hands) and 3 must be left to draw, but there are { $cards } in all: choose fewer petals, smaller hands or more packs.
flower-power-refusal-too-few-petals = { $petals ->
    [one] Somebody would begin with { $petals } petal, but a flower needs 2: raise “petals” or “petals_bonus”.
   *[other] Somebody would begin with { $petals } petals, but a flower needs 2: raise “petals” or “petals_bonus”.
}
flower-power-refusal-hand-below-nothing = With a base hand of { $hand } and these handicaps, a hand could have fewer than zero cards: raise “hand” or “hand_bonus”.
flower-power-refusal-too-many-bonuses = The option { $option } lists { $given } numbers, more than there are players: give one for each at most.
flower-power-refusal-unreadable-move = “{ $text }” is not a move: write, for example, B2 (a flower), 10S or JkB (a card), poison:B2.1, heart:A1.3, spy:B2, hand:B, power:A1 (make it a Power Flower), size:5, pass or end.
flower-power-refusal-no-jokers = { $card } is there, but the game is played without jokers: take it out, or set “jokers” to “yes”.
flower-power-refusal-card-duplicated = { $card } occurs more often than the packs have it: take the extra ones away.
flower-power-refusal-card-missing = { $card } is missing: say where it is, or leave out the line “pile”, which then takes all the rest.
flower-power-refusal-power-hidden = all petals of a Power Flower lie face up: in “{ $text }”, take away the parentheses.
flower-power-refusal-nothing-to-decide = Nobody has anything to decide in this position: check the line “phase”.

## Terms: actions

flower-power-term-action-end = end the turn
flower-power-term-action-draw = draw a card and do nothing else this turn
flower-power-term-action-pass = pass
flower-power-term-action-retreat = break off the attack and end the turn
flower-power-term-action-keep = keep the petal
flower-power-term-action-again = choose anew
flower-power-term-action-regular = make a regular flower (3 cards or more)
flower-power-term-action-power = make a Power Flower (4 cards or more, all four suits)
flower-power-term-action-done = the flower is complete
flower-power-term-action-rock = rock
flower-power-term-action-paper = paper
flower-power-term-action-scissors = scissors
flower-power-term-action-up = palm of the hand
flower-power-term-action-down = back of the hand
flower-power-term-action-place = take a place
flower-power-term-action-size = plant a flower
flower-power-term-action-card = choose a card
flower-power-term-action-attack = choose a flower for the attack
flower-power-term-action-poison = poison a petal
flower-power-term-action-heart = add a petal to a flower
flower-power-term-action-transform = make a flower a Power Flower
flower-power-term-action-spy = spy on a flower
flower-power-term-action-spy-hand = spy on a hand

## Terms: signs of the contest

flower-power-term-sign-rock = rock
flower-power-term-sign-paper = paper
flower-power-term-sign-scissors = scissors
flower-power-term-sign-up = palm of the hand
flower-power-term-sign-down = back of the hand

## Terms: petals, in parentheses if they lie face down

flower-power-term-petal-hidden = (?)
flower-power-term-petal-2S = 2
flower-power-term-petal-2S-down = (2)
flower-power-term-petal-3S = 3
flower-power-term-petal-3S-down = (3)
flower-power-term-petal-4S = 4
flower-power-term-petal-4S-down = (4)
flower-power-term-petal-5S = 5
flower-power-term-petal-5S-down = (5)
flower-power-term-petal-6S = 6
flower-power-term-petal-6S-down = (6)
flower-power-term-petal-7S = 7
flower-power-term-petal-7S-down = (7)
flower-power-term-petal-8S = 8
flower-power-term-petal-8S-down = (8)
flower-power-term-petal-9S = 9
flower-power-term-petal-9S-down = (9)
flower-power-term-petal-10S = 10
flower-power-term-petal-10S-down = (10)
flower-power-term-petal-JS = J
flower-power-term-petal-JS-down = (J)
flower-power-term-petal-QS = Q
flower-power-term-petal-QS-down = (Q)
flower-power-term-petal-KS = K
flower-power-term-petal-KS-down = (K)
flower-power-term-petal-AS = A
flower-power-term-petal-AS-down = (A)
flower-power-term-petal-2H = 2
flower-power-term-petal-2H-down = (2)
flower-power-term-petal-3H = 3
flower-power-term-petal-3H-down = (3)
flower-power-term-petal-4H = 4
flower-power-term-petal-4H-down = (4)
flower-power-term-petal-5H = 5
flower-power-term-petal-5H-down = (5)
flower-power-term-petal-6H = 6
flower-power-term-petal-6H-down = (6)
flower-power-term-petal-7H = 7
flower-power-term-petal-7H-down = (7)
flower-power-term-petal-8H = 8
flower-power-term-petal-8H-down = (8)
flower-power-term-petal-9H = 9
flower-power-term-petal-9H-down = (9)
flower-power-term-petal-10H = 10
flower-power-term-petal-10H-down = (10)
flower-power-term-petal-JH = J
flower-power-term-petal-JH-down = (J)
flower-power-term-petal-QH = Q
flower-power-term-petal-QH-down = (Q)
flower-power-term-petal-KH = K
flower-power-term-petal-KH-down = (K)
flower-power-term-petal-AH = A
flower-power-term-petal-AH-down = (A)
flower-power-term-petal-2D = 2
flower-power-term-petal-2D-down = (2)
flower-power-term-petal-3D = 3
flower-power-term-petal-3D-down = (3)
flower-power-term-petal-4D = 4
flower-power-term-petal-4D-down = (4)
flower-power-term-petal-5D = 5
flower-power-term-petal-5D-down = (5)
flower-power-term-petal-6D = 6
flower-power-term-petal-6D-down = (6)
flower-power-term-petal-7D = 7
flower-power-term-petal-7D-down = (7)
flower-power-term-petal-8D = 8
flower-power-term-petal-8D-down = (8)
flower-power-term-petal-9D = 9
flower-power-term-petal-9D-down = (9)
flower-power-term-petal-10D = 10
flower-power-term-petal-10D-down = (10)
flower-power-term-petal-JD = J
flower-power-term-petal-JD-down = (J)
flower-power-term-petal-QD = Q
flower-power-term-petal-QD-down = (Q)
flower-power-term-petal-KD = K
flower-power-term-petal-KD-down = (K)
flower-power-term-petal-AD = A
flower-power-term-petal-AD-down = (A)
flower-power-term-petal-2C = 2
flower-power-term-petal-2C-down = (2)
flower-power-term-petal-3C = 3
flower-power-term-petal-3C-down = (3)
flower-power-term-petal-4C = 4
flower-power-term-petal-4C-down = (4)
flower-power-term-petal-5C = 5
flower-power-term-petal-5C-down = (5)
flower-power-term-petal-6C = 6
flower-power-term-petal-6C-down = (6)
flower-power-term-petal-7C = 7
flower-power-term-petal-7C-down = (7)
flower-power-term-petal-8C = 8
flower-power-term-petal-8C-down = (8)
flower-power-term-petal-9C = 9
flower-power-term-petal-9C-down = (9)
flower-power-term-petal-10C = 10
flower-power-term-petal-10C-down = (10)
flower-power-term-petal-JC = J
flower-power-term-petal-JC-down = (J)
flower-power-term-petal-QC = Q
flower-power-term-petal-QC-down = (Q)
flower-power-term-petal-KC = K
flower-power-term-petal-KC-down = (K)
flower-power-term-petal-AC = A
flower-power-term-petal-AC-down = (A)
flower-power-term-petal-JkB = black joker
flower-power-term-petal-JkB-down = (black joker)
flower-power-term-petal-JkR = red joker
flower-power-term-petal-JkR-down = (red joker)

# How it was decided.

flower-power-score-left = Left in the game with { $flowers ->
    [one] one flower
   *[other] { $flowers } flowers
}
flower-power-score-out = Out of the game
