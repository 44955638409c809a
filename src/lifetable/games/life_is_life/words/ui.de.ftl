# Life is Life auf der Seite.

life-is-life-ui-animals = { $animal ->
    [giraffe] { $count ->
        [one] Giraffe
       *[other] Giraffen
    }
    [bear] { $count ->
        [one] Bär
       *[other] Bären
    }
    [mole] { $count ->
        [one] Maulwurf
       *[other] Maulwürfe
    }
    [goat] { $count ->
        [one] Ziege
       *[other] Ziegen
    }
    [sheep] { $count ->
        [one] Schaf
       *[other] Schafe
    }
    [dog] { $count ->
        [one] Hund
       *[other] Hunde
    }
    [rabbit] { $count ->
        [one] Hase
       *[other] Hasen
    }
    [pig] { $count ->
        [one] Schwein
       *[other] Schweine
    }
    [cat] { $count ->
        [one] Katze
       *[other] Katzen
    }
   *[mouse] { $count ->
        [one] Maus
       *[other] Mäuse
    }
}
life-is-life-ui-herd = { $count } { life-is-life-ui-animals }

## Du bist dran

life-is-life-ui-your-turn = Du bist dran
life-is-life-ui-last-turn = Dein letzter Zug
life-is-life-ui-waiting = { $name } überlegt
life-is-life-ui-watching = Du schaust zu
life-is-life-ui-you-out = Du bist ausgeschieden
life-is-life-ui-you-out-text = Bleib und schau, wer am längsten schwimmt.
life-is-life-ui-pick = Wähle eine Reihe, dann deine Tauschkarten.
life-is-life-ui-giving = { $laid } für Reihe { $row } ({ $took }).
life-is-life-ui-you-give = du gibst
life-is-life-ui-go-start = Karten oder Reihe wählen
life-is-life-ui-go-wait = Du bist noch nicht dran
life-is-life-ui-go-more = { $count ->
    [one] Noch 1 Karte wählen
   *[other] Noch { $count } Karten wählen
}
life-is-life-ui-go-back = { $count ->
    [one] 1 Karte zurücknehmen
   *[other] { $count } Karten zurücknehmen
}
life-is-life-ui-go-same = Nimm eine andere Karte
life-is-life-ui-go-trade = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}
life-is-life-ui-go-sudden = Sudden Death!
life-is-life-ui-why-same = Genau diese Tiere liegen schon dort. Mindestens eines muss anders sein.
life-is-life-ui-why-back = { $row ->
    [one] In Reihe 1 liegt eine Karte.
   *[other] In Reihe { $row } liegen { $row } Karten.
} { $count ->
    [one] Nimm eine zurück.
   *[other] Nimm { $count } zurück.
}
life-is-life-ui-why-many = In keiner Reihe liegen mehr als vier Karten.
life-is-life-ui-after = Nach dem Tausch hast du { $list }.
life-is-life-ui-after-scattered = Nach dem Tausch hast du kein Tier doppelt.
life-is-life-ui-after-sudden = Nach dem Tausch hast du alle { $count } { life-is-life-ui-animals }: Der Durchgang endet.
life-is-life-ui-after-lone = Nach dem Tausch noch allein: { $list }.
life-is-life-ui-after-paired = Nach dem Tausch ist keine deiner Karten allein.

## Klopfen

life-is-life-ui-knock = Klopfen
life-is-life-ui-knock-later = erst tauschen
life-is-life-ui-not-yet = Noch nicht
life-is-life-ui-knock-now = Jetzt klopfen
life-is-life-ui-knock-sure = Klopfen?
life-is-life-ui-knock-sure-text = Alle anderen sind noch einmal dran. Dann werden die Hände gewertet.
life-is-life-ui-knock-too-text = Du behältst deine Hand, wie sie ist.
life-is-life-ui-knock-title = { $you ->
    [yes] Du hast geklopft
   *[no] { $name } hat geklopft
}
life-is-life-ui-knock-text = Noch ein Zug für alle, in dieser Reihenfolge. Dann wird gewertet.
life-is-life-ui-knocked = Geklopft
life-is-life-ui-last = letzter Zug
life-is-life-ui-capped = Jetzt wird gewertet

## Der Tisch

life-is-life-ui-rows = Die vier Reihen
life-is-life-ui-round = Durchgang { $round }
life-is-life-ui-row = Reihe { $row }: { $cards }
life-is-life-ui-card = { $of ->
    [one] { $animal }, { $value }
   *[other] { $animal }, { $value }, { $place } von { $of }
}
life-is-life-ui-lives = { $lives ->
    [0] kein Leben mehr
    [one] ein Leben
   *[other] { $lives } Leben
}
life-is-life-ui-left = { $you ->
    [yes] { $count ->
        [one] Von dir
       *[other] Von dir
    }
   *[no] { $count ->
        [one] Von { $name }
       *[other] Von { $name }
    }
}
life-is-life-ui-memory = Was du dir merken konntest
life-is-life-ui-gave = gab her
life-is-life-ui-unknown = Noch nicht getauscht: zehn unbekannte Karten.
life-is-life-ui-close = Schließen
life-is-life-ui-collect = Sammle sie alle
life-is-life-ui-collect-text = Der Durchgang endet sofort. Alle anderen verlieren ein Leben.
life-is-life-ui-collect-pro = Der Durchgang endet sofort. Alle anderen verlieren ein Leben, du gewinnst eins.
life-is-life-ui-two-left = Nur noch zwei im Becken
life-is-life-ui-two-left-text = Eine einzelne Karte ist keine Mehrheit mehr. Ab jetzt braucht es zwei.

## Die Wertung

life-is-life-ui-go-on = Weiter
life-is-life-ui-species = Die zehn Tiere, der Reihe nach
life-is-life-ui-hands = Die Hände, offen
life-is-life-ui-covered = verdeckt
life-is-life-ui-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
life-is-life-ui-open = Karten auf den Tisch
life-is-life-ui-open-text = Tier für Tier: Wer allein am meisten hat, bekommt die Zahl.
life-is-life-ui-scores = { $you ->
    [yes] { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für dich
   *[no] { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für { $name }
}
life-is-life-ui-scores-text = { $you ->
    [yes] Du hast allein am meisten: { $count } { life-is-life-ui-animals }.
   *[no] { $name } hat allein am meisten: { $count } { life-is-life-ui-animals }.
}
life-is-life-ui-nobody = Niemand bekommt Punkte
life-is-life-ui-level-text = Gleichstand an der Spitze: Die Punkte gehen baden.
life-is-life-ui-lone-text = Zu zweit braucht eine Mehrheit mindestens zwei Karten.
life-is-life-ui-none-text = Niemand hat { life-is-life-ui-animals }.

## Das Urteil

life-is-life-ui-verdict = Wer verliert Leben?
life-is-life-ui-verdict-out = { $count ->
    [one] { $names } ist ausgeschieden.
   *[other] { $names } sind ausgeschieden.
}
life-is-life-ui-verdict-me = { $lost ->
    [0] Du verlierst nichts.
    [one] Du verlierst ein Leben.
   *[other] Du verlierst zwei Leben.
}
life-is-life-ui-verdict-me-gain = Du gewinnst ein Leben.
life-is-life-ui-verdict-me-out = Du bist ausgeschieden.
life-is-life-ui-verdict-level = Gleichstand: Niemand verliert ein Leben.
life-is-life-ui-verdict-dry = { $count ->
    [one] { $names } verliert nichts.
   *[other] { $names } verlieren nichts.
}
life-is-life-ui-lost-rule = Am meisten Punkte: keines. Am wenigsten: zwei. Alle dazwischen: eines.
life-is-life-ui-level-all = Alle haben gleich viele Punkte.
life-is-life-ui-sudden = Sudden Death
life-is-life-ui-fate = { $count ->
    [one] Verliert eins
   *[other] Verliert zwei
}
life-is-life-ui-fate-none = Behält alle
life-is-life-ui-fate-gain = Gewinnt eins
life-is-life-ui-fate-out = Raus
life-is-life-ui-keep = { $lives ->
    [0] Dein letzter Ring ist weg.
    [one] Du hast noch einen Ring.
   *[other] Du hast { $lives } Ringe.
}
life-is-life-ui-in-pool = { $count ->
    [one] Noch im Becken: { $names }.
   *[other] Noch { $count } im Becken: { $names }.
}
life-is-life-ui-round-over = Durchgang { $round } ist vorbei
life-is-life-ui-next-round = { $you ->
    [yes] Du beginnst Durchgang { $round }
   *[no] { $name } beginnt Durchgang { $round }
}
life-is-life-ui-next-round-text = Alle sechzig Karten werden neu gemischt.

## Nach dem Spiel

life-is-life-ui-rounds = { $rounds ->
    [one] Ein Durchgang
   *[other] { $rounds } Durchgänge
}
life-is-life-ui-sheet-round = Durchgang
life-is-life-ui-sheet-note = Die Punkte jedes Durchgangs und die Ringe, die sie gekostet haben.
life-is-life-ui-afloat = schwimmt noch
life-is-life-ui-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt.
}
life-is-life-ui-out-in = raus in Durchgang { $round }
life-is-life-ui-story-ahead = { $you ->
    [yes] Mehr Ringe als du hatte nie jemand.
   *[no] Mehr Ringe als { $name } hatte nie jemand.
}
life-is-life-ui-story-led = { $you ->
    [yes] Bis Durchgang { $round } hattest du die meisten Ringe.
   *[no] Bis Durchgang { $round } hatte { $name } die meisten Ringe.
}
life-is-life-ui-story-sudden = { $you ->
    [yes] Dann hattest du alle { $herd } beisammen: Sudden Death!
   *[no] Dann hatte { $name } alle { $herd } beisammen: Sudden Death!
}
life-is-life-ui-story-sank = { $you ->
    [yes] Am Ende hast du geklopft, und das kostete dich den letzten Ring.
   *[no] Am Ende klopfte { $name } und verlor dabei den letzten Ring.
}
life-is-life-ui-story-knocked = { $you ->
    [yes] Am Ende hast du im richtigen Moment geklopft, und für { $others } war es vorbei.
   *[no] Am Ende klopfte { $name } im richtigen Moment, und für { $others } war es vorbei.
}
life-is-life-ui-story-you = dich
life-is-life-ui-won-how = { $you ->
    [yes] { $lives ->
        [one] Dir blieb ein einziger Ring
       *[other] Du hattest noch { $lives } Ringe
    }
   *[no] { $lives ->
        [one] { $name } blieb ein einziger Ring
       *[other] { $name } hatte noch { $lives } Ringe
    }
} nach { $rounds ->
    [one] einem Durchgang
   *[other] { $rounds } Durchgängen
}.
## Keys

life-is-life-keys-rows = Eine Reihe wählen
