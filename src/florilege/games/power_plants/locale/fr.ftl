# Power Plants — les mots français.

power-plants-name = Power Plants
power-plants-idea = Les meilleurs sorts veulent des herbes fraîches, et la seule bonne terre à la ronde se partage entre sorciers rivaux. Tour après tour, vous glissez une parcelle magique de plus dans le jardin : libérerez-vous sa puissante Germination, ou réveillerez-vous la Croissance, plus discrète, de tout ce qui l’entoure ? Envoyez vos fées, amassez des Gemmes, délogez vos rivaux des meilleurs coins, et faites en sorte que les plus vastes champs soient à vous quand la dernière parcelle aura pris racine.

## Parties de la règle

power-plants-section-material = Contenu de la boîte
power-plants-section-set-up = Préparatifs
power-plants-section-course = Le fil de la partie
power-plants-section-place = Étape 1 : ajouter une parcelle
power-plants-section-power = Étape 2 : Germination ou Croissance
power-plants-section-draw = Étape 3 : piocher une parcelle
power-plants-section-patches = Parcelles, fées et pouvoirs
power-plants-section-end = La fin
power-plants-section-scoring = Le décompte final
power-plants-section-terms = Les mots du jeu
power-plants-section-alternates = Plantes alternatives
power-plants-section-discovery = Mode Découverte
power-plants-section-solo = Seul contre la Taupe
power-plants-section-rulings = Précisions
power-plants-section-plants = Les plantes

## Matériel

power-plants-clause-M1 = Le jeu compte 64 tuiles Parcelle : huit sortes de plantes, avec pour chacune des parcelles numérotées de 1 à 8.
power-plants-clause-M2 = Chaque sorte de plante a sa carte. On y lit son timing, si une fée gratuite l’accompagne, sa Germination, sa Croissance et, sur quelques cartes, un décompte de fin.
power-plants-clause-M3 = Huit autres cartes sont des alternatives, une par sorte de parcelle : mêmes tuiles, autres pouvoirs.
power-plants-clause-M4 = Chaque joueur dispose de 20 fées d’une couleur.
power-plants-clause-M5 = S’y ajoutent un sac pour les parcelles, un pion Sorcier et un tas de Gemmes.
power-plants-clause-M6 = On joue d’un à cinq ; un feuillet à part donne la règle pour jouer seul.

## Mise en place

power-plants-clause-S1 = Cinq plantes sont de la partie, choisies à dessein ou tirées au sort. Leurs cartes forment une colonne : les matinales tout en haut, puis les méridiennes, enfin les nocturnes. Entre cartes d’un même timing, tout ordre convient.
power-plants-clause-S1-1 = Cinq plantes quelconques suffisent, mais l’équilibre est meilleur avec deux matinales ou plus, au moins une méridienne et au moins une nocturne.
power-plants-clause-S2 = Seules servent les parcelles de ces cinq plantes. À deux, les numéros 7 et 8 restent dans la boîte ; à trois, seulement les 8.
power-plants-clause-S3 = De chaque plante, le plus grand numéro restant rejoint le jardin de départ : cinq parcelles en trapèze, chacune à une place laissée au hasard.
power-plants-clause-S4 = Toutes les autres parcelles sont mélangées dans le sac. On en tire trois pour la Pépinière, ou cinq quand on joue à cinq.
power-plants-clause-S5 = Les Gemmes attendent dans une réserve générale.
power-plants-clause-S6 = Vous prenez chacun les 20 fées de votre couleur. Le sort désigne qui commence, et le Sorcier lui est confié.
power-plants-clause-S7 = À partir du premier joueur, dans le sens horaire, chacun tire du sac deux parcelles : c’est sa main. Les mains restent visibles de tous.
power-plants-clause-S7-1 = Si vos deux parcelles sont d’un même type, vous pouvez troquer l’une d’elles contre une parcelle de la Pépinière.

## Déroulement

power-plants-clause-0-1 = À partir du premier joueur, chacun joue à son tour dans le sens horaire. Le sac vide annonce la fin, que suit le décompte final.
power-plants-clause-0-2 = Un tour a trois étapes : ajouter une parcelle, user de la Germination ou de la Croissance, piocher une parcelle.

## Étape 1

power-plants-clause-1-1 = Prenez une parcelle de votre main, mettez le Sorcier dessus et ajoutez-la au jardin, à un emplacement quelconque du bord.
power-plants-clause-1-2 = Si la carte de la plante le prévoit, vous pouvez mettre sans frais une fée de votre réserve sur la nouvelle parcelle.

## Étape 2

power-plants-clause-2-1 = Une fois la parcelle au jardin, à vous de choisir : Germination ou Croissance.
power-plants-clause-2-2 = La Germination n’emploie qu’un pouvoir : celui de la parcelle où se tient le Sorcier.
power-plants-clause-2-3 = La Croissance emploie, l’un après l’autre, les pouvoirs de toutes les parcelles qui touchent celle du Sorcier, jamais celui de cette dernière.
power-plants-clause-2-4 = Les parcelles en Croissance agissent en descendant la colonne de cartes. Plusieurs parcelles d’un même type agissent dans l’ordre qui vous plaît.
power-plants-clause-2-5 = Vous pouvez laisser de côté n’importe quel pouvoir, de Germination comme de Croissance.

## Étape 3

power-plants-clause-3-1 = Le Sorcier passe à votre voisin de gauche, et vous tirez une parcelle du sac.
power-plants-clause-3-2 = Si c’était la dernière du sac, vous le dites à toute la table : la fin approche.
power-plants-clause-3-3 = Si la parcelle tirée a le même type que l’autre de votre main, vous pouvez troquer l’une des deux contre une parcelle de la Pépinière.

## Parcelles, fées et pouvoirs

power-plants-clause-P1 = Jamais les fées de deux joueurs ne se côtoient sur une même parcelle.
power-plants-clause-P2 = Ajouter une fée là où se tiennent des rivales revient à expulser l’une d’elles : la vôtre n’entre pas.
power-plants-clause-P3 = Quand une fée passe sur une parcelle tenue par ses rivales, elle est expulsée en même temps que l’une d’elles.
power-plants-clause-P4 = Vous ajoutez des fées de votre réserve ; une fois expulsées, elles rejoignent celle de leur propriétaire. Vos fées peuvent être aussi nombreuses que vous voulez sur une parcelle.
power-plants-clause-P5 = Si votre réserve est vide au moment d’ajouter une fée, vous en reprenez une des vôtres sur une parcelle de votre choix, et c’est elle qui sert.
power-plants-clause-P6 = Aucun pouvoir n’est imposé, mais celui que vous employez s’accomplit aussi loin qu’il se peut.
power-plants-clause-P7 = Une parcelle doit gagner son emplacement en glissant sur la table sans en pousser d’autres : un passage trop serré entre deux parcelles l’arrête.
power-plants-clause-P8 = Les Gemmes qu’un pouvoir met au jardin sont prises dans la réserve générale, jamais parmi les vôtres.

## Fin

power-plants-clause-E1 = Une fois la dernière parcelle piochée, chacun joue encore un tour. Il reste alors à chacun une parcelle qui ne sera pas jouée.
power-plants-clause-E2 = Chaque fée à vous qui est expulsée après votre propre dernier tour vous vaut deux Gemmes.
power-plants-clause-E3 = Après le dernier de ces tours vient le décompte final.

## Décompte final

power-plants-clause-D1 = Une Gemme fait un point ; celles que vous avez amassées en chemin comptent d’emblée.
power-plants-clause-D2 = Quelques plantes ont un décompte de fin. Leur carte dit aussi à quel moment il se fait.
power-plants-clause-D3 = Vous ramassez les Gemmes des parcelles où se tiennent vos fées. Celles des parcelles inoccupées rejoignent la réserve.
power-plants-clause-D4 = Chaque champ paie selon sa taille : points du premier, du deuxième et de chacun des suivants. Taille 1 : 1, –, – ; taille 2 : 3, 1, – ; taille 3 : 5, 2, 1 ; taille 4 : 7, 3, 1. Taille 5 : 9, 4, 1 ; taille 6 : 11, 5, 1 ; taille 7 : 13, 6, 1 ; taille 8 : 15, 7, 1.
power-plants-clause-D5 = La première place d’un champ va à qui en contrôle le plus de parcelles, la deuxième à qui vient juste après.
power-plants-clause-D6 = Tout autre joueur présent sur une parcelle du champ reçoit tout de même 1 point.
power-plants-clause-D7 = La foule n’y change rien : on compte les parcelles, pas les fées.
power-plants-clause-D8 = À nombre égal de parcelles dans un champ, le plus petit numéro contrôlé dans ce champ donne l’avantage.
power-plants-clause-D9 = Le plus de Gemmes gagne. À égalité, on regarde qui a le plus de fées au jardin ; si cela ne tranche pas, la victoire est partagée.

## Les mots du jeu

power-plants-clause-T1 = Une parcelle, c’est une tuile.
power-plants-clause-T2 = Un champ est un groupe de parcelles d’un même type qui se touchent. Une parcelle isolée est un champ elle aussi, bien modeste.
power-plants-clause-T3 = Un emplacement est une place libre qui touche une parcelle.
power-plants-clause-T4 = Une parcelle est sous votre contrôle quand vos fées s’y tiennent. Un champ l’est quand vous y avez plus de parcelles que quiconque ; si plusieurs joueurs se valent, le plus petit numéro décide.
power-plants-clause-T5 = Une parcelle est débloquée si elle peut sortir du jardin en glissant, sans passage trop serré, et si le jardin reste alors d’un seul tenant. Toute autre parcelle est bloquée.
power-plants-clause-T6 = Une fée est solitaire si aucune autre ne partage sa parcelle.
power-plants-clause-T7 = Est rivale toute fée d’un autre joueur.
power-plants-clause-T8 = Sur une parcelle inoccupée, il n’y a pas de fée.
power-plants-clause-T9 = Sur une parcelle vide, il n’y a rien : ni fée ni Gemme.

## Alternatives

power-plants-clause-A1 = Une alternative ne joue jamais aux côtés de sa plante standard, car il leur faut les mêmes huit parcelles.
power-plants-clause-A2 = Si le tirage au sort amène un type déjà présent, cette carte est écartée et on en tire une autre.
power-plants-clause-A3 = Laissez les alternatives de côté pour commencer. Plus tard, une ou deux parmi des plantes standard font un bon mélange.

## Découverte

power-plants-clause-N1 = Une première partie tout en douceur se joue avec Miéliane, Profondine, Torsépine, Idolia Étoilée et Braisebois, qui ne font qu’ajouter des fées ou donner des Gemmes.
power-plants-clause-N2 = Pas de Croissance dans ce mode : seule sert la Germination, dont vous pouvez vous passer comme toujours. Le reste de la règle ne change pas.
power-plants-clause-N3 = Ensuite, vous pouvez reprendre ce mode avec d’autres plantes, ou passer au jeu complet avec celles que vous connaissez.

## Solo

power-plants-clause-X1 = Préparez le jeu comme pour deux, mais avec quatre parcelles à la Pépinière et sans main pour la Taupe. Choisissez la difficulté : facile, moyen, difficile ou extrême.
power-plants-clause-X2 = Vous commencez, et vos tours suivent la règle habituelle.
power-plants-clause-X3 = La Taupe tire sa parcelle du sac quand son tour commence et l’ajoute à l’emplacement qui touche le plus de parcelles.
power-plants-clause-X4 = S’il y en a plusieurs, elle prend celui qui touche le plus de parcelles du type de la nouvelle.
power-plants-clause-X5 = S’il reste un choix, elle prend un emplacement qui touche le plus petit numéro de ce type.
power-plants-clause-X6 = S’il en reste encore un, lisez cette parcelle au plus petit numéro comme un cadran : l’emplacement qui vient le plus tard dans le sens des aiguilles est pris.
power-plants-clause-X7 = Si aucun emplacement ne touche une parcelle de ce type, la plante d’en dessous dans la colonne en tient lieu, et ainsi de suite ; sous la dernière carte revient la première.
power-plants-clause-X8 = Le Sorcier et une fée gratuite vont toujours sur la nouvelle parcelle de la Taupe, même si la carte n’en donne pas.
power-plants-clause-X9 = Germination et Croissance ne sont pas pour la Taupe. Elle a ses propres pouvoirs et emploie celui qui va avec la parcelle du Sorcier.
power-plants-clause-X10 = La Taupe ne manque jamais de fées : une couleur libre prend le relais quand la sienne est épuisée.
power-plants-clause-X11 = Miéliane ou Sucréliane : la Taupe ajoute 2 fées à chaque parcelle qui touche le Sorcier et où elle en a elle-même une au plus, si nombreuses que soient les vôtres.
power-plants-clause-X12 = Torsépine ou Stranguépine : la Taupe ajoute 3 fées à la parcelle qui touche le Sorcier et où vous en avez le plus. Si vous n’y en avez nulle part, elle prend celle où elle en a le moins.
power-plants-clause-X13 = Idolia Étoilée ou Umblio Étoilée : chaque parcelle qui touche le Sorcier vaut 1 Gemme à la Taupe, et chaque fée qui s’y tient 1 de plus.
power-plants-clause-X14 = Effroifée ou Somnifée : dans les champs qui touchent le Sorcier, la Taupe cherche la parcelle où vous avez le plus de fées, une au moins. Votre fée solitaire la plus proche y est déplacée, et la Taupe gagne 1 Gemme pour chaque fée de cette parcelle.
power-plants-clause-X15 = Profondine ou Ramifidine : la Taupe ajoute 3 fées à une parcelle que le Sorcier a en ligne de vue et où elle n’en a aucune.
power-plants-clause-X16 = Braisebois ou Cendrebois : 1 fée de la Taupe et 5 Gemmes vont à la parcelle sans Gemme où elle a le plus de fées, mais moins de 3. Entre parcelles égales, la plus proche du Sorcier est prise.
power-plants-clause-X17 = Chopenarde ou Croquenarde : la Taupe capture vos deux fées solitaires les plus proches du Sorcier et ajoute 1 fée sur l’une des deux parcelles. Au moindre doute, les critères entre parcelles décident.
power-plants-clause-X18 = Haricopteur ou Haricolleur : la parcelle débloquée où vous avez le plus de fées voyage autour du jardin, dans le sens horaire, jusqu’au premier emplacement libre qui touche le Sorcier. Vos fées la quittent, et la Taupe en ajoute autant des siennes à la parcelle du Sorcier.
power-plants-clause-X19 = La Taupe ne choisit jamais d’ajouter des fées là où elle en a déjà trois ou plus ; elle ne regarde même pas ces parcelles.
power-plants-clause-X20 = Si plusieurs parcelles conviennent au pouvoir de la Taupe, on leur applique tour à tour les critères suivants, jusqu’à ce qu’il en reste une.
power-plants-clause-X20-1 = Premier critère : la parcelle qui fait partie du plus grand champ.
power-plants-clause-X20-2 = Deuxième critère : le plus de Gemmes, sur une parcelle sans fée de la Taupe.
power-plants-clause-X20-3 = Troisième critère : le plus de fées à vous.
power-plants-clause-X20-4 = Quatrième critère : pas la moindre fée.
power-plants-clause-X20-5 = Cinquième critère : le plus petit numéro.
power-plants-clause-X20-6 = Sixième critère : le type dont la carte est le plus haut dans la colonne.
power-plants-clause-X21 = Si la Taupe ne trouve pas de parcelle ou ne peut accomplir son pouvoir en entier, elle se contente d’ajouter encore 1 fée à la parcelle du Sorcier et de gagner 3 Gemmes.
power-plants-clause-X22 = Quand la Taupe doit piocher et que le sac est vide, les quatre parcelles de la Pépinière y vont, et elle joue son avant-dernier tour. Vous jouez ensuite votre dernier tour, sans piocher, puis elle joue le sien.
power-plants-clause-X23 = Seul contre la Taupe, vous ne touchez rien pour les fées expulsées après votre dernier tour.
power-plants-clause-X24 = Facile : les champs se décomptent comme toujours.
power-plants-clause-X25 = Moyen : une égalité dans un champ profite au camp qui a le plus de fées dans tout ce champ. Si cela ne suffit pas, la Taupe est première.
power-plants-clause-X26 = Difficile : pour être premier d’un champ, il vous faut plus de parcelles que la Taupe, qui gagne toutes les égalités.
power-plants-clause-X27 = Extrême : pour être premier d’un champ, il vous y faut à la fois plus de parcelles et plus de fées que la Taupe.
power-plants-clause-X28 = Il vous faut dépasser le total de la Taupe. À égalité, c’est elle qui gagne.

## Précisions

power-plants-clause-R1 = Quelle forme a le jardin ? Une grille d’hexagones : chaque parcelle a six côtés, donc jusqu’à six voisines, une pointe en haut, une en bas, et les rangées vont à l’horizontale.
power-plants-clause-R2 = Comment dispose-t-on le trapèze de départ ? Deux parcelles au-dessus de trois, à des places tirées au sort, sans fée ni Sorcier. Le premier joueur a le choix entre 11 emplacements.
power-plants-clause-R3 = Qu’est-ce qui compte comme emplacement ? Toute place libre qui touche une parcelle ou plus.
power-plants-clause-R4 = Quand un passage est-il trop serré ? Une parcelle ne peut glisser d’une place libre à la suivante si les deux places qui bordent ce pas sont prises par des parcelles. Un emplacement vous est ouvert si l’un des chemins venant du dehors évite tout passage de ce genre.
power-plants-clause-R5 = Puis-je combler un trou fermé de tous côtés ? Non : rien ne peut y glisser.
power-plants-clause-R6 = Quand une parcelle peut-elle être déplacée, et où ? Il faut que sa place soit ouverte vers le dehors une fois la parcelle soulevée, et que toutes les autres tiennent encore ensemble. Elle va alors à un emplacement ouvert du jardin sans elle, mais pas là d’où elle vient.
power-plants-clause-R7 = Haricopteur ou Haricolleur peuvent-ils déplacer la parcelle où se tient le Sorcier ? Non : elle reste là où vous venez de la poser. Si vous en avez convenu, elle bouge comme toute parcelle débloquée.
power-plants-clause-R8 = Que devient ce qui se trouve sur une parcelle déplacée ? Les Gemmes voyagent avec elle, tout comme les fées que le pouvoir n’expulse pas.
power-plants-clause-R9 = Dans quel ordre mon tour se déroule-t-il ? Une de vos deux parcelles avec le Sorcier dessus, une fée gratuite si vous la voulez, Germination ou Croissance, et la pioche pour finir. La Germination ne vaut que pour la nouvelle parcelle, la Croissance que pour ses voisines.
power-plants-clause-R10 = Quelles parcelles croissent si le jardin change entre-temps ? Celles qui touchaient le Sorcier quand vous avez choisi la Croissance, en descendant la colonne ; leur place et leur contenu se lisent quand vient leur moment. Chacune peut être passée, mais un pouvoir entamé fait tout ce qu’il peut. Ainsi la Germination de la Chopenarde va dans un champ où capturer une fée, si l’un de ceux qui touchent le Sorcier le permet ; sinon, elle ajoute quand même sa fée.
power-plants-clause-R11 = J’ajoute plusieurs fées là où se tiennent des rivales : que se passe-t-il ? Elles comptent une à une : chacune expulse une rivale et, quand il n’y en a plus, la suivante reste, si bien que 3 contre 2 laissent une des vôtres. La Germination de la Miéliane fait exception : une fée rivale seule est expulsée et personne n’entre, comme dans l’exemple imprimé ; si vous avez convenu que les fées viennent une à une, votre deuxième fée reste. Il en va de même pour la Miéliane de la Taupe.
power-plants-clause-R12 = Importe-t-il de savoir qui déplace une fée vers ses rivales ? Non : elle est expulsée avec l’une d’elles, peu importe qui l’a déplacée.
power-plants-clause-R13 = Quand la Miéliane regarde-t-elle combien de fées sont là ? Une seule fois, au début de son pouvoir. Deux fées ou plus, quel qu’en soit le propriétaire, excluent une parcelle.
power-plants-clause-R14 = Où vont les fées qui quittent le jardin ? Expulsées, elles reviennent à leur propriétaire. Capturées, elles restent jusqu’à la fin chez qui les a prises, et leur propriétaire en a d’autant moins pour jouer.
power-plants-clause-R15 = Ma réserve est vide : dois-je reprendre une fée au jardin ? Pour un ajout obligatoire, oui, et vous dites où ; si l’ajout ne fait qu’expulser une rivale, aucune fée n’est nécessaire. La fée gratuite d’une nouvelle parcelle peut se refuser.
power-plants-clause-R16 = Une parcelle peut-elle être pleine, ou les Gemmes s’épuiser ? Ni l’un ni l’autre : le nombre de fées sur une parcelle est sans limite, et la réserve de Gemmes sans fond.
power-plants-clause-R17 = La parcelle du Sorcier est-elle voisine du Sorcier ? Non. Mais un champ touche le Sorcier dès que l’une de ses parcelles le touche, et si celle du Sorcier en fait partie, vous pouvez l’y choisir.
power-plants-clause-R18 = Quelles fées rendent une parcelle occupée ? Celles de n’importe qui, les vôtres comprises. Inoccupée veut dire sans fée, vide sans Gemme non plus, et solitaire une fée tout juste.
power-plants-clause-R19 = Jusqu’où va une ligne de vue ? Tout droit depuis la parcelle en question, dans les six directions, voisines comprises, et les fées ne l’arrêtent pas. Chaque ligne s’arrête au premier vide, sauf si vous avez convenu qu’elle continue au-delà.
power-plants-clause-R20 = Quand au juste puis-je troquer ? Juste après une pioche, aux préparatifs ou en fin de tour, si vos deux parcelles sont d’un même type, et une fois seulement. Vous donnez l’une ou l’autre contre n’importe quelle parcelle de la Pépinière, fût-elle de ce type ; la Pépinière garde donc sa taille.
power-plants-clause-R21 = Quand le Sorcier me quitte-t-il ? À la fin de votre tour, au moment de piocher.
power-plants-clause-R22 = Comment tire-t-on cinq plantes au sort ? Un tirage équilibré garantit au moins deux matinales, une méridienne et une nocturne ; un tirage libre, non. Dans aucun des deux une plante et son alternative ne sortent ensemble.
power-plants-clause-R23 = Quelles plantes vont avec le mode Découverte ? Les trois qui ajoutent des fées et les deux qui donnent des Gemmes : Miéliane, Profondine, Torsépine, Idolia Étoilée et Braisebois. D’autres choix sont permis ; seule la Germination sert.
power-plants-clause-R24 = Est-ce que je pioche ou troque à mon tout dernier tour ? Non : le sac est vide. Vous gardez une parcelle sans la jouer.
power-plants-clause-R25 = Quelles pertes sont payées après mon dernier tour ? Toute fée expulsée, même par un déplacement ou par le Haricopteur, mais pas les capturées ; si vous en avez convenu, celles-ci paient aussi. Contre la Taupe, rien n’est payé.
power-plants-clause-R26 = Dans quel ordre se fait le décompte final ? Vos Gemmes, le décompte de fin des plantes, les Gemmes des parcelles que vous contrôlez, puis les champs. Rien ne change au jardin entre-temps : tout autre ordre donnerait le même total.
power-plants-clause-R27 = Comment trouve-t-on les places dans un champ ? On classe les joueurs par parcelles contrôlées et on tranche les égalités, à chaque rang, par le plus petit numéro tenu dans ce champ. Après la deuxième place, tous sont des suivants, et qui est seul dans un champ n’en a que la première place.
power-plants-clause-R28 = Un troisième joueur marque-t-il dans un champ d’une ou deux parcelles ? Non : le tableau n’y met rien. Le cas ne peut d’ailleurs pas se présenter.
power-plants-clause-R29 = Quelles fées départagent les joueurs à la fin ? Celles qui se tiennent au jardin. Ni les capturées ni celles en réserve ne comptent.
power-plants-clause-R30 = Comment commence la partie contre la Taupe ? Comme à deux, avec une Pépinière de quatre, et vous jouez d’abord. Sans main, la Taupe pioche au début de son tour.
power-plants-clause-R31 = Quels emplacements la Taupe envisage-t-elle ? Ceux où une parcelle peut glisser, triés pas à pas. Si aucun de ceux qui restent ne touche le type voulu, le type suivant en descendant la colonne le remplace.
power-plants-clause-R32 = Les étapes de la Taupe peuvent-elles laisser des emplacements éloignés les uns des autres ? Non : chaque numéro n’existe qu’une fois par type, si bien que la troisième étape laisse les abords d’une seule parcelle.
power-plants-clause-R33 = Comment lit-on le cadran ? Midi est en haut de la parcelle, et l’on tourne dans le sens des aiguilles : en haut à droite, à droite, en bas à droite, en bas à gauche, à gauche, en haut à gauche. Le dernier emplacement encore en jeu est pris.
power-plants-clause-R34 = Les cartes et la réserve limitent-elles la Taupe ? Non : chaque parcelle lui apporte une fée, et elle en a sans fin. Seulement, elle ne choisit jamais d’en ajouter là où elle en a trois.
power-plants-clause-R35 = Les critères entre parcelles en désignent-ils toujours une seule ? Oui, car deux parcelles n’ont jamais à la fois même numéro et même type. Au deuxième critère, une parcelle où la Taupe a une fée compte comme sans Gemme.
power-plants-clause-R36 = Qu’est-ce qui est le plus proche pour la Taupe ? On compte les cases au plus direct, vides compris ; si vous en avez convenu, on compte plutôt les pas de parcelle en parcelle qui se touchent. Les critères entre parcelles tranchent ensuite.
power-plants-clause-R37 = Et si le pouvoir de la Taupe ne marche qu’à moitié ? Alors rien n’en est fait, et le remplacement s’applique : 1 fée sur la parcelle du Sorcier et 3 Gemmes. C’est le cas si aucune parcelle ne convient, si la Chopenarde trouve moins de deux fées solitaires à vous, s’il manque à l’Effroifée une parcelle à vous ou une autre fée solitaire à déplacer, ou au Haricopteur une parcelle à porter ou un emplacement pour elle ; Idolia Étoilée et Braisebois marchent toujours.
power-plants-clause-R38 = Par où le Haricopteur de la Taupe porte-t-il une parcelle ? Il la soulève et longe le bord extérieur dans le sens horaire depuis son ancienne place, jusqu’au premier emplacement ouvert qui touche le Sorcier, cette place exceptée. Puis vos fées reviennent dans votre réserve, et autant de fées de la Taupe vont sur la parcelle du Sorcier.
power-plants-clause-R39 = Quelle fée l’Effroifée de la Taupe déplace-t-elle ? Une des vôtres, jamais celle qui est déjà sur la parcelle choisie ; les Gemmes se comptent après le déplacement. Les fées que ses Miéliane et Torsépine ajoutent expulsent les vôtres comme à l’ordinaire ; et là où vous en avez exactement une, sa Miéliane fait ce que ferait votre Germination : elle l’expulse sans plus ou, si vous avez convenu que les fées viennent une à une, en ajoute aussi une.
power-plants-clause-R40 = Les fées capturées rapportent-elles à la Taupe ? Oui, autant qu’à un joueur.
power-plants-clause-R41 = Quand le sac se vide-t-il contre la Taupe ? Toujours après votre dixième tour. La Pépinière va dans le sac, la Taupe joue, vous jouez votre onzième tour sans piocher, puis la Taupe pioche et joue une dernière fois.
power-plants-clause-R42 = Un camp sans parcelle dans un champ peut-il y marquer ? Non, à aucun niveau : il ne reçoit rien et ne peut être premier. Pour le reste, les égalités vont au plus petit numéro (facile), au plus de fées puis à la Taupe (moyen) ou à la Taupe (difficile), tandis qu’en extrême il vous faut plus de parcelles et plus de fées ; et seul un total plus élevé vous fait gagner.
power-plants-clause-R43 = La Taupe joue-t-elle autrement les alternatives ? Non : elle a un même pouvoir pour une plante et son alternative. Les vôtres sont ceux de la carte.
power-plants-clause-R44 = D’autres plantes peuvent-elles apporter une fée gratuite ? Non, seulement celles dont la carte le dit ; toutes, si vous en avez convenu.

## Options

power-plants-option-plants = Quelles sont les cinq plantes de la partie ? (Ou écrivez vous-même cinq noms.)
power-plants-option-plants-balanced = Au sort, avec au moins 2 matinales, 1 méridienne et 1 nocturne
power-plants-option-plants-random = Entièrement au sort
power-plants-option-alternates = Combien d’alternatives dans un tirage au sort ?
power-plants-option-alternates-none = Aucune
power-plants-option-alternates-one = Une
power-plants-option-alternates-two = Deux
power-plants-option-alternates-mixed = Selon le hasard : les seize cartes sont mélangées ensemble
power-plants-option-mode = Quels pouvoirs emploie-t-on ?
power-plants-option-mode-full = Germination et Croissance : le jeu complet
power-plants-option-mode-discovery = Germination seule : le mode Découverte
power-plants-option-difficulty = De quelle force est la Taupe quand vous jouez seul ?
power-plants-option-difficulty-easy = Facile : les égalités vont au plus petit numéro
power-plants-option-difficulty-medium = Moyen : les égalités vont au plus de fées, puis à la Taupe
power-plants-option-difficulty-hard = Difficile : les égalités vont à la Taupe
power-plants-option-difficulty-extreme = Extrême : il vous faut plus de parcelles et plus de fées
power-plants-option-honeyleaf_oust = Que fait la Germination de la Miéliane, ou la Miéliane de la Taupe, à une parcelle tenue par une seule fée rivale ?
power-plants-option-honeyleaf_oust-once = Elle expulse cette fée, sans plus, comme dans l’exemple imprimé
power-plants-option-honeyleaf_oust-one-at-a-time = Elle expulse cette fée et la deuxième fée ajoutée reste, selon la règle générale
power-plants-option-sight = Jusqu’où va une ligne de vue ?
power-plants-option-sight-touching = Jusqu’au premier vide entre les parcelles
power-plants-option-sight-through-gaps = Au-delà des vides, jusqu’au bout du jardin
power-plants-option-ransom = Combien de Gemmes une fée capturée vaut-elle à la fin ?
power-plants-option-snapjaw_timing = Quel est le timing de la Chopenarde et de son alternative ?
power-plants-option-snapjaw_timing-noon = Méridienne
power-plants-option-snapjaw_timing-night = Nocturne
power-plants-option-free_fairy = Quelles plantes apportent une fée gratuite ?
power-plants-option-free_fairy-marked = Celles dont la carte le dit
power-plants-option-free_fairy-always = Toutes
power-plants-option-wizard_patch = Le pouvoir d’une plante peut-il déplacer la parcelle du Sorcier ?
power-plants-option-wizard_patch-stays = Non, elle reste en place
power-plants-option-wizard_patch-may-move = Oui, comme toute parcelle débloquée
power-plants-option-wingbean_spot = Où la Germination du Haricopteur peut-elle porter une parcelle ?
power-plants-option-wingbean_spot-anywhere = À tout emplacement ouvert
power-plants-option-wingbean_spot-by-wizard = Seulement à un emplacement ouvert qui touche le Sorcier
power-plants-option-late_pay = Quelles fées perdues après votre dernier tour vous valent deux Gemmes ?
power-plants-option-late_pay-ousted = Celles qui sont expulsées
power-plants-option-late_pay-captured-too = Les expulsées et les capturées
power-plants-option-mole_nearest = Comment la Taupe mesure-t-elle ce qui est le plus proche ?
power-plants-option-mole_nearest-straight = Au plus direct sur la grille, vides compris
power-plants-option-mole_nearest-by-patches = En pas de parcelle en parcelle qui se touchent

## Événements

power-plants-event-column = En jeu, de haut en bas de la colonne : { $plant }.
power-plants-event-garden = Le jardin commence avec { $patch }.
power-plants-event-nursery = À la Pépinière : { $patch }.
power-plants-event-first-player = { $seat } commence.
    .you = Vous commencez.
power-plants-event-dealt = { $seat } débute avec cette main : { $patch }.
    .you = Vous débutez avec cette main : { $patch }.
power-plants-event-placed = { $seat } pose { $patch } et le Sorcier en { $spot }.
    .you = Vous posez { $patch } et le Sorcier en { $spot }.
power-plants-event-no-fairy = { $seat } laisse la fée gratuite à la maison.
    .you = Vous laissez la fée gratuite à la maison.
power-plants-event-sprouts = { $seat } choisit la Germination : { $patch } déploie son pouvoir.
    .you = Vous choisissez la Germination : { $patch } déploie son pouvoir.
power-plants-event-grows = { $seat } choisit la Croissance : tout frémit autour du Sorcier.
    .you = Vous choisissez la Croissance : tout frémit autour du Sorcier.
power-plants-event-patch-grows = { $patch } entre en Croissance.
power-plants-event-skipped = { $seat } laisse sans Croissance : { $patch }.
    .you = Vous laissez sans Croissance : { $patch }.
power-plants-event-rested = { $seat } n’emploie ni Germination ni Croissance.
    .you = Vous n’employez ni Germination ni Croissance.
power-plants-event-fizzled = { $patch } ne trouve plus rien à faire.
power-plants-event-drew = { $seat } pioche { $patch }.
    .you = Vous piochez { $patch }.
power-plants-event-drew-last = { $seat } vient de piocher la dernière parcelle du sac et le dit : la fin approche !
    .you = Vous venez de piocher la dernière parcelle du sac et le dites : la fin approche !
power-plants-event-last-turn = { $seat } entame son dernier tour.
    .you = Votre dernier tour commence.
power-plants-event-swapped = { $seat } donne { $given_patch } à la Pépinière et y prend { $patch }.
    .you = Vous donnez { $given_patch } à la Pépinière et y prenez { $patch }.
power-plants-event-kept = { $seat } garde ses deux parcelles.
    .you = Vous gardez vos deux parcelles.
power-plants-event-added = { $number ->
    [one] { $seat } ajoute { $number } fée sur { $patch }.
   *[other] { $seat } ajoute { $number } fées sur { $patch }.
}
    .you = { $number ->
        [one] Vous ajoutez { $number } fée sur { $patch }.
       *[other] Vous ajoutez { $number } fées sur { $patch }.
    }
power-plants-event-ousted-and-added = { $ousted ->
    [one] { $seat } expulse { $ousted } fée de { $owner_seat } sur { $patch } et y en ajoute { $number }.
   *[other] { $seat } expulse { $ousted } fées de { $owner_seat } sur { $patch } et y en ajoute { $number }.
}
    .you = { $ousted ->
        [one] Vous expulsez { $ousted } fée de { $owner_seat } sur { $patch } et y en ajoutez { $number }.
       *[other] Vous expulsez { $ousted } fées de { $owner_seat } sur { $patch } et y en ajoutez { $number }.
    }
    .you-owner = { $seat } expulse { $ousted } de vos fées sur { $patch } et y en ajoute { $number } des siennes.
power-plants-event-ousted-instead = { $ousted ->
    [one] { $seat } expulse { $ousted } fée de { $owner_seat } sur { $patch }, au lieu d’en ajouter.
   *[other] { $seat } expulse { $ousted } fées de { $owner_seat } sur { $patch }, au lieu d’en ajouter.
}
    .you = { $ousted ->
        [one] Vous expulsez { $ousted } fée de { $owner_seat } sur { $patch }, au lieu d’en ajouter.
       *[other] Vous expulsez { $ousted } fées de { $owner_seat } sur { $patch }, au lieu d’en ajouter.
    }
    .you-owner = { $seat } expulse { $ousted } de vos fées sur { $patch }, au lieu d’en ajouter.
power-plants-event-took-back = { $seat } n’a plus de fée en réserve et en reprend une sur { $patch }.
    .you = Vous n’avez plus de fée en réserve et en reprenez une sur { $patch }.
power-plants-event-ousted = { $number ->
    [one] { $seat } expulse { $number } fée de { $owner_seat } sur { $patch }.
   *[other] { $seat } expulse { $number } fées de { $owner_seat } sur { $patch }.
}
    .you = { $number ->
        [one] Vous expulsez { $number } fée de { $owner_seat } sur { $patch }.
       *[other] Vous expulsez { $number } fées de { $owner_seat } sur { $patch }.
    }
    .you-owner = { $seat } expulse { $number } de vos fées sur { $patch }.
power-plants-event-captured = { $seat } capture une fée de { $owner_seat } sur { $patch }.
    .you = Vous capturez une fée de { $owner_seat } sur { $patch }.
    .you-owner = { $seat } capture une de vos fées sur { $patch }.
power-plants-event-own-fairy-moved = { $seat } déplace une de ses fées depuis { $from_patch } vers { $patch }.
    .you = Vous déplacez une de vos fées depuis { $from_patch } vers { $patch }.
power-plants-event-fairy-moved = { $seat } déplace une fée de { $owner_seat } depuis { $from_patch } vers { $patch }.
    .you = Vous déplacez une fée de { $owner_seat } depuis { $from_patch } vers { $patch }.
    .you-owner = { $seat } déplace une de vos fées depuis { $from_patch } vers { $patch }.
power-plants-event-own-clashed = { $seat } déplace une de ses fées depuis { $from_patch } vers { $patch }, contre une fée de { $rival_seat } : toutes deux sont expulsées.
    .you = Vous déplacez une de vos fées depuis { $from_patch } vers { $patch }, contre une fée de { $rival_seat } : toutes deux sont expulsées.
    .you-rival = { $seat } déplace une de ses fées depuis { $from_patch } vers { $patch }, contre une des vôtres : toutes deux sont expulsées.
power-plants-event-clashed-at-home = { $seat } déplace une fée de { $owner_seat } depuis { $from_patch } vers { $patch }, contre une des siennes : toutes deux sont expulsées.
    .you = Vous déplacez une fée de { $owner_seat } depuis { $from_patch } vers { $patch }, contre une des vôtres : toutes deux sont expulsées.
    .you-owner = { $seat } déplace une de vos fées depuis { $from_patch } vers { $patch }, contre une des siennes : toutes deux sont expulsées.
power-plants-event-clashed = { $seat } déplace une fée de { $owner_seat } depuis { $from_patch } vers { $patch }, contre une fée de { $rival_seat } : toutes deux sont expulsées.
    .you = Vous déplacez une fée de { $owner_seat } depuis { $from_patch } vers { $patch }, contre une fée de { $rival_seat } : toutes deux sont expulsées.
    .you-owner = { $seat } déplace une de vos fées depuis { $from_patch } vers { $patch }, contre une fée de { $rival_seat } : toutes deux sont expulsées.
    .you-rival = { $seat } déplace une fée de { $owner_seat } depuis { $from_patch } vers { $patch }, contre une des vôtres : toutes deux sont expulsées.
power-plants-event-gained = { $number ->
    [one] { $seat } gagne { $number } Gemme.
   *[other] { $seat } gagne { $number } Gemmes.
}
    .you = { $number ->
        [one] Vous gagnez { $number } Gemme.
       *[other] Vous gagnez { $number } Gemmes.
    }
power-plants-event-paid-late = { $number ->
    [one] { $seat } gagne { $gems } Gemmes pour une fée perdue après son dernier tour.
   *[other] { $seat } gagne { $gems } Gemmes pour { $number } fées perdues après son dernier tour.
}
    .you = { $number ->
        [one] Vous gagnez { $gems } Gemmes pour une fée perdue après votre dernier tour.
       *[other] Vous gagnez { $gems } Gemmes pour { $number } fées perdues après votre dernier tour.
    }
power-plants-event-jewelled = { $number ->
    [one] { $number } Gemme vient briller sur { $patch }.
   *[other] { $number } Gemmes viennent briller sur { $patch }.
}
power-plants-event-patch-moved = { $seat } déplace { $patch } en { $spot }.
    .you = Vous déplacez { $patch } en { $spot }.
power-plants-event-scored-won = { $number ->
    [0] { $seat } n’a gagné aucune Gemme pendant la partie.
    [one] { $seat } a gagné { $number } Gemme pendant la partie.
   *[other] { $seat } a gagné { $number } Gemmes pendant la partie.
}
    .you = { $number ->
        [0] Vous n’avez gagné aucune Gemme pendant la partie.
        [one] Vous avez gagné { $number } Gemme pendant la partie.
       *[other] Vous avez gagné { $number } Gemmes pendant la partie.
    }
power-plants-event-scored-plant = { $number ->
    [one] { $seat } reçoit { $number } Gemme au décompte de fin : { $plant }.
   *[other] { $seat } reçoit { $number } Gemmes au décompte de fin : { $plant }.
}
    .you = { $number ->
        [one] Vous recevez { $number } Gemme au décompte de fin : { $plant }.
       *[other] Vous recevez { $number } Gemmes au décompte de fin : { $plant }.
    }
power-plants-event-scored-gems = { $number ->
    [one] { $seat } ramasse { $number } Gemme au jardin.
   *[other] { $seat } ramasse { $number } Gemmes au jardin.
}
    .you = { $number ->
        [one] Vous ramassez { $number } Gemme au jardin.
       *[other] Vous ramassez { $number } Gemmes au jardin.
    }
power-plants-event-field-first = { $number ->
    [one] { $seat } a la première place dans le champ { $patch } : { $number } point.
   *[other] { $seat } a la première place dans le champ { $patch } : { $number } points.
}
    .you = { $number ->
        [one] Vous avez la première place dans le champ { $patch } : { $number } point.
       *[other] Vous avez la première place dans le champ { $patch } : { $number } points.
    }
power-plants-event-field-second = { $number ->
    [one] { $seat } a la deuxième place dans le champ { $patch } : { $number } point.
   *[other] { $seat } a la deuxième place dans le champ { $patch } : { $number } points.
}
    .you = { $number ->
        [one] Vous avez la deuxième place dans le champ { $patch } : { $number } point.
       *[other] Vous avez la deuxième place dans le champ { $patch } : { $number } points.
    }
power-plants-event-field-further = { $number ->
    [one] { $seat } a aussi sa part du champ { $patch } : { $number } point.
   *[other] { $seat } a aussi sa part du champ { $patch } : { $number } points.
}
    .you = { $number ->
        [one] Vous avez aussi votre part du champ { $patch } : { $number } point.
       *[other] Vous avez aussi votre part du champ { $patch } : { $number } points.
    }
power-plants-event-total = { $points ->
    [one] { $seat } finit avec { $points } point.
   *[other] { $seat } finit avec { $points } points.
}
    .you = { $points ->
        [one] Vous finissez avec { $points } point.
       *[other] Vous finissez avec { $points } points.
    }
power-plants-event-won-gems = { $seat } gagne avec le plus de Gemmes.
    .you = Vous gagnez avec le plus de Gemmes.
power-plants-event-won-fairies = { $seat } gagne : à égalité de Gemmes, mais avec plus de fées au jardin.
    .you = Vous gagnez : à égalité de Gemmes, mais avec plus de fées au jardin.
power-plants-event-won-shared = { $seat } partage la victoire : égalité de Gemmes et de fées au jardin.
    .you = Vous partagez la victoire : égalité de Gemmes et de fées au jardin.
power-plants-event-won-mole = { $seat } bat la Taupe, { $points } à { $mole_points } !
    .you = Vous battez la Taupe, { $points } à { $mole_points } !
power-plants-event-lost-mole = La Taupe gagne, { $mole_points } à { $points } : son total n’a pas été dépassé.

## Événements : la Taupe et ses raisons

power-plants-event-mole-nursery = Le sac est vide : la Pépinière y va, et il reste un dernier tour à { $seat }.
    .you = Le sac est vide : la Pépinière y va, et il vous reste un dernier tour.
power-plants-event-mole-neighbours = { $left ->
    [one] Le plus de parcelles touchées ({ $number }) : il reste { $left } emplacement.
   *[other] Le plus de parcelles touchées ({ $number }) : il reste { $left } emplacements.
}
power-plants-event-mole-next-plant = Aucun emplacement restant ne touche ce type : on passe au suivant de la colonne, { $plant }.
power-plants-event-mole-kin = { $left ->
    [one] Le plus de parcelles du type touchées ({ $number }) : il reste { $left } emplacement.
   *[other] Le plus de parcelles du type touchées ({ $number }) : il reste { $left } emplacements.
}
power-plants-event-mole-lowest = { $left ->
    [one] Contre { $patch }, plus petit numéro du type : il reste { $left } emplacement.
   *[other] Contre { $patch }, plus petit numéro du type : il reste { $left } emplacements.
}
power-plants-event-mole-clock = { $left ->
    [one] Le plus loin autour de la parcelle { $patch }, dans le sens des aiguilles : il reste { $left } emplacement.
   *[other] Le plus loin autour de la parcelle { $patch }, dans le sens des aiguilles : il reste { $left } emplacements.
}
power-plants-event-mole-placed = La Taupe pose { $patch } et le Sorcier en { $spot }.
power-plants-event-mole-acts = La Taupe emploie son pouvoir : { $plant }.
power-plants-event-mole-field = { $left ->
    [one] Le plus grand champ ({ $number }) : il reste { $left } parcelle.
   *[other] Le plus grand champ ({ $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-gems = { $left ->
    [one] Le plus de Gemmes, sans fée de la Taupe ({ $number }) : il reste { $left } parcelle.
   *[other] Le plus de Gemmes, sans fée de la Taupe ({ $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-yours = { $left ->
    [one] Le plus de fées de { $seat } ({ $number }) : il reste { $left } parcelle.
   *[other] Le plus de fées de { $seat } ({ $number }) : il reste { $left } parcelles.
}
    .you = { $left ->
        [one] Le plus de fées à vous ({ $number }) : il reste { $left } parcelle.
       *[other] Le plus de fées à vous ({ $number }) : il reste { $left } parcelles.
    }
power-plants-event-mole-unoccupied = { $left ->
    [one] Pas la moindre fée : il reste { $left } parcelle.
   *[other] Pas la moindre fée : il reste { $left } parcelles.
}
power-plants-event-mole-number = { $left ->
    [one] Le plus petit numéro ({ $number }) : il reste { $left } parcelle.
   *[other] Le plus petit numéro ({ $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-column = { $left ->
    [one] La carte la plus haute de la colonne (rang { $number }) : il reste { $left } parcelle.
   *[other] La carte la plus haute de la colonne (rang { $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-own = { $left ->
    [one] Le plus de fées de la Taupe ({ $number }) : il reste { $left } parcelle.
   *[other] Le plus de fées de la Taupe ({ $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-fewest = { $left ->
    [one] Le moins de fées de la Taupe ({ $number }) : il reste { $left } parcelle.
   *[other] Le moins de fées de la Taupe ({ $number }) : il reste { $left } parcelles.
}
power-plants-event-mole-nearest = { $left ->
    [one] Au plus près de la parcelle { $patch } ({ $number } pas) : il reste { $left } parcelle.
   *[other] Au plus près de la parcelle { $patch } ({ $number } pas) : il reste { $left } parcelles.
}
power-plants-event-mole-chose = La Taupe se décide pour { $patch }.
power-plants-event-mole-no-neighbour = Autour du Sorcier, la Taupe a partout assez de fées : elle se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-none-of-yours = { $seat } n’a pas de fée dans les champs qui touchent le Sorcier : la Taupe se contente de 1 fée et 3 Gemmes.
    .you = Vous n’avez pas de fée dans les champs qui touchent le Sorcier : la Taupe se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-no-loner = { $seat } n’a pas d’autre fée solitaire à déplacer : la Taupe se contente de 1 fée et 3 Gemmes.
    .you = Vous n’avez pas d’autre fée solitaire à déplacer : la Taupe se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-nothing-in-sight = La Taupe a des fées partout en ligne de vue : elle se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-no-two-loners = { $seat } n’a pas deux fées solitaires : la Taupe se contente de 1 fée et 3 Gemmes.
    .you = Vous n’avez pas deux fées solitaires : la Taupe se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-none-unblocked = Aucune parcelle de { $seat } n’est débloquée : la Taupe se contente de 1 fée et 3 Gemmes.
    .you = Aucune parcelle à vous n’est débloquée : la Taupe se contente de 1 fée et 3 Gemmes.
power-plants-event-mole-no-spot = La parcelle ne trouverait pas d’emplacement qui touche le Sorcier : la Taupe se contente de 1 fée et 3 Gemmes.

## Lignes de la table

power-plants-line-column = Colonne de cartes, de haut en bas
power-plants-line-plant = { $plant } — plante { $timing }
power-plants-line-plant-fairy = { $plant } — plante { $timing }, avec une fée gratuite
power-plants-line-garden = { $number ->
    [one] Jardin — { $number } parcelle
   *[other] Jardin — { $number } parcelles
}
power-plants-line-row = { $row }
power-plants-line-patch = { $patch } en { $spot }
power-plants-line-patch-held = { $patch } en { $spot } — { $seat } : { $fairies ->
    [one] { $fairies } fée
   *[other] { $fairies } fées
}
power-plants-line-patch-gems = { $patch } en { $spot } — { $gems ->
    [one] { $gems } Gemme
   *[other] { $gems } Gemmes
}
power-plants-line-patch-held-gems = { $patch } en { $spot } — { $seat } : { $fairies ->
    [one] { $fairies } fée
   *[other] { $fairies } fées
} ; { $gems ->
    [one] { $gems } Gemme
   *[other] { $gems } Gemmes
}
power-plants-line-wizard = Le Sorcier est sur { $patch }
power-plants-line-growing = Croissance encore à venir : { $patch }
power-plants-line-fields = Champs, et ce qu’ils rapporteraient à présent
power-plants-line-field-free = { $patch } — personne
power-plants-line-field = { $patch } — { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
power-plants-line-field-shared = { $patch } — { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en deuxième, { $second_seat } : { $second_points ->
    [one] { $second_points } point
   *[other] { $second_points } points
}
power-plants-line-field-crowded = { $patch } — { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en deuxième, { $second_seat } : { $second_points ->
    [one] { $second_points } point
   *[other] { $second_points } points
} ; { $others ->
    [one] { $others } autre joueur : 1 point
   *[other] { $others } autres joueurs : 1 point chacun
}
power-plants-line-nursery = Pépinière : { $patch }
power-plants-line-bag = { $number ->
    [one] Sac : { $number } parcelle
   *[other] Sac : { $number } parcelles
}
power-plants-line-last-turns = { $number ->
    [0] Les derniers tours sont passés
    [one] { $number } dernier tour à finir
   *[other] { $number } derniers tours à finir
}
power-plants-line-player = { $seat } — { $gems ->
    [one] { $gems } Gemme gagnée
   *[other] { $gems } Gemmes gagnées
} ; { $score ->
    [one] { $score } point
   *[other] { $score } points
} en l’état
power-plants-line-hand = Main : { $patch }
power-plants-line-supply = { $number ->
    [one] Réserve : { $number } fée
   *[other] Réserve : { $number } fées
}
power-plants-line-captives = { $number ->
    [one] Prise chez { $owner_seat } : { $number } fée
   *[other] Prises chez { $owner_seat } : { $number } fées
}

## Ce qui est demandé

power-plants-prompt-place = À vous : ajoutez au jardin une parcelle de votre main, avec le Sorcier dessus.
power-plants-prompt-fairy = Une fée gratuite peut aller sur { $patch } : la voulez-vous ?
power-plants-prompt-power = { $patch } a pris racine : quel pouvoir employez-vous ?
power-plants-prompt-growing = { $plant } : quelle parcelle entre en Croissance ?
power-plants-prompt-landing = { $patch } change de place : où va cette parcelle ?
power-plants-prompt-take-back = Une fée doit aller sur { $patch } mais votre réserve est vide : d’où en reprenez-vous une ?
power-plants-prompt-swap = Vos deux parcelles sont d’un même type : en troquez-vous une avec la Pépinière ?
power-plants-prompt-target = Pouvoir de la parcelle { $patch } : choisissez une parcelle.
power-plants-prompt-field = Pouvoir de la parcelle { $patch } : choisissez un champ.
power-plants-prompt-plant = Pouvoir de la parcelle { $patch } : choisissez un type de plante.
power-plants-prompt-mover = Pouvoir de la parcelle { $patch } : d’où part la fée à déplacer ?
power-plants-prompt-destination = Pouvoir de la parcelle { $patch } : où va la fée déplacée ?
power-plants-prompt-captive = Pouvoir de la parcelle { $patch } : sur quelle parcelle capturez-vous une fée rivale ?
power-plants-prompt-lifted = Pouvoir de la parcelle { $patch } : quelle parcelle déplacez-vous ?
power-plants-part-patch = Quelle parcelle ?
power-plants-part-spot = Quel emplacement ?
power-plants-part-given_patch = Quelle parcelle donnez-vous ?
power-plants-part-taken_patch = Quelle parcelle de la Pépinière prenez-vous ?
power-plants-part-fairy = Avec ou sans fée ?
power-plants-part-power = Quel pouvoir ?
power-plants-part-field_patch = Quel champ ? (Sa parcelle au plus petit numéro le désigne.)
power-plants-part-plant = Quel type de plante ?

## Refus

power-plants-refusal-not-asked = Ce n’est pas ce qui est demandé maintenant : répondez d’abord à la question en cours.
power-plants-refusal-not-your-fairies = Vous n’avez pas de fée sur { $patch } : reprenez-en une sur une parcelle que vous contrôlez.
power-plants-refusal-not-in-nursery = { $patch } n’est pas à la Pépinière : choisissez une parcelle qui s’y trouve.
power-plants-refusal-no-such-tile = Vous n’avez pas cette parcelle : choisissez-en une de votre main.
power-plants-refusal-not-in-hand = { $patch } n’est pas dans votre main : choisissez une parcelle que vous avez.
power-plants-refusal-same-spot = { $patch } vient justement de là : choisissez un autre emplacement.
power-plants-refusal-spot-not-beside = Cet emplacement est ouvert, mais ce pouvoir en veut un qui touche { $patch } : choisissez-en un là.
power-plants-refusal-spot-taken = Il y a déjà une parcelle en { $spot } : choisissez un emplacement libre.
power-plants-refusal-spot-apart = { $spot } ne touche aucune parcelle : choisissez un emplacement au bord du jardin.
power-plants-refusal-spot-enclosed = { $spot } est fermé de tous côtés : choisissez un emplacement où une parcelle peut glisser.
power-plants-refusal-spot-behind-gap = { $spot } est derrière un passage trop serré, où aucune parcelle ne glisse : choisissez un emplacement ouvert.
power-plants-refusal-nothing-to-do = Le pouvoir de la parcelle { $patch } n’aurait rien à faire maintenant : choisissez autre chose.
power-plants-refusal-no-growing = Il n’y a pas de Croissance en mode Découverte : choisissez la Germination, ou aucun pouvoir.
power-plants-refusal-nothing-grows = Aucune parcelle qui touche le Sorcier n’aurait quoi que ce soit à faire en Croissance : choisissez la Germination, ou aucun pouvoir.
power-plants-refusal-not-growing = { $patch } n’est pas parmi les parcelles dont la Croissance est à venir : choisissez l’une de celles-ci.
power-plants-refusal-column-order = Le moment de la parcelle { $patch } n’est pas venu : la Croissance descend la colonne. Choisissez une parcelle de la plante dont c’est le moment, ou passez-la.
power-plants-refusal-must-go-on = Le pouvoir de la parcelle { $patch } est entamé et va aussi loin qu’il peut : faites un choix.
power-plants-refusal-not-a-target = Le pouvoir ne peut pas choisir { $patch } : prenez l’une des parcelles proposées.
power-plants-refusal-nobody-to-capture = Aucune rivale dans ce champ ({ $patch }), mais il y en a dans un autre champ qui touche le Sorcier : choisissez celui-là, car un pouvoir va aussi loin qu’il peut.
power-plants-refusal-wizard-stays = Le Sorcier est sur { $patch }, cette parcelle reste donc en place : déplacez-en une autre.
power-plants-refusal-patch-blocked = { $patch } est une parcelle bloquée : déplacez-en une qui peut sortir en glissant et laisse le jardin d’un seul tenant.
power-plants-refusal-nowhere-to-land = Ce pouvoir n’aurait nulle part où mettre { $patch } : déplacez une autre parcelle.
power-plants-refusal-unreadable-move = « { $text } » n’est pas un coup : écrivez par exemple h3@1,-2 (ajouter cette parcelle), @1,-2 (y déplacer une parcelle), h3 (choisir une parcelle), h3/d5 (troquer), fairy, no-fairy, sprout, grow, rest, skip, done ou keep.
power-plants-refusal-not-in-column = « { $text } » n’est d’aucune plante de cette partie : employez les lettres des cinq plantes de la colonne.
power-plants-refusal-unknown-plant = Il n’y a pas de plante « { $text } » ; il y a : { $known }.
power-plants-refusal-plant-twice = La plante { $plant } est nommée deux fois : nommez cinq plantes différentes.
power-plants-refusal-plant-with-alternate = { $plant } est l’alternative de la plante { $base_plant } et veut les mêmes parcelles : remplacez l’une d’elles.
power-plants-refusal-column-unsorted = La colonne n’est pas dans l’ordre : d’abord les plantes matinales, puis les méridiennes, puis les nocturnes.
power-plants-refusal-five-plants = { $given ->
    [one] Il faut cinq plantes, et non { $given } : nommez aussi les autres.
   *[other] Il faut cinq plantes, et non { $given } : nommez-en exactement cinq.
}
power-plants-refusal-unknown-difficulty = Il n’y a pas de difficulté « { $text } » ; il y a : { $known }.
power-plants-refusal-tile-duplicated = { $patch } est à plusieurs endroits : ne laissez cette parcelle qu’à un seul.
power-plants-refusal-tile-out-of-play = { $patch } reste dans la boîte quand on est si peu : ôtez cette parcelle.
power-plants-refusal-fairies-too-many = { $seat } n’a que 20 fées, captives comprises : ôtez celles qui sont en trop.
    .you = Vous n’avez que 20 fées, captives comprises : ôtez celles qui sont en trop.
power-plants-refusal-garden-split = Le jardin n’est pas d’un seul tenant : que chaque parcelle touche les autres, directement ou de proche en proche.
power-plants-refusal-nursery-size = { $expected ->
    [0] La Pépinière doit être vide à ce moment : écrivez « - ».
   *[other] La Pépinière doit compter { $expected } parcelles à ce moment : ajoutez-en ou ôtez-en.
}
power-plants-refusal-hand-size = Une main compte { $given ->
    [one] { $given } parcelle
   *[other] { $given } parcelles
} au lieu de { $expected } : ajoutez-en ou ôtez-en.
power-plants-refusal-wizard-missing = Le Sorcier doit se tenir sur une parcelle du jardin qui en touche d’autres : nommez-la à la ligne « wizard ».
power-plants-refusal-bag-empty = Le sac ne va pas avec ce moment : il se vide juste quand viennent les derniers tours. Vérifiez les lignes « bag », « last » et « turn ».
power-plants-refusal-bag-size = { $given ->
    [one] Contre la Taupe, le sac ne peut pas compter { $given } parcelle à ce moment.
   *[other] Contre la Taupe, le sac ne peut pas compter { $given } parcelles à ce moment.
} Vous y piochez tour à tour : 19 parcelles avant le premier tour, un nombre impair pendant le vôtre et pair après votre pioche ; 3 à votre dernier tour, 2 à la fin. Vérifiez les lignes « bag », « last » et « turn ».
power-plants-refusal-no-twins = Les deux parcelles de cette main ne sont pas d’un même type, il n’y a donc rien à troquer : changez la main, ou retirez « swap ».

## Ce qui a décidé de la partie

power-plants-reason-gems = aux Gemmes
power-plants-reason-fairies = à égalité de Gemmes, par les fées au jardin
power-plants-reason-shared = égalité de Gemmes et de fées au jardin : victoire partagée
power-plants-reason-mole-beaten = avec plus que le total de la Taupe
power-plants-reason-mole-unbeaten = son total n’a pas été dépassé

## Termes

power-plants-term-timing-morning = matinale
power-plants-term-timing-noon = méridienne
power-plants-term-timing-night = nocturne
power-plants-term-automaton = La Taupe
power-plants-term-automaton-inside = la Taupe
power-plants-term-patch-skip = plus aucune de cette plante
power-plants-term-patch-done = cela suffit
power-plants-term-patch-keep = aucune : garder les deux
power-plants-term-fairy-fairy = avec une fée gratuite
power-plants-term-fairy-no-fairy = sans fée
power-plants-term-power-sprout = Germination : la parcelle sous le Sorcier
power-plants-term-power-grow = Croissance : les parcelles autour du Sorcier
power-plants-term-power-rest = ni l’une ni l’autre

# D’où viennent les Gemmes.

power-plants-score-won = Gemmes gagnées pendant la partie
power-plants-score-garden = Gemmes sur ses propres parcelles
power-plants-score-plant = { $plant }, à la fin
power-plants-score-first = Première place dans le champ { $patch }
power-plants-score-second = Deuxième place dans le champ { $patch }
power-plants-score-further = Présence dans le champ { $patch }
