# Les jeux installés qui ne peuvent pas servir.

plugin-left-out = Laissé de côté : { $key } ({ $source }) : { $text }
refusal-plugin-import = il ne peut pas être importé : { $error }.
refusal-plugin-no-game = ce n’est pas un jeu, mais un objet du type { $found }.
refusal-plugin-key = le jeu déclare une autre clé, { $key }.
refusal-plugin-key-twice = un autre jeu a déjà la clé { $key }.
refusal-plugin-words = il lui manque des mots dans la langue { $language }, comme { $id }.
refusal-plugin-contract = il ne respecte pas le contrat : { $error }.
