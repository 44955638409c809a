# Was eine Studie von Lifetime zeigt.

lifetime-study-axis-score = genommene Karten (wer die wenigsten hat, gewinnt)
lifetime-study-axis-span = Jahre von der Geburt bis zum Tod
lifetime-study-axis-card = die Zahl der Karte, in Zehnern
lifetime-study-axis-difficulty = wie schwer die Persönlichkeit ist, 1 bis 5
lifetime-study-ending-pile-empty = Stapel aufgebraucht
lifetime-study-ending-void = Keine Karte mehr zum Nennen
lifetime-study-seat =
    { $number ->
        [0] Der Startspieler
        [1] Der Nächste
       *[other] { $number } Plätze weiter
    }
lifetime-study-longest = Am meisten Platz
lifetime-study-shortest = Am wenigsten Platz
lifetime-study-mistakes = Wer den Fehler macht
lifetime-study-mistakes-says = Unter Zufallsspielern stimmen { $right } Jahre vor dem ersten falschen. „{ $most }“ legt es in { $share } der Runden, der Startspieler, der zuletzt wieder dran ist, in { $first }.
lifetime-study-spans = Ein langes Leben lässt Platz
lifetime-study-spans-says = In ein Leben von { $short } Jahren legen Zufallsspieler { $few } richtige Jahre vor dem Fehler, in eines von { $long } Jahren { $many }.
lifetime-study-people = Wessen Leben verzeiht
lifetime-study-people-says = Von { $people } Persönlichkeiten lässt { $longest } Zufallsspielern am meisten Platz ({ $many } richtige Jahre vor dem Fehler) und { $shortest } am wenigsten ({ $few }).
lifetime-study-cards = Welche Karten heikel sind
lifetime-study-cards-says = Blind gelegt werden die Karten { $worst } am häufigsten abgelehnt ({ $often }), die Karten { $best } am seltensten ({ $seldom }).
lifetime-study-difficulty = Was zu wissen hilft
lifetime-study-difficulty-says = Zufallsspieler legen pro Runde { $random } richtige Jahre vor dem Fehler, leichte Bots { $easy }, schwere { $hard }. Mit den bekanntesten Persönlichkeiten kommen schwere Bots auf { $famous }, mit den unbekanntesten auf { $obscure }.
