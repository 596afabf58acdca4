export const privacy = {
  title: 'Protection des données',
  lead: 'Pas de pistage, pas de publicité, pas de tiers qui regardent par-dessus votre épaule. Voici ce qui reste.',
  sections: [
    {
      title: 'Qui est responsable',
      paragraphs: ['{shop}, {address}. Questions sur vos données : {email}.'],
    },
    {
      title: 'Ce que nous conservons, et pourquoi',
      paragraphs: [
        'Compte : nom, adresse e-mail et une empreinte (hash) de votre mot de passe, pour que vous puissiez vous connecter.',
        'Commandes : ce que vous avez commandé, nom, téléphone et adresse, pour que nous puissions cuisiner, vous remettre le repas et tenir nos comptes. La loi nous oblige à conserver les commandes pendant dix ans.',
        'Messages de contact : ce que vous nous écrivez, jusqu’à ce que nous y ayons répondu.',
      ],
    },
    {
      title: 'Ce qui se trouve dans votre navigateur',
      paragraphs: [
        'Un cookie maintient votre session, un autre retient la langue et, après une inscription, un troisième conserve vos données chiffrées, trente minutes au plus, jusqu’à ce que le code soit confirmé. La mémoire du navigateur contient votre panier, votre nom pour le haut de la page, les numéros de vos commandes, vos favoris et votre filtre pour la carte ; ces deux derniers ne la quittent jamais. Elle est vidée à la déconnexion.',
        'Si vous demandez à être averti au sujet d’une commande, nous retenons pour cela l’adresse de votre navigateur chez son fabricant, jusqu’à ce que la commande soit terminée. Ce que nous y envoyons est chiffré.',
        'Il n’y a sur ces pages ni statistiques, ni pixels de suivi, ni contenus d’autres entreprises.',
      ],
    },
    {
      title: 'Qui d’autre les voit',
      paragraphs: [
        'Personne, à part les entreprises qui exploitent le serveur et acheminent nos e-mails pour notre compte.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez demander ce que nous savons de vous, le faire rectifier et faire supprimer votre compte. Les commandes restent dans les livres sans votre compte.',
      ],
    },
  ],
}
