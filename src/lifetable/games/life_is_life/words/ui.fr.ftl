# Life is Life sur la page.

life-is-life-ui-animals = { $animal ->
    [giraffe] { $count ->
        [one] girafe
       *[other] girafes
    }
    [bear] ours
    [mole] { $count ->
        [one] taupe
       *[other] taupes
    }
    [goat] { $count ->
        [one] chèvre
       *[other] chèvres
    }
    [sheep] { $count ->
        [one] mouton
       *[other] moutons
    }
    [dog] { $count ->
        [one] chien
       *[other] chiens
    }
    [rabbit] { $count ->
        [one] lapin
       *[other] lapins
    }
    [pig] { $count ->
        [one] cochon
       *[other] cochons
    }
    [cat] { $count ->
        [one] chat
       *[other] chats
    }
   *[mouse] souris
}
life-is-life-ui-herd = { $count } { life-is-life-ui-animals }

## À toi

life-is-life-ui-your-turn = À toi
life-is-life-ui-last-turn = Ton dernier tour
life-is-life-ui-waiting = { $name } réfléchit
life-is-life-ui-watching = Tu regardes la partie
life-is-life-ui-you-out = Te voilà hors jeu
life-is-life-ui-you-out-text = Reste voir qui nage le plus longtemps.
life-is-life-ui-pick = Choisis une rangée, puis les cartes à donner.
life-is-life-ui-giving = { $laid } contre la rangée { $row } ({ $took }).
life-is-life-ui-you-give = tu donnes
life-is-life-ui-go-start = Des cartes ou une rangée
life-is-life-ui-go-wait = Ce n'est pas ton tour
life-is-life-ui-go-more = { $count ->
    [one] Encore 1 carte
   *[other] Encore { $count } cartes
}
life-is-life-ui-go-back = { $count ->
    [one] Reprends 1 carte
   *[other] Reprends { $count } cartes
}
life-is-life-ui-go-same = Change une carte
life-is-life-ui-go-trade = { $count ->
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
}
life-is-life-ui-go-sudden = Mort subite !
life-is-life-ui-why-same = Ces animaux y sont déjà. Une carte au moins doit être différente.
life-is-life-ui-why-back = { $row ->
    [1] La rangée 1 contient une carte.
   *[other] La rangée { $row } contient { $row } cartes.
} { $count ->
    [one] Reprends-en une.
   *[other] Reprends-en { $count }.
}
life-is-life-ui-why-many = Aucune rangée ne contient plus de quatre cartes.
life-is-life-ui-after = Après l'échange, tu as { $list }.
life-is-life-ui-after-scattered = Après l'échange, tu n'as aucun animal en double.
life-is-life-ui-after-sudden = Après l'échange, tu as les { $count } { life-is-life-ui-animals } : la manche s'arrête.
life-is-life-ui-after-lone = En un seul exemplaire après l'échange : { $list }.
life-is-life-ui-after-paired = Après l'échange, aucune de tes cartes n'est seule.

## Frapper

life-is-life-ui-knock = Frapper
life-is-life-ui-knock-later = échange d'abord
life-is-life-ui-not-yet = Pas encore
life-is-life-ui-knock-now = Je frappe
life-is-life-ui-knock-sure = Tu frappes ?
life-is-life-ui-knock-sure-text = Tous les autres ont encore un tour, puis on compte les mains.
life-is-life-ui-knock-too-text = Tu gardes ta main comme elle est.
life-is-life-ui-knock-title = { $you ->
    [yes] Tu as frappé
   *[no] { $name } a frappé
}
life-is-life-ui-knock-text = Encore un tour chacun, dans cet ordre. Puis on compte les mains.
life-is-life-ui-knocked = A frappé
life-is-life-ui-last = dernier tour
life-is-life-ui-capped = On compte

## La table

life-is-life-ui-rows = Les quatre rangées
life-is-life-ui-round = Manche { $round }
life-is-life-ui-row = Rangée { $row } : { $cards }
life-is-life-ui-card = { $of ->
    [1] { $animal }, { $value }
   *[other] { $animal }, { $value }, { $place } sur { $of }
}
life-is-life-ui-lives = { $lives ->
    [0] plus de vie
    [one] une vie
   *[other] { $lives } vies
}
life-is-life-ui-left = { $you ->
    [yes] { $count ->
        [one] Laissée par toi
       *[other] Laissées par toi
    }
   *[no] { $count ->
        [one] Laissée par { $name }
       *[other] Laissées par { $name }
    }
}
life-is-life-ui-memory = Ce que tu as pu retenir
life-is-life-ui-gave = a donné
life-is-life-ui-unknown = Pas encore d'échange : dix cartes inconnues.
life-is-life-ui-close = Fermer
life-is-life-ui-collect = Réunis-les tous
life-is-life-ui-collect-text = La manche s'arrête. Tous les autres perdent une vie.
life-is-life-ui-collect-pro = La manche s'arrête. Tous les autres perdent une vie, tu en gagnes une.
life-is-life-ui-two-left = Plus que deux dans l'eau
life-is-life-ui-two-left-text = Une carte seule n'est plus une majorité. Désormais, il en faut deux.

## Le décompte

life-is-life-ui-go-on = Continuer
life-is-life-ui-species = Les dix animaux, dans l'ordre
life-is-life-ui-hands = Les mains, face visible
life-is-life-ui-covered = face cachée
life-is-life-ui-points = { $count ->
    [one] point
   *[other] points
}
life-is-life-ui-open = Les mains sur la table
life-is-life-ui-open-text = Animal par animal : qui est seul à en avoir le plus marque son chiffre.
life-is-life-ui-scores = { $you ->
    [yes] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } pour toi
   *[no] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } pour { $name }
}
life-is-life-ui-scores-text = { $you ->
    [yes] C'est toi qui en as le plus : { $count } { life-is-life-ui-animals }.
   *[no] C'est { $name } qui en a le plus : { $count } { life-is-life-ui-animals }.
}
life-is-life-ui-nobody = Personne ne marque
life-is-life-ui-level-text = Égalité en tête : les points restent à l'eau.
life-is-life-ui-lone-text = À deux, il faut au moins deux cartes pour une majorité.
life-is-life-ui-none-text = Personne n'a { $animal ->
    [bear] d'ours
   *[other] de { life-is-life-ui-animals }
}.

## Le verdict

life-is-life-ui-verdict = Qui perd des vies ?
life-is-life-ui-verdict-out = { $count ->
    [one] { $names } est hors jeu.
   *[other] { $names } sont hors jeu.
}
life-is-life-ui-verdict-me = { $lost ->
    [0] Tu ne perds rien.
    [1] Tu perds une vie.
   *[other] Tu perds deux vies.
}
life-is-life-ui-verdict-me-gain = Tu gagnes une vie.
life-is-life-ui-verdict-me-out = Te voilà hors jeu.
life-is-life-ui-verdict-level = Égalité : personne ne perd de vie.
life-is-life-ui-verdict-dry = { $count ->
    [one] { $names } ne perd rien.
   *[other] { $names } ne perdent rien.
}
life-is-life-ui-lost-rule = Le plus de points : aucune. Le moins : deux. Entre les deux : une.
life-is-life-ui-level-all = Tout le monde a le même nombre de points.
life-is-life-ui-sudden = Mort subite
life-is-life-ui-fate = { $count ->
    [one] En perd une
   *[other] En perd deux
}
life-is-life-ui-fate-none = Garde tout
life-is-life-ui-fate-gain = En gagne une
life-is-life-ui-fate-out = Hors jeu
life-is-life-ui-keep = { $lives ->
    [0] Ta dernière bouée est partie.
    [one] Il te reste une bouée.
   *[other] Tu as { $lives } bouées.
}
life-is-life-ui-in-pool = { $count ->
    [one] Dans l'eau : { $names }.
   *[other] Encore { $count } dans l'eau : { $names }.
}
life-is-life-ui-round-over = Fin de la manche { $round }
life-is-life-ui-next-round = { $you ->
    [yes] Tu commences la manche { $round }
   *[no] { $name } commence la manche { $round }
}
life-is-life-ui-next-round-text = Les soixante cartes sont mélangées.

## Après la partie

life-is-life-ui-rounds = { $rounds ->
    [one] Une manche
   *[other] { $rounds } manches
}
life-is-life-ui-sheet-round = Manche
life-is-life-ui-sheet-note = Les points de chaque manche, et les bouées qu'ils ont coûtées.
life-is-life-ui-afloat = flotte encore
life-is-life-ui-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne.
}
life-is-life-ui-out-in = hors jeu à la manche { $round }
life-is-life-ui-story-ahead = { $you ->
    [yes] Personne n'a jamais eu plus de bouées que toi.
   *[no] Personne n'a jamais eu plus de bouées que { $name }.
}
life-is-life-ui-story-led = { $you ->
    [yes] Jusqu'à la manche { $round }, tu avais le plus de bouées.
   *[no] Jusqu'à la manche { $round }, { $name } avait le plus de bouées.
}
life-is-life-ui-story-sudden = { $you ->
    [yes] Puis tu as réuni tous les { $herd } : mort subite !
   *[no] Puis { $name } a réuni tous les { $herd } : mort subite !
}
life-is-life-ui-story-sank = { $you ->
    [yes] À la fin tu as frappé, et ta dernière bouée y est passée.
   *[no] À la fin { $name } a frappé, et sa dernière bouée y est passée.
}
life-is-life-ui-story-knocked = { $you ->
    [yes] À la fin tu as frappé au bon moment : c'était fini pour { $others }.
   *[no] À la fin { $name } a frappé au bon moment : c'était fini pour { $others }.
}
life-is-life-ui-story-you = toi
life-is-life-ui-won-how = { $you ->
    [yes] { $lives ->
        [one] Il ne te restait qu'une bouée
       *[other] Tu avais encore { $lives } bouées
    }
   *[no] { $lives ->
        [one] Il ne restait qu'une bouée à { $name }
       *[other] { $name } avait encore { $lives } bouées
    }
} après { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}.
## Keys

life-is-life-keys-rows = Choisir une rangée
