# Les tables : les places, et ce qu'elles refusent

guest = Invité
error-record-promise = La promesse faite avant la partie n'est pas celle de la graine.
error-no-such-table = Il n'y a pas de table { $table }. Vérifie le lien.
error-nobody = Installe-toi d'abord : le serveur ne te connaît pas encore.
error-seat-taken = La place { $seat } est prise. Choisis-en une libre.
error-not-your-seat = La place { $seat } n'est pas la tienne.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-not-seated = Tu regardes. Il faut être assis à la table pour cela.
error-not-in-lobby = La partie a commencé : cela ne peut plus changer.
error-not-started = La partie n'a pas encore commencé.
error-paused = La table est en pause. Reprenez d'abord.
error-game-over = La partie est finie.
error-game-not-over = Cela vient après la fin de la partie.
error-not-your-turn = Ce n'est pas ton tour.
error-seat-kept-warm = Un robot garde ta place au chaud. Reprends-la d'abord.
error-stale = La table a avancé entre-temps. Voici où elle en est.
error-busy = Il se passe beaucoup de choses à cette table. Réessaie dans un instant.
error-too-few-seated = { $seated } à table, il en faut { $least }. Ajoute un ami ou un robot.
error-seats-free = Pour commencer tout de suite, toutes les places doivent être prises : il en reste { $free ->
    [one] une de libre
   *[other] { $free } de libres
 }.
error-too-many-seated = { $seated } personnes sont assises. Quelqu'un doit d'abord se lever.
error-no-such-level = Il n'y a pas de robot « { $level } ». Choisis parmi { $levels }.
error-nothing-to-undo = Rien à reprendre : depuis, on a lancé le dé ou dévoilé une carte.
error-still-here = { $name } était là il y a un instant. Attends encore { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }.
error-nothing-asked = Personne ne demande à reprendre un coup.
error-chat-full = Tu as assez bavardé à cette table.
error-no-such-reaction = Cette réaction n'existe pas. Choisis parmi { $reactions }.
error-too-many-tables = Tu as déjà { $most } tables en cours. Termines-en une, ou quittes-en une d'abord.
error-too-many-unattended = Des robots jouent encore à { $most } de tes tables. Attends que l'une d'elles ait fini.
error-too-many-decks = Tu as déjà { $most } jeux de cartes à des tables. Reprends l'un d'eux.
error-too-many-tokens = Tu as déjà { $most } clés. Supprimes-en une d'abord.
error-no-such-token = Cette clé n'existe pas.
error-bad-link = Ce lien ne marche plus. Demandes-en un nouveau.
error-hints-off = Les conseils sont coupés à cette table.
error-hint-waiting = L'expert réfléchit déjà à ta question. Un instant.
error-advice-busy = Beaucoup veulent l'avis de l'expert. Réessaie dans un instant.
error-review-failed = L'expert n'a rien compris à cette partie. Tu peux la revoir en entier.
error-review-too-long = Cette partie compte plus de { $most } coups, c'est trop pour l'expert. Tu peux la revoir en entier.
error-no-such-file = Il n'y a pas de fichier { $file } ici. Envoie-le de nouveau.
error-file-has-mistakes = On ne peut pas encore jouer avec ce fichier. La liste dit quoi corriger.
