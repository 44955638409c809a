# Der erste Durchgang Life is Life, erzählt vom Hund.

life-is-life-lesson-hello = Hallo! Alle schwimmen auf fünf Ringen. Jeder Ring ist ein Leben. Läuft ein Durchgang schlecht, verlierst du welche. Wer zuletzt noch einen hat, gewinnt.
life-is-life-lesson-hand = Das sind deine zehn Tiere. Hast du von einer Sorte allein die meisten, bekommst du die Zahl auf der Karte.
life-is-life-lesson-trade = Du hast zwei Bären, und in Reihe 4 liegt noch einer. Tippe auf Reihe 4, gib Hund, Hase und beide Schweine her und tausche.
life-is-life-lesson-bot = Drei Bären, gut gemacht. Jetzt tauscht { $name }. Achte auf die Katze!
life-is-life-lesson-bot-again = Und { $name } legt eine Katze. Was andere nehmen und legen, siehst du: Merk es dir.
life-is-life-lesson-sudden = Gefahr! Hat { $first } nach einem Tausch alle 4 Katzen, ist der Durchgang vorbei, und alle anderen verlieren ein Leben. { $second } hat gerade die letzte in Reihe 1 gelegt. Nimm sie, für deine Maus!
life-is-life-lesson-averted = Gerettet. Solange du eine Katze hast, kann { $name } nicht alle sammeln. Dasselbe gilt für die 5 Hasen und die 5 Schweine.
life-is-life-lesson-forbidden = Die anderen haben getauscht. In Reihe 2 liegen Giraffe und Maulwurf. Dafür darfst du nicht Giraffe und Maulwurf legen: Mindestens eine Karte muss anders sein. Leg Maulwurf und Ziege.
life-is-life-lesson-memory = Gut. Hast du vergessen, was die anderen genommen haben? Der Tisch zeigt noch einmal, was alle sehen konnten.
life-is-life-lesson-fourth = Weiter geht es. Maulwürfe und Ziegen sind deine Stärke: Hol die beiden aus Reihe 2 zurück und gib deine zwei Giraffen her.
life-is-life-lesson-tie = Merk dir: Haben zwei gleich viele von einer Sorte, bekommt niemand ihre Punkte.
life-is-life-lesson-knock = Du stehst gut da. Nach einem Tausch darfst du klopfen: Die anderen sind noch einmal dran, dann wird gezählt. Klopf!
life-is-life-lesson-last = Der letzte Zug von { $name }.
life-is-life-lesson-count = Der letzte Zug von { $name }, dann wird gezählt. Schau auf die Giraffen: zwei und zwei. Ein Gleichstand bringt nichts. Und dein einziger Hase zählt, denn sonst hat niemand einen.
life-is-life-lesson-lives = 27 für dich, 9 für { $first }, 6 für { $second }. Der Beste verliert nichts, der Letzte zwei Leben, alle dazwischen eins.
life-is-life-lesson-end = So geht es weiter, Durchgang für Durchgang, bis nur noch einer schwimmt. Du weißt jetzt genug: Sei du es!
