# Le serveur : ses refus, ses messages aux exploitants, les noms des invités.

refusal-bad-message = ce message n’est pas valide : voir « { $where } ».
refusal-bad-request = cette requête n’est pas valide : voir « { $where } ».
refusal-bad-method = cette méthode n’est pas permise ici.
refusal-not-found = il n’y a rien ici.
refusal-too-large = c’est trop gros : { $most } octets au plus.
refusal-too-fast = trop de requêtes ; attendez un instant.
refusal-foreign-origin = cette requête vient d’un autre site.
refusal-failed = une erreur s’est produite sur le serveur ; réessayez.
refusal-hello-first = le premier message doit être « hello ».
refusal-hello-twice = « hello » a déjà été envoyé.
refusal-protocol = cette page parle la version { $given } du protocole, le serveur la version { $known } ; rechargez-la.
refusal-no-session = vous n’avez pas de session ; rechargez la page.
refusal-too-many-connections = vous avez { $most } connexions ouvertes ; fermez-en une.
refusal-too-many-watched = vous suivez { $most } tables ; quittez-en une.
refusal-hint-pending = un conseil est déjà en préparation.
refusal-has-account = vous avez déjà un compte.
refusal-account-taken = le nom « { $name } » est pris.
refusal-bad-login = aucun compte n’a ce nom et ce mot de passe.
refusal-sign-in-later = trop de mots de passe faux ont été donnés pour ce compte ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refusal-bad-token = ce lien n’est plus valable.
refusal-unknown-player = ce joueur n’existe pas.
refusal-no-such-ply = cette partie compte { $most } coups.
refusal-port-in-use = le port { NUMBER($port, useGrouping: 0) } est occupé ; choisissez-en un autre avec --port.
refusal-bad-address = le serveur ne peut pas écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
refusal-workers-sqlite = plusieurs processus demandent PostgreSQL : donnez son adresse avec --database, ou omettez --workers.
refusal-no-place-for-games = il n’y a pas de dossier où enregistrer vos parties ({ $reason }) ; nommez un fichier : florilege serve --open --database sqlite:///FICHIER.
refusal-commitment-differs = la donne de cet enregistrement n’est pas celle de l’engagement : { $given } avait été montré, l’enregistrement porte { $found }.
refusal-commitment-absent = la donne de cet enregistrement n’était pas scellée : il n’y a pas d’engagement à vérifier.

help-serve = lance le serveur : jouez dans le navigateur avec des amis et des robots
help-host = l’adresse où écouter (par défaut : 127.0.0.1, cette machine seulement)
help-log-level = le niveau minimal du journal, sur la sortie d’erreur (par défaut : info ; warning avec --open)
help-port = le port où écouter (par défaut : 8000)
help-database = la base de données des tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (par défaut : sqlite:///florilege.db)
help-serve-workers = nombre de processus du serveur (par défaut : 1 ; davantage demandent PostgreSQL)
help-open = ouvre la page dans un navigateur
serving = Florilège tourne à l’adresse { $url } (Ctrl+C l’arrête)
serving-kept = Vos parties sont enregistrées dans { $path }

help-verify = vérifie un enregistrement : sa somme de contrôle, ses coups et sa donne, conforme à l’engagement
help-verify-record = un enregistrement, exporté d’une table ou écrit par « florilege play --record FICHIER »
help-commitment = le SHA-256 montré au début de la partie
verified-deal = La donne est conforme à l’engagement : { $hash }

page-missing = Le serveur fonctionne, mais sa page n’a pas été construite. Dans le dossier des sources : make page. L’interface pour les programmes est décrite à /api/openapi.json.

guest-name = { $flower } { $trait }
guest-flowers = Acacia Achillée Ancolie Anémone Arnica Aster Azalée Bégonia Bleuet Bruyère Camélia Capucine Crocus Cyclamen Dahlia Digitale Edelweiss Freesia Genêt Gentiane Glaïeul Glycine Iris Jasmin Jonquille Lavande Lilas Lis Lupin Magnolia Mauve Mimosa Muguet Myosotis Narcisse Orchidée Pensée Pervenche Pivoine Rose Tulipe Verveine Violette Zinnia
guest-traits = agile aimable alerte authentique calme énergique espiègle fantasque fidèle habile honnête intrépide juste leste libre lucide lyrique magnifique modeste noble optimiste paisible perspicace poétique rapide rebelle sage sauvage sensible sincère solaire solide svelte tendre timide tranquille volubile
