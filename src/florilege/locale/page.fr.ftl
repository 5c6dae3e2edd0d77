# La page web : tout ce qui entoure les plateaux.

page-title = Quatre jeux qui ne demandent qu’à éclore
page-tagline = Mandalas de sable, fleurs de cartes, pétales en couronnes, jardin de sorciers. Jouez entre amis par un lien, ou tout de suite contre des robots.
page-home = Florilège, vers les jeux
page-nav = Vous et vos réglages
page-skip = Aller au contenu
page-me = Vous
page-language-fr = FR : passer au français
page-language-en = EN: switch to English
page-preferences = Préférences
page-theme = Lumière
page-theme-auto = comme votre système
page-theme-light = claire
page-theme-dark = sombre
page-speed = Mouvement
page-speed-slow = lent
page-speed-normal = normal
page-speed-fast = rapide
page-speed-none = aucun
page-sound = Un son doux quand il se passe quelque chose
page-confirm-moves = Demander avant d’envoyer un coup
page-as-text = Montrer les plateaux en texte
page-done = Terminé
page-close = Fermer
page-cancel = Annuler
page-unreachable = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessayez dans un moment.
page-reconnecting = La liaison est coupée. Reconnexion en cours ; rien n’est perdu.
page-lost = Rien ne pousse ici
page-lost-text = Cette page n’existe pas.
page-to-lobby = Vers les jeux
page-read-clause = §{ $clause } : lire la règle
page-clause-before = règle précédente
page-clause-after = règle suivante
page-all-rules = Toutes les règles

## Accueil

page-games = Jeux
page-duration-mandala = environ 30 minutes
page-duration-flower-power = de 30 à 90 minutes
page-duration-anthokyklos = environ 45 minutes
page-duration-power-plants = environ 60 minutes
page-short-mandala = Flowers
page-short-flower-power = Flower Power!
page-short-anthokyklos = Anthokyklos
page-short-power-plants = Power Plants
page-play-bots = Jouer contre des robots
page-play-friends = Entre amis
page-rules = Règles
page-level = De quelle force ?
page-players = Joueurs
page-start = Commencer
page-all-options = Toutes les options
page-bot-random = Brise
page-bot-greedy = Pie
page-bot-gardener = Jardinier
page-bot-florist = Fleuriste
page-bot-botanist = Botaniste
page-bot-plain = Pousse
page-join = On vous attend ?
page-join-example = lien ou code
page-join-go = Rejoindre
page-my-games = Vos parties
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une et laissez-la dans la liste.
page-history = Historique
page-no-history = Les parties que vous terminez apparaîtront ici.
page-stage-gathering = attend des joueurs
page-stage-playing = en cours
page-stage-over = terminée
page-seats-taken = { $taken } places prises sur { $seats }
page-rated = classée
page-with-clock = avec pendule

## Vous

page-name = Le nom que voient les autres
page-save = Enregistrer
page-saved = Enregistré.
page-account = Compte
page-account-why = On peut jouer sans compte. Avec un compte, vos parties et vos cotes vous suivent d’un appareil à l’autre.
page-password = Mot de passe (8 caractères ou plus)
page-login = Se connecter
page-register = Créer un compte
page-logout = Se déconnecter
page-logged-in = Connecté : { $account }.

## Nouvelle table

page-new-table = Nouvelle table
page-who-plays = Qui joue ?
page-seat = Place { $name }
page-sitter-me = ici, sur cet appareil
page-sitter-person = quelqu’un qui a le lien
page-sitter-bot = robot : { $bot }
page-sitter-note = À plusieurs sur cet appareil, on se le passe ; un rideau cache les cartes entre-temps.
page-seat-more = Une place de plus
page-seat-less = Une place de moins
page-terms = Comment vous jouez ensemble
page-terms-public = Dans la liste, pour que chacun puisse rejoindre
page-terms-rated = Classée : entre personnes, sans conseils, sans retours par accord
page-terms-hints = Conseils permis
page-terms-undo = Reprendre un coup :
page-undo-consent = librement tant que rien n’a été révélé, ensuite si tous sont d’accord
page-undo-barrier = seulement tant que rien n’a été révélé
page-undo-never = jamais
page-terms-flag = Quand le temps est écoulé
page-flag-bot = un robot prend la suite
page-flag-forfeit = la place est perdue
page-clock = Pendule
page-clock-none = aucune
page-clock-quick = rapide : 5 minutes, 10 secondes par coup
page-clock-calm = calme : 20 minutes, 30 secondes par coup
page-clock-move = 2 minutes pour chaque coup
page-clock-days = 3 jours pour chaque coup
page-clock-each = { $minutes } minutes pour chaque coup
page-clock-total = { $minutes } minutes, plus { $increment } secondes par coup
page-clock-left-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
page-options = Règles et variantes
page-presets = Jeux de règles
page-options-reset = Tout comme d’habitude
page-options-usual = Toutes les variantes comme d’habitude.
page-found = Ouvrir la table

## Avant la partie

page-waiting =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
page-invite = Inviter quelqu’un
page-invite-text = Qui ouvre ce lien peut prendre place, sur n’importe quel appareil.
page-link = Lien
page-copy = Copier
page-copied = Copié
page-code = Ou par son code :
page-seats = Places
page-you = c’est vous
page-sit = S’asseoir ici
page-sit-too = Quelqu’un d’autre ici s’assied
page-get-up = Se lever
page-unseat = Libérer la place
page-guest = Invité { $number }
page-seat-lost = La personne qui a ouvert la table a libéré votre place. Vous pouvez regarder, ou en prendre une autre.
page-dead-link = Cette table est introuvable
page-carrying = Votre place arrive…
page-carry-failed = Ce lien ne marche plus

## À la table

page-board = Le plateau
page-asked = Ce qui est demandé
page-turn-of = { $name } réfléchit…
page-to-move = à jouer
page-behind =
    { $number ->
        [one] Encore une chose s’est passée…
       *[other] Encore { $number } choses se sont passées…
    }
page-skip-news = Passer
page-sending = Envoi…
page-step-back = retour
page-play-this = Jouer
page-list = Liste
page-type-move = En notation :
page-log = Journal
page-since-last-turn = Depuis votre dernier tour
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dire quelque chose
page-chat-send = Dire
page-phrases = Formules
page-actions = Outre les coups
page-undo = Reprendre
page-hint = Conseil
page-hint-take = Le jouer
page-hint-chance = Vos chances de gagner, selon un robot : { $chance }
page-more = Plus
page-carry = Continuer sur un autre appareil
page-carry-text = Ouvrez ce lien là-bas. Il emporte votre place sur un seul appareil : ne le montrez à personne d’autre.
page-grave-draw = Proposer la nulle
page-grave-leave = Quitter la table
page-grave-abandon = Abandonner la partie
page-sure-draw = Si tous sont d’accord, la partie finit sans vainqueur.
page-sure-leave = Un robot joue pour vous jusqu’à votre retour.
page-sure-abandon = La partie est perdue pour vous, et cela ne se reprend pas.
page-relieved = { $bot } remplace
page-forfeited = hors jeu
page-relieve = Laisser jouer un robot
page-return = Rejouer moi-même
page-offer-undo = { $name } voudrait reprendre un coup.
page-offer-draw = { $name } propose la nulle.
page-offer-waits = En attente des réponses…
page-agree = D’accord
page-decline = Non
page-curtain = C’est à { $name }
page-curtain-text = Passez l’appareil. D’ici là, les cartes restent cachées.
page-curtain-open = Je suis { $name }
page-spectator = spectateur

## Après la partie

page-won = { $seat } gagne
    .you = Vous gagnez
page-won-shared = Victoire partagée : { $names }
page-over = La partie est terminée.
page-rematch = Rejouer
page-to-rematch = Vers la partie suivante
page-replay = Revoir
page-record = Enregistrement
page-back-to-table = Retour à la table
page-replay-back = Un coup en arrière
page-replay-on = Un coup en avant
page-replay-run = Dérouler
page-replay-pause = Pause
page-replay-move = Coup
page-replay-seat = Vu par

## Règles

page-search = Chercher dans les règles
page-clauses-found =
    { $number ->
        [one] { $number } règle
       *[other] { $number } règles
    }
