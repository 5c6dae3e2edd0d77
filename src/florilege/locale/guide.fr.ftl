# Premières parties guidées et schémas vivants : ce que la page en dit, ce qui est refusé.

refusal-no-guide = ce jeu n’a pas de première partie guidée.
refusal-no-such-step = il n’y a pas de tel endroit dans ce guide, qui compte { $most } étapes.
refusal-guide-only-read = il n’y a rien à jouer ici : lisez la suite.
refusal-guide-other-move = ce serait permis, mais restons pour l’instant sur l’exemple.
refusal-no-diagram = cet article n’a pas de schéma.

page-guide = Première partie guidée
page-guide-learn = Apprendre à jouer
page-guide-of = Première partie guidée : { $game }
page-guide-step = Étape { $step } sur { $steps }
page-guide-back = Retour
page-guide-next = Suite
page-guide-skip = Quitter le guide
page-guide-show = Montrez-moi
page-guide-happened = Ce qui s’est passé
page-guide-finished = Le guide s’arrête ici. À présent, le jardin est à vous.
page-guide-play = Jouer contre un robot
page-guide-rules = Lire les règles
page-guide-again = Recommencer
page-diagram-lines = En mots
page-diagram-loading = Le schéma se dessine…
