### Les mots du programme. Chaque jeu apporte les siens à côté de ses règles.

## De quoi sont faites toutes les phrases

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
help-version = affiche la version et la forme du moteur
help-lang = langue : en ou fr (par défaut : celle de votre système)
help-json = répond par des données JSON au lieu de phrases
help-game = la clé d’un jeu, comme la donne « florilege games »
help-players = nombre de joueurs (par défaut : le plus petit que le jeu permet)
help-bot = un robot, pour chaque place à son tour ; le dernier nommé prend aussi les places restantes (par défaut : gardener pour jouer, random pour simuler)
help-levels = les robots ; ceux qui cherchent peuvent recevoir un budget par coup (botanist:200ms, florist:500) :
help-option = une variante, comme la donne « florilege games JEU » ; peut être répétée
help-position = un fichier avec une position en notation d’où partir, au lieu de la mise en place
help-seed = un nombre qui fixe tout le hasard ; sans lui chaque partie est distribuée à neuf (simulate, arena, deck : 0)
help-clause = le numéro d’une règle, comme 4.2, ou le début de plusieurs, comme 4
help-count = nombre de parties (par défaut : 1000)
help-workers = nombre de processus qui se partagent le travail (par défaut : 1)
help-file = un enregistrement, écrit par « florilege play --record FICHIER »
help-seat = votre place, A étant la première (par défaut : A)
help-seat-log = de qui montrer le journal : ce que cette place a vu (par défaut : un spectateur)
help-record = écrit l’enregistrement de la partie dans ce nouveau fichier
help-play = joue une partie contre des robots dans le terminal
help-games = liste les jeux, leurs places et leurs variantes
help-rules = montre les règles d’un jeu, ou l’une d’elles
help-simulate = fait jouer de nombreuses parties à des robots et en fait le bilan
help-replay = vérifie un enregistrement et raconte la partie, règle par règle

## Ce que dit l’analyseur d’arguments

argparse-usage = usage :¤
argparse-positional = arguments
argparse-options = options
argparse-help = affiche cette aide et s’arrête
argparse-required = il manque : %s
argparse-unrecognized = pas compris : %s
argparse-argument = %(argument_name)s : %(message)s
argparse-choice = %(value)r n’est pas parmi %(choices)s
argparse-expected-one = il manque une valeur
argparse-expected-some = il manque au moins une valeur
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
argparse-conflict = ne va pas avec %s

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
simulated-length = Coups par partie : { $shortest } au moins, médiane { $median }, moyenne { $mean }, { $longest } au plus.
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
bot-greedy = prend ce qui paraît le meilleur sur le moment, sans réfléchir plus loin
bot-gardener = facile : joue au jugé, aime les bons coups mais ne les trouve pas toujours
bot-florist = moyen : réfléchit quelques coups à l’avance
bot-botanist = fort : réfléchit aussi longtemps qu’on le lui permet, et se rappelle tout ce qu’il a vu
bot-plain = une recherche sans aucun sens du jeu, pour mesurer les autres

## Refus

refusal-usage = { $text }. Essayez « { $command } --help ».
refusal-unknown-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }.
refusal-unknown-option = ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
refusal-option-value = l’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir : { $known }.
refusal-option-range = l’option { $option } doit être un nombre entier de { $low } à { $high }, et non « { $value } ».
refusal-seats-range = ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $given }.
refusal-unknown-bot = il n’y a pas de robot « { $name } » ; il y a : { $known }.
refusal-bot-budget = « { $text } » n’est pas un budget : donnez des millisecondes par coup (botanist:200ms) ou des simulations (florist:500), plus que zéro, à un robot qui cherche.
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
refusal-position-alone = --position apporte ses joueurs et ses options : laissez --players et --option de côté.
refusal-game-over = la partie est finie.
refusal-not-your-turn = c’est à { $seat } de jouer.
refusal-unknown-move = ce coup n’existe pas dans ce jeu.
refusal-notation-word = « { $text } » ne peut pas être ici.
refusal-notation-twice = « { $text } » est donné deux fois.
refusal-notation-missing = il manque la ligne « { $text } ».
refusal-record-format = ce n’est pas un enregistrement : la première ligne devrait être « { $expected } ».
refusal-record-json = ce n’est pas un enregistrement : il commence comme du JSON mais n’en est pas.
refusal-record-line = l’enregistrement est abîmé : cette ligne n’a pas sa place ici.
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

## The command “deck”

help-deck = mesure la rareté de chaque carte de la pioche d’un jeu, en jouant au hasard, propose des points, et nomme les cartes qui ne rapportent pas plus qu’une plus facile
help-csv = écrit le tableau en CSV
refusal-no-deck = { $game } n’a pas de pioche à mesurer.
studying = Parties au hasard
studied-note = présence : part des tours après lesquels le motif est là ; portée : part des autres tours où une seule pose le compléterait.
studied-pair = { $harder } n’apparaît jamais sans { $easier }, mais rapporte { $points } contre { $easier_points }.
studied-no-pair = Chaque carte rapporte plus que celles sans lesquelles elle n’apparaît jamais.
head-card = carte
head-shows = montre
head-present = présence
head-reach = portée
head-proposed = proposé

## La commande « arena »

help-arena = fait s’affronter des robots sur les mêmes donnes, à toutes les places, et les classe
help-arena-bots = les robots qui s’affrontent, deux ou plus ; un robot qui cherche peut porter son budget par coup : botanist:200ms ou botanist:1000
help-arena-games = nombre de parties (par défaut : 400), arrondi à des donnes entières : chacune est jouée une fois depuis chaque place
help-arena-players = nombre de places (par défaut : une par robot) ; les robots en occupent plusieurs à tour de rôle s’ils sont moins nombreux
help-arena-file = garde les résultats dans ce fichier ; la même commande reprend là où elle s’est arrêtée
help-arena-match-file = ajoute l’enregistrement de chaque partie à ce fichier, suivi d’une ligne vide
contending = Tournoi
contended = Parties : { $games } ; donnes, chacune jouée depuis toutes les places : { $deals } ; joueurs : { $players }.
contended-more = { $asked } parties demandées, { $games } jouées : seules comptent les donnes entières.
head-rating = Cote
head-interval = Intervalle à 95 %
head-games = Parties
head-pace = ms/coup
refusal-too-few-bots = un tournoi demande au moins { $fewest } robots différents, pas { $given }.
refusal-more-bots-than-seats = { $given } robots ne tiennent pas à { $seats } places : nommez moins de robots, ou demandez plus de places avec --players.
refusal-bot-twice = le robot « { $name } » est nommé deux fois.
refusal-results-format = { $path } n’est pas un fichier de résultats de tournoi ; rien n’est écrasé.
refusal-results-plan = { $path } contient les résultats d’un autre tournoi ; diffèrent : { $fields }.
refusal-results-line = { $path } est abîmé : cette ligne n’est pas un résultat.
refusal-records-damaged = { $path } est abîmé : son dernier enregistrement est illisible.
refusal-worker-lost = un processus de travail s’est arrêté sans prévenir ; les parties du fichier de résultats sont gardées.

## The command “analyse”

help-analyse = juge chaque coup d’une partie enregistrée : les chances de chacun, le meilleur coup, ce qu’a coûté le coup joué
help-simulations = combien de parties sont imaginées pour chaque décision (par défaut : 1000)
help-plot = un nouveau fichier où dessiner les chances de gagner : NOM.svg ou NOM.png
refusal-picture-kind = { $path } n’est pas une image d’après son nom ; il devrait finir par : { $known }.
analysing = Jugement des coups
analysed-title = Chances de gagner, coup par coup
head-number = Coup
head-move = Joué
head-chances = Chances
head-best = Meilleur
head-cost = Coût

## Storage

refusal-database-address = ceci n’est pas l’adresse d’une base de données ; écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM.
refusal-database-unreachable = la base de données est injoignable ; rien n’a été gardé. Tourne-t-elle, et son adresse, son utilisateur et son dossier sont-ils justes ?
refusal-database-read-only = la base de données peut être lue, mais pas écrite ; rien n’a été gardé.
refusal-database-full = il n’y a plus de place pour la base de données ; rien n’a été gardé.
refusal-database-locked = un autre programme retient la base de données ; rien n’a été gardé.
refusal-database-damaged = ceci n’est pas une base de données de ce programme, ou bien elle est abîmée ; rien n’y a été changé.
refusal-database-newer = la base de données vient d’une version plus récente de ce programme ; rien n’y a été changé. Prenez cette version.
refusal-database-too-old = ce Python est livré avec un SQLite antérieur à la version 3.38 ; prenez un Python plus récent, ou PostgreSQL.
refusal-postgresql-missing = PostgreSQL demande un pilote qui n’est pas installé : pip install "florilege[postgresql]".
