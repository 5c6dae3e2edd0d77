# Le serveur : ce qu’il refuse, comment il parle à qui l’exploite, comment s’appellent ses hôtes.

refusal-bad-message = ce message est incompréhensible : voir « { $where } ».
refusal-bad-request = cette demande est incompréhensible : voir « { $where } ».
refusal-bad-method = cela ne se demande pas de cette façon.
refusal-not-found = il n’y a rien ici.
refusal-too-large = c’est trop à la fois : { $most } octets au plus.
refusal-too-fast = trop de demandes ; attendez un peu.
refusal-foreign-origin = cette demande vient d’une autre page.
refusal-failed = quelque chose s’est mal passé ici ; réessayez.
refusal-hello-first = dites d’abord bonjour.
refusal-hello-twice = vous avez déjà dit bonjour.
refusal-protocol = cette page parle la version { $given } du protocole, le serveur la version { $known } ; rechargez-la.
refusal-no-session = personne ne sait qui vous êtes ; rechargez la page.
refusal-too-many-connections = vous avez { $most } connexions ouvertes ; fermez-en une.
refusal-too-many-watched = vous suivez { $most } tables ; quittez-en une.
refusal-hint-pending = un conseil est déjà en préparation.
refusal-has-account = vous avez déjà un compte.
refusal-account-taken = le nom « { $name } » est pris.
refusal-bad-login = aucun compte n’a ce nom et ce mot de passe.
refusal-bad-token = ce lien ne transporte plus aucune place.
refusal-unknown-player = ce joueur n’existe pas.
refusal-no-such-ply = cette partie compte { $most } coups.
refusal-port-in-use = le port { NUMBER($port, useGrouping: 0) } est occupé ; choisissez-en un autre avec --port.
refusal-bad-address = le serveur ne peut pas écouter à { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
refusal-workers-sqlite = plusieurs processus demandent PostgreSQL : donnez son adresse avec --database, ou omettez --workers.
refusal-no-place-for-games = il n’y a pas de dossier où garder vos parties ({ $reason }) ; nommez un fichier : florilege serve --open --database sqlite:///FICHIER.
refusal-commitment-differs = la donne de cet enregistrement n’est pas celle qui avait été promise : { $given } avait été montré, l’enregistrement porte { $found }.
refusal-commitment-absent = la donne de cet enregistrement n’était pas scellée : il n’y a pas de promesse à vérifier.

help-serve = ouvrir les tables : jouer dans le navigateur, entre amis et contre des robots
help-host = l’adresse où écouter (par défaut : 127.0.0.1, cette machine seule)
help-log-level = le moins grave qui soit noté, sur la sortie d’erreur (par défaut : info ; warning avec --open)
help-port = le port où écouter (par défaut : 8000)
help-database = où garder les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (par défaut : sqlite:///florilege.db)
help-serve-workers = combien de processus répondent (par défaut : 1 ; davantage demandent PostgreSQL)
help-open = ouvrir la page dans un navigateur
serving = Florilège est ouvert à l’adresse { $url } (Ctrl+C le ferme)
serving-kept = Vos parties sont gardées dans { $path }

help-verify = vérifier un enregistrement : sa somme de contrôle, chaque coup, et la donne promise
help-verify-record = un enregistrement, exporté d’une table ou écrit par « florilege play --record FICHIER »
help-commitment = le SHA-256 montré au début de la partie
verified-deal = La donne est celle qui avait été promise : { $hash }

page-missing = Le serveur fonctionne, mais sa page n’a pas été construite. Dans le dossier des sources : make page. L’interface pour les programmes est décrite à /api/openapi.json.

guest-name = { $flower } { $trait }
guest-flowers = Acacia Achillée Ancolie Anémone Arnica Aster Azalée Bégonia Bleuet Bruyère Camélia Capucine Crocus Cyclamen Dahlia Digitale Edelweiss Freesia Genêt Gentiane Glaïeul Glycine Iris Jasmin Jonquille Lavande Lilas Lis Lupin Magnolia Mauve Mimosa Muguet Myosotis Narcisse Orchidée Pensée Pervenche Pivoine Rose Tulipe Verveine Violette Zinnia
guest-traits = agile aimable alerte authentique calme énergique espiègle fantasque fidèle habile honnête intrépide juste leste libre lucide lyrique magnifique modeste noble optimiste paisible perspicace poétique rapide rebelle sage sauvage sensible sincère solaire solide svelte tendre timide tranquille volubile
