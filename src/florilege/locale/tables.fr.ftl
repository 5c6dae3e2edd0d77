# Tables : ce qui y est refusé, ce qui s'y dit, comment les parties finissent.

refusal-unknown-table = il n’y a pas de table « { $name } ».
refusal-table-busy = trop de choses se sont passées à la fois à cette table ; réessayez.
refusal-table-full = il s’est passé trop de choses à cette table pour cela : { $most } événements.
refusal-stale-seq = le message { $seq } est plus ancien que ce que ce client a envoyé depuis.
refusal-no-such-seat = cette table a { $seats } places.
refusal-not-begun = la partie n’a pas commencé : il reste des places libres.
refusal-begun = la partie a commencé.
refusal-game-goes-on = la partie n’est pas finie.
refusal-not-your-seat = la place { $seat } n’est pas la vôtre.
refusal-not-at-table = vous n’êtes pas assis à cette table.
refusal-not-the-founder = seule la personne qui a ouvert la table peut le faire.
refusal-seat-taken = la place { $seat } est déjà prise.
    .you = cette place est déjà la vôtre.
refusal-seat-empty = personne n’est assis en { $seat }.
refusal-bad-name = un nom compte de 1 à { $most } caractères imprimables.
refusal-illegible-name = un nom compte au moins une lettre, un chiffre ou une image, et rien d’invisible.
refusal-name-alike = « { $name } » ressemble au nom de quelqu’un d’autre ; choisissez-en un autre.
refusal-forfeited = cette place a été abandonnée pour de bon.
refusal-relieved = un robot joue cette place pour vous ; reprenez-la d’abord.
refusal-not-relieved = vous jouez vous-même cette place.
refusal-nobody-to-relieve = personne n’attend { $seat }.
refusal-patience = laissez encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} à { $seat }.
refusal-stale-position = la partie a avancé : ce coup valait pour le coup { $given }, on en est au coup { $ply }.
refusal-time-over = votre temps est écoulé.
refusal-time-left = cette pendule n’est pas tombée.
refusal-undo-never = à cette table, on ne reprend rien.
refusal-undo-not-yours = vous ne pouvez pas revenir au coup { $ply } : ce n’était pas à vous d’y décider.
refusal-undo-barrier = quelqu’un a appris quelque chose depuis ; à cette table, cela ne se reprend pas.
refusal-draw-with-bots = les robots jouent jusqu’au bout : la nulle est affaire de personnes.
refusal-offer-open = une proposition est déjà en cours.
refusal-no-offer = cette proposition ne tient plus.
refusal-answered = vous avez déjà répondu.
refusal-bad-words = dites quelque chose, avec vos mots ({ $most } caractères au plus) ou par une formule, pas les deux.
refusal-unknown-phrase = cette formule n’existe pas ; il y a : { $known }.
refusal-chat-full = on a assez parlé ici : { $most } fois.
refusal-no-hints = à cette table, il n’y a pas de conseils.
refusal-bots-busy = les robots ont trop de parties en tête ; réessayez bientôt.
refusal-too-many-tables = vous avez { $most } tables en cours ; finissez-en une d’abord.
refusal-bot-too-slow = « { $text } » demande plus de temps qu’un robot n’en a ici : { $most } millisecondes par coup au plus.
refusal-bot-lost = le processus du robot s’est interrompu ; réessayez.
refusal-bots-for-seats = dites pour chacune des { $seats } places si un robot la joue, et non pour { $given }.
refusal-no-people = laissez au moins une place à une personne.
refusal-rated-terms = les parties classées se jouent entre personnes, sans conseils, et rien ne se reprend au-delà de la barrière.
refusal-increment-range = un coup peut ajouter de 0 à { $most } secondes, pas { $given }.
refusal-record-unfinished = la partie de cet enregistrement n’est pas finie.

ending-agreed = Partie nulle d’un commun accord.
ending-abandoned = La partie a été abandonnée.
ending-flag = Le temps est écoulé.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-oops = Oups.
phrase-thinking = Je réfléchis…
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-bye = Au revoir !
