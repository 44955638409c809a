# Das erste Spiel That's Life!, erzählt vom Hund.

thats-life-lesson-hello = Hallo! Das ist der Weg, vom Start ins Ziel. Manche Tafeln sind gut, manche schlecht. Bring deine drei Figuren heim: Die höchste Summe gewinnt.
thats-life-lesson-die = Du hast eine 4 gewürfelt. In deinem Zug ziehst du genau eine Figur, und zwar volle vier Schritte. Tippe auf eine Figur auf dem Start.
thats-life-lesson-bot = Jetzt würfelt und zieht { $name }.
thats-life-lesson-alone = Deine Figur steht ganz allein auf −4. Geht sie weg, gehört die Tafel dir, ob du willst oder nicht. Nur zu, tippe sie an: −4 bleibt nicht lange schlecht.
thats-life-lesson-bot-takes = { $name } stand auch allein und muss −6 nehmen.
thats-life-lesson-guard = Du bist auf einem Kleeblatt, aber da steht ein Wächter: In Gesellschaft nimmst du nichts. Wächter gehören niemandem. Steht eine Figur daneben, dürfen sie ziehen: Deine hat ihn befreit. Schick ihn weg.
thats-life-lesson-frozen = Sieh dir die anderen Kleeblätter an: Da stehen nur Wächter. Sie sind eingefroren: Niemand kann sie ziehen, bis eine Figur kommt.
thats-life-lesson-bot-again = { $name } schickt eine zweite Figur los.
thats-life-lesson-clover = Jetzt stehst du allein auf dem Kleeblatt. Geh weg und nimm es mit.
thats-life-lesson-turned = Am Ende wendet ein Kleeblatt dein größtes Minus; jetzt wäre das −4. Darum hast du 4 Punkte.
thats-life-lesson-company = Merk dir: Von einer Minustafel gehst du, solange andere bleiben. Von Plus und Kleeblatt gehst du zuletzt.
thats-life-lesson-passed = Etwas später. Deine letzte Figur verlässt den Start. Achte auf −1 und −2: Dann sind alle daran vorbei.
thats-life-lesson-gone = Die beiden Tafeln haben den Weg verlassen, und niemand muss sie nehmen. Beim Ziehen zählen Lücken nicht mit.
thats-life-lesson-home = Viel später. Du hast noch eine Figur unterwegs, allein auf +8. Bring sie ins Ziel: Sie geht allein, also gehört +8 dir. Übrige Augen verfallen.
thats-life-lesson-end = Alle sind im Ziel. Deine drei Kleeblätter wenden deine größten Minus: −10, −8 und −7. Dann wird gezählt: 25 zu 14. Du gewinnst!
