export const about = {
  title: 'Zuerst grillieren, dann reden.',
  lead: 'Eine kleine Küche, ein heisser Grill und Menschen, die gerne kochen. Mehr braucht es nicht.',
  storyTitle: 'Unsere Geschichte',
  story: [
    'Angefangen hat es mit einem Grill, sechs Rezepten und einer Theke von zwei Metern. Am dritten Abend war die Schlange davor länger.',
    'Heute ist die Karte gewachsen, die Theke nicht. Noch immer formen wir jeden Burger von Hand, ziehen jeden Teig selber aus und rühren jede Sauce am Morgen frisch an.',
    'Bestellungen nehmen wir selber entgegen, ohne Marktplatz dazwischen. Was Sie bezahlen, landet auf dem Teller.',
  ],
  valuesTitle: 'Was uns wichtig ist',
  values: [
    {
      title: 'Ehrliches Essen',
      text: 'Wir sagen bei jedem Gericht, woher Fleisch, Fisch und Brot kommen und was drin ist.',
    },
    {
      title: 'Ehrliche Preise',
      text: 'Der Preis auf der Karte ist der Preis, den Sie bezahlen. Keine Servicegebühr, keine Überraschungen.',
    },
    {
      title: 'Ehrliche Zeiten',
      text: 'Wenn wir zwanzig Minuten sagen, meinen wir zwanzig Minuten. Dauert es länger, sehen Sie es sofort.',
    },
  ],
  teamTitle: 'Die Leute am Herd',
  team: [
    { name: 'Mira', role: 'Küche', text: 'Steht am Grill und probiert alles zweimal.' },
    { name: 'Luca', role: 'Pizza', text: 'Lässt seinen Teig zwei Tage ruhen, sich selber nie.' },
    { name: 'Selin', role: 'Theke', text: 'Kennt Ihre Bestellung, bevor Sie sie ausgesprochen haben.' },
  ],
  link: 'Zur Speisekarte',
}
