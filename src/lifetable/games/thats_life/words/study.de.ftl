# Was eine Studie von That's Life! zeigt.

thats-life-study-axis-score = Punkte
thats-life-study-axis-path = die Tafeln, vom Start zum Ziel
thats-life-study-axis-luck = genommene Kleeblätter
thats-life-study-axis-die = was der Würfel zeigt
thats-life-study-ending-standard = Alle Figuren im Ziel
thats-life-study-ending-sprint = Sprint
thats-life-study-ending-straggler = Nachzügler
thats-life-study-worth = Was jede Tafel wert ist
thats-life-study-worth-says = Wer { $best } nimmt, gewinnt { $wins } der Partien, wer { $worst } nimmt, nur { $loses }; ein gleicher Anteil ist { $even }. Das größte Minus, { $biggest }, lässt { $costs }: Kleeblätter drehen die größten zuerst um.
thats-life-study-left = Welche Tafeln niemand nimmt
thats-life-study-left-says = Von 32 Tafeln werden in einer Zufallspartie { $tiles } genommen. Am häufigsten bleibt { $most } liegen ({ $often }), am seltensten { $least } ({ $seldom }).
thats-life-study-luck = Was Kleeblätter bewirken
thats-life-study-luck-says = Ohne Kleeblatt gewinnt ein Zufallsspieler { $none } der Partien, mit { $many } davon { $with }.
thats-life-study-die = Ist der Würfel fair?
thats-life-study-die-says = In { $rolls } Würfen zeigte er im Mittel { $mean }; ein fairer Würfel zeigt 3,5.
