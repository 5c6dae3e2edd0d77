# Power Plants — English words.

power-plants-name = Power Plants
power-plants-idea = Fresh herbs make the finest spells, and the only good soil for miles around has to be shared with rival wizards. Turn by turn you slip one more magical patch into the garden: will you unleash its own mighty Sprout, or wake the gentler Grow of everything around it? Send out your fairies, gather Gems, jostle your rivals off the best ground, and see to it that the widest fields are yours when the last patch has taken root.

## Sections of the rules

power-plants-section-material = What is in the box
power-plants-section-set-up = Setting up
power-plants-section-course = How a game runs
power-plants-section-place = Step 1: add a patch
power-plants-section-power = Step 2: Sprout or Grow
power-plants-section-draw = Step 3: draw a patch
power-plants-section-patches = Patches, fairies and powers
power-plants-section-end = End of the game
power-plants-section-scoring = Final scoring
power-plants-section-terms = Words of the game
power-plants-section-alternates = Alternate plants
power-plants-section-discovery = Discovery mode
power-plants-section-solo = Alone against the Mole
power-plants-section-rulings = Rulings
power-plants-section-plants = The plants

## Material

power-plants-clause-M1 = There are 64 patch tiles: eight kinds of plant, each with patches numbered 1 to 8.
power-plants-clause-M2 = Every kind of plant has a card. It shows the plant’s timing, whether a free fairy comes with it, its Sprout and its Grow and, on a few cards, an end scoring.
power-plants-clause-M3 = Eight more cards are alternates, one for each kind of patch: same tiles, other powers.
power-plants-clause-M4 = Each player has 20 fairies of one colour.
power-plants-clause-M5 = A bag for the patches, one Wizard pawn and a heap of Gems complete the game.
power-plants-clause-M6 = One to five can play; a sheet of its own gives the rules for playing alone.

## Set-up

power-plants-clause-S1 = Five plants take part, picked on purpose or drawn at random. Their cards form a column: morning plants at the top, noon plants below them, night plants at the bottom. Among cards of one timing, any order will do.
power-plants-clause-S1-1 = Any five plants make a game, but the balance is better with two or more of the morning, at least one of noon and at least one of the night.
power-plants-clause-S2 = Only the patches of these five plants are used. With two players, numbers 7 and 8 stay in the box; with three players, only number 8 does.
power-plants-clause-S3 = The highest number left of each plant goes into the starting garden: five patches in a trapezoid, each in a place left to chance.
power-plants-clause-S4 = All other patches are mixed in the bag. Three of them are drawn as the nursery, or five when five play.
power-plants-clause-S5 = The Gems lie ready in a general supply.
power-plants-clause-S6 = You each take the 20 fairies of your colour. Chance names the first player, who receives the Wizard.
power-plants-clause-S7 = From the first player on, clockwise, everyone draws two patches from the bag as a hand. Hands lie open for all to see.
power-plants-clause-S7-1 = If your two patches are of one type, you may swap one of them for a patch of the nursery.

## Course of the game

power-plants-clause-0-1 = Turns go round clockwise from the first player. An empty bag brings on the end, and then the final scoring.
power-plants-clause-0-2 = A turn has three steps: add a patch, use Sprout or Grow, draw a patch.

## Step 1

power-plants-clause-1-1 = Take one patch of your hand, stand the Wizard on it and add it to the garden at any spot along the edge.
power-plants-clause-1-2 = Where the plant’s card says so, you may put a fairy of your supply on the new patch for free.

## Step 2

power-plants-clause-2-1 = Once the patch lies in the garden, you choose: Sprout or Grow.
power-plants-clause-2-2 = Sprout uses one power only: that of the Wizard’s own patch.
power-plants-clause-2-3 = Grow uses the power of every patch touching the Wizard’s, one after the other, but never that of the Wizard’s patch itself.
power-plants-clause-2-4 = Growing patches take effect from the top of the card column to the bottom. Several patches of one type do so in the order you like.
power-plants-clause-2-5 = You may leave out any power, be it Sprout or Grow.

## Step 3

power-plants-clause-3-1 = The Wizard moves on to the player on your left, and you draw a patch from the bag.
power-plants-clause-3-2 = If it was the last one in the bag, you tell everybody: the end is near.
power-plants-clause-3-3 = If the patch you drew matches the type of the other one in your hand, you may swap either of them for a patch of the nursery.

## Patches, fairies and powers

power-plants-clause-P1 = A patch never holds fairies of more than one player.
power-plants-clause-P2 = To add a fairy where rivals stand is to oust one of them: yours does not come in.
power-plants-clause-P3 = When a fairy moves to a patch where its rivals stand, it is ousted together with one of them.
power-plants-clause-P4 = You add fairies from your supply; ousted ones go back to the supply of their owner. As many of your fairies as you like may share a patch.
power-plants-clause-P5 = If you must add a fairy and your supply is empty, you take one of your own from a patch of your choice and use that one.
power-plants-clause-P6 = No power has to be used, but one that you do use is carried out as far as it will go.
power-plants-clause-P7 = A patch has to slide to its spot along the table without pushing others aside: a narrow gap between two patches does not let it through.
power-plants-clause-P8 = Gems that a power puts in the garden are taken from the general supply, never from your own.

## End

power-plants-clause-E1 = After the last patch has been drawn, everyone plays one more turn. Each of you is left with one patch that is never played.
power-plants-clause-E2 = For each fairy of yours that is ousted after your own last turn, you gain two Gems.
power-plants-clause-E3 = After the last of these turns comes the final scoring.

## Final scoring

power-plants-clause-D1 = A Gem is a point, and the ones you won along the way count from the outset.
power-plants-clause-D2 = Some plants have an end scoring. Their card also says at which moment it takes place.
power-plants-clause-D3 = You collect the Gems lying on patches that hold your fairies. Gems on patches without fairies go back to the supply.
power-plants-clause-D4 = Every field pays by its size, with points for first place, second place and further players. Size 1: 1, –, –; size 2: 3, 1, –; size 3: 5, 2, 1; size 4: 7, 3, 1. Size 5: 9, 4, 1; size 6: 11, 5, 1; size 7: 13, 6, 1; size 8: 15, 7, 1.
power-plants-clause-D5 = First place in a field goes to the player controlling the most of its patches, second place to the next in line.
power-plants-clause-D6 = Every further player with a patch in the field still gets 1 point.
power-plants-clause-D7 = Crowds do not help: patches are counted, fairies are not.
power-plants-clause-D8 = Among players with equally many patches in a field, the one who controls the lowest number in it goes first.
power-plants-clause-D9 = The most Gems win. If players are level, the one with more fairies in the garden wins; if that is level too, they share the victory.

## Words of the game

power-plants-clause-T1 = A patch is one tile.
power-plants-clause-T2 = A field is a group of touching patches of one type. A single patch is a field as well, if a modest one.
power-plants-clause-T3 = A spot is a free space that touches a patch.
power-plants-clause-T4 = A patch is under your control when your fairies stand on it. A field is under your control when you have more of its patches than anybody else; if several players are level, the lowest number decides.
power-plants-clause-T5 = A patch is unblocked if it can slide out of the garden, through no narrow gap, and leaves the garden in one piece. Any other patch is blocked.
power-plants-clause-T6 = A fairy is lone when no other fairy shares its patch.
power-plants-clause-T7 = A rival fairy is one that another player owns.
power-plants-clause-T8 = On an unoccupied patch stands no fairy.
power-plants-clause-T9 = On an empty patch lies nothing whatever: neither fairies nor Gems.

## Alternates

power-plants-clause-A1 = An alternate never plays beside its standard plant, for both need the same eight patches.
power-plants-clause-A2 = If a random draw turns up a type that is already there, that card is set aside and another one drawn.
power-plants-clause-A3 = Leave alternates out of your first games. Later on, one or two among standard plants make a good mix.

## Discovery

power-plants-clause-N1 = A first, gentle game uses Honeyleaf, Deeproot, Tanglethorn, Starflower and Emberwood, which do nothing but add fairies or bring Gems.
power-plants-clause-N2 = There is no Grow in this mode: only Sprout is used, and you may do without it as ever. All other rules stay as they are.
power-plants-clause-N3 = Afterwards you may play this mode again with other plants, or the full game with the ones you know.

## Solo

power-plants-clause-X1 = Set up as for two players, but with four patches in the nursery and no hand for the Mole. You choose how hard it will be: easy, medium, hard or extreme.
power-plants-clause-X2 = You start, and your turns follow the usual rules.
power-plants-clause-X3 = The Mole draws its patch from the bag when its turn begins and adds it at the spot that touches the most patches.
power-plants-clause-X4 = Of several such spots, it takes the one touching the most patches of the new patch’s type.
power-plants-clause-X5 = If there is still a choice, it takes a spot touching the lowest number of that type.
power-plants-clause-X6 = If there is a choice even then, read that lowest patch as the face of a clock: the spot farthest round clockwise is taken.
power-plants-clause-X7 = If no spot touches a patch of the type, the next plant down the column stands in for it, and so on; below the bottom card comes the top one.
power-plants-clause-X8 = The Wizard and a free fairy always go on the Mole’s new patch, even if the card brings none.
power-plants-clause-X9 = Sprout and Grow are not for the Mole. It has powers of its own and uses the one that fits the Wizard’s patch.
power-plants-clause-X10 = The Mole never lacks fairies: a spare colour helps out when its own is used up.
power-plants-clause-X11 = Honeyleaf or Sugarleaf: the Mole adds 2 fairies to each patch touching the Wizard where it has at most one itself, whatever number of yours stand there.
power-plants-clause-X12 = Tanglethorn or Stranglethorn: the Mole adds 3 fairies to the patch touching the Wizard that holds the most of yours. If you have none there, it takes the patch with the fewest of its own.
power-plants-clause-X13 = Starflower or Duskflower: for the patches touching the Wizard, the Mole gains 1 Gem each, and 1 more for every fairy on them.
power-plants-clause-X14 = Frightshade or Sleepshade: in the fields touching the Wizard, the Mole looks for the patch with the most of your fairies, one at least. Your lone fairy nearest to it is moved there, and the Mole gains 1 Gem for each fairy on that patch.
power-plants-clause-X15 = Deeproot or Branchroot: the Mole looks along the Wizard’s line of sight and adds 3 fairies to a patch where it has none.
power-plants-clause-X16 = Emberwood or Ashwood: 1 fairy of the Mole and 5 Gems go to the patch that has no Gem and the most of its fairies, though fewer than 3. Between equals, the nearest to the Wizard is taken.
power-plants-clause-X17 = Snapjaw or Crunchjaw: the Mole captures your two lone fairies nearest to the Wizard and adds 1 fairy to one of those patches. The tie-breaks between patches settle any doubt.
power-plants-clause-X18 = Wingbean or Stickybean: the unblocked patch with the most of your fairies travels clockwise round the garden to the first free spot touching the Wizard. Your fairies leave it, and the Mole adds as many of its own to the Wizard’s patch.
power-plants-clause-X19 = The Mole never chooses to add fairies to a patch where three or more of its own already stand; it overlooks such patches.
power-plants-clause-X20 = If several patches would suit the Mole’s power, the tests below are put to them in turn until one is left.
power-plants-clause-X20-1 = First test: the patch that belongs to the largest field.
power-plants-clause-X20-2 = Second test: the most Gems, on a patch without any fairy of the Mole.
power-plants-clause-X20-3 = Third test: the most of your fairies.
power-plants-clause-X20-4 = Fourth test: no fairy at all.
power-plants-clause-X20-5 = Fifth test: the lowest number.
power-plants-clause-X20-6 = Sixth test: the type whose card is highest in the column.
power-plants-clause-X21 = If the Mole finds no patch or cannot carry out its power in full, it adds 1 more fairy to the Wizard’s patch and gains 3 Gems instead.
power-plants-clause-X22 = When the Mole has to draw from an empty bag, the four nursery patches go into the bag and the Mole plays its last turn but one. You then play your last turn, without drawing, and the Mole plays its own last turn.
power-plants-clause-X23 = Alone against the Mole, fairies ousted after your last turn bring you no Gems.
power-plants-clause-X24 = Easy: fields score as they always do.
power-plants-clause-X25 = Medium: a tie in a field goes to the side with more fairies in the whole field. If that is level as well, the Mole comes first.
power-plants-clause-X26 = Hard: to be first in a field you need more patches than the Mole, which wins every tie.
power-plants-clause-X27 = Extreme: to be first in a field you need both more patches and more fairies there than the Mole.
power-plants-clause-X28 = You have to beat the Mole’s total. A draw is a win for the Mole.

## Rulings

power-plants-clause-R1 = What shape is the garden? A grid of hexagons: each patch has six sides and so up to six neighbours, with corners at the top and bottom and rows running across.
power-plants-clause-R2 = How is the starting trapezoid laid? Two patches above three, in random places, with no fairy and no Wizard on them. The first player has 11 spots to choose from.
power-plants-clause-R3 = What counts as a spot? Any free space touching one patch or more.
power-plants-clause-R4 = When is a gap too narrow? A patch cannot slide from one free space to the next if both spaces beside that step are filled by patches. A spot is open to you if some way from outside has no such gap.
power-plants-clause-R5 = May I fill a hole that is closed in on all sides? No: nothing can slide into it.
power-plants-clause-R6 = When can a patch be moved, and where to? It can if its space is open to the outside once it is lifted and all the others still hang together. It then goes to a spot that is open in the garden without it, and not back to where it was.
power-plants-clause-R7 = May Wingbean or Stickybean move the patch the Wizard stands on? No: it stays where you have just put it. It may, like any unblocked patch, if you agreed on that.
power-plants-clause-R8 = What happens to the things on a patch that moves? Gems travel with it, and so do all fairies that the power does not oust.
power-plants-clause-R9 = In what order does my turn go? One of your two patches with the Wizard on it, a free fairy if you want it, Sprout or Grow, and last the draw. Sprout is for the new patch alone; Grow is for its neighbours alone.
power-plants-clause-R10 = Which patches grow if the garden changes meanwhile? Those that touched the Wizard when you chose Grow, from the top of the column down; where they lie and what they hold is looked at when their turn comes. Each may be skipped, but a power you begin does all it can. So Snapjaw’s Sprout goes to a field with somebody to capture if one touches the Wizard; if none does, it still adds its fairy.
power-plants-clause-R11 = I add several fairies where rivals stand: what happens? They count one by one: each ousts a rival, and once the last is gone the next stays, so 3 against 2 leave one of yours. Honeyleaf’s Sprout differs: a single rival fairy is ousted and nobody comes in, as in the printed example; if you agreed that fairies come one at a time, your second fairy stays. Both hold for the Mole’s Honeyleaf as well.
power-plants-clause-R12 = Does it matter who moves a fairy onto its rivals? No: it is ousted with one of them, whoever moved it.
power-plants-clause-R13 = When does Honeyleaf look at how full the patches are? Once, as its power begins. Two fairies or more, whoever owns them, rule a patch out.
power-plants-clause-R14 = Where do fairies go that leave the garden? Ousted ones return to their owner. Captured ones stay with their captor to the end, so the owner has fewer to play with.
power-plants-clause-R15 = My supply is empty: must I take a fairy from the garden? For an add you have to make, yes, and you say from where; if the add only ousts a rival, you need no fairy. The free fairy of a new patch may be declined.
power-plants-clause-R16 = Can a patch be full, or the Gems run out? Neither: fairies on a patch are not limited, and the Gem supply never ends.
power-plants-clause-R17 = Is the Wizard’s own patch next to the Wizard? No. But a field touches the Wizard as soon as one of its patches does, and when the Wizard’s patch is part of such a field you may choose it there.
power-plants-clause-R18 = Whose fairies make a patch occupied? Anybody’s, yours among them. Unoccupied means no fairy, empty means no Gem either, and lone means one fairy exactly.
power-plants-clause-R19 = How far does a line of sight reach? From the patch in question straight out in all six directions, neighbours included, and fairies do not block it. Each line stops at the first gap, unless you agreed that it goes on beyond.
power-plants-clause-R20 = When exactly may I swap? Right after a draw, at set-up or at the end of your turn, if your two patches are of one type, and only once. You give either for any nursery patch, even one of that same type, so the nursery keeps its size.
power-plants-clause-R21 = When does the Wizard leave me? At the end of your turn, as you draw.
power-plants-clause-R22 = How are five plants drawn at random? A balanced draw makes sure of at least two for the morning, one for noon and one for the night; an open draw does not. In neither do a plant and its alternate come together.
power-plants-clause-R23 = Which plants belong to Discovery mode? The three that add fairies and the two that bring Gems: Honeyleaf, Deeproot, Tanglethorn, Starflower and Emberwood. Other sets are allowed; only Sprout is ever used.
power-plants-clause-R24 = Do I draw or swap in my final turn? No: the bag is empty. You keep one patch unplayed.
power-plants-clause-R25 = Which losses after my last turn are paid for? Every ousted fairy, even by a move or by Wingbean, but not captured ones; if you agreed on it, those pay as well. Against the Mole nothing is paid.
power-plants-clause-R26 = In what order is the final scoring done? Gems you hold, end scoring of plants, Gems on patches you control, then fields. Nothing in the garden changes in between, so the total would be the same in any order.
power-plants-clause-R27 = How are places in a field found? Rank the players by patches controlled, and split each tie, at every rank, by the lowest number held in that field. Everyone below second place is a further player, and somebody alone in a field gets the first place only.
power-plants-clause-R28 = Does a third player score in a field of one or two patches? No: the table has a dash there. It cannot come up anyway.
power-plants-clause-R29 = Which fairies break a tie at the end? Those standing in the garden. Captured fairies and those in supply do not count.
power-plants-clause-R30 = How does the game against the Mole begin? As for two, with a nursery of four, and you play first. The Mole has no hand and draws when its turn starts.
power-plants-clause-R31 = Which spots does the Mole consider? Those a patch can slide to, narrowed down step by step. If none of the spots still left touches the type in question, the next type down the column takes its place.
power-plants-clause-R32 = Can the Mole’s steps leave several spots far apart? No: every number exists once per type, so the third step leaves spots round a single patch.
power-plants-clause-R33 = How is the clock read? Twelve is at the top of the patch, and you go round clockwise: upper right, right, lower right, lower left, left, upper left. The last one with a spot still in question is taken.
power-plants-clause-R34 = Do card marks and supplies bind the Mole? No: every patch brings it a fairy, and it has fairies without end. It just never chooses to add where three of its own stand.
power-plants-clause-R35 = Do the Mole’s patch tests always find one patch? Yes, since no two patches share both number and type. In the second test, a patch with a fairy of the Mole counts as having no Gems.
power-plants-clause-R36 = What is nearest for the Mole? Spaces are counted directly, across gaps too; if you agreed on it, steps from patch to touching patch are counted instead. The patch tests then break ties.
power-plants-clause-R37 = What if the Mole’s power works only in part? Then none of it happens, and the substitute applies: 1 fairy on the Wizard’s patch and 3 Gems. So it goes when no patch qualifies, when Snapjaw finds fewer than two lone fairies of yours, when Frightshade lacks a patch of yours or another lone fairy to move, or when Wingbean has no patch to carry or no spot for it; Starflower and Emberwood always work.
power-plants-clause-R38 = Which way does the Mole’s Wingbean carry a patch? It lifts the patch and follows the outer edge clockwise from the old place, to the first open spot touching the Wizard other than that place. Then your fairies return to your supply, and as many of the Mole’s go to the Wizard’s patch.
power-plants-clause-R39 = Whose fairy does the Mole’s Frightshade move? One of yours, and never the one already on the chosen patch; Gems are counted after the move. Fairies that its Honeyleaf and Tanglethorn add oust yours in the usual way; and where exactly one of yours stands, its Honeyleaf does what your Sprout would: it only ousts, or adds one as well if you agreed that fairies come one at a time.
power-plants-clause-R40 = Do captured fairies score for the Mole? Yes, just as they would for a player.
power-plants-clause-R41 = When does the bag run out against the Mole? Always after your tenth turn. The nursery goes into the bag, the Mole plays, you play your eleventh turn without drawing, and the Mole draws and plays once more.
power-plants-clause-R42 = Can a side without a patch in a field score there? No, at no level: it gets nothing and cannot be first. Otherwise ties go by the lowest number (easy), by fairies and then to the Mole (medium) or to the Mole (hard), while extreme asks you for more patches and more fairies; and only a higher total wins.
power-plants-clause-R43 = Does the Mole play alternates differently? No: it has one power for a plant and its alternate. Yours are the ones on the card.
power-plants-clause-R44 = Can other plants bring a free fairy? No, only those whose card says so; all of them, if you agreed on that.

## Options

power-plants-option-plants = Which five plants take part? (Or type five names yourself.)
power-plants-option-plants-balanced = Random, with at least 2 morning, 1 noon and 1 night
power-plants-option-plants-random = Entirely random
power-plants-option-alternates = How many alternates are in a random draw?
power-plants-option-alternates-none = None
power-plants-option-alternates-one = One
power-plants-option-alternates-two = Two
power-plants-option-alternates-mixed = As chance has it: all sixteen cards are shuffled together
power-plants-option-mode = Which powers are used?
power-plants-option-mode-full = Sprout and Grow: the full game
power-plants-option-mode-discovery = Sprout only: Discovery mode
power-plants-option-difficulty = How strong is the Mole when you play alone?
power-plants-option-difficulty-easy = Easy: ties go to the lowest number
power-plants-option-difficulty-medium = Medium: ties go to the most fairies, then to the Mole
power-plants-option-difficulty-hard = Hard: ties go to the Mole
power-plants-option-difficulty-extreme = Extreme: you need more patches and more fairies
power-plants-option-honeyleaf_oust = What does Honeyleaf’s Sprout, or the Mole’s Honeyleaf, do to a patch with one rival fairy?
power-plants-option-honeyleaf_oust-once = It only ousts that fairy, as in the printed example
power-plants-option-honeyleaf_oust-one-at-a-time = It ousts that fairy, and the second fairy added stays, as the general rule has it
power-plants-option-sight = How far does a line of sight reach?
power-plants-option-sight-touching = As far as the first gap between patches
power-plants-option-sight-through-gaps = Beyond gaps, to the end of the garden
power-plants-option-ransom = How many Gems is a captured fairy worth at the end?
power-plants-option-snapjaw_timing = What is the timing of Snapjaw and its alternate?
power-plants-option-snapjaw_timing-noon = Noon
power-plants-option-snapjaw_timing-night = Night
power-plants-option-free_fairy = Which plants bring a free fairy?
power-plants-option-free_fairy-marked = Those whose card says so
power-plants-option-free_fairy-always = All of them
power-plants-option-wizard_patch = May a plant’s power move the Wizard’s patch?
power-plants-option-wizard_patch-stays = No, it stays
power-plants-option-wizard_patch-may-move = Yes, like any unblocked patch
power-plants-option-wingbean_spot = Where may Wingbean’s Sprout carry a patch?
power-plants-option-wingbean_spot-anywhere = To any open spot
power-plants-option-wingbean_spot-by-wizard = Only to an open spot touching the Wizard
power-plants-option-late_pay = Which fairies lost after your last turn bring you two Gems?
power-plants-option-late_pay-ousted = Ousted ones
power-plants-option-late_pay-captured-too = Ousted and captured ones
power-plants-option-mole_nearest = How does the Mole measure what is nearest?
power-plants-option-mole_nearest-straight = Straight across the grid, gaps included
power-plants-option-mole_nearest-by-patches = In steps from patch to touching patch

## Events

power-plants-event-column = In play, from the top of the column: { $plant }.
power-plants-event-garden = The garden begins with { $patch }.
power-plants-event-nursery = The nursery holds { $patch }.
power-plants-event-first-player = { $seat } goes first.
    .you = You go first.
power-plants-event-dealt = { $seat } starts with this hand: { $patch }.
    .you = You start with this hand: { $patch }.
power-plants-event-placed = { $seat } puts { $patch } and the Wizard at { $spot }.
    .you = You put { $patch } and the Wizard at { $spot }.
power-plants-event-no-fairy = { $seat } leaves the free fairy at home.
    .you = You leave the free fairy at home.
power-plants-event-sprouts = { $seat } chooses Sprout: { $patch } unfolds its power.
    .you = You choose Sprout: { $patch } unfolds its power.
power-plants-event-grows = { $seat } chooses Grow: everything around the Wizard stirs.
    .you = You choose Grow: everything around the Wizard stirs.
power-plants-event-patch-grows = { $patch } grows.
power-plants-event-skipped = { $seat } leaves { $patch } ungrown.
    .you = You leave { $patch } ungrown.
power-plants-event-rested = { $seat } uses neither Sprout nor Grow.
    .you = You use neither Sprout nor Grow.
power-plants-event-fizzled = { $patch } finds nothing more to do.
power-plants-event-drew = { $seat } draws { $patch }.
    .you = You draw { $patch }.
power-plants-event-drew-last = { $seat } has drawn the last patch of the bag and says so: the end is near!
    .you = You have drawn the last patch of the bag and say so: the end is near!
power-plants-event-last-turn = { $seat } begins one last turn.
    .you = Your last turn begins.
power-plants-event-swapped = { $seat } gives { $given_patch } to the nursery and takes { $patch }.
    .you = You give { $given_patch } to the nursery and take { $patch }.
power-plants-event-kept = { $seat } keeps both patches.
    .you = You keep both patches.
power-plants-event-added = { $number ->
    [one] { $seat } adds { $number } fairy to { $patch }.
   *[other] { $seat } adds { $number } fairies to { $patch }.
}
    .you = { $number ->
        [one] You add { $number } fairy to { $patch }.
       *[other] You add { $number } fairies to { $patch }.
    }
power-plants-event-ousted-and-added = { $ousted ->
    [one] { $seat } ousts { $ousted } fairy of { $owner_seat } from { $patch } and adds { $number } there.
   *[other] { $seat } ousts { $ousted } fairies of { $owner_seat } from { $patch } and adds { $number } there.
}
    .you = { $ousted ->
        [one] You oust { $ousted } fairy of { $owner_seat } from { $patch } and add { $number } there.
       *[other] You oust { $ousted } fairies of { $owner_seat } from { $patch } and add { $number } there.
    }
    .you-owner = { $seat } ousts { $ousted } of your fairies from { $patch } and adds { $number } there.
power-plants-event-ousted-instead = { $ousted ->
    [one] { $seat } ousts { $ousted } fairy of { $owner_seat } from { $patch } instead of adding any.
   *[other] { $seat } ousts { $ousted } fairies of { $owner_seat } from { $patch } instead of adding any.
}
    .you = { $ousted ->
        [one] You oust { $ousted } fairy of { $owner_seat } from { $patch } instead of adding any.
       *[other] You oust { $ousted } fairies of { $owner_seat } from { $patch } instead of adding any.
    }
    .you-owner = { $seat } ousts { $ousted } of your fairies from { $patch } instead of adding any.
power-plants-event-took-back = { $seat } has no fairy left in supply and takes one back from { $patch }.
    .you = You have no fairy left in supply and take one back from { $patch }.
power-plants-event-ousted = { $number ->
    [one] { $seat } ousts { $number } fairy of { $owner_seat } from { $patch }.
   *[other] { $seat } ousts { $number } fairies of { $owner_seat } from { $patch }.
}
    .you = { $number ->
        [one] You oust { $number } fairy of { $owner_seat } from { $patch }.
       *[other] You oust { $number } fairies of { $owner_seat } from { $patch }.
    }
    .you-owner = { $seat } ousts { $number } of your fairies from { $patch }.
power-plants-event-captured = { $seat } captures a fairy of { $owner_seat } on { $patch }.
    .you = You capture a fairy of { $owner_seat } on { $patch }.
    .you-owner = { $seat } captures one of your fairies on { $patch }.
power-plants-event-own-fairy-moved = { $seat } moves a fairy from { $from_patch } to { $patch }.
    .you = You move a fairy from { $from_patch } to { $patch }.
power-plants-event-fairy-moved = { $seat } moves a fairy of { $owner_seat } from { $from_patch } to { $patch }.
    .you = You move a fairy of { $owner_seat } from { $from_patch } to { $patch }.
    .you-owner = { $seat } moves one of your fairies from { $from_patch } to { $patch }.
power-plants-event-own-clashed = { $seat } moves a fairy from { $from_patch } to { $patch }, where it meets one of { $rival_seat }: both are ousted.
    .you = You move a fairy from { $from_patch } to { $patch }, where it meets one of { $rival_seat }: both are ousted.
    .you-rival = { $seat } moves a fairy from { $from_patch } to { $patch }, where it meets one of yours: both are ousted.
power-plants-event-clashed-at-home = { $seat } moves a fairy of { $owner_seat } from { $from_patch } to { $patch }, into one of their own: both are ousted.
    .you = You move a fairy of { $owner_seat } from { $from_patch } to { $patch }, where it meets one of yours: both are ousted.
    .you-owner = { $seat } moves one of your fairies from { $from_patch } to { $patch }, into one of their own: both are ousted.
power-plants-event-clashed = { $seat } moves a fairy of { $owner_seat } from { $from_patch } to { $patch }, where it meets one of { $rival_seat }: both are ousted.
    .you = You move a fairy of { $owner_seat } from { $from_patch } to { $patch }, where it meets one of { $rival_seat }: both are ousted.
    .you-owner = { $seat } moves one of your fairies from { $from_patch } to { $patch }, where it meets one of { $rival_seat }: both are ousted.
    .you-rival = { $seat } moves a fairy of { $owner_seat } from { $from_patch } to { $patch }, where it meets one of yours: both are ousted.
power-plants-event-gained = { $number ->
    [one] { $seat } gains { $number } Gem.
   *[other] { $seat } gains { $number } Gems.
}
    .you = { $number ->
        [one] You gain { $number } Gem.
       *[other] You gain { $number } Gems.
    }
power-plants-event-paid-late = { $number ->
    [one] { $seat } gains { $gems } Gems for a fairy lost after their last turn.
   *[other] { $seat } gains { $gems } Gems for { $number } fairies lost after their last turn.
}
    .you = { $number ->
        [one] You gain { $gems } Gems for a fairy lost after your last turn.
       *[other] You gain { $gems } Gems for { $number } fairies lost after your last turn.
    }
power-plants-event-jewelled = { $number ->
    [one] { $number } Gem is laid on { $patch }.
   *[other] { $number } Gems are laid on { $patch }.
}
power-plants-event-patch-moved = { $seat } moves { $patch } to { $spot }.
    .you = You move { $patch } to { $spot }.
power-plants-event-scored-won = { $number ->
    [0] { $seat } has won no Gem during the game.
    [one] { $seat } has won { $number } Gem during the game.
   *[other] { $seat } has won { $number } Gems during the game.
}
    .you = { $number ->
        [0] You have won no Gem during the game.
        [one] You have won { $number } Gem during the game.
       *[other] You have won { $number } Gems during the game.
    }
power-plants-event-scored-plant = { $number ->
    [one] { $seat } gains { $number } Gem from the end scoring of { $plant }.
   *[other] { $seat } gains { $number } Gems from the end scoring of { $plant }.
}
    .you = { $number ->
        [one] You gain { $number } Gem from the end scoring of { $plant }.
       *[other] You gain { $number } Gems from the end scoring of { $plant }.
    }
power-plants-event-scored-gems = { $number ->
    [one] { $seat } picks up { $number } Gem in the garden.
   *[other] { $seat } picks up { $number } Gems in the garden.
}
    .you = { $number ->
        [one] You pick up { $number } Gem in the garden.
       *[other] You pick up { $number } Gems in the garden.
    }
power-plants-event-field-first = { $number ->
    [one] { $seat } comes first in the field of { $patch }: { $number } point.
   *[other] { $seat } comes first in the field of { $patch }: { $number } points.
}
    .you = { $number ->
        [one] You come first in the field of { $patch }: { $number } point.
       *[other] You come first in the field of { $patch }: { $number } points.
    }
power-plants-event-field-second = { $number ->
    [one] { $seat } comes second in the field of { $patch }: { $number } point.
   *[other] { $seat } comes second in the field of { $patch }: { $number } points.
}
    .you = { $number ->
        [one] You come second in the field of { $patch }: { $number } point.
       *[other] You come second in the field of { $patch }: { $number } points.
    }
power-plants-event-field-further = { $number ->
    [one] { $seat } also has a share in the field of { $patch }: { $number } point.
   *[other] { $seat } also has a share in the field of { $patch }: { $number } points.
}
    .you = { $number ->
        [one] You also have a share in the field of { $patch }: { $number } point.
       *[other] You also have a share in the field of { $patch }: { $number } points.
    }
power-plants-event-total = { $points ->
    [one] { $seat } ends with { $points } point.
   *[other] { $seat } ends with { $points } points.
}
    .you = { $points ->
        [one] You end with { $points } point.
       *[other] You end with { $points } points.
    }
power-plants-event-won-gems = { $seat } wins with the most Gems.
    .you = You win with the most Gems.
power-plants-event-won-fairies = { $seat } wins: level on Gems, but with more fairies in the garden.
    .you = You win: level on Gems, but with more fairies in the garden.
power-plants-event-won-shared = { $seat } shares the victory: level on Gems and on fairies in the garden.
    .you = You share the victory: level on Gems and on fairies in the garden.
power-plants-event-won-mole = { $seat } beats the Mole, { $points } to { $mole_points }!
    .you = You beat the Mole, { $points } to { $mole_points }!
power-plants-event-lost-mole = The Mole wins, { $mole_points } to { $points }: its total was not beaten.

## Events: the Mole and its reasons

power-plants-event-mole-nursery = The bag is empty: the nursery goes into it, and one last turn awaits { $seat }.
power-plants-event-mole-neighbours = { $left ->
    [one] Most patches touched ({ $number }): { $left } spot is left.
   *[other] Most patches touched ({ $number }): { $left } spots are left.
}
power-plants-event-mole-next-plant = No spot left touches that type: on to the next in the column, { $plant }.
power-plants-event-mole-kin = { $left ->
    [one] Most patches of the type touched ({ $number }): { $left } spot is left.
   *[other] Most patches of the type touched ({ $number }): { $left } spots are left.
}
power-plants-event-mole-lowest = { $left ->
    [one] Touching { $patch }, the lowest number of the type: { $left } spot is left.
   *[other] Touching { $patch }, the lowest number of the type: { $left } spots are left.
}
power-plants-event-mole-clock = { $left ->
    [one] Farthest clockwise round { $patch }: { $left } spot is left.
   *[other] Farthest clockwise round { $patch }: { $left } spots are left.
}
power-plants-event-mole-placed = The Mole puts { $patch } and the Wizard at { $spot }.
power-plants-event-mole-acts = The Mole uses its { $plant } power.
power-plants-event-mole-field = { $left ->
    [one] Largest field ({ $number }): { $left } patch is left.
   *[other] Largest field ({ $number }): { $left } patches are left.
}
power-plants-event-mole-gems = { $left ->
    [one] Most Gems, without a fairy of the Mole ({ $number }): { $left } patch is left.
   *[other] Most Gems, without a fairy of the Mole ({ $number }): { $left } patches are left.
}
power-plants-event-mole-yours = { $left ->
    [one] Most fairies of { $seat } ({ $number }): { $left } patch is left.
   *[other] Most fairies of { $seat } ({ $number }): { $left } patches are left.
}
    .you = { $left ->
        [one] Most of your fairies ({ $number }): { $left } patch is left.
       *[other] Most of your fairies ({ $number }): { $left } patches are left.
    }
power-plants-event-mole-unoccupied = { $left ->
    [one] No fairy at all: { $left } patch is left.
   *[other] No fairy at all: { $left } patches are left.
}
power-plants-event-mole-number = { $left ->
    [one] Lowest number ({ $number }): { $left } patch is left.
   *[other] Lowest number ({ $number }): { $left } patches are left.
}
power-plants-event-mole-column = { $left ->
    [one] Highest card in the column (place { $number }): { $left } patch is left.
   *[other] Highest card in the column (place { $number }): { $left } patches are left.
}
power-plants-event-mole-own = { $left ->
    [one] Most fairies of the Mole ({ $number }): { $left } patch is left.
   *[other] Most fairies of the Mole ({ $number }): { $left } patches are left.
}
power-plants-event-mole-fewest = { $left ->
    [one] Fewest fairies of the Mole ({ $number }): { $left } patch is left.
   *[other] Fewest fairies of the Mole ({ $number }): { $left } patches are left.
}
power-plants-event-mole-nearest = Nearest to { $patch } ({ $number ->
    [one] { $number } step
   *[other] { $number } steps
}): { $left ->
    [one] { $left } patch is left.
   *[other] { $left } patches are left.
}
power-plants-event-mole-chose = The Mole settles on { $patch }.
power-plants-event-mole-no-neighbour = Around the Wizard, the Mole has fairies enough everywhere: it makes do with 1 fairy and 3 Gems.
power-plants-event-mole-none-of-yours = The fields around the Wizard hold no fairy of { $seat }: the Mole makes do with 1 fairy and 3 Gems.
    .you = The fields around the Wizard hold none of your fairies: the Mole makes do with 1 fairy and 3 Gems.
power-plants-event-mole-no-loner = { $seat } has no other lone fairy to move: the Mole makes do with 1 fairy and 3 Gems.
    .you = You have no other lone fairy to move: the Mole makes do with 1 fairy and 3 Gems.
power-plants-event-mole-nothing-in-sight = The Mole has fairies on every patch in sight: it makes do with 1 fairy and 3 Gems.
power-plants-event-mole-no-two-loners = { $seat } does not have two lone fairies: the Mole makes do with 1 fairy and 3 Gems.
    .you = You do not have two lone fairies: the Mole makes do with 1 fairy and 3 Gems.
power-plants-event-mole-none-unblocked = No patch of { $seat } is unblocked: the Mole makes do with 1 fairy and 3 Gems.
    .you = None of your patches is unblocked: the Mole makes do with 1 fairy and 3 Gems.
power-plants-event-mole-no-spot = The patch would find no spot by the Wizard: the Mole makes do with 1 fairy and 3 Gems.

## Lines of the table

power-plants-line-column = Column of cards, from the top
power-plants-line-plant = { $plant } — { $timing } plant
power-plants-line-plant-fairy = { $plant } — { $timing } plant, with a free fairy
power-plants-line-garden = { $number ->
    [one] Garden — { $number } patch
   *[other] Garden — { $number } patches
}
power-plants-line-row = { $row }
power-plants-line-patch = { $patch } at { $spot }
power-plants-line-patch-held = { $patch } at { $spot } — { $seat }: { $fairies ->
    [one] { $fairies } fairy
   *[other] { $fairies } fairies
}
power-plants-line-patch-gems = { $patch } at { $spot } — { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
}
power-plants-line-patch-held-gems = { $patch } at { $spot } — { $seat }: { $fairies ->
    [one] { $fairies } fairy
   *[other] { $fairies } fairies
}; { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
}
power-plants-line-wizard = The Wizard is on { $patch }
power-plants-line-growing = Yet to grow: { $patch }
power-plants-line-fields = Fields, and what they would pay now
power-plants-line-field-free = { $patch } — nobody
power-plants-line-field = { $patch } — { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
power-plants-line-field-shared = { $patch } — { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; second, { $second_seat }: { $second_points ->
    [one] { $second_points } point
   *[other] { $second_points } points
}
power-plants-line-field-crowded = { $patch } — { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; second, { $second_seat }: { $second_points ->
    [one] { $second_points } point
   *[other] { $second_points } points
}; { $others ->
    [one] { $others } more player: 1 point
   *[other] { $others } more players: 1 point each
}
power-plants-line-nursery = Nursery: { $patch }
power-plants-line-bag = { $number ->
    [one] Bag: { $number } patch
   *[other] Bag: { $number } patches
}
power-plants-line-last-turns = { $number ->
    [0] The last turns are over
    [one] { $number } last turn to finish
   *[other] { $number } last turns to finish
}
power-plants-line-player = { $seat } — { $gems ->
    [one] { $gems } Gem
   *[other] { $gems } Gems
} won; { $score ->
    [one] { $score } point
   *[other] { $score } points
} as things stand
power-plants-line-hand = Hand: { $patch }
power-plants-line-supply = { $number ->
    [one] Supply: { $number } fairy
   *[other] Supply: { $number } fairies
}
power-plants-line-captives = { $number ->
    [one] Captured from { $owner_seat }: { $number } fairy
   *[other] Captured from { $owner_seat }: { $number } fairies
}

## What is asked

power-plants-prompt-place = Your turn: add a patch of your hand to the garden, with the Wizard on it.
power-plants-prompt-fairy = A free fairy may go on { $patch }: do you want it?
power-plants-prompt-power = { $patch } has taken root: which power do you use?
power-plants-prompt-growing = { $plant }: which patch grows now?
power-plants-prompt-landing = { $patch } is on the move: where does it go?
power-plants-prompt-take-back = A fairy is due on { $patch } but your supply is empty: from where do you take one of yours?
power-plants-prompt-swap = Your two patches are of one type: do you swap one with the nursery?
power-plants-prompt-target = Power of { $patch }: choose a patch.
power-plants-prompt-field = Power of { $patch }: choose a field.
power-plants-prompt-plant = Power of { $patch }: choose a type of plant.
power-plants-prompt-mover = Power of { $patch }: from where does a fairy move?
power-plants-prompt-destination = Power of { $patch }: where does the fairy move to?
power-plants-prompt-captive = Power of { $patch }: on which patch do you capture a rival fairy?
power-plants-prompt-lifted = Power of { $patch }: which patch do you move?
power-plants-part-patch = Which patch?
power-plants-part-spot = Which spot?
power-plants-part-given_patch = Which patch do you give away?
power-plants-part-taken_patch = Which patch of the nursery do you take?
power-plants-part-fairy = With or without a fairy?
power-plants-part-power = Which power?
power-plants-part-field_patch = Which field? (It is named by its lowest patch.)
power-plants-part-plant = Which type of plant?

## Refusals

power-plants-refusal-not-asked = This is not what is asked now: answer the question at hand first.
power-plants-refusal-not-your-fairies = No fairy of yours is on { $patch }: take one from a patch that you control.
power-plants-refusal-not-in-nursery = { $patch } is not in the nursery: choose a patch that lies there.
power-plants-refusal-no-such-tile = You do not hold that patch: choose one of your hand.
power-plants-refusal-not-in-hand = { $patch } is not in your hand: choose a patch that you hold.
power-plants-refusal-same-spot = { $patch } comes from there: choose another spot.
power-plants-refusal-spot-not-beside = That spot is open, but this power wants one that touches { $patch }: choose one there.
power-plants-refusal-spot-taken = A patch lies at { $spot } already: choose a free spot.
power-plants-refusal-spot-apart = { $spot } touches no patch: choose a spot along the edge of the garden.
power-plants-refusal-spot-enclosed = { $spot } is closed in on all sides: choose a spot that a patch can slide to.
power-plants-refusal-spot-behind-gap = { $spot } lies behind a narrow gap that lets no patch through: choose a spot that is open.
power-plants-refusal-nothing-to-do = The power of { $patch } could do nothing now: choose something else.
power-plants-refusal-no-growing = There is no Grow in Discovery mode: choose Sprout, or neither.
power-plants-refusal-nothing-grows = No patch touching the Wizard could do anything by growing: choose Sprout, or neither.
power-plants-refusal-not-growing = { $patch } is not among the patches yet to grow: choose one of those.
power-plants-refusal-column-order = It is not yet the turn of { $patch }: patches grow from the top of the column down. Choose one of the plant whose turn it is, or skip.
power-plants-refusal-must-go-on = The power of { $patch } has begun and goes as far as it can: make a choice.
power-plants-refusal-not-a-target = The power cannot choose { $patch }: take one of the patches on offer.
power-plants-refusal-nobody-to-capture = No rival stands in the field of { $patch }, but one does in another field touching the Wizard: choose that field, for a power goes as far as it can.
power-plants-refusal-wizard-stays = The Wizard stands on { $patch }, so it stays: move another patch.
power-plants-refusal-patch-blocked = { $patch } is blocked: move a patch that can slide out and leaves the garden in one piece.
power-plants-refusal-nowhere-to-land = { $patch } would find no spot where this power may put it: move another patch.
power-plants-refusal-unreadable-move = “{ $text }” is not a move: write, for example, h3@1,-2 (add this patch), @1,-2 (move a patch there), h3 (choose a patch), h3/d5 (swap), fairy, no-fairy, sprout, grow, rest, skip, done or keep.
power-plants-refusal-not-in-column = “{ $text }” belongs to no plant of this game: use the letters of the five plants in the column.
power-plants-refusal-unknown-plant = There is no plant “{ $text }”; there is: { $known }.
power-plants-refusal-plant-twice = { $plant } is named twice: name five different plants.
power-plants-refusal-plant-with-alternate = { $plant } is the alternate of { $base_plant } and needs the same patches: replace one of them.
power-plants-refusal-column-unsorted = The column is not in order: morning plants come first, then those of noon, then those of the night.
power-plants-refusal-five-plants = { $given ->
    [one] There must be five plants, not { $given }: name the others as well.
   *[other] There must be five plants, not { $given }: name exactly five.
}
power-plants-refusal-unknown-difficulty = There is no difficulty “{ $text }”; there is: { $known }.
power-plants-refusal-tile-duplicated = { $patch } is in more than one place: leave it in just one.
power-plants-refusal-tile-out-of-play = { $patch } stays in the box with so few players: take it out.
power-plants-refusal-fairies-too-many = { $seat } has only 20 fairies, captive ones included: take the extra ones away.
    .you = You have only 20 fairies, captive ones included: take the extra ones away.
power-plants-refusal-garden-split = The garden is not in one piece: let every patch touch the others, directly or through neighbours.
power-plants-refusal-nursery-size = { $expected ->
    [0] The nursery must be empty now: write “-”.
   *[other] The nursery must hold { $expected } patches now: add or remove some.
}
power-plants-refusal-hand-size = A hand holds { $given ->
    [one] { $given } patch
   *[other] { $given } patches
} where there should be { $expected }: add or remove some.
power-plants-refusal-wizard-missing = The Wizard must stand on a patch of the garden that touches others: name it in the line “wizard”.
power-plants-refusal-bag-empty = The bag does not fit the moment: it runs out exactly when the last turns begin. Check the lines “bag”, “last” and “turn”.
power-plants-refusal-bag-size = { $given ->
    [one] Against the Mole, the bag cannot hold { $given } patch at this moment.
   *[other] Against the Mole, the bag cannot hold { $given } patches at this moment.
} You draw from it by turns: 19 patches before the first turn, an odd number while you play and an even one after your draw; 3 in your last turn, 2 at the end. Check the lines “bag”, “last” and “turn”.
power-plants-refusal-no-twins = The two patches of this hand are not of one type, so there is nothing to swap: change the hand, or drop “swap”.

## How the game was decided

power-plants-reason-gems = by Gems
power-plants-reason-fairies = level on Gems, by fairies in the garden
power-plants-reason-shared = level on Gems and fairies in the garden: a shared victory
power-plants-reason-mole-beaten = with more than the Mole’s total
power-plants-reason-mole-unbeaten = its total was not beaten

## Terms

power-plants-term-timing-morning = morning
power-plants-term-timing-noon = noon
power-plants-term-timing-night = night
power-plants-term-automaton = The Mole
power-plants-term-automaton-inside = the Mole
power-plants-term-patch-skip = no more of this plant
power-plants-term-patch-done = that is enough
power-plants-term-patch-keep = none: keep both
power-plants-term-fairy-fairy = with a free fairy
power-plants-term-fairy-no-fairy = without a fairy
power-plants-term-power-sprout = Sprout: the patch under the Wizard
power-plants-term-power-grow = Grow: the patches around the Wizard
power-plants-term-power-rest = neither

# How the Gems came about.

power-plants-score-won = Gems won during the game
power-plants-score-garden = Gems on one’s own patches
power-plants-score-plant = { $plant }, at the end
power-plants-score-first = First in the field { $patch }
power-plants-score-second = Second in the field { $patch }
power-plants-score-further = Present in the field { $patch }
