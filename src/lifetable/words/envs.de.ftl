# Umgebungen für die Werkzeuge anderer.

error-envs-missing = Dafür braucht es das Paket { $package }. Installiere es mit: pip install "lifetable[envs]"
error-envs-opponents = Am Tisch mit { $players } braucht jeder andere Platz einen Gegner; angegeben hast du { $opponents }.
error-envs-reset = Diese Partie hat nicht begonnen oder ist zu Ende: rufe zuerst reset auf.
error-envs-vector-opponents = „{ $opponents }“ kann nicht Tausende Partien zugleich spielen. Wähle aus: { $known }.
error-envs-actions = Als Aktion braucht es für jede Partie eine ganze Zahl: { $games }, nicht { $found }.
error-envs-seeds = Es braucht einen Startwert für jede Partie: { $games }, nicht { $found }.
error-envs-reset-mask = `reset_mask` ist ein Array mit einem Wahrheitswert für jede Partie ({ $games }), mindestens einer davon wahr.
error-envs-render-mode = Eine Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $modes }.
error-no-such-task = Eine Aufgabe „{ $task }“ gibt es nicht. Es gibt: { $tasks }.
error-bad-device = Ein Gerät „{ $found }“ gibt es nicht. Es gibt: cuda, cpu.
error-no-device = { $game } hat keine eigenen Beobachtungen (observation.py) und kann deshalb nicht auf einer Grafikkarte laufen.
