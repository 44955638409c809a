# Eigene Kartensätze: `lifetable deck`.

## Hilfe

deck-help = Kartensätze für Lifetime prüfen, ansehen und beginnen.
deck-help-check = Alles finden, was an einem Kartensatz nicht stimmt, mit Zeile und Spalte.
deck-help-stats = Einen Kartensatz in Zahlen zeigen: Jahrhunderte, Lebensspannen, Schwierigkeit, Gebiete, Regionen. Ohne Datei: der mitgelieferte.
deck-help-new = Einen eigenen Kartensatz beginnen: eine Datei, in der jede Spalte erklärt ist, mit einer Beispielkarte. Ohne Dateinamen wird sie ausgegeben.
deck-help-json = JSON ausgeben und sonst nichts.
deck-help-languages = Sprachen des neuen Kartensatzes, als Kürzel aus zwei Buchstaben.
deck-help-force = Die Datei ersetzen, wenn es sie schon gibt.
deck-file = DATEI

## deck check

deck-line = Zeile
deck-column = Spalte
deck-wrong = was nicht stimmt
deck-expected = was erwartet wird
deck-said = { $wrong } Erwartet: { $expected }.
deck-playable =
    { $warnings ->
        [0] Dieser Kartensatz mit { $cards } Karten ist spielbereit.
        [one] Mit diesen { $cards } Karten kannst du spielen. Ein Hinweis.
       *[other] Mit diesen { $cards } Karten kannst du spielen. { $warnings } Hinweise.
    }
deck-not-playable =
    { $errors ->
        [one] Ein Fehler: Mit diesem Kartensatz kannst du noch nicht spielen.
       *[other] { $errors } Fehler: Mit diesem Kartensatz kannst du noch nicht spielen.
    }{ $warnings ->
        [0] { "" }
        [one] { " " }Dazu ein Hinweis.
       *[other] { " " }Dazu { $warnings } Hinweise.
    }

## deck stats

deck-cards = Karten
deck-people = Persönlichkeiten
deck-characters = davon Figuren
deck-languages = Sprachen
deck-abouts = mit Beschreibung
deck-facts = mit Wissenswertem
deck-life-spans = Lebensspannen
deck-fingerprint = Fingerabdruck
deck-span-text = { $shortest } bis { $longest } Jahre, die Hälfte unter { $median }
deck-plot-centuries = Geboren
deck-plot-spans = Lebensspannen in Jahren
deck-plot-difficulty = Schwierigkeit
deck-plot-fields = Gebiete
deck-plot-regions = Regionen
deck-field-activism = Engagement
deck-field-adventure = Abenteuer
deck-field-art = Kunst
deck-field-business = Wirtschaft
deck-field-comics = Comic
deck-field-exploration = Entdeckung
deck-field-fashion = Mode
deck-field-film = Film
deck-field-invention = Erfindung
deck-field-literature = Literatur
deck-field-medicine = Medizin
deck-field-military = Militär
deck-field-music = Musik
deck-field-philosophy = Philosophie
deck-field-politics = Politik
deck-field-religion = Religion
deck-field-royalty = Herrscherhäuser
deck-field-science = Wissenschaft
deck-field-sport = Sport
deck-field-stage = Bühne
deck-region-africa = Afrika
deck-region-asia = Asien
deck-region-eastern-europe = Osteuropa
deck-region-latin-america = Lateinamerika
deck-region-middle-east = Naher Osten
deck-region-north-america = Nordamerika
deck-region-oceania = Ozeanien
deck-region-western-europe = Westeuropa

## deck new

deck-written = { $file } ist bereit: Öffne die Datei mit einer Tabelle oder einem Editor, dann probiere: lifetable deck check { $file }
deck-exists = { $file } gibt es schon. Nimm einen anderen Namen oder ersetze die Datei mit --force.
deck-not-written = { $file } ließ sich nicht schreiben: { $reason }
deck-bad-languages = „{ $found }“ ist keine Liste von Sprachen. Erwartet: verschiedene Kürzel aus zwei Buchstaben, mit Kommas, etwa de,en
deck-template-intro =
    Ein Kartensatz für Lifetime: { $least-cards } bis { $most-cards } Karten mit je sechs Persönlichkeiten, eine Zeile pro Person.
    Zeilen, die mit # beginnen, sind Notizen, das Spiel überspringt sie.
    Speichere als CSV in UTF-8. Zwischen den Zellen sind Kommas, Semikolons oder Tabulatoren recht.
    Die Reihenfolge der Spalten ist frei. xx ist eine Sprache, etwa de oder en: Jede Sprache hat eigene Spalten.
    Keine Zelle enthält einen Zeilenumbruch oder beginnt wie eine Formel (= + @).
    Prüfe deinen Kartensatz mit: lifetable deck check DATEI
deck-column-card = zwei Ziffern, 00 bis 99; die zweite Karte einer Zahl endet auf b, etwa 20b.
deck-column-place = 1 bis 6, jeder einmal pro Karte.
deck-column-name = der Name, höchstens { $most } Zeichen; niemand zweimal.
deck-column-about = wer das war, höchstens { $most } Zeichen; darf leer sein.
deck-column-fact = etwas Merkenswertes, höchstens { $most } Zeichen; darf leer sein.
deck-column-born = Geburtsjahr, { $first-year } oder später.
deck-column-died = Todesjahr, nicht in der Zukunft, { $least-span } bis { $most-span } Jahre nach der Geburt.
deck-column-field = Gebiet, etwa music; darf leer sein.
deck-column-region = Herkunft, etwa western-europe; darf leer sein.
deck-column-difficulty = 1 (wissen alle) bis 5 (wissen wenige); darf leer sein. difficulty_xx gilt für eine Sprache, wenn sie abweicht.
deck-column-work = nur für Figuren: ihr Roman oder Film; darf leer sein.
deck-template-outro = Hier ist eine Karte. Ändere sie und füge mindestens 29 weitere hinzu.
deck-example-1-name = Marie Curie
deck-example-1-about = polnisch-französische Physikerin und Chemikerin
deck-example-1-fact = Sie erhielt den Nobelpreis in zwei Wissenschaften, Physik und Chemie.
deck-example-2-name = Wolfgang Amadeus Mozart
deck-example-2-about = österreichischer Komponist
deck-example-2-fact = Seine erste Sinfonie schrieb er mit acht Jahren.
deck-example-3-name = Frida Kahlo
deck-example-3-about = mexikanische Malerin
deck-example-3-fact = Ernsthaft zu malen begann sie im Bett, nach einem Busunglück.
deck-example-4-name = Elisabeth I.
deck-example-4-about = Königin von England
deck-example-4-fact = Sie regierte 44 Jahre und heiratete nie.
deck-example-5-name = Mahatma Gandhi
deck-example-5-about = führte Indien in die Unabhängigkeit
deck-example-5-fact = 1930 ging er fast 400 km zu Fuß ans Meer, um aus Protest Salz zu gewinnen.
deck-example-6-name = Rabindranath Tagore
deck-example-6-about = bengalischer Dichter
deck-example-6-fact = 1913 erhielt er als erster Asiate einen Nobelpreis.

## Was nicht stimmt, und was erwartet wird

deck-finding-no-file = Die Datei { $file } gibt es nicht.
deck-expected-no-file = eine Datei, die es gibt
deck-finding-unreadable = { $file } ließ sich nicht lesen: { $reason }
deck-expected-unreadable = eine Datei, die du lesen darfst
deck-finding-too-big = Die Datei ist zu groß.
deck-expected-too-big = höchstens { $most } MB
deck-finding-too-many-rows = Die Datei hat { $found } Zeilen.
deck-expected-too-many-rows = höchstens { $most } Zeilen
deck-finding-wrong-encoding = Die Datei ist als { $found } gespeichert.
deck-expected-wrong-encoding = eine als UTF-8 gespeicherte Datei
deck-finding-empty = In dieser Datei steht nichts.
deck-expected-empty = eine Zeile mit den Namen der Spalten, dann eine Zeile pro Person
deck-finding-no-rows = Nach den Namen der Spalten kommt niemand.
deck-expected-no-rows = eine Zeile pro Person
deck-finding-long-line = Diese Zeile ist sehr lang.
deck-expected-long-line = höchstens { $most } Zeichen
deck-finding-not-utf8 = Das Byte { $byte } ist kein UTF-8 (vielleicht war „{ $guess }“ gemeint).
deck-expected-not-utf8 = eine als UTF-8 gespeicherte Datei
deck-finding-nul = Hier steht ein NUL-Byte.
deck-expected-nul = nur Text
deck-finding-bad-quotes = Die Anführungszeichen passen nicht zusammen.
deck-expected-bad-quotes = "…" um die ganze Zelle; innen wird ein Anführungszeichen doppelt geschrieben
deck-finding-line-break = In der Zelle ist ein Zeilenumbruch.
deck-expected-line-break = Text in einer Zeile
deck-finding-control = Hier steht ein unsichtbares Steuerzeichen ({ $point }).
deck-expected-control = nur Text
deck-finding-formula = „{ $found }“ beginnt wie eine Tabellenformel.
deck-expected-formula = Text, der nicht mit = + @ oder - beginnt
deck-finding-not-nfc = Die Akzente stehen getrennt von ihren Buchstaben; das Spiel verbindet sie.
deck-expected-not-nfc = Text in der Form NFC
deck-finding-too-few-cells =
    { $cells ->
        [one] Die Zeile hat nur eine Zelle.
       *[other] Die Zeile hat nur { $cells } Zellen.
    }
deck-expected-too-few-cells =
    { $columns ->
        [one] eine Zelle, wie in der ersten Zeile
       *[other] { $columns } Zellen, wie in der ersten Zeile
    }
deck-finding-too-many-cells = Die Zeile hat { $cells } Zellen.
deck-expected-too-many-cells =
    { $columns ->
        [one] eine Zelle, wie in der ersten Zeile
       *[other] { $columns } Zellen, wie in der ersten Zeile; Text mit Komma braucht "…"
    }
deck-finding-missing-column = Diese Spalte fehlt.
deck-expected-missing-column = name, born und died
deck-finding-no-names = Es gibt keine Spalte mit Namen.
deck-expected-no-names = name_xx für mindestens eine Sprache, etwa name_de
deck-finding-column-twice = Diese Spalte gibt es zweimal.
deck-expected-column-twice = jede Spalte einmal
deck-finding-unknown-column = Das Spiel kennt diese Spalte nicht und überspringt sie.
deck-expected-unknown-column = card, place, name_xx, about_xx, fact_xx, born, died, field, region, difficulty, difficulty_xx, work
deck-finding-column-without-names = In dieser Sprache gibt es keine Namen; die Spalte wird übersprungen.
deck-expected-column-without-names = auch eine Spalte name_{ $language }
deck-finding-no-value = Die Zelle ist leer.
deck-expected-no-value = ein Wert für jede Person
deck-finding-too-long = Der Text hat { $length } Zeichen.
deck-expected-too-long = höchstens { $most }
deck-finding-bad-card = „{ $found }“ ist keine Karte.
deck-expected-bad-card = zwei Ziffern, etwa 05, oder mit b, etwa 20b (Tabellen lassen die 0 gern weg)
deck-finding-bad-place = „{ $found }“ ist kein Platz.
deck-expected-bad-place = 1, 2, 3, 4, 5 oder 6
deck-finding-bad-year = „{ $found }“ ist kein Jahr.
deck-expected-bad-year = ein Jahr in Ziffern, etwa 1867
deck-finding-born-early = Geboren { $found }: zu lange her.
deck-expected-born-early = { $least } oder später
deck-finding-died-late = Gestorben { $found }: Dieses Jahr ist noch nicht gekommen.
deck-expected-died-late = { $year } oder früher
deck-finding-died-before-born = Gestorben { $died }, aber geboren { $born }.
deck-expected-died-before-born = ein Tod nach der Geburt
deck-finding-span-short =
    { $years ->
        [one] Dieses Leben dauert ein Jahr.
       *[other] Dieses Leben dauert { $years } Jahre.
    }
deck-expected-span-short = mindestens { $least } Jahre
deck-finding-span-long = Dieses Leben dauert { $years } Jahre.
deck-expected-span-long = höchstens { $most } Jahre
deck-finding-bad-difficulty = „{ $found }“ ist keine Schwierigkeit.
deck-expected-bad-difficulty = 1 (leicht) bis 5 (schwer), oder nichts
deck-finding-name-twice = { $name } steht schon in Zeile { $first }.
deck-expected-name-twice = niemand zweimal
deck-finding-place-twice = Karte { $card } hat schon einen Platz { $place }, in Zeile { $first }.
deck-expected-place-twice = jeder Platz einmal pro Karte, jede Karte einmal
deck-finding-places-missing =
    { $count ->
        [one] Auf Karte { $card } fehlt Platz { $places }.
       *[other] Auf Karte { $card } fehlen die Plätze { $places }.
    }
deck-expected-places-missing = sechs Personen, auf den Plätzen 1 bis 6
deck-finding-too-few-cards =
    { $count ->
        [one] Der Kartensatz hat nur eine Karte.
       *[other] Der Kartensatz hat nur { $count } Karten.
    }
deck-expected-too-few-cards = mindestens { $least } Karten
deck-finding-too-many-cards = Der Kartensatz hat { $count } Karten.
deck-expected-too-many-cards = höchstens { $most } Karten
deck-finding-second-alone = Es gibt eine Karte { $card }, aber keine { $first }.
deck-expected-second-alone = ein b nur auf der zweiten Karte einer Zahl
deck-finding-early-many = { $share } % wurden vor 1500 geboren: Ihre Jahre kennen wenige.
deck-expected-early-many = höchstens 12 %
deck-finding-middle-few = Nur { $share } % wurden zwischen 1500 und 1799 geboren.
deck-expected-middle-few = mindestens 25 %
deck-finding-late-few = Nur { $share } % wurden 1800 oder später geboren.
deck-expected-late-few = mindestens 40 %
deck-finding-field-much = { $share } % kommen aus einem Gebiet: { $field }.
deck-expected-field-much = höchstens 18 %
deck-finding-region-few = Nur { $share } % kommen von außerhalb Westeuropas und Nordamerikas.
deck-expected-region-few = mindestens 25 %
deck-finding-card-no-easy = Auf Karte { $card } steht niemand, den alle kennen.
deck-expected-card-no-easy = mindestens eine Person der Schwierigkeit 1 oder 2
deck-finding-card-no-hard = Auf Karte { $card } steht niemand, den nur wenige kennen.
deck-expected-card-no-hard = mindestens eine Person der Schwierigkeit 4 oder 5
deck-finding-card-one-century = Auf Karte { $card } wurden alle zwischen { $start } und { $end } geboren.
deck-expected-card-one-century = Personen aus verschiedenen Jahrhunderten
deck-finding-card-few-fields = Auf Karte { $card } kommen alle aus: { $fields }.
deck-expected-card-few-fields = mindestens drei Gebiete
deck-finding-more =
    { $count ->
        [one] Und noch ein Hinweis.
       *[other] Und noch { $count } weitere.
    }
deck-expected-more = behebe erst diese, dann prüfe noch einmal
deck-finding-read-as = Die Datei wurde als { $found } gelesen.
deck-expected-read-as = ein zweiter Blick auf die Umlaute, falls einer nicht stimmt
deck-finding-no-header = Schon die erste Zeile ist jemand: Ihre Spalten wurden als Name, geboren und gestorben gelesen.
deck-expected-no-header = eine erste Zeile mit den Namen der Spalten, falls es andere sind
deck-finding-read-cards =
    { $count ->
        [one] Eine Karte war
       *[other] { $count } Karten waren
    } so geschrieben, wie Tabellen es gern tun: „{ $was }“ wurde als { $now } gelesen.
deck-expected-read-cards = zwei Ziffern, etwa 05
deck-finding-read-years =
    { $count ->
        [one] Von einem Datum zählt das Jahr:
       *[other] Von { $count } Daten zählt das Jahr:
    } { $now } bei „{ $was }“.
deck-expected-read-years = ein Jahr in Ziffern, falls es ein anderes ist
deck-finding-spread = { $people } Menschen wurden auf { $cards } Karten verteilt, auf jede welche aus vielen Zeiten.
deck-expected-spread = Spalten card und place, wenn du selbst sagen willst, wer wo steht
deck-finding-too-few-people =
    { $count ->
        [one] Es ist ein Mensch.
       *[other] Es sind { $count } Menschen.
    } { $more ->
        [one] Einer fehlt
       *[other] { $more } fehlen
    } noch.
deck-expected-too-few-people = { $least } Menschen für drei oder vier Spieler, 216 für fünf, 258 für sechs
deck-finding-people-wait =
    { $count ->
        [one] Der letzte Mensch der Datei wartet: Auf eine Karte gehören sechs.
       *[other] Die letzten { $count } Menschen der Datei warten: Auf eine Karte gehören sechs.
    }
deck-expected-people-wait =
    { $more ->
        [0] höchstens 624 Menschen
        [one] noch einer, für eine weitere Karte
       *[other] noch { $more }, für eine weitere Karte
    }
deck-finding-broken-workbook = Die Arbeitsmappe ließ sich nicht lesen.
deck-expected-broken-workbook = eine Arbeitsmappe, wie Tabellenprogramme sie sichern (.xlsx), oder eine CSV-Datei
