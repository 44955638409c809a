# Coucou

cuckoo-title = Coucou
cuckoo-tagline = Une carte chacun, une chance de la passer, et la plus basse coûte une vie.

## Options

cuckoo-option-lives = Vies
cuckoo-option-lives-help = Combien de vies chacun possède.

## Comment cela a fini

cuckoo-ending-last-one = Il n'en reste qu'un en vie.
cuckoo-ending-together = Les derniers ont perdu leur vie ensemble.

## Ce qui est montré

cuckoo-shown-round = Tour
cuckoo-shown-dealer = Donneur
cuckoo-shown-lives = Vies
cuckoo-shown-swapped = Sans Roi
cuckoo-shown-hand = Ta carte
cuckoo-shown-kings = Roi montré
cuckoo-shown-known = Carte que tu connais
cuckoo-shown-lived = Tours survécus

## Ce qui s'est passé

cuckoo-told-began =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
cuckoo-told-dealing =
    { $you ->
        [yes] Tour { $round } : tu donnes.
       *[no] Tour { $round } : { $name } donne.
    }
cuckoo-told-dealt =
    { $you ->
        [yes] Tu reçois { $card }.
       *[no] { $name } reçoit une carte.
    }
cuckoo-told-kept =
    { $you ->
        [yes] Tu gardes ta carte.
       *[no] { $name } garde sa carte.
    }
cuckoo-told-swapped =
    { $you ->
        [yes] Tu échanges avec { $other }.
       *[no] { $name } échange avec { $other }.
    }
cuckoo-told-got =
    { $you ->
        [yes] Ta carte est maintenant { $card }.
       *[no] { $name } regarde une autre carte.
    }
cuckoo-told-cuckoo =
    { $you ->
        [yes] Tu montres { $card } : « Coucou ! » Rien n'est échangé.
       *[no] { $name } montre { $card } : « Coucou ! » Rien n'est échangé.
    }
cuckoo-told-drew =
    { $you ->
        [yes] Tu échanges avec le paquet.
       *[no] { $name } échange avec le paquet.
    }
cuckoo-told-showed =
    { $you ->
        [yes] Tu montres { $card }.
       *[no] { $name } montre { $card }.
    }
cuckoo-told-lost =
    { $you ->
        [yes]
            { $lives ->
                [0] Tu perds ta dernière vie.
               *[other] Tu perds une vie ; il t'en reste { $lives }.
            }
       *[no]
            { $lives ->
                [0] { $name } perd sa dernière vie.
               *[other] { $name } perd une vie ; il en reste { $lives }.
            }
    }
cuckoo-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Tu partages la victoire avec { $names } !
            }
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } se partagent la victoire.
            }
    }

## Coups

cuckoo-move-keep = garder ta carte
cuckoo-move-swap = échanger avec le suivant, ou avec le paquet si tu donnes
cuckoo-hint = Tape keep (garder) ou swap (échanger).

## Coups refusés

error-cuckoo-unreadable = Je ne peux pas lire « { $move } ». Tape keep ou swap.
error-cuckoo-over = La partie est finie, { $move } arrive trop tard.
error-cuckoo-king-stays = { $move } : un Roi reste chez qui le tient. Garde-le.
