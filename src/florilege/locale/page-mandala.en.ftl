# The board of Flowers.

page-mandala-place = Mandala { $number }
page-mandala-colours = Colours there: { $colours }
page-mandala-take = Take { $tile }
page-mandala-marker = claim marker: { $name }
page-mandala-marker-free = claim marker: free
page-mandala-lay = Lay here: { $number } × { $card } on mandala { $mandala }
page-mandala-lay-here = Lay here
page-mandala-side-up = face up { $card };
page-mandala-side-down = { $number } face down
page-mandala-side-known = face down { $card }
page-mandala-side-none = no cards
page-mandala-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-mandala-hand =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
page-mandala-your-hand =
    { $number ->
        [one] Your hand: { $number } card
       *[other] Your hand: { $number } cards
    }
page-mandala-card = { $card }, { $at } of { $of }
page-mandala-pile =
    { $number ->
        [one] { $number } card to draw
       *[other] { $number } cards to draw
    }
page-mandala-discard = Discarded:
page-mandala-tiles-left = tiles left: { $dark } dark, { $light } light
