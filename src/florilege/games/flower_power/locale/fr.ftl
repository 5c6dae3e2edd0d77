# Flower Power! — les mots français.

flower-power-name = Flower Power!
flower-power-idea = Vos fleurs sont des bouquets de cartes posées face cachée, et vous ignorez vous-même ce que valent leurs pétales. Lancez-les à l’assaut des jardins voisins : le pétale du dessus décide, le plus fort emporte la fleur d’en face. Entre deux attaques, votre main empoisonne, engraisse, espionne ou transforme une fleur modeste en Power Flower, qui choisit elle-même le pétale qui combat. Le dernier jardin encore fleuri gagne.

## Parties de la règle

flower-power-section-preparation = Préparatifs
flower-power-section-board = La table
flower-power-section-seats-and-gardens = Places et jardins
flower-power-section-course = Le fil de la partie
flower-power-section-turn = Un tour, pas à pas
flower-power-section-cards = Jouer des cartes
flower-power-section-attacks = Attaquer
flower-power-section-special = Coups particuliers
flower-power-section-end = La fin
flower-power-section-variations = Régler la partie à votre goût
flower-power-section-jokers = Les jokers
flower-power-section-glossary = Le vocabulaire
flower-power-section-tactics = Ruses de jardinier
flower-power-section-first-edition = Ce que la première édition fait autrement
flower-power-section-rulings = Précisions

## Préparatifs

flower-power-clause-1-1 = Il faut être au moins deux ; c’est à trois que le jeu s’épanouit le mieux.
flower-power-clause-1-2 = À deux ou à trois, un paquet de 54 cartes suffit. Dès quatre, on en réunit plusieurs ; la partie 10 dit comment compter.
flower-power-clause-1-3 = Chacun reçoit des pétales : 20 à deux, 15 à trois ou à quatre, 12 à cinq. Les mains grandissent de place en place : 3 et 4 cartes à deux ; 1, 2 et 3 à trois ; de 2 à 5 à quatre ; de 2 à 6 à cinq.
flower-power-clause-1-4 = Les cartes qui restent, face cachée, sont la pioche.
flower-power-clause-1-5 = Le GraveRyard accueille, face visible, les cartes de la main qui ont servi et les pétales tombés au combat. Chacun peut le feuilleter en entier quand il le veut.
flower-power-clause-1-6 = Une pioche vide se refait : le GraveRyard tout entier est mélangé et prend sa place, face cachée.

## La table

flower-power-clause-2-1 = Un jardin a deux parterres : devant, les fleurs régulières ; derrière, les Power Flowers.
flower-power-clause-2-2 = Au milieu, entre les jardins, se trouvent les deux piles communes, pioche et GraveRyard.
flower-power-clause-2-3 = À deux, les jardins se font face de part et d’autre des deux piles : les fleurs régulières en sont les plus proches, les Power Flowers les plus éloignées.

## Places et jardins

flower-power-clause-3-1 = Assis en cercle, on joue une petite épreuve : pierre, papier, ciseaux à deux, « pareil, pas pareil » à partir de trois. Qui l’emporte décide à quel rang jouer, et les rangs suivants se donnent dans le sens horaire. Chacun prend alors un paquet de pétales et la main qui va avec son rang. À deux, qui l’emporte et préfère jouer en second tient une carte de plus et laisse à l’autre la première attaque ; à trois, qui joue en premier s’assure cette attaque au prix de la plus petite main. À quatre, si le vainqueur joue en troisième, son voisin de gauche est quatrième, le suivant premier et le dernier deuxième.
flower-power-clause-3-2 = Vous regardez votre main, et rien d’autre : vos pétales sont une surprise pour vous aussi.
flower-power-clause-3-3 = Vous répartissez vos pétales en autant de fleurs régulières que vous le souhaitez, d’au moins deux pétales chacune. Les cartes y sont face cachée, empilées en étoile.
flower-power-clause-3-4 = Une fois tous les jardins plantés, on lance d’une seule voix le cri du jeu : « C’est la bataille des fleurs ! »

## Le fil de la partie

flower-power-clause-4-1 = Qui a la première place commence ; les tours se suivent dans l’ordre des places.
flower-power-clause-4-2 = Pendant votre tour, vos fleurs peuvent en attaquer d’autres, pour les prendre ou les détruire. Vos cartes, elles, embellissent votre jardin ou gâtent celui d’autrui.
flower-power-clause-4-3 = Sans la moindre fleur, vous quittez la partie. Seule la dernière volonté (8.2) laisse un sursis.
flower-power-clause-4-4 = Pour attaquer, désignez une fleur à vous et une fleur adverse. Chaque fleur régulière concernée montre son pétale du dessus, s’il était encore caché, et ce pétale reste visible tant qu’il appartient à la fleur.
flower-power-clause-4-5 = S’ouvre alors une bataille : tour à tour, l’attaquant et le défenseur jouent ou passent, et eux seuls. Leurs cartes touchent les fleurs qu’ils veulent dans leurs deux jardins, au combat ou non, mais aucun autre jardin. Rien de ce qui arrive aux fleurs n’arrête la bataille ; quand l’un puis l’autre passent, on regarde le résultat.
flower-power-clause-4-6 = L’attaque réussit si son pétale est strictement le plus fort (égalités : voir 7.3) : les deux pétales qui ont combattu vont au GraveRyard, l’attaquant replante chez lui le reste de la fleur visée (une Power Flower le demeure), pioche une carte et finit son tour. Sinon elle échoue : aucune perte, tout ce qui a été montré ou changé le reste, et la fleur attaquante est épuisée. Une autre peut essayer ; quand toutes sont épuisées, le tour finit sans pioche. Votre seule fleur fait exception : elle ne s’épuise pas, c’est sa cible qui l’est, et elle peut s’en prendre aux autres (7.1).

## Un tour, pas à pas

flower-power-clause-5-1 = Avant toute chose, vous pouvez donner votre tour entier pour piocher une carte. C’est exclu à votre premier tour, et aussi quand votre tour précédent y est déjà passé.
flower-power-clause-5-2 = Jouez ensuite autant d’actions de la partie 6 qu’il vous plaît, sur votre jardin ou sur un autre. Personne ne peut y répondre ; après chacune, on vérifie si votre jardin est passé d’une à plusieurs fleurs ou l’inverse (12.10).
flower-power-clause-5-3 = Puis, si vous le voulez, une fleur attaque. On nomme les pétales qui combattent, on joue des cartes, on confirme les choix des Power Flowers, on conclut.
flower-power-clause-5-3-1 = Une fleur régulière combat avec son pétale du dessus, une Power Flower avec celui que nomme son propriétaire, l’attaquant d’abord. À égalité, on compare un pétale de plus de chaque côté, et ainsi de suite.
flower-power-clause-5-3-2 = À partir de l’attaquant, chacun à son tour joue une action de la partie 6 ou passe, et l’on vérifie à chaque fois si le joueur actif est passé d’une à plusieurs fleurs ou l’inverse (12.10). Quand tous deux passent coup sur coup, l’échange est clos.
flower-power-clause-5-3-3 = Si une Power Flower combat, son propriétaire confirme ensuite son pétale. S’il préfère en changer, on nomme à nouveau et les cartes reprennent, jusqu’à ce que chacun soit d’accord avec son propre choix.
flower-power-clause-5-3-4 = Réussite : les deux pétales combattants sont défaussés, la fleur visée est capturée (même s’il n’en reste aucun pétale), puis vient la pioche de victoire, quel que soit le tour, et au besoin la dernière volonté. Échec : aucun pétale ne part ; votre fleur est épuisée ou, si c’est votre seule fleur, c’est la fleur visée qui l’est.
flower-power-clause-5-4 = Toutes vos fleurs sont épuisées ? Vous pouvez encore en créer avec votre main, et les nouvelles venues prolongent le tour ; les passages d’une à plusieurs fleurs comptent ici aussi.
flower-power-clause-5-5 = Une attaque réussie, une seule par tour, y met fin dès ses effets appliqués. Sinon vous alternez cartes et attaques tant qu’il vous reste une fleur fraîche ; avec une fleur unique, tant qu’il reste une cible fraîche.
flower-power-clause-5-6 = Le tour fini, on compte dans cet ordre : les adversaires sans fleur sont éliminés ; s’il n’en reste aucun, vous gagnez ; si c’est vous qui n’avez plus de fleur, c’est vous qui sortez. Dans une partie à trois ou plus, l’auteur d’une élimination pioche aussitôt une carte.
flower-power-clause-5-7 = Enfin, dans tous les jardins, les fleurs épuisées reprennent des forces, et le tour passe, dans le sens horaire, au prochain joueur vivant.
flower-power-clause-5-8 = Vous pouvez arrêter votre tour quand bon vous semble. Vous renoncez alors à la pioche de victoire, et l’on passe au décompte de 5.6, puis à 5.7. (Note finale de la partie 5, sans numéro dans le livret.)

## Jouer des cartes

flower-power-clause-6-1 = Un pique est un poison : il détruit sur-le-champ un pétale visible dont la force ne dépasse pas la sienne, à n’importe quelle hauteur, dans n’importe quelle sorte de fleur, chez vous ou ailleurs, joker compris. Poison et pétale vont au GraveRyard. Rien ne le pare, mais en bataille on peut ensuite répondre ; un pétale combattant détruit est remplacé.
flower-power-clause-6-2 = Un cœur est un engrais : il devient un pétale visible d’une fleur, la vôtre ou une autre, régulière ou non, et garde sa force. Vous le glissez où vous voulez, du dessus au dessous : une fleur de trois pétales offre quatre endroits. Placé là où se joue la comparaison, il compte aussitôt.
flower-power-clause-6-3 = Un carreau transforme une fleur régulière, la vôtre ou une autre, en Power Flower : elle change de parterre dans le jardin où elle se trouve et montre tous ses pétales. Le carreau est défaussé.
flower-power-clause-6-4 = Un trèfle est un espion : vous seul regardez une fleur, de n’importe quel jardin, ou bien une main adverse. Rien n’y change d’ordre, et le trèfle est défaussé.
flower-power-clause-6-5 = Trois cartes ou plus de votre main, de couleurs quelconques et jokers permis, font une nouvelle fleur régulière chez vous. Ses pétales sont cachés, dans l’ordre qui vous plaît. Deux cartes, comme au moment de planter les jardins, ne suffisent plus.
flower-power-clause-6-6 = Quatre cartes ou plus réunissant les quatre couleurs font une Power Flower dans votre jardin, tous pétales visibles. Un joker y tient lieu d’une couleur (voir 11).

## Attaquer

flower-power-clause-7-1 = Une fleur attaque une fois par tour, pas davantage. Si vous n’en avez qu’une, elle peut s’en prendre à toutes les fleurs adverses, une fois chacune, jusqu’à la première réussite.
flower-power-clause-7-2 = Une bataille ne regarde que ses deux joueurs : eux seuls jouent des cartes. Elles peuvent servir à leurs fleurs qui ne combattent pas, jamais aux jardins des autres.
flower-power-clause-7-3 = À force égale, chaque fleur régulière montre le pétale d’en dessous et chaque Power Flower en nomme un autre, jusqu’à une différence ; ce qui est montré le reste. Si une fleur n’a plus de pétale à opposer, la plus fournie mène ; à nombre égal, seules des cartes de la main peuvent trancher, faute de quoi l’attaque échoue. En cas de réussite, seul le premier pétale de chaque côté est défaussé.
flower-power-clause-7-4 = Une Power Flower choisit son pétale en 5.3.1, avant les cartes et bien avant le résultat. Rien n’oblige à prendre le plus fort : on peut garder une dame et perdre exprès avec un 2.
flower-power-clause-7-5 = Quand le poison prend le dernier pétale d’une des deux fleurs qui se battent, l’attaque est un échec, de quelque côté que ce soit.
flower-power-clause-7-6 = Les fleurs qui se battent changent au fil des cartes, et la bataille suit. Après un pique, on montre ou nomme le pétale qui manque ; un cœur entre dans la comparaison ; après un carreau, le propriétaire de la nouvelle Power Flower nomme aussitôt son pétale.

## Coups particuliers

flower-power-clause-8-1 = Piocher pendant un tour entier, c’est ne rien faire d’autre, pas même attaquer. Impossible à votre premier tour, après une attaque manquée ou deux tours de suite ; la pioche de victoire échappe à ces limites.
flower-power-clause-8-2 = Votre seule fleur n’a qu’un pétale, et elle en bat une qui n’en a qu’un : les deux disparaissent et votre jardin est vide. Vous piochez, puis jouez votre dernière volonté, sans réponse possible. Si, grâce à elle, plus aucun adversaire n’a de fleur, vous gagnez.

## La fin

flower-power-clause-9 = Gagne qui reste en vie le dernier ; si une attaque fait périr les deux joueurs ensemble, l’attaquant l’emporte. À trois ou plus, chaque élimination donne droit à une pioche.

## Régler la partie à votre goût

flower-power-clause-10-1 = Davantage de pétales allonge la partie, moins la raccourcit.
flower-power-clause-10-2 = Des mains plus grosses l’abrègent, des mains plus minces la prolongent ; chaque place garde une carte de plus que celle d’avant.
flower-power-clause-10-3 = Pour équilibrer, une personne qui débute peut recevoir plus de pétales ou de cartes, une personne aguerrie en recevoir moins.
flower-power-clause-10-4 = On fixe le nombre de paquets, les pétales (les mêmes pour tous, sauf handicap) et une main de base de −1 à 10, à laquelle la place n ajoute n cartes. Avec N joueurs, P pétales et une base B, cela prend N×P + N×B + N×(N+1)/2 cartes ; il doit en rester au moins 3 pour la pioche. Ainsi, à cinq avec deux paquets, 15 pétales chacun et une base de 1, il faut 75 + 5 + 15 = 95 cartes sur 108 : il en reste 13, et la donne convient.

## Les jokers

flower-power-clause-11 = On peut jouer sans jokers, avec 52 cartes. Sinon, le noir sert de pique ou de trèfle, le rouge de cœur ou de carreau, en action comme pour réunir les quatre couleurs, et tous deux entrent dans n’importe quelle fleur. Poison, le noir détruit tout pétale visible ; pétale, un joker surpasse l’as et vaut l’autre joker.

## Le vocabulaire

flower-power-clause-12-1 = Fleur : des pétales empilés en étoile, sans limite de nombre.
flower-power-clause-12-2 = Pétale : une carte, n’importe laquelle, tant qu’elle est dans une fleur ; elle s’y trouve face visible ou face cachée.
flower-power-clause-12-3 = Fleur régulière : celle qui n’est pas une Power Flower.
flower-power-clause-12-4 = Power Flower, ou super-fleur : née d’un carreau joué sur une fleur régulière ou créée avec les quatre couleurs. Son atout : son propriétaire annonce à tous lequel de ses pétales combat, en attaque comme en défense.
flower-power-clause-12-5 = Attaque : l’assaut d’une fleur contre une autre, toutes deux désignées par l’attaquant.
flower-power-clause-12-6 = Bataille : les cartes que les deux joueurs échangent une fois l’attaque annoncée.
flower-power-clause-12-7 = Fleurs belligérantes : celle qui attaque et celle qu’elle vise.
flower-power-clause-12-8 = Fleur unique : l’unique fleur du joueur dont c’est le tour. Elle ne s’épuise jamais et vise chaque fleur adverse une fois ; à chaque échec, c’est la cible qui est épuisée.
flower-power-clause-12-9 = Fleurs multiples : deux fleurs ou davantage dans un même jardin.
flower-power-clause-12-10 = Fleur épuisée : depuis un échec et jusqu’au bout du tour, elle n’attaque pas et n’est pas attaquée. Si vous tombez à une seule fleur pendant votre tour, elle se ranime ; si vous passez d’une à plusieurs en créant, ce sont les fleurs adverses épuisées qui se raniment. Une fleur qu’un adversaire crée pendant votre tour est fraîche, et à la fin du tour elles le sont toutes. Le but de tout cela : que les attaques restent peu nombreuses et qu’aucun tour ne tourne en rond sans fin.
flower-power-clause-12-11 = Dernière volonté : après une attaque réussie qui vide votre jardin, vous jouez les cartes que vous voulez, contre qui vous voulez ou pour vous-même. Une élimination causée ainsi vous vaut une carte et une nouvelle dernière volonté.
flower-power-clause-12-12 = Force : joker, as, roi, dame, valet, puis de 10 jusqu’à 2. La couleur n’y compte pas.
flower-power-clause-12-13 = Couleurs : pique, cœur, carreau et trèfle ; les deux jokers les complètent.
flower-power-clause-12-14 = Depuis la main : pique empoisonne, cœur engraisse, carreau fait une Power Flower, trèfle espionne. Le joker noir sait faire ce que font les noirs, le rouge ce que font les rouges.
flower-power-clause-12-15 = Pioche d’un tour entier : une carte pour votre main, à la place de tout le reste ; 5.1 dit quand c’est permis.
flower-power-clause-12-16 = Pioche de victoire : une attaque réussie rapporte toujours une carte à qui attaquait.
flower-power-clause-12-17 = Pioche d’élimination : à qui fait sortir quelqu’un de la partie revient une carte, quel que soit le tour.

## Ruses de jardinier

flower-power-clause-13 = Presque toujours, les actions de 6.1 à 6.4 peuvent viser n’importe quelle fleur et n’importe quel joueur. Un cœur pour un adversaire, un pique pour soi ou un carreau pour un adversaire a l’air d’une erreur ; au bon moment, chacun d’eux rapporte.
flower-power-clause-13-1 = Un petit cœur posé sur une belle fleur adverse en couvre le pétale fort ; il ne reste plus qu’à l’attaquer.
flower-power-clause-13-2 = Un pique contre vous-même peut ôter un pétale faible, ou le petit cœur qu’on vous a imposé, et découvrir mieux. Il peut aussi supprimer la fleur visée, et avec elle la victoire de l’attaquant.
flower-power-clause-13-3 = Un carreau chez un adversaire met au jour une fleur entière, à portée de vos piques.
flower-power-clause-13-4 = Perdre exprès avec un pétale faible d’une Power Flower épargne un pétale fort, qui servira contre plus coriace.

## Première édition

flower-power-clause-O4-3 = Première édition : sans fleur, on est éliminé, et aucune étape du tour n’est prévue pour cela ; cela se fait donc sur-le-champ (AMB-42).
flower-power-clause-O4-5 = Première édition : les cartes jouées pendant une bataille peuvent toucher n’importe quel jardin, y compris celui d’un tiers.
flower-power-clause-O5-3-2 = Première édition : on répond avec une carte à la fois ; on ne peut donc pas créer de fleur pendant une bataille.
flower-power-clause-O5-4 = Première édition : quand tout est épuisé, le tour est fini, et l’on ne peut plus rien créer.
flower-power-clause-O6-4 = Première édition : qui espionne une main peut en changer l’ordre. C’est sans effet ici, où une main n’a pas d’ordre.
flower-power-clause-O7-3 = Première édition : on ne cherche sous les pétales égaux qu’au moment du résultat. Si les deux fleurs se valent jusqu’au bout, on revient aux cartes.
flower-power-clause-O7-4 = Première édition : une Power Flower nomme son pétale une fois toutes les cartes jouées, au moment du résultat, et sans confirmation.
flower-power-clause-O8-2 = Première édition : la dernière volonté suit la pioche, personne ne peut y répondre, et elle fait gagner si elle vient à bout du dernier adversaire. Le nombre de cartes n’est pas dit ; tout le reste est donc comme dans la seconde édition (AMB-57).

## Précisions

flower-power-clause-AMB-01 = Comment joue-t-on à « pareil, pas pareil » ? Règle maison : tous montrent ensemble la paume ou le dos de la main ; qui est seul de son avis gagne, sinon le plus petit groupe continue (tout le monde s’il n’y en a pas), et les deux derniers jouent à pierre, papier, ciseaux ; après trente manches sans vainqueur, le sort décide. Avec l’option « contest » sur « lot », le sort en décide.
flower-power-clause-AMB-02 = Voit-on les jardins des autres avant d’avoir planté le sien ? Non : tout reste secret jusqu’à ce que chacun soit prêt. Avec l’option « garden_build » sur « in_order », on plante à tour de rôle, au vu de tous.
flower-power-clause-AMB-03 = Peut-on garder des pétales de côté en plantant son jardin ? Non : ils y vont tous.
flower-power-clause-AMB-04 = Et à trois sans jokers ? Les nombres habituels ne laisseraient qu’une carte à piocher, ce qui est refusé ; prenez par exemple 14 pétales chacun, et il en reste 4.
flower-power-clause-AMB-05 = Faut-il trois cartes dans la pioche de départ, ou plus de trois ? Trois suffisent : la partie habituelle à trois en laisse exactement autant.
flower-power-clause-AMB-06 = Un handicap suit-il la personne ou la place ? La personne : une fois les places connues, des cartes non vues passent entre elle et la pioche. Il doit rester 3 cartes à piocher, au moins 2 pétales à chacun, et aucune main ne descend sous zéro.
flower-power-clause-AMB-07 = Peut-on jouer à quatre ou plus avec un seul paquet ? Pas avec les réglages habituels ; oui si vous fixez vous-même les nombres et que le compte de 10.4 est bon.
flower-power-clause-AMB-08 = Le premier tour, où l’on ne peut pas piocher, est-ce celui de la partie ? C’est le premier tour de chacun.
flower-power-clause-AMB-09 = Quand refait-on la pioche ? Au moment où il faut une carte et qu’il n’y en a plus. Avec l’option « refill » sur « eager », dès qu’elle est vide.
flower-power-clause-AMB-10 = Pioche et GraveRyard vides, peut-on donner son tour pour piocher ? Non, puisqu’il n’y a rien à prendre.
flower-power-clause-AMB-11 = Au tour qui suit une pioche, a-t-on le droit de jouer des cartes ? Oui : seule une nouvelle pioche d’un tour entier est exclue.
flower-power-clause-AMB-12 = Peut-on jouer des cartes, puis piocher au lieu d’attaquer ? Non : la pioche est alors tout le tour, ou elle n’est pas.
flower-power-clause-AMB-13 = Peut-on arrêter son tour au beau milieu d’une bataille ? Oui, quand c’est à vous de répondre : l’attaque échoue, rien n’est défaussé, et ce qui a été montré ou joué demeure. L’option « retreat » sur « forbidden » oblige à aller au bout.
flower-power-clause-AMB-14 = Tout est épuisé : quelles cartes puis-je encore jouer ? Celles qui créent une fleur, pas d’autres ; on n’en juge qu’après une attaque manquée. Avec l’option « cards_after_exhaustion » sur « any », toutes.
flower-power-clause-AMB-15 = Qui se découvre en premier ? Les fleurs régulières montrent leur pétale, puis les Power Flowers nomment le leur, l’attaquant avant le défenseur. Il en va de même à chaque égalité.
flower-power-clause-AMB-16 = Deux premiers pétales de même force : est-ce un échec immédiat ? Non, on regarde d’abord les pétales suivants ; l’échec ne vient que si rien ne départage.
flower-power-clause-AMB-17 = Départage-t-on avant ou après les cartes ? Avant : on descend jusqu’à une différence ou jusqu’au bout, puis on joue. Si une carte ramène l’égalité, on descend encore aussitôt.
flower-power-clause-AMB-18 = Une Power Flower peut-elle nommer deux fois le même pétale pour départager ? Non : un pétale différent à chaque niveau.
flower-power-clause-AMB-19 = Deux Power Flowers se battent : choisit-on en secret ? Non, l’attaquant annonce, puis le défenseur, en connaissance de cause.
flower-power-clause-AMB-20 = Une Power Flower fixe-t-elle d’avance tous ses pétales pour les égalités ? Non, un seul par niveau, nommé quand le pétale régulier d’en face est déjà montré.
flower-power-clause-AMB-21 = Une Power Flower réduite à quelques pétales redevient-elle régulière ? Non, elle reste ce qu’elle est jusqu’au dernier.
flower-power-clause-AMB-22 = Une fleur est à bout de pétales, l’autre non : montre-t-on le suivant ? Non, la plus grande mène, qu’elle attaque ou se défende. On compte tous les pétales du moment, cachés compris.
flower-power-clause-AMB-23 = Égalité jusqu’au bout : est-on tenu de jouer une carte qui départagerait ? Non, on peut passer ; si les deux passent, l’attaque échoue.
flower-power-clause-AMB-24 = Les fleurs ont changé pendant la bataille : quels pétales combattent ? Ceux qui sont sur le dessus, ou nommés les premiers, au moment du résultat. Un cœur posé sur le dessus prend donc le combat à son compte, et c’est lui qui part en cas de réussite.
flower-power-clause-AMB-25 = Peut-on viser un pétale plus bas pendant une égalité ? Oui, tout pétale visible, et l’on recompare depuis le haut. Un cœur compte s’il tombe au niveau qui tranche ou au-dessus ; plus bas, il ne fait que grossir la fleur, ce qui suffit à rompre une égalité complète.
flower-power-clause-AMB-26 = Un cœur joué sur une Power Flower en plein combat devient-il le pétale combattant ? Non, il s’ajoute à ceux que son propriétaire peut nommer, et compte dans la taille.
flower-power-clause-AMB-27 = Le propriétaire d’une Power Flower peut-il changer de pétale après chaque carte ? Non : on ne lui demande que ce qui manque, pétale détruit ou niveau nouveau. Le reste attend la confirmation.
flower-power-clause-AMB-28 = Deux propriétaires de Power Flowers peuvent-ils changer d’avis sans fin ? Règle maison : entre deux cartes d’une même bataille, chacun ne refuse qu’une fois de confirmer, ou autant de fois que le dit l’option « pf_refusals » ; ensuite, la confirmation est automatique.
flower-power-clause-AMB-29 = Combien de cartes par réponse ? Une action de la partie 6 : une carte, ou toutes celles d’une création. L’option « reply_unit » permet « single_card », une seule carte, ou « many », autant d’actions qu’on veut.
flower-power-clause-AMB-30 = Une des fleurs qui se battent est détruite : s’arrête-t-on aussitôt ? L’échec est acquis, mais on répond encore jusqu’à ce que tous deux passent. Qui vient de perdre sa dernière fleur peut ainsi en créer une et survivre.
flower-power-clause-AMB-31 = Un cœur peut-il ressusciter une fleur sans pétales ? Non, elle n’existe plus.
flower-power-clause-AMB-32 = Il ne reste rien de la fleur visée : capture ou échec ? Capture, si son dernier pétale est parti par la réussite même ; échec et pas de pioche, s’il a été empoisonné avant, même par l’attaquant.
flower-power-clause-AMB-33 = En bataille, peut-on espionner la main d’un tiers ? Non, la bataille reste entre deux joueurs. L’option « battle_spy_third_hand » sur « yes » le permet.
flower-power-clause-AMB-34 = Peut-on créer une fleur pendant une bataille ? Oui, l’un comme l’autre, mais elle n’y prend pas part.
flower-power-clause-AMB-35 = Ma fleur unique a déjà échoué ce tour-ci et j’en crée une autre : peut-elle encore attaquer ? Non, elle devient épuisée, sauf si l’option « former_unique_exhausted » vaut « no ». Si elle n’avait pas attaqué, elle reste fraîche.
flower-power-clause-AMB-36 = À quel moment juge-t-on qu’une fleur est unique ? Au résultat, tel que le jardin est alors. Si la fleur attaquante a été détruite, on regarde juste avant : était-elle seule, la cible survivante est épuisée.
flower-power-clause-AMB-37 = Je perds ma seule fleur, puis j’en crée une dans le même tour : les cibles épuisées se raniment-elles ? Non, il faut pour cela avoir plusieurs fleurs.
flower-power-clause-AMB-38 = Ma fleur devient unique après avoir échoué contre une cible : peut-elle la viser à nouveau ? Oui, puisque cette cible n’est pas épuisée.
flower-power-clause-AMB-39 = À trois ou plus, de qui les fleurs épuisées se raniment-elles quand je passe d’une à plusieurs ? De tous les adversaires. Une fleur n’est « unique » que chez le joueur dont c’est le tour.
flower-power-clause-AMB-40 = Une fleur créée ou transformée ce tour-ci peut-elle attaquer ? Oui, sans attendre. Une fleur capturée ne le peut jamais, car le tour est fini.
flower-power-clause-AMB-41 = Transformer une fleur épuisée la ranime-t-il ? Non, c’est toujours la même fleur.
flower-power-clause-AMB-42 = À quel moment vérifie-t-on les éliminations ? En 5.6, au bout du tour, et pendant une dernière volonté. L’option « elimination » sur « immediate » les rend instantanées ; c’est ainsi qu’on lit la première édition.
flower-power-clause-AMB-43 = C’est mon tour et je n’ai plus de fleur, sans avoir rien gagné : que puis-je faire ? Ce que permet l’étape en cours : toute carte avant d’attaquer, une réponse en bataille, une création ensuite. Si rien ne fleurit, vous êtes éliminé en 5.6, à moins qu’aucun adversaire ne reste.
flower-power-clause-AMB-44 = Ce n’est pas mon tour et je n’ai plus de fleur : puis-je en créer une ? Seulement en réponse, dans la bataille même qui vous a pris la dernière.
flower-power-clause-AMB-45 = Qui pioche pour une élimination ? Qui a fait disparaître la dernière fleur, fût-ce le défenseur. Pour une perte infligée à soi-même, personne ; un joueur éliminé ne pioche pas, et chaque élimination vaut une carte.
flower-power-clause-AMB-46 = Mon attaque vide mon jardin et celui d’un adversaire, à trois ou plus : quand est-ce que je pioche pour son élimination ? Avant la dernière volonté, où la carte peut donc servir. L’option « capture_elim_before_will » sur « no » la remet à plus tard.
flower-power-clause-AMB-47 = Que devient la main d’un joueur éliminé ? Règle maison : elle va au GraveRyard, face visible, avant la pioche d’élimination. L’option « eliminated_hand » peut la retirer du jeu ou la donner au responsable.
flower-power-clause-AMB-48 = Le joueur actif et un adversaire perdent leurs dernières fleurs ensemble, mais pas dans une attaque : qui gagne ? Le joueur actif, dès lors qu’aucun adversaire ne survit. Si un tiers vit encore, le joueur actif est éliminé lui aussi.
flower-power-clause-AMB-49 = La dernière volonté se limite-t-elle à la carte piochée ? Non : toutes les cartes, autant d’actions et de cibles que vous voulez, mais aucune attaque. Elle continue après une élimination, même si vous avez créé une fleur entre-temps.
flower-power-clause-AMB-50 = Et si la partie n’avançait plus ? Règle maison : après deux tours de table sans attaque, sans carte jouée ni piochée, ou cent sans élimination, les survivants se partagent la partie. Les options « stall_rounds » et « round_cap » changent ces nombres.
flower-power-clause-AMB-51 = « Trois joueurs ou plus » pour la pioche d’élimination : au début ou encore en vie ? Au début de la partie.
flower-power-clause-AMB-52 = Peut-on savoir combien de cartes ont les autres et la pioche ? Oui, ces nombres sont publics.
flower-power-clause-AMB-53 = Puis-je revoir ce que j’ai vu en espionnant ? Oui, ce que vous savez vous reste affiché, à vous seul.
flower-power-clause-AMB-54 = Les éditions divergent sur l’ordre d’une main espionnée : laquelle suit-on ? Peu importe, une main n’a pas d’ordre.
flower-power-clause-AMB-55 = Des passages du livret parlent encore comme la première édition, par exemple d’un choix après les cartes : que faire ? Les parties 5 à 7 l’emportent.
flower-power-clause-AMB-56 = Peut-on jouer une carte pour rien, comme espionner une Power Flower ou une main vide ? Oui, si elle a une cible permise. Mais pas de carreau sur une Power Flower, pas de poison sans pétale à sa mesure, et pas de défausse gratuite.
flower-power-clause-AMB-57 = Les deux éditions se contredisent : laquelle vaut ? La seconde, sauf si l’option « edition » dit « 1 ». Là où la première se tait, la seconde parle : on y ranime donc aussi des fleurs en passant d’une à plusieurs ou l’inverse, une élimination vaut une pioche, et une dernière volonté compte autant d’actions que l’on veut et continue après une élimination. Chaque différence peut aussi se régler à part.
flower-power-clause-AMB-58 = Et quand la première édition se contredit elle-même ? Le pétale d’une Power Flower se choisit au résultat, la dernière volonté passe avant l’élimination, les jokers entrent dans les créations, celles-ci se font hors des batailles, et une égalité se départage avant d’être un échec.
flower-power-clause-AMB-59 = À combien peut-on jouer ? Le livret ne fixe pas de limite. Règle maison : huit au plus, qui tiennent encore autour d’une table.

## Options

flower-power-option-edition = Quelle édition des règles ?
flower-power-option-edition-2 = La seconde
flower-power-option-edition-1 = La première
flower-power-option-packs = Combien de paquets de cartes ?
flower-power-option-packs-standard = Comme le veut la règle : un à deux ou trois joueurs, deux à quatre ou cinq
flower-power-option-jokers = Joue-t-on avec les jokers ?
flower-power-option-jokers-yes = Oui, deux par paquet
flower-power-option-jokers-no = Non, 52 cartes par paquet
flower-power-option-petals = Combien de pétales par joueur ?
flower-power-option-petals-standard = Comme le veut la règle : 20 à deux joueurs, 15 à trois ou quatre, 12 à cinq
flower-power-option-hand = Main de base, à laquelle s’ajoute le rang de chaque place ?
flower-power-option-hand-standard = Comme le veut la règle : 2 à deux joueurs, 0 à trois, 1 à quatre ou cinq
flower-power-option-petals_bonus = Handicap : pétales en plus ou en moins pour chaque siège (une liste)
flower-power-option-hand_bonus = Handicap : cartes en main en plus ou en moins pour chaque siège (une liste)
flower-power-option-contest = Comment désigne-t-on qui choisit sa place ?
flower-power-option-contest-played = Par l’épreuve, jouée pour de bon
flower-power-option-contest-lot = Par le sort
flower-power-option-garden_build = Comment plante-t-on les jardins ?
flower-power-option-garden_build-sealed = En secret, puis tous se découvrent
flower-power-option-garden_build-in_order = À tour de rôle, au vu de tous
flower-power-option-pf_choice = Quand une Power Flower nomme-t-elle son pétale ?
flower-power-option-pf_choice-before_cards_confirm = Avant les cartes, puis elle confirme
flower-power-option-pf_choice-at_resolution = Au résultat, après les cartes
flower-power-option-tie_timing = Quand cherche-t-on à départager une égalité ?
flower-power-option-tie_timing-before_cards = Avant les cartes, et dès qu’elle se présente
flower-power-option-tie_timing-at_resolution = Au résultat seulement
flower-power-option-battle_scope = Quels jardins les cartes d’une bataille peuvent-elles toucher ?
flower-power-option-battle_scope-belligerents = Ceux des deux joueurs qui s’affrontent
flower-power-option-battle_scope-any = N’importe lequel
flower-power-option-reply_unit = Que joue-t-on en une réponse ?
flower-power-option-reply_unit-action = Une action, création comprise
flower-power-option-reply_unit-single_card = Une seule carte, donc pas de création
flower-power-option-reply_unit-many = Autant d’actions qu’on veut
flower-power-option-create_after_exhaustion = Peut-on créer une fleur quand tout est épuisé ?
flower-power-option-create_after_exhaustion-yes = Oui, et le tour se prolonge
flower-power-option-create_after_exhaustion-no = Non, le tour est fini
flower-power-option-transitions = Passer d’une à plusieurs fleurs, ou l’inverse, ranime-t-il des fleurs épuisées ?
flower-power-option-transitions-yes = Oui, aussitôt
flower-power-option-transitions-no = Non, elles attendent la fin du tour
flower-power-option-elimination = Quand élimine-t-on un joueur sans fleur ?
flower-power-option-elimination-end_of_turn = Au bout du tour
flower-power-option-elimination-immediate = Sur-le-champ
flower-power-option-elimination_draw = Une élimination rapporte-t-elle une carte, à trois ou plus ?
flower-power-option-elimination_draw-yes = Oui, à qui l’a causée
flower-power-option-elimination_draw-no = Non, rien
flower-power-option-last_will = Éliminer quelqu’un par sa dernière volonté en donne-t-il une autre ?
flower-power-option-last_will-chained = Oui, avec une carte de plus
flower-power-option-last_will-single = Non, il n’y en a qu’une
flower-power-option-refill = Quand refait-on la pioche ?
flower-power-option-refill-on_demand = Quand il faut une carte et qu’elle est vide
flower-power-option-refill-eager = Dès qu’elle est vide
flower-power-option-retreat = Peut-on arrêter son tour en pleine bataille ?
flower-power-option-retreat-allowed = Oui, et l’attaque échoue
flower-power-option-retreat-forbidden = Non, on va jusqu’au résultat
flower-power-option-cards_after_exhaustion = Quelles cartes joue-t-on quand tout est épuisé ?
flower-power-option-cards_after_exhaustion-create_only = Seulement pour créer une fleur
flower-power-option-cards_after_exhaustion-any = Toutes
flower-power-option-battle_spy_third_hand = En bataille, peut-on espionner la main d’un tiers ?
flower-power-option-battle_spy_third_hand-no = Non, elle est hors de portée
flower-power-option-battle_spy_third_hand-yes = Oui, comme une autre
flower-power-option-pf_refusals = Règle maison : combien de fois, entre deux cartes, peut-on refuser de confirmer le pétale d’une Power Flower ?
flower-power-option-former_unique_exhausted = Une fleur unique qui a échoué est-elle épuisée quand on en crée une autre ?
flower-power-option-former_unique_exhausted-yes = Oui, elle se repose
flower-power-option-former_unique_exhausted-no = Non, elle reste fraîche
flower-power-option-capture_elim_before_will = Si l’attaque qui vide votre jardin élimine aussi un adversaire, piochez-vous avant la dernière volonté ?
flower-power-option-capture_elim_before_will-yes = Oui, la carte peut y servir
flower-power-option-capture_elim_before_will-no = Non, on n’élimine qu’après
flower-power-option-eliminated_hand = Règle maison : où va la main d’un joueur éliminé ?
flower-power-option-eliminated_hand-graveyard = Au GraveRyard
flower-power-option-eliminated_hand-removed = Hors du jeu
flower-power-option-eliminated_hand-responsible = Au joueur responsable
flower-power-option-stall_rounds = Règle maison : après combien de tours de table où rien ne se passe la partie est-elle partagée ?
flower-power-option-round_cap = Règle maison : après combien de tours de table sans élimination la partie est-elle partagée ?

## Ce qui a décidé de la partie

flower-power-reason-last-alive = dernier joueur en vie
flower-power-reason-attacker = morts ensemble : le joueur actif l’emporte
flower-power-reason-last-will = une dernière volonté est venue à bout du dernier adversaire
flower-power-reason-stalemate = règle maison : plus rien n’avance, les survivants se partagent la partie

## Termes

flower-power-term-card-2S = 2
flower-power-term-card-3S = 3
flower-power-term-card-4S = 4
flower-power-term-card-5S = 5
flower-power-term-card-6S = 6
flower-power-term-card-7S = 7
flower-power-term-card-8S = 8
flower-power-term-card-9S = 9
flower-power-term-card-10S = 10
flower-power-term-card-JS = V
flower-power-term-card-QS = D
flower-power-term-card-KS = R
flower-power-term-card-AS = A
flower-power-term-card-2H = 2
flower-power-term-card-3H = 3
flower-power-term-card-4H = 4
flower-power-term-card-5H = 5
flower-power-term-card-6H = 6
flower-power-term-card-7H = 7
flower-power-term-card-8H = 8
flower-power-term-card-9H = 9
flower-power-term-card-10H = 10
flower-power-term-card-JH = V
flower-power-term-card-QH = D
flower-power-term-card-KH = R
flower-power-term-card-AH = A
flower-power-term-card-2D = 2
flower-power-term-card-3D = 3
flower-power-term-card-4D = 4
flower-power-term-card-5D = 5
flower-power-term-card-6D = 6
flower-power-term-card-7D = 7
flower-power-term-card-8D = 8
flower-power-term-card-9D = 9
flower-power-term-card-10D = 10
flower-power-term-card-JD = V
flower-power-term-card-QD = D
flower-power-term-card-KD = R
flower-power-term-card-AD = A
flower-power-term-card-2C = 2
flower-power-term-card-3C = 3
flower-power-term-card-4C = 4
flower-power-term-card-5C = 5
flower-power-term-card-6C = 6
flower-power-term-card-7C = 7
flower-power-term-card-8C = 8
flower-power-term-card-9C = 9
flower-power-term-card-10C = 10
flower-power-term-card-JC = V
flower-power-term-card-QC = D
flower-power-term-card-KC = R
flower-power-term-card-AC = A
flower-power-term-card-JkB = joker noir
flower-power-term-card-JkR = joker rouge

## Événements

flower-power-event-sign-shown = { $seat } montre : { $sign }.
    .you = Vous montrez : { $sign }.
flower-power-event-contest-won = { $seat } remporte l’épreuve et choisit sa place.
    .you = Vous remportez l’épreuve et choisissez votre place.
flower-power-event-goes-first = { $seat } a la première place.
    .you = Vous avez la première place.
flower-power-event-your-hand = Votre main : { $card }.
flower-power-event-hand-dealt = { $number ->
    [one] { $seat } reçoit une main de { $number } carte.
   *[other] { $seat } reçoit une main de { $number } cartes.
}
    .you = { $number ->
        [one] Vous recevez une main de { $number } carte.
       *[other] Vous recevez une main de { $number } cartes.
    }
flower-power-event-garden-built = { $seat } a planté son jardin ; pétales de chaque fleur : { $size }.
    .you = Vous avez planté votre jardin ; pétales de chaque fleur : { $size }.
flower-power-event-battle-cry = Tous les jardins sont plantés : la bataille des fleurs commence !
flower-power-event-turn-begins = C’est le tour de { $seat }.
    .you = C’est votre tour.
flower-power-event-turn-ended = { $seat } finit son tour.
    .you = Vous finissez votre tour.
flower-power-event-you-drew = Vous donnez votre tour entier pour piocher { $card }.
flower-power-event-you-drew-victory = Pour votre victoire, vous piochez { $card }.
flower-power-event-you-drew-elimination = Pour l’élimination, vous piochez { $card }.
flower-power-event-drew = { $seat } donne son tour entier pour piocher une carte.
    .you = Vous donnez votre tour entier pour piocher une carte.
flower-power-event-drew-victory = { $seat } pioche une carte pour sa victoire.
    .you = Vous piochez une carte pour votre victoire.
flower-power-event-drew-elimination = { $seat } pioche une carte pour l’élimination.
    .you = Vous piochez une carte pour l’élimination.
flower-power-event-pile-refilled = { $number ->
    [one] Le GraveRyard devient la nouvelle pioche : { $number } carte.
   *[other] Le GraveRyard, mélangé, forme une nouvelle pioche : { $number } cartes.
}
flower-power-event-card-shown = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
flower-power-event-poisoned = { $seat } empoisonne un pétale de { $flower } avec { $card } : { $petal_card } est détruit.
    .you = Vous empoisonnez un pétale de { $flower } avec { $card } : { $petal_card } est détruit.
flower-power-event-flower-destroyed = { $flower }, fleur de { $seat }, a perdu son dernier pétale et disparaît.
    .you = { $flower }, l’une de vos fleurs, a perdu son dernier pétale et disparaît.
flower-power-event-fertilised = { $seat } engraisse { $flower } : { $card } en devient le pétale numéro { $position } à partir du dessus.
    .you = Vous engraissez { $flower } : { $card } en devient le pétale numéro { $position } à partir du dessus.
flower-power-event-fertilised-power = { $seat } engraisse la Power Flower { $flower } : { $card } en devient un pétale.
    .you = Vous engraissez la Power Flower { $flower } : { $card } en devient un pétale.
flower-power-event-transformed = { $seat } fait de { $flower } une Power Flower avec { $card }.
    .you = Vous faites de { $flower } une Power Flower avec { $card }.
flower-power-event-petal-revealed = Un pétale de { $flower } se découvre : { $card }.
flower-power-event-spied-flower = { $seat } espionne la fleur { $flower } avec { $card }.
    .you = Vous espionnez la fleur { $flower } avec { $card }.
flower-power-event-you-saw-flower = Vous voyez les pétales de { $flower }, de haut en bas : { $card }.
flower-power-event-spied-hand = { $seat } espionne la main de { $other_seat } avec { $card }.
    .you = Vous espionnez la main de { $other_seat } avec { $card }.
    .you-other = { $seat } espionne votre main avec { $card }.
flower-power-event-you-saw-hand = Vous voyez la main de { $other_seat } : { $card }.
flower-power-event-created-regular = { $number ->
    [one] { $seat } crée une fleur régulière, { $flower }, de { $number } pétale.
   *[other] { $seat } crée une fleur régulière, { $flower }, de { $number } pétales.
}
    .you = { $number ->
        [one] Vous créez une fleur régulière, { $flower }, de { $number } pétale.
       *[other] Vous créez une fleur régulière, { $flower }, de { $number } pétales.
    }
flower-power-event-created-power = { $seat } crée une Power Flower, { $flower } : { $card }.
    .you = Vous créez une Power Flower, { $flower } : { $card }.
flower-power-event-attacked = { $seat } attaque { $target_flower } avec { $flower }.
    .you = Vous attaquez { $target_flower } avec { $flower }.
flower-power-event-petal-selected = { $seat } nomme le pétale qui combat pour { $flower } : { $card }.
    .you = Vous nommez le pétale qui combat pour { $flower } : { $card }.
flower-power-event-passed = { $seat } passe.
    .you = Vous passez.
flower-power-event-retreated = { $seat } renonce à l’attaque et finit son tour.
    .you = Vous renoncez à l’attaque et finissez votre tour.
flower-power-event-confirmed = { $seat } garde le pétale nommé.
    .you = Vous gardez le pétale nommé.
flower-power-event-chooses-again = { $seat } ne garde pas le pétale nommé : on nomme à nouveau.
    .you = Vous ne gardez pas le pétale nommé : on nomme à nouveau.
flower-power-event-tie-reopened = Les deux fleurs se valent jusqu’au bout : on revient une fois aux cartes.
flower-power-event-attack-succeeded = L’attaque de { $seat } sur { $target_flower } réussit. Les pétales qui ont combattu sont défaussés : { $card } de { $flower } et { $target_card } de { $target_flower }.
    .you = Votre attaque sur { $target_flower } réussit. Les pétales qui ont combattu sont défaussés : { $card } de { $flower } et { $target_card } de { $target_flower }.
flower-power-event-flower-spent = { $flower }, fleur de { $seat }, a combattu avec son dernier pétale et disparaît.
    .you = { $flower }, l’une de vos fleurs, a combattu avec son dernier pétale et disparaît.
flower-power-event-captured = { $seat } capture { $flower } et la replante sous le nom de { $new_flower }.
    .you = Vous capturez { $flower } et la replantez sous le nom de { $new_flower }.
flower-power-event-captured-bare = { $seat } capture { $flower }, dont il ne reste aucun pétale.
    .you = Vous capturez { $flower }, dont il ne reste aucun pétale.
flower-power-event-attack-failed = L’attaque de { $seat } échoue.
    .you = Votre attaque échoue.
flower-power-event-exhausted = { $flower } est épuisée jusqu’à la fin du tour.
flower-power-event-target-exhausted = { $seat } a combattu avec sa seule fleur : c’est la cible, { $flower }, qui est épuisée jusqu’à la fin du tour.
    .you = Vous avez combattu avec votre seule fleur : c’est la cible, { $flower }, qui est épuisée jusqu’à la fin du tour.
flower-power-event-former-exhausted = { $flower } a déjà échoué et n’est plus la seule fleur de { $seat } : elle est épuisée.
    .you = { $flower } a déjà échoué et n’est plus votre seule fleur : elle est épuisée.
flower-power-event-revived-only = { $flower } est désormais la seule fleur de { $seat } et n’est plus épuisée.
    .you = { $flower } est désormais votre seule fleur et n’est plus épuisée.
flower-power-event-revived-targets = { $seat } a désormais plusieurs fleurs : on peut de nouveau attaquer { $flower }.
    .you = Vous avez désormais plusieurs fleurs : vous pouvez de nouveau attaquer { $flower }.
flower-power-event-last-will = { $seat } a réussi son attaque mais n’a plus de fleur : c’est la dernière volonté.
    .you = Votre attaque a réussi, mais vous n’avez plus de fleur : c’est votre dernière volonté.
flower-power-event-eliminated = { $seat } n’a plus de fleur et quitte la partie.
    .you = Vous n’avez plus de fleur et quittez la partie.
flower-power-event-hand-buried = La main de { $seat } va au GraveRyard : { $card }.
    .you = Votre main va au GraveRyard : { $card }.
flower-power-event-hand-removed = La main de { $seat } sort du jeu : { $card }.
    .you = Votre main sort du jeu : { $card }.
flower-power-event-hand-inherited = La main de { $seat } revient à { $heir_seat } : { $card }.
    .you = Votre main revient à { $heir_seat } : { $card }.
    .you-heir = La main de { $seat } vous revient : { $card }.
flower-power-event-won = { $seat } gagne la partie.
    .you = Vous gagnez la partie.
flower-power-event-won-by-will = { $seat } gagne la partie par sa dernière volonté.
    .you = Vous gagnez la partie par votre dernière volonté.
flower-power-event-shared-stalemate = Règle maison : plus rien ne bouge, et { $seat } partage la partie.
    .you = Règle maison : plus rien ne bouge, et vous partagez la partie.

## Lignes de la table

flower-power-line-player = { $seat } — { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
flower-power-line-player-active = { $seat }, dont c’est le tour — { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
flower-power-line-player-out = { $seat } — hors de la partie
flower-power-line-hand = Vu en main : { $card }
flower-power-line-growing = Nouvelle fleur en préparation : { $petal }
flower-power-line-garden-sealed = Jardin encore secret
flower-power-line-flower = { $flower } : { $petal }
flower-power-line-flower-exhausted = { $flower }, épuisée : { $petal }
flower-power-line-power-flower = { $flower }, Power Flower : { $petal }
flower-power-line-power-flower-exhausted = { $flower }, Power Flower, épuisée : { $petal }
flower-power-line-battle = Bataille — { $flower } de { $seat } contre { $target_flower } de { $other_seat }
flower-power-line-battle-doomed = Bataille — { $seat } contre { $other_seat } : une fleur a disparu, l’attaque échouera
flower-power-line-picks = Pétales nommés par { $seat } : { $card }
flower-power-line-lead = En tête : { $seat }
flower-power-line-tie = En tête : personne pour l’instant
flower-power-line-shown = Carte en train d’être jouée : { $card }
flower-power-line-piles = Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
flower-power-line-graveyard = GraveRyard : { $card }
flower-power-line-rumours = Ce que vous savez par ouï-dire
flower-power-line-rumour = Dans la main de { $seat } ou dans { $flower } : { $card }
flower-power-line-rumour-flowers = Quelque part dans { $flower } : { $card }
flower-power-line-rumour-hand = Chez { $seat } : { $card }

## Ce qui est demandé

flower-power-prompt-contest = L’épreuve pour les places : choisissez votre signe, à l’insu des autres.
flower-power-prompt-place = Vous avez remporté l’épreuve : choisissez votre place dans l’ordre du tour (la 1 commence, avec la plus petite main).
flower-power-prompt-build = Plantez votre jardin : combien de pétales a la prochaine fleur ?
flower-power-prompt-turn = À vous : jouez des cartes, attaquez, ou finissez votre tour.
flower-power-prompt-aim = { $flower } attaque : quelle fleur ?
flower-power-prompt-target = Vous jouez { $card } : sur quoi ?
flower-power-prompt-regular = Votre nouvelle fleur régulière : choisissez ses pétales de haut en bas, trois ou plus.
flower-power-prompt-power = Votre nouvelle Power Flower : choisissez ses pétales, quatre ou plus, avec les quatre couleurs.
flower-power-prompt-select = Votre Power Flower combat : nommez son pétale.
flower-power-prompt-reply = Bataille : jouez, ou passez.
flower-power-prompt-confirm = Avant le résultat : gardez-vous le pétale que vous avez nommé ?
flower-power-prompt-will = Votre attaque a vidé votre jardin : c’est votre dernière volonté. Jouez ce que vous voulez, puis finissez le tour.
flower-power-prompt-create = Vous ne pouvez plus attaquer : créez une fleur, ou finissez le tour.
flower-power-part-action = Que faites-vous ?
flower-power-part-flower = Quelle fleur ?
flower-power-part-position = À quelle position, à partir du dessus ?
flower-power-part-other_seat = La main de qui ?
flower-power-part-card = Quelle carte ?
flower-power-part-number = Quel nombre ?

## Refus

flower-power-refusal-choose-sign = L’épreuve d’abord : choisissez l’un de ses signes (rock, paper ou scissors à deux ; up ou down à plus).
flower-power-refusal-choose-place = Choisissez une place dans l’ordre du tour, de place:1 à place:{ $most }.
flower-power-refusal-flower-size = Votre prochaine fleur ne peut pas avoir cette taille : donnez-lui au moins 2 pétales, pas plus qu’il ne vous en reste, et n’en laissez pas un tout seul.
flower-power-refusal-select-petal = Nommez d’abord un pétale de votre Power Flower au combat, que vous n’avez pas encore nommé dans cette comparaison.
flower-power-refusal-confirm-petal = Dites d’abord si vous gardez le pétale nommé (keep) ou si vous choisissez à nouveau (again).
flower-power-refusal-create-only = Vous ne pouvez plus attaquer, et seule une nouvelle fleur est permise : créez-en une, ou finissez le tour.
flower-power-refusal-no-retreat = Vous ne pouvez pas quitter cette bataille : seul le joueur dont c’est le tour le peut, si l’option « retreat » le permet. Jouez, ou passez.
flower-power-refusal-not-now = Cela ne peut pas se faire maintenant : choisissez l’un des coups proposés.
flower-power-refusal-one-card-a-reply = Une réponse est ici une seule carte, on ne crée donc pas de fleur en bataille : jouez une carte, ou passez.
flower-power-refusal-too-few-cards = Une fleur régulière demande au moins 3 cartes de votre main : ajoutez-en, ou faites autre chose.
flower-power-refusal-suits-missing = Une Power Flower demande au moins 4 cartes et les quatre couleurs (un joker peut remplacer une couleur noire s’il est noir, rouge s’il est rouge) : ajoutez ce qui manque, ou faites autre chose.
flower-power-refusal-draw-first-turn = C’est votre premier tour, et il ne peut pas être donné pour piocher : jouez, attaquez ou finissez-le.
flower-power-refusal-draw-after-acting = Vous avez déjà agi ce tour-ci, et piocher prend le tour entier : continuez, ou finissez-le.
flower-power-refusal-draw-twice = Votre tour précédent a servi à piocher, et deux de suite sont exclus : jouez, attaquez ou finissez le tour.
flower-power-refusal-nothing-to-draw = Pioche et GraveRyard sont vides, il n’y a rien à piocher : faites autre chose.
flower-power-refusal-not-your-flower = On n’attaque qu’avec une fleur de son propre jardin : choisissez l’une des vôtres.
flower-power-refusal-flower-exhausted = Cette fleur est épuisée et n’attaque plus avant la fin du tour : choisissez-en une fraîche.
flower-power-refusal-no-target = Il n’y a pas de fleur à attaquer maintenant : jouez des cartes, ou finissez le tour.
flower-power-refusal-not-in-hand = { $card } n’est pas dans votre main : jouez une carte que vous avez.
flower-power-refusal-same-face = Vous avez cette carte plusieurs fois, et ses exemplaires comptent pour un seul choix : prenez le premier.
flower-power-refusal-card-without-target = { $card } n’a rien sur quoi être joué maintenant : choisissez une autre carte, ou faites autre chose.
flower-power-refusal-aim-first = Votre fleur va attaquer : choisissez d’abord la fleur qu’elle vise.
flower-power-refusal-own-flower = On n’attaque pas sa propre fleur : choisissez-en une dans un autre jardin.
flower-power-refusal-target-exhausted = Cette fleur est épuisée et ne peut plus être attaquée avant la fin du tour : choisissez-en une autre.
flower-power-refusal-pick-in-order = Les pétales d’une Power Flower se choisissent dans l’ordre de la main, et les quatre couleurs doivent rester possibles : prenez l’une des cartes proposées.
flower-power-refusal-pick-petals = Vous créez une fleur : choisissez une carte de votre main comme prochain pétale, ou terminez-la avec done.
flower-power-refusal-target-first = Vous avez montré { $card } : choisissez d’abord sur quoi jouer cette carte.
flower-power-refusal-wrong-function = { $card } ne sait pas faire cela : pique empoisonne, cœur engraisse, carreau transforme, trèfle espionne, et un joker fait ce que fait sa couleur. Choisissez une autre cible.
flower-power-refusal-no-such-flower = Cette fleur n’existe pas, ou pas dans ce jardin : nommez-en une qui s’y trouve, comme B2 pour la deuxième de B.
flower-power-refusal-third-garden = En bataille, les cartes ne touchent que les jardins des deux joueurs qui s’affrontent : choisissez-y une fleur.
flower-power-refusal-already-power = C’est déjà une Power Flower : choisissez une fleur régulière.
flower-power-refusal-no-such-position = La fleur n’a pas cette position : comptez de 1, sur le dessus, jusqu’à une de plus que son dernier pétale ; pour une Power Flower, dites toujours 1.
flower-power-refusal-no-such-petal = Il n’y a pas de pétale { $text } : écrivez la fleur puis le pétale, compté à partir de 1 sur le dessus, comme B2.1.
flower-power-refusal-own-hand = Vous connaissez votre main : espionnez celle d’un adversaire, ou une fleur.
flower-power-refusal-no-such-hand = Personne n’a cette main dans la partie : espionnez celle d’un adversaire encore en vie.
flower-power-refusal-third-hand = En bataille, la main d’un tiers est hors de portée : espionnez celle de votre rival, ou une fleur.
flower-power-refusal-petal-hidden = Ce pétale est face cachée, et le poison n’atteint que ce qui se voit : choisissez un pétale visible.
flower-power-refusal-petal-too-strong = { $card } est plus fort que votre poison : choisissez un pétale de même force ou plus faible.
flower-power-refusal-deal-too-large = { $missing ->
    [one] Il manque { $missing } carte.
   *[other] Il manque { $missing } cartes.
} Avec N joueurs, P pétales et une main de base MB, on distribue N·P + N·MB + N(N+1)/2 cartes (ici, handicaps compris, { $petals } aux jardins et { $hands } aux mains), et il doit en rester 3 à piocher, mais il y en a { $cards } en tout : choisissez moins de pétales, des mains plus petites ou plus de paquets.
flower-power-refusal-too-few-petals = { $petals ->
    [one] Quelqu’un commencerait avec { $petals } pétale, mais il en faut 2 pour une fleur : augmentez « petals » ou « petals_bonus ».
   *[other] Quelqu’un commencerait avec { $petals } pétales, mais il en faut 2 pour une fleur : augmentez « petals » ou « petals_bonus ».
}
flower-power-refusal-hand-below-nothing = Avec une main de base de { $hand } et ces handicaps, une main pourrait avoir moins de zéro carte : augmentez « hand » ou « hand_bonus ».
flower-power-refusal-too-many-bonuses = L’option { $option } donne { $given } nombres, plus qu’il n’y a de joueurs : donnez-en un par joueur au plus.
flower-power-refusal-unreadable-move = « { $text } » n’est pas un coup : écrivez par exemple B2 (une fleur), 10S ou JkB (une carte), poison:B2.1, heart:A1.3, spy:B2, hand:B, power:A1 (en faire une Power Flower), size:5, pass ou end.
flower-power-refusal-no-jokers = { $card } est là, mais la partie se joue sans jokers : retirez cette carte, ou mettez « jokers » sur « yes ».
flower-power-refusal-card-duplicated = { $card } revient plus souvent que dans les paquets : ôtez ce qui est en trop.
flower-power-refusal-card-missing = { $card } n’est nulle part : dites où se trouve cette carte, ou ôtez la ligne « pile », qui prend alors tout le reste.
flower-power-refusal-power-hidden = tous les pétales d’une Power Flower sont face visible : dans « { $text } », ôtez les parenthèses.
flower-power-refusal-nothing-to-decide = Personne n’a rien à décider dans cette position : vérifiez la ligne « phase ».

## Termes : actions

flower-power-term-action-end = finir le tour
flower-power-term-action-draw = piocher une carte et ne rien faire d’autre ce tour-ci
flower-power-term-action-pass = passer
flower-power-term-action-retreat = renoncer à l’attaque et finir le tour
flower-power-term-action-keep = garder le pétale
flower-power-term-action-again = choisir à nouveau
flower-power-term-action-regular = créer une fleur régulière (3 cartes ou plus)
flower-power-term-action-power = créer une Power Flower (4 cartes ou plus, les quatre couleurs)
flower-power-term-action-done = la fleur est complète
flower-power-term-action-rock = pierre
flower-power-term-action-paper = papier
flower-power-term-action-scissors = ciseaux
flower-power-term-action-up = paume de la main
flower-power-term-action-down = dos de la main
flower-power-term-action-place = prendre une place
flower-power-term-action-size = planter une fleur
flower-power-term-action-card = choisir une carte
flower-power-term-action-attack = choisir une fleur pour l’attaque
flower-power-term-action-poison = empoisonner un pétale
flower-power-term-action-heart = ajouter un pétale à une fleur
flower-power-term-action-transform = faire d’une fleur une Power Flower
flower-power-term-action-spy = espionner une fleur
flower-power-term-action-spy-hand = espionner une main

## Termes : signes de l’épreuve

flower-power-term-sign-rock = pierre
flower-power-term-sign-paper = papier
flower-power-term-sign-scissors = ciseaux
flower-power-term-sign-up = paume de la main
flower-power-term-sign-down = dos de la main

## Termes : pétales, entre parenthèses s’ils sont face cachée

flower-power-term-petal-hidden = (?)
flower-power-term-petal-2S = 2
flower-power-term-petal-2S-down = (2)
flower-power-term-petal-3S = 3
flower-power-term-petal-3S-down = (3)
flower-power-term-petal-4S = 4
flower-power-term-petal-4S-down = (4)
flower-power-term-petal-5S = 5
flower-power-term-petal-5S-down = (5)
flower-power-term-petal-6S = 6
flower-power-term-petal-6S-down = (6)
flower-power-term-petal-7S = 7
flower-power-term-petal-7S-down = (7)
flower-power-term-petal-8S = 8
flower-power-term-petal-8S-down = (8)
flower-power-term-petal-9S = 9
flower-power-term-petal-9S-down = (9)
flower-power-term-petal-10S = 10
flower-power-term-petal-10S-down = (10)
flower-power-term-petal-JS = V
flower-power-term-petal-JS-down = (V)
flower-power-term-petal-QS = D
flower-power-term-petal-QS-down = (D)
flower-power-term-petal-KS = R
flower-power-term-petal-KS-down = (R)
flower-power-term-petal-AS = A
flower-power-term-petal-AS-down = (A)
flower-power-term-petal-2H = 2
flower-power-term-petal-2H-down = (2)
flower-power-term-petal-3H = 3
flower-power-term-petal-3H-down = (3)
flower-power-term-petal-4H = 4
flower-power-term-petal-4H-down = (4)
flower-power-term-petal-5H = 5
flower-power-term-petal-5H-down = (5)
flower-power-term-petal-6H = 6
flower-power-term-petal-6H-down = (6)
flower-power-term-petal-7H = 7
flower-power-term-petal-7H-down = (7)
flower-power-term-petal-8H = 8
flower-power-term-petal-8H-down = (8)
flower-power-term-petal-9H = 9
flower-power-term-petal-9H-down = (9)
flower-power-term-petal-10H = 10
flower-power-term-petal-10H-down = (10)
flower-power-term-petal-JH = V
flower-power-term-petal-JH-down = (V)
flower-power-term-petal-QH = D
flower-power-term-petal-QH-down = (D)
flower-power-term-petal-KH = R
flower-power-term-petal-KH-down = (R)
flower-power-term-petal-AH = A
flower-power-term-petal-AH-down = (A)
flower-power-term-petal-2D = 2
flower-power-term-petal-2D-down = (2)
flower-power-term-petal-3D = 3
flower-power-term-petal-3D-down = (3)
flower-power-term-petal-4D = 4
flower-power-term-petal-4D-down = (4)
flower-power-term-petal-5D = 5
flower-power-term-petal-5D-down = (5)
flower-power-term-petal-6D = 6
flower-power-term-petal-6D-down = (6)
flower-power-term-petal-7D = 7
flower-power-term-petal-7D-down = (7)
flower-power-term-petal-8D = 8
flower-power-term-petal-8D-down = (8)
flower-power-term-petal-9D = 9
flower-power-term-petal-9D-down = (9)
flower-power-term-petal-10D = 10
flower-power-term-petal-10D-down = (10)
flower-power-term-petal-JD = V
flower-power-term-petal-JD-down = (V)
flower-power-term-petal-QD = D
flower-power-term-petal-QD-down = (D)
flower-power-term-petal-KD = R
flower-power-term-petal-KD-down = (R)
flower-power-term-petal-AD = A
flower-power-term-petal-AD-down = (A)
flower-power-term-petal-2C = 2
flower-power-term-petal-2C-down = (2)
flower-power-term-petal-3C = 3
flower-power-term-petal-3C-down = (3)
flower-power-term-petal-4C = 4
flower-power-term-petal-4C-down = (4)
flower-power-term-petal-5C = 5
flower-power-term-petal-5C-down = (5)
flower-power-term-petal-6C = 6
flower-power-term-petal-6C-down = (6)
flower-power-term-petal-7C = 7
flower-power-term-petal-7C-down = (7)
flower-power-term-petal-8C = 8
flower-power-term-petal-8C-down = (8)
flower-power-term-petal-9C = 9
flower-power-term-petal-9C-down = (9)
flower-power-term-petal-10C = 10
flower-power-term-petal-10C-down = (10)
flower-power-term-petal-JC = V
flower-power-term-petal-JC-down = (V)
flower-power-term-petal-QC = D
flower-power-term-petal-QC-down = (D)
flower-power-term-petal-KC = R
flower-power-term-petal-KC-down = (R)
flower-power-term-petal-AC = A
flower-power-term-petal-AC-down = (A)
flower-power-term-petal-JkB = joker noir
flower-power-term-petal-JkB-down = (joker noir)
flower-power-term-petal-JkR = joker rouge
flower-power-term-petal-JkR-down = (joker rouge)

# Ce qui a décidé.

flower-power-score-left = Encore en jeu avec { $flowers ->
    [one] { $flowers } fleur
   *[other] { $flowers } fleurs
}
flower-power-score-out = Hors du jeu
