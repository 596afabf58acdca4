export const imprint = {
  title: 'Mentions légales',
  operator: 'Exploitant de cette boutique',
  owner: 'Responsable',
  vatNumber: 'Numéro d’entreprise (IDE)',
  reach: 'Pour nous joindre',
  prices: 'Prix',
  pricesText: 'Tous les prix sont en francs suisses (CHF), TVA incluse.',
  pictures: 'Images',
  picturesText:
    'Les images de la carte de démonstration sont modélisées par ordinateur, ce ne sont pas des photos. Police : Bricolage Grotesque (OFL).',
}
