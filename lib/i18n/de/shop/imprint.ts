export const imprint = {
  title: 'Impressum',
  operator: 'Betreiberin dieses Shops',
  owner: 'Verantwortlich',
  vatNumber: 'Unternehmensnummer (UID)',
  reach: 'So erreichen Sie uns',
  prices: 'Preise',
  pricesText: 'Alle Preise verstehen sich in Schweizer Franken (CHF) inkl. MWST ({vat_number}).',
}
