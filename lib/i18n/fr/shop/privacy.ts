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
        'Commandes : ce que vous avez commandé, nom, téléphone et adresse, pour que nous puissions cuisiner, vous remettre le repas et tenir nos comptes.',
        'Messages de contact : ce que vous nous écrivez, pour que nous puissions répondre.',
      ],
    },
    {
      title: 'Ce qui se trouve dans votre navigateur',
      paragraphs: [
        'Un cookie maintient votre session, un autre retient la langue et, après une inscription, un troisième conserve vos données chiffrées, trente minutes au plus, jusqu’à ce que le code soit confirmé. Un autre indique pendant six mois que quelqu’un s’est déjà connecté à votre compte sur cet appareil, afin que des inconnus qui cherchent à deviner votre mot de passe ne vous retiennent pas ; il est le même sur tous vos appareils. La mémoire du navigateur contient votre panier, votre nom pour le haut de la page, les numéros de vos commandes, vos favoris et votre filtre pour la carte ; ces deux derniers ne la quittent jamais. Elle est vidée à la déconnexion.',
        'Si vous demandez à être averti au sujet d’une commande, nous retenons pour cela l’adresse de votre navigateur chez son fabricant, jusqu’à ce que la commande soit terminée. Ce que nous y envoyons est chiffré.',
        'Notre serveur compte combien de fois une page est vue par jour : un nombre par page et par jour, sans cookie, sans adresse IP, sans identifiant d’appareil. Il n’y a sur ces pages ni pixels de suivi, ni contenus d’autres entreprises.',
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
        'Vous pouvez demander ce que nous savons de vous et le faire rectifier. Votre compte, vous le supprimez vous-même sur la page de profil, dès qu’aucune commande n’est en cours : ce qui a été vendu reste dans les livres sans votre nom, tout le reste disparaît aussitôt.',
      ],
    },
  ],
  retention: {
    title: 'Combien de temps nous conservons vos données',
    lead: 'Un compte avec mot de passe reste jusqu’à ce que vous le supprimiez. Tout le reste s’efface de lui-même :',
    line: '{what} : {period} ({source}).',
    kept: {
      unconfirmedRegistrations: 'Inscriptions que personne ne confirme',
      codes: 'Codes envoyés, une fois expirés',
      endedSessions: 'Sessions, une fois expirées',
      countedTries: 'Tentatives comptées par adresse et par appareil, une fois l’attente terminée',
      sentMails: 'Quel e-mail a été envoyé à qui, et quand ; son texte est supprimé dès l’envoi',
      pushesOfDoneOrders: 'Adresses pour les notifications, une fois la commande terminée',
      pushes: 'Adresses pour les notifications, dans tous les autres cas',
      answeredMessages: 'Messages de contact, une fois que nous y avons répondu',
      unansweredMessages: 'Messages de contact auxquels personne n’a répondu',
      blockedAddresses:
        'Le fait qu’une adresse ne peut plus commander, quand son compte n’existe plus : une empreinte, sans nom ni motif',
      accountsWithoutPassword: 'Données des clients sans mot de passe, depuis leur dernière visite',
      personsOfOrders: 'Nom, adresse, téléphone, e-mail et remarques d’une commande, pour les questions à son sujet',
      orders: 'Ce qui a été vendu, sans ces données',
      pageViews: 'Combien de fois une page a été vue un jour donné, sans dire par qui',
      testOrders: 'Commandes d’essai de l’établissement, sans client',
      auditEntries: 'Qui a modifié quoi dans la boutique',
    },
    atOnce: 'suppression immédiate',
    periods: {
      days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
      years: { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
      business_years: {
        one: '{count} an à compter de la fin de l’exercice',
        many: '{count} d’années à compter de la fin de l’exercice',
        other: '{count} ans à compter de la fin de l’exercice',
      },
    },
    sources: { books: 'comptabilité, art. 958f CO', purpose: 'pas plus longtemps que nécessaire, art. 6 LPD' },
  },
}
