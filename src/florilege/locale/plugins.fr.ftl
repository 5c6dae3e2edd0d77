# Les jeux d’autres paquets.

plugin-left-out = Laissé de côté : { $key } ({ $source }) : { $text }
refusal-plugin-import = il ne peut pas être importé : { $error }.
refusal-plugin-no-game = ce n’est pas un jeu, mais un objet du type { $found }.
refusal-plugin-key = le jeu déclare une autre clé, { $key }.
refusal-plugin-key-twice = un autre jeu a déjà la clé { $key }.
refusal-plugin-words = il lui manque des mots dans la langue { $language }, comme { $id }.
refusal-plugin-contract = il ne respecte pas le contrat : { $error }.

help-new-game = écrit le paquet d’un nouveau jeu, petit mais jouable, pour commencer
help-new-name = la clé du nouveau jeu : des minuscules, des chiffres et des traits d’union, comme mon-jeu
new-game-written = C’est écrit. Pour y jouer : pip install --editable { $name }, puis florilege play { $name } ; pour le tester : pytest { $name }.
refusal-new-game-name = « { $name } » n’est pas la clé d’un jeu : elle commence par une minuscule, puis viennent des minuscules, des chiffres et des traits d’union.
refusal-new-game-taken = le nom « { $name } » est déjà pris, par un jeu ou par un module de Python.
refusal-unreadable-move = « { $text } » n’est pas un coup de ce jeu.
