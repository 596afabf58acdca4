export const imprint = {
  title: 'Impressum',
  operator: 'Chi gestisce questo shop',
  owner: 'Responsabile',
  vatNumber: 'Numero d’identificazione (IDI)',
  reach: 'Come contattarci',
  prices: 'Prezzi',
  pricesText: 'Tutti i prezzi sono in franchi svizzeri (CHF), IVA inclusa ({vat_number}).',
}
