# Flowers: A Mandala Game — la première partie guidée et les légendes des schémas, en français.

mandala-guide-goal = Bienvenue ! Ici, on gagne des tuiles, et les tuiles sont des points. Deux tuiles d’une même couleur deviennent une Fleur, qui vaut bien plus que les deux séparées. Vous avez déjà deux Fleurs et un ×3 rouge tout seul. Une troisième Fleur met fin à la partie : allons la chercher.
mandala-guide-table = Au milieu, trois mandalas. Chacun a en son cœur deux tuiles et un marqueur Collecte, qui dira à qui revient le premier choix. Les cartes sont du sable coloré : les vôtres se posent de votre côté d’un mandala, celles de l’adversaire en face. En bas, votre main. Vous seul la voyez ; tout le monde sait combien de cartes elle compte.
mandala-guide-new-colour = À votre tour, vous jouez sur un mandala des cartes d’une seule couleur, autant que vous voulez. Le mandala 1 abrite un 7 rouge : exactement ce qu’attend votre ×3 rouge. Jouez-y une carte jaune. Le jaune y est nouveau (ni tuile ni carte visible ne le montre), votre carte restera donc face visible.
mandala-guide-new-colour-else = Bon coup ! Mais ouvrons d’abord le mandala 1 : une carte jaune, s’il vous plaît.
mandala-guide-draw-and-claim = Il s’est passé deux choses. Vous avez joué exactement une carte, donc vous avez pioché : jusqu’à quatre cartes, sans jamais dépasser huit en main. Il vous en restait cinq, d’où trois nouvelles. Et vous voici en tête sur le mandala 1 : son marqueur est à vous.
mandala-guide-face-down = L’adversaire répond par deux cartes violettes : deux contre une, et le marqueur a changé de mains. Ripostez avec trois cartes jaunes sur le mandala 1. Le jaune n’y est plus nouveau : montrées à tous, elles vont ensuite face cachée. Visible ou cachée, chaque carte compte ; mais une simple égalité ne suffirait pas.
mandala-guide-face-down-else = Ce n’est pas tout à fait ce qu’il faut : trois cartes jaunes sur le mandala 1 vous remettraient en tête.
mandala-guide-no-draw = Quatre cartes contre deux : le marqueur est revenu. Mais vous n’avez rien pioché. Qui joue deux cartes ou plus ne pioche pas de tout le tour, et il est interdit de vider ainsi sa main. Une carte et une pioche, ou plusieurs cartes et un bond en avant : tout le jeu est dans ce choix.
mandala-guide-destroyed = Pendant ce temps, l’adversaire a posé la sixième couleur sur le mandala 2. Quand les six couleurs sont en vue, tuiles comprises, le mandala est balayé. Qui tient le marqueur choisit une tuile ; l’autre va au deuxième, s’il a une carte face visible et, à deux joueurs, au moins moitié autant de cartes que le premier. Vous n’aviez là que des cartes cachées : les deux tuiles ont traversé la table.
mandala-guide-cards-back = Perdre a ses consolations. Qui prend exactement une tuile défausse les cartes qu’il avait là ; tous les autres reprennent les leurs. Vos quatre cartes violettes sont revenues en main, neuf cartes en tout, plus qu’une pioche n’en donnera jamais. Et deux nouvelles tuiles ouvrent un autre mandala 2.
mandala-guide-full-hand = Profitez de cette richesse pour mettre un pied sur le mandala 3 : jouez-y votre carte rouge. Le rouge y est nouveau, elle reste face visible et comptera quand ce mandala s’en ira. Avec huit cartes ou plus encore en main, vous ne piochez simplement pas.
mandala-guide-full-hand-else = Gardez cela pour plus tard. Pour l’instant : une carte rouge sur le mandala 3.
mandala-guide-sixth-colour = L’adversaire a ajouté du gris au mandala 1. Regardez-le : tuiles rouge et verte, puis cartes jaunes, violettes et grise. Il ne manque que l’orange, et vous tenez le marqueur. Jouez-y une carte orange et finissez-le ! Un tour suit toujours cet ordre : jouer, piocher, prendre le marqueur, finir.
mandala-guide-sixth-colour-else = Cherchez la couleur qui manque encore au mandala 1 : une carte orange le finit.
mandala-guide-choose-tile = Les six couleurs sont là et vous tenez le marqueur : à vous de choisir. Prenez le 7 rouge, la tuile à dos foncé. L’adversaire a là trois cartes contre vos cinq, au moins la moitié : le 3 vert lui revient.
mandala-guide-choose-tile-else = Vous avez bien droit au 3 vert, mais pensez à votre ×3 rouge : prenez le 7 rouge.
mandala-guide-third-flower = Le ×3 et le 7 rouges deviennent d’eux-mêmes une Fleur : deux tuiles d’une couleur le font toujours, qu’on le veuille ou non. C’est votre troisième, la partie finit donc avec ce tour. Les mandalas encore sur le tapis sont balayés l’un après l’autre, selon les règles habituelles.
mandala-guide-scores = Comptons. Une tuile seule vaut son chiffre, un ×3 seul ne vaut rien. Une Fleur avec un ×3 triple son autre tuile : 3 × 7 = 21. Toute autre Fleur vaut son chiffre le plus haut plus deux fois le plus bas : 5 + 2 × 2 = 9 et 4 + 2 × 3 = 10. Avec le 4 jaune du mandala 3, vous avez 44 points contre 34. Bien joué !

## Schémas

mandala-diagram-S4 = Une partie à deux avant le premier coup : chaque mandala a en son cœur une tuile à dos foncé et une à dos clair, sur lesquelles repose encore le marqueur.
mandala-diagram-1-3 = A vient de jouer deux cartes jaunes sur le mandala 1. Ni tuile ni carte visible n’y est jaune : la couleur est nouvelle, les cartes restent face visible.
mandala-diagram-1-4 = B a ajouté trois cartes vertes au mandala 1. La carte verte de A y était déjà : celles de B sont face cachée.
mandala-diagram-3-1 = A a trois cartes sur le mandala 1, mais toutes face cachée : le marqueur reste au centre. Le premier qui y posera une carte face visible le prendra.
mandala-diagram-3-2 = Sur le mandala 1, A vient de poser une carte orange face visible. Ses quatre cartes comptent désormais, plus que les deux de C et que celle de B : le marqueur est à A.
mandala-diagram-3-3 = Sur le mandala 1, chacun a deux cartes. A n’a fait qu’égaler B, et cela ne suffit pas : le marqueur reste à B.
mandala-diagram-4-1 = Tuiles rouge et verte ; cartes jaune, orange, violette et grise : le mandala 1 est fini. A tient le marqueur et choisit une tuile. B a deux cartes contre quatre, juste la moitié, et reçoit l’autre.
mandala-diagram-4-3 = A tient le marqueur du mandala 1. B et C y ont chacun trois cartes, mais C en montre deux et B une seule : la deuxième place est à C.
mandala-diagram-4-4 = Sur le mandala 1, A a cinq cartes et B deux. Deux, c’est moins que la moitié de cinq : si ce mandala finissait maintenant, A prendrait les deux tuiles.
mandala-diagram-4-6 = Le 7 et le ×3 rouges de A sont devenus une Fleur. Le 5 violet de B attend une autre tuile violette : il y en a une au mandala 2.
mandala-diagram-6-4 = Les tuiles de A : 4 et un ×3 seul (0), les Fleurs 5 + 2 × 3 = 11, 3 × 7 = 21 et 3 + 2 × 2 = 7. En tout, 43 points.
