/** The page about the shop until the owner writes his own. */
export const about = {
  title: 'Cucinato quando ordina.',
  lead: '{shop}, {city}: una cucina nostra, e nessuno tra lei e noi.',
  sections: [
    {
      title: 'Che cosa facciamo',
      paragraphs: [
        'Cuciniamo ogni ordine quando arriva. Ordina direttamente da noi, senza piattaforme di mezzo.',
        'Di ogni piatto diciamo che cosa contiene e da dove vengono carne, pesce e pane. Il prezzo nel menu è il prezzo che paga.',
      ],
    },
    {
      title: 'Dove ci trova',
      paragraphs: ['{shop}, {address}. Ci può contattare a {email} e {phone}. Chi ritira non paga spese.'],
    },
  ],
  link: 'Al menu',
}
