# La page : les mots qui n'appartiennent à aucune partie en particulier.

ui-close = Fermer
ui-copy = Copier
ui-copied = Copié
ui-link = Lien
ui-link-only-here = Ce lien ne marche que sur cet appareil. Pour que tes amis puissent venir, démarre avec { $command } ou sous une adresse publique.
ui-loading = Un instant…
ui-to-home = Retour à l'accueil
ui-try-again = Réessayer
ui-lost-title = Rien que de l'eau
ui-lost-text = Il n'y a pas de page à cette adresse. Le lien est peut-être ancien, ou il manque une lettre.
ui-offline-title = Pas de connexion
ui-offline-text = La table est injoignable pour l'instant. Rien n'est perdu : ta partie t'attend.
ui-server-trouble = Ça n'a pas marché. Réessaie dans un instant.

## Ce dont cet appareil se souvient

ui-language = Langue
ui-language-next = Changer la langue : { $language }
ui-theme = Apparence
ui-theme-auto = Auto
ui-theme-light = Jour
ui-theme-dark = Nuit
ui-speed = Vitesse
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-quick = Rapide
ui-speed-at-once = Aussitôt
ui-speed-note = Pour tout ce qui bouge et se compte, et pour les robots des tables que tu ouvres.
ui-direct = Un geste suffit
ui-direct-note = Le geste qui complète un coup le joue, sans le bouton
ui-sound = Son
ui-notify = Préviens-moi quand c'est à moi
ui-notify-note = Une notification, si tu regardes ailleurs
ui-keys = Raccourcis clavier
ui-keys-note = De simples lettres, à la table
ui-keys-skip = Passer l'animation
ui-keys-hint = Conseil
ui-keys-undo = Annuler le coup
ui-keys-chat = Discussion
ui-keys-sound = Son
ui-keys-rules = Règles
ui-keys-turn = À ton tour
ui-keys-enter = Jouer le coup
