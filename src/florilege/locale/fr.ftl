### Les mots du programme. Chaque jeu apporte les siens à côté de ses règles.

## Parties de phrases

seat = { $letter }
seat-you = vous
seat-own = { $letter } (vous)
nothing = rien
cited = { $text } (§{ $clause })
at-line = ligne { $line } : { $text }
default = par défaut
source-rulebook = le livret de règles
source-example = d’après un exemple du livret
source-publisher = d’après l’éditeur, hors du livret
source-inferred = déduit
source-ruling = notre décision
source-designed = de notre cru, le texte imprimé étant inconnu
set-up = Mise en place
error = florilege : { $text }
interrupted = Interrompu.

## Aide

help-florilege = Florilège : quatre jeux de fleurs sur un même moteur de règles. Jouez, consultez les règles, simulez des milliers de parties.
help-epilog =
    Premiers pas :
      florilege                           tout dans le navigateur : servir la page et l’ouvrir
      florilege games                     ce qu’il y a
      florilege play mandala              une partie contre un robot, ici dans le terminal
      florilege rules mandala 4.2         une règle, en mots simples
      florilege simulate mandala --players 4 --games 10000
    Chaque commande comprend --help, --json et --lang en.
help-commands = commandes
help-version = affiche la version, et si le moteur est compilé
help-lang = langue : en ou fr (par défaut : celle de votre environnement)
help-json = écrit du JSON au lieu de texte
help-game = la clé d’un jeu, comme la donne « florilege games »
help-players = nombre de joueurs (par défaut : le plus petit que le jeu permet)
help-bot = un robot pour chaque place, dans l’ordre ; le dernier prend aussi les places restantes (par défaut : gardener pour play, random pour simulate)
help-levels = robots ; ceux qui calculent acceptent un budget par coup (botanist:200ms, florist:500) :
help-option = une option du jeu, parmi celles de « florilege games JEU » ; peut être répétée
help-position = part de la position de ce fichier (en notation) au lieu de la mise en place
help-seed = une graine pour tout ce qui est aléatoire ; sans elle, chaque partie reçoit une nouvelle donne (simulate, arena, deck : 0)
help-clause = le numéro d’une règle, comme 4.2, ou d’une section, comme 4
help-count = nombre de parties (par défaut : 1000)
help-workers = nombre de processus (par défaut : 1)
help-file = un enregistrement, comme l’écrit « florilege play --record FICHIER »
help-seat = votre place ; A est la première (par défaut : A)
help-seat-log = montre le journal vu de cette place (par défaut : vu par un spectateur)
help-record = enregistre la partie dans ce nouveau fichier
help-play = joue une partie contre des robots dans le terminal
help-games = liste les jeux, avec leurs nombres de joueurs et leurs options
help-rules = montre les règles d’un jeu, ou l’une d’elles
help-simulate = fait jouer de nombreuses parties à des robots et en donne le bilan
help-replay = vérifie un enregistrement et affiche son journal avec les règles

## Messages de l’analyseur d’arguments

argparse-usage = usage :¤
argparse-positional = arguments
argparse-options = options
argparse-help = affiche cette aide et s’arrête
argparse-required = il manque : %s
argparse-unrecognized = arguments inconnus : %s
argparse-argument = %(argument_name)s : %(message)s
argparse-choice = %(value)r n’est pas parmi %(choices)s
argparse-expected-one = il manque une valeur
argparse-expected-some = il manque au moins une valeur
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-conflict = incompatible avec %s

## Jeux et règles

game-seats =
    { $fewest ->
        [1] 1 à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
option-range = de { $low } à { $high } (par défaut { $default })

## Simulation

simulating = Simulation
form-compiled = compilé
form-plain = Python simple
simulated = { $games } parties, { $moves } coups en { $seconds } s : { $speed } coups/s ({ $form }).
simulated-length = Coups par partie : de { $shortest } à { $longest }, médiane { $median }, moyenne { $mean }.
head-seat = Place
head-bot = Robot
head-wins = Victoires
head-points = Points
head-wins-order = Victoires selon l’ordre du tour

## Jouer

play-help = Répondez par le numéro de votre choix, ou écrivez un coup en notation (? les donne). b revient d’un pas, règles 4.2 montre une règle, q quitte la partie.
play-moves = Vous pouvez jouer : { $moves }
committed = La donne est scellée : le SHA-256 de son secret est { $hash }
revealed = Le secret de la donne était { $secret }
won = { $seat } gagne :
    .you = Vous gagnez :
won-shared = Victoire de { $names } :
left-game = Vous avez quitté la partie.
saved = L’enregistrement est dans { $path }
verified =
    { $moves ->
        [one] Vérifié : { $moves } coup, conforme aux règles, et le résultat est celui enregistré.
       *[other] Vérifié : { $moves } coups, tous conformes aux règles, et le résultat est celui enregistré.
    }
verified-unfinished =
    { $moves ->
        [one] Vérifié jusqu’ici : { $moves } coup, conforme aux règles ; la partie n’est pas finie.
       *[other] Vérifié jusqu’ici : { $moves } coups, tous conformes aux règles ; la partie n’est pas finie.
    }

## Robots

bot-random = joue n’importe quel coup permis, tous aussi probables
bot-greedy = prend le coup qui paraît le meilleur sur le moment, sans anticiper
bot-gardener = facile : aime les bons coups, mais ne les trouve pas toujours
bot-florist = moyen : réfléchit quelques coups à l’avance
bot-botanist = fort : réfléchit pendant tout son budget, et se rappelle tout ce qu’il a vu
bot-plain = une recherche sans connaissance du jeu, comme point de comparaison

## Refus

refusal-usage = { $text }. Essayez « { $command } --help ».
refusal-unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }.
refusal-unknown-option = ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
refusal-option-value = l’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.
refusal-option-range = l’option { $option } doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
refusal-seats-range = ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $given }.
refusal-unknown-bot = il n’y a pas de robot « { $name } » ; il y a : { $known }.
refusal-bot-budget = « { $text } » n’est pas un budget : donnez à un robot qui calcule des millisecondes par coup (botanist:200ms) ou des simulations (florist:500), plus de zéro.
refusal-too-many-bots =
    { $seats ->
        [one] { $given } robots pour { $seats } place.
       *[other] { $given } robots pour { $seats } places.
    }
refusal-out-of-range = { $what } doit être de 1 à { $most }, pas { $given }.
refusal-not-a-number = « { $text } » n’est pas un nombre entier.
refusal-not-a-setting = « { $text } » n’est pas de la forme CLÉ=VALEUR.
refusal-unknown-clause = ce livret n’a pas de clause « { $clause } » ; il a : { $known }.
refusal-unknown-seat = il n’y a pas de place « { $text } » ; il y a : { $known }.
refusal-position-alone = --position a ses propres joueurs et options : n’ajoutez ni --players ni --option.
refusal-no-such-choice = rien de ce qui est possible ne correspond à ce choix.
refusal-several-moves = ce choix convient à { $number } coups : précisez-le.
refusal-game-over = la partie est finie.
refusal-not-your-turn = c’est à { $seat } de jouer.
refusal-unknown-move = ce coup n’existe pas dans ce jeu.
refusal-notation-word = « { $text } » n’est pas attendu ici.
refusal-notation-twice = « { $text } » est donné deux fois.
refusal-notation-missing = il manque la ligne « { $text } ».
refusal-record-format = ce n’est pas un enregistrement : la première ligne devrait être « { $expected } ».
refusal-record-json = ce n’est pas un enregistrement : il commence comme du JSON mais n’en est pas.
refusal-record-line = l’enregistrement est abîmé : ligne inattendue.
refusal-record-truncated = l’enregistrement est coupé ou abîmé : « { $missing } » manque ou est incomplet.
refusal-record-corrupt = l’enregistrement est abîmé : sa somme de contrôle est { $given }, mais son contenu donne { $computed }.
refusal-record-ruleset = l’enregistrement suit la version { $given } des règles ; ce programme joue la version { $known }.
refusal-record-dice = le hasard de l’enregistrement, « { $dice } », est illisible.
refusal-record-commitment = le secret de l’enregistrement n’est pas celui qui avait été engagé.
refusal-record-position = l’enregistrement ne va pas avec la position dont il part.
refusal-record-move = coup { $number }, « { $move } » :
refusal-record-result = l’enregistrement dit « { $given } », mais ses coups mènent à « { $computed } ».
refusal-file-unreadable = { $path } est illisible : { $reason }.
refusal-file-unwritable = { $path } ne peut pas être écrit : { $reason }.
refusal-file-not-text = { $path } n’est pas un fichier de texte.
refusal-file-exists = { $path } existe déjà ; rien n’est écrasé.
refusal-folder-missing = { $path } ne peut pas être écrit : son dossier n’existe pas.

## La commande « deck »

help-deck = mesure par des parties au hasard la rareté de chaque carte d’une pioche ; propose des points et signale les cartes qui ne valent pas plus qu’une plus facile
help-csv = écrit le tableau en CSV
refusal-no-deck = { $game } n’a pas de pioche à mesurer.
studying = Parties au hasard
studied-note = présence : part des tours après lesquels le motif est là ; portée : part des autres tours où une seule pose le compléterait.
studied-pair = { $harder } n’apparaît jamais sans { $easier }, mais rapporte { $points } contre { $easier_points }.
studied-no-pair = Chaque carte vaut plus que toute carte sans laquelle elle n’apparaît jamais.
head-card = carte
head-shows = montre
head-present = présence
head-reach = portée
head-proposed = proposé

## La commande « arena »

help-arena = organise un tournoi : les robots jouent les mêmes donnes à toutes les places, puis sont classés
help-arena-bots = deux robots ou plus ; ceux qui calculent acceptent un budget par coup : botanist:200ms ou botanist:1000
help-arena-games = nombre de parties (par défaut : 400), arrondi à des donnes entières ; chaque donne est jouée une fois depuis chaque place
help-arena-players = nombre de places (par défaut : une par robot) ; s’ils sont moins nombreux, les robots prennent les places en plus à tour de rôle
help-arena-file = enregistre les résultats dans ce fichier ; la même commande reprend à partir de lui
help-arena-match-file = ajoute l’enregistrement de chaque partie à ce fichier, suivi d’une ligne vide
contending = Tournoi
contended = Parties : { $games } ; donnes, chacune jouée depuis toutes les places : { $deals } ; joueurs : { $players }.
contended-more = { $asked } parties demandées, { $games } jouées : seules comptent les donnes entières.
head-rating = Cote
head-interval = Intervalle à 95 %
head-games = Parties
head-pace = ms/coup
refusal-too-few-bots = un tournoi demande au moins { $fewest } robots différents, pas { $given }.
refusal-more-bots-than-seats = { $given } robots pour { $seats } places : nommez moins de robots, ou demandez plus de places avec --players.
refusal-bot-twice = le robot « { $name } » est nommé deux fois.
refusal-results-format = { $path } n’est pas un fichier de résultats de tournoi ; il n’a pas été modifié.
refusal-results-plan = { $path } contient les résultats d’un autre tournoi ; diffèrent : { $fields }.
refusal-results-line = { $path } est abîmé : cette ligne n’est pas un résultat.
refusal-records-damaged = { $path } est abîmé : son dernier enregistrement est illisible.
refusal-worker-lost = un processus s’est arrêté de façon inattendue ; les parties du fichier de résultats sont sauvées.

## La commande « analyse »

help-analyse = évalue chaque coup d’un enregistrement : les chances de gain de chacun, le meilleur coup et le coût du coup joué
help-simulations = parties simulées par décision (par défaut : 1000)
help-plot = dessine les chances de gain dans un nouveau fichier : NOM.svg ou NOM.png
refusal-picture-kind = { $path } n’est pas une image d’un type connu ; le nom devrait finir par l’un de : { $known }.
analysing = Analyse des coups
analysed-title = Chances de gain, coup par coup
head-number = Coup
head-move = Joué
head-chances = Chances
head-best = Meilleur
head-cost = Coût

## Base de données

refusal-database-address = ceci n’est pas l’adresse d’une base de données ; écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM.
refusal-database-unreachable = la base de données est injoignable ; rien n’a été sauvé. Tourne-t-elle, et son adresse, son utilisateur et son dossier sont-ils justes ?
refusal-database-read-only = la base de données est en lecture seule ; rien n’a été sauvé.
refusal-database-full = il n’y a plus de place pour la base de données ; rien n’a été sauvé.
refusal-database-locked = la base de données est verrouillée par un autre programme ; rien n’a été sauvé.
refusal-database-in-use = un autre processus sert déjà cette base de données ; rien n’y a été changé. Arrêtez-le, ou nommez un autre fichier avec --database.
refusal-database-damaged = ceci n’est pas une base de données de ce programme, ou bien elle est abîmée ; rien n’y a été changé.
refusal-database-newer = la base de données vient d’une version plus récente de ce programme ; rien n’y a été changé. Prenez cette version.
refusal-database-too-old = ce Python est livré avec un SQLite antérieur à la version 3.38 ; prenez un Python plus récent, ou PostgreSQL.
refusal-postgresql-missing = PostgreSQL demande un pilote qui n’est pas installé : pip install "florilege[postgresql]".
