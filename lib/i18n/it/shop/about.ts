export const about = {
  title: 'Prima grigliare, poi parlare.',
  lead: 'Una piccola cucina, una griglia rovente e persone che amano cucinare. Non serve altro.',
  storyTitle: 'La nostra storia',
  story: [
    'Tutto è cominciato con una griglia, sei ricette e un banco di due metri. Alla terza sera la fila davanti era già più lunga del banco.',
    'Oggi il menu è cresciuto, il banco no. Ancora adesso modelliamo ogni burger a mano, stendiamo ogni impasto noi stessi e ogni mattina prepariamo fresche tutte le salse.',
    'Gli ordini li riceviamo noi, senza piattaforme di mezzo. Quello che paga finisce nel piatto.',
  ],
  valuesTitle: 'A che cosa teniamo',
  values: [
    {
      title: 'Cibo onesto',
      text: 'Di ogni piatto diciamo da dove vengono carne, pesce e pane e che cosa contiene.',
    },
    {
      title: 'Prezzi onesti',
      text: 'Il prezzo nel menu è il prezzo che paga. Nessun supplemento di servizio, nessuna sorpresa.',
    },
    {
      title: 'Tempi onesti',
      text: 'Se diciamo venti minuti, sono venti minuti. Se ci vuole di più, lo vede subito.',
    },
  ],
  teamTitle: 'Chi sta ai fornelli',
  team: [
    { name: 'Mira', role: 'Cucina', text: 'Sta alla griglia e assaggia tutto due volte.' },
    { name: 'Luca', role: 'Pizza', text: 'Fa riposare l’impasto due giorni, se stesso mai.' },
    { name: 'Selin', role: 'Banco', text: 'Conosce il suo ordine prima che lei lo dica.' },
  ],
  link: 'Al menu',
}
