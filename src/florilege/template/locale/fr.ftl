# Tout ce que l’on lit, en français ; en.ftl dit la même chose en anglais.

last-petal-name = Le dernier pétale
last-petal-idea = Prenez des pétales d’un tas, à tour de rôle. Qui prend le dernier gagne.

last-petal-section-rules = Règles
last-petal-clause-1 = On joue de deux à quatre avec un tas de 15 à 25 pétales.
last-petal-clause-2 = À votre tour, vous prenez un pétale ou plus, au plus autant que le dit l’option « most ».
last-petal-clause-3 = Qui prend le dernier pétale gagne.

last-petal-option-most = Combien de pétales on peut prendre à la fois

last-petal-prompt-take = Combien de pétales prenez-vous ?
last-petal-part-move = Pétales
last-petal-refusal-too-many = Vous ne pouvez pas prendre ce nombre de pétales.

last-petal-event-took = { $seat } prend { $number }.
    .you = Vous prenez { $number }.
last-petal-line-heap = Pétales du tas : { $number }
last-petal-line-taken = { $seat } en a pris { $number }.

last-petal-reason-last = le dernier pétale
last-petal-score-score = le dernier pétale
