# Tes propres jeux de cartes : `lifetable deck`.

## Aide

deck-help = Vérifier, examiner et commencer des jeux de cartes pour Lifetime.
deck-help-check = Trouver tout ce qui ne va pas dans un jeu de cartes, avec la ligne et la colonne.
deck-help-stats = Montrer un jeu de cartes en chiffres : siècles, durées de vie, difficulté, domaines, régions. Sans fichier : le jeu de cartes fourni.
deck-help-new = Commencer ton propre jeu de cartes : un fichier où chaque colonne est expliquée, avec une carte en exemple. Sans nom de fichier, il est affiché.
deck-help-json = Afficher du JSON et rien d'autre.
deck-help-languages = Langues du nouveau jeu de cartes, en codes de deux lettres.
deck-help-force = Remplacer le fichier s'il existe.
deck-file = FICHIER

## deck check

deck-line = ligne
deck-column = colonne
deck-wrong = ce qui ne va pas
deck-expected = ce qui est attendu
deck-said = { $wrong } Attendu : { $expected }.
deck-playable =
    { $warnings ->
        [0] Ce jeu de { $cards } cartes est prêt.
        [one] Tu peux jouer avec ce jeu de { $cards } cartes. Une remarque.
       *[other] Tu peux jouer avec ce jeu de { $cards } cartes. { $warnings } remarques.
    }
deck-not-playable =
    { $errors ->
        [one] Une erreur : on ne peut pas encore jouer avec ces cartes.
       *[other] { $errors } erreurs : on ne peut pas encore jouer avec ces cartes.
    }{ $warnings ->
        [0] { "" }
        [one] { " " }Et une remarque.
       *[other] { " " }Et { $warnings } remarques.
    }

## deck stats

deck-cards = cartes
deck-people = célébrités
deck-characters = dont personnages
deck-languages = langues
deck-abouts = avec une description
deck-facts = avec une anecdote
deck-life-spans = durées de vie
deck-fingerprint = empreinte
deck-span-text = de { $shortest } à { $longest } ans, la moitié sous { $median }
deck-plot-centuries = Naissances
deck-plot-spans = Durées de vie en années
deck-plot-difficulty = Difficulté
deck-plot-fields = Domaines
deck-plot-regions = Régions
deck-field-activism = militantisme
deck-field-adventure = aventure
deck-field-art = art
deck-field-business = affaires
deck-field-comics = bande dessinée
deck-field-exploration = exploration
deck-field-fashion = mode
deck-field-film = cinéma
deck-field-invention = inventions
deck-field-literature = littérature
deck-field-medicine = médecine
deck-field-military = armée
deck-field-music = musique
deck-field-philosophy = philosophie
deck-field-politics = politique
deck-field-religion = religion
deck-field-royalty = royauté
deck-field-science = science
deck-field-sport = sport
deck-field-stage = scène
deck-region-africa = Afrique
deck-region-asia = Asie
deck-region-eastern-europe = Europe de l'Est
deck-region-latin-america = Amérique latine
deck-region-middle-east = Moyen-Orient
deck-region-north-america = Amérique du Nord
deck-region-oceania = Océanie
deck-region-western-europe = Europe de l'Ouest

## deck new

deck-written = { $file } est prêt : ouvre-le avec un tableur ou un éditeur, puis essaie : lifetable deck check { $file }
deck-exists = { $file } existe déjà. Choisis un autre nom, ou remplace-le avec --force.
deck-not-written = Impossible d'écrire { $file } : { $reason }
deck-bad-languages = « { $found } » n'est pas une liste de langues. Attendu : des codes de deux lettres, tous différents, séparés par des virgules, comme fr,en
deck-template-intro =
    Un jeu de cartes pour Lifetime : { $least-cards } à { $most-cards } cartes de six célébrités, une ligne par personne.
    Les lignes qui commencent par # sont des notes, le jeu les saute.
    Enregistre en CSV, en UTF-8. Virgules, points-virgules ou tabulations entre les cellules, tout convient.
    L'ordre des colonnes est libre. xx est une langue, comme fr ou en : chaque langue a ses propres colonnes.
    Aucune cellule ne contient de saut de ligne ni ne commence comme une formule (= + @).
    Vérifie ton jeu de cartes avec : lifetable deck check FICHIER
deck-column-card = deux chiffres, de 00 à 99 ; la seconde carte d'un nombre se termine par b, comme 20b.
deck-column-place = de 1 à 6, chacun une fois par carte.
deck-column-name = le nom, { $most } caractères au plus ; personne deux fois.
deck-column-about = qui c'était, { $most } caractères au plus ; peut rester vide.
deck-column-fact = une chose à retenir, { $most } caractères au plus ; peut rester vide.
deck-column-born = année de naissance, { $first-year } ou plus tard.
deck-column-died = année de mort, pas dans le futur, { $least-span } à { $most-span } ans après la naissance.
deck-column-field = domaine, comme music ; peut rester vide.
deck-column-region = région d'origine, comme western-europe ; peut rester vide.
deck-column-difficulty = de 1 (tout le monde connaît) à 5 (peu de gens connaissent) ; peut rester vide. difficulty_xx vaut pour une langue, si elle diffère.
deck-column-work = pour les personnages seulement : leur roman ou leur film ; peut rester vide.
deck-template-outro = Voici une carte. Change-la, et ajoutes-en au moins 29 autres.
deck-example-1-name = Marie Curie
deck-example-1-about = physicienne et chimiste polonaise et française
deck-example-1-fact = Elle reçut le prix Nobel dans deux sciences, la physique et la chimie.
deck-example-2-name = Wolfgang Amadeus Mozart
deck-example-2-about = compositeur autrichien
deck-example-2-fact = Il écrivit sa première symphonie à huit ans.
deck-example-3-name = Frida Kahlo
deck-example-3-about = peintre mexicaine
deck-example-3-fact = Elle se mit vraiment à peindre au lit, après un accident d'autobus.
deck-example-4-name = Élisabeth Ire
deck-example-4-about = reine d'Angleterre
deck-example-4-fact = Elle régna 44 ans et ne se maria jamais.
deck-example-5-name = Gandhi
deck-example-5-about = guide de l'Inde vers l'indépendance
deck-example-5-fact = En 1930, il marcha près de 400 km jusqu'à la mer pour y récolter du sel en signe de protestation.
deck-example-6-name = Rabindranath Tagore
deck-example-6-about = poète bengali
deck-example-6-fact = En 1913, il fut le premier Asiatique à recevoir un prix Nobel.

## Ce qui ne va pas, et ce qui est attendu

deck-finding-no-file = Le fichier { $file } n'existe pas.
deck-expected-no-file = un fichier qui existe
deck-finding-unreadable = Impossible de lire { $file } : { $reason }
deck-expected-unreadable = un fichier que tu as le droit de lire
deck-finding-too-big = Le fichier est trop gros.
deck-expected-too-big = { $most } Mo au plus
deck-finding-too-many-rows = Le fichier a { $found } lignes.
deck-expected-too-many-rows = { $most } lignes au plus
deck-finding-wrong-encoding = Le fichier est enregistré en { $found }.
deck-expected-wrong-encoding = un fichier enregistré en UTF-8
deck-finding-empty = Il n'y a rien dans ce fichier.
deck-expected-empty = une ligne avec les noms des colonnes, puis une ligne par personne
deck-finding-no-rows = Il n'y a personne après les noms des colonnes.
deck-expected-no-rows = une ligne par personne
deck-finding-long-line = Cette ligne est très longue.
deck-expected-long-line = { $most } caractères au plus
deck-finding-not-utf8 = L'octet { $byte } n'est pas de l'UTF-8 (c'était peut-être « { $guess } »).
deck-expected-not-utf8 = un fichier enregistré en UTF-8
deck-finding-nul = Il y a un octet NUL.
deck-expected-nul = seulement du texte
deck-finding-bad-quotes = Les guillemets ne vont pas par paires.
deck-expected-bad-quotes = "…" autour de toute la cellule ; à l'intérieur, un guillemet s'écrit deux fois
deck-finding-line-break = Il y a un saut de ligne dans la cellule.
deck-expected-line-break = un texte sur une seule ligne
deck-finding-control = Il y a un caractère de contrôle invisible ({ $point }).
deck-expected-control = seulement du texte
deck-finding-formula = « { $found } » commence comme une formule de tableur.
deck-expected-formula = un texte qui ne commence pas par = + @ ou -
deck-finding-not-nfc = Les accents sont écrits à part de leurs lettres ; le jeu les réunit.
deck-expected-not-nfc = un texte sous la forme NFC
deck-finding-too-few-cells =
    { $cells ->
        [one] La ligne n'a qu'une cellule.
       *[other] La ligne n'a que { $cells } cellules.
    }
deck-expected-too-few-cells =
    { $columns ->
        [one] une cellule, comme dans la première ligne
       *[other] { $columns } cellules, comme dans la première ligne
    }
deck-finding-too-many-cells = La ligne a { $cells } cellules.
deck-expected-too-many-cells =
    { $columns ->
        [one] une cellule, comme dans la première ligne
       *[other] { $columns } cellules, comme dans la première ligne ; un texte avec une virgule s'écrit entre "…"
    }
deck-finding-missing-column = Cette colonne manque.
deck-expected-missing-column = name, born et died
deck-finding-no-names = Il n'y a pas de colonne de noms.
deck-expected-no-names = name_xx pour au moins une langue, comme name_fr
deck-finding-column-twice = Cette colonne apparaît deux fois.
deck-expected-column-twice = chaque colonne une fois
deck-finding-unknown-column = Le jeu ne connaît pas cette colonne et la saute.
deck-expected-unknown-column = card, place, name_xx, about_xx, fact_xx, born, died, field, region, difficulty, difficulty_xx, work
deck-finding-column-without-names = Il n'y a pas de noms dans cette langue ; la colonne est sautée.
deck-expected-column-without-names = aussi une colonne name_{ $language }
deck-finding-no-value = La cellule est vide.
deck-expected-no-value = une valeur pour chaque personne
deck-finding-too-long = Le texte a { $length } caractères.
deck-expected-too-long = { $most } au plus
deck-finding-bad-card = « { $found } » n'est pas une carte.
deck-expected-bad-card = deux chiffres, comme 05, ou avec un b, comme 20b (les tableurs aiment effacer le 0)
deck-finding-bad-place = « { $found } » n'est pas un rang sur la carte.
deck-expected-bad-place = 1, 2, 3, 4, 5 ou 6
deck-finding-bad-year = « { $found } » n'est pas une année.
deck-expected-bad-year = une année en chiffres, comme 1867
deck-finding-born-early = Naissance en { $found } : trop ancienne.
deck-expected-born-early = { $least } ou plus tard
deck-finding-died-late = Mort en { $found } : cette année n'est pas encore venue.
deck-expected-died-late = { $year } ou plus tôt
deck-finding-died-before-born = Mort en { $died }, mais naissance en { $born }.
deck-expected-died-before-born = une mort après la naissance
deck-finding-span-short =
    { $years ->
        [0] Cette vie ne dure même pas un an.
        [one] Cette vie dure un an.
       *[other] Cette vie dure { $years } ans.
    }
deck-expected-span-short = au moins { $least } ans
deck-finding-span-long = Cette vie dure { $years } ans.
deck-expected-span-long = { $most } ans au plus
deck-finding-bad-difficulty = « { $found } » n'est pas une difficulté.
deck-expected-bad-difficulty = de 1 (facile) à 5 (difficile), ou rien
deck-finding-name-twice = { $name } est déjà à la ligne { $first }.
deck-expected-name-twice = personne deux fois
deck-finding-place-twice = La carte { $card } a déjà un rang { $place }, à la ligne { $first }.
deck-expected-place-twice = chaque rang une fois par carte, chaque carte une fois
deck-finding-places-missing =
    { $count ->
        [one] La carte { $card } n'a personne au rang { $places }.
       *[other] La carte { $card } n'a personne aux rangs { $places }.
    }
deck-expected-places-missing = six personnes, aux rangs 1 à 6
deck-finding-too-few-cards =
    { $count ->
        [0] Il n'y a aucune carte.
        [one] Il n'y a qu'une carte.
       *[other] Il n'y a que { $count } cartes.
    }
deck-expected-too-few-cards = au moins { $least } cartes
deck-finding-too-many-cards = Il y a { $count } cartes.
deck-expected-too-many-cards = { $most } cartes au plus
deck-finding-second-alone = Il y a une carte { $card } mais pas de { $first }.
deck-expected-second-alone = un b seulement sur la seconde carte d'un nombre
deck-finding-early-many = { $share } % sont nés avant 1500 : peu de joueurs connaissent leurs dates.
deck-expected-early-many = 12 % au plus
deck-finding-middle-few = Seulement { $share } % sont nés entre 1500 et 1799.
deck-expected-middle-few = au moins 25 %
deck-finding-late-few = Seulement { $share } % sont nés en 1800 ou plus tard.
deck-expected-late-few = au moins 40 %
deck-finding-field-much = { $share } % viennent d'un seul domaine : { $field }.
deck-expected-field-much = 18 % au plus
deck-finding-region-few = Seulement { $share } % viennent d'ailleurs que d'Europe de l'Ouest et d'Amérique du Nord.
deck-expected-region-few = au moins 25 %
deck-finding-card-no-easy = Sur la carte { $card }, personne n'est connu de tous.
deck-expected-card-no-easy = au moins une personne de difficulté 1 ou 2
deck-finding-card-no-hard = Sur la carte { $card }, tout le monde est bien connu.
deck-expected-card-no-hard = au moins une personne de difficulté 4 ou 5
deck-finding-card-one-century = Sur la carte { $card }, tout le monde est né entre { $start } et { $end }.
deck-expected-card-one-century = des personnes de siècles différents
deck-finding-card-few-fields = Sur la carte { $card }, tout le monde vient de : { $fields }.
deck-expected-card-few-fields = au moins trois domaines
deck-finding-more =
    { $count ->
        [one] Et encore une remarque.
       *[other] Et encore { $count } autres.
    }
deck-expected-more = corrige d'abord celles-ci, puis vérifie à nouveau
deck-finding-read-as = Le fichier a été lu comme du { $found }.
deck-expected-read-as = un autre coup d'œil aux accents, si l'un d'eux est faux
deck-finding-no-header = La première ligne est déjà une personne : ses colonnes ont été prises pour le nom, la naissance et la mort.
deck-expected-no-header = une première ligne qui nomme les colonnes, si ce sont d'autres
deck-finding-read-cards =
    { $count ->
        [one] Une carte était écrite
       *[other] { $count } cartes étaient écrites
    } comme le font les tableurs : « { $was } » a été lu { $now }.
deck-expected-read-cards = deux chiffres, comme 05
deck-finding-read-years =
    { $count ->
        [one] D'une date, on a gardé l'année :
       *[other] De { $count } dates, on a gardé l'année :
    } { $now } pour « { $was } ».
deck-expected-read-years = une année en chiffres, si c'en est une autre
deck-finding-spread = { $people } personnes ont été réparties sur { $cards } cartes, chacune avec des gens de bien des époques.
deck-expected-spread = des colonnes card et place, si tu veux dire toi-même qui est où
deck-finding-too-few-people =
    { $count ->
        [one] Il y a une personne.
       *[other] Il y a { $count } personnes.
    } Il en faut encore { $more }.
deck-expected-too-few-people = { $least } personnes à trois ou quatre, 216 à cinq, 258 à six
deck-finding-people-wait =
    { $count ->
        [one] La dernière personne du fichier attend : une carte en porte six.
       *[other] Les { $count } dernières personnes du fichier attendent : une carte en porte six.
    }
deck-expected-people-wait =
    { $more ->
        [0] 624 personnes au plus
        [one] une de plus, pour une autre carte
       *[other] { $more } de plus, pour une autre carte
    }
deck-finding-broken-workbook = Le classeur n'a pas pu être lu.
deck-expected-broken-workbook = un classeur tel que les tableurs l'enregistrent (.xlsx), ou un CSV
