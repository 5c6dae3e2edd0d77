# The drawn board of Power Plants — English words.

power-plants-board-garden = { $number ->
    [one] Garden with { $number } patch
   *[other] Garden with { $number } patches
}
power-plants-board-keys = Arrow keys go from space to space, Enter chooses. Plus and minus look closer or from farther off, zero shows everything, Shift with an arrow moves the view.
power-plants-board-looking = View of the garden
power-plants-board-closer = Look closer
power-plants-board-farther = Look from farther off
power-plants-board-fit = Show the whole garden
power-plants-board-show-fields = Show the edges of fields and who leads there
power-plants-board-wizard-here = The Wizard is here
power-plants-board-in-field = Its field: { $share }
power-plants-board-can-choose = Can be chosen now
power-plants-board-spot-free = Free space { $spot }
power-plants-board-spot-open = Open spot { $spot }
power-plants-board-spot-put = Put { $patch } on the open spot { $spot }
power-plants-board-column = Plants, in the order of growing
power-plants-board-alternate = alternate
power-plants-board-free-fairy = free fairy
power-plants-board-no-free-fairy = no free fairy
power-plants-board-sprout = Sprout
power-plants-board-grow = Grow
power-plants-board-end = In the end
power-plants-board-no-grow = Covered: nothing grows in Discovery mode.
power-plants-board-read = Read this rule of { $plant }
power-plants-board-ours = ours
power-plants-board-ours-means = The printed text is not known to us; this one was designed to fit.
power-plants-board-discovery = Discovery mode: Sprout only.
power-plants-board-answers = Answers
power-plants-board-why-not = Not possible now: choose it to learn why
power-plants-board-growing = Growing, in this order
power-plants-board-growing-now = growing now
power-plants-board-your-hand = Your hand
power-plants-board-nursery = Nursery
power-plants-board-level-easy = easy
power-plants-board-level-medium = medium
power-plants-board-level-hard = hard
power-plants-board-level-extreme = extreme
power-plants-board-retired = last turn played
power-plants-board-gems = { $number ->
    [one] { $number } Gem
   *[other] { $number } Gems
}
power-plants-board-supply = { $number ->
    [one] { $number } fairy in supply
   *[other] { $number } fairies in supply
}
power-plants-board-captives = { $number ->
    [one] { $number } captured fairy
   *[other] { $number } captured fairies
}
power-plants-board-score = { $number ->
    [one] { $number } point if the game ended now
   *[other] { $number } points if the game ended now
}
power-plants-board-field-of = { $plant_name }, { $number ->
    [one] { $number } patch
   *[other] { $number } patches
}
power-plants-board-share = { $seat }: { $patches ->
    [one] { $patches } patch
   *[other] { $patches } patches
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
power-plants-board-fields-free = { $number ->
    [one] { $number } more field is nobody’s.
   *[other] { $number } more fields are nobody’s.
}
power-plants-board-mole = The Mole’s last turn, and why
power-plants-board-mole-waits = The Mole has not moved yet. Its reasons will be told here, one after the other.
