export const home = {
  slides: [
    {
      title: 'Le souper est prêt.',
      text: 'Pizzas, burgers et salades, tout frais de la cuisine. Commandez, passez les prendre, savourez.',
      link: 'Voir la carte',
    },
    {
      title: 'Tout chaud du grill.',
      text: 'Bœuf suisse, sauces maison, petits pains du boulanger du coin.',
      link: 'Toute la carte',
    },
    {
      title: 'Faim après minuit ?',
      text: 'Commandez à toute heure : pour tout de suite tant que nous cuisinons, sinon pour plus tard.',
      link: 'Commander',
    },
  ],
  slider: 'À la une',
  sliderRole: 'carrousel',
  slideRole: 'image',
  slide: 'Image {number} sur {count}',
  previous: 'Image précédente',
  next: 'Image suivante',
  pause: 'Arrêter les images',
  play: 'Relancer les images',
  skipSplash: 'Passer',
  categories: 'Selon vos envies',
  from: 'dès {price}',
  bestsellers: 'Nos préférés',
  all: 'Tous',
  filter: 'Filtrer les préférés',
  bannerTitle: 'Votre table est là où vous êtes.',
  bannerText:
    'Retrait sur place sans frais, ou livraison jusqu’à votre porte. Vous payez en espèces quand le repas est là.',
  bannerLink: 'Commander',
  steps: [
    { title: 'Choisir', text: 'Mettez des plats dans le panier. Pas besoin de compte pour regarder.' },
    { title: 'Commander', text: 'Pour tout de suite ou plus tard, jusqu’à sept jours à l’avance, à toute heure.' },
    { title: 'Savourer', text: 'Suivez votre commande en direct, de la poêle au comptoir.' },
  ],
  running: 'Votre commande {number}',
  toOrder: 'Voir la commande',
}
