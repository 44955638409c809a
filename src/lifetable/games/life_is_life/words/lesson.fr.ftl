# La première manche de Life is Life, racontée par le chien.

life-is-life-lesson-hello = Bonjour ! Chacun flotte sur cinq vies. Une mauvaise manche t'en coûte. Le dernier à nager gagne.
life-is-life-lesson-hand = Voici tes dix animaux. Le chiffre, c'est ce que rapporte l'espèce si personne n'en a autant que toi.
life-is-life-lesson-trade = Tu as deux ours, et il y en a deux dans la 2ᵉ rangée. Touche-la, donne ton cochon et ton chat, puis échange.
life-is-life-lesson-bot = Quatre ours ! Personne ne fera mieux. À { $name } d'échanger.
life-is-life-lesson-bot-again = Et à { $name }. Ce qu'ils prennent, tu le vois : retiens-le.
life-is-life-lesson-sudden = Attention : qui réunit les 4 chats, les 5 lapins ou les 5 cochons en échangeant arrête tout, et chacun des autres perd une vie. Tu as deux lapins : de ce côté, pas de danger.
life-is-life-lesson-knock = Ton jeu est fort. Après un échange, tu peux frapper : les autres jouent encore une fois, puis on compte. Frappe !
life-is-life-lesson-last = Dernier tour de { $name }.
life-is-life-lesson-count = Dernier tour de { $name }, puis on compte. Regarde : être seul en tête d'une espèce rapporte son chiffre. À égalité, rien.
life-is-life-lesson-lives = 20 pour toi, 16 pour { $first }, 9 pour { $second }. Le premier ne perd rien, le dernier perd deux vies, les autres une.
life-is-life-lesson-end = Et ainsi de suite, manche après manche, jusqu'à ce qu'une seule personne nage encore. Tu en sais assez : que ce soit toi !
