# Le plateau de Flowers.

page-mandala-place = Mandala { $number }
page-mandala-colours = Couleurs présentes : { $colours }
page-mandala-take = Prendre { $tile }
page-mandala-marker = marqueur : { $name }
page-mandala-marker-free = marqueur : libre
page-mandala-lay = Poser ici : { $number } × { $card } sur le mandala { $mandala }
page-mandala-lay-here = Poser ici
page-mandala-side-up = face visible { $card } ;
page-mandala-side-down = { $number } face cachée
page-mandala-side-known = face cachée { $card }
page-mandala-side-none = aucune carte
page-mandala-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-mandala-hand =
    { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
page-mandala-your-hand =
    { $number ->
        [one] Votre main : { $number } carte
       *[other] Votre main : { $number } cartes
    }
page-mandala-card = { $card }, { $at } sur { $of }
page-mandala-pile =
    { $number ->
        [one] { $number } carte à piocher
       *[other] { $number } cartes à piocher
    }
page-mandala-discard = Défaussées :
page-mandala-tiles-left = tuiles restantes : { $dark } foncées, { $light } claires
