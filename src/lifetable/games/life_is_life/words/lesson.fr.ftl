# La première manche de Life is Life, racontée par le chien.

life-is-life-lesson-hello = Bonjour ! Chacun flotte sur cinq bouées. Une bouée, c'est une vie. Une mauvaise manche t'en coûte. Qui en garde une en dernier gagne.
life-is-life-lesson-hand = Voici tes dix animaux. Le chiffre, c'est ce que rapporte l'espèce si tu en as plus que chacun des autres.
life-is-life-lesson-trade = Tu as deux ours, et il y en a un dans la 4ᵉ rangée. Touche-la, donne ton chien, ton lapin et tes deux cochons, puis échange.
life-is-life-lesson-bot = Trois ours, bravo. À { $name } d'échanger. Attention au chat !
life-is-life-lesson-bot-again = Et { $name } pose un chat. Ce que les autres prennent et posent, tu le vois : retiens-le.
life-is-life-lesson-sudden = Danger ! Avec les 4 chats en main après un échange, { $first } met fin à la manche, et tous les autres perdent une vie. { $second } vient de poser le dernier dans la 1ʳᵉ rangée. Prends-le contre ta souris !
life-is-life-lesson-averted = Sauvé. Tant que tu gardes un chat, { $name } ne peut pas les réunir. De même pour les 5 lapins et les 5 cochons.
life-is-life-lesson-forbidden = Les autres ont échangé. La 2ᵉ rangée, c'est une girafe et une taupe. Tu ne peux pas poser une girafe et une taupe à leur place : une carte au moins doit être différente. Pose une taupe et une chèvre.
life-is-life-lesson-memory = Bien. Tu as oublié ce que les autres ont pris ? La table remontre ce que chacun a pu voir.
life-is-life-lesson-fourth = On continue. Les taupes et les chèvres sont tes points forts : reprends ces deux-là dans la 2ᵉ rangée et donne tes deux girafes.
life-is-life-lesson-tie = À retenir : si deux joueurs ont autant d'animaux d'une espèce, personne n'en reçoit les points.
life-is-life-lesson-knock = Ton jeu est fort. Après un échange, tu peux frapper : les autres jouent encore une fois, puis on compte. Frappe !
life-is-life-lesson-last = Dernier tour de { $name }.
life-is-life-lesson-count = Dernier tour de { $name }, puis on compte. Regarde les girafes : deux partout. À égalité, rien. Et ton seul lapin rapporte, car personne d'autre n'en a.
life-is-life-lesson-lives = 27 pour toi, 9 pour { $first }, 6 pour { $second }. Le premier ne perd rien, le dernier perd deux vies, les autres une.
life-is-life-lesson-end = Et ainsi de suite, manche après manche, jusqu'à ce qu'une seule personne nage encore. Tu en sais assez : que ce soit toi !
