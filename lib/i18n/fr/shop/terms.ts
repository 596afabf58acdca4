export const terms = {
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
        'Tous les prix s’entendent TVA incluse ({vat_number}).',
        'Vous pouvez annuler une commande dans les {minutes} minutes qui suivent, tant que le repas n’est pas prêt. Ensuite, veuillez nous appeler.',
        'Les commandes de moins de {minimum} ne sont pas possibles. Pour les livraisons, le montant minimum dépend du NPA et s’affiche avant la commande.',
      ],
    },
    {
      title: 'Livraison et retrait',
      paragraphs: [
        'Le retrait sur place se fait à notre comptoir et sans frais. La page d’accueil, le panier et la caisse indiquent avant la commande si nous livrons à un NPA, avec quels frais et dès quel montant.',
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
        'Pour commander, il vous faut un compte avec une adresse e-mail confirmée. Veuillez garder votre mot de passe pour vous et tenir vos données à jour.',
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
