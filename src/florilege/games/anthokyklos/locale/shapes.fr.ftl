# Les formes des motifs, une à une.

anthokyklos-clause-F1 = Arc de 3 : trois pétales côte à côte sur un même anneau. Échelles 1 et 2.
anthokyklos-clause-F2 = Trèfle : trois pétales d’un même anneau, à un tiers de tour les uns des autres, avec deux emplacements entre l’un et le suivant. Échelle 1.
anthokyklos-clause-F3 = Arc de 5 : cinq pétales côte à côte sur un même anneau. Échelle 1.
anthokyklos-clause-F4 = Rayon : trois pétales en ligne droite à partir du pistil, sur les anneaux un, trois et cinq. Les emplacements des anneaux intermédiaires sont de part et d’autre de la ligne et ne comptent pas. Échelle 1.
anthokyklos-clause-F5 = Spirale droite de 3 : trois pétales sur trois anneaux qui se suivent, chacun reposant sur le précédent et décalé d’un demi-emplacement dans le sens horaire. Le numéro de l’emplacement reste le même. Échelles 1 et 2.
anthokyklos-clause-F6 = Spirale gauche de 3 : trois pétales sur trois anneaux qui se suivent, chacun reposant sur le précédent et décalé d’un demi-emplacement dans le sens antihoraire. Le numéro de l’emplacement baisse chaque fois d’un, et avant le 1 vient le 9. Échelles 1 et 2.
anthokyklos-clause-F7 = Spirale droite de 4 : une spirale droite qui continue sur un quatrième anneau. Échelle 1.
anthokyklos-clause-F8 = Spirale gauche de 4 : une spirale gauche qui continue sur un quatrième anneau. Échelle 1.
anthokyklos-clause-F9 = Grande spirale droite : une spirale droite de cinq pétales, du premier anneau jusqu’au dernier. Échelle 1.
anthokyklos-clause-F10 = Grande spirale gauche : une spirale gauche de cinq pétales, du premier anneau jusqu’au dernier. Échelle 1.
anthokyklos-clause-F11 = Bouton : un triangle pointe dehors. Deux voisins sur un anneau, et le pétale de l’anneau suivant qui repose sur les deux. Échelles 1, 2, 3 et 4.
anthokyklos-clause-F12 = Éventail : un triangle pointe dedans. Un pétale, et les deux de l’anneau suivant qui reposent sur lui. Échelles 1, 2, 3 et 4.
anthokyklos-clause-F13 = Losange : un pétale, les deux de l’anneau suivant qui reposent sur lui, et celui de l’anneau d’après qui repose sur ces deux-là. Échelles 1 et 2.
anthokyklos-clause-F14 = Tresse droite : deux voisins sur un anneau et deux sur le suivant, décalés dans le sens horaire : celui qui repose sur les deux, et son voisin dans le sens horaire. Échelles 1 et 2.
anthokyklos-clause-F15 = Tresse gauche : deux voisins sur un anneau et deux sur le suivant, décalés dans le sens antihoraire : celui qui repose sur les deux, et son voisin dans le sens antihoraire. Échelles 1 et 2.
anthokyklos-clause-F16 = Chevron pointe dehors : un V sur trois anneaux, la pointe à l’extérieur. La pointe, les deux pétales sur lesquels elle repose et, sur l’anneau intérieur à ceux-ci, le premier et le dernier des trois qui les portent. Échelles 1 et 2.
anthokyklos-clause-F17 = Chevron pointe dedans : un V sur trois anneaux, la pointe à l’intérieur. La pointe, les deux pétales qui reposent sur elle et, sur l’anneau extérieur à ceux-ci, le premier et le dernier des trois qui reposent sur eux. Échelles 1 et 2.
anthokyklos-clause-F18 = Croix : un pétale, les deux sur lesquels il repose et les deux qui reposent sur lui. Échelles 1 et 2.
anthokyklos-clause-F19 = Coupe : deux voisins sur un anneau, et les trois de l’anneau suivant qui reposent sur l’un d’eux ou sur les deux. Échelles 1 et 2.
anthokyklos-clause-F20 = Corolle : les six voisins d’un emplacement, deux sur son anneau, deux à l’intérieur et deux à l’extérieur. L’emplacement du milieu ne compte pas. Échelles 1 et 2.
anthokyklos-clause-F21 = Fleur : un pétale et ses six voisins, deux sur son anneau, deux à l’intérieur et deux à l’extérieur. Échelles 1 et 2.
anthokyklos-clause-F22 = Grand bouton : trois pétales côte à côte sur un anneau, les deux de l’anneau suivant qui reposent sur eux, et celui de l’anneau d’après qui repose sur ces deux-là. Échelle 1.
anthokyklos-clause-F23 = Anneau complet : les neuf pétales d’un même anneau. Échelle 1.
