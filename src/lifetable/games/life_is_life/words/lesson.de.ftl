# Der erste Durchgang Life is Life, erzählt vom Hund.

life-is-life-lesson-hello = Hallo! Alle schwimmen mit fünf Leben. Läuft ein Durchgang schlecht, verlierst du welche. Wer zuletzt noch schwimmt, gewinnt.
life-is-life-lesson-hand = Das sind deine zehn Tiere. Hast du von einer Sorte allein die meisten, bekommst du die Zahl auf der Karte.
life-is-life-lesson-trade = Du hast zwei Bären, und in Reihe 2 liegen noch zwei. Tippe auf Reihe 2, gib Schwein und Katze her und tausche.
life-is-life-lesson-bot = Vier Bären! Mehr hat niemand. Jetzt tauscht { $name }.
life-is-life-lesson-bot-again = Und { $name }. Was andere nehmen, siehst du: Merk es dir.
life-is-life-lesson-sudden = Vorsicht: Wer durch einen Tausch alle 4 Katzen, alle 5 Hasen oder alle 5 Schweine hat, beendet den Durchgang sofort, und alle anderen verlieren ein Leben. Du hast zwei Hasen, da passiert also nichts.
life-is-life-lesson-knock = Du stehst gut da. Nach einem Tausch darfst du klopfen: Die anderen sind noch einmal dran, dann wird gezählt. Klopf!
life-is-life-lesson-last = Der letzte Zug von { $name }.
life-is-life-lesson-count = Der letzte Zug von { $name }, dann wird gezählt. Schau: Wer allein am meisten hat, bekommt die Zahl. Bei Gleichstand niemand.
life-is-life-lesson-lives = 20 für dich, 16 für { $first }, 9 für { $second }. Der Beste verliert nichts, der Letzte zwei Leben, alle dazwischen eins.
life-is-life-lesson-end = So geht es weiter, Durchgang für Durchgang, bis nur noch einer schwimmt. Du weißt jetzt genug: Sei du es!
