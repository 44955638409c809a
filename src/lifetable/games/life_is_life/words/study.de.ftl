# Was eine Studie von Life is Life zeigt.

life-is-life-study-axis-score = übrige Leben
life-is-life-study-axis-points = Punkte, würden die Hände gleich nach dem Geben gezählt
life-is-life-study-ending-last-one-in = Wer als Letzter lebt
life-is-life-study-three = Drei davon bekommen: wie oft allein vorn
life-is-life-study-pair = Zwei oder mehr bekommen: gerettete Leben im Durchgang
life-is-life-study-dealt = Wie oft man so eine Hand bekommt
life-is-life-study-lost = Leben, die sie im Durchgang kostet
life-is-life-study-by-knock = Nach einem Klopfen gezählt
life-is-life-study-by-sudden = Sudden Death
life-is-life-study-by-cap = An der Grenze gezählt
life-is-life-study-deadly = Sudden Death: durch welche Tiere
life-is-life-study-knocker = Hat zuerst geklopft
life-is-life-study-others = Die anderen
life-is-life-study-species = Was jedes Tier wert ist
life-is-life-study-species-says = Drei gegebene Karten sind bei { $hard } in { $seldom } der Fälle allein vorn, bei { $easy } in { $often }. Ein Zufallsspieler verliert im ersten Durchgang { $mean } Leben; ein gegebenes Paar { $best } rettet { $lives } davon.
life-is-life-study-hands = Was eine Anfangshand wert ist
life-is-life-study-hands-says = Gleich gezählt brächte eine gegebene Hand { $points } Punkte. Hände mit { $label } verlieren unter Zufallsspielern im ersten Durchgang { $strong } Leben, Hände ohne Punkte { $weak }.
life-is-life-study-endings = Wie Durchgänge enden
life-is-life-study-endings-says =
    Ein erster Durchgang unter Zufallsspielern dauert { $turns } Züge und endet in { $sudden } der Fälle durch Sudden Death.{ $bots ->
        [yes] { " " }Unter leichten Bots sind es { $botsudden } der Durchgänge.
       *[no] { "" }
    }
life-is-life-study-knock = Lohnt sich Klopfen?
life-is-life-study-knock-says = Unter Zufallsspielern verliert, wer zuerst klopft, { $knocker } Leben, ein anderer { $others }.
