# Ce que dit « make play » pendant l’installation. Ces mots sont lus avant que quoi que ce soit soit
# installé, par scripts/messages.py : une ligne par message, rien d’autre que { $name } dedans.

setup-install = Installation de ce qu’il faut pour jouer
setup-page = Construction de la page
setup-took = fait en { $seconds } s
setup-plain = Le moteur natif se construit en arrière-plan. En attendant, les jeux tournent en Python simple : tout fonctionne, les robots réfléchissent plus lentement.
setup-native-ready = Le moteur natif est prêt : les robots s’en servent dès maintenant, le serveur au prochain démarrage.
setup-native-failed = Le moteur natif n’a pas pu être construit (voir { $log }). Tout fonctionne sans lui ; les robots réfléchissent plus lentement.
setup-no-compiler = Aucun compilateur C n’a été trouvé : les jeux tournent en Python simple. Tout fonctionne, les robots réfléchissent plus lentement.
setup-python-old = Florilège demande Python 3.11 ou plus récent, et voici { $version }. Nommez-en un autre : make play PYTHON=python3.12
setup-busy = Un autre « make play » est à l’œuvre dans ce dépôt (processus { $process }). Attendez-le, ou arrêtez-le d’abord.
setup-port = Le port { $port } est déjà pris. Choisissez-en un autre : make play ARGS="--port 8001"
setup-stopped = Arrêté. Le prochain « make play » reprendra ici.
setup-failed-network = { $phase } : les paquets n’ont pas pu être téléchargés. Le réseau est-il là ? (voir { $log })
setup-failed-disk = { $phase } : le disque est plein. Faites de la place et réessayez.
setup-failed-node = { $phase } : il manque Node 20.19 ou plus récent, et il n’a pas pu être installé (voir { $log }). On peut jouer dans le terminal : .venv/bin/florilege play mandala
setup-failed-venv = { $phase } : ce Python n’a pas le module venv. Sous Debian ou Ubuntu : apt install python3-venv
setup-failed-other = { $phase } : quelque chose a mal tourné (voir { $log }).
