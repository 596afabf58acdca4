export const imprint = {
  title: 'Mentions légales',
  operator: 'Exploitant de cette boutique',
  owner: 'Responsable',
  vatNumber: 'Numéro d’entreprise (IDE)',
  reach: 'Pour nous joindre',
  prices: 'Prix',
  pricesText: 'Tous les prix sont en francs suisses (CHF), TVA incluse ({vat_number}).',
}
