# Der Tisch von Lifetime auf der Seite. Jahre kommen als Text.

## Die Person

lifetime-ui-thinks =
    { $you ->
        [yes] Du denkst an
       *[no] { $name } denkt an
    }
lifetime-ui-others-see = Das sehen die anderen
lifetime-ui-next-person = Die nächste Persönlichkeit
lifetime-ui-who = Wer wird es?
lifetime-ui-choosing = { $name } sucht aus
lifetime-ui-nobody = Diesmal niemand
lifetime-ui-over = Das Spiel ist aus
lifetime-ui-over-more = Wer die wenigsten Karten hat, gewinnt
lifetime-ui-dates-unknown = Daten unbekannt
lifetime-ui-lived = { $born } bis { $died }
lifetime-ui-born = geboren
lifetime-ui-died = gestorben
lifetime-ui-just-now = Gerade eben
lifetime-ui-only-you = Das siehst nur du

## Plätze

lifetime-ui-players = Spieler
lifetime-ui-knows = Kennt die Daten
lifetime-ui-in-hand =
    { $count ->
        [0] keine Karte mehr auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
lifetime-ui-holds = Hand: { $count }
lifetime-ui-taken =
    { $count ->
        [0] keine Karte genommen
        [one] eine Karte genommen
       *[other] { $count } Karten genommen
    }
lifetime-ui-takes =
    { $count ->
        [one] nimmt eine Karte
       *[other] nimmt { $count } Karten
    }
lifetime-ui-you-took =
    { $count ->
        [0] Du hast noch nichts genommen. Wer am wenigsten hat, gewinnt.
        [one] Du hast eine Karte genommen. Wer am wenigsten hat, gewinnt.
       *[other] Du hast { $count } Karten genommen. Wer am wenigsten hat, gewinnt.
    }

## Zeitstrahl und Stapel

lifetime-ui-hung =
    { $you ->
        [yes] { $year }, von dir gelegt
       *[no] { $year }, gelegt von { $name }
    }
lifetime-ui-stake =
    { $count ->
        [1] Wer danebenliegt, nimmt die Karte
        [2] Wer danebenliegt, nimmt beide Karten
       *[other] Wer danebenliegt, nimmt alle { $count } Karten
    }
lifetime-ui-alive = War { $person } { $year } am Leben?
lifetime-ui-yes = { $year }: ja
lifetime-ui-no = { $year }: nein
lifetime-ui-all-taken =
    { $you ->
        [yes]
            { $count ->
                [one] Du nimmst die Karte
                [2] Du nimmst beide Karten
               *[other] Du nimmst alle { $count } Karten
            }
       *[no]
            { $count ->
                [one] { $name } nimmt die Karte
                [2] { $name } nimmt beide Karten
               *[other] { $name } nimmt alle { $count } Karten
            }
    }
lifetime-ui-set-aside = Niemand lag daneben: Die Karten werden beiseitegelegt
lifetime-ui-beyond =
    { $side ->
        [left] vor { $year }
       *[right] nach { $year }
    }
lifetime-ui-gap =
    { $count ->
        [one] ein Jahr
       *[other] { $count } Jahre
    } { $side ->
        [left] vor { $year }
       *[right] nach { $year }
    }
lifetime-ui-fits =
    { $fits ->
        [yes] zu Lebzeiten
        [early] vor der Geburt
       *[late] nach dem Tod
    }
lifetime-ui-end =
    { $side ->
        [left] Linkes Ende des Zeitstrahls, vor { $end }
       *[right] Rechtes Ende des Zeitstrahls, nach { $end }
    }
lifetime-ui-end-year =
    { $side ->
        [left] Linkes Ende: { $card } wäre { $year }
       *[right] Rechtes Ende: { $card } wäre { $year }
    }
lifetime-ui-round = Runde { $round }
lifetime-ui-pile =
    { $count ->
        [0] Stapel leer
       *[other] noch { $count } im Stapel
    }
lifetime-ui-last = Letzte Runde

## Deine Karten

lifetime-ui-card = Jahreskarte { $card }
lifetime-ui-card-ends = Jahreskarte { $card }: links { $left }, rechts { $right }
lifetime-ui-card-opens = Jahreskarte { $card }: eröffnet mit { $years }
lifetime-ui-card-not = Jahreskarte { $card }: passt nicht
lifetime-ui-or = { $some } oder { $last }
lifetime-ui-go-on = Weiter
lifetime-ui-private = Deine Karte. Die Daten siehst nur du.
lifetime-ui-open-with = Eröffnen mit { $years }
lifetime-ui-no-card = Keine deiner Karten passt
lifetime-ui-which-year = Welches Jahr?
lifetime-ui-remember =
    { $count ->
        [one] Du kennst noch eine Karte
       *[other] Du kennst noch { $count } Karten
    }
lifetime-ui-remember-pile =
    { $above ->
        [0] { $card } liegt oben auf dem Stapel
       *[other] { $card } ist Karte { $index } im Stapel
    }
lifetime-ui-remember-hand = { $name } hat die { $card }
lifetime-ui-remember-named = { $card } wurde gerade gezogen

## Was zu tun ist

lifetime-ui-lay = Du bist dran
lifetime-ui-lay-more = Wähle eine Karte und ein Ende des Zeitstrahls.
lifetime-ui-lay-where = Wohin mit der { $card }?
lifetime-ui-lay-where-more = Links { $left }, rechts { $right }.
lifetime-ui-lay-which =
    { $side ->
        [left] Welche Karte kommt vor { $year }?
       *[right] Welche Karte kommt nach { $year }?
    }
lifetime-ui-lay-which-more = Unter jeder Karte steht, welches Jahr sie wäre.
lifetime-ui-lay-to-come = { $year } liegt noch in der Zukunft, diese Karte ist also sicher falsch. Auf der anderen Seite wäre es { $other }.
lifetime-ui-lay-instead =
    { $side ->
        [left] Oder tippe das linke Ende an: Dann ist es { $year }.
       *[right] Oder tippe das rechte Ende an: Dann ist es { $year }.
    }
lifetime-ui-lay-known =
    { $fits ->
        [yes] Ja, du kennst die Daten.
        [early] Nein, das ist vor der Geburt. { $count ->
            [one] Du müsstest die Karte nehmen.
           *[other] Du müsstest { $count } Karten nehmen.
        }
       *[late] Nein, das ist nach dem Tod. { $count ->
            [one] Du müsstest die Karte nehmen.
           *[other] Du müsstest { $count } Karten nehmen.
        }
    }
lifetime-ui-name = Nenne eine Persönlichkeit
lifetime-ui-name-more = Dann eröffne mit einem Jahr aus diesem Leben.
lifetime-ui-name-year = Welches Jahr eröffnet?
lifetime-ui-name-year-more = Wähle eine Karte, die zu { $person } passt.
lifetime-ui-name-card = Wer lebte damals?
lifetime-ui-name-card-more = Wähle jemanden für deine Karte { $card }.
lifetime-ui-name-ready = { $person }, { $year }
lifetime-ui-name-ready-more = Die anderen sehen den Namen und diese Karte, sonst nichts.
lifetime-ui-blind = Niemand passt zu deiner Hand
lifetime-ui-blind-more = Eröffne mit irgendeiner Karte. Mehr nimmst du diese Runde nicht.
lifetime-ui-go-lay = { $year } legen
lifetime-ui-go-open = Mit { $year } eröffnen
lifetime-ui-go-card = Wähle eine Karte
lifetime-ui-go-end = Wähle ein Ende
lifetime-ui-go-both = Karte und Ende wählen
lifetime-ui-go-person = Wähle jemanden
lifetime-ui-go-wait = { $name } überlegt
lifetime-ui-refuse-card = Im Leben von { $person } gibt es kein Jahr mit { $card }.
lifetime-ui-refuse-person = Du hast keine Karte für ein Jahr im Leben von { $person }.
lifetime-ui-slip =
    { $you ->
        [yes]
            { $count ->
                [one] Du liegst um ein Jahr daneben
               *[other] Du liegst um { $count } Jahre daneben
            }
       *[no]
            { $count ->
                [one] { $name } liegt um ein Jahr daneben
               *[other] { $name } liegt um { $count } Jahre daneben
            }
    }
lifetime-ui-slip-more =
    { $you ->
        [yes] Damit hast du { $total }. Du nennst die nächste Persönlichkeit.
       *[no] { $name } hat jetzt { $total } und nennt die nächste Persönlichkeit.
    }
lifetime-ui-slip-last =
    { $you ->
        [yes] Damit hast du { $total }.
       *[no] { $name } hat jetzt { $total }.
    }

## Das Ende

lifetime-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Geteilter Sieg!
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }
lifetime-ui-story-fewest =
    { $you ->
        [yes]
            { $count ->
                [0] Du hast gar keine Karte genommen.
                [one] Du hast nur eine einzige Karte genommen.
               *[other] Du hast nur { $count } Karten genommen.
            }
       *[no]
            { $count ->
                [0] { $name } hat gar keine Karte genommen.
                [one] { $name } hat nur eine einzige Karte genommen.
               *[other] { $name } hat nur { $count } Karten genommen.
            }
    }
lifetime-ui-story-shared =
    { $count ->
        [0] Ganz ohne eine einzige Karte.
        [one] Je eine Karte, weniger hat niemand.
       *[other] Je { $count } Karten, weniger hat niemand.
    }
lifetime-ui-story-behind =
    { $count ->
        [one] Du hattest eine Karte mehr.
       *[other] Du hattest { $count } Karten mehr.
    }
lifetime-ui-story-next =
    { $count ->
        [one] { $name } hatte eine Karte mehr.
       *[other] { $name } hatte { $count } Karten mehr.
    }
lifetime-ui-slips =
    { $count ->
        [0] nie daneben
        [1] einmal daneben
        [2] zweimal daneben
       *[other] { $count }-mal daneben
    }
lifetime-ui-story-led =
    { $you ->
        [yes] Bis Runde { $round } hattest du die wenigsten Karten.
       *[no] Bis Runde { $round } hatte { $name } die wenigsten Karten.
    }
lifetime-ui-story-slip =
    { $you ->
        [yes] Dein teuerster Fehler
       *[no] Der teuerste Fehler von { $name }
    }: { $year } bei { $person }, { $gap ->
        [one] ein Jahr
       *[other] { $gap } Jahre
    } zu { $side ->
        [early] früh
       *[late] spät
    }.
lifetime-ui-sheet = Genommene Karten
lifetime-ui-sheet-place = Platz
lifetime-ui-sheet-player = Spieler
lifetime-ui-sheet-cards = Welche
lifetime-ui-sheet-none = keine
lifetime-ui-sheet-aside =
    { $count ->
        [one] Eine Karte wurde beiseitegelegt.
       *[other] { $count } Karten wurden beiseitegelegt.
    }
lifetime-ui-sheet-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
## Keys

lifetime-keys-cards = Die Karten deiner Hand
lifetime-keys-ends = Das linke oder rechte Ende des Zeitstrahls
