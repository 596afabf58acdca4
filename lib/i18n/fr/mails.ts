export const mails = {
  code: {
    subject: '{code} est votre code pour {shop}',
    title: 'Votre code de confirmation',
    paragraphs: [
      'Saisissez ce code pour confirmer votre adresse e-mail. Il est valable 10 minutes et une seule fois.',
      'Si cette inscription ne vient pas de vous, vous n’avez rien à faire. Ne transmettez ce code à personne.',
    ],
  },
  'already-registered': {
    subject: 'Vous avez déjà un compte chez {shop}',
    title: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous-même, a voulu ouvrir un nouveau compte avec cette adresse e-mail. Il en existe déjà un ; rien n’y a été modifié.',
      'Connectez-vous simplement. Si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié » sur la page de connexion.',
    ],
    action: 'Se connecter',
  },
  'login-code': {
    subject: '{code} est votre code pour {shop}',
    title: 'Votre code de connexion',
    paragraphs: [
      'Saisissez ce code à la place de votre mot de passe. Si une commande l’attend, elle sera alors passée. Il est valable 10 minutes et une seule fois.',
      'Vous ne l’avez pas demandé ? Alors vous n’avez rien à faire : rien n’a changé dans votre compte. Ne transmettez ce code à personne.',
    ],
  },
  'mail-server-code': {
    subject: '{code} est le code du serveur de messagerie pour {shop}',
    title: 'Le serveur de messagerie fonctionne',
    paragraphs: [
      'Cet e-mail est passé par le serveur que vous avez saisi dans l’administration. Saisissez-y ce code : c’est alors seulement que tous les e-mails de la boutique passeront par lui. Le code est valable 10 minutes.',
      'Vous n’avez rien saisi ? Alors changez votre mot de passe : quelqu’un est connecté avec votre compte.',
    ],
  },
  'test-mail': {
    subject: 'E-mail d’essai : {shop}',
    title: 'Vos e-mails arrivent',
    paragraphs: [
      'Cet e-mail a pris le même chemin que les e-mails à vos clients.',
      'Il est dans le dossier des indésirables ? Alors le domaine de l’expéditeur ne permet pas encore à ce serveur d’envoyer : demandez SPF et DKIM là où vous avez le domaine.',
    ],
  },
  'password-reset': {
    subject: '{code} est votre code pour un nouveau mot de passe chez {shop}',
    title: 'Votre code pour un nouveau mot de passe',
    paragraphs: [
      'Saisissez ce code et choisissez un nouveau mot de passe. Il est valable 10 minutes et une seule fois. Tous vos appareils seront ensuite déconnectés.',
      'Seules les tentatives d’inconnus vous retiennent ? Votre mot de passe peut rester : saisissez le code et gardez-le, ou ouvrez ce lien sur l’appareil avec lequel vous voulez vous connecter. Le lien est valable une heure.',
      'Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire : l’ancien reste valable. Ne transmettez ni le code ni le lien à personne.',
    ],
    action: 'Ouvrir cet appareil',
  },
  invitation: {
    subject: '{shop} vous invite',
    title: 'Travailler chez {shop}',
    paragraphs: [
      'Avec ce lien, vous choisissez votre mot de passe pour l’administration. Il est valable 7 jours et une seule fois.',
      'Vous ne vous y attendiez pas ? Alors vous n’avez rien à faire. Ne transmettez ce lien à personne.',
    ],
    action: 'Choisir un mot de passe',
  },
  'password-link': {
    subject: 'Un nouveau mot de passe pour {shop}',
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Ce lien vous vient des propriétaires de la boutique. Il est valable 24 heures et une seule fois. Avec le nouveau mot de passe, tous vos appareils seront déconnectés.',
      'Vous ne l’avez pas demandé ? Alors renseignez-vous auprès d’eux. Votre ancien mot de passe reste valable. Ne transmettez ce lien à personne.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  'deletion-code': {
    subject: '{code} supprime votre compte chez {shop}',
    title: 'Votre code pour supprimer votre compte',
    paragraphs: [
      'Saisissez ce code, et votre compte sera supprimé. C’est définitif. Le code est valable 10 minutes et une seule fois.',
      'Vous ne l’avez pas demandé ? Alors quelqu’un est connecté à votre compte : déconnectez-vous partout sur la page de profil. Ne transmettez ce code à personne.',
    ],
  },
  'order-received': {
    subject: 'Commande {number} chez {shop} : bien reçue',
    title: 'Merci, votre commande est chez nous',
    next: 'Vers {when}, pas encore confirmé. Nous vous écrirons dès que la cuisine aura accepté votre commande.',
    preorder: 'Commandée pour {when}. Nous vous écrirons dès que la cuisine aura confirmé cette heure.',
    payment: {
      pickup: 'Vous payez en espèces en venant la chercher.',
      delivery: 'Vous payez en espèces à votre porte.',
      online: 'Vous avez payé en ligne.',
    },
    ageCheck: {
      pickup:
        'Votre commande contient de l’alcool, que nous ne remettons que dès {age} ans. Veuillez prendre une pièce d’identité.',
      delivery:
        'Votre commande contient de l’alcool, que nous ne remettons que dès {age} ans. Veuillez préparer une pièce d’identité.',
    },
    deliverTo: 'Livraison à',
    notes: 'Votre remarque',
    fee: 'Livraison',
    rounding: 'Arrondi',
    due: 'À payer en espèces',
    paid: 'Payé en ligne',
    vat: 'Dont TVA {rate} % : {amount} sur {gross}, net {net}',
    withoutVat: 'Dont consigne, sans TVA : {amount}',
    action: 'Voir la commande',
  },
  'order-accepted': {
    subject: 'Commande {number} acceptée : {when}',
    title: { pickup: 'Acceptée, à retirer à', delivery: 'Acceptée, chez vous à' },
    paragraph: 'La cuisine a accepté votre commande {number}.',
    preorder: 'La cuisine a accepté votre précommande {number} et la prépare pour cette heure.',
    action: 'Suivre la commande',
  },
  'order-delayed': {
    subject: 'Commande {number}, nouvelle heure : {when}',
    title: { pickup: 'Nouvelle heure, à retirer à', delivery: 'Nouvelle heure, chez vous à' },
    paragraph: 'L’heure de votre commande {number} a changé. Veuillez nous en excuser.',
    action: 'Suivre la commande',
  },
  'order-ready': {
    subject: 'La commande {number} est prête',
    title: 'Votre repas est prêt',
    paragraph: 'Donnez-nous ce numéro en venant le chercher. Le paiement se fait en espèces.',
    paid: 'Donnez ce numéro au retrait. C’est déjà payé.',
    action: 'Voir la commande',
  },
  'order-out-for-delivery': {
    subject: 'La commande {number} est en route',
    title: 'Votre repas est en route',
    paragraph: 'Veuillez préparer {amount} en espèces.',
    paid: 'C’est déjà payé.',
    deliverTo: 'Livraison à',
    action: 'Suivre la commande',
  },
  'order-rejected': {
    subject: 'Désolés, nous ne pouvons pas prendre la commande {number}',
    title: 'Désolés, nous ne pouvons pas prendre votre commande',
    reasons: {
      closed: 'La cuisine est fermée.',
      too_busy: 'La cuisine a trop à faire en ce moment.',
      sold_out: 'Quelque chose dans votre commande est épuisé.',
      cannot_deliver: 'Nous ne pouvons pas livrer à votre adresse.',
      age_not_proven: 'Nous ne pouvons remettre de l’alcool que si une pièce d’identité valable prouve l’âge.',
    },
    closing: 'Vous n’avez rien à payer. Veuillez nous excuser.',
    action: 'Voir la commande',
  },
  'order-proposal': {
    subject: 'Commande {number} : pouvons-nous changer quelque chose ?',
    title: 'Pouvons-nous modifier votre commande ?',
    paragraph:
      'Quelque chose n’est pas possible comme vous l’avez commandé. Voyez notre proposition ; sans votre accord, tout reste tel quel.',
    totals: 'Jusqu’ici {before}, désormais {after}.',
    until: 'Répondez d’ici à {time}, s’il vous plaît.',
    goes: 'Retiré',
    comes: 'Ajouté',
    action: 'Voir la proposition',
  },
  'order-changed': {
    subject: 'La commande {number} est modifiée',
    title: 'Votre commande est modifiée',
    paragraph: 'Comme convenu, nous avons modifié votre commande.',
    amount: 'À payer en espèces : {amount}.',
    action: 'Voir la commande',
  },
  'order-refunded': {
    subject: 'Commande {number} : nous avons remboursé {amount}',
    title: 'Nous avons remboursé une partie',
    cash: 'Nous vous avons rendu {amount} en espèces.',
    online:
      '{amount} vous est remboursé par le moyen de paiement utilisé. Cela peut prendre quelques jours ; vous n’avez rien à faire.',
    what: 'Remboursé',
    action: 'Voir la commande',
  },
  'order-time-changed': {
    subject: 'Commande {number}, nouvelle heure : {when}',
    title: 'Votre nouvelle heure',
    accepted:
      'Vous avez changé l’heure de votre commande {number}. La cuisine le sait, et tout le reste demeure tel quel.',
    received:
      'Vous avez changé l’heure de votre commande {number}. Tout le reste demeure tel quel. Nous vous écrirons dès que la cuisine la confirme.',
    action: 'Suivre la commande',
  },
  'order-unchanged': {
    subject: 'Commande {number} : tout reste tel quel',
    title: 'Votre commande reste telle quelle',
    paragraph: 'Nous avons retiré notre proposition de modification. Vous n’avez rien à faire.',
    action: 'Voir la commande',
  },
  'order-age-refused': {
    subject: 'Commande {number} : remise sans alcool',
    title: 'Votre commande, sans alcool',
    paragraph:
      'À la remise, aucune pièce d’identité n’a prouvé l’âge requis. Nous ne pouvons alors pas remettre d’alcool.',
    taken: 'Non remis',
    amount: 'Le reste coûte {amount}, payé en espèces.',
    action: 'Voir la commande',
  },
  'order-cancelled': {
    subject: 'La commande {number} est annulée',
    title: 'Votre commande est annulée',
    by: {
      customer: 'Vous avez annulé la commande.',
      shop: 'Nous avons dû annuler la commande. Veuillez nous excuser.',
    },
    closing: 'Vous n’avez rien à payer.',
    action: 'Voir la commande',
  },
  'order-paid-in-vain': {
    subject: 'Commande {number} : votre paiement vous est rendu',
    title: 'Votre paiement vous est rendu',
    over: 'Votre paiement est arrivé alors que cette commande était déjà terminée. Rien ne sera préparé.',
    twice: 'Cette commande était déjà payée quand un autre paiement est arrivé. La commande ne change pas.',
    action: 'Voir la commande',
  },
  'order-corrected': {
    subject: 'Commande {number} : notre dernier e-mail était une erreur',
    title: 'Notre dernier e-mail était une erreur',
    whole: 'Votre commande {number} est de nouveau valable en entier, avec tout ce que vous avez commandé.',
    queue: 'Nous revoyons votre commande {number} et vous écrirons bientôt quand elle sera prête.',
    kitchen: 'Votre commande {number} n’est pas encore prête. Nous vous écrirons dès qu’elle le sera.',
    counter: 'Votre commande {number} n’est pas encore en route. Nous vous écrirons dès qu’elle le sera.',
    closing: 'Veuillez nous excuser.',
    action: 'Voir la commande',
  },
  'order-waiting': {
    subject: 'Personne n’a accepté la commande {number}',
    title: 'Une commande attend',
    paragraph: 'Depuis {minutes} minutes, personne ne l’a acceptée. Le client attend.',
    others: 'En tout, {count} commandes attendent.',
    action: 'Voir les commandes',
  },
  'devices-away': {
    subject: 'Aucun appareil de la cuisine n’est connecté',
    title: 'Les nouvelles commandes ne sonnent nulle part',
    paragraph:
      'La cuisine est ouverte, mais aucun des appareils associés ne répond. Vu pour la dernière fois : {time}.',
    advice:
      'Vérifiez le courant, le réseau et la tablette. Dès qu’un appareil est de nouveau connecté, il affiche tout ce qui est arrivé entre-temps, et sonne.',
    action: 'Voir les appareils',
  },
  'contact-message': {
    subject: '{topic} – {name} vous a écrit',
    title: 'Message du formulaire de contact',
    topics: {
      general: 'Général',
      order: 'Commande',
      restaurant: 'Restaurant',
      feedback: 'Avis',
      technical: 'Technique',
    },
    from: 'De',
    reply: 'Si vous répondez à cet e-mail, votre réponse va au client.',
  },
}

export const mailParts = {
  order: 'Commande',
  pickupAt: 'À retirer chez',
  map: 'Afficher sur le plan',
  cancellation: 'Annulation',
  payBack: 'Nous vous rendons {amount}.',
  payBackOnline:
    'Nous vous remboursons {amount} automatiquement, par le moyen utilisé pour payer. Vous n’avez rien à faire.',
  cancelUntil: 'Sans frais jusqu’à {time}, tant que le repas n’est pas prêt.',
  cancel: 'Annuler la commande',
  quoted: '« {text} »',
  fromKitchen: 'Un mot de la cuisine',
}
