# Die erste Runde Lifetime, erzählt vom Hund.

lifetime-lesson-hello = Hallo! Das sind deine sieben Jahreskarten: die letzten zwei Ziffern eines Jahres. 05 kann 1705, 1805, 1905 sein …
lifetime-lesson-name = Du hast sechs Persönlichkeiten gezogen, und nur du siehst ihre Daten. Nenne Beethoven und beginne mit 05: 1805 lebte er.
lifetime-lesson-right = Jetzt legen alle ein Jahr, in dem Beethoven lebte, links oder rechts an. { $name } sagt 1816.
lifetime-lesson-left = Links geht es in der Zeit zurück. { $name } legt 91: Das nächste Jahr mit 91 vor 1805 ist 1791.
lifetime-lesson-yours = Du bist wieder dran. Nimm die 79 und leg sie links an: Das ist 1779, und geboren wurde er 1770.
lifetime-lesson-wrong = Jetzt wird es eng für { $name } …
lifetime-lesson-takes = 1762 war zu früh! { $name } nimmt alle Karten vom Zeitstrahl und beginnt die nächste Runde.
lifetime-lesson-refill = Eine neue Runde beginnt: Alle füllen ihre Hand wieder auf sieben Karten auf. Du auch.
lifetime-lesson-next = Diesmal kennt { $name } die Daten, und du nicht.
lifetime-lesson-next-again = { $name } wagt 1528. Jedes Jahr auf dem Zeitstrahl verrät dir: Da lebte Heinrich noch.
lifetime-lesson-equal = Du hast eine zweite 20: Das sagt das kleine b. Neben 1520 wäre sie 1620 oder 1420, denn gleiche Zahlen sind nie dasselbe Jahr.
lifetime-lesson-guess = Heinrich VIII. war ab 1509 König und heiratete sechsmal. 35 rechts ist 1535. Versuch es!
lifetime-lesson-end = Richtig! Je länger der Zeitstrahl, desto mehr ist zu verlieren. Ist der Stapel leer, gewinnt, wer am wenigsten Karten genommen hat.
