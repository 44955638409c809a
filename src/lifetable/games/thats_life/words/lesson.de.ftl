# Das erste Spiel That's Life!, erzählt vom Hund.

thats-life-lesson-hello = Hallo! Das ist der Weg, vom Start ins Ziel. Manche Tafeln sind gut, manche schlecht. Bring deine drei Figuren heim: Die höchste Summe gewinnt.
thats-life-lesson-die = Du hast eine 4 gewürfelt. In deinem Zug ziehst du genau eine Figur, und zwar alle vier Schritte. Tippe auf eine Figur am Start.
thats-life-lesson-bot = Jetzt würfelt und zieht { $name }.
thats-life-lesson-alone = Deine Figur steht ganz allein auf −4. Geht sie weg, gehört die Tafel dir, ob du willst oder nicht. Nur zu, tippe sie an: −4 bleibt nicht lange schlecht.
thats-life-lesson-bot-takes = { $name } stand auch allein und muss −6 nehmen.
thats-life-lesson-guard = Du bist auf einem Kleeblatt, aber da steht ein Wächter: In Gesellschaft nimmst du nichts. Wächter gehören niemandem. Schick ihn weg.
thats-life-lesson-bot-again = { $name } schickt eine zweite Figur los.
thats-life-lesson-clover = Jetzt stehst du allein auf dem Kleeblatt. Geh weg und nimm es mit.
thats-life-lesson-turned = Sieh deine Summe an: Das Kleeblatt hat dein größtes Minus, −4, in +4 verwandelt. Das nennt man Glück.
thats-life-lesson-company = Merk dir: Von einer Minustafel gehst du, solange andere bleiben. Von Plus und Kleeblatt gehst du zuletzt.
thats-life-lesson-home = Viel später. Du hast noch eine Figur unterwegs, allein auf +8. Bring sie heim! Überzählige Schritte verfallen.
thats-life-lesson-end = Alle sind daheim, die Tafeln werden gezählt: 25 zu 14. Du gewinnst!
