# Umgebungen für die Werkzeuge anderer.

error-envs-missing = Dafür braucht es das Paket { $package }. Installiere es mit: pip install "lifetable[envs]"
error-envs-opponents = Am Tisch mit { $players } braucht jeder andere Platz einen Gegner; angegeben hast du { $opponents }.
error-envs-vector-opponents = „{ $opponents }“ kann nicht Tausende Partien auf einmal spielen. Wähle „random“ oder „self“.
error-envs-reset = Diese Partie hat nicht begonnen oder ist zu Ende: rufe zuerst reset auf.
error-envs-actions = Es braucht eine Aktion für jede Partie: { $games }, nicht { $found }.
