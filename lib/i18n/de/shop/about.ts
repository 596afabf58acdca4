/** The page about the shop until the owner writes his own. */
export const about = {
  title: 'Gekocht, wenn Sie bestellen.',
  lead: '{shop}, {city}: eine eigene Küche, und niemand zwischen Ihnen und uns.',
  sections: [
    {
      title: 'Was wir tun',
      paragraphs: [
        'Wir kochen jede Bestellung, wenn sie eintrifft. Sie bestellen direkt bei uns, ohne Marktplatz dazwischen.',
        'Bei jedem Gericht sagen wir, was drin ist und woher Fleisch, Fisch und Brot kommen. Der Preis auf der Karte ist der Preis, den Sie bezahlen.',
      ],
    },
    {
      title: 'Wo Sie uns finden',
      paragraphs: ['{shop}, {address}. Sie erreichen uns unter {email} und {phone}. Wer abholt, bezahlt keine Gebühr.'],
    },
  ],
  link: 'Zur Speisekarte',
}
