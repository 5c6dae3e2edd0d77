# Flower Power! — la première partie guidée et les légendes des schémas, en français.

flower-power-guide-goal = Bienvenue à la bataille des fleurs ! Chaque fleur est un petit tas de cartes à jouer : ses pétales. Vos fleurs attaquent celles des autres pour les capturer. Qui n’a plus de fleur est éliminé, et le dernier en vie gagne. Ici, vous n’êtes plus que deux, et la fin approche.
flower-power-guide-gardens = Chaque jardin a deux parterres : les fleurs régulières devant, les Power Flowers derrière. D’une fleur régulière, seul le pétale du dessus combat. La plupart sont encore cachés ; personne ne les a vus, pas même leur propriétaire. Les jokers sont les plus forts, puis viennent as, roi, dame, valet, et de 10 à 2. Au milieu, la pioche et le GraveRyard, où les cartes usées restent visibles de tous.
flower-power-guide-spy = Avant d’attaquer, vous pouvez jouer des cartes de votre main ; leur couleur dit ce qu’elles font. Les trèfles espionnent. Jouez le 5 de trèfle et regardez A1, votre première fleur. Vous seul verrez ses pétales, et rien n’y bougera.
flower-power-guide-spy-else = Une autre fois ! Pour l’instant, espionnez votre fleur A1 avec le 5 de trèfle.
flower-power-guide-attack = Un roi coiffe A1 : voilà qui tombe bien. À l’attaque ! Choisissez A1, puis sa cible, B1. Les deux fleurs montreront leur pétale du dessus.
flower-power-guide-attack-else = Laissez faire votre roi : attaquez B1 avec A1.
flower-power-guide-battle = Roi contre 10 : vous menez. Mais rien n’est joué. Maintenant, chacun peut jouer des cartes à tour de rôle, l’attaquant d’abord, jusqu’à ce que les deux passent l’un après l’autre. Il ne vous manque rien : passez.
flower-power-guide-battle-else = Gardez vos cartes, vous menez déjà. Passez simplement.
flower-power-guide-captured = L’adversaire a passé aussi : l’attaque réussit. Les deux pétales qui ont combattu vont au GraveRyard, le reste de B1 pousse désormais chez vous, et la victoire vous a valu une carte. Une réussite met toujours fin au tour. Attention : c’est vous qu’on va attaquer.
flower-power-guide-tie = B1 attaque votre A2, et les deux dessus sont des 7. En cas d’égalité, on retourne les pétales suivants : 9 contre 5, vous perdez. Répliquez ! Les piques sont du poison : ils détruisent un pétale visible qui n’est pas plus fort qu’eux. Jouez le 10 de pique sur le 9 de B1.
flower-power-guide-tie-else = Cela ne vous sauverait pas. Le 10 de pique, sur le 9 de B1 !
flower-power-guide-exhausted = Le 9 a disparu, un 3 est apparu à sa place, et votre 5 tranche l’égalité. Les deux ont passé : l’attaque a échoué. Rien n’est défaussé ; ce qui a été retourné reste visible. La fleur qui attaquait est épuisée jusqu’au bout du tour : d’ordinaire, une fleur attaque donc une fois par tour. Après un échec, on peut essayer avec une autre fleur, ou finir son tour. (On peut aussi donner tout un tour pour piocher une carte, mais pas au premier tour, et jamais deux fois de suite.)
flower-power-guide-create = À vous. Trois cartes ou plus de votre main font une nouvelle fleur, cachée, dans l’ordre de votre choix ; quatre ou plus, avec les quatre couleurs, font d’emblée une Power Flower. Créez une fleur régulière : le valet de cœur dessus, puis le 9 de cœur, puis le 5 de pique que vous avez pioché, et la voilà finie.
flower-power-guide-create-else = Choisissez « créer une fleur régulière », puis le valet de cœur, le 9 de cœur et le 5 de pique, et finissez-la.
flower-power-guide-power = Un carreau change une fleur régulière en Power Flower : elle passe au parterre du fond, montre tous ses pétales, et c’est son propriétaire qui choisit lequel combat. Jouez le 6 de carreau sur votre A2.
flower-power-guide-power-else = C’est le 6 de carreau qu’il nous faut, et sa cible est A2.
flower-power-guide-poison = Un as s’y cachait ! Il reste deux fleurs à l’adversaire, et B2 n’est qu’un pétale visible, le 4 de trèfle. Empoisonnez-le avec le 8 de pique : une fleur sans pétale n’existe plus. (Un cœur ferait le contraire : il ajoute un pétale visible, fort sur votre fleur, ou faible sur le dessus d’un ennemi puissant.)
flower-power-guide-poison-else = Le 8 de pique sur B2, le 4 de trèfle solitaire.
flower-power-guide-last-attack = Il ne reste qu’une fleur en face : B1, coiffée de son 7. Attaquez-la avec A2, votre Power Flower. Une fleur régulière devrait combattre avec son pétale du dessus ; la vôtre choisit. Nommez l’as, puis passez.
flower-power-guide-last-attack-else = Attaquez B1 avec A2, faites combattre l’as, et passez.
flower-power-guide-confirm = Les deux ont passé. Qui combat avec une Power Flower confirme son pétale avant que le résultat soit lu, ou en nomme un autre. Votre as bat le 7 : gardez-le.
flower-power-guide-confirm-else = L’as convient très bien : gardez-le.
flower-power-guide-won = La dernière fleur adverse est à vous. Sans fleur, l’adversaire est éliminé, et vous êtes le dernier en vie : c’est gagné ! Dans vos propres parties, vous commencerez par planter : vous empilez vos pétales en fleurs de deux ou plus, sans les regarder. Ensuite, que la bataille fleurisse !

## Schémas

flower-power-diagram-2-1 = Deux jardins : devant, les fleurs régulières, dont le pétale du dessus est visible ou encore caché ; derrière, les Power Flowers, qui montrent tout. Entre les deux, la pioche et le GraveRyard.
flower-power-diagram-3-3 = Deux jardins tout juste plantés, de vingt pétales chacun. A a fait trois fleurs de deux, trois de trois et une de cinq ; B, cinq fleurs de quatre. Personne n’a vu ces pétales.
flower-power-diagram-4-4 = A attaque B1 avec A1. Les deux montrent leur pétale du dessus, un roi et un 9 : A mène, et la bataille des cartes commence.
flower-power-diagram-4-6 = La même attaque a réussi. Roi et 9 sont au GraveRyard, les deux pétales qui restaient à la fleur de B poussent chez A sous le nom de A3, et A a pioché une carte.
flower-power-diagram-6-1 = Avec le roi de pique, A peut détruire n’importe lequel des trois pétales visibles de B ; avec le 7 de pique, le 3 seulement. Aucun pique n’atteint B4, dont les pétales sont cachés.
flower-power-diagram-6-2 = 3, 7, 9 contre 3, 7, 9 : égalité parfaite. A a glissé le 8 de cœur en deuxième position et mène, 8 contre 7.
flower-power-diagram-6-3 = Le 3 de carreau de A a changé A1 en Power Flower : elle est au parterre du fond et montre 9, 4 et valet. Chacun d’eux peut combattre.
flower-power-diagram-6-4 = A a espionné sa propre fleur A1 : as, 3, 8 et joker noir, connus de A seul. Pour tous les autres, ces pétales restent cachés.
flower-power-diagram-7-3 = 4 contre 4, 7 contre 7, 10 contre 9 : A mène. Si rien ne change, seuls les deux 4 s’en vont, et A capture ce qui reste de la fleur, 7 et 9.
flower-power-diagram-7-4 = La Power Flower de A a d’abord nommé son 4 contre le 4. L’égalité a fait apparaître un roi ; A a ensuite nommé l’as et mène. Si rien ne change, les deux 4 sont défaussés.
flower-power-diagram-8-2 = Le dernier pétale de A, un as, a battu un roi : le jardin de A est vide. Pour dernière volonté, A peut maintenant empoisonner le 8 avec le 10 de pique. B a trois cartes et ne peut pas répondre.
flower-power-diagram-12-8 = L’unique fleur de A a attaqué B1 en vain. C’est la cible B1 qui est épuisée, pas l’attaquante, qui peut encore essayer B2.
flower-power-diagram-12-10 = A1 a attaqué en vain, 5 contre 8 : elle est épuisée jusqu’au bout du tour. A2 peut encore attaquer.
