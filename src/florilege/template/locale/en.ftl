# Everything that people read, in English; fr.ftl says the same in French.

last-petal-name = Last Petal
last-petal-idea = Take petals from a heap, one after the other. Whoever takes the last one wins.

last-petal-section-rules = Rules
last-petal-clause-1 = Two to four play with a heap of 15 to 25 petals.
last-petal-clause-2 = In your turn you take one petal or more, at most as many as the option “most” says.
last-petal-clause-3 = Whoever takes the last petal wins.

last-petal-option-most = How many petals may be taken at once

last-petal-prompt-take = How many petals do you take?
last-petal-part-move = Petals
last-petal-refusal-too-many = That is no number of petals you may take.

last-petal-event-took = { $seat } takes { $number }.
    .you = You take { $number }.
last-petal-line-heap = Petals in the heap: { $number }
last-petal-line-taken = { $seat } has taken { $number }.

last-petal-reason-last = the last petal
last-petal-score-score = the last petal
