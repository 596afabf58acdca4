export const imprint = {
  title: 'Imprint',
  operator: 'Operator of this shop',
  owner: 'Responsible',
  vatNumber: 'Enterprise number (UID)',
  reach: 'How to reach us',
  prices: 'Prices',
  pricesText: 'All prices are in Swiss francs (CHF) and include VAT.',
  pictures: 'Pictures',
  picturesText: 'The pictures of the demo menu are computer models, not photos. Typeface: Bricolage Grotesque (OFL).',
}
