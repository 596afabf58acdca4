export const about = {
  title: 'Cuisiné quand vous commandez.',
  lead: '{shop}, {city} : notre propre cuisine, et personne entre vous et nous.',
  sections: [
    {
      title: 'Ce que nous faisons',
      paragraphs: [
        'Nous cuisinons chaque commande quand elle arrive. Vous commandez directement chez nous, sans plateforme entre nous.',
        'Ce qu’un plat contient et d’où viennent la viande, le poisson et le pain figure à côté, ou nous vous le disons sur demande. Le prix sur la carte est celui que vous payez.',
      ],
    },
    {
      title: 'Où nous trouver',
      paragraphs: [
        '{shop}, {address}. Vous pouvez nous joindre par e-mail ({email}) et au {phone}. Le retrait sur place est sans frais.',
      ],
    },
  ],
  link: 'Voir la carte',
}

export const contact = {
  title: 'Contact',
  lead: 'Questions, souhaits, compliments : chaque message est lu par une vraie personne.',
  fullName: 'Prénom et nom',
  email: 'E-mail',
  subject: 'Objet',
  chooseSubject: 'Veuillez choisir',
  subjects: {
    general: 'Question générale',
    order: 'À propos d’une commande',
    restaurant: 'À propos du restaurant',
    feedback: 'Votre avis',
    technical: 'Problème technique',
  },
  message: 'Message',
  website: 'Laisser ce champ vide',
  send: 'Envoyer le message',
  thanks: 'Merci pour votre message ! Nous vous répondrons bientôt.',
  failed: '⚠️ {message}',
  callUs: 'C’est urgent ? Appelez-nous.',
  visitUs: 'Où nous trouver',
}

export const imprint = {
  title: 'Mentions légales',
  operator: 'Exploitant de cette boutique',
  owner: 'Responsable',
  vatNumber: 'Numéro d’entreprise (IDE)',
  reach: 'Pour nous joindre',
  prices: 'Prix',
  pricesText: 'Tous les prix sont en francs suisses (CHF), TVA incluse ({vat_number}).',
}

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
        'Un cookie maintient votre session, un autre retient la langue et, après une inscription, un troisième conserve vos données chiffrées, trente minutes au plus, jusqu’à ce que le code soit confirmé. Un autre indique pendant six mois que quelqu’un s’est déjà connecté à votre compte sur cet appareil, ou l’a ouvert avec un code de notre e-mail, afin que des inconnus qui cherchent à deviner votre mot de passe ne vous retiennent pas ; il est le même sur tous vos appareils. La mémoire du navigateur contient votre panier, votre nom pour le haut de la page, les numéros de vos commandes, vos favoris et votre filtre pour la carte ; ces deux derniers ne la quittent jamais. Elle est vidée à la déconnexion.',
        'Si vous demandez à être averti au sujet d’une commande, nous retenons pour cela l’adresse de votre navigateur chez son fabricant, jusqu’à ce que la commande soit terminée. Ce que nous y envoyons est chiffré.',
        'Notre serveur compte combien de fois une page est vue par jour : un nombre par page et par jour, sans cookie, sans adresse IP, sans identifiant d’appareil. Il n’y a sur ces pages ni pixels de suivi, ni contenus d’autres entreprises.',
      ],
    },
    {
      title: 'Qui d’autre les voit',
      paragraphs: [
        'Personne, à part les entreprises qui exploitent le serveur et acheminent nos e-mails pour notre compte.',
        'Si vous payez en ligne ({online}), vous le faites sur la page de notre prestataire de paiement. De nous il apprend le montant, le numéro de la commande et votre adresse e-mail ; de lui nous n’apprenons ni carte ni compte.',
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
      unpaidOrders: 'Commandes à payer en ligne qui ne l’ont jamais été',
      paymentEvents: 'Messages du prestataire de paiement, sans client',
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

export const terms = {
  account: {
    needed: 'Pour commander, il vous faut un compte avec une adresse e-mail confirmée.',
    optional: 'Vous pouvez commander avec ou sans compte ; votre adresse e-mail doit être confirmée.',
  },
  title: 'Conditions générales',
  updated: 'Dernière mise à jour le {date}',
  kept: 'Ces conditions s’appliquaient à tout ce qui a été commandé sous leur régime. Les conditions actuelles peuvent être différentes.',
  current: 'Vers les conditions actuelles',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'Ces conditions s’appliquent à toute commande que vous passez chez {shop} sur ce site. En commandant, vous les acceptez.',
        'Votre cocontractant est {shop}, {address}. Vous pouvez nous joindre par e-mail ({email}) et au {phone}.',
      ],
    },
    {
      title: 'Commandes et paiement',
      paragraphs: [
        'Votre commande est une offre. Le contrat est conclu lorsque nous l’acceptons ; vous le voyez sur la page de votre commande et recevez un e-mail.',
        'Le paiement se fait en espèces à la réception, en francs suisses (CHF) ; le montant est arrondi à 5 centimes.',
        'Vous pouvez aussi payer en ligne en commandant ({online}), au centime près. Nous gardons l’heure et le prix pendant 15 minutes ; sans paiement d’ici là, la commande n’a pas lieu. L’argent pour ce que vous ne recevez pas revient par le même chemin.',
        'Tous les prix s’entendent TVA incluse ({vat_number}).',
        'Vous pouvez annuler une commande dans les {minutes} minutes qui suivent, tant que le repas n’est pas prêt. Ensuite, veuillez nous appeler.',
        'Les commandes à retirer de moins de {minimum} ne sont pas possibles.',
      ],
    },
    {
      title: 'Livraison et retrait',
      paragraphs: [
        'Le retrait sur place se fait à notre comptoir et sans frais.',
        'Nous livrons dès {delivery_minimum}. À quels NPA, avec quels frais et dès quel montant exactement, la page d’accueil, le panier et la caisse l’indiquent avant la commande.',
        'Les heures confirmées sont des estimations soigneuses. En cas de retard, la page de votre commande l’indique aussitôt.',
        'Nous ne remettons des boissons alcoolisées qu’aux personnes ayant l’âge légal ; nous contrôlons une pièce d’identité.',
      ],
    },
    {
      title: 'Sécurité alimentaire et allergènes',
      paragraphs: [
        'Pour chaque plat, nous indiquons les allergènes et l’origine de la viande, du poisson et du pain, dans la mesure où ils sont déclarés. Si une indication manque, nous vous renseignons sur demande.',
        'Tous les plats sont préparés dans la même cuisine ; des traces d’autres allergènes ne peuvent pas être exclues. Veuillez manger les plats chauds peu après les avoir reçus.',
      ],
    },
    {
      title: 'Comptes d’utilisateur',
      paragraphs: [
        '{account} Veuillez garder votre mot de passe pour vous et tenir vos données à jour.',
        'Nous pouvons bloquer les comptes dont il est fait un usage abusif. La manière dont nous traitons vos données est décrite dans notre déclaration de protection des données.',
      ],
    },
    {
      title: 'Droit applicable',
      paragraphs: [
        'Le droit suisse s’applique. Le for est celui de notre siège ({city}), à moins que la loi n’en prévoie un autre pour les consommatrices et les consommateurs.',
      ],
    },
  ],
}
