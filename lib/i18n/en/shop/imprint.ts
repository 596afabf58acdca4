export const imprint = {
  title: 'Imprint',
  operator: 'Operator of this shop',
  owner: 'Responsible',
  vatNumber: 'Enterprise number (UID)',
  reach: 'How to reach us',
  prices: 'Prices',
  pricesText: 'All prices are in Swiss francs (CHF) and include VAT ({vat_number}).',
}
